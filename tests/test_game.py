"""A game from Python: saved, loaded, taken back and copied it stays the same game."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coffers import CoffersError, DamagedSave, Game, IllegalChoice, Kingdom
from coffers.bots.random_legal import RandomLegal
from coffers.bots.registry import make_bot
from coffers.cards.library import classes, kingdom_cards
from coffers.engine.editions import RULES
from coffers.engine.replay import Recording, digest
from coffers.engine.table import new_table
from coffers.engine.turn import take_turn
from coffers.game import FORMAT, LARGEST_SEED, VERSION
from coffers.kingdoms import FIRST_GAME
from coffers.scenario.position import PositionGame
from coffers.soak import drawn
from coffers.texts import LANGUAGES, choose

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """What errors say is read in English here."""
    monkeypatch.setattr("coffers.texts._chosen", ["en"])


def new_game(seed: int) -> Game:
    """A game with any cards, players and edition."""
    setting = drawn(seed)
    players = NAMES[: setting.players]
    return Game(players, setting.kingdom, edition=setting.edition, seed=seed)


def decisions(game: Game, seed: int, most: int) -> Iterator[Game]:
    """Play a game at random, stopping at each of its decisions."""
    bot = RandomLegal(seed)
    for _ in range(most):
        if game.over:
            return
        yield game
        game.let(bot)


def play_on(game: Game, seed: int, most: int) -> Game:
    for _ in decisions(game, seed, most):
        pass
    return game


def shown(game: Game) -> list[object]:
    """What is shown of a game: all views, and the events of whoever decides."""
    decision = None if game.over else game.decision
    return [
        [game.view(player) for player in (*game.players, None)],
        game.events(decision.player if decision else None),
        decision,
        game.answers,
        game.result,
        [game.undoable(player) for player in game.players],
    ]


# ---- save, load, undo, copy --------------------------------------------------------------------


def reload(game: Game) -> Game:
    return Game.load(json.dumps(game.save()))


def play_and_take_back(game: Game) -> Game:
    """Two answers further, and back again."""
    game = game.copy()
    before = len(game.answers)
    play_on(game, 5, 2)
    game.undo(len(game.answers) - before)
    return game


def there_and_back_one_by_one(game: Game) -> Game:
    game = game.copy()
    before = len(game.answers)
    play_on(game, 6, 3)
    while len(game.answers) > before:
        game.undo()
    return game


@pytest.mark.parametrize("way", [reload, play_and_take_back, there_and_back_one_by_one, Game.copy])
@pytest.mark.parametrize("seed", range(6))
def test_at_every_decision_the_same_game_comes_back(way: Callable[[Game], Game], seed: int) -> None:
    """A game saved and loaded, undone or copied, at any decision, is and goes on as it was."""
    for number, game in enumerate(decisions(new_game(seed), seed, 60)):
        before = shown(game)
        same = way(game)
        assert shown(game) == before  # ... and the game itself has not changed
        assert shown(same) == before
        further = play_on(game.copy(), number, 4)
        assert shown(play_on(same, number, 4)) == shown(further)


@pytest.mark.parametrize("seed", range(6))
def test_every_turn_can_be_played_again(seed: int) -> None:
    """Of games with open and with secret chance, some forked in the middle of a turn: what is
    handed out of a turn leads to the table that the game came to."""
    chance: int | str = f"{seed:064x}" if seed % 2 else seed
    game = play_on(Game(("Anna", "Ben"), drawn(seed).kingdom, seed=chance), seed, 75)
    game = play_on(game.copy(seed=f"{seed + 10:064x}" if seed % 3 else 5), seed, 75)
    digests = game.digests()
    turns = game.turns_since(0)
    assert len(turns) == len(digests) > 3
    given = 0
    for number, turn in enumerate(turns):
        assert game.turns_since(given) == turns[number:]
        recording = Recording(dict(turn.reseeds))
        recording.set_answers(list(turn.answers))
        table = turn.table(game.setup, [recording] * 2)
        take_turn(table)
        given += len(turn.answers)
        assert digest(table) == digests[given]
        table.close()
    assert given == game.given_before
    assert game.turns_since(given) == []
    assert list(game.this_turn().answers) == game.answers[given:]


def test_a_turn_that_a_game_began_in_the_midst_of_is_not_handed_out() -> None:
    position = {"players": {"Anna": {"hand": ["Copper"]}, "Ben": {}}, "turn": {"phase": "buy"}}
    game = PositionGame(("Anna", "Ben"), Kingdom.of(FIRST_GAME), "2017", 1, position)
    play_on(game, 1, 30)
    turns = game.turns_since(0)
    assert len(turns) == len(game.digests()) - 1 > 3
    assert turns[0].table(game.setup, [RandomLegal(1)] * 2).turn == 1


@pytest.mark.parametrize("seed", range(100, 106))
def test_whatever_way_a_game_came_about_it_ends_the_same(seed: int) -> None:
    """Loaded, copied and undone games come to the same result when played on to the end."""
    for number, game in enumerate(decisions(new_game(seed), seed, 2000)):
        if number % 97 == 50:
            ends = [
                play_on(way(game), seed + number, 3000)
                for way in (Game.copy, reload, play_and_take_back)
            ]
            assert ends[0].over
            assert ends[0].result == ends[1].result == ends[2].result
            assert ends[0].answers == ends[1].answers == ends[2].answers
            assert shown(reload(ends[0])) == shown(ends[0])


@pytest.mark.parametrize("seed", range(6))
def test_undo_leads_back_through_all_that_was(seed: int) -> None:
    """Undo, step by step to the beginning, shows each earlier moment as it was."""
    game = new_game(seed)
    moments = [(g.view(), g.decision, g.answers) for g in decisions(game, seed, 40)]
    for moment in reversed(moments):
        game.undo()
        assert (game.view(), game.decision, game.answers) == moment
    with pytest.raises(CoffersError, match="nothing more to take back"):
        game.undo()
    assert (game.view(), game.decision, game.answers) == moments[0]


@pytest.mark.parametrize("seed", range(20))
def test_a_copy_with_a_seed_looks_the_same_now(seed: int) -> None:
    """`copy(seed)` changes only what chance has not decided yet."""
    game = play_on(new_game(seed), seed, 3 * seed)
    copy = game.copy(seed=99)
    assert shown(copy) == shown(game)
    assert shown(game.copy(seed=99)) == shown(copy)
    assert shown(play_on(copy, 1, 30)) == shown(play_on(game.copy(seed=99), 1, 30))


def test_copies_with_different_seeds_go_different_ways() -> None:
    """Chance in a copy with a seed is that seed's, so a planner cannot see the future."""
    game = Game(seed=2)
    futures = {repr(play_on(game.copy(seed=s), 1, 40).view("Anna")) for s in range(10)}
    assert len(futures) > 5


