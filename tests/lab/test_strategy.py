"""Strategies as text: what a plan says is what is played, and mistakes are told with their line."""

from dataclasses import replace
from pathlib import Path

import pytest

from coffers.bots.plan import Planned
from coffers.engine.decisions import Decision
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.table import Table, new_table
from coffers.engine.turn import play_out, take_turn
from coffers.engine.vocabulary import (
    ALL_TREASURES,
    BUY,
    COFFERS,
    DISCARD,
    GAIN,
    NONE,
    PLAY,
    PLAY_TREASURE,
    TRASH,
)
from coffers.errors import CoffersError
from coffers.kingdoms import Kingdom
from coffers.lab.strategy import distinct, load_strategy
from coffers.strategies.lines import Entry
from coffers.strategies.plans import Plan, shipped

CARDS = (
    "Village",
    "Smithy",
    "Market",
    "Festival",
    "Laboratory",
    "Militia",
    "Witch",
    "Moat",
    "Chapel",
    "Workshop",
)


def setup() -> Setup:
    return Kingdom.of(CARDS).setup(2, "2017")


def table_with(plan: Plan, seed: int = 1) -> Table:
    game = setup()
    return new_table(game, [plan.agent(game), plan.agent(game)], seed)


def plan(**lists: list[str]) -> Plan:
    return Plan.of_toml(
        'name = "Test"\nneeds = []\n' + "\n".join(f"{k} = {v!r}" for k, v in lists.items())
    )


def answer(
    of: Plan, me: Player, kind: int, options: list[str], optional: bool = True, source: int = NONE
) -> str | None:
    """What a plan answers when it is offered these cards."""
    d = Decision()
    d.kind = kind
    d.decider = d.subject = me.index
    d.optional = optional
    d.source = source
    d.options = sum(1 << me.setup.number(card) for card in options)
    c = of.agent(me.setup).choose(me, d)
    return None if c == NONE else me.setup.cards[c].name


@pytest.fixture
def me() -> Player:
    """The first player in the middle of a game."""
    table = table_with(plan(buy=["Gold", "Silver"]))
    for _ in range(12):
        take_turn(table)
    return table.players[0]


# ---- reading -----------------------------------------------------------------------------------

WITCH = """\
name = "Double Witch"     # a comment with a "quote"
german = 'Doppelhexe'
about = \"\"\"
Two Witches as early as possible,
then money.\"\"\"
needs = ["Hexe"]
platinum_colony = false

buy = [
  "Province if money >= 15 or left(Province) <= 4 and turn > 2",
  "Witch max 2", "Gold",
  # "Curse",
  "Herzogtum if left(Provinz) <= 5",
]
trash = ["Curse"]
"""


def test_a_plan_reads_as_it_is_written() -> None:
    found = Plan.of_toml(WITCH)
    assert (found.name, found.german) == ("Double Witch", "Doppelhexe")
    assert found.about == "Two Witches as early as possible, then money."
    assert found.needs == ("Witch",)
    assert found.platinum_colony is False
    assert found.buy is not None
    assert [str(entry) for entry in found.buy] == [
        "Province if money >= 15 or left(Province) <= 4 and turn > 2",
        "Witch max 2",
        "Gold",
        "Duchy if left(Province) <= 5",
    ]
    assert found.play is None
    assert found.gain is None


def test_a_plan_can_be_written_and_read_again() -> None:
    found = Plan.of_toml(WITCH)
    assert Plan.of_toml(found.as_toml()) == found
    odd = replace(found, name='Quote " and \\ backslash', about="ümlaut")
    assert Plan.of_toml(odd.as_toml()) == odd


def test_what_is_bought_is_needed_unless_something_is_said() -> None:
    text = 'name = "x"\nbuy = ["Colony", "Witch", "Silver", "Chapel max 1"]'
    assert Plan.of_toml(text).needs == ("Witch", "Chapel")
    said = Plan.of_toml(text + '\nneeds = ["Witch"]')
    assert said.needs == ("Witch",)
    assert said.likes == ("Chapel",)


