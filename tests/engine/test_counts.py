"""Exact numbers: how many ways a turn can go, and games that must come out as they always did.

A rule changed on purpose may change the games; `python tests/engine/test_counts.py --write`
notes down how they come out now.
"""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from coffers.bots.random_legal import RandomLegal
from coffers.bots.simulation import play_counted
from coffers.game import Game
from coffers.kingdoms import Kingdom
from coffers.scenario.position import PositionGame

GOLDEN = Path(__file__).with_name("golden.json")
NO_BUYS = {"buys": 0}


# ---- how many ways a turn can go ---------------------------------------------------------------


def ways(game: Game) -> int:
    """How many different sequences of answers lead from here to the end of Anna's turn."""
    if game.over or game.view().turn != "Anna":
        return 1
    total = 0
    for word in game.decision.words():
        further = game.copy()
        further.answer(word)
        total += ways(further)
    return total


def position(
    kingdom: list[str],
    anna: dict[str, Any],
    ben: dict[str, Any] | None = None,
    edition: str = "2017",
    **more: Any,
) -> Game:
    """Anna's turn; the seven basic cards and the kingdom have their piles."""
    return PositionGame(
        ("Anna", "Ben"),
        Kingdom.of(kingdom, complete=False, platinum_colony=False),
        edition,
        1,
        {"players": {"Anna": anna, "Ben": ben or {}}, **more},
    )


def test_two_coppers_and_a_buy() -> None:
    """Treasures are played one by one or all at once, as many as one likes, then one buys."""
    # Ways to play none: "end". One: "play, end". Both: "play, play", "play, all", "all".
    # For 0 or 1 coins one buys Copper, Curse or nothing; for 2 also an Estate.
    game = position([], {"hand": ["Copper x2"]}, turn={"phase": "buy"})
    assert ways(game) == 1 * 3 + 1 * 3 + 3 * 4


def test_three_coins_and_two_buys() -> None:
    """Each purchase leaves fewer coins for the next, and buying nothing ends the phase."""
    # With one buy and 0 or 1 coins: Copper, Curse, end; 2 coins: Estate, too; 3: Silver, too.
    # First of two: end, Copper or Curse (3 coins left), Estate (1 left), Silver (none left).
    game = position([], {}, turn={"phase": "buy", "coins": 3, "buys": 2})
    assert ways(game) == 1 + 5 + 5 + 3 + 3


def test_coffers_before_the_purchase() -> None:
    """Coffers are asked for once, with every number of tokens there is."""
    game = position(["Baker"], {"coffers": 2}, turn={"phase": "buy"})
    assert ways(game) == 3 + 3 + 4  # 0, 1 and 2 coins


def test_workshop_may_stay_in_hand() -> None:
    """A gain offers each pile that is cheap enough once; an Action need not be played."""
    # Copper, Silver, Estate, Curse, Workshop; or "end actions"
    game = position(["Workshop"], {"hand": ["Workshop"]}, turn=NO_BUYS)
    assert ways(game) == 5 + 1


def test_militia_against_five_different_cards() -> None:
    """Who must discard two of five different cards picks one after the other."""
    ben = {"hand": ["Copper", "Silver", "Gold", "Estate", "Duchy"]}
    game = position(["Militia"], {"hand": ["Militia"]}, ben, turn=NO_BUYS)
    assert ways(game) == 5 * 4 + 1


def test_militia_against_copies() -> None:
    """Copies of a card are one option, and who has no choice is not asked."""
    # Of two Coppers and three Estates: C, then C or E; E, then C or E.
    ben = {"hand": ["Copper x2", "Estate x3"]}
    assert ways(position(["Militia"], {"hand": ["Militia"]}, ben, turn=NO_BUYS)) == 4 + 1
    ben = {"hand": ["Copper x5"]}
    assert ways(position(["Militia"], {"hand": ["Militia"]}, ben, turn=NO_BUYS)) == 1 + 1


def test_militia_against_moat() -> None:
    """A Reaction is asked for before the Attack does anything, and may be held back."""
    ben = {"hand": ["Moat", "Silver", "Gold", "Estate", "Duchy"]}
    game = position(["Militia", "Moat"], {"hand": ["Militia"]}, ben, turn=NO_BUYS)
    assert ways(game) == 1 + 5 * 4 + 1


def test_cellar_with_two_cards() -> None:
    """Any number of cards is discarded before the first is drawn."""
    # Not played: 1. Nothing discarded: 1. One of two cards: a Copper is drawn, which is played,
    # "all" played, or not (3). Both, in two orders: two Coppers, in 5 ways (see above).
    anna = {"hand": ["Cellar", "Estate", "Duchy"], "deck": ["Copper x5"]}
    assert ways(position(["Cellar"], anna, turn=NO_BUYS)) == 1 + 1 + 2 * 3 + 2 * 5


