"""The table at which somebody learns to play."""

from collections.abc import Callable
from typing import Any

from tests.server.learner import Learner

from coffers.server.lessons import lesson


def opened(anna: Any) -> str:
    found: str = anna.post("/api/lesson", {"name": "Anna"})["id"]
    return found


def learn(anna: Any, table: str) -> Learner:
    """Play until the first Province is bought."""
    learner = Learner()
    with anna.sit(table) as socket:
        while not learner.owned["Province"]:
            state = socket.my_turn()
            socket.answer(learner.pick(state["decision"], state["view"]))
        socket.my_turn()
    return learner


def test_the_lesson_is_a_real_game_with_a_handful_of_cards(guest: Callable[[], Any]) -> None:
    anna = guest()
    table = anna.get(f"/api/tables/{opened(anna)}")
    assert table["lesson"]
    assert table["status"] == "playing"
    assert sorted(table["kingdom"]) == sorted(lesson().cards)
    assert [seat["bot"] for seat in table["seats"]] == [None, "easy"]
    assert table["my_seat"] == 0
    assert not anna.get(f"/api/tables/{anna.open_table('Anna', 2)}")["lesson"]


def test_played_as_it_says_everything_comes_up_and_one_wins(guest: Callable[[], Any]) -> None:
    anna = guest()
    table = opened(anna)
    moments = learn(anna, table).moments
    assert moments["buy Silver"] == 1
    assert moments["buy Smithy"] == 2
    assert moments["Smithy"] == 3  # drawn right after the first shuffle
    # One thing after the other: an Attack, several Buys and a Moat, a Reaction, Village and Smithy.
    assert 3 <= moments["attack"] < moments["two buys"] == moments["buy Moat"]
    assert moments["buy Moat"] < moments["reaction"] <= moments["chain"]
    assert moments["buy Gold"] < moments["buy Province"] <= 8
    assert anna.post(f"/api/tables/{table}/count", {})["status"] == "over"
    result = anna.get(f"/api/tables/{table}/result")
    assert (result["reason"], result["winners"]) == ("lesson", ["Anna"])
    assert result["scores"][0]["points_by_card"] == {"Estate": 3, "Province": 6}


def test_after_counting_one_may_play_on(guest: Callable[[], Any]) -> None:
    anna = guest()
    table = opened(anna)
    with anna.sit(table) as socket:
        socket.my_turn()
        socket.answer("all treasures")
    anna.post(f"/api/tables/{table}/count", {})
    answers = anna.get(f"/api/tables/{table}/replay")["answers"]
    wish = {"number": answers, "seat": 0, "name": "Anna"}
    further = anna.post(f"/api/tables/{table}/fork", wish)["id"]
    assert not anna.get(f"/api/tables/{further}")["lesson"]
    with anna.sit(further) as socket:
        assert socket.my_turn()["decision"]["kind"] == "buy"


def test_only_who_learns_has_it_counted_and_only_a_lesson(guest: Callable[[], Any]) -> None:
    anna, mallory = guest(), guest()
    table = opened(anna)
    assert mallory.ask("POST", f"/api/tables/{table}/count", {})[0] == 403
    other = anna.open_table("Anna", 1, bots=["easy"])
    assert anna.ask("POST", f"/api/tables/{other}/count", {})[0] == 403
    assert anna.get(f"/api/tables/{table}")["status"] == "playing"
    anna.post(f"/api/tables/{table}/count", {})
    assert anna.ask("POST", f"/api/tables/{table}/count", {})[0] == 409


def test_no_other_request_opens_a_table_with_so_few_cards(guest: Callable[[], Any]) -> None:
    seats = [{"kind": "person"}, {"kind": "bot"}]
    wish = {"name": "Anna", "seats": seats, "kingdom": {"cards": list(lesson().cards)}}
    assert guest().ask("POST", "/api/tables", {**wish, "seed": lesson().seed})[0] == 400
