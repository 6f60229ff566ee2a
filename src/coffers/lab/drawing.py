"""How pictures are drawn: their style, and the words and numbers in them.

A picture knows its title, what can be seen in it, and the numbers behind it; it can be drawn alone
or as a part of a figure. Colour is never the only cue: lines differ in style and marker, areas are
labelled, cells have their numbers.
"""

import re
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from io import StringIO
from textwrap import wrap
from typing import Any
from xml.etree import ElementTree

import matplotlib
from matplotlib.axes import Axes
from matplotlib.colors import to_hex, to_rgb
from matplotlib.figure import Figure, SubFigure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from coffers.lab.matches import MatchResult
from coffers.lab.statistics import Estimate
from coffers.lab.tournaments import TournamentResult
from coffers.texts import Language

LONG_NAME = 26  # characters; longer ones are broken
LINE = 62  # characters from side to side of a picture

HALF = 5.3  # inches
WHOLE = 10.9
LOW = 3.1

# Okabe and Ito's colours, which all eyes can tell apart; those that show best on white first.
BLUE, VERMILION, GREEN = "#0072b2", "#d55e00", "#009e73"
PURPLE, ORANGE, SKY, YELLOW = "#cc79a7", "#e69f00", "#56b4e9", "#f0e442"
INK, FAINT, GRID, PAPER = "#1d2126", "#626a73", "#dfe2e6", "#fefefe"
ROLES = {INK: "ink", FAINT: "faint", GRID: "grid", PAPER: "paper"}
"""Colours that a page may replace, to be dark for instance."""

LINES: tuple[tuple[str, Any, str], ...] = (
    (BLUE, "-", "o"),
    (VERMILION, (0, (5, 1.5)), "s"),
    (GREEN, (0, (1, 1)), "^"),
    (PURPLE, (0, (6, 1.5, 1, 1.5)), "D"),
    (ORANGE, (0, (3, 1, 1, 1, 1, 1)), "v"),
    (INK, (0, (8, 3)), "P"),
)
REST = "#e8eaed"

STYLE: Any = {
    "font.size": 9,
    "text.parse_math": False,  # a name may have any characters
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.facecolor": PAPER,
    "axes.labelcolor": FAINT,
    "axes.axisbelow": True,
    "axes.grid": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.linewidth": 0.8,
    "figure.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "figure.constrained_layout.w_pad": 0.09,
    "figure.constrained_layout.h_pad": 0.06,
    "grid.color": GRID,
    "grid.linewidth": 0.7,
    "hatch.color": PAPER,
    "hatch.linewidth": 1.4,
    "legend.frameon": False,
    "legend.handlelength": 2.8,
    "lines.linewidth": 1.8,
    "lines.markersize": 4,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "svg.fonttype": "none",  # text stays text: small, legible, and can be searched
}

Canvas = Figure | SubFigure


@dataclass(frozen=True, slots=True)
class Numbers:
    """A table: its heads, and rows of as many cells; all as a reader reads them."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Picture:
    name: str
    title: str
    about: str  # what can be seen
    numbers: Numbers
    draw: Callable[[Canvas], None]
    width: float = HALF
    height: float = LOW

    @property
    def whole(self) -> bool:
        """Whether it takes the whole width of a page."""
        return self.width > HALF


@contextmanager
def drawing(salt: str = "") -> Iterator[None]:
    """Draw in our style, whatever the user's is; the same picture is the same file."""
    with matplotlib.rc_context(), warnings.catch_warnings():
        # In a PNG, characters that the font lacks are shown as boxes; the games are worth more.
        warnings.filterwarnings("ignore", message="Glyph .* missing")
        matplotlib.rcdefaults()
        matplotlib.rcParams.update(STYLE)
        matplotlib.rcParams["svg.hashsalt"] = f"coffers {salt}"
        yield


