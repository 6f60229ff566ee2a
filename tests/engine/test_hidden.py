"""Hidden information stays hidden: what a player may not know changes nothing they are shown."""

import dataclasses
import hashlib
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from coffers.bots.random_legal import RandomLegal
from coffers.cards.library import all_facts, kingdom_cards
from coffers.engine.decisions import Agent, Decision
from coffers.engine.piles import LAST_PLACE, Pile
from coffers.engine.player import Player
from coffers.engine.rng import seeded
from coffers.engine.table import Pass, Table, new_table
from coffers.engine.triggers import Note
from coffers.engine.turn import take_turn
from coffers.engine.vocabulary import PLAYER
from coffers.game import LARGEST_SEED, Game
from coffers.kingdoms import Kingdom
from coffers.picks import in_words
from coffers.scenario.position import PositionGame
from coffers.soak import check_table, drawn, stock
from coffers.views import Event, MatView, PileView, PlayerView, View, view_event, view_table

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn")


# ---- changing what somebody may not know -------------------------------------------------------


def cards_of(pile: Pile) -> list[int]:
    return [pile.at(i) for i in range(pile.n)]


def shuffle_places(pile: Pile, places: list[int], chance: random.Random) -> None:
    """Let the cards in these places change them."""
    for i, c in zip(places, shuffled([pile.at(i) for i in places], chance), strict=True):
        pile.cards[i] = c


def shuffled(cards: list[int], chance: random.Random) -> list[int]:
    chance.shuffle(cards)
    return cards


def swap_hand_and_deck(p: Player, chance: random.Random, known: bool = False) -> None:
    """Deal a player's hand, deck, cards only looked at and cards that lie face down anew, and what
    was discarded unseen; all of them keep their size. Where `known` says so, cards stay on the deck
    that everybody has seen there."""
    hidden = {pile: range(pile.n - pile.shown if known else pile.n) for pile in face_down(p)}
    cards = [pile.at(i) for pile, places in hidden.items() for i in places]
    for c in range(p.setup.n_cards):
        cards += [c] * p.hand.count(c)
    unnoticed = places_unnoticed(p)
    cards += [p.discards.at(i) for i in unnoticed]
    chance.shuffle(cards)
    size = p.hand.n
    for c in range(p.setup.n_cards):
        p.hand.remove(c, p.hand.count(c))
    for c in cards[:size]:
        p.hand.add(c)
    rest = iter(cards[size:])
    for pile, places in hidden.items():
        for i in places:
            pile.cards[i] = next(rest)
    for i in unnoticed:
        c = next(rest)
        p.leave_unnoticed(p.discards.at(i), -1)
        p.leave_unnoticed(c, 1)
        p.discards.cards[i] = c
    aside = iter(cards_of(p.aside_down))
    notes = [Note(n.card, n.stamp, n.cargo.copy(), n.moment, n.unaffected) for n in p.notes]
    for note in notes:
        if p.setup.cards[note.card].lays_aside():
            for i in range(note.cargo.n):
                note.cargo.cards[i] = next(aside)
    p.notes = notes


def places_unnoticed(p: Player) -> list[int]:
    """Where in a discard pile cards lie that nobody else has seen there."""
    left = Counter(dict(enumerate(p.unnoticed)))
    found = []
    for i in range(p.discards.n - 1):
        if left[p.discards.at(i)] > 0:
            left[p.discards.at(i)] -= 1
            found.append(i)
    return found


