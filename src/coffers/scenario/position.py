"""A game that starts from a position written down, rather than from the deal."""

from collections.abc import Iterator, Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from coffers.cards.library import card_name, classes, declared, declared_by
from coffers.engine.decisions import Agent
from coffers.engine.declared import Mat
from coffers.engine.piles import Pile, listed, small_pile
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.table import Table, bare_table, set_up_cards
from coffers.engine.triggers import Note
from coffers.engine.vocabulary import (
    ACTION_PHASE,
    BUY_PHASE,
    ESTATE,
    PILE,
    PLAYER,
    PRIZE,
    START,
    TABLE,
    TURN_START,
)
from coffers.errors import CoffersError
from coffers.game import Game
from coffers.kingdoms import KINGDOM_SIZE, Kingdom
from coffers.kingdoms.randomiser import Wishes, random_kingdom
from coffers.kingdoms.sets import find
from coffers.scenario.document import (
    LARGEST_NUMBER,
    ZONES,
    Scenario,
    cards,
    saved_game,
    senseless,
    table_of,
    whole_number,
)

PHASES = {"start": START, "action": ACTION_PHASE, "buy": BUY_PHASE}


def start(scenario: Scenario, seed: int | None = None) -> Game:
    """The game of a scenario, at its first decision; dealt by another seed, if one is given."""
    position = scenario.position
    if "game" in position:
        return saved_game(scenario.file, position)
    if seed is None:
        seed = position.get("seed", 1)
        if type(seed) is not int:
            raise senseless("seed", seed)
    dealt = isinstance(position["players"], list) and "turn" not in position
    kingdom = kingdom_of(position, scenario.edition, seed, by_chance=dealt)
    if dealt:
        return Game(scenario.players, kingdom, edition=scenario.edition, seed=seed)
    return PositionGame(scenario.players, kingdom, scenario.edition, seed, position)


def kingdom_of(position: Mapping[str, Any], edition: str, seed: int, by_chance: bool) -> Kingdom:
    """The kingdom of a position: a recommended set, a list of cards, or `random: expansions`.

    Where the scenario says nothing about Platinum and Colony, a dealt game of ten cards goes by the
    set-up rule, and a position has none.
    """
    named = position.get("kingdom") or []
    if isinstance(named, str):
        return find(named, edition).kingdom(seed)
    if isinstance(named, Mapping):
        expansions = named.get("random") or []
        if not isinstance(expansions, list) or not all(isinstance(e, str) for e in expansions):
            raise senseless("random", expansions)
        wishes = Wishes(expansions=tuple(expansions), edition=edition)
        return random_kingdom(wishes, seed)
    names = cards(named)
    bane = position.get("bane")
    if not isinstance(bane, str | None):
        raise senseless("bane", bane)
    platinum_colony = position.get("platinum_colony")
    if not isinstance(platinum_colony, bool | None):
        raise senseless("platinum_colony", platinum_colony)
    if platinum_colony is None and not (by_chance and len(names) == KINGDOM_SIZE):
        platinum_colony = False
    return Kingdom.of(
        names,
        bane=bane,
        platinum_colony=platinum_colony,
        beside=cards(position.get("events") or []) + cards(position.get("landmarks") or []),
        seed=seed,
        complete=False,
    )


class PositionGame(Game):
    """A game whose first table is a position."""

    def __init__(
        self,
        players: tuple[str, ...],
        kingdom: Kingdom,
        edition: str,
        seed: int,
        position: Mapping[str, Any],
    ) -> None:
        self._position = position
        self._loose = loose_cards(kingdom, position)
        super().__init__(players, kingdom, edition=edition, seed=seed)

    def save(self) -> dict[str, Any]:
        """A position is written down as a scenario; it cannot be saved as a game."""
        raise CoffersError("save-position")

    def _first_table(self, agents: list[Agent]) -> Table:
        self._setup = self.kingdom.setup(len(self.players), self.edition, self._loose)
        table = bare_table(self._setup, agents, self.seed)
        table.telling = self._telling
        lay_out(table, self.players, self._position)
        return table


def mats_of_players() -> Iterator[str]:
    """The mats that any card declares for players."""
    for name, thing in declared().items():
        if isinstance(thing, Mat) and thing.of == PLAYER:
            yield name


