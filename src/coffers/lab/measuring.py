"""What cards do, measured by playing them: `make knowledge` writes coffers/data/knowledge.json.

Every card is played in typical decks by a bot that knows only its cost and types (and the cards
of the Supply, which were measured in the same way), so that what is measured does not depend on
what was measured before. Noted is what the play and the rest of its
turn change beyond what would have happened anyway, on average of one play:

- `cards` drawn (better ones than usual count for more), `actions`, `coins`, `buys`, in part those
  at the start of the next turn. Cards that the hand lost, or the next one has more, count with
  their coins, and in part what purchases cost less; `coffers`: tokens
- `gains`: what the gained cards cost, without those that were bought, less what lost ones did
- `next`: coins by which the next hand is better
- `points`: victory point tokens; `trashes`: Coppers, Estates and Curses that one is rid of
- `curses`: given to an opponent; `harm`: coins that an opponent has less in two turns
- `trash`: how many cards from hand it lets one trash, or makes one; `trade`: what one gains for it
- `worth`: by how many points Big Money with one of it, and with two, beats Big Money without
"""

import json
import random
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import coffers.data
from coffers.bots.generic import Generic
from coffers.bots.knowledge import FILE
from coffers.bots.plan import Planned, narrowed
from coffers.bots.plan_lines import Line
from coffers.bots.series import play_series
from coffers.bots.wishes import big_money
from coffers.cards.library import all_facts, brought_by, classes, kingdom_cards
from coffers.engine.buying import buy_phase, play_treasures
from coffers.engine.costs import coins_of
from coffers.engine.decisions import Agent, Decision
from coffers.engine.piles import Pile, empty_hand, empty_pile, listed, only
from coffers.engine.player import Player
from coffers.engine.setup import HAND_SIZE, Setup
from coffers.engine.table import Table, new_table
from coffers.engine.turn import clean_up, end_turn, start_turn
from coffers.engine.vocabulary import (
    ACTION_PHASE,
    BUY_PHASE,
    COFFERS,
    CURSE,
    GAIN,
    NONE,
    TRASH,
)
from coffers.kingdoms import Kingdom

SUPPLY = ("Village", "Smithy", "Market", "Laboratory", "Festival", "Workshop")
DECKS: tuple[dict[str, int], ...] = (
    {"Copper": 7, "Estate": 3, "Silver": 1},
    {"Copper": 7, "Estate": 3, "Silver": 5, "Gold": 2},
    {"Copper": 7, "Estate": 3, "Silver": 4, "Gold": 4, "Duchy": 1, "Province": 3, "Smithy": 1},
    {"Copper": 3, "Silver": 3, "Gold": 3, "Laboratory": 2, "Market": 1, "Province": 1},
    {"Copper": 5, "Estate": 2, "Silver": 2, "Gold": 2, "Village": 3, "Smithy": 2, "Festival": 2},
)
"""Of the opening, of a money deck before and after it turns green, thinned, and of an engine."""

JUNK = ("Copper", "Estate", "Curse")
ACTION_IN_HAND = 1.0  # coins that an Action stands for among the cards of a hand
SAVED = 0.5  # a purchase that costs a coin less: one buys such things for being cheap
LOST = 0.4  # what an opponent loses with a card, for each coin that it costs
CLUTTER = 0.5  # ... and with a card of junk
LATER = 0.6  # what comes a turn later, as the card is out of the deck meanwhile
PRIZE = 6.0  # what a card stands for that has no price
NUMBERS = (
    "cards",
    "actions",
    "coins",
    "buys",
    "gains",
    "points",
    "coffers",
    "trashes",
    "curses",
    "harm",
    "next",
)
SAMPLES = 500  # plays in each deck
GAMES = 4000
SUPPLY_SAMPLES = 40
ANY = 99


def measured_cards() -> list[str]:
    """All that can be measured."""
    return sorted(classes())


