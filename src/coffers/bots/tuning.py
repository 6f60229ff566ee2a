"""The generic bot, told for one kingdom what to buy first and what not: found in a few seconds.

A menu is a few wishes (`Witch max 2`), then what the bot likes, within a few limits (`Silver max
0`). All small changes of the best menu so far play a few games on the same shuffles, the better
half of them plays more, and so on (sequential halving); the one that is left becomes the best menu,
if it wins where it has not been seen yet. Then the changes that were good are tried on top of it.
"""

import json
import math
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from time import thread_time
from typing import Any, Final, TypeAlias

from coffers.bots import conditions, series
from coffers.bots.generic import Generic
from coffers.bots.plan import Planned
from coffers.bots.plan_lines import ANY_NUMBER, THE_BOT, Line
from coffers.engine.costs import coins_of, potions_of
from coffers.engine.decisions import Agent
from coffers.engine.piles import listed
from coffers.engine.setup import Setup
from coffers.engine.vocabulary import FIRST_FREE

# What may be said about a card: (card, what, number). The lab has words for it.
Change: TypeAlias = tuple[int, int, int]
Menu: TypeAlias = tuple[Change, ...]  # at most one change of each card, by card
WISH: Final = 0  # buy it before all the bot likes, up to so many
EXACTLY: Final = 1  # ... whenever there are not more coins than its price and one
CHEAPLY: Final = 2  # ... up to so many, with less than six coins
LIMIT: Final = 3  # buy no more than so many
NOTHING_SAID: Final = 4  # leave it to the bot
RICH: Final = 6  # coins

FILE: Final = "menus.json"
TRIAL_UNITS: Final = 50  # that tell how long a game takes
LEAST_TIME: Final = 1e-6  # seconds
FEWEST_UNITS: Final = 6  # of a change, before it is given up
SCREENING: Final = (0.5, 12_000.0)  # games in which all changes are tried: a share, and at most
STEP: Final = (0.13, 2_500.0)  # ... of one further step, if the last one led somewhere
VERIFIED: Final = 0.25  # the share of them that verifies a choice
CHECKED: Final = 0.1  # the share of all games for the last check
REMEMBERED: Final = 24  # changes that are tried again on top of others
LEAD: Final = 0.005  # what a point of lead counts beside a game won
HOPE: Final = 2.0  # a change may be so many standard errors worse than nothing, and is still tried
SURELY: Final = 0.5  # standard errors by which a new menu must beat the last
BASIC: Final = ("Silver", "Gold", "Platinum", "Potion")
NOT_KINGDOM: Final = ("Platinum", "Colony", "Potion")
MOST_AT_ONCE: Final = 5  # changes that are tried together
SEEDS: Final = 1 << 32  # that are told apart
SEEDS_APART: Final = 1_000_003  # so that seeds next to each other have no shuffle in common


# ---- menus -------------------------------------------------------------------------------------


def changed(menu: Menu, change: Change) -> Menu:
    """The same menu with something else about a card."""
    others = [other for other in menu if other[0] != change[0]]
    if change[1] != NOTHING_SAID:
        others.append(change)
    return tuple(sorted(others))


def follower(setup: Setup, menu: Menu) -> Agent:
    """The bot that goes by a menu."""
    return Planned(setup, lines_of(setup, menu), None, None, None, None)


def lines_of(setup: Setup, menu: Menu) -> list[Line]:
    """Wishes, the dearest first, then what the bot likes, limits below."""
    wishes: list[Line] = []
    limits: list[Line] = []
    potion = setup.find("Potion")
    for card, what, n in by_price(setup, menu):
        if what == LIMIT:
            limits.append(Line(card, n, []))
            continue
        most = ANY_NUMBER if what == EXACTLY else n
        coins = conditions.Term(conditions.COINS, 0)
        if what == EXACTLY:
            price = conditions.Term(conditions.NUMBER, coins_of(setup.cards[card].cost) + 1)
            wishes.append(
                Line(card, most, [[conditions.Condition(coins, conditions.AT_MOST, price)]])
            )
        elif what == CHEAPLY:
            rich = conditions.Term(conditions.NUMBER, RICH)
            wishes.append(Line(card, most, [[conditions.Condition(coins, conditions.LESS, rich)]]))
        else:
            wishes.append(Line(card, most, []))
        if potions_of(setup.cards[card].cost) > 0 and potion >= 0:
            wishes.append(Line(potion, 1, []))
    return [*wishes, Line(THE_BOT, ANY_NUMBER, []), *limits]


