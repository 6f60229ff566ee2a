"""Kingdoms: the cards a game is played with, and the table they make.

>>> Kingdom.of(["Village", "Smithy"], complete=False)
Kingdom(cards=('Smithy', 'Village'), bane=None, platinum_colony=False, beside=())
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from coffers.cards.library import BASIC, all_facts, brought_by, card_name, classes, make_card
from coffers.engine.editions import EDITIONS
from coffers.engine.rng import seeded
from coffers.engine.setup import Setup, TooManyCards
from coffers.engine.vocabulary import MOST_CARDS
from coffers.errors import CoffersError, suggestion

KINGDOM_SIZE = 10
PLAYERS = (2, 6)
BANES_FROM = ("Dominion", "Prosperity", "Cornucopia", "Guilds")
FIRST_GAME = (
    "Cellar",
    "Market",
    "Merchant",
    "Militia",
    "Mine",
    "Moat",
    "Remodel",
    "Smithy",
    "Village",
    "Workshop",
)
"""Ten cards to start with, when nobody says anything else."""


@dataclass(frozen=True, slots=True)
class Kingdom:
    """Ten different Kingdom cards, and what comes with them."""

    cards: tuple[str, ...]
    bane: str | None = None
    platinum_colony: bool = False
    beside: tuple[str, ...] = ()  # Events and Landmarks

    @staticmethod
    def of(
        cards: Iterable[str],
        *,
        bane: str | None = None,
        platinum_colony: bool | None = None,
        beside: Iterable[str] = (),
        seed: int = 0,
        complete: bool = True,
    ) -> "Kingdom":
        """A kingdom of these cards, named in either language.

        Where nothing is said about them, the seed decides on Platinum and Colony (in proportion
        to the Prosperity cards, SET-PLATCOL-3) and on the Bane. `complete=False` allows for
        fewer than ten cards, as in a scenario.
        """
        names = [card_name(card) for card in cards]
        for name in names:
            if not all_facts()[name].is_kingdom:
                raise CoffersError("not-a-kingdom-card", card=name)
            if names.count(name) > 1:
                raise CoffersError("card-twice", card=name)
        if len(names) > KINGDOM_SIZE or (complete and len(names) < KINGDOM_SIZE):
            raise CoffersError("kingdom-size", n=len(names), size=KINGDOM_SIZE)
        names.sort()
        if "Young Witch" in names:
            bane = _bane(names, bane, seed)
        elif bane is not None:
            raise CoffersError("bane-without-young-witch", card=card_name(bane))
        if platinum_colony is None:
            platinum_colony = _draws_prosperity(names, seed)
        return Kingdom(tuple(names), bane, platinum_colony, _beside(beside))

    def all_cards(self) -> list[str]:
        """Every card of a game with this kingdom, in the order of their numbers."""
        more = [*self.cards]
        if self.bane:
            more.append(self.bane)
        if self.platinum_colony:
            more += ["Platinum", "Colony"]
        more += self.beside
        brought = [card for name in more for card in brought_by(name)]
        return [*BASIC, *sorted({*more, *brought})]

    def setup(self, n_players: int, edition: str, loose: tuple[str, ...] = ()) -> Setup:
        """What so many players play this kingdom with; `loose` cards have no pile of their own."""
        if not PLAYERS[0] <= n_players <= PLAYERS[1]:
            raise CoffersError("players", n=n_players, fewest=PLAYERS[0], most=PLAYERS[1])
        check_edition(edition)
        return _setup(self, n_players, edition, loose)


def check_edition(edition: str) -> str:
    if edition not in EDITIONS:
        raise CoffersError(
            "unknown-edition",
            edition=edition,
            known=", ".join(EDITIONS),
            suggestion=suggestion(edition, EDITIONS),
        )
    return edition


@lru_cache(maxsize=256)
def _setup(kingdom: Kingdom, n_players: int, edition: str, loose: tuple[str, ...]) -> Setup:
    names = [*kingdom.all_cards(), *loose]
    cards = [make_card(name, number) for number, name in enumerate(names)]
    for card in cards[len(names) - len(loose) :]:
        card.in_supply = False
        card.pile = 0
    roles = {"bane": names.index(kingdom.bane)} if kingdom.bane else {}
    try:
        return Setup(cards, n_players, EDITIONS[edition], roles)
    except TooManyCards as fault:
        raise CoffersError("too-many-cards", n=fault.found, most=MOST_CARDS) from None


def _beside(names: Iterable[str]) -> tuple[str, ...]:
    """Events and Landmarks, by their English names."""
    found = sorted(card_name(name) for name in names)
    for name in found:
        if all_facts()[name].kind not in ("event", "landmark"):
            raise CoffersError("not-a-kingdom-card", card=name)
    return tuple(found)


def _draws_prosperity(names: list[str], seed: int) -> bool:
    """Whether a Kingdom card drawn at random is from Prosperity (SET-PLATCOL-4)."""
    if not names or "Platinum" not in classes():
        return False
    drawn = names[seeded(seed ^ 0x9A7).below(len(names))]
    return all_facts()[drawn].set == "Prosperity"


def may_be_bane(name: str) -> bool:
    """A Kingdom card costing 2 or 3, an overpay "+" not counted (SET-BANE-2, SET-BANE-20)."""
    facts = all_facts()[name]
    return facts.is_kingdom and facts.cost in (2, 3) and not facts.potion and not facts.debt


def _bane(names: list[str], wish: str | None, seed: int) -> str:
    if wish is not None:
        bane = card_name(wish)
        if bane in names:
            raise CoffersError("bane-in-kingdom", card=bane)
        if not may_be_bane(bane):
            raise CoffersError("bane-cost", card=bane)
        return bane
    # A seed has the same Bane for ever, whatever expansions come to Coffers: they are drawn from
    # only where one of their cards is on the table.
    boxes = {*BANES_FROM, *(all_facts()[name].set for name in names)}
    fitting = sorted(
        n for n in classes() if all_facts()[n].set in boxes and may_be_bane(n) and n not in names
    )
    return fitting[seeded(seed ^ 0xBA4E).below(len(fitting))]
