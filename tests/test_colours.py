"""The colours of the types of cards stand once, and what is written on them can be read."""

import json
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from rich.style import Style

import coffers
from coffers.cards.library import all_facts
from coffers.colours import PLAIN, main_type, terminal_style
from coffers.engine.vocabulary import TYPE_NAMES

HOME = Path(coffers.__file__).parent
SOURCE = HOME / "data" / "colours.json"
COLOURS = json.loads(SOURCE.read_text("utf-8"))
TYPES = COLOURS["types"]
DISTINCT = COLOURS["distinct"]  # for those who see fewer colours
TO_COME = ("Event", "Landmark", "Boon", "Hex", "State", "Doom", "Zombie")
SHADES = ("band", "ink", "body", "icon")
LOOK = (HOME / "web" / "src" / "look" / "look.css").read_text("utf-8")
TEXT, PICTURE = 4.5, 3.0  # what WCAG AA wants
ANY_TYPE = "|".join(TYPES)


def look(name: str, theme: str) -> str:
    """A colour of the client's style sheet: first the light ones, then the dark ones."""
    light, dark = re.findall(rf"--{name}: (#[0-9a-f]{{6}});", LOOK)
    return str(light if theme == "light" else dark)


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


def sources() -> Iterator[tuple[Path, str]]:
    """Everything in which colours could stand, the one place for them apart."""
    for path in sorted(HOME.rglob("*")):
        parts = path.relative_to(HOME).parts
        written = path.suffix in (".py", ".ts", ".svelte", ".css", ".html", ".json", ".svg")
        if written and path != SOURCE and not {"node_modules", "dist"} & set(parts):
            yield path, path.read_text("utf-8")


def test_every_type_has_its_colours() -> None:
    assert sorted(COLOURS["order"]) == sorted(TYPES)
    assert {*TYPE_NAMES, *TO_COME} <= set(TYPES)
    assert {word for facts in all_facts().values() for word in facts.types} <= set(TYPES)
    for of in TYPES.values():
        assert set(of) == {"terminal", "light", "dark"}
        assert tuple(of["light"]) == tuple(of["dark"]) == SHADES
    # Types behind that of most cards never give a card its colour.
    order = COLOURS["order"]
    assert list(DISTINCT) == order[: order.index(PLAIN) + 1]
    for of in DISTINCT.values():
        assert tuple(of["light"]) == tuple(of["dark"]) == SHADES


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("palette", "word"), [*product(("types",), TYPES), *product(("distinct",), DISTINCT)]
)
def test_what_is_written_on_them_can_be_read(palette: str, word: str, theme: str) -> None:
    of = COLOURS[palette][word][theme]
    assert contrast(of["ink"], of["band"]) >= TEXT
    assert contrast(look("ink", theme), of["body"]) >= TEXT
    assert contrast(of["icon"], of["body"]) >= PICTURE
    assert contrast(of["icon"], look("paper", theme)) >= PICTURE


def test_the_terminal_knows_them() -> None:
    for word in TYPES:
        Style.parse(terminal_style([word]))
    assert terminal_style(["Action", "Attack"]) == terminal_style(["Attack"])
    assert main_type(["Action", "Prize"]) == main_type([]) == "Action"


def test_they_stand_nowhere_else() -> None:
    shades = {
        of[theme][shade]
        for of in (*TYPES.values(), *DISTINCT.values())
        for theme, shade in product(("light", "dark"), ("band", "body", "icon"))
    }
    declared = re.compile(rf"--({ANY_TYPE.lower()})-({'|'.join(SHADES)})\s*:")
    styled = re.compile(
        rf"""["']?\b({ANY_TYPE})["']?\s*:\s*["'](#|(bright_)?(red|green|blue|"""
        """yellow|magenta|cyan|white|black)\\b)"""
    )
    for path, text in sources():
        assert not declared.search(text), path
        assert not styled.search(text), path
        assert not shades & set(re.findall(r"#[0-9a-f]{6}\b", text)), path


def test_no_others_are_used() -> None:
    used = re.compile(rf"var\(--(\w+)-({'|'.join(SHADES)})\)")
    names = {word.lower() for word in TYPES}
    for path, text in sources():
        if path.suffix in (".svelte", ".css"):
            for name, shade in used.findall(text):
                assert name in names or f"--{name}-{shade}:" in LOOK, path
