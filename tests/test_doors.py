"""The doors of the command line: whatever a file or an argument holds, one sentence answers it.

No traceback, no minutes of work, and nothing in the answer that a terminal would obey.
"""

import io
import json
import random
import sys
import tomllib
from contextlib import suppress
from pathlib import Path
from time import process_time
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from coffers import Game, texts
from coffers.cli import main
from coffers.documents import Malformed, read_json, read_toml, read_yaml, yaml_value
from coffers.errors import CoffersError, DamagedSave, harmless

AT_MOST = 8  # seconds of this process; where these doors stood open, some took minutes
HUGE = "9" * 5_000  # more digits than Python reads
LONG = "9" * 4_000  # as many as it just reads
SPELL = "\x1b]0;pwn\x07\x1b[2J\r\n\u202eabc\u009b2J"
DEEP = 100_000
SAVE = Game(seed=7).save()
POSITION = """
scenario: a door
kingdom: [Village]
players:
  Anna: {hand: [Village]}
  Ben: {}
"""
PLAN = 'name = "Doors"\nbuy = ["Gold"]\n'
OBEYED = {chr(n) for n in (*range(32), *range(127, 160))} - {"\n"} | set("\u202e\u200b\u2066")


def with_field(field: str, value: str) -> str:
    """A saved game in which a field has another value, as text."""
    rest = {key: kept for key, kept in SAVE.items() if key != field}
    return json.dumps(rest)[:-1] + f', "{field}": {value}}}'


SAVES = {
    "deep list": "[" * DEEP,
    "deep list that ends": "[" * DEEP + "]" * DEEP,
    "deep object": '{"a":' * DEEP,
    "deep game": '{"game":' + "[" * DEEP + "]" * DEEP + "}",
    "huge number": HUGE,
    "huge seed": with_field("seed", HUGE),
    "long seed": with_field("seed", LONG),
    "seed beyond 64 bits": with_field("seed", str(2**64 + 1)),
    "long version": with_field("version", LONG),
    "long rules": with_field("rules", LONG),
    "no number": with_field("seed", "NaN"),
    "infinite answers": with_field("answers", "[Infinity]"),
    "not UTF-8": b'{"format": "\xff\xfe"}',
    "lone surrogate": with_field("players", '["\\ud800", "Ben"]'),
    "zero byte": "\0",
    "nothing": "",
    "100,000 players": with_field("players", json.dumps([f"p{i}" for i in range(DEEP)])),
    "100,000 cards": with_field("kingdom", json.dumps(["Village"] * DEEP)),
    "100,000 events": with_field("beside", json.dumps(["Village"] * DEEP)),
    "events that are none": with_field("beside", "5"),
    "events that are numbers": with_field("beside", "[5]"),
    "100,000 answers": with_field("answers", json.dumps([-1] * DEEP)),
    "a card of a megabyte": with_field("kingdom", json.dumps(["V" * 1_000_000])),
    "a card that is a spell": with_field("kingdom", json.dumps([SPELL])),
    "an edition that is a spell": with_field("edition", json.dumps(SPELL)),
    "a player that is a spell": with_field("players", json.dumps([SPELL, "Ben"])),
    "larger than any game": " " * 5_000_000,
}

