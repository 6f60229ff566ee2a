"""What viewers are shown: the same log however they came by it, and no secrets."""

import dataclasses
import hashlib
import random
from typing import Any

import msgspec
import pytest

from coffers.bots.random_legal import RandomLegal
from coffers.game import LARGEST_SEED
from coffers.kingdoms import Kingdom
from coffers.log import lines
from coffers.server.games import ServedGame
from coffers.server.messages import LogLine
from coffers.server.speech import marked, parts, plain
from coffers.server.states import DEEDS, Viewer, past_state, state
from coffers.soak import drawn
from coffers.texts import LANGUAGES, language
from coffers.views import Event

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn")


class Client:
    """Keeps its log as the contract says: from `log_from` on, lines are replaced."""

    def __init__(self, viewer: Viewer, often: float) -> None:
        self.viewer = viewer
        self.often = often
        self.log: list[LogLine] = []

    def look(self, game: ServedGame) -> Any:
        shown = state(game, self.viewer)
        assert 0 <= shown.log_from <= len(self.log)
        self.log = self.log[: shown.log_from] + shown.log
        return shown


def drawn_game(seed: int) -> ServedGame:
    """A game of any kind."""
    setting = drawn(seed)
    return ServedGame(NAMES[: setting.players], setting.kingdom, seed=seed)


def gone_on(game: ServedGame, bot: RandomLegal, chance: random.Random) -> ServedGame:
    """The game after another answer, or after some were taken back."""
    twin = game.twin()
    if twin.answers and chance.random() < 0.08:
        twin.take_back(chance.randint(1, min(12, len(twin.answers))))
    else:
        twin.let(bot)
    return twin


def whole_log(game: ServedGame, viewer: Viewer) -> list[tuple[int, int, str]]:
    me = None if viewer.seat is None else game.players[viewer.seat]
    log = lines(game.copy().events(me), plain(viewer.language), me)
    return [(line.turn, line.indent, line.text) for line in log]


@pytest.mark.parametrize("seed", range(12))
def test_a_log_sent_in_pieces_is_the_whole_log(seed: int) -> None:
    """Whoever looks often, seldom or anew has the same log, after any undo."""
    chance = random.Random(seed)
    game = drawn_game(seed)
    bot = RandomLegal(seed)
    seats = [*range(len(game.players)), None]
    clients = [
        Client(Viewer(chance.choice(seats), chance.choice(LANGUAGES)), often)
        for often in (1, 0.5, 0.2, 0.05)
    ]
    for _ in range(150):
        if game.over:
            break
        game = gone_on(game, bot, chance)
        game.forget_earlier_turns(len(game.players) + 1)
        for client in clients:
            if chance.random() < client.often:
                client.look(game)
                said = [
                    (line.turn, line.indent, "".join(part.t for part in line.text))
                    for line in client.log
                ]
                assert said == whole_log(game, client.viewer)


def test_an_answer_taken_back_is_told_anew_in_a_game_taken_up_in_that_turn() -> None:
    """As many events as before, in the first turn that is known: but others."""
    kingdom = "Doctor Village Smithy Moat Cellar Market Mine Militia Workshop Remodel"
    game = ServedGame(["Anna", "Ben"], Kingdom(tuple(kingdom.split())), seed=9)
    opening = game.save()
    for pick in ("end treasures", "end buys"):
        game.answer(pick)
    game = ServedGame.of(opening, [], game.position())
    assert game.view("Ben").players[1].hand == ("Copper",) * 5
    for pick in ("all treasures", "Doctor", "1"):
        game.answer(pick)
    client = Client(Viewer(1, "en"), often=1)
    client.look(game)
    game = game.twin()
    game.take_back(1)
    game.answer("2")
    client.look(game)
    said = ["".join(part.t for part in line.text) for line in client.log]
    assert said[-2:] == ["You overpay by 2 Coins", "You look at an Estate from your deck"]


@pytest.mark.parametrize("seed", range(6))
def test_events_are_those_since_the_last_look(seed: int) -> None:
    game = drawn_game(seed)
    bot = RandomLegal(seed)
    viewer = Viewer(0, "en")
    assert state(game, viewer).events == []
    seen = len(game.events("Anna"))
    for i in range(100):
        if game.over:
            break
        game.let(bot)
        if i % 3 == 0:
            assert state(game, viewer).events == game.events("Anna", since=seen)
            seen = len(game.events("Anna"))


def deeds(game: ServedGame, player: str) -> list[Event]:
    """What everybody has done so far."""
    return [event for event in game.copy().events(player) if event.kind in DEEDS]


