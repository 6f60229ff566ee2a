"""What happened, as the engine tells it. Off in simulation; logs and animations read it."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from coffers.engine.vocabulary import HIDDEN

TURN_STARTED: Final = 0  # amount: the player's how-many-th turn
PLAYED: Final = 1
PLAYED_AGAIN: Final = 2  # the same copy once more (Throne Room)
DREW: Final = 3
SHUFFLED: Final = 4
DISCARDED: Final = 5  # place: where from
TRASHED: Final = 6  # place: where from
GAINED: Final = 7  # place: where to
BOUGHT: Final = 8  # amount: what was paid
REVEALED: Final = 9  # place: where it was revealed from (hand, or the deck)
LOOKED_AT: Final = 10
TOPDECKED: Final = 11  # place: where from
SET_ASIDE_EVENT: Final = 12
TOOK: Final = 13  # into hand; place: where from
NAMED: Final = 14
CHOSE: Final = 15  # label: what
DISCARDED_DECK: Final = 16  # amount: how many cards, unseen
COUNTED_MONEY: Final = 17  # amount: coins to spend, before the first buy
CLEANED_UP: Final = 18  # amount: how many cards from hand and play
GOT_POINTS: Final = 19  # amount: victory point tokens
GOT_COFFERS: Final = 20
USED_COFFERS: Final = 21
OVERPAID: Final = 22
UNAFFECTED: Final = 23  # an Attack does not concern this player
NO_CARD: Final = 24  # there was nothing of that card left to gain
ROUTE_TOKEN: Final = 25  # the token of a Victory pile went to the Trade Route mat
GAME_OVER: Final = 26
PUT_ON_MAT: Final = 28
CHOSE_PLAYER: Final = 27  # amount: the player's seat
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
    "got-points",
    "got-coffers",
    "used-coffers",
    "overpaid",
    "unaffected",
    "no-card",
    "route-token",
    "game-over",
    "chose-player",
    "put-on-mat",
)

PUBLIC: Final = -1


@final
@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened: to whom, with which card, how many, from or to where."""

    kind: i64
    player: i64
    card: i64
    amount: i64
    place: i64
    source: i64  # the card that made it happen, or NONE
    known_to: i64  # PUBLIC, or the only player who may know the card
    label: str  # what was chosen

    def __init__(
        self,
        kind: i64,
        player: i64,
        card: i64,
        amount: i64,
        place: i64,
        source: i64,
        known_to: i64,
        label: str,
    ) -> None:
        self.kind = kind
        self.player = player
        self.card = card
        self.amount = amount
        self.place = place
        self.source = source
        self.known_to = known_to
        self.label = label

    def seen_by(self, player: i64) -> "Event":
        """The event as that player may know it."""
        if self.known_to == PUBLIC or self.known_to == player:
            return self
        return Event(
            self.kind,
            self.player,
            HIDDEN,
            self.amount,
            self.place,
            self.source,
            self.known_to,
            self.label,
        )
