"""New plans out of old ones: what the solver tries.

A breeder knows the cards of one kingdom and throws its own dice, so the same seed breeds the same
plans. Most children are worse than their parents; that is what matches are for.

>>> from coffers.kingdoms import FIRST_GAME, Kingdom
>>> breeder = Breeder(Kingdom.of(FIRST_GAME, platinum_colony=False), seed=1)
>>> print(*breeder.money_with("Smithy", 2).buy, sep=", ")
Province, Duchy if left(Province) <= 4, Estate if left(Province) <= 2, Gold, Smithy max 2, Silver
"""

import operator
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from coffers.cards.library import all_facts
from coffers.kingdoms import Kingdom
from coffers.strategies.conditions import Comparison, Quantity, Test, number_of, phases_in
from coffers.strategies.lines import THE_BOT, Entry, Payment
from coffers.strategies.plans import Plan, kingdom_cards_of

Entries = tuple[Entry, ...]
Line = TypeVar("Line", Entry, Payment)

LISTS = ("buy", "play", "trash", "discard", "gain", "naming")  # that are changed

MOST_LINES = 16  # of a list: what a person still reads
MOST_COMPARISONS = 2  # of a line
CANDIDATE = "?"  # nameless until it has won
BUYS_AGAIN = 0.75  # the share of changes that are about what to buy, not about how to play
MOST_COPIES = 8
STRANGERS = 30
MONEY = (
    "Province",
    "Duchy if left(Province) <= 4",
    "Estate if left(Province) <= 2",
    "Gold",
    "Silver",
)
MONEY_WITH_COLONIES = (
    "Colony",
    "Province if left(Colony) <= 5",
    "Duchy if left(Colony) <= 3",
    "Estate if left(Colony) <= 1",
    "Platinum",
    "Gold",
    "Silver",
)
JUNK = ("Curse", "Estate", "Copper")
NAMERS = ("Doctor", "Journeyman", "Wishing Well")  # cards that let one name another
MOST_OVERPAID = 8
ABSENT = {
    "<": operator.lt,
    "<=": operator.le,
    "==": operator.eq,
    ">=": operator.ge,
    ">": operator.gt,
    "!=": operator.ne,
}
"""Comparisons as Python knows them: what is not in the game counts 0."""
SIGNS = {"<": ">=", ">=": "<", "<=": ">", ">": "<=", "==": "!=", "!=": "=="}


