"""The pictures of a match."""

import math
from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from typing import Any

from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator

from coffers.bots.series import MOST_LEAD
from coffers.cards.library import all_facts
from coffers.lab.curves import Curves
from coffers.lab.drawing import (
    BLUE,
    FAINT,
    GREEN,
    INK,
    LINE,
    LINES,
    ORANGE,
    PAPER,
    PURPLE,
    REST,
    SKY,
    VERMILION,
    WHOLE,
    YELLOW,
    Canvas,
    Numbers,
    Picture,
    ink_on,
    interval,
    legend,
    plain,
    share,
    short,
    titles,
    write_names,
    write_numbers,
    write_shares,
)
from coffers.lab.matches import MatchResult
from coffers.lab.province_pictures import provinces
from coffers.lab.statistics import wilson
from coffers.lab.words import number, percent
from coffers.texts import Language

FEW = 0.02  # turns that a smaller share of games had are not drawn
FEW_LENGTHS = 0.001  # the same for lengths of games, in the tail
MOST_CARDS = 8  # so many cards are told apart in a deck
MOST_ROUNDS = 4  # so many rounds are compared in the picture of leads
LEAD_STEP = 3  # leads are taken together in steps of so many points
LABEL_ROOM = 0.075  # an area of this share of the picture's height has room for a name

BASIC_COLOURS = {
    "Copper": VERMILION,
    "Silver": "#b4bac0",
    "Gold": YELLOW,
    "Platinum": "#8a9199",
    "Estate": "#a5dcc9",
    "Duchy": "#4fbf9c",
    "Province": GREEN,
    "Colony": "#00614a",
    "Curse": PURPLE,
}
OTHER_COLOURS = (SKY, BLUE, ORANGE, "#9b6fb3", "#b08d57", "#c3e2f6", "#44546a", "#f3c98b")


def match_pictures(result: MatchResult, language: Language) -> list[Picture]:
    found = [scores(result, language), endings(result, language), lengths(result, language)]
    curves = result.curves
    if curves is not None:
        turns = turns_to_draw(curves, result.games)
        by_turn = partial(turn_by_turn, result, turns, language)
        found += [
            by_turn("coins", curves.coins),
            by_turn("density", curves.density),
            by_turn("points", curves.points),
            by_turn("gained", curves.gained),
            by_turn("cards", curves.cards),
            by_turn("dead", [[100 * share for share in row] for row in curves.dead]),
            *([provinces(result, curves, language)] if any(curves.provinces) else []),
            composition(result, curves, turns, language),
            standing(result, curves, max(turns), language),
            leads(result, curves, language),
        ]
    return found


def turns_to_draw(curves: Curves, games: int) -> list[int]:
    """For each strategy, how many turns were had by more than a few games."""
    return [max(1, sum(n >= FEW * games for n in row)) for row in curves.games]


# ---- the result of a match ---------------------------------------------------------------------


def scores(result: MatchResult, language: Language) -> Picture:
    names = titles(result, language)
    fair = 1 / result.players

    def draw(canvas: Canvas) -> None:
        axes = canvas.subplots()
        ends = [end for e in result.scores for end in (e.low, e.high)]
        lowest, highest = min(*ends, fair - 0.02), max(*ends, fair + 0.02)
        room = 0.2 * (highest - lowest)
        axes.set_xlim(lowest - room, highest + room)
        axes.axvline(fair, color=FAINT, linewidth=1, linestyle=(0, (4, 3)))
        for i, estimate in enumerate(result.scores):
            interval(axes, i, estimate, LINES[i][0], LINES[i][2])
            axes.annotate(
                percent(estimate, language),
                (estimate.value, i),
                (0, 7),
                textcoords="offset points",
                ha="center",
                fontsize=8.5,
            )
        write_names(axes, names)
        write_shares(axes.xaxis, language)
        axes.set_xlabel(language.text("report-axis-score"))

    return Picture(
        "scores",
        language.text("report-scores"),
        language.text("report-scores-about", fair=100 * fair),
        Numbers(
            [language.text("lab-strategy"), language.text("report-score")],
            [[n, percent(e, language)] for n, e in zip(names, result.scores, strict=True)],
        ),
        draw,
        height=0.9 + 0.45 * result.players,
    )


