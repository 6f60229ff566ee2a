"""What else plans can say: formulas, the opponent, phases, lists for one card, and how to end."""

import re
from pathlib import Path

import pytest
from tests.lab.mistakes import check_mistake

from coffers.bots.series import play_series
from coffers.engine.decisions import Decision
from coffers.engine.player import Player
from coffers.engine.scoring import winners
from coffers.engine.table import new_table
from coffers.engine.turn import play_out, take_turn
from coffers.engine.vocabulary import (
    ALL_TREASURES,
    BUY,
    CHOOSE,
    COFFERS,
    DISCARD,
    GAIN,
    NAME,
    NONE,
    PAY,
    PLAY,
    PLAY_TREASURE,
    TOPDECK,
    TRASH,
)
from coffers.errors import CoffersError
from coffers.game import Game
from coffers.kingdoms import Kingdom
from coffers.lab import Plan, match
from coffers.strategies.conditions import DEEPEST, MOST_WORDS, WORDS
from coffers.strategies.lines import Entry
from coffers.strategies.plans import shipped
from coffers.strategies.reading import BY_CARD, KEYS, LISTS

DOCS = Path(__file__).parents[2] / "docs"
LIKES = "as the bot likes"


def plan(more: str = "", **lists: list[str]) -> Plan:
    said = "\n".join(f"{key} = {lines!r}" for key, lines in lists.items())
    return Plan.of_toml(f'name = "Test"\nneeds = []\n{said}\n{more}')


def player(*cards: str, colony: bool = False) -> Player:
    """The first player, before the first turn of a game with these Kingdom cards."""
    game = Kingdom.of(list(cards), complete=False, platinum_colony=colony).setup(2, "2017")
    silent = plan().agent(game)
    return new_table(game, [silent, silent], 1).players[0]


def asked(
    of: Plan,
    me: Player,
    kind: int,
    options: list[str],
    optional: bool = True,
    source: str = "",
    about: str = "",
) -> str | None:
    """What a plan answers when it is offered these cards."""
    d = Decision()
    d.kind = kind
    d.decider = d.subject = me.index
    d.optional = optional
    d.source = me.setup.number(source) if source else NONE
    d.about = me.setup.number(about) if about else NONE
    d.options = sum(1 << me.setup.number(card) for card in options)
    c = of.agent(me.setup).choose(me, d)
    return None if c == NONE else "all" if c == ALL_TREASURES else me.setup.cards[c].name


def labelled(of: Plan, me: Player, labels: tuple[str, ...], source: str, about: str) -> str:
    """What a plan does with a card when it is offered these ways."""
    d = Decision()
    d.kind = CHOOSE
    d.decider = d.subject = me.index
    d.labels = labels
    d.options = (1 << len(labels)) - 1
    d.source, d.about = me.setup.number(source), me.setup.number(about)
    return labels[of.agent(me.setup).choose(me, d)]


def own(me: Player, **cards: int) -> None:
    for card, n in cards.items():
        me.owned[me.setup.number(card)] = n


def holds(condition: str, me: Player, phases: list[str] | None = None) -> bool:
    wish = plan(phases=phases or [], buy=[f"Gold if {condition}"])
    return asked(wish, me, BUY, ["Gold"]) == "Gold"


