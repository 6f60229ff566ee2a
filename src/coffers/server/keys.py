"""Whose seat is whose: a signed cookie for each browser, and whom a request may come from."""

import contextlib
import hashlib
import ipaddress
import math
import os
import secrets
import socket
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer, TimestampSigner
from starlette.requests import HTTPConnection
from starlette.responses import Response

from coffers.errors import CoffersError

COOKIE = "coffers_seat"
DAY = 86_400
LASTING = 180 * DAY  # seconds for which a seat is kept for a browser that does not come
UNDATED_UNTIL = 1_811_808_000  # 1 June 2027; the cookies of earlier servers have no date
SHORTEST_SECRET = 16  # bytes
LONGEST_COOKIE = 200


class Keys:
    """Signs what browsers bring back, so that nobody can bring what they were not given."""

    def __init__(self, secret: bytes, origins: tuple[str, ...] = ()) -> None:
        self._signer = TimestampSigner(
            secret, salt="coffers-seat-dated", digest_method=hashlib.sha256
        )
        self._undated = Signer(secret, salt="coffers-seat", digest_method=hashlib.sha256)
        self._origins = frozenset(_checked_origin(origin) for origin in origins)
        own = socket.gethostname().casefold()
        named = {_host(urlsplit(origin).netloc) for origin in self._origins}
        self._hosts = frozenset({"localhost", own, f"{own}.local", *named} - {""})

    def holder(self, connection: HTTPConnection) -> str | None:
        """Which browser it is, if it brings a cookie of ours."""
        holder, age = self._read(connection)
        return holder if age <= LASTING else None

    def to_renew(self, connection: HTTPConnection) -> str | None:
        """Which browser it is, if its cookie is good, but not of today."""
        holder, age = self._read(connection)
        return holder if age <= LASTING and not 0 <= age < DAY else None

    def _read(self, connection: HTTPConnection) -> tuple[str | None, float]:
        """The browser that a cookie of ours names, and the age of its signature in seconds.

        The age is below zero if the clock has been set back since, which is no fault of theirs.
        """
        cookie = connection.cookies.get(COOKIE, "")
        if not cookie or len(cookie) > LONGEST_COOKIE:
            return None, 0
        now = self._signer.get_timestamp()
        try:
            holder, signed = self._signer.unsign(cookie, return_timestamp=True)
            return holder.decode(), now - signed.timestamp()
        except (BadSignature, UnicodeDecodeError):
            pass
        try:
            age = DAY if now < UNDATED_UNTIL else math.inf
            return self._undated.unsign(cookie).decode(), age
        except (BadSignature, UnicodeDecodeError):
            return None, 0

    def new_holder(self) -> str:
        return secrets.token_urlsafe(18)

    def hand_out(self, response: Response, holder: str, connection: HTTPConnection) -> None:
        """Give a browser its cookie, which no script can read and no other site can send along."""
        response.set_cookie(
            COOKIE,
            self._signer.sign(holder).decode(),
            max_age=LASTING,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme in ("https", "wss"),
        )

    def is_meant(self, connection: HTTPConnection) -> bool:
        """Whether it was sent to a name of this server.

        Any site can let a name of its own point to this machine, and its pages are then pages of
        the same origin as ours. So names must be known; an address of numbers cannot be pointed.
        """
        host = _host(connection.headers.get("host", ""))
        return host in self._hosts or host.endswith(".localhost") or _is_address(host)

    def may_come_from(self, connection: HTTPConnection) -> bool:
        """Whether a page of this server sent it, and not one of some other site."""
        origin = connection.headers.get("origin", "").casefold()
        if origin in self._origins:
            return True
        site = urlsplit(origin)
        host = connection.headers.get("host", "").casefold()
        return site.scheme in ("http", "https") and bool(host) and site.netloc == host


def _checked_origin(origin: str) -> str:
    """An origin as browsers write it."""
    try:
        site = urlsplit(origin.strip().casefold())
        if site.scheme in ("http", "https") and site.hostname and site.path in ("", "/"):
            return f"{site.scheme}://{site.netloc}"
    except ValueError:
        pass
    raise CoffersError("not-an-origin", origin=origin)


def _host(netloc: str) -> str:
    """The host in a host and port, if it can be one at all."""
    try:
        return urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return ""


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def read_secret(path: Path) -> bytes:
    """The secret in a file, which is made if there is none, for nobody else to read."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            _make_secret(path)
        secret = path.read_bytes().strip()
    except OSError as problem:
        raise CoffersError(
            "secret-unreadable", path=str(path), problem=str(problem.strerror)
        ) from None
    if len(secret) < SHORTEST_SECRET:
        raise CoffersError("secret-short", path=str(path), least=SHORTEST_SECRET)
    return secret


def _make_secret(path: Path) -> None:
    """Write a new secret; if several servers start at once, one of theirs is there, and whole."""
    handle, name = tempfile.mkstemp(dir=path.parent)  # for its owner only
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_urlsafe(32).encode() + b"\n")
        with contextlib.suppress(FileExistsError):
            os.link(name, path)
    finally:
        os.unlink(name)
