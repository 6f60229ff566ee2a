"""The coach at the server: looks at finished games, one after the other, first come first served.

It thinks in the processes of the experts, in what time those who play leave it, and for so long
about a game. What it knows is written down every few seconds, with the game: nothing is looked at
twice, and after a restart it goes on from there. Several servers share the database; whoever has a
game in its line says so there, and the others only read.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from coffers.coach import Analysis, Effort, Judged
from coffers.coach.analysis import Purse
from coffers.coach.words import sentence
from coffers.errors import CoffersError
from coffers.server.archive import Archive, Decisions, Found
from coffers.server.experts import MOST_EACH, Experts, Judge, Urgency
from coffers.server.messages import AnalysisState, AnalysisStep, ChancePoint, Course, Mistake
from coffers.server.records import Kept, TableRow
from coffers.server.refusals import NotWritten, Refusal
from coffers.server.store import Store
from coffers.texts import Language

SECONDS = 60.0  # of thought for a game, on one core
MOST_WAITING = 8  # games, beside the one that is looked at
WRITING = 3.0  # seconds between two times that what is known is written down
LEFT = 15  # seconds; who has not been at a game for so long is not at it any more
LONGEST = 4.0  # seconds for one decision...
ALONE = 1.0  # ... where bots wait for the same process
MOST_FAILURES = 3  # of experts, until a game is left for another time
PAUSE = 1.0  # seconds, before an expert is asked again that has failed
log = logging.getLogger("coffers.server")
_timed = msgspec.msgpack.Decoder(tuple[Judged, float])


@dataclass(slots=True)
class Wish:
    """A game in the line, what is known of it, and what is left to do."""

    table: str
    caller: str
    players: Sequence[str]  # whose decisions are looked at; none: everybody's
    analysis: Analysis | None = None
    spent: float = 0.0  # seconds
    failures: int = 0

    def kept(self, is_done: bool = False) -> Kept:
        document = self.analysis.as_json() if self.analysis else None
        return Kept(document, self.spent, is_done, int(time.time()))


@dataclass(slots=True)
class Standing:
    """How far the analysis of a game has come."""

    step: AnalysisStep
    place: int | None = None  # in the line
    analysis: Analysis | None = None


def _known(kept: Kept | None) -> Analysis | None:
    """What is written down, if a coach of today can read it."""
    if kept is None or kept.document is None:
        return None
    try:
        return Analysis.of_json(kept.document)
    except CoffersError:
        return None


class Coach:
    """Looks at the games in its line."""

    def __init__(
        self, store: Store, archive: Archive, experts: Experts, seconds: float, shared: bool
    ) -> None:
        """One that thinks so many seconds about a game; perhaps others share the database."""
        self.store = store
        self.archive = archive
        self.experts = experts
        self.seconds = seconds
        self.shared = shared
        self._line: dict[str, Wish] = {}  # by table; the first one is being looked at
        self._work: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """Games in the line."""
        return len(self._line)

    # ---- the line ----------------------------------------------------------------------------

    async def start(self, row: TableRow, caller: str, most: int) -> None:
        """Put a finished game into the line, unless it is there, or done; so many of one caller."""
        kept = await self.store.analysis(row.id)
        known = _known(kept)
        if row.id in self._line or (kept and self._is_elsewhere(kept)):
            return
        if kept and kept.is_done and known:
            return
        if not self.experts.processes:
            raise Refusal(503, "coach-away")
        if sum(wish.caller == caller for wish in self._line.values()) >= most:
            raise Refusal(429, "analysis-waits")
        if len(self._line) > MOST_WAITING:
            raise Refusal(503, "coach-busy")
        players = [str(seat.name) for seat in row.seats if seat.holder is not None]
        wish = Wish(row.id, caller, players)
        if kept is not None and known is not None:
            wish.spent, wish.analysis = kept.spent, known
        self._line[row.id] = wish
        try:
            await self.store.keep_analysis(row.id, wish.kept())
        except NotWritten:
            self._line.pop(row.id, None)
            raise
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._go_through_the_line())

    def _is_elsewhere(self, kept: Kept) -> bool:
        """Whether another process is at it, or will be."""
        return self.shared and not kept.is_done and kept.touched > time.time() - LEFT

    async def standing(self, table: str) -> Standing:
        wish = self._line.get(table)
        if wish is not None:
            place = list(self._line).index(table)
            return Standing("waiting" if place else "running", place or None, wish.analysis)
        kept = await self.store.analysis(table)
        known = _known(kept)
        if kept is None or (kept.is_done and known is None):
            return Standing("none")
        if kept.is_done:
            return Standing("done", None, known)
        if self._is_elsewhere(kept):
            return Standing("running" if known else "waiting", None, known)
        return Standing("stopped", None, known)

    async def close(self) -> None:
        """Leave, with what is known written down."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    # ---- the work ----------------------------------------------------------------------------

    async def _go_through_the_line(self) -> None:
        while self._line:
            wish = next(iter(self._line.values()))
            try:
                await self._look_at(wish)
            except CoffersError as problem:
                log.warning("%s: %s", wish.table, problem)
            except Exception:
                log.exception("%s: the coach has stumbled", wish.table)
            finally:
                self._line.pop(wish.table, None)

    async def _look_at(self, wish: Wish) -> None:
        packed = await self.archive.ask(Decisions(wish.table, list(wish.players)), caller="coach")
        found = msgspec.msgpack.decode(packed, type=Found)
        if wish.analysis is None:
            judging = tuple(wish.players) or found.players
            wish.analysis = Analysis(
                found.players, judging, found.answers, found.found, len(found.chosen)
            )
        writing = asyncio.create_task(self._write_now_and_then(wish))
        is_done = False
        try:
            is_done = await self._judge_all(wish, wish.analysis, found)
        finally:
            writing.cancel()
            await self.store.keep_analysis(wish.table, wish.kept(is_done))

    async def _judge_all(self, wish: Wish, known: Analysis, found: Found) -> bool:
        """Think about what is left of a game; whether that was all."""
        left = [moment for moment in found.chosen if moment.number not in known.judged]
        purse = Purse(max(0.0, self.seconds - wish.spent) / max(1, len(left)))
        longest = ALONE if self.experts.processes == 1 else LONGEST

        async def think() -> None:
            while left and wish.failures < MOST_FAILURES:
                moment = left.pop(0)
                effort = Effort(seconds=min(longest, purse.allowed()))
                try:
                    judged, seconds = _timed.decode(
                        await self.experts.ask(Judge(moment, effort), Urgency.COACH, wish.table)
                    )
                except Refusal:
                    wish.failures += 1
                    left.append(moment)
                    await asyncio.sleep(PAUSE)
                    continue
                purse.spend(seconds)
                wish.spent += seconds
                known.judged[judged.number] = judged

        async with asyncio.TaskGroup() as tasks:
            for _ in range(min(max(1, self.experts.processes - 1), MOST_EACH)):
                tasks.create_task(think())
        return not left

    async def _write_now_and_then(self, wish: Wish) -> None:
        while True:
            await asyncio.sleep(WRITING)
            with suppress(NotWritten):
                await self.store.keep_analysis(wish.table, wish.kept())
                await self.store.touch_analyses(self._line, int(time.time()))


