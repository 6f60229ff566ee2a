"""What happened, as the engine tells it. Off in simulation; logs and animations read it."""

from typing import Final, final

from mypy_extensions import i16, i32, i64, mypyc_attr

from coffers.engine.vocabulary import HIDDEN

TURN_STARTED: Final = 0  # amount: the player's how-many-th turn; label: "extra" if it is none
PLAYED: Final = 1
PLAYED_AGAIN: Final = 2  # the same copy once more (Throne Room)
DREW: Final = 3
SHUFFLED: Final = 4  # amount: the size of the new deck
DISCARDED: Final = 5
TRASHED: Final = 6
GAINED: Final = 7
BOUGHT: Final = 8  # amount: what was paid
REVEALED: Final = 9  # where it lies, or off the deck
LOOKED_AT: Final = 10
TOPDECKED: Final = 11
SET_ASIDE_EVENT: Final = 12
TOOK: Final = 13  # into hand
NAMED: Final = 14
CHOSE: Final = 15  # label: what
DISCARDED_DECK: Final = 16  # amount: how many cards, unseen
COUNTED_MONEY: Final = 17  # amount: coins to spend, before the first buy; label: a P per Potion
CLEANED_UP: Final = 18  # amount: how many cards from hand and play
GOT_TOKENS: Final = 19  # label: the counter; card: the pile it came from or lies on
LOST_TOKENS: Final = 20
OVERPAID: Final = 21
UNAFFECTED: Final = 22  # an Attack does not concern this player
NO_CARD: Final = 23  # there was nothing of that card left to gain
GAME_OVER: Final = 24
CHOSE_PLAYER: Final = 25  # amount: the player's seat
PUT_ON_MAT: Final = 26
RETURNED: Final = 27  # to its pile
CALLED: Final = 28  # from a mat into play
BADE: Final = 29  # amount: how much, 0 for nothing
PASSED: Final = 30  # from hand to hand; amount: the receiver's seat
PUT_INTO_DECK: Final = 31  # amount: how many cards lie above it
POSSESSED: Final = 32  # in this turn; amount: the seat of whoever decides
EVENT_NAMES: Final = (
    "turn-started",
    "played",
    "played-again",
    "drew",
    "shuffled",
    "discarded",
    "trashed",
    "gained",
    "bought",
    "revealed",
    "looked-at",
    "topdecked",
    "set-aside",
    "took",
    "named",
    "chose",
    "discarded-deck",
    "counted-money",
    "cleaned-up",
    "got-tokens",
    "lost-tokens",
    "overpaid",
    "unaffected",
    "no-card",
    "game-over",
    "chose-player",
    "put-on-mat",
    "returned",
    "called",
    "bade",
    "passed",
    "put-into-deck",
    "possessed",
)

EVERYBODY: Final = -1  # the set of all players


@final
@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened: whose cards, which card, how many, from where to where."""

    # Many of them are kept: as small as they can be.
    kind: i16
    player: i16  # whose cards or tokens they are
    card: i16
    origin: i16  # where it was, NONE where nothing moves
    to: i16
    source: i16  # the card that made it happen, or NONE
    depth: i16  # how many cards were being carried out, one within the other
    known_to: i16  # the players (a set) who may know the card
    amount: i32
    label: str  # what was chosen, or the name of a counter

    def __init__(
        self,
        kind: i64,
        player: i64,
        card: i64,
        amount: i64,
        origin: i64,
        to: i64,
        source: i64,
        depth: i64,
        known_to: i64,
        label: str,
    ) -> None:
        self.kind = i16(kind)
        self.player = i16(player)
        self.card = i16(card)
        self.amount = i32(amount)
        self.origin = i16(origin)
        self.to = i16(to)
        self.source = i16(source)
        self.depth = i16(depth)
        self.known_to = i16(known_to)
        self.label = label

    def card_seen_by(self, player: i64) -> i64:
        """The card as that player may know it; NONE is somebody who only looks on."""
        known = i64(self.known_to)
        if known == EVERYBODY or (player >= 0 and (known >> player) & 1):
            return i64(self.card)
        return HIDDEN
