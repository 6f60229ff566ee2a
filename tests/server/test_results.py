"""One's own games: how they ended, and what can be counted of them."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.conftest import LocalServer
from tests.server.test_protocol import play_out

from coffers.server import results
from coffers.server.endings import Settled
from coffers.server.records import RESULTS, Seat
from coffers.server.results import Played, statistics
from coffers.texts import Language

ME = "me"


# ---- a server's games --------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played(server: LocalServer) -> tuple[Any, Any, str]:
    """Two guests, and a game that they have played to its end."""
    from tests.server.conftest import Guest

    anna, ben = Guest(server.address), Guest(server.address)
    table = anna.open_table("Anna", 2, seed=5, kingdom={"set": "First Game"})
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    with anna.sit(table) as first, ben.sit(table) as second:
        play_out(first, second)
    return anna, ben, table


def test_a_finished_game_says_how_it_ended_for_whoever_asks(
    played: tuple[Any, Any, str], guest: Callable[[], Any]
) -> None:
    anna, ben, table = played
    result = anna.get(f"/api/tables/{table}/result")
    for player, name in ((anna, "Anna"), (ben, "Ben")):
        page = player.get("/api/games?lang=en")
        (game,) = page["games"]
        assert (page["all"], page["unsettled"], game["id"]) == (1, 0, table)
        assert game["seats"][game["my_seat"]]["name"] == name
        assert game["set"] == "First Game" and len(game["kingdom"]) == 10
        won = [seat["name"] for seat in game["seats"] if seat["won"]]
        assert won == result["winners"]
        shared = "shared" if len(won) > 1 else "won"
        assert game["how"] == (shared if name in won else "lost")
        for seat, score in zip(game["seats"], result["scores"], strict=True):
            assert (seat["name"], seat["score"], seat["turns"]) == (
                score["name"],
                score["score"],
                score["turns"],
            )
            assert seat["bot"] is None and not seat["resigned"]
    assert guest().get("/api/games") == {"games": [], "all": 0, "on_page": 20, "unsettled": 0}


def test_what_is_counted_is_what_was_played(
    played: tuple[Any, Any, str], guest: Callable[[], Any]
) -> None:
    anna, ben, _ = played
    found = [player.get("/api/statistics?lang=de") for player in (anna, ben)]
    for one in found:
        assert one["all"]["games"] == 1
        (against,) = one["against"]
        assert (against["label"], against["bot"], against["games"]) == ("Menschen", None, 1)
        assert one["turns"] > 5
    assert sum(one["all"]["share"] for one in found) == 1
    assert guest().get("/api/statistics")["all"]["games"] == 0


def test_a_game_from_before_results_were_written_down_is_played_again_once(
    played: tuple[Any, Any, str], server: LocalServer
) -> None:
    anna, _, _ = played
    before = anna.get("/api/games")

    def kept() -> list[str]:
        return list(
            server.do(
                lambda: server.hall.store.ask(lambda c: c.scalars(select(RESULTS.c.result)).all())
            )
        )

    first = kept()
    server.do(lambda: server.hall.store.change(lambda c: c.execute(RESULTS.delete())))
    assert anna.get("/api/games") == before
    assert kept() == first


def test_what_takes_too_long_is_worked_out_next_time(
    played: tuple[Any, Any, str], server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, _ = played
    server.do(lambda: server.hall.store.change(lambda c: c.execute(RESULTS.delete())))
    monkeypatch.setattr(results, "LONGEST", -1.0)
    page = anna.get("/api/games")
    assert page["unsettled"] == 1 and page["games"][0]["how"] is None
    assert anna.get("/api/statistics")["all"]["games"] == 0
    monkeypatch.undo()
    assert anna.get("/api/games")["games"][0]["how"] is not None


def test_who_resigns_has_lost_and_who_leaves_has_left(guest: Callable[[], Any]) -> None:
    anna = guest()
    resigned = anna.open_table("Anna", 1, ["random"])
    anna.post(f"/api/tables/{resigned}/resign", {})
    (game,) = anna.get("/api/games?lang=en")["games"]
    assert game["how"] == "lost" and game["seats"][0]["resigned"]
    assert [seat["bot"] for seat in game["seats"]] == [None, "random"]  # she was no bot
    counted = anna.get("/api/statistics?lang=en")
    assert (counted["all"]["games"], counted["all"]["won"], counted["streak"]) == (1, 0, 0)
    assert [one["bot"] for one in counted["against"]] == ["random"]


def test_games_come_by_pages(guest: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "ON_PAGE", 2)
    anna = guest()
    made = []
    for _ in range(3):
        made.append(anna.open_table("Anna", 1, ["random"]))
        anna.post(f"/api/tables/{made[-1]}/resign", {})
    pages = [anna.get(f"/api/games?page={n}") for n in range(3)]
    assert [len(page["games"]) for page in pages] == [2, 1, 0]
    assert sorted(game["id"] for page in pages for game in page["games"]) == sorted(made)
    assert all(page["all"] == 3 for page in pages)
    for wrong in ("-1", "x", "99999999999", "1.5"):
        assert anna.ask("GET", f"/api/games?page={wrong}")[0] == 404


# ---- counting ----------------------------------------------------------------------------------


def game(
    winners: Sequence[int], *others: Seat, deck: Sequence[str] = (), mine: Seat | None = None
) -> Played:
    """A game of mine at the first seat."""
    seats = [mine or Seat(name="Me", holder=ME), *others]
    n = len(seats)
    decks = [list(deck), *([] for _ in others)]
    return Played("", seats, Settled([10] * n, [14] * n, decks, list(winners), "rules"))


PERSON = Seat(name="Ben", holder="ben")
EASY = Seat(name="Cleo", bot="easy")


def test_shares_streaks_and_opponents() -> None:
    games = [
        game([0], PERSON),
        game([0, 1], PERSON, EASY),
        game([1], EASY),
        game([0], EASY),
        game([0], Seat(name="Dan", holder="dan", bot="generic")),  # a bot went on for a person
    ]
    counted = statistics(games, ME, Language("en"))
    assert (counted.all.games, counted.all.won, counted.all.shared) == (5, 3, 1)
    assert counted.all.share == pytest.approx(3.5 / 5)
    assert counted.streak == 2
    assert counted.turns == 14
    found = {one.bot: (one.games, one.share) for one in counted.against}
    assert found == {None: (3, pytest.approx(2.5 / 3)), "easy": (3, pytest.approx(0.5))}
    assert counted.against[0].label == "people"


def test_what_one_left_counts_as_left_and_ends_a_streak() -> None:
    left = Seat(name="Me", holder=ME, bot="generic")
    games = [game([0], EASY), game([0], EASY, mine=left), game([0], EASY)]
    counted = statistics(games, ME, Language("en"))
    assert (counted.all.games, counted.left, counted.streak) == (2, 1, 1)


def test_what_cannot_be_played_again_does_not_count() -> None:
    unknown = Played("", [Seat(name="Me", holder=ME), EASY], Settled())
    counted = statistics([game([0], EASY), unknown, game([0], EASY)], ME, Language("en"))
    assert (counted.all.games, counted.streak) == (2, 2)


def test_cards_one_likes_and_cards_that_win() -> None:
    games = [game([0], EASY, deck=["Witch", "Village"]) for _ in range(3)]
    games += [game([1], EASY, deck=["Village"]) for _ in range(2)]
    games += [game([0], EASY, deck=["Moat"])]
    counted = statistics(games, ME, Language("en"))
    assert [one.card for one in counted.favourites] == ["Village", "Witch", "Moat"]
    assert [one.card for one in counted.best] == ["Witch", "Village"]  # Moat too seldom
