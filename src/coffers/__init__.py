"""Coffers: Dominion as software. `Game` is where to start.

>>> import coffers
>>> game = coffers.Game(["Anna", "Ben"], seed=7)
>>> game.decision.player
'Anna'
"""

from typing import TYPE_CHECKING, Any

from coffers._compiled import COMPILED

if TYPE_CHECKING:
    from coffers.errors import CoffersError, DamagedSave, IllegalChoice
    from coffers.game import Game, Result
    from coffers.kingdoms import Kingdom
    from coffers.picks import Decision
    from coffers.views import Event, View

__version__ = "0.1.0"
__all__ = [
    "COMPILED",
    "CoffersError",
    "DamagedSave",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Kingdom",
    "Result",
    "View",
]

_HOMES = {
    "CoffersError": "errors",
    "DamagedSave": "errors",
    "Decision": "picks",
    "Event": "views",
    "Game": "game",
    "IllegalChoice": "errors",
    "Kingdom": "kingdoms",
    "Result": "game",
    "View": "views",
}


def __getattr__(name: str) -> Any:
    """Import what is asked for when it is asked for, so that `coffers --help` starts at once."""
    if name not in _HOMES:
        raise AttributeError(f"module 'coffers' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"coffers.{_HOMES[name]}"), name)
