"""Bots: they finish every game legally, and decide as a player would."""

import json
import random
from collections.abc import Mapping
from typing import Any

import pytest

from coffers import Kingdom
from coffers.bots.generic import Generic
from coffers.bots.outlook import share_played
from coffers.bots.registry import bot_names, make_bot
from coffers.bots.wishes import WishList, big_money
from coffers.cards.library import kingdom_cards
from coffers.engine import vocabulary as v
from coffers.engine.decisions import Agent, Decision
from coffers.engine.events import Event
from coffers.engine.piles import Hand, Pile, PlayArea, empty_hand, empty_pile, listed
from coffers.engine.player import Player
from coffers.engine.rng import Rng
from coffers.engine.scoring import winners
from coffers.engine.seat import Follower, Layer
from coffers.engine.setup import Setup
from coffers.engine.table import Table, new_table
from coffers.engine.triggers import Note
from coffers.engine.turn import play_out, take_turn
from coffers.errors import CoffersError
from coffers.picks import ALL_TREASURES, option_name, passing_word
from coffers.scenario.position import PositionGame
from coffers.strategies.plans import Plan

EDITIONS = ("2011", "2011-de", "2017")


def kingdoms_with_every_card(seed: int) -> list[Kingdom]:
    """Kingdoms that between them have every card, Platinum and Colony in every other one."""
    rng = random.Random(seed)
    names = kingdom_cards()
    rng.shuffle(names)
    names += names[: -len(names) % 10]
    groups = [names[i : i + 10] for i in range(0, len(names), 10)]
    return [Kingdom.of(g, platinum_colony=i % 2 == 0, seed=i) for i, g in enumerate(groups)]


# ---- whole games -----------------------------------------------------------------------------


@pytest.mark.parametrize("n_players", [2, 3, 4])
@pytest.mark.parametrize("name", bot_names())
def test_every_bot_plays_every_card(name: str, n_players: int) -> None:
    """No answer is illegal, and games of bots that know what they want come to an end."""
    for i, kingdom in enumerate(kingdoms_with_every_card(n_players)):
        setup = kingdom.setup(n_players, EDITIONS[i % 3])
        table = new_table(setup, [make_bot(name, setup, s) for s in range(n_players)], i)
        for _ in range(80 if name == "random" else 400):
            if table.finished:
                break
            take_turn(table)
        assert table.finished or name == "random", kingdom
        table.close()


def test_generic_answers_whatever_a_random_player_brings_about() -> None:
    for i, kingdom in enumerate(kingdoms_with_every_card(1)):
        setup = kingdom.setup(3, EDITIONS[i % 3])
        bots = [make_bot("random", setup, 1), Generic(setup), make_bot("random", setup, 2)]
        table = new_table(setup, bots, i)
        for _ in range(90):
            if not table.finished:
                take_turn(table)
        table.close()


KINGDOMS = (
    "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop",
    "Bandit, Bureaucrat, Chapel, Festival, Gardens, Laboratory, Library, Sentry, Spy, Witch",
    "Adventurer, Chancellor, Council Room, Feast, Moneylender, Poacher, Thief, Throne Room, "
    "Vassal, Woodcutter",
    "Bank, Bishop, City, Contraband, Counting House, Expand, Forge, Goons, Grand Market, Hoard",
    "King's Court, Loan, Mint, Monument, Mountebank, Peddler, Quarry, Rabble, Royal Seal, Vault",
    "Talisman, Trade Route, Venture, Watchtower, Worker's Village, Artisan, Harbinger, Smithy, "
    "Village, Moat",
    "Fairgrounds, Farming Village, Fortune Teller, Hamlet, Harvest, Horn of Plenty, "
    "Horse Traders, Hunting Party, Jester, Menagerie",
    "Remake, Tournament, Young Witch, Village, Smithy, Militia, Cellar, Gardens, Remodel, Mine",
    "Advisor, Baker, Butcher, Candlestick Maker, Doctor, Herald, Journeyman, Masterpiece, "
    "Merchant Guild, Plaza",
    "Soothsayer, Stonemason, Taxman, Festival, Library, Throne Room, Workshop, Spy, Woodcutter, "
    "Chancellor",
)


