"""Both languages say everything there is to say, and German says it as Germans do."""

import ast as ast_of_python
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import coffers
from coffers import Decision, Game
from coffers.cards.library import MODULES, all_facts, classes, declared
from coffers.engine.events import EVENT_NAMES
from coffers.engine.vocabulary import KIND_NAMES, TYPE_NAMES
from coffers.log import label_message, sentence
from coffers.prompts import MAY_BE_CHOSEN, option_label, prompt
from coffers.rules import clauses
from coffers.texts import LANGUAGES, german_clauses, language, slug
from coffers.views import Event

SOURCES = Path(coffers.__file__).parent
TEXTS = files("coffers.texts")
FILES = sorted(path.name for path in TEXTS.joinpath("en").iterdir() if path.name.endswith(".ftl"))
SEEN_TO_COME = (
    "vp",
    "coffers",
    "trade_route",
    "embargo",
    "pirate_ship",
)  # counters of which it is told how they grow
PASSING = ("end actions", "end treasures", "end buys", "no", "done")


class Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def labels() -> set[str]:
    """What cards let players choose: the words in their calls of `choose`, and reasons."""
    found: set[str] = set()
    for module in MODULES:
        # compiled modules do not know their source
        file = SOURCES.joinpath(*module.__name__.split(".")[1:]).with_suffix(".py")
        source = ast_of_python.parse(file.read_text("utf-8"))
        tuples = {
            target.id: node.value
            for node in source.body
            if isinstance(node, ast_of_python.AnnAssign)
            for target in [node.target]
            if isinstance(target, ast_of_python.Name) and node.value
        }
        for call in ast_of_python.walk(source):
            if isinstance(call, ast_of_python.Call):
                asked = getattr(call.func, "attr", "")
                given = [k.value for k in call.keywords if k.arg == "reason"]
                if asked in ("choose", "may_choose", "choose_different"):
                    first = call.args[-1 if asked == "choose_different" else 0]
                    name = first.id if isinstance(first, ast_of_python.Name) else ""
                    given.append(tuples.get(name, first))
                for value in given:
                    for word in ast_of_python.walk(value):
                        if isinstance(word, ast_of_python.Constant):
                            found.add(str(word.value))
    return found


def test_labels_are_found() -> None:
    assert {"trash", "discard deck", "+1 Action", "Silvers"} <= labels()