def svg(picture: Picture) -> str:
    """A picture as a part of an HTML page: it takes the page's font and colours."""
    with drawing(picture.name):
        figure = Figure(figsize=(picture.width, picture.height), layout="constrained")
        picture.draw(figure)
        file = StringIO()
        nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        figure.savefig(file, format="svg", metadata=nothing)
    root = ElementTree.fromstring(file.getvalue())
    for element in root.iter():
        element.tag = _local(element.tag)
        for name in list(element.attrib):
            element.attrib[_local(name)] = element.attrib.pop(name)
        if element.tag == "g":
            element.attrib.pop("id", None)  # not referred to, and the same in every picture
        if element.get("transform", "").startswith("rotate(-0 "):
            del element.attrib["transform"]
        style = element.get("style")
        if style:
            style = re.sub(r"font-family: [^;]*;? ?", "", style)
            element.set("style", re.sub("#[0-9a-f]{6}", _role, style))
    for parent in root.findall("defs"):
        for sheet in parent.findall("style"):  # it would be one for the whole page
            parent.remove(sheet)
    for name in ("width", "height", "version"):
        root.attrib.pop(name, None)
    title, about = ElementTree.Element("title"), ElementTree.Element("desc")
    title.text, about.text = picture.title, picture.about
    title.set("id", f"{picture.name}-title")
    about.set("id", f"{picture.name}-about")
    root.set("role", "img")
    root.set("aria-labelledby", f"{picture.name}-title {picture.name}-about")
    root[:0] = [title, about]
    text = ElementTree.tostring(root, encoding="unicode")
    return re.sub(r"\s*\n\s*", "\n", text)


def _local(name: str) -> str:
    return name.rpartition("}")[2]


def _role(colour: re.Match[str]) -> str:
    role = ROLES.get(colour[0])
    return f"var(--{role})" if role else colour[0]


# ---- words and numbers -------------------------------------------------------------------------


def titles(result: MatchResult | TournamentResult, language: Language) -> list[str]:
    return [strategy.title(language.code) for strategy in result.strategies]


def short(name: str, length: int = LONG_NAME) -> str:
    """A name in lines that are not too long."""
    return "\n".join(wrap(name, length))


def plain(language: Language, value: float, digits: int = 0) -> str:
    """A number as the language writes it."""
    return language.text(f"report-number-{digits}", n=value).replace("-", "\N{MINUS SIGN}")


def share(language: Language, value: float) -> str:
    return language.text("lab-share", value=100 * value)


def write_numbers(axis: Any, language: Language, **more: Any) -> None:
    """Ticks at round numbers, written as the language does."""
    axis.set_major_locator(MaxNLocator(nbins=7, steps=[1, 2, 5, 10], **more))
    axis.set_major_formatter(FuncFormatter(lambda value, _: plain(language, value, 2)))


def write_shares(axis: Any, language: Language) -> None:
    axis.set_major_locator(MaxNLocator(nbins=6, steps=[1, 2, 2.5, 5, 10]))
    axis.set_major_formatter(
        FuncFormatter(lambda value, _: language.text("report-tick-percent", n=100 * value))
    )


def write_names(
    axes: Axes, names: Iterable[str], length: int = LONG_NAME, room_for: int = 0
) -> None:
    """Names down the side, the first on top."""
    shown = [short(name, length) for name in names]
    axes.set_yticks(range(len(shown)), shown)
    axes.set_ylim(max(len(shown), room_for) - 0.4, -0.75)
    axes.grid(axis="y", visible=False)
    axes.spines["left"].set_visible(False)


def legend(axes: Axes, lines: Sequence[Any], names: Sequence[str]) -> None:
    """Above the picture, where nothing is hidden by it."""
    longest = min(LONG_NAME, max(map(len, names)))
    axes.legend(
        lines,
        [short(name) for name in names],
        loc="lower left",
        bbox_to_anchor=(0.0, 1.0),
        borderaxespad=0.2,
        columnspacing=1.4,
        ncols=max(1, LINE // (longest + 8)),  # a line of the legend is worth eight characters
    )


def interval(axes: Axes, y: float, estimate: Estimate, colour: str, marker: str) -> None:
    """A dot with its interval."""
    axes.plot([estimate.low, estimate.high], [y, y], color=colour, linewidth=2.2)
    axes.plot([estimate.value], [y], color=colour, marker=marker, markersize=6.5)


# ---- colours -----------------------------------------------------------------------------------


def shade(value: float) -> str:
    """From vermilion (0) over almost white (a half) to blue (1), in steps of five percent."""
    step = round(20 * value) / 10 - 1
    red, green, blue = to_rgb(BLUE if step > 0 else VERMILION)
    weight = 0.92 * abs(step)
    white = 0.97 * (1 - weight)
    return to_hex((weight * red + white, weight * green + white, weight * blue + white))


def ink_on(colour: str) -> str:
    """Black or white, whichever can be read on a colour."""
    red, green, blue = (c**2.2 for c in to_rgb(colour))
    return "#000000" if 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.2 else "#ffffff"
