"""Giving memory back that nobody needs any more."""

import contextlib
import ctypes
import gc

from coffers.server import speech


def give_back() -> None:
    """Let go of everything that can be had again; for a moment in which nobody plays.

    Sentences that were said stay in mind, and connections that were closed lie in rings until
    Python looks for such (serving.have_one_thing_in_mind lets it do so seldom, because it is a
    pause for everybody).
    """
    speech.forget()
    gc.collect()
    with contextlib.suppress(OSError, AttributeError):  # there are systems without it
        ctypes.CDLL(None).malloc_trim(0)
