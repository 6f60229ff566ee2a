"""What a player may not know is dealt anew; what they know stays where it is."""

import random

import pytest
from tests.engine.test_hidden import NAMES, SECRETIVE, cards_of, change_secrets, fingerprint

from coffers.bots.dealing import deal_anew
from coffers.bots.generic import Generic
from coffers.bots.random_legal import RandomLegal
from coffers.engine.decisions import IllegalAnswer
from coffers.engine.rng import seeded
from coffers.engine.setup import Setup
from coffers.engine.table import Table, new_table
from coffers.engine.turn import clean_up
from coffers.engine.vocabulary import COPPER, CURSE, ESTATE, GOLD, HAND, NONE, PROVINCE, SILVER
from coffers.errors import CoffersError
from coffers.game import Game
from coffers.kingdoms import FIRST_GAME, Kingdom
from coffers.scenario.position import PositionGame
from coffers.soak import drawn


@pytest.mark.parametrize("seed", range(8))
def test_dealing_anew_leaves_nothing_of_what_was_hidden(seed: int) -> None:
    """In the middle of any turn: whatever the others hold, it is dealt the same."""
    setting = drawn(seed + 40)
    game = Game(NAMES[: setting.players], setting.kingdom, edition=setting.edition, seed=seed)
    chance = random.Random(seed)
    bot = RandomLegal(seed)
    compared = 0
    for _ in range(200):
        if game.over:
            break
        seat = game.engine_decision.decider
        one, other = game.copy().table, game.copy().table
        change_secrets(other, seat, chance, known=True)
        compared += fingerprint(one) != fingerprint(other)
        for table in (one, other):
            deal_anew(table, seat, 7)
        assert fingerprint(one) == fingerprint(other)
        game.let(bot)
    assert compared > 50


def test_a_card_stays_where_it_is_known_to_be() -> None:
    """Anna has put a Gold on her deck, Ben a Curse on his, for all to see."""
    setup = Kingdom.of(FIRST_GAME, platinum_colony=False).setup(2, "2017")
    for seed in range(20):
        table = new_table(setup, [Generic(setup), Generic(setup)], 1)
        anna, ben = table.players
        anna.put_on_deck(GOLD, HAND, True)
        ben.put_on_deck(SILVER, HAND, True)
        ben.put_on_deck(CURSE, HAND, False)
        deal_anew(table, 0, seed)
        assert anna.deck.draw(table.rng) == GOLD
        assert ben.deck.draw(table.rng) == CURSE
    assert any_silver_moves(setup)


def any_silver_moves(setup: Setup) -> bool:
    """What the other one has put back in secret may be anywhere."""
    tops = set()
    for seed in range(20):
        table = new_table(setup, [Generic(setup), Generic(setup)], 1)
        ben = table.players[1]
        ben.put_on_deck(SILVER, HAND, True)
        deal_anew(table, 0, seed)
        tops.add(ben.deck.draw(table.rng))
    return len(tops) > 1


# ---- over several turns ------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(30))
def test_what_was_hidden_some_turns_ago_is_dealt_the_same(seed: int) -> None:
    """Two games in which a player sees the same for turns on end, though the others' cards are not:
    what these discard at the end of a turn, or pass each other, stays their secret."""
    chance = random.Random(seed)
    compared = 0
    for attempt in range(40):
        worlds = two_worlds(seed * 100 + attempt, chance)
        if worlds is not None:
            compared += compared_in_both(*worlds, chance)
    assert compared >= 20


AMONG_DISCARDS = (
    "Chancellor",
    "Counting House",
    "Harbinger",
    "Herald",
    "Inn",
    "Vassal",
    "Village",
    "Militia",
    "Tournament",
    "Watchtower",
)
"""Decks become discard piles, unseen, and cards of these go elsewhere, openly or in secret."""


def two_worlds(seed: int, chance: random.Random) -> tuple[Game, Game, int] | None:
    """A game in its middle and the same with other cards where a player has not seen any since the
    start of the turn; and that player. None if it would have gone another way since."""
    setting = drawn(seed)
    kingdom, n = setting.kingdom, setting.players
    if seed % 3 == 1:
        kingdom, n = Kingdom.of(SECRETIVE, platinum_colony=False), 3 + seed % 4
    elif seed % 3 == 2:
        kingdom = Kingdom.of(AMONG_DISCARDS, platinum_colony=False)
    one = Game(NAMES[:n], kingdom, edition=setting.edition, seed=seed)
    bot = Generic(one.setup) if seed % 2 else RandomLegal(seed)
    for _ in range(chance.randrange(20, 200)):
        if one.over:
            return None
        one.let(bot)
    seat = chance.randrange(n)
    two = one.copy()
    start = two._game.start
    change_secrets(start, seat, chance, known=True)
    start.rng = one._game.start.rng.copy()
    try:
        two._game.go_on()
    except IllegalAnswer:
        return None
    same = two.answers == one.answers and not one.over and not two.over
    return (one, two, seat) if same else None


