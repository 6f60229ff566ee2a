"""How strong the generic bot is: over random kingdoms, against a ladder of six menus.

python -m tests.bots.ladder [games per kingdom] [kingdoms]
"""

import sys

from coffers import Kingdom
from coffers.bots.registry import make_bot
from coffers.bots.series import SHARES, play_series
from coffers.bots.wishes import WishList, wish
from coffers.engine.decisions import Agent
from coffers.engine.setup import Setup
from coffers.kingdoms.randomiser import Wishes, random_kingdom

# What each menu buys on the way, the best first, and how many of it. Menus decide everything else
# without asking the generic bot, so that the yardstick stays as it is when the bot changes.
ANY = 99
MENUS = {
    "Big Money": (("Gold", ANY), ("Silver", ANY)),
    "one Smithy": (("Gold", ANY), ("Smithy", 1), ("Silver", ANY)),
    "two Militias": (("Gold", ANY), ("Militia", 2), ("Silver", ANY)),
    "two Witches": (("Witch", 2), ("Gold", ANY), ("Silver", ANY)),
    "Laboratories": (("Gold", ANY), ("Laboratory", 5), ("Silver", ANY)),
    "Festivals, Villages and Smithies": (
        ("Gold", 3),
        ("Festival", 4),
        ("Smithy", 1),
        ("Village", 1),
        ("Smithy", 3),
        ("Village", 4),
        ("Silver", ANY),
    ),
}
BASIC = ("Gold", "Silver")
ORDER = ("Festival", "Village", "Laboratory", "Witch", "Smithy", "Militia")  # of playing them


def opponent(menu: str, setup: Setup) -> Agent:
    """A player who buys by a menu, and Duchies in the end."""
    if menu == "Big Money":
        return make_bot("big-money", setup, 1)
    wishes = [wish(setup, "Province")]
    if setup.colony >= 0:
        wishes = [wish(setup, "Colony"), wish(setup, "Platinum"), wish(setup, "Province", ANY, 5)]
    wishes.append(wish(setup, "Duchy", ANY, 3))
    wishes += [wish(setup, card, most) for card, most in MENUS[menu]]
    named = {card for card, _ in MENUS[menu]}
    return WishList(setup, wishes, [card for card in ORDER if card in named])


def kingdom_for(menu: str, seed: int) -> Kingdom:
    """A random kingdom in which the menu can be had."""
    needed = dict.fromkeys(card for card, _ in MENUS[menu] if card not in BASIC)
    return random_kingdom(Wishes(required=tuple(needed)), seed)


def won(bot: str, menu: str, kingdom: Kingdom, games: int) -> float:
    """The share of games that a bot wins, the two changing seats; a tie is half."""
    setup = kingdom.setup(2, "2017")
    pairs = [[make_bot(bot, setup, 1), opponent(menu, setup)] for _ in range(2)]
    sums = play_series(setup, pairs, 1, games // 2, None)
    return int(sums.credit[0]) / SHARES / int(sums.games)


def strength(bot: str, menu: str, kingdoms: int, games: int) -> float:
    """The share of games won over many random kingdoms."""
    shares = [won(bot, menu, kingdom_for(menu, seed), games) for seed in range(kingdoms)]
    return sum(shares) / kingdoms


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    kingdoms = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    shares = [strength("generic", menu, kingdoms, games) for menu in MENUS]
    for menu, share in zip(MENUS, shares, strict=True):
        sys.stdout.write(f"{menu:35} {share:.1%}\n")
    sys.stdout.write(f"{'on average':35} {sum(shares) / len(MENUS):.1%}\n")


if __name__ == "__main__":
    main()
