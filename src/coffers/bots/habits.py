"""How somebody else plays, guessed from what they buy.

Who plays games out needs somebody to play the others in them. At first they are taken for the
generic bot; but every purchase speaks for some ways to play and against others. Known ways are that
bot, the plan that one follows oneself, and money: Silver, Gold and Provinces, alone or with one or
two of a Kingdom card.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coffers.bots.ahead import is_own
from coffers.bots.conditions import AT_MOST, LEFT, NUMBER, Condition, Term
from coffers.bots.dealing import deal_anew
from coffers.bots.generic import Generic
from coffers.bots.plan import Planned
from coffers.bots.plan_lines import ANY_NUMBER, Line
from coffers.bots.tuning import is_of_kingdom
from coffers.engine.decisions import Agent, Decision
from coffers.engine.diary import Diary
from coffers.engine.piles import listed
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.turn import take_turn
from coffers.engine.vocabulary import BUY, DUCHY, ESTATE, GOLD, NONE, PROVINCE, SILVER

GENERIC: Final = 0.9  # how likely it is, before the first purchase, that somebody plays so...
SAME_PLAN: Final = 0.03  # ... or by the plan one has oneself; all others share the rest
EVIDENCE: Final = 3.0  # how much a purchase speaks for those who would have made it (a logarithm)
MOST_EVIDENCE: Final = 12.0  # that is not forgotten: somebody may change their mind
COPIES: Final = 2  # of a Kingdom card beside the money, at most
DUCHIES: Final = 5  # Provinces left from which on money buys Duchies...
ESTATES: Final = 2  # ... and Estates
FINE: Final = 1 << 20  # steps in which ways to play are drawn by how likely they are


@final
class Habits:
    """What is thought of each of the other players."""

    ways: list[Agent]
    before: vec[float]  # how likely each of them was at first: logarithms...
    scores: list[vec[float]]  # ... and by seat, what the purchases say of them...
    chances: list[vec[float]]  # ... and how likely they make them

    def __init__(self, setup: Setup, plan: Agent) -> None:
        self.ways = [Generic(setup), plan, *ways_of_money(setup)]
        n = len(self.ways)
        others = math.log((1 - GENERIC - SAME_PLAN) / (n - 2))
        self.before = vec[float]([math.log(GENERIC), math.log(SAME_PLAN)] + [others] * (n - 2))
        self.scores = [vec[float]([0.0] * n) for _ in range(setup.n_players)]
        self.chances = [likely(self.before, scores) for scores in self.scores]

    def watch(self, turn: Diary, seat: i64) -> None:
        """Look at the purchases of a turn that is over, from a seat of one's own."""
        whose = turn.start.turn
        if whose == seat or len(turn.answers) == 0:
            return
        asked: i64 = 0
        while True:
            witness = Witness(turn, seat, asked, self.ways)
            witness.play_again()
            if len(witness.same) == 0:
                return
            self.count(whose, witness.same)
            asked += 1

    def count(self, whose: i64, same: vec[i64]) -> None:
        """Somebody bought what some of the ways to play would have bought."""
        scores = self.scores[whose]
        most = 0.0
        for i in range(len(same)):
            if same[i]:
                scores[i] += EVIDENCE
            most = max(most, scores[i])
        for i in range(len(same)):
            scores[i] = max(scores[i] - most, -MOST_EVIDENCE)
        self.chances[whose] = likely(self.before, scores)

    def remember(self, scores: list[list[float]]) -> None:
        """Go on from what was thought of everybody some time ago."""
        self.scores = [vec[float](of_player) for of_player in scores]
        self.chances = [likely(self.before, of_player) for of_player in self.scores]

    def drawn(self, seat: i64, dice: i64) -> Agent:
        """One of the ways, as often as it is likely; the dice are below FINE."""
        left = int(dice) / FINE
        chances = self.chances[seat]
        for i in range(len(chances)):
            left -= chances[i]
            if left < 0.0:
                return self.ways[i]
        return self.ways[0]


def likely(before: vec[float], scores: vec[float]) -> vec[float]:
    """How likely each way to play is, by what was thought at first and what speaks for it."""
    logs = [before[i] + scores[i] for i in range(len(scores))]
    most = max(logs)
    found = [math.exp(x - most) for x in logs]
    whole = sum(found)
    return vec[float]([x / whole for x in found])


def ways_of_money(setup: Setup) -> list[Agent]:
    """Money, and money with a few of each Kingdom card."""
    found: list[Agent] = [money(setup, NONE, 0)]
    for c in listed(setup.supply):
        if is_of_kingdom(setup, c):
            found += [money(setup, c, n + 1) for n in range(COPIES)]
    return found


def money(setup: Setup, card: i64, copies: i64) -> Agent:
    """The points as soon as they can be had, Gold, a few of a card, Silver."""
    dearest = [setup.find(name) for name in ("Colony", "Platinum")]
    left = Term(LEFT, PROVINCE)
    duchies = Condition(left, AT_MOST, Term(NUMBER, DUCHIES))
    estates = Condition(left, AT_MOST, Term(NUMBER, ESTATES))
    lines = [
        *[Line(c, ANY_NUMBER, []) for c in dearest if c != NONE],
        Line(PROVINCE, ANY_NUMBER, []),
        Line(GOLD, ANY_NUMBER, []),
        *([Line(card, copies, [])] if copies > 0 else []),
        Line(DUCHY, ANY_NUMBER, [[duchies]]),
        Line(ESTATE, ANY_NUMBER, [[estates]]),
        Line(SILVER, ANY_NUMBER, []),
    ]
    return Planned(setup, lines, None, None, None, None, ends_behind=True)


@final
class Witness(Agent):
    """Plays a turn again up to one of its purchases, and asks what each way would have bought,
    with what one may not know dealt anew."""

    turn: Diary
    seat: i64  # who looks at it
    purchase: i64  # which one of that turn
    ways: list[Agent]
    given: i64  # answers so far...
    bought: i64  # ... and purchases
    same: vec[i64]  # who would have bought the same; nothing, if there was no such purchase

    def __init__(self, turn: Diary, seat: i64, purchase: i64, ways: list[Agent]) -> None:
        self.turn = turn
        self.seat = seat
        self.purchase = purchase
        self.ways = ways
        self.given = 0
        self.bought = 0
        self.same = vec[i64]()

    def play_again(self) -> None:
        table = self.turn.start.copy()
        for p in table.players:
            p.agent = self
        take_turn(table)
        table.close()

    def choose(self, me: Player, d: Decision) -> i64:
        table = me.table
        answer = self.turn.again(table, self.given)
        self.given += 1
        if d.kind == BUY and is_own(me, d):
            if self.bought == self.purchase:
                deal_anew(table, self.seat, 1)
                for way in self.ways:
                    same: i64 = 0
                    if way.choose(me, d) == answer:
                        same = 1
                    self.same = append(self.same, same)
                for p in table.players:
                    p.agent = self.ways[0]
            self.bought += 1
        return answer
