"""Processes that run errands for the server."""

import subprocess
import sys

from coffers.server.errands import framed

ECHO = """
import sys
from coffers.server.errands import run_errands
run_errands(sys.stdin.buffer, sys.stdout.buffer, lambda content: content)
"""


def test_a_process_ends_quietly_when_the_server_was_killed() -> None:
    """Its errand is done, and there is nobody left to be told."""
    process = subprocess.Popen(
        [sys.executable, "-c", ECHO],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin and process.stdout and process.stderr
    assert process.stdout.read(len(framed(b""))) == framed(b"")
    process.stdout.close()
    process.stdin.write(framed(b"what nobody waits for"))
    process.stdin.close()
    with process:
        assert process.stderr.read() == b""
    assert process.returncode == 0
