"""What server and client say to each other, as typed structures; docs/server.md explains them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from coffers.coach.judging import Verdict
from coffers.kingdoms.randomiser import Wishes
from coffers.views import Event, View

LONGEST_WORD = 100  # no pick, card or set is longer
MOST_PICKS = 60

Word = Annotated[str, Meta(max_length=LONGEST_WORD)]
Number = Annotated[int, Meta(ge=0, le=10**9)]
Seed = Annotated[int, Meta(ge=0)]

Status = Literal["waiting", "playing", "over", "closed"]
SeatKind = Literal["person", "bot"]
AnalysisStep = Literal["none", "waiting", "running", "stopped", "done"]

# ---- requests ----------------------------------------------------------------------------------


class SeatWish(Struct):
    """A seat of a new table."""

    kind: SeatKind
    bot: Word | None = None


class KingdomWish(Struct):
    """What to play with: a recommended set, ten cards, or a random kingdom."""

    set: Word | None = None
    cards: Annotated[list[Word], Meta(max_length=20)] | None = None
    bane: Word | None = None
    platinum_colony: bool | None = None
    random: Wishes | None = None


class Clock(Struct, frozen=True):
    """How long a player may think."""

    decision: Annotated[int, Meta(ge=5, le=86_400)]  # seconds for each decision...
    reserve: Annotated[int, Meta(ge=0, le=86_400)] = 0  # ... and for all of them together
    then: Literal["bot", "lost"] = "bot"  # who decides after that: a bot this once, or from then on


class NewTable(Struct):
    name: Word
    seats: Annotated[list[SeatWish], Meta(max_length=20)]
    my_seat: Number = 0
    kingdom: KingdomWish | None = None
    edition: Word | None = None
    seed: Seed | None = None
    clock: Clock | None = None


class KingdomRequest(Struct):
    random: Wishes
    seed: Seed | None = None


class Join(Struct):
    name: Word


class Fork(Struct):
    number: Number
    seat: Number
    name: Word
    bot: Word | None = None  # who plays the other seats; none: whoever did, or the usual bot


class HintRequest(Struct):
    number: Number  # of the message that asked


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
    player: str  # whose doing it is
    kind: str  # of what happened: "played", "cleaned-up"...


class Option(Struct):
    """Something that may be picked."""

    pick: str
    label: str
    card: str | None = None


class Question(Struct):
    """The pending decision, to the one who decides."""

    kind: str  # play, buy, discard...
    source: str | None  # the card that asks; none: the turn itself
    about: str | None  # the card in question
    subject: str | None  # whose cards it is about, if not one's own
    place: str | None  # where the cards on offer lie: "hand", "discard", "supply"...
    passing: str | None  # the pick that picks nothing, where that is allowed
    passing_label: str | None
    all_treasures: bool  # "all treasures" may be picked, too
    several: bool  # the same is asked again and again, until one has enough
    count: int  # how many such picks are to be made, this one included
    options: list[Option]


class State(Struct, tag="state"):
    """The table as one player may know it, and what is new since the client's last number."""

    number: int
    view: View
    decision: Question | None
    prompt: str
    waiting_for: str | None
    undo: int  # how many answers can be taken back freely
    log: list[LogLine]  # replaces the client's lines from `log_from` on
    log_from: int
    events: list[Event]  # those since the client's last number, to be animated
    over: bool
    seconds: int | None  # how long one has to decide, where there is a clock; null: for ever


class SeatState(Struct):
    name: str | None
    kind: SeatKind
    bot: str | None
    taken: bool
    connected: bool
    resigned: bool
    reserve: int | None  # seconds, where there is a clock; as they were when the turn began
    hints: int  # asked for


class ClockState(Struct):
    """How long players may think at a table: see Clock."""

    decision: int
    reserve: int
    then: str


class TableState(Struct, tag="table"):
    """A table from outside: who sits there, and what is played."""

    id: str
    status: Status
    seats: list[SeatState]
    my_seat: int | None
    kingdom: list[str]
    bane: str | None
    platinum_colony: bool
    edition: str
    created: int  # seconds since 1970
    seeded: bool  # whoever opened the table chose the seed, and could know what will be drawn
    rematch: str | None
    clock: ClockState | None


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


