"""Players may be called as they like, even like words that mean something at the table."""

import msgspec
import pytest

from coffers.bots.random_legal import RandomLegal
from coffers.engine import vocabulary as v
from coffers.engine.decisions import Decision as EngineDecision
from coffers.kingdoms import Kingdom
from coffers.log import lines, sentence
from coffers.picks import Decision, meant
from coffers.prompts import option_label
from coffers.server.games import ServedGame
from coffers.server.messages import State
from coffers.server.states import Viewer, state
from coffers.texts import LANGUAGES, language
from coffers.views import Event

NAMES = ("trash", "Copper", "end buys", "discard", "all treasures", "no")
KINGDOM = Kingdom.of(["Jester", "Bishop", "Contraband", "Militia", "Spy"], complete=False)


def eager_for_jesters(game: ServedGame, bot: RandomLegal) -> None:
    """Jester asks for a player: it is bought and played whenever that can be."""
    for pick in ("play Jester", "all treasures", "buy Jester"):
        if pick in game.decision.words():
            return game.answer(pick)
    return game.let(bot)


@pytest.fixture(scope="module")
def game() -> ServedGame:
    """Far into a game, after having looked at every decision on the way."""
    game = ServedGame(NAMES, KINGDOM, seed=3)
    bot = RandomLegal(3)
    chosen = set()
    for _ in range(900):
        if game.over:
            break
        decision = game.decision
        answers = [
            meant(word, game.engine_decision, game.setup, NAMES) for word in decision.words()
        ]
        assert len(set(answers)) == len(answers), decision
        if decision.source == "Jester" and decision.kind == "choose":
            named = [NAMES[answer] for answer in answers]
            assert decision.options == tuple(f"choose {name}" for name in named)
            chosen |= set(named)
        eager_for_jesters(game, bot)
    assert chosen == set(NAMES)
    return game


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seat", [*range(len(NAMES)), None])
def test_everybody_is_shown_the_table(game: ServedGame, code: str, seat: int | None) -> None:
    sent = msgspec.json.encode(state(game, Viewer(seat, code)))
    shown = msgspec.json.decode(sent, type=State)
    assert tuple(player.name for player in shown.view.players) == NAMES
    headlines = [line for line in shown.log if line.indent == 0]
    assert headlines
    assert not any(part.card for line in headlines for part in line.text)  # Copper is a player here


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_log_calls_them_by_their_names(game: ServedGame, code: str) -> None:
    headlines = [line.text for line in lines(game.events(), language(code)) if line.indent == 0]
    for name in NAMES:
        assert any(name in text for text in headlines)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_player_called_like_a_label_is_chosen_by_name(code: str) -> None:
    """Jester's question and the log of its answer say "trash", not what the label would say."""
    asked = Decision("Copper", "choose", ("choose trash", "choose Ben"), players=True)
    tongue = language(code)
    assert option_label("choose trash", asked, tongue) == "trash"
    chose = Event("chose-player", "Copper", label="trash")
    assert "trash" in sentence([chose], tongue)


def test_a_player_may_be_called_like_a_pick() -> None:
    """Of "Ben" and "choose Ben", each can be chosen."""
    players = ("choose Ben", "Ben")
    d = EngineDecision()
    d.kind, d.options = v.CHOOSE_PLAYER, 0b11
    setup = KINGDOM.setup(2, "2017")
    assert [meant(word, d, setup, players) for word in ("choose choose Ben", "choose Ben")] == [
        0,
        1,
    ]


def test_their_game_can_be_saved(game: ServedGame) -> None:
    again = ServedGame.load(game.save())
    assert again.players == NAMES
    assert again.events() == game.copy().events()
    assert all(again.view(name) == game.view(name) for name in NAMES)
