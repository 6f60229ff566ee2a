"""Random games by the million: whatever the players do, the table stays sound.

`python -m coffers.soak` plays random kingdoms of all cards on all cores, `--bot quick` lets a bot
play in them. A seed says everything about a game (but what one does who thinks by the clock), so
whatever goes wrong can be seen again:

>>> drawn(7) == drawn(7)
True
>>> play(7).finished
True
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from time import monotonic

from coffers.bots.random_legal import RandomLegal
from coffers.bots.registry import DEFAULT_BOT, all_bots, make_bot
from coffers.bots.wishes import big_money
from coffers.cards.library import BASIC, kingdom_cards
from coffers.engine import vocabulary as v
from coffers.engine.buying import means
from coffers.engine.costs import POTION, at_most, coins_of, packed
from coffers.engine.decisions import Agent, Decision, Onlooker
from coffers.engine.editions import EDITIONS
from coffers.engine.piles import Pile
from coffers.engine.player import Player
from coffers.engine.rng import Rng, seeded
from coffers.engine.scoring import winners
from coffers.engine.setup import N_COSTS, Setup
from coffers.engine.table import Table, new_table
from coffers.engine.turn import take_turn
from coffers.kingdoms import KINGDOM_SIZE, PLAYERS, Kingdom
from coffers.texts import current

GAMES = 1_000_000
MOST_TURNS = 3000  # of all players together; a game that takes longer is stopped and counted
HEAD_START = 12  # cards of any kind that everybody gets on top of the deal, in some games
MOST_LOOSE = 32  # ... and how many of those kinds may be without a pile
WATCHED = 16  # one game in so many is checked at every decision, all others after every turn
CHUNK = 200  # games a process plays before it reports...
CHUNK_OF_BOTS = 2  # ... if bots play, which may take their time
PROGRESS = 2.0  # seconds


class Unsound(Exception):
    """Something that cannot be; `str()` says what, in the language of whoever reads it."""

    def __init__(self, message: str, /, **details: object) -> None:
        super().__init__(message, details)
        self.message = message
        self.details = details

    def __str__(self) -> str:
        return current().text(f"soak-{self.message}", **self.details)


# ---- what must hold --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stock:
    """What there is of everything at a table; no play of cards can change it."""

    cards: list[int]  # by card number
    tokens: int  # of Trade Route, on piles and mat


def stock(table: Table) -> Stock:
    """All that lies on a table now, counted where it lies."""
    counts = on_piles(table)
    for c in table.trash.cards[: table.trash.n]:
        counts[c] += 1
    for p in table.players:
        counts = [a + b for a, b in zip(counts, held(p), strict=True)]
    return Stock(by_face(table.setup, counts), route_tokens(table))


def by_face(setup: Setup, counts: list[int]) -> list[int]:
    """The same counts, with what somebody's cards are in disguise counted as what they are."""
    for guise in setup.guises:
        counts[guise.face] += counts[guise.number]
        counts[guise.number] = 0
    return counts


def waiting(p: Player) -> list[Pile]:
    """Cards being dealt with that wait until others have been."""
    return [layer.cards for layer in p.covered]


def on_piles(table: Table) -> list[int]:
    """The cards that lie on piles, by number."""
    counts = list(table.left)
    for mixed, stack in zip(table.setup.mixed, table.stacks, strict=True):
        counts[mixed.pile] = 0
        for c in stack.cards[: stack.n]:
            counts[c] += 1
    return counts


def held(p: Player) -> list[int]:
    """A player's cards by number, counted where they lie."""
    counts = list(p.hand.of)
    for pile in (p.deck, p.discards, p.aside, p.aside_down, p.revealed, *p.mats, *waiting(p)):
        if pile.n:
            for c in pile.cards[: pile.n]:
                counts[c] += 1
    for i in range(p.in_play.n):
        counts[p.in_play.card_at(i)] += 1
    return counts


def route_tokens(table: Table) -> int:
    total = 0
    for counter in table.setup.counters:
        if counter.name == "trade_route":
            total += table.tokens(counter.first)
        elif counter.name == "trade_route_tokens":
            total += sum(table.tokens_on(counter.first, c) for c in range(table.setup.n_cards))
    return total