class Breeder:
    """Makes plans for a kingdom."""

    def __init__(self, kingdom: Kingdom, seed: int) -> None:
        self.kingdom = kingdom
        self.dice = random.Random(seed)
        facts = all_facts()
        self.cards = [c for c in kingdom.all_cards() if facts[c].in_supply and c != "Curse"]
        self.special = [c for c in self.cards if facts[c].is_kingdom]
        self.actions = [c for c in self.special if "Action" in facts[c].types]
        self.treasures = [c for c in self.cards if "Treasure" in facts[c].types and c != "Copper"]
        self.goal = "Colony" if kingdom.platinum_colony else "Province"
        self.overpaid = [c for c in self.special if facts[c].overpay]
        self.names = any(card in self.special for card in NAMERS)

    # ---- from nothing --------------------------------------------------------------------------

    def plan(self, buy: Entries) -> Plan:
        colony = self.kingdom.platinum_colony
        return tidy(Plan(name=CANDIDATE, platinum_colony=colony, buy=buy))

    def bot(self) -> Plan:
        """The generic bot as a plan."""
        return self.plan((Entry(THE_BOT),))

    def money(self) -> Plan:
        lines = MONEY_WITH_COLONIES if self.kingdom.platinum_colony else MONEY
        return self.plan(tuple(map(Entry.of, lines)))

    def money_with(self, card: str, most: int) -> Plan:
        """Big Money that buys some of a card as well."""
        return self.with_line(self.money(), Entry(card, most))

    def with_line(self, plan: Plan, entry: Entry, shift: int = 0) -> Plan:
        """A plan with one line more, among those of cards that cost as much."""
        lines = list(plan.buy or ())
        mine = cost(entry)
        behind = [i for i, e in enumerate(lines) if cost(e) <= mine and not is_victory(e)]
        place = (behind[0] if behind else len(lines)) + shift
        lines.insert(max(0, min(len(lines), place)), entry)
        return tidy(replace(plan, buy=tuple(lines)))

    def menu(self, owned: dict[str, float]) -> Plan:
        """A plan that would own about so many of each card."""
        plan = self.money()
        for card, n in owned.items():
            if card in self.special and n >= 0.5:
                plan = self.with_line(plan, Entry(card, round(n) or 1))
        return plan

    def founders(self) -> list[Plan]:
        """Plain plans to begin with: the bot, money, either with one card of the kingdom, money
        with several."""
        found = [self.bot(), self.money()]
        for card in self.special:
            found += [self.money_with(card, 1), self.money_with(card, 2)]
            found += [self.with_line(self.bot(), Entry(card, 1)), self.forbidding(self.bot(), card)]
        return found + [self.stranger() for _ in range(STRANGERS)]

    def stranger(self) -> Plan:
        """Big Money with a few cards by chance."""
        plan = self.money()
        for card in self.dice.sample(self.special, self.dice.randint(2, 5)):
            most = self.dice.choice((1, 1, 2, 2, 3, 5, None))
            plan = self.with_line(plan, Entry(card, most))
        return plan

    # ---- from others ---------------------------------------------------------------------------

    def adopted(self, plan: Plan) -> Plan:
        """A plan from elsewhere as one of this kingdom: without lines about cards it lacks."""
        there = set(self.kingdom.all_cards())
        own = self.money()
        for key in LISTS:
            lines: Entries | None = getattr(plan, key)
            if lines is not None:
                own = with_list(own, key, tuple(e for line in lines for e in settled(line, there)))
        if plan.overpay is not None:
            there_too = tuple(line for line in plan.overpay if line.card in there)
            own = replace(own, overpay=there_too or None)
        return tidy(with_the_rest(own, plan, there))

    def child(self, mother: Plan, father: Plan) -> Plan:
        """A plan like its parents, but for a few changes."""
        plan = self.crossed(mother, father) if self.dice.random() < 0.3 else mother
        for _ in range(self.dice.choice((1, 1, 2, 2, 3, 4))):
            plan = self.changed(plan)
        return plan

    def crossed(self, mother: Plan, father: Plan) -> Plan:
        """What the mother does, with some lines (or another list) of the father."""
        if self.dice.random() < 0.2:
            key = self.dice.choice((*LISTS[1:], "overpay"))
            return with_list(mother, key, understood(getattr(father, key), mother))
        plan = mother
        lines = understood(father.buy, mother) or ()
        for entry in lines:
            if self.dice.random() < 2 / (1 + len(lines)):
                plan = self.with_line(plan, entry, self.dice.choice((-1, 0, 0, 1)))
        return plan

    def changed(self, plan: Plan) -> Plan:
        if self.dice.random() < BUYS_AGAIN:
            changes: list[Callable[[Plan], Plan]] = [
                self.buy_more,
                self.buy_more,
                self.open_with,
                self.buy_less,
                self.reorder,
                self.reorder,
                self.recount,
                self.recount,
                self.other_card,
                self.condition_more,
                self.condition_less,
                self.rethink,
                self.rethink,
                self.leave_it,
                self.forbid,
                self.forbid,
                self.delay,
                self.hurry,
            ]
        else:
            changes = [self.replay, self.retrash, self.regain]
            if self.names:
                changes.append(self.rename)
            if self.overpaid:
                changes.append(self.repay)
        return tidy(self.dice.choice(changes)(plan))

    # ---- changes of what to buy ----------------------------------------------------------------

    def any_card(self) -> str:
        return self.dice.choice(self.special if self.dice.random() < 0.75 else self.cards)

    def buy_more(self, plan: Plan) -> Plan:
        card = self.any_card()
        most = None if self.dice.random() < 0.3 else self.dice.choice((1, 1, 1, 2, 2, 3, 4))
        alternatives = ((self.comparison(plan),),) if self.dice.random() < 0.4 else ()
        return self.with_line(plan, Entry(card, most, alternatives), self.shift())

    def open_with(self, plan: Plan) -> Plan:
        """A card to buy first of all, in the first turns only."""
        early = numbered(Quantity("turn"), "<=", self.dice.randint(2, 5))
        wish = Entry(self.any_card(), self.dice.choice((1, 1, 2)), ((early,),))
        return replace(plan, buy=(wish, *(plan.buy or ())))

    def shift(self) -> int:
        return round(self.dice.gauss(0, 1.5))

    def buy_less(self, plan: Plan) -> Plan:
        lines = list(plan.buy or ())
        if len(lines) > 2:
            lines.pop(self.dice.randrange(len(lines)))
        return replace(plan, buy=tuple(lines))

    def reorder(self, plan: Plan) -> Plan:
        lines = list(plan.buy or ())
        entry = lines.pop(self.dice.randrange(len(lines)))
        lines.insert(self.dice.randint(0, len(lines)), entry)
        return replace(plan, buy=tuple(lines))

    def recount(self, plan: Plan) -> Plan:
        def other_number(entry: Entry) -> Entry:
            if entry.asks_the_bot:
                return entry
            if entry.most is None:
                return replace(entry, most=self.dice.randint(1, 5))
            more = entry.most + self.dice.choice((-1, -1, 1, 1, 2))
            return replace(entry, most=more if 0 < more <= MOST_COPIES else None)

        return self.with_one_changed(plan, other_number)

    def other_card(self, plan: Plan) -> Plan:
        def about_another(entry: Entry) -> Entry:
            return entry if entry.asks_the_bot else replace(entry, card=self.any_card())

        return self.with_one_changed(plan, about_another)

    # ---- what the bot likes --------------------------------------------------------------------

    def leave_it(self, plan: Plan) -> Plan:
        """From some line on as the bot likes, or no longer so."""
        lines = [entry for entry in plan.buy or () if not entry.asks_the_bot]
        if len(lines) < len(plan.buy or ()) and len(lines) > 2 and self.dice.random() < 0.3:
            return replace(plan, buy=tuple(lines))
        place = self.dice.randint(0, len(lines))
        if self.dice.random() < 0.5:  # of the lines below, limits are still of use
            lines[place:] = [entry for entry in lines[place:] if entry.most is not None]
        lines.insert(place, Entry(THE_BOT))
        return replace(plan, buy=tuple(lines))

    def forbid(self, plan: Plan) -> Plan:
        """A card that the bot shall not buy, or few of."""
        card = self.dice.choice(self.treasures) if self.dice.random() < 0.3 else self.any_card()
        return self.forbidding(self.asking(plan), card, self.dice.choice((0, 0, 0, 1, 2, 3)))

    def forbidding(self, plan: Plan, card: str, most: int = 0) -> Plan:
        """A plan that lets the bot buy no more of a card than that."""
        lines = [entry for entry in plan.buy or () if entry.card != card]
        return tidy(replace(plan, buy=(*lines, Entry(card, most))))

    def asking(self, plan: Plan) -> Plan:
        """A plan that leaves something to the bot."""
        asks = any(entry.asks_the_bot for entry in plan.buy or ())
        return plan if asks else self.leave_it(plan)

    def delay(self, plan: Plan) -> Plan:
        """No points before the deck is good enough, or so many turns have gone by."""
        dice = self.dice
        card = dice.choice((self.goal, self.goal, "Province", "Duchy"))
        owned = Quantity("owned", dice.choice(self.special))
        asked: list[tuple[Quantity, int]] = [
            (Quantity("turn"), dice.randint(6, 16)),
            (Quantity("money"), dice.randint(8, 24)),
            (owned, dice.randint(1, 3)),
        ]
        what, number = dice.choice(asked)
        early = numbered(what, "<", number)
        plan = self.asking(plan)
        return replace(plan, buy=(*(plan.buy or ()), Entry(card, 0, ((early,),))))

    def hurry(self, plan: Plan) -> Plan:
        """Points that the bot would not buy yet, towards the end."""
        card = self.dice.choice(("Duchy", "Duchy", "Estate", "Province", self.goal))
        few = numbered(Quantity("left", self.goal), "<=", self.dice.randint(1, 7))
        return replace(plan, buy=(Entry(card, None, ((few,),)), *(plan.buy or ())))

    def with_one_changed(self, plan: Plan, change: Callable[[Entry], Entry]) -> Plan:
        lines = list(plan.buy or ())
        i = self.dice.randrange(len(lines))
        lines[i] = change(lines[i])
        return replace(plan, buy=tuple(lines))

    # ---- conditions ----------------------------------------------------------------------------

    def comparison(self, plan: Plan) -> Comparison:
        """Something that may matter."""
        dice = self.dice
        goal = Quantity("left", self.goal)
        cards = [entry.card for entry in plan.buy or () if not entry.asks_the_bot]
        owned = Quantity("owned", dice.choice(cards or ["Silver"]))
        asked: list[tuple[Quantity, str, int]] = [
            (goal, dice.choice(("<=", "<=", ">=")), dice.randint(1, 7)),
            (Quantity("left", "Province"), dice.choice(("<=", ">=")), dice.randint(1, 7)),
            (Quantity("money"), dice.choice((">=", "<")), dice.randint(8, 30)),
            (Quantity("turn"), dice.choice((">=", "<=")), dice.randint(2, 16)),
            (owned, dice.choice((">=", "<")), dice.randint(1, 4)),
            (owned, dice.choice((">=", "<")), dice.randint(1, 4)),
            (Quantity("cards"), dice.choice((">=", "<=")), dice.randint(8, 30)),
            (Quantity("empty"), ">=", dice.randint(1, 2)),
            (Quantity("lead"), dice.choice((">=", "<")), dice.randint(-6, 6)),
            (Quantity("buys"), ">=", 2),
            (Quantity("coins"), dice.choice((">=", "<=")), dice.randint(3, 12)),
        ]
        what, sign, number = dice.choice(asked)
        return numbered(what, sign, number)

    def condition_more(self, plan: Plan) -> Plan:
        def stricter(entry: Entry) -> Entry:
            more = self.comparison(plan)
            n = sum(map(len, entry.alternatives))
            if not entry.alternatives or n >= MOST_COMPARISONS:
                return replace(entry, alternatives=((more,),))
            if self.dice.random() < 0.5:
                return replace(entry, alternatives=(*entry.alternatives, (more,)))
            first, *others = entry.alternatives
            return replace(entry, alternatives=((*first, more), *others))

        return self.with_one_changed(plan, stricter)

    def condition_less(self, plan: Plan) -> Plan:
        conditional = [i for i, entry in enumerate(plan.buy or ()) if entry.alternatives]
        if not conditional:
            return self.condition_more(plan)
        lines = list(plan.buy or ())
        i = self.dice.choice(conditional)
        lines[i] = self.dice.choice(looser(lines[i]))
        return replace(plan, buy=tuple(lines))

    def rethink(self, plan: Plan) -> Plan:
        """Another number in a condition."""
        lines = list(plan.buy or ())
        places = [
            (i, a, c)
            for i, entry in enumerate(lines)
            for a, all_of in enumerate(entry.alternatives)
            for c in range(len(all_of))
        ]
        if not places:
            return self.condition_more(plan)
        i, a, c = self.dice.choice(places)
        lines[i] = with_comparison(lines[i], a, c, self.other_number(lines[i].alternatives[a][c]))
        return replace(plan, buy=tuple(lines))

    def other_number(self, old: Test) -> Test:
        if not isinstance(old, Comparison):
            return old
        if old.right.what or self.dice.random() < 0.05:
            return replace(old, sign=SIGNS[old.sign])
        reach = 1 + abs(old.right.number) // 4
        number = old.right.number + self.dice.choice((-1, 1)) * self.dice.randint(1, reach)
        return replace(old, right=replace(old.right, number=number))

    # ---- changes of how to play ----------------------------------------------------------------

    def replay(self, plan: Plan) -> Plan:
        """Another order of playing Actions, or the bot's own."""
        if not self.actions or (plan.play is not None and self.dice.random() < 0.3):
            return replace(plan, play=None)
        lines = list(plan.play or ())
        if lines and self.dice.random() < 0.4:
            lines.pop(self.dice.randrange(len(lines)))
        bought = [e.card for e in plan.buy or () if e.card in self.actions]
        card = self.dice.choice(bought or self.actions)
        lines.insert(self.dice.randint(0, len(lines)), Entry(card))
        return replace(plan, play=tuple(lines))

    def retrash(self, plan: Plan) -> Plan:
        """Other things to trash, or what the bot thinks best."""
        if plan.trash is not None and self.dice.random() < 0.4:
            return replace(plan, trash=None)
        lines = [Entry("Curse")]
        for card in JUNK[1:]:
            roll = self.dice.random()
            if roll < 0.4:
                lines.append(Entry(card))
            elif roll < 0.8:
                lines.append(Entry(card, None, ((self.trashable(card),),)))
        return replace(plan, trash=tuple(lines))

    def trashable(self, card: str) -> Comparison:
        """When a card of the first deck is no longer missed."""
        if card == "Estate":
            return numbered(Quantity("left", self.goal), ">", self.dice.randint(1, 6))
        return numbered(Quantity("money"), ">", self.dice.randint(3, 12))

    def regain(self, plan: Plan) -> Plan:
        """Something to gain before what would be bought, or as one buys."""
        if plan.gain is not None and self.dice.random() < 0.4:
            return replace(plan, gain=None)
        lines = list(plan.gain or plan.buy or ())
        lines.insert(self.dice.randint(0, 2), Entry(self.any_card()))
        return replace(plan, gain=tuple(lines))

    def rename(self, plan: Plan) -> Plan:
        """Other cards to name, or those that the bot thinks of."""
        if plan.naming is not None and self.dice.random() < 0.4:
            return replace(plan, naming=None)
        first, second = self.dice.sample([*JUNK, "Silver", "Gold", self.any_card()], 2)
        some = numbered(Quantity("owned", first), ">=", self.dice.randint(1, 4))
        return replace(plan, naming=(Entry(first, None, ((some,),)), Entry(second)))

    def repay(self, plan: Plan) -> Plan:
        """Another sum to overpay, or what the bot thinks right."""
        if plan.overpay is not None and self.dice.random() < 0.4:
            return replace(plan, overpay=None)
        card = self.dice.choice(self.overpaid)
        others = [line for line in plan.overpay or () if line.card != card]
        coins = self.dice.choice((None, *range(MOST_OVERPAID + 1)))
        return replace(plan, overpay=(*others, Payment(card, coins)))

    # ---- shorter plans -------------------------------------------------------------------------

    def without_lists(self, plan: Plan) -> list[Plan]:
        """All plans that leave one list more to the generic bot."""
        given = [key for key in (*LISTS[1:], "overpay") if getattr(plan, key) is not None]
        return [with_list(plan, key, None) for key in given]

    def shorter(self, plan: Plan) -> list[Plan]:
        """All plans that say one thing less."""
        found: list[Plan] = []
        for key in LISTS:
            lines: Entries = getattr(plan, key) or ()
            for i, entry in enumerate(lines):
                instead: list[Entries] = [(other,) for other in looser(entry)]
                if entry.most is not None:
                    instead.append((replace(entry, most=None),))
                if len(lines) > 1:
                    instead.append(())
                found += [with_list(plan, key, lines[:i] + e + lines[i + 1 :]) for e in instead]
        return [tidy(other) for other in found]