class Fault(Struct):
    """What is wrong with a request."""

    error: str  # one sentence


class CardFacts(Struct):
    """A card, as it is printed."""

    name: str
    label: str
    cost: int  # in coins, to sort by...
    price: str  # ... and in full: "3", "3P" with a Potion, "4D" with Debt
    types: tuple[str, ...]
    type_labels: list[str]
    set: str
    kind: str  # basic, kingdom, prize...
    overpay: bool
    coins: int
    potions: int
    points: int
    text: str


class Ruling(Struct):
    id: str
    text: str
    editions: list[str]  # none: all


class CardInFull(CardFacts):
    """A card with what the rulebooks say about it."""

    rulings: list[Ruling]


class SetFacts(Struct):
    """A recommended set of a rulebook."""

    id: str
    name: str
    german: str
    label: str
    edition: str
    book: str
    book_label: str
    kingdom: tuple[str, ...]
    bane: str | None
    platinum_colony: bool | None  # null: by chance
    playable: bool
    missing: list[str]


class BotFacts(Struct):
    name: str
    label: str
    about: str
    strength: int | None  # which step of strength, from 1 on; none if it only plays its own way


class Choices(Struct):
    """What a new table can be made of."""

    bots: list[BotFacts]
    editions: list[str]
    expansions: tuple[str, ...]
    fewest_players: int
    most_players: int


class DrawnKingdom(Struct):
    """A random kingdom to look at."""

    cards: tuple[str, ...]
    bane: str | None
    platinum_colony: bool
    seed: int


class OpenedTable(Struct):
    id: str
    seat: int
    link: str


class TakenSeat(Struct):
    seat: int


class Rematch(Struct):
    id: str


class ForkedTable(Struct):
    id: str
    seat: int


class MyTables(Struct):
    """The tables at which a browser has a seat."""

    unfinished: list[TableState]
    finished: list[TableState]


class Score(Struct):
    name: str
    score: int
    cards: dict[str, int]
    vp_tokens: int
    points_by_card: dict[str, int]
    turns: int
    resigned: bool


class Curves(Struct):
    """How things went: for each player, turn by turn."""

    points: list[list[int]]
    coins: list[list[int]]


class Ending(Struct):
    """Scores, what made them, and how they came about."""

    scores: list[Score]
    winners: list[str]
    curves: Curves
    reason: str  # "rules", or why it ended before its end: "resigned", "limit"


class TurnMark(Struct):
    """Where a turn begins: after how many answers."""

    number: int
    player: str
    turn: int
    extra: bool  # it comes on top of the regular ones


class Replay(Struct):
    answers: int
    turns: list[TurnMark]
    players: list[str]


class Hint(Struct):
    """What the expert would do, for the one who must decide."""

    number: int  # of the message that asked
    pick: str
    sentence: str
    hints: int  # asked for in this game, this one included


class ChancePoint(Struct):
    """The chance to win after a decision."""

    number: int  # of answers before it: where it is in the replay
    turn: int
    chance: float  # from 0 to 1
    verdict: Verdict | None


class Mistake(Struct):
    """A decision that cost something: what would have been better, and by how much of a game."""

    number: int
    turn: int
    verdict: Verdict
    gain: float  # from 0 to 1...
    low: float  # ... and its interval of 95 %
    high: float
    sentence: str


class Course(Struct):
    """The decisions of a player, and the mistakes among them, the worst first."""

    player: str
    points: list[ChancePoint]
    mistakes: list[Mistake]


class AnalysisState(Struct):
    """What the coach knows of a finished game by now."""

    step: AnalysisStep
    place: int | None  # how many come before, while it waits
    judged: int  # decisions looked at so far...
    chosen: int  # ... those that will be...
    found: int  # ... and all with more than one sensible answer
    answers: int  # in the game
    courses: list[Course]
