"""Random kingdoms, with wishes.

>>> random_kingdom(Wishes(expansions=("Guilds",)), seed=1).cards[:2]
('Butcher', 'Candlestick Maker')
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from coffers.cards.library import all_facts, card_name, kingdom_cards
from coffers.engine.rng import Rng, seeded
from coffers.engine.vocabulary import MOST_CARDS
from coffers.errors import CoffersError, suggestion
from coffers.kingdoms import KINGDOM_SIZE, Kingdom, check_edition, may_be_bane

TRIES = 20_000
TWO_EDITIONS = ("Dominion", "Intrigue")  # until 2017
CHEAP, DEAR = (2, 3), (5, 6, 7, 8)


@cache
def traits() -> dict[str, frozenset[str]]:
    """What cards are good for: village, defence, trasher, extra-buy, draw."""
    entries = json.loads(files("coffers.data").joinpath("traits.json").read_text("utf-8"))
    return {trait: frozenset(cards) for trait, cards in entries.items()}


@cache
def expansions() -> tuple[str, ...]:
    """The expansions that have Kingdom cards here."""
    playable = set(kingdom_cards())
    return tuple(dict.fromkeys(f.set for f in all_facts().values() if f.name in playable))


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a random kingdom should be like."""

    expansions: tuple[str, ...] = ()  # none named: all
    edition: str | None = None  # only cards of the boxes of that edition; none: of all
    required: tuple[str, ...] = ()
    banned: tuple[str, ...] = ()
    at_most: Mapping[str, int] = field(default_factory=dict)  # cards of an expansion
    village: bool = False  # at least one card that lets several Actions be played
    trasher: bool = False
    extra_buy: bool = False
    defended: bool = False  # an Attack only with a defence
    spread: bool = False  # at least two cards each of cost 2-3, of cost 4, of cost 5 and more
    bane: str | None = None
    platinum_colony: bool | None = None


def random_kingdom(wishes: Wishes, seed: int) -> Kingdom:
    """A kingdom that fulfils all wishes, always the same for the same seed."""
    required = [card_name(name) for name in wishes.required]
    pool = _pool(wishes, required)
    rng = seeded(seed ^ 0x5EED)
    checks = _checks(wishes)
    for name, check in checks.items():
        _explain_hopeless(name, check, wishes, required, pool)
    for _ in range(TRIES):
        cards = required + _draw(pool, KINGDOM_SIZE - len(required), rng)
        if all(check(cards) for check in checks.values()):
            bane = wishes.bane
            if bane is None and "Young Witch" in cards:
                bane = _drawn_bane(pool, cards, rng)
            kingdom = Kingdom.of(
                cards, bane=bane, platinum_colony=wishes.platinum_colony, seed=seed
            )
            if len(kingdom.all_cards()) <= MOST_CARDS:
                return kingdom
    raise CoffersError("random-hopeless", tries=TRIES)


def _pool(wishes: Wishes, required: list[str]) -> list[str]:
    """The cards to draw from, in a fixed order."""
    chosen = [_expansion(name) for name in wishes.expansions] or list(expansions())
    banned = {card_name(name) for name in wishes.banned}
    for name in required:
        if name in banned:
            raise CoffersError("random-required-and-banned", card=name)
        if not all_facts()[name].is_kingdom:
            raise CoffersError("not-a-kingdom-card", card=name)
        if required.count(name) > 1:
            raise CoffersError("card-twice", card=name)
    if len(required) > KINGDOM_SIZE:
        raise CoffersError("kingdom-size", n=len(required), size=KINGDOM_SIZE)
    edition = wishes.edition and check_edition(wishes.edition)
    pool = [
        name
        for name in kingdom_cards()
        if all_facts()[name].set in chosen
        and name not in banned
        and name not in required
        and (not edition or in_box(name, edition))
    ]
    if wishes.bane is not None:
        bane = card_name(wishes.bane)
        if not may_be_bane(bane):
            raise CoffersError("bane-cost", card=bane)
        pool = [name for name in pool if name != bane]
    if len(pool) + len(required) < KINGDOM_SIZE:
        raise CoffersError(
            "random-too-few", n=len(pool) + len(required), size=KINGDOM_SIZE, of=", ".join(chosen)
        )
    return pool


def in_box(name: str, edition: str) -> bool:
    """Whether the box of a card's expansion has it in that edition of the rules."""
    facts = all_facts()[name]
    if facts.set not in TWO_EDITIONS or not facts.edition:
        return True
    return (facts.edition == "2nd") == (edition == "2017")


def _expansion(name: str) -> str:
    for known in expansions():
        if known.casefold() == name.casefold().strip():
            return known
    raise CoffersError(
        "unknown-expansion",
        expansion=name,
        known=", ".join(expansions()),
        suggestion=suggestion(name, expansions()),
    )


def _draw(pool: list[str], n: int, rng: Rng) -> list[str]:
    deck = list(pool)
    drawn = []
    for _ in range(n):
        i = rng.below(len(deck))
        drawn.append(deck[i])
        deck[i] = deck[-1]
        deck.pop()
    return drawn


def _drawn_bane(pool: list[str], cards: list[str], rng: Rng) -> str | None:
    """Draw on until a card may be the Bane (SET-BANE-6); None if the pool has no such card."""
    fitting = [name for name in pool if may_be_bane(name) and name not in cards]
    return fitting[rng.below(len(fitting))] if fitting else None


Check = Callable[[list[str]], bool]


def _some(trait: str) -> Check:
    return lambda cards: any(card in traits()[trait] for card in cards)


def _defended(cards: list[str]) -> bool:
    attack = any("Attack" in all_facts()[card].types for card in cards)
    return not attack or any(card in traits()["defence"] for card in cards)


def _spread(cards: list[str]) -> bool:
    costs = [all_facts()[card].cost for card in cards]
    return (
        sum(cost in CHEAP for cost in costs) >= 2
        and costs.count(4) >= 2
        and sum(cost in DEAR for cost in costs) >= 2
    )


def _few(expansion: str, most: int) -> Check:
    return lambda cards: sum(all_facts()[card].set == expansion for card in cards) <= most


def _checks(wishes: Wishes) -> dict[str, Check]:
    checks: dict[str, Check] = {}
    if wishes.village:
        checks["village"] = _some("village")
    if wishes.trasher:
        checks["trasher"] = _some("trasher")
    if wishes.extra_buy:
        checks["extra-buy"] = _some("extra-buy")
    if wishes.defended:
        checks["defended"] = _defended
    if wishes.spread:
        checks["spread"] = _spread
    if wishes.bane is not None:
        checks["bane"] = lambda cards: "Young Witch" in cards
    for name, most in wishes.at_most.items():
        checks[f"at-most-{_expansion(name)}"] = _few(_expansion(name), most)
    return checks


def _explain_hopeless(
    name: str, check: Check, wishes: Wishes, required: list[str], pool: list[str]
) -> None:
    """Say which wish cannot come true, where that can be told beforehand."""
    everything = required + pool
    if name in ("village", "trasher", "extra-buy", "spread", "bane") and not check(everything):
        raise CoffersError("random-wish", wish=name)
    if name.startswith("at-most-"):
        expansion = name.removeprefix("at-most-")
        others = [card for card in everything if all_facts()[card].set != expansion]
        most = next(n for e, n in wishes.at_most.items() if _expansion(e) == expansion)
        if not check(required) or len(others) + most < KINGDOM_SIZE:
            raise CoffersError("random-at-most", expansion=expansion, n=most)
