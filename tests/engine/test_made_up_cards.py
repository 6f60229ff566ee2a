"""What the engine can do for cards that are still to come (tests/engine/made_up_cards.py)."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).with_name("made_up_cards.py")


def test_the_engine_is_ready_for_cards_that_are_still_to_come() -> None:
    """Interpreted: compiled classes have no interpreted children."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(TESTS)],
        env=os.environ | {"COFFERS_COMPILED": "0"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout
