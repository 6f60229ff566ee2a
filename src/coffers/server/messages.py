"""What server and client say to each other, as typed structures; docs/server.md explains them."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from coffers.coach.judging import Verdict
from coffers.kingdoms.randomiser import Wishes
from coffers.symbols import Effect
from coffers.views import Counts, Event, MatView, PileView, PlayerView, View

LONGEST_WORD = 100  # no pick, card or set is longer
MOST_PICKS = 60

Word = Annotated[str, Meta(max_length=LONGEST_WORD)]
Number = Annotated[int, Meta(ge=0, le=10**9)]
Seed = Annotated[int, Meta(ge=0)]
PlanText = Annotated[str, Meta(max_length=16_384)]  # how long it may be, opponents.py says

Status = Literal["waiting", "playing", "over", "closed", "dropped"]
SeatKind = Literal["person", "bot"]
Outcome = Literal["won", "shared", "lost", "left"]
AnalysisStep = Literal["none", "waiting", "running", "stopped", "done"]
Absence = Literal["gone", "silent", "waited"]
Wish = Literal["bot", "win"]
Phrase = Literal[
    "hello",
    "good-luck",
    "nice",
    "thanks",
    "sorry",
    "oops",
    "one-moment",
    "your-turn",
    "well-played",
    "good-game",
]

# ---- requests ----------------------------------------------------------------------------------


class SeatWish(Struct):
    """A seat of a new table."""

    kind: SeatKind
    bot: Word | None = None
    plan: PlanText | None = None  # by which the bot `plan` plays


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
    listed: bool = False  # in the lobby, for anybody to join


class KingdomRequest(Struct):
    random: Wishes
    seed: Seed | None = None


class PlanRequest(Struct):
    plan: PlanText


class Join(Struct):
    name: Word


class Listing(Struct):
    """Whether a table that waits is in the lobby."""

    listed: bool


class Fork(Struct):
    number: Number
    seat: Number
    name: Word
    bot: Word | None = None  # who plays the other seats; none: whoever did, or the usual bot


class HintRequest(Struct):
    number: Number  # of the message that asked


class Leave(Struct):
    bot: Word | None = None  # who plays on; none: the usual bot


class FillSeat(Struct):
    seat: Number
    bot: Word | None = None


class CastVote(Struct):
    """What to do about somebody who is missing; no wish takes the vote back."""

    about: Number  # the seat
    wish: Wish | None = None


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


class Say(Struct, tag="say"):
    """Something to the others, of what there is to say."""

    phrase: Phrase


class Here(Struct, tag="here"):
    """A sign of life from somebody who is thought to be away."""


class Ping(Struct, tag="ping"):
    pass


Incoming = Answer | Undo | UndoReply | Say | Here | Ping

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


class Shown(Struct):
    """What is new since the client's last number, beside the table itself."""

    number: int
    decision: Question | None
    prompt: str
    waiting_for: str | None
    undo: int  # how many answers can be taken back freely
    log: list[LogLine]  # replaces the client's lines from `log_from` on
    log_from: int
    events: list[Event]  # those since the client's last number, to be animated
    recent: list[Event]  # what all did in their last turns, where there is no such number
    over: bool
    seconds: int | None  # how long one has to decide, where there is a clock; null: for ever
    counts: Counts | None  # what one could have counted, for those who wish to be told


class State(Shown, tag="state"):
    """The table as one player may know it, and what is new since the client's last number."""

    view: View


class Changes(Struct, omit_defaults=True):
    """What is different in a view, as far as it is; a client knows the rest from the last one."""

    players: list[PlayerView] | UnsetType = UNSET  # those that are different, by name
    turn: str | UnsetType = UNSET
    possessed_by: str | UnsetType | None = UNSET
    extra: bool | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    actions: int | UnsetType = UNSET
    buys: int | UnsetType = UNSET
    coins: int | UnsetType = UNSET
    potions: int | UnsetType = UNSET
    piles: list[PileView] | UnsetType = UNSET  # those that are different, by name
    trash: tuple[str, ...] | UnsetType = UNSET
    tokens: dict[str, int] | UnsetType = UNSET
    mats: dict[str, MatView] | UnsetType = UNSET
    waiting_for: str | UnsetType | None = UNSET
    over: bool | UnsetType = UNSET


class Changed(Shown, tag="changed"):
    """The same as a State, for those who have the one before it."""

    view: Changes


class SeatState(Struct):
    name: str | None
    kind: SeatKind
    bot: str | None
    taken: bool
    connected: bool
    resigned: bool
    titles: Mapping[str, str] | None  # what a bot is called, by language
    reserve: int | None  # seconds, where there is a clock; as they were when the turn began
    hints: int  # asked for
    lent: bool  # a bot plays for a person, who may come back


