"""Games that wait for an answer, without a stack to keep.

A waiting game is its table at the start of the turn plus the answers since. The next answer
copies the table, plays the turn again with all of them (microseconds), and goes on from there.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coffers.engine.decisions import Agent, Decision
from coffers.engine.events import Event
from coffers.engine.player import Player
from coffers.engine.rng import seeded
from coffers.engine.table import Table
from coffers.engine.turn import take_turn

DIGEST: Final = 0xFFFFFFFF


def digest(table: Table) -> i64:
    """A number that tells tables apart, between two turns: whoever comes to the same has played
    the same."""
    found: i64 = mixed(table.turn, table.rng.a)
    found = mixed(found, table.rng.b ^ table.rng.c ^ table.rng.d)
    for n in table.left:
        found = mixed(found, n)
    for n in table.counters:
        found = mixed(found, n)
    for p in table.players:
        found = mixed(mixed(found, p.deck.n), p.discards.n)
        for c in range(table.setup.n_cards):
            found = mixed(found, 64 * p.owned[c] + p.hand.of[c])
    return found


def mixed(found: i64, n: i64) -> i64:
    mixture = (found * 31 + n + 7) & DIGEST
    return mixture ^ (mixture >> 15)


class Paused(Exception):
    """The recorded answers have run out: somebody must decide."""


@final
class Recording(Agent):
    """Answers from a record; stops at the first question it has no answer to."""

    answers: vec[i64]  # of this turn, and perhaps of later ones
    used: i64
    before: i64  # how many answers were given in earlier turns
    pending: Decision
    deciders: vec[i64]  # who gave each answer of this turn
    told: vec[i64]  # how many events there were at each answer of this turn
    learnt: vec[i64]  # `Table.learnt` at each answer of this turn
    reseeds: dict[int, int]  # a new seed from the answer with that number on

    def __init__(self, reseeds: dict[int, int]) -> None:
        self.answers = vec[i64]()
        self.used = 0
        self.before = 0
        self.pending = Decision()
        self.deciders = vec[i64]()
        self.told = vec[i64]()
        self.learnt = vec[i64]()
        self.reseeds = reseeds

    def choose(self, me: Player, d: Decision) -> i64:
        if self.used < len(self.answers):
            if self.reseeds:
                number = self.before + self.used
                if number in self.reseeds:
                    me.table.rng = seeded(self.reseeds[number])
            answer = self.answers[self.used]
            self.used += 1
            self.deciders = append(self.deciders, d.decider)
            self.told = append(self.told, len(me.table.log))
            self.learnt = append(self.learnt, me.table.learnt)
            return answer
        self.pending = d.copy()
        raise Paused()

    def set_answers(self, answers: list[int]) -> None:
        self.answers = vec[i64](answers)

    def rewind(self) -> None:
        self.used = 0
        self.deciders = vec[i64]()
        self.told = vec[i64]()
        self.learnt = vec[i64]()

    def drop_used(self) -> None:
        """Forget the answers of a turn that is over."""
        rest = vec[i64]()
        for i in range(self.used, len(self.answers)):
            rest = append(rest, self.answers[i])
        self.answers = rest
        self.before += self.used
        self.rewind()


@final
class WaitingGame:
    """A table that stops at every decision and goes on when it is answered."""

    start: Table  # at the start of the turn
    table: Table  # now, at the pending decision
    recording: Recording
    log: list[Event]  # of the turns before this one
    earlier: list[int]  # answers of the turns before this one
    earlier_deciders: list[int]
    earlier_told: list[int]
    earlier_learnt: list[int]
    ended: vec[i64]  # how many answers there were when each of those turns ended...
    digests: vec[i64]  # ... and the digest of the table then

    def __init__(self, start: Table, recording: Recording) -> None:
        """A table whose agents all are that recording; `go_on` leads to its first decision."""
        self.start = start
        self.table = start
        self.recording = recording
        self.log = start.log[:]
        self.earlier = []
        self.earlier_deciders = []
        self.earlier_told = []
        self.earlier_learnt = []
        self.ended = vec[i64]()
        self.digests = vec[i64]()

    def take_over(self, other: "WaitingGame") -> None:
        """Keep of the turns before this one what another does.

        To be done in here: a packed array that interpreted code sets is never freed.
        """
        self.log = other.log[:]
        self.earlier = other.earlier[:]
        self.earlier_deciders = other.earlier_deciders[:]
        self.earlier_told = other.earlier_told[:]
        self.earlier_learnt = other.earlier_learnt[:]
        self.ended = other.ended[:]
        self.digests = other.digests[:]

    def go_on(self) -> None:
        """Play on from the start of the turn with the answers there are, until one is missing."""
        recording = self.recording
        while not self.start.finished:
            table = self.start.copy()
            table.telling = self.start.telling
            recording.rewind()
            self.table = table
            try:
                take_turn(table)
            except Paused:
                return
            before = len(self.log)
            for i in range(recording.used):
                self.earlier.append(recording.answers[i])
                self.earlier_deciders.append(recording.deciders[i])
                self.earlier_told.append(before + recording.told[i])
                self.earlier_learnt.append(recording.learnt[i])
            self.log.extend(table.log)
            table.log = []
            recording.drop_used()
            self.start = table
            self.ended = append(self.ended, len(self.earlier))
            self.digests = append(self.digests, digest(table))

    def answer(self, answer: i64) -> None:
        """Answer the pending decision, which must allow it, and go on to the next."""
        self.recording.answers = append(self.recording.answers, answer)
        self.go_on()

    def answers(self) -> list[int]:
        """All answers since the beginning."""
        return self.earlier + list(self.recording.answers)

    def deciders(self) -> list[int]:
        """Who gave each of them."""
        return self.earlier_deciders + list(self.recording.deciders)

    def told(self) -> list[int]:
        """How many events had been told at each of them."""
        before = len(self.log)
        return self.earlier_told + [before + n for n in self.recording.told]

    def learnt(self) -> list[int]:
        """How often somebody had learnt something at each of them, and now."""
        return [*self.earlier_learnt, *self.recording.learnt, self.table.learnt]

    def events(self) -> list[Event]:
        return self.log + self.table.log
