"""Texts from outside: JSON, YAML and TOML, read so that nothing in them can do harm.

Files come by mail and from other people's tables. Whatever is wrong with one, it is `Malformed`,
with a sentence that says why and the line where: too large, not UTF-8, nested too deeply, a number
beyond measure, or simply not the format.
"""

import errno
import json
import os
import re
import tomllib
from pathlib import Path
from typing import Any, NoReturn

import yaml

from coffers.errors import CoffersError

LARGEST = 4_000_000  # bytes of a file, where nobody says less
DEEPEST = 40  # lists and mappings within each other in YAML; a scenario needs nine
LONGEST_LINE = 10_000  # characters of a line of TOML: its keys cost the square of their dots
NUMBERS = range(-(2**63), 2**63)
# libyaml reads ten times as fast; its marks and nodes are the same.
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Malformed(CoffersError):
    """A text that cannot be read."""

    def __init__(self, message: str, /, line: int = 1, **details: object) -> None:
        super().__init__(message, **details)
        self.line = line


def read_text(path: Path, most: int = LARGEST) -> str:
    """The text of a file of at most so many bytes; OSError if there is none to be had."""
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except ValueError:  # a name that no file can have
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path)) from None
    if len(content) > most:
        raise Malformed("text-large", most=most)
    try:
        text = content.decode()
    except UnicodeDecodeError as fault:
        raise Malformed("text-not-utf8", line=content.count(b"\n", 0, fault.start) + 1) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


# ---- JSON --------------------------------------------------------------------------------------


def read_json(text: str) -> Any:
    """What a JSON text says.

    >>> read_json("[1, 2")
    Traceback (most recent call last):
    ...
    coffers.documents.Malformed: the file is not JSON, or was cut off
    """
    try:
        return json.loads(text, parse_constant=_no_constant)
    except json.JSONDecodeError as fault:
        raise Malformed("text-not-json", line=fault.lineno) from None
    except RecursionError:
        raise Malformed("text-deep") from None
    except ValueError:  # Python reads no number of thousands of digits
        raise Malformed("text-number") from None


def _no_constant(found: str) -> NoReturn:
    raise ValueError(found)  # NaN and Infinity, which JSON does not know


# ---- YAML --------------------------------------------------------------------------------------


def read_yaml(text: str) -> yaml.Node | None:
    """The nodes of a YAML text; those of one that is too deep or refers to itself are never made.

    Aliases are refused, whatever they refer to: a few lines of them can mean a billion entries.
    """
    try:
        depth = 0
        for event in yaml.parse(text, Loader=_Loader):
            if isinstance(event, yaml.AliasEvent):
                raise Malformed("text-alias", line=_line(event))
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
                if depth > DEEPEST:
                    raise Malformed("text-deep", line=_line(event))
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
        node: yaml.Node | None = yaml.compose(text, Loader=_Loader)
        return node
    except yaml.YAMLError as fault:
        raise _yaml_fault(fault) from None


def yaml_value(node: yaml.Node) -> Any:
    """What a node says: texts, numbers, truths, and lists and mappings of them."""
    loader = yaml.SafeLoader("")
    try:
        value = loader.construct_object(node, deep=True)
    except yaml.YAMLError as fault:
        raise _yaml_fault(fault) from None
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        # What PyYAML's own readers stumble over: `2001-99-99`, `!!bool perhaps`...
        raise Malformed("text-value", line=_line(node)) from None
    finally:
        loader.dispose()
    if not _measurable(value):
        raise Malformed("text-number", line=_line(node))
    return value


def _measurable(value: object) -> bool:
    """Whether all numbers in a value are such as a machine can hold."""
    if isinstance(value, dict):
        return all(map(_measurable, value)) and all(map(_measurable, value.values()))
    if isinstance(value, list | tuple):
        return all(map(_measurable, value))
    return not isinstance(value, int) or value in NUMBERS


def _line(where: yaml.Node | yaml.Event) -> int:
    return where.start_mark.line + 1 if where.start_mark else 1


def _yaml_fault(fault: yaml.YAMLError) -> Malformed:
    mark = getattr(fault, "problem_mark", None)
    problem = getattr(fault, "problem", None) or str(fault).partition("\n")[0]
    return Malformed("text-syntax", line=mark.line + 1 if mark else 1, problem=str(problem))


# ---- TOML --------------------------------------------------------------------------------------


def read_toml(text: str) -> dict[str, Any]:
    """What a TOML text says."""
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LONGEST_LINE:
            raise Malformed("text-long-line", line=number, most=LONGEST_LINE)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        position = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)", str(fault))
        at = int(position[1]) if position and position[1] else text.count("\n") + 1
        problem = str(fault).partition(" (at ")[0]
        raise Malformed("text-syntax", line=at, problem=problem) from None
    except RecursionError:
        raise Malformed("text-deep", line=text.count("\n") + 1) from None
    except (ValueError, OverflowError):
        raise Malformed("text-number", line=text.count("\n") + 1) from None
