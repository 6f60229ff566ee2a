"""What a player may know: the only way out of a game to somebody who sits at it."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache

from coffers.engine import vocabulary as v
from coffers.engine.costs import written
from coffers.engine.events import EVENT_NAMES, EVERYBODY
from coffers.engine.events import Event as EngineEvent
from coffers.engine.piles import Pile, lowest
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.showing import (
    PILE_FACTS,
    hand_names,
    names,
    pile_states,
    play_names,
    staying,
)
from coffers.engine.table import Table
from coffers.picks import Decision, card_words, place_name

NAMING_A_PLAYER = ("chose-player", "passed", "possessed")  # the amount of the event is a seat
KNOWN_PILES = 4096  # views of piles that are kept
PHASES = ("start", "action", "buy", "clean-up")
PASSING = frozenset({"Masquerade"})
"""Cards by which others change hands while not everybody may see which."""


@dataclass(frozen=True, slots=True)
class PileView:
    """A pile on the table."""

    name: str  # of its card, or of the pile, if its cards are different ones
    card: str | None  # what can be had of it; None if its cards were different ones, and are gone
    left: int
    cost: str  # now: "3", "3P" with a Potion, "4D" with Debt
    in_supply: bool = True
    is_bane: bool = False
    tokens: dict[str, int] = field(default_factory=dict)  # what lies on it, by name


@dataclass(frozen=True, slots=True)
class MatView:
    """A mat with cards."""

    cards: tuple[str, ...] | None  # None if the one who looks may not see them
    size: int


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
    staying: tuple[int, ...]  # which of them, by position, have more to do in a later turn
    aside: tuple[str, ...]  # as far as the one who looks may see
    aside_hidden: int  # cards set aside that they may not see
    revealed: tuple[str, ...] | None
    mats: dict[str, "MatView"]
    tokens: dict[str, int]  # those one has, by name: "vp", "coffers"...
    turns: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as one player may know it (or the public, if `me` is None)."""

    me: str | None
    players: tuple[PlayerView, ...]
    turn: str
    possessed_by: str | None  # who decides in this turn, if it is not whose turn it is
    extra: bool  # this turn comes on top of the regular ones
    phase: str  # unless I am to decide in my turn: as far as something of it has been seen
    actions: int
    buys: int
    coins: int
    potions: int
    piles: tuple[PileView, ...]
    trash: tuple[str, ...]
    tokens: dict[str, int]  # of the table, by name, also where there are none
    mats: dict[str, MatView]
    waiting_for: str | None  # me, or whoever else has the turn; None: the others, or nobody
    decision: Decision | None  # the pending decision, if it is mine
    over: bool

    def player(self, name: str) -> PlayerView:
        return next(p for p in self.players if p.name == name)


@dataclass(frozen=True, slots=True)
class Counts:
    """What somebody at the table could have counted by now, and nothing else."""

    cards: dict[str, int] | None  # all cards of the one who looks, wherever they are
    deck: dict[str, int] | None  # those of them in the deck, in no order
    points: dict[str, int | None]  # by player; None: not even by counting
    endings: tuple[str, ...]  # the game ends when one of these piles is empty...
    empty_to_end: int  # ... or so many of the Supply


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; `card` is None where there is none, or where it is a secret."""

    kind: str
    player: str
    card: str | None = None
    amount: int = 1
    origin: str | None = None  # where it was: "hand", "deck", "supply"...; None: nothing moves
    to: str | None = None
    source: str | None = None  # the card that made it happen
    depth: int = 0  # how many cards were being carried out, one within the other
    secret: bool = False  # there is a card, but the one who looks may not know it
    label: str | None = None  # what was chosen: a label, or a player; or the name of a counter


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
        staying=staying(p),
        aside=names(p.aside, setup) + (names(p.aside_down, setup) if sees else ()),
        aside_hidden=0 if sees else p.aside_down.n,
        revealed=turned_up(p, sees),
        mats={
            mat.name: view_mat(p.mats[mat.number], setup, sees or not mat.face_down)
            for mat in setup.mats
            if mat.of == v.PLAYER
        },
        tokens={
            counter.name: n
            for counter in setup.counters
            if counter.of == v.PLAYER and (n := p.tokens(counter.first))
        },
        turns=p.turns,
    )


def turned_up(p: Player, sees: bool) -> tuple[str, ...] | None:
    """The cards being dealt with, those that wait first; None if one may not see them all."""
    layers = [(layer.cards, layer.private) for layer in p.covered]
    layers.append((p.revealed, p.private))
    if not sees and any(private for cards, private in layers if cards.n or cards is p.revealed):
        return None
    return tuple(name for cards, _ in layers for name in names(cards, p.setup))


def view_mat(mat: Pile, setup: Setup, sees: bool) -> MatView:
    return MatView(cards=names(mat, setup) if sees else None, size=mat.n)


@lru_cache(KNOWN_PILES)
def pile_view(
    name: str, card: str | None, left: int, cost: int, in_supply: bool, is_bane: bool
) -> PileView:
    """A pile with nothing on it: most of them look as they did a moment ago, at many tables."""
    return PileView(name, card, left, written(cost), in_supply, is_bane)


class Piles:
    """The piles of a game as they were seen last: most moves leave them as they are."""

    def __init__(self) -> None:
        self._states: list[int] = []
        self._views: tuple[PileView, ...] = ()

    def seen(
        self, table: Table, players: tuple[str, ...], knows_phase: bool
    ) -> tuple[PileView, ...]:
        states = pile_states(table, knows_phase)
        if states != self._states:
            self._states, self._views = states, view_piles(table.setup, states)
        if any(counter.of in (v.PILE, v.PLAYER_AND_PILE) for counter in table.setup.counters):
            found = []
            for view, pile in zip(self._views, states[::PILE_FACTS], strict=True):
                tokens = pile_tokens(table, pile, players)
                found.append(replace(view, tokens=tokens) if tokens else view)
            return tuple(found)
        return self._views


def view_piles(setup: Setup, states: list[int]) -> tuple[PileView, ...]:
    """Piles with nothing on them."""
    cards = setup.cards
    bane = setup.role("bane")
    found = []
    for i in range(0, len(states), PILE_FACTS):
        pile, top, left, cost = states[i : i + PILE_FACTS]
        card = None if top == v.NONE else cards[top].name
        found.append(
            pile_view(cards[pile].name, card, left, cost, setup.in_supply(pile), pile == bane)
        )
    return tuple(found)


def pile_tokens(table: Table, pile: int, players: tuple[str, ...]) -> dict[str, int]:
    """What lies on a pile; a token that is somebody's has their name before its own."""
    found: dict[str, int] = {}
    for counter in table.setup.counters:
        if counter.of == v.PILE:
            found[counter.name] = table.tokens_on(counter.first, pile)
        elif counter.of == v.PLAYER_AND_PILE:
            for p in table.players:
                tokens = p.tokens_on(counter.first, pile)
                found[f"{players[p.index]}: {counter.name}"] = tokens
    return {name: n for name, n in found.items() if n}


