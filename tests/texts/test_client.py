"""The table has words for everything that cards can ask for and bring along."""

import pytest

from coffers.cards.library import declared
from coffers.engine.declared import Mat
from coffers.engine.vocabulary import KIND_NAMES
from coffers.kingdoms.randomiser import expansions
from coffers.terminal.input import NUMBER_KINDS
from coffers.texts import LANGUAGES, language, slug

IN_NUMBERS = {*NUMBER_KINDS, "bid", "repay"}  # nothing that is picked by pointing at it


@pytest.mark.parametrize("kind", sorted({*KIND_NAMES} - IN_NUMBERS))
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_can_be_picked_by_name(code: str, kind: str) -> None:
    assert language(code).has(f"web-pick-{slug(kind)}")


@pytest.mark.parametrize("kind", NUMBER_KINDS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_number_can_be_confirmed(code: str, kind: str) -> None:
    for n in (0, 1, 2):
        assert language(code).text(f"web-confirm-{kind}", n=n)
    assert language(code).has(f"web-amount-{kind}")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_bot_of_the_analysis_is_called_as_in_the_menu(code: str) -> None:
    say = language(code).text
    assert say("server-bot-generic") in say("web-analysis-meant")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_expansion_has_a_name(code: str) -> None:
    assert [name for name in expansions() if not language(code).has(f"web-set-{slug(name)}")] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_token_and_mat_has_a_name(code: str) -> None:
    kinds = {
        name: "mat" if isinstance(thing, Mat) else "token" for name, thing in declared().items()
    }
    words = {name: f"words-{kind}-{slug(name)}" for name, kind in kinds.items()}
    assert [name for name, message in words.items() if not language(code).has(message)] == []
