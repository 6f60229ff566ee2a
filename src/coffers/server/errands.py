"""Errands: what is done in processes beside the server, because everybody else would wait for it.

A message is four bytes that say how long it is, and then its content. What a process is told goes
through its standard input and nowhere else: others on the machine can read a command line. It ends
with the server, whose end of the line it hears.
"""

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from coffers.errors import CoffersError
from coffers.server.refusals import Refusal

LENGTH = 4  # bytes that say how long a message is
BEGINNING = 30.0  # seconds in which a process must be there
log = logging.getLogger("coffers.server")


class Answered(Struct, tag="answered"):
    content: bytes


class Unanswered(Struct, tag="unanswered"):
    """What is wrong, as a Refusal."""

    status: int
    message: str
    details: dict[str, Any]


_answers: msgspec.msgpack.Decoder[Answered | Unanswered] = msgspec.msgpack.Decoder(
    Answered | Unanswered
)
_pack = msgspec.msgpack.Encoder().encode


# ---- in the process of its own -----------------------------------------------------------------


def stand_back() -> None:
    """Let those who play come first; Ctrl-C is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)


def run_errands(heard: BinaryIO, said: BinaryIO, do: Callable[[bytes], bytes]) -> None:
    """Say that one is there, and run the errands that come, until no more can come."""
    try:
        tell(said, b"")
        while content := read_message(heard):
            tell(said, _pack(outcome(do, content)))
    except BrokenPipeError:  # the server was killed: nobody is left to answer
        with contextlib.suppress(BrokenPipeError):
            said.close()


def outcome(do: Callable[[bytes], bytes], content: bytes) -> Answered | Unanswered:
    """What comes of an errand, or why nothing does."""
    try:
        return Answered(do(content))
    except CoffersError as problem:
        status = problem.status if isinstance(problem, Refusal) else 400
        details = {key: str(value) for key, value in problem.details.items()}
        return Unanswered(status, problem.message, details)
    except Exception:
        log.exception("an errand goes wrong")
        return Unanswered(500, "fault", {})


def tell(said: BinaryIO, content: bytes) -> None:
    said.write(framed(content))
    said.flush()


def read_message(heard: BinaryIO) -> bytes:
    return heard.read(int.from_bytes(heard.read(LENGTH), "big"))


def framed(content: bytes) -> bytes:
    return len(content).to_bytes(LENGTH, "big") + content


# ---- in the server -----------------------------------------------------------------------------


class Runner:
    """A process that runs errands, one at a time; started when it is needed, and again when it is
    lost."""

    def __init__(self, module: str, busy: str, first: bytes = b"") -> None:
        """The module it runs; the refusal if it fails; what it is told before anything else."""
        self.module = module
        self.busy = busy
        self.first = first
        self.lost = 0  # how often it did not answer...
        self.failing = False  # ... and whether it was so the last time
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def run(self, errand: bytes, seconds: float) -> bytes:
        """What comes of an errand within so many seconds. Who waits for it must not be cancelled:
        the answer would be left in the line for the next one."""
        process = await self.start()
        assert process.stdin is not None
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(framed(errand))
                await process.stdin.drain()
                content = await _heard(process)
        except (OSError, EOFError, TimeoutError) as problem:
            await self._lose(problem)
            raise Refusal(503, self.busy) from None
        self.failing = False
        answer = _answers.decode(content)
        if isinstance(answer, Unanswered):
            raise Refusal(answer.status, answer.message, **answer.details)
        return answer.content

    async def start(self) -> asyncio.subprocess.Process:
        """The process, which is there by then."""
        if self._process is not None and self._process.returncode is None:
            return self._process
        try:
            async with asyncio.timeout(BEGINNING):
                self._process = process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    self.module,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                )
                if self.first:
                    assert process.stdin is not None
                    process.stdin.write(framed(self.first))
                await _heard(process)
                return process
        except (OSError, EOFError, TimeoutError) as problem:
            await self._lose(problem)
            raise Refusal(503, self.busy) from None

    async def _lose(self, problem: Exception) -> None:
        if self._process is not None:  # and nobody has closed it
            log.error("%s does not answer: %r", self.module, problem)
            self.lost += 1
            self.failing = True
            await self.close()

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _heard(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    size = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return await process.stdout.readexactly(size)
