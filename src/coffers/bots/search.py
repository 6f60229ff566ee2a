"""A bot that looks ahead: it plays the rest of the game out, thousands of times, before it decides.

For each thing that it could do it plays the same shuffles to the end, everybody played by a policy
(the generic bot, if nothing else is said), and gives up what is hopeless at once, and the worse
half of the rest again and again (sequential halving). What it may not know is dealt anew for every
look ahead. If it goes by a menu it asks itself in the same way, from turn to turn, whether another
one is better by now.
"""

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from coffers.bots.ahead import MOST_TURNS, Ahead, is_own, most_turns, share_of_win
from coffers.bots.generic import Generic
from coffers.bots.habits import FINE, Habits
from coffers.bots.series import bounded_lead
from coffers.bots.tuning import Menu, follower, other_menus
from coffers.bots.value import Value
from coffers.bots.weighing import Weighing
from coffers.engine.decisions import Agent, Decision
from coffers.engine.diary import Diary
from coffers.engine.piles import only
from coffers.engine.player import Player
from coffers.engine.rng import Rng, seeded
from coffers.engine.setup import Setup
from coffers.engine.table import Table
from coffers.engine.vocabulary import (
    BUY,
    CHOOSE,
    CHOOSE_PLAYER,
    COFFERS,
    COPPER,
    CURSE,
    DISCARD,
    EMBARGO,
    GAIN,
    NAME,
    NONE,
    PAY,
    PLACE,
    PLAY,
    RETURN,
    SET_ASIDE,
    TAKE,
    TOPDECK,
    TRASH,
)

LEAD: Final = 5  # what a point of lead counts, up to MOST_LEAD, beside the WIN of a game
MOST_LEAD: Final = 20
MOST_GAMES: Final = 20_000  # of each candidate: more tell nothing new
MOST_CANDIDATES: Final = 20
PATIENCE: Final = 4  # how many times its usual time a slow thinker may take
TIRED: Final = 10  # thoughts in one turn after which each is shorter than the last
ANOTHER_MENU: Final = 2.0  # standard errors by which it must be better than the one in use
PLANNING: Final = 0.25  # of the longest time for a decision, at most

THOUGHT_ABOUT: Final = (
    only(PLAY)
    | only(BUY)
    | only(GAIN)
    | only(TRASH)
    | only(DISCARD)
    | only(TOPDECK)
    | only(NAME)
    | only(CHOOSE)
    | only(PAY)
    | only(COFFERS)
    | only(SET_ASIDE)
    | only(TAKE)
    | only(CHOOSE_PLAYER)
    | only(RETURN)
    | only(EMBARGO)
    | only(PLACE)
)
"""The kinds of decisions that are worth it. What is passed on is not among them: others have chosen
theirs already, in secret."""


NO_DIARY: Final = "no diary at this table: who asks the bot hides `looks_ahead`"


