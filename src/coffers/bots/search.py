"""A bot that looks ahead: it plays the rest of the game out, thousands of times, before it decides.

For each thing that it could do it plays the same shuffles to the end, everybody played by the
generic bot, and gives up the worse half of them again and again (sequential halving). What it may
not know is dealt anew for every look ahead.
"""

import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coffers.bots.generic import Generic
from coffers.engine import scoring
from coffers.engine.decisions import Agent, Decision
from coffers.engine.piles import Pile, only, size
from coffers.engine.player import Player
from coffers.engine.rng import Rng, seeded
from coffers.engine.setup import Setup
from coffers.engine.table import Table
from coffers.engine.triggers import Note
from coffers.engine.turn import take_turn
from coffers.engine.vocabulary import BUY, COPPER, CURSE, NONE, PLAY, PLAYER

WIN: Final = 1000  # what a won game counts; a shared one its part...
LEAD: Final = 5  # ... and each point of lead, up to MOST_LEAD, a little
MOST_LEAD: Final = 20
MOST_TURNS: Final = 120  # of a look ahead, all players together
BATCH: Final = 6  # games of each candidate between two looks at the watch
MOST_GAMES: Final = 20_000  # of each candidate: more tell nothing new
ENOUGH: Final = 60  # games of each candidate after which an answer may be clear
SURELY: Final = 3.5  # standard errors by which the bot's own answer must be the best to stop early
CLEARLY: Final = 2.0  # standard errors by which another answer must be better than the bot's own


@final
class First(Agent):
    """Gives one answer, and lets another decide from then on."""

    kind: i64  # of the question
    answer: i64
    fresh: bool
    then: Agent

    def __init__(self, then: Agent) -> None:
        self.kind = NONE
        self.answer = NONE
        self.fresh = False
        self.then = then

    def choose(self, me: Player, d: Decision) -> i64:
        if self.fresh and d.kind == self.kind:
            self.fresh = False
            return self.answer
        return self.then.choose(me, d)


class Search(Agent):
    """Thinks for so many seconds about each purchase, and each Action to play."""

    setup: Setup
    seconds: float
    most: i64  # games of each candidate, however much time there is
    own: Generic  # decides what is not thought about
    policies: list[Agent]
    first: First
    seeds: Rng
    games: i64  # played out so far
    decisions: i64  # thought about

    def __init__(self, setup: Setup, seconds: float, seed: int, most: i64 = MOST_GAMES) -> None:
        self.setup = setup
        self.seconds = seconds
        self.most = most
        self.own = Generic(setup)
        self.policies = [Generic(setup) for _ in range(setup.n_players)]
        self.first = First(self.policies[0])
        self.seeds = seeded(seed)
        self.games = 0
        self.decisions = 0

    def choose(self, me: Player, d: Decision) -> i64:
        usual = self.own.choose(me, d)
        if not is_open(me, d):
            return usual
        answers = self.candidates(me, d, usual)
        if len(answers) < 2:
            return usual
        return self.best(me, d.kind, answers)

    def candidates(self, me: Player, d: Decision, usual: i64) -> vec[i64]:
        """What may be worth a thought, what the bot would do first."""
        found = append(vec[i64](), usual)
        left = d.options
        if d.kind == BUY:
            left &= ~(only(CURSE) | only(COPPER))
        c: i64 = 0
        while left:
            if left & 1 and c != usual:
                found = append(found, c)
            left >>= 1
            c += 1
        if d.optional and usual != NONE:
            found = append(found, NONE)
        return found

    def best(self, me: Player, kind: i64, answers: vec[i64]) -> i64:
        """The answer after which most games are won; the bot's own unless another is clearly so."""
        self.decisions += 1
        self.first.kind = kind
        n: i64 = len(answers)
        sums = vec[i64]([0] * n)
        gaps = vec[i64]([0] * n)  # by how much better than the first one, summed up...
        squares = vec[i64]([0] * n)  # ... and squared
        alive = vec[i64]([1] * n)
        living = n
        games: i64 = 0
        began = time.perf_counter()
        rounds: i64 = 1
        while (n >> rounds) > 0:
            rounds += 1
        stage: i64 = 0
        while True:
            for _ in range(BATCH):
                seed = self.seeds.below(1 << 30)
                base: i64 = 0
                for i in range(n):
                    if alive[i]:
                        value = self.play_out(me, answers[i], seed)
                        sums[i] += value
                        if i == 0:
                            base = value
                        gap = value - base
                        gaps[i] += gap
                        squares[i] += gap * gap
                games += 1
            spent = time.perf_counter() - began
            if spent >= self.seconds or games >= self.most:
                break
            if games >= ENOUGH and self.is_settled(gaps, squares, alive, games):
                break
            while stage < rounds and spent * int(rounds) >= self.seconds * int(stage + 1):
                stage += 1
                if living > 2:
                    living = self.drop_worse(sums, alive, living)
        self.games += games
        best: i64 = 0
        for i in range(1, n):
            if alive[i] and gaps[i] > gaps[best]:
                best = i
        if best > 0 and lead_in_errors(gaps[best], squares[best], games) < CLEARLY:
            best = 0
        return answers[best]

    def is_settled(self, gaps: vec[i64], squares: vec[i64], alive: vec[i64], games: i64) -> bool:
        """Whether the bot's own answer is better than all others beyond doubt."""
        for i in range(1, len(gaps)):
            if alive[i] and lead_in_errors(gaps[i], squares[i], games) > -SURELY:
                return False
        return True

    def drop_worse(self, sums: vec[i64], alive: vec[i64], living: i64) -> i64:
        """Give up the worse half; the first one, which is the bot's own, stays."""
        drop = living // 2
        while drop > 0:
            worst: i64 = NONE
            for i in range(1, len(sums)):
                if alive[i] and (worst == NONE or sums[i] < sums[worst]):
                    worst = i
            if worst == NONE:
                break
            alive[worst] = 0
            living -= 1
            drop -= 1
        return living

    def play_out(self, me: Player, answer: i64, seed: i64) -> i64:
        """What a game comes to for me after that answer, with the shuffles of that seed."""
        table = me.table.copy()
        seat = me.index
        deal_anew(table, seat, seed)
        table.rng = seeded(seed)
        for p in table.players:
            p.agent = self.policies[p.index]
        self.first.then = self.policies[seat]
        self.first.answer = answer
        self.first.fresh = True
        table.players[seat].agent = self.first
        turns: i64 = 0
        while not table.finished and turns < MOST_TURNS:
            take_turn(table)
            turns += 1
        value = worth(table, seat)
        table.close()
        return value


