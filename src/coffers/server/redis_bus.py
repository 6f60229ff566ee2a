"""Several server processes, told of each other by Redis."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec
from redis.asyncio import BlockingConnectionPool, Redis
from redis.exceptions import RedisError

from coffers.errors import CoffersError
from coffers.server.bus import Bus
from coffers.server.messages import Notice

CHANNEL = "coffers:notices"
HEARTBEAT = 5  # seconds; after three without one a process counts as gone
DAY = 86_400
CONNECTIONS = 8  # to Redis; whoever wants one more waits a moment
PATIENCE = 2  # seconds: a Redis that does not answer must not hold up a table for long
UNREACHABLE = (RedisError, OSError)
log = logging.getLogger("coffers.server")


class RedisBus(Bus):
    """Several processes: notices on a channel, presence in hashes."""

    shared = True

    def __init__(self, address: str) -> None:
        super().__init__()
        pool = BlockingConnectionPool.from_url(
            address,
            max_connections=CONNECTIONS,
            timeout=PATIENCE,
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            decode_responses=True,
        )
        self._redis = Redis.from_pool(pool)
        self._listening = Redis.from_url(address, socket_connect_timeout=PATIENCE)
        self._tasks: list[asyncio.Task[None]] = []
        self._untold: list[bytes] = []
        self._something = asyncio.Event()  # to tell

    async def start(self, hear: Callable[[Notice], None], catch_up: Callable[[], None]) -> None:
        try:
            await self._beat()
        except UNREACHABLE as problem:
            raise CoffersError("redis-unreachable", problem=str(problem)) from None
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(hear, catch_up, ready)),
            asyncio.create_task(self._keep_beating()),
            asyncio.create_task(self._keep_telling()),
        ]
        await ready.wait()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*UNREACHABLE):
            await self._redis.delete(self._alive(self.process))
        await self._redis.aclose()
        await self._listening.aclose()

    async def answers(self) -> None:
        try:
            await self._redis.exists(self._alive(self.process))
        except UNREACHABLE as problem:
            raise CoffersError("redis-unreachable", problem=str(problem)) from None

    # ---- notices -----------------------------------------------------------------------------

    async def _listen(
        self, hear: Callable[[Notice], None], catch_up: Callable[[], None], ready: asyncio.Event
    ) -> None:
        decode = msgspec.json.Decoder(Notice).decode
        while True:
            try:
                async with self._listening.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    if ready.is_set():
                        catch_up()  # we were deaf for a while
                    ready.set()
                    async for message in channel.listen():
                        try:
                            notice = decode(message["data"])
                        except msgspec.MsgspecError:
                            continue  # of another version, or not ours at all
                        if notice.process != self.process:
                            hear(notice)
            except UNREACHABLE as problem:
                log.warning("Redis: %s", problem)
                await asyncio.sleep(1)

    def tell(self, notice: Notice) -> None:
        self._untold.append(msgspec.json.encode(notice))
        self._something.set()

    async def _keep_telling(self) -> None:
        """Tell what there is in one go, then what has come meanwhile."""
        while True:
            await self._something.wait()
            self._something.clear()
            notices, self._untold = self._untold, []
            try:
                async with self._redis.pipeline(transaction=False) as line:
                    for notice in notices:
                        line.publish(CHANNEL, notice)
                    await line.execute()
            except UNREACHABLE as problem:
                log.warning("Redis: %s", problem)

    # ---- presence ----------------------------------------------------------------------------

    @staticmethod
    def _alive(process: str) -> str:
        return f"coffers:process:{process}"

    @staticmethod
    def _present(table: str) -> str:
        return f"coffers:here:{table}"

    async def _beat(self) -> None:
        await self._redis.set(self._alive(self.process), 1, ex=3 * HEARTBEAT)

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            with contextlib.suppress(*UNREACHABLE):
                await self._beat()

    async def arrive(self, table: str, seat: int) -> None:
        await super().arrive(table, seat)
        await self._write_presence(table)

    async def leave(self, table: str, seat: int) -> None:
        await super().leave(table, seat)
        await self._write_presence(table)

    async def _write_presence(self, table: str) -> None:
        key = self._present(table)
        seats = sorted(self._here.get(table, ()))
        with contextlib.suppress(*UNREACHABLE):
            if seats:
                await self._redis.hset(key, self.process, ",".join(map(str, seats)))
                await self._redis.expire(key, DAY)
            else:
                await self._redis.hdel(key, self.process)

    async def seats_here(self, table: str) -> set[int]:
        seats = await super().seats_here(table)
        try:
            others = await self._redis.hgetall(self._present(table))
            for process, listed in others.items():
                if await self._redis.exists(self._alive(str(process))):
                    seats |= {int(seat) for seat in str(listed).split(",")}
        except UNREACHABLE:
            pass  # who sits at the other processes is not to be known now
        return seats