def test_a_copy_with_a_seed_can_be_saved_copied_and_undone() -> None:
    """The new chance of a copy is part of it: it survives saving, copying and undoing."""
    copy = play_on(new_game(4), 4, 10).copy(seed=12)
    play_on(copy, 4, 30)
    again = play_on(copy, 4, 1).copy(seed=13)
    play_on(again, 4, 30)
    for way in (reload, Game.copy, play_and_take_back):
        assert shown(play_on(way(again), 9, 20)) == shown(play_on(again.copy(), 9, 20))


def test_a_game_and_its_copy_do_not_touch_each_other() -> None:
    """Playing on in a copy leaves the game where it was."""
    game = play_on(new_game(5), 5, 20)
    before = shown(game)
    play_on(game.copy(), 1, 100)
    play_on(game.copy(seed=1), 1, 100)
    assert shown(game) == before


@pytest.mark.parametrize("seed", range(10))
def test_a_game_with_pauses_is_the_game_without(seed: int) -> None:
    """A game answered one decision at a time is the one that bots play in one go."""
    setting = drawn(seed)
    bots = [RandomLegal(seed * 10 + seat) for seat in range(setting.players)]
    setup = setting.kingdom.setup(setting.players, setting.edition)
    table = new_table(setup, list(bots), seed)
    for _ in range(25):
        if not table.finished:
            take_turn(table)
    game = new_game(seed)
    bots = [RandomLegal(seed * 10 + seat) for seat in range(setting.players)]
    while not game.over and sum(p.turns for p in game.table.players) <= 25:
        game.let(bots[game.players.index(game.decision.player)])
    now, then = game.table, table
    assert list(now.left) == list(then.left)
    assert [list(p.owned) for p in now.players] == [list(p.owned) for p in then.players]
    assert [p.vp for p in now.players] == [p.vp for p in then.players]


