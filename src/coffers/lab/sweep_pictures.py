"""The curve of a sweep, as a picture or a page."""

from collections.abc import Sequence
from pathlib import Path

from matplotlib.figure import Figure

from coffers import __version__
from coffers.lab.drawing import (
    FAINT,
    LINE,
    LINES,
    WHOLE,
    Canvas,
    Numbers,
    Picture,
    drawing,
    legend,
    short,
    write_numbers,
    write_shares,
)
from coffers.lab.frames import writing
from coffers.lab.pages import Html, facts, figures, strategy, tag, whole
from coffers.lab.pictures import DOTS_PER_INCH
from coffers.lab.report import check_report
from coffers.lab.sweeps import (
    Point,
    SweepResult,
    best_of,
    change_of,
    names_of_lines,
    title_of,
)
from coffers.lab.words import kingdom_cards, percent
from coffers.strategies.plans import Strategy
from coffers.texts import Language

MOST_LINES = len(LINES)


def write_sweep(result: SweepResult, path: str | Path, language: Language) -> None:
    """Write a report of a sweep; the ending of the file says which kind."""
    check_report(path)
    path = Path(path)
    with writing(path):
        if path.suffix.lower() == ".html":
            title = title_of(result, language)
            path.write_text(whole(title, body(result, language), language), "utf-8")
        else:
            save(result, path, language)


def save(result: SweepResult, path: Path, language: Language) -> None:
    picture = curve(result, language)
    kind = path.suffix[1:].lower()
    with drawing(picture.name):
        figure = Figure(figsize=(picture.width, picture.height + 0.4), layout="constrained")
        name = short(picture.title, LINE)
        figure.suptitle(name, x=0.01, ha="left", fontsize=11, fontweight="bold")
        picture.draw(figure)
        metadata = {"Date": None} if kind == "svg" else None
        figure.savefig(path, format=kind, dpi=DOTS_PER_INCH, metadata=metadata)


def families(result: SweepResult) -> dict[tuple[int, ...], list[Point]]:
    """The points of each line of the picture: the last number runs along it, the others are fixed.

    Where there would be too many lines, those with the best points are drawn.
    """
    found: dict[tuple[int, ...], list[Point]] = {}
    for point in result.points:
        found.setdefault(point.values[:-1], []).append(point)
    ranked = sorted(found, key=lambda key: -max(point.score.value for point in found[key]))
    return {key: found[key] for key in found if key in ranked[:MOST_LINES]}


def curve(result: SweepResult, language: Language) -> Picture:
    lines = families(result)
    axis = f"{result.names[-1]}: {language.text('lab-sweep-axis', line=result.vary[-1])}"

    def draw(canvas: Canvas) -> None:
        axes = canvas.subplots()
        if is_near_half(result):
            axes.axhline(0.5, color=FAINT, linewidth=1, linestyle=(0, (4, 3)))
        drawn = []
        for points, (colour, style, marker) in zip(lines.values(), LINES, strict=False):
            x = [point.values[-1] for point in points]
            drawn += axes.plot(
                x, [p.score.value for p in points], color=colour, linestyle=style, marker=marker
            )
            low, high = [p.score.low for p in points], [p.score.high for p in points]
            axes.fill_between(x, low, high, color=colour, alpha=0.15, linewidth=0)
        if len(lines) > 1:
            legend(axes, drawn, [fixed(result, key) for key in lines])
        write_numbers(axes.xaxis, language, integer=True)
        write_shares(axes.yaxis, language)
        axes.set_xlabel(axis if len(axis) < 2 * LINE else result.names[-1])
        axes.set_ylabel(language.text("report-axis-score"))

    rows = [
        [*map(str, point.values), percent(point.score, language), change_of(point, language)]
        for point in result.points
    ]
    heads = [*result.names, language.text("report-score"), language.text("lab-change")]
    return Picture(
        "sweep",
        title_of(result, language),
        f"{described(result, language)} {language.text('lab-sweep-about')}",
        Numbers(heads, rows),
        draw,
        width=WHOLE,
        height=4.2,
    )


def is_near_half(result: SweepResult) -> bool:
    """Whether an even score is so near that it is worth a line."""
    low = min(point.score.low for point in result.points)
    high = max(point.score.high for point in result.points)
    return low - (high - low) <= 0.5 <= high + (high - low)


def fixed(result: SweepResult, values: Sequence[int]) -> str:
    """What is the same along a line of the picture."""
    return ", ".join(f"{name} = {n}" for name, n in zip(result.names, values, strict=False))


def described(result: SweepResult, language: Language) -> str:
    return " ".join(
        f"{names}: {language.text('lab-sweep-axis', line=line)}."
        for names, line in zip(names_of_lines(result), result.vary, strict=True)
    )


def body(result: SweepResult, language: Language) -> list[Html]:
    say = language.text
    picture = curve(result, language)
    effort = say("lab-sweep-effort-short", games=result.games, seed=str(result.seed))
    return [
        tag("p", best_of(result, language), class_="finding"),
        figures([picture], language),
        tag("p", say("lab-sweep-change-note"), class_="note"),
        tag("h2", say("report-played-section")),
        facts(
            [
                (say("report-kingdom"), kingdom_cards(result.kingdom, language)),
                (say("report-edition"), say("report-edition-of", edition=result.edition)),
                (say("report-games"), effort),
                (say("report-version"), __version__),
            ]
        ),
        tag("h2", say("report-strategies")),
        tag(
            "div",
            *(strategy(one, language, True) for one in distinct_strategies(result)),
            class_="strategies",
        ),
    ]


def distinct_strategies(result: SweepResult) -> list[Strategy]:
    return [result.plan, *(one for one in result.opponents if one != result.plan)]
