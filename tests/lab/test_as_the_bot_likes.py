"""Plans that build on the bot: `as the bot likes`, limits and bans, overpaying, naming cards."""

import pytest
from tests.lab.mistakes import check_mistake

from coffers.bots.generic import Generic
from coffers.bots.series import play_series
from coffers.engine.decisions import Agent, Decision
from coffers.engine.player import Player
from coffers.engine.table import new_table
from coffers.engine.turn import play_out
from coffers.engine.vocabulary import (
    ALL_TREASURES,
    BUY,
    COFFERS,
    DISCARD,
    GAIN,
    NAME,
    NONE,
    PAY,
    PLAY,
    PLAY_TREASURE,
    TRASH,
)
from coffers.kingdoms import Kingdom
from coffers.lab import match
from coffers.strategies.lines import Entry, Payment
from coffers.strategies.plans import Plan

LIKES = "as the bot likes"


def plan(**lists: list[str]) -> Plan:
    return Plan.of_toml(
        'name = "Test"\nneeds = []\n' + "\n".join(f"{k} = {v!r}" for k, v in lists.items())
    )


def player(*cards: str) -> Player:
    """A player in a game with certain cards, at the first turn."""
    game = Kingdom.of(cards, complete=False).setup(2, "2017")
    return new_table(game, [Generic(game), Generic(game)], 1).players[0]


def asked(
    of: Plan, me: Player, kind: int, options: list[str], optional: bool = True, source: str = ""
) -> str | None:
    """What a plan answers when it is offered these cards."""
    d = Decision()
    d.kind = kind
    d.decider = d.subject = me.index
    d.optional = optional
    d.source = me.setup.number(source) if source else NONE
    d.options = sum(1 << me.setup.number(card) for card in options)
    c = of.agent(me.setup).choose(me, d)
    return None if c == NONE else me.setup.cards[c].name


def number_asked(of: Plan, me: Player, kind: int, most: int, about: str = "") -> int:
    """What a plan answers when it is asked for a number."""
    d = Decision()
    d.kind = kind
    d.decider = d.subject = me.index
    d.most = most
    d.about = me.setup.number(about) if about else NONE
    return int(of.agent(me.setup).choose(me, d))


def own(me: Player, card: str, n: int) -> None:
    me.owned[me.setup.number(card)] = n


# ---- reading -----------------------------------------------------------------------------------

TEXT = """\
name = "Test"
needs = []
buy = [
  "Witch max 2",
  "as the bot likes if coins >= 3 or turn > 8",
  "Festival max 0",
]
gain = ["as the bot likes"]
naming = ["Copper if owned(Copper) >= 1", "Estate"]
overpay = ["Stonemason 4 if coins >= 6", "Doctor 0", "Masterpiece all"]
"""


def test_the_new_words_read_and_print_as_they_are_written() -> None:
    found = Plan.of_toml(TEXT)
    assert [str(line) for line in found.buy or ()] == [
        "Witch max 2",
        "as the bot likes if coins >= 3 or turn > 8",
        "Festival max 0",
    ]
    assert [str(line) for line in found.overpay or ()] == [
        "Stonemason 4 if coins >= 6",
        "Doctor 0",
        "Masterpiece all",
    ]
    assert Plan.of_toml(found.as_toml()) == found
    assert Entry.of("  As the  bot likes ") == Entry.of(LIKES)
    assert Payment.of("Steinmetz 4") == Payment.of("Stonemason 4")


def test_the_bot_is_no_card_and_what_is_banned_is_not_needed() -> None:
    found = Plan.of_toml(TEXT.replace("needs = []\n", ""))
    assert found.needs == ("Witch",)
    assert found.likes == ("Stonemason", "Doctor", "Masterpiece")
    assert found.buy is not None
    assert found.buy[1].cards() == set()


@pytest.mark.parametrize(
    ("typo", "line", "sentence"),
    [
        (("the bot likes if", "the bot like if"), 5, "did you mean as the bot likes?"),
        (("the bot likes if", "the bot likes max 2 if"), 5, "so it has no 'max 2'"),
        (("max 0", "max -1"), 6, "'-1' in 'Festival max -1' should be a number"),
        (("Masterpiece all", "Masterpiece"), 10, "'Masterpiece' should look like: Stonemason 4"),
        (("Masterpiece all", "Masterpice all"), 10, "did you mean Masterpiece?"),
        (("Masterpiece all", "Gold all"), 10, "Gold cannot be overpaid for"),
        (('"Estate"]', '"Estate max 2"]'), 9, "say: if owned(Estate) < 2"),
    ],
)
def test_a_mistake_is_told_with_its_line(typo: tuple[str, str], line: int, sentence: str) -> None:
    check_mistake(TEXT, typo, line, sentence)


# ---- buying, gaining ---------------------------------------------------------------------------