def swap_passed(table: Table, seat: int) -> None:
    """Let what others have passed be something else that the giver has in hand."""
    passes = list(table.passes)
    for n, passed in enumerate(passes):
        giver, receiver = (table.players[i] for i in (passed.giver, passed.receiver))
        if (passed.known_to >> seat) & 1 or seat in (giver.controller, receiver.controller):
            continue
        if not receiver.hand.has(receiver.mine[passed.face]):
            continue
        for c in range(table.setup.n_cards):
            face = int(table.setup.faces[c])
            if face != passed.face and giver.hand.has(c):
                for p, gone, got in ((giver, face, passed.face), (receiver, passed.face, face)):
                    p.hand.remove(p.mine[gone])
                    p.owned[p.mine[gone]] -= 1
                    p.hand.add(p.mine[got])
                    p.owned[p.mine[got]] += 1
                passes[n] = Pass(passed.giver, passed.receiver, face, passed.known_to)
                break
    table.passes = passes


def face_down(p: Player) -> list[Pile]:
    """Where cards of a player lie that nobody else may know, the hand apart."""
    mats = [p.mats[m.number] for m in p.setup.mats if m.of == PLAYER and m.face_down]
    return [p.deck, p.aside_down, *mats, *([p.revealed] if p.private else [])]


def change_secrets(
    table: Table, seat: int | None, chance: random.Random, known: bool = False
) -> None:
    """Change everything that the player of that seat (or the public) may not know; where `known`
    says so, cards stay on decks that they have seen there."""
    table.rng = seeded(chance.randrange(LARGEST_SEED))
    for p in table.players:
        if seat not in (p.index, p.controller):
            swap_hand_and_deck(p, chance, known)
        else:
            shuffle_places(p.deck, unknown_places(p.deck, known), chance)
    if known and seat is not None:
        swap_passed(table, seat)


def unknown_places(deck: Pile, known: bool) -> list[int]:
    """Where in a deck its owner does not know which card lies; where nothing is known, anywhere."""
    return [
        i
        for i in range(deck.n)
        if not known or i < deck.loose or (deck.unseen >> min(i, LAST_PLACE)) & 1
    ]


def fingerprint(table: Table) -> list[Any]:
    """All that could have been changed."""
    return [
        (list(p.hand.of), list(p.owned), sorted(cards_of(p.discards)), *map(cards_of, face_down(p)))
        for p in table.players
    ]


# ---- at any decision of any game ---------------------------------------------------------------


@pytest.mark.parametrize("seed", range(40))
def test_what_a_player_may_not_know_changes_nothing_they_see(seed: int) -> None:
    """View and prompt stay the same if others' hands, all decks and the dice are exchanged."""
    setting = drawn(seed)
    game = Game(NAMES[: setting.players], setting.kingdom, edition=setting.edition, seed=seed)
    assert compared_in(game, RandomLegal(seed), random.Random(seed), 250) >= 10


def compared_in(game: Game, bot: Agent, chance: random.Random, answers: int) -> int:
    """How often hidden cards really were exchanged in a game, and nobody saw it."""
    compared = 0
    for _ in range(answers):
        if game.over:
            break
        game.let(bot)
        if chance.random() < 0.2:
            player = chance.choice((*game.players, None))
            seat = None if player is None else game.players.index(player)
            other = game.copy()
            change_secrets(other.table, seat, chance)
            compared += fingerprint(other.table) != fingerprint(game.table)
            assert other.view(player) == game.view(player)
    return compared


SECRETIVE = (
    "Possession",
    "Masquerade",
    "Native Village",
    "Haven",
    "Island",
    "Outpost",
    "Secret Passage",
    "Pearl Diver",
    "Trader",
    "Tunnel",
)
"""Cards that lie face down, change hands, or let another player look and decide."""


