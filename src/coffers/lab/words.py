"""Numbers of the laboratory in words, as a language (or the current one) writes them."""

from typing import TYPE_CHECKING

from coffers.kingdoms import Kingdom
from coffers.lab.statistics import Estimate
from coffers.texts import Language, current

if TYPE_CHECKING:
    from coffers.lab.matches import MatchResult


def percent(estimate: Estimate, language: Language | None = None) -> str:
    """A share in percent with its interval, as a language (or the current one) writes it."""
    return (language or current()).text(
        "lab-percent",
        value=100 * estimate.value,
        low=100 * estimate.low,
        high=100 * estimate.high,
    )


def number(estimate: Estimate, language: Language | None = None) -> str:
    """A number with its interval."""
    return (language or current()).text("lab-number", value=estimate.value, margin=estimate.margin)


def points_of_score(gain: Estimate, language: Language | None = None) -> str:
    """By how much a score is higher or lower, in percentage points."""
    return (language or current()).text(
        "lab-points-of-score",
        sign="+" if gain.value > 0 else "",
        value=100 * gain.value,
        margin=100 * gain.margin,
    )


def summary(result: "MatchResult") -> str:
    return current().text("lab-summary", games=result.games, seed=str(result.seed))


def verdict(result: "MatchResult", language: Language | None = None) -> str:
    """What the sequential test says, and what that is worth."""
    assert result.verdict is not None
    language = language or current()
    share, test = result.verdict.share, result.verdict.test
    answer = language.text(
        "lab-verdict",
        answer=result.verdict.answer,
        strategy=result.strategies[0].title(language.code),
        share=100 * share,
        low=100 * (share - test.margin),
        high=100 * (share + test.margin),
    )
    explanation = language.text(
        "lab-test",
        share=100 * share,
        margin=100 * test.margin,
        alpha=100 * test.alpha,
        beta=100 * test.beta,
    )
    return f"{answer} {explanation}"


def kingdom_cards(kingdom: Kingdom, language: Language | None = None) -> str:
    """The cards of a kingdom and what comes with them."""
    language = language or current()
    names = [language.card(card) for card in kingdom.cards]
    if kingdom.bane:
        names.append(language.text("cli-random-bane", card=language.card(kingdom.bane)))
    if kingdom.platinum_colony:
        names.append(language.text("cli-random-colony"))
    return ", ".join(names)