SCENARIOS = {
    "deep list": "[" * 20_000,
    "deep list that ends": "[" * 20_000 + "]" * 20_000,
    "deep mapping": "{a: " * 5_000 + "}" * 5_000,
    "deep block": "".join(" " * i + "a:\n" for i in range(600)),
    "deep step": POSITION + "steps:\n - Anna: " + "[" * 300 + "]" * 300,
    "a list in itself": POSITION + "trash: &a [*a]",
    "a mapping in itself": "&a {scenario: *a}",
    "a step in itself": POSITION + "steps: [&a {Anna: *a}]",
    "a key in itself": "&a {*a : 1}",
    "a billion laughs": "a0: &a0 {k0: 1}\n"
    + "".join(f"a{i}: &a{i} {{<<: [*a{i - 1}, *a{i - 1}]}}\n" for i in range(1, 40)),
    "huge number": POSITION + f"seed: {HUGE}",
    "long number": POSITION.replace("hand: [Village]", f"turns: {LONG}"),
    "number beyond 64 bits": POSITION.replace("hand: [Village]", f"coffers: {2**64 + 1}"),
    "infinite": POSITION.replace("hand: [Village]", "turns: .inf"),
    "no number": POSITION + "turn: {coins: .nan}",
    "no date": POSITION + "trash: 2001-99-99",
    "no truth": POSITION + "trash: !!bool perhaps",
    "a tag of Python": POSITION + "trash: !!python/object/apply:os.system [ls]",
    "999,999,999,999 Villages": POSITION.replace("[Village]", '["Village x999999999999"]'),
    "90,000,000 Villages expected": POSITION + "steps: [expect: {trash: Village x90000000}]",
    "999,999,999 Coppers in the Supply": POSITION + "supply: {Copper: 999999999}",
    "a Supply that is a number": POSITION + "supply: 5",
    "tokens that are a number": POSITION + "embargo: 5",
    "tokens on nothing": POSITION + "embargo: {Smithy: 1}",
    "a Bane that is a number": POSITION + "bane: 5",
    "rules that are a number": POSITION + "rules: 5",
    "players that are truths": "scenario: t\nplayers: {yes: {}, no: {}}",
    "50,000 players": f"scenario: t\nplayers: [{', '.join(f'p{i}' for i in range(50_000))}]",
    "possessed by nobody": POSITION + "turn: {possessed_by: Nobody}",
    "so many deals": POSITION + "deals: 99999999999999",
    "shares of nothing": POSITION + "steps: [share: 5]",
    "a Supply of nothing": POSITION + "steps: [expect: {supply: {Copper: 1}, costs: }]",
    "a set with a date": "scenario: t\nkingdom: First Game\nsteps: [expect: {kingdom: 2001-01-01}]",
    "a set with trash": "scenario: t\nkingdom: First Game\nsteps: [expect: {trash: [Copper]}]",
    "a set and a player": "scenario: t\nkingdom: First Game\nsteps: [must: 5]",
    "costs that are a number": POSITION + "steps: [expect: {costs: 5}]",
    "expansions that are numbers": POSITION.replace("[Village]\np", "{random: [5]}\np"),
    "tab": "\tscenario: x",
    "zero byte": "scenario: \0",
    "not UTF-8": b"scenario: \xff\xfe",
    "UTF-16": POSITION.encode("utf-16"),
    "lone surrogate": 'scenario: "\\ud800"\nx: 1',
    "a card that is a spell": POSITION + 'trash: ["\\e]0;pwn\\a\\e[2J\\u202e"]',
    "a key that is a spell": POSITION + '"\\e]0;pwn\\a": 1',
    "a title that is a spell": 'scenario: "\\e[2J\\u202e"\nplayers: [Anna, Ben]\n'
    'steps: [Anna: "\\e[2J"]',
    "a card of a megabyte": POSITION.replace("[Village]", '["' + "V" * 400_000 + '"]'),
    "a saved game with a long name": f"scenario: t\ngame: {'x' * 5_000}",
    "a saved game that is a folder": "scenario: t\ngame: .",
    "larger than any scenario": "# " + "x" * 20_000_000,
}

PLANS = {
    "deep list": PLAN + "about = " + "[" * 4_000,
    "deep list that ends": PLAN + "about = " + "[" * 4_000 + "]" * 4_000,
    "deep table": PLAN + "about = " + "{a=" * 3_000,
    "deep list on long lines": PLAN + "about = " + "[" * 40_000,
    "30,000 dots": PLAN + ".".join("a" * 30_000) + " = 1",
    "huge number": PLAN + f"about = {HUGE}",
    "huge float": PLAN + f"about = 1e{HUGE}",
    "huge maximum": PLAN.replace("Gold", f"Gold max {HUGE}"),
    "huge condition": PLAN.replace("Gold", f"Gold if turn > {HUGE}"),
    "no date": PLAN + "about = 9999-99-99",
    "not UTF-8": b'name = "\xff"',
    "zero byte": 'name = "\0"',
    "lone surrogate": 'name = "\\ud800"',
    "a name that is a spell": 'name = "\\u001b[2J"',
    "an about that is a spell": PLAN + 'about = "\\u009b2J\\u202e"',
    "a key that is a spell": PLAN + '"\\u001b[2J\\u202e" = 1',
    "a card that is a spell": PLAN.replace("Gold", "\\u001b]0;pwn\\u0007\\u202e"),
    "a card of 9 kilobytes": PLAN.replace("Gold", "G" * 9_000),
    "larger than any plan": "#" * 1_000_000,
}


