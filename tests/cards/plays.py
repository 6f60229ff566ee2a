"""Cards played at random in all sorts of positions, and what came of it, counted."""

import random
from collections import Counter
from typing import cast

from coffers.cards.library import all_facts, brought_by, kingdom_cards
from coffers.engine import events as e
from coffers.engine import vocabulary as v
from coffers.engine.buying import buy, play_treasures
from coffers.engine.costs import coins_of
from coffers.engine.decisions import Agent, Decision
from coffers.engine.events import Event
from coffers.engine.piles import listed, only
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.table import Table, bare_table
from coffers.engine.turn import clean_up, end_turn, start_turn
from coffers.kingdoms import Kingdom

BLANKS = ("Blank", "Cheap Blank", "Dear Blank", "Blank Attack")
DECK = {
    "Copper": 6,
    "Silver": 5,
    "Gold": 3,
    "Estate": 4,
    "Duchy": 2,
    "Province": 3,
    "Curse": 2,
    "Blank": 4,
    "Cheap Blank": 2,
}
COPIES = ("Treasure Map",)  # ... need a second one in hand
SECOND_PLAYS = ("Crossroads", "Fool's Gold")  # ... differ from the first in a turn
RESOURCES = ("actions", "buys", "coins", "potion")
TOKENS = {"vp": "tokens", "coffers": "coffers", "embargo": "embargo"}
EVENTS = {
    e.DREW: "cards",
    e.TOOK: "cards",
    e.TRASHED: "trash",
    e.GAINED: "gain",
    e.DISCARDED: "discard",
    e.DISCARDED_DECK: "discard",
    e.TOPDECKED: "deck",
    e.PUT_INTO_DECK: "deck",
    e.SHUFFLED: "deck",
    e.REVEALED: "look",
    e.LOOKED_AT: "look",
    e.SET_ASIDE_EVENT: "aside",
    e.PUT_ON_MAT: "aside",
    e.PLAYED: "play",
    e.PLAYED_AGAIN: "play",
    e.PASSED: "pass",
    e.RETURNED: "return",
    e.NAMED: "name",
    e.UNAFFECTED: "shield",
}

Key = tuple[str, bool, str]  # when, whether it happens to somebody else, what: as in a symbol