def endings(result: MatchResult, language: Language) -> Picture:
    found = {how: n for how, n in result.endings.items() if n}
    names = [language.text("lab-how-ended", how=how) for how in found]

    def draw(canvas: Canvas) -> None:
        axes = canvas.subplots()
        bars = axes.barh(
            range(len(found)), [n / result.games for n in found.values()], 0.55, color=SKY
        )
        axes.bar_label(bars, [share(language, n / result.games) for n in found.values()], padding=4)
        write_names(axes, names, room_for=result.players)
        axes.set_xlim(0, 1.14)
        write_shares(axes.xaxis, language)
        axes.set_xticks([0, 0.25, 0.5, 0.75, 1])
        axes.set_xlabel(language.text("report-axis-games"))

    return Picture(
        "endings",
        language.text("report-endings"),
        language.text("report-endings-about"),
        Numbers(
            [language.text("report-ended-by"), language.text("report-games"), "%"],
            [
                [name, plain(language, n), plain(language, 100 * n / result.games, 1)]
                for name, n in zip(names, found.values(), strict=True)
            ],
        ),
        draw,
        height=0.9 + 0.45 * max(len(found), result.players),
    )


def lengths(result: MatchResult, language: Language) -> Picture:
    found = result.lengths
    drawn = [rounds for rounds, n in found.items() if n >= FEW_LENGTHS * result.games]
    rounds = range(min(drawn), max(drawn) + 1)

    def draw(canvas: Canvas) -> None:
        axes = canvas.subplots()
        axes.bar(rounds, [found.get(r, 0) / result.games for r in rounds], 0.82, color=SKY)
        mean = result.turns.value
        axes.axvline(mean, color=INK, linewidth=1.2, linestyle=(0, (4, 2)))
        axes.set_ylim(0, axes.get_ylim()[1] * 1.1)
        axes.annotate(
            language.text("report-average", n=mean),
            (mean, 1),
            (5, -2),
            xycoords=("data", "axes fraction"),
            textcoords="offset points",
            va="top",
        )
        axes.grid(axis="x", visible=False)
        write_numbers(axes.xaxis, language, integer=True)
        write_shares(axes.yaxis, language)
        axes.set_xlabel(language.text("report-axis-rounds"))
        axes.set_ylabel(language.text("report-axis-games"))

    return Picture(
        "lengths",
        language.text("report-lengths"),
        language.text("report-lengths-about", turns=number(result.turns, language)),
        Numbers(
            [language.text("report-rounds"), language.text("report-games"), "%"],
            [
                [str(r), plain(language, n), plain(language, 100 * n / result.games, 1)]
                for r, n in found.items()
            ],
        ),
        draw,
    )


# ---- turn by turn ------------------------------------------------------------------------------


def turn_by_turn(
    result: MatchResult,
    turns: Sequence[int],
    language: Language,
    what: str,
    curves: Sequence[Sequence[float]],
) -> Picture:
    """A line for each strategy."""

    def draw(canvas: Canvas) -> None:
        axes = canvas.subplots()
        draw_lines(axes, [curve[:n] for curve, n in zip(curves, turns, strict=True)])
        legend(axes, axes.get_lines(), titles(result, language))
        axes.set_ylim(bottom=min(0.0, axes.get_ylim()[0]))
        write_numbers(axes.yaxis, language)
        write_turns(axes, language)
        axes.set_ylabel(language.text(f"report-axis-{what}"))

    return Picture(
        what,
        language.text(f"report-{what}"),
        language.text(f"report-{what}-about", few=100 * FEW),
        by_turn_numbers(result, curves, turns, language, partial(plain, language, digits=2)),
        draw,
    )


def draw_lines(axes: Axes, curves: Sequence[Sequence[float]]) -> None:
    for i, (curve, (colour, style, marker)) in enumerate(zip(curves, LINES, strict=False)):
        axes.plot(
            range(1, len(curve) + 1),
            curve,
            color=colour,
            linestyle=style,
            marker=marker,
            markevery=(i, 3),  # not all at the same turns, so that none hides another
        )


def write_turns(axes: Axes, language: Language) -> None:
    write_numbers(axes.xaxis, language, integer=True)
    axes.set_xlim(left=0.5)
    axes.grid(axis="x", visible=False)
    axes.set_xlabel(language.text("report-axis-turn"))


def by_turn_numbers(
    result: MatchResult,
    curves: Sequence[Sequence[float]],
    turns: Sequence[int],
    language: Language,
    written: Callable[[float], str],
) -> Numbers:
    rows = [
        [str(t + 1), *(written(c[t]) if t < n else "" for c, n in zip(curves, turns, strict=True))]
        for t in range(max(turns))
    ]
    return Numbers([language.text("report-turn"), *titles(result, language)], rows)