def test_chapel_with_three_cards() -> None:
    """Picking several cards ends with "done" or with the last card."""
    # f(n) = 1 + n * f(n - 1), f(0) = 1: 1, 2, 5, 16
    anna = {"hand": ["Chapel", "Estate", "Duchy", "Curse"]}
    assert ways(position(["Chapel"], anna, turn=NO_BUYS)) == 16 + 1


def test_two_throne_rooms_and_a_village() -> None:
    """A Throne Room on a Throne Room plays two Actions twice, one after the other."""
    # Not playing: 1.
    # Village first, two actions left: end; Throne Room without or with the other one, which then
    # finds nothing, or is played or not with the action left: 1 + 2 + 1.
    # Throne Room first: it plays nothing (1); Village twice, and the other Throne Room is played
    # or not (2); the other Throne Room twice, of which the first, the second or none plays the
    # Village (3).
    anna = {"hand": ["Throne Room x2", "Village"], "deck": ["Estate x9"]}
    assert ways(position(["Throne Room", "Village"], anna, turn=NO_BUYS)) == 1 + 4 + (1 + 2 + 3)


def test_throne_room_of_the_first_edition() -> None:
    """In the first edition Throne Room must play an Action if there is one."""
    # As above without the choices to play nothing. Village first: end; Throne Room, which must
    # play the other. Throne Room first: Village twice (2), or the other one, which must play it.
    anna = {"hand": ["Throne Room x2", "Village"], "deck": ["Estate x9"]}
    game = position(["Throne Room", "Village"], anna, edition="2011", turn=NO_BUYS)
    assert ways(game) == 1 + 2 + (2 + 1)


def test_sentry_with_two_cards() -> None:
    """Cards looked at are trashed, discarded, or put back in an order."""
    # Of two different cards none is trashed: none discarded, two orders (2); one of them, then
    # the other as well or not (2 * 2). One trashed (2 ways): the other is discarded or not, or
    # trashed as well (3).
    anna = {"hand": ["Sentry"], "deck": ["Curse", "Estate", "Copper"]}
    assert ways(position(["Sentry"], anna, turn=NO_BUYS)) == 1 + (2 + 4) + 2 * 3


def test_contraband_names_a_card() -> None:
    """The player to the left names any card of the game or one that is not in it."""
    # Not played: Copper, Curse or nothing (3). Played, 3 coins and 2 buys: 17 ways (see above)
    # if one of 4 dearer cards or none of the game is named; with Copper or Curse banned
    # 1 + 4 + 2 + 2 = 9, with Estate 1 + 4 + 4 + 3 = 12, with Silver 1 + 4 + 4 + 3 = 12.
    game = position(["Contraband"], {"hand": ["Contraband"]}, turn={"phase": "buy"})
    assert ways(game) == 3 + 5 * 17 + 2 * 9 + 12 + 12


def test_watchtower_on_a_purchase() -> None:
    """A card gained is let be, trashed, or put on the deck."""
    # Copper or Curse, each in three ways; or nothing
    game = position(["Watchtower"], {"hand": ["Watchtower"]}, turn={"phase": "buy"})
    assert ways(game) == 2 * 3 + 1


def test_watchtower_and_royal_seal() -> None:
    """Both are asked, whatever the first did, but not which of them comes first."""
    anna = {"hand": ["Watchtower"], "in_play": ["Royal Seal"]}
    game = position(["Watchtower", "Royal Seal"], anna, turn={"phase": "buy"})
    assert ways(game) == 2 * (2 * 3) + 1


def test_trusty_steed_chooses_two() -> None:
    """Two different ones of four, one after the other."""
    anna = {"hand": ["Trusty Steed"], "deck": ["Estate x9"]}
    assert ways(position([], anna, turn=NO_BUYS)) == 4 * 3 + 1


def test_tournament_without_prizes() -> None:
    """Both may show a Province; who does may take a Duchy or nothing once the Prizes are gone."""
    # Not played: 1. Anna does not show hers: Ben does or not (2). She does: Ben does or not,
    # then a Duchy or nothing (2 * 2).
    anna, ben = {"hand": ["Tournament", "Province"]}, {"hand": ["Province"]}
    game = position(["Tournament"], anna, ben, prizes=[], turn=NO_BUYS)
    assert ways(game) == 1 + 2 + 2 * 2


