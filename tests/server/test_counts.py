"""What is counted for somebody is what they could have counted: nothing more, and all of it."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from tests.server.worlds import NAMES, TELLTALE, Compared, Leak, compared_worlds, rich_game

from coffers import views
from coffers.bots.random_legal import RandomLegal
from coffers.engine.setup import Setup
from coffers.server.games import ServedGame
from coffers.server.states import Viewer, past_state, state
from coffers.soak import drawn
from coffers.views import Event

NOBODYS = {"supply", "trash"}  # places of cards that belong to nobody
PASSING_CARDS = ["Masquerade", "Village", "Smithy", "Market", "Cellar", "Moat", "Militia"]
PASSING_CARDS += ["Festival", "Laboratory", "Workshop"]


def changes(events: Iterable[Event]) -> Counter[tuple[str, str]]:
    """By player and card: how many more they own, as far as these events say so."""
    found: Counter[tuple[str, str]] = Counter()
    for event in events:
        if event.card is None or event.origin is None:
            continue
        if event.kind == "passed":
            assert event.label is not None
            found[event.player, event.card] -= 1
            found[event.label, event.card] += 1
        elif event.origin != event.to:
            came = (event.to not in NOBODYS) - (event.origin not in NOBODYS)
            found[event.player, event.card] += came
    return found


def owned(game: ServedGame) -> Counter[tuple[str, str]]:
    """What everybody really has."""
    return Counter(
        {
            (game.players[p.index], card.name): int(p.owned[card.number])
            for p in game.table.players
            for card in game.setup.cards
        }
    )


@pytest.mark.parametrize("seed", range(12))
def test_who_only_listens_can_count_what_everybody_has(seed: int) -> None:
    """The events that all may see say what comes to whom and leaves them: so points are public
    wherever they are told, and only the cards known for it are passed in secret."""
    setting = drawn(seed)
    game = ServedGame(NAMES[: min(setting.players, 4)], setting.kingdom, seed=seed)
    bot = RandomLegal(seed)
    before = owned(game)
    told = len(game.events(None))
    for _ in range(200):
        if game.over:
            break
        game.let(bot)
        events = game.events(None)
        heard = changes(events[told:])
        told = len(events)
        now = owned(game)
        counts = game.counted(game.table, None)
        if None not in counts.points.values():
            assert (now - before, before - now) == (+heard, -heard)
            assert counts.points == {
                game.players[p.index]: int(p.score()) for p in game.table.players
            }
        else:
            assert passes_in_secret(game.setup)
        before = now


def passes_in_secret(setup: Setup) -> bool:
    return any(card.name in views.PASSING for card in setup.cards)


@pytest.mark.parametrize("seed", range(8))
def test_who_sees_their_own_cards_can_count_their_deck(seed: int) -> None:
    """Nothing leaves or enters somebody's deck but before their eyes, shuffling apart, when they
    know their discard pile; and all cards of theirs are those that they have seen come."""
    game = rich_game(seed, TELLTALE if seed % 2 else ())
    bot = RandomLegal(seed)
    me = game.players[0]
    first = game.counted(game.table, me)
    assert first.deck is not None and first.cards is not None
    deck, cards = Counter(first.deck), Counter(first.cards)
    told = len(game.events(me))
    for _ in range(250):
        if game.over:
            break
        game.let(bot)
        heard = game.events(me)[told:]
        told += len(heard)
        mine = [event for event in heard if event.player == me]
        cards.update({card: n for (player, card), n in changes(heard).items() if player == me})
        bulk = {event.kind for event in mine} & {"shuffled", "discarded-deck"}
        for event in mine:
            moves = event.origin != event.to and "deck" in (event.origin, event.to)
            if moves and event.kind not in ("shuffled", "discarded-deck"):
                assert event.card is not None and not event.secret
                deck[event.card] += (event.to == "deck") - (event.origin == "deck")
        counts = game.counted(game.table, me)
        assert counts.cards == {card: n for card, n in cards.items() if n}
        if bulk:
            deck = Counter(counts.deck)
        assert counts.deck == {card: n for card, n in deck.items() if n}


def test_the_same_is_counted_where_the_same_is_seen() -> None:
    """Two games that differ in what somebody may not know are counted alike, byte by byte."""
    found = Compared()
    for seed in range(4):
        compared_worlds(rich_game(seed), seed, found, branches=3, counts=True)
        compared_worlds(rich_game(seed, TELLTALE), seed, found, branches=3, counts=True)
        compared_worlds(rich_game(seed, PASSING_CARDS), seed, found, branches=3, counts=True)
    assert found.worlds >= 20
    assert found.messages >= 60


def test_what_is_passed_in_secret_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """If points were told in spite of it, somebody could tell two such games apart."""
    monkeypatch.setattr(views, "PASSING", frozenset())
    with pytest.raises(Leak):
        for seed in range(60):
            game = rich_game(3 * seed + 1, PASSING_CARDS)  # three at the table
            compared_worlds(game, seed, Compared(), branches=6, counts=True)


@pytest.mark.parametrize(("players", "knowing"), [(2, True), (3, False)])
def test_points_among_those_who_pass_cards(players: int, knowing: bool) -> None:
    """Two who pass cards to each other know them all; a third one does not, nor who looks on."""
    game = ServedGame(NAMES[:players], PASSING_CARDS, seed=1)
    known = {"Anna": 3, "Ben": 3 if knowing else None}
    counts = game.counted(game.table, "Anna")
    assert {name: counts.points[name] for name in known} == known
    assert set(game.counted(game.table, None).points.values()) == {None}
    openly = game.counted(game.table, None, openly=True)
    assert set(openly.points.values()) == {3}


def test_a_past_position_is_counted_for_whoever_looks() -> None:
    game = ServedGame(NAMES[:3], PASSING_CARDS, seed=1)
    bot = RandomLegal(1)
    for _ in range(20):
        game.let(bot)
    for seat in (0, None):
        counts = past_state(game, 0, seat, "en").counts
        assert counts is not None
        assert (counts.cards is None) == (seat is None)
        assert counts.points["Ben"] == (None if seat == 0 else 3)


def test_nobody_is_told_who_did_not_ask() -> None:
    game = ServedGame(NAMES[:2], PASSING_CARDS, seed=1)
    assert state(game, Viewer(0, "en")).counts is None
    assert state(game, Viewer(0, "en", counts=True)).counts is not None


def test_counts_over_the_wire(guest: Callable[[], Any]) -> None:
    """Told with every position to those who ask; to nobody the cards of others."""
    anna, ben, eve = guest(), guest(), guest()
    cards = ["Cellar", "Market", "Merchant", "Militia", "Mine"]
    cards += ["Moat", "Remodel", "Smithy", "Village", "Workshop"]
    table = anna.open_table("Anna", 2, kingdom={"cards": cards})
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    with anna.sit(table, counts=True) as first, ben.sit(table) as second:
        shown = first.my_turn() if first.state()["decision"] else first.last
        assert second.state()["counts"] is None
        counts = shown["counts"]
        assert counts["cards"] == {"Copper": 7, "Estate": 3}
        assert sum(counts["deck"].values()) == 5
        hand = Counter(shown["view"]["players"][0]["hand"])
        assert Counter(counts["deck"]) + hand == Counter(counts["cards"])
        assert counts["points"] == {"Anna": 3, "Ben": 3}
        assert counts["endings"] == ["Province"] and counts["empty_to_end"] == 3
    with eve.sit(table, counts=True) as looker:
        counts = looker.state()["counts"]
        assert counts["cards"] is None and counts["deck"] is None
        assert counts["points"] == {"Anna": 3, "Ben": 3}
