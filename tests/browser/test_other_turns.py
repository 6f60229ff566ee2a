"""Turns and cards unlike others: possessed turns, Durations, mats, Potions, rare decisions."""

import threading
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.guests import PHONE, Guest, Question
from tests.browser.test_access import COUNT_FLIGHTS, serious_faults
from tests.browser.test_by_name import State, retold
from tests.browser.test_decisions import kingdom

SEEDS = range(10, 30)

Until = Callable[[Question], bool]


def reach(
    anna: Guest, ben: Guest, wishes: Iterable[str], bens: Iterable[str], until: Until, *cards: str
) -> str:
    """A table of Anna and Ben at which Anna is asked this, whatever chance does."""
    for seed in SEEDS:
        chosen = kingdom(*cards, platinum_colony=False)
        table = anna.open_table(persons=2, seed=seed, kingdom=chosen)
        ben.sit_down(table, "Ben")
        stop = threading.Event()
        other = threading.Thread(
            target=ben.seat(table).play, args=(list(bens), lambda question: False, stop)
        )
        other.start()
        found = anna.seat(table).play(wishes, until)
        stop.set()
        other.join()
        if found:
            return table
    raise AssertionError("this never happens")


# ---- deciding for somebody else --------------------------------------------------------------


def cellar_of_ben(question: Question) -> bool:
    """Whether Anna decides for Ben, who holds a Cellar and has not played anything yet."""
    offered = [option["pick"] for option in question["options"]]
    return question["view"]["possessed_by"] == "Anna" and "play Cellar" in offered


def possession(anna: Guest, ben: Guest) -> str:
    wishes = ["play Possession", "buy Possession", "buy Potion", "buy Silver"]
    return reach(anna, ben, wishes, ["buy Cellar"], cellar_of_ben, "Possession", "Cellar")


def whose(guest: Guest) -> Locator:
    return guest.page.locator(".prompt .whose")


def hand_in_brief(guest: Guest) -> Locator:
    return guest.page.locator(".behind [data-card]")


