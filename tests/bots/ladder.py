"""Shares of games that a bot wins: against the menus of the ladder, and against Big Money.

python -m tests.bots.ladder [games per kingdom] [kingdoms]
"""

import sys
from collections.abc import Callable
from functools import partial

from coffers import Kingdom
from coffers.bots.registry import make_bot
from coffers.bots.series import SHARES, play_series
from coffers.engine.decisions import Agent
from coffers.engine.setup import Setup
from coffers.kingdoms.randomiser import Wishes, random_kingdom
from coffers.lab.menus import MENUS, kingdom_for, opponent


def won(bot: str, other: Callable[[Setup], Agent], kingdom: Kingdom, games: int) -> float:
    """The share of games that a bot wins, the two changing seats; a tie is half."""
    setup = kingdom.setup(2, "2017")
    pairs = [[make_bot(bot, setup, 1), other(setup)] for _ in range(2)]
    sums = play_series(setup, pairs, 1, games // 2, None)
    return int(sums.credit[0]) / SHARES / int(sums.games)


def standing(menu: str, games: int) -> float:
    """The share of games that a menu wins against the other five, on average."""
    shares = []
    for other in MENUS:
        if other != menu:
            cards = dict.fromkeys(line.card for name in (menu, other) for line in MENUS[name])
            setup = Kingdom.of(list(cards), complete=False).setup(2, "2017")
            pairs = [[opponent(menu, setup), opponent(other, setup)] for _ in range(2)]
            sums = play_series(setup, pairs, 1, games // 2, None)
            shares.append(int(sums.credit[0]) / SHARES / int(sums.games))
    return sum(shares) / len(shares)


def strength(bot: str, menu: str, kingdoms: int, games: int) -> float:
    """The share of games won against a menu, over random kingdoms of base cards that have it."""
    other = partial(opponent, menu)
    shares = [won(bot, other, kingdom_for(menu, seed), games) for seed in range(kingdoms)]
    return sum(shares) / kingdoms


FIRST_FOUR = ("Dominion", "Prosperity", "Cornucopia", "Guilds")
NEXT_FOUR = ("Intrigue", "Seaside", "Alchemy", "Hinterlands")


def against_big_money(
    bot: str, kingdoms: int, games: int, expansions: tuple[str, ...] = ()
) -> float:
    """The share of games won against Big Money, over random kingdoms of some expansions, or all."""

    def other(setup: Setup) -> Agent:
        return make_bot("big-money", setup, 1)

    drawn = [random_kingdom(Wishes(expansions=expansions), seed) for seed in range(kingdoms)]
    return sum(won(bot, other, kingdom, games) for kingdom in drawn) / kingdoms


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    kingdoms = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    for boxes in (FIRST_FOUR, NEXT_FOUR, ()):
        share = against_big_money("generic", kingdoms, games, boxes)
        sys.stdout.write(f"Big Money, {', '.join(boxes) or 'all cards'}: {share:.1%}\n")


if __name__ == "__main__":
    main()
