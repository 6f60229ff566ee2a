"""All pictures of a result as one figure."""

from pathlib import Path

from matplotlib.figure import Figure

from coffers.lab.drawing import (
    FAINT,
    LINE,
    WHOLE,
    Picture,
    drawing,
    short,
    titles,
)
from coffers.lab.match_pictures import match_pictures
from coffers.lab.matches import MatchResult
from coffers.lab.tournament_pictures import tournament_pictures
from coffers.lab.tournaments import TournamentResult
from coffers.lab.words import kingdom_cards
from coffers.texts import Language, current

DOTS_PER_INCH = 160


def figure_of(result: MatchResult | TournamentResult, language: Language | None = None) -> Figure:
    """All pictures of a result as one figure."""
    language = language or current()
    rows: list[list[Picture]] = []
    for picture in pictures_of(result, language):
        if rows and not picture.whole and len(rows[-1]) == 1 and not rows[-1][0].whole:
            rows[-1].append(picture)
        else:
            rows.append([picture])
    title, below = header(result, language)
    above = 0.4 + 0.28 * (title.count("\n") + 1) + 0.16 * below.count("\n")
    heights = [above, *(max(picture.height for picture in row) + 0.4 for row in rows)]
    with drawing():
        width = max(WHOLE, *(picture.width for row in rows for picture in row))
        figure = Figure(figsize=(width, sum(heights)), layout="constrained")
        parts = figure.subfigures(len(heights), 1, height_ratios=heights, squeeze=False)[:, 0]
        parts[0].text(0.01, 1 - 0.1 / above, title, fontsize=15, fontweight="bold", va="top")
        parts[0].text(0.01, 0, below, color=FAINT, va="bottom", linespacing=1.3)
        for row, part in zip(rows, parts[1:], strict=True):
            places = part.subfigures(1, 1 if row[0].whole else 2, squeeze=False)[0]
            for picture, place in zip(row, places, strict=False):
                name = short(picture.title, LINE - 12)
                left = 0.01 if picture.whole else 0.02
                place.suptitle(name, x=left, ha="left", fontsize=11, fontweight="bold")
                picture.draw(place)
    return figure


def header(result: MatchResult | TournamentResult, language: Language) -> tuple[str, str]:
    """What stands above the pictures: the title, and what was played."""
    below = [language.text("lab-summary", games=result.games, seed=str(result.seed))]
    if isinstance(result, MatchResult):
        cards = kingdom_cards(result.kingdom, language)
        kingdom = language.text("lab-kingdom", cards=cards, edition=result.edition)
        below.append(short(kingdom, 2 * LINE))
    return short(title_of(result, language), LINE + 10), "\n".join(below)


def save(result: MatchResult | TournamentResult, path: Path, language: Language) -> None:
    """All pictures in one file, SVG or PNG."""
    figure = figure_of(result, language)
    kind = path.suffix[1:].lower()
    metadata = {"Date": None} if kind == "svg" else None
    with drawing():
        figure.savefig(path, format=kind, dpi=DOTS_PER_INCH, metadata=metadata)


def pictures_of(result: MatchResult | TournamentResult, language: Language) -> list[Picture]:
    if isinstance(result, TournamentResult):
        return tournament_pictures(result, language)
    return match_pictures(result, language)


def title_of(result: MatchResult | TournamentResult, language: Language) -> str:
    """What the whole is called."""
    names = titles(result, language)
    if isinstance(result, TournamentResult):
        return language.text("report-title-tournament", n=len(result.order))
    if len(names) > 2:
        return language.listing(names)
    return language.text("report-title-match", first=names[0], second=names[1])
