"""Long games under fire cost their attackers time, and nobody else."""

import warnings
from collections.abc import Callable

import pytest
from tests.server.attacks import stalls
from tests.server.attacks.long_games import ENDING, play_long_games
from tests.server.attacks.stalls import Damage, Siege, besiege, describe
from tests.server.conftest import Guest, LocalServer

from coffers.errors import CoffersError
from coffers.server.limits import Limits
from coffers.server.load import percentile

BOUND = 0.25  # seconds within which 99 % of the others' answers are to be shown
BUSY = 0.1  # ... without any fire, if the machine is a slow one
SLOWEST = 4  # times as long, at most, where the machine has other things to do
SECONDS = 8


def bound(damage: Damage) -> float:
    """What is asked of this machine; if it has other things to do, it is less, and it says so."""
    calm = percentile(damage.calm, 0.99)
    seconds = BOUND * min(damage.slowdown, SLOWEST) + (calm if calm > BUSY else 0)
    if seconds > 1.5 * BOUND:
        warnings.warn(f"a busy machine: {seconds:.2f} s instead of {BOUND} s", stacklevel=2)
    return seconds


def test_long_games_under_fire_keep_nobody_waiting() -> None:
    damage = besiege(Siege(seconds=SECONDS))
    figures = describe(damage)
    assert len(damage.calm) > 50, figures
    assert sum(damage.counts.values()) > 20, figures
    assert percentile(damage.under_fire, 0.99) < bound(damage), figures
    assert len(damage.under_fire) > 20 * SECONDS, figures
    assert (damage.refused, damage.lost) == (0, 0), figures


def test_long_games_can_be_played_over_the_wire(start: Callable[..., LocalServer]) -> None:
    """A small one of each kind, within the limits that everybody has."""
    url = start(limits=Limits()).address
    running, finished = play_long_games(url, ENDING + 40)
    visitor = Guest(url)
    assert visitor.get(f"/api/tables/{running.table}")["status"] == "playing"
    assert visitor.get(f"/api/tables/{finished.table}")["status"] == "over"
    assert ENDING < running.moves <= ENDING + 40
    assert visitor.get(f"/api/tables/{finished.table}/replay")["answers"] == finished.moves


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--url", "http://example.com"], "a load test of other people's servers is an attack"),
        (["--url", "http://192.0.2.1:80"], "is not on this machine"),
        (["--moves", "1000000"], "--moves: must be between 400 and 20000"),
        (["--seconds", "3600"], "--seconds: must be between 1 and 120"),
        (["--seconds", "nan"], "--seconds: must be between 1 and 120"),
        (["--addresses", "200"], "--addresses: must be between 1 and 16"),
    ],
)
def test_the_attack_is_bounded_and_stays_at_home(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        stalls.main(arguments)
    assert sentence in " ".join(capsys.readouterr().err.split())
    with pytest.raises(CoffersError):
        besiege(Siege(url="http://192.0.2.1:80"))