def won(first: str, second: str, games: int) -> float:
    """The share of games that the first bot wins, the two changing seats; a tie is half."""
    share = 0.0
    for i, cards in enumerate(KINGDOMS):
        bane = "Moat" if "Young Witch" in cards else None
        kingdom = Kingdom.of(cards.split(", "), platinum_colony=i in (3, 4), bane=bane)
        setup = kingdom.setup(2, "2017")
        for game in range(games):
            seats = [first, second] if game % 2 == 0 else [second, first]
            bots = [make_bot(name, setup, game) for name in seats]
            table = new_table(setup, bots, 100 * i + game // 2)
            play_out(table, 400)
            best = winners(table)
            if game % 2 in best:
                share += 1 / len(best)
            table.close()
    return share / games / len(KINGDOMS)


def test_generic_beats_big_money() -> None:
    assert won("generic", "big-money", 40) >= 0.9


def test_generic_beats_big_money_with_a_good_terminal() -> None:
    assert won("generic", "big-money-terminal", 40) >= 0.75


def test_bots_play_the_same_game_again() -> None:
    setup = kingdoms_with_every_card(5)[0].setup(2, "2017")
    for name in bot_names():
        scores = []
        for _ in range(2):
            table = new_table(setup, [make_bot(name, setup, 1), make_bot(name, setup, 2)], 9)
            for _ in range(40):
                if not table.finished:
                    take_turn(table)
            scores.append([(p.score(), [int(n) for n in p.owned]) for p in table.players])
            table.close()
        assert scores[0] == scores[1]


class Suspicious(Agent):
    """Asks a bot twice, once with what its player cannot know dealt anew: same answer."""

    def __init__(self, bot: Agent) -> None:
        self.bot = bot

    def choose(self, me: Player, d: Decision) -> int:
        answer = self.bot.choose(me, d)
        players = me.table.players
        zones = [(p.hand, p.deck) for p in players]
        for p in players:
            deal_anew(p, p.index == me.index)
        again = self.bot.choose(me, d)
        for p, (hand, deck) in zip(players, zones, strict=True):
            p.hand, p.deck = hand, deck
        assert again == answer
        return int(answer)


def deal_anew(player: Player, knows_hand: bool) -> None:
    """Another order of the deck and, if it is not known, another hand."""
    unknown = [player.deck.at(i) for i in range(player.deck.n)]
    n_hand = player.hand.n
    if not knows_hand:
        for c in listed(player.hand.kinds):
            unknown += [c] * player.hand.count(c)
        player.hand = empty_hand(player.setup.n_cards)
    random.Random(len(unknown)).shuffle(unknown)
    player.deck = empty_pile()
    for c in unknown:
        if player.hand.n < n_hand:
            player.hand.add(c)
        else:
            player.deck.add(c)


def test_generic_knows_no_more_than_its_player() -> None:
    for i, kingdom in enumerate(kingdoms_with_every_card(8)[:5]):
        setup = kingdom.setup(3, EDITIONS[i % 3])
        table = new_table(setup, [Suspicious(Generic(setup)) for _ in range(3)], i)
        play_out(table, 400)
        table.close()


# ---- the table is theirs to read only ---------------------------------------------------------


KINDS = (Table, Player, Pile, Hand, PlayArea, Rng, Decision, Event, Note, Layer, Follower)


def picture(thing: object, seen: dict[int, int]) -> object:
    """Everything there is in a thing, as plain values that can be compared."""
    if thing is None or isinstance(thing, str | int | bool):
        return thing
    if id(thing) in seen:
        return ("again", seen[id(thing)])
    seen[id(thing)] = len(seen)
    if isinstance(thing, list | tuple):
        return [picture(item, seen) for item in thing]
    if isinstance(thing, Agent | Setup):
        return type(thing).__name__
    if isinstance(thing, KINDS):
        names = sorted(name for name in dir(thing) if not name.startswith("_"))
        fields = [(name, getattr(thing, name)) for name in names]
        return [(name, picture(x, seen)) for name, x in fields if not callable(x)]
    return [picture(item, seen) for item in thing]  # type: ignore[attr-defined]  # a vec


class Honest(Agent):
    """Lets a bot choose, and sees that nothing on the table has changed by it."""

    def __init__(self, bot: Agent) -> None:
        self.bot = bot

    def choose(self, me: Player, d: Decision) -> int:
        before = picture(me.table, {}), picture(d, {})
        answer = self.bot.choose(me, d)
        assert (picture(me.table, {}), picture(d, {})) == before
        return int(answer)


def planned(setup: Setup, seed: int) -> Agent:
    """A plan with lines of every sort, about whatever the kingdom has."""
    cards = [setup.cards[c].name for c in listed(setup.supply)]
    random.Random(seed).shuffle(cards)
    buys = [f"{card} max 3 if coins >= 2 and lead <= 20" for card in cards]
    lists = {
        "buy": ["Province", *buys, "Gold", "Silver"],
        "play": [f"{card} if actions >= 1" for card in cards[:8]],
        "trash": ["Curse", "Estate if money >= 5", *cards[:2]],
        "discard": ["Estate", "Copper if hand >= 4", *cards[2:4]],
        "gain": cards[:5],
    }
    lines = [f"{key} = {json.dumps(entries)}" for key, entries in lists.items()]
    return Plan.of_toml("\n".join(['name = "Any"', "needs = []", *lines])).agent(setup)


@pytest.mark.parametrize("name", [*bot_names(), "planned"])
def test_no_bot_writes_to_the_table(name: str) -> None:
    for i, kingdom in enumerate(kingdoms_with_every_card(21)):
        setup = kingdom.setup(2, EDITIONS[i % 3])
        make = planned if name == "planned" else lambda s, seed: make_bot(name, s, seed)
        bots: list[Agent] = [Honest(make(setup, i)), Honest(make_bot("generic", setup, 1))]
        table = new_table(setup, bots, i)
        for _ in range(40):
            if not table.finished:
                take_turn(table)
        table.close()


# ---- single decisions ------------------------------------------------------------------------


def decide(position: Mapping[str, Any], *before: str) -> str:
    """What the generic bot answers, after some answers of others."""
    kingdom = Kingdom.of(
        position.get("kingdom", []),
        bane=position.get("bane"),
        platinum_colony=bool(position.get("platinum_colony")),
        complete=False,
    )
    players = tuple(position["players"])
    game = PositionGame(players, kingdom, position.get("edition", "2017"), 1, position)
    for pick in before:
        game.answer(pick)
    d = game.engine_decision
    answer = Generic(game.setup).choose(game.table.players[d.decider], d)
    if answer == v.NONE:
        return passing_word(d) or "illegal"
    if answer == v.ALL_TREASURES:
        return ALL_TREASURES
    return option_name(d, answer, game.setup, players)


STARTING = "Copper x7", "Estate x3"


def test_plays_a_village_before_a_terminal() -> None:
    hand = ["Smithy", "Village", "Copper x3"]
    position = {"kingdom": ["Village", "Smithy"], "players": {"Anna": {"hand": hand}, "Ben": {}}}
    assert decide(position) == "Village"


def test_plays_the_better_terminal_with_the_last_action() -> None:
    hand = ["Moat", "Smithy", "Copper x3"]
    position = {"kingdom": ["Moat", "Smithy"], "players": {"Anna": {"hand": hand}, "Ben": {}}}
    assert decide(position) == "Smithy"


def test_throne_room_goes_first_and_plays_the_best_card_twice() -> None:
    hand = ["Throne Room", "Smithy", "Moat", "Copper x2"]
    position = {
        "kingdom": ["Throne Room", "Smithy", "Moat"],
        "players": {"Anna": {"hand": hand}, "Ben": {}},
    }
    assert decide(position) == "Throne Room"
    assert decide(position, "play Throne Room") == "Smithy"


@pytest.mark.parametrize("trasher", ["Trade Route", "Remake", "Stonemason", "Forge"])
def test_does_not_trash_good_cards_because_it_must(trasher: str) -> None:
    anna = {"hand": [trasher, "Gold x2"], "deck": ["Silver x4", "Copper x4"]}
    position = {"kingdom": [trasher], "players": {"Anna": anna, "Ben": {}}}
    assert decide(position) == "end actions"


def test_remodels_an_estate_early_and_a_gold_into_a_province() -> None:
    early = {"hand": ["Remodel", "Estate", "Copper x3"], "deck": ["Copper x4", "Estate x2"]}
    position = {"kingdom": ["Remodel"], "players": {"Anna": early, "Ben": {}}}
    assert decide(position, "play Remodel") == "Estate"
    late = {"hand": ["Remodel", "Gold", "Copper x2"], "deck": ["Gold x3", "Province x3"]}
    position = {
        "kingdom": ["Remodel"],
        "supply": {"Province": 2},
        "players": {"Anna": late, "Ben": {"deck": ["Province x3"]}},
    }
    assert decide(position, "play Remodel") == "Gold"


def test_chapel_trashes_estates_and_stops_at_good_cards() -> None:
    hand = ["Chapel", "Estate x2", "Silver", "Copper"]
    rest = ["Copper x6", "Estate", "Silver"]
    position = {
        "kingdom": ["Chapel"],
        "players": {"Anna": {"hand": hand, "deck": rest}, "Ben": {}},
    }
    assert decide(position, "play Chapel") == "Estate"
    hand = ["Chapel", "Gold x2", "Silver x2"]
    position["players"] = {"Anna": {"hand": hand, "deck": ["Gold x3"]}, "Ben": {}}
    assert decide(position) == "end actions"


def chapel_in_hand(hand: list[str], rest: list[str]) -> dict[str, Any]:
    anna = {"hand": ["Chapel", *hand], "deck": rest}
    return {"kingdom": ["Chapel"], "players": {"Anna": anna, "Ben": {}}}


def test_chapel_trashes_coppers_that_still_bring_more_than_the_average_card() -> None:
    position = chapel_in_hand(["Copper x4"], ["Copper x3", "Estate x3", "Silver x2"])
    assert decide(position, "play Chapel") == "Copper"


def test_chapel_leaves_a_deck_some_money() -> None:
    position = chapel_in_hand(["Copper x2"], ["Copper x3"])
    assert decide(position, "play Chapel") == "done"


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        (["Gold x2", "Copper x2"], "done"),  # a Province
        (["Silver x2", "Copper x2"], "done"),  # a Gold
        (["Gold x2", "Copper x3"], "Copper"),
        (["Silver x2", "Copper"], "Copper"),
    ],
)
def test_coppers_that_pay_for_a_gold_or_a_province_are_not_trashed(
    hand: list[str], answer: str
) -> None:
    position = chapel_in_hand(hand, ["Gold x3", "Silver x3", "Copper"])
    assert decide(position, "play Chapel") == answer