class Search(Agent):
    """Thinks for so many seconds about whatever may be worth it."""

    setup: Setup
    patient: bool
    seconds: float  # on average...
    longest: float  # ... and at most
    most: i64  # games of each candidate, however much time there is
    own: Agent  # how it would play without a thought...
    menu: Menu | None  # ... by which menu, if there is one...
    home: Menu  # ... and which one it started with
    followers: dict[Menu, Agent]  # of that menu and those that were tried in its place
    policies: list[Agent]  # play the games out, by seat; its own seat is played by the above
    habits: Habits | None  # how the others play, if it is guessed
    value: Value | None  # judges positions, if games are not played to their end...
    horizon: i64  # ... but for so many turns
    seeds: Rng
    saved: float  # seconds that were not needed so far, and some to begin with
    turn: i64  # the turn being thought about...
    thoughts: i64  # ... and how often
    planning: float  # seconds of this decision that went into finding another menu
    games: i64  # played out so far
    decisions: i64  # thought about

    def __init__(
        self,
        setup: Setup,
        seconds: float,
        seed: int,
        most: i64 = MOST_GAMES,
        patient: bool = False,
        value: Value | None = None,
        horizon: i64 = MOST_TURNS,
        menu: Menu | None = None,
    ) -> None:
        """With a menu it goes by that one, and if it is patient it looks for better ones."""
        self.setup = setup
        self.patient = patient
        self.seconds = seconds
        self.longest = seconds * PATIENCE if patient else seconds
        self.most = most
        self.own = Generic(setup)
        self.followers = {}
        self.home = () if menu is None else menu
        self.menu = None
        if menu is not None:
            self.go_by(menu)
        self.policies = [Generic(setup) for _ in range(setup.n_players)]
        self.habits = None
        if patient and menu is not None:
            self.habits = Habits(setup, self.own)
        self.value = value
        self.horizon = horizon
        self.seeds = seeded(seed)
        self.saved = self.longest
        self.turn = NONE
        self.thoughts = 0
        self.planning = 0.0
        self.games = 0
        self.decisions = 0

    def looks_ahead(self) -> bool:
        return True

    def see_turn(self, seat: i64, turn: Diary) -> None:
        if self.habits is not None:
            self.habits.watch(turn, seat)

    def choose(self, me: Player, d: Decision) -> i64:
        self.reconsider(me, d)
        found = self.ponder(me, d, self.usual(me, d))
        return found.answers[found.best()]

    def usual(self, me: Player, d: Decision) -> i64:
        """What the bot would do without a thought."""
        return self.own.choose(me, d)

    def ponder(self, me: Player, d: Decision, first: i64) -> Weighing:
        """Weigh what could be done against an answer: the bot's own, or one that was given.
        Where nothing is worth a thought, that is the only one weighed, after no games at all."""
        diary = me.table.diary
        if diary is None:
            raise LookupError(NO_DIARY)
        answers = candidates(me, d, first)
        if len(answers) < 2:
            return Weighing(answers)
        return self.weigh(me.index, diary, answers, self.allowed(me))

    # ---- menus -------------------------------------------------------------------------------

    def go_by(self, menu: Menu) -> None:
        self.menu = menu
        self.own = self.follower(menu)
        self.followers = {menu: self.own}

    def follower(self, menu: Menu) -> Agent:
        if menu not in self.followers:
            self.followers[menu] = follower(self.setup, menu)
        return self.followers[menu]

    def reconsider(self, me: Player, d: Decision) -> None:
        """At the start of an own turn, if there is time for it: whether another menu is better
        from here on."""
        self.planning = 0.0
        menu = self.menu
        diary = me.table.diary
        if not self.starts_turn(me) or me.table.current() is not me or not is_own(me, d):
            return
        if menu is None or diary is None or not self.patient or self.saved < self.seconds:
            return
        began = time.perf_counter()
        menus = [menu, *other_menus(self.setup, menu, self.home)]
        owns = [self.follower(other) for other in menus]
        found = Weighing(vec[i64]([own.choose(me, d) for own in owns]))
        seconds = min(self.saved, PLANNING * self.longest)
        self.race(found, self.ahead(me.index, diary), owns, began + seconds)
        self.planning = time.perf_counter() - began
        self.saved = max(self.saved - self.planning, 0.0)
        best = found.best(ANOTHER_MENU)
        if best > 0:
            self.go_by(menus[best])

    # ---- time --------------------------------------------------------------------------------

    def allowed(self, me: Player) -> float:
        """How many seconds a decision may take."""
        self.starts_turn(me)
        self.thoughts += 1
        share = 1.0
        if self.thoughts > TIRED:
            share = TIRED / int(self.thoughts)
        return min(self.longest - self.planning, self.seconds + self.saved) * share

    def starts_turn(self, me: Player) -> bool:
        """Whether it is another turn than the last time."""
        table = me.table
        turn = table.turn + 64 * me.turns
        if table.extra:
            turn += 8
        if turn == self.turn:
            return False
        self.turn = turn
        self.thoughts = 0
        return True

    def spend(self, seconds: float) -> None:
        self.saved = min(max(self.saved + self.seconds - seconds, 0.0), self.longest)

    # ---- looking ahead -----------------------------------------------------------------------

    def weigh(self, seat: i64, diary: Diary, answers: vec[i64], seconds: float) -> Weighing:
        """Play games out after each of these answers; the first is the one to be surpassed."""
        self.decisions += 1
        found = Weighing(answers)
        began = time.perf_counter()
        self.race(found, self.ahead(seat, diary), None, began + seconds)
        self.spend(time.perf_counter() - began)
        return found

    def race(self, found: Weighing, ahead: Ahead, owns: list[Agent] | None, until: float) -> None:
        """Play games out until it is clear what is best, or there is no more time. After each of
        the answers an agent of its own may play on."""
        n: i64 = len(found.answers)
        rounds: i64 = 1
        while (n >> rounds) > 0:
            rounds += 1
        stage: i64 = 0
        began = time.perf_counter()
        while True:
            self.play_all(ahead, found, owns, until)
            now = time.perf_counter()
            if now >= until or found.games[0] >= self.most or found.is_settled():
                return
            found.drop_hopeless()
            while stage < rounds and (now - began) * int(rounds) >= (until - began) * int(
                stage + 1
            ):
                stage += 1
                found.drop_worse()

    def ahead(self, seat: i64, diary: Diary) -> Ahead:
        """What is needed to play on from here."""
        policies = self.policies[:]
        policies[seat] = self.own
        return Ahead(seat, diary, policies)

    def play_all(
        self,
        ahead: Ahead,
        found: Weighing,
        owns: list[Agent] | None = None,
        until: float = math.inf,
    ) -> None:
        """The same shuffles after every answer that is still in question, as long as there is
        time, and after the first one at least once. What a menu is worth shows at the end only."""
        judge = self.value if owns is None else None
        horizon: i64 = self.horizon
        if judge is None:
            horizon = most_turns(self.setup)
        ahead.seed = self.seeds.below(1 << 30)
        if self.habits is not None:
            for seat in range(self.setup.n_players):
                if seat != ahead.seat:
                    ahead.policies[seat] = self.habits.drawn(seat, self.seeds.below(FINE))
        base: i64 = 0
        for i in range(len(found.answers)):
            if found.alive[i]:
                if found.games[0] > 0 and time.perf_counter() >= until:
                    return
                if owns is not None:
                    ahead.policies[ahead.seat] = owns[i]
                table = ahead.play_out(found.answers[i], horizon)
                if judge is None or table.finished:
                    won = share_of_win(table, ahead.seat)
                    value = won + LEAD * bounded_lead(table, ahead.seat, MOST_LEAD)
                else:
                    won = judge.chance(table, ahead.seat)
                    value = won
                table.close()
                if i == 0:
                    base = value
                found.count(i, won, value, value - base)
                self.games += 1


def candidates(me: Player, d: Decision, usual: i64) -> vec[i64]:
    """What may be worth a thought, what the bot would do first; nothing else where it is not."""
    found = append(vec[i64](), usual)
    if not (THOUGHT_ABOUT >> d.kind) & 1 or not is_own(me, d):
        return found
    if d.in_numbers():
        n: i64 = 0
        while n <= d.most and len(found) < MOST_CANDIDATES:
            if n != usual and (n == 0 or n >= d.least):
                found = append(found, n)
            n += 1
        return found
    left = d.options
    if d.kind == BUY or d.kind == GAIN:
        left &= ~(only(CURSE) | only(COPPER))
    if d.kind == NAME:
        left &= owned_kinds(me.table)
    c: i64 = 0
    while left and len(found) < MOST_CANDIDATES:
        if left & 1 and c != usual:
            found = append(found, c)
        left >>= 1
        c += 1
    if d.optional and usual != NONE:
        found = append(found, NONE)
    return found


def owned_kinds(table: Table) -> i64:
    """The cards that anybody has."""
    found: i64 = 0
    for p in table.players:
        for c in range(table.setup.n_cards):
            if p.owned[c] > 0:
                found |= only(c)
    return found
