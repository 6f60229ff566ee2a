"""A plan for one kingdom in a few seconds: the generic bot, told what to buy first and what not.

The solver takes a minute on all cores; a bot that tunes itself before a game has a few seconds on
one. So plans are only a few wishes (`Witch max 2`), what the bot likes, and a few limits (`Silver
max 0`). All small changes of the best plan so far play a few games on the same shuffles, the better
half of them plays more, and so on (sequential halving); the one that is left becomes the best plan,
if it wins where it has not been seen yet. Then the changes that were good are tried on top of it.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import thread_time

from coffers.bots import series
from coffers.bots.generic import Generic
from coffers.cards.library import all_facts
from coffers.engine.decisions import Agent
from coffers.engine.editions import DEFAULT_EDITION
from coffers.kingdoms import Kingdom
from coffers.lab.lines import THE_BOT, Entry
from coffers.lab.strategy import Plan, kingdom_cards_of

DEFAULT_SECONDS = 3.0
NAME = "tuned"
TRIAL_UNITS = 50  # that tell how long a game takes
LEAST_TIME = 1e-6  # seconds
FEWEST_UNITS = 6  # of a change, before it is given up
SCREENING = 0.5, 12_000  # games in which every change is tried on the bot: a share, and at most
STEP = 0.13, 2_500  # ... of one further step, if the last one led somewhere
VERIFIED = 0.25  # the share of them that verifies a choice
CHECKED = 0.1  # the share of all games for the last check
REMEMBERED = 24  # changes that are tried again on top of others
LEAD = 0.005  # what a point of lead counts beside a game won
HOPE = 2.0  # a change may be so many standard errors worse than nothing, and is still tried
SURELY = 0.5  # standard errors by which a new plan must beat the last
BASIC = ("Silver", "Gold", "Platinum", "Potion")
WISHES = ("{} max 1", "{} max 2", "{} max 3")
FINER_WISHES = ("{} max 2 if coins < 6", "{} max 4 if coins < 6")
LIMITS = (0, 1, 2)
FINER_LIMITS = (3,)
MOST_AT_ONCE = 5  # changes that are tried together
SEEDS_APART = 1_000_003  # so that seeds next to each other have no shuffle in common


# ---- plans -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Change:
    """What may be said about a card; nothing at all leaves it to the bot."""

    card: str
    wishes: tuple[Entry, ...] = ()
    limits: tuple[Entry, ...] = ()


@dataclass(frozen=True, slots=True)
class Menu:
    """What is said about cards: which to buy before all the bot likes, and how many at most."""

    changes: tuple[Change, ...] = ()

    def but(self, change: Change) -> "Menu":
        """The same with something else about a card."""
        others = [other for other in self.changes if other.card != change.card]
        if change.wishes or change.limits:
            others.append(change)
        return Menu(tuple(sorted(others, key=lambda other: other.card)))

    def plan(self, platinum_colony: bool) -> Plan:
        """Wishes, the dearest first, then what the bot likes, limits below."""
        wishes = [entry for change in self.changes for entry in change.wishes]
        wishes.sort(key=lambda entry: -all_facts()[entry.card].cost)
        limits = [entry for change in self.changes for entry in change.limits]
        buy = (*dict.fromkeys(wishes), Entry(THE_BOT), *limits)
        needs = kingdom_cards_of(wishes)
        return Plan(name=NAME, needs=needs, platinum_colony=platinum_colony, buy=buy)


def possible_changes(kingdom: Kingdom, finer: bool = False) -> list[Change]:
    """What may be said about the cards of a kingdom, or more of the same kind."""
    facts = all_facts()
    found = []
    for card in kingdom.all_cards():
        if not facts[card].in_supply:
            continue
        if facts[card].is_kingdom:
            potion = (Entry("Potion", 1),) if facts[card].potion else ()
            exactly = f"{card} if coins <= {facts[card].cost + 1}"
            lines = FINER_WISHES if finer else (*WISHES, exactly)
            wishes = [Entry.of(line.format(card)) for line in lines]
            found += [Change(card, (wish, *potion)) for wish in wishes]
        if facts[card].is_kingdom or card in BASIC:
            limits = FINER_LIMITS if finer else LIMITS
            found += [Change(card, (), (Entry(card, n),)) for n in limits]
    return found


# ---- trying them -------------------------------------------------------------------------------


@dataclass(eq=False)
class Candidate:
    """A menu and how it did so far: sums over units."""

    menu: Menu
    change: Change
    agent: Agent
    units: int = 0
    wins: float = 0.0  # as shares of all games of a unit
    squares: float = 0.0
    lead: float = 0.0

    @property
    def share(self) -> float:
        return self.wins / max(1, self.units)

    @property
    def value(self) -> float:
        return self.share + LEAD * self.lead / max(1, self.units)

    @property
    def error(self) -> float:
        """The standard error of the share."""
        n = max(1, self.units)
        return math.sqrt(max(0.0, self.squares / n - self.share**2) / n)


class Tuner:
    """One search for a menu, in a number of games."""

    def __init__(self, kingdom: Kingdom, n_players: int, edition: str, seed: int) -> None:
        self.kingdom = kingdom
        self.setup = kingdom.setup(n_players, edition)
        self.n_players = n_players
        self.generic: Agent = Generic(self.setup)
        self.next_seed = seed * SEEDS_APART
        self.played = 0
        self.champion = self.candidate(Menu(), Change(""))
        self.against_generic = self.fair  # the champion's share
        self.scores: dict[Change, float] = {}

    def candidate(self, menu: Menu, change: Change) -> Candidate:
        plan = menu.plan(self.kingdom.platinum_colony)
        return Candidate(menu, change, plan.agent(self.setup))

    def play(self, who: Sequence[Candidate], rival: Agent, units: int) -> None:
        """Let all meet a rival, on the same new shuffles."""
        n = self.n_players
        whole = series.SHARES * n
        for candidate in who:
            teams = [[candidate.agent, *[rival] * (n - 1)] for _ in range(n)]
            sums = series.play_series(self.setup, teams, self.next_seed, units, None)
            candidate.units += units
            candidate.wins += int(sums.credit[0]) / whole
            candidate.squares += int(sums.credit_squared[0]) / whole**2
            candidate.lead += int(sums.lead[0]) / n
            self.played += units * n
        self.next_seed += units

    @property
    def fair(self) -> float:
        """The share of equals."""
        return 1 / self.n_players

    def race(self, changes: Sequence[Change], games: int) -> Candidate:
        """The best of the champion's children: with each of the changes, and with several."""
        menus = {self.champion.menu.but(change): change for change in changes}
        for menu in self.with_several(changes):
            menus.setdefault(menu, Change(""))
        menus.pop(self.champion.menu, None)
        living = [self.candidate(menu, change) for menu, change in menus.items()]
        rounds = max(1, math.ceil(math.log2(len(living))))
        for _ in range(rounds):
            units = games // (rounds * len(living) * self.n_players)
            self.play(living, self.champion.agent, max(FEWEST_UNITS, units))
            for candidate in living:
                self.scores[candidate.change] = candidate.value if candidate.error else 0.0
            living.sort(key=lambda candidate: -self.scores[candidate.change])
            hopeful = [c for c in living if c.error and c.value + HOPE * c.error > self.fair]
            living = hopeful[: (len(living) + 1) // 2] or living[:1]
            if len(living) == 1:
                break
        return living[0]

    def with_several(self, changes: Sequence[Change]) -> list[Menu]:
        """The champion with the two, three... best changes of other cards that were seen to win."""
        good = [change for change in changes if self.scores.get(change, 0.0) > self.fair]
        good.sort(key=lambda change: -self.scores[change])
        menu = self.champion.menu
        found: list[Menu] = []
        cards = {change.card for change in menu.changes}
        for change in good:
            if change.card not in cards and len(found) < MOST_AT_ONCE:
                cards.add(change.card)
                menu = menu.but(change)
                found.append(menu)
        return found

    def improve(self, changes: Sequence[Change], games: int) -> bool:
        """Try changes of the best plan; whether one is better, against that plan and the generic
        bot, on shuffles it was not chosen by."""
        best = self.race(changes, round(games * (1 - VERIFIED)))
        again, apart = (self.candidate(best.menu, best.change) for _ in range(2))
        units = max(FEWEST_UNITS, round(games * VERIFIED / self.n_players / 2))
        self.play([again], self.champion.agent, units)
        self.play([apart], self.generic, units)
        gain = again.share - self.fair + apart.share - self.against_generic
        if gain <= SURELY * math.hypot(again.error, apart.error):
            return False
        self.champion, self.against_generic = again, apart.share
        return True

    def search(self, games: Callable[[], float]) -> Menu:
        """The best menu that so many games find; their number may become clearer on the way."""
        every = possible_changes(self.kingdom)
        finer = possible_changes(self.kingdom, finer=True)
        self.improve(every, round(min(SCREENING[0] * games(), SCREENING[1])))
        step, reach = min(STEP[0] * games(), STEP[1]), REMEMBERED
        while self.played + step <= (1 - CHECKED) * games():
            every.sort(key=lambda change: -self.scores[change])
            if not self.improve(self.next_changes([*every, *finer], reach), round(step)):
                step, reach = 2 * step, 2 * reach  # look more closely, and further
        return self.checked(max(0, round(games()) - self.played))

    def next_changes(self, every: Sequence[Change], reach: int) -> list[Change]:
        """What was good alone, all about cards that the best plan names, and its undoing."""
        named = [change.card for change in self.champion.menu.changes]
        about = [change for change in every if change.card in named]
        return list(dict.fromkeys([*map(Change, named), *every[:reach], *about]))

    def checked(self, games: int) -> Menu:
        """The best menu, or none if the bot alone wins as often against it."""
        last = self.candidate(self.champion.menu, self.champion.change)
        self.play([last], self.generic, max(FEWEST_UNITS, games // self.n_players))
        return last.menu if last.share > self.fair else Menu()


def tuned(
    kingdom: Kingdom,
    n_players: int = 2,
    edition: str = DEFAULT_EDITION,
    *,
    seconds: float = DEFAULT_SECONDS,
    games: int | None = None,
    seed: int = 0,
) -> Plan:
    """A plan for a kingdom that wins against the generic bot, or else is that bot.

    It takes about so many seconds of one core; with a number of games instead, the same seed finds
    the same plan on any machine.
    """
    began = thread_time()
    tuner = Tuner(kingdom, n_players, edition, seed)

    def affordable() -> float:
        """Games, as far as one can tell by those that were played."""
        return tuner.played * seconds / max(thread_time() - began, LEAST_TIME)

    if games is not None:
        return tuner.search(lambda: games).plan(kingdom.platinum_colony)
    tuner.play([tuner.champion], tuner.generic, TRIAL_UNITS)
    return tuner.search(affordable).plan(kingdom.platinum_colony)