def setup_with(name: str) -> Setup:
    """A game of two in which a card can be played, among others at every price."""
    kingdom = [card for card in SUPPLY if card != name]
    bringing = [card for card in kingdom_cards() if name in brought_by(card)]
    if all_facts()[name].is_kingdom:
        kingdom.append(name)
    elif bringing:
        kingdom.append(bringing[0])
    colony = name in ("Platinum", "Colony")
    return Kingdom.of(kingdom, platinum_colony=colony, complete=False).setup(2, "2017")


# ---- one play --------------------------------------------------------------------------------


@cache
def supply_lines() -> dict[str, dict[str, Any]]:
    """What the cards of the Supply do, for whom knows nothing else."""
    return {name: averages(plays(name, SUPPLY_SAMPLES, 1, {})) for name in SUPPLY}


class Watched(Generic):
    """A bot that knows little; what it buys is noted, and nothing is bought for a card's sake."""

    def __init__(self, setup: Setup, card: int, known: dict[str, dict[str, Any]]) -> None:
        super().__init__(setup, known)
        self.card = card
        self.rewards = 0
        self.bought: Counter[int] = Counter()
        self.saved = 0
        self.tokens = 0  # Coffers used

    def choose(self, me: Player, d: Decision) -> int:
        answer = int(super().choose(me, d))
        if d.kind == COFFERS:
            self.tokens += answer
        return answer

    def buy(self, me: Player, d: Decision) -> int:
        others = d.options & ~only(self.card)
        c = int(super().buy(me, narrowed(d, others))) if others else NONE
        if c != NONE:
            self.bought[c] += 1
            self.saved += int(coins_of(self.setup.costs[c]) - coins_of(me.cost(c)))
        return c


def deal(
    player: Player, deck: dict[str, int], more: list[int], others: int, rng: random.Random
) -> None:
    """Give a player a deck, well shuffled, and in hand certain cards besides some others."""
    setup = player.setup
    wanted = {int(setup.number(name)): n for name, n in deck.items()}
    for c, n in wanted.items():
        while player.owned[c] < n and player.gain(c):
            pass
    cards = []
    for c in range(setup.n_cards):
        n = min(int(player.owned[c]), wanted.get(c, 0))
        cards += [c] * n
        player.owned[c] = n
    for c in more:
        player.owned[c] += 1
    rng.shuffle(cards)
    player.hand = empty_hand(setup.n_cards)
    player.deck = empty_pile()
    player.discards = empty_pile()
    for c in [*more, *cards[:others]]:
        player.hand.add(c)
    rest = cards[others:]
    cut = rng.randrange(len(rest))
    for c in rest[:cut]:
        player.deck.add(c)
    for c in rest[cut:]:
        player.discards.add(c)


def position(
    setup: Setup, cards: list[int], agent: Agent, deck: dict[str, int], seed: int
) -> Table:
    """A turn of a player with certain cards in hand; the Action they need has been paid."""
    rng = random.Random(seed)
    table = new_table(setup, [agent, Generic(setup, {})], seed)
    me, other = table.players
    deal(me, deck, cards, HAND_SIZE - 1, rng)
    deal(other, deck, [], HAND_SIZE, rng)
    me.turns = 1
    me.buys = 1
    table.phase = ACTION_PHASE
    return table


def hand_of(player: Player) -> Counter[int]:
    return Counter({int(c): int(player.hand.count(c)) for c in listed(player.hand.kinds)})


def owned_by(player: Player) -> Counter[int]:
    return Counter({c: int(n) for c, n in enumerate(player.owned)})


def in_play(player: Player) -> Counter[int]:
    return Counter(int(player.in_play.at(i)) for i in range(player.in_play.n))


def worth_in_hand(setup: Setup, cards: Iterable[int]) -> float:
    """The coins that cards bring, roughly."""
    total = 0.0
    for c in cards:
        action = (setup.actions >> c) & 1
        total += ACTION_IN_HAND if action else int(setup.coins[c])
    return total