def composition(
    result: MatchResult, curves: Curves, turns: Sequence[int], language: Language
) -> Picture:
    """For each strategy, the cards of its deck on top of each other."""
    shown, rest = cards_to_show(curves, turns)
    names = [*map(language.card, shown), *([language.text("report-rest")] if rest else [])]
    colours = card_colours(shown)
    columns = 2 if result.players in (2, 4) else 3
    rows = math.ceil(result.players / columns)

    def layers(i: int) -> list[list[float]]:
        owned, n = curves.owned[i], turns[i]
        nothing = [0.0] * n
        found = [owned.get(card, nothing)[:n] for card in shown]
        if rest:
            found.append([sum(owned[c][t] for c in rest if c in owned) for t in range(n)])
        return found

    def draw(canvas: Canvas) -> None:
        panels = canvas.subplots(rows, columns, sharex=True, sharey=True, squeeze=False)
        flat = [axes for row in panels for axes in row]
        areas: list[Any] = []
        for i, axes in enumerate(flat[: result.players]):
            areas = axes.stackplot(
                range(1, turns[i] + 1),
                layers(i),
                colors=colours,
                edgecolor=PAPER,
                linewidth=0.7,
            )
            for area, hatch in zip(areas, hatches(shown), strict=False):
                area.set_hatch(hatch)
            axes.set_title(short(titles(result, language)[i]), loc="left", fontsize=10)
            axes.margins(x=0)
            axes.label_outer(remove_inner_ticks=True)
            axes.grid(visible=False)
        highest = flat[0].get_ylim()[1]
        for i, axes in enumerate(flat[: result.players]):
            label_layers(axes, layers(i), names, colours, highest)
            axes.xaxis.set_major_locator(MaxNLocator(nbins=8, steps=[1, 2, 5, 10], integer=True))
            if i >= result.players - columns:
                axes.set_xlabel(language.text("report-axis-turn"))
                axes.tick_params(labelbottom=True)
            if i % columns == 0:
                axes.set_ylabel(language.text("report-axis-cards"))
        for axes in flat[result.players :]:
            axes.set_axis_off()
        canvas.legend(areas[::-1], names[::-1], loc="outside right center", handlelength=1.4)

    strategy, turn = language.text("lab-strategy"), language.text("report-turn")
    table = [
        [name, str(t + 1), *(plain(language, layer[t], 2) for layer in layers(i))]
        for i, name in enumerate(titles(result, language))
        for t in range(turns[i])
    ]
    return Picture(
        "composition",
        language.text("report-composition"),
        language.text("report-composition-about", few=100 * FEW),
        Numbers([strategy, turn, *names], table),
        draw,
        width=WHOLE,
        height=0.5 + 3.1 * rows,
    )


def cards_to_show(curves: Curves, turns: Sequence[int]) -> tuple[list[str], list[str]]:
    """The most frequent cards, Treasures first and Victory cards last; and all the others."""
    often: dict[str, float] = {}
    for by_card, n in zip(curves.owned, turns, strict=True):
        for card, line in by_card.items():
            often[card] = often.get(card, 0.0) + sum(line[:n])
    ranked = sorted(often, key=lambda card: -often[card])
    if len(ranked) == MOST_CARDS + 1:
        return sorted(ranked, key=place_in_deck), []  # a rest of one card has a name of its own
    return sorted(ranked[:MOST_CARDS], key=place_in_deck), ranked[MOST_CARDS:]


def place_in_deck(card: str) -> tuple[int, int, str]:
    facts = all_facts()[card]
    types = {word.lower() for word in facts.types}
    kinds = ("treasure", "action", "victory", "curse")
    kind = next((i for i, name in enumerate(kinds) if name in types), 1)
    return kind, facts.cost, card


def card_colours(cards: Sequence[str]) -> list[str]:
    others = iter(OTHER_COLOURS * 2)
    return [BASIC_COLOURS.get(card) or next(others) for card in cards] + [REST]


def hatches(cards: Sequence[str]) -> list[str | None]:
    """Stripes for the Kingdom cards, which have no colours of their own."""
    patterns = iter(("", "//", "..", "\\\\", "xx", "--", "||", "++") * 2)
    return [None if card in BASIC_COLOURS else next(patterns) for card in cards]


