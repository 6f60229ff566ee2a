"""Whatever comes over the wire: no table falls, nothing changes that may not, nothing leaks."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.conftest import Guest, LocalServer
from websockets.exceptions import ConnectionClosed

from coffers.server.limits import Limits
from coffers.server.messages import LONGEST_WORD

SEED = 8_675_309_420_133_742  # to be found nowhere before the end
CALM = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


class Siege:
    """A table at which it is Anna's turn, and somebody who wants to do harm."""

    def __init__(self, server: LocalServer) -> None:
        self.anna, self.ben, self.mallory = (Guest(server.address) for _ in range(3))
        self.table = self.anna.open_table("Anna", 2, seed=SEED)
        self.ben.post(f"/api/tables/{self.table}/join", {"name": "Ben"})
        self.mallory.open_table("Mallory", 1, ["random"])
        with self.anna.sit(self.table) as anna:
            anna.state()
            anna.answer("end treasures")
            self.before = anna.state(number=1)["view"]
        with self.ben.sit(self.table) as ben:
            self.bens_hand = ben.state()["view"]["players"][1]["hand"]

    def still_stands(self) -> None:
        """The table is as it was, to everybody."""
        with self.anna.sit(self.table) as anna:
            shown = anna.state()
            assert shown["number"] == 1
            assert shown["view"] == self.before
        with self.ben.sit(self.table) as ben:
            assert ben.state()["view"]["players"][1]["hand"] == self.bens_hand


@pytest.fixture(scope="module")
def siege(server: LocalServer) -> Siege:
    return Siege(server)


def leaks(text: str) -> bool:
    """Whether something is told to a stranger that only a player may know."""
    if str(SEED) in text:
        return True
    message = json.loads(text)
    if message.get("type") != "state":
        return "Offered to" in text
    secret = [event for event in message["events"] if event["kind"] in ("drew", "looked-at")]
    return (
        message["decision"] is not None
        or any(player["hand"] is not None for player in message["view"]["players"])
        or any(event["card"] is not None for event in secret)
    )


long_words = st.integers(900, 4000).map("x".__mul__)
words = st.text(max_size=2 * LONGEST_WORD) | st.sampled_from(
    [
        "end treasures",
        "all treasures",
        "end buys",
        "buy Copper",
        "buy Silver",
        "play Copper",
        "no",
    ]
)
huge = st.sampled_from([2**53, 2**63 - 1, 2**63, 2**64, 10**40, -(2**63), -(10**40)])
numbers = st.integers(-3, 5) | st.integers() | huge | st.floats() | st.none() | st.booleans()
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
well_formed = st.one_of(
    st.fixed_dictionaries(
        {
            "type": st.just("answer"),
            "number": st.integers(0, 3),
            "picks": st.lists(words, min_size=1, max_size=4),
        }
    ),
    st.fixed_dictionaries({"type": st.just("undo"), "number": st.integers(0, 3)}),
    st.fixed_dictionaries(
        {"type": st.just("undo-reply"), "number": st.integers(0, 3), "ok": st.booleans()}
    ),
)
malformed = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["answer", "undo", "undo-reply", "state", "table", ""])
        | long_words
        | anything
    },
    optional={
        "number": numbers,
        "picks": st.lists(words | anything, max_size=80) | anything,
        "ok": anything,
        "seat": st.integers(0, 1),
        "player": st.just("Anna"),
    },
)


def fits(message: str | bytes) -> bool:
    """Whether it is not too long: what is closes the socket, as another test says."""
    return len(message if isinstance(message, bytes) else message.encode()) <= Limits().message


messages = st.one_of(
    well_formed.map(json.dumps),
    malformed.map(json.dumps),
    anything.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.just("[" * 4000),
    st.just('{"type":"answer","number":1,"picks":["' + "\\u0000" * 500 + '"]}'),
).filter(fits)


@CALM
@given(st.lists(messages, min_size=1, max_size=8))
def test_a_stranger_can_only_look(siege: Siege, sent: list[str | bytes]) -> None:
    """Whoever has no seat sends what they like: it is refused, and they learn nothing."""
    siege.mallory.heard.clear()
    with siege.mallory.sit(siege.table) as socket:
        socket.state()
        for message in sent:
            socket.socket.send(message)
        socket.send(type="ping")
        socket.await_("pong")
    assert not any(leaks(text) for text in siege.mallory.heard)
    siege.still_stands()


@CALM
@given(st.lists(messages, min_size=1, max_size=8))
def test_a_player_cannot_answer_for_another(siege: Siege, sent: list[str | bytes]) -> None:
    """Ben may ask for an undo of what he never did, and that is all; Anna's hand stays hers."""
    siege.ben.heard.clear()
    with siege.ben.sit(siege.table) as socket:
        socket.state()
        for message in sent:
            socket.socket.send(message)
        socket.send(type="ping")
        socket.await_("pong")
    for text in siege.ben.heard:
        assert str(SEED) not in text
        message = json.loads(text)
        if message["type"] == "state":
            assert message["view"]["players"][0]["hand"] is None
            assert message["decision"] is None
    siege.still_stands()


never_legal = st.one_of(
    malformed.filter(lambda m: m.get("type") != "undo").map(json.dumps),
    anything.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.builds(
        lambda number, picks: json.dumps({"type": "answer", "number": number, "picks": picks}),
        st.integers(2, 10**9),
        st.lists(words, min_size=1, max_size=3),
    ),
    st.builds(
        lambda picks: json.dumps({"type": "answer", "number": 1, "picks": picks}),
        st.lists(st.text(max_size=20).map("buy Nothing {}".format), min_size=1, max_size=3),
    ),
).filter(fits)


