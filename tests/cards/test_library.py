"""What the code of the cards declares, what the data say and what the texts call them agree."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from coffers.cards.library import (
    BASIC,
    MODULES,
    all_facts,
    brought_by,
    card_name,
    classes,
    kingdom_cards,
    make_card,
)
from coffers.engine import vocabulary as v
from coffers.engine.card import Card
from coffers.engine.costs import packed
from coffers.engine.setup import hears
from coffers.errors import CoffersError
from coffers.texts import LANGUAGES, language

PRIZES = brought_by("Tournament")
IMPLEMENTED = sorted(classes())
KINGDOM_CARDS = {
    "Dominion": 32,
    "Intrigue": 32,
    "Seaside": 26,
    "Alchemy": 12,
    "Prosperity": 25,
    "Cornucopia": 13,
    "Hinterlands": 26,
    "Guilds": 13,
}
REACTIONS = {
    "on_attack",
    "on_gain_in_hand",
    "would_gain_in_hand",
    "on_others_gain",
    "on_own_discard",
}


def test_every_card_of_the_boxes_is_there() -> None:
    """All cards of eight boxes can be played, of Dominion and Intrigue those of both editions."""
    facts = [all_facts()[name] for name in IMPLEMENTED]
    assert Counter(f.set for f in facts if f.is_kingdom) == KINGDOM_CARDS
    more = {"Dominion": len(BASIC), "Alchemy": 1, "Prosperity": 2, "Cornucopia": len(PRIZES)}
    assert Counter(f.set for f in facts) == Counter(KINGDOM_CARDS) + Counter(more)
    missing = {f.name for f in all_facts().values() if f.set in KINGDOM_CARDS} - set(IMPLEMENTED)
    assert not missing


def test_every_card_class_is_a_card_of_the_data() -> None:
    """No card is in the code that the data do not know, and none is there twice."""
    defined = [
        item
        for module in MODULES
        for item in vars(module).values()
        if isinstance(item, type) and issubclass(item, Card) and item is not Card
    ]
    assert len(defined) == len(set(defined)) == len(classes())
    assert {cls.__name__ for cls in defined} == {cls.__name__ for cls in classes().values()}
    for name, cls in classes().items():
        assert cls.__name__.lower() == re.sub(r"[^a-z]", "", name.lower())


def test_a_card_stands_in_the_module_of_its_box() -> None:
    """Who looks for a card finds it in the module named like its expansion."""
    rooms = {"Dominion": "base"}
    for name, cls in classes().items():
        box = all_facts()[name].set
        assert cls.__module__ == f"coffers.cards.{rooms.get(box, box.lower())}", name


@pytest.mark.parametrize("name", IMPLEMENTED)
def test_a_card_does_what_its_types_say(name: str) -> None:
    """An Action does something when played, a Treasure gives coins, a Victory card points."""
    card = make_card(name, 7)
    types = set(all_facts()[name].types)
    assert ("Action" in types) <= hears(card, "play")
    if "Treasure" in types:
        assert card.coins > 0 or card.potions > 0 or hears(card, "play")
    assert ("Victory" in types or "Curse" in types) == (card.value != 0 or hears(card, "points"))
    moments = [method for method, _, _ in v.EARS if hears(card, method)]
    reacts = REACTIONS & set(moments)
    assert ("Reaction" in types) == bool(reacts)
    assert all_facts()[name].overpay <= hears(card, "on_own_buy")
    assert (name in PRIZES) == ("Prize" in types) == (not card.in_supply)


@pytest.mark.parametrize("name", IMPLEMENTED)
def test_a_card_has_the_printed_cost_and_types(name: str) -> None:
    """A card in a game has the number, name, cost and types that were asked for."""
    facts = all_facts()[name]
    card = make_card(name, 9)
    assert (card.number, card.name) == (9, name)
    assert card.cost == packed(facts.cost, facts.potion, facts.debt)
    assert {word for word, bit in v.TYPE_NAMES.items() if card.types & bit} == set(facts.types)
    assert (card.coins, card.value, card.overpay) == (facts.coins, facts.points, facts.overpay)


@pytest.mark.parametrize("name", IMPLEMENTED)
def test_a_card_has_its_name_and_text_in_both_languages(name: str) -> None:
    """Every card is called by its printed name and explained, in English and in German."""
    facts = all_facts()[name]
    english, german = language("en"), language("de")
    assert english.card(name) == name
    assert german.card(name) == facts.german
    for code in LANGUAGES:
        speaks = language(code)
        text = speaks.card_text(name)
        assert len(text) > 5
        assert text == text.strip()
        assert text[-1] in ".)" or code == "de"
        one, some = speaks.some(name), speaks.some(name, 3)
        assert len(one) > len(speaks.card(name))
        assert some.startswith(("three ", "drei "))
    assert english.some(name).split(" ", 1)[0] in ("a", "an")
    assert english.some(name).split(" ", 1)[1] == name
    assert english.card_text(name) != german.card_text(name)


@pytest.mark.parametrize("name", IMPLEMENTED)
def test_the_article_fits_the_name(name: str) -> None:
    """It is "an Adventurer" and "a Moat"; a German article is einen, eine or ein."""
    article, word = language("en").some(name).split(" ", 1)
    assert article == ("an" if word[0] in "AEIO" else "a")
    assert language("de").some(name).split(" ", 1)[0] in ("einen", "eine", "ein")


def test_both_languages_know_the_same_cards() -> None:
    """No card has texts in one language only, and no text belongs to no card."""
    found = {}
    for code in LANGUAGES:
        rooms = [
            f for f in files("coffers.texts").joinpath(code).iterdir() if f.name[:5] == "cards"
        ]
        source = "\n".join(room.read_text("utf-8") for room in rooms)
        found[code] = re.findall(r"(?m)^([a-z][a-z0-9-]*) =", source)
        assert len(found[code]) == len(set(found[code]))
    assert set(found["en"]) == set(found["de"])
    assert len(found["en"]) == len(IMPLEMENTED)


def test_names_are_unique_in_each_language() -> None:
    """Every card can be told by its name, English or German."""
    facts = [all_facts()[name] for name in IMPLEMENTED]
    assert len({f.german for f in facts}) == len(facts)
    assert not {f.german for f in facts if f.german != f.name} & set(IMPLEMENTED)


@pytest.mark.parametrize("name", IMPLEMENTED)
def test_a_card_is_found_by_either_name(name: str) -> None:
    """A card may be named in English or German, in any case, without its apostrophe or spaces."""
    german = all_facts()[name].german
    for written in (name, name.upper(), name.replace("'", ""), name.replace(" ", "")):
        assert card_name(written) == name
    assert card_name(german.lower()) == name


def test_a_card_that_is_not_there_yet_is_told_from_a_misspelt_one() -> None:
    """A card of another box is "not part of Coffers yet"; a misspelt one brings a suggestion."""
    later = next(f.name for f in all_facts().values() if f.name not in classes())
    with pytest.raises(CoffersError) as caught:
        card_name(later)
    assert caught.value.message == "card-not-implemented"
    with pytest.raises(CoffersError) as caught:
        card_name("Vilage")
    assert caught.value.message == "unknown-card"
    assert caught.value.details["suggestion"] == "Village"


def test_kingdom_cards_are_those_one_builds_a_kingdom_of() -> None:
    """Neither basic cards nor Prizes are Kingdom cards."""
    assert set(kingdom_cards()) == set(IMPLEMENTED) - set(BASIC) - set(PRIZES) - {
        "Platinum",
        "Colony",
        "Potion",
    }
