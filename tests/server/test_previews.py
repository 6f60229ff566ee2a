"""What others show of a page: previews in messengers, an icon on the home screen."""

import json
import struct
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Guest, LocalServer
from tests.server.test_caching import asked

WEB = Path(__file__).parents[2] / "src" / "coffers" / "web"


class Head(HTMLParser):
    """What a messenger finds in a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.tags: list[str] = []
        self.language = ""
        self.manifest = ""
        self._in_title = False
        self.title = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        self._in_title = tag == "title"
        if tag == "meta" and "content" in found:
            self.told[found.get("property") or found.get("name", "")] = found["content"]
        if tag == "html":
            self.language = found.get("lang", "")
        if found.get("rel") == "manifest":
            self.manifest = found["href"]

    def handle_endtag(self, tag: str) -> None:
        self._in_title = False

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data


@pytest.fixture
def client(start: Callable[..., Any], tmp_path: Path) -> LocalServer:
    """A server with the page of the client as it stands in the repository."""
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "index.html").write_text((WEB / "index.html").read_text())
    server: LocalServer = start()
    return server


def head(server: LocalServer, path: str, language: str = "en-GB,en") -> Head:
    response, body = asked(server, path, Accept_Language=language)
    assert response.status == 200
    assert "Accept-Language" in str(response.getheader("vary"))
    return Head(body.decode())


def test_a_link_to_the_site_says_what_it_is(client: LocalServer) -> None:
    found = head(client, "/")
    assert found.language == "en"
    assert found.title == found.told["og:title"] == "Coffers: Dominion in the browser"
    assert "bots and friends" in found.told["og:description"]
    assert found.told["og:image"] == f"{client.address}/preview-en.png"
    assert found.told["og:url"] == f"{client.address}/"
    german = head(client, "/lobby", "de-DE,de;q=0.9,en;q=0.5")
    assert german.language == "de"
    assert "Freunde" in german.told["og:description"]
    assert german.told["og:image"].endswith("/preview-de.png")
    assert german.manifest == "/manifest.webmanifest?lang=de"


def test_a_link_to_a_table_says_who_waits_and_what_is_played(client: LocalServer) -> None:
    anna = Guest(client.address)
    table = anna.open_table("Anna", 3, kingdom={"set": "First Game"}, seed=99_123)
    found = head(client, f"/table/{table}")
    assert found.told["og:title"] == "Anna invites you to a game of Dominion"
    assert found.told["og:description"].startswith("2 seats are free. At the table: Anna.")
    assert "Village" in found.told["og:description"]
    assert found.told["og:url"] == f"{client.address}/table/{table}"
    assert found.told["robots"] == "noindex"
    german = head(client, f"/table/{table}", "de")
    assert "lädt dich" in german.title and "Dorf" in german.told["og:description"]
    for name in ("Ben", "Cleo"):
        Guest(client.address).post(f"/api/tables/{table}/join", {"name": name})
    playing = head(client, f"/table/{table}/replay")
    assert playing.told["og:title"] == "A game of Dominion: Anna, Ben, Cleo"
    assert "99123" not in str(playing.told)


def test_a_name_cannot_break_out_of_the_page(client: LocalServer) -> None:
    name = """"><script>x</script>'&"""
    table = Guest(client.address).open_table(name, 2)
    found = head(client, f"/table/{table}")
    assert found.title.startswith(name) and found.told["og:title"].startswith(name)
    assert found.tags.count("script") == (WEB / "index.html").read_text().count("<script")


@pytest.mark.parametrize(
    "path",
    ["/table/nothing", "/table/%22%3E%3Cb%3E", "/table/", "/table/a%00b", "/nowhere", "/?lang=xx"],
)
def test_what_is_no_table_is_a_page_like_any_other(client: LocalServer, path: str) -> None:
    found = head(client, path)
    assert found.title == "Coffers: Dominion in the browser"
    assert "b" not in found.tags


def test_the_page_is_served_while_the_database_is_away(
    client: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    from coffers.server.refusals import NotWritten

    async def away(table: str) -> None:
        raise NotWritten()

    monkeypatch.setattr(client.hall.store, "table", away)
    assert head(client, "/table/abc").title.startswith("Coffers")


def pixels(picture: Path) -> tuple[int, int]:
    content = picture.read_bytes()
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", content[16:24])
    return width, height


@pytest.mark.parametrize("code", ["en", "de"])
def test_the_manifest_is_what_a_telephone_needs(client: LocalServer, code: str) -> None:
    response, body = asked(client, f"/manifest.webmanifest?lang={code}")
    assert str(response.getheader("content-type")).startswith("application/manifest+json")
    found = json.loads(body)
    assert (found["lang"], found["display"], found["start_url"]) == (code, "standalone", "/")
    assert "Dominion" in found["description"]
    assert [way["url"] for way in found["shortcuts"]] == ["/new", "/lobby", "/games"]
    drawn = {icon["sizes"]: icon for icon in found["icons"] if icon["type"] == "image/png"}
    assert {"192x192", "512x512"} <= set(drawn)
    assert any(icon.get("purpose") == "maskable" for icon in found["icons"])
    for icon in found["icons"]:
        file = WEB / "public" / icon["src"].lstrip("/")
        assert file.is_file()
        if icon["type"] == "image/png":
            assert "{}x{}".format(*pixels(file)) == icon["sizes"]


@pytest.mark.parametrize("code", ["en", "de"])
def test_previews_have_the_size_that_is_told(client: LocalServer, code: str) -> None:
    told = head(client, "/", code).told
    picture = WEB / "public" / told["og:image"].rpartition("/")[2]
    assert pixels(picture) == (int(told["og:image:width"]), int(told["og:image:height"]))
    assert picture.stat().st_size < 300_000  # what messengers fetch for a preview