class Whims(Agent):
    """Answers anything that is allowed."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, me: Player, d: Decision) -> int:
        if d.in_numbers():
            return self.rng.randrange(int(d.most) + 1)
        options = [int(option) for option in listed(d.options)]
        if not options or (d.optional and self.rng.random() < 0.3):
            return v.NONE
        return self.rng.choice(options)


# ---- positions ---------------------------------------------------------------------------------


def setup_with(name: str) -> Setup:
    """A game of two with a card, and Actions that do nothing."""
    kingdom = [*BLANKS]
    bringing = [card for card in kingdom_cards() if name in brought_by(card)]
    if all_facts()[name].is_kingdom:
        kingdom.append(name)
    elif bringing:
        kingdom.append(bringing[0])
    bane = "Moat" if "Young Witch" in kingdom else None
    colony = name in ("Platinum", "Colony")
    return Kingdom.of(kingdom, bane=bane, platinum_colony=colony, complete=False).setup(2, "2017")


def position(setup: Setup, c: int, seed: int) -> Table:
    """A turn of somebody who holds a card, in the middle of some game."""
    rng = random.Random(seed)
    table = bare_table(setup, [Whims(rng), Whims(rng)], seed)
    me, other = table.players
    copies = rng.randrange(1, 3) if setup.cards[c].name in COPIES else 1
    deal(setup, me, [c] * copies, rng.choice((2, 4, 5)), rng)
    deal(setup, other, [], rng.choice((5, 6)), rng)
    other.gained_last = only(v.GOLD) | only(setup.number("Blank Attack")) if seed % 3 else 0
    lay_about(setup, table, me, rng)
    table.actions_played = rng.randrange(4)
    if setup.cards[c].name in SECOND_PLAYS and rng.random() < 0.5:
        table.mark_turn(c)
    me.turns = 1
    me.actions = rng.randrange(3)
    me.buys = 1
    table.phase = v.ACTION_PHASE
    table.telling = True
    return table


def deal(setup: Setup, player: Player, held: list[int], others: int, rng: random.Random) -> None:
    """A hand with certain cards and some others, a deck and a discard pile."""
    cards = [int(setup.number(name)) for name, n in DECK.items() for _ in range(n)]
    rng.shuffle(cards)
    for _ in range(rng.randrange(8)):
        cards.pop()
    cut = rng.randrange(others + 13, len(cards) - 1)
    for c in [*held, *cards[:others]]:
        player.hand.add(c)
    for c in cards[others:cut]:
        player.deck.add(c)
    for c in cards[cut:]:
        player.discards.add(c)
    for c in [*held, *cards]:
        player.owned[c] += 1


def lay_about(setup: Setup, table: Table, me: Player, rng: random.Random) -> None:
    """What has come to lie on the table: cards in play, in the trash and on mats; tokens; empty
    piles."""
    for name in rng.sample(("Dear Blank", "Blank Attack"), rng.choice((0, 0, 1, 2))):
        table.set_left(setup.number(name), 0)
    for name in rng.sample(("Blank", "Cheap Blank"), rng.randrange(3)):
        table.trash.add(setup.number(name))
    in_play = [v.COPPER, v.SILVER, *(int(c.number) for c in setup.cards if c.name == "Potion")]
    for c in in_play[: rng.randrange(len(in_play) + 1)]:
        me.in_play.add(c)
        me.owned[c] += 1
    for counter in setup.counters:
        if counter.name == "trade_route":
            table.add_tokens(counter.first, rng.randrange(3))
        elif counter.name == "pirate_ship":
            me.add_tokens(counter.first, rng.randrange(4))
    for mat in setup.mats:
        if mat.name == "native_village":
            for _ in range(rng.randrange(3)):
                me.put_top_on_mat(mat.number)


# ---- counting ----------------------------------------------------------------------------------


def resources(me: Player) -> Counter[str]:
    """What a player has to spend."""
    numbers = (me.actions, me.buys, me.coins, me.potions)
    return Counter(dict(zip(RESOURCES, map(int, numbers), strict=True)))


class Watch:
    """Counts what a card does for its player and to the other one, moment by moment."""

    def __init__(self, table: Table, c: int) -> None:
        self.table = table
        self.c = c
        self.me, self.other = table.players
        self.counts: Counter[Key] = Counter()
        self.gained: dict[Key, set[str]] = {}  # which cards
        self.costs: dict[Key, set[int]] = {}  # ... and what they cost
        self.dearer: dict[Key, set[int]] = {}  # ... by how much they are dearer than a trashed one
        self.hands: dict[bool, int] = {}  # the number of cards in hand after the play
        self.look_away()

    def look_away(self) -> None:
        """What has happened by now does not count."""
        self.read = len(self.table.log)
        self.had = resources(self.me)

    def note(self, when: str, *besides: str) -> None:
        """Count what the card has done since, and the resources that it has brought."""
        now = resources(self.me)
        for what in besides:
            self.counts[when, False, what] += now[what] - self.had[what]
        told = self.table.log[self.read :]
        mine = [event for event in told if event.source == self.c or event.kind == e.UNAFFECTED]
        looked = any(self.symbol_of(event, False) == "look" for event in mine)
        for event in mine:
            what = self.symbol_of(event, looked)
            if what:
                key = (when, event.player != self.me.index, what)
                one = event.kind in (e.SHUFFLED, e.NAMED, e.PASSED, e.PUT_INTO_DECK)
                self.counts[key] += 1 if one else int(event.amount)
                if what in ("gain", "curse"):
                    self.note_gain(key, event, mine)
        self.look_away()

    def note_gain(self, key: Key, event: Event, events: list[Event]) -> None:
        setup = self.table.setup
        cost = int(coins_of(setup.costs[int(event.card)]))
        self.gained.setdefault(key, set()).add(setup.cards[int(event.card)].name)
        self.costs.setdefault(key, set()).add(cost)
        trashed = [x for x in events if x.kind == e.TRASHED and x.player == event.player]
        gained = [x for x in events if x.kind == e.GAINED and x.player == event.player]
        if len(trashed) == 1:
            before = int(coins_of(setup.costs[int(trashed[0].card)]))
            self.dearer.setdefault(key, set()).add(cost - before)
        elif len(trashed) == len(gained) == 2:  # first one, then the other
            before = int(coins_of(setup.costs[int(trashed[gained.index(event)].card)]))
            self.dearer.setdefault(key, set()).add(cost - before)

    def symbol_of(self, event: Event, looked: bool) -> str:
        """What an event is called on a card, or "" for one that is part of something else."""
        what = EVENTS.get(int(event.kind), "")
        if event.kind == e.GOT_TOKENS:
            return TOKENS.get(event.label, "")
        if what == "look" and event.origin != v.DECK:
            return ""  # shown from hand
        if what == "discard" and event.origin == v.TURNED_UP:
            return ""  # a card that was looked at
        if what == "deck" and event.origin == v.TURNED_UP and looked:
            return ""  # put back
        if what == "deck" and event.kind == e.SHUFFLED and event.origin == v.DISCARDS:
            return ""  # no card does that
        if what == "trash" and event.card == event.source and event.origin == v.PLAY_AREA:
            return "once"
        if what == "gain" and event.card == v.CURSE and event.player != self.me.index:
            return "curse"
        if what == "play" and event.card == event.source:
            return ""  # itself
        return what


# ---- what can become of a card -----------------------------------------------------------------


def play_it(setup: Setup, c: int, seed: int) -> Watch:
    """A card is played, and others are bought; in the others' turn an Attack is played."""
    table = position(setup, c, seed)
    me, other = table.players
    watch = Watch(table, c)
    table.phase = v.ACTION_PHASE if (setup.actions >> c) & 1 else v.BUY_PHASE
    me.play_from_hand(c)
    watch.counts["now", False, "coins"] -= printed_coins(table, watch.read, c)
    watch.note("now", *RESOURCES)
    watch.hands = {False: int(me.hand.n), True: int(other.hand.n)}
    watch.counts["now", False, "cheaper"] = cheaper(me)
    table.phase = v.BUY_PHASE
    play_treasures(me)
    watch.counts["rest", False, "coins"] -= printed_coins(table, watch.read, v.NONE)
    watch.note("rest", "coins")
    buy_some(me, c)
    watch.note("rest")
    table.phase = v.CLEAN_UP
    clean_up(me)
    watch.note("rest")
    watch.counts["now", False, "turn"] = len(table.coming)
    table.coming = []
    end_turn(me)
    if not table.finished:
        attack(table, other)
        watch.note("react")
        table.turn = me.index
        table.extra = False
        start_turn(me)
        watch.had.update(actions=1 - watch.had["actions"], buys=1 - watch.had["buys"])
        watch.note("next", "actions", "buys", "coins")
    return watch