# ---- answers -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_every_word_offered_is_an_answer(seed: int) -> None:
    """Every option in words is accepted, and different words mean different answers."""
    chance = random.Random(seed)
    for game in decisions(new_game(seed), seed, 40):
        words = game.decision.words()
        assert len(set(words)) == len(words)
        given = []
        for word in chance.sample(words, min(4, len(words))):
            copy = game.copy()
            copy.answer(word)
            given.append(copy.answers[-1])
            assert copy.answers[:-1] == game.answers
        assert len(set(given)) == len(given)


ILLEGAL = ("", "buy", "buy Nothing", "play Great Hall", "no, thanks", "ende", "\n", "-1", "99")


@pytest.mark.parametrize("seed", range(8))
def test_an_illegal_answer_says_what_was_offered_and_changes_nothing(seed: int) -> None:
    """What was not offered raises IllegalChoice with all that was, and leaves the game as it is."""
    for game in decisions(new_game(seed), seed, 30):
        before = shown(game)
        offered = game.decision.words()
        numbers = [n for n in range(-5, 70) if not allowed(game, n)]
        for pick in ILLEGAL:
            with pytest.raises(IllegalChoice) as caught:
                game.answer(pick)
            assert all(word in str(caught.value) for word in offered)
            assert game.decision.player in str(caught.value)
        for number in (*numbers[::7], -(2**40), 2**40):
            with pytest.raises(IllegalChoice) as caught:
                game.answer_number(number)
            assert all(word in str(caught.value) for word in offered)
        assert shown(game) == before


@pytest.mark.parametrize("number", [2**63, 2**70, -(2**70)])
def test_no_number_is_too_great_to_be_refused(number: int) -> None:
    """Any whole number that is not an answer raises IllegalChoice."""
    with pytest.raises(IllegalChoice, match="cannot be chosen now"):
        Game(seed=7).answer_number(number)


def allowed(game: Game, number: int) -> bool:
    return bool(game.engine_decision.allows(number, game.setup.plain))


def test_a_slip_of_the_pen_is_understood() -> None:
    """An illegal answer that is close to an offered one brings that up."""
    game = Game(seed=7)
    game.answer("all treasures")
    with pytest.raises(IllegalChoice, match="did you mean buy Silver"):
        game.answer("buy Silvr")
    game.answer("  BUY   silver ")
    assert game.decision.player == "Ben"


def test_a_game_that_is_over_takes_no_answer() -> None:
    """After the end there is a result, and nothing to answer."""
    game = play_on(new_game(1), 1, 5000)
    assert game.over
    assert game.result is not None
    assert game.result.winners
    for attempt in (lambda: game.answer("end buys"), lambda: game.answer_number(-1)):
        with pytest.raises(IllegalChoice, match="the game is over"):
            attempt()
    with pytest.raises(CoffersError, match="the game is over"):
        _ = game.decision
    game.undo()
    assert not game.over


# ---- undoing as a player -----------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(30))
def test_a_player_may_not_take_back_what_has_shown_a_card(seed: int) -> None:
    """No undo passes a draw, shuffle, reveal or look, nor a decision of somebody else."""
    telling = {"drew", "shuffled", "revealed", "looked-at", "discarded-deck", "turn-started"}
    for game in decisions(new_game(seed), seed, 120):
        for player in game.players:
            n = game.undoable(player)
            if n == 0:
                continue
            earlier = game.copy()
            earlier.undo(n)
            since = game.events(player)[len(earlier.events(player)) :]
            assert not telling & {event.kind for event in since}
            deciders = {earlier.decision.player}
            while len(earlier.answers) < len(game.answers):
                deciders.add(earlier.decision.player)
                earlier.answer_number(game.answers[len(earlier.answers)])
            assert deciders == {player}


def test_a_choice_that_showed_nothing_may_be_taken_back() -> None:
    """Treasures and purchases may be taken back until the turn is over."""
    game = Game(seed=7)
    assert game.undoable("Anna") == 0
    game.answer("play Copper")
    game.answer("play Copper")
    assert game.undoable("Anna") == 2
    assert game.undoable("Ben") == 0
    game.answer("all treasures")
    game.answer("buy Silver")
    assert game.decision.player == "Ben"
    assert game.undoable("Anna") == 0  # five new cards