@CALM
@given(st.lists(never_legal, min_size=1, max_size=8))
def test_nonsense_from_the_one_who_decides_changes_nothing(
    siege: Siege, sent: list[str | bytes]
) -> None:
    with siege.anna.sit(siege.table) as socket:
        socket.state()
        for message in sent:
            socket.socket.send(message)
        socket.send(type="ping")
        socket.await_("pong")
    siege.still_stands()


paths = st.sampled_from(
    [
        "/api/tables",
        "/api/kingdom",
        "/api/tables/{}/join",
        "/api/tables/{}/rematch",
        "/api/tables/{}/fork",
    ]
)
expansions = st.sampled_from(["Guilds", "Dominion", "prosperity "]) | words | long_words
cards = st.sampled_from(["Moat", "Young Witch", "Burggraben", "Copper"]) | words | long_words
wishes = st.fixed_dictionaries(
    {},
    optional={
        "expansions": st.lists(expansions, max_size=3),
        "required": st.lists(cards, max_size=3) | anything,
        "banned": st.lists(cards, max_size=3),
        "at_most": st.dictionaries(expansions, numbers, max_size=3),
        "bane": cards | anything,
        "village": st.booleans() | anything,
        "platinum_colony": st.none() | st.booleans(),
    },
)
bodies = st.one_of(
    anything.map(lambda found: json.dumps(found).encode()),
    st.binary(max_size=300),
    st.fixed_dictionaries(
        {},
        optional={
            "name": words | long_words | anything,
            "seats": st.just([{"kind": "person"}] * 2) | st.lists(anything, max_size=8) | anything,
            "my_seat": numbers,
            "kingdom": anything | st.fixed_dictionaries({}, optional={"random": wishes}),
            "random": wishes,
            "seed": numbers,
            "number": numbers,
            "seat": numbers,
        },
    ).map(lambda found: json.dumps(found).encode()),
)


@CALM
@given(paths, bodies)
def test_any_request_gets_an_answer(siege: Siege, path: str, body: bytes) -> None:
    """Nothing that is sent breaks the server: one sentence says what is wrong, if anything is."""
    status, answer = siege.mallory.ask("POST", path.format(siege.table), body)
    assert status in (200, 400, 403, 404, 409, 413)
    assert str(SEED).encode() not in answer
    if status != 200:
        assert set(json.loads(answer)) == {"error"}
    if "join" in path:
        assert status != 200  # both seats are taken
    siege.still_stands()


odd_segments = st.one_of(
    st.text(max_size=40).map(lambda text: text.encode("utf-8", "replace")),
    st.binary(max_size=40),
    long_words.map(str.encode),
    st.integers(1, 6000).map(b"9".__mul__),
)


@CALM
@given(
    st.sampled_from(
        [
            "/api/tables/{}",
            "/api/tables/{}/result",
            "/api/tables/{}/at/{}",
            "/api/cards/{}",
            "/api/texts/{}",
            "/{}",
            "/assets/{}",
            "/?lang={}",
            "/api/mine?lang={}",
        ]
    ),
    odd_segments,
)
def test_any_address_gets_an_answer(siege: Siege, pattern: str, segment: bytes) -> None:
    from urllib.parse import quote

    path = pattern.replace("{}", quote(segment, safe=""))
    status, answer = siege.mallory.ask("GET", path)
    assert status in (200, 400, 403, 404, 503)
    assert str(SEED).encode() not in answer


@pytest.mark.parametrize("page", ["", "/replay", "/at/1?seat=0", "/at/1?seat=all", "/result"])
def test_no_page_tells_a_secret_before_the_end(page: str, siege: Siege) -> None:
    for guest in (siege.anna, siege.ben, siege.mallory):
        for path in (f"/api/tables/{siege.table}{page}", f"/api/tables/{siege.table}/save"):
            _, body = guest.ask("GET", path)
            assert str(SEED).encode() not in body
            assert b'"hand"' not in body


def test_names_are_shown_as_they_are(guest: Callable[[], Any]) -> None:
    """A name is a name: not markup, not a placeholder, not a message of ours."""
    anna, ben = guest(), guest()
    name = '<img src=x onerror="a">{ $card }'
    table = anna.open_table(name, 2, seed=7)
    ben.post(f"/api/tables/{table}/join", {"name": '"},{"type":"state"'})
    with anna.sit(table) as a, ben.sit(table) as b:
        a.state()
        a.answer("all treasures", "buy Silver")
        log = b.state(number=2)["log"]
        sentences = ["".join(part["t"] for part in line["text"]) for line in log]
        assert f"{name} buys a Silver" in sentences
        assert anna.get(f"/api/tables/{table}")["seats"][0]["name"] == name


def test_a_table_outlives_a_siege(siege: Siege) -> None:
    """After all that, the game simply goes on."""
    with siege.anna.sit(siege.table) as anna, siege.ben.sit(siege.table) as ben:
        anna.my_turn()
        anna.answer("end buys")
        ben.my_turn()
        ben.answer("all treasures")
        assert ben.state(number=2)["decision"]["kind"] == "buy"


def test_a_socket_that_breaks_off_does_not_matter(siege: Siege) -> None:
    for _ in range(5):
        with siege.mallory.sit(siege.table) as socket:
            socket.socket.socket.close()
    with pytest.raises(ConnectionClosed), siege.mallory.sit(siege.table) as socket:
        socket.state()
        socket.socket.close(4000, "bye")
        socket.receive()
    with siege.anna.sit(siege.table) as anna:
        anna.state()
