"""Bots that look ahead, in processes of their own."""

import asyncio
import json
import os
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from coffers import expert
from coffers.bots.generic import Generic
from coffers.bots.registry import HASTY
from coffers.bots.search import Search
from coffers.bots.tuning import LIMIT
from coffers.bots.weighing import weighing_of
from coffers.engine.vocabulary import GOLD
from coffers.expert import Mood, Piece, play_on, question, scores_of
from coffers.game import Game, secret_seed
from coffers.kingdoms.randomiser import Wishes, random_kingdom
from coffers.kingdoms.sets import find
from coffers.server import experts as place
from coffers.server.experts import MOST_EACH, Experts, PlayOn, Urgency, Weigh
from coffers.server.games import ServedGame
from coffers.server.refusals import Refusal, TooMuch
from coffers.server.thinking import Thinkers, think

T = TypeVar("T")
HASTE = {"quick": 0.001, "strong": 0.002}  # seconds: how well they think is tested elsewhere
PATIENCE = 30  # seconds after which a test that waits has failed


def at_a_purchase(seed: int | str = 4) -> Game:
    game = Game(seed=seed)
    while game.decision.kind != "buy":
        game.let(Generic(game.setup))
    return game


def weigh(seconds: float = 0.0) -> Weigh:
    return Weigh(question(at_a_purchase(), seconds, 1))


def with_experts(
    n: int, use: Callable[[Experts], Awaitable[T]], thinking: dict[str, float] = HASTE
) -> T:
    async def using() -> T:
        experts = Experts(n, thinking)
        try:
            return await use(experts)
        finally:
            await experts.close()

    return asyncio.run(using())


# ---- a turn, piece by piece --------------------------------------------------------------------


def test_a_turn_is_played_piece_by_piece() -> None:
    """With time for all of it, a turn is one piece; without any, each decision is one, and the
    thinker knows all the same how often it has thought in this turn."""
    game = Game(seed=5)
    whole = play_on(question(game, 0.0, 1), "quick", Mood(), 60.0)
    assert len(whole.answers) > 1
    mood = Mood()
    seat = int(game.engine_decision.decider)
    pieces = 0
    while game.engine_decision.decider == seat:
        piece = play_on(question(game, 0.0, 1), "quick", mood, 0.0)
        assert len(piece.answers) == 1
        game.answer_number(piece.answers[0])
        assert piece.mood.thoughts >= mood.thoughts
        mood = piece.mood
        pieces += 1
    assert (pieces, mood.thoughts) == (len(whole.answers), whole.mood.thoughts)


def test_a_thinker_stays_with_the_menu_that_it_has_found() -> None:
    """Gold is what the bot wants of the first six coins, unless a menu says otherwise."""
    game = Game(seed=5)
    bot = Generic(game.setup)
    while GOLD not in play_on(question(game, 0.0, 1, menu=()), "quick", Mood(), 60.0).answers:
        game.let(bot)
    no_gold = ((GOLD, LIMIT, 0),)
    piece = play_on(question(game, 0.0, 1, menu=()), "quick", Mood(menu=no_gold), 60.0)
    assert GOLD not in piece.answers
    assert piece.mood.menu == no_gold
    known = play_on(question(game, 0.0, 1, menu=no_gold), "quick", Mood(), 60.0)
    assert known.answers == piece.answers
    assert known.mood.menu is None  # it is the kingdom's


def test_a_menu_is_not_changed_before_it_is_made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(seed=5)
    found: list[Search] = []

    def thinker(*_: object) -> Search:
        found.append(Search(game.setup, 0.0, 1, patient=True, menu=()))
        return found[-1]

    monkeypatch.setattr(expert, "make_thinker", thinker)
    for menu, may_change in ((None, False), ((), True)):
        play_on(question(game, 0.0, 1, menu=menu), "strong", Mood(), 0.0)
        assert found[-1].patient is may_change


