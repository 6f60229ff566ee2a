"""What a player may know: the only way out of a game to somebody who sits at it."""

from dataclasses import dataclass

from coffers.engine import vocabulary as v
from coffers.engine.costs import COINS
from coffers.engine.events import EVENT_NAMES
from coffers.engine.events import Event as EngineEvent
from coffers.engine.piles import Hand, Pile, PlayArea
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.table import Table
from coffers.picks import Decision, card_words

PHASES = ("start", "action", "buy", "clean-up")


@dataclass(frozen=True, slots=True)
class PileView:
    """A pile on the table."""

    card: str
    left: int
    cost: int  # now, in coins
    in_supply: bool = True
    is_bane: bool = False
    route_token: bool = False  # a Trade Route token lies on it


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player as somebody at the table sees them."""

    name: str
    hand: tuple[str, ...] | None  # None if the one who looks may not see it
    hand_size: int
    deck_size: int
    discard_size: int
    top_discard: str | None
    in_play: tuple[str, ...]
    aside: tuple[str, ...]
    revealed: tuple[str, ...] | None
    vp: int  # victory point tokens
    coffers: int
    turns: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as one player may know it (or the public, if `me` is None)."""

    me: str | None
    players: tuple[PlayerView, ...]
    turn: str
    phase: str
    actions: int
    buys: int
    coins: int
    piles: tuple[PileView, ...]
    trash: tuple[str, ...]
    route_mat: int
    waiting_for: str | None
    decision: Decision | None  # the pending decision, if it is mine
    over: bool

    def player(self, name: str) -> PlayerView:
        return next(p for p in self.players if p.name == name)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; `card` is None where there is none, or where it is a secret."""

    kind: str
    player: str
    card: str | None = None
    amount: int = 1
    place: str | None = None
    source: str | None = None
    secret: bool = False  # there is a card, but the one who looks may not know it
    label: str | None = None  # what was chosen: a label, or a player


def names(cards: Pile, setup: Setup) -> tuple[str, ...]:
    return tuple(setup.cards[cards.at(i)].name for i in range(cards.n))


def hand_names(hand: Hand, setup: Setup) -> tuple[str, ...]:
    return tuple(card.name for card in setup.cards for _ in range(hand.count(card.number)))


def play_names(area: PlayArea, setup: Setup) -> tuple[str, ...]:
    return tuple(setup.cards[area.at(i)].name for i in range(area.n))


def view_player(p: Player, name: str, sees: bool) -> PlayerView:
    setup = p.setup
    top = p.discards.top()
    return PlayerView(
        name=name,
        hand=hand_names(p.hand, setup) if sees else None,
        hand_size=p.hand.n,
        deck_size=p.deck.n,
        discard_size=p.discards.n,
        top_discard=None if top == v.NONE else setup.cards[top].name,
        in_play=play_names(p.in_play, setup),
        aside=names(p.aside, setup),
        revealed=names(p.revealed, setup) if sees or not p.private else None,
        vp=p.vp,
        coffers=p.coffers,
        turns=p.turns,
    )


def view_table(
    table: Table, players: tuple[str, ...], seat: int | None, decision: Decision | None
) -> View:
    setup = table.setup
    me = None if seat is None else players[seat]
    current = table.current()
    return View(
        me=me,
        players=tuple(
            view_player(p, players[p.index], seat in (p.index, p.controller)) for p in table.players
        ),
        turn=players[table.turn],
        phase=PHASES[table.phase],
        actions=current.actions,
        buys=current.buys,
        coins=current.coins,
        piles=tuple(
            PileView(
                card=card.name,
                left=table.left[card.number],
                cost=table.cost(card.number) & COINS,
                in_supply=card.in_supply,
                is_bane=card.number == setup.bane,
                route_token=(table.route_piles >> card.number) & 1 == 1,
            )
            for card in setup.cards
        ),
        trash=names(table.trash, setup),
        route_mat=table.route_mat,
        waiting_for=decision.player if decision else None,
        decision=decision if decision and decision.player == me else None,
        over=table.finished,
    )


def view_event(e: EngineEvent, setup: Setup, players: tuple[str, ...], seat: int | None) -> Event:
    """An event as the player of that seat (or the public) may know it."""
    seen = e.seen_by(-2 if seat is None else seat)
    kind = EVENT_NAMES[e.kind]
    return Event(
        kind=kind,
        player=players[e.player],
        card=card_words(seen.card, setup) if seen.card >= 0 else None,
        amount=e.amount,
        place=v.PLACE_NAMES[e.place],
        source=None if e.source == v.NONE else setup.cards[e.source].name,
        secret=seen.card == v.HIDDEN,
        label=players[e.amount] if kind == "chose-player" else e.label or None,
    )
