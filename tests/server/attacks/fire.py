"""The attackers, in a process of their own that steps back behind server and players.

From several addresses at once they ask for what is dear in a long game: the whole of it as a
spectator, answers given long ago once more, tables that go on from a late point, and every page
of a replay. They read what they get, and come again; who is refused waits a moment first.
"""

import json
import os
import random
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass

from tests.server.attacks.long_games import ENDING, LongGame
from tests.server.conftest import Guest, Socket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from coffers.server.load import Plan, check

REFUSED = 0.2  # seconds of pause for whoever is refused
LAST_WORDS = 0.5  # seconds after the end in which those under way may be answered


@dataclass(slots=True)
class Orders:
    """Whom to attack, how long, and from how many addresses."""

    url: str
    running: LongGame
    finished: LongGame
    attacks: list[str]  # of those in CREW
    addresses: int
    begin: float  # by the clock of the machine
    seconds: float

    def as_json(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def of(cls, text: str) -> "Orders":
        orders = cls(**json.loads(text))
        orders.running = LongGame(**orders.running)  # type: ignore[arg-type]
        orders.finished = LongGame(**orders.finished)  # type: ignore[arg-type]
        return orders


Attack = Callable[[Guest, Orders, random.Random], int]
"""One blow; the status with which it was answered."""


def spectate(guest: Guest, orders: Orders, chance: random.Random) -> int:
    """Look on, as somebody new or as somebody who was there long ago."""
    game = orders.running
    since = chance.choice([None, 0, chance.randrange(game.moves), game.moves - 1])
    with guest.sit(game.table, since) as socket:
        return heard(socket, '"state"')


def repeat_old_answers(guest: Guest, orders: Orders, chance: random.Random) -> int:
    """Give answers again that the first seat gave long ago."""
    game = orders.running
    guest.cookie = game.cookie
    with guest.sit(game.table, game.moves) as socket:
        status = heard(socket, '"state"')
        for _ in range(5):
            number = chance.randrange(game.moves // game.round) * game.round
            socket.send(type="answer", number=number, picks=game.passes)
            status = heard(socket, '"state"')
        return status


def fork(guest: Guest, orders: Orders, chance: random.Random) -> int:
    """Go on from one of the last turns."""
    game = orders.finished
    wish = {
        "number": game.moves - chance.randrange(1, ENDING),
        "seat": chance.randrange(2),
        "name": "Mallory",
    }
    return guest.ask("POST", f"/api/tables/{game.table}/fork", wish)[0]


def read(guest: Guest, orders: Orders, chance: random.Random) -> int:
    """Ask for a page of the replay, most often for the game at some point."""
    at = f"at/{chance.randrange(orders.finished.moves)}?seat={chance.choice(['0', '1', 'all'])}"
    page = chance.choice([at, at, at, at, "replay", "result", "save"])
    return guest.ask("GET", f"/api/tables/{orders.finished.table}/{page}")[0]


CREW: dict[str, tuple[Attack, int]] = {
    "spectators": (spectate, 2),
    "answers": (repeat_old_answers, 1),
    "forks": (fork, 1),
    "replays": (read, 3),
}
"""Who attacks from each address, and how many at once."""


def heard(socket: Socket, kind: str) -> int:
    """Wait for a message of that kind, without taking it to pieces: it may be large."""
    while True:
        text = str(socket.socket.recv(60))
        if kind in text[:40]:
            return 200


def strike(attack: Attack, guest: Guest, orders: Orders, chance: random.Random) -> int:
    """One blow; 0 if the connection broke."""
    try:
        return attack(guest, orders, chance)
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else 0
        return max(code - 4000, 0)  # a socket closed on purpose says the status
    except InvalidStatus as refusal:
        return int(refusal.response.status_code)
    except (OSError, TimeoutError):
        return 0


def attack_on(
    name: str, guest: Guest, orders: Orders, chance: random.Random, counts: Counter[str]
) -> None:
    """Strike again and again, for as long as it is ordered."""
    attack, _ = CREW[name]
    time.sleep(max(0.0, orders.begin - time.monotonic()))
    until = orders.begin + orders.seconds
    while time.monotonic() < until:
        counts[f"{name}: under way at the end"] += 1
        status = strike(attack, guest, orders, chance)
        counts[f"{name}: under way at the end"] -= 1
        counts[f"{name}: {outcome(status)}"] += 1
        if status != 200:
            time.sleep(REFUSED)


def outcome(status: int) -> str:
    if status == 200:
        return "served"
    if status in (429, 503):
        return "refused"
    return f"answered by {status}" if status else "broken off"


def main() -> None:
    orders = Orders.of(sys.stdin.read())
    check(Plan(urls=(orders.url,)))
    os.nice(19)  # strangers do not share the processor of the server they attack
    counts: Counter[str] = Counter()
    crew = [(name, i) for name in orders.attacks for i in range(CREW[name][1])]
    for source in (f"127.0.0.{i + 2}" for i in range(orders.addresses)):
        for name, i in crew:
            chance = random.Random(f"{source} {name} {i}")
            arguments = (name, Guest(orders.url, source), orders, chance, counts)
            threading.Thread(target=attack_on, args=arguments, daemon=True).start()
    time.sleep(max(0.0, orders.begin + orders.seconds + LAST_WORDS - time.monotonic()))
    print(json.dumps({what: n for what, n in sorted(counts.items()) if n}), flush=True)
    os._exit(0)  # nobody waits for answers that are still to come


if __name__ == "__main__":
    main()