def check_table(table: Table, start: Stock) -> None:
    """Nothing has appeared or vanished, and all that is kept twice agrees."""
    setup = table.setup
    left = list(table.left)
    if min(left) < 0:
        raise Unsound("pile-negative", card=name(setup, left.index(min(left))))
    trash = [0] * len(left)
    for c in table.trash.cards[: table.trash.n]:
        trash[c] += 1
    players = [check_player(p) for p in table.players]
    now = [sum(places) for places in zip(on_piles(table), trash, *players, strict=True)]
    if by_face(setup, now) != start.cards:
        for c, (found, expected) in enumerate(zip(now, start.cards, strict=True)):
            if found != expected:
                raise Unsound("count", card=name(setup, c), found=found, expected=expected)
    if route_tokens(table) != start.tokens:
        raise Unsound("route-tokens", expected=start.tokens)
    if min(table.counters) < 0:
        raise Unsound("counter-negative", player=table.turn + 1)
    check_supply(table)


def check_player(p: Player) -> list[int]:
    """A player's cards and tokens are as they must be; the cards by number."""
    for pile, place in (
        (p.deck, "deck"),
        (p.discards, "discard"),
        (p.aside, "aside"),
        (p.aside_down, "aside"),
        (p.revealed, "revealed"),
    ):
        if not 0 <= pile.loose <= pile.n <= len(pile.cards):
            raise Unsound("pile", player=p.index + 1, place=place, n=pile.n, loose=pile.loose)
    hand = p.hand
    n = kinds = 0
    for c, k in enumerate(hand.of):
        if k:
            n += k
            kinds |= 1 << c
            if k < 0:
                raise Unsound("hand-negative", player=p.index + 1, card=name(p.setup, c))
    if n != hand.n or kinds != hand.kinds:
        raise Unsound("hand", player=p.index + 1)
    if p.in_play.set_of_cards() != p.in_play.kinds:
        raise Unsound("in-play", player=p.index + 1)
    counts = held(p)
    if counts != list(p.owned):
        raise Unsound("owned", player=p.index + 1)
    if min(p.actions, p.buys, p.coins, p.potions, p.turns) < 0:
        raise Unsound("counter-negative", player=p.index + 1)
    return counts


def check_supply(table: Table) -> None:
    """What is offered at which cost, and how many piles are empty, follow from the piles."""
    setup = table.setup
    piles = [c for c in range(setup.n_cards) if setup.in_supply(c) and setup.pile_of[c] == c]
    tops = tuple(top for pile in piles if (top := table.top(pile)) != v.NONE)
    if offered(setup, tops) != list(table.offers):
        raise Unsound("offers")
    empty = len(piles) - len(tops)
    if empty != table.empty_piles:
        raise Unsound("empty-piles", found=table.empty_piles, expected=empty)


@lru_cache(maxsize=64)
def offered(setup: Setup, tops: tuple[int, ...]) -> list[int]:
    """What the Supply offers for how many coins, these cards being on top of its piles."""
    offers = [0] * N_COSTS
    for c in tops:
        if setup.costs[c] < POTION:
            for coins in range(coins_of(setup.costs[c]), N_COSTS):
                offers[coins] |= 1 << c
    return offers


def check_between_turns(table: Table) -> None:
    """After a turn nothing is left over from it."""
    for p in table.players:
        if p.revealed.n or p.covered:
            raise Unsound("revealed-left", player=p.index + 1)
    if table.bought or table.banned or table.played or table.marked or any(table.this_turn):
        raise Unsound("turn-left")
    if table.discount or table.purchases or table.actions_played:
        raise Unsound("turn-left")
    if table.depth or table.resolving != v.NONE or table.this != v.NONE:
        raise Unsound("turn-left")  # a card is still being carried out


