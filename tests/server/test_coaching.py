"""The coach at the server: finished games are looked at in turn, and hints are counted."""

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.server.older import make_older

from coffers.coach import Effort, judge, moments
from coffers.game import Game
from coffers.server import coaching
from coffers.server.experts import Judge
from coffers.server.limits import Limits, Rate
from coffers.server.records import Kept, Seat, TableRow
from coffers.server.store import Store
from coffers.server.visitor import ServerProcess

PATIENCE = 60  # seconds after which a test that waits has failed
TURNS = 6  # of a short game
HASTE = {"quick": 0.001, "strong": 0.002}


def finished(guest: Any, turns: int = TURNS, **more: Any) -> str:
    """A table at which somebody has bought nothing but Coppers for a while, and then resigned."""
    table: str = guest.open_table("Anna", 1, ["big-money"], seed=3, **more)
    with guest.sit(table) as seat:
        for _ in range(3 * turns):
            question = seat.my_turn()["decision"]
            picks = [option["pick"] for option in question["options"]]
            if question["all_treasures"]:
                seat.answer("all treasures")
            elif "buy Copper" in picks:
                seat.answer("buy Copper")
            else:
                seat.answer(question["passing"] or picks[0])
    guest.post(f"/api/tables/{table}/resign", {})
    return table


def asked(guest: Any, method: str, path: str, content: object = None) -> tuple[int, Any]:
    status, body = guest.ask(method, path, content)
    return status, json.loads(body)


def analysed(guest: Any, table: str, until: Callable[[Any], bool] | None = None) -> Any:
    """The analysis of a game, once it is done, or as far as one likes."""
    enough = until or (lambda found: found["step"] == "done")
    give_up = time.monotonic() + PATIENCE
    while True:
        found = guest.get(f"/api/tables/{table}/analysis")
        if enough(found):
            return found
        assert time.monotonic() < give_up, found
        time.sleep(0.02)


# ---- analyses ----------------------------------------------------------------------------------


def test_a_finished_game_is_looked_at(start: Any, visit: Any) -> None:
    """Started, watched, read in both languages; kept over a restart, and not made again."""
    first = start(experts=1, analysis=20.0)
    anna = visit(first.address)
    table = finished(anna)
    path = f"/api/tables/{table}/analysis"
    assert anna.get(path)["step"] == "none"
    assert anna.post(path, {})["step"] == "running"
    seen = analysed(anna, table, lambda found: found["judged"] > 0)
    assert seen["judged"] <= seen["chosen"] == seen["found"]
    done = analysed(anna, table)
    assert done["judged"] == done["chosen"] > 5
    (course,) = done["courses"]  # the bot's decisions are not looked at
    assert (course["player"], course["share"]) == ("Anna", 0)  # who has resigned has lost
    assert len(course["points"]) == done["judged"]
    assert all(0 <= point["chance"] <= 1 for point in course["points"])
    worst = course["mistakes"][0]
    assert worst["verdict"] == "blunder"
    assert worst["low"] <= worst["gain"] <= worst["high"]
    assert worst["gain"] == max(mistake["gain"] for mistake in course["mistakes"])
    assert "instead of Copper" in worst["sentence"]
    said = anna.get(f"{path}?lang=de")["courses"][0]["mistakes"][0]["sentence"]
    assert "statt ein Kupfer" in said
    question = anna.get(f"/api/tables/{table}/at/{worst['number']}?seat=0")["decision"]
    assert question["kind"] == "buy"

    first.stop()
    second = start(experts=0)  # which could not make it
    ben = visit(second.address)  # and whoever may see the replay may see it
    assert ben.get(path) == done
    assert ben.post(path, {}) == done


def test_nothing_is_looked_at_before_the_end(start: Any, visit: Any) -> None:
    anna = visit(start(experts=1).address)
    table = anna.open_table("Anna", 1, ["big-money"])
    path = f"/api/tables/{table}/analysis"
    for status, said in (asked(anna, "GET", path), asked(anna, "POST", path, {})):
        assert (status, said["error"]) == (403, "that can be seen once the game is over")