def random_position(seed: int, world: int) -> PositionGame:
    """Anna's turn with any cards; in another world everything is other that Anna may not know."""
    chance = random.Random(seed)
    kingdom = Kingdom.of(
        chance.sample(kingdom_cards(), 10), platinum_colony=seed % 2 == 0, seed=seed
    )
    pool = [*kingdom.all_cards(), *kingdom.cards]
    anna = {"hand": chance.choices(kingdom.cards, k=4) + chance.choices(pool, k=3)}
    deck = chance.choices(pool, k=8)
    bens = chance.choices(pool, k=12)
    hidden = random.Random(f"{seed} {world}")
    hidden.shuffle(deck)
    hidden.shuffle(bens)
    ben = {"hand": bens[:5], "deck": bens[5:]}
    return PositionGame(
        ("Anna", "Ben"),
        kingdom,
        "2017",
        10 + world,
        {
            "players": {"Anna": {**anna, "deck": deck}, "Ben": ben},
            "turn": {"player": "Anna", "actions": 3},
        },
    )


@pytest.mark.parametrize("seed", range(100))
def test_what_may_be_taken_back_has_told_the_player_nothing(seed: int) -> None:
    """Undo teaches nothing: what it takes back looks the same whatever is hidden."""
    game = random_position(seed, 0)
    for _ in decisions(game, seed, 25):
        n = game.undoable("Anna")
        if n == 0:
            continue
        earlier = game.copy()
        earlier.undo(n)
        answers = game.answers
        for world in range(1, 9):
            other = random_position(seed, world)
            if not follows(other, answers[:-n]) or not looks_alike(other, earlier):
                continue
            assert follows(other, answers[-n:]), game.events("Anna")[-6:]
            assert looks_alike(other, game), game.events("Anna")[-6:]


ASKING_AROUND = (
    *("Bishop", "Masquerade", "Militia", "Minion", "Torturer", "Vault", "Witch"),
    *("Ghost Ship", "Bureaucrat", "Tournament", "Mountebank"),
    *("Moat", "Secret Chamber", "Diplomat", "Horse Traders", "Watchtower", "Trader", "Tunnel"),
)
"""One player after the other is asked something, if they hold the cards for it."""


def position_of_three(seed: int, world: int, me: str) -> PositionGame:
    """Anna's turn with cards that ask around; in another world the cards of the one of the others
    who is not me are other ones."""
    chance = random.Random(seed)
    kingdom = Kingdom.of(chance.sample(ASKING_AROUND, 10), platinum_colony=False, seed=seed)
    pool = [*kingdom.cards, *kingdom.cards, "Copper", "Estate", "Province", "Curse"]
    players = {}
    for name in ("Anna", "Ben", "Cleo"):
        cards = chance.choices(pool, k=12)
        if name not in ("Anna", me):
            random.Random(f"{seed} {world} {name}").shuffle(cards)
        players[name] = {"hand": cards[:5], "deck": cards[5:]}
    turn = {"player": "Anna", "actions": 4}
    position = {"players": players, "turn": turn}
    edition = ("2011", "2017")[seed % 2]
    return PositionGame(("Anna", "Ben", "Cleo"), kingdom, edition, 10, position)


def test_nobody_takes_back_an_answer_after_which_others_are_asked_or_not() -> None:
    """Whether somebody else has something to decide tells of their cards: no way back."""
    compared = 0
    for seed in range(150):
        for me in ("Ben", "Cleo"):
            game = position_of_three(seed, 0, me)
            for _ in decisions(game, seed, 12):
                n = game.undoable(me)
                if n == 0 or game.over:
                    continue
                earlier = game.copy()
                earlier.undo(n)
                answers = game.answers
                for world in range(1, 6):
                    other = position_of_three(seed, world, me)
                    if follows(other, answers[:-n]) and looks_alike(other, earlier, me):
                        compared += 1
                        assert follows(other, answers[-n:]), game.events(me)[-6:]
                        assert looks_alike(other, game, me), game.events(me)[-6:]
    assert compared >= 30


def follows(game: Game, answers: list[int]) -> bool:
    """Whether these answers can be given, one after the other."""
    for answer in answers:
        if game.over or not allowed(game, answer):
            return False
        game.answer_number(answer)
    return True


def looks_alike(this: Game, that: Game, me: str = "Anna") -> bool:
    return this.view(me) == that.view(me) and this.events(me) == that.events(me)


# ---- saves that are not what they were ---------------------------------------------------------


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


SAVED = json.dumps(play_on(play_on(new_game(3), 3, 10).copy(seed=8), 3, 15).save())