def prospects(player: Player) -> float:
    """The coins of a player's next two turns: the hand, and what will be drawn after it."""
    setup = player.setup
    pile, discards = player.deck, player.discards
    coming = [pile.at(i) for i in range(pile.n)][-HAND_SIZE:]
    shuffled = [discards.at(i) for i in range(discards.n)]
    value = worth_in_hand(setup, hand_of(player).elements()) + worth_in_hand(setup, coming)
    if shuffled:
        value += (HAND_SIZE - len(coming)) * worth_in_hand(setup, shuffled) / len(shuffled)
    return value


def cost_of(setup: Setup, cards: Counter[int]) -> float:
    """What cards cost together; junk does more harm than good, what has no price is dear."""
    total = 0.0
    for c, n in cards.items():
        cost = float(coins_of(setup.costs[c]))
        if cost == 0:
            cost = -CLUTTER if (setup.supply >> c) & 1 else PRIZE
        total += n * cost
    return total


def pile_of(pile: Pile) -> Counter[int]:
    return Counter(int(pile.at(i)) for i in range(pile.n))


def without(cards: Counter[int], left_out: set[int]) -> Counter[int]:
    return Counter({c: n for c, n in cards.items() if c not in left_out})


def one_play(
    setup: Setup, c: int, deck: dict[str, int], seed: int, known: dict[str, dict[str, Any]]
) -> dict[str, float]:
    """What comes of playing a card once."""
    agent = Watched(setup, c, known)
    table = position(setup, [c], agent, deck, seed)
    me, other = table.players
    junk = {int(setup.number(name)) for name in JUNK}
    owned, others = owned_by(me), owned_by(other)
    before, discards = hand_of(me) - Counter([c]), pile_of(me.discards)
    average = worth_in_hand(setup, owned.elements()) / owned.total()
    expected = prospects(other)
    tokens = int(me.coffers)
    result = dict.fromkeys(NUMBERS, 0.0)

    if (setup.actions >> c) & 1:
        me.play_from_hand(c)
    after = hand_of(me) if (setup.actions >> c) & 1 else before
    gained = owned_by(me) - owned
    to_hand = (after - before) & (gained - (pile_of(me.discards) - discards))
    drawn = (after - before) - to_hand
    lost = (before - after) - (in_play(me) - Counter([c]))
    trashed = lost & (owned - owned_by(me))
    result["cards"] = worth_in_hand(setup, drawn.elements()) / average
    result["actions"] = int(me.actions)
    coins = worth_in_hand(setup, to_hand.elements())
    coins -= worth_in_hand(setup, (lost - trashed).elements())
    me.table.phase = BUY_PHASE
    hand = hand_of(me) - Counter([c])
    play_treasures(me)
    coins += int(me.coins) - sum(int(setup.coins[t]) * n for t, n in (hand - hand_of(me)).items())
    # what one trashes costs its coins now, but one need not do it for ever
    coins = max(coins - worth_in_hand(setup, trashed.elements()), min(coins, 0.0))
    result["buys"] = int(me.buys) - 1

    given, taken = owned_by(other) - others, others - owned_by(other)
    result["curses"] = given[CURSE]
    clutter = sum(given[x] - taken[x] for x in junk if x != CURSE)
    robbed = cost_of(setup, without(taken, junk))
    result["harm"] = expected - prospects(other) + LOST * robbed + CLUTTER * clutter

    for_gains = agent.tokens
    buy_phase(me)
    gained = owned_by(me) - owned - agent.bought
    gone = owned + agent.bought - owned_by(me)
    result["trashes"] = sum(gone[x] for x in junk)
    result["gains"] = cost_of(setup, gained) - cost_of(setup, without(gone, junk)) - for_gains
    result["points"] = int(me.vp)
    result["coins"] = coins + SAVED * agent.saved
    result["coffers"] = int(me.coffers) + agent.tokens - tokens

    extra = next_turn(table)
    # cards that the next hand has more (all of them, if that turn is an extra one) are coins, too
    more_cards = int(me.hand.n) - (0 if extra else HAND_SIZE)
    result["actions"] += LATER * (int(me.actions) - 1)
    result["buys"] += LATER * (int(me.buys) - 1)
    result["coins"] += LATER * (int(me.coins) + more_cards * average)
    if not extra:
        result["next"] = worth_in_hand(setup, hand_of(me).elements()) - more_cards * average
        result["next"] -= usual_next_hand(setup, c, deck, seed, known)
    table.close()
    return result