def loose_cards(kingdom: Kingdom, position: Mapping[str, Any]) -> tuple[str, ...]:
    """The cards that lie somewhere without being in the kingdom: they have no pile."""
    known = set(kingdom.all_cards())
    lying = cards(position.get("trash") or []) + cards(position.get("prizes") or [])
    players = position["players"]
    if isinstance(players, Mapping):
        for zones in players.values():
            for zone in (*ZONES, *mats_of_players()):
                lying += cards((zones or {}).get(zone) or [])
    here = {*known, *lying}
    for key in given_things(position):
        if not any(key in declared_by(name) for name in here):
            here.add(next(name for name in classes() if key in declared_by(name)))
    return tuple(sorted(here - known))


def given_things(position: Mapping[str, Any]) -> list[str]:
    """The tokens and mats that a position gives to the table or to players: a card that none of
    the kingdom declares them for comes along, without a pile."""
    seats = position["players"]
    players = seats.values() if isinstance(seats, Mapping) else ()
    return [
        key
        for given in (position, *(zones or {} for zones in players))
        for key, value in given.items()
        if value and key in declared()
    ]


def lay_out(table: Table, players: tuple[str, ...], position: Mapping[str, Any]) -> None:
    """Put all cards and tokens where the position has them."""
    numbers = card_numbers(table.setup)
    set_up_cards(table)
    if table.setup.on_set_up:
        for player in table.players:
            # a counter that is not given is 0
            player.add_tokens(table.setup.coffers, -player.coffers)
    for name, n in table_of("supply", position.get("supply")).items():
        set_pile(table, numbers, card_name(str(name)), n)
    if position.get("prizes") is not None:
        left = cards(position["prizes"])
        for c in listed(table.setup.of_type(PRIZE)):
            table.set_left(c, left.count(table.setup.cards[c].name))
    for name in cards(position.get("trash") or []):
        table.trash.add(numbers[name])
    put_tokens(table, numbers, position)
    seats = position["players"]
    for player, name in zip(table.players, players, strict=True):
        give(player, (seats[name] or {}) if isinstance(seats, Mapping) else {}, numbers)
    begin(table, players, position.get("turn") or {})


def card_numbers(setup: Setup) -> dict[str, int]:
    """The cards by their names; those in disguise are called like what they are."""
    names: dict[str, int] = {}
    for card in setup.cards:
        names.setdefault(card.name, card.number)
    return names


def known_number(numbers: Mapping[str, int], name: str) -> int:
    """The number of a card that must be in this game."""
    card = card_name(name)
    if card not in numbers:
        raise CoffersError("scenario-no-pile", card=card)
    return numbers[card]


def put_tokens(table: Table, numbers: Mapping[str, int], position: Mapping[str, Any]) -> None:
    """The tokens of the table and of its piles; `trade_route` lists the piles that lack theirs."""
    on_piles = table.setup.counter_named("trade_route_tokens")
    for counter in table.setup.counters:
        given = position.get(counter.name)
        if given is None:
            continue
        if counter.name == "trade_route":
            for name in cards(given):
                if name not in numbers or not table.tokens_on(on_piles, numbers[name]):
                    raise CoffersError("scenario-no-token", card=name)
                table.add_tokens_on(on_piles, numbers[name], -1)
                table.add_tokens(counter.first, 1)
        elif counter.of == TABLE:
            table.add_tokens(
                counter.first, whole_number(counter.name, given) - table.tokens(counter.first)
            )
        elif counter.of == PILE:
            for name, n in table_of(counter.name, given).items():
                pile = known_number(numbers, name)
                before = table.tokens_on(counter.first, pile)
                table.add_tokens_on(counter.first, pile, whole_number(name, n) - before)


