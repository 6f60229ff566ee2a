"""No seat is a dead end: lent to a bot and taken back, voted about, filled, called off."""

import json
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.server import services

from coffers.server.limits import Limits

SOON = replace(Limits().for_many(1000), away=0.5)
PATIENCE = 30  # seconds


def seated(visit: Callable[[], Any], *names: str, **more: Any) -> Any:
    first = visit()
    table = first.open_table(names[0], len(names), **more)
    others = [visit() for _ in names[1:]]
    for other, name in zip(others, names[1:], strict=True):
        other.post(f"/api/tables/{table}/join", {"name": name})
    return table, first, *others


def refusal(guest: Any, path: str, content: object) -> tuple[int, str]:
    status, body = guest.ask("POST", path, content)
    return status, json.loads(body).get("error", "")


@pytest.fixture
def soon(start: Callable[..., Any], visit: Any) -> Callable[[], Any]:
    """Guests of a server at which nobody waits long for whoever is missing."""
    server = start(limits=SOON)
    return lambda: visit(server.address)


def missing(socket: Any, *seats: int) -> list[dict[str, Any]]:
    """Waits until just these seats are missing, for long enough."""
    while True:
        found = socket.await_("table")["missing"]
        if sorted(m["seat"] for m in found) == sorted(seats):
            if found:
                time.sleep(max(m["seconds"] for m in found))
            return list(found)


# ---- lent to a bot -----------------------------------------------------------------------------


def test_a_seat_is_lent_to_a_bot_of_ones_choice_and_taken_back(guest: Callable[[], Any]) -> None:
    table, anna, ben = seated(guest, "Anna", "Ben")
    with anna.sit(table) as a, ben.sit(table) as b:
        a.my_turn()
        lent = anna.post(f"/api/tables/{table}/leave", {"bot": "easy"})
        assert (lent["my_seat"], lent["lent"]) == (None, 0)
        assert (lent["seats"][0]["bot"], lent["seats"][0]["lent"]) == ("easy", True)
        while a.last["view"]["me"] is not None:
            a.receive()
        assert all(player["hand"] is None for player in a.last["view"]["players"])
        b.my_turn()  # the bot has played
        back = anna.post(f"/api/tables/{table}/return", {})
        assert (back["my_seat"], back["lent"], back["seats"][0]["bot"]) == (0, None, None)
        while a.last["view"]["me"] is None:
            a.receive()  # on the same line, without coming again
        assert a.last["view"]["me"] == "Anna"
        b.answer("end treasures", "end buys")
        assert a.my_turn()["decision"]["kind"] == "play"
        a.answer("end treasures", "end buys")
        assert b.my_turn()["view"]["players"][0]["turns"] == 2


def test_only_its_owner_takes_a_seat_back(guest: Callable[[], Any]) -> None:
    table, anna, ben = seated(guest, "Anna", "Ben")
    anna.post(f"/api/tables/{table}/leave", {})
    for other in (ben, guest()):
        assert other.get(f"/api/tables/{table}")["lent"] is None
    assert refusal(guest(), f"/api/tables/{table}/return", {})[0] == 403
    assert ben.post(f"/api/tables/{table}/return", {})["my_seat"] == 1  # nothing was lent
    assert ben.get(f"/api/tables/{table}")["seats"][0]["bot"] == "generic"
    status, error = refusal(anna, f"/api/tables/{table}/join", {"name": "Anna"})
    assert (status, "take your seat back" in error) == (409, True)


def test_what_was_resigned_is_lost(guest: Callable[[], Any]) -> None:
    table, anna, _, _ = seated(guest, "Anna", "Ben", "Cleo")
    left = anna.post(f"/api/tables/{table}/resign", {})
    assert left["lent"] is None
    assert refusal(anna, f"/api/tables/{table}/return", {})[0] == 409


def test_after_the_end_no_seat_is_taken_back(guest: Callable[[], Any]) -> None:
    table, anna, ben = seated(guest, "Anna", "Ben")
    anna.post(f"/api/tables/{table}/leave", {})
    ben.post(f"/api/tables/{table}/resign", {})
    assert anna.get(f"/api/tables/{table}")["lent"] is None
    assert refusal(anna, f"/api/tables/{table}/return", {})[0] == 409