def test_a_copper_that_is_paid_for_is_trashed_whatever_it_pays() -> None:
    anna = {"hand": ["Spice Merchant", "Gold x2", "Copper x2"], "deck": ["Gold x3", "Silver x3"]}
    position = {"kingdom": ["Spice Merchant"], "players": {"Anna": anna, "Ben": {}}}
    assert decide(position, "play Spice Merchant") == "Copper"


@pytest.mark.parametrize(("rest", "answer"), [("Copper x2", "trash"), ("Silver x2", "+2 Coins")])
def test_steward_trashes_while_the_hand_buys_little(rest: str, answer: str) -> None:
    anna = {"hand": ["Steward", "Estate x2", rest], "deck": ["Copper x5", "Estate", "Silver"]}
    position = {"kingdom": ["Steward"], "players": {"Anna": anna, "Ben": {}}}
    assert decide(position, "play Steward") == answer


def test_cards_that_take_actions_away_leave_some_terminals_playable() -> None:
    """Spare Actions may be fewer than none; the share of terminals played is still a share."""
    shares = [share_played(3, spare, 1000) for spare in range(-20, 20)]
    assert all(0 < share <= 1000 for share in shares)
    assert shares == sorted(shares)


def test_watchtower_trashes_a_curse() -> None:
    position = {
        "kingdom": ["Witch", "Watchtower"],
        "players": {
            "Anna": {"hand": ["Witch"], "deck": ["Copper x2"]},
            "Ben": {"hand": ["Watchtower", "Copper x4"]},
        },
    }
    assert decide(position, "play Witch") == "Watchtower"
    assert decide(position, "play Witch", "reveal Watchtower") == "trash"


