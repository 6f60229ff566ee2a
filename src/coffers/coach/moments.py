"""The decisions of a game that are worth a look, each with all it takes to think about it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from coffers.engine.vocabulary import BUY, GAIN
from coffers.expert import Question, is_open, question
from coffers.game import Game
from coffers.picks import Decision, in_words, pick_of

PURCHASES = (BUY, GAIN)


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision and what was answered, for whoever thinks about it, in whatever process."""

    number: int  # of answers before it
    turn: int  # of the player whose turn it was
    decision: Decision
    given: str  # what was answered
    players: tuple[str, ...]
    asked: Question


@dataclass(frozen=True, slots=True)
class Moments:
    """Those that are looked at, and how many there would have been."""

    chosen: tuple[Moment, ...]
    found: int


def moments(game: Game, players: Sequence[str], most: int, since: int = 0) -> Moments:
    """The decisions of these players with more than one sensible answer, from the answer with that
    number on; at most so many of them, purchases first, the others from all parts of the game."""
    found: list[tuple[int, bool]] = []
    for number, answer, at in played_again(game):
        d = at.engine_decision
        if number >= since and at.players[d.decider] in players and is_open(at, answer):
            found.append((number, d.kind in PURCHASES))
    numbers = _chosen(found, most)
    chosen = [
        _moment(at, number, answer)
        for number, answer, at in played_again(game)
        if number in numbers
    ]
    return Moments(tuple(chosen), len(found))


def played_again(game: Game) -> Iterator[tuple[int, int, Game]]:
    """From the beginning: the number of each answer, the answer, and the game before it."""
    again = Game.load({**game.save(), "answers": [], "digests": []})
    again.silence()
    for number, answer in enumerate(game.answers):
        yield number, answer, again
        again.answer_number(answer)


def _chosen(found: Sequence[tuple[int, bool]], most: int) -> set[int]:
    purchases = [number for number, is_purchase in found if is_purchase]
    others = [number for number, is_purchase in found if not is_purchase]
    taken = _spread(purchases, most)
    return {*taken, *_spread(others, most - len(taken))}


def _spread(numbers: Sequence[int], most: int) -> list[int]:
    """So many of them, from beginning to end."""
    if len(numbers) <= most:
        return list(numbers)
    return [numbers[i * len(numbers) // most] for i in range(most)]


def _moment(game: Game, number: int, answer: int) -> Moment:
    d = game.engine_decision
    return Moment(
        number,
        int(game.table.current().turns),
        in_words(d, game.setup, game.players),
        pick_of(answer, d, game.setup, game.players),
        game.players,
        question(game, 0.0, 0, first=answer),
    )
