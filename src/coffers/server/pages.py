"""The browser client: its files, and the page that every address is which is nothing else."""

from functools import lru_cache
from html import escape
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from coffers.server.caching import ASK_AGAIN, FOR_GOOD, if_new, tag_of
from coffers.server.previews import with_preview
from coffers.server.refusals import Refusal
from coffers.server.requests import reading, wished_language
from coffers.server.speech import plain

BUILT_ASSETS = "assets"  # files whose names change with what is in them
CODINGS = {"br": ".br", "gzip": ".gz"}  # the best first: the client is compressed as it is built
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
REMEMBERED = 128  # files


class File(NamedTuple):
    """A file as it is sent."""

    content: bytes
    tag: str


async def client(request: Request) -> Response:
    """A file of the browser client; every address that is none is a page of it."""
    path = request.path_params["path"]
    if path.startswith(("api/", "ws/")):
        raise Refusal(404, "no-page")
    folder = reading(request).settings.client
    file = _inside(folder, path)
    if file is not None:
        kept = FOR_GOOD if Path(path).parts[0] == BUILT_ASSETS else ASK_AGAIN
        return _sent(request, file, kept)
    if path.startswith(f"{BUILT_ASSETS}/"):
        raise Refusal(404, "no-page")
    index = _inside(folder, "index.html")
    if index is None:
        return _not_built(request)
    page = await with_preview(request, _read(index).content.decode())
    vary = "Accept-Encoding, Accept-Language, Cookie"
    return if_new(request, page.encode(), KINDS[".html"], vary=vary)


def _sent(request: Request, file: Path, kept: str) -> Response:
    """A file, compressed as the browser can read it."""
    more = {"vary": "Accept-Encoding"}
    found = _read(file)
    content = found.content
    for coding, ending in CODINGS.items():
        packed = file.with_name(file.name + ending)
        if _accepts(request, coding) and packed.is_file():
            content = _read(packed).content
            more["content-encoding"] = coding
            break
    kind = KINDS.get(file.suffix, "application/octet-stream")
    return if_new(request, content, kind, kept, found.tag, **more)


def _accepts(request: Request, coding: str) -> bool:
    for wish in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = wish.replace(" ", "").partition(";q=")
        if name == coding:
            return weight.strip("0.") != "" or not weight
    return False


def _read(file: Path) -> File:
    written = file.stat()
    return _kept(str(file), written.st_mtime_ns, written.st_size)


@lru_cache(REMEMBERED)
def _kept(file: str, changed: int, size: int) -> File:
    content = Path(file).read_bytes()
    return File(content, tag_of(content))


def _inside(folder: Path, path: str) -> Path | None:
    """A file in a folder, and nowhere else."""
    if not path or "\0" in path:
        return None
    try:
        file = (folder / path).resolve()
        return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
    except OSError:
        return None  # a name no file can have


def _not_built(request: Request) -> Response:
    """How to get the client that is missing."""
    code = wished_language(request)
    say = plain(code).text
    page = (
        f'<!doctype html><html lang="{code}"><meta charset="utf-8">'
        f"<title>Coffers</title><h1>{escape(say('server-not-built'))}</h1>"
        f"<p>{escape(say('server-how-to-build'))}</p>"
        "<pre>make setup</pre></html>"
    )
    return HTMLResponse(page, 503)
