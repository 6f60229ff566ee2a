"""Positions sent as what has changed in them, to those who want that."""

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.server.conftest import changed
from tests.server.test_protocol import play_out, two_persons
from tests.server.test_states import drawn_game, gone_on

from coffers.bots.random_legal import RandomLegal
from coffers.server.states import Viewer, news, sent


def as_heard(message: Any) -> Any:
    return json.loads(msgspec.json.encode(message))


@pytest.mark.parametrize("seed", range(8))
def test_whoever_puts_the_changes_together_has_the_whole_position(seed: int) -> None:
    """Also after moves that were taken back, and in games with all kinds of mats and tokens."""
    chance = random.Random(seed)
    game = drawn_game(seed)
    bot = RandomLegal(seed)
    seat = chance.randrange(len(game.players))
    whole, brief = Viewer(seat, "en"), Viewer(seat, "en", wants_changes=True)
    view: dict[str, Any] = {}
    sizes = [0, 0]
    for _ in range(120):
        for one, other in zip(news(game, whole), news(game, brief), strict=True):
            shown, message = as_heard(one), as_heard(sent(brief, other))
            sizes = [sizes[0] + len(str(shown)), sizes[1] + len(str(message))]
            assert message["type"] == ("changed" if view else "state")
            view = changed(view, message["view"]) if view else message["view"]
            assert {**view, "decision": None} == {**shown["view"], "decision": None}
            rest = {k: v for k, v in shown.items() if k not in ("type", "view")}
            assert {k: message[k] for k in rest} == rest
        if game.over:
            break
        game = gone_on(game, bot, chance)
    assert sizes[1] < sizes[0] / 2


def test_a_client_that_wants_changes_gets_them_after_one_whole_position(
    guest: Callable[[], Any],
) -> None:
    table, anna, ben = two_persons(guest)
    with anna.sit(table) as a, ben.sit(table) as b, ben.sit(table, changes=True) as brief:
        play_out(a, b)
        brief.hear_out()
        assert brief.kinds[0] == "state"
        assert set(brief.kinds[1:]) == {"changed"}
        assert brief.last["number"] == b.last["number"]
        views = [{**s.last["view"], "decision": None} for s in (brief, b)]
        assert views[0] == views[1]
        assert brief.log == b.log
    with ben.sit(table, changes=True) as again:
        assert again.state()["over"]
