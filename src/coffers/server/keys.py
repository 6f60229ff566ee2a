"""Whose seat is whose: a signed cookie for each browser, and whom a request may come from."""

import hashlib
import os
import secrets
from pathlib import Path
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from coffers.errors import CoffersError

COOKIE = "coffers_seat"
YEAR = 365 * 86_400
SHORTEST_SECRET = 16  # bytes
LONGEST_COOKIE = 200


class Keys:
    """Signs what browsers bring back, so that nobody can bring what they were not given."""

    def __init__(self, secret: bytes, origins: tuple[str, ...] = ()) -> None:
        self._signer = Signer(secret, salt="coffers-seat", digest_method=hashlib.sha256)
        self._origins = frozenset(origin.rstrip("/").casefold() for origin in origins)

    def holder(self, connection: HTTPConnection) -> str | None:
        """Which browser it is, if it brings a cookie of ours."""
        cookie = connection.cookies.get(COOKIE, "")
        if not cookie or len(cookie) > LONGEST_COOKIE:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def new_holder(self) -> str:
        return secrets.token_urlsafe(18)

    def hand_out(self, response: Response, holder: str, connection: HTTPConnection) -> None:
        """Give a browser its cookie, which no script can read and no other site can send along."""
        response.set_cookie(
            COOKIE,
            self._signer.sign(holder).decode(),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme in ("https", "wss"),
        )

    def may_come_from(self, connection: HTTPConnection) -> bool:
        """Whether a page of this server sent it, and not one of some other site."""
        origin = connection.headers.get("origin", "").casefold()
        if origin in self._origins:
            return True
        site = urlsplit(origin)
        host = connection.headers.get("host", "").casefold()
        return site.scheme in ("http", "https") and bool(host) and site.netloc == host


def read_secret(path: Path) -> bytes:
    """The secret in a file, which is made if there is none, for nobody else to read."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            secret = path.read_bytes().strip()
        else:
            secret = secrets.token_urlsafe(32).encode()
            with os.fdopen(handle, "wb") as file:
                file.write(secret + b"\n")
    except OSError as problem:
        raise CoffersError(
            "secret-unreadable", path=str(path), problem=str(problem.strerror)
        ) from None
    if len(secret) < SHORTEST_SECRET:
        raise CoffersError("secret-short", path=str(path), least=SHORTEST_SECRET)
    return secret