@cache
def messages(code: str, file: str) -> dict[str, set[str]]:
    """The variables of every message of a file; attributes as `message.attribute`."""
    source = TEXTS.joinpath(code, file).read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{code}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{code}/{file}: {entry.id.name} twice"
            parts = {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for name, pattern in {entry.id.name: entry.value, **parts}.items():
                variables = Variables()
                variables.visit(pattern)
                found[name] = variables.names
    return found


def has(code: str, message: str) -> bool:
    return message in messages(code, f"{message.split('-', 1)[0]}.ftl")


# ---- completeness ---------------------------------------------------------------------------


def test_both_languages_have_the_same_files() -> None:
    german = sorted(p.name for p in TEXTS.joinpath("de").iterdir() if p.name.endswith(".ftl"))
    assert german == FILES


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_with_the_same_variables(file: str) -> None:
    english, german = messages("en", file), messages("de", file)
    if file.startswith("cards"):  # the English text of a card is its docstring
        german = {name: used for name, used in german.items() if not name.endswith(".text")}
    assert english == german


@pytest.mark.parametrize("file", [file for file in FILES if not file.startswith("cards")])
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_message_begins_with_the_name_of_its_file(code: str, file: str) -> None:
    stem = file.removesuffix(".ftl")
    assert [name for name in messages(code, file) if not name.startswith(f"{stem}-")] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_has_a_sentence(code: str) -> None:
    tokens = {f"log-got-{slug(name)}" for name in declared() if name in SEEN_TO_COME}
    kinds = {f"log-{kind}" for kind in EVENT_NAMES if not kind.endswith("-tokens")}
    others = {"log-lost-coffers", "log-extra-turn", "log-overpaid-potions"}
    others.add("log-counted-money-potions")
    assert kinds | tokens | others == set(messages(code, "log.ftl"))


@pytest.mark.parametrize("me", [None, "Anna"])
@pytest.mark.parametrize("place", ["hand", "deck", "discard", "revealed", "play", "aside", None])
@pytest.mark.parametrize("kind", EVENT_NAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_can_be_told(code: str, kind: str, place: str | None, me: str | None) -> None:
    tongue = language(code)
    tokens = {"got-tokens": "vp", "lost-tokens": "coffers"}
    label = {"chose": "discard", "chose-player": "Ben", **tokens}.get(kind)
    for origin, to in ((place, None), (None, place), ("hand", place)):
        told = sentence([Event(kind, "Anna", "Moat", 1, origin, to, label=label)], tongue, me)
        assert "Anna" not in told if me else told
        secret = Event(kind, "Anna", None, 2, origin, to, label=label, secret=True)
        assert sentence([secret], tongue, me)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_kind_of_decision_has_a_question(code: str) -> None:
    for kind in KIND_NAMES:
        assert has(code, f"prompt-{slug(kind)}")
    for choice in MAY_BE_CHOSEN:
        assert has(code, f"prompt-may-{slug(choice)}")
    for word in PASSING:
        assert has(code, f"prompt-pass-{slug(word)}")


@pytest.mark.parametrize("passing", [None, "no", "done"])
@pytest.mark.parametrize("subject", [None, "Ben"])
@pytest.mark.parametrize("kind", KIND_NAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_decision_can_be_asked(
    code: str, kind: str, subject: str | None, passing: str | None
) -> None:
    options = {"choose": ("discard", "topdeck"), "pay": ("0", "1"), "coffers": ("0", "1")}
    view = Game(["Anna", "Ben"], seed=7).view("Anna")
    for about in (None, "Estate"):
        decision = Decision(
            player="Anna",
            kind=kind,
            options=tuple(f"{kind} {o}" for o in options.get(kind, ("Copper", "Estate"))),
            passing=passing,
            source="Spy",
            about=about,
            subject=subject,
        )
        assert prompt(decision, language(code), view).startswith(language(code).card("Spy"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_label_and_every_type_has_a_name(code: str) -> None:
    for choice in labels():
        assert has(code, label_message(choice))
    for name in TYPE_NAMES:
        assert has(code, f"words-type-{name.lower()}")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("card", sorted(classes()))
def test_every_card_has_a_name_and_a_text(card: str, code: str) -> None:
    tongue = language(code)
    assert tongue.card(card) == (card if code == "en" else all_facts()[card].german)
    assert tongue.some(card) and tongue.some(card, 2) and tongue.card_text(card)


# ---- answers as a person sees them ----------------------------------------------------------


def decision(
    kind: str,
    *options: str,
    passing: str | None = None,
    source: str | None = None,
    about: str | None = None,
    subject: str | None = None,
    count: int = 1,
    reason: str | None = None,
    place: str = "hand",
    players: bool = False,
) -> Decision:
    picks = tuple(f"{kind} {option}" for option in options)
    return Decision(
        "Anna", kind, picks, passing, source, about, subject, count, reason, place, players
    )


@pytest.mark.parametrize(
    ("asked", "pick", "english", "german"),
    [
        (decision("buy", "Province"), "buy Province", "Province", "Provinz"),
        (decision("choose", "discard"), "choose discard", "discard", "ablegen"),
        (decision("choose", "+2 Coins"), "choose +2 Coins", "+2 Coins", "+2 Geld"),
        (decision("choose", "Ben", players=True), "choose Ben", "Ben", "Ben"),
        (decision("pay", "0", "1"), "pay 1", "1", "1"),
        (decision("gain", "nothing"), "gain nothing", "nothing", "nichts"),
        (
            decision("name", "a card not in this game"),
            "name a card not in this game",
            "a card not in this game",
            "eine Karte, die nicht im Spiel ist",
        ),
        (decision("buy", "Gold", passing="end buys"), "end buys", "end your turn", "Zug beenden"),
        (decision("trash", "Gold", passing="no"), "no", "no", "nein"),
        (decision("set aside", "Moat", passing="no"), "set aside Moat", "Moat", "Burggraben"),
    ],
)
def test_an_answer_is_shown_in_the_language(
    asked: Decision, pick: str, english: str, german: str
) -> None:
    assert option_label(pick, asked, language("en")) == english
    assert option_label(pick, asked, language("de")) == german


def test_all_treasures_are_an_answer() -> None:
    asked = Game(seed=7).decision
    assert option_label("all treasures", asked, language("de")) == "alle Geldkarten"


# ---- questions ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "english", "german"),
    [
        (
            decision("discard", "Copper", "Estate", source="Militia", count=2),
            "Militia: Discard two cards from your hand.",
            "Miliz: Lege zwei Karten aus deiner Hand ab.",
        ),
        (
            decision("discard", "Copper", "Estate", passing="no", source="Hamlet", reason="+1 Buy"),
            "Hamlet: You may discard a card from your hand. For it: +1 Buy.",
            "Weiler: Du darfst eine Karte aus deiner Hand ablegen. Dafür: +1 Kauf.",
        ),
        (
            decision("discard", "Copper", "Estate", passing="done", source="Cellar"),
            "Cellar: You may discard cards from your hand, one at a time.",
            "Keller: Du darfst Karten aus deiner Hand ablegen, eine nach der anderen.",
        ),
        (
            decision("trash", "Copper", passing="no", source="Moneylender"),
            "Moneylender: You may trash a Copper from your hand.",
            "Geldverleiher: Du darfst ein Kupfer aus deiner Hand entsorgen.",
        ),
        (
            decision("trash", "Copper", "Silver", source="Thief", subject="Ben"),
            "Thief: Which card of Ben's is trashed?",
            "Dieb: Welche Karte von Ben wird entsorgt?",
        ),
        (
            decision("choose", "discard", "topdeck", source="Spy", about="Estate", subject="Ben"),
            "Spy: What shall happen to Ben's Estate?",
            "Spion: Was soll mit der Karte Anwesen von Ben geschehen?",
        ),
        (
            decision("choose", "discard deck", passing="no", source="Chancellor"),
            "Chancellor: You may put your whole deck on your discard pile.",
            "Kanzler: Du darfst deinen ganzen Nachziehstapel ablegen.",
        ),
        (
            decision("choose", "Anna", "Ben", source="Jester", about="Copper", players=True),
            "Jester: Who gains a Copper?",
            "Harlekin: Wer soll ein Kupfer nehmen?",
        ),
        (
            decision("topdeck", "Copper", passing="no", source="Harbinger", place="discard"),
            "Harbinger: You may put a Copper from your discard pile on top of your deck.",
            "Vorbotin: Du darfst ein Kupfer aus deinem Ablagestapel auf deinen Nachziehstapel"
            " legen.",
        ),
        (
            decision("reveal", "Watchtower", passing="no", source="Watchtower", about="Curse"),
            "Watchtower: You gain a Curse. You may reveal a Watchtower.",
            "Wachturm: Du nimmst einen Fluch. Du darfst einen Wachturm aufdecken.",
        ),
        (
            decision("pay", "0", "1", "2", source="Masterpiece", about="Masterpiece"),
            "Masterpiece: How much do you pay on top? (0 to 2)",
            "Meisterstück: Wie viel zahlst du mehr? (0 bis 2)",
        ),
    ],
)
def test_a_question_says_which_card_asks_for_what(
    asked: Decision, english: str, german: str
) -> None:
    view = Game(["Anna", "Ben"], seed=7).view("Anna")
    assert prompt(asked, language("en"), view) == english
    assert prompt(asked, language("de"), view) == german


def test_an_attack_names_the_attacker() -> None:
    view = Game(["Anna", "Ben"], seed=7).view("Ben")  # it is Anna's turn
    picks = ("reveal Moat",)
    asked = Decision("Ben", "reveal", picks, passing="no", source="Militia", about="Militia")
    assert prompt(asked, language("en"), view) == (
        "Militia: Anna attacks. You may reveal a Moat first."
    )
    assert prompt(asked, language("de"), view) == (
        "Miliz: Anna greift an. Vorher darfst du einen Burggraben aufdecken."
    )


def test_an_attack_gained_in_another_turn_is_no_attack() -> None:
    view = Game(["Anna", "Ben"], seed=7).view("Ben")  # Anna's Swindler gives Ben a Militia
    picks = ("reveal Watchtower",)
    asked = Decision("Ben", "reveal", picks, passing="no", source="Watchtower", about="Militia")
    assert prompt(asked, language("en"), view) == (
        "Watchtower: You gain a Militia. You may reveal a Watchtower."
    )


def test_the_turn_asks_with_what_is_left_of_it() -> None:
    game = Game(["Anna", "Ben"], seed=7)
    game.answer("all treasures")
    view = game.view("Anna")
    coins = view.coins
    assert prompt(game.decision, language("en"), view) == (
        f"You may buy a card: {coins} Coins, 1 Buy."
    )
    assert prompt(game.decision, language("de"), view) == (
        f"Du darfst eine Karte kaufen: {coins} Geld, 1 Kauf."
    )


# ---- clauses ------------------------------------------------------------------------------------


def test_every_clause_is_there_in_german() -> None:
    assert set(german_clauses()) == set(clauses())
    assert all(german_clauses().values())
