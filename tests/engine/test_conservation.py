"""A thousand random games over all cards: no card appears or vanishes, whatever the players do."""

from collections.abc import Callable

import pytest

from coffers import soak
from coffers.bots.easy import Easy
from coffers.cards.library import classes
from coffers.engine import vocabulary as v
from coffers.engine.decisions import Decision
from coffers.engine.editions import EDITIONS
from coffers.engine.table import Table, new_table
from coffers.engine.turn import take_turn
from coffers.soak import Unsound, check_decision, check_table, drawn, play_range, stock

GAMES = 1000
BATCH = 25


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_every_decision_of_random_games_finds_a_sound_table(first: int) -> None:
    """Whatever is played, all cards, tokens and offers add up at every decision of a game."""
    tally = play_range(first, BATCH, thorough=True)
    assert tally.fault is None, f"\n{tally.fault}"
    assert tally.games == BATCH
    assert tally.decisions > tally.turns / 2  # they were looked at


def test_the_thousand_games_leave_nothing_out() -> None:
    """Every card, edition and number of players is part of those games."""
    games = [drawn(seed) for seed in range(GAMES)]
    assert {card for game in games for card in game.kingdom.all_cards()} == set(classes())
    assert {game.edition for game in games} == set(EDITIONS)
    assert {game.players for game in games} == {2, 3, 4, 5, 6}
    assert {game.kingdom.platinum_colony for game in games} == {True, False}
    assert any(game.kingdom.bane for game in games)
    assert {game.telling for game in games} == {True, False}
    assert max(game.setup().n_cards for game in games) > 50  # as many as later kingdoms may have


def test_a_game_without_an_end_is_stopped() -> None:
    """A game is stopped at the turn limit and counted as one that did not end."""
    played = soak.play(3, most_turns=7)
    assert (played.turns, played.finished) == (7, False)


def test_a_bot_sits_in_every_seat_now_and_then() -> None:
    """With `--bot`, one seat of each game is that bot's, and the generic bot has all others."""
    seats = set()
    for seed in range(200):
        game = drawn(seed)
        mine = [seat for seat, agent in enumerate(game.agents("easy")) if isinstance(agent, Easy)]
        assert len(mine) == 1
        seats.add((game.players, mine[0]))
    assert seats == {(n, seat) for n in range(2, 7) for seat in range(n)}
    tally = play_range(0, 16, thorough=True, bot="easy")
    assert (tally.fault, tally.games, tally.stopped) == (None, 16, 0)


# ---- the checks find what they look for ------------------------------------------------------


def some_table() -> Table:
    """A table in the middle of a game, with cards in every deck, hand and discard pile."""
    game = drawn(0)
    table = new_table(game.setup(), game.agents(), 0)
    for _ in range(3 * game.players):
        take_turn(table)
    return table


def conjure_a_card(table: Table) -> None:
    p = table.players[1]
    p.hand.add(v.GOLD)
    p.owned[v.GOLD] += 1


def lose_a_card(table: Table) -> None:
    p = table.players[0]
    p.hand.remove(next(c for c in range(table.setup.n_cards) if p.hand.has(c)))


def swap_a_card(table: Table) -> None:
    lose_a_card(table)
    table.players[0].hand.add(v.CURSE)


def overdraw_a_pile(table: Table) -> None:
    table.left[v.CURSE] = -1


def keep_an_empty_hand_bit(table: Table) -> None:
    table.players[0].hand.kinds |= 1 << v.PROVINCE


def forget_what_is_in_play(table: Table) -> None:
    table.players[0].in_play.kinds |= 1 << v.COPPER


def loosen_more_than_there_is(table: Table) -> None:
    deck = table.players[0].deck
    deck.loose = deck.n + 1


def offer_a_card_too_cheaply(table: Table) -> None:
    table.offers[0] |= 1 << v.PROVINCE


def count_a_full_pile_as_empty(table: Table) -> None:
    table.empty_piles += 1


def spend_what_is_not_there(table: Table) -> None:
    table.players[0].coins = -1


def find_a_token(table: Table) -> None:
    table.add_tokens(table.setup.counter_named("trade_route"), 1)