def printed_coins(table: Table, first: int, source: int) -> int:
    """What Treasures bring that were played for a card, or for none, by what is printed on them."""
    played = [x for x in table.log[first:] if x.kind == e.PLAYED and x.source == source]
    return sum(int(x.amount) * int(table.setup.coins[int(x.card)]) for x in played)


def cheaper(me: Player) -> int:
    """How much less the dearest Action costs now."""
    c = me.setup.number("Blank Attack")
    return int(coins_of(me.setup.costs[c]) - coins_of(me.cost(c)))


def buy_some(me: Player, c: int) -> None:
    """Buy some cards, other ones than that, for whatever they cost."""
    rng = cast(Whims, me.agent).rng
    me.coins += 50
    me.potions += 3
    for _ in range(rng.randrange(1, 4)):
        buy(me, rng.choice([int(x) for x in listed(me.table.on_offer()) if x != c]))


def attack(table: Table, attacker: Player) -> None:
    table.turn = attacker.index
    table.phase = v.ACTION_PHASE
    c = table.setup.number("Blank Attack")
    attacker.hand.add(c)
    attacker.play_from_hand(c)


def buy_it(setup: Setup, c: int, seed: int) -> Watch:
    """A card is bought."""
    table = position(setup, c, seed)
    me = table.players[0]
    me.hand.remove(c)
    table.phase = v.BUY_PHASE
    me.coins = 12
    me.potions = 1
    watch = Watch(table, c)
    buy(me, c)
    watch.note("gained")
    return watch


def hold_it(setup: Setup, c: int, seed: int) -> Watch:
    """A card is in hand while an Attack is played and cards are gained; then it is discarded."""
    table = position(setup, c, seed)
    me, other = table.players
    watch = Watch(table, c)
    attack(table, other)
    other.gain(v.PROVINCE)
    if me.hand.count(c):
        me.gain(v.SILVER)
    if me.hand.count(c):
        me.discard(c)
    watch.note("react")
    return watch


def points_of(setup: Setup, c: int, seed: int) -> int:
    """What each copy is worth in some deck."""
    me = position(setup, c, seed).players[0]
    rng = random.Random(seed)
    for x in rng.sample(range(setup.n_cards), rng.randrange(8)):
        if x != c:
            me.owned[x] = 0
    kinds = [x for x in range(setup.n_cards) if x != c]
    others = sum(int(me.owned[x] * setup.cards[x].value) for x in kinds)
    return (int(me.score()) - others) // int(me.owned[c])
