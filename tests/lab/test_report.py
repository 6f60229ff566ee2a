"""Reports: they say what the result says, in both languages, and refer to nothing outside."""

import html
import json
import re
import shlex
import sys
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

pytest.importorskip("matplotlib")

import matplotlib

from coffers import texts
from coffers.cli import main
from coffers.errors import CoffersError
from coffers.kingdoms import FIRST_GAME, Kingdom
from coffers.lab import MatchResult, Plan, TournamentResult, match, tournament
from coffers.lab.drawing import ink_on, shade
from coffers.lab.match_pictures import FEW, cards_to_show, match_pictures, turns_to_draw
from coffers.lab.pages import finding, page
from coffers.lab.repeat import command
from coffers.lab.tournaments import rating
from coffers.lab.words import percent
from coffers.texts import LANGUAGES, Language, language

HOSTILE = "<script>alert('x')</script> & $\\frac{x$ _\"</svg>"
SETS = ["Bad Omens", "Misfortune"]
PNG = b"\x89PNG\r\n\x1a\n"


class Reading(HTMLParser):
    """What a browser makes of a page: its tags, ids, addresses, and the texts of its cells."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.addresses: list[str] = []
        self.texts: list[str] = []
        self.inside = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.inside = tag
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name in ("href", "src", "data", "action"):
                self.addresses.append(value or "")

    def handle_data(self, data: str) -> None:
        if self.inside != "style":
            self.texts.append(data)


@pytest.fixture(scope="module")
def result() -> MatchResult:
    smithy = Plan.of_toml(
        'name = "Smithy"\ngerman = "Schmiede"\nabout = "Two Smithies."\n'
        'about_de = "Zwei Schmieden."\nbuy = ["Province", "Gold", "Smithy max 2", "Silver"]'
    )
    return match(smithy, "big-money", games=400, seed=1, curves=True, cores=1)


@pytest.fixture(scope="module")
def of_many() -> TournamentResult:
    field = ["big-money", "big-money-with-duchies", "random", "double-witch"]
    return tournament(field, kingdoms=SETS, games=40, seed=1, cores=1)


@pytest.fixture(scope="module", params=LANGUAGES)
def tongue(request: pytest.FixtureRequest) -> Language:
    return language(request.param)


@pytest.fixture(scope="module")
def report(result: MatchResult, tongue: Language) -> str:
    return page(result, tongue)


@pytest.fixture(scope="module")
def report_of_many(of_many: TournamentResult, tongue: Language) -> str:
    return page(of_many, tongue)


# ---- the page ----------------------------------------------------------------------------------


def test_a_match_report_has_every_section(
    result: MatchResult, report: str, tongue: Language
) -> None:
    found = Reading(report)
    say = tongue.text
    sections = ("result", "games-section", "ahead-section", "played-section", "strategies")
    pictures = ("scores", "endings", "lengths", "coins", "points", "cards", "composition")
    pictures += ("density", "gained", "dead", "provinces")
    for name in (*sections, *pictures, "standing", "seats", "sample", "repeat", "command"):
        assert say(f"report-{name}") in found.texts, name
    first = result.strategies[0].title(tongue.code)
    assert say("report-leads", strategy=first) in found.texts
    assert found.tags.count("svg") == found.tags.count("figure") == len(pictures) + 2
    assert found.tags.count("title") == 1 + found.tags.count("svg")
    assert tongue.card("Village") in " ".join(found.texts)
    assert result.strategies[0].describe(tongue.code) in found.texts
    assert result.strategies[0].as_toml() in found.texts  # type: ignore[attr-defined]


def test_nobody_is_called_ahead_of_an_equal(big_money: Plan, smithy: Plan) -> None:
    result = match(smithy, big_money, smithy, games=120, seed=1, cores=1)
    sentence = "Smithy and Smithy (2) score best, and exactly the same:"
    assert sentence in finding(result, language("en"))
    alone = match(smithy, big_money, games=120, seed=1, cores=1)
    assert finding(alone, language("en")).startswith("Smithy scores best:")


def test_a_tournament_report_has_every_section(report_of_many: str, tongue: Language) -> None:
    found = Reading(report_of_many)
    for name in ("result", "ratings", "matrix", "kingdoms", "played-section", "repeat"):
        assert tongue.text(f"report-{name}") in found.texts, name
    assert set(SETS) <= set(found.texts)


def test_the_numbers_are_those_of_the_result(
    result: MatchResult, report: str, tongue: Language
) -> None:
    cells = Reading(report).texts
    for name in ("wins", "ties", "losses", "scores"):
        for estimate in getattr(result, name):
            assert percent(estimate, tongue) in cells
    for by_seat in result.seats:
        for score in by_seat:
            assert tongue.text("lab-share", value=100 * score) in cells
    assert f"{result.seed}" in cells


def test_the_numbers_behind_the_pictures(result: MatchResult) -> None:
    curves = result.curves
    assert curves is not None
    pictures = {picture.name: picture for picture in match_pictures(result, language("de"))}
    fourth = [f"{line[3]:.2f}".rstrip("0").rstrip(".").replace(".", ",") for line in curves.coins]
    assert list(pictures["coins"].numbers.rows[3]) == ["4", *fourth]
    assert [row[0] for row in pictures["endings"].numbers.rows] == ["Provinzen"]
    lengths = {int(row[0]): int(row[1]) for row in pictures["lengths"].numbers.rows}
    assert lengths == result.lengths
    assert sum(lengths.values()) == result.games
    assert "Kupfer" in pictures["composition"].numbers.heads


def test_the_matrix_is_that_of_the_result(of_many: TournamentResult) -> None:
    text = page(of_many, language("en"))
    first, second = of_many.order[:2]
    estimate = of_many.matrix[first][second]
    assert estimate is not None
    assert re.search(rf'<td class="s\d+">{100 * estimate.value:.0f}<small>±', text)
    assert rating(of_many.ratings[first], language("en")) in Reading(text).texts


def test_scores_by_kingdom_are_over_all_who_were_there(of_many: TournamentResult) -> None:
    for setting, estimates in of_many.by_kingdom.items():
        played = [m for m in of_many.meetings if m.setting == setting]
        there = {i for m in played for i in (m.first, m.second)}
        assert {i for i, e in enumerate(estimates) if e is not None} == there
        assert sum(e.value for e in estimates if e is not None) == pytest.approx(len(there) / 2)


def test_who_did_not_play_is_named_and_not_rated(of_many: TournamentResult) -> None:
    found = Reading(page(of_many, language("en")))  # neither set has a Witch
    assert "These did not play, because no kingdom suited them: Double Witch." in found.texts
    assert not any("Double Witch" in text and text[0].isdigit() for text in found.texts)


def test_turns_of_few_games_are_not_drawn(result: MatchResult) -> None:
    curves = result.curves
    assert curves is not None
    turns = turns_to_draw(curves, result.games)
    for n, games in zip(turns, curves.games, strict=True):
        assert games[n - 1] >= FEW * result.games
        assert all(few < FEW * result.games for few in games[n:])
    assert max(turns) < max(map(len, curves.games))


def test_treasures_lie_below_and_victory_cards_above(result: MatchResult) -> None:
    curves = result.curves
    assert curves is not None
    shown, rest = cards_to_show(curves, turns_to_draw(curves, result.games))
    assert shown == ["Copper", "Silver", "Gold", "Smithy", "Estate", "Province"]
    assert rest == []


def test_without_curves_there_is_less_to_see(big_money: Plan, smithy: Plan) -> None:
    short = match(big_money, smithy, games=20, seed=1, cores=1)
    found = Reading(page(short, language("en")))
    assert found.tags.count("svg") == 3
    assert any("curves=True" in text for text in found.texts)


def test_four_games_make_a_report_too() -> None:
    played = match("random", "big-money", "big-money", games=4, seed=1, curves=True, cores=1)
    assert "</html>" in page(played, language("en"))


# ---- nothing from outside, nothing that runs ---------------------------------------------------


def test_it_refers_to_nothing_outside(report: str, report_of_many: str) -> None:
    for text in (report, report_of_many):
        found = Reading(text)
        assert "http:" not in text and "https:" not in text
        assert all(address.startswith("#") for address in found.addresses)
        assert set(re.findall(r"url\((.)", text)) <= {"#"}
        assert not {"script", "link", "iframe", "object", "img", "base"} & set(found.tags)
        assert len(found.ids) == len(set(found.ids))
        assert {address[1:] for address in found.addresses} <= set(found.ids)
        assert len(text) < 500_000


def test_a_name_is_only_a_name(big_money: Plan, tmp_path: Path) -> None:
    hostile = Plan.of_toml(f"name = {json.dumps(HOSTILE)}\nbuy = ['Province', 'Gold', 'Silver']")
    played = match(hostile, big_money, games=20, seed=1, curves=True, cores=1)
    found = Reading(page(played, language("en")))
    assert "script" not in found.tags
    assert HOSTILE in found.texts
    assert len(found.ids) == len(set(found.ids))
    both = tournament([hostile, big_money], games=20, seed=1, cores=1)
    assert "script" not in Reading(page(both, language("en"))).tags
    path = tmp_path / "out.svg"
    both.report(path)
    drawn = list(ElementTree.parse(path).iter())
    assert "script" not in {element.tag.rpartition("}")[2] for element in drawn}
    assert f"1. {HOSTILE}" in {element.text for element in drawn}


# ---- files -------------------------------------------------------------------------------------


def test_the_ending_says_what_is_written(
    result: MatchResult, of_many: TournamentResult, tmp_path: Path
) -> None:
    result.report(tmp_path / "out.PNG")
    assert (tmp_path / "out.PNG").read_bytes().startswith(PNG)
    of_many.report(tmp_path / "out.html")
    assert (tmp_path / "out.html").read_text("utf-8").startswith("<!doctype html>")
    of_many.report(str(tmp_path / "out.svg"))
    assert ElementTree.parse(tmp_path / "out.svg").getroot().tag.endswith("svg")


def test_a_tournament_as_a_picture(of_many: TournamentResult, tmp_path: Path) -> None:
    path = tmp_path / "out.svg"
    of_many.report(path, language("de"))
    texts_in_it = {element.text for element in ElementTree.parse(path).iter()}
    assert {"Wertungen", "Alle gegen alle", "Königreich für Königreich"} <= texts_in_it
    estimate = of_many.matrix[0][1]
    assert estimate is not None
    assert f"{100 * estimate.value:.0f}" in texts_in_it


def test_the_same_result_makes_the_same_file(of_many: TournamentResult, tmp_path: Path) -> None:
    english = language("en")
    first = page(of_many, english)
    # ... whatever settings the user has for pictures, and those stay as they are.
    with matplotlib.rc_context({"font.size": 33}):
        assert page(of_many, english) == first
        assert matplotlib.rcParams["font.size"] == 33
        assert matplotlib.rcParams["text.parse_math"] is True
    for name in ("a.svg", "b.svg"):
        of_many.report(tmp_path / name)
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()


def test_numbers_in_cells_can_be_read() -> None:
    def light(colour: str) -> float:
        parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for step in range(21):
        cell = shade(step / 20)
        low, high = sorted((light(cell), light(ink_on(cell))))
        assert (high + 0.05) / (low + 0.05) >= 4.4, step
    assert shade(0.3) != shade(0.7)


# ---- from the command line ---------------------------------------------------------------------


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    plans = {
        "money": 'name = "Money"\nbuy = ["Province", "Gold", "Silver"]',
        "smithy": 'name = "Smithy"\nbuy = ["Province", "Gold", "Smithy max 2", "Silver"]',
    }
    for name, text in plans.items():
        (tmp_path / f"{name}.toml").write_text(text)
    return [str(tmp_path / f"{name}.toml") for name in plans]


def test_the_command_of_a_match_plays_the_same_games(
    files: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    cards = ["Young Witch", "Smithy", *FIRST_GAME[:5], "Moat", "Remodel", "Bishop"]
    kingdom = Kingdom.of(cards, bane="Hamlet", platinum_colony=True)
    played = match(*files, kingdom=kingdom, edition="2011", games=41, seed=7, cores=1)
    first = played.as_json()
    written = command(played)
    assert written is not None
    words = shlex.split(written)
    assert words[2:4] == ["money.toml", "smithy.toml"]
    monkeypatch.chdir(tmp_path)
    assert main([*words[1:], "--json", "--cores", "1"]) == 0
    second = json.loads(capsys.readouterr().out)
    for key in ("games", "strategies", "kingdom", "bane", "platinum_colony", "edition"):
        assert first[key] == second[key]


@pytest.mark.parametrize(
    "where",
    [
        [],
        ["--edition", "2011"],
        ["--set", "Misfortune", "--set", "Bad Omens"],
        ["--kingdom", "{cards}", "--colony"],
    ],
)
def test_the_command_of_a_tournament_plays_the_same_games(
    where: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = "Village, Smithy, Market, Festival, Moat, Cellar, Workshop, Mine, Remodel, Militia"
    options = [word.format(cards=cards) for word in where]
    path = tmp_path / "out.html"
    field = ["big-money", "random", "big-money"]
    small = ["--games", "10", "--seed", "5"]
    assert main(["tournament", *field, *small, *options, "--report", str(path), "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    written = re.search("<pre>(coffers tournament .*)</pre>", path.read_text("utf-8"))
    assert written is not None
    words = shlex.split(html.unescape(written[1]))
    assert words[2:5] == field
    assert main([*words[1:], "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["meetings"] == first["meetings"]


@pytest.mark.parametrize(
    ("kingdoms", "colony", "expected"),
    [
        ((), True, "--colony"),
        (("Big Actions",), None, "--set 'Big Actions'"),
        (("Big Actions",), False, "--set 'Big Actions' --no-colony"),
        (("Biggest Money", "Big Actions"), None, "--set 'Biggest Money' --set 'Big Actions'"),
        (("Biggest Money", "Bad Omens"), True, "--set 'Biggest Money' --set 'Bad Omens' --colony"),
    ],
)
def test_the_command_says_no_more_of_colonies_than_it_must(
    kingdoms: tuple[str, ...], colony: bool | None, expected: str
) -> None:
    field = ["big-money", "random"]
    result = tournament(field, kingdoms=kingdoms, platinum_colony=colony, games=4, seed=1, cores=1)
    assert command(result) == f"coffers tournament big-money random --games 4 --seed 1 {expected}"


def test_the_command_of_all_strategies_names_none() -> None:
    result = tournament(kingdoms=["Bad Omens"], games=4, seed=1, cores=1)
    assert command(result) == "coffers tournament --games 4 --seed 1 --set 'Bad Omens'"


def test_a_tournament_that_was_stopped_has_no_command(of_many: TournamentResult) -> None:
    assert command(of_many) is not None
    stopped = TournamentResult(
        of_many.strategies,
        of_many.meetings,
        [*of_many.sums[:-1], {}],
        of_many.seed,
        1.0,
        settings=of_many.settings,
    )
    assert command(stopped) is None
    assert "--seed 1" in page(stopped, language("en"))


def test_an_unknown_ending_is_refused_before_anything_is_played(
    files: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("coffers.commands.match.match", pytest.fail)
    monkeypatch.setattr("coffers.commands.tournament.tournament", pytest.fail)
    for name in ("match", "tournament"):
        assert main([name, *files, "--report", "out.pdf"]) == 2
        assert ".html, .svg, .png" in capsys.readouterr().err
    assert main(["match", *files, "--report", "out", "--lang", "de"]) == 2
    assert "einen Bericht gibt es als .html, .svg, .png" in capsys.readouterr().err
    texts.choose("en")


def test_without_matplotlib_it_says_what_to_install(
    files: list[str],
    result: MatchResult,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setattr("coffers.commands.match.match", pytest.fail)
    assert main(["match", *files, "--report", "out.html"]) == 2
    assert 'pip install "coffers[lab]"' in capsys.readouterr().err
    with pytest.raises(CoffersError, match="pip install"):
        result.report("out.html")


def test_a_full_disk_at_the_report_does_not_lose_the_result(
    files: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("no /dev/full here")
    for name in ("out.html", "out.png"):
        (tmp_path / name).symlink_to(full)
        path = str(tmp_path / name)
        assert main(["tournament", *files, "--games", "20", "--seed", "1", "--report", path]) == 2
        out, err = capsys.readouterr()
        assert "20 games" in out
        assert f"{path} cannot be written" in err