def saved() -> Any:
    """A save of a game in full swing, of a copy even."""
    return json.loads(SAVED)


def loads_or_complains(document: Any) -> None:
    """Load a document: it is either a legal game, or refused in a sentence of every language."""
    try:
        game = Game.load(document)
    except CoffersError as error:
        for code in LANGUAGES:
            choose(code)
            sentence = str(error)
            choose("en")
            assert len(sentence) > 10
            assert "\n" not in sentence
    else:
        assert Game.load(game.save()).view() == game.view()


@settings(deadline=None, derandomize=True, max_examples=150)
@given(field=st.sampled_from([*saved(), "format", "version"]), junk=JUNK)
def test_any_field_of_a_save_may_be_anything(field: str, junk: object) -> None:
    """A save with nonsense in a field is refused in a readable sentence."""
    loads_or_complains({**saved(), field: junk})


@pytest.mark.parametrize("field", list(saved()))
def test_a_missing_field_is_named(field: str) -> None:
    """A save without one of its fields is refused."""
    document = saved()
    del document[field]
    with pytest.raises(DamagedSave, match="saved game"):
        Game.load(document)


@settings(deadline=None, derandomize=True, max_examples=150)
@given(data=st.data())
def test_a_cut_or_scratched_file_is_refused(data: st.DataObject) -> None:
    """A save cut off or overwritten anywhere is refused in a readable sentence."""
    cut = data.draw(st.integers(0, len(SAVED) - 1))
    with pytest.raises(DamagedSave, match="not JSON, or was cut off"):
        Game.load(SAVED[:cut])
    scratch = data.draw(st.text(min_size=1, max_size=3))
    loads_or_complains(SAVED[:cut] + scratch + SAVED[cut + len(scratch) :])


@settings(deadline=None, derandomize=True, max_examples=150)
@given(
    answers=st.lists(st.integers(-3, 70) | st.integers(), min_size=1, max_size=6),
    at=st.integers(0, 25),
)
def test_answers_that_do_not_fit_are_refused(answers: list[int], at: int) -> None:
    """Any answers may stand in a save; those that the rules do not allow are refused."""
    document = saved()
    document["answers"][at:at] = answers
    loads_or_complains(document)


@settings(deadline=None, derandomize=True, max_examples=100)
@given(reseeds=st.lists(st.lists(st.integers(), min_size=1, max_size=3), max_size=3))
def test_seeds_of_copies_in_a_save_are_checked(reseeds: list[list[int]]) -> None:
    """The seeds that copies brought with them may be anything in a save, too."""
    loads_or_complains({**saved(), "reseeds": reseeds})


@pytest.mark.parametrize("seed", [2**63, 2**64, -1, -(2**70), 2**53])
def test_a_seed_of_a_copy_too_great_is_refused(seed: int) -> None:
    """A seed is between 0 and what JSON can carry, wherever it stands."""
    document = saved()
    document["reseeds"] = [[2, seed]]
    with pytest.raises(DamagedSave, match="reseeds"):
        Game.load(document)
    with pytest.raises(CoffersError, match="cannot be a seed"):
        Game(seed=1).copy(seed=seed)


@pytest.mark.parametrize(
    "document", ["", "[]", "null", "7", '"game"', "{}", "[" * 100_000, '{"format": "other"}']
)
def test_what_is_no_saved_game_is_refused(document: str) -> None:
    """Any other file is refused as not being a saved game."""
    with pytest.raises(DamagedSave, match="this is not a saved game"):
        Game.load(document)


def test_the_first_answer_that_does_not_fit_is_named() -> None:
    """A damaged save says which of its answers does not fit."""
    document = Game(seed=7).save()
    document["answers"] = [-2, 1, 0, 60]
    with pytest.raises(DamagedSave, match="answer 4 does not fit"):
        Game.load(document)


def test_a_save_of_a_newer_coffers_is_refused() -> None:
    """A save in a newer format names its format, the newest known one, and what to do."""
    document = {**saved(), "version": VERSION + 4}
    with pytest.raises(DamagedSave, match=rf"format {VERSION + 4};.* up to {VERSION}: please"):
        Game.load(document)
    with pytest.raises(DamagedSave, match="please update"):  # whatever else is in it
        Game.load({"format": FORMAT, "version": VERSION + 1})


# ---- games that cannot be started --------------------------------------------------------------