def next_turn(table: Table) -> bool:
    """End the turn, and start the same player's next one as if nobody else had had one; whether
    it is an extra one."""
    me = table.current()
    clean_up(me)
    end_turn(me)
    extra = bool(table.extra) and table.current() is me
    table.turn = me.index
    start_turn(me)
    return extra


def usual_next_hand(
    setup: Setup, c: int, deck: dict[str, int], seed: int, known: dict[str, dict[str, Any]]
) -> float:
    """The coins of the next hand if the card had not been in this one."""
    table = position(setup, [], Watched(setup, c, known), deck, seed)
    me = table.current()
    table.phase = BUY_PHASE
    buy_phase(me)
    next_turn(table)
    coins = worth_in_hand(setup, hand_of(me).elements())
    table.close()
    return coins


# ---- trading one card for another ------------------------------------------------------------


class Trading(Generic):
    """Trashes whatever it may, and gains the dearest card or the cheapest."""

    def __init__(self, setup: Setup, card: int, dearest: bool, rng: random.Random) -> None:
        super().__init__(setup, {})
        self.card = card
        self.dearest = dearest
        self.rng = rng
        self.must = False
        self.trashed: list[int] = []
        self.owned: list[Counter[int]] = []  # before each of them

    def choose(self, me: Player, d: Decision) -> int:
        cards = [int(c) for c in listed(d.options)]
        mine = d.source == self.card and d.subject == me.index
        if mine and d.kind == TRASH and not d.options & ~me.hand.kinds and me.revealed.n == 0:
            self.must = self.must or not d.optional
            self.trashed.append(self.rng.choice(cards))
            self.owned.append(owned_by(me))
            return self.trashed[-1]
        if mine and d.kind == GAIN:
            costs = [int(coins_of(me.cost(c))) for c in cards]
            return cards[costs.index(max(costs) if self.dearest else min(costs))]
        return 0 if not cards else int(super().choose(me, d))


@dataclass
class Trades:
    """What a card let one trash from hand in a number of plays, and gave for it."""

    most: int = 0
    must: bool = False
    treasures: bool = True
    to_hand: bool = True
    times: int = 0
    gains: int = 0
    single: bool = True  # never more than one card for a card
    up_to: Counter[int] = field(default_factory=Counter)  # coins more, gaining the dearest
    at_least: Counter[int] = field(default_factory=Counter)  # ... the cheapest

    def add(self, setup: Setup, c: int, seed: int) -> None:
        """Play the card once, in a hand of cards all of which could be trashed."""
        dearest = seed % 2 == 0
        agent = Trading(setup, c, dearest, random.Random(seed))
        deck = {"Copper": 2, "Estate": 2, "Silver": 2, "Gold": 2, "Village": 2, "Duchy": 1}
        table = position(setup, [c], agent, deck, seed)
        me = table.players[0]
        me.play_from_hand(c)
        moments = [*agent.owned, owned_by(me)]
        self.most = max(self.most, len(agent.trashed))
        self.must = self.must or agent.must
        for i, trashed in enumerate(agent.trashed):
            gained = moments[i + 1] - moments[i]
            self.times += 1
            self.gains += gained.total()
            self.single = self.single and gained.total() <= 1
            self.treasures = self.treasures and (setup.treasures >> trashed) & 1 == 1
            self.to_hand = self.to_hand and not gained - hand_of(me)
            for x in gained:
                more = int(coins_of(setup.costs[x]) - coins_of(setup.costs[trashed]))
                (self.up_to if dearest else self.at_least)[more] += 1
        table.close()

    def line(self) -> dict[str, Any]:
        if self.most == 0:
            return {}
        trash: dict[str, Any] = {"most": self.most}
        if self.must:
            trash["must"] = True
        if self.treasures:
            trash["treasures"] = True
        found: dict[str, Any] = {"trash": trash}
        if self.single and 2 * self.gains > self.times:
            more, times = self.up_to.most_common(1)[0]
            if 2 * times > self.up_to.total():
                found["trade"] = {"more": more}
                if set(self.at_least) == {more}:
                    found["trade"]["exactly"] = True
                if self.to_hand:
                    found["trade"]["to hand"] = True
        return found


