"""What a client can rely on: positions, answers, undo, seats, and what comes after the end."""

import asyncio
import json
import threading
from collections.abc import Callable
from socket import SHUT_RDWR
from typing import Any
from urllib.parse import quote

import pytest
from tests.server.conftest import Guest, LocalServer

from coffers import Game
from coffers.engine.decisions import Agent
from coffers.game import SECRET_SEED
from coffers.server.store import Store
from coffers.server.tables import bot_seed
from coffers.texts import LANGUAGES, language

FIRST = ["Cellar", "Market", "Merchant", "Militia", "Mine"]
FIRST += ["Moat", "Remodel", "Smithy", "Village", "Workshop"]
WITCHES = ["Chapel", "Festival", "Laboratory", "Market", "Militia"]
WITCHES += ["Moat", "Smithy", "Village", "Witch", "Workshop"]


def quote_path(path: str) -> str:
    return quote(path, safe="/?=")


def two_persons(guest: Callable[[], Any], cards: list[str] = FIRST, **more: Any) -> Any:
    """Anna and Ben at a table."""
    anna, ben = guest(), guest()
    kingdom = {"cards": cards, "platinum_colony": False}
    table = anna.open_table("Anna", 2, kingdom=kingdom, seed=7, **more)
    assert ben.post(f"/api/tables/{table}/join", {"name": "Ben"}) == {"seat": 1}
    return table, anna, ben


def play_out(*sockets: Any) -> None:
    """Play to the end: money, the best Victory card it buys, or nothing."""
    while True:
        for socket in sockets:
            while not socket.last:
                socket.receive()
        newest = max(socket.last["number"] for socket in sockets)
        for socket in sockets:
            while socket.last["number"] < newest:
                socket.receive()
        if sockets[0].last["over"]:
            return
        socket = next(s for s in sockets if s.last["decision"])
        decision = socket.last["decision"]
        picks = [option["pick"] for option in decision["options"]]
        wanted = ["buy Province", "buy Duchy", "buy Gold", "buy Silver"]
        good = [pick for pick in wanted if pick in picks]
        if decision["all_treasures"]:
            socket.answer("all treasures")
        else:
            socket.answer(good[0] if good else decision["passing"] or picks[0])


# ---- a table from outside ----------------------------------------------------------------------


def test_a_table_waits_until_all_seats_are_taken(guest: Callable[[], Any]) -> None:
    anna, ben = guest(), guest()
    table = anna.open_table("Anna", 2)
    waiting = anna.get(f"/api/tables/{table}")
    assert waiting["status"] == "waiting"
    assert [seat["taken"] for seat in waiting["seats"]] == [True, False]
    assert (waiting["my_seat"], ben.get(f"/api/tables/{table}")["my_seat"]) == (0, None)
    with anna.sit(table) as socket:
        assert socket.await_("table")["status"] == "waiting"
        ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
        assert socket.await_("table", status="playing")["seats"][1]["name"] == "Ben"
        assert socket.state()["number"] == 0
    assert guest().ask("POST", f"/api/tables/{table}/join", {"name": "Cleo"})[0] == 409


def test_joining_twice_is_sitting_once(guest: Callable[[], Any]) -> None:
    anna, ben = guest(), guest()
    table = anna.open_table("Anna", 3)
    for _ in range(2):
        assert ben.post(f"/api/tables/{table}/join", {"name": "Ben"}) == {"seat": 1}
    assert anna.post(f"/api/tables/{table}/join", {"name": "Anna"}) == {"seat": 0}
    status, body = guest().ask("POST", f"/api/tables/{table}/join?lang=de", {"name": "ANNA"})
    assert status == 409
    assert json.loads(body)["error"].startswith("zwei Spieler heißen „ANNA“")


def test_a_person_may_have_the_name_of_a_bot(guest: Callable[[], Any]) -> None:
    anna, ben = guest(), guest()
    table = anna.open_table("Anna", 2, ["big-money"])
    bot = anna.get(f"/api/tables/{table}")["seats"][2]["name"]
    ben.post(f"/api/tables/{table}/join", {"name": bot})
    names = [seat["name"] for seat in anna.get(f"/api/tables/{table}")["seats"]]
    assert names[:2] == ["Anna", bot]
    assert len(set(names)) == 3