def test_a_possessed_turn(invite: Callable[..., Guest]) -> None:
    anna, ben, eve = invite(moving=True), invite(language="de"), invite()
    table = possession(anna, ben)
    for guest in (anna, ben, eve):
        guest.come_to_table(table)

    # Anna plays with Ben's hand; her own lies apart, and nothing in it can be picked.
    expect(whose(anna)).to_have_text("Ben’s extra turn: you decide")
    expect(anna.question).to_contain_text("In Ben's place: You may play an Action card")
    expect(anna.page.get_by_role("region", name="Ben’s cards")).to_be_visible()
    hand = anna.page.get_by_role("list", name="Ben’s hand: 5 cards")
    expect(hand.locator("[data-card]")).to_have_count(5)
    expect(hand.get_by_role("button", name="Play Cellar").first).to_be_visible()
    own = anna.page.get_by_role("region", name="Your cards")
    expect(own).to_contain_text("Your own hand")
    expect(hand_in_brief(anna).first).to_be_visible()
    expect(own.locator("[data-lit]")).to_have_count(0)
    expect(anna.page.get_by_role("article", name="Ben").locator("[data-card]")).to_have_count(0)
    assert serious_faults(anna) == []

    # Ben sees his hand, and who decides, and cannot do anything.
    expect(whose(ben)).to_have_text("Dein zusätzlicher Zug: Anna entscheidet")
    expect(ben.question).to_have_text("Anna entscheidet.")
    expect(ben.page.locator(".hand [data-card]")).to_have_count(5)
    assert ben.offered() == []
    expect(ben.page.locator(".behind, .led")).to_have_count(0)

    # Who looks on sees no hand at all.
    expect(whose(eve)).to_have_text("Ben’s extra turn: Anna decides")
    bens = eve.page.get_by_role("article", name="Ben")
    expect(bens).to_contain_text("extra turn")
    expect(bens).to_contain_text("played by Anna")
    expect(eve.page.locator("article .open", has_text="Hand")).to_have_count(0)
    expect(eve.page.locator(".mine, .behind")).to_have_count(0)

    # By keyboard, as in one's own turn; several cards are gathered as ever.
    anna.page.locator("body").press("ArrowDown")
    focused = anna.page.locator(".hand [data-card=Cellar]:focus")
    for _ in range(6):
        if focused.count():
            break
        anna.page.keyboard.press("ArrowDown")
    expect(focused).to_have_count(1)
    anna.answer(lambda: anna.page.keyboard.press("Enter"))
    expect(anna.question).to_contain_text("Cellar, in Ben's place: You may discard cards")
    anna.click(anna.page.locator(".hand [data-lit]").first)
    anna.answer(anna.button("Discard 1 card").click)
    expect(ben.log).to_contain_text("Du spielst einen Keller aus")
    expect(eve.log).to_contain_text("Ben plays a Cellar")

    # What was played can be taken back; what is bought comes to Anna.
    if anna.page.locator('[data-answer="pass"]', has_text="No more Actions").count():
        anna.answer(anna.page.locator('[data-answer="pass"]').click)
    copper = anna.in_hand("Copper")
    held = copper.count()
    assert held > 0
    anna.answer(lambda: anna.click(copper.first))
    expect(copper).to_have_count(held - 1)
    expect(ben.in_play("Copper")).to_have_count(1)
    anna.answer(anna.button("Undo").click)
    expect(copper).to_have_count(held)
    anna.answer(anna.button("Play all Treasures").click)
    anna.answer(anna.pile("Copper").click)
    expect(anna.log).to_contain_text("You gain a Copper")

    # Then Ben has his own turn.
    expect(ben.page.locator(".answers")).to_be_visible()
    expect(whose(ben)).to_contain_text("Dein Zug")
    expect(anna.page.locator(".behind, .led")).to_have_count(0)
    expect(anna.page.get_by_role("list", name="Your hand")).to_be_visible()


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_a_possessed_turn_on_a_phone(invite: Callable[..., Guest], colours: str) -> None:
    anna, ben = invite(screen=PHONE, color_scheme=colours), invite()
    anna.come_to_table(possession(anna, ben))
    expect(anna.page.locator(".hand [data-lit]").first).to_be_in_viewport()
    expect(anna.page.locator(".prompt")).to_be_in_viewport()
    assert serious_faults(anna) == []


def test_own_cards_come_to_the_front_when_one_is_asked_about_them(
    invite: Callable[..., Guest],
) -> None:
    anna, ben = invite(), invite()
    table = possession(anna, ben)

    def attacked(state: State) -> None:
        state["decision"] = fake("reveal", ["Copper"], place="hand")

    retold(anna, attacked)
    anna.come_to_table(table)
    expect(anna.page.get_by_role("region", name="Your cards").locator(".hand")).to_be_visible()
    expect(anna.page.locator(".hand [data-card=Copper][data-lit]").first).to_be_visible()
    expect(anna.page.locator(".behind")).to_contain_text("Ben’s hand")
    expect(anna.page.locator(".behind [data-lit]")).to_have_count(0)


def test_an_extra_turn_is_announced(guest: Guest) -> None:
    def extra(state: State) -> None:
        state["view"]["extra"] = True

    retold(guest, extra)
    guest.come_to_table(guest.open_table("big-money", seed=1))
    expect(whose(guest)).to_have_text("Your extra turn")


# ---- Durations, mats, Potions ----------------------------------------------------------------


def test_cards_that_stay_in_play_are_marked(invite: Callable[..., Guest]) -> None:
    anna, ben = invite(), invite(language="de")
    wishes = ["play Wharf", "buy Wharf", "buy Silver"]

    def staying(question: Question) -> bool:
        return bool(question["view"]["players"][0]["staying"])

    anna.come_to_table(table := reach(anna, ben, wishes, [], staying, "Wharf"))
    ben.come_to_table(table)
    anna.answer(anna.button("Play all Treasures").click)
    mine = anna.page.locator(".play")
    expect(mine.get_by_role("button", name="Wharf, stays in play")).to_be_visible()
    expect(mine.locator(".stays")).to_have_count(1)  # and not the Treasures
    expect(ben.page.locator(".play .stays")).to_have_count(1)
    anna.answer(anna.page.locator('[data-answer="pass"]').click)
    expect(ben.page.locator(".answers")).to_be_visible()
    panel = ben.page.get_by_role("article", name="Anna")
    expect(panel.get_by_role("button", name="(bleibt im Spiel)")).to_be_visible()
    expect(anna.page.locator(".play .stays")).to_have_count(1)  # it still lies before her


