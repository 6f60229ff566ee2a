"""What the coach has found out about a game, and how it goes on finding out more.

An analysis is a small JSON document, "coffers-analysis", version 1 (docs/coach.md describes it).
"""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, field, replace
from math import inf
from time import perf_counter
from typing import Any

from coffers.coach.judging import GAMES, Better, Effort, Judged, abridged, judge
from coffers.coach.moments import Moment, moments
from coffers.errors import CoffersError
from coffers.game import Game
from coffers.picks import Decision

FORMAT = "coffers-analysis"
VERSION = 1
MOST_DECISIONS = 400  # looked at; most games have fewer
SECONDS = 1.0  # for a decision, on average, on one core...
PATIENCE = 8  # ... and so many times as many for one of them, if others took less
WORST = 3  # mistakes that are told in words


@dataclass(slots=True)
class Analysis:
    """All that is known so far."""

    players: tuple[str, ...]  # at the table
    judging: tuple[str, ...]  # those whose decisions are looked at
    answers: int  # in the game
    found: int  # decisions of theirs with more than one sensible answer...
    chosen: int  # ... and those of them that are looked at
    judged: dict[int, Judged] = field(default_factory=dict)  # by number

    @property
    def is_complete(self) -> bool:
        return len(self.judged) >= self.chosen

    def course(self, player: str) -> list[Judged]:
        """The decisions of a player that were looked at, in their order."""
        found = [judged for judged in self.judged.values() if judged.player == player]
        return sorted(found, key=lambda judged: judged.number)

    def mistakes(self, player: str) -> list[Judged]:
        """The mistakes of a player, the worst first.

        Who may pick several cards can make the same mistake with each of them: it counts once.
        """
        found = [judged for judged in self.course(player) if judged.verdict]
        once: dict[object, Judged] = {}
        for judged in sorted(found, key=lambda judged: -judged.cost):
            once.setdefault(_mistake(judged), judged)
        return list(once.values())

    # ---- as a document -----------------------------------------------------------------------

    def as_json(self) -> dict[str, Any]:
        judged = sorted(self.judged.values(), key=lambda judged: judged.number)
        return {
            "format": FORMAT,
            "version": VERSION,
            "players": list(self.players),
            "judging": list(self.judging),
            "answers": self.answers,
            "found": self.found,
            "chosen": self.chosen,
            "decisions": [_as_json(one) for one in judged],
        }

    @classmethod
    def of_json(cls, document: Mapping[str, Any]) -> "Analysis":
        """An analysis from a document that `as_json` made."""
        try:
            if document["format"] != FORMAT or document["version"] != VERSION:
                raise CoffersError("analysis")
            judged = [_of_json(entry) for entry in document["decisions"]]
            return cls(
                tuple(document["players"]),
                tuple(document["judging"]),
                document["answers"],
                document["found"],
                document["chosen"],
                {one.number: one for one in judged},
            )
        except (KeyError, TypeError, AttributeError):
            raise CoffersError("analysis") from None


def _mistake(judged: Judged) -> object:
    """What tells one mistake from others."""
    source = judged.decision.source
    if source is None or judged.better is None:
        return judged.number
    return judged.turn, source, judged.decision.kind, judged.given, judged.better.pick


def _as_json(judged: Judged) -> dict[str, Any]:
    decision = judged.decision
    document: dict[str, Any] = {
        "number": judged.number,
        "player": decision.player,
        "turn": judged.turn,
        "kind": decision.kind,
        "source": decision.source,
        "passing": decision.passing,
        "of_players": decision.players,
        "given": judged.given,
        "chance": judged.chance,
        "games": judged.games,
        "played": judged.played,
    }
    better = judged.better
    if better is not None:
        document["better"] = {
            "pick": better.pick,
            "gain": better.gain,
            "low": better.low,
            "high": better.high,
            "games": better.games,
            "verdict": better.verdict,
        }
    return document


