"""Whoever decides is asked, and told whose cards it is about."""

from coffers.engine.decisions import Agent, Decision
from coffers.engine.player import Player
from coffers.engine.table import new_table
from coffers.engine.vocabulary import NONE
from coffers.game import Game
from coffers.kingdoms import Kingdom

KINGDOM = Kingdom.of(["Advisor", "Spy"], complete=False, platinum_colony=False)


class Note(Agent):
    """Passes, or takes the first option; notes who was asked about whose cards."""

    def __init__(self, name: str, asked: list[tuple[str, int, int, int]]) -> None:
        self.name = name
        self.asked = asked

    def choose(self, me: Player, d: Decision) -> int:
        self.asked.append((self.name, me.index, d.decider, d.subject))
        if d.optional:
            return NONE
        return next(option for option in range(60) if d.has(option))


def test_another_player_who_decides_is_asked_with_their_own_agent() -> None:
    """Under the control of Ben, Anna's questions go to Ben, and are about Anna's cards."""
    asked: list[tuple[str, int, int, int]] = []
    agents: list[Agent] = [Note("Anna", asked), Note("Ben", asked)]
    table = new_table(KINGDOM.setup(2, "2017"), agents, 1)
    table.players[0].controller = 1
    table.players[0].must_discard(1)
    assert asked == [("Ben", 1, 1, 0)]


def test_letting_a_bot_answer_asks_it_as_the_table_does() -> None:
    game = Game(["Anna", "Ben"], KINGDOM, seed=1)
    asked: list[tuple[str, int, int, int]] = []
    game.let(Note("bot", asked))
    assert asked == [("bot", 0, 0, 0)]