# ---- formulas ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ("(1 < 2)", True),
        ("not 1 < 2", False),
        ("not (1 < 2)", False),
        ("not not 1 < 2", True),
        ("not 1 < 2 or 1 < 2", True),
        ("not (1 < 2 or 1 < 2)", False),
        ("not 2 < 1 and 1 < 2", True),
        ("(1 < 2 or 1 < 2) and 2 < 1", False),
        ("1 < 2 or 1 < 2 and 2 < 1", True),
        ("2 < 1 or (1 < 2 and (2 < 1 or 1 < 2))", True),
        ("1 + 1 == 2", True),
        ("1 + 1 - 3 == -1", True),
        ("5 - (2 + 1) == 2", True),
        ("5 - (2 - 1) == 4", True),
        ("(5 - 2) - 1 == 2", True),
        ("-(2 + 1) == -3", True),
        ("2 - -1 == 3", True),
        ("0 < 1 - 1", False),
        ("owned(Copper) + owned(Estate) == cards", True),
        ("owned(Copper) - owned(Estate) > 4", False),
        ("owned(Copper) > owned(Estate) + 3", True),
        ("owned(Colony) + owned(Copper) == 7", True),  # not in the game: 0
    ],
)
def test_formulas_hold_as_they_read(condition: str, expected: bool) -> None:
    assert holds(condition, player("Village")) is expected


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("owned(Dorf)+owned( Village )<owned(Smithy)", None),
        ("turn > 3 and not (coins == 5 or hand > 2)", "turn > 3 and not (coins == 5 or hand > 2)"),
        ("((turn > 3))", "turn > 3"),
        ("(turn > 3 and coins > 2) or hand > 1", "turn > 3 and coins > 2 or hand > 1"),
        ("coins - (hand - 2) > 0", "coins - hand + 2 > 0"),
        ("-hand < 0", "0 - hand < 0"),
        ("-3 + hand < 0", "-3 + hand < 0"),
        ("not not turn > 3", "not not turn > 3"),
    ],
)
def test_formulas_are_written_as_they_can_be_read(written: str, told: str | None) -> None:
    entry = Entry.of(f"Gold if {written}")
    assert Entry.of(str(entry)) == entry
    if told is not None:
        assert str(entry) == f"Gold if {told}"


def test_what_needs_no_formula_is_none() -> None:
    """Plans that do without are asked as fast as ever, and the solver can change their numbers."""
    entry = Entry.of("Gold if (turn > 3 and coins == 5) or left(Province) < 4")
    assert entry == Entry.of("Gold if turn > 3 and coins == 5 or left(Province) < 4")
    compiled = plan(buy=[str(entry)]).agent(player("Village").setup).buys
    assert all(c.formula is None for a in compiled.all[0].alternatives for c in a)