def by_price(setup: Setup, menu: Menu) -> list[Change]:
    """A menu's changes, those of the dearest cards first."""
    return sorted(menu, key=lambda change: (-coins_of(setup.cards[change[0]].cost), change))


def is_of_kingdom(setup: Setup, card: int) -> bool:
    """Whether it is in this Supply because of the kingdom, not in every one of its kind."""
    return card >= FIRST_FREE and setup.cards[card].name not in NOT_KINGDOM


def possible_changes(setup: Setup, finer: bool = False) -> list[Change]:
    """What may be said about the cards of a kingdom, or more of the same kind."""
    found: list[Change] = []
    for card in listed(setup.supply):
        of_kingdom = is_of_kingdom(setup, card)
        if of_kingdom and finer:
            found += [(card, CHEAPLY, 2), (card, CHEAPLY, 4)]
        elif of_kingdom:
            found += [(card, WISH, 1), (card, WISH, 2), (card, WISH, 3), (card, EXACTLY, 0)]
        if of_kingdom or setup.cards[card].name in BASIC:
            found += [(card, LIMIT, 3)] if finer else [(card, LIMIT, n) for n in range(3)]
    return found


def other_menus(setup: Setup, menu: Menu, home: Menu) -> list[Menu]:
    """What else one could go by in mid-game: the menu with another word about a card or with one
    less, the one that the game began with, none at all."""
    changes = [*possible_changes(setup), *possible_changes(setup, finer=True)]
    changes += [(card, NOTHING_SAID, 0) for card, _, _ in menu]
    found = dict.fromkeys([home, (), *[changed(menu, change) for change in changes]])
    found.pop(menu, None)
    return list(found)


# ---- trying them -------------------------------------------------------------------------------


class Candidate:
    """A menu and how it did so far: sums over units."""

    def __init__(self, menu: Menu, change: Change | None, agent: Agent) -> None:
        self.menu = menu
        self.change = change
        self.agent = agent
        self.units = 0
        self.wins = 0.0  # as shares of all games of a unit
        self.squares = 0.0
        self.lead = 0.0

    def share(self) -> float:
        return self.wins / max(1, self.units)

    def value(self) -> float:
        return self.share() + LEAD * self.lead / max(1, self.units)

    def error(self) -> float:
        """The standard error of the share."""
        n = max(1, self.units)
        return math.sqrt(max(0.0, self.squares / n - self.share() ** 2) / n)