@pytest.mark.parametrize(
    ("tamper", "message"),
    [
        (conjure_a_card, "count"),
        (lose_a_card, "owned"),
        (swap_a_card, "owned"),
        (overdraw_a_pile, "pile-negative"),
        (keep_an_empty_hand_bit, "hand"),
        (forget_what_is_in_play, "in-play"),
        (loosen_more_than_there_is, "pile"),
        (offer_a_card_too_cheaply, "offers"),
        (count_a_full_pile_as_empty, "empty-piles"),
        (spend_what_is_not_there, "counter-negative"),
        (find_a_token, "route-tokens"),
    ],
)
def test_a_fault_on_the_table_is_found(tamper: Callable[[Table], None], message: str) -> None:
    """Each thing that could go wrong with the cards on a table is noticed and named."""
    table = some_table()
    start = stock(table)
    check_table(table, start)
    tamper(table)
    with pytest.raises(Unsound) as caught:
        check_table(table, start)
    assert caught.value.message == message
    assert str(caught.value)


@pytest.mark.parametrize(
    ("kind", "options", "optional", "message"),
    [
        (v.BUY, 1 << v.COPPER | 1 << v.PROVINCE, True, "buyable"),
        (v.DISCARD, 1 << v.PROVINCE | 1 << v.COPPER, False, "option"),
        (v.TRASH, 1 << v.COPPER, False, "one-answer"),
        (v.CHOOSE, 1 << 40 | 1 << 0, False, "option"),
        (v.GAIN, 1 << 59 | 1 << v.COPPER, False, "option"),
    ],
)
def test_an_offer_that_cannot_be_is_found(
    kind: int, options: int, optional: bool, message: str
) -> None:
    """An option that is not there, or a question with one answer only, is noticed and named."""
    me = new_table(drawn(0).setup(), drawn(0).agents(), 0).players[0]
    d = Decision()
    d.kind = kind
    d.options = options
    d.optional = optional
    d.place = v.PILES if kind in (v.BUY, v.GAIN) else v.HAND
    with pytest.raises(Unsound) as caught:
        check_decision(me, d)
    assert caught.value.message == message
    assert str(caught.value)


# ---- the command -------------------------------------------------------------------------------


def test_a_fault_says_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that goes wrong is reported with its seed and the command that plays it again."""

    def play(seed: int, *, thorough: bool = False, bot: str | None = None) -> soak.Played:
        if seed == 12:
            raise Unsound("offers")
        return soak.Played(1, 1, True)

    monkeypatch.setenv("COFFERS_LANG", "en")
    monkeypatch.setattr(soak, "play", play)
    tally = play_range(10, 10)
    again = "python -m coffers.soak --seed 12 --games 1 --thorough"
    assert tally.games == 2
    assert "Seed 12:" in str(tally.fault)
    assert str(tally.fault).endswith(again)
    assert str(play_range(10, 10, bot="quick").fault).endswith(f"{again} --bot quick")


def test_a_crash_counts_as_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that breaks off with an error is reported like any other fault."""

    def play(seed: int, *, thorough: bool = False, bot: str | None = None) -> soak.Played:
        raise IndexError("no such card")

    monkeypatch.setattr(soak, "play", play)
    assert "IndexError: no such card" in str(play_range(0, 5).fault)


@pytest.mark.parametrize(("language", "words"), [("en", "30 games"), ("de", "30 Partien")])
def test_the_command_reports(
    language: str,
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """`python -m coffers.soak` plays on all cores and says what it did, in the user's language."""
    monkeypatch.setenv("COFFERS_LANG", language)
    assert soak.main(["--games", "30", "--seed", "500"]) == 0
    assert words in capsys.readouterr().out


def test_the_command_fails_on_a_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`python -m coffers.soak` ends with an error and tells the fault if a game went wrong."""
    fault = soak.Fault(77, "cards have vanished")
    monkeypatch.setattr(soak, "soak", lambda *_: soak.Tally(fault=fault))
    assert soak.main([]) == 1
    assert "cards have vanished" in capsys.readouterr().err
