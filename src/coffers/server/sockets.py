"""The WebSocket of a table: one for each browser that looks at it."""

import asyncio
import contextlib
import logging
from collections import Counter, deque
from time import monotonic

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from coffers.errors import CoffersError
from coffers.server.archive import FirstState, Shown
from coffers.server.games import ServedGame
from coffers.server.limits import Bucket, Buckets
from coffers.server.messages import (
    Answer,
    Here,
    Incoming,
    Outgoing,
    Ping,
    Pong,
    Refused,
    Say,
    Undo,
    UndoReply,
)
from coffers.server.refusals import Refusal, TooMuch, status_of
from coffers.server.requests import (
    Desk,
    address,
    desk,
    small_number,
    understood,
    wished_language,
)
from coffers.server.speech import said
from coffers.server.states import Seen, Viewer, is_behind
from coffers.server.tables import PATIENCE, OpenTable, encode
from coffers.texts import LANGUAGES

SENDING = 20  # seconds that a message may take to get away
MOST_UNHEARD = 100  # messages that wait for one client
POSITIONS = b'{"type":"state"', b'{"type":"changed"'  # how a position begins that is sent
PRIVATE = 4000  # to which the status of a refusal is added when a socket is closed for it
log = logging.getLogger("coffers.server")
_decoder = msgspec.json.Decoder(Incoming)


class Connection:
    """Somebody connected to a table, with a task that sends what there is to send.

    Every scene is a message of its own, however quickly they follow each other: a pause between two
    of them must not tell more than their content. Only who takes them far too slowly gets the last
    one instead, with everything that happened since the one they had.
    """

    def __init__(
        self,
        socket: WebSocket,
        table: OpenTable,
        viewer: Viewer,
        caller: str,
        holder: str | None = None,
    ) -> None:
        self.socket = socket
        self.table = table
        self.viewer = viewer
        self.seat = viewer.seat
        self.holder = holder
        self.caller = caller
        self._behind = table.started  # the next thing to be shown is the position as it stands
        self._new_table = True
        self._waiting: deque[bytes] = deque()
        self._metrics = desk(socket).hall.metrics
        self._answered: float | None = None  # when an answer came that is not shown yet
        self._something = asyncio.Event()
        self._something.set()

    def look(self) -> None:
        if not self._behind:
            game = self.table.game
            if game is None or is_behind(game, self.viewer) or len(self._waiting) > MOST_UNHEARD:
                self._behind = True
            else:
                self._waiting.extend(self.table.news(self.viewer))
        self._something.set()

    def look_again(self) -> None:
        """Show the position again, for there may be a misunderstanding about it."""
        if not self._behind and self.table.game is not None:
            self._waiting.append(self.table.again(self.viewer))
        else:
            self._behind = self.table.started
        self._something.set()

    def look_around(self) -> None:
        self._new_table = True
        self._something.set()

    def hear(self, message: Outgoing) -> None:
        if len(self._waiting) <= 2 * MOST_UNHEARD:
            self._waiting.append(encode(message))
        self._something.set()

    def complain(self, problem: CoffersError) -> None:
        self.hear(Refused(said(problem, self.viewer.language), self.viewer.number))

    def sit(self, seat: int | None) -> None:
        """From now on somebody who has another seat, or only looks on."""
        self.seat = seat
        self.viewer = Viewer(
            seat,
            self.viewer.language,
            counts=self.viewer.counts,
            wants_changes=self.viewer.wants_changes,
        )
        self._waiting.clear()
        self._behind = self.table.started
        self._something.set()

    async def send_all(self) -> None:
        """Send what is new, for as long as the socket is open."""
        while True:
            await self._something.wait()
            self._something.clear()
            if self._new_table:
                self._new_table = False
                await self._send(encode(self.table.outside(self.holder)))
            while self._waiting and not self._behind:
                await self._send(self._waiting.popleft())
                if self._answered is not None:
                    self._metrics.answered(monotonic() - self._answered)
                    self._answered = None
            if self._behind and self.table.started:
                await self._catch_up()

    async def _catch_up(self) -> None:
        """Send the position as it stands, with as much of the log as there is."""
        try:
            game = await self.table.position()
            viewer, shown = await self._first_state(game)
        except CoffersError as problem:
            log.error("%s: %s", self.table.id, problem)
            raise  # the socket is closed, and the client comes back
        if viewer.seat != self.seat:  # given up meanwhile: what was fetched is for other eyes
            self._something.set()
            return
        notes = [message for message in self._waiting if not message.startswith(POSITIONS)]
        self._waiting = deque([shown, *notes])
        if viewer is not self.viewer:
            self.viewer.remember(viewer)
            self.viewer.before = None  # it was shown by somebody else
        self._behind = False
        self.look()  # the game may have gone on meanwhile

    async def _first_state(self, game: ServedGame) -> tuple[Seen, bytes]:
        looking = self.viewer
        if not is_behind(game, looking):
            return looking, self.table.again(looking, game)
        seconds = self.table.seconds_left()
        job = FirstState(self.table.id, game.number, looking.seen(), seconds)
        try:
            content = await self.table.archive.ask(job, self.caller)
        except Refusal:
            # The archive has too much to do: the last turns must be enough for now.
            return looking, self.table.again(looking, game)
        shown = msgspec.msgpack.decode(content, type=Shown)
        return shown.viewer, shown.message

    async def _send(self, message: bytes) -> None:
        async with asyncio.timeout(SENDING):
            await self.socket.send_text(message.decode())

    # ---- receiving ---------------------------------------------------------------------------

    async def receive_all(self, bucket: Bucket, shared: Buckets, caller: str) -> None:
        """Do what the client says, for as long as it says something and not too often."""
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if not bucket.take(monotonic()):
                raise TooMuch()
            shared.take(caller)
            # Somebody who leaves in mid-sentence has said it all the same: what is being written
            # must be shown to the others, too.
            await asyncio.shield(self._hear_out(received.get("text") or ""))

    async def _hear_out(self, text: str) -> None:
        number = 0
        try:
            message = understood(text, _decoder.decode)
            number = getattr(message, "number", 0)
            await self._obey(message)
        except CoffersError as problem:
            self.refuse(problem, number)

    async def _obey(self, message: Incoming) -> None:
        match message:
            case Answer():
                received = monotonic()
                if await self.table.answer(self.seat, message):
                    # If there is nothing new, others decide: nothing may tell that but time.
                    self._answered = received
                else:
                    self.look_again()
            case Undo(number=number):
                await self.table.undo(self.seat, number)
            case UndoReply(number=number, ok=ok):
                await self.table.undo_reply(self.seat, number, ok)
            case Say(phrase=phrase):
                self.table.say(self.seat, phrase)
            case Here():
                await self.table.sign_of_life(self.seat)
            case Ping():
                self.hear(Pong())

    def refuse(self, problem: CoffersError, number: int) -> None:
        """Say why something cannot be, and show again what is on the table."""
        self._metrics.refused(problem)
        self.hear(Refused(said(problem, self.viewer.language), number))
        self.look_again()


