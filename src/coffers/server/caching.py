"""What browsers may keep: they ask whether it is still so, and are told no more than that it is."""

from hashlib import blake2b

from starlette.requests import Request
from starlette.responses import Response

ASK_AGAIN = "no-cache"  # keep it, but ask whether it is still so
FOR_GOOD = "public, max-age=31536000, immutable"


def tag_of(content: bytes) -> str:
    """The same for the same content, whatever way it is compressed on its way."""
    return f'W/"{blake2b(content, digest_size=12).hexdigest()}"'


def is_known(request: Request, tag: str) -> bool:
    """Whether the browser that asks has just that already."""
    known = request.headers.get("if-none-match", "")
    return known.strip() == "*" or _bare(tag) in map(_bare, known.split(","))


def _bare(tag: str) -> str:
    return tag.strip().removeprefix("W/")


def if_new(
    request: Request, content: bytes, kind: str, kept: str = ASK_AGAIN, tag: str = "", **more: str
) -> Response:
    """Content, or the word that it is the same as before; more headers go with both."""
    tag = tag or tag_of(content)
    headers = {"cache-control": kept, "etag": tag, **more}
    if is_known(request, tag):
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type=kind)