def test_after_a_restart_it_goes_on(start: Any, visit: Any, monkeypatch: Any) -> None:
    """What was known is shown at once, and not looked at again."""
    monkeypatch.setattr(coaching, "WRITING", 0.05)
    first = start(experts=1, analysis=20.0)
    anna = visit(first.address)
    table = finished(anna)
    anna.post(f"/api/tables/{table}/analysis", {})
    analysed(anna, table, lambda found: found["judged"] > 1)
    first.stop()

    second = start(experts=1, analysis=1.0)
    ben = visit(second.address)
    before = ben.get(f"/api/tables/{table}/analysis")
    assert before["step"] == "stopped"
    assert 1 < before["judged"] < before["chosen"]
    judged: list[int] = []
    ask = second.hall.experts.ask

    async def noting(job: Any, *more: Any) -> bytes:
        judged.append(job.moment.number)
        return await ask(job, *more)

    monkeypatch.setattr(second.hall.experts, "ask", noting)
    ben.post(f"/api/tables/{table}/analysis", {})
    after = analysed(ben, table)
    assert len(judged) == after["judged"] - before["judged"]
    known = before["courses"][0]["points"]
    assert [p for p in after["courses"][0]["points"] if p["number"] not in judged] == known


def test_a_server_that_is_stopped_writes_down_what_it_knows(tmp_path: Path, visit: Any) -> None:
    first = ServerProcess(tmp_path, "--experts", "1", "--analysis", "60")
    anna = visit(first.address)
    table = finished(anna)
    anna.post(f"/api/tables/{table}/analysis", {})
    seen = analysed(anna, table, lambda found: found["judged"] > 0)
    assert first.stop() == 0
    assert first.log.read_text() == ""
    second = ServerProcess(tmp_path, "--experts", "0")
    kept = visit(second.address).get(f"/api/tables/{table}/analysis")
    second.stop()
    assert kept["step"] == "stopped"
    assert kept["judged"] >= seen["judged"]


def test_games_wait_in_a_fair_line(start: Any, visit: Any, monkeypatch: Any) -> None:
    """First come, first served; one of each address, and not too many."""
    monkeypatch.setattr(coaching, "MOST_WAITING", 1)
    server = start(experts=1, limits=replace(Limits().for_many(1000), analyses_per_address=1))
    go_on = asyncio.Event()

    async def slowly(job: Any, *more: Any) -> bytes:
        await go_on.wait()
        raise AssertionError("nobody waits for that")

    monkeypatch.setattr(server.hall.experts, "ask", slowly)
    guests = [visit(server.address, f"127.0.0.{n}") for n in (2, 3, 4)]
    tables = [finished(guest, 2) for guest in guests]
    paths = [f"/api/tables/{table}/analysis" for table in tables]
    assert guests[0].post(paths[0], {})["step"] == "running"
    assert guests[0].post(paths[0], {})["step"] == "running"  # asked twice, made once
    status, said = asked(guests[0], "POST", paths[1], {})
    assert (status, said["error"].split(";")[1]) == (429, " one at a time")
    found = guests[1].post(paths[1], {})
    assert (found["step"], found["place"]) == ("waiting", 1)
    status, said = asked(guests[2], "POST", paths[2], {})
    assert status == 503
    assert said["error"].startswith("the coach has too many games")
    assert guests[2].get(paths[2])["step"] == "none"


def test_a_game_is_left_for_another_time_where_experts_fail(
    start: Any, visit: Any, monkeypatch: Any
) -> None:
    monkeypatch.setattr(coaching, "PAUSE", 0.0)
    server = start(experts=1, analysis=1.0)
    anna = visit(server.address)
    table = finished(anna, 3)
    ask = server.hall.experts.ask
    n = 0

    async def failing(job: Any, *more: Any) -> bytes:
        nonlocal n
        n += 1
        if n <= coaching.MOST_FAILURES:
            raise coaching.Refusal(503, "experts-busy")
        return await ask(job, *more)

    monkeypatch.setattr(server.hall.experts, "ask", failing)
    anna.post(f"/api/tables/{table}/analysis", {})
    analysed(anna, table, lambda found: found["step"] == "stopped")
    anna.post(f"/api/tables/{table}/analysis", {})
    assert analysed(anna, table)["judged"] > 0