def test_watchtower_topdecks_a_gold() -> None:
    position = {
        "kingdom": ["Watchtower"],
        "players": {"Anna": {"hand": ["Watchtower"], "deck": [*STARTING]}, "Ben": {}},
        "turn": {"player": "Anna", "phase": "buy", "coins": 6},
    }
    assert decide(position, "buy Gold") == "Watchtower"
    assert decide(position, "buy Gold", "reveal Watchtower") == "topdeck"


@pytest.mark.parametrize("reaction", ["Moat", "Horse Traders"])
def test_reveals_reactions(reaction: str) -> None:
    position = {
        "kingdom": ["Militia", reaction],
        "players": {"Anna": {"hand": ["Militia"]}, "Ben": {"hand": [reaction, "Copper x4"]}},
    }
    assert decide(position, "play Militia") == reaction


def test_keeps_and_shows_the_bane() -> None:
    kingdom = {"kingdom": ["Young Witch", "Militia"], "bane": "Cellar"}
    ben = {"hand": ["Cellar", "Copper x3", "Silver"]}
    anna = {"hand": ["Militia", "Young Witch"], "deck": ["Copper x9"]}
    militia = {**kingdom, "players": {"Anna": anna, "Ben": ben}}
    assert decide(militia, "play Militia") == "Copper"
    assert decide(militia, "play Militia", "discard Copper") == "Copper"
    witch = {**militia, "turn": {"player": "Anna", "actions": 1}}
    picks = ("play Young Witch", "discard Copper", "discard Copper")
    assert decide(witch, *picks) == "Cellar"