def answered(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """What a command says to arguments that cannot be, and its exit status."""
    before = process_time()
    try:
        status = main([*arguments])
    except SystemExit as end:  # argparse
        status = int(end.code or 0)
    finally:
        texts._chosen.clear()
    assert process_time() - before < AT_MOST
    out, err = capsys.readouterr()
    said = out + err
    assert not OBEYED & set(said), said
    said.encode()  # nothing that cannot be printed
    return status, said


def write(path: Path, content: str | bytes) -> str:
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return str(path)


@pytest.mark.parametrize("what", SAVES)
@pytest.mark.parametrize("code", texts.LANGUAGES)
def test_a_saved_game_that_is_none_is_explained(
    what: str, code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path / "game.json", SAVES[what])
    status, said = answered(capsys, "--lang", code, "play", "--resume", file)
    assert status == 2
    assert said.startswith("coffers: ") and said.count("\n") == 1
    assert len(said) < 1_500


@pytest.mark.parametrize("what", SCENARIOS)
def test_a_scenario_that_is_none_is_explained(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path / "door.yaml", SCENARIOS[what])
    status, said = answered(capsys, "scenario", file)
    if status == 2:
        assert said.startswith("coffers: ") and said.count("\n") == 1
    else:  # it could be read, but not be played
        assert status == 1
        assert "0 passed, 1 failed" in said
    assert len(said) < 3_000


@pytest.mark.parametrize("what", PLANS)
@pytest.mark.parametrize(
    "command", [("strategies", "{}"), ("match", "{}", "random"), ("solve", "--random", "--start")]
)
def test_a_plan_that_is_none_is_explained(
    what: str, command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path / "door.toml", PLANS[what])
    words = [word.format(file) for word in command]
    if "solve" in words:
        words += [file, "--output", str(tmp_path / "solved.toml")]
    status, said = answered(capsys, *words)
    assert status == 2
    assert said.startswith("coffers: ") and said.count("\n") == 1
    assert len(said) < 1_500


@pytest.mark.parametrize("what", ["[" * DEEP, HUGE, "\0", b"\xff"])
def test_a_checkpoint_that_is_none_is_explained(
    what: str | bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path / "sums.json", what)
    status, said = answered(capsys, "match", "random", "generic", "--checkpoint", file)
    assert status == 2
    assert "is not a checkpoint" in said


@pytest.mark.parametrize("word", [SPELL, "x" * 100_000, HUGE, "²", "a" + "\u0301" * 500])
@pytest.mark.parametrize(
    "command",
    [
        "card {}",
        "strategies {}",
        "match {} random",
        "match random generic --kingdom {}",
        "match random generic --games {}",
        "match random generic --csv {}/x.csv",
        "scenario {}",
        "play --name {}",
        "play --resume {}",
        "play --seed {}",
        "play --kingdom {}",
        "play --opponents {}",
        "random --at-most Guilds={}",
        "random --from {}",
        "solve --set {}",
        "--lang {} sets",
        "sets {}",
        "{}",
    ],
)
def test_an_argument_is_repeated_harmlessly(
    command: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [part.replace("{}", word) for part in command.split(" ")]
    status, said = answered(capsys, *words)
    assert status == 2
    assert len(said) < 3_000
    assert "\u0301" * 9 not in said


def test_the_paths_of_a_game_are_shown_harmlessly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    path = tmp_path / "\x1b[2J" / ("x" * 2_000)
    status, said = answered(capsys, "play", "--seed", "7", "--save", str(path))
    assert status == 1  # it cannot be saved there
    assert "\\x1b[2J" in said


# ---- the same by chance ------------------------------------------------------------------------

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([2**53, 2**63, 2**64, -(2**63), 10**400])
    | st.floats(allow_nan=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=10,
)
CALM = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@CALM
@given(st.dictionaries(st.sampled_from(sorted({*SAVE, "beside"})), json_values, min_size=1))
def test_a_game_with_other_fields_loads_or_is_explained(fields: dict[str, Any]) -> None:
    try:
        Game.load({**SAVE, **fields})
        Game.load(json.dumps({**SAVE, **fields}))
    except CoffersError as problem:
        assert "\n" not in str(problem)


@CALM
@given(st.integers(0, 2**32))
def test_a_game_with_other_letters_loads_or_is_explained(seed: int) -> None:
    chance = random.Random(seed)
    text = list(json.dumps(SAVE))
    for _ in range(chance.randint(1, 6)):
        text[chance.randrange(len(text))] = chance.choice('[]{}",:0-9eE\\ux\0\x1b\ud800')
    try:
        Game.load("".join(text))
    except CoffersError as problem:
        str(problem).encode()


yaml_keys = st.sampled_from(
    [
        "bane",
        "deals",
        "edition",
        "embargo",
        "events",
        "game",
        "kingdom",
        "landmarks",
        "platinum_colony",
        "players",
        "prizes",
        "rules",
        "scenario",
        "seed",
        "steps",
        "supply",
        "trade_route",
        "trash",
        "turn",
    ]
)
yaml_values = st.recursive(
    json_values | st.sampled_from(["Village", "Anna", "Copper x3", float("nan"), float("inf")]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                [
                    "Anna",
                    "Ben",
                    "hand",
                    "deck",
                    "coffers",
                    "vp",
                    "island",
                    "turns",
                    "estate",
                    "expect",
                    "told",
                    "sees",
                    "share",
                    "must",
                    "offered",
                    "supply",
                    "costs",
                    "scores",
                    "turn",
                    "phase",
                    "player",
                    "actions",
                    "coins",
                    "possessed_by",
                    "random",
                ]
            ),
            inner,
            max_size=3,
        )
    ),
    max_leaves=8,
)