def test_no_seat_goes_to_and_fro_all_the_time(guest: Callable[[], Any]) -> None:
    table, anna, _ = seated(guest, "Anna", "Ben")
    statuses = []
    for _ in range(10):
        statuses.append(refusal(anna, f"/api/tables/{table}/leave", {})[0])
        statuses.append(refusal(anna, f"/api/tables/{table}/return", {})[0])
    assert 429 in statuses


def test_only_bots_that_there_are_take_a_seat(guest: Callable[[], Any]) -> None:
    table, anna, _ = seated(guest, "Anna", "Ben")
    for wrong in ("nobody", "", 3, "x" * 101):
        status = refusal(anna, f"/api/tables/{table}/leave", {"bot": wrong})[0]
        assert status == (200 if wrong == "" else 400)
        if wrong == "":
            anna.post(f"/api/tables/{table}/return", {})


# ---- somebody is missing -----------------------------------------------------------------------


def test_who_stays_lets_a_bot_play_for_who_is_gone(soon: Callable[[], Any]) -> None:
    table, anna, ben = seated(soon, "Anna", "Ben")
    with ben.sit(table) as b:
        assert missing(b, 0)[0]["why"] == "gone"
        vote = {"about": 0, "wish": "bot"}
        now = ben.post(f"/api/tables/{table}/vote", vote)
        assert (now["seats"][0]["bot"], now["seats"][0]["resigned"]) == ("generic", False)
        assert now["missing"] == []
        assert b.my_turn()["view"]["players"][0]["turns"] == 1
        with anna.sit(table) as a:  # she looks on until she takes her seat back
            assert a.state()["view"]["me"] is None
            anna.post(f"/api/tables/{table}/return", {})
            while a.last["view"]["me"] is None:
                a.receive()


def test_or_claims_the_win(soon: Callable[[], Any]) -> None:
    table, _, ben = seated(soon, "Anna", "Ben")
    with ben.sit(table) as b:
        missing(b, 0)
        ben.post(f"/api/tables/{table}/vote", {"about": 0, "wish": "win"})
        b.state(over=True)
    result = ben.get(f"/api/tables/{table}/result")
    assert (result["reason"], result["winners"]) == ("resigned", ["Ben"])
    assert [score["resigned"] for score in result["scores"]] == [True, False]


def test_of_several_most_must_want_it(soon: Callable[[], Any]) -> None:
    table, _, ben, cleo, dora = seated(soon, "Anna", "Ben", "Cleo", "Dora")
    vote = f"/api/tables/{table}/vote"
    with ben.sit(table) as b, cleo.sit(table) as c, dora.sit(table) as d:
        assert missing(b, 0)[0]["needed"] == 2
        for _ in range(3):  # a vote counts once, however often it is cast
            asked = ben.post(vote, {"about": 0, "wish": "bot"})["missing"][0]
            assert (asked["bot"], asked["win"]) == ([1], [])
        asked = ben.post(vote, {"about": 0, "wish": "win"})["missing"][0]
        assert (asked["bot"], asked["win"]) == ([], [1])
        asked = cleo.post(vote, {"about": 0, "wish": "bot"})["missing"][0]
        assert (asked["bot"], asked["win"]) == ([2], [1])
        asked = ben.post(vote, {"about": 0, "wish": None})["missing"][0]
        assert (asked["bot"], asked["win"]) == ([2], [])
        assert dora.post(vote, {"about": 0, "wish": "bot"})["seats"][0]["bot"] == "generic"
        for socket in (c, d):
            socket.hear_out()


def test_who_comes_back_ends_the_vote(soon: Callable[[], Any]) -> None:
    table, anna, ben, cleo = seated(soon, "Anna", "Ben", "Cleo")
    vote = f"/api/tables/{table}/vote"
    with ben.sit(table) as b, cleo.sit(table):
        missing(b, 0)
        ben.post(vote, {"about": 0, "wish": "win"})
        while missing(b, 0)[0]["win"] != [1]:
            pass  # it is not known yet
        with anna.sit(table) as a:
            a.my_turn()
            a.answer("end treasures", "end buys")
            while any(m["win"] for m in b.await_("table")["missing"]):
                pass  # nobody wants anything any more, whoever else may be missing by now
            b.my_turn()  # so nobody waits for her
            assert refusal(cleo, vote, {"about": 0, "wish": "win"})[0] == 409
        assert missing(b, 0)[0]["win"] == []  # gone again: everything from the beginning