def test_what_is_thought_of_others_is_kept_from_piece_to_piece(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Though each piece is played by another, who sees only turns that nobody has seen before."""
    game = ServedGame.of(Game(seed=5).save(), [])

    def thinker(*_: object) -> Search:
        return Search(game.setup, 0.0, 1, patient=True, menu=())

    monkeypatch.setattr(expert, "make_thinker", thinker)
    bot, other = thinker(), Generic(game.setup)
    mood, seen = Mood(), 0
    for _ in range(60):
        if game.decider == 1:
            game.let(other)
            continue
        unseen = game.turns_since(seen)
        seen = game.given_before
        for turn in unseen:
            turn.show(game.setup, bot, 0)
        piece = play_on(question(game, 0.0, 1, menu=(), unseen=unseen), "strong", mood, 0.0)
        assert piece.mood.habits == scores_of(bot)
        mood = piece.mood
        game.answer_number(piece.answers[0])
        game.forget_earlier_turns(2)
    assert mood.habits is not None
    assert not any(mood.habits[0]) and any(mood.habits[1])
    monkeypatch.undo()
    hasty = play_on(question(game, 0.0, 1, menu=()), "quick", mood, 0.0)
    assert hasty.mood.habits == mood.habits


# ---- the pool ----------------------------------------------------------------------------------


def test_an_expert_answers_in_a_process_of_its_own() -> None:
    async def ask(experts: Experts) -> None:
        found = await experts.ask(weigh(), Urgency.HINT, "Anna")
        assert weighing_of(msgspec.msgpack.decode(found)).games[0] > 0
        asked = question(at_a_purchase(secret_seed()), 0.0, 1)
        found = await experts.ask(PlayOn(asked, "quick", Mood(), 0.0), Urgency.TABLE, "Anna")
        assert msgspec.msgpack.decode(found, type=Piece).answers
        (runner,) = experts.runners
        assert runner.pid not in (None, os.getpid())
        assert os.getpriority(os.PRIO_PROCESS, runner.pid or 0) > os.getpriority(os.PRIO_PROCESS, 0)
        words = (
            Path(f"/proc/{runner.pid}/cmdline").read_bytes() if Path("/proc/self").exists() else b""
        )
        assert str(asked.turn.chance).encode() not in words

    with_experts(1, ask)


def test_a_menu_is_made_up_while_the_game_goes_on() -> None:
    """The first answers come without one; then the thinkers of the table go by it."""
    kingdom = random_kingdom(Wishes(), 5013)
    game = ServedGame.of(Game(("Anna", "Ben"), kingdom, seed=1).save(), [])

    async def ask(experts: Experts) -> None:
        thinkers = Thinkers(experts, "table", {0: "quick", 1: "quick"})
        assert await thinkers.answers(game)
        assert thinkers.menu is None
        async with asyncio.timeout(PATIENCE):
            while thinkers.menu is None:
                await asyncio.sleep(0.01)
        assert all(
            game.setup.cards[card].name in kingdom.all_cards() for card, _, _ in thinkers.menu
        )
        assert await thinkers.answers(game)

    with_experts(1, ask)


def test_the_thinkers_of_a_table_see_the_turns_of_others() -> None:
    game = ServedGame.of(Game(seed=5).save(), [])
    other = Generic(game.setup)

    async def ask(experts: Experts) -> None:
        thinkers = Thinkers(experts, "table", {0: "strong"})
        while game.given_before < 20:
            if game.decider == 0:
                for answer in await thinkers.answers(game):
                    game.answer_number(answer)
            else:
                game.let(other)
        habits = thinkers.moods[0].habits
        assert habits is not None and not any(habits[0]) and any(habits[1])

    with_experts(1, ask, {"strong": HASTY})  # in more haste nobody guesses


def test_a_menu_that_comes_with_coffers_is_there_at_once() -> None:
    game = ServedGame.of(
        Game(("Anna", "Ben"), find("First Game", "2017").kingdom(0), seed=1).save(), []
    )

    async def ask(experts: Experts) -> None:
        thinkers = Thinkers(experts, "table", {0: "quick", 1: "quick"})
        assert await thinkers.answers(game)
        assert thinkers.menu is not None

    with_experts(1, ask)


class Slow:
    """Processes that take their time, as long as one lets them."""

    def __init__(self, experts: Experts) -> None:
        self.begun: list[str] = []
        self.go_on = asyncio.Event()
        for runner in experts.runners:
            runner.run = self.run  # type: ignore[method-assign]

    async def run(self, errand: bytes, seconds: float) -> bytes:
        self.begun.append(msgspec.msgpack.decode(errand)["question"]["seed"])
        await self.go_on.wait()
        return b""


async def asked(
    experts: Experts, seed: int, urgency: Urgency, caller: str = ""
) -> asyncio.Task[bytes]:
    job = Weigh(question(at_a_purchase(), 0.0, seed))
    task = asyncio.create_task(experts.ask(job, urgency, caller or str(seed)))
    for _ in range(3):
        await asyncio.sleep(0)  # until it waits, or a process has begun with it
    return task


def test_who_waits_at_a_table_comes_first() -> None:
    async def ask(experts: Experts) -> None:
        slow = Slow(experts)
        urgencies = [Urgency.TABLE, *[Urgency.COACH, Urgency.HINT, Urgency.TABLE] * 2]
        tasks = [await asked(experts, seed, urgency) for seed, urgency in enumerate(urgencies)]
        assert (experts.waiting, experts.working) == (6, 1)
        assert experts.share() == 1 / 3  # two tables wait for one expert
        slow.go_on.set()
        await asyncio.gather(*tasks)
        assert slow.begun == [0, 3, 6, 2, 5, 1, 4]
        assert (experts.waiting, experts.working, experts.share()) == (0, 0, 1)

    with_experts(1, ask)


def test_the_coach_leaves_an_expert_to_the_others() -> None:
    async def ask(experts: Experts) -> None:
        slow = Slow(experts)
        tasks = [await asked(experts, seed, Urgency.COACH) for seed in range(3)]
        assert slow.begun == [0, 1]
        tasks.append(await asked(experts, 9, Urgency.TABLE))
        assert slow.begun == [0, 1, 9]
        slow.go_on.set()
        await asyncio.gather(*tasks)

    with_experts(3, ask)


def test_nobody_asks_for_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(experts: Experts) -> None:
        slow = Slow(experts)
        monkeypatch.setattr(place, "MOST_WAITING", 4)
        greedy = [await asked(experts, seed, Urgency.COACH, "Anna") for seed in range(MOST_EACH)]
        with pytest.raises(TooMuch):
            await (await asked(experts, 5, Urgency.COACH, "Anna"))
        others = [await asked(experts, seed, Urgency.COACH) for seed in (6, 7)]
        with pytest.raises(Refusal):
            await (await asked(experts, 8, Urgency.COACH))
        others.append(await asked(experts, 9, Urgency.TABLE))  # there is room for who plays
        greedy[1].cancel()  # has left: takes no room any more, and nobody's time
        with suppress(asyncio.CancelledError):
            await greedy.pop(1)
        assert experts.waiting == 4
        slow.go_on.set()
        await asyncio.gather(*greedy, *others)
        assert slow.begun == [0, 9, 2, 6, 7]

    with_experts(1, ask)


def test_nobody_waits_longer_than_they_like() -> None:
    async def ask(experts: Experts) -> None:
        slow = Slow(experts)
        with pytest.raises(Refusal):
            await experts.ask(weigh(), Urgency.TABLE, "Anna", patience=0.01)
        assert experts.working == 1  # its answer must be heard
        with pytest.raises(Refusal):
            await experts.ask(weigh(), Urgency.TABLE, "Ben", patience=0.01)
        assert experts.waiting == 0
        slow.go_on.set()

    with_experts(1, ask)


def test_an_expert_that_is_lost_is_replaced() -> None:
    async def ask(experts: Experts) -> None:
        (runner,) = experts.runners
        with pytest.raises(Refusal):  # it takes too long
            await experts.ask(weigh(60.0), Urgency.HINT, "Anna", patience=0.005)
        until = time.monotonic() + PATIENCE
        while not experts.failing:
            assert time.monotonic() < until
            await asyncio.sleep(0.01)
        await experts.ask(weigh(), Urgency.HINT, "Anna")
        assert (experts.lost, experts.failing) == (1, False)
        assert runner.pid is not None
        os.kill(runner.pid, signal.SIGKILL)
        with suppress(Refusal):
            await experts.ask(weigh(), Urgency.HINT, "Anna")
        await experts.ask(weigh(), Urgency.HINT, "Anna")

    with_experts(1, ask)


# ---- at the table ------------------------------------------------------------------------------


def play(socket: Any, most: int = 1_000) -> None:
    """End so many turns at once, or all there are."""
    while most and not socket.my_turn()["over"]:
        decision = socket.last["decision"]
        most -= decision["kind"] == "buy"
        socket.answer(decision["passing"] or decision["options"][0]["pick"])


def test_a_game_against_thinkers(start: Callable[..., Any], visit: Any) -> None:
    server = start(thinking=HASTE, experts=1)
    anna = visit(server.address)
    table = anna.open_table("Anna", 1, ["quick"], seed=3)
    with anna.sit(table) as a:
        play(a)
    assert server.hall.experts.lost == 0
    assert server.hall.experts.waiting == server.hall.experts.working == 0


def test_a_game_goes_on_when_an_expert_dies(start: Callable[..., Any], visit: Any) -> None:
    server = start(thinking={**HASTE, "strong": 1.0}, experts=1)
    anna = visit(server.address)
    table = anna.open_table("Anna", 1, ["strong"], seed=3)
    with anna.sit(table) as a:
        server.do(lambda: server.hall.experts.ask(weigh(), Urgency.HINT, ""))  # it is there
        play(a, 1)
        until = time.monotonic() + PATIENCE
        while not server.hall.experts.working:
            assert time.monotonic() < until
            time.sleep(0.001)
        (runner,) = server.hall.experts.runners
        first = runner.pid
        os.kill(first, signal.SIGKILL)
        assert a.my_turn()["view"]["players"][1]["turns"] == 1
        assert server.hall.experts.lost == 1
        assert json.loads(anna.ask("GET", "/health")[1])["experts"] is False
        play(a, 1)
        assert a.my_turn()["view"]["players"][1]["turns"] == 2
        assert server.hall.experts.lost == 1
        assert runner.pid not in (None, first)


def test_others_do_not_wait_for_thinkers(start: Callable[..., Any], visit: Any) -> None:
    """While one table's bot thinks for two seconds, another table answers again and again."""
    server = start(thinking={"strong": 2.0}, experts=1)
    anna, ben = visit(server.address), visit(server.address)
    slow = anna.open_table("Anna", 1, ["strong"], seed=3)
    fast = ben.open_table("Ben", 1, ["generic"], seed=3)
    with anna.sit(slow) as a, ben.sit(fast) as b:
        server.do(lambda: server.hall.experts.ask(weigh(), Urgency.HINT, ""))
        play(a, 1)
        b.my_turn()
        took, busy = [], 0
        for _ in range(5):
            began = time.monotonic()
            play(b, 1)
            b.my_turn()
            took.append(time.monotonic() - began)
            busy += server.hall.experts.working
        assert sorted(took)[2] < 1.0  # beside the beat of the bot, and whatever else is going on
        assert busy


def test_who_looks_ahead_reacts_at_once() -> None:
    """In the turns of others nobody is asked for an answer, so that its time tells nothing."""
    game = ServedGame(["Anna", "Ben"], seed=1)
    bots = {seat: Generic(game.setup) for seat in (0, 1)}
    assert think(game, bots, thinkers={game.decider}).given == 0
    assert think(game, bots, thinkers={1 - game.decider}).active == 1 - game.decider


def test_a_server_without_experts_offers_nobody_who_looks_ahead(
    start: Callable[..., Any], visit: Any
) -> None:
    anna = visit(start(experts=0).address)
    offered = {bot["name"] for bot in anna.get("/api/choices")["bots"]}
    assert "generic" in offered and not offered & {"quick", "strong"}
    with pytest.raises(Exception, match="no processor core"):
        anna.open_table("Anna", 1, ["strong"])
    table = anna.open_table("Anna", 1, ["generic"])
    assert not anna.get(f"/api/tables/{table}")["expert"]
    with anna.sit(table) as seat:
        assert not seat.await_("table")["expert"]
    other = visit(start(experts=1).address)
    assert other.get(f"/api/tables/{table}")["expert"]


def test_opponents_come_by_strength(guest: Callable[[], Any]) -> None:
    for language, steps in (
        ("en", ["Solid", "Strong", "Expert"]),
        ("de", ["Solide", "Stark", "Experte"]),
    ):
        bots = guest().get(f"/api/choices?lang={language}")["bots"]
        strengths = [bot["strength"] for bot in bots if bot["strength"]]
        assert strengths == sorted(strengths) and strengths[-1] == 4
        assert [bot["strength"] for bot in bots][: len(strengths)] == strengths
        assert [bot["label"] for bot in bots if bot["strength"]][-3:] == steps
