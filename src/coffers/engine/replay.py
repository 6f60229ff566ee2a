"""Games that wait for an answer, without a stack to keep.

A waiting game is its table at the start of the turn plus the answers since. The next answer
copies the table, plays the turn again with all of them (microseconds), and goes on from there.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from coffers.engine.decisions import Agent, Decision, Paused
from coffers.engine.diary import Diary
from coffers.engine.events import Event
from coffers.engine.packing import pack
from coffers.engine.piles import only
from coffers.engine.player import Player
from coffers.engine.rng import Seed, mixed, seeded
from coffers.engine.table import Table
from coffers.engine.turn import take_turn
from coffers.engine.vocabulary import START


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


@final
@mypyc_attr(acyclic=True)
class Answers:
    """What was answered in a turn, and what is to be remembered of each answer."""

    given: vec[i64]
    deciders: vec[i64]  # who gave it
    told: vec[i64]  # how many events of the turn there were before it
    learnt: vec[i64]  # `Table.learnt` before it
    scenes: vec[i64]  # in which scene it was given; 0 where events are not told
    alone: vec[i64]  # 1 if nobody else was considered in that scene before it

    def __init__(self) -> None:
        self.given = vec[i64]()
        self.deciders = vec[i64]()
        self.told = vec[i64]()
        self.learnt = vec[i64]()
        self.scenes = vec[i64]()
        self.alone = vec[i64]()

    def add(self, answer: i64, decider: i64, table: Table) -> None:
        self.given = append(self.given, answer)
        self.deciders = append(self.deciders, decider)
        self.told = append(self.told, len(table.log))
        self.learnt = append(self.learnt, table.learnt)
        self.scenes = append(self.scenes, scene(table))
        self.alone = append(self.alone, 1 if is_alone(table, decider) else 0)


def scene(table: Table) -> i64:
    """The number of the scene in which a table is."""
    return 0 if table.scenes is None else table.scenes.n


def is_alone(table: Table, player: i64) -> bool:
    """Whether only that player was considered in this scene."""
    return table.scenes is None or table.scenes.considered == only(player)


@final
@mypyc_attr(acyclic=True)
class PastTurn:
    """A turn that is over."""

    start: bytes  # the table before it, packed; empty if the game began in the midst of it
    answers: Answers
    log: list[Event]
    digest: i64  # of the table after it
    scene: i64  # the last one in it

    def __init__(self, start: bytes, answers: Answers, table: Table) -> None:
        self.start = start
        self.answers = answers
        self.log = table.log
        self.digest = digest(table)
        self.scene = scene(table)


@final
class Recording(Agent):
    """Answers from a record; stops at the first question it has no answer to."""

    answers: vec[i64]  # of this turn, and perhaps of later ones
    used: Answers  # those of this turn
    before: i64  # how many answers were given in earlier turns
    pending: Decision
    reseeds: dict[int, Seed]  # a new seed from the answer with that number on

    def __init__(self, reseeds: dict[int, Seed]) -> None:
        self.answers = vec[i64]()
        self.used = Answers()
        self.before = 0
        self.pending = Decision()
        self.reseeds = reseeds

    def choose(self, me: Player, d: Decision) -> i64:
        me.table.consider(d.decider)
        used: i64 = len(self.used.given)
        if used < len(self.answers):
            if self.reseeds:
                number = self.before + used
                if number in self.reseeds:
                    me.table.rng = seeded(self.reseeds[number])
            answer = self.answers[used]
            self.used.add(answer, d.decider, me.table)
            return answer
        self.pending = d.copy()
        raise Paused()

    def given(self) -> i64:
        """How many answers have been given since the beginning."""
        return self.before + len(self.used.given)

    def set_answers(self, answers: list[int]) -> None:
        self.answers = vec[i64](answers)

    def rewind(self) -> None:
        self.used = Answers()

    def drop_used(self) -> None:
        """Forget the answers of a turn that is over."""
        rest = vec[i64]()
        for i in range(len(self.used.given), len(self.answers)):
            rest = append(rest, self.answers[i])
        self.answers = rest
        self.before += len(self.used.given)
        self.rewind()


@final
class WaitingGame:
    """A table that stops at every decision and goes on when it is answered."""

    start: Table  # at the start of the turn
    table: Table  # now, at the pending decision
    recording: Recording
    opening: list[Event]  # what was told before the first turn
    past: list[PastTurn]  # the turns before this one, as far as they are kept

    def __init__(self, start: Table, recording: Recording) -> None:
        """A table whose agents all are that recording; `go_on` leads to its first decision."""
        start.noticing = True
        self.start = start
        self.table = start
        self.recording = recording
        self.opening = start.log[:]
        self.past = []

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
            start = pack(self.start) if self.start.phase == START else b""
            self.past.append(PastTurn(start, recording.used, table))
            table.log = []
            recording.drop_used()
            self.start = table

    def answer(self, answer: i64) -> None:
        """Answer the pending decision, which must allow it, and go on to the next."""
        self.recording.answers = append(self.recording.answers, answer)
        self.go_on()

    def keep_diary(self) -> None:
        """Let whoever is asked now look ahead."""
        recording = self.recording
        reseeds = {
            number - recording.before: seed
            for number, seed in recording.reseeds.items()
            if number >= recording.before
        }
        self.table.diary = Diary(self.start, recording.used.given, reseeds)

    # ---- the record, as far as it is kept ----------------------------------------------------

    def answers(self) -> list[int]:
        """All answers, those given in advance too."""
        given: list[int] = []
        for turn in self.past:
            given += list(turn.answers.given)
        return given + list(self.recording.answers)

    def deciders(self) -> list[int]:
        """Who gave each of them."""
        deciders: list[int] = []
        for turn in self.past:
            deciders += list(turn.answers.deciders)
        return deciders + list(self.recording.used.deciders)

    def told(self) -> list[int]:
        """How many events had been told at each of them."""
        found: list[int] = []
        before: i64 = len(self.opening)
        for turn in self.past:
            found += [before + n for n in turn.answers.told]
            before += len(turn.log)
        return found + [before + n for n in self.recording.used.told]

    def learnt(self) -> list[int]:
        """How often somebody had learnt something at each of them, and now."""
        learnt: list[int] = []
        for turn in self.past:
            learnt += list(turn.answers.learnt)
        return [*learnt, *self.recording.used.learnt, self.table.learnt]

    def events(self) -> list[Event]:
        found = self.opening[:]
        for turn in self.past:
            found += turn.log
        return found + self.table.log

    def digests(self) -> dict[int, int]:
        """By the number of answers at the end of a turn: the digest of the table then."""
        answers: i64 = self.recording.before
        for turn in self.past:
            answers -= len(turn.answers.given)
        found: dict[int, int] = {}
        for turn in self.past:
            answers += len(turn.answers.given)
            found[answers] = turn.digest
        return found