def test_mine_lists_the_tables_of_a_browser(guest: Callable[[], Any]) -> None:
    anna = guest()
    assert anna.get("/api/mine") == {"unfinished": [], "finished": []}
    tables = {anna.open_table("Anna", 2), anna.open_table("Anna", 1, ["big-money"])}
    listed = anna.get("/api/mine")
    assert {table["id"] for table in listed["unfinished"]} == tables
    assert listed["finished"] == []
    assert guest().get("/api/mine") == {"unfinished": [], "finished": []}


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"seats": [{"kind": "person"}]}, "2 to 6 players can play, not 1"),
        ({"seats": [{"kind": "person"}] * 7}, "2 to 6 players can play, not 7"),
        ({"my_seat": 1}, "seat 1 cannot be yours"),
        ({"my_seat": 5}, "seat 5 cannot be yours"),
        ({"name": "  "}, "cannot be the name of a player"),
        ({"name": "A" * 41}, "cannot be the name of a player"),
        ({"name": "a\u202eb"}, "cannot be the name of a player"),
        ({"kingdom": {"set": "Bad Omen"}}, "did you mean Bad Omens?"),
        ({"kingdom": {"cards": ["Village"]}}, "10 different Kingdom cards, this one has 1"),
        ({"kingdom": {"set": "Bad Omens", "cards": FIRST}}, "exactly one of them"),
        ({"kingdom": {"random": {"expansions": ["Guild"]}}}, "no expansion 'Guild'"),
        ({"edition": "1999"}, "no edition '1999'"),
        ({"seed": 2**60}, "cannot be a seed"),
        ({"seats": [{"kind": "person"}, {"kind": "bot", "bot": "deep"}]}, "no bot 'deep'"),
    ],
)
def test_a_table_that_cannot_be_is_explained(
    wish: dict[str, Any], sentence: str, guest: Callable[[], Any]
) -> None:
    good = {"name": "Anna", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "big-money"}]}
    status, body = guest().ask("POST", "/api/tables", {**good, **wish})
    assert status == 400
    assert sentence in json.loads(body)["error"]


@pytest.mark.parametrize(
    ("kingdom", "expected"),
    [
        ({"set": "Böses Omen"}, "Jester"),
        ({"set": "Bad Omens"}, "Jester"),
        ({"random": {"expansions": ["Guilds"], "required": ["Baker"]}}, "Baker"),
        ({"cards": [*FIRST[:9], "Young Witch"], "bane": "Hamlet"}, "Young Witch"),
    ],
)
def test_kingdoms_of_all_kinds(
    kingdom: dict[str, Any], expected: str, guest: Callable[[], Any]
) -> None:
    anna = guest()
    table = anna.get(f"/api/tables/{anna.open_table('Anna', 2, kingdom=kingdom)}")
    assert expected in table["kingdom"]
    assert len(table["kingdom"]) == 10
    assert table["bane"] == kingdom.get("bane")


# ---- answering ---------------------------------------------------------------------------------


def test_two_persons_play_and_see_their_own_hands_only(guest: Callable[[], Any]) -> None:
    table, anna, ben = two_persons(guest)
    with anna.sit(table) as a, ben.sit(table, lang="de") as b, guest().sit(table) as c:
        asked, watching, public = a.state(), b.state(), c.state()
        assert asked["decision"]["kind"] == "play"
        assert asked["prompt"] == language("en").text("prompt-treasure")
        assert watching["decision"] is None
        assert watching["prompt"] == "Anna entscheidet."
        assert watching["waiting_for"] == "Anna"
        hands = [
            [player["hand"] is not None for player in shown["view"]["players"]]
            for shown in (asked, watching, public)
        ]
        assert hands == [[True, False], [False, True], [False, False]]
        a.answer("all treasures", "buy Silver")
        assert a.state(number=2)["decision"] is None
        passing = language("de").text("prompt-pass-end-treasures")
        assert b.state(number=2)["decision"]["passing_label"] == passing
        assert c.state(number=2)["waiting_for"] == "Ben"
        bought = [e for e in b.last["events"] if e["kind"] == "bought"]
        assert [(e["player"], e["card"]) for e in bought] == [("Anna", "Silver")]
        assert {"t": "ein Silber", "card": "Silver"} in [p for line in b.log for p in line["text"]]