def test_a_misspelt_card_is_suggested() -> None:
    """An unknown card brings up the one probably meant, in either language."""
    with pytest.raises(CoffersError, match="no card 'Vilage'; did you mean Village"):
        Game(kingdom=["Vilage", *FIRST_GAME[:9]])
    with pytest.raises(CoffersError, match="did you mean Burggraben"):
        Game(kingdom=["Burgraben", *FIRST_GAME[:9]])


def test_cards_may_be_named_in_either_language() -> None:
    """A kingdom of German names is the same as one of English names."""
    german = ["Keller", "Markt", "Händlerin", "Miliz", "Mine", "Burggraben", "Umbau", "Schmiede"]
    assert Kingdom.of([*german, "Dorf", "Werkstatt"]) == Kingdom.of(FIRST_GAME)


@pytest.mark.parametrize(
    ("players", "kingdom", "problem"),
    [
        (2, [*FIRST_GAME, "Chapel"], "has 10 different Kingdom cards, this one has 11"),
        (2, FIRST_GAME[:9], "has 10 different Kingdom cards, this one has 9"),
        (2, [*FIRST_GAME[:9], "Cellar"], "Cellar stands in the kingdom twice"),
        (2, [*FIRST_GAME[:9], "Gold"], "Gold is not a Kingdom card"),
        (2, [*FIRST_GAME[:9], "Diadem"], "Diadem is not a Kingdom card"),
        (2, [*FIRST_GAME[:9], "qqqqq"], "no card 'qqqqq'$"),
        (7, FIRST_GAME, "2 to 6 players can play, not 7"),
        (1, FIRST_GAME, "2 to 6 players can play, not 1"),
        (0, FIRST_GAME, "2 to 6 players can play, not 0"),
    ],
)
def test_a_game_that_cannot_be_is_refused(players: int, kingdom: list[str], problem: str) -> None:
    """A wrong number of players or cards is refused with what is wrong about it."""
    with pytest.raises(CoffersError, match=problem):
        Game([f"P{i}" for i in range(players)], kingdom)


@pytest.mark.parametrize(
    ("names", "problem"),
    [
        (["Anna", "Anna"], "two players are called 'Anna'"),
        (["Anna", " Anna "], "two players are called 'Anna'"),
        (["Anna", "anna"], "two players are called"),
        (["An na", "An  na"], "two players are called"),
        (["Anna", ""], "'' cannot be the name of a player"),
        (["Anna", "B\x00n"], "cannot be the name of a player"),
        (["Anna", "x" * 41], "cannot be the name of a player"),
    ],
)
def test_players_need_names_that_can_be_told_apart(names: list[str], problem: str) -> None:
    """Names are printable and different, even to somebody who types them carelessly."""
    with pytest.raises(CoffersError, match=problem):
        Game(names)


@pytest.mark.parametrize("seed", [-1, LARGEST_SEED + 1, 2**70, 1.5, "7"])
def test_a_seed_that_cannot_be_is_refused(seed: Any) -> None:
    """A seed is a whole number that every JSON reader can carry."""
    with pytest.raises(CoffersError, match="cannot be a seed"):
        Game(seed=seed)


def test_an_unknown_edition_is_refused() -> None:
    """An unknown edition is refused with all that there are."""
    with pytest.raises(CoffersError, match=r"no edition '2012'; there are 2011, 2011-de, 2017"):
        Game(edition="2012")


@pytest.mark.parametrize(
    ("bane", "problem"),
    [
        ("Cellar", "is one of the ten Kingdom cards already"),
        ("Witch", "a Kingdom card costing 2 or 3"),
        ("Estate", "a Kingdom card costing 2 or 3"),
    ],
)
def test_a_bane_that_cannot_be_is_refused(bane: str, problem: str) -> None:
    """The Bane is an eleventh Kingdom card costing 2 or 3."""
    with pytest.raises(CoffersError, match=problem):
        Kingdom.of(["Young Witch", *FIRST_GAME[:9]], bane=bane)


def test_there_is_no_bane_without_a_young_witch() -> None:
    """A Bane in a kingdom without Young Witch is refused."""
    with pytest.raises(CoffersError, match="there is no Young Witch"):
        Kingdom.of(FIRST_GAME, bane="Chapel")


def test_an_unknown_player_is_refused() -> None:
    """Looking as somebody who does not play is refused with those who do."""
    for look in (Game(seed=1).view, Game(seed=1).events, Game(seed=1).undoable):
        with pytest.raises(CoffersError, match="the players are Anna, Ben"):
            look("Cleo")


