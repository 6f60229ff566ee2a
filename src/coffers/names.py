"""The names of players: whose it is must be plain to everybody who reads it.

Any alphabet is welcome, with its accents and vowel signs, and so are digits and emoji. A name is
kept in NFC. It has 1 to 40 characters, all of them visible; where marks stand on a letter, they are
no more than a language needs; and it does not mix Latin, Greek and Cyrillic letters.

At one table no name may look like another. Two names look alike if they are the same but for case,
accents, compatibility forms (fullwidth, mathematical, circled letters) and the letters of
`LOOK_ALIKES`: the Greek, Cyrillic and Armenian ones that look like Latin ones in common typefaces,
Latin ones that look like each other, and 0 and 1. Pairs such as `rn` and `m` are told apart.

>>> alike("Zoë", "ZOE"), alike("Olga", "0lga"), alike("Ina", "lna")
(True, True, True)
>>> alike("Lia", "Ila")
False
"""

import unicodedata
from collections.abc import Iterable, Sequence

from coffers.errors import CoffersError
from coffers.kingdoms import PLAYERS

LONGEST = 40
MOST_ACCENTS = 2  # on one letter, beside those that make one character with it
MOST_SIGNS = 4  # on one letter of an alphabet that writes its vowels or tones with signs
ALPHABETS = ("LATIN", "GREEK", "CYRILLIC")  # whose letters look like each other's
EMOJI_STYLE = "\ufe0f"  # invisible itself; asks for the colourful form of the symbol before it

ACCENTS = (
    (0x0300, 0x036F),
    (0x0483, 0x0489),
    (0x1AB0, 0x1AFF),
    (0x1DC0, 0x1DFF),
    (0x20D0, 0x20FF),
    (0xFE20, 0xFE2F),
)
"""Marks that can stand on letters of any alphabet. All others belong to one, and are part of the
word: without its vowel signs, a Hindi name would be another."""

INVISIBLE = (
    (0x034F, 0x034F),  # joins nothing
    (0x115F, 0x1160),  # empty places of Hangul
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x2800, 0x2800),  # Braille without a dot
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFFA0, 0xFFA0),
    (0x16FE4, 0x16FE4),
    (0x1D159, 0x1D159),
    (0xE0100, 0xE01EF),
)
"""What Unicode counts as letters, marks or symbols, though there is nothing to be seen."""

LOOK_ALIKES = str.maketrans(
    # Cyrillic, Greek, Armenian, Latin, digits
    "авгеѕіјкӏмнопрстухԁԛԝһьѵүѡαβγεζηικμνορτυχωϲϳօսոցհյıɩɪɑɡȷʟᴀᴄᴇᴋᴍɴᴏᴘᴛᴜᴠᴡᴢøłđħŧƒ01|",
    "abresijklmhonpctyxdqwhbvywabyeznikmvoptuxwcjounghjiiiagjlacekmnoptuvwzoldhtfoll",
)
"""Small letters without accents, and the Latin ones that they look like."""

CAPITALS = str.maketrans("IІΙӀΗΝΥϹϲ", "llllhnycc")
"""Capitals that look like other letters than the small ones they belong to: the I of Latin,
Cyrillic and Greek is the stroke of a small l, and Eta, Nu and Ypsilon look like H, N and Y. The
lunate Sigma is a C to the eye, and a Sigma to Unicode, whether small or not."""


def checked_name(name: str) -> str:
    """A name as it is kept, if a player can be called so."""
    name = " ".join(unicodedata.normalize("NFC", str(name)[: 4 * LONGEST]).split())
    if not 0 < len(name) <= LONGEST or not all(map(_visible, name, " " + name)):
        raise CoffersError("player-name", player=name, most=LONGEST)
    if not _soberly_marked(name):
        raise CoffersError("player-name-marks", player=name)
    if len(_alphabets(name)) > 1:
        raise CoffersError("player-name-mixed", player=name)
    return name


def checked_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names of those at one table, none of which looks like another."""
    _check_number(names)
    checked = tuple(map(checked_name, names))
    for i, name in enumerate(checked):
        problem = confusion(name, checked[:i])
        if problem is not None:
            raise problem
    return checked


def names_of_old(names: Sequence[str]) -> tuple[str, ...]:
    """The names in a saved game, which may be from before names were looked at so closely."""
    _check_number(names)
    found = tuple(" ".join(name.split()) for name in names)
    for name in found:
        if not 0 < len(name) <= LONGEST or not name.isprintable():
            raise CoffersError("player-name", player=name, most=LONGEST)
    if len({name.casefold() for name in found}) < len(found):
        raise CoffersError("player-twice", player=found[0])
    return found


def confusion(name: str, others: Iterable[str]) -> CoffersError | None:
    """Why somebody called so cannot sit down with these, if it is so."""
    other = look_alike(name, others)
    if other is None:
        return None
    if name.casefold() == other.casefold():
        return CoffersError("player-twice", player=name)
    return CoffersError("player-alike", player=name, other=other)


def look_alike(name: str, others: Iterable[str]) -> str | None:
    """The first of the others that looks like this name, if one does."""
    return next((other for other in others if alike(name, other)), None)


def player_called(wish: str, players: Sequence[str]) -> str:
    """The player whom somebody means, who need not mind capitals."""
    found = wish if wish in players else look_alike(wish, players)
    if found is None:
        raise CoffersError("unknown-player", player=wish, known=", ".join(players))
    return found


def alike(one: str, other: str) -> bool:
    """Whether somebody who looks at both names, or types one carelessly, may confuse them."""
    return _skeleton(one) == _skeleton(other) or _seen(one) == _seen(other)


def _skeleton(name: str) -> str:
    """What is left of a name without case, accents and look-alikes."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    bare = "".join(c for c in plain if not _accent(c) and c != EMOJI_STYLE)
    return bare.translate(LOOK_ALIKES)


def _seen(name: str) -> str:
    """The same for the eye, which does not know which small letter a capital belongs to."""
    plain = unicodedata.normalize("NFKD", name.translate(CAPITALS))
    return _skeleton(plain.translate(CAPITALS))


def _check_number(names: Sequence[str]) -> None:
    fewest, most = PLAYERS
    if not fewest <= len(names) <= most:
        raise CoffersError("players", n=len(names), fewest=fewest, most=most)


def _among(letter: str, ranges: tuple[tuple[int, int], ...]) -> bool:
    return any(first <= ord(letter) <= last for first, last in ranges)


def _accent(letter: str) -> bool:
    return _among(letter, ACCENTS)


def _visible(letter: str, before: str) -> bool:
    if letter == EMOJI_STYLE:
        return unicodedata.category(before) == "So"
    return letter.isprintable() and not _among(letter, INVISIBLE)


def _soberly_marked(name: str) -> bool:
    """Whether every mark has a letter to stand on, and no letter bears a tower of them."""
    accents = signs = 0
    before = " "
    for letter in name:
        kind = unicodedata.category(letter)
        if kind[0] != "M":
            accents = signs = 0
        elif before == " ":
            return False
        elif _accent(letter):
            accents += 1
        elif kind != "Mc":  # those have a place of their own
            signs += 1
        if accents > MOST_ACCENTS or signs > MOST_SIGNS:
            return False
        before = letter
    return True


def _alphabets(name: str) -> set[str]:
    """Those of the three alphabets that a name has letters of."""
    letters = filter(str.isalpha, unicodedata.normalize("NFKC", name))
    words = {unicodedata.name(letter, "").split(" ")[0] for letter in letters}
    return words & {*ALPHABETS}