def test_nobody_is_voted_out_before_their_time(guest: Callable[[], Any]) -> None:
    table, anna, ben = seated(guest, "Anna", "Ben")
    with ben.sit(table), anna.sit(table):
        assert refusal(ben, f"/api/tables/{table}/vote", {"about": 0, "wish": "bot"})[0] == 409
    with ben.sit(table):
        assert refusal(ben, f"/api/tables/{table}/vote", {"about": 0, "wish": "bot"})[0] == 409


def test_only_those_who_sit_there_and_are_there_vote(soon: Callable[[], Any]) -> None:
    table, anna, ben, cleo = seated(soon, "Anna", "Ben", "Cleo")
    vote = f"/api/tables/{table}/vote"
    with cleo.sit(table) as c:
        missing(c, 0, 1)
        for nobody in (soon(), ben, anna):  # a stranger, and those who are not there themselves
            assert refusal(nobody, vote, {"about": 0, "wish": "bot"})[0] == 403
        assert refusal(cleo, vote, {"about": 2, "wish": "bot"})[0] == 403  # about oneself
        assert refusal(cleo, vote, {"about": 7, "wish": "bot"})[0] == 403
        for wrong in ({"about": 0, "wish": "x"}, {"about": -1}, {"wish": "bot"}, []):
            assert refusal(cleo, vote, wrong)[0] == 400
        seats = cleo.get(f"/api/tables/{table}")["seats"]
        assert [seat["bot"] for seat in seats] == [None] * 3


def test_who_does_not_answer_is_missing_too(soon: Callable[[], Any]) -> None:
    table, anna, ben = seated(soon, "Anna", "Ben")
    with anna.sit(table) as a, ben.sit(table) as b:
        a.my_turn()
        assert missing(b, 0)[0]["why"] == "waited"
        a.send(type="here")  # that is no answer
        a.hear_out()
        assert ben.get(f"/api/tables/{table}")["missing"][0]["seat"] == 0
        a.answer("end treasures", "end buys")
        b.my_turn()
        missing(b)


def test_among_three_nobody_learns_at_once_who_is_waited_for(
    start: Callable[..., Any], visit: Any
) -> None:
    server = start(limits=replace(SOON, away=2))
    table, anna, ben, cleo = seated(lambda: visit(server.address), "Anna", "Ben", "Cleo")
    vote = f"/api/tables/{table}/vote"
    with anna.sit(table) as a, ben.sit(table) as b, cleo.sit(table):
        a.my_turn()
        found = missing(b, 0, 1, 2)
        assert {m["why"] for m in found} == {"silent"}  # all of them alike
        b.send(type="here")
        missing(b, 0, 2)
        assert refusal(ben, vote, {"about": 2, "wish": "win"})[0] == 409  # only a bot
        a.send(type="here")
        assert refusal(anna, vote, {"about": 2, "wish": "bot"})[0] == 409  # she is waited for
        assert refusal(anna, vote, {"about": 0, "wish": "bot"})[0] == 403


def test_in_the_end_they_do(soon: Callable[[], Any]) -> None:
    table, anna, ben, cleo = seated(soon, "Anna", "Ben", "Cleo")
    with anna.sit(table) as a, ben.sit(table), cleo.sit(table):
        a.my_turn()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            a.send(type="here")
            shown = ben.get(f"/api/tables/{table}")["missing"]
            if "waited" in [m["why"] for m in shown if m["seat"] == 0]:
                return
            time.sleep(0.1)
    raise AssertionError("nobody was told")


def test_who_comes_to_an_empty_table_waits_from_then_on(
    start: Callable[..., Any], visit: Any
) -> None:
    """Both were gone over night: neither is at fault, and the first one back wins nothing."""
    server = start(limits=replace(SOON, away=2))
    table, anna, _ = seated(lambda: visit(server.address), "Anna", "Ben")
    with anna.sit(table) as a:
        before = missing(a, 1)[0]
    time.sleep(1)
    with anna.sit(table) as a:
        while not (found := a.await_("table")["missing"]):
            pass
        while found[0]["seconds"] == 0:  # as it was, before she had sat down
            found = a.await_("table")["missing"] or found
        assert found[0]["seconds"] == before["seconds"] > 0