@pytest.mark.parametrize("seed", range(12))
def test_possession_passing_and_mats_keep_their_secrets(seed: int) -> None:
    """Everybody has a few of these cards from the start, so that much of it happens. Saved, loaded,
    copied and taken back, the game is the same at every tenth decision."""
    chance = random.Random(seed)
    players = NAMES[: 2 + seed % 5]
    kingdom = Kingdom.of(SECRETIVE, platinum_colony=False)
    seats = {
        name: {
            "hand": ["Possession", "Native Village", "Masquerade", "Haven", "Island"],
            "deck": [*chance.choices(SECRETIVE, k=12), "Gold x3", "Potion x2", "Copper x3"],
        }
        for name in players
    }
    position = {"players": seats, "turn": {"player": players[0], "actions": 5, "coins": 4}}
    edition = chance.choice(["2011", "2017"])
    game: Game = PositionGame(players, kingdom, edition, seed, position)
    there = stock(game.table)
    bot = RandomLegal(seed)
    possessed = 0
    compared = 0
    for _ in range(30):
        compared += compared_in(game, bot, chance, 10)
        if game.over:
            break
        possessed += game.view().possessed_by is not None
        check_table(game.table, there)
        before = [game.view(player) for player in players]
        again = game.copy()
        assert [again.view(player) for player in players] == before
        answers = game.answers
        again.undo(5)
        for answer in answers[-5:]:
            again.answer_number(answer)
        assert [again.view(player) for player in players] == before
    assert possessed > 0
    assert compared >= 10


# ---- over a whole turn -------------------------------------------------------------------------


class Witness(Agent):
    """Answers at random, and writes down what the player of a seat is shown at every decision."""

    def __init__(self, seat: int, names: tuple[str, ...], seed: int) -> None:
        self.agent = RandomLegal(seed)
        self.seat = seat
        self.names = names
        self.seen: list[View] = []

    def choose(self, me: Player, d: Decision) -> int:
        decision = in_words(d, me.setup, self.names)
        self.seen.append(view_table(me.table, self.names, self.seat, decision))
        return self.agent.choose(me, d)


OTHERS_TAKE_PART = (
    "Advisor",
    "Bishop",
    "Contraband",
    "Council Room",
    "Duchess",
    "Embassy",
    "Fool's Gold",
    "Ill-Gotten Gains",
    "Masquerade",
    "Possession",
    "Tournament",
    "Tribute",
    "Vault",
)
"""Not Attacks, but the other players draw, trash, show or decide something."""


def solitary_cards() -> list[str]:
    """The Kingdom cards that neither touch other players' cards nor ask them anything."""
    return [
        name
        for name in kingdom_cards()
        if "Attack" not in all_facts()[name].types and name not in OTHERS_TAKE_PART
    ]


def turn_as_seen(table: Table, seat: int, seed: int) -> tuple[list[View], list[Event]]:
    """What the player of a seat sees of a turn."""
    names = NAMES[: len(table.players)]
    witness = Witness(seat, names, seed)
    for p in table.players:
        p.agent = witness
    table.log = []
    table.telling = True
    take_turn(table)
    seen = [*witness.seen, view_table(table, names, seat, None)]
    return seen, [view_event(e, table.setup, names, seat) for e in table.log]


@pytest.mark.parametrize("seed", range(40))
def test_ones_own_turn_does_not_depend_on_what_the_others_hold(seed: int) -> None:
    """Without interaction, a turn looks the same whatever the others have in hand and deck."""
    chance = random.Random(seed)
    n = chance.randint(2, 4)
    kingdom = Kingdom.of(chance.sample(solitary_cards(), 10), platinum_colony=seed % 2 == 0)
    setup = kingdom.setup(n, "2017")
    table = new_table(setup, [RandomLegal(seed * 8 + i) for i in range(n)], seed)
    compared = 0
    while not table.finished and compared < 40:
        seat = table.turn
        this, that = table.copy(), table.copy()
        for p in that.players:
            if p.index != seat:
                swap_hand_and_deck(p, chance)
        if fingerprint(this) != fingerprint(that):
            compared += 1
            assert turn_as_seen(this, seat, seed) == turn_as_seen(that, seat, seed)
        take_turn(table)
    assert compared >= 10


PRIVATE = (
    "Artisan",
    "Chapel",
    "Council Room",
    "Festival",
    "Laboratory",
    "Library",
    "Market",
    "Moat",
    "Smithy",
    "Village",
    "Watchtower",
    "Worker's Village",
)
"""Cards of which the others learn that cards were drawn or put on the deck, but not which."""