@pytest.mark.parametrize("seed", range(6))
def test_who_comes_or_is_led_back_is_told_the_last_turns(seed: int) -> None:
    """Everybody's last turn and this one, as the viewer may know them; then only what is new."""
    setting = drawn(seed)
    game = ServedGame(NAMES[: setting.players], setting.kingdom, seed=seed)
    bot = RandomLegal(seed)
    viewer = Viewer(0, "en")
    state(game, viewer)
    for _ in range(150):
        if game.over:
            break
        game.let(bot)
        game.forget_earlier_turns(len(game.players) + 1)
        assert state(game, viewer).recent == []
    come = state(game, Viewer(0, "en")).recent
    assert come == deeds(game, "Anna")[-len(come) :]
    turns = [event.player for event in come if event.kind == "turn-started"]
    assert set(turns) == set(game.players)
    assert len(turns) <= len(game.players) + 2
    assert past_state(game.copy(), game.given, 0, "en").recent == come

    if not game.over:
        while game.shifted == viewer.shifted:  # as long as nobody would see that
            game.take_back(1)
        recent = state(game, viewer).recent
        assert recent and recent == deeds(game, "Anna")[-len(recent) :]
        assert state(game, viewer).recent == []


@pytest.mark.parametrize("seed", range(6))
def test_a_state_holds_nothing_that_its_viewer_may_not_know(seed: int) -> None:
    """No seed, no other hand, no decision of somebody else, and no card in a hidden event."""
    setting = drawn(seed)
    secret = LARGEST_SEED - seed
    game = ServedGame(NAMES[: setting.players], setting.kingdom, seed=secret)
    bot = RandomLegal(seed)
    viewers = [Viewer(seat, "de") for seat in (*range(setting.players), None)]
    for _ in range(100):
        if game.over:
            break
        game.let(bot)
        for viewer in viewers:
            me = None if viewer.seat is None else game.players[viewer.seat]
            text = msgspec.json.encode(state(game, viewer)).decode()
            assert str(secret) not in text
            shown = msgspec.json.decode(text)
            hands = {p["name"] for p in shown["view"]["players"] if p["hand"] is not None}
            assert hands <= {me}
            if game.decision.player != me:
                assert shown["decision"] is None
                assert shown["view"]["decision"] is None
            for event in shown["events"] + shown["recent"]:
                if event["kind"] in ("drew", "looked-at") and event["player"] != me:
                    assert event["card"] is None


@pytest.mark.parametrize("seed", range(3))
def test_a_state_holds_nothing_of_a_secret_seed(seed: int) -> None:
    """No part of the key, no whole word of what is drawn, in whatever way it is written."""
    setting = drawn(seed)
    secret = hashlib.sha256(str(seed).encode()).hexdigest()
    game = ServedGame(NAMES[: setting.players], setting.kingdom, seed=secret)
    bot = RandomLegal(seed)
    viewers = [Viewer(seat, "en") for seat in (*range(setting.players), None)]
    for _ in range(60):
        if game.over:
            break
        game.let(bot)
        dice = game.table.rng
        assert dice.cipher is not None
        around = range(max(0, int(dice.d) - 16), int(dice.d) + 16)
        words = [*dice.cipher.key, *(dice.cipher.word(n) for n in around)]
        hidden = {secret[i : i + 8] for i in range(0, 64, 8)}
        hidden |= {f"{word:08x}" for word in words} | {str(word) for word in words}
        for viewer in viewers:
            text = msgspec.json.encode(state(game, viewer)).decode()
            assert not [part for part in hidden if len(part) >= 8 and part in text]


def test_cards_are_marked_in_both_languages() -> None:
    game = ServedGame(["Anna", "Ben"], seed=7)
    game.answer("all treasures")
    game.answer("buy Silver")
    for code, silver in (("en", "a Silver"), ("de", "ein Silber")):
        shown = state(game, Viewer(None, code))
        named = {part.card: part.t for line in shown.log for part in line.text if part.card}
        assert named["Silver"] == silver


def test_a_name_cannot_look_like_a_mark() -> None:
    """The marks are characters that no name may hold; without them, a sentence is one part."""
    assert [part.t for part in parts("Anna [Copper] plays")] == ["Anna [Copper] plays"]
    with pytest.raises(ValueError, match="cannot be the name"):
        ServedGame(["An\ue000Copper\ue001na\ue002", "Ben"], seed=1)


def test_marked_sentences_are_the_plain_ones() -> None:
    game = ServedGame(["Anna", "Ben"], seed=3)
    bot = RandomLegal(3)
    while not game.over and len(game.answers) < 300:
        game.let(bot)
    for code in LANGUAGES:
        events = game.events("Ben")
        for without, with_marks in zip(
            lines(events, language(code), "Ben"),
            lines(events, marked(code), "Ben"),
            strict=True,
        ):
            assert "".join(part.t for part in parts(with_marks.text)) == without.text


def test_the_past_is_shown_as_it_was_seen() -> None:
    game = ServedGame(["Anna", "Ben"], seed=5)
    bot = RandomLegal(5)
    then = {}
    while not game.over:
        then[len(game.answers)] = game.view("Ben")
        game.let(bot)
    for answers in list(then)[:: len(then) // 15]:
        shown = past_state(game, answers, 1, "en")
        assert shown.number == answers
        assert shown.view == then[answers]
        every = past_state(game, answers, None, "en")
        assert all(player.hand is not None for player in every.view.players)
        assert all(
            event.card is not None for event in every.events if event.kind in ("drew", "looked-at")
        )
        public = {"players": (), "decision": None, "me": None, "phase": "", "waiting_for": None}
        assert dataclasses.replace(every.view, **public) == dataclasses.replace(
            then[answers], **public
        )