def test_discards_victory_cards_and_dead_terminals_before_coppers() -> None:
    position = {
        "kingdom": ["Militia", "Smithy"],
        "players": {
            "Anna": {"hand": ["Militia"]},
            "Ben": {"hand": ["Smithy x2", "Copper x2", "Estate"]},
        },
    }
    assert decide(position, "play Militia") == "Estate"
    assert decide(position, "play Militia", "discard Estate") == "Smithy"


def test_discards_a_curse_to_mountebank() -> None:
    position = {
        "kingdom": ["Mountebank"],
        "players": {"Anna": {"hand": ["Mountebank"]}, "Ben": {"hand": ["Curse", "Copper x4"]}},
    }
    assert decide(position, "play Mountebank") == "Curse"


def test_contraband_against_much_money_names_province() -> None:
    anna = {"hand": ["Contraband", "Copper x5"], "deck": ["Silver x4", "Gold x4", "Estate x3"]}
    position = {
        "kingdom": ["Contraband", "Laboratory"],
        "players": {"Anna": anna, "Ben": {}},
        "turn": {"player": "Anna", "phase": "buy", "coins": 2},
    }
    assert decide(position) == "Contraband"
    assert decide(position, "play Contraband") == "Province"
    dear = decide({**position, "platinum_colony": True}, "play Contraband")
    assert dear in ("Platinum", "Colony")


