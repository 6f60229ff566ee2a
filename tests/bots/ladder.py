"""How strong the generic bot is: over random kingdoms, against a ladder of six menus.

python -m tests.bots.ladder [games per kingdom] [kingdoms]
"""

import sys
from collections.abc import Callable
from functools import partial

from coffers import Kingdom
from coffers.bots.registry import make_bot
from coffers.bots.series import SHARES, play_series
from coffers.bots.wishes import WishList, wish
from coffers.cards.library import all_facts, kingdom_cards
from coffers.engine.decisions import Agent
from coffers.engine.setup import Setup
from coffers.kingdoms.randomiser import Wishes, random_kingdom

# What each menu buys, the best first: how many of it at most, and from how many Provinces left on.
# Menus decide everything else without asking the generic bot, so that the yardstick stays as it is
# when the bot changes.
ANY = 99
Line = tuple[str, int, int]
END: tuple[Line, ...] = (("Duchy", ANY, 4), ("Estate", ANY, 2))
MENUS: dict[str, tuple[Line, ...]] = {
    "Big Money": (),
    "one Smithy": (("Smithy", 1, ANY),),
    "Double Witch": (("Witch", 2, ANY),),
    "Militia": (("Militia", 1, ANY),),
    "Chapel": (("Chapel", 1, ANY),),
    "Village/Smithy": (("Smithy", 3, ANY), ("Village", 5, ANY)),
}
FIRST = ("Double Witch",)  # whose cards come before the Duchies
ORDER = ("Village", "Witch", "Smithy", "Militia", "Chapel")  # of playing them


def opponent(menu: str, setup: Setup) -> Agent:
    """A player who buys by a menu."""
    own = MENUS[menu]
    before, after = (own, ()) if menu in FIRST else ((), own)
    lines = [
        ("Province", ANY, ANY),
        ("Gold", ANY, ANY),
        *before,
        *END,
        *after,
        ("Silver", ANY, ANY),
    ]
    wishes = [wish(setup, *line) for line in lines]
    named = {card for card, _, _ in own}
    return WishList(setup, wishes, [card for card in ORDER if card in named])


def kingdom_for(menu: str, seed: int) -> Kingdom:
    """A random kingdom of base cards, second edition, in which the menu can be had."""
    needed = dict.fromkeys(card for card, _, _ in MENUS[menu])
    first = [n for n in kingdom_cards() if all_facts()[n].edition == "1st"]
    wishes = Wishes(
        expansions=("Dominion",),
        required=tuple(needed),
        banned=tuple(first),
        platinum_colony=False,
    )
    return random_kingdom(wishes, seed)


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
            cards = dict.fromkeys(card for name in (menu, other) for card, _, _ in MENUS[name])
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
    shares = [strength("generic", menu, kingdoms, games) for menu in MENUS]
    for menu, share in zip(MENUS, shares, strict=True):
        sys.stdout.write(f"{menu:35} {share:.1%}\n")
    sys.stdout.write(f"{'on average':35} {sum(shares) / len(MENUS):.1%}\n")
    for boxes in (FIRST_FOUR, NEXT_FOUR, ()):
        share = against_big_money("generic", kingdoms, games, boxes)
        sys.stdout.write(f"Big Money, {', '.join(boxes) or 'all cards'}: {share:.1%}\n")


if __name__ == "__main__":
    main()