def test_an_answer_sent_twice_counts_once(guest: Callable[[], Any]) -> None:
    table, anna, _ben = two_persons(guest)
    with anna.sit(table) as a:
        a.state()
        a.answer("end treasures")
        first = a.state(number=1)
        a.answer("end treasures", number=0)
        again = a.state()
        assert (again["number"], again["decision"]) == (1, first["decision"])
        a.answer("buy Copper", number=0)  # something else, though it has been decided
        assert "decided already" in a.await_("refused", number=0)["reason"]
        a.answer("buy Copper", number=9)
        assert "not come that far" in a.await_("refused", number=9)["reason"]
        assert a.state()["number"] == 1


def test_an_illegal_answer_changes_nothing(guest: Callable[[], Any]) -> None:
    table, anna, ben = two_persons(guest)
    with anna.sit(table, lang="de") as a, ben.sit(table) as b:
        before = a.state()["view"]
        a.answer("buy Province")
        assert a.await_("refused")["reason"].startswith("„buy Province“")
        assert a.state()["view"] == before
        b.state()
        b.answer("all treasures", number=0)
        refusal = b.await_("refused")["reason"]
        assert refusal == "this is not your decision"
        assert b.state()["number"] == 0


def test_answers_before_an_illegal_one_stand(guest: Callable[[], Any]) -> None:
    """Otherwise one could try what a card would draw, and then not have played it."""
    table, anna, _ben = two_persons(guest)
    with anna.sit(table) as a:
        a.state()
        a.answer("all treasures", "buy Province")
        assert "cannot be chosen now" in a.await_("refused")["reason"]
        assert a.state()["number"] == 1


def test_picks_stop_where_somebody_else_decides(guest: Callable[[], Any]) -> None:
    table, anna, _ben = two_persons(guest)
    with anna.sit(table) as a:
        a.state()
        a.answer("all treasures", "end buys", "all treasures")
        assert a.await_("refused")["reason"] == "this is not your decision"
        assert (a.state()["number"], a.last["waiting_for"]) == (2, "Ben")


def test_spectators_cannot_answer(guest: Callable[[], Any]) -> None:
    table, _anna, _ben = two_persons(guest)
    with guest().sit(table) as c:
        c.state()
        for message in (
            {"type": "answer", "number": 0, "picks": ["all treasures"]},
            {"type": "undo", "number": 0},
        ):
            c.send(**message)
            assert c.await_("refused")["reason"] == "you have no seat at this table"
        c.send(type="undo-reply", number=0, ok=True)
        assert c.await_("refused")["reason"] == "nobody asks for that any more"
        assert c.state()["number"] == 0


def test_bots_play_by_themselves(guest: Callable[[], Any]) -> None:
    anna = guest()
    table = anna.open_table("Anna", 1, ["big-money", "big-money-terminal"], my_seat=0)
    with anna.sit(table) as a:
        a.my_turn()
        a.answer("all treasures", "end buys")
        now = a.my_turn()
        assert [player["turns"] for player in now["view"]["players"]] == [2, 1, 1]


def test_a_bot_begins_where_it_sits_first(guest: Callable[[], Any]) -> None:
    anna = guest()
    seats = [{"kind": "bot", "bot": "big-money"}, {"kind": "person"}]
    table = anna.post("/api/tables", {"name": "Anna", "seats": seats, "my_seat": 1})["id"]
    with anna.sit(table) as a:
        assert a.my_turn()["view"]["turn"] == "Anna"


def test_ping_is_answered(guest: Callable[[], Any]) -> None:
    table, anna, _ = two_persons(guest)
    with anna.sit(table) as a:
        a.send(type="ping")
        a.await_("pong")


class Stumbling(Agent):
    """A bot with a fault."""

    def choose(self, me: Any, d: Any) -> int:
        raise ZeroDivisionError