def test_a_plan_of_that_line_alone_plays_as_the_bot_does() -> None:
    kingdom = Kingdom.of(
        ["Witch", "Village", "Smithy", "Butcher", "Grand Market", "Mine", "Bishop", "Remodel"],
        complete=False,
    )
    game = kingdom.setup(2, "2017")
    likes = plan(buy=[LIKES]).agent(game)
    teams: list[list[Agent]] = [[likes, Generic(game)] for _ in range(2)]
    played = play_series(game, teams, 1, 100, None)
    assert list(played.credit) == [100 * 60, 100 * 60]
    assert played.points[0] == played.points[1]


def test_the_lines_above_come_before_what_the_bot_likes() -> None:
    me = player("Village", "Smithy")
    me.coins = 6
    offer = ["Gold", "Silver", "Village", "Copper"]
    assert asked(plan(buy=[LIKES]), me, BUY, offer) == "Gold"
    assert asked(plan(buy=["Village max 1", LIKES]), me, BUY, offer) == "Village"
    own(me, "Village", 1)
    assert asked(plan(buy=["Village max 1", LIKES]), me, BUY, offer) == "Gold"


def test_the_lines_below_are_for_when_the_bot_wants_nothing() -> None:
    me = player("Village", "Smithy")
    assert asked(plan(buy=[LIKES]), me, BUY, ["Curse"]) is None
    assert asked(plan(buy=[LIKES, "Curse"]), me, BUY, ["Curse"]) == "Curse"
    assert asked(plan(buy=[LIKES, "Village"]), me, BUY, ["Gold", "Village"]) == "Gold"


def test_the_line_may_have_a_condition() -> None:
    me = player("Village", "Smithy")
    wish = plan(buy=[f"{LIKES} if coins >= 6", "Estate"])
    me.coins = 6
    assert asked(wish, me, BUY, ["Gold", "Estate"]) == "Gold"
    me.coins = 5
    assert asked(wish, me, BUY, ["Gold", "Estate"]) == "Estate"


@pytest.mark.parametrize(
    "lines",
    [["Gold max 2", LIKES], [LIKES, "Gold max 2 if turn < 1"], [LIKES, "Gold max 1", "Gold max 2"]],
)
def test_the_bot_buys_no_more_than_a_line_allows(lines: list[str]) -> None:
    me = player("Village", "Smithy")
    own(me, "Gold", 1)
    assert asked(plan(buy=lines), me, BUY, ["Gold", "Silver"]) == "Gold"
    own(me, "Gold", 2)
    assert asked(plan(buy=lines), me, BUY, ["Gold", "Silver"]) == "Silver"


def test_a_card_with_a_mere_condition_is_the_bots_to_buy() -> None:
    me = player("Village", "Smithy")
    assert asked(plan(buy=["Gold if turn > 100", LIKES]), me, BUY, ["Gold", "Silver"]) == "Gold"


def test_a_banned_card_is_never_bought() -> None:
    game = Kingdom.of(["Witch", "Smithy", "Village"], complete=False).setup(2, "2017")
    banning, free = (plan(buy=lines).agent(game) for lines in (["Witch max 0", LIKES], [LIKES]))
    table = new_table(game, [banning, free], 1)
    play_out(table, 400)
    witch = game.number("Witch")
    assert table.players[0].owned[witch] == 0
    assert table.players[1].owned[witch] > 0


def test_gaining_keeps_to_the_limits_where_it_can() -> None:
    me = player("Village", "Smithy", "Workshop")
    wish = plan(buy=["Silver max 0", LIKES])
    for optional in (True, False):
        assert asked(wish, me, GAIN, ["Silver", "Smithy"], optional) == "Smithy"
    assert asked(wish, me, GAIN, ["Silver"]) is None
    assert asked(wish, me, GAIN, ["Silver"], optional=False) == "Silver"
    assert asked(wish, me, GAIN, ["Silver", "Curse"], optional=False) == "Curse"
    apart = plan(buy=["Silver"], gain=["Smithy max 0", LIKES])
    assert asked(apart, me, GAIN, ["Silver", "Smithy"], optional=False) == "Silver"


def test_coffers_are_used_as_the_bot_likes() -> None:
    me = player("Baker", "Village")
    me.coins = 4
    me.add_tokens(me.setup.coffers, 5)
    assert number_asked(plan(buy=[LIKES]), me, COFFERS, 5) == 2  # for a Gold
    assert number_asked(plan(buy=["Gold max 0", "Silver max 0", LIKES]), me, COFFERS, 5) != 2
    assert number_asked(plan(buy=["Province", LIKES]), me, COFFERS, 5) == 4
    assert number_asked(plan(buy=[LIKES, "Province"]), me, COFFERS, 3) == 2