def label_layers(
    axes: Axes,
    layers: Sequence[Sequence[float]],
    names: Sequence[str],
    colours: Sequence[str],
    highest: float,
) -> None:
    """Write the name of a card into its area, where there is room."""
    n = len(layers[0])
    tops = [list(accumulate(layer[t] for layer in layers)) for t in range(n)]
    middle = range(n // 4, max(n // 4 + 1, n - n // 5))
    for k, layer in enumerate(layers):
        t = max(middle, key=lambda t: layer[t])
        if layer[t] < LABEL_ROOM * highest:
            continue
        axes.text(
            t + 1,
            tops[t][k] - layer[t] / 2,
            names[k],
            ha="center",
            va="center",
            fontsize=8.5,
            color=ink_on(colours[k]),
        )


# ---- who is ahead ------------------------------------------------------------------------------


def standing(result: MatchResult, curves: Curves, rounds: int, language: Language) -> Picture:
    def draw(canvas: Canvas) -> None:
        axes = canvas.subplots()
        axes.axhline(1 / result.players, color=FAINT, linewidth=1, linestyle=(0, (4, 3)))
        draw_lines(axes, [curve[:rounds] for curve in curves.standing])
        legend(axes, axes.get_lines()[1:], titles(result, language))
        axes.set_ylim(0, max(axes.get_ylim()[1], 0.55))
        write_shares(axes.yaxis, language)
        write_turns(axes, language)
        axes.set_xlabel(language.text("report-axis-after"))
        axes.set_ylabel(language.text("report-axis-ahead"))

    return Picture(
        "standing",
        language.text("report-standing"),
        language.text("report-standing-about"),
        by_turn_numbers(
            result,
            curves.standing,
            [min(rounds, len(curve)) for curve in curves.standing],
            language,
            partial(share, language),
        ),
        draw,
    )


def leads(result: MatchResult, curves: Curves, language: Language) -> Picture:
    """How often the first strategy won, by its lead; for some rounds."""
    name = titles(result, language)[0]
    found = {r: lead_groups(curves.leads[r - 1], result.games) for r in rounds_to_show(result)}
    found = {r: groups for r, groups in found.items() if groups}

    def draw(canvas: Canvas) -> None:
        axes = canvas.subplots()
        axes.axvline(0, color=FAINT, linewidth=1, linestyle=(0, (4, 3)))
        lines = []
        for groups, (colour, style, marker) in zip(found.values(), LINES, strict=False):
            ends = [wilson(won, n) for n, won in groups.values()]
            axes.fill_between(
                list(groups),
                [e.low for e in ends],
                [e.high for e in ends],
                color=colour,
                alpha=0.14,
                linewidth=0,
            )
            won = [e.value for e in ends]
            lines += axes.plot(list(groups), won, color=colour, linestyle=style, marker=marker)
        if lines:
            legend(axes, lines, [language.text("report-after-round", n=r) for r in found])
        axes.set_ylim(-0.03, 1.03)
        write_shares(axes.yaxis, language)
        write_numbers(axes.xaxis, language, integer=True)
        axes.set_xlabel(short(language.text("report-axis-lead", strategy=name), LINE))
        axes.set_ylabel(language.text("report-axis-won"))

    return Picture(
        "leads",
        language.text("report-leads", strategy=name),
        language.text(
            "report-leads-about",
            strategy=name,
            step=LEAD_STEP,
            most=MOST_LEAD,
            few=100 * FEW,
        ),
        Numbers(
            [
                language.text("report-after-rounds"),
                language.text("report-lead"),
                language.text("report-games"),
                language.text("report-won"),
            ],
            [
                [str(r), plain(language, lead), plain(language, n), share(language, won)]
                for r, groups in found.items()
                for lead, (n, won) in groups.items()
            ],
        ),
        draw,
    )


def rounds_to_show(result: MatchResult) -> list[int]:
    """Some rounds, evenly over a game of average length."""
    rounds = result.turns.value - 1
    steps = [round(rounds * k / MOST_ROUNDS) for k in range(1, MOST_ROUNDS + 1)]
    curves = result.curves
    assert curves is not None
    return [r for r in dict.fromkeys(steps) if 1 <= r <= len(curves.leads)]


def lead_groups(leads: dict[int, tuple[int, float]], games: int) -> dict[int, tuple[int, float]]:
    """Leads taken together in steps, by the middle of the step; those of few games left out."""
    sums: dict[int, tuple[int, float]] = {}
    for lead, (n, won) in sorted(leads.items()):
        middle = LEAD_STEP * round(lead / LEAD_STEP)
        before, credit = sums.get(middle, (0, 0.0))
        sums[middle] = (before + n, credit + n * won)
    return {lead: (n, won / n) for lead, (n, won) in sums.items() if n >= FEW * games}