async def table_socket(socket: WebSocket) -> None:
    """Let somebody look at a table, and play if it is their seat."""
    place = desk(socket)
    if not place.keys.may_come_from(socket):
        await socket.close()
        return
    await socket.accept()
    caller = address(socket)
    language = LANGUAGES[0]
    place.sockets[caller] += 1
    try:
        language = wished_language(socket)
        place.requests.take(caller)
        if place.sockets[caller] > place.settings.limits.sockets_per_address:
            raise TooMuch
        await _attend(await _connected(socket, place, language, caller), place, caller)
    except CoffersError as problem:
        await _show_out(socket, problem, language)
    finally:
        _count_down(place.sockets, caller)


async def _connected(socket: WebSocket, place: Desk, language: str, caller: str) -> Connection:
    """Somebody at the table that the address names, if there is room."""
    table = await place.hall.table(socket.path_params["id"])
    holder = place.keys.holder(socket)
    seat = table.row.seat_of(holder)
    if seat is None and not table.started:
        # Perhaps this browser has just sat down with another process.
        await table.reread()
        seat = table.row.seat_of(holder)
    limits = place.settings.limits
    room = limits.spectators_per_table if seat is None else limits.sockets_per_seat
    if sum(looker.seat == seat for looker in table.lookers) >= room:
        raise TooMuch
    since = small_number(socket.query_params.get("since", ""))
    viewer = Viewer(
        seat,
        language,
        counts=socket.query_params.get("counts") == "1",
        wants_changes=socket.query_params.get("changes") == "1",
    )
    if since is not None and table.started:
        viewer.turn, viewer.told = (await table.position()).told_at(seat, since)
    connection = Connection(socket, table, viewer, caller, holder)
    table.lookers.add(connection)
    return connection


async def _attend(connection: Connection, place: Desk, caller: str) -> None:
    """Let somebody look and play for as long as they stay."""
    try:
        await _talk(connection, place, caller)
    finally:
        await connection.table.leave(connection)


async def _talk(connection: Connection, place: Desk, caller: str) -> None:
    """Send and receive until one of them ends."""
    table = connection.table
    with contextlib.suppress(CoffersError):  # the sender says what is wrong
        await table.arrive(connection)
        if table.started:
            await table.position()
            if table.bus.shared:
                await table.catch_up()
            table.let_bots_play(PATIENCE if table.bus.shared else 0)
    sending = asyncio.create_task(connection.send_all())
    bucket = Bucket(place.settings.limits.messages, monotonic())
    receiving = asyncio.create_task(connection.receive_all(bucket, place.messages, caller))
    done, unfinished = await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    for task in unfinished:
        task.cancel()
    await asyncio.gather(*unfinished, return_exceptions=True)
    problem = next((task.exception() for task in done if task.exception()), None)
    if problem is not None and not isinstance(problem, (WebSocketDisconnect, TimeoutError)):
        raise problem


async def _show_out(socket: WebSocket, problem: CoffersError, language: str) -> None:
    """Say why, and close; browsers tell a page nothing of a socket that was never open."""
    desk(socket).hall.metrics.refused(problem)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode(Refused(said(problem, language), 0)).decode())
        await socket.close(PRIVATE + status_of(problem))


def _count_down(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]