def test_contraband_stays_in_hand_if_a_province_is_sure() -> None:
    anna = {"hand": ["Contraband", "Gold x3"], "deck": ["Silver x4", "Gold x2"]}
    position = {
        "kingdom": ["Contraband"],
        "players": {"Anna": anna, "Ben": {}},
        "turn": {"player": "Anna", "phase": "buy"},
    }
    assert decide(position) == ALL_TREASURES
    assert decide(position, ALL_TREASURES) == "end treasures"


def test_spends_exactly_the_coffers_for_the_next_step() -> None:
    anna = {"deck": ["Copper x7", "Estate x3", "Silver x3", "Gold x2"], "coffers": 3}
    position = {
        "kingdom": ["Baker"],
        "supply": {"Province": 5},
        "players": {"Anna": anna, "Ben": {}},
        "turn": {"player": "Anna", "phase": "buy", "coins": 7},
    }
    assert decide(position) == "1"
    position["turn"] = {"player": "Anna", "phase": "buy", "coins": 8}
    assert decide(position) == "0"


def test_butcher_adds_tokens_for_a_province() -> None:
    rest = ["Gold x2", "Copper x7", "Estate x3", "Silver x3", "Province x3"]
    anna = {"hand": ["Butcher", "Gold", "Copper"], "deck": rest, "coffers": 1}
    position = {
        "kingdom": ["Butcher"],
        "supply": {"Province": 2},
        "players": {"Anna": anna, "Ben": {"deck": ["Province x3"]}},
    }
    assert decide(position, "play Butcher") == "Gold"
    assert decide(position, "play Butcher", "trash Gold") == "2"
    assert decide(position, "play Butcher", "trash Gold", "2") == "Province"


def test_overpays_stonemason_for_two_good_actions_only() -> None:
    position: dict[str, Any] = {
        "kingdom": ["Stonemason", "Laboratory", "Thief"],
        "players": {"Anna": {"deck": [*STARTING, "Silver x2"]}, "Ben": {}},
        "turn": {"player": "Anna", "phase": "buy", "coins": 7},
    }
    assert decide(position, "buy Stonemason") == "5"
    position["turn"]["coins"] = 6
    assert decide(position, "buy Stonemason") != "4"


def test_overpays_masterpiece_for_silvers_early() -> None:
    position = {
        "kingdom": ["Masterpiece"],
        "players": {"Anna": {"deck": [*STARTING]}, "Ben": {}},
        "turn": {"player": "Anna", "phase": "buy", "coins": 5},
    }
    assert decide(position) == "Masterpiece"
    assert decide(position, "buy Masterpiece") == "2"


def test_doctor_names_the_junk_it_has_most_of() -> None:
    anna = {"hand": ["Doctor"], "deck": ["Curse x4", "Estate", "Gold x5", "Silver x3"]}
    position = {"kingdom": ["Doctor"], "players": {"Anna": anna, "Ben": {}}}
    assert decide(position, "play Doctor") == "Curse"


def test_journeyman_skips_what_is_useless() -> None:
    anna = {"hand": ["Journeyman"], "deck": ["Estate x3", "Copper x4", "Gold x3"]}
    position = {"kingdom": ["Journeyman"], "players": {"Anna": anna, "Ben": {}}}
    assert decide(position, "play Journeyman") == "Estate"


def test_leaves_coppers_in_hand_for_a_grand_market() -> None:
    anna = {"hand": ["Gold x2", "Copper"], "deck": ["Silver x3", "Copper x4"]}
    position = {
        "kingdom": ["Grand Market"],
        "players": {"Anna": anna, "Ben": {}},
        "turn": {"player": "Anna", "phase": "buy"},
    }
    assert decide(position) == "Gold"
    assert decide(position, "play Gold", "play Gold") == "end treasures"
    assert decide(position, "play Gold", "play Gold", "end treasures") == "Grand Market"


