"""The coach in the browser: an analysis is started, watched, read and followed; hints are given."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, ViewportSize, expect
from tests.browser.guests import PHONE, Guest, asks
from tests.browser.test_access import serious_faults
from tests.browser.test_decisions import kingdom, reach
from tests.browser.test_room import IN_SIGHT

from coffers.server.visitor import ServerProcess

LAPTOP = ViewportSize(width=1280, height=720)
TURNS = 6  # of a short game
LONG = 120_000  # milliseconds: the coach thinks until it is sure, on any machine
WORDS = {
    "en": {
        "analyse": "Analyse",
        "analysis": "Analysis",
        "watched": re.compile(r"^\d+ of \d+ decisions looked at$"),
        "read": re.compile(r"^Turn \d+: buying .+ instead of Copper would have been worth about"),
        "done": re.compile(r"^\d+ decisions looked at\.$"),
        "curve": re.compile(r"^The chance to win, .*: Anna from \d+ % to \d+ %$"),
        "buys": "You may buy",
        "fork": "Play on from here",
        "expert": "against the expert",
        "hint": "What would the expert do?",
        "hinted": "The expert would answer:",
        "free": "That does not count as a hint.",
        "counted": "That is one hint in this game",
        "used": "1 hint used",
    },
    "de": {
        "analyse": "Analysieren",
        "analysis": "Analyse",
        "watched": re.compile(r"^\d+ von \d+ Entscheidungen angesehen$"),
        "read": re.compile(r"^Zug \d+: .+ statt ein Kupfer"),
        "done": re.compile(r"^\d+ Entscheidungen angesehen\.$"),
        "curve": re.compile(r"^Die Siegchance .*: Anna von \d+ % bis \d+ %$"),
        "buys": "Du darfst",
        "fork": "Von hier weiterspielen",
        "expert": "gegen den Experten",
        "hint": "Was täte der Experte?",
        "hinted": "Der Experte würde antworten:",
        "free": "Das zählt nicht als Tipp.",
        "counted": "Das ist ein Tipp in diesem Spiel",
        "used": "1 Tipp genutzt",
    },
}


def finished(guest: Guest) -> str:
    """A short game in which Anna bought nothing but Coppers."""
    table = guest.open_table("big-money", seed=3)
    left = iter(range(3 * TURNS))
    guest.seat(table).play(["buy Copper"], lambda question: next(left, None) is None)
    guest.resign(table)
    return table


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_analysis_is_watched_read_and_followed_on_a_phone(
    invite: Callable[..., Guest], language: str
) -> None:
    words = WORDS[language]
    guest = invite(language=language, screen=PHONE)
    page = guest.page
    table = finished(guest)
    guest.come(f"/table/{table}")
    guest.button(words["analyse"]).press("Enter")
    expect(page.get_by_text(words["watched"])).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_visible()
    panel = page.get_by_role("region", name=words["analysis"])
    expect(panel).to_be_focused()
    expect(panel.get_by_role("status")).to_be_attached()  # whose text will be read out

    # What there is: the curve, in words for those who do not see it, and the worst mistakes.
    expect(page.get_by_text(words["done"])).to_be_visible(timeout=LONG)
    curve = page.get_by_role("img", name=words["curve"])
    expect(curve).to_be_visible()
    mistakes = page.get_by_role("link", name=words["read"])
    expect(mistakes.first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert serious_faults(guest) == []

    # A sentence leads to its moment; there one can read on, point at the curve, and play on.
    worst = mistakes.first
    number = str(worst.get_attribute("href")).rsplit("/", 1)[-1]
    worst.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/table/{table}/replay/{number}")
    expect(guest.board).to_have_attribute("data-number", number)
    expect(guest.question).to_contain_text(words["buys"])
    guest.button(words["analyse"]).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(words["done"])).to_be_visible()  # kept, and there at once
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(sheet).to_have_count(0)
    expect(guest.board).not_to_have_attribute("data-number", number)
    page.go_back()
    expect(guest.board).to_have_attribute("data-number", number)
    page.get_by_label(words["expert"]).check()
    guest.button(words["fork"]).click()
    page.wait_for_url(lambda url: table not in url)
    expect(guest.board).to_be_visible()
    seats = page.evaluate(
        """async table => (await (await fetch(`/api/tables/${table}`)).json()).seats""",
        page.url.rsplit("/", 1)[-1],
    )
    assert [seat["bot"] for seat in seats] == [None, "strong"]


def test_only_the_three_worst_mistakes_are_told_unasked(guest: Guest) -> None:
    """How many a coach is sure of depends on its time: here it is sure of five."""
    page = guest.page
    table = finished(guest)

    def five(route: Route) -> None:
        state = route.fetch().json()
        for course in state["courses"]:
            course["mistakes"] = [
                {**m, "number": n} for m in course["mistakes"][:1] for n in range(5)
            ]
        route.fulfill(json=state)

    page.route("**/analysis*", five)
    guest.come(f"/table/{table}")
    guest.button("Analyse").click()
    mistakes = page.get_by_role("link", name=WORDS["en"]["read"])
    expect(mistakes).to_have_count(3, timeout=LONG)
    page.get_by_text("2 more").click()
    expect(mistakes).to_have_count(5)


def attacked(guest: Guest) -> tuple[str, int]:
    """A finished game of three, and the decision that a bot left to Anna when it played Militia."""
    table = reach(
        guest,
        ["buy Silver"],
        asks("discard", "Militia"),
        "big-money-terminal",
        "big-money",
        kingdom=kingdom("Militia"),
    )
    assert guest.seat(table).play([], asks("buy"))
    guest.resign(table)
    path = f"/api/tables/{table}"
    number = int(guest.context.request.get(f"{path}/replay").json()["answers"])
    while True:
        number -= 1
        asked = guest.context.request.get(f"{path}/at/{number}?seat=0").json()["decision"]
        if asked and asked["source"] == "Militia":
            return table, number


def coach_says(guest: Guest, number: int, sentence: str) -> None:
    """Let the coach have found a mistake of Anna's in that decision, and nothing else."""
    point = {"number": number, "turn": 3, "chance": 0.4, "verdict": "mistake"}
    mistake = {**point, "gain": 0.1, "low": 0.07, "high": 0.13, "sentence": sentence}
    course = {"player": "Anna", "share": 0, "points": [point], "mistakes": [mistake]}

    def found(route: Route) -> None:
        counts = {"judged": 1, "chosen": 1, "found": 1, "answers": number + 1}
        route.fulfill(json={"step": "done", "place": None, **counts, "courses": [course]})

    guest.page.route("**/analysis*", found)