def test_a_bot_that_stumbles_keeps_nobody_waiting(
    guest: Callable[[], Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("coffers.server.tables.agent", lambda *_: Stumbling())
    anna = guest()
    table = anna.open_table("Anna", 1, ["big-money"])
    with anna.sit(table) as a:
        for turns in (1, 2):
            a.my_turn()
            a.answer("end treasures", "end buys")
            assert a.my_turn()["view"]["players"][1]["turns"] == turns
    assert "ZeroDivisionError" in caplog.text


def test_the_dice_of_bots_are_not_those_of_the_game() -> None:
    """What a bot does must not tell which cards will come."""
    seeds = {bot_seed(seed, seat) for seed in range(100) for seat in range(6)}
    assert len(seeds) == 600
    assert not seeds & set(range(10_000))


def seed_of(server: LocalServer, table: str) -> Any:
    """What chance at a table comes from now: the seed, or the one that a game played on brought."""
    row = asyncio.run(server.hall.store.table(table))
    assert row is not None
    reseeds = row.opening["reseeds"]
    return reseeds[-1][1] if reseeds else row.opening["seed"]


def test_a_served_game_has_a_seed_of_256_bits(
    server: LocalServer, guest: Callable[[], Any]
) -> None:
    """Each another one, unless somebody has chosen it: then it is that, and everybody is told."""
    anna = guest()
    tables = [anna.open_table("Anna", 1, ["random"]) for _ in range(5)]
    tables.append(anna.open_table("Anna", 1, ["random"], kingdom={"random": {}}))
    seeds = {seed_of(server, table) for table in tables}
    assert len(seeds) == 6
    assert all(SECRET_SEED.fullmatch(seed) for seed in seeds)
    assert not any(anna.get(f"/api/tables/{table}")["seeded"] for table in tables)
    chosen = anna.open_table("Anna", 1, ["random"], seed=7)
    assert seed_of(server, chosen) == 7
    assert anna.get(f"/api/tables/{chosen}")["seeded"]


def test_nobody_may_choose_a_secret_seed(guest: Callable[[], Any]) -> None:
    """It would be no secret, and look like one."""
    wish = {"name": "Anna", "seats": [{"kind": "person"}] * 2, "seed": "00" * 32}
    assert guest().ask("POST", "/api/tables", wish)[0] == 400


def test_the_seed_is_in_nothing_that_is_sent_before_the_end(
    server: LocalServer, guest: Callable[[], Any]
) -> None:
    """Neither it nor a part of it, to players, spectators or anybody who asks for pages."""
    anna, ben, cleo = guest(), guest(), guest()
    table = anna.open_table("Anna", 2, ["big-money"])
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    seed = seed_of(server, table)
    parts = [seed[i : i + 8] for i in range(0, 64, 8)]
    parts += [str(int.from_bytes(bytes.fromhex(part), "little")) for part in parts]
    with anna.sit(table) as a, ben.sit(table) as b, cleo.sit(table) as c:
        for _ in range(6):
            for player in (a, b):
                player.my_turn()
                player.answer("all treasures", "end buys")
                player.answer("buy Nothing", number=0)
        number = a.my_turn()["number"]
        c.state(number=number)
    sent = [text for visitor in (anna, ben, cleo) for text in visitor.heard]
    for visitor in (anna, ben, cleo):
        pages = ("", "/replay", "/at/1?seat=0", "/at/1?seat=all", "/result", "/save")
        paths = [f"/api/tables/{table}{page}" for page in pages]
        sent += [visitor.ask("GET", path)[1].decode() for path in (*paths, "/api/mine")]
    assert len(sent) > 50
    assert not [part for part in parts for text in sent if len(part) >= 8 and part in text]


# ---- coming back -------------------------------------------------------------------------------


def test_reconnecting_resumes_from_the_last_number(guest: Callable[[], Any]) -> None:
    table, anna, ben = two_persons(guest)
    with ben.sit(table) as b:
        seen = b.state()["number"]
    with anna.sit(table) as a:
        a.state()
        a.answer("all treasures", "buy Silver")
        a.state(number=2)
        whole = a.log
    with ben.sit(table, since=seen) as b:
        back = b.state()
        assert (back["number"], back["log_from"], len(back["log"])) == (2, 0, len(whole))
        assert "bought" in [event["kind"] for event in back["events"]]
    with ben.sit(table) as b:
        assert b.state()["events"] == []


def test_who_leaves_while_an_answer_is_written_has_given_it(
    guest: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is in the database, so it must be on the table, for the others and on coming back."""
    table, anna, ben = two_persons(guest)
    writing, left = threading.Event(), threading.Event()
    append = Store.append

    async def slowly(*entry: Any) -> bool:
        written = await append(*entry)
        writing.set()
        await asyncio.to_thread(left.wait, 30)
        return written

    monkeypatch.setattr(Store, "append", slowly)
    with anna.sit(table) as a:
        a.state()
        a.answer("all treasures", number=0)
        assert writing.wait(30)
        a.socket.socket.shutdown(SHUT_RDWR)
    with ben.sit(table) as b:  # what Anna is told of that, she does not hear any more
        b.state(number=0)
        while b.await_("table")["seats"][0]["connected"]:
            pass
        left.set()
        assert b.state()["number"] == 1
    with anna.sit(table, since=0) as a:
        assert a.state()["number"] == 1
        a.answer("all treasures", number=0)
        assert a.receive()["type"] == "state"  # it has come twice, and counts once


def test_connections_are_shown_to_the_others(guest: Callable[[], Any]) -> None:
    table, anna, ben = two_persons(guest)
    with anna.sit(table) as a:
        assert a.await_("table")["seats"][1]["connected"] is False
        with ben.sit(table):
            while not a.await_("table")["seats"][1]["connected"]:
                pass
        while a.await_("table")["seats"][1]["connected"]:
            pass


def test_a_game_survives_a_restart(start: Callable[..., Any], visit: Any) -> None:
    first = start()
    table, anna, ben = two_persons(lambda: visit(first.address))
    with anna.sit(table) as a:
        a.state()
        a.answer("all treasures", "buy Silver")
        before = a.state(number=2)
    first.stop()
    second = start()
    anna.address = ben.address = second.address
    with anna.sit(table) as a, ben.sit(table) as b:
        assert a.state()["view"] == before["view"]
        assert b.my_turn()["number"] == 2


def test_bots_go_on_after_a_restart(
    start: Callable[..., Any], visit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = start()
    anna = visit(first.address)
    table = anna.open_table("Anna", 1, ["big-money"])
    monkeypatch.setattr("coffers.server.tables.OpenTable.let_bots_play", lambda *_: None)
    with anna.sit(table) as a:
        a.my_turn()
        a.answer("all treasures", "end buys")
        assert a.state(number=2)["decision"] is None
    first.stop()
    monkeypatch.undo()
    second = start()
    anna.address = second.address
    with anna.sit(table) as a:
        assert a.my_turn()["number"] > 2


# ---- undo --------------------------------------------------------------------------------------


def test_undo_is_free_where_nothing_was_revealed(guest: Callable[[], Any]) -> None:
    table, anna, ben = two_persons(guest)
    with anna.sit(table) as a, ben.sit(table) as b:
        before = a.state()
        log = a.log
        a.answer("all treasures")
        assert a.state(number=1)["undo"] == 1
        a.send(type="undo", number=1)
        after = a.state(number=2)
        assert (after["view"], after["decision"]) == (before["view"], before["decision"])
        assert a.log == log
        b.state(number=2)
        a.answer("all treasures", number=0)  # it was undone; this is an old message, not a new one
        assert a.state()["number"] == 2
        a.answer("end treasures")  # which nobody else can see...
        a.state(number=3)
        a.answer("end buys")
        a.state(number=4)
        b.state(number=3)  # ... so this is the next thing they see
        assert len(b.log) == len(a.log)


@pytest.mark.parametrize("agreed", [True, False])
def test_undo_is_asked_of_the_others_elsewhere(agreed: bool, guest: Callable[[], Any]) -> None:
    table, anna, ben = two_persons(guest)
    with anna.sit(table) as a, ben.sit(table) as b:
        a.state()
        a.answer("all treasures", "buy Silver")
        assert a.state(number=2)["undo"] == 0
        a.send(type="undo", number=2)
        asked = b.await_("undo-asked")
        assert asked == {"type": "undo-asked", "by": "Anna", "number": 2}
        a.send(type="undo-reply", number=2, ok=True)  # one does not agree with oneself
        assert a.await_("refused")["reason"] == "nobody asks for that any more"
        b.send(type="undo-reply", number=2, ok=agreed)
        if agreed:
            assert a.state(number=3)["decision"]["kind"] == "buy"
            assert b.state(number=3)["waiting_for"] == "Anna"
            assert len(b.log) == len(a.log)
        else:
            a.await_("undo-refused")
            a.send(type="ping")
            a.await_("pong")
            assert a.last["number"] == 2


def test_undo_waits_for_a_player_who_is_away(guest: Callable[[], Any]) -> None:
    table, anna, ben = two_persons(guest)
    with anna.sit(table) as a:
        a.state()
        a.answer("all treasures", "buy Silver")
        a.state(number=2)
        a.send(type="undo", number=2)
        with ben.sit(table) as b:
            b.await_("undo-asked", number=2)
            b.send(type="undo-reply", number=2, ok=True)
            a.state(number=3)


def test_a_wish_to_undo_lapses_when_the_game_goes_on(guest: Callable[[], Any]) -> None:
    table, anna, ben = two_persons(guest)
    with anna.sit(table) as a, ben.sit(table) as b:
        a.state()
        a.answer("all treasures", "buy Silver")
        a.state(number=2)
        a.send(type="undo", number=2)
        b.await_("undo-asked")
        b.my_turn()
        b.answer("all treasures")
        b.state(number=3)
        b.send(type="undo-reply", number=2, ok=True)
        assert b.await_("refused")["reason"] == "nobody asks for that any more"
        assert b.state()["number"] == 3


def test_bots_agree_to_any_undo(guest: Callable[[], Any]) -> None:
    anna = guest()
    table = anna.open_table("Anna", 1, ["big-money"], seed=3)
    with anna.sit(table) as a:
        before = a.my_turn()
        log = a.log
        a.answer("all treasures", "end buys")
        number = a.my_turn()["number"]
        assert number > 3
        a.last = {}
        a.send(type="undo", number=number)
        assert a.my_turn()["decision"]["kind"] == "buy"
        assert a.last["view"]["players"][1]["turns"] == 0
        a.last, number = {}, a.last["number"]
        a.send(type="undo", number=number)
        assert a.my_turn()["view"] == before["view"]
        assert a.log == log
        a.send(type="undo", number=number + 1)
        assert a.await_("refused")["reason"] == "there is nothing more to take back"


# ---- after the end -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(server: Any) -> Any:
    """A table whose game is over, its two players, and somebody else."""
    anna, ben = Guest(server.address), Guest(server.address)
    table = anna.open_table("Anna", 2, seed=7, kingdom={"cards": WITCHES, "platinum_colony": False})
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    with anna.sit(table) as a, ben.sit(table) as b:
        play_out(a, b)
        assert a.last["prompt"] == "The game is over."
        assert a.last["decision"] is None
    return table, anna, ben, Guest(server.address)


AFTER_THE_END = ("replay", "at/0", "save", "result")


@pytest.mark.parametrize("page", AFTER_THE_END)
def test_nothing_of_that_before_the_end(page: str, guest: Callable[[], Any]) -> None:
    table, anna, _ = two_persons(guest)
    status, body = anna.ask("GET", f"/api/tables/{table}/{page}")
    assert (status, json.loads(body)["error"]) == (403, "that can be seen once the game is over")
    for change, wish in (("rematch", {}), ("fork", {"number": 0, "seat": 0, "name": "Anna"})):
        assert anna.ask("POST", f"/api/tables/{table}/{change}", wish)[0] == 403
    waiting = anna.open_table("Anna", 2)
    assert anna.ask("GET", f"/api/tables/{waiting}/{page}")[0] == 403


def test_the_result_says_what_made_it(finished: Any) -> None:
    table, _, _, other = finished
    result = other.get(f"/api/tables/{table}/result")
    game = Game.load(other.get(f"/api/tables/{table}/save"))
    assert game.over
    for score in result["scores"]:
        name = score["name"]
        assert score["score"] == game.result.scores[name]
        assert sum(score["points_by_card"].values()) + score["vp_tokens"] == score["score"]
        assert score["turns"] == game.result.turns[name]
        seat = game.players.index(name)
        assert result["curves"]["points"][seat][-1] <= score["score"]
        assert len(result["curves"]["points"][seat]) == score["turns"]
        assert len(result["curves"]["coins"][seat]) == score["turns"]
        assert max(result["curves"]["coins"][seat]) >= 8
    assert tuple(result["winners"]) == game.result.winners
    assert result["curves"]["points"][0][0] == 3


def test_a_replay_shows_every_decision_from_every_seat(finished: Any) -> None:
    table, _, _, other = finished
    replay = other.get(f"/api/tables/{table}/replay")
    game = Game.load(other.get(f"/api/tables/{table}/save"))
    assert replay["answers"] == len(game.answers)
    assert replay["players"] == ["Anna", "Ben"]
    assert len(replay["turns"]) == sum(game.result.turns.values())
    for mark in (replay["turns"][0], replay["turns"][5], replay["turns"][-1]):
        for seat in (0, 1):
            shown = other.get(f"/api/tables/{table}/at/{mark['number']}?seat={seat}")
            assert shown["view"]["turn"] == mark["player"]
            assert shown["view"]["players"][seat]["hand"] is not None
            assert shown["view"]["players"][1 - seat]["hand"] is None
            assert shown["number"] == mark["number"]
            assert (shown["decision"] is not None) == (mark["player"] == replay["players"][seat])
        shown = other.get(f"/api/tables/{table}/at/{mark['number']}?seat=all&lang=de")
        assert all(player["hand"] is not None for player in shown["view"]["players"])
        assert shown["decision"] is not None
        assert shown["undo"] == 0
    last = other.get(f"/api/tables/{table}/at/{replay['answers']}?seat=0")
    assert last["over"]
    first = other.get(f"/api/tables/{table}/at/0?seat=1")
    assert (first["number"], first["events"]) == (0, [])
    nowheres = [f"at/{replay['answers'] + 1}", "at/-1", "at/x", "at/²", f"at/{'9' * 5000}"]
    nowheres += ["at/0?seat=2", "at/0?seat=x", "at/0?seat=", "at/0?seat=²", "at/0?seat=-1"]
    for nowhere in map(quote_path, nowheres):
        assert other.ask("GET", f"/api/tables/{table}/{nowhere}")[0] == 404


def test_a_rematch_is_one_for_all(finished: Any) -> None:
    table, anna, ben, other = finished
    assert other.ask("POST", f"/api/tables/{table}/rematch", {})[0] == 403
    again = anna.post(f"/api/tables/{table}/rematch", {})["id"]
    assert ben.post(f"/api/tables/{table}/rematch", {})["id"] == again
    assert ben.get(f"/api/tables/{table}")["rematch"] == again
    shown = ben.get(f"/api/tables/{again}")
    assert (shown["status"], shown["my_seat"]) == ("playing", 1)
    assert shown["kingdom"] == sorted(WITCHES)
    with anna.sit(again) as a:
        assert a.state()["number"] == 0


def test_another_game_has_another_secret_seed(
    server: LocalServer, finished: Any, guest: Callable[[], Any]
) -> None:
    """Even if that of the first was chosen: a rematch, and a game played on from any point."""
    table, anna, _, _ = finished
    again = anna.post(f"/api/tables/{table}/rematch", {})["id"]
    wish = {"number": 5, "seat": 0, "name": "Cleo"}
    forks = [guest().post(f"/api/tables/{table}/fork", wish)["id"] for _ in range(2)]
    seeds = {seed_of(server, onward) for onward in (again, *forks)}
    assert len(seeds) == 3
    assert all(SECRET_SEED.fullmatch(seed) for seed in seeds)


def test_a_finished_game_goes_on_from_any_point(finished: Any, guest: Callable[[], Any]) -> None:
    table, _, _, _ = finished
    cleo = guest()
    replay = cleo.get(f"/api/tables/{table}/replay")
    mark = replay["turns"][6]
    seat = replay["players"].index(mark["player"])
    wish = {"number": mark["number"], "seat": seat, "name": "Cleo"}
    fork = cleo.post(f"/api/tables/{table}/fork", wish)
    assert fork["seat"] == seat
    then = cleo.get(f"/api/tables/{table}/at/{mark['number']}?seat={seat}")
    with cleo.sit(fork["id"]) as c:
        now = c.my_turn()
        assert now["number"] == 0
        assert now["view"]["players"][seat]["hand"] == then["view"]["players"][seat]["hand"]
        assert [o["pick"] for o in now["decision"]["options"]] == [
            o["pick"] for o in then["decision"]["options"]
        ]
        c.send(type="undo", number=0)
        assert c.await_("refused")["reason"] == "there is nothing more to take back"
    seats = cleo.get(f"/api/tables/{fork['id']}")["seats"]
    assert [seat["kind"] for seat in seats].count("bot") == 1
    for wrong in ({"number": 10**6}, {"seat": 2}):
        assert cleo.ask("POST", f"/api/tables/{table}/fork", {**wish, **wrong})[0] == 404


def test_a_finished_game_is_listed_as_such(finished: Any) -> None:
    table, anna, _, _ = finished
    assert table in [row["id"] for row in anna.get("/api/mine")["finished"]]


def test_nothing_is_answered_after_the_end(finished: Any) -> None:
    table, anna, _, _ = finished
    with anna.sit(table) as a:
        number = a.state()["number"]
        a.answer("all treasures", number=number)
        assert a.await_("refused")["reason"] == "this is not your decision"
        a.send(type="undo", number=number)
        assert a.await_("refused")["reason"] == "the game is over"


# ---- closing -----------------------------------------------------------------------------------


def test_a_table_nobody_visits_is_closed_and_opens_again(
    start: Callable[..., Any], visit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncio
    import time

    running = start()
    anna = visit(running.address)
    table = anna.open_table("Anna", 1, ["big-money"])
    store = running.hall.store

    async def tomorrow() -> int:
        return await store.close_unused(int(time.time()) + 1)

    assert asyncio.run(tomorrow()) == 1
    closed = anna.get("/api/mine")["unfinished"]
    assert [(row["id"], row["status"]) for row in closed] == [(table, "closed")]
    with visit(running.address).sit(table) as c:
        c.state()
    assert anna.get(f"/api/tables/{table}")["status"] == "closed"  # looking on opens nothing
    with anna.sit(table) as a:
        assert a.my_turn()["number"] == 0
        assert anna.get(f"/api/tables/{table}")["status"] == "playing"


# ---- facts -------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_sets_and_choices_speak_both_languages(code: str, guest: Callable[[], Any]) -> None:
    anna = guest()
    cards = {card["name"]: card for card in anna.get(f"/api/cards?lang={code}")}
    moat = cards["Moat"]
    assert moat["label"] == language(code).card("Moat")
    assert (moat["cost"], moat["types"]) == (2, ["Action", "Reaction"])
    assert moat["text"] == language(code).card_text("Moat")
    assert all(card["text"] is not None and card["type_labels"] for card in cards.values())
    horn = anna.get(f"/api/cards/Horn%20of%20Plenty?lang={code}")
    editions = {ruling["id"]: ruling["editions"] for ruling in horn["rulings"]}
    assert editions["COR-HORNOFPLENTY-14"] == []
    assert editions["COR-HORNOFPLENTY-20"] == ["2011-de"]
    sets = anna.get(f"/api/sets?lang={code}")
    omens = next(s for s in sets if s["name"] == "Bad Omens" and s["edition"] == "2017")
    assert omens["label"] == {"en": "Bad Omens", "de": "Böses Omen"}[code]
    assert omens["playable"]
    choices = anna.get(f"/api/choices?lang={code}")
    assert {"random", "big-money"} <= {bot["name"] for bot in choices["bots"]}
    assert all(bot["label"] and bot["about"] for bot in choices["bots"])
    assert (choices["fewest_players"], choices["most_players"]) == (2, 6)


def test_a_random_kingdom_can_be_seen_first(guest: Callable[[], Any]) -> None:
    wish = {"random": {"expansions": ["Prosperity"], "village": True}, "seed": 5}
    drawn = guest().post("/api/kingdom", wish)
    assert drawn == guest().post("/api/kingdom", wish)
    assert len(drawn["cards"]) == 10
    assert drawn["seed"] == 5


def test_a_client_that_is_not_built_is_explained(guest: Callable[[], Any]) -> None:
    status, body = guest().ask("GET", "/?lang=de")
    assert status == 503
    assert "make setup" in body.decode()
    assert "noch nicht gebaut" in body.decode()


def test_the_client_is_served(start: Callable[..., Any], visit: Any, tmp_path: Any) -> None:
    (tmp_path / "dist" / "assets").mkdir(parents=True)
    (tmp_path / "dist" / "index.html").write_text("the client")
    (tmp_path / "dist" / "assets" / "a.js").write_text("its script")
    (tmp_path / "secret.txt").write_text("not yours")
    anna = visit(start().address)
    for page in ("/", "/table/abc", "/nothing.html"):
        assert anna.ask("GET", page) == (200, b"the client")
    assert anna.ask("GET", "/assets/a.js") == (200, b"its script")
    for page in ("/assets/b.js", "/api/nothing", "/ws/nothing"):
        assert anna.ask("GET", page)[0] == 404
    for page in ("/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "//etc/passwd"):
        assert b"not yours" not in anna.ask("GET", page)[1]
        assert b"root" not in anna.ask("GET", page)[1]