def set_pile(table: Table, numbers: Mapping[str, int], name: str, wanted: object) -> None:
    """How many cards lie on a pile, or, where they are different ones, which: the top one first.

    The halves of a pile that two cards share are given one by one.
    """
    setup = table.setup
    c = numbers.get(name)
    if c is None or not (setup.has_pile(c) or setup.is_mixed(setup.pile_of[c])):
        raise CoffersError("scenario-no-pile", card=name)
    pile = setup.pile_of[c]
    if isinstance(wanted, list):
        if not setup.is_mixed(pile):
            raise senseless(name, wanted)
        listed_cards = [known_number(numbers, card) for card in cards(wanted)]
        table.lay_pile(pile, vec[i64](list(reversed(listed_cards))))
        return
    if type(wanted) is not int or not 0 <= wanted <= LARGEST_NUMBER:
        raise senseless(name, wanted)
    if not setup.is_mixed(pile):
        table.set_left(pile, wanted)
        return
    stack = list(table.stacks[setup.stack_of[pile]].cards[: table.left[pile]])
    if c == pile:  # so many of the whole pile: the uppermost are gone
        stack = stack[:wanted]
    else:
        at = stack.index(c) if c in stack else len(stack)
        stack = [card for card in stack if card != c]
        stack[at:at] = [c] * wanted
    table.lay_pile(pile, vec[i64](stack))
    if not stack and setup.in_supply(pile):
        table.empty_piles += 1


def give(player: Player, zones: Mapping[str, Any], numbers: Mapping[str, int]) -> None:
    piles: dict[str, Pile] = {"discard": player.discards, "set_aside": player.aside}
    for zone in ZONES:
        names = cards(zones.get(zone) or [])
        if zone == "deck":
            names.reverse()  # written top first, kept top last
        for name in names:
            c = numbers[name]
            player.owned[c] += 1
            if zone == "hand":
                player.hand.add(c)
            elif zone == "in_play":
                player.in_play.add(c)
            elif zone == "next_turn":
                stamp = player.in_play.add(c)
                player.notes = [*player.notes, Note(c, stamp, small_pile(), TURN_START, 0)]
            elif zone == "deck":
                player.deck.add(c)
            else:
                piles[zone].add(c)
    for note in player.notes:
        for _ in range(min(player.setup.cards[note.card].lays_aside(), player.aside.n)):
            c = player.aside.at(0)
            player.aside.remove(c)
            player.aside_down.add(c)
            note.cargo.add(c)
    for mat in player.setup.mats:
        if mat.of == PLAYER:
            for name in cards(zones.get(mat.name) or []):
                player.owned[numbers[name]] += 1
                player.mats[mat.number].add(numbers[name])
    for counter in player.setup.counters:
        if counter.of == PLAYER and counter.name in zones:
            player.add_tokens(counter.first, whole_number(counter.name, zones[counter.name]))
    if "estate" in zones:
        inherited = known_number(numbers, str(zones["estate"]))
        player.turn_into(ESTATE, player.setup.guise(ESTATE, inherited))
    player.potions = whole_number("potions", zones.get("potions", 0))
    if "turns" in zones:
        player.turns = whole_number("turns", zones["turns"])


def begin(table: Table, players: tuple[str, ...], turn: Mapping[str, Any]) -> None:
    """Whose turn it is and where in it. Those before that player in the round have had theirs."""
    name = str(turn.get("player", players[0]))
    if name not in players:
        raise CoffersError("unknown-player", player=name, known=", ".join(players))
    table.turn = players.index(name)
    table.regular = table.turn
    table.extra = bool(turn.get("extra", False))
    table.before = table.turn if table.extra else (table.turn - 1) % len(players)
    table.phase = PHASES[str(turn.get("phase", "action"))]
    table.seen_phase = table.phase
    me = table.current()
    if "possessed_by" in turn:
        possessor = str(turn["possessed_by"])
        if possessor not in players:
            raise CoffersError("unknown-player", player=possessor, known=", ".join(players))
        me.controller = players.index(possessor)
        table.regular = me.controller
        if not table.extra:
            table.before = me.controller
        table.extra = True
    for p in table.players:
        if p.turns == 0 and p.index <= table.regular:
            p.turns = 1
    if table.phase == START:
        if not table.extra:
            me.turns -= 1
        return
    me.actions = whole_number("actions", turn.get("actions", 1))
    me.buys = whole_number("buys", turn.get("buys", 1))
    me.coins = whole_number("coins", turn.get("coins", 0))
    me.potions = whole_number("potions", turn.get("potions", int(me.potions)))
