"""The pictures of a tournament."""

from collections.abc import Sequence
from functools import partial

from matplotlib.colors import to_rgb
from matplotlib.ticker import FuncFormatter, MaxNLocator

from coffers.kingdoms.settings import Setting
from coffers.lab.drawing import (
    BLUE,
    FAINT,
    LINE,
    LONG_NAME,
    REST,
    WHOLE,
    Canvas,
    Numbers,
    Picture,
    ink_on,
    interval,
    shade,
    short,
    titles,
    write_names,
)
from coffers.lab.statistics import AVERAGE_RATING, Estimate
from coffers.lab.tournaments import TournamentResult, cell, rating
from coffers.texts import Language

FEW_COLUMNS = 14  # so many cells of a heat map are as wide as they like to be
Row = Sequence[Estimate | None]


def tournament_pictures(result: TournamentResult, language: Language) -> list[Picture]:
    found = []
    for k in range(len(result.groups)):
        found += [ratings(result, language, k), matrix(result, language, k)]
    if len(result.by_kingdom) > 1:
        found.append(kingdoms(result, language))
    return found


def of_group(result: TournamentResult, what: str, language: Language, k: int) -> str:
    """What a picture of a group is called; where there is only one, it need not be told apart."""
    if len(result.groups) == 1:
        return what
    return language.text("report-of-group", what=what, group=k + 1)


def ratings(result: TournamentResult, language: Language, k: int = 0) -> Picture:
    """The ratings of a group."""
    order = result.groups[k]
    names = [titles(result, language)[i] for i in order]
    values = [e for e in (result.ratings[i] for i in order) if e is not None]

    def draw(canvas: Canvas) -> None:
        axes = canvas.subplots()
        axes.axvline(AVERAGE_RATING, color=FAINT, linewidth=1, linestyle=(0, (4, 3)))
        for place, estimate in enumerate(values):
            interval(axes, place, estimate, BLUE, "o")
        numbered = (f"{place + 1}. {name}" for place, name in enumerate(names))
        write_names(axes, numbered, length=LINE)
        axes.grid(axis="y", visible=True)
        right = axes.secondary_yaxis("right")
        right.set_yticks(range(len(values)), [rating(e, language) for e in values])
        right.spines["right"].set_visible(False)
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.xaxis.set_major_locator(MaxNLocator(nbins=8))
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:.0f}"))
        axes.set_xlabel(language.text("report-axis-rating"))

    return Picture(
        f"ratings-{k + 1}" if k else "ratings",
        of_group(result, language.text("report-ratings"), language, k),
        language.text("report-ratings-about"),
        Numbers(
            [language.text("lab-strategy"), language.text("lab-rating")],
            [[n, rating(e, language)] for n, e in zip(names, values, strict=True)],
        ),
        draw,
        width=WHOLE,
        height=0.75 + 0.25 * len(names),
    )


def matrix(result: TournamentResult, language: Language, k: int = 0) -> Picture:
    """Who scored how much against whom in a group."""
    order = result.groups[k]
    names = [titles(result, language)[i] for i in order]
    rows = [[result.matrix[i][j] for j in order] for i in order]
    columns = [str(place + 1) for place in range(len(order))]
    return Picture(
        f"matrix-{k + 1}" if k else "matrix",
        of_group(result, language.text("report-matrix"), language, k),
        language.text("lab-matrix"),
        Numbers(["", *columns], cells(names, rows)),
        partial(draw_cells, [f"{n + 1}. {name}" for n, name in enumerate(names)], columns, rows),
        width=max(WHOLE, 3 + 0.28 * len(names)),
        height=1.0 + 0.28 * len(names),
    )


def kingdoms(result: TournamentResult, language: Language) -> Picture:
    order = result.order
    names = [titles(result, language)[i] for i in order]
    found = result.by_kingdom
    rows = [[estimates[i] for estimates in found.values()] for i in order]
    columns = [kingdom_name(kingdom, k, language) for k, kingdom in enumerate(found)]
    return Picture(
        "kingdoms",
        language.text("report-kingdoms"),
        language.text("report-kingdoms-about"),
        Numbers(["", *columns], cells(names, rows)),
        partial(draw_cells, names, columns, rows),
        width=max(WHOLE, 3 + 0.28 * len(columns)),
        height=1.6 + 0.28 * len(names),
    )


def kingdom_name(setting: Setting, k: int, language: Language) -> str:
    """What a kingdom is called; ten cards are no name for it."""
    if len(setting.name) <= LONG_NAME:
        return setting.name
    return language.text("report-kingdom-number", n=k + 1)


def cells(names: Sequence[str], rows: Sequence[Row]) -> list[list[str]]:
    return [[name, *map(cell, row)] for name, row in zip(names, rows, strict=True)]


def draw_cells(
    names: Sequence[str], columns: Sequence[str], rows: Sequence[Row], canvas: Canvas
) -> None:
    """A heat map with its numbers."""
    axes = canvas.subplots()
    axes.imshow(
        [[to_rgb(REST if e is None else shade(e.value)) for e in row] for row in rows],
        aspect=0.5 if len(columns) <= FEW_COLUMNS else "auto",
        interpolation="none",
    )
    axes.set_anchor("W")
    size = 9 if len(columns) <= FEW_COLUMNS else 7
    for y, row in enumerate(rows):
        for x, estimate in enumerate(row):
            if estimate is not None:
                ink = ink_on(shade(estimate.value))
                text = axes.text(x, y, cell(estimate), ha="center", va="center", color=ink)
                text.set_fontsize(size)
                text.set_in_layout(False)  # thousands would be measured, and all are inside
    axes.set_yticks(range(len(names)), [short(name, LINE) for name in names])
    tilted = max(map(len, columns)) > 3
    axes.set_xticks(
        range(len(columns)),
        columns,
        rotation=35 if tilted else 0,
        ha="left" if tilted else "center",
        rotation_mode="anchor",
        fontsize=size if not tilted else 9,
    )
    axes.tick_params(top=True, bottom=False, labeltop=True, labelbottom=False)
    axes.grid(visible=False)
    for spine in axes.spines.values():
        spine.set_visible(False)