def trades(name: str, samples: int = 60) -> dict[str, Any]:
    """How a card lets one trash cards from hand, and what it gives for them."""
    setup = setup_with(name)
    c = int(setup.number(name))
    if not (setup.actions >> c) & 1:
        return {}
    found = Trades()
    for seed in range(samples):
        found.add(setup, c, seed)
    return found.line()


# ---- whole games -----------------------------------------------------------------------------


def worth(name: str, games: int, first_seed: int) -> list[float]:
    """By how many points Big Money with one, and with two of a card beats Big Money without."""
    setup = setup_with(name)
    c = setup.number(name)
    if not all_facts()[name].is_kingdom:
        return []
    leads = []
    for most in (1, 2):
        lines = [Line(setup.number("Province"), ANY, [])]
        lines.append(Line(setup.number("Gold"), ANY, []))
        dear = coins_of(setup.costs[c]) >= 6
        lines.insert(1 if dear else 2, Line(c, most, []))
        lines.append(Line(setup.number("Silver"), ANY, []))
        buyer = Planned(setup, lines, None, None, None, None, {}, ends_behind=True)
        pairs: list[list[Agent]] = [[buyer, big_money(setup)] for _ in range(2)]
        sums = play_series(setup, pairs, first_seed, games // 2, None)
        leads.append(int(sums.lead[0]) / int(sums.games))
    return leads


# ---- all cards -------------------------------------------------------------------------------


def plays(
    name: str, samples: int, first_seed: int, known: dict[str, dict[str, Any]]
) -> list[dict[str, float]]:
    """What came of many plays of a card, so many in each deck."""
    setup = setup_with(name)
    c = int(setup.number(name))
    if not ((setup.actions | setup.treasures) >> c) & 1:
        return []
    seeds = range(first_seed, first_seed + samples)
    return [one_play(setup, c, deck, seed, known) for deck in DECKS for seed in seeds]


def averages(results: list[dict[str, float]]) -> dict[str, Any]:
    """The means that are not zero."""
    line: dict[str, Any] = {}
    for key in NUMBERS:
        mean = round(sum(result[key] for result in results) / max(len(results), 1), 1)
        if mean:
            line[key] = mean
    return line


def measure(name: str, samples: int = SAMPLES, games: int = GAMES, seed: int = 1) -> dict[str, Any]:
    """A card's line."""
    line = averages(plays(name, samples, seed, supply_lines()))
    line.update(trades(name))
    leads = worth(name, games, seed)
    if leads:
        line["worth"] = [round(lead, 1) + 0.0 for lead in leads]  # no minus before a zero
    return line


def written(lines: dict[str, dict[str, Any]]) -> str:
    """The file: a line for each card."""
    texts = [f"{json.dumps(name)}: {json.dumps(line)}" for name, line in lines.items()]
    return "{\n" + ",\n".join(texts) + "\n}\n"


def path() -> Path:
    """Where it is kept."""
    return Path(coffers.data.__file__ or "").with_name(FILE)


def main() -> None:
    lines = {}
    for name in measured_cards():
        lines[name] = measure(name)
        sys.stderr.write(".")
        sys.stderr.flush()
    sys.stderr.write("\n")
    path().write_text(written(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