# ---- in words ----------------------------------------------------------------------------------


def told(standing: Standing, winners: Sequence[str], language: Language) -> AnalysisState:
    """What a client is told of it, and of how the game ended."""
    known = standing.analysis
    if known is None:
        return AnalysisState(standing.step, standing.place, 0, 0, 0, 0, [])
    return AnalysisState(
        step=standing.step,
        place=standing.place,
        judged=len(known.judged),
        chosen=known.chosen,
        found=known.found,
        answers=known.answers,
        courses=[_course(known, player, winners, language) for player in known.judging],
    )


def _course(known: Analysis, player: str, winners: Sequence[str], language: Language) -> Course:
    return Course(
        player=player,
        share=1 / len(winners) if player in winners else 0.0,
        points=[
            ChancePoint(judged.number, judged.turn, judged.chance, judged.verdict)
            for judged in known.course(player)
        ],
        mistakes=[_mistake(judged, language) for judged in known.mistakes(player)],
    )


def _mistake(judged: Judged, language: Language) -> Mistake:
    better = judged.better
    assert better is not None
    assert better.verdict is not None
    return Mistake(
        number=judged.number,
        turn=judged.turn,
        verdict=better.verdict,
        gain=better.gain,
        low=better.low,
        high=better.high,
        sentence=sentence(judged, language),
    )