def numbered(what: Quantity, sign: str, number: int) -> Comparison:
    """A comparison with a number."""
    return Comparison(what, sign, number_of(number))


def with_list(plan: Plan, key: str, lines: Entries | tuple[Payment, ...] | None) -> Plan:
    """The plan with another list of that name."""
    change: dict[str, Any] = {key: lines}
    return replace(plan, **change)


def with_the_rest(plan: Plan, other: Plan, there: set[str]) -> Plan:
    """The plan with all that another one says of these cards and that is never changed."""

    def kept(lines: Entries | None) -> Entries | None:
        return None if lines is None else tuple(e for line in lines for e in settled(line, there))

    own = [replace(own, lines=kept(own.lines) or ()) for own in other.by_card if own.card in there]
    return replace(
        plan,
        topdeck=kept(other.topdeck),
        treasures=kept(other.treasures),
        by_card=tuple(own),
        phases=other.phases,
        ends_while_behind=other.ends_while_behind,
    )


def understood(lines: tuple[Line, ...] | None, plan: Plan) -> tuple[Line, ...] | None:
    """Those of another plan's lines that speak of no phases which this one does not have."""
    known = {phase.name for phase in plan.phases}
    if lines is None:
        return None
    return tuple(line for line in lines if all(phases_in(a) <= known for a in line.alternatives))