@pytest.mark.parametrize(
    ("lines", "coppers_played"),
    [
        ([LIKES], False),
        (["Grand Market max 0", LIKES], True),
        (["Gold", LIKES], True),
        (["Grand Market max 1", LIKES], False),
    ],
)
def test_coppers_stay_in_hand_if_the_bot_would_like_a_grand_market(
    lines: list[str], coppers_played: bool
) -> None:
    me = player("Grand Market")
    for c in range(me.setup.n_cards):
        me.hand.remove(c, me.hand.count(c))
    for name in ("Copper", "Gold", "Gold"):
        me.hand.add(me.setup.number(name))
    own(me, "Gold", 4)
    d = Decision()
    d.kind = PLAY_TREASURE
    d.optional = True
    d.options = me.hand.kinds
    pick = plan(buy=lines).agent(me.setup).choose(me, d)
    assert (pick == ALL_TREASURES) is coppers_played


# ---- playing, trashing, discarding -------------------------------------------------------------


def test_what_else_to_play_may_come_before_a_line() -> None:
    me = player("Village", "Smithy", "Market")
    hand = ["Village", "Smithy"]
    assert asked(plan(play=["Smithy"]), me, PLAY, hand) == "Smithy"
    assert asked(plan(play=[LIKES, "Smithy"]), me, PLAY, hand) == "Village"
    assert asked(plan(play=[LIKES, "Smithy"]), me, PLAY, ["Smithy"]) == "Smithy"
    assert asked(plan(play=[f"{LIKES} if actions > 1"]), me, PLAY, hand) is None


def test_the_bot_trashes_what_has_no_line() -> None:
    me = player("Chapel", "Village")
    lines = ["Copper if turn > 100", LIKES]
    assert asked(plan(trash=lines[:1]), me, TRASH, ["Copper", "Estate"], source="Chapel") is None
    assert asked(plan(trash=lines), me, TRASH, ["Copper", "Estate"], source="Chapel") == "Estate"
    assert asked(plan(trash=lines), me, TRASH, ["Copper"], source="Chapel") is None


def test_the_bot_discards_what_has_no_line_before_what_stands_below() -> None:
    me = player("Village", "Militia")
    wish = plan(discard=["Copper", LIKES, "Estate"])
    assert asked(wish, me, DISCARD, ["Gold", "Copper", "Estate"], optional=False) == "Copper"
    assert asked(wish, me, DISCARD, ["Gold", "Silver", "Estate"], optional=False) == "Silver"
    assert asked(wish, me, DISCARD, ["Estate"], optional=False) == "Estate"


# ---- overpaying, naming ------------------------------------------------------------------------


def test_so_much_is_overpaid_as_the_first_line_says_that_can_be_paid() -> None:
    me = player("Stonemason", "Masterpiece", "Doctor", "Village")
    me.coins = 5
    wish = plan(overpay=["Stonemason 6", "Stonemason 4 if coins >= 5", "Masterpiece all"])
    assert number_asked(wish, me, PAY, 5, "Stonemason") == 4
    assert number_asked(wish, me, PAY, 7, "Stonemason") == 6
    assert number_asked(wish, me, PAY, 5, "Masterpiece") == 5
    silent = plan()
    for card in ("Stonemason", "Doctor"):
        as_the_bot = number_asked(silent, me, PAY, 3, card)
        assert number_asked(wish, me, PAY, 3, card) == as_the_bot
    assert number_asked(plan(overpay=["Doctor 2"]), me, PAY, 3, "Doctor") == 2


def test_overpaying_wins_games() -> None:
    kingdom = Kingdom.of(["Masterpiece"], complete=False)
    lines = ["Province", "Gold", "Masterpiece if coins >= 5", "Silver"]
    spender, miser = (plan(buy=lines, overpay=[f"Masterpiece {n}"]) for n in ("all", "0"))
    result = match(spender, miser, games=400, seed=1, kingdom=kingdom)
    assert result.scores[0].low > 0.5


def test_the_first_line_that_holds_is_named() -> None:
    me = player("Doctor", "Wishing Well", "Contraband")
    everything = ["Copper", "Estate", "Gold", "Curse"]
    wish = plan(naming=["Gold if owned(Gold) >= 1", "Estate"])
    for card in ("Doctor", "Wishing Well"):
        assert asked(wish, me, NAME, everything, optional=False, source=card) == "Estate"
    own(me, "Gold", 1)
    assert asked(wish, me, NAME, everything, optional=False, source="Wishing Well") == "Gold"
    silent, absent = plan(), plan(naming=["Colony"])
    as_the_bot = asked(silent, me, NAME, everything, optional=False, source="Wishing Well")
    assert asked(absent, me, NAME, everything, False, "Wishing Well") == as_the_bot == "Copper"
    me.table.turn = 1  # somebody else's Contraband
    as_the_bot = asked(silent, me, NAME, everything, optional=False, source="Contraband")
    assert asked(wish, me, NAME, everything, False, "Contraband") == as_the_bot