DEAD = ("Curse", "Duchy", "Estate", "Gardens", "Province")
"""Cards that say nothing of themselves in a turn: who holds which does not show."""


@pytest.mark.parametrize("seed", range(60))
def test_a_turn_shows_the_others_only_what_is_done_openly(seed: int) -> None:
    """Those who watch a turn see the same, whatever is drawn, looked at or put on the deck."""
    chance = random.Random(seed)
    kingdom = Kingdom.of([*chance.sample(PRIVATE, 9), "Gardens"], platinum_colony=False)
    actions = [name for name in chance.choices(kingdom.cards, k=6) if name not in DEAD]
    games = []
    for world in range(2):
        dead = random.Random(f"{seed} {world}")
        bens = {"hand": [*actions, *dead.choices(DEAD, k=3)], "deck": dead.choices(DEAD, k=25)}
        annas = {"hand": ["Copper x5"], "deck": ["Silver", "Gold", "Copper", "Estate"] * 3}
        turn = {"player": "Ben", "actions": len(actions)}
        position = {"players": {"Anna": annas, "Ben": bens}, "turn": turn}
        games.append(PositionGame(("Anna", "Ben"), kingdom, "2017", 17 + world, position))
    this, that = games
    done = 0
    while this.view().turn == "Ben":
        assert same_to_others(this, that)
        pick, other_pick = pick_in_both(this, that, chance)
        this.answer(pick)
        that.answer(other_pick)
        done += 1
    assert same_to_others(this, that)
    assert done >= 3


def same_to_others(this: Game, that: Game) -> bool:
    return all(
        this.view(player) == that.view(player) and this.events(player) == that.events(player)
        for player in ("Anna", None)
    )


def dead_words(game: Game) -> list[str]:
    return [word for word in game.decision.words() if word.removeprefix("topdeck ") in DEAD]


def pick_in_both(this: Game, that: Game, chance: random.Random) -> tuple[str, str]:
    """An answer for each game, the same one to the eyes of others."""
    words = this.decision.words()
    dead, other_dead = dead_words(this), dead_words(that)
    if dead and other_dead:  # face down: it may well be another card
        return chance.choice(dead), chance.choice(other_dead)
    common = [word for word in words if word in that.decision.words()]
    playing = [word for word in common if word.startswith("play")]
    pick = chance.choice(playing or common)
    return pick, pick


@pytest.mark.parametrize(
    ("card", "steps", "decks"),
    [
        ("Sentry", ["play Sentry"], (["Curse", "Gold", "Copper"], ["Estate", "Duchy", "Silver"])),
        ("Library", ["play Library"], (["Curse", "Moat"], ["Estate", "Village"])),
        ("Doctor", ["end actions", "buy Doctor", "pay 1"], (["Curse", "Gold"], ["Copper"] * 2)),
    ],
)
def test_cards_only_looked_at_are_shown_to_their_player(
    card: str, steps: list[str], decks: tuple[list[str], list[str]]
) -> None:
    """Whoever looks at cards of the deck sees them; all others see that cards are looked at."""
    kingdom = Kingdom.of([card, "Moat", "Village"], complete=False, platinum_colony=False)
    games = []
    for deck in decks:
        players = {"Anna": {"hand": ["Copper"]}, "Ben": {"hand": [card], "deck": deck}}
        position = {"players": players, "turn": {"player": "Ben", "coins": 4}}
        game = PositionGame(("Anna", "Ben"), kingdom, "2017", 3, position)
        for step in steps:
            game.answer(step)
        games.append(game)
    this, that = games
    assert same_to_others(this, that)
    assert this.view("Ben") != that.view("Ben")
    assert this.view("Ben").player("Ben").revealed
    assert this.view("Anna").player("Ben").revealed is None


# ---- what can be reached -----------------------------------------------------------------------


