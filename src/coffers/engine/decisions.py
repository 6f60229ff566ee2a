"""Questions, and who answers them."""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64, mypyc_attr

from coffers.engine.costs import POTION, coins_of, potions_of
from coffers.engine.vocabulary import (
    ALL_TREASURES,
    BID,
    COFFERS,
    NONE,
    PAY,
    PLACE,
    PLAY,
    PLAY_TREASURE,
    REPAY,
)

if TYPE_CHECKING:
    from coffers.engine.diary import Diary
    from coffers.engine.player import Player


class IllegalAnswer(Exception):
    """An answer that was not offered. Nothing has changed."""


class Paused(Exception):
    """A game that stops here, to be looked at or to wait for an answer."""


class Stuck(Exception):
    """A game that reached its turn limit without ending."""


@final
@mypyc_attr(acyclic=True)
class Decision:
    """One question to one player, answered by one pick.

    The options are a set of cards (bits), of `labels` for CHOOSE, of players for CHOOSE_PLAYER,
    or numbers for PAY, COFFERS, BID, REPAY and PLACE: 0, and those from `least` to `most`; where
    `potions` can be paid as well, the number is packed like a cost. NONE passes, where the decision
    is optional.
    """

    kind: i64
    decider: i64  # who is asked
    subject: i64  # whose cards it is about
    source: i64  # the card that asks, NONE for the turn itself
    about: i64  # the card in question (what was gained, attacked with...), or NONE
    optional: bool
    several: bool  # one of several picks: passing says "done" rather than "no"
    options: i64
    place: i64  # where the cards on offer lie, NONE if they are not cards lying somewhere
    labels: tuple[str, ...]  # what can be chosen, in the words of the card that asks
    least: i64  # the least number that may be answered, 0 apart
    most: i64
    potions: i64  # the most Potions that may be paid
    count: i64  # how many such picks are to be made, this one included
    reason: str  # what one gets for it, or ""

    def __init__(self) -> None:
        self.kind = PLAY
        self.decider = 0
        self.subject = 0
        self.source = NONE
        self.about = NONE
        self.optional = False
        self.several = False
        self.options = 0
        self.place = NONE
        self.labels = ()
        self.least = 0
        self.most = 0
        self.potions = 0
        self.count = 1
        self.reason = ""

    def in_numbers(self) -> bool:
        """Whether the options are numbers."""
        kind = self.kind
        return kind == PAY or kind == COFFERS or kind == BID or kind == REPAY or kind == PLACE

    def has(self, option: i64) -> bool:
        return (self.options >> option) & 1 == 1

    def label(self, option: i64) -> str:
        """What an option of CHOOSE is called."""
        return self.labels[option]

    def option(self, label: str) -> i64:
        """Which option of CHOOSE has that label; NONE if none has."""
        for i in range(len(self.labels)):
            if self.labels[i] == label:
                return i
        return NONE

    def offers(self, label: str) -> bool:
        """Whether something can be chosen."""
        return self.option(label) != NONE

    def allows(self, answer: i64, plain: i64) -> bool:
        """Whether an answer is legal; `plain` is the set of Treasures without an ability."""
        if answer == NONE:
            return self.optional
        if answer == ALL_TREASURES:
            return self.kind == PLAY_TREASURE and self.options & plain != 0
        if self.options != 0:
            return 0 <= answer < 62 and (self.options >> answer) & 1 == 1
        if answer >= POTION:
            return potions_of(answer) <= self.potions and coins_of(answer) <= self.most
        return answer == 0 or self.least <= answer <= self.most

    def copy(self) -> "Decision":
        d = Decision()
        d.kind = self.kind
        d.decider = self.decider
        d.subject = self.subject
        d.source = self.source
        d.about = self.about
        d.optional = self.optional
        d.several = self.several
        d.options = self.options
        d.place = self.place
        d.labels = self.labels
        d.least = self.least
        d.most = self.most
        d.potions = self.potions
        d.count = self.count
        d.reason = self.reason
        return d


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Whoever decides for a player: a bot, a recording, a person behind a server."""

    def choose(self, me: "Player", d: Decision) -> i64:
        """The answer: an option of `d`, or NONE to pass.

        `me` is the one who decides; `d.subject` says whose cards it is about.
        """
        raise NotImplementedError

    def looks_ahead(self) -> bool:
        """Whether the table must keep a diary (`Table.diary`) for this agent."""
        return False

    def see_turn(self, seat: i64, turn: "Diary") -> None:
        """Somebody's turn is over, at a table that keeps a diary; this agent sits in that seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Onlooker(Agent):
    """Lets another agent decide; what it looks at itself, subclasses say."""

    agent: Agent

    def __init__(self, agent: Agent) -> None:
        self.agent = agent

    def choose(self, me: "Player", d: Decision) -> i64:
        return self.agent.choose(me, d)

    def looks_ahead(self) -> bool:
        return self.agent.looks_ahead()

    def see_turn(self, seat: i64, turn: "Diary") -> None:
        self.agent.see_turn(seat, turn)
