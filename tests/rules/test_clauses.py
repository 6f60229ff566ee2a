"""The clause lists are complete and well formed, and the report counts them rightly."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from coffers.rules import (
    FILES,
    SOURCES,
    TAGS,
    Clause,
    MalformedClause,
    UnknownClause,
    clauses,
    parse,
    report,
    rulings,
)

CLAUSES = clauses()
COUNTS = {
    "setup-and-turns": 312,
    "base": 340,
    "intrigue": 360,
    "seaside": 324,
    "alchemy": 269,
    "prosperity": 272,
    "cornucopia": 190,
    "hinterlands": 329,
    "guilds": 131,
    "prizes": 62,
}
ID = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[0-9]+"


def text_of(file: str) -> str:
    """Give the text of one Markdown file of the rules."""
    return files("coffers.rules").joinpath(f"{file}.md").read_text("utf-8")


def made_up(*lines: str) -> dict[str, Clause]:
    """Read lines as if they were a clause list."""
    return parse({"made-up": "\n".join(lines)})


# The lists


def test_every_file_has_its_clauses() -> None:
    assert tuple(COUNTS) == FILES
    assert Counter(clause.file for clause in CLAUSES.values()) == COUNTS
    assert len(CLAUSES) == sum(COUNTS.values()) == 2589


def test_every_clause_line_is_read_once_and_in_order() -> None:
    lines = [found for file in FILES for found in re.findall(rf"(?m)^({ID}) \| ", text_of(file))]
    assert lines == list(CLAUSES)
    assert len(lines) == len(set(lines))


def test_ids_have_the_documented_form() -> None:
    for clause_id, clause in CLAUSES.items():
        assert clause_id == clause.id
        assert re.fullmatch(ID, clause_id), clause_id


def test_the_numbers_of_a_topic_have_no_gaps() -> None:
    numbers: dict[str, list[int]] = {}
    for clause_id in CLAUSES:
        series, number = clause_id.rsplit("-", 1)
        numbers.setdefault(series, []).append(int(number))
    for series, found in numbers.items():
        assert found == list(range(found[0], found[0] + len(found))), series
        assert found[0] in (0, 1), series


def test_tags_and_sources_are_known() -> None:
    for clause in CLAUSES.values():
        assert {tag for tag in clause.tags if not tag.startswith("ext:")} <= TAGS, clause
        assert clause.sources, clause
        assert set(clause.sources) <= SOURCES, clause
        assert len(set(clause.sources)) == len(clause.sources), clause


def test_the_readme_explains_every_tag_and_source() -> None:
    readme = text_of("README")
    for tag in TAGS:
        assert f"[{tag}]" in readme
    for source in SOURCES:
        assert re.search(rf"(?m)^{source} \| ", readme), source


def test_same_leads_to_another_clause() -> None:
    pairs = {clause.id: clause.same for clause in CLAUSES.values() if clause.same}
    assert len(pairs) == 38
    for clause_id, same in pairs.items():
        assert same in CLAUSES, clause_id
        assert same != clause_id


def test_texts_are_bare_sentences() -> None:
    for clause in CLAUSES.values():
        assert clause.text == clause.text.strip()
        assert clause.text
        assert not set("[]|") & set(clause.text), clause
        assert "seed" not in clause.text.lower(), clause


def test_number_0_is_the_face_of_a_card() -> None:
    faces = {clause.id for clause in CLAUSES.values() if "face" in clause.tags}
    assert faces == {clause_id for clause_id in CLAUSES if clause_id.endswith("-0")}
    # Kingdom cards: 32 + 32 + 26 + 12 + 25 + 13 + 26 + 13; 10 basic cards; 5 Prizes
    assert len(faces) == 194


def test_the_readme_speaks_of_real_clauses_and_counts() -> None:
    readme = text_of("README")
    mentioned = re.findall(rf"\b{ID}\b", re.sub(r"`[^`]*`", "", readme))
    assert mentioned
    assert set(mentioned) <= set(CLAUSES)
    for file, count in COUNTS.items():
        assert f"{file}.md | {count}\n" in readme


def test_the_readme_finds_every_worked_example() -> None:
    _, examples = text_of("README").split("## Where the worked examples are")
    mentioned = set(re.findall(rf"\b{ID}\b", examples))
    for clause in CLAUSES.values():
        with_its_card = clause.id.startswith(("BAS-", "INT-", "SEA-", "ALC-", "HIN-", "EX-"))
        if "ex" in clause.tags and not with_its_card:
            assert clause.id in mentioned, clause.id


# One clause


def test_a_clause_keeps_tags_and_text_apart() -> None:
    assert CLAUSES["GLD-HERALD-17"] == Clause(
        id="GLD-HERALD-17",
        file="guilds",
        topic="Herald",
        text="After five Bridges with 5 coins Herald costs 0 and at most 5 can be overpaid.",
        tags=("ex", "ext:Bridge"),
        sources=("GC2017",),
        same="OVP-12",
    )


def test_a_clause_knows_its_editions() -> None:
    assert CLAUSES["BAS-MOAT-0"].editions == []
    assert CLAUSES["INT-MASQUERADE-4"].editions != CLAUSES["INT-MASQUERADE-5"].editions
    assert CLAUSES["ALC-PTOKEN-2"].editions == ["2011", "2011-de"]
    assert CLAUSES["ALC-PTOKEN-1"].editions == ["2017"]
    assert CLAUSES["HIN-TRADER-5"].editions == []


def test_the_clauses_of_a_mechanism_belong_to_its_card() -> None:
    found = {clause.id for clause in rulings("Possession")}
    assert {"ALC-POSSESSION-1", "ALC-PTURN-1", "ALC-PTOKEN-1"} <= found
    assert "ALC-POSSESSION-0" not in found


def test_doubts_are_not_testable() -> None:
    assert not CLAUSES["ALC-PTURN-8"].testable
    assert CLAUSES["ALC-PTURN-7"].testable


def test_info_is_not_testable() -> None:
    assert not CLAUSES["SET-BOX-1"].testable
    assert CLAUSES["SET-BOX-2"].testable


def test_a_clause_may_wait_for_several_cards() -> None:
    assert CLAUSES["PRO-HOARD-9"].waits_for == ("Nobles", "Harem")
    assert CLAUSES["SET-BANE-19"].waits_for == ("Black Market",)
    assert CLAUSES["SET-BANE-1"].waits_for == ()


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("PRO-MINT-1 | Mint | It is played.", "4 columns .*, found 3"),
        ("PRO-MINT-1 | Mint | It is | played. | P2010", "4 columns .*, found 5"),
        ("Mint-1 | Mint | It is played. | P2010", "'Mint-1' is no clause id"),
        ("PRO-MINT-1 |  | It is played. | P2010", "no card or topic"),
        ("PRO-MINT-1 | Mint | [ex] | P2010", "should read"),
        ("PRO-MINT-1 | Mint | It is [ex] played. | P2010", "should read"),
        ("PRO-MINT-1 | Mint | [exp] It is played. | P2010", r"unknown tag \[exp\]"),
        ("PRO-MINT-1 | Mint | [ext:Moat,] It is played. | P2010", "without a name"),
        ("PRO-MINT-1 | Mint | It is played. | P2011", "unknown source 'P2011'"),
        ("PRO-MINT-1 | Mint | It is played. [same:PRO-MINT-2] | P2010", "does not exist"),
        ("PRO-LOAN-1 | Loan | It is played. | P2010", "already in made-up.md, line 3"),
        ("just some words", "4 columns .*, found 1"),
    ],
)
def test_a_malformed_line_is_named(line: str, problem: str) -> None:
    with pytest.raises(MalformedClause, match=rf"^made-up\.md, line 4: .*{problem}") as caught:
        made_up("## Loan", "", "PRO-LOAN-1 | Loan | It gives 1 coin. | P2010", line)
    assert (caught.value.file, caught.value.line) == ("made-up", 4)


# The report


def test_nothing_is_proved_by_nothing() -> None:
    found = report({}, available=())
    assert found.clauses == 2589
    assert found.proved == 0
    assert found.testable == len(found.unproved)
    assert found.testable + len(found.waiting) + len(found.doubtful) + len(found.info) == 2589
    assert (len(found.doubtful), len(found.info)) == (15, 27)
    assert found.unproved[0] == "SET-BOX-2"


def test_a_proof_counts_in_its_file_and_in_all() -> None:
    found = report({"PRO-MONUMENT-1": ["two coins"], "PRO-MONUMENT-2": []}, available=())
    assert found.proofs == {"PRO-MONUMENT-1": ("two coins",)}
    assert found.files["prosperity"].proved == found.proved == 1
    assert found.files["guilds"].proved == 0
    assert "PRO-MONUMENT-1" not in found.unproved
    assert "PRO-MONUMENT-2" in found.unproved  # no scenario, no proof


@pytest.mark.parametrize("proved", ["TURN-8", "TURN-9", "PRO-CONTRABAND-10", "PRO-MINT-12"])
def test_a_proof_serves_all_clauses_that_say_the_same(proved: str) -> None:
    # PRO-MINT-12 leads to TURN-9, and TURN-9 and PRO-CONTRABAND-10 lead to TURN-8
    found = report({proved: ["no Treasure after a purchase"]}, available=())
    assert set(found.proofs) == {"TURN-8", "TURN-9", "PRO-CONTRABAND-10", "PRO-MINT-12"}


def test_a_clause_lists_its_own_scenarios_first_and_each_once() -> None:
    found = report({"SET-PILES-2": ["a", "both"], "COR-FAIRGROUNDS-12": ["both", "b"]}, ())
    assert found.proofs["SET-PILES-2"] == ("a", "both", "b")
    assert found.proofs["COR-FAIRGROUNDS-12"] == ("both", "b", "a")


def test_a_clause_waits_until_its_cards_are_there() -> None:
    proofs = {"PRO-MOUNTEBANK-9": ["Moat keeps the Curse in hand"]}
    before = report(proofs, available={"Mountebank"})
    assert before.waiting["PRO-MOUNTEBANK-9"] == ("Moat",)
    assert before.proved == 0
    after = report(proofs, available={"Mountebank", "Moat"})
    assert "PRO-MOUNTEBANK-9" not in after.waiting
    assert after.proved == 1
    assert after.testable == before.testable + 2  # PRO-MOUNTEBANK-10 waited for Moat as well


def test_a_clause_waits_for_all_its_cards() -> None:
    assert report({}, ["Nobles"]).waiting["PRO-HOARD-9"] == ("Harem",)
    assert "PRO-HOARD-9" in report({}, ["Nobles", "Harem"]).unproved


def test_mechanisms_are_waited_for_like_cards() -> None:
    assert report({}, ()).waiting["OVP-14"] == ("Debt",)
    assert "OVP-14" in report({}, ["Debt"]).unproved


def test_with_everything_available_only_doubts_and_info_are_left_out() -> None:
    every_name = {name for clause in CLAUSES.values() for name in clause.waits_for}
    found = report({clause_id: ["all"] for clause_id in CLAUSES}, every_name)
    assert not found.waiting
    assert not found.unproved
    assert found.proved == found.testable == 2589 - 15 - 27


def test_an_unknown_clause_is_an_error_with_a_suggestion() -> None:
    with pytest.raises(UnknownClause) as caught:
        report({"PRO-MNIT-14": ["Seal and Mint"]}, available=())
    assert str(caught.value) == (
        "there is no clause PRO-MNIT-14, named by 'Seal and Mint'; did you mean PRO-MINT-14?"
    )


def test_an_unknown_clause_like_no_other_has_no_suggestion() -> None:
    with pytest.raises(UnknownClause, match="^there is no clause ???$".replace("?", r"\?")):
        report({"???": []}, available=())


def test_the_report_as_json() -> None:
    found = report({"GLD-BAKER-1": ["draws"]}, available=()).as_json()
    keys = {"clauses", "testable", "proved", "unproved", "waiting", "doubtful", "info"}
    assert set(found) == keys | {"files"}
    assert (found["clauses"], found["proved"]) == (2589, 1)
    by_file = found["files"]
    assert isinstance(by_file, dict)
    assert tuple(by_file) == FILES
    assert all(set(tally) == keys for tally in by_file.values())
    assert by_file["guilds"]["clauses"] == 131
    assert by_file["guilds"]["proved"] == 1
    assert "GLD-BAKER-1" not in by_file["guilds"]["unproved"]
    assert by_file["guilds"]["waiting"]["GLD-BAKER-5"] == ["Black Market"]
    for key in ("clauses", "testable", "proved"):
        assert sum(tally[key] for tally in by_file.values()) == found[key]
    for key in ("unproved", "info"):
        assert [clause for tally in by_file.values() for clause in tally[key]] == found[key]
