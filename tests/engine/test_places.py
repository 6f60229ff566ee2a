"""A decision says where the cards on offer lie, even if copies of them lie elsewhere, too."""

from typing import Any

import pytest

from coffers.kingdoms import Kingdom
from coffers.prompts import prompt
from coffers.scenario.position import PositionGame
from coffers.texts import language


def asked(kingdom: list[str], anna: dict[str, Any], *picks: str, **more: Any) -> PositionGame:
    """Anna's turn in that position, after these picks."""
    game = PositionGame(
        ("Anna", "Ben"),
        Kingdom.of(kingdom, complete=False, platinum_colony=False),
        "2017",
        1,
        {"players": {"Anna": anna, "Ben": {"hand": ["Moat", "Copper"]}}, **more},
    )
    for pick in picks:
        game.answer(pick)
    return game


@pytest.mark.parametrize(
    ("game", "place"),
    [
        (asked(["Village"], {"hand": ["Village"]}), "hand"),
        (
            asked(
                ["Royal Seal"],
                {"hand": ["Silver", "Royal Seal", "Copper"]},
                "play Royal Seal",
                "play Copper",
                "end treasures",
                "buy Silver",
                turn={"phase": "buy"},
            ),
            "discard",
        ),
        (
            asked(
                ["Vassal", "Village"],
                {"hand": ["Vassal", "Village"], "deck": ["Village"]},
                "play Vassal",
            ),
            "discard",
        ),
        (
            asked(
                ["Harbinger"],
                {"hand": ["Harbinger", "Copper"], "deck": ["Estate"], "discard": ["Copper"]},
                "play Harbinger",
            ),
            "discard",
        ),
        (
            asked(
                ["Sentry"],
                {"hand": ["Sentry", "Copper"], "deck": ["Estate", "Copper", "Silver"]},
                "play Sentry",
            ),
            "revealed",
        ),
        (asked(["Workshop"], {"hand": ["Workshop", "Silver"]}, "play Workshop"), "supply"),
        (asked(["Chapel"], {"hand": ["Chapel", "Copper"]}, "play Chapel"), "hand"),
        (asked(["Moat", "Militia"], {"hand": ["Militia"]}, "play Militia"), "hand"),
        (
            asked(["Chancellor"], {"hand": ["Chancellor"], "deck": ["Gold"]}, "play Chancellor"),
            None,
        ),
    ],
    ids=lambda value: value.decision.source or "turn" if hasattr(value, "decision") else str(value),
)
def test_a_decision_says_where_its_options_lie(game: PositionGame, place: str | None) -> None:
    assert game.decision.place == place


def test_a_question_goes_by_the_place() -> None:
    """With a Copper in hand, too, Harbinger speaks of the one in the discard pile."""
    game = asked(
        ["Harbinger"],
        {"hand": ["Harbinger", "Copper"], "deck": ["Estate"], "discard": ["Copper"]},
        "play Harbinger",
    )
    question = prompt(game.decision, language("en"), game.view("Anna"))
    assert question == (
        "Harbinger: You may put a Copper from your discard pile on top of your deck."
    )


def test_tokens_that_no_card_of_the_kingdom_has_are_not_lost() -> None:
    """The card they belong to comes along, without a pile."""
    game = asked(["Village"], {"hand": ["Village"]}, trade_route=["Estate"])
    assert game.view("Anna").tokens["trade_route"] == 1
    assert "Trade Route" not in [pile.name for pile in game.view("Anna").piles]
    assert asked(["Village"], {"hand": ["Village"], "vp": 3}).view("Anna").player("Anna").tokens
