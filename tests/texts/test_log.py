"""The log merges what belongs together and speaks to whoever reads it."""

import pytest

from coffers import Event, Game
from coffers.bots.registry import make_bot
from coffers.log import Line, lines
from coffers.texts import LANGUAGES, language


def log(*events: Event, code: str = "en", me: str | None = None) -> list[str]:
    return [line.text for line in lines(events, language(code), me)]


def drew(player: str, card: str | None) -> Event:
    return Event("drew", player, card, origin="deck", to="hand", secret=card is None)


def tokens(n: int, counter: str) -> Event:
    return Event("got-tokens", "Anna", None, n, label=counter)


@pytest.mark.parametrize(
    ("events", "german"),
    [
        ([Event("discarded", "Anna", None, secret=True)] * 2, "Anna legt zwei Karten ab"),
        (
            [Event("revealed", "Ben", "Moat", origin="hand", to="hand")],
            "Ben deckt einen Burggraben auf",
        ),
        ([drew("Anna", None)] * 3, "Anna zieht drei Karten"),
        ([drew("Anna", None)], "Anna zieht eine Karte"),
        (
            [Event("gained", "Ben", "Silver", to="deck")],
            "Ben nimmt ein Silber auf den Nachziehstapel",
        ),
        (
            [Event("topdecked", "Ben", None, origin="hand", secret=True)],
            "Ben legt eine Karte auf den Nachziehstapel",
        ),
        ([Event("chose", "Anna", label="discard")], "Anna wählt: ablegen"),
        ([Event("chose-player", "Anna", label="Ben")], "Anna wählt Ben"),
        ([Event("named", "Anna", "Witch")], "Anna nennt Hexe"),
        (
            [Event("named", "Anna", "a card not in this game")],
            "Anna nennt eine Karte, die nicht im Spiel ist",
        ),
        ([Event("got-tokens", "Anna", None, 1, label="vp")], "Anna erhält einen Siegpunktmarker"),
        (
            [Event("got-tokens", "Anna", None, 1, label="vp")] * 2,
            "Anna erhält zwei Siegpunktmarker",
        ),
        (
            [Event("got-tokens", "Anna", None, 2, label="coffers")],
            "Anna legt zwei Taler in den Geldbeutel",
        ),
        ([Event("overpaid", "Anna", "Doctor", 3)], "Anna überzahlt um 3 Geld"),
        ([Event("unaffected", "Anna")], "Der Angriff betrifft Anna nicht"),
        ([Event("no-card", "Anna", "Curse")], "Der Stapel Fluch ist leer: Anna geht leer aus"),
        (
            [Event("got-tokens", "Anna", "Estate", label="trade_route")],
            "Der Münzmarker vom Stapel Anwesen wandert auf das Handelsrouten-Tableau",
        ),
        (
            [Event("discarded-deck", "Anna", None, 12)],
            "Anna legt den ganzen Nachziehstapel ab (zwölf Karten)",
        ),
    ],
)
def test_german_sentences(events: list[Event], german: str) -> None:
    assert log(*events, code="de") == [german]


@pytest.mark.parametrize(
    ("events", "english", "german"),
    [
        (
            [drew("Anna", "Copper"), drew("Anna", "Estate"), drew("Anna", "Estate")],
            "You draw a Copper and two Estates",
            "Du ziehst ein Kupfer und zwei Anwesen",
        ),
        (
            [Event("discarded", "Anna", "Moat"), Event("discarded", "Anna", "Curse")],
            "You discard a Moat and a Curse",
            "Du legst einen Burggraben und einen Fluch ab",
        ),
        ([Event("shuffled", "Anna")], "You shuffle", "Du mischst"),
        (
            [Event("unaffected", "Anna")],
            "The Attack does not affect you",
            "Der Angriff betrifft dich nicht",
        ),
        ([Event("turn-started", "Anna", None, 4)], "Turn 4: you", "Zug 4: du"),
    ],
)
def test_the_reader_is_addressed(events: list[Event], english: str, german: str) -> None:
    assert log(*events, me="Anna") == [english]
    assert log(*events, code="de", me="Anna") == [german]


def test_like_events_make_one_sentence() -> None:
    played = [
        Event("played", "Anna", card, origin="hand") for card in ("Copper", "Copper", "Silver")
    ]
    assert log(*played) == ["Anna plays two Coppers and a Silver"]


def test_events_of_others_or_of_other_cards_do_not_merge() -> None:
    assert log(drew("Anna", None), drew("Ben", None)) == ["Anna draws a card", "Ben draws a card"]
    by_smithy = Event("drew", "Anna", None, source="Smithy", secret=True)
    by_moat = Event("drew", "Anna", None, source="Moat", secret=True)
    assert log(by_smithy, by_smithy, by_moat) == ["Anna draws two cards", "Anna draws a card"]


def test_a_hand_of_several_copies_is_counted() -> None:
    hand = [
        Event("revealed", "Ben", "Copper", 3, "hand"),
        Event("revealed", "Ben", "Moat", 1, "hand"),
    ]
    assert log(*hand) == ["Ben reveals three Coppers and a Moat"]


def test_what_is_bought_is_not_told_again_as_gained() -> None:
    def buys(card: str, price: int) -> list[Event]:
        return [
            Event("bought", "Anna", card, price),
            Event("gained", "Anna", card, 1, "supply", "discard"),
        ]

    assert log(*buys("Estate", 2), *buys("Estate", 2)) == ["Anna buys two Estates"]
    by_hoard = Event("gained", "Anna", "Gold", 1, "supply", "discard", "Hoard", 1)
    bought, gained = buys("Duchy", 5)
    assert log(bought, by_hoard, gained) == ["Anna buys a Duchy", "Anna gains a Gold"]


def test_what_cards_do_is_indented_below_them() -> None:
    events = [
        Event("turn-started", "Anna", None, 3),
        Event("played", "Anna", "Throne Room", origin="hand"),
        Event("played", "Anna", "Village", origin="hand", source="Throne Room", depth=1),
        Event("drew", "Anna", None, source="Village", depth=2, secret=True),
        Event("played-again", "Anna", "Village", source="Throne Room", depth=1),
        Event("drew", "Anna", None, source="Village", depth=2, secret=True),
        Event("played", "Anna", "Copper", origin="hand"),
        Event("turn-started", "Ben", None, 3),
    ]
    assert lines(events, language("en")) == [
        Line("Turn 3: Anna", 0, 1),
        Line("Anna plays a Throne Room", 1, 1),
        Line("Anna plays a Village", 2, 1),
        Line("Anna draws a card", 3, 1),
        Line("Anna plays the Village again", 2, 1),
        Line("Anna draws a card", 3, 1),
        Line("Anna plays a Copper", 1, 1),
        Line("Turn 3: Ben", 0, 2),
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_whole_game_can_be_told_and_keeps_its_secrets(code: str) -> None:
    game = Game(
        ["Anna", "Ben"],
        [
            "Spy",
            "Library",
            "Militia",
            "Moat",
            "Bandit",
            "Sentry",
            "Throne Room",
            "Chancellor",
            "Bureaucrat",
            "Artisan",
        ],
        seed=3,
    )
    bot = make_bot("random", game.setup, 5)
    while not game.over and len(game.answers) < 300:
        game.let(bot)
    told = lines(game.events("Anna"), language(code), "Anna")
    assert told[-1].turn == sum(p.turns for p in game.view("Anna").players)
    draws = {"en": "Ben draws ", "de": "Ben zieht "}[code]
    word = {"en": "card", "de": "Karte"}[code]
    assert all(word in line.text for line in told if line.text.startswith(draws))