def cost(entry: Entry) -> int:
    """Of a line's card; what the bot likes comes after all cards."""
    return 0 if entry.asks_the_bot else all_facts()[entry.card].cost


def is_victory(entry: Entry) -> bool:
    return not entry.asks_the_bot and "Victory" in all_facts()[entry.card].types


def looser(entry: Entry) -> list[Entry]:
    """The line with one comparison less, in all ways."""
    found = []
    for a, all_of in enumerate(entry.alternatives):
        for c in range(len(all_of)):
            rest = (*all_of[:c], *all_of[c + 1 :])
            others = (*entry.alternatives[:a], *((rest,) if rest else ()))
            found.append(replace(entry, alternatives=(*others, *entry.alternatives[a + 1 :])))
    return found


def settled(entry: Entry, there: set[str]) -> Entries:
    """The line as it reads where only these cards are; no line if it never holds there.

    >>> duchy = Entry.of("Duchy if left(Province) <= 4 or left(Colony) > 2")
    >>> print(*settled(duchy, {"Duchy", "Province"}))
    Duchy if left(Province) <= 4
    """
    if entry.card not in (*there, THE_BOT):
        return ()
    found = []
    for all_of in entry.alternatives:
        known = [c for c in all_of if truth(c, there) is None]
        if not known and all(truth(c, there) for c in all_of):
            return (replace(entry, alternatives=()),)
        if known and all(truth(c, there) is not False for c in all_of):
            found.append(tuple(known))
    if entry.alternatives and not found:
        return ()
    return (replace(entry, alternatives=tuple(found)),)


