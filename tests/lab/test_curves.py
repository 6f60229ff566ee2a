"""What strategists follow through a game."""

import pytest

from coffers.lab import Plan, match, sample_games


@pytest.fixture
def idle() -> Plan:
    return Plan.of_toml('name = "Idle"\nneeds = []\nbuy = []')


def test_curves_are_those_of_the_games(big_money: Plan, smithy: Plan) -> None:
    """All games of a match, read one by one, come to the same."""
    result = match(big_money, smithy, games=20, seed=2, curves=True)
    curves = result.curves
    assert curves is not None
    turns: dict[int, list[int]] = {}
    first_dead = 0
    for sample in sample_games(result, 20):
        me, gained, turn = "Smithy", 0, 0
        for event in sample.game.open_events():
            if event.kind == "turn-started":
                turn = event.amount
            if event.player == me and event.kind == "gained" and event.card == "Province":
                gained += 1
                turns.setdefault(gained, []).append(turn)
        first_dead += sample.game.events()[0].kind == "shuffled" and first_hand(sample, me) < 3
    for province in curves.provinces[1]:
        assert province.turn.value == pytest.approx(sum(turns[province.n]) / len(turns[province.n]))
        assert province.reached.value == len(turns[province.n]) / 20
        assert sum(province.by_turn) == len(turns[province.n])
    assert curves.dead[1][0] == first_dead / 20


def first_hand(sample: object, me: str) -> int:
    """The Coppers of a player's first hand."""
    drawn = [e.card for e in sample.game.open_events() if e.kind == "drew" and e.player == me]  # type: ignore[attr-defined]
    return drawn[:5].count("Copper")


def test_who_buys_nothing(idle: Plan, big_money: Plan) -> None:
    curves = match(idle, big_money, games=200, seed=1, curves=True).curves
    assert curves is not None
    assert curves.density[0] == pytest.approx([0.7] * len(curves.density[0]))
    assert set(curves.gained[0]) == {0.0}
    assert curves.provinces[0] == []
    dead = 1 / 12  # hands of two coins, where five of ten cards are drawn in the first turns
    assert curves.dead[0][0] == pytest.approx(dead, abs=0.06)
    assert curves.dead_hands[0].low < dead * 2
    assert curves.density[1][15] > 1.0


def test_points_by_turn_add_up_to_points(big_money: Plan, smithy: Plan) -> None:
    curves = match(big_money, smithy, games=100, seed=1, curves=True).curves
    assert curves is not None
    shortest = sum(n == 100 for n in curves.games[0])
    gained = 3 + sum(curves.gained[0][:shortest])
    assert gained == pytest.approx(curves.points[0][shortest - 1])


def test_everything_is_json(big_money: Plan, smithy: Plan) -> None:
    document = match(big_money, smithy, games=100, seed=1, curves=True).as_json()["curves"]
    assert {"density", "points_gained", "dead", "dead_hands", "provinces"} <= document.keys()
    first = document["provinces"][0][0]
    assert first["n"] == 1 and first["turn"]["low"] < first["turn"]["value"]
