"""The terminal in turns unlike others: Potions, Durations, mats, deciding for somebody else."""

import io
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from coffers import Decision, Game, saves, texts
from coffers.bots.registry import make_bot
from coffers.kingdoms import Kingdom
from coffers.prompts import option_label, prompt
from coffers.scenario.position import PositionGame
from coffers.terminal.input import Answer, Unclear, meaning
from coffers.terminal.screen import Screen
from coffers.terminal.session import Session
from coffers.views import MatView, View

POSSESSED: dict[str, Any] = {
    "players": {
        "Anna": {"hand": ["Moat", "Gold"], "deck": ["Copper"] * 5},
        "Ben": {
            "hand": ["Village", "Chapel", "Estate", "Silver"],
            "deck": ["Silver", *["Copper"] * 8],
            "discard": ["Duchy"],
        },
        "Cleo": {"hand": ["Curse"] * 5, "deck": ["Copper"] * 5},
    },
    "turn": {"player": "Ben", "possessed_by": "Anna"},
}
DURATION: dict[str, Any] = {
    "players": {
        "Anna": {"hand": ["Wharf", "Village"], "deck": ["Copper"] * 9},
        "Ben": {"next_turn": ["Wharf"], "deck": ["Copper"] * 9},
    },
}


def position(at: dict[str, Any], *kingdom: str) -> PositionGame:
    cards = Kingdom.of(list(kingdom), platinum_colony=False, complete=False)
    return PositionGame(tuple(at["players"]), cards, "2017", 1, at)


class Looking:
    """Somebody at a screen of their own."""

    def __init__(self, me: str, language: str = "en") -> None:
        self.out = io.StringIO()
        console = Console(file=self.out, width=100, highlight=False, markup=False)
        self.screen = Screen(console, texts.language(language), me, {})

    def shown(self, game: Game) -> str:
        self.screen.show(game)
        return self.taken()

    def drawn(self, what: RenderableType) -> str:
        self.screen.console.print(what)
        return self.taken()

    def taken(self) -> str:
        """What has been shown since the last look, in one line."""
        said = " ".join(self.out.getvalue().split())
        self.out.seek(0)
        self.out.truncate()
        return said


# ---- Potions ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "status", "asked"),
    [
        (
            "en",
            "1 Action, 1 Buy, 7 Coins, 1 Potion",
            "You may buy a card: 7 Coins, 1 Potion, 1 Buy.",
        ),
        (
            "de",
            "1 Aktion, 1 Kauf, 7 Geld, 1 Trank",
            "Du darfst eine Karte kaufen: 7 Geld, 1 Trank, 1 Kauf.",
        ),
    ],
)
def test_potions_are_counted_where_there_are_any(code: str, status: str, asked: str) -> None:
    hand = ["Potion", "Gold", "Gold", "Copper"]
    at = {
        "players": {"Anna": {"hand": hand}, "Ben": {"deck": ["Copper"]}},
        "turn": {"player": "Anna", "phase": "buy"},
    }
    game = position(at, "Possession")
    none = {"en": "0 Coins, 0 Potions", "de": "0 Geld, 0 Tränke"}[code]
    looking = Looking("Anna", code)
    assert none in looking.shown(game)
    game.answer("all treasures")
    shown = looking.shown(game)
    assert status in shown and asked in shown
    assert "6P " in shown  # what Possession costs
    plain = position(at, "Village")
    assert none.split(", ")[0] in looking.shown(plain)
    assert none not in looking.shown(Game(["Anna", "Ben"], seed=1))


PAY = Decision("Anna", "pay", ("pay 0", "pay 1", "pay P", "pay 1P"), source="Doctor")


@pytest.mark.parametrize(
    ("code", "labels"),
    [
        ("en", ["nothing", "1 Coin", "1 Potion", "1 Coin, 1 Potion"]),
        ("de", ["nichts", "1 Geld", "1 Trank", "1 Geld, 1 Trank"]),
    ],
)
def test_numbers_with_potions_are_spelled_out(code: str, labels: list[str]) -> None:
    language = texts.language(code)
    assert [option_label(pick, PAY, language) for pick in PAY.options] == labels
    looking = Looking("Anna", code)
    shown = looking.drawn(looking.screen.question(PAY, Game(["Anna", "Ben"], seed=1).view("Anna")))
    assert labels[-1] in shown and f"1P {labels[-1]}" in shown and f" 1 {labels[1]}" in shown


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("0", Answer("pay 0")),
        ("1", Answer("pay 1")),
        ("p", Answer("pay P")),
        ("1P", Answer("pay 1P")),
        ("1 Potion", Answer("pay P")),
        ("2", Unclear("no-such-number", "2")),
    ],
)
def test_numbers_with_potions_can_be_typed(typed: str, meant: object) -> None:
    assert meaning(typed, PAY, list(PAY.options), texts.language("en")) == meant


