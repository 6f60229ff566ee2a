"""The symbols on the cards say what the cards do: every card is played, and what is counted is
compared with what its line of data/symbols.json says."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from math import gcd

import pytest
from tests.cards import blanks, plays
from tests.cards.plays import Key, Watch

from coffers.cards.library import all_facts, classes, expansion
from coffers.symbols import (
    MOMENTS,
    SYMBOLS,
    Effect,
    Misspelt,
    Symbol,
    described,
    effects_of,
    read_line,
)

TRIES = 60
CARDS = sorted(classes())
EACH_TIME = ("rest", "react")  # may happen several times or not at all: the number is for each
RESULTS = ("cards", "actions", "buys", "coins", "potion", "vp", "tokens", "coffers")

# What happens and is not said, each with its reason.
NOT_SAID = {
    ("Library", "now", False, "aside"): "only what one did not want to draw",
    ("Library", "now", False, "discard"): "... in the end",
    ("Golem", "now", False, "aside"): "on their way to being played",
    ("Embargo", "rest", False, "gain"): "what the token is for",
    ("Duchess", "rest", False, "gain"): "happens to whoever gains a Duchy, played or not",
    ("Noble Brigand", "gained", False, "gain"): "as when it is played",
    ("Noble Brigand", "gained", True, "gain"): "as when it is played",
    ("Noble Brigand", "gained", True, "look"): "as when it is played",
    ("Tournament", "rest", False, "coins"): "of a Diadem that was just won",
}
ANY_CARD = ("Ambassador", "Saboteur", "Swindler")  # let others gain any card, Curses among them
NOT_COUNTED = ("Haggler",)  # ... how much cheaper: than the card that is bought


class Measured:
    """What came of a card in many tries."""

    def __init__(self, name: str) -> None:
        self.name = name
        setup = plays.setup_with(name)
        c = int(setup.number(name))
        ways: list[Callable[..., Watch]] = [plays.hold_it]
        if ((setup.actions | setup.treasures) >> c) & 1:
            ways.append(plays.play_it)
        if all_facts()[name].in_supply:
            ways.append(plays.buy_it)
        self.tries = [[way(setup, c, seed) for seed in range(TRIES)] for way in ways]
        self.watches = [watch for tries in self.tries for watch in tries]
        self.points: set[int] = set()
        if {"Victory", "Curse"} & set(all_facts()[name].types):
            self.points = {plays.points_of(setup, c, seed) for seed in range(TRIES)}
        self.keys = {key for watch in self.watches for key, n in watch.counts.items() if n}
        if self.points:
            self.keys.add(("now", False, "vp"))

    def values(self, keys: list[Key]) -> set[int]:
        """How often something happened in the tries in which it can: always, never, up to..."""
        if keys[0][2] == "vp":
            return self.points
        for tries in self.tries:
            found = {sum(watch.counts[key] for key in keys) for watch in tries}
            if found != {0}:
                return found
        return {0}

    def noted(self, what: str, keys: list[Key]) -> set[object]:
        """The cards that were gained, what they cost, or how much dearer they are."""
        notes = [getattr(watch, what) for watch in self.watches]
        return {one for note in notes for key in keys for one in note.get(key, ())}

    def hands(self, others: bool) -> set[int]:
        return {watch.hands[others] for watch in self.watches if watch.hands}


# ---- comparing ---------------------------------------------------------------------------------


def faults(parts: tuple[Effect, ...], found: Measured) -> list[str]:
    """What a line says and the card does not do, or the other way round."""
    said: dict[Key, list[tuple[Symbol, bool]]] = {}
    for part in parts:
        choice = any(symbol.instead for symbol in part.symbols)
        for symbol in part.symbols:
            said.setdefault((part.when, part.others, symbol.what), []).append((symbol, choice))
    problems = []
    for key in {*said, *found.keys}:
        keys = counted_as(key, found.name)
        problems += [f"{key}: {p}" for p in compare(key, keys, said.get(key, []), found)]
    return problems


def counted_as(key: Key, name: str) -> list[Key]:
    """A Curse that is gained like any other card is no other thing."""
    when, others, what = key
    if name in ANY_CARD and what in ("gain", "curse"):
        return [(when, others, "gain"), (when, others, "curse")]
    return [key]


def compare(
    key: Key, keys: list[Key], said: list[tuple[Symbol, bool]], found: Measured
) -> Iterator[str]:
    when, others, what = key
    values = found.values(keys)
    if not said:
        shows = what != "look" or len(values - {0}) == 1  # what is looked for is said, if found
        shows = shows and (found.name not in ANY_CARD or what != "curse")
        if shows and (found.name, *key) not in NOT_SAID:
            yield f"not said, happens {sorted(values)} times"
        return
    for symbol, choice in said:
        if symbol.n.startswith("to "):
            hands, n = found.hands(others), int(symbol.n[3:])
            if max(hands) != n or (what != "cards" and hands != {n}):
                yield f"hands of {sorted(hands)} cards, not {n}"
        elif not fits(
            symbol.n, values | {0} if len(said) > 1 else values, choice, when in EACH_TIME
        ):
            yield f"said {symbol.n}, happens {sorted(values)} times"
    if what == "gain":
        yield from compare_gains(keys, [symbol for symbol, _ in said], found)


def fits(n: str, values: set[int], choice: bool, each_time: bool) -> bool:
    """Whether something happens as often as is said."""
    least, most = min(values), max(values)
    if each_time:
        return n.isdigit() and gcd(*values) == int(n)
    if n == "?":
        return len(values) > 1
    if n.endswith("+"):
        return least == int(n[:-1]) < most
    if n.endswith("?"):
        return least < most == int(n[:-1])
    return values == ({0, int(n)} if choice else {int(n)})


def compare_gains(keys: list[Key], said: list[Symbol], found: Measured) -> Iterator[str]:
    cards, costs = found.noted("gained", keys), found.noted("costs", keys)
    named = {symbol.card for symbol in said}
    if named != {""} and named != cards:
        yield f"gains {cards}"
    limit = said[0].limit
    if named == {""} and not limit and len(cards) == 1:
        yield f"gains {cards} always"
    if not cards or not limit or limit == "?" or found.name in NOT_COUNTED:
        return
    dearer = found.noted("dearer", keys)
    if not dearer:
        dearer = {int(str(cost)) - all_facts()[found.name].cost for cost in costs}
    most = max(int(str(n)) for n in dearer)
    fitting = {
        "=": dearer == {0},
        f"±{limit[-1]}": dearer == {-int(limit[-1]), int(limit[-1])} if limit[0] == "±" else False,
        f"={most:+}": len(dearer) == 1,
        f"{most:+}": len(dearer) > 1,
        str(max(int(str(cost)) for cost in costs)): True,
    }
    if not fitting.get(limit, False):
        yield f"costs {costs}, dearer by {dearer}"


# ---- the tests ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CARDS)
def test_a_card_does_what_its_symbols_say(name: str) -> None:
    """Played, bought and held at random, a card does what its line says, so often, and no more; no
    number could be another one, and nothing left out or done to somebody else."""
    with expansion(blanks, blanks.FACTS):
        found = Measured(name)
    parts = effects_of(name)
    assert not faults(parts, found)
    unnoticed = [wrong for wrong in all_wrong(parts) if not faults(wrong, found)]
    assert not [wrong for wrong in unnoticed if not is_excused(name, parts, wrong)]


def all_wrong(parts: tuple[Effect, ...]) -> Iterator[tuple[Effect, ...]]:
    """A line with one thing wrong with it, in every way that there is."""
    for i, part in enumerate(parts):
        yield (*parts[:i], replace(part, others=not part.others), *parts[i + 1 :])
        for k, symbol in enumerate(part.symbols):
            for wrong in wrong_symbols(symbol):
                symbols = (*part.symbols[:k], *wrong, *part.symbols[k + 1 :])
                yield (*parts[:i], replace(part, symbols=symbols), *parts[i + 1 :])


def wrong_symbols(symbol: Symbol) -> Iterator[tuple[Symbol, ...]]:
    """No symbol, another one, and this one with another number, limit or card."""
    yield ()
    yield (replace(symbol, what="name" if symbol.what != "name" else "pass"),)
    for n in other_numbers(symbol.n):
        yield (replace(symbol, n=n),)
    if symbol.limit not in ("", "?"):
        yield (replace(symbol, limit="7" if symbol.limit == "=" else symbol.limit[:-1] + "7"),)
    if symbol.card:
        yield (replace(symbol, card="Province"),)


def other_numbers(n: str) -> Iterator[str]:
    if n == "?":
        yield "1"
        return
    digits = n.strip("to +?")
    yield n.replace(digits, str(int(digits) + 1))
    if n == digits:
        yield f"{n}+"


def is_excused(name: str, parts: tuple[Effect, ...], wrong: tuple[Effect, ...]) -> bool:
    """What need not be said, or cannot be measured."""
    now = {(part.when, part.others, s) for part in parts for s in part.symbols}
    then = {(part.when, part.others, s) for part in wrong for s in part.symbols}
    changed = [symbol for _, _, symbol in now - then]
    if all(symbol.what == "look" and symbol.n[-1] in "+?" for symbol in changed):
        return not then - now
    return name in NOT_COUNTED and all(symbol.limit for symbol in changed)


def test_all_cards_have_symbols_and_no_others() -> None:
    assert described() == set(CARDS)
    assert all(effects_of(name) for name in CARDS)
    assert effects_of("A card of tomorrow") == ()


@pytest.mark.parametrize("name", CARDS)
def test_symbols_stand_in_the_order_in_which_one_scans_them(name: str) -> None:
    """Cards, Actions, Buys, Coins first; what happens now before what happens later."""
    for part in effects_of(name):
        group: list[int] = []
        for symbol in part.symbols:
            group = [] if symbol.instead else group
            group.append(SYMBOLS.index(symbol.what))
            assert group == sorted(group)
    moments = [(MOMENTS.index(part.when), part.others) for part in effects_of(name)]
    assert moments == sorted(moments)


@pytest.mark.parametrize("name", CARDS)
def test_what_is_printed_as_a_number_is_the_same_number(name: str) -> None:
    """Coins of a Treasure, Potions, points: facts say them, too."""
    facts = all_facts()[name]
    said = {s.what: s.n for part in effects_of(name) if part.when == "now" for s in part.symbols}
    if facts.coins and "Treasure" in facts.types:
        assert said["coins"] in (str(facts.coins), f"{facts.coins}+")
    assert said.get("potion", "0") == str(facts.potions)
    if facts.points:
        assert said["vp"] == str(facts.points)
    assert ("vp" in said) == bool({"Victory", "Curse"} & set(facts.types))


def test_reactions_react() -> None:
    """Whatever is a Reaction has something to say when others act; Lighthouse protects in play."""
    reacting = {name for name in CARDS if any(part.when == "react" for part in effects_of(name))}
    assert reacting == {n for n in CARDS if "Reaction" in all_facts()[n].types} | {"Lighthouse"}
    coming_back = {name for name in CARDS if any(part.when == "next" for part in effects_of(name))}
    durations = {n for n in CARDS if "Duration" in all_facts()[n].types}
    assert coming_back == durations - {"Outpost"}  # its next turn is at once


@pytest.mark.parametrize(
    "line",
    ["2 card", "cards 2", "2  cards", "soon: 2 cards", ": 2 cards", "2 cards,1 actions", "gain @x"],
)
def test_a_misspelt_line_is_refused(line: str) -> None:
    with pytest.raises(Misspelt):
        read_line(line)