def truth(comparison: Test, there: set[str]) -> bool | None:
    """Whether a comparison about a card that is not there holds; None if it depends."""
    if not isinstance(comparison, Comparison):
        return None
    left, right = comparison.left, comparison.right
    if not left.card or left.card in there or right.what:
        return None
    return bool(ABSENT[comparison.sign](0, right.number))


def with_comparison(entry: Entry, a: int, c: int, new: Test) -> Entry:
    all_of = list(entry.alternatives[a])
    all_of[c] = new
    alternatives = list(entry.alternatives)
    alternatives[a] = tuple(all_of)
    return replace(entry, alternatives=tuple(alternatives))


def tidy(plan: Plan) -> Plan:
    """The same plan without lines that never matter."""
    for key in LISTS:
        lines: Entries | None = getattr(plan, key)
        if lines is not None:
            plan = with_list(plan, key, lines_that_matter(lines)[:MOST_LINES])
    return replace(plan, needs=kingdom_cards_of(plan.buy or ()))


def lines_that_matter(lines: Entries) -> Entries:
    """Without those for cards that a line above buys whenever they would."""
    found: list[Entry] = []
    for line in lines:
        if not any(covers(above, line) for above in found):
            found.append(line)
    return tuple(found)


def covers(above: Entry, line: Entry) -> bool:
    """Whether the upper line wants the card whenever the lower one does; below what the bot likes,
    only limits matter."""
    if above.asks_the_bot and not above.alternatives and line.most is None:
        return True
    if above.card != line.card or above.alternatives not in ((), line.alternatives):
        return False
    return above.most is None or (line.most is not None and line.most <= above.most)
