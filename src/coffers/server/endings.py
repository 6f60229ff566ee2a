"""What there is to say of a finished game: its scores, its curves, where its turns begin."""

from bisect import bisect_right
from collections.abc import Sequence

from msgspec import Struct, field

from coffers.ending import points_made
from coffers.engine import scoring
from coffers.server.games import ServedGame
from coffers.server.messages import Curves, Ending, Replay, Score, TurnMark
from coffers.server.records import Seat

BY_THE_RULES = "rules"


class Settled(Struct):
    """How a game ended, in a few words to be kept; by seat. Nothing if that cannot be known."""

    scores: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    decks: list[list[str]] = field(default_factory=list)  # the kingdom cards in them
    winners: list[int] = field(default_factory=list)
    reason: str = ""


def settled(game: ServedGame, seats: Sequence[Seat]) -> Settled:
    """How a game ended, to be kept."""
    players = game.table.players
    bane = [game.kingdom.bane] if game.kingdom.bane else []
    kingdom = [game.setup.cards[game.setup.find(card)] for card in [*game.kingdom.cards, *bane]]
    return Settled(
        scores=[int(score) for score in scoring.scores(game.table)],
        turns=[int(player.turns) for player in players],
        decks=[[card.name for card in kingdom if p.owned[card.number] > 0] for p in players],
        winners=winners(game, seats),
        reason=game.ended or BY_THE_RULES,
    )


def winners(game: ServedGame, seats: Sequence[Seat]) -> list[int]:
    """Who has won; who has resigned has not."""
    staying = [i for i, seat in enumerate(seats) if not seat.resigned]
    return [int(i) for i in scoring.winners(game.table, staying)]


def turn_marks(game: ServedGame) -> Replay:
    """Where the turns of a game begin."""
    told = game.told()
    events = game.events()
    turns = [
        TurnMark(
            bisect_right(told, i), events[i].player, events[i].amount, events[i].label == "extra"
        )
        for i in game.turn_starts()
    ]
    return Replay(len(game.answers), turns, list(game.players))


def ending(game: ServedGame, seats: Sequence[Seat]) -> Ending:
    """The scores, what made them, and how they came about."""
    table = game.table
    points = dict(zip(game.players, scoring.scores(table), strict=True))
    scores = []
    for player in table.players:
        name = game.players[player.index]
        owned = {
            card.name: int(player.owned[card.number])
            for card in game.setup.cards
            if player.owned[card.number] > 0
        }
        scores.append(
            Score(
                name=name,
                score=int(points[name]),
                cards=owned,
                vp_tokens=int(player.vp),
                points_by_card={card: made for card, _, made in points_made(game, name)},
                turns=int(player.turns),
                resigned=seats[player.index].resigned,
            )
        )
    won = [game.players[i] for i in winners(game, seats)]
    curves = Curves(game.points_by_turn(), game.coins_by_turn())
    return Ending(scores, won, curves, game.ended or BY_THE_RULES)