def reachable(item: object) -> Iterator[object]:
    """Everything that can be got at from an object: fields, entries, and so on down."""
    yield item
    if dataclasses.is_dataclass(item) and not isinstance(item, type):
        for field in dataclasses.fields(item):
            yield from reachable(getattr(item, field.name))
    elif isinstance(item, (tuple, list, set, frozenset)):
        for entry in item:
            yield from reachable(entry)
    elif isinstance(item, dict):
        yield from reachable(list(item.items()))


PLAIN = (str, int, bool, type(None), tuple, list, dict)
SHOWN = (View, PlayerView, PileView, MatView, Event)


@pytest.mark.parametrize("seed", range(20))
def test_nothing_secret_can_be_reached_from_what_a_player_is_shown(seed: int) -> None:
    """Views and events hold plain words and numbers: no table, dice, seed or other's hand."""
    setting = drawn(seed)
    secret_seed = LARGEST_SEED - seed
    game = Game(NAMES[: setting.players], setting.kingdom, seed=secret_seed)
    bot = RandomLegal(seed)
    for _ in range(60):
        if game.over:
            break
        told = len(game.events())
        game.let(bot)
        dice = game.table.rng
        secrets = {secret_seed, dice.a, dice.b, dice.c}
        for player in (*game.players, None):
            view = game.view(player)
            for item in (view, *game.events(player, since=told)):
                for part in reachable(item):
                    assert isinstance(part, PLAIN + SHOWN) or part is view.decision
                    assert not isinstance(part, int) or part not in secrets
                    assert not isinstance(part, str) or str(secret_seed) not in part
            turn = view.player(view.turn)
            for other in view.players:
                decides = player is not None and view.possessed_by == player
                looks = other.name == player or (other is turn and decides)
                assert (other.hand is not None) == looks
            if not game.over and game.decision.player != player:
                assert view.decision is None
        assert str(secret_seed) not in repr(game)


@pytest.mark.parametrize("seed", range(10))
def test_nothing_of_a_secret_seed_can_be_reached_either(seed: int) -> None:
    """No part of the key, no word of the stream, whether drawn or still to come."""
    setting = drawn(seed)
    key = hashlib.sha256(str(seed).encode()).hexdigest()
    game = Game(NAMES[: setting.players], setting.kingdom, seed=key)
    bot = RandomLegal(seed)
    for _ in range(60):
        if game.over:
            break
        told = len(game.events())
        game.let(bot)
        dice = game.table.rng
        assert dice.cipher is not None
        around = range(max(0, int(dice.d) - 16), int(dice.d) + 16)
        secrets = {*dice.cipher.key, *(dice.cipher.word(n) for n in around)}
        for player in (*game.players, None):
            for item in (game.view(player), *game.events(player, since=told)):
                for part in reachable(item):
                    assert not isinstance(part, int) or part not in secrets
                    assert not isinstance(part, str) or not parts_of(key) & set(part.split())
                    assert not isinstance(part, str) or key not in part
        assert key not in repr(game)


def parts_of(key: str) -> set[str]:
    return {key[i : i + 8] for i in range(0, len(key), 8)}


@pytest.mark.parametrize("seed", range(20))
def test_an_event_names_a_hidden_card_to_nobody_else(seed: int) -> None:
    """Which cards are drawn or looked at is told to their player and to nobody else."""
    setting = drawn(seed)
    game = Game(NAMES[: setting.players], setting.kingdom, seed=seed)
    bot = RandomLegal(seed)
    for _ in range(150):
        if not game.over:
            game.let(bot)
    private = 0
    for player in (*game.players, None):
        decides = None
        for event in game.events(player):
            if event.kind == "turn-started":
                decides = None
            elif event.kind == "possessed":
                decides = event.label
            elif event.kind in ("drew", "looked-at"):
                private += 1
                own = event.player == player
                assert event.secret == (player is None or not (own or decides == player))
                assert (event.card is None) == event.secret
    assert private > 0