def compared_in_both(one: Game, two: Game, seat: int, chance: random.Random) -> int:
    """How many decisions on the player of a seat still sees the same in both games, and everything
    that is dealt anew is the same, too."""
    player = one.players[seat]
    for compared in range(30):
        if one.over or two.over or one.engine_decision.decider != two.engine_decision.decider:
            return compared
        if one.view(player) != two.view(player) or one.events(player) != two.events(player):
            return compared
        tables = [game.copy().table for game in (one, two)]
        for table in tables:
            there = sizes(table)
            deal_anew(table, seat, 7)
            assert sizes(table) == there
            assert all(own_as_many_as_they_have(table))
        assert everything(tables[0]) == everything(tables[1])
        common = [word for word in one.decision.words() if word in two.decision.words()]
        if not common:
            return compared
        pick = chance.choice(common)
        try:
            one.answer(pick)
            two.answer(pick)
        except CoffersError:
            return compared
    return 30


def sizes(table: Table) -> list[tuple[int, int, int]]:
    return [(p.hand.n, p.deck.n, p.discards.n) for p in table.players]


def own_as_many_as_they_have(table: Table) -> list[bool]:
    """Whether what somebody owns lies somewhere, card by card."""
    found = []
    for p in table.players:
        piles = [p.deck, p.discards, p.aside, p.aside_down, p.revealed, *p.mats]
        piles += [layer.cards for layer in p.covered]
        cards = [c for pile in piles for c in cards_of(pile)]
        cards += [p.in_play.card_at(i) for i in range(p.in_play.n)]
        found += [p.owned[c] == p.hand.count(c) + cards.count(c) for c in range(p.setup.n_cards)]
    return found


def everything(table: Table) -> list[object]:
    return [fingerprint(table), [cards_of(p.discards) for p in table.players]]


# ---- cards that were discarded unseen ----------------------------------------------------------


def hands_of_ben(game: Game) -> set[tuple[int, ...]]:
    """What Anna thinks that Ben could have in hand."""
    return {hand_of_ben(game, seed) for seed in range(40)}


def hand_of_ben(game: Game, seed: int) -> tuple[int, ...]:
    table = game.copy().table
    deal_anew(table, 0, seed)
    return tuple(int(n) for n in table.players[1].hand.of)


def after_bens_turn(
    hand: list[str], deck: list[str], discard: list[str], steps: tuple[str, ...] = ()
) -> Game:
    """Anna is to play; Ben has bought nothing."""
    kingdom = Kingdom.of(["Counting House", "Harbinger", "Village"], complete=False)
    position = {
        "players": {
            "Anna": {"hand": ["Gold x3"], "deck": ["Copper x10"]},
            "Ben": {"hand": hand, "deck": deck, "discard": discard},
        },
        "turn": {"player": "Ben"},
    }
    game = PositionGame(("Anna", "Ben"), kingdom, "2017", 1, position)
    for step in steps:
        game.answer(step)
    while game.decision.player == "Ben":
        game.answer_number(NONE)
    return game


def test_what_is_discarded_at_the_end_of_a_turn_only_its_player_knows() -> None:
    """Of five cards Anna sees the one on top: the other four may be any that were not played."""
    for kept, n in (("Curse", 2), ("Copper", 1)):  # Coppers are thought to have been played
        games = [
            after_bens_turn([kept, "Estate x3", "Village"], ["Gold x4", "Estate"], ["Copper"]),
            after_bens_turn(["Estate x4", "Village"], ["Gold x4", kept], ["Copper"]),
        ]
        assert games[0].view("Anna") == games[1].view("Anna")
        assert hands_of_ben(games[0]) == hands_of_ben(games[1])
        assert len(hands_of_ben(games[0])) == n
        for seed in range(5):
            tables = [game.copy().table for game in games]
            for table in tables:
                deal_anew(table, 0, seed)
            assert everything(tables[0]) == everything(tables[1])