def test_goons_make_coppers_worth_buying() -> None:
    position = {
        "kingdom": ["Goons"],
        "players": {"Anna": {"in_play": ["Goons x2"], "deck": [*STARTING]}, "Ben": {}},
        "turn": {"player": "Anna", "phase": "buy", "coins": 0, "buys": 2},
    }
    assert decide(position) == "Copper"
    position["players"] = {"Anna": {"deck": [*STARTING, "Goons x2"]}, "Ben": {}}
    assert decide(position) == "end buys"


def test_two_buys_are_used_well() -> None:
    position: dict[str, Any] = {
        "kingdom": ["Festival"],
        "players": {"Anna": {"deck": ["Gold x6", "Silver x3", "Copper x5"]}, "Ben": {}},
        "turn": {"player": "Anna", "phase": "buy", "coins": 16, "buys": 2},
    }
    assert decide(position) == "Province"
    assert decide(position, "buy Province") == "Province"


def test_greens_late_and_not_early() -> None:
    early: dict[str, Any] = {
        "kingdom": ["Village"],
        "players": {"Anna": {"deck": [*STARTING, "Silver x2"]}, "Ben": {}},
        "turn": {"player": "Anna", "phase": "buy", "coins": 5},
    }
    assert decide(early) == "Silver"
    late = {**early, "supply": {"Province": 3}}
    late["players"] = {
        "Anna": {"deck": ["Gold x4", "Province x2", "Copper x7"]},
        "Ben": {"deck": ["Province x3"]},
    }
    assert decide(late) == "Duchy"


def test_does_not_end_a_game_that_it_loses() -> None:
    position: dict[str, Any] = {
        "kingdom": ["Village"],
        "supply": {"Province": 1},
        "players": {"Anna": {"deck": ["Gold x4"]}, "Ben": {"deck": ["Province x3"]}},
        "turn": {"player": "Anna", "phase": "buy", "coins": 8},
    }
    assert decide(position) == "Duchy"
    position["players"]["Anna"] = {"deck": ["Gold x4", "Province x3"]}
    assert decide(position) == "Province"


def test_tournament_shows_a_province_and_takes_a_good_prize() -> None:
    anna = {"hand": ["Tournament", "Province", "Copper"], "deck": [*STARTING, "Silver x3"]}
    position = {
        "kingdom": ["Tournament"],
        "supply": {"Province": 7},
        "players": {"Anna": anna, "Ben": {"hand": ["Copper x5"]}},
    }
    assert decide(position, "play Tournament") == "Province"
    assert decide(position, "play Tournament", "reveal Province") in ("Followers", "Trusty Steed")


def test_mint_copies_the_best_treasure() -> None:
    anna = {"hand": ["Mint", "Gold", "Silver", "Copper"], "deck": [*STARTING]}
    position = {"kingdom": ["Mint"], "players": {"Anna": anna, "Ben": {}}}
    assert decide(position, "play Mint") == "Gold"


def test_does_not_buy_mint_with_good_treasures_in_play() -> None:
    anna = {"in_play": ["Gold", "Silver"], "deck": [*STARTING]}
    position = {
        "kingdom": ["Mint"],
        "players": {"Anna": anna, "Ben": {}},
        "turn": {"player": "Anna", "phase": "buy", "coins": 5},
    }
    assert decide(position) == "Silver"


def test_thief_takes_the_best_treasure_and_leaves_coppers() -> None:
    ben = {"deck": ["Gold", "Copper", "Estate"]}
    anna = {"hand": ["Thief"], "deck": [*STARTING]}
    position = {"kingdom": ["Thief"], "edition": "2011", "players": {"Anna": anna, "Ben": ben}}
    assert decide(position, "play Thief") == "Gold"
    assert decide(position, "play Thief", "trash Gold") == "Gold"
    ben = {"deck": ["Copper", "Estate"]}
    position["players"] = {"Anna": anna, "Ben": ben}
    assert decide(position, "play Thief") == "done"