@pytest.mark.parametrize(
    ("typo", "line", "sentence"),
    [
        (("Witch max 2", "Wich max 2"), 11, "no card 'Wich'; did you mean Witch?"),
        (("Witch max 2", "Rats"), 11, "the card 'Rats' is not part of Coffers yet"),
        (("Witch max 2", "Witch max two"), 11, "'two' in 'Witch max two' should be a number"),
        (("Herzogtum", "Herzogtm"), 13, "did you mean Herzogtum?"),
        (("left(Provinz)", "lefft(Provinz)"), 13, "unknown 'lefft' in a condition"),
        (("left(Provinz)", "lefft(Provinz)"), 13, "did you mean left?"),
        (("left(Provinz)", "left"), 13, "'left' of which card? Write left(Copper)"),
        (("money >= 15", "money(Gold) >= 15"), 10, "'money' is not about a card"),
        (("money >= 15", "money => 15"), 10, "did you mean >=?"),
        (("money >= 15", "money = 15"), 10, "did you mean ==?"),
        (("money >= 15", "money"), 10, "'money' is not a comparison"),
        (("money >= 15", "money >= 15 +"), 10, "is not a comparison"),
        (("money >= 15", "not money"), 10, "is not a comparison"),
        (("money >= 15", "money >= 99999"), 10, "numbers go up to 10,000"),
        (("buy =", "bye ="), 9, "unknown key 'bye'"),
        (("buy =", "bye ="), 9, "did you mean buy?"),
        (('trash = ["Curse"]', 'trash = "Curse"'), 15, "'trash' should be a list of texts"),
        (('trash = ["Curse"]', "trash = [7]"), 15, "'trash' should be a list of texts"),
        (('"Curse"]\n', '"Curse max 2"]\n'), 15, "say: if owned(Curse) < 2"),
        (('["Hexe"]', '["Gold"]'), 6, "Gold is not a Kingdom card"),
        (("= false", "= 0"), 7, "'platinum_colony' should be true or false"),
        (('name = "Double Witch"', "name = 2"), 1, "'name' should be a short text"),
        (('name = "Double Witch"', ""), 1, "the strategy has no name"),
        (("german =", "style ="), 2, "unknown style 'Doppelhexe'; there are money, attack"),
        (("= false", "= maybe"), 7, "this is not proper TOML"),
        (('"Gold",', '"Gold'), 11, "this is not proper TOML"),
    ],
)
def test_a_mistake_is_told_with_its_line(typo: tuple[str, str], line: int, sentence: str) -> None:
    assert typo[0] in WITCH
    with pytest.raises(CoffersError) as problem:
        Plan.of_toml(WITCH.replace(*typo), "witch.toml")
    assert str(problem.value).startswith(f"witch.toml:{line}: ")
    assert sentence in str(problem.value)


@pytest.mark.parametrize(
    "text", ["", "[", "\0", "name", "= 3", 'name = "\\q"', "[[buy]]", "a.b = 1"]
)
def test_nonsense_is_answered_by_a_sentence(text: str) -> None:
    with pytest.raises(CoffersError):
        Plan.of_toml(text)


# ---- conditions --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("1 < 2", True),
        ("2 < 2", False),
        ("2 <= 2", True),
        ("3 <= 2", False),
        ("2 == 2", True),
        ("2 == 3", False),
        ("2 != 3", True),
        ("2 != 2", False),
        ("3 >= 3", True),
        ("2 >= 3", False),
        ("3 > 2", True),
        ("2 > 2", False),
        ("-1 < 0", True),
        ("1 == 2 and 1 == 1 or 1 == 1", True),
        ("1 == 1 or 1 == 1 and 1 == 2", True),
        ("1 == 2 or 1 == 1 and 1 == 2", False),
        ("1 == 1 and 1 == 1", True),
        ("owned(Colony) == 0", True),  # not in the game
        ("left(Colony) == 0", True),
    ],
)
def test_comparisons_hold_as_they_read(condition: str, holds: bool, me: Player) -> None:
    wish = plan(buy=[f"Gold if {condition}"])
    assert answer(wish, me, BUY, ["Gold"]) == ("Gold" if holds else None)