class ClockState(Struct):
    """How long players may think at a table: see Clock."""

    decision: int
    reserve: int
    then: str


class Missing(Struct):
    """Somebody who is missing, and what those who stay may do about it."""

    seat: int
    why: Absence  # not connected, no sign of life, or no answer
    seconds: int  # until those who stay may decide
    needed: int  # votes
    bot: list[int]  # the seats that want a bot to play for them...
    win: list[int]  # ... or the game to end without them


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
    lesson: bool  # the first game of somebody who learns to play
    rematch: str | None
    clock: ClockState | None
    opened: bool  # by this browser
    listed: bool  # in the lobby, for anybody to join
    had_seat: int | None  # my_seat, or what it was until a bot took it over
    lent: int | None  # the seat of this browser at which a bot plays, to be taken back
    missing: list[Missing]
    expert: bool  # to be asked here for hints and analyses, and to be played against


class UndoAsked(Struct, tag="undo-asked"):
    by: str
    number: int


class UndoRefused(Struct, tag="undo-refused"):
    pass


class Refused(Struct, tag="refused"):
    reason: str
    number: int


class Said(Struct, tag="said"):
    """What somebody says to the others."""

    seat: int
    phrase: Phrase


class Pong(Struct, tag="pong"):
    pass


Outgoing = State | Changed | TableState | UndoAsked | UndoRefused | Refused | Said | Pong

# ---- between server processes ------------------------------------------------------------------


class Notice(Struct, omit_defaults=True):
    """What one process tells the others about a table."""

    process: str
    table: str
    what: Literal["moved", "seats", "presence", "undo-asked", "undo-reply", "said"]
    number: int = 0
    seat: int = 0
    ok: bool = False
    phrase: Phrase | None = None


# ---- answers to requests -----------------------------------------------------------------------


class Fault(Struct):
    """What is wrong with a request."""

    error: str  # one sentence


class CardFacts(Struct):
    """A card, as it is printed."""

    name: str
    german: str  # its name, to be found by
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
    does: tuple[Effect, ...]  # in symbols
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


class StrategyFacts(Struct):
    """A plan by which a bot can play."""

    name: str  # of the bot
    label: str
    about: str
    style: str  # what it counts on most, or ""
    needs: tuple[str, ...]  # the cards without which it cannot be played
    platinum_colony: bool | None  # only with them, only without; null: either way


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


class LobbyTable(Struct):
    """A table that waits, and that anybody may join."""

    id: str
    opener: str
    players: list[str]  # the people who sit there
    bots: int
    free: int  # seats
    set: str | None  # the recommended set that it is
    kingdom: list[str]
    bane: str | None
    platinum_colony: bool
    edition: str
    since: int  # seconds since 1970
    seeded: bool
    clock: ClockState | None
    mine: bool  # this browser has a seat there


class Lobby(Struct):
    """The tables that anybody may join, the newest first."""

    tables: list[LobbyTable]


class SeatResult(Struct):
    """What became of somebody in a finished game."""

    name: str
    bot: str | None  # what kind of bot it is; null: a person
    score: int
    turns: int
    won: bool  # alone or with others
    resigned: bool


class MyGame(Struct):
    """A finished game of a browser."""

    id: str
    created: int  # seconds since 1970
    kingdom: list[str]
    set: str | None  # the recommended set that it is
    my_seat: int
    how: Outcome | None  # null: that is still to be worked out
    seats: list[SeatResult]


class MyGames(Struct):
    """The finished games of a browser, the latest first, a page of them."""

    games: list[MyGame]
    all: int  # on all pages
    on_page: int  # at most
    unsettled: int  # of which the result is still to be worked out


class Tally(Struct):
    """How somebody has done in some games."""

    games: int
    won: int  # alone...
    shared: int  # ... or with others
    share: float  # of the games, from 0 to 1; a shared one counts in parts


class Against(Tally):
    """The same in games at whose table there was such an opponent."""

    bot: str | None  # null: people
    label: str


class WithCard(Tally):
    """The same in games that one ended with such a card."""

    card: str


class Statistics(Struct):
    """How a browser has done in all its games."""

    all: Tally
    left: int  # games left to a bot, which count nowhere else
    against: list[Against]
    turns: float  # of one's own in a game, on average
    streak: int  # the most games won one after the other
    favourites: list[WithCard]  # the most frequent first
    best: list[WithCard]  # the most successful first, of those that were there often enough


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
    reason: str  # "rules", or why it ended before its end: "resigned", "limit", "lesson"


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
    counts: bool  # whether it was advice: where there is nothing to think about, it is none
    hints: int  # that counted in this game, this one included


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
    share: float  # of the victory, as it came: all of it, a part, or nothing
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