def check_decision(me: Player, d: Decision) -> None:
    """Everything offered is legal and there; nothing is asked that has only one answer."""
    setup = me.setup
    if d.decider != me.index:
        raise Unsound("decider", player=me.index + 1)
    whose = me.table.players[d.subject]
    if d.in_numbers():
        limits = {v.COFFERS: whose.coffers, v.BID: d.most, v.PLACE: whose.deck.n}
        most = limits.get(d.kind, whose.coins)
        numbers = [0, *range(max(1, d.least), d.most + 1)]
        numbers += [packed(n, p, 0) for p in range(1, d.potions + 1) for n in numbers]
        if len(numbers) < 2 or d.most > most or d.potions > whose.potions:
            raise Unsound("number-offered", player=me.index + 1, n=d.most)
        if not all(d.allows(n, setup.plain) for n in numbers):
            raise Unsound("number-offered", player=me.index + 1, n=d.most)
        return
    options = [option for option in range(63) if (d.options >> option) & 1]
    if len(options) + d.optional < 2:
        raise Unsound("one-answer", player=me.index + 1, kind=v.KIND_NAMES[d.kind])
    if d.allows(v.NONE, setup.plain) != d.optional:
        raise Unsound("passing", player=me.index + 1, kind=v.KIND_NAMES[d.kind])
    for option in options:
        if not d.allows(option, setup.plain) or not there(me, d, option):
            raise Unsound(
                "option",
                player=me.index + 1,
                kind=v.KIND_NAMES[d.kind],
                option=name(setup, option) if option < setup.n_cards else str(option),
            )
    if d.kind == v.BUY and set(options) != set(to_be_bought(whose)):
        raise Unsound("buyable", player=me.index + 1)


def there(me: Player, d: Decision, option: int) -> bool:
    """Whether an option is something that the player has, or that there is to be had."""
    table = me.table
    if d.kind == v.CHOOSE:
        return option < len(d.labels)
    if d.kind == v.CHOOSE_PLAYER:
        return option < len(table.players)
    if d.kind == v.NAME:
        return option == v.NOT_IN_GAME or option < me.setup.n_cards
    if d.kind == v.GAIN and option == v.NOTHING:
        return True
    if option >= me.setup.n_cards:
        return False
    if d.kind == v.ORDER:
        return option < me.setup.n_cards
    if d.kind == v.BUY and (me.setup.events >> option) & 1:
        return True
    if d.kind == v.EMBARGO:  # an empty pile of the Supply, too
        return me.setup.in_supply(option)
    if d.place == v.NONE:  # one of several places
        return table.players[d.subject].owned[option] > 0
    return lies_there(table.players[d.subject], d.place, option)


def lies_there(whose: Player, place: int, c: int) -> bool:
    """Whether a player has a card in that place, or one is there to be had."""
    table = whose.table
    if place == v.PILES:
        return table.can_be_had(c)
    if place == v.HAND:
        return whose.hand.has(c)
    if place == v.PLAY_AREA:
        return whose.in_play.has(c)
    piles = {
        v.DISCARDS: whose.discards,
        v.THE_TRASH: table.trash,
        v.ASIDE: whose.aside,
        v.TURNED_UP: whose.revealed,
    }
    if place >= v.MAT:
        return whose.mats[place - v.MAT].count(c) > 0
    return place in piles and piles[place].count(c) > 0


def to_be_bought(me: Player) -> Iterator[int]:
    """The cards of the Supply that the rules let a player buy now."""
    table = me.table
    setup = me.setup
    for c in range(setup.n_cards):
        if (
            setup.in_supply(c)
            and table.can_be_had(c)
            and not (table.banned >> c) & 1
            and at_most(table.cost(c), means(me))
            and setup.cards[c].may_be_bought(me)
        ):
            yield c
        elif (setup.events >> c) & 1 and at_most(setup.costs[c], means(me)):
            if setup.cards[c].may_be_bought(me):
                yield c


def name(setup: Setup, c: int) -> str:
    return str(setup.cards[c].name)


# ---- a game ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Drawn:
    """A game as its seed draws it."""

    seed: int
    players: int
    kingdom: Kingdom
    edition: str
    head_start: bool  # everybody gets some cards of any kind at once: Prizes, Provinces...
    loose: tuple[str, ...]  # ... even of these, which have no pile: many different cards
    big_money: int  # how many of the seats play Big Money; all others answer at random
    telling: bool  # events are told

    def setup(self) -> Setup:
        return self.kingdom.setup(self.players, self.edition, self.loose)

    def agents(self, bot: str | None = None) -> list[Agent]:
        """Who plays: random ones and Big Money, or that bot in a seat, and the usual one in all
        others."""
        setup = self.setup()
        if bot is not None:
            names = [DEFAULT_BOT] * self.players
            names[self.seed % self.players] = bot
            return [make_bot(name, setup, self.seed) for name in names]
        bots: list[Agent] = []
        for seat in range(self.players):
            if seat < self.big_money:
                bots.append(big_money(setup))
            else:
                bots.append(RandomLegal(self.seed * 8 + seat))
        return bots

    def __str__(self) -> str:
        return current().text(
            "soak-game",
            seed=str(self.seed),
            n=self.players,
            edition=self.edition,
            cards=", ".join([*self.kingdom.all_cards()[len(BASIC) :], *self.loose]),
        )