def lead_in_errors(gap: i64, square: i64, games: i64) -> float:
    """By how many standard errors a candidate is ahead, from the sums over so many games."""
    n = int(games)
    mean = int(gap) / n
    variance = max(int(square) / n - mean * mean, 1.0)
    return float(mean / (variance / n) ** 0.5)


def is_open(me: Player, d: Decision) -> bool:
    """Whether it is about what to do next in one's own turn, with nothing half done."""
    table = me.table
    if d.source != NONE or table.depth > 0 or table.turn != me.index or d.subject != me.index:
        return False
    return d.kind == BUY or (d.kind == PLAY and size(d.options) > 1)


def worth(table: Table, seat: i64) -> i64:
    """What a finished game is worth to a player."""
    best: i64 = -1000000
    mine: i64 = 0
    for p in table.players:
        s = p.score()
        if p.index == seat:
            mine = s
        elif s > best:
            best = s
    lead = mine - best
    if lead > MOST_LEAD:
        lead = MOST_LEAD
    if lead < -MOST_LEAD:
        lead = -MOST_LEAD
    winners = scoring.winners(table)
    won: i64 = WIN // len(winners) if seat in winners else 0
    return won + LEAD * lead


# ---- what one may not know ---------------------------------------------------------------------


def deal_anew(table: Table, seat: i64, seed: i64) -> None:
    """Deal everything anew that a player may not know: others' hands, decks and face-down cards."""
    rng = seeded(seed ^ 0x5DEECE66D)
    for p in table.players:
        if p.index == seat:
            p.deck.loose = p.deck.n
            sort(p.deck)
        else:
            deal_cards(p, rng)


def sort(pile: Pile) -> None:
    """Let a shuffled pile tell nothing by how it lies."""
    cards = sorted([pile.at(i) for i in range(pile.n)])
    for i in range(pile.n):
        pile.cards[i] = cards[i]


def deal_cards(p: Player, rng: Rng) -> None:
    hidden = hidden_piles(p)
    cards: list[int] = []
    for pile in hidden:
        cards += [pile.at(i) for i in range(pile.n)]
    for c in range(p.setup.n_cards):
        cards += [c] * p.hand.count(c)
    cards.sort()
    n: i64 = len(cards)
    while n > 1:
        n -= 1
        i = rng.below(n + 1)
        cards[i], cards[n] = cards[n], cards[i]
    at: i64 = 0
    hand = p.hand.n
    for c in range(p.setup.n_cards):
        p.hand.remove(c, p.hand.count(c))
    while at < hand:
        p.hand.add(cards[at])
        at += 1
    for pile in hidden:
        for i in range(pile.n):
            pile.cards[i] = cards[at]
            at += 1
    p.deck.loose = p.deck.n
    if len(p.notes) > 0 and p.aside_down.n > 0:
        remember_aside(p)


def hidden_piles(p: Player) -> list[Pile]:
    """Where cards of a player lie that nobody else may know, the hand apart."""
    mats = [p.mats[m.number] for m in p.setup.mats if m.of == PLAYER and m.face_down]
    return [p.deck, p.aside_down, *mats]


def remember_aside(p: Player) -> None:
    """Let the notes know which cards lie aside now."""
    at: i64 = 0
    notes: list[Note] = []
    for note in p.notes:
        cargo = note.cargo.copy()
        if p.setup.cards[note.card].lays_aside():
            for i in range(cargo.n):
                cargo.cards[i] = p.aside_down.at(at)
                at += 1
        notes.append(Note(note.card, note.stamp, cargo, note.moment, note.unaffected))
    p.notes = notes