def test_quantities_are_those_of_the_player(me: Player) -> None:
    table = me.table
    other = table.players[1]
    number = me.setup.number
    me.coins, me.buys, me.actions = 11, 12, 13
    me.add_tokens(me.setup.coffers, 14 - me.coffers)
    me.owned[number("Province")] += 2
    table.left[number("Smithy")] = 7
    table.empty_piles = 2
    village = number("Village")
    me.hand.add(village)
    me.hand.add(village)
    me.in_play.add(village)
    expected = {
        "owned(Province)": 2,
        "owned(Copper)": 7,
        "left(Smithy)": 7,
        "in_hand(Village)": 2,
        "in_play(Village)": 1,
        "coins": 11,
        "buys": 12,
        "actions": 13,
        "coffers": 14,
        "turn": me.turns,
        "hand": 7,
        "empty": 2,
        "cards": sum(me.owned[c] for c in range(me.setup.n_cards)),
        "money": sum(
            me.owned[number(c)] * n for c, n in (("Copper", 1), ("Silver", 2), ("Gold", 3))
        ),
        "lead": me.score() - other.score(),
    }
    assert expected["lead"] == 12
    assert expected["money"] > 7
    for quantity, value in expected.items():
        wish = plan(buy=[f"Gold if {quantity} == {value}"])
        assert answer(wish, me, BUY, ["Gold"]) == "Gold", quantity
        wish = plan(buy=[f"Gold if {quantity} > {value}"])
        assert answer(wish, me, BUY, ["Gold"]) is None, quantity


def test_potions_mats_and_tokens_are_known() -> None:
    cards = (*CARDS[:6], "Alchemist", "Pirate Ship", "Embargo", "Island")
    game = Kingdom.of(cards, platinum_colony=False).setup(2, "2017")
    wish = plan(buy=["Gold"])
    me = new_table(game, [wish.agent(game), wish.agent(game)], 1).current()
    number = game.number
    me.potions = 2
    me.add_tokens(game.counter_named("pirate_ship"), 3)
    me.table.add_tokens_on(game.counter_named("embargo"), number("Village"), 4)
    me.mats[0].add(number("Estate"))
    quantities = {"potions": 2, "pirate_ship": 3, "embargo(Village)": 4, "on_mats(Estate)": 1}
    for quantity, value in quantities.items():
        wish = plan(buy=[f"Gold if {quantity} == {value}"])
        assert answer(wish, me, BUY, ["Gold"]) == "Gold", quantity
        wish = plan(buy=[f"Gold if {quantity} > {value}"])
        assert answer(wish, me, BUY, ["Gold"]) is None, quantity


# ---- playing -----------------------------------------------------------------------------------


def test_the_first_line_that_can_be_had_is_bought(me: Player) -> None:
    wish = plan(buy=["Province", "Gold if turn > 100", "Silver"])
    assert answer(wish, me, BUY, ["Province", "Gold", "Silver"]) == "Province"
    assert answer(wish, me, BUY, ["Gold", "Silver", "Copper"]) == "Silver"
    assert answer(wish, me, BUY, ["Gold", "Copper"]) is None


def test_an_empty_list_buys_nothing(me: Player) -> None:
    assert answer(plan(buy=[]), me, BUY, ["Gold"]) is None


def test_max_counts_what_is_owned(me: Player) -> None:
    gold = me.setup.number("Gold")
    me.owned[gold] = 1
    assert answer(plan(buy=["Gold max 2"]), me, BUY, ["Gold"]) == "Gold"
    me.owned[gold] = 2
    assert answer(plan(buy=["Gold max 2"]), me, BUY, ["Gold"]) is None


def test_cards_are_played_in_the_order_of_the_list(me: Player) -> None:
    wish = plan(play=["Smithy if actions > 1", "Village"])
    me.actions = 1
    assert answer(wish, me, PLAY, ["Smithy", "Village", "Market"]) == "Village"
    me.actions = 2
    assert answer(wish, me, PLAY, ["Smithy", "Village", "Market"]) == "Smithy"


def test_a_card_is_not_played_against_its_line(me: Player) -> None:
    wish = plan(play=["Smithy if actions > 1"])
    me.actions = 1
    assert answer(wish, me, PLAY, ["Smithy"]) is None
    assert answer(wish, me, PLAY, ["Smithy", "Market"]) == "Market"


def test_what_to_play_twice_is_left_to_the_bot(me: Player) -> None:
    wish = plan(play=["Smithy if actions > 99"])
    assert answer(wish, me, PLAY, ["Smithy"], optional=False, source=8) == "Smithy"