def test_without_experts_there_is_no_coach(start: Any, visit: Any) -> None:
    anna = visit(start(experts=0).address)
    table = finished(anna, 1)
    status, said = asked(anna, "POST", f"/api/tables/{table}/analysis", {})
    assert (status, said["error"]) == (
        503,
        "this server has no processor core to spare for experts",
    )


def test_who_shares_the_database_sees_that_another_is_at_it(tmp_path: Path) -> None:
    """Where several servers run, one that has not moved for a while has left the game alone."""

    async def look() -> None:
        store = Store(str(tmp_path / "tables.sqlite"))
        row = TableRow("t", 1, "over", {"answers": []}, False, [Seat(name="Anna", holder="a")])
        await store.add(row)
        coach = coaching.Coach(store, None, None, 1.0, shared=True)  # type: ignore[arg-type]
        now = int(time.time())
        for touched, step in ((now, "waiting"), (now - 2 * coaching.LEFT, "stopped")):
            await store.keep_analysis("t", Kept(None, 0.0, False, touched))
            assert (await coach.standing("t")).step == step
        await store.touch_analyses(["t"], now)
        await coach.start(row, "somewhere", 1)  # is left to the other one
        assert (coach.waiting, (await coach.standing("t")).step) == (0, "waiting")
        await store.keep_analysis("t", Kept({"format": "of another time"}, 0.0, True, now))
        assert (await coach.standing("t")).step == "none"
        store.close()

    asyncio.run(look())


def test_a_moment_goes_to_another_process_and_back() -> None:
    """What an expert is sent of a decision is all that it needs."""
    from msgspec import msgpack

    from coffers.bots.wishes import big_money

    game = Game(seed=2)
    while len(game.answers) < 20:
        game.let(big_money(game.setup))
    moment = moments(game, game.players, 1).chosen[0]
    effort = Effort(games=40)
    sent = msgpack.decode(msgpack.encode(Judge(moment, effort)), type=Judge)
    assert sent == Judge(moment, effort)
    judged = judge(moment, effort)
    assert msgpack.decode(msgpack.encode(judged), type=type(judged)) == judged


