"""A table between two turns, written down as numbers: to go on from there without playing again
all that came before.

Whatever `Table.copy` copies is here; a test compares a table with what was unpacked, field by
field. The numbers mean something only to a game of the same cards (`Setup`) and the same
program.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from coffers.engine.decisions import Agent
from coffers.engine.piles import Hand, Pile, PlayArea, only, small_pile
from coffers.engine.player import Player
from coffers.engine.rng import Rng
from coffers.engine.scenes import Scenes
from coffers.engine.seat import Follower
from coffers.engine.setup import Setup
from coffers.engine.table import ComingTurn, Pass, Table
from coffers.engine.triggers import Note
from coffers.engine.vocabulary import PLAYER, TABLE

LAYOUT = 4  # of the numbers: what was packed in another one is not read


def pack(table: Table) -> bytes:
    """A table between two turns."""
    return squeezed(numbers_of(table))


def squeezed(numbers: list[int]) -> bytes:
    """Numbers from -1 on, small ones in a byte, larger ones in several of seven bits each."""
    squeezed = bytearray()
    for number in numbers:
        n: i64 = number + 1
        while n > 127:
            squeezed.append(n & 127 | 128)
            n >>= 7
        squeezed.append(n)
    return bytes(squeezed)


def numbers_of(table: Table) -> list[int]:
    numbers: list[int] = [*table.rng.state()]
    numbers += [
        table.empty_piles,
        table.turn,
        table.before,
        table.regular,
        int(table.extra),
        table.new_hand,
        int(table.finished),
        table.learnt,
        int(table.noticing),
        0 if table.scenes is None else table.scenes.n,
        0 if table.scenes is None else table.scenes.last,
    ]
    numbers.append(len(table.coming))
    for coming in table.coming:
        numbers += [coming.player, coming.controller, coming.card, int(coming.third)]
    numbers.append(len(table.passes))
    for passed in table.passes:
        numbers += [passed.giver, passed.receiver, passed.face, passed.known_to]
    numbers += list(table.left)
    numbers += list(table.offers)
    numbers += list(table.counters)
    pack_pile(table.trash, numbers)
    for pile in table.stacks:
        pack_pile(pile, numbers)
    for pile in table.mats:
        pack_pile(pile, numbers)
    for p in table.players:
        pack_player(p, numbers)
    return numbers


def pack_pile(pile: Pile, numbers: list[int]) -> None:
    numbers += [pile.n, pile.loose]
    for i in range(pile.n):
        numbers.append(pile.at(i))


def pack_player(p: Player, numbers: list[int]) -> None:
    pack_pile(p.deck, numbers)
    numbers += [p.deck.shown, p.deck.unseen]
    pack_pile(p.discards, numbers)
    pack_pile(p.aside, numbers)
    pack_pile(p.aside_down, numbers)
    for pile in p.mats:
        pack_pile(pile, numbers)
    numbers += [p.in_play.n, p.in_play.stamps]
    for i in range(p.in_play.n):
        numbers.append(p.in_play.entries[i])
    numbers += list(p.hand.of)
    numbers += list(p.owned)
    numbers += list(p.mine)
    numbers.append(len(p.unnoticed))
    numbers += list(p.unnoticed)
    numbers.append(len(p.unplayed))
    numbers += list(p.unplayed)
    numbers += [p.controller, p.turns, p.gained, p.gained_last]
    numbers.append(len(p.notes))
    for note in p.notes:
        numbers += [note.card, note.stamp, note.moment, note.unaffected]
        pack_pile(note.cargo, numbers)
    numbers.append(len(p.followers))
    for follower in p.followers:
        numbers += [follower.stamp, follower.leader]


@final
class Numbers:
    """Squeezed numbers, read one after the other."""

    squeezed: bytes
    at: i64

    def __init__(self, squeezed: bytes) -> None:
        self.squeezed = squeezed
        self.at = 0

    def next(self) -> i64:
        n: i64 = 0
        shift: i64 = 0
        while True:
            byte: i64 = self.squeezed[self.at]
            self.at += 1
            n |= (byte & 127) << shift
            if byte < 128:
                return n - 1
            shift += 7

    def next_n(self, n: i64) -> vec[i64]:
        found = vec[i64]()
        for _ in range(n):
            found = append(found, self.next())
        return found

    def next_pile(self) -> Pile:
        n = self.next()
        loose = self.next()
        return Pile(self.next_n(n), n, loose)


def unpack(setup: Setup, agents: list[Agent], rng: Rng, packed: bytes) -> Table:
    """The table that was packed. The stream of chance is that of the game's seed, from wherever:
    it goes on from where it was."""
    read = Numbers(packed)
    rng.restore(list(read.next_n(len(rng.state()))))
    scalars = read.next_n(11)
    coming = [
        ComingTurn(read.next(), read.next(), read.next(), read.next() == 1)
        for _ in range(read.next())
    ]
    passes = [Pass(read.next(), read.next(), read.next(), read.next()) for _ in range(read.next())]
    left = read.next_n(len(setup.piles))
    offers = read.next_n(len(setup.offers))
    counters = read.next_n(setup.n_counters)
    trash = read.next_pile()
    stacks = [read.next_pile() for _ in setup.mixed]
    n_mats: i64 = 0
    n_player_mats: i64 = 0
    for mat in setup.mats:
        if mat.of == TABLE:
            n_mats += 1
        elif mat.of == PLAYER:
            n_player_mats += 1
    mats = [read.next_pile() for _ in range(n_mats)]
    table = Table(
        setup,
        rng,
        left,
        stacks,
        offers,
        trash,
        vec[i64]([0] * setup.n_cards),
        counters,
        mats,
    )
    table.empty_piles = scalars[0]
    table.turn = scalars[1]
    table.before = scalars[2]
    table.regular = scalars[3]
    table.extra = scalars[4] == 1
    table.new_hand = scalars[5]
    table.finished = scalars[6] == 1
    table.learnt = scalars[7]
    table.noticing = scalars[8] == 1
    if scalars[9] > 0:
        table.scenes = Scenes(scalars[9], scalars[10])
    if len(coming) > 0:
        table.coming = coming
    if len(passes) > 0:
        table.passes = passes
    for agent in agents:
        table.players.append(unpack_player(table, agent, n_player_mats, read))
    return table


def unpack_player(table: Table, agent: Agent, n_mats: i64, read: Numbers) -> Player:
    setup = table.setup
    deck = read.next_pile()
    deck.shown = read.next()
    deck.unseen = read.next()
    discards = read.next_pile()
    aside = read.next_pile()
    aside_down = read.next_pile()
    mats = [read.next_pile() for _ in range(n_mats)]
    in_play = unpack_play_area(read)
    hand = unpack_hand(setup, read)
    p = Player(
        table,
        setup,
        agent,
        len(table.players),
        deck,
        hand,
        discards,
        in_play,
        aside,
        aside_down,
        mats,
        small_pile(),
        read.next_n(setup.n_cards),
    )
    p.mine = read.next_n(setup.n_cards)
    p.unnoticed = read.next_n(read.next())
    p.unplayed = read.next_n(read.next())
    p.controller = read.next()
    p.turns = read.next()
    p.gained = read.next()
    p.gained_last = read.next()
    notes = [unpack_note(read) for _ in range(read.next())]
    if len(notes) > 0:
        p.notes = notes
    followers = [Follower(read.next(), read.next()) for _ in range(read.next())]
    if len(followers) > 0:
        p.followers = followers
    return p


def unpack_play_area(read: Numbers) -> PlayArea:
    n = read.next()
    stamps = read.next()
    area = PlayArea(read.next_n(n), n, 0, stamps)
    area.kinds = area.set_of_cards()
    return area


def unpack_hand(setup: Setup, read: Numbers) -> Hand:
    hand = Hand(read.next_n(setup.n_cards), 0, 0)
    for c in range(setup.n_cards):
        if hand.of[c] > 0:
            hand.n += hand.of[c]
            hand.kinds |= only(c)
    return hand


def unpack_note(read: Numbers) -> Note:
    card = read.next()
    stamp = read.next()
    moment = read.next()
    unaffected = read.next()
    return Note(card, stamp, read.next_pile(), moment, unaffected)