def test_bots_and_lonely_players_are_never_missing(soon: Callable[[], Any]) -> None:
    anna = soon()
    table = anna.open_table("Anna", 1, ["big-money"])
    with anna.sit(table) as a:
        a.my_turn()
        time.sleep(1)
        assert anna.get(f"/api/tables/{table}")["missing"] == []


def test_absences_and_votes_hold_on_every_server(start: Callable[..., Any], visit: Any) -> None:
    with services.redis() as bus:
        servers = [start(redis=bus, limits=SOON) for _ in range(3)]
        guests = iter(visit(servers[i % 3].address) for i in range(4))
        table, anna, ben, cleo, dora = seated(
            lambda: next(guests), "Anna", "Ben", "Cleo", "Dora", seed=3
        )
        with ben.sit(table) as b, cleo.sit(table) as c, dora.sit(table):
            assert missing(b, 0) and missing(c, 0)
            ben.post(f"/api/tables/{table}/vote", {"about": 0, "wish": "bot"})
            while c.await_("table")["missing"][0]["bot"] != [1]:
                pass
            cleo.post(f"/api/tables/{table}/vote", {"about": 0, "wish": "bot"})
            while b.await_("table")["seats"][0]["bot"] is None:
                pass
            with anna.sit(table) as a:
                assert a.state()["view"]["me"] is None
                here, anna.address = anna.address, ben.address
                anna.post(f"/api/tables/{table}/return", {})  # at another server
                anna.address = here
                while a.last["view"]["me"] is None:
                    a.receive()


# ---- before the game ---------------------------------------------------------------------------


def test_who_opened_a_table_fills_it_with_a_bot(guest: Callable[[], Any]) -> None:
    anna, ben = guest(), guest()
    table = anna.open_table("Anna", 3)
    fill = f"/api/tables/{table}/fill"
    with anna.sit(table) as a:
        ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
        assert refusal(ben, fill, {"seat": 2, "bot": "easy"})[0] == 403
        assert refusal(guest(), fill, {"seat": 2, "bot": "easy"})[0] == 403
        for wrong in ({"seat": 1}, {"seat": 0}, {"seat": 9}):
            assert refusal(anna, fill, wrong)[0] == 409
        assert refusal(anna, fill, {"seat": 2, "bot": "nobody"})[0] == 400
        filled = anna.post(fill, {"seat": 2, "bot": "easy"})
        assert (filled["status"], filled["seats"][2]["bot"]) == ("playing", "easy")
        assert filled["seats"][2]["name"] not in (None, "Anna", "Ben")
        assert a.my_turn()["decision"] is not None
        assert refusal(anna, fill, {"seat": 2})[0] == 409


def test_and_calls_it_off(guest: Callable[[], Any]) -> None:
    anna, ben = guest(), guest()
    table = anna.open_table("Anna", 3)
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    with ben.sit(table) as b:
        assert refusal(ben, f"/api/tables/{table}/drop", {})[0] == 403
        anna.post(f"/api/tables/{table}/drop", {})
        b.await_("table", status="dropped")
    for gone in (anna, ben):
        assert gone.get("/api/mine") == {"unfinished": [], "finished": []}
    status, error = refusal(guest(), f"/api/tables/{table}/join", {"name": "Cleo"})
    assert (status, "called off" in error) == (409, True)
    with anna.sit(table) as a:  # nor does it come back by somebody's coming
        assert a.await_("table")["status"] == "dropped"
    assert refusal(anna, f"/api/tables/{table}/fill", {"seat": 2})[0] == 409


def test_no_game_that_has_begun_is_called_off(guest: Callable[[], Any]) -> None:
    table, anna, _ = seated(guest, "Anna", "Ben")
    assert refusal(anna, f"/api/tables/{table}/drop", {})[0] == 409


def test_whoever_stays_looks_after_a_table(guest: Callable[[], Any]) -> None:
    anna, ben = guest(), guest()
    table = anna.open_table("Anna", 3)
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    assert [g.get(f"/api/tables/{table}")["opened"] for g in (anna, ben)] == [True, False]
    anna.post(f"/api/tables/{table}/leave", {})
    assert [g.get(f"/api/tables/{table}")["opened"] for g in (anna, ben)] == [False, True]
    ben.post(f"/api/tables/{table}/leave", {})
    assert ben.get(f"/api/tables/{table}")["status"] == "dropped"


