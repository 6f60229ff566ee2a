"""Games by a secret seed are games like all others, and their saves stay small."""

import hashlib
import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from rich.console import Console
from tests.test_game import (
    NAMES,
    decisions,
    play_and_take_back,
    play_on,
    reload,
    shown,
    there_and_back_one_by_one,
)

from coffers import CoffersError, DamagedSave, Game, saves
from coffers.commands.play import make_agents
from coffers.engine.rng import Seed
from coffers.game import LARGEST_SEED, SECRET_SEED, VERSION, derived_seed, secret_seed
from coffers.kingdoms import FIRST_GAME
from coffers.soak import drawn
from coffers.terminal.screen import Screen
from coffers.texts import choose, language


def secret(number: int) -> str:
    """A secret seed, always the same for the same number."""
    return hashlib.sha256(str(number).encode()).hexdigest()


def new_game(number: int, seed: Seed | None = None) -> Game:
    """A game with any cards, players and edition, by a secret seed."""
    setting = drawn(number)
    players = NAMES[: setting.players]
    seed = secret(number) if seed is None else seed
    return Game(players, setting.kingdom, edition=setting.edition, seed=seed)


def test_a_secret_seed_has_256_bits() -> None:
    seeds = {secret_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(SECRET_SEED.fullmatch(seed) and len(seed) * 4 == 256 for seed in seeds)
    together = 0
    for seed in seeds:
        together |= int(seed, 16)
    assert together == 2**256 - 1


# ---- the same game again ------------------------------------------------------------------------


@pytest.mark.parametrize("way", [reload, play_and_take_back, there_and_back_one_by_one, Game.copy])
@pytest.mark.parametrize("number", range(3))
def test_at_every_decision_the_same_game_comes_back(
    way: Callable[[Game], Game], number: int
) -> None:
    """Saved and loaded, undone or copied, at any decision, it is and goes on as it was."""
    for at, game in enumerate(decisions(new_game(number), number, 40)):
        before = shown(game)
        same = way(game)
        assert shown(game) == before
        assert shown(same) == before
        assert same.save() == game.save()
        assert shown(play_on(same, at, 4)) == shown(play_on(game.copy(), at, 4))


def test_a_game_played_to_the_end_is_the_same_played_again() -> None:
    game = play_on(new_game(100), 100, 5000)
    assert game.over
    again = reload(game)
    assert again.frozen is None
    assert shown(again) == shown(game)
    assert again.digests() == game.digests()


def test_another_secret_is_another_game() -> None:
    games = {repr(play_on(Game(seed=secret(n)), 1, 40).view("Anna")) for n in range(10)}
    assert len(games) > 5
    assert repr(play_on(Game(seed=secret(3)), 1, 40).view("Anna")) in games


CHANGES = [(secret(1), secret(2)), (7, secret(2)), (secret(1), 7)]


@pytest.mark.parametrize(("first", "then"), CHANGES)
def test_a_copy_may_have_another_chance_of_either_kind(first: Seed, then: Seed) -> None:
    """It looks the same now, goes its own way, and can be saved, copied and undone."""
    game = play_on(new_game(4, first), 4, 30)
    copy = game.copy(seed=then)
    assert shown(copy) == shown(game)
    assert shown(play_on(game.copy(seed=then), 1, 30)) == shown(play_on(copy, 1, 30))
    assert shown(play_on(game.copy(), 1, 30)) != shown(copy)
    for way in (reload, Game.copy, play_and_take_back):
        assert shown(play_on(way(copy), 9, 20)) == shown(play_on(copy.copy(), 9, 20))


def test_cards_that_chance_adds_to_a_kingdom_do_not_come_from_the_dice_of_the_game() -> None:
    """They are always the same for a seed, and come of a hash of it."""
    cards = ["Young Witch", *FIRST_GAME[:9]]
    banes = {Game(kingdom=cards, seed=secret(n)).kingdom.bane for n in range(20)}
    assert len(banes) > 3
    for _ in range(2):
        assert Game(kingdom=cards, seed=secret(5)).kingdom.bane in banes
    seeds = {derived_seed(secret(5), str(seat)) for seat in range(6)}
    assert len(seeds) == 6
    assert all(0 <= seed <= LARGEST_SEED for seed in seeds)


# ---- saves --------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(3))
def test_a_save_is_70_bytes_longer_at_most(number: int) -> None:
    """... than the same one with a number for a seed, however long the game was."""
    game = play_on(new_game(number), number, 400)
    document = game.save()
    assert document["version"] == VERSION
    numbered = {**document, "seed": LARGEST_SEED}
    assert len(json.dumps(document)) <= len(json.dumps(numbered)) + 70
    ordinary = play_on(new_game(number, number), number, 400).save()
    assert document.keys() == ordinary.keys()
    onward = game.copy(seed=secret(9)).save()
    numbered = {**onward, "seed": LARGEST_SEED, "reseeds": [[len(game.answers), LARGEST_SEED]]}
    assert len(json.dumps(onward)) <= len(json.dumps(numbered)) + 2 * 70


@pytest.mark.parametrize("bit", [0, 77, 255])
def test_a_save_whose_seed_was_changed_is_damaged(bit: int) -> None:
    """One bit of it, and the first turn that was played tells."""
    game = Game(seed=secret(1))
    while not game.digests():
        game.answer_number(-1)
    document = game.save()
    document["seed"] = f"{int(secret(1), 16) ^ (1 << bit):064x}"
    with pytest.raises(DamagedSave):
        Game.load(document)


NO_SECRETS = {
    "empty": "",
    "a number": "7",
    "too short": secret(1)[:63],
    "too long": secret(1) + "0",
    "capitals": secret(1).upper(),
    "a line break": secret(1) + "\n",
    "another letter": secret(1)[:63] + "g",
    "other digits": secret(1)[:63] + "٣",
    "spaces": " " + secret(1)[:63],
}


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("text", NO_SECRETS.values(), ids=NO_SECRETS)
def test_what_cannot_be_a_secret_seed_is_refused(
    text: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """... wherever it stands, and not repeated: it may be a secret with a slip in it."""
    monkeypatch.setattr("coffers.texts._chosen", ["en"])
    choose(code)
    said = {"en": "cannot be a seed", "de": "geht nicht als Startzahl"}[code]
    attempts: list[Callable[[], Any]] = [
        lambda: Game(seed=text),
        lambda: Game(seed=1).copy(seed=text),
        lambda: Game.load({**Game(seed=1).save(), "seed": text}),
    ]
    for attempt in attempts:
        with pytest.raises(CoffersError, match=said) as caught:
            attempt()
        assert len(text) < 8 or text not in str(caught.value)
    for pair in ([0, text], [text, 0], [text, text]):
        with pytest.raises(DamagedSave, match="reseeds"):
            Game.load({**Game(seed=1).save(), "reseeds": [pair]})


@pytest.mark.parametrize("pair", [[secret(1), 0], [0, secret(1)]])
def test_digests_are_numbers(pair: list[Any]) -> None:
    with pytest.raises(DamagedSave, match="digests"):
        Game.load({**Game(seed=1).save(), "digests": [pair]})
    with pytest.raises(DamagedSave, match="reseeds"):
        Game.load({**Game(seed=1).save(), "reseeds": [[secret(1), 0]]})


def test_a_game_of_a_server_can_be_played_on_in_the_terminal() -> None:
    """Bots that throw dice find some, and not those of the game."""
    game = reload(Game(seed=secret(1)))
    screen = Screen(Console(), language("en"), "Anna", {"Ben": "random"})
    saved = saves.SavedGame(game, {"Ben": "random"}, "Anna")
    agents = make_agents(saved, screen, None, ExitStack())
    while game.decision.player == "Anna":
        game.answer(game.decision.words()[-1])
    game.let(agents["Ben"])
    assert len(game.answers) > 1