@pytest.mark.parametrize(
    "condition",
    [
        "not " * (DEEPEST + 1) + "1 < 2",
        "(" * (DEEPEST + 1) + "1 < 2" + ")" * (DEEPEST + 1),
        "-" * (DEEPEST + 1) + "1 < 2",
        "1 < " + " + ".join("1" * MOST_WORDS),
        " or ".join(["lead > 0"] * (MOST_WORDS // 2 + 1)),
        "(" * 100_000,
        "not " * 100_000,
    ],
)
def test_nothing_deep_or_long_is_read(condition: str) -> None:
    with pytest.raises(CoffersError, match="at most 60 quantities"):
        Entry.of(f"Gold if {condition}")


# ---- quantities --------------------------------------------------------------------------------


def test_the_opponent_and_the_piles_are_counted() -> None:
    me = player("Village", "Smithy")
    other = me.table.players[1]
    number = me.setup.number
    own(me, Village=3)
    other.owned[number("Province")] += 2
    other.owned[number("Village")] = 1
    village, gold = number("Village"), number("Gold")
    for c in (village, village, gold):
        me.deck.add(c)
    for c in (village, gold, gold):
        me.discards.add(c)
    for c in (gold, village, village):
        me.in_play.add(c)
    me.table.trash.add(gold)
    expected = {
        "theirs(Province)": 2,
        "theirs(Village)": 1,
        "theirs(Gold)": 0,
        "points": 3,
        "their_points": 15,
        "names_in_play": 2,
        "in_draw(Village)": 2,
        "in_draw(Gold)": 1,
        "in_discard(Gold)": 2,
        "in_discard(Village)": 1,
        "in_trash(Gold)": 1,
        "draw_pile": 8,
        "discard_pile": 3,
        "gains_to_end": 8,
    }
    for quantity, value in expected.items():
        assert holds(f"{quantity} == {value}", me), quantity
        assert not holds(f"{quantity} > {value}", me), quantity


def test_theirs_is_the_most_that_one_opponent_has() -> None:
    game = Kingdom.of(["Village"], complete=False).setup(3, "2017")
    me, second, third = new_table(game, [plan().agent(game)] * 3, 1).players
    own(me, Gold=9)
    own(second, Gold=2)
    own(third, Gold=3, Province=1)
    assert holds("theirs(Gold) == 3", me)
    assert holds("their_points == 9", me)
    assert holds("theirs(Gold) == 9", third)


def left(me: Player, **piles: int) -> None:
    for pile, n in piles.items():
        me.table.set_left(me.setup.number(pile), n)


def test_gains_to_end_counts_to_the_nearest_end() -> None:
    me = player("Village", "Smithy", colony=True)
    assert holds("gains_to_end == 8", me)
    left(me, Province=5)
    assert holds("gains_to_end == 5", me)
    left(me, Colony=4)
    assert holds("gains_to_end == 4", me)
    left(me, Village=1, Smithy=1, Duchy=1)
    assert holds("gains_to_end == 3", me)
    left(me, Village=0)
    assert holds("gains_to_end == 2", me)
    left(me, Smithy=0, Duchy=0)
    assert holds("gains_to_end == 0", me)


# ---- phases ------------------------------------------------------------------------------------

GREENING = ["greening from owned(Gold) >= 1"]


def test_a_phase_begins_once_and_stays() -> None:
    me = player("Village")
    wish = plan(phases=GREENING, buy=["Duchy if greening", "Silver if not greening"])
    agent = wish.agent(me.setup)

    def bought(by: Player) -> str:
        d = Decision()
        d.kind, d.optional, d.decider, d.subject = BUY, True, by.index, by.index
        d.options = (1 << me.setup.number("Duchy")) | (1 << me.setup.number("Silver"))
        return me.setup.cards[agent.choose(by, d)].name

    assert bought(me) == "Silver"
    own(me, Gold=1)
    assert bought(me) == "Duchy"
    own(me, Gold=0)
    assert bought(me) == "Duchy"
    assert bought(me.table.players[1]) == "Silver"  # the same agent against itself
    again = new_table(me.setup, [agent, agent], 1)
    assert bought(again.players[0]) == "Silver"  # another game


def test_phases_may_build_on_those_above() -> None:
    phases = ["first from turn >= 0", "second from first and owned(Gold) >= 1"]
    me = player("Village")
    assert holds("first and not second", me, phases)
    own(me, Gold=1)
    assert holds("second", me, phases)


PHASED = """
name = "Phased"
needs = []
phases = ["golden from owned(Gold) >= 2", "late from left(Province) <= 5"]
buy = [
  "Province if golden",
  "Remodel max 2 if not golden",
  "Duchy if late",
  "Gold",
  "Silver if not golden or owned(Silver) < 2",
]
"trash for Remodel" = ["Gold", "Estate", "Copper"]
"""


def test_one_agent_plays_the_same_games_whatever_it_played_before() -> None:
    game = Kingdom.of(["Remodel"], complete=False).setup(2, "2017")
    phased, silent = Plan.of_toml(PHASED).agent(game), plan().agent(game)
    together = play_series(game, [[phased, silent]] * 2, 1, 20, None)
    apart = [
        play_series(game, [[Plan.of_toml(PHASED).agent(game), silent]] * 2, seed, 1, None)
        for seed in range(1, 21)
    ]
    assert together.points[0] == sum(sums.points[0] for sums in apart)
    assert together.rounds == sum(sums.rounds for sums in apart)


def test_a_game_taken_back_and_copied_goes_on_as_if_nothing_had_been() -> None:
    """One agent for both seats, and for games that branch off, in which other phases begin."""
    kingdom = Kingdom.of(["Remodel"], complete=False)
    setup = kingdom.setup(2, "2017")
    table = new_table(setup, [Plan.of_toml(PHASED).agent(setup)] * 2, 3)
    play_out(table, 400)
    game = Game(["A", "B"], kingdom, edition="2017", seed=3)
    agent = Plan.of_toml(PHASED).agent(game.setup)
    steps = 0
    while not game.over:
        game.let(agent)
        steps += 1
        if steps % 25 == 0 and not game.over:
            branch = game.copy(seed=steps)
            for _ in range(40):
                if not branch.over:
                    branch.let(agent)
            game.undo(3)
    assert game.result is not None
    assert list(game.result.scores.values()) == [p.score() for p in table.players]


# ---- lists for one card, and new lists ---------------------------------------------------------


def test_a_card_that_asks_may_have_a_list_of_its_own() -> None:
    me = player("Remake", "Chapel")
    wish = plan('"trash for Remake" = ["Estate"]', trash=["Copper", "Curse"])
    hand = ["Copper", "Estate", "Curse"]
    assert asked(wish, me, TRASH, hand, source="Chapel") == "Copper"
    assert asked(wish, me, TRASH, hand, source="Remake") == "Estate"
    assert asked(wish, me, TRASH, ["Gold", "Copper"], optional=False, source="Remake") == "Copper"
    alone = plan('"trash for Remake" = ["Estate if turn > 99", "as the bot likes"]')
    assert asked(alone, me, TRASH, ["Estate", "Curse"], source="Remake") == "Curse"
    assert asked(alone, me, TRASH, ["Estate"], source="Chapel") == "Estate"  # the bot's own affair


def test_keys_need_no_quotation_marks_and_may_be_german() -> None:
    quoted = Plan.of_toml(
        'name = "x"\n"trash for Remake" = ["Copper"]\n"play for King\'s Court" = []'
    )
    bare = Plan.of_toml("""
name = "x"
trash  for Nachbau = ["Kupfer"]
play for King's Court = []
""")
    assert quoted == bare
    assert [own.title for own in quoted.by_card] == ["trash for Remake", "play for King's Court"]
    assert '"trash for Remake" = [' in quoted.as_toml()


def test_what_throne_room_and_kings_court_play() -> None:
    me = player("King's Court", "Throne Room", "Smithy", "Village", "Militia")
    hand = ["Smithy", "Village", "Militia"]
    wish = plan('"play for King\'s Court" = ["Militia if actions > 9", "Village"]', play=["Smithy"])
    assert asked(wish, me, PLAY, hand) == "Smithy"
    assert asked(wish, me, PLAY, hand, source="King's Court") == "Village"
    assert asked(wish, me, PLAY, ["Militia"], source="King's Court") is None
    assert asked(wish, me, PLAY, ["Militia"], optional=False, source="King's Court") == "Militia"
    as_the_bot = asked(plan(), me, PLAY, hand, source="Throne Room")
    assert asked(wish, me, PLAY, hand, source="Throne Room") == as_the_bot
    never = plan('"play for Throne Room" = ["Smithy if turn > 99", "as the bot likes"]')
    assert asked(never, me, PLAY, ["Smithy", "Militia"], source="Throne Room") == "Militia"


def test_gaining_discarding_and_naming_for_one_card() -> None:
    me = player("Workshop", "Remodel", "Cellar", "Wishing Well", "Contraband", "Militia")
    gain = plan('"gain for Workshop" = ["Estate"]', gain=["Silver"])
    assert asked(gain, me, GAIN, ["Silver", "Estate"], False, "Workshop") == "Estate"
    assert asked(gain, me, GAIN, ["Silver", "Estate"], False, "Remodel") == "Silver"
    discard = plan('"discard for Cellar" = ["Gold"]')
    assert asked(discard, me, DISCARD, ["Gold", "Estate"], source="Cellar") == "Gold"
    assert asked(discard, me, DISCARD, ["Estate"], source="Cellar") == "Estate"
    name = plan('"naming for Wishing Well" = ["Gold"]\n"naming for Contraband" = ["Curse"]')
    everything = ["Copper", "Gold", "Curse"]
    assert asked(name, me, NAME, everything, False, "Wishing Well") == "Gold"
    me.table.turn = 1
    assert asked(name, me, NAME, everything, False, "Contraband") == "Curse"


def test_what_is_put_on_the_deck() -> None:
    me = player("Courtyard", "Royal Seal", "Harbinger")
    wish = plan('"topdeck for Courtyard" = ["Estate"]', topdeck=["Gold", "Copper if turn > 99"])
    assert asked(wish, me, TOPDECK, ["Gold", "Estate"], False, "Courtyard") == "Estate"
    assert asked(wish, me, TOPDECK, ["Gold", "Estate"], True, "Harbinger") == "Gold"
    assert asked(wish, me, TOPDECK, ["Silver"], True, "Royal Seal", "Silver") is None
    assert asked(plan(), me, TOPDECK, ["Silver"], True, "Royal Seal", "Silver") == "Silver"
    rest = plan(topdeck=["Copper", LIKES])
    assert asked(rest, me, TOPDECK, ["Silver"], True, "Royal Seal", "Silver") == "Silver"
    assert asked(rest, me, TOPDECK, ["Copper", "Silver"], True, "Harbinger") == "Copper"
    assert asked(plan(topdeck=[]), me, TOPDECK, ["Gold", "Estate"], False, "Courtyard") == asked(
        plan(), me, TOPDECK, ["Gold", "Estate"], False, "Courtyard"
    )


def test_what_becomes_of_a_card_that_was_turned_up() -> None:
    me = player("Loan", "Watchtower", "Village")
    loan = plan('"trash for Loan" = ["Silver"]')
    assert labelled(loan, me, ("trash", "discard"), "Loan", "Silver") == "trash"
    assert labelled(loan, me, ("trash", "discard"), "Loan", "Copper") == "discard"
    tower = plan('"topdeck for Watchtower" = ["Curse"]\n"trash for Watchtower" = ["Gold"]')
    for card, way in (("Curse", "topdeck"), ("Gold", "trash")):
        assert labelled(tower, me, ("trash", "topdeck"), "Watchtower", card) == way
    left_to_it = plan('"trash for Loan" = ["Silver", "as the bot likes"]')
    silent = labelled(plan(), me, ("trash", "discard"), "Loan", "Copper")
    assert labelled(left_to_it, me, ("trash", "discard"), "Loan", "Copper") == silent


def test_treasures_are_played_in_the_order_of_their_list() -> None:
    me = player("Horn of Plenty", "Bank", "Village")
    hand = ["Copper", "Silver", "Bank", "Horn of Plenty"]
    assert asked(plan(treasures=["Silver", "Bank"]), me, PLAY_TREASURE, hand) == "Silver"
    late = plan(treasures=[LIKES, "Horn of Plenty if names_in_play >= 7"])
    assert asked(late, me, PLAY_TREASURE, hand) == "all"
    assert asked(late, me, PLAY_TREASURE, ["Horn of Plenty"]) is None
    keeping = plan(treasures=["Copper if turn > 99"])
    assert asked(keeping, me, PLAY_TREASURE, hand[:3]) == "Silver"  # not all at once
    assert asked(keeping, me, PLAY_TREASURE, ["Copper"]) is None
    assert asked(plan(treasures=[]), me, PLAY_TREASURE, ["Copper"]) == "all"


def test_overpaying_may_be_left_to_the_bot() -> None:
    me = player("Masterpiece", "Village")
    d = Decision()
    d.kind, d.most, d.about = PAY, 5, me.setup.number("Masterpiece")
    wish = plan(overpay=[f"{LIKES} if turn < 99", "Masterpiece 1"])
    silent = plan().agent(me.setup).choose(me, d)
    assert wish.agent(me.setup).choose(me, d) == silent != 1
    wish = plan(overpay=[f"{LIKES} if turn > 99", "Masterpiece 1"])
    assert wish.agent(me.setup).choose(me, d) == 1


# ---- the end -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points_behind", "buys", "coins", "more", "bought"),
    [
        (7, 1, 8, "", "Duchy"),
        (6, 1, 8, "", "Province"),  # a victory shared
        (7, 2, 8, "", "Duchy"),
        (7, 2, 10, "", "Province"),  # and then an Estate
        (7, 1, 8, "ends_while_behind = true", "Province"),
    ],
)
def test_a_game_is_not_ended_by_whoever_would_lose_it(
    points_behind: int, buys: int, coins: int, more: str, bought: str
) -> None:
    me = player("Village")
    left(me, Province=1)
    other = me.table.players[1]
    other.owned[me.setup.number("Estate")] += points_behind
    other.turns = me.turns
    me.buys, me.coins = buys, coins
    wish = plan(more, buy=["Province", "Duchy"])
    assert asked(wish, me, BUY, ["Province", "Duchy"]) == bought


@pytest.mark.parametrize("condition", ["lead > -99", "gains_to_end < 2", "their_points < 99"])
def test_a_line_that_knows_of_the_end_means_what_it_says(condition: str) -> None:
    me = player("Village")
    left(me, Province=1)
    own(me.table.players[1], Province=7)
    assert asked(plan(buy=["Province", "Duchy"]), me, BUY, ["Province", "Duchy"]) == "Duchy"
    wish = plan(buy=["Province if turn > 99", f"Province if {condition}", "Duchy"])
    assert asked(wish, me, BUY, ["Province", "Duchy"]) == "Province"


def test_the_third_pile_is_not_emptied_by_whoever_is_behind() -> None:
    me = player("Village", "Smithy", "Market")
    left(me, Village=0, Smithy=0, Market=1)
    assert asked(plan(buy=["Market", "Silver"]), me, BUY, ["Market", "Silver"]) == "Market"
    own(me.table.players[1], Duchy=1)
    assert asked(plan(buy=["Market", "Silver"]), me, BUY, ["Market", "Silver"]) == "Silver"


def test_coffers_are_kept_from_a_purchase_that_would_lose() -> None:
    me = player("Baker")
    left(me, Province=1)
    own(me.table.players[1], Province=7)
    me.coins = 6
    me.add_tokens(me.setup.coffers, 2)
    d = Decision()
    d.kind, d.most = COFFERS, 2
    assert plan(buy=["Province", "Gold"]).agent(me.setup).choose(me, d) == 0


def test_mirrors_of_smithy_money_are_ended_by_their_winners() -> None:
    smithy = shipped()["smithy-money"]
    game = Kingdom.of(["Smithy"], complete=False).setup(2, "2017")
    agent = smithy.agent(game)
    for seed in range(60):
        table = new_table(game, [agent, agent], seed)
        while not table.finished:
            last = table.turn
            take_turn(table)
        assert last in winners(table)


# ---- reading and writing -----------------------------------------------------------------------

TEXT = """\
name = "Everything"
needs = []
ends_while_behind = true
phases = [
  "golden from owned(Gold) + owned(Platinum) >= 2",
  "late from golden and not (gains_to_end > 3 or theirs(Province) < 2)",
]
buy = ["Province if golden", "Duchy max 3 if not late", "as the bot likes"]
topdeck = ["Gold", "as the bot likes if late"]
treasures = ["as the bot likes", "Bank"]
overpay = ["Doctor 2", "as the bot likes if late"]
"trash for Remake" = ["Estate", "Copper if money - coins > 3"]
"play for Throne Room" = ["Smithy", "as the bot likes"]
"""


def test_everything_is_written_as_it_was_read() -> None:
    found = Plan.of_toml(TEXT)
    assert Plan.of_toml(found.as_toml()) == found
    written = " ".join(found.as_toml().split())
    for word in re.findall(r'"[^"]+"', TEXT):
        assert word in written
    assert found.ends_while_behind


def test_there_are_twelve_phases_at_most() -> None:
    phases = [f"phase{i} from turn > {i}" for i in range(13)]
    assert len(plan(phases=phases[:12]).phases) == 12
    with pytest.raises(CoffersError, match="at most 12 phases"):
        plan(phases=phases)


@pytest.mark.parametrize(
    ("typo", "line", "sentence"),
    [
        (("theirs(", "thiers("), 6, "did you mean theirs?"),
        (("gains_to_end", "gains_till_end"), 6, "did you mean gains_to_end?"),
        (("theirs(Province)", "theirs"), 6, "'theirs' of which card?"),
        (("gains_to_end", "gains_to_end(Province)"), 6, "'gains_to_end' is not about a card"),
        (("< 2)", "< 2"), 6, "a parenthesis is missing"),
        (("< 2)", "< 2))"), 6, "is not a comparison"),
        (("golden from", "golden form"), 5, "should look like: greening from"),
        (("late from", "golden from"), 6, "a phase cannot be called 'golden'"),
        (("golden from", "lead from"), 5, "a phase cannot be called 'lead'"),
        (("if golden", "if goldn"), 8, "did you mean golden?"),
        (("not late", "nott late"), 8, "did you mean not?"),
        (("if golden", "if golden > 1"), 8, "'golden > 1' is not a comparison"),
        (("+ owned(Platinum)", "* owned(Platinum)"), 5, "is not a comparison"),
        (("ends_while_behind", "ends_while_behnd"), 3, "did you mean ends_while_behind?"),
        (("= true", "= 1"), 3, "'ends_while_behind' should be true or false"),
        (("phases =", "phase ="), 4, "did you mean phases?"),
        (("topdeck =", "topdek ="), 9, "did you mean topdeck?"),
        (("treasures =", "treasure ="), 10, "did you mean treasures?"),
        (('"Bank"', '"Bank max 2"'), 10, "say: if owned(Bank) < 2"),
        (("for Remake", "for Remak"), 12, "no card 'Remak'; did you mean Remake?"),
        (("trash for", "trsh for"), 12, "did you mean trash for Remake?"),
        (("trash for", "buy for"), 12, "unknown key 'buy for Remake'"),
        (('"play for Throne Room"', "play for Thron Room"), 13, "did you mean Throne Room?"),
        (("play for Throne Room", "trash for Nachbau"), 13, "two lists 'trash for Remake'"),
        (("money - coins > 3", "money - > 3"), 12, "is not a comparison"),
    ],
)
def test_a_mistake_is_told_with_its_line(typo: tuple[str, str], line: int, sentence: str) -> None:
    check_mistake(TEXT, typo, line, sentence)


# ---- the documentation -------------------------------------------------------------------------


def examples(language: str = "toml") -> list[str]:
    texts = [(DOCS / page).read_text("utf-8") for page in ("plans.md", "lab.md")]
    return [
        block for text in texts for block in re.findall(rf"```{language}\n(.*?)```", text, re.S)
    ]


def rows() -> list[list[str]]:
    """The rows of tables whose last column is an example."""
    cells = [line.strip("| ").split(" | ") for line in (DOCS / "plans.md").read_text().splitlines()]
    return [row for row in cells if len(row) == 3 and row[2].startswith("`")]


@pytest.mark.parametrize("text", examples())
def test_every_plan_of_the_documentation_can_be_read_and_played(text: str) -> None:
    found = Plan.of_toml(text)
    assert Plan.of_toml(found.as_toml()) == found
    table = player(*[card for card in found.needs if card != "Bank"]).table
    again = new_table(table.setup, [found.agent(table.setup)] * 2, 1)
    play_out(again, 1000)


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0])
def test_every_word_of_conditions_has_an_example(row: list[str]) -> None:
    line = Entry.of(row[2].strip("`"))
    assert str(line) == row[2].strip("`")
    assert holds(str(line).partition(" if ")[2], player("Village")) in (True, False)
    names = re.findall(r"[a-z_]+", row[0])
    assert any(name in row[2] for name in names) or "+" in row[2] or "(" in row[2]