class Tuner:
    """One search for a menu, in a number of games."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.n_players = int(setup.n_players)
        self.fair = 1 / self.n_players  # the share of equals
        self.generic: Agent = Generic(setup)
        self.next_seed = seed % SEEDS * SEEDS_APART
        self.played = 0
        self.champion = self.candidate((), None)
        self.against_generic = self.fair  # the champion's share
        self.scores: dict[Change, float] = {}

    def candidate(self, menu: Menu, change: Change | None) -> Candidate:
        return Candidate(menu, change, follower(self.setup, menu))

    def play(self, who: list[Candidate], rival: Agent, units: int) -> None:
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

    def race(self, changes: list[Change], games: int) -> Candidate:
        """The best of the champion's children: with each of the changes, and with several."""
        menus: dict[Menu, Change | None] = {}
        for change in changes:
            menus[changed(self.champion.menu, change)] = change
        for menu in self.with_several(changes):
            menus.setdefault(menu, None)
        menus.pop(self.champion.menu, None)
        living = [self.candidate(menu, cause) for menu, cause in menus.items()]
        rounds = max(1, math.ceil(math.log2(len(living))))
        for _ in range(rounds):
            units = games // (rounds * len(living) * self.n_players)
            self.play(living, self.champion.agent, max(FEWEST_UNITS, units))
            for candidate in living:
                if candidate.change is not None:
                    known = candidate.value() if candidate.error() else 0.0
                    self.scores[candidate.change] = known
            living.sort(key=lambda c: -c.value())
            hopeful = [c for c in living if c.error() and c.value() + HOPE * c.error() > self.fair]
            living = hopeful[: (len(living) + 1) // 2] or living[:1]
            if len(living) == 1:
                break
        return living[0]

    def with_several(self, changes: list[Change]) -> list[Menu]:
        """The champion with the two, three... best changes of other cards that were seen to win."""
        good = [change for change in changes if self.scores.get(change, 0.0) > self.fair]
        good.sort(key=lambda change: -self.scores[change])
        menu = self.champion.menu
        found: list[Menu] = []
        cards = {change[0] for change in menu}
        for change in good:
            if change[0] not in cards and len(found) < MOST_AT_ONCE:
                cards.add(change[0])
                menu = changed(menu, change)
                found.append(menu)
        return found

    def improve(self, changes: list[Change], games: int) -> bool:
        """Try changes of the best menu; whether one is better, against that menu and the generic
        bot, on shuffles it was not chosen by."""
        best = self.race(changes, round(games * (1 - VERIFIED)))
        again = self.candidate(best.menu, best.change)
        apart = self.candidate(best.menu, best.change)
        units = max(FEWEST_UNITS, round(games * VERIFIED / self.n_players / 2))
        self.play([again], self.champion.agent, units)
        self.play([apart], self.generic, units)
        gain = again.share() - self.fair + apart.share() - self.against_generic
        if gain <= SURELY * math.hypot(again.error(), apart.error()):
            return False
        self.champion = again
        self.against_generic = apart.share()
        return True

    def search(self, games: Callable[[], float]) -> Menu:
        """The best menu that so many games find; their number may become clearer on the way."""
        every = possible_changes(self.setup)
        finer = possible_changes(self.setup, finer=True)
        self.improve(every, round(min(SCREENING[0] * games(), SCREENING[1])))
        step = min(STEP[0] * games(), STEP[1])
        reach = REMEMBERED
        while self.played + step <= (1 - CHECKED) * games():
            every.sort(key=lambda change: -self.scores.get(change, 0.0))
            if not self.improve(self.next_changes([*every, *finer], reach), round(step)):
                step, reach = 2 * step, 2 * reach  # look more closely, and further
        return self.checked(max(0, round(games()) - self.played))

    def next_changes(self, every: list[Change], reach: int) -> list[Change]:
        """What was good alone, all about cards that the best menu names, and its undoing."""
        named = [change[0] for change in self.champion.menu]
        about = [change for change in every if change[0] in named]
        undone = [(card, NOTHING_SAID, 0) for card in named]
        return list(dict.fromkeys([*undone, *every[:reach], *about]))

    def checked(self, games: int) -> Menu:
        """The best menu, or none if the bot alone wins as often against it."""
        last = self.candidate(self.champion.menu, self.champion.change)
        self.play([last], self.generic, max(FEWEST_UNITS, games // self.n_players))
        return last.menu if last.share() > self.fair else ()


@cache
def shipped_menus() -> dict[str, list[list[Any]]]:
    """What was found beforehand for recommended sets of two players: by their cards, and each
    change with the name of its card."""
    text = files("coffers.data").joinpath(FILE).read_text("utf-8")
    found: dict[str, list[list[Any]]] = json.loads(text)
    return found


def cards_of(setup: Setup) -> str:
    """The cards of a game in one line."""
    return ", ".join([card.name for card in setup.cards])


def known_menu(setup: Setup) -> Menu | None:
    """The menu that comes with Coffers for just this game, if there is one."""
    if setup.n_players != 2:
        return None
    lines = shipped_menus().get(cards_of(setup))
    if lines is None:
        return None
    return tuple(sorted([(int(setup.find(card)), what, n) for card, what, n in lines]))


def tuned_menu(setup: Setup, seconds: float, seed: int, games: int | None = None) -> Menu:
    """A menu that wins against the generic bot, or none at all.

    It takes about so many seconds of one core; with a number of games instead, the same seed finds
    the same menu on any machine.
    """
    began = thread_time()
    tuner = Tuner(setup, seed)
    if games is not None:
        enough = float(games)
        return tuner.search(lambda: enough)

    def affordable() -> float:
        """Games, as far as one can tell by those that were played."""
        return tuner.played * seconds / max(thread_time() - began, LEAST_TIME)

    tuner.play([tuner.champion], tuner.generic, TRIAL_UNITS)
    return tuner.search(affordable)
