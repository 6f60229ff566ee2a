"""Decisions in words: what is offered, and which answer a word means.

The words are the vocabulary of scenarios ("buy Province", "end buys", "no"); they are English
in every language, because they are keys, not texts.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from coffers.engine import vocabulary as v
from coffers.engine.costs import packed, written
from coffers.engine.decisions import Decision as EngineDecision
from coffers.engine.piles import listed
from coffers.engine.setup import Setup
from coffers.errors import IllegalChoice, suggestion

ALL_TREASURES = "all treasures"
NOT_IN_GAME = "a card not in this game"


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to a player, with everything that may be answered.

    `options` are the picks ("play Village"); `passing` is the word that picks nothing, where
    that is allowed: "no", "done", or the end of a phase.
    """

    player: str
    kind: str
    options: tuple[str, ...]
    passing: str | None = None
    source: str | None = None  # the card that asks; None for the turn itself
    about: str | None = None  # the card in question
    subject: str | None = None  # whose cards it is about, if not the player's own
    count: int = 1  # how many such picks are to be made, this one included
    reason: str | None = None  # what one gets for it
    place: str | None = None  # where the cards on offer lie: "hand", "discard", "supply"...
    players: bool = False  # the options are players
    all_treasures: bool = False  # "all treasures" plays those without an ability in one go

    def __str__(self) -> str:
        return f"{self.player}: {', '.join(self.words())}"

    def words(self) -> list[str]:
        """Every answer."""
        more = [ALL_TREASURES] if self.all_treasures else []
        return [*self.options, *more, *([self.passing] if self.passing else [])]


def passing_word(d: EngineDecision) -> str | None:
    if not d.optional:
        return None
    if d.source == v.NONE:
        if d.kind == v.PLAY:
            return "end actions"
        if d.kind == v.PLAY_TREASURE:
            return "end treasures"
        if d.kind == v.BUY:
            return "end buys"
    return "done" if d.several else "no"


def option_name(d: EngineDecision, option: int, setup: Setup, players: tuple[str, ...]) -> str:
    """What an option of a decision is called."""
    if d.in_numbers():
        return written(option)
    if d.kind == v.CHOOSE:
        return d.label(option)
    if d.kind == v.CHOOSE_PLAYER:
        return players[option]
    return card_words(option, setup)


def card_words(option: int, setup: Setup) -> str:
    """A card, or what may stand for one."""
    if option == v.NOT_IN_GAME:
        return NOT_IN_GAME
    if option == v.NOTHING:
        return "nothing"
    return setup.cards[option].name


def place_name(place: int, setup: Setup) -> str | None:
    """What a place is called: one that every game has, or a mat by its name."""
    if place == v.NONE:
        return None
    if place < v.MAT:
        return v.PLACE_NAMES[place]
    mats = [mat.name for mat in setup.mats if mat.of == v.PLAYER]
    return mats[place - v.MAT]


def answers(d: EngineDecision, setup: Setup, players: tuple[str, ...]) -> dict[str, int]:
    """The answers to a decision by their names (without the verb), passing apart."""
    options: Iterable[int] = listed(d.options)
    if d.in_numbers():
        options = (0, *range(max(1, d.least), d.most + 1))
        if d.potions:
            options = [packed(n, p, 0) for p in range(d.potions + 1) for n in options]
    return {option_name(d, o, setup, players): o for o in options}


def in_words(d: EngineDecision, setup: Setup, players: tuple[str, ...]) -> Decision:
    verb = v.KIND_NAMES[d.kind]
    return Decision(
        player=players[d.decider],
        kind=verb,
        options=tuple(f"{verb} {name}" for name in answers(d, setup, players)),
        passing=passing_word(d),
        source=None if d.source == v.NONE else setup.cards[d.source].name,
        about=None if d.about == v.NONE else setup.cards[d.about].name,
        subject=None if d.subject == d.decider else players[d.subject],
        count=d.count,
        reason=d.reason or None,
        place=place_name(d.place, setup),
        players=d.kind == v.CHOOSE_PLAYER,
        all_treasures=d.kind == v.PLAY_TREASURE and d.options & setup.plain != 0,
    )


def pick_of(answer: int, d: EngineDecision, setup: Setup, players: tuple[str, ...]) -> str:
    """The pick that an answer is: what `meant` takes for it."""
    if answer == v.NONE:
        return passing_word(d) or ""
    if answer == v.ALL_TREASURES:
        return ALL_TREASURES
    return f"{v.KIND_NAMES[d.kind]} {option_name(d, answer, setup, players)}"


def meant(pick: str, d: EngineDecision, setup: Setup, players: tuple[str, ...]) -> int:
    """The answer that a pick means; IllegalChoice, with what was offered, if it means none."""
    offered = in_words(d, setup, players)
    wanted = " ".join(pick.split()).casefold()
    if offered.passing and wanted == offered.passing:
        return v.NONE
    if offered.all_treasures and wanted == ALL_TREASURES:
        return v.ALL_TREASURES
    verb = v.KIND_NAMES[d.kind]
    options = {name.casefold(): answer for name, answer in answers(d, setup, players).items()}
    # a whole pick first: a player may be called like a pick
    for name in (wanted.removeprefix(f"{verb} ".casefold()), wanted):
        if name in options:
            return options[name]
    raise IllegalChoice(
        "illegal-choice",
        pick=pick,
        player=offered.player,
        offered="; ".join(offered.words()),
        suggestion=suggestion(pick, offered.words()),
    )
