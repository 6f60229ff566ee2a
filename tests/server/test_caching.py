"""What browsers keep: sent once, compressed, and then only if it has changed."""

import gzip
from collections.abc import Callable
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests.server.conftest import LocalServer

SCRIPT = b"let it = 'be long enough to be worth it';" * 100


@pytest.fixture
def client(start: Callable[..., Any], tmp_path: Path) -> LocalServer:
    """A server with a small client."""
    built = tmp_path / "dist"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>Coffers</title>")
    (built / "favicon.svg").write_text("<svg/>")
    (built / "assets" / "a.js").write_bytes(SCRIPT)
    (built / "assets" / "a.js.gz").write_bytes(gzip.compress(SCRIPT))
    (built / "assets" / "a.js.br").write_bytes(b"brotli")
    server: LocalServer = start()
    return server


def asked(server: LocalServer, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    connection = HTTPConnection(urlsplit(server.address).netloc, timeout=60)
    connection.request(
        "GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()}
    )
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response, body


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/favicon.svg", "/assets/a.js"),
        *("/api/texts/de", "/api/cards?lang=de", "/api/cards/Moat", "/api/sets", "/api/choices"),
    ],
)
def test_what_a_browser_knows_is_not_sent_again(client: LocalServer, path: str) -> None:
    first, body = asked(client, path)
    tag = first.getheader("etag")
    assert first.status == 200 and body and tag
    assert first.getheader("cache-control") != "no-store"
    for known in (tag, tag.removeprefix("W/"), f'"other", {tag}', "*"):
        again, nothing = asked(client, path, If_None_Match=known)
        assert (again.status, nothing) == (304, b"")
        assert again.getheader("etag") == tag
        assert again.getheader("cache-control") == first.getheader("cache-control")
    other, whole = asked(client, path, If_None_Match='"other"')
    assert (other.status, whole) == (200, body)


def test_what_has_changed_is_sent_again(client: LocalServer) -> None:
    first, _ = asked(client, "/favicon.svg")
    file = client.settings.client / "favicon.svg"
    file.write_text("<svg>new</svg>")
    again, body = asked(client, "/favicon.svg", If_None_Match=first.getheader("etag") or "")
    assert (again.status, body) == (200, b"<svg>new</svg>")


def test_another_language_is_another_answer(client: LocalServer) -> None:
    first, _ = asked(client, "/api/cards?lang=de")
    other, _ = asked(client, "/api/cards?lang=en", If_None_Match=first.getheader("etag") or "")
    assert other.status == 200


def test_files_are_compressed_as_a_browser_can_read_them(client: LocalServer) -> None:
    for wish, coding, body in (
        ("gzip, deflate, br", "br", b"brotli"),
        ("gzip, br;q=0", "gzip", gzip.compress(SCRIPT)),
        ("br; q=0.5", "br", b"brotli"),
        ("identity", None, SCRIPT),
    ):
        response, sent = asked(client, "/assets/a.js", Accept_Encoding=wish)
        assert response.getheader("content-encoding") == coding
        if coding == "gzip":
            sent, body = gzip.decompress(sent), gzip.decompress(body)
        assert sent == body
        assert "accept-encoding" in str(response.getheader("vary")).lower()
        assert response.getheader("content-type") == "text/javascript; charset=utf-8"


def test_what_has_its_own_name_is_kept_for_good_and_nothing_private_is(
    client: LocalServer,
) -> None:
    assert "immutable" in str(asked(client, "/assets/a.js")[0].getheader("cache-control"))
    for page in ("/", "/favicon.svg", "/api/cards"):  # a new version is seen at once
        assert asked(client, page)[0].getheader("cache-control") == "no-cache"
    assert asked(client, "/api/mine")[0].getheader("cache-control") == "no-store"
