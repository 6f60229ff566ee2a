"""The doors of the server: whatever bytes come in, a sentence goes out, and no fault of ours."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.conftest import Guest, LocalServer
from websockets.frames import Frame, Opcode

SEATS = '"seats":[{"kind":"person"},{"kind":"person"}]'
HUGE = "9" * 5_000
BODIES: dict[str, str | bytes] = {
    "deep list": "[" * 8_000,
    "deep list that ends": "[" * 8_000 + "]" * 8_000,
    "deep object": '{"a":' * 3_000,
    "deep where nobody looks": '{"x":' + "[" * 8_000 + "]" * 8_000 + "}",
    "deep wishes": '{"random":' + '{"at_most":' * 1_000,
    "deep name": '{"name":' + "[" * 8_000 + "]" * 8_000 + "}",
    "not UTF-8": b'{"name":"\xff\xfe",' + SEATS.encode() + b"}",
    "not UTF-8 where nobody looks": b'{"x":"\xff","name":"Anna",' + SEATS.encode() + b"}",
    "not UTF-8 in a key": b'{"\xff":1,"name":"Anna",' + SEATS.encode() + b"}",
    "half a character": b'{"name":"\xed\xa0\x80",' + SEATS.encode() + b"}",
    "half a character escaped": '{"name":"\\ud800",' + SEATS + "}",
    "nothing but bytes": bytes(range(256)),
    "a byte-order mark": b"\xef\xbb\xbf{",
    "huge seed": f'{{"name":"Anna",{SEATS},"seed":{HUGE}}}',
    "seed beyond 64 bits": f'{{"name":"Anna",{SEATS},"seed":{2**64 + 1}}}',
    "huge number": f'{{"number":{HUGE},"seat":{HUGE},"name":"Anna"}}',
    "no number": f'{{"name":"Anna",{SEATS},"seed":NaN}}',
    "infinite": f'{{"name":"Anna",{SEATS},"seed":1e400}}',
    "a huge wish": f'{{"random":{{"at_most":{{"Guilds":{HUGE}}}}}}}',
    "a wish that is a spell": '{"random":{"edition":"\\u001b]0;pwn\\u0007\\u202e"}}',
}
MESSAGES: dict[str, str | bytes] = {
    "deep list": "[" * 8_000,
    "deep where nobody looks": '{"x":' + "[" * 4_000 + "]" * 4_000 + ',"type":"ping"}',
    "deep picks": '{"type":"answer","number":0,"picks":' + "[" * 4_000 + "]" * 4_000 + "}",
    "huge number": f'{{"type":"undo","number":{HUGE}}}',
    "half a character": '{"type":"answer","number":0,"picks":["\\ud800"]}',
    "bytes that are no UTF-8": b"\xff\xfe",
    "bytes": b'{"type":"undo","number":0}',
    "a spell": '{"type":"answer","number":0,"picks":["\\u001b[2J\\u202e\\u009b"]}',
}


@pytest.fixture(scope="module")
def table(server: LocalServer) -> tuple[Guest, str]:
    anna = Guest(server.address)
    return anna, anna.open_table("Anna", 2, seed=7)


@pytest.mark.parametrize("what", BODIES)
@pytest.mark.parametrize("path", ["", "/{}/join", "/{}/fork", "/{}/rematch", "/../kingdom"])
def test_any_bytes_get_a_sentence(
    what: str, path: str, table: tuple[Guest, str], server: LocalServer
) -> None:
    where = "/api/kingdom" if "kingdom" in path else f"/api/tables{path.format(table[1])}"
    content = BODIES[what]
    body = content if isinstance(content, bytes) else content.encode()
    status, answer = Guest(server.address).ask("POST", f"{where}?lang=de", body)
    assert status in (400, 403, 409, 413)
    said = json.loads(answer)["error"]
    assert said.isprintable() and len(said) < 1_500


@pytest.mark.parametrize("what", MESSAGES)
def test_any_message_gets_a_sentence(what: str, guest: Callable[[], Any]) -> None:
    anna = guest()
    alone = anna.open_table("Anna", 1, ["random"], seed=7)
    with anna.sit(alone) as socket:
        socket.state()
        socket.socket.send(MESSAGES[what])
        said = socket.await_("refused")["reason"]
        assert said.isprintable() and len(said) < 1_500
        socket.send(type="ping")
        socket.await_("pong")


def test_a_text_that_is_not_utf8_is_refused_and_the_socket_stays(
    guest: Callable[[], Any], caplog: pytest.LogCaptureFixture
) -> None:
    anna = guest()
    alone = anna.open_table("Anna", 1, ["random"], seed=7)
    with anna.sit(alone) as socket:
        socket.state()
        for bad in (b"\xff\xfe", b'{"type":"ping","x":"\xed\xa0\x80"}', b"\xc3"):
            socket.socket.socket.sendall(Frame(Opcode.TEXT, bad).serialize(mask=True))
            socket.await_("refused")
        socket.send(type="ping")
        socket.await_("pong")
    assert not caplog.records


def test_what_is_wrong_inside_is_said_in_the_language_of_the_reader(
    guest: Callable[[], Any],
) -> None:
    body = b'{"x":' + b"[" * 8_000 + b"]" * 8_000 + b"}"
    _, answer = guest().ask("POST", "/api/tables?lang=de", body)
    assert json.loads(answer)["error"].endswith("zu tief verschachtelt")


# ---- names -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["\u200b", "\u3164", "a" + "\u0301" * 39, "\u0410nna", "\u202eannA", "Ben\u2060"]
)
def test_nobody_hides_behind_a_name(name: str, guest: Callable[[], Any]) -> None:
    status, answer = guest().ask(
        "POST", "/api/tables", {"name": name, "seats": [{"kind": "person"}, {"kind": "person"}]}
    )
    assert status == 400
    assert "cannot be the name of a player" in json.loads(answer)["error"]


@pytest.mark.parametrize("name", ["ANNA", "Änna", "\uff21nna", "\U0001d400nna", "A\u0323nna"])
def test_nobody_sits_down_under_a_name_like_another(name: str, guest: Callable[[], Any]) -> None:
    table = guest().open_table("Anna", 3)
    ben = guest()
    status, answer = ben.ask("POST", f"/api/tables/{table}/join", {"name": name})
    assert status == 409
    said = json.loads(answer)["error"]
    assert "looks too much like 'Anna'" in said or "two players are called" in said
    assert ben.post(f"/api/tables/{table}/join", {"name": "Ольга"}) == {"seat": 1}
    status, _ = guest().ask("POST", f"/api/tables/{table}/join", {"name": "Ольгa"})  # Latin a
    assert status == 400


def test_a_bot_gives_way_to_somebody_whose_name_looks_like_its_own(
    guest: Callable[[], Any],
) -> None:
    anna = guest()
    table = anna.open_table("Quintus", 2, ["random"])
    bot = anna.get(f"/api/tables/{table}")["seats"][2]["name"]
    guest().post(f"/api/tables/{table}/join", {"name": bot.upper()})
    names = [seat["name"] for seat in anna.get(f"/api/tables/{table}")["seats"]]
    assert names[1] == bot.upper() and names[2].casefold() != bot.casefold()
    table = anna.open_table(f"{bot[0]}\u0323{bot[1:]}", 1, ["random"])
    assert anna.get(f"/api/tables/{table}")["seats"][1]["name"] != bot