def test_plain_numbers_need_no_list() -> None:
    asked = Decision("Anna", "place", ("place 0", "place 1", "place 2"), source="Secret Passage")
    looking = Looking("Anna")
    view = Game(["Anna", "Ben"], seed=1).view("Anna")
    shown = looking.drawn(looking.screen.question(asked, view))
    assert shown.endswith("(0 to 2)")
    assert meaning("2", asked, list(asked.options), texts.language("en")) == Answer("place 2")


# ---- Durations and mats ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "stays"),
    [("en", "Wharf (stays in play)"), ("de", "Hafen (bleibt im Spiel)")],
)
def test_cards_that_stay_in_play_are_marked(code: str, stays: str) -> None:
    at = {**DURATION, "turn": {"player": "Anna", "actions": 2}}
    game = position(at, "Wharf", "Village")
    game.answer("play Village")
    game.answer("play Wharf")
    name = texts.language(code).card("Wharf")
    stays = stays.replace(stays.split(" (")[0], name)
    looking = Looking("Anna", code)
    mine = looking.drawn(looking.screen.mine(game.view("Anna")))
    village = texts.language(code).card("Village")
    assert f"{village}, {stays}" in mine
    others = looking.drawn(looking.screen.others(game.view("Anna")))
    assert stays in others  # Ben's has still something to do
    assert stays in Looking("Ben", code).shown(game)


def with_mats(view: View, sees: bool) -> View:
    """Anna with cards on her mats."""
    anna = view.players[0]
    mats = {
        "island": MatView(("Estate", "Duchy"), 2),
        "native_village": MatView(("Gold",) if sees else None, 1),
        "empty": MatView((), 0),
    }
    return replace(view, players=(replace(anna, mats=mats), *view.players[1:]))


def test_mats_are_seen_by_those_who_may() -> None:
    game = Game(["Anna", "Ben"], seed=1)
    anna, ben = Looking("Anna"), Looking("Ben", "de")
    mine = anna.drawn(anna.screen.mine(with_mats(game.view("Anna"), sees=True)))
    assert "Island mat Estate, Duchy" in mine and "Native Village mat Gold" in mine
    assert "empty" not in mine
    others = ben.drawn(ben.screen.others(with_mats(game.view("Ben"), sees=False)))
    assert "Insel-Tableau Anwesen, Herzogtum" in others
    assert "Eingeborenendorf-Tableau 1" in others and "Gold" not in others


# ---- turns of others -------------------------------------------------------------------------


def possessed() -> PositionGame:
    return position(POSSESSED, "Possession", "Chapel", "Village", "Moat")


@pytest.mark.parametrize(
    ("code", "status", "asked"),
    [
        (
            "en",
            "Extra turn of Ben, you decide: 1 Action",
            "In Ben's place: You may play an Action card",
        ),
        (
            "de",
            "Zusätzlicher Zug von Ben, du entscheidest: 1 Aktion",
            "Für Ben: Du darfst eine Aktionskarte ausspielen",
        ),
    ],
)
def test_who_decides_for_somebody_sees_their_hand(code: str, status: str, asked: str) -> None:
    game = possessed()
    shown = Looking("Anna", code).shown(game)
    assert status in shown and asked in shown
    hands = {
        "en": ("Ben's hand Silver, Estate, Chapel, Village", "Your own hand Gold, Moat"),
        "de": ("Hand von Ben Silber, Anwesen, Kapelle, Dorf", "Eigene Hand Gold, Burggraben"),
    }
    for hand in hands[code]:
        assert hand in shown
    assert "1 Chapel 2 Village" in shown or "1 Kapelle 2 Dorf" in shown
    game.answer("play Chapel")
    asking = {
        "en": "Chapel, in Ben's place: You may trash cards from your hand, one at a time.",
        "de": "Kapelle, für Ben: Du darfst Karten aus deiner Hand entsorgen, "
        "eine nach der anderen.",
    }
    assert prompt(game.decision, texts.language(code), game.view("Anna")) == asking[code]


@pytest.mark.parametrize("code", ["en", "de"])
def test_nobody_else_sees_anything_hidden(code: str) -> None:
    game = possessed()
    language = texts.language(code)
    led, third = Looking("Ben", code), Looking("Cleo", code)
    said = {
        "en": ("Your extra turn, Anna decides", "Extra turn of Ben, Anna decides"),
        "de": (
            "Dein zusätzlicher Zug, Anna entscheidet",
            "Zusätzlicher Zug von Ben, Anna entschei",
        ),
    }[code]
    mine = led.drawn(led.screen.mine(game.view("Ben")))
    assert said[0] in mine and language.card("Chapel") in mine
    assert language.card("Moat") not in mine  # Anna's hand is hers alone
    theirs = third.drawn(third.screen.mine(game.view("Cleo")))
    theirs += third.drawn(third.screen.others(game.view("Cleo")))
    assert said[1] in theirs
    for card in ("Chapel", "Village", "Moat"):
        assert language.card(card) not in theirs