def mats_of(sees: bool) -> Callable[[State], None]:
    """Ben's mats as those see them who may look at both, or at one of them."""

    def change(state: State) -> None:
        ben = next(p for p in state["view"]["players"] if p["name"] == "Ben")
        ben["mats"] = {
            "island": {"cards": ["Duchy", "Estate"], "size": 2},
            "native_village": {"cards": ["Gold", "Silver"] if sees else None, "size": 2},
        }

    return change


def test_mats_are_looked_at_by_those_who_may(invite: Callable[..., Guest]) -> None:
    anna, ben = invite(), invite(language="de")
    table = anna.open_table(persons=2, seed=1)
    ben.sit_down(table, "Ben")
    retold(anna, mats_of(sees=False))
    retold(ben, mats_of(sees=True))
    anna.come_to_table(table)
    ben.come_to_table(table)

    panel = anna.page.get_by_role("article", name="Ben")
    expect(panel).to_contain_text("Native Village mat")
    expect(panel.get_by_role("button", name="Native Village mat")).to_have_count(0)
    panel.get_by_role("button", name="Island mat: 2").click()
    island = anna.page.get_by_role("dialog", name="Island mat of Ben")
    expect(island).to_contain_text("Duchy")

    ben.button("Eingeborenendorf-Tableau: 2").click()
    village = ben.page.get_by_role("dialog", name="Eingeborenendorf-Tableau")
    expect(village).to_contain_text("Gold")


def test_potions_are_counted_and_cost(guest: Guest) -> None:
    counters = guest.page.locator(".counters")
    guest.come_to_table(guest.open_table("big-money", seed=1))
    expect(counters).not_to_contain_text("Potions")
    cards = kingdom("Possession", platinum_colony=False)
    for seed in SEEDS:
        table = guest.open_table("big-money", seed=seed, kingdom=cards)
        if guest.seat(table).play(["buy Potion"], offers("play Potion")):
            break
    guest.come_to_table(table)
    expect(counters).to_contain_text("Potions 0")
    expect(guest.pile("Possession")).to_contain_text("Possession, costs 6 + Potion, 10 left")
    expect(guest.pile("Possession").locator(".potion")).to_be_visible()
    guest.answer(lambda: guest.click(guest.in_hand("Potion").first))
    expect(counters).to_contain_text("Potions 1")


def offers(pick: str) -> Until:
    return lambda question: pick in [option["pick"] for option in question["options"]]


@pytest.mark.parametrize(
    ("language", "label"), [("en", "1 Coin, 1 Potion"), ("de", "1 Geld, 1 Trank")]
)
def test_potions_are_paid_on_top_by_name(
    invite: Callable[..., Guest], language: str, label: str
) -> None:
    guest = invite(language=language)
    cards = kingdom("Possession", "Masterpiece", platinum_colony=False)
    for seed in SEEDS:
        table = guest.open_table("big-money", seed=seed, kingdom=cards)
        # with a Potion in play the card that can be overpaid
        guest.seat(table).play(["buy Potion", "buy Silver"], offers("play Potion"))
        if guest.seat(table).play(["buy Masterpiece"], offers("pay 1P")):
            break
    guest.come_to_table(table)
    expect(guest.page.get_by_role("spinbutton")).to_have_count(0)
    expect(guest.page.locator(".answers").get_by_role("button")).not_to_have_count(0)
    guest.answer(guest.page.get_by_role("button", name=label, exact=True).click)
    told = {"en": "by 1 Coin and 1 Potion", "de": "1 Geld und 1 Trank"}[language]
    expect(guest.log).to_contain_text(told)