def test_a_game_without_a_seed_can_be_any() -> None:
    """Without a seed every game is another one, and can be saved all the same."""
    games = [Game() for _ in range(10)]
    assert len({game.seed for game in games}) == 10
    for game in games:
        assert Game.load(game.save()).view("Anna") == game.view("Anna")


def test_a_game_of_fewer_than_ten_cards_can_be_saved() -> None:
    """Whatever kingdom a game was started with, it comes back from its save."""
    kingdom = Kingdom.of(["Chapel", "Witch"], complete=False, platinum_colony=True)
    game = play_on(Game(kingdom=kingdom, seed=1), 1, 20)
    assert shown(reload(game)) == shown(game)


def test_every_kingdom_of_the_library_can_be_saved() -> None:
    """Any ten cards make a game that comes back from its save."""
    left = set(classes())
    for seed in range(120):
        game = new_game(seed)
        left -= set(game.kingdom.all_cards())
        assert reload(game).kingdom == game.kingdom
    assert not left


# ---- rules that change --------------------------------------------------------------------------


def some_game() -> Game:
    """A game of a dozen turns."""
    game = Game(["Anna", "Ben"], seed=11)
    bots = {name: make_bot("big-money", game.setup, 1) for name in game.players}
    while sum(game.view().player(name).turns for name in game.players) < 12:
        game.let(bots[game.decision.player])
    return game


def other_way(document: dict[str, Any], turn: int) -> dict[str, Any]:
    """The save of a game that went another way from a turn on: its table differs at its end."""
    digests = [list(pair) for pair in document["digests"]]
    digests[turn][1] ^= 1
    return {**document, "digests": digests}


def test_a_save_says_by_which_rules_it_was_played_and_how_each_turn_ended() -> None:
    game = some_game()
    document = game.save()
    assert document["rules"] == RULES
    assert [answers for answers, _ in document["digests"]] == sorted(game.digests())
    assert len(document["digests"]) == 11
    assert Game.load(document).save() == document


def test_tables_that_differ_have_different_digests() -> None:
    digests = [
        digest
        for seed in range(40)
        for _, digest in Game.load(played_to_turn(seed).save()).save()["digests"]
    ]
    assert len(set(digests)) == len(digests)


def played_to_turn(seed: int) -> Game:
    game = Game(["Anna", "Ben"], seed=seed)
    for _ in range(2):
        game.answer("end treasures")
        game.answer("end buys")
    return game


def test_a_game_that_comes_out_another_way_by_the_same_rules_is_damaged() -> None:
    document = some_game().save()
    with pytest.raises(DamagedSave):
        Game.load(other_way(document, 5))


def test_a_game_of_older_rules_goes_on_where_they_agree() -> None:
    document = {**some_game().save(), "rules": RULES - 1}
    game = Game.load(document)
    assert game.frozen is None
    game.answer(game.decision.words()[0])


@pytest.mark.parametrize("turn", [0, 5, 10])
def test_a_game_of_older_rules_that_would_go_another_way_can_be_looked_at(turn: int) -> None:
    document = other_way({**some_game().save(), "rules": RULES - 1}, turn)
    game = Game.load(document)
    assert len(game.answers) == (document["digests"][turn - 1][0] if turn else 0)
    assert game.view("Anna").player("Anna").hand is not None
    assert "rule was corrected" in str(game.frozen)
    for act in (lambda: game.answer("end treasures"), lambda: game.answer_number(-1), game.undo):
        with pytest.raises(CoffersError, match="rule was corrected"):
            act()
    assert game.save() == document  # nothing is lost


def test_an_answer_that_newer_rules_do_not_allow_freezes_the_game() -> None:
    saved = some_game().save()
    answers = [*saved["answers"][:-1], 59]  # in the last turn that was finished
    game = Game.load({**saved, "answers": answers, "rules": RULES - 1})
    assert game.frozen is not None
    assert len(game.answers) == saved["digests"][-2][0]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"rules": RULES + 1}, "newer rules"),
        ({"version": 1}, "cannot read any more"),
        ({"rules": "1"}, "'rules'"),
        ({"digests": [[1, "x"]]}, "'digests'"),
    ],
)
def test_rules_and_digests_of_a_save_are_checked(change: dict[str, Any], words: str) -> None:
    with pytest.raises(DamagedSave, match=words):
        Game.load({**some_game().save(), **change})
