"""Long games under fire cost their attackers time, and nobody else."""

from collections.abc import Callable

import pytest
from tests.server.attacks import stalls
from tests.server.attacks.long_games import ENDING, play_long_games
from tests.server.attacks.stalls import Siege, besiege, describe
from tests.server.conftest import Guest, LocalServer

from coffers.errors import CoffersError
from coffers.server.limits import Limits
from coffers.server.load import percentile

BOUND = 0.25  # seconds within which 99 % of the others' answers are to be shown
BUSY = 0.1  # seconds that a machine takes without any fire if it has other things to do
SECONDS = 8


def test_long_games_under_fire_keep_nobody_waiting() -> None:
    """Others' answers stay quick; a machine that is slow anyway may be that much slower."""
    damage = besiege(Siege(seconds=SECONDS))
    figures = describe(damage)
    assert len(damage.calm) > 50, figures
    calm = percentile(damage.calm, 0.99)
    bound = BOUND if calm < BUSY else BOUND + calm
    assert sum(damage.counts.values()) > 20, figures
    assert percentile(damage.under_fire, 0.99) < bound, figures
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
        (["--moves", "1000000"], "--moves: must be between 800 and 20000"),
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
