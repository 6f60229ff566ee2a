"""Where a game is played: a kingdom as somebody names it, and the edition of its rules.

>>> setting("Big Actions").kingdom.platinum_colony
True
>>> setting("Big Actions", platinum_colony=False).kingdom.platinum_colony
False
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from coffers.engine.editions import DEFAULT_EDITION
from coffers.kingdoms import Kingdom, check_edition
from coffers.kingdoms.sets import find, is_set
from coffers.texts import current


@dataclass(frozen=True, slots=True)
class Setting:
    """A kingdom to meet in, and the edition that it is played in."""

    kingdom: Kingdom
    edition: str = DEFAULT_EDITION
    name: str = ""  # "" for one that was made for those who play


KingdomWish = Kingdom | Setting | str | Sequence[str]
"""A kingdom as such, ten cards (as a list, or with commas between), or the name of a set."""


def listed(words: str) -> tuple[str, ...]:
    """The parts of a comma list."""
    return tuple(part.strip() for part in words.split(",") if part.strip())


def setting(
    wish: KingdomWish,
    *,
    edition: str | None = None,
    seed: int = 0,
    bane: str | None = None,
    platinum_colony: bool | None = None,
    usually: bool | None = None,
) -> Setting:
    """A kingdom as somebody names it.

    What is said about Platinum and Colony (`platinum_colony`) goes before what a set says. Where
    neither says anything, `usually` decides; where nobody does, the seed, as the rules have it.
    """
    edition = edition and check_edition(edition)
    if isinstance(wish, str):
        if "," not in wish or is_set(wish):
            return setting_of_set(wish, edition, seed, platinum_colony, usually)
        wish = listed(wish)
    if isinstance(wish, Setting | Kingdom):
        where = wish if isinstance(wish, Setting) else Setting(wish, edition or DEFAULT_EDITION)
        if platinum_colony is not None:
            kingdom = replace(where.kingdom, platinum_colony=platinum_colony)
            where = replace(where, kingdom=kingdom)
        return where if isinstance(wish, Setting) else _named(where)
    colony = first_word(platinum_colony, usually)
    kingdom = Kingdom.of(wish, bane=bane, platinum_colony=colony, seed=seed)
    return _named(Setting(kingdom, edition or DEFAULT_EDITION))


def setting_of_set(
    name: str,
    edition: str | None = None,
    seed: int = 0,
    platinum_colony: bool | None = None,
    usually: bool | None = None,
) -> Setting:
    """A recommended set by its name; see `setting`."""
    found = find(name, edition)
    colony = first_word(platinum_colony, found.platinum_colony, usually)
    return Setting(found.kingdom(seed, colony), found.edition, found.called(current().code))


def first_word(*words: bool | None) -> bool | None:
    """What the first says who says anything."""
    return next((word for word in words if word is not None), None)


def _named(where: Setting) -> Setting:
    return replace(where, name=", ".join(map(current().card, where.kingdom.cards)))