def _of_json(entry: Mapping[str, Any]) -> Judged:
    better = None
    if "better" in entry:
        found = entry["better"]
        better = Better(found["pick"], found["gain"], found["low"], found["high"], found["games"])
    decision = Decision(
        entry["player"],
        entry["kind"],
        (),
        passing=entry["passing"],
        source=entry["source"],
        players=entry["of_players"],
    )
    said = [entry["given"], *([better.pick] if better else [])]
    return Judged(
        entry["number"],
        entry["turn"],
        abridged(decision, said),
        entry["given"],
        entry["chance"],
        entry["games"],
        entry["played"],
        better,
    )


# ---- the work ----------------------------------------------------------------------------------


def analyse(
    game: Game,
    players: Sequence[str] = (),
    *,
    seconds: float | None = SECONDS,
    total: float | None = None,
    games: int = GAMES,
    seed: int = 0,
    most: int = MOST_DECISIONS,
    since: int = 0,
    workers: Executor | None = None,
    cores: int = 1,
    so_far: Analysis | None = None,
) -> Iterator[Analysis]:
    """Look at the decisions of these players, or of all, from the answer with the number `since`
    on, at the `most` important ones; yields what is known, before the first one and after each.

    It is the same object that grows. Whoever has seen enough closes the iterator, and goes on later
    with what there is `so_far`.

    A decision takes so many `seconds` of a core on average, or its part of a `total` by the clock,
    after which no other one is begun; if both are None, it takes as long as the games need, and the
    same comes out each time. With `workers`, so many `cores` think at a time.
    """
    if isinstance(players, str):
        raise CoffersError("names-listed", player=players)
    for player in players:
        if player not in game.players:
            raise CoffersError("unknown-player", player=player, known=", ".join(game.players))
    return _analyse(
        game,
        players,
        seconds,
        total,
        Effort(games=games, seed=seed),
        most,
        since,
        workers,
        cores,
        so_far,
    )


def _analyse(
    game: Game,
    players: Sequence[str],
    seconds: float | None,
    total: float | None,
    effort: Effort,
    most: int,
    since: int,
    workers: Executor | None,
    cores: int,
    so_far: Analysis | None,
) -> Iterator[Analysis]:
    judging = tuple(players) or game.players
    found = moments(game, judging, most, since)
    analysis = so_far or Analysis(
        game.players, judging, len(game.answers), found.found, len(found.chosen)
    )
    left = [moment for moment in found.chosen if moment.number not in analysis.judged]
    if total is not None:
        seconds = total * cores / max(1, len(left))
    purse = Purse(inf if seconds is None else seconds, inf if total is None else total)
    yield analysis
    for judged in _judge_all(left, purse, effort, workers, cores):
        analysis.judged[judged.number] = judged
        yield analysis


class Purse:
    """Time, spread over decisions: what one does not need is there for those that need more."""

    def __init__(self, share: float, total: float = inf) -> None:
        self.share = share
        self.saved = 0.0
        self.until = perf_counter() + total

    @property
    def is_empty(self) -> bool:
        return perf_counter() >= self.until

    def allowed(self) -> float:
        return min(PATIENCE * self.share, self.share + self.saved)

    def spend(self, seconds: float) -> None:
        if self.share < inf:
            self.saved = max(0.0, self.saved + self.share - seconds)


def _judge_all(
    left: Sequence[Moment], purse: Purse, effort: Effort, workers: Executor | None, cores: int
) -> Iterator[Judged]:
    if workers is None:
        for moment in left:
            if purse.is_empty:
                return
            judged, seconds = timed(moment, replace(effort, seconds=purse.allowed()))
            purse.spend(seconds)
            yield judged
        return
    running: set[Future[tuple[Judged, float]]] = set()
    waiting = list(left)
    try:
        while waiting or running:
            if purse.is_empty:
                waiting.clear()
            while waiting and len(running) < cores:
                allowed = replace(effort, seconds=purse.allowed())
                running.add(workers.submit(timed, waiting.pop(0), allowed))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                judged, seconds = future.result()
                purse.spend(seconds)
                yield judged
    finally:
        for future in running:
            future.cancel()


def timed(moment: Moment, effort: Effort) -> tuple[Judged, float]:
    """What comes of thinking about a decision, and how many seconds it took."""
    began = perf_counter()
    return judge(moment, effort), perf_counter() - began