def test_overpaying_for_masterpiece() -> None:
    """Whoever buys a card that can be overpaid is asked how much, up to all coins left."""
    # Masterpiece with 0, 1 or 2 coins more; Copper, Silver, Estate, Duchy, Curse; nothing
    game = position(["Masterpiece"], {}, turn={"phase": "buy", "coins": 5})
    assert ways(game) == 3 + 5 + 1


def test_overpaying_for_stonemason() -> None:
    """Two Actions that cost exactly what was overpaid are picked one after the other."""
    # Overpaying 0 or 1 brings nothing, 2 two Stonemasons, 3 a Village or a Workshop, twice.
    # Or Copper, Silver, Estate, Duchy, Curse, Village, Workshop; or nothing.
    game = position(["Stonemason", "Village", "Workshop"], {}, turn={"phase": "buy", "coins": 5})
    assert ways(game) == (1 + 1 + 1 + 2 * 2) + 7 + 1


def test_doctor_names_a_card() -> None:
    """Whoever names a card may name any card of the game; what is put back, one orders."""
    # Not played: 1. One of the three cards on the deck is named: the other two in two orders.
    # One of the 5 others of the game, or one that is not in it: all three in six orders.
    anna = {"hand": ["Doctor"], "deck": ["Copper", "Estate", "Curse"]}
    assert ways(position(["Doctor"], anna, turn=NO_BUYS)) == 1 + 3 * 2 + 6 * 6


def test_spy_before_thief() -> None:
    """What Spy leaves on a deck, Thief finds there."""
    # Thief alone finds Gold and Silver: either is trashed, and gained or not (4). After Spy it
    # finds the same, or, the Gold being discarded, only Silver to trash (2), or is not played.
    anna, ben = {"hand": ["Spy", "Thief"]}, {"deck": ["Gold", "Silver", "Duchy"]}
    game = position(["Spy", "Thief"], anna, ben, turn=NO_BUYS)
    assert ways(game) == 1 + 4 + ((1 + 4) + (1 + 2))


@pytest.mark.parametrize(
    ("kingdom", "anna", "ben", "number"),
    [
        (["King's Court", "Hamlet"], ["King's Court", "Hamlet", "Estate", "Curse"], [], 1303),
        (["Butcher"], ["Butcher x2", "Estate"], [], 64),
        (["Bishop", "Vault"], ["Bishop", "Vault", "Estate"], ["Copper", "Curse", "Estate"], 44),
        (["Forge"], ["Forge", "Copper", "Silver", "Estate", "Gold"], [], 286),
    ],
)
def test_more_ways_than_one_likes_to_count(
    kingdom: list[str], anna: list[str], ben: list[str], number: int
) -> None:
    """Bigger turns have exactly as many ways as they always had."""
    assert ways(position(kingdom, {"hand": anna}, {"hand": ben}, turn=NO_BUYS)) == number


# ---- games that must come out as they always did -----------------------------------------------


def golden_games() -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = json.loads(GOLDEN.read_text("utf-8"))
    return games


def outcome(game: dict[str, Any]) -> dict[str, int]:
    """How a game of random players comes out, with a digest of all their decisions."""
    kingdom = Kingdom.of(
        game["kingdom"], bane=game["bane"], platinum_colony=game["platinum_colony"]
    )
    seed = game["seed"]
    players = game["players"]
    bots = [RandomLegal(seed * 8 + seat) for seat in range(players)]
    tally = play_counted(kingdom.setup(players, game["edition"]), list(bots), seed, 1000)
    return {"turns": tally.turns, "decisions": tally.decisions, "digest": tally.digest}


@pytest.mark.parametrize("game", golden_games(), ids=lambda game: f"seed-{game['seed']}")
def test_a_seeded_game_comes_out_as_ever(game: dict[str, Any]) -> None:
    """A seed means the same game in every version of Coffers, unless a rule has changed."""
    assert outcome(game) == game["outcome"], (
        "if a rule was changed on purpose, raise RULES (engine/editions.py), and: "
        "python tests/engine/test_counts.py --write"
    )


def test_the_golden_games_are_not_all_alike() -> None:
    """The games kept are of all editions and numbers of players, with Bane, Colony and Prizes."""
    games = golden_games()
    assert {game["players"] for game in games} == {2, 3, 4, 5, 6}
    assert {game["edition"] for game in games} == {"2011", "2011-de", "2017"}
    assert {game["platinum_colony"] for game in games} == {True, False}
    assert any(game["bane"] for game in games)
    assert any("Tournament" in game["kingdom"] for game in games)


def write() -> None:
    """Note down how the golden games come out now."""
    games = [{**game, "outcome": outcome(game)} for game in golden_games()]
    lines = ",\n".join(" " + json.dumps(game, ensure_ascii=False) for game in games)
    GOLDEN.write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()
