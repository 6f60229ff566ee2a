"""Finished games from files, put among the tables, so that the browser can show them again."""

import secrets

from sqlalchemy import insert

from coffers.bots.registry import all_bots
from coffers.errors import CoffersError
from coffers.saves import SavedGame
from coffers.server.hall import new_row
from coffers.server.opponents import OWN
from coffers.server.records import MOVES, OVER, Seat, add_table
from coffers.server.store import Store
from coffers.strategies.plans import SHIPPED, Plan


def shelve(store: Store, saved: SavedGame) -> str:
    """Write down a game that is over; the id of its table."""
    document = saved.game.save()
    ends = dict(document["digests"])
    seats = [seat_of(player, saved) for player in saved.game.players]
    row = new_row(seats, {**document, "answers": [], "digests": []}, seeded=False)
    row.status = OVER
    with store.engine.begin() as connection:
        add_table(connection, row)
        rows = [
            {
                "table_id": row.id,
                "number": i,
                "answer": a,
                "taken_back": 0,
                "digest": ends.get(i + 1),
            }
            for i, a in enumerate(document["answers"])
        ]
        connection.execute(insert(MOVES), rows)
    return row.id


def seat_of(player: str, saved: SavedGame) -> Seat:
    """The seat of a player; a person's belongs to no browser that there is."""
    if player not in saved.bots:
        return Seat(name=player, holder=secrets.token_hex(16))
    bot = saved.bots[player]
    if bot in all_bots() or bot.startswith(SHIPPED):
        return Seat(bot=bot, name=player)
    return Seat(bot=OWN, name=player, plan=own_plan(bot))


def own_plan(path: str) -> str:
    """The text of somebody's own plan, if it is (still) where the game says."""
    try:
        return Plan.load(path).as_toml() if path.endswith(".toml") else ""
    except CoffersError:
        return ""
