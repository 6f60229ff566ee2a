"""How bots decide while nobody waits for them: at once, in threads of their own; or looking ahead,
in the processes of the experts.

Who looks ahead does so in its own turn only. In the turns of others it answers at once like the
generic bot: how long it thinks about a Reaction would tell whether it has one.
"""

import asyncio
import logging
import time
from collections.abc import Set
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from coffers.bots.random_legal import RandomLegal
from coffers.bots.registry import preparation
from coffers.bots.tuning import Menu, known_menu
from coffers.coach.hints import Hint, hint_of, hint_question
from coffers.engine.decisions import Agent
from coffers.engine.rng import Seed
from coffers.expert import Mood, Piece, question, together
from coffers.game import derived_seed
from coffers.picks import Decision
from coffers.server.experts import Experts, PlayOn, Prepare, Urgency, Weigh
from coffers.server.games import ServedGame
from coffers.server.refusals import Refusal

STEP = 0.25  # seconds after which a bot shows what it has done so far
PATIENCE = 3.0  # seconds; if an expert has not answered by then, the bot does without
LONGEST_PREPARATION = 1.5  # seconds: meanwhile others wait for the same expert
HINT_PATIENCE = 8.0  # seconds that somebody waits for a hint
MOST_ANSWERS = 1_000  # at a time
log = logging.getLogger("coffers.server")


def bot_seed(seed: Seed, seat: int) -> int:
    """Dice for a bot, from which nobody can reckon back to those of the game."""
    return derived_seed(seed, str(seat))


def thinks(game: ServedGame, thinkers: Set[int]) -> bool:
    """Whether it is one of these seats that decides, in its own turn."""
    return not game.over and game.decider in thinkers and game.active == game.decider


def think(
    game: ServedGame,
    bots: dict[int, Agent],
    reacting: bool = False,
    most: int = MOST_ANSWERS,
    thinkers: Set[int] = frozenset(),
) -> ServedGame:
    """The game after the bots have decided: as far as they get in a moment, until one of these
    seats is to think, as long as they only react to somebody else's turn, or so many times; in a
    thread."""
    twin = game.twin()
    until = time.monotonic() + STEP
    while not twin.over and twin.decider in bots and not (reacting and twin.active in bots):
        if thinks(twin, thinkers):
            break
        try:
            twin.let(bots[twin.decider])
        except Exception:
            # A bot that stumbles must not keep everybody waiting: it does anything legal instead.
            log.exception("a bot does not know what to do")
            twin.let(RandomLegal(twin.number))
        most -= 1
        if time.monotonic() > until or most == 0:
            break
    return twin


@dataclass
class Thinkers:
    """The bots of a table that look ahead, by seat."""

    experts: Experts
    table: str
    bots: dict[int, str]
    moods: dict[int, Mood] = field(default_factory=dict)
    seen: dict[int, int] = field(default_factory=dict)  # answers of the game, in turns before this
    menu: Menu | None = None  # for the kingdom, as soon as somebody has made it up
    _preparing: asyncio.Task[None] | None = None

    async def answers(self, game: ServedGame) -> list[int]:
        """What the one who decides does next: as much of its turn as can be thought about in a
        moment. A Refusal if there is no expert for it now."""
        seat, experts = game.decider, self.experts
        share = experts.share()
        seed = derived_seed(game.seed, f"{seat}, {game.given}")
        bot = self.bots[seat]
        self._prepare(game, experts.thinking[bot])
        unseen = game.turns_since(self.seen.get(seat, 0))
        before = game.given_before
        seconds = experts.thinking[bot] * share
        asked = question(game, seconds, seed, menu=self.menu, unseen=unseen)
        job = PlayOn(asked, bot, self.moods.get(seat, Mood()), STEP * share)
        found = await experts.ask(job, Urgency.TABLE, self.table, PATIENCE)
        piece = msgspec.msgpack.decode(found, type=Piece)
        self.moods[seat] = piece.mood
        self.seen[seat] = before
        return piece.answers

    def _prepare(self, game: ServedGame, seconds: float) -> None:
        """Have a menu for the kingdom made up, while the game goes on."""
        if self.menu is None:
            self.menu = known_menu(game.setup)
        if self.menu is None and (self._preparing is None or self._preparing.done()):
            seconds = min(preparation(seconds), LONGEST_PREPARATION)
            job = Prepare(game.kingdom, len(game.players), game.edition, seconds)
            self._preparing = asyncio.create_task(self._prepared(job))

    async def _prepared(self, job: Prepare) -> None:
        with suppress(Refusal):  # nobody has time for it now: it is tried again
            found = await self.experts.ask(job, Urgency.HINT, self.table, HINT_PATIENCE)
            self.menu = msgspec.msgpack.decode(found, type=Menu)


class Hinted(NamedTuple):
    """What the expert would do at a decision."""

    found: Hint
    decision: Decision


async def hinted(experts: Experts, game: ServedGame, caller: str) -> Hinted:
    """What the expert would do in the place of the one who decides."""
    asked = hint_question(game, game.given, known_menu(game.setup))
    numbers = await experts.ask(Weigh(asked), Urgency.HINT, caller, HINT_PATIENCE)
    found = together([msgspec.msgpack.decode(numbers)])
    return Hinted(hint_of(found, game), game.decision)


def followed(game: ServedGame, answers: list[int]) -> ServedGame:
    """The game after these answers; in a thread."""
    twin = game.twin()
    for answer in answers:
        twin.answer_number(answer)
    return twin
