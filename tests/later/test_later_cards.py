"""The later cards do what their clauses say, and the table stays sound with them."""

import random
from pathlib import Path

import pytest
from tests.later import cards

from coffers.bots.registry import make_bot
from coffers.cards import library
from coffers.cards.library import expansion
from coffers.errors import CoffersError
from coffers.game import Game
from coffers.kingdoms import Kingdom
from coffers.scenario import Scenario, load_file, run_scenario, scenario_files
from coffers.scenario.position import start
from coffers.scenario.runner import _Run
from coffers.soak import Stock, check_decision, check_table, stock

HOME = Path(__file__).parent
with expansion(cards):  # scenarios are read before any fixture is there
    SCENARIOS = [s for path in scenario_files([HOME]) for s in load_file(path)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: f"{s.file.stem}:{s.line}")
def test_scenario(scenario: Scenario) -> None:
    failure = run_scenario(scenario)
    assert failure is None, f"\n{failure}"


def test_they_are_known_only_while_they_are_added() -> None:
    """They bring along what they need, and an expansion taken away leaves nothing behind."""
    brought = Kingdom.of(["Possession", "Castles"], complete=False).all_cards()
    assert {"Potion", *cards.CASTLES} <= set(brought)
    assert library.card_name("Zauberin") == "Enchantress"
    library.MODULES.remove(cards)
    library._look_again()
    try:
        with pytest.raises(CoffersError):
            library.card_name("Enchantress")
    finally:
        library.MODULES.append(cards)
        library._look_again()


# ---- games that wait ------------------------------------------------------------------------


def facts(game: Game) -> list[object]:
    """All that can be known of a game, by everybody."""
    found: list[object] = [game.over, None if game.over else game.decision]
    found += [game.view(player) for player in (*game.players, None)]
    return found + [game.events(player) for player in game.players]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: f"{s.file.stem}:{s.line}")
def test_undo_and_copies_at_every_decision(scenario: Scenario) -> None:
    """At every decision of every scenario a copy is the same game, and so is one taken back."""
    game = start(scenario)
    script = _Run(scenario, game)
    for step in scenario.steps:
        if step.word not in game.players:
            continue
        before = facts(game)
        assert facts(game.copy()) == before
        script.take(step)
        check_depth(game)
        after = facts(game)
        game.undo()
        assert facts(game) == before
        script.take(step)
        assert facts(game) == after


def check_depth(game: Game) -> None:
    """What the turn itself asks, it asks when no card is being carried out."""
    if not game.over and game.decision.source is None and game.decision.kind in ("buy", "play"):
        assert game.table.depth == 0


KINGDOMS = (
    ("Possession", "Trader", "Chapel", "Village", "Mine", "Witch", "Workshop", "Market", "Golem"),
    ("Enchantress", "Throne Room", "Wharf", "Haven", "Tactician", "Militia", "Moat", "Castles"),
    ("Band of Misfits", "Procession", "Royal Carriage", "Wharf", "Smithy", "Village", "Moat"),
    ("Band of Misfits", "Trader", "Castles", "Possession", "Royal Carriage", "Haven", "Chapel"),
    ("Horse Traders", "Throne Room", "Militia", "Possession", "Merchant", "Enchantress", "Bishop"),
)
BESIDE = ("Inheritance", "Mountain Pass")


def random_game(seed: int) -> tuple[Game, random.Random]:
    chance = random.Random(seed)
    names = KINGDOMS[seed % len(KINGDOMS)]
    kingdom = Kingdom.of(names, beside=[b for b in BESIDE if chance.random() < 0.7], complete=False)
    players = ["Anna", "Ben", "Cleo", "Dora"][: 2 + seed % 3]
    return Game(players, kingdom, edition=chance.choice(["2011", "2017"]), seed=seed), chance


def answer_by_chance(game: Game, chance: random.Random) -> None:
    """Any answer; ending a phase less often, so that something happens."""
    words = game.decision.words()
    pick = chance.choice(words)
    if pick == game.decision.passing and chance.random() < 0.7:
        pick = chance.choice(words)
    game.answer(pick)


@pytest.mark.parametrize("seed", range(20))
def test_random_games_stay_sound(seed: int) -> None:
    """No card appears or vanishes, and all that is offered is there; saved games come back."""
    game, chance = random_game(seed)
    there: Stock = stock(game.table)
    for _ in range(400):
        if game.over:
            break
        check_table(game.table, there)
        decider = game.table.players[game.engine_decision.decider]
        check_decision(decider, game.engine_decision)
        check_depth(game)
        answer_by_chance(game, chance)
    assert facts(Game.load(game.save())) == facts(game)
    assert facts(game.copy()) == facts(game)
    n = min(30, len(game.answers))
    again = game.copy()
    answers = game.answers
    again.undo(n)
    for answer in answers[len(answers) - n :]:
        again.answer_number(answer)
    assert facts(again) == facts(game)


WISHES = ("play Possession", "buy Possession", "buy Potion", "buy Gold", "buy Silver")


def test_possession_from_the_deal() -> None:
    """A game in which everybody goes for Possession, saved, loaded, taken back at every decision
    of the possessed turns; the possessor sees what the possessed does, and nobody else."""
    kingdom = Kingdom.of(["Possession", "Village", "Market"], complete=False)
    game = Game(["Anna", "Ben", "Cleo"], kingdom, seed=5)
    possessed = 0
    while not game.over:
        words = game.decision.words()
        pick = next((wish for wish in WISHES if wish in words), None)
        if pick is None:
            pick = "all treasures" if "all treasures" in words else game.decision.passing
        before = facts(game)
        game.answer(pick or words[0])
        table = game.table
        controller = table.current().controller
        if controller == table.turn or game.over:
            continue
        possessed += 1
        turn, seat = game.players[table.turn], game.players[controller]
        assert game.decision.player == seat
        for viewer in game.players:
            hand = game.view(viewer).player(turn).hand
            assert (hand is not None) == (viewer in (turn, seat))
        assert facts(Game.load(game.save())) == facts(game.copy()) == facts(game)
        after = facts(game)
        answer = game.answers[-1]
        game.undo()
        assert facts(game) == before
        game.answer_number(answer)
        assert facts(game) == after
    assert possessed > 10


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("bot", ["big-money", "generic"])
def test_bots_can_play_with_them(bot: str, seed: int) -> None:
    """A bot that has never heard of these cards answers whatever it is asked."""
    game, chance = random_game(seed)
    bots = {player: make_bot(bot, game.setup, seed=seed) for player in game.players}
    for _ in range(300):
        if game.over:
            break
        if chance.random() < 0.5:
            game.let(bots[game.decision.player])
        else:
            answer_by_chance(game, chance)
