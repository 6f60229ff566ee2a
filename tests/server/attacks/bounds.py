"""What keeps an attack small: bounded numbers, and servers on this machine only."""

import argparse
from collections.abc import Callable
from typing import TypeVar

from coffers.errors import CoffersError
from coffers.server.load import Plan, check

Number = TypeVar("Number", int, float)


def bounded(kind: Callable[[str], Number], least: Number, most: Number) -> Callable[[str], Number]:
    """A number of the command line between these two."""

    def number(text: str) -> Number:
        try:
            value = kind(text)
        except ValueError:
            value = most + 1
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"must be between {least} and {most}")
        return value

    return number


def loopback(url: str) -> str:
    """The address of a server, if it is on this machine."""
    try:
        check(Plan(urls=(url,)))
    except CoffersError as problem:
        raise argparse.ArgumentTypeError(str(problem)) from None
    return url
