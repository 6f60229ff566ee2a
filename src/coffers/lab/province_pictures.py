"""The picture of the turns in which Provinces come."""

from coffers.lab.curves import Curves, Province
from coffers.lab.drawing import (
    LINES,
    Canvas,
    Numbers,
    Picture,
    legend,
    titles,
    write_numbers,
)
from coffers.lab.matches import MatchResult
from coffers.lab.words import number, percent
from coffers.texts import Language

FEW = 0.02  # Provinces that a smaller share of games had are not drawn


def provinces(result: MatchResult, curves: Curves, language: Language) -> Picture:
    """For each strategy, the average turn of its first Province, its second..."""
    names = titles(result, language)

    def draw(canvas: Canvas) -> None:
        axes = canvas.subplots()
        drawn = []
        for row, (colour, style, marker) in zip(curves.provinces, LINES, strict=False):
            shown = frequent(row)
            ns = [province.n for province in shown]
            drawn += axes.plot(
                ns,
                [province.turn.value for province in shown],
                color=colour,
                linestyle=style,
                marker=marker,
            )
            low = [province.turn.low for province in shown]
            high = [province.turn.high for province in shown]
            axes.vlines(ns, low, high, color=colour, linewidth=2.2)
        legend(axes, drawn, names)
        write_numbers(axes.xaxis, language, integer=True)
        write_numbers(axes.yaxis, language, integer=True)
        axes.set_xlim(left=0.5)
        axes.set_ylim(bottom=0)
        axes.grid(axis="x", visible=False)
        axes.set_xlabel(language.text("report-axis-province"))
        axes.set_ylabel(language.text("report-axis-turn"))

    heads = ("lab-strategy", "report-province", "report-province-turn", "report-province-reached")
    rows = [
        [name, str(p.n), number(p.turn, language), percent(p.reached, language)]
        for name, row in zip(names, curves.provinces, strict=True)
        for p in row
    ]
    return Picture(
        "provinces",
        language.text("report-provinces"),
        language.text("report-provinces-about", few=100 * FEW),
        Numbers([language.text(head) for head in heads], rows),
        draw,
    )


def frequent(row: list[Province]) -> list[Province]:
    return [province for province in row if province.reached.value >= FEW]