def test_of_free_will_only_what_is_listed_is_trashed(me: Player) -> None:
    wish = plan(trash=["Curse", "Copper if turn > 100"])
    assert answer(wish, me, TRASH, ["Copper", "Curse"]) == "Curse"
    assert answer(wish, me, TRASH, ["Copper", "Estate"]) is None
    assert answer(wish, me, TRASH, ["Estate", "Gold"], optional=False) == "Estate"


def test_cards_are_discarded_in_the_order_of_the_list(me: Player) -> None:
    wish = plan(discard=["Curse", "Copper if turn > 100"])
    assert answer(wish, me, DISCARD, ["Copper", "Curse"], optional=False) == "Curse"
    assert answer(wish, me, DISCARD, ["Estate", "Gold"], optional=False) == "Estate"
    assert answer(wish, me, DISCARD, ["Copper"]) is None


def test_gaining_asks_its_own_list_then_the_list_of_purchases(me: Player) -> None:
    own = plan(buy=["Silver"], gain=["Duchy"])
    assert answer(own, me, GAIN, ["Silver", "Duchy"], optional=False) == "Duchy"
    assert answer(plan(buy=["Silver"]), me, GAIN, ["Silver", "Duchy"], optional=False) == "Silver"
    assert answer(plan(buy=["Silver"]), me, GAIN, ["Moat", "Duchy"], optional=False) is not None


def test_other_peoples_cards_are_none_of_the_plans_business(me: Player) -> None:
    d = Decision()
    d.kind = TRASH
    d.decider, d.subject = 0, 1
    d.options = (1 << me.setup.number("Copper")) | (1 << me.setup.number("Gold"))
    wish, silent = plan(trash=["Gold"]), plan()
    assert wish.agent(me.setup).choose(me, d) == silent.agent(me.setup).choose(me, d)


def test_lines_about_cards_that_are_not_there_are_left_out() -> None:
    wish = plan(buy=["Colony", "Province", "Goons", "Gold", "Silver"])
    table = table_with(wish)
    play_out(table, 1000)
    assert table.left[table.setup.number("Province")] == 0


# ---- kingdoms ----------------------------------------------------------------------------------


def test_a_strategy_says_what_a_kingdom_lacks() -> None:
    goons = Plan.of_toml('name = "Goons"\nbuy = ["Goons"]\nplatinum_colony = true')
    kingdom = Kingdom.of(CARDS)
    assert goons.lacks(kingdom) == ["Goons", "Platinum", "Colony"]
    with pytest.raises(CoffersError, match="Goons needs what this kingdom lacks: Goons, Platinum"):
        goons.check(kingdom)
    without = Plan.of_toml('name = "x"\nplatinum_colony = false')
    assert without.fits(kingdom)
    assert not without.fits(replace(kingdom, platinum_colony=True))


# ---- finding them ------------------------------------------------------------------------------

THINKER = '''
from coffers.bots.sensible import Sensible
from coffers.engine.vocabulary import NONE

class Thinker(Sensible):
    """Buys   Golds
    and Silvers."""
    german = "Denker"
    needs = ["Dorf"]

    def buy(self, me, d):
        for name in ("Province", "Gold", "Silver"):
            if d.has(self.setup.number(name)):
                return self.setup.number(name)
        return NONE

class Broken(Sensible):
    def __init__(self, setup):
        raise RuntimeError("no")
'''


@pytest.fixture
def thinker(tmp_path: Path) -> Path:
    file = tmp_path / "thinker.py"
    file.write_text(THINKER)
    return file


def test_a_python_class_is_a_strategy(thinker: Path) -> None:
    found = load_strategy(f"{thinker}:Thinker")
    assert (found.name, found.german, found.needs) == ("Thinker", "Denker", ("Village",))
    assert found.about == "Buys Golds and Silvers."
    assert not isinstance(found.agent(setup()), Planned)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("{file}:Thinkr", "did you mean Thinker?"),
        ("{file}:NONE", "is no class of agents"),
        ("nowhere.py:Thinker", "there is no file or folder 'nowhere.py'"),
        ("coffers.nowhere:Thinker", "No module named"),
        ("nowhere.toml", "there is no file or folder 'nowhere.toml'"),
        ("randon", "no strategy 'randon'"),
        ("randon", "did you mean random?"),
    ],
)
def test_a_strategy_that_cannot_be_found(name: str, sentence: str, thinker: Path) -> None:
    with pytest.raises(CoffersError) as problem:
        load_strategy(name.format(file=thinker))
    assert sentence in str(problem.value)


