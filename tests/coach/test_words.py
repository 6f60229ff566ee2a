"""What the coach says, in both languages."""

import pytest

from coffers.bots.search import THOUGHT_ABOUT
from coffers.coach import Better, Judged
from coffers.coach.judging import abridged
from coffers.coach.words import sentence
from coffers.engine.piles import listed
from coffers.engine.vocabulary import KIND_NAMES
from coffers.picks import Decision
from coffers.texts import language

KINDS = sorted({KIND_NAMES[kind] for kind in listed(THOUGHT_ABOUT)})
NUMBERS = ("pay", "coffers", "place")


def judged(decision: Decision, given: str, better: str) -> Judged:
    found = Better(better, 0.0921, 0.0633, 0.1209, 5000)
    return Judged(30, 7, abridged(decision, [given, better]), given, 0.5, 100, 100, found)


def told(decision: Decision, given: str, better: str) -> list[str]:
    mistake = judged(decision, given, better)
    return [sentence(mistake, language(code)) for code in ("en", "de")]


def test_a_purchase() -> None:
    decision = Decision("Anna", "buy", ("buy Gold", "buy Festival"), passing="end buys")
    assert told(decision, "buy Festival", "buy Gold") == [
        "Turn 7: buying Gold instead of Festival would have been worth about 9 % (6 to 12 %).",
        "Zug 7: ein Gold zu kaufen statt einen Jahrmarkt hätte etwa 9 % gebracht (6 bis 12 %).",
    ]
    assert told(decision, "end buys", "buy Gold")[0].startswith(
        "Turn 7: buying Gold instead of nothing would"
    )


def test_what_a_card_asks() -> None:
    decision = Decision("Anna", "trash", ("trash Gold",), passing="done", source="Chapel")
    assert told(decision, "trash Gold", "done") == [
        "Turn 7, Chapel: trashing nothing instead of Gold would have been worth about 9 % "
        "(6 to 12 %).",
        "Zug 7, Kapelle: nichts zu entsorgen statt ein Gold hätte etwa 9 % gebracht (6 bis 12 %).",
    ]


def test_a_choice() -> None:
    options = ("choose +2 Cards", "choose +2 Coins")
    decision = Decision("Anna", "choose", options, source="Steward")
    english, german = told(decision, options[0], options[1])
    assert english.startswith("Turn 7, Steward: “+2 Coins” instead of “+2 Cards” would")
    assert german.startswith("Zug 7, Verwalter: „+2 Geld“ zu wählen statt „+2 Karten“ hätte")


def test_a_card_that_was_not_played() -> None:
    decision = Decision("Anna", "play", ("play Smithy", "play Moat"), passing="end actions")
    _, german = told(decision, "end actions", "play Smithy")
    assert german.startswith("Zug 7: eine Schmiede auszuspielen statt nichts hätte etwa 9 %")


def test_a_number_of_cards() -> None:
    decision = Decision("Anna", "place", ("place 0", "place 1", "place 2"), source="Secret Passage")
    _, german = told(decision, "place 2", "place 1")
    assert ": 1 statt 2 Karten darüber zu lassen hätte" in german


def test_players_keep_their_names() -> None:
    decision = Decision("Anna", "choose", ("choose Ben", "choose Cleo"), players=True)
    assert "“Cleo” instead of “Ben”" in told(decision, "choose Ben", "choose Cleo")[0]


@pytest.mark.parametrize("kind", KINDS)
def test_there_are_words_for_every_kind_of_decision(kind: str) -> None:
    words = ("2", "0") if kind in NUMBERS else ("Gold", "Copper")
    if kind == "choose":
        words = ("trash", "discard")
    given, better = (f"{kind} {word}" for word in words)
    english, german = told(Decision("Anna", kind, (given, better), passing="no"), given, better)
    if kind != "choose":  # the last of the messages is for that alone
        assert "“" not in english and "„" not in german
    assert " instead of " in english and " statt " in german
