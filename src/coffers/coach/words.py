"""What the coach has found, in sentences."""

from coffers.cards.library import all_facts
from coffers.coach.judging import Judged
from coffers.log import card_name
from coffers.picks import Decision
from coffers.prompts import option_label, option_words
from coffers.texts import Language, slug


def sentence(judged: Judged, language: Language) -> str:
    """What would have been better than a mistake: "Turn 7: buying Gold instead of Festival..." """
    better = judged.better
    assert better is not None
    return language.text(
        "coach-sentence",
        where=where(judged, language),
        what=language.text(
            "coach-what",
            kind=slug(judged.decision.kind),
            better=thing(better.pick, judged.decision, language),
            given=thing(judged.given, judged.decision, language),
        ),
        gain=percent(better.gain),
        low=percent(better.low),
        high=percent(better.high),
    )


def where(judged: Judged, language: Language) -> str:
    """When it was, and which card asked."""
    source = judged.decision.source
    if source is None:
        return language.text("coach-where", turn=judged.turn)
    return language.text("coach-where-card", turn=judged.turn, card=language.card(source))


def label(pick: str, decision: Decision, language: Language) -> str:
    """An answer by its name: whoever passes takes nothing."""
    if pick == decision.passing and decision.kind != "choose":
        return card_name("nothing", language)
    return option_label(pick, decision, language)


def thing(pick: str, decision: Decision, language: Language) -> str:
    """An answer as an object in a sentence: a card there may need its article."""
    words = option_words(pick, decision)
    if words in all_facts() and not decision.players and decision.kind != "choose":
        return language.thing(words)
    return label(pick, decision, language)


def percent(share: float) -> int:
    return round(100 * share)