def drawn(seed: int) -> Drawn:
    """The game of a seed: any ten Kingdom cards, two to six players, any edition."""
    rng = seeded(seed)
    cards = some_of(kingdom_cards(), KINGDOM_SIZE, rng)
    kingdom = Kingdom.of(cards, platinum_colony=rng.below(2) == 1, seed=seed)
    head_start = rng.below(4) == 0
    others = [card for card in kingdom_cards() if card not in kingdom.all_cards()]
    return Drawn(
        seed=seed,
        players=PLAYERS[0] + rng.below(PLAYERS[1] - PLAYERS[0] + 1),
        kingdom=kingdom,
        edition=list(EDITIONS)[rng.below(len(EDITIONS))],
        head_start=head_start,
        loose=some_of(others, rng.below(MOST_LOOSE + 1), rng) if head_start else (),
        big_money=1 if rng.below(4) == 0 else 0,
        telling=rng.below(4) == 0,
    )


def some_of(cards: list[str], n: int, rng: Rng) -> tuple[str, ...]:
    """So many different ones of the cards, every choice as likely as any other."""
    cards = cards[:]
    for i in range(n):
        j = i + rng.below(len(cards) - i)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards[:n])


def deal_more(table: Table, seed: int) -> None:
    """Give everybody a few cards of any kind; no pile of the Supply runs out by it."""
    rng = seeded(seed ^ 0x5EED)
    setup = table.setup
    for p in table.players:
        for _ in range(HEAD_START):
            c = rng.below(setup.n_cards)
            if not (setup.every >> c) & 1 or (setup.disguised >> c) & 1:
                continue
            if setup.piles[c] > 0:
                if table.left[c] == 0 or (table.left[c] == 1 and (setup.supply >> c) & 1):
                    continue
                table.take_from_pile(c)
            p.discards.add(c)
            p.owned[c] += 1


class Watching(Onlooker):
    """Checks the table and the decision, then lets another agent decide."""

    def __init__(self, agent: Agent, watch: "Watch") -> None:
        super().__init__(agent)
        self.watch = watch

    def choose(self, me: Player, d: Decision) -> int:
        watch = self.watch
        watch.decisions += 1
        check_table(me.table, watch.start)
        check_decision(me, d)
        return self.agent.choose(me, d)


