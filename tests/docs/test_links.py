"""Every link in the docs leads somewhere in the repository."""

import re
from pathlib import Path

import pytest
from tests.docs import figures

LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
ANCHOR = re.compile(r'<a id="([^"]+)">')
NOT_IN_A_NAME = re.compile(r"[^\w\- ]")
PAGES = sorted(
    [
        *figures.HOME.glob("*.md"),
        *(figures.HOME / "docs").glob("*.md"),
        *(figures.HOME / "src" / "coffers").glob("*/*.md"),
    ]
)


def prose(page: Path) -> str:
    """What stands on a page outside blocks of code."""
    return re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)


def parts(page: Path) -> set[str]:
    """By which names links may lead to a part of a page: its headings and anchors."""
    text = prose(page)
    headings = {
        NOT_IN_A_NAME.sub("", heading).lower().replace(" ", "-")
        for heading in HEADING.findall(text)
    }
    return headings | set(ANCHOR.findall(text))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(figures.HOME)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        if re.match(r"[a-z]+:", link):
            continue  # somewhere else in the world
        path, _, part = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        if part:
            assert part in parts(target), link


def test_pages_are_linked() -> None:
    """Otherwise there would be nothing to follow."""
    assert sum(len(LINK.findall(prose(page))) for page in PAGES) > 50
