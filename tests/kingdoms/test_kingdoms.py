"""Kingdoms, recommended sets and random kingdoms."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coffers import CoffersError, Game, Kingdom, kingdoms
from coffers.cards.library import all_facts, classes, kingdom_cards
from coffers.kingdoms import FIRST_GAME, may_be_bane, randomiser
from coffers.kingdoms.randomiser import Wishes, expansions, random_kingdom, traits
from coffers.kingdoms.sets import all_sets, find

SEEDS = st.integers(0, 2**32)


def test_a_kingdom_is_ten_different_kingdom_cards() -> None:
    assert len(Kingdom.of(FIRST_GAME).cards) == 10
    for wrong in (
        [*FIRST_GAME, "Witch"],
        FIRST_GAME[:9],
        [*FIRST_GAME[:9], FIRST_GAME[0]],
        [*FIRST_GAME[:9], "Gold"],
        [*FIRST_GAME[:9], "Followers"],
    ):
        with pytest.raises(CoffersError):
            Kingdom.of(wrong)


def test_the_order_of_the_cards_makes_no_difference() -> None:
    forwards, backwards = Kingdom.of(FIRST_GAME), Kingdom.of(FIRST_GAME[::-1])
    assert forwards == backwards
    assert Game(kingdom=forwards, seed=3).view("Anna") == Game(kingdom=backwards, seed=3).view(
        "Anna"
    )


@pytest.mark.parametrize("bane", ["Cellar", "Village", "Masterpiece", "Doctor", "Stonemason"])
def test_a_bane_costs_2_or_3(bane: str) -> None:
    """SET-BANE-2, SET-BANE-20, SET-BANE-21"""
    assert Kingdom.of(["Young Witch"], bane=bane, complete=False).bane == bane


@pytest.mark.parametrize("bane", ["Herald", "Smithy", "Gold", "Young Witch", "Peddler"])
def test_nothing_else_can_be_the_bane(bane: str) -> None:
    """SET-BANE-2, SET-BANE-7, SET-BANE-21"""
    with pytest.raises(CoffersError):
        Kingdom.of(["Young Witch"], bane=bane, complete=False)


def test_a_bane_needs_a_young_witch() -> None:
    with pytest.raises(CoffersError, match="no Young Witch"):
        Kingdom.of(FIRST_GAME, bane="Chapel")


# ---- recommended sets ---------------------------------------------------------------------------


def test_all_80_sets_are_there() -> None:
    assert len(all_sets()) == 80
    assert Counter(s.edition for s in all_sets()) == {"2017": 48, "2011": 26, "2011-de": 6}
    for s in all_sets():
        assert len(s.cards) == 10
        assert all(card in all_facts() for card in s.cards)
        assert (s.bane is not None) == ("Young Witch" in s.cards)


def test_a_set_is_found_under_its_english_and_its_german_name() -> None:
    for s in all_sets():
        assert find(s.name, s.edition).cards == find(s.german, s.edition).cards
        assert find(s.id, s.edition) == s


def test_sets_of_the_same_name_differ_by_edition() -> None:
    assert "Adventurer" in find("Bad Omens", "2011").cards
    assert "Adventurer" not in find("Bad Omens", "2017").cards
    assert find("Bad Omens").edition == "2017"


@pytest.mark.parametrize("s", [s for s in all_sets() if not s.missing()], ids=lambda s: s.id)
def test_a_playable_set_can_be_played(s) -> None:  # type: ignore[no-untyped-def]
    game = Game(kingdom=s.kingdom(seed=1), edition=s.edition, seed=1)
    piles = {pile.card for pile in game.view("Anna").piles}
    assert set(s.cards) <= piles
    assert ("Followers" in piles) == ("Tournament" in s.cards)
    assert s.bane is None or s.bane in piles
    if s.platinum_colony is not None:
        assert ("Colony" in piles) == s.platinum_colony


# ---- random kingdoms -----------------------------------------------------------------------------


@given(seed=SEEDS)
@settings(max_examples=60, deadline=None)
def test_a_random_kingdom_fulfils_all_wishes(seed: int) -> None:
    wishes = Wishes(
        required=("Goons",),
        banned=("Village", "Mint"),
        at_most={"Dominion": 4},
        village=True,
        defended=True,
        spread=True,
        trasher=True,
        extra_buy=True,
    )
    kingdom = random_kingdom(wishes, seed)
    cards = set(kingdom.cards)
    assert kingdom == random_kingdom(wishes, seed)
    assert "Goons" in cards and not cards & {"Village", "Mint"}
    assert sum(all_facts()[c].set == "Dominion" for c in cards) <= 4
    for trait in ("village", "trasher", "extra-buy", "defence"):
        assert cards & traits()[trait]
    costs = [all_facts()[c].cost for c in cards]
    assert (
        sum(c <= 3 for c in costs) >= 2 and costs.count(4) >= 2 and sum(c >= 5 for c in costs) >= 2
    )


@given(seed=SEEDS, chosen=st.sets(st.sampled_from(expansions()), min_size=1))
@settings(max_examples=60, deadline=None)
def test_a_random_kingdom_comes_from_the_chosen_expansions(seed: int, chosen: set[str]) -> None:
    kingdom = random_kingdom(Wishes(expansions=tuple(sorted(chosen))), seed)
    assert {all_facts()[c].set for c in kingdom.cards} <= chosen
    left = [c for c in kingdom_cards() if may_be_bane(c) and c not in kingdom.cards]
    if kingdom.bane and any(all_facts()[c].set in chosen for c in left):
        assert all_facts()[kingdom.bane].set in chosen


def test_every_card_turns_up_sometime() -> None:
    drawn = {card for seed in range(300) for card in random_kingdom(Wishes(), seed).cards}
    assert drawn == set(kingdom_cards())


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        (Wishes(expansions=("Guild",)), "no expansion 'Guild'"),
        (Wishes(expansions=("Guilds",), village=True, banned=("Plaza",)), "the wish 'village'"),
        (Wishes(expansions=("Guilds",), at_most={"Guilds": 9}), "at most 9 cards of Guilds"),
        (Wishes(required=("Moat",), banned=("Moat",)), "both required and banned"),
        (Wishes(required=("Gold",)), "not a Kingdom card"),
        (Wishes(bane="Smithy"), "cannot be the Bane"),
        (Wishes(expansions=("Guilds",), banned=("Baker", "Plaza", "Doctor", "Taxman")), "only 9"),
    ],
)
def test_an_impossible_wish_is_explained(wishes: Wishes, sentence: str) -> None:
    with pytest.raises(CoffersError, match=sentence):
        random_kingdom(wishes, 1)


def test_a_seed_has_the_same_bane_when_the_library_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card of another expansion becomes a Bane only beside cards of its own."""
    cards = ["Young Witch", *(name for name in FIRST_GAME if name != "Cellar")]
    before = [Kingdom.of(cards, seed=seed).bane for seed in range(50)]
    grown = {**classes(), "Lurker": classes()["Village"]}
    monkeypatch.setattr(kingdoms, "classes", lambda: grown)
    assert kingdoms.may_be_bane("Lurker")
    assert [Kingdom.of(cards, seed=seed).bane for seed in range(50)] == before


