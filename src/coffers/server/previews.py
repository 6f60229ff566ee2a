"""What others show of a page without opening it: messengers a preview, telephones an icon."""

from html import escape
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from coffers.errors import CoffersError
from coffers.server.caching import if_new
from coffers.server.records import WAITING, TableRow
from coffers.server.requests import desk, reading, safe_language, wished_language
from coffers.server.speech import plain
from coffers.texts import Language

TITLE = "<title>Coffers</title>"  # of the page as it is built: the place for all of this
LANGUAGE = '<html lang="en">'
LOCALES = {"en": "en_GB", "de": "de_DE"}
PICTURE = (1200, 630)  # pixels of preview-en.png and preview-de.png
GROUND = "#e9e3d6"
ICONS = [
    {"src": "/favicon.svg", "sizes": "any", "type": "image/svg+xml"},
    {"src": "/icon-192.png", "sizes": "192x192", "type": "image/png"},
    {"src": "/icon-512.png", "sizes": "512x512", "type": "image/png"},
    {
        "src": "/icon-maskable-512.png",
        "sizes": "512x512",
        "type": "image/png",
        "purpose": "maskable",
    },
]


async def manifest(request: Request) -> Response:
    """What a telephone or a desktop needs to know to keep the table among its programs."""
    reading(request)
    code = wished_language(request)
    say = plain(code).text
    ways = {"/new": "server-app-new", "/lobby": "server-app-lobby", "/games": "server-app-games"}
    content: dict[str, Any] = {
        "id": "/",
        "name": "Coffers",
        "short_name": "Coffers",
        "description": say("server-preview-about"),
        "lang": code,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "categories": ["games"],
        "icons": ICONS,
        "shortcuts": [{"name": say(message), "url": path} for path, message in ways.items()],
    }
    return if_new(request, msgspec.json.encode(content), "application/manifest+json")


async def with_preview(request: Request, page: str) -> str:
    """The page of the client with what there is to say about its address."""
    code = safe_language(request)
    language = plain(code)
    row = await _table(request)
    title, about = _of_table(row, language) if row else _of_site(language)
    width, height = PICTURE
    base = str(request.base_url)
    told = {
        "og:type": "website",
        "og:site_name": "Coffers",
        "og:locale": LOCALES[code],
        "og:title": title,
        "og:description": about,
        "og:url": base + request.url.path.lstrip("/"),
        "og:image": f"{base}preview-{code}.png",
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": language.text("server-preview-picture"),
    }
    head = [
        f"<title>{escape(title)}</title>",
        f'<meta name="description" content="{escape(about)}" />',
        *(f'<meta property="{k}" content="{escape(v)}" />' for k, v in told.items()),
        '<meta name="twitter:card" content="summary_large_image" />',
        f'<link rel="manifest" href="/manifest.webmanifest?lang={code}" />',
    ]
    if request.url.path.startswith("/table/"):
        head.append('<meta name="robots" content="noindex" />')  # its address is a key to it
    page = page.replace(LANGUAGE, f'<html lang="{code}">', 1)
    return page.replace(TITLE, "\n    ".join(head), 1)


async def _table(request: Request) -> TableRow | None:
    """The table that an address is about, if there is one."""
    words = request.url.path.split("/")
    if len(words) < 3 or words[1] != "table":
        return None
    try:
        return await desk(request).hall.row(words[2])
    except CoffersError:
        return None  # the page says so itself


def _of_site(language: Language) -> tuple[str, str]:
    return language.text("server-preview-title"), language.text("server-preview-about")


def _of_table(row: TableRow, language: Language) -> tuple[str, str]:
    """Who plays, or waits for whom, and with which cards: what whoever has the link may know."""
    people = [str(seat.name) for seat in row.seats if seat.taken]
    who = ", ".join(people)
    cards = ", ".join(language.card(card) for card in row.opening["kingdom"])
    if row.status != WAITING or not people:
        title = language.text("server-preview-game", who=who)
        return title, language.text("server-preview-cards", cards=cards)
    opener = next((s.name for s in row.seats if s.holder and s.holder == row.opener), people[0])
    title = language.text("server-preview-invitation", who=str(opener))
    free = sum(not seat.taken for seat in row.seats)
    return title, language.text("server-preview-waits", n=free, who=who, cards=cards)
