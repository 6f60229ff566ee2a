"""A series of games between the same strategies, told in sums.

A unit is one shuffle played in several orders of the seats, all orders if two play: as many games
as orders. Everything about a series is a sum over its units, so that sums of pieces can be added.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coffers.bots.conditions import lead
from coffers.bots.courses import Course
from coffers.bots.openings import Openings, Shopping
from coffers.bots.simulation import MOST_TURNS
from coffers.engine import scoring
from coffers.engine.decisions import Agent, Decision, Onlooker
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.starts import Start
from coffers.engine.table import Table, new_table
from coffers.engine.turn import take_turn
from coffers.engine.vocabulary import BUY, NONE, PLAY, PROVINCE

SHARES: Final = 60  # a win counts so much; two to six winners share it evenly
MOST_ROUNDS: Final = 100  # longer games are counted as that long
CURVE_TURNS: Final = 50  # curves are followed for so many turns
MOST_LEAD: Final = 30  # leads are told apart up to so many points

PROVINCES: Final = 0
COLONIES: Final = 1
PILES: Final = 2
TURN_LIMIT: Final = 3


@final
class Sums:
    """What a number of games came to; by strategy, in the order they were named."""

    n: i64
    units: i64
    games: i64
    wins: vec[i64]
    ties: vec[i64]  # first place shared
    credit: vec[i64]  # wins, in shares
    points: vec[i64]
    lead: vec[i64]  # points minus those of the best opponent
    wins_squared: vec[i64]  # the same summed over the games of a unit, and that squared
    ties_squared: vec[i64]
    losses_squared: vec[i64]
    credit_squared: vec[i64]
    points_squared: vec[i64]
    lead_squared: vec[i64]
    seats: vec[i64]  # credit by strategy and seat
    rounds: i64
    rounds_squared: i64
    lengths: vec[i64]  # games by number of rounds
    endings: vec[i64]

    def __init__(self, n: i64) -> None:
        self.n = n
        self.units = 0
        self.games = 0
        self.wins = vec[i64]([0] * n)
        self.ties = vec[i64]([0] * n)
        self.credit = vec[i64]([0] * n)
        self.points = vec[i64]([0] * n)
        self.lead = vec[i64]([0] * n)
        self.wins_squared = vec[i64]([0] * n)
        self.ties_squared = vec[i64]([0] * n)
        self.losses_squared = vec[i64]([0] * n)
        self.credit_squared = vec[i64]([0] * n)
        self.points_squared = vec[i64]([0] * n)
        self.lead_squared = vec[i64]([0] * n)
        self.seats = vec[i64]([0] * (n * n))
        self.rounds = 0
        self.rounds_squared = 0
        self.lengths = vec[i64]([0] * (MOST_ROUNDS + 1))
        self.endings = vec[i64]([0] * 4)

    def numbers(self) -> dict[str, list[int]]:
        """All sums by name, as they are sent, kept and added."""
        return {
            "units": [self.units],
            "games": [self.games],
            "wins": list(self.wins),
            "ties": list(self.ties),
            "credit": list(self.credit),
            "points": list(self.points),
            "lead": list(self.lead),
            "wins_squared": list(self.wins_squared),
            "ties_squared": list(self.ties_squared),
            "losses_squared": list(self.losses_squared),
            "credit_squared": list(self.credit_squared),
            "points_squared": list(self.points_squared),
            "lead_squared": list(self.lead_squared),
            "seats": list(self.seats),
            "rounds": [self.rounds],
            "rounds_squared": [self.rounds_squared],
            "lengths": list(self.lengths),
            "endings": list(self.endings),
        }


@final
class Unit:
    """What the games of one unit have come to so far, by strategy."""

    wins: vec[i64]
    ties: vec[i64]
    credit: vec[i64]
    points: vec[i64]
    lead: vec[i64]
    rounds: i64

    def __init__(self, n: i64) -> None:
        self.wins = vec[i64]([0] * n)
        self.ties = vec[i64]([0] * n)
        self.credit = vec[i64]([0] * n)
        self.points = vec[i64]([0] * n)
        self.lead = vec[i64]([0] * n)
        self.rounds = 0

    def add_to(self, sums: Sums, games: i64) -> None:
        """Add this unit of so many games to the sums, and start the next."""
        n = sums.n
        i: i64 = 0
        while i < n:
            wins = self.wins[i]
            ties = self.ties[i]
            losses = games - wins - ties
            sums.wins[i] += wins
            sums.wins_squared[i] += wins * wins
            sums.ties[i] += ties
            sums.ties_squared[i] += ties * ties
            sums.losses_squared[i] += losses * losses
            sums.credit[i] += self.credit[i]
            sums.credit_squared[i] += self.credit[i] * self.credit[i]
            sums.points[i] += self.points[i]
            sums.points_squared[i] += self.points[i] * self.points[i]
            sums.lead[i] += self.lead[i]
            sums.lead_squared[i] += self.lead[i] * self.lead[i]
            self.wins[i] = 0
            self.ties[i] = 0
            self.credit[i] = 0
            self.points[i] = 0
            self.lead[i] = 0
            i += 1
        sums.rounds += self.rounds
        sums.rounds_squared += self.rounds * self.rounds
        self.rounds = 0
        sums.units += 1
        sums.games += games


@final
class Seating:
    """An order of the seats: which strategy sits in each, and in which the first one sits."""

    of: vec[i64]
    first: i64

    def __init__(self, order: list[int]) -> None:
        self.of = vec[i64](order)
        self.first = order.index(0)

    def agents(self, agents: list[Agent]) -> list[Agent]:
        """The agents of the strategies, in their seats."""
        return [agents[i] for i in self.of]


def rotations(n: int) -> list[list[int]]:
    """The orders that come from the first one by moving all up by a seat, all round."""
    return [[(seat - r) % n for seat in range(n)] for r in range(n)]


def play_series(
    setup: Setup,
    agents: list[list[Agent]],
    first_seed: i64,
    n: i64,
    curves: "Curves | None",
    blocks: list[list[list[int]]] | None = None,
    start: Start | None = None,
    openings: Openings | None = None,
) -> Sums:
    """Play n units with consecutive seeds; `agents[g]` are those of the games in the g-th order.

    A block has the orders of the seats of a unit; blocks take turns. If none are given, the seats
    are rotated: that is all there is with two, and enough where all but one play alike. Games begin
    as the set-up rules say, or with some other start.
    """
    players: i64 = len(agents[0])
    if blocks is None:
        blocks = [rotations(len(agents[0]))]
    seatings: dict[int, list[Seating]] = {}
    seated: dict[int, list[list[Agent]]] = {}
    sums = Sums(players)
    unit = Unit(players)
    u: i64 = 0
    while u < n:
        b = int((first_seed + u) % len(blocks))
        if b not in seatings:
            seatings[b] = [Seating(order) for order in blocks[b]]
            seated[b] = [s.agents(agents[g]) for g, s in enumerate(seatings[b])]
            if curves is not None:
                seated[b] = [[Noting(agent, curves) for agent in game] for game in seated[b]]
            if openings is not None:
                seated[b] = [[Shopping(agent, openings) for agent in game] for game in seated[b]]
        orders = seatings[b]
        sitting = seated[b]
        games: i64 = len(orders)
        g: i64 = 0
        while g < games:
            seating = orders[g]
            if start is None:
                table = new_table(setup, sitting[g], first_seed + u)
            else:
                table = start.table(setup, sitting[g], first_seed + u, False)
            if openings is not None:
                openings.begin(table)
            if curves is None:
                play_on(table)
            else:
                curves.follow(table, seating)
            count(table, seating, unit, sums)
            if openings is not None:
                winners = scoring.winners(table)
                for seat in range(players):
                    openings.note_game(seat, seating.of[seat], credit(winners, seat))
            table.close()
            g += 1
        unit.add_to(sums, games)
        if openings is not None:
            openings.end_unit()
        if curves is not None:
            curves.course.end_unit()
        u += 1
    return sums


def play_on(table: Table) -> None:
    """Play to the end, or to the turn limit, where the points decide."""
    turns: i64 = 0
    while not table.finished and turns < MOST_TURNS:
        take_turn(table)
        turns += 1


def count(table: Table, seating: Seating, unit: Unit, sums: Sums) -> None:
    """Count a game that is over."""
    n: i64 = len(table.players)
    winners = scoring.winners(table)
    scores = scoring.scores(table)
    share: i64 = SHARES // len(winners)
    for winner in winners:
        seat: i64 = winner
        i = seating.of[seat]
        unit.credit[i] += share
        sums.seats[i * n + seat] += share
        if len(winners) == 1:
            unit.wins[i] += 1
        else:
            unit.ties[i] += 1
    rounds: i64 = 0
    for p in table.players:
        i = seating.of[p.index]
        points: i64 = scores[p.index]
        unit.points[i] += points
        unit.lead[i] += points - best_other(scores, p.index)
        if p.turns > rounds:
            rounds = p.turns
    unit.rounds += rounds
    sums.lengths[rounds if rounds < MOST_ROUNDS else MOST_ROUNDS] += 1
    sums.endings[ending(table)] += 1


def credit(winners: list[int], seat: i64) -> i64:
    """What a game that is over brings the player in a seat."""
    for winner in winners:
        if winner == seat:
            return SHARES // len(winners)
    return 0


def best_other(scores: list[int], me: i64) -> i64:
    best: i64 = -1000000
    for seat in range(len(scores)):
        if seat != me and scores[seat] > best:
            best = scores[seat]
    return best


def ending(table: Table) -> i64:
    """What a game ended by; the dearest pile is named first."""
    if not table.finished:
        return TURN_LIMIT
    if table.left[PROVINCE] == 0:
        return PROVINCES
    colony = table.setup.find("Colony")
    if colony >= 0 and table.left[colony] == 0:
        return COLONIES
    return PILES


# ---- curves ------------------------------------------------------------------------------------


class Noting(Onlooker):
    """Lets another agent decide, and notes how many coins there were before the first purchase,
    and whether an Action was played or something bought."""

    curves: "Curves"

    def __init__(self, agent: Agent, curves: "Curves") -> None:
        super().__init__(agent)
        self.curves = curves

    def choose(self, me: Player, d: Decision) -> i64:
        if d.kind == BUY and me.table.bought == 0:
            self.curves.seen = me.coins
        answer = self.agent.choose(me, d)
        if answer != NONE and (d.kind == BUY or (d.kind == PLAY and d.source == NONE)):
            self.curves.acted = True
        return answer


@final
class Curves:
    """Turn by turn, by strategy and turn: sums over all games that had that turn."""

    n: i64
    n_cards: i64
    seen: i64  # coins of the turn being played
    acted: bool  # an Action was played in it, or something bought
    course: Course
    games: vec[i64]
    coins: vec[i64]
    points: vec[i64]  # after the turn
    cards: vec[i64]
    owned: vec[i64]  # by strategy, turn and card
    standing: vec[i64]  # credit if the game ended with that round; over all games
    lead_games: vec[i64]  # of the first strategy, by round and lead after it
    lead_credit: vec[i64]  # ... and what came of it

    def __init__(self, n: i64, n_cards: i64) -> None:
        self.n = n
        self.n_cards = n_cards
        self.seen = 0
        self.acted = False
        self.course = Course(n, CURVE_TURNS)
        self.games = vec[i64]([0] * (n * CURVE_TURNS))
        self.coins = vec[i64]([0] * (n * CURVE_TURNS))
        self.points = vec[i64]([0] * (n * CURVE_TURNS))
        self.cards = vec[i64]([0] * (n * CURVE_TURNS))
        self.owned = vec[i64]([0] * (n * CURVE_TURNS * n_cards))
        self.standing = vec[i64]([0] * (n * CURVE_TURNS))
        self.lead_games = vec[i64]([0] * (CURVE_TURNS * (2 * MOST_LEAD + 1)))
        self.lead_credit = vec[i64]([0] * (CURVE_TURNS * (2 * MOST_LEAD + 1)))

    def numbers(self) -> dict[str, list[int]]:
        return {
            "curve_games": list(self.games),
            "curve_coins": list(self.coins),
            "curve_points": list(self.points),
            "curve_cards": list(self.cards),
            "curve_owned": list(self.owned),
            "curve_standing": list(self.standing),
            "lead_games": list(self.lead_games),
            "lead_credit": list(self.lead_credit),
            **self.course.numbers(),
        }

    def follow(self, table: Table, seating: Seating) -> None:
        """Play a game to its end, noting every turn."""
        n = self.n
        leads = vec[i64]([0] * CURVE_TURNS)
        rounds: i64 = 0
        turns: i64 = 0
        self.course.begin(table)
        while not table.finished and turns < MOST_TURNS:
            me = table.current()
            self.seen = 0
            self.acted = False
            take_turn(table)
            turns += 1
            self.course.note_turn(me, seating.of[me.index], self.seen, self.acted)
            if me.turns <= CURVE_TURNS:
                self.note_turn(me, seating.of[me.index])
                if me.index == n - 1 and not table.finished:
                    self.note_standing(table, seating, rounds, rounds + 1)
                    leads[rounds] = bounded_lead(table, seating.first, MOST_LEAD)
                    rounds += 1
        self.note_end(table, seating, leads, rounds)

    def note_turn(self, me: Player, i: i64) -> None:
        at = i * CURVE_TURNS + me.turns - 1
        self.games[at] += 1
        self.coins[at] += self.seen
        self.points[at] += me.score()
        for c in range(self.n_cards):
            k = me.owned[c]
            self.cards[at] += k
            self.owned[at * self.n_cards + c] += k

    def note_standing(self, table: Table, seating: Seating, first: i64, last: i64) -> None:
        """Who would win if the game ended now, for the rounds from `first` to before `last`."""
        winners = scoring.winners(table)
        share: i64 = SHARES // len(winners)
        for winner in winners:
            at = seating.of[winner] * CURVE_TURNS
            for r in range(first, last):
                self.standing[at + r] += share

    def note_end(self, table: Table, seating: Seating, leads: vec[i64], rounds: i64) -> None:
        """The end of a game stands for all rounds that it did not have."""
        for p in table.players:
            self.course.note_provinces(p, seating.of[p.index])
        self.note_standing(table, seating, rounds, CURVE_TURNS)
        won = credit(scoring.winners(table), seating.first)
        for r in range(rounds):
            at = r * (2 * MOST_LEAD + 1) + leads[r] + MOST_LEAD
            self.lead_games[at] += 1
            self.lead_credit[at] += won


def bounded_lead(table: Table, seat: i64, most: i64) -> i64:
    """How far the player in a seat is ahead, or behind, up to so many points."""
    ahead = lead(table.players[seat])
    if ahead > most:
        return most
    if ahead < -most:
        return -most
    return ahead