def test_a_coach_that_is_busy_is_asked_again(guest: Guest) -> None:
    """Who has another game looked at has this one looked at after it, without asking again."""
    page = guest.page
    table = finished(guest)
    coach_says(guest, 2, "Turn 1: buying Silver instead of Copper")
    asked = 0

    def busy(route: Route) -> None:
        nonlocal asked
        if route.request.method == "GET" and not asked:
            nothing = {"judged": 0, "chosen": 0, "found": 0, "answers": 0, "courses": []}
            route.fulfill(json={"step": "none", "place": None, **nothing})
        elif route.request.method == "POST" and asked < 2:
            asked += 1
            route.fulfill(status=429, json={"error": "one at a time"})
        else:
            route.fallback()

    page.route("**/analysis*", busy)
    page.clock.install()
    guest.come(f"/table/{table}")
    guest.button("Analyse").click()
    waits = page.get_by_text("Not yet: one at a time. The next attempt follows by itself.")
    expect(waits).to_be_visible()
    expect(guest.button("Analyse")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    for _ in range(2):
        with page.expect_response("**/analysis*"):
            page.clock.run_for(4_000)
    expect(page.get_by_text("1 decision looked at.")).to_be_visible()
    expect(waits).to_have_count(0)


def test_who_follows_a_sentence_reads_it_there_and_comes_back_to_it(
    invite: Callable[..., Guest],
) -> None:
    guest = invite(screen=PHONE)
    page = guest.page
    table = finished(guest)
    sentence = "Turn 1: buying Silver instead of Copper"
    coach_says(guest, 2, sentence)
    guest.come(f"/table/{table}")
    link = page.get_by_role("link", name=sentence)
    for way_back in (page.go_back, page.get_by_role("link", name="To the result").click):
        link.click()
        expect(guest.board).to_have_attribute("data-number", "2")
        told = page.get_by_role("status").filter(has_text=sentence)
        expect(told).to_contain_text("mistake")
        guest.button("One decision on").click()
        expect(told).to_have_count(0)
        way_back()
        expect(link).to_be_in_viewport()
        expect(link).to_be_focused()


def test_a_decision_in_an_attack_is_shown_to_whom_it_was_up(invite: Callable[..., Guest]) -> None:
    """And not to whoever played the Attack; from there one goes on in that place, too."""
    guest = invite(screen=LAPTOP)
    page = guest.page
    table, number = attacked(guest)
    sentence = "Turn 3, Militia: discarding Estate instead of Copper"
    coach_says(guest, number, sentence)

    def as_cleo(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "had_seat": 2})

    page.route(f"**/api/tables/{table}?*", as_cleo)
    guest.come(f"/table/{table}/replay/{number}")
    seats = page.get_by_role("combobox")
    expect(guest.board).to_have_attribute("data-number", str(number))
    expect(seats).to_have_value("0")
    expect(guest.question).to_contain_text("Militia")
    piles = page.locator(".supply .pile")
    assert all(piles.evaluate_all(f"piles => piles.map({IN_SIGHT})"))  # beside all the controls
    # With all hands open, it is still their place in which one plays on.
    seats.select_option("all")
    guest.button(WORDS["en"]["fork"]).click()
    page.wait_for_url(lambda url: table not in url)
    expect(guest.question).to_contain_text("Militia")