def test_an_older_database_gets_what_it_lacks(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    row = TableRow("old", 1, "over", {"answers": []}, False, [Seat(name="Anna", holder="a")])

    async def write() -> None:
        store = Store(str(path))
        await store.add(row)
        store.close()

    asyncio.run(write())
    make_older(path, 3, "coffers_analyses")

    async def read() -> None:
        store = Store(str(path))
        found = await store.table("old")
        assert found is not None
        assert found.seats == row.seats
        assert await store.analysis("old") is None
        await store.count_hint("old", 0)
        await store.keep_analysis("old", Kept({"format": "x"}, 0.5, True, 7))
        assert await store.analysis("old") == Kept({"format": "x"}, 0.5, True, 7)
        found = await store.table("old")
        assert found is not None
        assert found.seats[0].hints == 1
        store.close()

    asyncio.run(read())


# ---- on from there -----------------------------------------------------------------------------


def test_one_plays_on_against_the_expert(start: Any, visit: Any) -> None:
    anna = visit(start(experts=1, thinking=HASTE).address)
    table = finished(anna, 2)
    wish = {"number": 2, "seat": 0, "name": "Anna", "bot": "strong"}
    made = anna.post(f"/api/tables/{table}/fork", wish)
    seats = anna.get(f"/api/tables/{made['id']}")["seats"]
    assert [seat["bot"] for seat in seats] == [None, "strong"]
    status, said = asked(anna, "POST", f"/api/tables/{table}/fork", {**wish, "bot": "nobody"})
    assert status == 400
    assert "nobody" in said["error"]

    # What was decided before is nothing to the coach, at a table that goes on from there.
    anna.post(f"/api/tables/{made['id']}/resign", {})
    anna.post(f"/api/tables/{made['id']}/analysis", {})
    found = analysed(anna, made["id"])
    assert (found["judged"], found["answers"]) == (0, 2)


# ---- hints -------------------------------------------------------------------------------------


def test_a_hint_is_given_and_counted(start: Any, visit: Any) -> None:
    """Once for each decision, for everybody to see; over a restart, too."""
    first = start(experts=1)
    anna, ben = visit(first.address), visit(first.address)
    table = anna.open_table("Anna", 1, ["big-money"], seed=3)
    path = f"/api/tables/{table}/hint"
    with anna.sit(table) as seat, ben.sit(table) as onlooker:
        found = anna.post(path, {"number": seat.my_turn()["number"]})
        assert found["pick"] == "all treasures"  # which needs no expert
        assert (found["counts"], found["hints"]) == (False, 0)
        seat.answer("all treasures")
        now = seat.my_turn()
        found = anna.post(path, {"number": now["number"]})
        offered = [option["pick"] for option in now["decision"]["options"]]
        assert found["pick"] in [*offered, now["decision"]["passing"]]
        assert found["sentence"].startswith("The expert would answer: ")
        assert (found["number"], found["counts"], found["hints"]) == (now["number"], True, 1)
        again = anna.post(f"{path}?lang=de", {"number": now["number"]})
        assert again["hints"] == 1
        assert again["sentence"].startswith("Der Experte")
        seen = onlooker.await_("table")
        while not seen["seats"][0]["hints"]:
            seen = onlooker.await_("table")
        # Who takes back and comes to the same decision again has had that hint already.
        seat.send(type="undo", number=now["number"])
        assert seat.state()["decision"]["all_treasures"]
        seat.answer("all treasures")
        same = anna.post(path, {"number": seat.my_turn()["number"]})
        assert (same["pick"], same["hints"]) == (found["pick"], 1)
        seat.answer(found["pick"])
        seat.my_turn()
        seat.answer("all treasures")
        assert anna.post(path, {"number": seat.my_turn()["number"]})["hints"] == 2
    first.stop()
    second = start(experts=1)
    assert [s["hints"] for s in visit(second.address).get(f"/api/tables/{table}")["seats"]] == [
        2,
        0,
    ]


def test_there_is_no_hint_where_it_is_not_due(start: Any, visit: Any) -> None:
    server = start(experts=1)
    anna, ben = visit(server.address), visit(server.address)
    table = anna.open_table("Anna", 2, ["big-money"], seed=3)
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    path = f"/api/tables/{table}/hint"
    with anna.sit(table) as seat:
        number = seat.my_turn()["number"]
        status, said = asked(anna, "POST", path, {"number": number})
        assert (status, said["error"].split(",")[0]) == (403, "among people there are no hints")
        ben.post(f"/api/tables/{table}/leave", {})
        status, said = asked(ben, "POST", path, {"number": number})
        assert (status, said["error"]) == (403, "you have no seat at this table")
        assert not anna.post(path, {"number": number})["counts"]  # a bot sits there now
        seat.answer("end treasures")
        seat.my_turn()
        assert asked(anna, "POST", path, {"number": number})[0] == 409
        assert asked(anna, "POST", path, {"number": number + 999})[0] == 409
    anna.post(f"/api/tables/{table}/resign", {})
    status, _ = asked(anna, "POST", path, {"number": number})
    assert status == 403


def test_not_too_many_hints(start: Any, visit: Any) -> None:
    server = start(experts=0, limits=replace(Limits(), hints=Rate(2, 0)))
    anna = visit(server.address)
    table = anna.open_table("Anna", 1, ["big-money"], seed=3)
    path = f"/api/tables/{table}/hint"
    with anna.sit(table) as seat:
        number = seat.my_turn()["number"]
        found = [asked(anna, "POST", path, {"number": number})[0] for _ in range(3)]
    assert found == [503, 503, 429]  # no experts, and not asked too often
    assert [seat["hints"] for seat in anna.get(f"/api/tables/{table}")["seats"]] == [0, 0]