def test_spy_keeps_the_good_and_sends_the_bad() -> None:
    anna = {"hand": ["Spy"], "deck": ["Copper", "Estate", "Gold"]}
    ben = {"deck": ["Gold", "Copper"]}
    position = {"kingdom": ["Spy"], "edition": "2011", "players": {"Anna": anna, "Ben": ben}}
    assert decide(position, "play Spy") == "discard"
    assert decide(position, "play Spy", "choose discard") == "discard"


def test_jester_takes_gold_and_gives_copper() -> None:
    for card, who in (("Gold", "Anna"), ("Copper", "Ben")):
        anna = {"hand": ["Jester"], "deck": [*STARTING, "Silver x3"]}
        position = {
            "kingdom": ["Jester"],
            "players": {"Anna": anna, "Ben": {"deck": [card, "Estate"]}},
        }
        assert decide(position, "play Jester") == who


def test_harbinger_and_library() -> None:
    anna = {"hand": ["Harbinger"], "deck": ["Copper"], "discard": ["Gold", "Estate"]}
    position = {"kingdom": ["Harbinger"], "players": {"Anna": anna, "Ben": {}}}
    assert decide(position, "play Harbinger") == "Gold"
    anna = {"hand": ["Library"], "deck": ["Smithy", "Copper x6"]}
    position = {"kingdom": ["Library", "Smithy"], "players": {"Anna": anna, "Ben": {}}}
    assert decide(position, "play Library") == "Smithy"


def test_wish_lists_of_big_money() -> None:
    setup = Kingdom.of(["Smithy"], platinum_colony=True, complete=False).setup(2, "2017")
    names = [setup.cards[w.card].name for w in big_money(setup).wishes]
    assert names == ["Province", "Gold", "Silver"]
    bot = make_bot("big-money", setup, 1)
    assert isinstance(bot, WishList)
    wished = [setup.cards[w.card].name for w in bot.wishes]
    assert wished.index("Colony") < wished.index("Platinum") < wished.index("Gold")
    bot = make_bot("big-money-terminal", setup, 1)
    assert isinstance(bot, WishList)
    assert "Smithy" in [setup.cards[w.card].name for w in bot.wishes]


def test_an_unknown_bot_is_an_error() -> None:
    setup = Kingdom.of(["Smithy"], complete=False).setup(2, "2017")
    assert bot_names()[0] == "generic"
    with pytest.raises(CoffersError, match="generic"):
        make_bot("genric", setup, 1)
    for seconds in (-1, float("nan"), float("inf")):
        with pytest.raises(CoffersError, match="nobody can think for"):
            make_bot("strong", setup, 1, seconds)
    with pytest.raises(CoffersError, match="easy does not look ahead"):
        make_bot("easy", setup, 1, 1.0)


def test_a_possessor_plays_the_others_hand_and_buys_what_is_good_for_itself() -> None:
    kingdom = Kingdom.of(["Possession", "Laboratory"], complete=False)
    position = {
        "players": {
            "Anna": {"hand": ["Copper x5"], "deck": ["Copper x5"]},
            "Ben": {"hand": ["Laboratory", "Gold"], "deck": ["Gold x2", "Copper x5"]},
        },
        "turn": {"player": "Ben", "possessed_by": "Anna"},
    }
    game = PositionGame(("Anna", "Ben"), kingdom, "2017", 1, position)
    bot = make_bot("generic", game.setup, seed=1)
    while game.view().possessed_by:
        assert game.decision.player == "Anna"
        game.let(bot)
    anna, ben = game.table.players
    gold = game.setup.number("Gold")  # with nine coins, for a deck of Coppers
    assert (anna.owned[gold], ben.owned[gold]) == (1, 3)


@pytest.mark.parametrize("spare", range(-30, 31))
def test_terminals_find_actions_whatever_else_the_deck_holds(spare: int) -> None:
    """Cards that give not quite an Action back use Actions up; some terminals are played still."""
    for seen in (10, 500, 1000):
        shares = [share_played(n, spare, seen) for n in range(8)]
        assert shares[0] == 1000
        assert shares == sorted(shares, reverse=True)
        assert shares[-1] > 0