def test_a_game_of_too_many_different_cards_is_refused() -> None:
    """A set of cards has 60 bits; a position can name more cards than that."""
    loose = tuple(sorted(set(classes()) - set(Kingdom.of(FIRST_GAME).all_cards())))
    with pytest.raises(CoffersError, match="would have 194 different cards; 60 is the most"):
        Kingdom.of(FIRST_GAME).setup(2, "2017", loose)
    assert Kingdom.of(FIRST_GAME).setup(2, "2017", loose[:43]).n_cards == 60


def test_a_random_kingdom_of_too_many_cards_is_drawn_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With room for the basic and ten Kingdom cards only, none that bring others are drawn."""
    monkeypatch.setattr(randomiser, "MOST_CARDS", 17)
    for seed in range(20):
        kingdom = random_kingdom(Wishes(expansions=("Alchemy", "Dominion", "Cornucopia")), seed)
        assert len(kingdom.all_cards()) == 17


def test_the_boxes_of_an_edition() -> None:
    """Random kingdoms are drawn from the printing that goes with the rules."""
    for edition, lacking in (("2011", "Lurker"), ("2011-de", "Mill"), ("2017", "Scout")):
        drawn: set[str] = set()
        for seed in range(60):
            drawn |= set(random_kingdom(Wishes(("Intrigue",), edition=edition), seed).cards)
        assert lacking not in drawn
        assert len(drawn) == (26 if edition == "2017" else 25)
    with pytest.raises(CoffersError, match="no edition"):
        random_kingdom(Wishes(edition="2012"), 1)