@settings(CALM, max_examples=300)
@given(st.dictionaries(yaml_keys, yaml_values, min_size=1, max_size=3))
def test_any_scenario_runs_or_is_explained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], entries: dict[str, Any]
) -> None:
    document = {**yaml.safe_load(POSITION), **entries}
    file = write(tmp_path / "any.yaml", yaml.safe_dump(document, allow_unicode=False))
    assert main(["scenario", file]) in (0, 1, 2)
    capsys.readouterr()


@CALM
@given(st.text(max_size=60) | st.text("[]{}=.\"'#\n a1-:T&*!|>%@`,?", max_size=60))
def test_any_text_is_read_or_malformed(text: str) -> None:
    """And what can be read is what the plain readers make of it."""
    try:
        assert read_toml(text) == tomllib.loads(text)
    except Malformed as problem:
        assert problem.line >= 1
    try:
        node = read_yaml(text)
        if node is not None:
            yaml_value(node)
    except Malformed as problem:
        assert problem.line >= 1
    with suppress(Malformed):
        assert read_json(text) == json.loads(text)


@given(st.text())
def test_harmless_is_printable_and_harmless_already(text: str) -> None:
    shown = harmless(text)
    assert not OBEYED & set(shown) and "\n" not in shown
    shown.encode()
    assert len(shown) <= 901
    if text.isprintable() and text.isascii() and len(text) < 900:
        assert shown == text


def test_an_error_in_an_error_speaks_the_language_of_the_reader() -> None:
    problem = CoffersError("not-understood", problem=Malformed("text-deep"))
    english = str(problem)
    texts.choose("de")
    try:
        assert "verschachtelt" in str(problem) and str(problem) != english
    finally:
        texts._chosen.clear()


def test_a_long_sentence_with_a_suggestion_can_be_said() -> None:
    problem = CoffersError("unknown-card", card="x" * 5_000, suggestion="Moat" * 500)
    assert len(str(problem)) < 2_000


def test_a_game_of_too_many_answers_is_not_played_again(tmp_path: Path) -> None:
    from coffers import saves

    file = tmp_path / "game.json"
    write(file, json.dumps({**SAVE, "answers": [-1] * (saves.MOST_ANSWERS + 1)}))
    with pytest.raises(DamagedSave, match="too long"):
        saves.read(file)