@pytest.mark.parametrize(
    ("code", "mine", "theirs"),
    [
        ("en", "Your extra turn: 1 Action, 1 Buy", "Extra turn of Anna"),
        ("de", "Dein zusätzlicher Zug: 1 Aktion, 1 Kauf", "Zusätzlicher Zug von Anna"),
    ],
)
def test_an_extra_turn_is_announced(code: str, mine: str, theirs: str) -> None:
    game = Game(["Anna", "Ben"], seed=1)
    for me, said in (("Anna", mine), ("Ben", theirs)):
        looking = Looking(me, code)
        view = replace(game.view(me), extra=True)
        assert looking.screen.status(view).startswith(said)


def test_what_somebody_did_with_my_cards_is_told() -> None:
    """A turn in which I did not decide is none of my own: what happened in it is news."""
    at = {
        "players": {
            "Anna": {"hand": ["Smithy", "Copper"], "deck": ["Copper"] * 12},
            "Ben": {"hand": ["Possession"], "deck": ["Copper"] * 10},
        },
        "turn": {"player": "Ben"},
    }
    game = position(at, "Possession", "Smithy")
    for pick in ("play Possession", "end buys", "play Smithy", "end treasures", "end buys"):
        assert game.decision.player == "Ben"
        game.answer(pick)
    assert game.decision.player == "Anna"  # in the turn of her own that follows
    anna = Looking("Anna").screen
    assert "You play a Smithy" in [line.text for line in anna.recent(game.events("Anna"))]
    ben = Looking("Ben").screen  # who knows what he has done
    assert "Anna plays a Smithy" not in [line.text for line in ben.recent(game.events("Ben"))]


def test_cards_set_aside_face_down_are_counted() -> None:
    at = {
        "players": {
            "Anna": {"hand": ["Haven", "Gold"], "deck": ["Silver"]},
            "Ben": {"deck": ["Copper"]},
        }
    }
    game = position(at, "Haven")
    game.answer("play Haven")
    game.answer("set aside Gold")
    anna, ben = Looking("Anna"), Looking("Ben")
    assert "Set aside Gold" in anna.drawn(anna.screen.mine(game.view("Anna")))
    others = ben.drawn(ben.screen.others(game.view("Ben")))
    assert "face down aside 1" in others and "Gold" not in others


def test_a_gain_of_the_possessed_is_no_attack() -> None:
    view = possessed().view("Anna")
    gaining = Decision(
        "Anna",
        "reveal",
        ("reveal Watchtower",),
        "no",
        source="Watchtower",
        about="Witch",
        subject="Ben",
    )
    assert prompt(gaining, texts.language("en"), view) == (
        "Watchtower, in Ben's place: You gain a Witch. You may reveal a Watchtower."
    )
    attack = replace(gaining, subject=None, options=("reveal Moat",), source="Witch")
    assert prompt(attack, texts.language("en"), view) == (
        "Witch: Ben attacks. You may reveal a Moat first."
    )


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Game, list[str]], str]:
    """Lets Anna type into a game against bots; what she has seen."""

    def typed(game: Game, script: list[str]) -> str:
        looking = Looking("Anna")
        lines: Iterator[str] = iter(script)

        def read(entry: str) -> str:
            for line in lines:
                return line
            raise EOFError

        bots = {name: "big-money" for name in game.players if name != "Anna"}
        agents = {name: make_bot(bot, game.setup, 1) for name, bot in bots.items()}
        saved = saves.SavedGame(game, bots, "Anna")
        session = Session(saved, agents, looking.screen, read, tmp_path / "game.json", "")
        session.save = lambda: None  # type: ignore[method-assign]  # positions are not saved
        session.run()
        return looking.taken()

    return typed


def test_a_possessed_turn_is_played_and_taken_back(
    play: Callable[[Game, list[str]], str],
) -> None:
    game = possessed()
    play(game, ["chapel", "estate", ""])
    assert "Estate" not in (game.view("Anna").player("Ben").hand or ())
    assert game.view("Cleo").player("Ben").aside == ("Estate",)
    play(game, ["u", "u", "u"])
    assert game.decision.options == ("play Chapel", "play Village")
    assert game.decision.player == "Anna"
    seen = play(game, ["village", "", "", "silver"])
    assert "You gain a Silver" in seen
    assert game.view("Anna").possessed_by is None