def test_who_has_played_three_coppers_holds_four() -> None:
    """In the second turn, as everybody knows who counts: the Treasures have been played, so what
    was discarded unseen is Estates."""
    hands = hands_of_ben(
        after_bens_turn(["Copper x3", "Estate x2"], ["Copper x4", "Estate"], [], ("all treasures",))
    )
    assert [(hand[COPPER], hand[ESTATE]) for hand in hands] == [(4, 1)]


def test_an_action_is_left_in_hand_where_no_action_is_left_to_play_it() -> None:
    """Ben has played a Counting House and discarded two cards: the other one may be among them. If
    he has not played any, he had none."""
    setup = Kingdom.of(["Counting House", "Harbinger", "Village"], complete=False).setup(2, "2017")
    house = setup.find("Counting House")
    played = after_bens_turn(
        ["Counting House x2", "Estate"], ["Gold x3", "Estate x2"], [], ("play Counting House",)
    )
    assert {hand[house] for hand in hands_of_ben(played)} == {0, 1}
    idle = after_bens_turn(["Curse", "Estate x2"], ["Gold x3", "Counting House", "Curse"], [])
    assert {hand[house] for hand in hands_of_ben(idle)} == {1}


def test_every_hand_is_as_likely_as_it_is() -> None:
    """Once the discards are chosen, the others lie in no order: four of the ten that are left are
    Golds, so a hand has two on average."""
    game = after_bens_turn(["Curse x4", "Copper"], ["Gold x4", "Estate x6"], [], ("play Copper",))
    golds = [hand_of_ben(game, seed)[GOLD] for seed in range(400)]
    assert set(golds) == {0, 1, 2, 3, 4}
    assert abs(sum(golds) / 400 - 2) < 0.2  # four standard errors


def test_a_discard_pile_of_which_one_lost_track_tells_nothing_of_hands() -> None:
    """Of a hand that went there the card on top is seen; after Harbinger nothing is known of it."""
    setup = Kingdom.of(["Harbinger"], complete=False).setup(2, "2017")
    table = new_table(setup, [Generic(setup), Generic(setup)], 1)
    table.noticing = True
    ben = table.players[1]
    ben.actions = 1
    clean_up(ben)
    assert list(ben.unplayed) == [4, setup.treasures | setup.actions]
    ben.lose_track_of_discards()
    assert not list(ben.unplayed) and sum(ben.unnoticed) == 4


def test_what_is_taken_from_the_discard_pile_openly_was_there() -> None:
    """Anna has not seen the four Coppers come there, but she sees them go."""
    deck = ["Counting House", "Estate x9"]
    game = after_bens_turn(["Copper x4", "Village"], deck, [])
    for pick in ("end treasures", "end buys", "play Counting House", *4 * ["take Copper"]):
        game.answer(pick)
    table = game.copy().table
    deal_anew(table, 0, 1)
    assert all(own_as_many_as_they_have(table))
    assert cards_of(table.players[1].discards) == cards_of(game.table.players[1].discards)


def test_which_card_came_back_from_the_discard_pile_only_its_player_knows() -> None:
    """Harbinger puts one on the deck in secret: Ben's next hand has it, and anything else."""
    games = [
        after_bens_turn(
            ["Harbinger"],
            ["Estate", "Silver x4"],
            ["Gold", "Curse", "Duchy"],
            ("play Harbinger", f"topdeck {card}"),
        )
        for card in ("Gold", "Curse")
    ]
    assert games[0].view("Anna") == games[1].view("Anna")
    assert games[0].events("Anna") == games[1].events("Anna")
    assert hands_of_ben(games[0]) == hands_of_ben(games[1])
    assert len(hands_of_ben(games[0])) > 1


def test_a_deck_that_becomes_a_discard_pile_shows_its_top_card_only() -> None:
    """Ben plays Chancellor, then Militia: Anna must discard, and has not seen the Gold there."""
    games = []
    for held, below in (("Gold", "Estate"), ("Estate", "Gold")):
        position = {
            "players": {
                "Anna": {"hand": ["Copper x4", "Silver"]},
                "Ben": {"hand": ["Chancellor", "Militia", held], "deck": ["Curse", below]},
            },
            "turn": {"player": "Ben", "actions": 2},
        }
        kingdom = Kingdom.of(["Chancellor", "Militia"], complete=False)
        game = PositionGame(("Anna", "Ben"), kingdom, "2017", 1, position)
        for pick in ("play Chancellor", "choose discard deck", "play Militia"):
            game.answer(pick)
        assert game.decision.player == "Anna"
        games.append(game)
    assert games[0].view("Anna") == games[1].view("Anna")
    assert hands_of_ben(games[0]) == hands_of_ben(games[1])
    assert len(hands_of_ben(games[0])) == 2


