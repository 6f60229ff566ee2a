"""Attacks a server with long games, and measures what people at other tables notice of it.

    python -m tests.server.attacks.stalls --seconds 20

Loopback only, bounded in moves, time and addresses. Without --url it starts a server of its own,
with the default limits, and writes the long games into its database; --played plays them over the
wire instead, as strangers would, which takes minutes.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from tests.server.attacks.bounds import bounded, loopback
from tests.server.attacks.fire import CREW, Orders
from tests.server.attacks.innocents import READY
from tests.server.attacks.long_games import ENDING, LongGame, long_games, play_long_games
from tests.server.conftest import Guest

from coffers.server.load import SHARES, Plan, check, percentile
from coffers.server.visitor import ServerProcess

ROOT = Path(__file__).parents[3]
MOST_MOVES = 20_000
MOST_SECONDS = 120
MOST_ADDRESSES = 16
CALM = 4.0  # seconds of play before the fire
LULL = 1.0  # ... at the end of that, in which answers count neither as calm nor as under fire
JOINING = 0.5  # ... before that, until everybody plays
PATIENCE = 30  # seconds that the others may take to get ready or to tell


@dataclass(slots=True)
class Siege:
    """What a stalls attack does."""

    moves: int = MOST_MOVES - 10  # a game that has used up all its moves runs no longer
    seconds: float = 20
    addresses: int = 4
    attacks: list[str] = field(default_factory=lambda: list(CREW))
    url: str | None = None
    played: bool = False


@dataclass(slots=True)
class Damage:
    """What people at other tables notice: seconds from each answer to each showing of it."""

    running: LongGame
    finished: LongGame
    calm: list[float]
    under_fire: list[float]
    unheard: int  # of those under fire, how many had not been shown at all in the end
    refused: int
    lost: int
    own_lag: float  # how late the players' own process came to what it wanted to do, 99 % within
    slowdown: float  # of the server, by whatever else the machine had to do
    counts: dict[str, int]  # what became of the attacks


@dataclass(frozen=True, slots=True)
class Demand:
    """For how long a server has been at work, and for how long it wanted to be but others were."""

    worked: int = 0
    waited: int = 0

    @classmethod
    def of(cls, server: ServerProcess | None) -> "Demand":
        """Of the thread that serves; nothing where that is not known."""
        path = Path(f"/proc/{server.process.pid}/schedstat" if server else "/nowhere")
        if not path.exists():
            return cls()
        worked, waited, _ = path.read_text().split()
        return cls(int(worked), int(waited))

    def slowdown_since(self, before: "Demand") -> float:
        """How many times as long everything took as on a machine that has nothing else to do."""
        worked = self.worked - before.worked
        return 1 + (self.waited - before.waited) / worked if worked else 1.0


def besiege(siege: Siege) -> Damage:
    """Carry out the attack, on a server of its own unless there is one already."""
    check(Plan(urls=(siege.url,) if siege.url else ()))
    if siege.url is not None:
        return _besiege(siege, siege.url, None, *play_long_games(siege.url, siege.moves))
    with tempfile.TemporaryDirectory(prefix="coffers-siege-") as folder:
        games = None if siege.played else long_games(Path(folder), siege.moves)
        server = ServerProcess(Path(folder), "--address-limits", "1")
        try:
            games = games or play_long_games(server.address, siege.moves)
            return _besiege(siege, server.address, server, *games)
        finally:
            server.kill()  # it may have hours of work before it


def _besiege(
    siege: Siege,
    url: str,
    server: ServerProcess | None,
    running: LongGame,
    finished: LongGame,
) -> Damage:
    _look_once(url, running, finished)
    seconds = JOINING + CALM + siege.seconds
    people = _start("innocents", url, str(seconds), stdin=subprocess.DEVNULL)
    attackers = None
    try:
        assert people.stdout is not None
        if people.stdout.readline().strip() != READY:
            raise RuntimeError("nobody could play, even before the fire")
        begin = time.monotonic() + JOINING + CALM
        orders = Orders(
            url, running, finished, siege.attacks, siege.addresses, begin, siege.seconds
        )
        attackers = _start("fire", stdin=subprocess.PIPE)
        assert attackers.stdin is not None
        assert attackers.stdout is not None
        with attackers.stdin as ears:
            ears.write(orders.as_json())
        time.sleep(begin - time.monotonic())
        before = Demand.of(server)
        attackers.wait(siege.seconds + PATIENCE)
        slowdown = Demand.of(server).slowdown_since(before)
        struck = attackers.stdout.read()
        told = json.loads(people.stdout.readline())
    finally:
        for process in (people, attackers):
            if process is not None:
                _end(process)
    heard = [*told["broadcasts"], *told["unheard"]]
    return Damage(
        running=running,
        finished=finished,
        calm=[shown - sent for sent, shown in heard if begin - CALM <= sent < begin - LULL],
        under_fire=[shown - sent for sent, shown in heard if sent >= begin],
        unheard=sum(sent >= begin for sent, _ in told["unheard"]),
        refused=told["refused"],
        lost=told["lost"],
        own_lag=told["own_lag"],
        slowdown=slowdown,
        counts=json.loads(struck),
    )


def _look_once(url: str, running: LongGame, finished: LongGame) -> None:
    """Somebody looks at both games before anything is measured, as people do who play them."""
    with Guest(url).sit(running.table) as socket:
        socket.state()
    Guest(url).get(f"/api/tables/{finished.table}/replay")


def _start(module: str, *arguments: str, stdin: int | IO[str]) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", f"tests.server.attacks.{module}", *arguments]
    return subprocess.Popen(command, cwd=ROOT, stdin=stdin, stdout=subprocess.PIPE, text=True)


def _end(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.wait(PATIENCE)
    if process.stdout is not None:
        process.stdout.close()


def describe(damage: Damage) -> str:
    """The figures, for people."""
    lines = [
        f"long games: {damage.running.moves} moves, and {damage.finished.moves} of one that is over"
    ]
    if damage.running.seconds:
        lines.append(
            f"played over the wire in {damage.running.seconds:.0f} s"
            f" and {damage.finished.seconds:.0f} s"
        )
    for name, times in (("calm", damage.calm), ("under fire", damage.under_fire)):
        median, most, nearly_all, slowest = (1000 * percentile(times, share) for share in SHARES)
        lines.append(
            f"others' answers, {name}: median {median:.0f} ms, 95 % within {most:.0f} ms,"
            f" 99 % within {nearly_all:.0f} ms, slowest of {len(times)} {slowest:.0f} ms"
        )
    lines.append(
        f"never shown: {damage.unheard}, refused: {damage.refused},"
        f" connections lost: {damage.lost}, the players' own lag: {1000 * damage.own_lag:.0f} ms"
    )
    if damage.slowdown > 1:
        lines.append(f"server slowed down by the rest of the machine: {damage.slowdown:.1f} times")
    lines += [f"{what}: {n}" for what, n in damage.counts.items()]
    return "\n".join(lines)


def arguments_of(words: list[str] | None) -> Siege:
    parser = argparse.ArgumentParser(
        prog="python -m tests.server.attacks.stalls",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    usual = Siege()
    parser.add_argument(
        "--url", type=loopback, help="a server on this machine; otherwise one of its own"
    )
    parser.add_argument(
        "--moves",
        type=bounded(int, 2 * ENDING, MOST_MOVES),
        default=usual.moves,
        help=f"of each long game, {MOST_MOVES} at most (default: %(default)s)",
    )
    parser.add_argument(
        "--seconds",
        type=bounded(float, 1, MOST_SECONDS),
        default=usual.seconds,
        help=f"of fire, {MOST_SECONDS} at most (default: %(default)s)",
    )
    parser.add_argument(
        "--addresses",
        type=bounded(int, 1, MOST_ADDRESSES),
        default=usual.addresses,
        help="from which the attackers come, 127.0.0.2 and following (default: %(default)s)",
    )
    parser.add_argument(
        "--attacks",
        nargs="+",
        choices=list(CREW),
        default=usual.attacks,
        help="(default: all)",
    )
    parser.add_argument("--played", action="store_true", help="play the long games over the wire")
    return Siege(**vars(parser.parse_args(words)))


def main(words: list[str] | None = None) -> None:
    print(describe(besiege(arguments_of(words))))


if __name__ == "__main__":
    main()
