"""Names of players: any alphabet, nothing invisible, and none that looks like another's."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coffers import CoffersError, Game
from coffers.names import LONGEST, alike, checked_name, checked_names

WELCOME = [
    "Anna",
    "Jürgen Müller-Lüdenscheidt",
    "Zoë",
    "O'Neill",
    "Nguyễn Thị Ánh",
    "Łukasz Żółć",
    "Đorđe",
    "Ольга",
    "Андрей",
    "Київ її",
    "Ελένη",
    "ᾅδης",
    "שָׁלוֹם",
    "שרה",
    "مُحَمَّد",
    "فاطمة",
    "अनीता",
    "श्रीकृष्ण",
    "தமிழ்ச்செல்வி",
    "ประเสริฐ",
    "พี่น้ำ",
    "王小明",
    "さくら",
    "ガブリエル",
    "김민수",
    "Վարդան",
    "🦊",
    "Fuchs 🦊",
    "❤️",
    "👍🏽",
    "★ Anna ★",
    "王 Wang",
    "R2-D2",
    "end buys",
    "x" * LONGEST,
    "trash",
    "7",
]
REFUSED = {
    "nothing": "",
    "spaces": " \t ",
    "41 letters": "x" * (LONGEST + 1),
    "a megabyte": "x" * 1_000_000,
    "a zero-width space": "\u200b",
    "Anna and a zero-width space": "Anna\u200b",
    "Anna and a joiner": "An\u200dna",
    "a soft hyphen": "An\u00adna",
    "a word joiner": "Anna\u2060",
    "the other direction": "\u202eannA",
    "an isolate": "\u2066Anna\u2069",
    "an empty place of Hangul": "\u3164",
    "a half-width one": "\uffa0",
    "first places of Hangul": "\u115f\u1160",
    "Braille without dots": "\u2800",
    "a variation selector": "Anna\ufe0f",
    "selectors alone": "\ufe0f\ufe0e",
    "a selector of the supplement": "Anna\U000e0100",
    "a tag": "Anna\U000e0041",
    "a grapheme joiner": "An\u034fna",
    "a zero": "An\0na",
    "an escape": "\x1b[2J",
    "a control of Latin-1": "\x9b2J",
    "private use": "\ue000Moat\ue001",
    "not assigned": "\u0378",
    "half a character": "\ud800",
    "39 accents": "a" + "\u0301" * 39,
    "three accents": "Anna\u0316\u0317\u0318",
    "an accent on nothing": "\u0301Anna",
    "an accent on a space": "Anna \u0332",
    "signs of Thai in a tower": "ก" + "\u0e49" * 9,
    "signs of Hindi in a tower": "क" + "\u0941" * 9,
    "a Cyrillic first letter": "\u0410nna",
    "a Cyrillic last letter": "Ann\u0430",
    "a Greek letter": "Ann\u03b1",
    "Greek and Cyrillic": "\u03b1\u0431",
    "a mathematical Greek letter": "B\U0001d6c2",
}
CONFUSED = [
    ("Anna", "ANNA"),
    ("Anna", "Änna"),
    ("Anna", "A\u0323nna"),
    ("Anna", "\uff21\uff4e\uff4e\uff41"),  # fullwidth
    ("Anna", "\U0001d400\U0001d427\U0001d427\U0001d41a"),  # mathematical bold
    ("Anna", "\u24b6\u24dd\u24dd\u24d0"),  # circled
    ("Cap", "\u0421\u0430\u0440"),  # Cyrillic throughout
    ("Cox", "\u0441\u043e\u0445"),
    ("Kate", "\u041a\u0430\u0442\u0435"),
    ("HANNA", "\u0397\u0391\u039d\u039d\u0391"),  # Greek throughout
    ("Tony", "\u03a4\u039f\u039d\u03a5"),
    ("\u0421\u0430\u0440", "\u03f9\u03b1\u03c1"),  # Cyrillic and Greek
    ("Olga", "0lga"),
    ("Bob", "B0b"),
    ("Lia", "1ia"),
    ("Lia", "Iia"),
    ("Ina", "lna"),
    ("Ina", "INA"),
    ("Alice", "AIice"),
    ("Alice", "A1ice"),
    ("Alice", "Al\u0131ce"),
    ("Lukas", "\u0141ukas"),
    ("Strauß", "STRAUSS"),
    ("\u2764", "\u2764\ufe0f"),
    ("Ольга", "ОЛЬГА"),
    ("Ελένη", "ΕΛΕΝΗ"),
]
TOLD_APART = [
    ("Anna", "Hanna"),
    ("Lia", "Ila"),
    ("Ali", "All"),
    ("Mia", "Mila"),
    ("Ольга", "Олег"),
    ("Νίκος", "Νίκη"),
    ("अनीता", "अनिता"),
    ("さくら", "ざくら"),
    ("王小明", "王小红"),
    ("🦊", "🐺"),
    ("Player 1", "Player 2"),
    ("#1", "#2"),
    ("שרה", "שרי"),
]


@pytest.mark.parametrize("name", WELCOME)
def test_names_of_any_alphabet_are_welcome(name: str) -> None:
    assert checked_name(name) == unicodedata.normalize("NFC", name)
    assert Game([name, "Quintus"], seed=7).players[0] == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("what", REFUSED)
def test_a_name_that_hides_something_is_refused(what: str) -> None:
    with pytest.raises(CoffersError, match="cannot be the name of a player") as problem:
        checked_name(REFUSED[what])
    assert len(str(problem.value)) < 1_200
    with pytest.raises(CoffersError):
        Game([REFUSED[what], "Quintus"])


@pytest.mark.parametrize(("one", "other"), CONFUSED)
def test_names_that_look_alike_do_not_sit_at_one_table(one: str, other: str) -> None:
    assert alike(one, other) and alike(other, one)
    with pytest.raises(CoffersError, match=r"looks too much like|two players are called"):
        Game([one, other])


@pytest.mark.parametrize(("one", "other"), TOLD_APART)
def test_names_that_differ_do(one: str, other: str) -> None:
    assert not alike(one, other)
    assert checked_names([one, other]) == (one, other)


def test_the_number_of_names_is_checked_before_the_names() -> None:
    with pytest.raises(CoffersError, match="2 to 6 players can play, not 100,000"):
        Game([f"p{i}" for i in range(100_000)])


@pytest.mark.parametrize(("one", "other"), [("Anna", "\u0410nna"), ("Bob", "B0b"), ("Ina", "lna")])
def test_old_games_of_names_that_look_alike_are_still_loaded(one: str, other: str) -> None:
    saved = Game(seed=7).save()
    game = Game.load({**saved, "players": [one, other]})
    assert game.players == (one, other)
    game.answer("end treasures")
    assert Game.load(game.save()).copy().players == (one, other)


@given(st.text(max_size=60))
def test_a_checked_name_is_one_that_can_be_checked_again(name: str) -> None:
    try:
        checked = checked_name(name)
    except CoffersError:
        return
    assert checked_name(checked) == checked
    assert alike(name, checked) or name != checked
    assert any(unicodedata.category(letter)[0] in "LNSP" for letter in checked)
    assert checked.isprintable() and 0 < len(checked) <= LONGEST