@pytest.mark.parametrize(
    ("language", "screen"), [("en", LAPTOP), ("de", PHONE)], ids=["en-laptop", "de-phone"]
)
def test_a_hint_is_shown_and_counted(
    invite: Callable[..., Guest], language: str, screen: ViewportSize
) -> None:
    words = WORDS[language]
    guest = invite(language=language, screen=screen)
    page = guest.page
    table = guest.open_table("big-money", seed=3)
    guest.come_to_table(table)
    guest.button(words["hint"]).click()
    expect(page.get_by_text(words["hinted"])).to_be_visible()
    expect(page.get_by_text(words["free"])).to_be_visible()  # there was nothing else to do
    guest.answer(page.locator('[data-answer="all"]').click)
    expect(page.get_by_text(words["hinted"])).to_have_count(0)
    guest.button(words["hint"]).click()
    expect(page.get_by_text(words["counted"])).to_be_visible()
    onlooker = invite(language=language)
    onlooker.come_to_table(table)
    expect(onlooker.page.get_by_role("article", name="Anna")).to_contain_text(words["used"])
    expect(onlooker.button(words["hint"])).to_have_count(0)
    guest.resign(table)
    expect(page.get_by_role("article").filter(has_text="Anna")).to_contain_text(words["used"])


def test_without_an_expert_nothing_of_it_is_offered(browser: Browser, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--experts", "0")
    guest = Guest(browser, server.address)
    words = WORDS["en"]
    table = guest.open_table("big-money", seed=3)
    guest.come_to_table(table)
    expect(guest.button("Undo")).to_be_visible()
    expect(guest.button(words["hint"])).to_have_count(0)
    guest.resign(table)
    expect(guest.page.get_by_role("heading", name="How it came about")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="Analysis")).to_have_count(0)
    guest.come(f"/table/{table}/replay")
    expect(guest.button(words["fork"])).to_be_visible()
    expect(guest.page.get_by_label(words["expert"])).to_have_count(0)
    expect(guest.button(words["analyse"])).to_have_count(0)
    assert guest.faults == []
    server.stop()


def test_among_people_there_is_no_hint(invite: Callable[..., Guest]) -> None:
    anna, ben = invite(), invite()
    table = anna.open_table("big-money", persons=2, seed=3)
    ben.sit_down(table, "Ben")
    anna.come_to_table(table)
    expect(anna.question).to_be_visible()
    expect(anna.button("What would the expert do?")).to_have_count(0)