# ---- decisions that few cards ask for --------------------------------------------------------


def fake(kind: str, cards: Iterable[str], **more: Any) -> dict[str, Any]:
    """A question as the server would put it."""
    asked = {
        "kind": kind,
        "source": None,
        "about": None,
        "subject": None,
        "place": None,
        "passing": None,
        "passing_label": None,
        "all_treasures": False,
        "several": False,
        "count": 1,
        "options": [{"pick": f"{kind} {card}", "label": card, "card": card} for card in cards],
    }
    return {**asked, **more}


@pytest.mark.parametrize(
    ("kind", "place", "where", "name"),
    [
        ("return", "hand", ".hand", "Return Copper to its pile"),
        ("pass", "hand", ".hand", "Pass Copper on"),
        ("shuffle", "discard", ".own-pile", "Shuffle Copper into the deck: Your discard pile"),
        ("reveal", "discard", ".own-pile", "Reveal Copper: Your discard pile"),
        ("topdeck", "play", ".play", "Put Copper on the deck"),
        ("embargo", "supply", ".supply", "Put an Embargo token on Copper: Copper, costs 0, 0 left"),
        ("play", "island", ".tray", "Play Copper"),
    ],
)
def test_cards_are_picked_where_they_lie(
    guest: Guest, kind: str, place: str, where: str, name: str
) -> None:
    def asked(state: State) -> None:
        view = state["view"]
        anna = view["players"][0]
        anna.update(top_discard="Copper", discard_size=3, in_play=["Copper"], staying=[])
        for pile in view["piles"]:
            if pile["name"] == "Copper":
                pile["left"] = 0
        state["decision"] = fake(kind, ["Copper"], place=place)

    retold(guest, asked)
    guest.come_to_table(guest.open_table("big-money", seed=1))
    lit = guest.page.locator("[data-lit]")
    expect(lit.first).to_be_visible()
    expect(guest.page.locator(where).get_by_role("button", name=name).first).to_be_visible()
    assert lit.count() == guest.page.locator(f"{where} [data-lit]").count()


def test_a_place_in_the_deck_is_a_number(guest: Guest) -> None:
    def asked(state: State) -> None:
        state["decision"] = fake("place", [])
        state["decision"]["options"] = [
            {"pick": f"place {n}", "label": str(n), "card": None} for n in range(4)
        ]

    retold(guest, asked)
    guest.come_to_table(guest.open_table("big-money", seed=1))
    expect(guest.button("Put it on top")).to_be_visible()
    guest.button("One more").click()
    guest.button("One more").click()
    expect(guest.button("Put it beneath 2 cards")).to_be_visible()


def test_cards_fly_from_hand_to_hand_and_into_the_deck(invite: Callable[..., Guest]) -> None:
    guest = invite(moving=True)

    def moved(state: State) -> None:
        nothing = {"card": None, "amount": 1, "source": None, "depth": 0, "label": None}
        for kind, to, more in (
            ("passed", "hand", {"label": "Ben"}),
            ("put-into-deck", "deck", {"amount": 5, "card": "Copper"}),
            ("put-on-mat", "island", {"card": "Copper"}),
            ("returned", "supply", {"card": "Copper"}),
            ("possessed", None, {"label": "Anna"}),
            ("turn-started", None, {"label": "extra"}),
        ):
            event = {**nothing, "kind": kind, "player": "Anna", "origin": "hand", "to": to, **more}
            event["secret"] = kind == "passed"
            if to is None:
                event["origin"] = None
            state["events"].append(event)

    retold(guest, moved)
    guest.come_to_table(guest.open_table("big-money", seed=1))
    guest.page.evaluate(COUNT_FLIGHTS)
    guest.answer(lambda: guest.click(guest.in_hand("Copper").first))
    # The Copper that is played, and three: from the hand to the mat it is too near for a flight.
    guest.page.wait_for_function("() => window.flights >= 4")
    expect(guest.page.locator(".flying")).to_have_count(0)  # all of them have landed