def test_a_class_that_cannot_be_made(thinker: Path) -> None:
    with pytest.raises(CoffersError, match="RuntimeError: no"):
        load_strategy(f"{thinker}:Broken").agent(setup())


def test_bots_are_strategies() -> None:
    assert load_strategy("random").name == "random"


def test_shipped_strategies_are_found_by_each_of_their_names() -> None:
    for stem, found in shipped().items():
        assert load_strategy(stem) is found
        assert load_strategy(found.name) == found
        assert not found.german or load_strategy(found.german) == found


def test_the_same_strategy_twice_has_two_names() -> None:
    twice = distinct([plan(), plan(), plan()])
    assert [s.name for s in twice] == ["Test", "Test (2)", "Test (3)"]


def test_entries_read_in_either_language() -> None:
    assert Entry.of(" Hexe  max 2  if  owned( Kupfer )>3 ") == Entry.of(
        "Witch max 2 if owned(Copper) > 3"
    )


# ---- what a plan leaves to the bot -------------------------------------------------------------


def in_kingdom(*cards: str) -> Player:
    """A player in a game with certain cards, at the first turn."""
    game = Kingdom.of(cards, complete=False).setup(2, "2017")
    agent = Plan.of_toml('name = "x"').agent(game)
    return new_table(game, [agent, agent], 1).players[0]


def test_what_is_traded_for_a_better_card_need_not_be_listed() -> None:
    me = in_kingdom("Moneylender", "Chapel")
    wish = plan(trash=["Curse"])
    lender, chapel = me.setup.number("Moneylender"), me.setup.number("Chapel")
    assert answer(wish, me, TRASH, ["Copper"], source=lender) == "Copper"
    assert answer(wish, me, TRASH, ["Copper"], source=chapel) is None
    kept = plan(trash=["Copper if turn > 100"])
    assert answer(kept, me, TRASH, ["Copper"], source=lender) is None


def test_of_free_will_the_bot_says_whether_to_discard() -> None:
    me = in_kingdom("Cellar")
    cellar = me.setup.number("Cellar")
    wish = plan(discard=["Gold", "Estate"])
    assert answer(wish, me, DISCARD, ["Gold"], source=cellar) is None
    assert answer(wish, me, DISCARD, ["Estate", "Copper"], source=cellar) == "Estate"
    assert answer(wish, me, DISCARD, ["Gold", "Copper"], optional=False) == "Gold"


@pytest.mark.parametrize(
    ("coins", "tokens", "used"), [(7, 3, 1), (5, 3, 3), (6, 1, 0), (8, 5, 0), (0, 2, 0), (1, 2, 2)]
)
def test_coffers_are_used_for_the_highest_line_in_reach(coins: int, tokens: int, used: int) -> None:
    me = in_kingdom("Baker")
    me.coins = coins
    me.add_tokens(me.setup.coffers, tokens - me.coffers)
    d = Decision()
    d.kind = COFFERS
    d.most = tokens
    wish = plan(buy=["Province", "Gold", "Silver"])
    assert wish.agent(me.setup).choose(me, d) == used
    assert me.coins == coins


@pytest.mark.parametrize(
    ("lines", "coppers_played"),
    [
        (["Grand Market", "Silver"], False),
        (["Province", "Grand Market", "Gold"], True),  # eight coins in all: the Province
        (["Gold", "Silver"], True),
        (["Gold", "Grand Market"], True),
        (["Grand Market if turn > 100", "Gold"], True),
    ],
)
def test_coppers_stay_in_hand_only_for_a_grand_market_that_is_wanted(
    lines: list[str], coppers_played: bool
) -> None:
    me = in_kingdom("Grand Market")
    for c in range(me.setup.n_cards):
        me.hand.remove(c, me.hand.count(c))
    for name in ("Copper", "Copper", "Gold", "Gold"):
        me.hand.add(me.setup.number(name))
    d = Decision()
    d.kind = PLAY_TREASURE
    d.optional = True
    d.options = me.hand.kinds
    pick = plan(buy=lines).agent(me.setup).choose(me, d)
    assert (pick == ALL_TREASURES) is coppers_played
