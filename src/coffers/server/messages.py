"""What server and client say to each other, as typed structures; docs/server.md explains them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from coffers.kingdoms.randomiser import Wishes
from coffers.views import Event, View

LONGEST_WORD = 100  # no pick, card or set is longer
MOST_PICKS = 60

Word = Annotated[str, Meta(max_length=LONGEST_WORD)]
Number = Annotated[int, Meta(ge=0, le=10**9)]
Seed = Annotated[int, Meta(ge=0)]

# ---- requests ----------------------------------------------------------------------------------


class SeatWish(Struct):
    """A seat of a new table."""

    kind: Literal["person", "bot"]
    bot: Word | None = None


class KingdomWish(Struct):
    """What to play with: a recommended set, ten cards, or a random kingdom."""

    set: Word | None = None
    cards: Annotated[list[Word], Meta(max_length=20)] | None = None
    bane: Word | None = None
    platinum_colony: bool | None = None
    random: Wishes | None = None


class NewTable(Struct):
    name: Word
    seats: Annotated[list[SeatWish], Meta(max_length=20)]
    my_seat: Number = 0
    kingdom: KingdomWish | None = None
    edition: Word | None = None
    seed: Seed | None = None


class KingdomRequest(Struct):
    random: Wishes
    seed: Seed | None = None


class Join(Struct):
    name: Word


class Fork(Struct):
    number: Number
    seat: Number
    name: Word


# ---- from a client's socket --------------------------------------------------------------------


class Answer(Struct, tag="answer"):
    """An answer, or several one after the other, to what was asked after that many moves."""

    number: Number
    picks: Annotated[list[Word], Meta(min_length=1, max_length=MOST_PICKS)]


class Undo(Struct, tag="undo"):
    number: Number


class UndoReply(Struct, tag="undo-reply"):
    number: Number
    ok: bool


class Ping(Struct, tag="ping"):
    pass


Incoming = Answer | Undo | UndoReply | Ping

# ---- to a client's socket ----------------------------------------------------------------------


class Part(Struct, omit_defaults=True):
    """A piece of a sentence; `card` is the card that it names, if it does."""

    t: str
    card: str | None = None


class LogLine(Struct):
    turn: int
    indent: int
    text: list[Part]


class Option(Struct):
    """Something that may be picked."""

    pick: str
    label: str
    card: str | None = None


class Question(Struct):
    """The pending decision, to the one who decides."""

    kind: str
    source: str | None
    about: str | None
    subject: str | None
    place: str | None
    passing: str | None
    passing_label: str | None
    all_treasures: bool
    several: bool
    count: int
    options: list[Option]


class State(Struct, tag="state"):
    """The table as one player may know it, and what is new since the client's last number."""

    number: int
    view: View
    decision: Question | None
    prompt: str
    waiting_for: str | None
    undo: int
    log: list[LogLine]
    log_from: int
    events: list[Event]
    over: bool


class SeatState(Struct):
    name: str | None
    kind: str
    bot: str | None
    taken: bool
    connected: bool


class TableState(Struct, tag="table"):
    """A table from outside: who sits there, and what is played."""

    id: str
    status: str
    seats: list[SeatState]
    my_seat: int | None
    kingdom: list[str]
    bane: str | None
    platinum_colony: bool
    edition: str
    created: int
    seeded: bool  # whoever opened the table chose the seed, and could know what will be drawn
    rematch: str | None


class UndoAsked(Struct, tag="undo-asked"):
    by: str
    number: int


class UndoRefused(Struct, tag="undo-refused"):
    pass


class Refused(Struct, tag="refused"):
    reason: str
    number: int


class Pong(Struct, tag="pong"):
    pass


Outgoing = State | TableState | UndoAsked | UndoRefused | Refused | Pong

# ---- between server processes ------------------------------------------------------------------


class Notice(Struct, omit_defaults=True):
    """What one process tells the others about a table."""

    process: str
    table: str
    what: Literal["moved", "seats", "presence", "undo-asked", "undo-reply"]
    number: int = 0
    seat: int = 0
    ok: bool = False


# ---- answers to requests -----------------------------------------------------------------------


class Score(Struct):
    name: str
    score: int
    cards: dict[str, int]
    vp_tokens: int
    points_by_card: dict[str, int]
    turns: int


class Curves(Struct):
    points: list[list[int]]
    coins: list[list[int]]


class Ending(Struct):
    scores: list[Score]
    winners: list[str]
    curves: Curves


class TurnMark(Struct):
    """Where a turn begins: after how many answers."""

    number: int
    player: str
    turn: int


class Replay(Struct):
    answers: int
    turns: list[TurnMark]
    players: list[str]


Document = dict[str, Any]