def test_what_was_seen_on_the_discard_pile_is_known() -> None:
    """Ben's Treasures were played, a Duchy was there before: so his hand is Estates."""
    game = after_bens_turn([], ["Estate x5"], ["Duchy", "Gold x4"])
    assert len(hands_of_ben(game)) == 1


# ---- what one knows of one's own deck ----------------------------------------------------------


def with_a_shuffled_deck(hand: list[str], seed: int) -> Game:
    """Anna plays a card, and her deck is made of her discard pile."""
    kingdom = Kingdom.of(["Pearl Diver", "Secret Passage"], complete=False)
    anna = {"hand": hand, "discard": ["Copper x4", "Curse x4", "Estate x4", "Gold"]}
    position = {"players": {"Anna": anna, "Ben": {}}, "turn": {"player": "Anna", "actions": 3}}
    game = PositionGame(("Anna", "Ben"), kingdom, "2017", seed, position)
    game.answer(f"play {hand[0]}")
    return game


def decks_of_anna(game: Game) -> list[list[int]]:
    """How her deck could lie, as far as she knows; the top card last."""
    decks = []
    for seed in range(40):
        table = game.copy().table
        deal_anew(table, 0, seed)
        deck = table.players[0].deck
        deck.settle(seeded(seed), 0)
        decks.append(cards_of(deck))
    return decks


def test_a_card_from_the_bottom_stays_on_top() -> None:
    """Of the others she knows nothing, though their order was decided when it was drawn."""
    games = (with_a_shuffled_deck(["Pearl Diver", "Silver"], seed) for seed in range(400))
    game = next(game for game in games if "topdeck Gold" in game.decision.words())
    game.answer("topdeck Gold")
    decks = decks_of_anna(game)
    assert {deck[-1] for deck in decks} == {GOLD}
    assert len({tuple(deck[:-1]) for deck in decks}) > 30


@pytest.mark.parametrize("above", [0, 1, 3, 11])
def test_a_card_put_into_the_deck_stays_in_its_place(above: int) -> None:
    """Also under cards that she has not seen."""
    game = with_a_shuffled_deck(["Secret Passage", "Silver"], 3)
    game.answer("topdeck Silver")
    game.answer(str(above))
    decks = decks_of_anna(game)
    assert {deck[-1 - above] for deck in decks} == {SILVER}
    assert len({tuple(deck) for deck in decks}) > 30


# ---- who has passed what -----------------------------------------------------------------------


def after_a_pass(passed: str) -> Game:
    """Ben has passed Cleo a card; Anna is to play."""
    kingdom = Kingdom.of(["Masquerade"], complete=False)
    position = {
        "players": {
            "Anna": {"hand": ["Curse", "Gold x2", "Silver"], "deck": ["Gold x6", "Silver x5"]},
            "Ben": {"hand": ["Masquerade", "Province", "Curse"], "deck": ["Copper x7"]},
            "Cleo": {"hand": ["Estate"], "deck": ["Copper x6"], "discard": ["Province x2"]},
        },
        "turn": {"player": "Ben"},
    }
    game = PositionGame(("Anna", "Ben", "Cleo"), kingdom, "2017", 1, position)
    game.answer("play Masquerade")
    game.answer(f"pass {passed}")
    game.answer("pass Curse")
    while game.decision.player == "Ben":
        game.answer_number(-1)
    return game


def test_what_others_have_passed_stays_between_them() -> None:
    """Anna sees that a card changes hands; who has the Province now she does not know."""
    province, curse = after_a_pass("Province"), after_a_pass("Curse")
    assert province.view("Anna") == curse.view("Anna")
    assert province.events("Anna") == curse.events("Anna")
    owned = [[possessions(game, seed) for seed in range(60)] for game in (province, curse)]
    assert owned[0] == owned[1]
    assert len({str(one) for one in owned[0]}) > 1
    for game, seat in ((province, 1), (province, 2)):  # they themselves know
        assert all(possessions(game, seed, seat)[2][PROVINCE] == 3 for seed in range(20))


def possessions(game: Game, seed: int, seat: int = 0) -> list[list[int]]:
    """What everybody owns, as a player thinks."""
    table = game.copy().table
    deal_anew(table, seat, seed)
    return [[int(n) for n in p.owned] for p in table.players]
