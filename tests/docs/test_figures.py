"""Figures in the docs are those that the commands beside them make."""

import json
import shlex
from pathlib import Path

import pytest
from tests.docs import figures

from coffers.lab.ladder import ladder
from coffers.lab.strategy import load_strategy

DOCS = figures.HOME / "docs"
QUICK = "coffers match big-money random --games 20 --seed 1"
TABLE = f"""# A page

| | command | wins | points of the second | games | ours |
|---|---|---:|---:|---:|---|
| money | `{QUICK}` | 3 % | | 7 | stays |
| no command | none | 1 % | | | stays |

```console
$ {QUICK}
anything
```
"""


def test_the_laboratory_has_figures_to_make() -> None:
    names = [path.name for path in figures.documents()]
    assert {"lab.md", "arguments.md"} <= set(names)
    assert len(figures.commands((DOCS / "arguments.md").read_text("utf-8"))) >= 25


@pytest.mark.parametrize("path", figures.documents(), ids=lambda path: path.name)
def test_every_command_says_the_same_again(path: Path) -> None:
    """Each has a seed, and names what there is."""
    for command in figures.commands(path.read_text("utf-8")):
        _, name, *words = shlex.split(command)
        assert name in ("match", "sweep")
        assert "--seed" in words, command
        with figures.as_a_reader():
            for word in words[: next(i for i, w in enumerate(words) if w.startswith("--"))]:
                load_strategy(word)


@pytest.mark.parametrize("path", figures.documents(), ids=lambda path: path.name)
def test_figures_are_as_the_first_command_of_each_table_makes_them(path: Path) -> None:
    """`make docs` makes all of them again; the first ones are enough to see that it is time to."""
    text = path.read_text("utf-8")
    assert figures.made(text, quick=True) == text


def test_no_figure_is_missing() -> None:
    for path in figures.documents():
        for line in path.read_text("utf-8").split("\n"):
            if line.startswith("|") and figures.COMMAND.search(line):
                assert all(figures.cells(line)[1:]), line


def test_a_wrong_figure_is_told_and_mended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text(TABLE, "utf-8")
    assert figures.main(["--check", str(page)]) == 1
    assert "make docs" in capsys.readouterr().out
    assert page.read_text("utf-8") == TABLE
    assert figures.main([str(page)]) == 0
    text = page.read_text("utf-8")
    assert "| 100.0 % [" in text and "| 20 | stays |" in text
    assert "| no command | none | 1 % | | | stays |" in text
    assert "anything" not in text
    assert "20 games (10 shuffles, each with all seats), seed 1; ..." in text
    assert figures.main(["--check", str(page)]) == 0


KEPT = "bench/ladder/one.json"
LADDER = f"""| | record | score | games | CPU ms a decision |
|---|---|---:|---:|---:|
| one | [kept](../{KEPT}) | | | |

<!-- the worst kingdoms of {KEPT} -->
<!-- end of the worst kingdoms -->
between
<!-- the opponents of {KEPT} -->
old
<!-- end of the opponents -->
after"""


@pytest.mark.parametrize(("bot", "said"), [("quick", 3 / 4), ("strong", 4 / 5)])
def test_opponents_win_as_often_as_people_are_told(bot: str, said: float) -> None:
    """At the table stands `server-about-quick = ... wins three of four`."""
    kept = figures.record(f"bench/ladder/{bot}-generic.json")
    assert kept["bot"] == bot
    assert kept["opponents"][0]["score"]["value"] == pytest.approx(said, abs=0.05)


def test_figures_of_a_ladder_are_those_that_were_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = "big-money"
    monkeypatch.setattr(figures, "HOME", tmp_path)
    (tmp_path / KEPT).parent.mkdir(parents=True)
    climbed = ladder(bot, against=["generic"], kingdoms=12, games=2, seed=1, again=4)
    (tmp_path / KEPT).write_text(json.dumps(climbed.as_json()), "utf-8")
    lines = figures.made(LADDER).split("\n")
    score = f"{100 * climbed.rungs[0].score.value:.1f} % ["
    assert lines[2].startswith(f"| one | [kept](../{KEPT}) | {score}")
    assert lines[2].endswith("| 24 | 0 |")
    assert lines[5] == "| kingdom | of 2 games | of other 4 |"
    worst = lines[7 : lines.index("<!-- end of the worst kingdoms -->")]
    assert len(worst) == 10
    assert {row.split(" | ")[0] for row in worst} == {
        f"| {', '.join(place.job.kingdom.cards)}" for place in climbed.again[0].places
    }
    between = lines.index("between")
    met = lines[between + 4]
    assert met.startswith(f"| Generic bot | {score}")
    assert met.endswith(f" | {100 * climbed.rungs[0].worst.score:.0f} % |")
    assert lines[between + 5 :] == ["<!-- end of the opponents -->", "after"]
    assert figures.made("\n".join(lines)) == "\n".join(lines)


def test_the_solvers_table_is_written_between_its_marks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def solved(name: str, seconds: float, games: int) -> dict[str, object]:
        def against(rival: str, wins: float) -> dict[str, object]:
            mine = {"wins": {"value": wins}, "scores": {"value": wins + 0.01}}
            return {"strategies": [mine, {"name": rival}]}

        share = 0.61 if name == "Bad Omens" else 0.51
        rivals = [against("Big Money", 0.9), against("Jester Money", share)]
        return {
            "edition": "2017",
            "generations": 3,
            "games": 400_000,
            "against": [*rivals, against("generic", share)],
        }

    monkeypatch.setattr(figures, "solve", solved)
    page = tmp_path / "page.md"
    page.write_text(f"before\n{figures.BEGIN}\nold\n{figures.END}\nafter\n", "utf-8")
    words = ["--solver", "1", "--set", "Misfortune", "--set", "Bad Omens", str(page)]
    assert figures.main(words) == 0
    lines = page.read_text("utf-8").split("\n")
    assert lines[0] == "before" and lines[-2] == "after" and "old" not in lines
    rows = [line for line in lines if line.startswith("| ") and "(2017)" in line]
    assert rows[0] == (
        "| Bad Omens (2017) | 2 | Jester Money | 61.0 % | 90.0 % | 62.0 % | 3, 0.4 million |"
    )
    assert rows[1].startswith("| Misfortune (2017) |")
    assert "in 1 of 2 sets" in " ".join(lines) and "or more in 1 sets, and in 2" in " ".join(lines)


def test_the_laboratory_page_has_a_place_for_the_solvers_table() -> None:
    text = (DOCS / "lab.md").read_text("utf-8")
    assert text.count(figures.BEGIN) == text.count(figures.END) == 1
