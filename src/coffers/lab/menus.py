"""The published menus: six simple ways to play that bots are measured against."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from coffers.bots.wishes import WishList, wish
from coffers.cards.library import all_facts, kingdom_cards
from coffers.engine.decisions import Agent
from coffers.engine.setup import Setup
from coffers.kingdoms import Kingdom
from coffers.kingdoms.randomiser import Wishes, random_kingdom
from coffers.strategies.plans import Strategy

# What each menu buys, the best first. Menus decide everything else without asking the generic bot,
# so that the yardstick stays as it is when the bot changes.
ANY = 99


class Line(NamedTuple):
    """A card, how many of it at most, from how many Provinces left on, and while more than how
    many are left."""

    card: str
    most: int = ANY
    provinces: int = ANY
    more_than: int = -1


END = (Line("Duchy", ANY, 4), Line("Estate", ANY, 2))
MENUS: dict[str, tuple[Line, ...]] = {
    "big-money": (),
    "smithy": (Line("Smithy", 1),),
    "double-witch": (Line("Witch", 2),),
    "militia": (Line("Militia", 1),),
    "chapel": (Line("Chapel", 1, ANY, 5),),
    "village-smithy": (Line("Smithy", 3), Line("Village", 5)),
}
FIRST = ("double-witch",)  # whose cards come before the Duchies
ORDER = ("Village", "Witch", "Smithy", "Militia", "Chapel")  # of playing them


def opponent(menu: str, setup: Setup) -> Agent:
    """A player who buys by a menu."""
    own = MENUS[menu]
    before, after = (own, ()) if menu in FIRST else ((), own)
    lines = [
        Line("Province"),
        Line("Gold"),
        *before,
        *END,
        *after,
        Line("Silver"),
    ]
    wishes = [wish(setup, *line) for line in lines]
    named = {line.card for line in own}
    return WishList(setup, wishes, [card for card in ORDER if card in named])


def kingdom_for(menu: str, seed: int, needs: Sequence[str] = ()) -> Kingdom:
    """A random kingdom of base cards, second edition, with what the menu, and another, needs."""
    needed = dict.fromkeys([*(line.card for line in MENUS[menu]), *needs])
    first = [n for n in kingdom_cards() if all_facts()[n].edition == "1st" and n not in needed]
    wishes = Wishes(
        expansions=("Dominion",),
        required=tuple(needed),
        banned=tuple(first),
        platinum_colony=False,
    )
    return random_kingdom(wishes, seed)


@dataclass(frozen=True)
class MenuStrategy(Strategy):
    """One of the menus."""

    @property
    def lasts(self) -> bool:
        return True

    def agent(self, setup: Setup, seed: int = 0) -> Agent:
        return opponent(self.name, setup)