def view_table(
    table: Table,
    players: tuple[str, ...],
    seat: int | None,
    decision: Decision | None,
    piles: Piles | None = None,
) -> View:
    """The table as a seat sees it; `piles` remember how they looked."""
    setup = table.setup
    me = None if seat is None else players[seat]
    current = table.current()
    active = players[current.controller]
    asked = decision is not None and decision.player == me
    knows_phase = asked and seat in (current.index, current.controller)
    return View(
        me=me,
        players=tuple(
            view_player(p, players[p.index], seat in (p.index, p.controller)) for p in table.players
        ),
        turn=players[table.turn],
        possessed_by=None if current.controller == table.turn else active,
        extra=table.extra,
        phase=PHASES[table.phase if knows_phase else table.seen_phase],
        actions=current.actions,
        buys=current.buys,
        coins=current.coins,
        potions=current.potions,
        piles=(piles or Piles()).seen(table, players, knows_phase),
        trash=names(table.trash, setup),
        tokens={
            counter.name: table.tokens(counter.first)
            for counter in setup.counters
            if counter.of in (v.TABLE, v.TURN)
        },
        mats={
            mat.name: view_mat(table.mats[mat.number], setup, not mat.face_down)
            for mat in setup.mats
            if mat.of == v.TABLE
        },
        waiting_for=waiting_for(decision, me, active),
        decision=decision if asked else None,
        over=table.finished,
    )


def view_counts(
    table: Table, players: tuple[str, ...], seat: int | None, openly: bool = False
) -> Counts:
    """What the player of that seat (or the public) could have counted; where all hands are open,
    whoever looks.

    Who saw everything that came to a player and left them knows what they have: their deck, too, as
    far as it is their own, for all of it passed through their hands. What is gained and trashed
    everybody sees; only what is passed in secret is known to nobody but the two who pass it.
    """
    setup = table.setup
    owner = None if seat is None else table.players[seat]
    secret = any(card.name in PASSING for card in setup.cards)
    openly = openly or table.finished or not secret
    knows_all = openly or (owner is not None and len(players) == 2)
    return Counts(
        cards=None if owner is None else _counted(setup, owner.owned),
        deck=None if owner is None else _counted(setup, _in_pile(setup, owner.deck)),
        points={
            players[p.index]: p.score() if knows_all or p is owner else None for p in table.players
        },
        endings=tuple(setup.cards[pile].name for pile in setup.endings),
        empty_to_end=setup.empty_piles_to_end,
    )


def _in_pile(setup: Setup, pile: Pile) -> list[int]:
    """How many of each card lie in a pile."""
    found = [0] * len(setup.cards)
    for i in range(pile.n):
        found[pile.at(i)] += 1
    return found


def _counted(setup: Setup, by_number: Iterable[int]) -> dict[str, int]:
    """Cards by name and number, in the order of the game: where they lie makes no difference."""
    found = zip(setup.cards, by_number, strict=True)
    return {card.name: int(n) for card, n in found if n}


def waiting_for(decision: Decision | None, me: str | None, active: str) -> str | None:
    """Who is to decide, as far as one may know it: oneself, or else whoever has the turn."""
    if decision is None:
        return None
    if decision.player == me:
        return me
    return None if active == me else active


def view_event(e: EngineEvent, setup: Setup, players: tuple[str, ...], seat: int | None) -> Event:
    """An event as the player of that seat (or the public) may know it."""
    card = e.card_seen_by(v.NONE if seat is None else seat)
    kind = EVENT_NAMES[e.kind]
    return Event(
        kind=kind,
        player=players[e.player],
        card=card_words(card, setup) if card >= 0 else None,
        amount=1 if kind in NAMING_A_PLAYER else e.amount,
        origin=place_name(e.origin, setup),
        to=place_name(e.to, setup),
        source=None if e.source == v.NONE else setup.cards[e.source].name,
        depth=e.depth,
        secret=card == v.HIDDEN,
        label=players[e.amount] if kind in NAMING_A_PLAYER else e.label or None,
    )


def open_event(e: EngineEvent, setup: Setup, players: tuple[str, ...]) -> Event:
    """An event as whoever knows most of it knows it."""
    seat = None if e.known_to == EVERYBODY else int(lowest(int(e.known_to)))
    return view_event(e, setup, players, seat)
