"""What there is to say of a finished game: its scores, its curves, where its turns begin."""

from bisect import bisect_right
from collections.abc import Sequence

from coffers.ending import points_made
from coffers.engine import scoring
from coffers.server.games import ServedGame
from coffers.server.messages import Curves, Ending, Replay, Score, TurnMark
from coffers.server.records import Seat

BY_THE_RULES = "rules"


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
    """The scores, what made them, and how they came about. Who has resigned has not won."""
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
    staying = [i for i, seat in enumerate(seats) if not seat.resigned]
    winners = [game.players[i] for i in scoring.winners(table, staying)]
    curves = Curves(game.points_by_turn(), game.coins_by_turn())
    return Ending(scores, winners, curves, game.ended or BY_THE_RULES)
