"""Tries to take a game hostage: plays and takes back one Treasure, over and over.

    python -m tests.server.attacks.hostage --limit 2000

Loopback only, bounded in moves and time. Without --url it starts a server of its own, in which a
game may have --limit moves; on any other the limit is the one that the server has.
"""

import argparse
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from tests.server.attacks.bounds import bounded, loopback
from tests.server.conftest import Guest, LocalServer, Socket, settings_in

from coffers.server.limits import Limits
from coffers.server.load import Plan, check

TREASURE = "play Copper"
MOST_MOVES = 50_000
MOST_SECONDS = 600
SOCKETS = 5  # of one seat, which together may say as much as an address may
PER_SECOND = 95  # messages; 100 of an address are allowed, and 20 of a socket


@dataclass(slots=True)
class Hostage:
    """A table of two at which the first player has learnt that the game is lost."""

    table: str
    loser: Guest
    winner: Guest


@dataclass(slots=True)
class Ransom:
    """What came of it."""

    plays: int = 0
    undos: int = 0
    seconds: float = 0
    refusals: list[str] = field(default_factory=list)  # sentences, each once
    goes_on: bool = False  # whether both could take a turn afterwards
    status: str = ""
    result: int = 0  # the status of the page with the result


def take_hostage(url: str) -> Hostage:
    check(Plan(urls=(url,)))
    loser, winner = Guest(url, "127.0.0.2"), Guest(url, "127.0.0.3")
    table = loser.open_table("Mallory", 2)
    winner.post(f"/api/tables/{table}/join", {"name": "Anna"})
    return Hostage(table, loser, winner)


# ---- moves -------------------------------------------------------------------------------------


def offered(shown: dict[str, Any]) -> list[str]:
    """The picks of a position, none if somebody else decides."""
    decision = shown["decision"]
    return [option["pick"] for option in decision["options"]] if decision else []


def reply_to(socket: Socket, number: int) -> dict[str, Any]:
    """What comes of what was said about a position: another one, or why it cannot be."""
    while True:
        message = socket.receive()
        socket.guest.heard.clear()  # there is much to hear
        if message["type"] == "refused":
            return message
        if message["type"] == "state" and message["number"] > number:
            return message


def pass_once(socket: Socket) -> dict[str, Any]:
    """Answer by passing, where one may, if the game is not over; what comes of it."""
    shown = socket.my_turn()
    if shown["over"]:
        return shown
    socket.answer(shown["decision"]["passing"] or offered(shown)[0], number=shown["number"])
    return reply_to(socket, shown["number"])


def pass_turn(socket: Socket) -> dict[str, Any]:
    """Pass until it is somebody else's turn, the game is over, or passing is refused."""
    while True:
        told = pass_once(socket)
        if told["type"] == "refused" or told["over"] or not told["decision"]:
            return told


def reach_treasures(socket: Socket) -> dict[str, Any]:
    """Pass until a Treasure can be played."""
    while TREASURE not in offered(socket.my_turn()):
        pass_once(socket)
    return socket.last


# ---- the attack --------------------------------------------------------------------------------


def play_and_take_back(sockets: list[Socket], moves: int, seconds: float) -> Ransom:
    """Play a Treasure and take it back until there were so many moves, time is up, or it is
    refused; each time on another socket, so that none says too much."""
    found = Ransom()
    began = time.monotonic()
    number = reach_treasures(sockets[0])["number"]
    pace = 2 * len(sockets) / PER_SECOND
    while found.plays + found.undos < moves and time.monotonic() - began < seconds:
        round_began = time.monotonic()
        for socket in sockets:
            for message in ({"type": "answer", "picks": [TREASURE]}, {"type": "undo"}):
                socket.send(**message, number=number)
                told = reply_to(socket, number)
                if told["type"] == "refused":
                    found.refusals.append(told["reason"])
                    found.seconds = time.monotonic() - began
                    return found
                number = told["number"]
                found.plays += message["type"] == "answer"
                found.undos += message["type"] == "undo"
        time.sleep(max(0.0, round_began + pace - time.monotonic()))
    found.seconds = time.monotonic() - began
    return found


def goes_on(hostage: Hostage) -> bool:
    """Whether both players can take a turn, or the game has ended and is scored."""
    with hostage.loser.sit(hostage.table) as loser, hostage.winner.sit(hostage.table) as winner:
        for socket in (loser, winner):
            told = pass_turn(socket)
            if told["type"] == "refused":
                return False
            if told["over"]:
                return True
    return True


def attack(url: str, moves: int, seconds: float) -> Ransom:
    """Take a game hostage by playing and taking back, and see what is left of it."""
    hostage = take_hostage(url)
    with ExitStack() as lines:
        seat = hostage.loser
        sockets = [lines.enter_context(seat.sit(hostage.table)) for _ in range(SOCKETS)]
        found = play_and_take_back(sockets, moves, seconds)
    found.goes_on = goes_on(hostage)
    found.status = hostage.winner.get(f"/api/tables/{hostage.table}")["status"]
    found.result = hostage.winner.ask("GET", f"/api/tables/{hostage.table}/result")[0]
    return found


def describe(found: Ransom) -> str:
    lines = [
        f"played {found.plays} times and taken back {found.undos} times in {found.seconds:.0f} s",
        *(f"refused: {sentence}" for sentence in found.refusals),
        f"the game {'goes on' if found.goes_on else 'is void'}: the table is {found.status!r},"
        f" its result is answered by {found.result}",
    ]
    return "\n".join(lines)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.server.attacks.hostage",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--url", type=loopback, help="a server on this machine; otherwise one of its own"
    )
    parser.add_argument(
        "--limit",
        type=bounded(int, 10, MOST_MOVES),
        default=Limits().moves,
        help="moves that a game may have on a server of its own (default: %(default)s)",
    )
    parser.add_argument(
        "--moves",
        type=bounded(int, 2, MOST_MOVES),
        default=Limits().moves + 100,
        help=f"to make, {MOST_MOVES} at most (default: %(default)s)",
    )
    parser.add_argument(
        "--seconds",
        type=bounded(float, 1, MOST_SECONDS),
        default=300.0,
        help=f"to go on for, {MOST_SECONDS} at most (default: %(default)s)",
    )
    chosen = parser.parse_args(words)
    if chosen.url is not None:
        print(describe(attack(chosen.url, chosen.moves, chosen.seconds)))
        return
    with tempfile.TemporaryDirectory(prefix="coffers-hostage-") as folder:
        limits = replace(Limits(), moves=chosen.limit)
        server = LocalServer(settings_in(Path(folder), limits=limits))
        try:
            print(describe(attack(server.address, chosen.moves, chosen.seconds)))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