class Watch:
    """What the watching agents of one game share."""

    def __init__(self) -> None:
        self.start = Stock([], 0)
        self.decisions = 0


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played without a fault."""

    turns: int
    decisions: int  # those that were checked
    finished: bool  # or stopped at the limit


def play(
    seed: int,
    *,
    thorough: bool = False,
    bot: str | None = None,
    most_turns: int = MOST_TURNS,
) -> Played:
    """Play the game of a seed, checking the table after every turn, or at every decision.

    Whatever is wrong with it raises Unsound.
    """
    game = drawn(seed)
    watch = Watch()
    agents = game.agents(bot)
    if thorough:
        agents = [Watching(agent, watch) for agent in agents]
    table = new_table(game.setup(), agents, seed, game.telling)
    if game.head_start:
        deal_more(table, seed)
    watch.start = stock(table)
    turns = 0
    while not table.finished and turns < most_turns:
        take_turn(table)
        turns += 1
        table.log.clear()
        check_table(table, watch.start)
        check_between_turns(table)
        if table.finished != table.over():
            raise Unsound("end")
    finished = bool(table.finished)
    if finished and not winners(table):
        raise Unsound("no-winner")
    table.close()
    return Played(turns, watch.decisions, finished)


# ---- many games ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fault:
    """A game that went wrong."""

    seed: int
    problem: str
    bot: str | None = None

    def __str__(self) -> str:
        command = f"python -m coffers.soak --seed {self.seed} --games 1 --thorough"
        if self.bot is not None:
            command += f" --bot {self.bot}"
        return "\n".join(
            (
                str(drawn(self.seed)),
                self.problem,
                current().text("soak-again", command=command),
            )
        )


@dataclass(slots=True)
class Tally:
    """What a number of games came to."""

    games: int = 0
    turns: int = 0
    decisions: int = 0
    stopped: int = 0
    fault: Fault | None = None

    def add(self, more: "Tally") -> None:
        self.games += more.games
        self.turns += more.turns
        self.decisions += more.decisions
        self.stopped += more.stopped
        if self.fault is None:
            self.fault = more.fault


def play_range(first: int, n: int, thorough: bool = False, bot: str | None = None) -> Tally:
    """Play the games of consecutive seeds, up to the first that goes wrong."""
    tally = Tally()
    for seed in range(first, first + n):
        try:
            played = play(seed, thorough=thorough or seed % WATCHED == 0, bot=bot)
        except Unsound as fault:
            tally.fault = Fault(seed, str(fault), bot)
            break
        except Exception as fault:  # a crash is what the soak is looking for
            problem = current().text("soak-crash", problem=f"{type(fault).__name__}: {fault}")
            tally.fault = Fault(seed, problem, bot)
            break
        tally.games += 1
        tally.turns += played.turns
        tally.decisions += played.decisions
        tally.stopped += not played.finished
    return tally


def soak(
    games: int = GAMES,
    seed: int = 0,
    seconds: float | None = None,
    thorough: bool = False,
    bot: str | None = None,
) -> Tally:
    """Play so many games on all cores, or as many as the seconds allow; stop at a fault."""
    began = shown = monotonic()
    total = Tally()
    size = CHUNK if bot is None else CHUNK_OF_BOTS
    chunks = iter(
        [(first, min(size, seed + games - first)) for first in range(seed, seed + games, size)]
    )
    workers = os.cpu_count() or 1
    running: dict[Future[Tally], tuple[int, int]] = {}
    with ProcessPoolExecutor(workers) as pool:
        while True:
            out_of_time = seconds is not None and monotonic() - began >= seconds
            while len(running) < 2 * workers and not out_of_time and total.fault is None:
                chunk = next(chunks, None)
                if chunk is None:
                    break
                running[pool.submit(play_range, *chunk, thorough, bot)] = chunk
            if not running:
                return total
            done, _ = wait(running, timeout=PROGRESS, return_when=FIRST_COMPLETED)
            for future in done:
                first, n = running.pop(future)
                try:
                    total.add(future.result())
                except BrokenProcessPool:
                    raise Unsound("died", first=str(first), last=str(first + n - 1)) from None
            if monotonic() - shown >= PROGRESS:
                shown = monotonic()
                show_progress(total, games, shown - began)


def show_progress(total: Tally, games: int, seconds: float) -> None:
    line = current().text(
        "soak-progress",
        n=total.games,
        games=games,
        rate=round(total.games / seconds, 1),
        percent=100 * total.games // games,
    )
    sys.stderr.write(line + "\n")


def main(arguments: Sequence[str] | None = None) -> int:
    say = current().text
    parser = argparse.ArgumentParser(prog="coffers.soak", description=say("soak-about"))
    parser.add_argument("--games", type=int, default=GAMES, help=say("soak-games", n=GAMES))
    parser.add_argument("--seed", type=int, default=0, help=say("soak-seed"))
    parser.add_argument("--seconds", type=float, help=say("soak-seconds"))
    parser.add_argument("--thorough", action="store_true", help=say("soak-thorough", n=WATCHED))
    parser.add_argument("--bot", choices=all_bots(), metavar="BOT", help=say("soak-bot"))
    options = parser.parse_args(arguments)
    if options.games < 1 or options.seed < 0:
        parser.error(say("soak-numbers"))
    try:
        total = soak(options.games, options.seed, options.seconds, options.thorough, options.bot)
    except Unsound as fault:
        sys.stderr.write(f"{fault}\n")
        return 1
    if total.fault:
        sys.stderr.write(f"{total.fault}\n")
        return 1
    sys.stdout.write(
        say(
            "soak-done",
            n=total.games,
            turns=total.turns,
            decisions=total.decisions,
            stopped=total.stopped,
            most=MOST_TURNS,
        )
        + "\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
