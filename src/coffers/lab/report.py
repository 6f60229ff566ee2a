"""Reports: what came of a match or a tournament, as a page or as pictures.

The ending of the file says what is written: `.html` is the whole report in one file, `.svg` and
`.png` are its pictures alone. Matplotlib draws them; this module can be used without, to say so.
"""

from pathlib import Path

from coffers.errors import CoffersError
from coffers.lab.frames import writing
from coffers.lab.matches import MatchResult
from coffers.lab.tournaments import TournamentResult
from coffers.texts import Language, current

ENDINGS = (".html", ".svg", ".png")


def write_report(
    result: MatchResult | TournamentResult, path: str | Path, language: Language | None = None
) -> None:
    """Write a report of a result, in a language or in the current one."""
    check_report(path)
    from coffers.lab import pages, pictures

    path = Path(path)
    language = language or current()
    with writing(path):
        if path.suffix.lower() == ".html":
            path.write_text(pages.page(result, language), "utf-8")
        else:
            pictures.save(result, path, language)


def check_report(path: str | Path) -> None:
    """Complain if no report can be written to such a file."""
    if Path(path).suffix.lower() not in ENDINGS:
        raise CoffersError("report-ending", path=str(path), known=", ".join(ENDINGS))
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise CoffersError("report-library") from None