def test_who_has_left_sees_nothing_of_the_next_one(guest: Callable[[], Any]) -> None:
    """The line of whoever left is still open when somebody else takes the seat."""
    anna, ben, cleo = guest(), guest(), guest()
    table = anna.open_table("Anna", 2)
    with anna.sit(table) as a:
        anna.post(f"/api/tables/{table}/leave", {})
        a.await_("table", my_seat=None)
    table = anna.open_table("Anna", 3)
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    with ben.sit(table) as b:
        ben.post(f"/api/tables/{table}/leave", {})
        for name in ("Cleo", "Dora"):
            guest().post(f"/api/tables/{table}/join", {"name": name})
        assert b.state()["view"]["me"] is None
        assert all(player["hand"] is None for player in b.last["view"]["players"])
    assert cleo.get(f"/api/tables/{table}")["status"] == "playing"


# ---- one's own list ----------------------------------------------------------------------------


def listed(guest: Any) -> list[str]:
    found = guest.get("/api/mine")
    return [table["id"] for table in found["unfinished"] + found["finished"]]


def test_a_game_is_taken_off_ones_own_list_only(guest: Callable[[], Any]) -> None:
    table, anna, ben = seated(guest, "Anna", "Ben")
    unlist = f"/api/tables/{table}/unlist"
    assert refusal(guest(), unlist, {})[0] == 403
    status, error = refusal(anna, unlist, {})
    assert (status, "resign" in error) == (409, True)
    anna.post(f"/api/tables/{table}/leave", {})
    anna.post(unlist, {})
    assert (listed(anna), listed(ben)) == ([], [table])
    anna.post(f"/api/tables/{table}/return", {})  # by its link one comes back all the same
    ben.post(f"/api/tables/{table}/resign", {})
    ben.post(unlist, {})
    assert listed(ben) == []
    assert ben.get(f"/api/tables/{table}")["status"] == "over"
    assert refusal(ben, "/api/tables/nowhere/unlist", {})[0] == 404


# ---- talking -----------------------------------------------------------------------------------


def test_what_somebody_says_is_heard_and_not_kept(guest: Callable[[], Any]) -> None:
    table, anna, ben = seated(guest, "Anna", "Ben")
    eve = guest()
    with anna.sit(table) as a, ben.sit(table) as b, eve.sit(table) as e:
        for socket in (a, b, e):
            socket.state()
        a.send(type="say", phrase="hello")
        for socket in (a, b, e):
            assert socket.await_("said") == {"type": "said", "seat": 0, "phrase": "hello"}
        assert "hello" not in json.dumps(b.log)
        a.send(type="say", phrase="nice")
        assert "wait a moment" in a.await_("refused")["reason"]
        e.send(type="say", phrase="hello")  # somebody who only looks on
        assert "no seat" in e.await_("refused")["reason"]
        for wrong in ("<b>hello</b>", "", None, 7, ["hello"]):
            b.send(type="say", phrase=wrong)
            assert "not understood" in b.await_("refused")["reason"]
    with ben.sit(table) as b:
        b.state()
        b.hear_out()
    assert sum('"said"' in text for text in ben.heard) == 1


def test_nobody_talks_all_the_time(start: Callable[..., Any], visit: Any) -> None:
    from coffers.server.limits import Rate

    server = start(limits=replace(Limits().for_many(1000), phrases=Rate(99, 99)))
    table, anna, _ = seated(lambda: visit(server.address), "Anna", "Ben")
    with anna.sit(table) as a:
        a.state()
        for _ in range(31):
            a.send(type="say", phrase="oops")
        assert "30 times" in a.await_("refused")["reason"]
    assert sum('"said"' in text for text in anna.heard) == 30


def test_phrases_cross_from_server_to_server(start: Callable[..., Any], visit: Any) -> None:
    with services.redis() as bus:
        guests = iter(visit(start(redis=bus).address) for _ in range(2))
        table, anna, ben = seated(lambda: next(guests), "Anna", "Ben")
        with anna.sit(table) as a, ben.sit(table) as b:
            b.state()
            a.state()
            a.send(type="say", phrase="good-game")
            assert b.await_("said")["phrase"] == "good-game"