def test_no_word_is_undocumented() -> None:
    explained = {name for row in rows() for name in re.findall(r"[a-z_]+", row[0])}
    assert set(WORDS) <= explained
    text = (DOCS / "plans.md").read_text("utf-8")
    assert all(f"`{key}`" in text for key in KEYS)
    plans = [Plan.of_toml(example) for example in examples()]
    for key in (*LISTS, "overpay", "phases", "ends_while_behind"):
        assert any(getattr(found, key) for found in plans), key
    assert {own.key for found in plans for own in found.by_card} == set(BY_CARD)


# ---- plans that could not be said before -------------------------------------------------------

CLOSEST = {
    "kings-court-bridges": "chapel-laboratories",
    "horn-of-plenty-megaturn": "hunting-party-stack",
    "golden-deck-in-phases": "early-bishop",
}


@pytest.mark.parametrize("name", CLOSEST)
def test_the_proofs_beat_what_is_there(name: str) -> None:
    """The generic bot, and the shipped strategy that does best, where the documentation plays."""
    text = (DOCS / "plans.md").read_text("utf-8")
    found = re.search(rf'coffers match {name} .* --kingdom "([^"]+)"', text)
    assert found is not None
    kingdom = Kingdom.of(found[1].split(", "), platinum_colony=False)
    for rival in ("generic", CLOSEST[name]):
        result = match(name, rival, games=200, seed=1, kingdom=kingdom, cores=1)
        assert result.scores[0].low > 0.6, rival
