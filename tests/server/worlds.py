"""Two worlds that differ in what somebody may not know, and in which the same things are seen.

World A is a game; world B is its twin, in which all that a viewer may not know was dealt anew at
the start of a turn. A is played by chance. B is played so that the viewer sees the same as in A,
for as long as its other hidden cards allow that. Whatever the viewer was sent until then must be
the same in both.
"""

import copy
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec
from tests.engine.test_hidden import change_secrets, swap_hand_and_deck

from coffers.bots.random_legal import RandomLegal
from coffers.engine.player import Player
from coffers.engine.vocabulary import ALL_TREASURES, NONE
from coffers.kingdoms import Kingdom
from coffers.picks import answers
from coffers.server.games import ServedGame
from coffers.server.messages import State
from coffers.server.states import Viewer, news, state
from coffers.soak import drawn
from coffers.views import Event, View

NAMES = ("Anna", "Ben", "Cleo", "Dan")
TRIES = 60  # answers that are tried in a world to make it look like the other one
encode = msgspec.json.Encoder().encode


# ---- games in which much happens ---------------------------------------------------------------

TELLTALE = (
    *("Moat", "Secret Chamber", "Diplomat", "Watchtower", "Trader", "Fool's Gold", "Tunnel"),
    *("Horse Traders", "Moneylender", "Baron", "Mine", "Throne Room", "King's Court", "Golem"),
    *("Bishop", "Vault", "Tournament", "Explorer", "Young Witch", "Mountebank", "Library"),
    *("Sentry", "Oracle", "Spy", "Lookout", "Cartographer", "Navigator", "Doctor", "Rabble"),
    *("Scrying Pool", "Masquerade", "Possession", "Ambassador", "Mandarin", "Secret Passage"),
    *("Peddler", "Philosopher's Stone", "Counting House", "Harbinger", "Inn", "Herald", "Duchess"),
    *("Militia", "Witch", "Torturer", "Ghost Ship", "Margrave", "Bureaucrat", "Noble Brigand"),
    *("Native Village", "Haven", "Island", "Pearl Diver", "Cache", "Royal Seal", "Hamlet"),
)
"""Cards that ask one player or another, or not, by what somebody holds; or that look at cards."""


RICHES = ("Silver", "Gold", "Curse", "Duchy", "Province")


def rich_game(seed: int, cards: Sequence[str] = ()) -> ServedGame:
    """A game of any cards (or of some), of which everybody has a few from the start."""
    chance = random.Random(seed)
    setting = drawn(seed)
    players = NAMES[: 2 + seed % 3]
    kingdom = setting.kingdom
    if cards:
        kingdom = Kingdom.of(chance.sample(cards, 10), platinum_colony=False, seed=seed)
    game = ServedGame(players, kingdom, edition=setting.edition, seed=seed)
    enrich(game, chance)
    return game


def enrich(game: ServedGame, chance: random.Random) -> None:
    """Give everybody cards of the kingdom before the first turn, and deal anew."""
    table = game._game.start
    kingdom = [card.number for card in table.setup.cards if card.name in game.kingdom.cards]
    money = [card.number for card in table.setup.cards if card.name in RICHES]
    for player in table.players:
        for c in [*chance.choices(kingdom, k=9), *chance.choices(money, k=4)]:
            player.deck.add(c)
            player.owned[c] += 1
        swap_hand_and_deck(player, chance)
    game._game.go_on()
    game._base = game.position()  # the deal of its seed was another one


def other_world(game: ServedGame, seat: int | None, chance: random.Random) -> ServedGame:
    """The same game at the start of a turn, with everything else in it that a viewer may not know:
    sometimes including what lies in their own deck, so that only the past is the same."""
    assert not len(game._game.recording.answers)
    twin = game.twin()
    table = twin._game.start
    own = [] if seat is None else [int(c) for c in table.players[seat].deck.cards]
    dice = table.rng
    change_secrets(table, seat, chance)
    if chance.random() < 0.7:
        table.rng = dice  # so that the viewer draws the same for a while
    for player in table.players:
        if seat not in (player.index, player.controller):
            swap_deck_and_discards(player, chance)
    if seat is not None and chance.random() < 0.8:
        for i, c in enumerate(own):
            table.players[seat].deck.cards[i] = c
    twin._game.go_on()
    return twin


def swap_deck_and_discards(player: Player, chance: random.Random) -> None:
    """Exchange cards of the deck for some that lie in the discard pile, but not on top: of what
    somebody discards in Clean-up, nobody else sees the rest."""
    deck, discards = player.deck, player.discards
    for i in range(min(deck.n, discards.n - 1)):
        if chance.random() < 0.5:
            deck.cards[i], discards.cards[i] = discards.cards[i], deck.cards[i]


# ---- one world ---------------------------------------------------------------------------------


class Sight(Protocol):
    """What somebody was sent, and has seen by it."""

    sent: list[bytes]
    ends: list[int]  # how many events they knew after each message
    open: dict[int, list[Any]]  # after so many events: what lay open beside them

    def seen(self) -> list[Event]: ...


@dataclass
class World:
    """A game since the worlds are two, and what the viewer was sent of it."""

    start: ServedGame
    game: ServedGame
    viewer: Viewer
    turn: int  # the last turn of which the viewer had seen something before...
    told: int  # ... and how many events of it
    sent: list[bytes] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    open: dict[int, list[Any]] = field(default_factory=dict)
    picks: list[tuple[int, str]] = field(default_factory=list)  # who answered what
    own: list[tuple[int, str]] = field(default_factory=list)  # the viewer's answers: when, and what
    others: list[tuple[int, int, bool]] = field(default_factory=list)
    """By answer of others: when, who, and whether it was to play all Treasures."""

    @classmethod
    def begun(cls, game: ServedGame, viewer: Viewer) -> "World":
        return cls(game, game, copy.copy(viewer), viewer.turn, viewer.told)

    @property
    def me(self) -> str | None:
        return None if self.viewer.seat is None else self.game.players[self.viewer.seat]

    def seen(self) -> list[Event]:
        """What has happened since the beginning, as the viewer knows it."""
        logs = [self.game.turn_log(turn) or () for turn in range(self.turn, self.game.turn)]
        return [
            event
            for log in [*logs, self.game.stage().log]
            for event in self.game.told_to(self.me, log)
        ]

    def look(self) -> None:
        """Be sent what is new."""
        before = self.ends[-1] if self.ends else self.told
        for message in news(self.game, self.viewer):
            before += len(message.events)
            self.sent.append(encode(message))
            self.ends.append(before)
            self.open[before] = lies_open(message.view)

    def answered(self, pick: str, looks: bool = True) -> "World":
        """The world after an answer."""
        game = self.game.twin()
        game.answer(pick)
        later = World(
            self.start,
            game,
            copy.copy(self.viewer),
            self.turn,
            self.told,
            self.sent[:],
            self.ends[:],
            dict(self.open),
            [*self.picks, (self.game.decider, pick)],
            self.own[:],
            self.others[:],
        )
        when = len(self.seen())
        if self.game.decider == self.viewer.seat:
            later.own.append((when, pick))
        else:
            later.others.append((when, self.game.decider, pick == "all treasures"))
        if looks:
            later.look()
        return later


def lies_open(view: View) -> list[Any]:
    """What is seen and need not be told: the tops of the discard piles (after Clean-up), the hand
    of somebody for whom the viewer decides, and what one may still do in a turn (for which of two
    rewards a card was discarded)."""
    found: list[Any] = [view.actions, view.buys, view.coins, view.potions]
    for player in view.players:
        found += [player.top_discard, player.hand if player.name != view.me else None]
    return found


def common(these: Sequence[Any], those: Sequence[Any]) -> int:
    """How long two sequences are the same."""
    n = 0
    for this, that in zip(these, those, strict=False):
        if this != that:
            break
        n += 1
    return n


class Received:
    """What came over the wire."""

    def __init__(self, frames: Sequence[str]) -> None:
        self.sent = [frame.encode() for frame in frames]
        self.ends: list[int] = []
        self.open: dict[int, list[Any]] = {}
        self._events: list[Event] = []
        for frame in self.sent:
            message = msgspec.json.decode(frame, type=State)
            self._events += message.events
            self.ends.append(len(self._events))
            self.open[len(self._events)] = lies_open(message.view)

    def seen(self) -> list[Event]:
        return self._events


def alike(this: Sight, that: Sight) -> int:
    """Until which event the same is seen in two worlds."""
    same = common(this.seen(), that.seen())
    both = sorted(at for at in this.open if at in that.open)
    agreed = 0
    for at in both:
        if this.open[at] != that.open[at]:
            return min(same, agreed)  # it may have been other for a while before it was shown
        agreed = at + 1
    return same


# ---- playing both ------------------------------------------------------------------------------


def played(world: World, bot: RandomLegal, n: int, chance: random.Random) -> World:
    """A world after so many answers by chance; now and then several are given before the viewer
    looks, as with bots."""
    for _ in range(n):
        if world.game.over:
            break
        game = world.game
        decider = game.table.players[game.decider]
        answer = bot.choose(decider, game.engine_decision)
        pick = word_of(game, int(answer))
        world = world.answered(pick, looks=False)
        decides = not world.game.over and world.game.decider == world.viewer.seat
        if decides or chance.random() < 0.7:
            world.look()
    world.look()
    return world


def word_of(game: ServedGame, answer: int) -> str:
    """An answer in words."""
    decision = game.decision
    if answer == NONE and decision.passing is not None:
        return decision.passing
    if answer == ALL_TREASURES and decision.all_treasures:
        return "all treasures"
    numbers = list(answers(game.engine_decision, game.setup, game.players).values())
    return decision.options[numbers.index(answer)]


class Steering:
    """Plays a world so that its viewer sees what they see in another one."""

    def __init__(self, that: World, chance: random.Random) -> None:
        self.that = that
        self.wanted = that.seen()
        self.chance = chance
        self.tries = TRIES
        self.best: World | None = None
        self.farthest = -1

    def steered(self, world: World) -> World:
        world.look()
        self._steer(world, 0)
        assert self.best is not None
        return self.best

    def _steer(self, world: World, depth: int) -> bool:
        """Go on as long as it looks the same; True when there is nothing left to try."""
        seen = world.seen()
        same = alike(world, self.that)
        if same > self.farthest:
            self.farthest, self.best = same, world
        if same < len(seen) or world.game.over or depth > 150:
            return same == len(self.wanted)
        if same == len(self.wanted) and len(world.own) == len(self.that.own):
            return True
        if world.game.decider == world.viewer.seat:
            at = len(world.own)
            if at >= len(self.that.own) or self.that.own[at][0] != same:
                return False
            pick = self.that.own[at][1]
            if pick not in world.game.decision.words():
                return False
            return self._steer(world.answered(pick), depth + 1)
        return self._try_others(world, same, depth)

    def _try_others(self, world: World, same: int, depth: int) -> bool:
        words = world.game.decision.words()
        decider = world.game.decider
        in_one_go = (same, decider, True) in self.that.others
        if "all treasures" in words:
            words = ["all treasures"] if in_one_go else [w for w in words if w != "all treasures"]
        self.chance.shuffle(words)
        tried = []
        for word in words[:16]:
            if self.tries <= 0 and tried:
                break
            self.tries -= 1
            later = world.answered(word)
            seen = later.seen()
            length = alike(later, self.that)
            fits = length == len(seen) or length == len(self.wanted)
            tried.append((fits, length, len(tried), later))
        tried.sort(key=lambda t: t[:3], reverse=True)
        for fits, length, _, later in tried:
            if not fits and length <= self.farthest:
                continue
            if self._steer(later, depth + 1):
                return True
            if self.tries <= 0:
                break
        return False


@dataclass
class Compared:
    """What came of two worlds."""

    messages: int = 0  # those that had to be the same
    worlds: int = 0
    asked_differently: int = 0  # worlds in which others were asked more or less often meanwhile


class Leak(AssertionError):
    """A viewer was sent something else although the same was seen."""


def compare(this: World, that: World, found: Compared) -> None:
    """Two worlds must send the same until they part."""
    found.messages += must_be_the_same(this, that)
    found.worlds += 1
    found.asked_differently += asked_before_parting(this, that)


def asked_before_parting(this: World, that: World) -> bool:
    """Whether others were asked more often in one of two worlds before they part."""
    same = alike(this, that)
    asked = [sum(when < same for when, _, _ in world.others) for world in (this, that)]
    return asked[0] != asked[1]


def must_be_the_same(this: Sight, that: Sight) -> int:
    """How many messages were sent before the worlds part; they must be the same in both."""
    same = alike(this, that)
    these = [m for m, end in zip(this.sent, this.ends, strict=True) if end < same]
    those = [m for m, end in zip(that.sent, that.ends, strict=True) if end < same]
    if these != those:
        raise Leak(difference(this, that, common(these, those), same))
    return len(these)


def difference(this: Sight, that: Sight, at: int, same: int) -> str:
    """Where what was sent differs, with what happened around that."""
    lines = [f"message {at}; the same is seen until event {same}"]
    decoded = []
    for world in (this, that):
        shown = msgspec.json.decode(world.sent[at]) if at < len(world.sent) else {}
        decoded.append(shown)
        lines.append(f"  ends at {world.ends[at : at + 2]}; number {shown.get('number')}")
        events = world.seen()
        end = world.ends[at] if at < len(world.ends) else 0
        for i in range(max(0, end - 4), min(len(events), end + 5)):
            e = events[i]
            mark = ">" if i == end else " "
            lines.append(f"   {mark}{e.kind} {e.player} {e.card} {e.amount} {e.source} {e.label}")
    a, b = decoded
    a.update(a.pop("view", {}))
    b.update(b.pop("view", {}))
    lines += [
        f"  {key}: {str(value)[:300]} | {str(b.get(key))[:300]}"
        for key, value in a.items()
        if value != b.get(key) and key != "log"
    ]
    return "\n".join(lines)


def turn_starts(
    game: ServedGame, chance: random.Random, bot: RandomLegal, often: float = 0.6
) -> Iterator[tuple[ServedGame, ServedGame]]:
    """A game played by chance, at the start of some turns: and before the answer that led to it."""
    for _ in range(400):
        if game.over:
            return
        before = game
        game = game.twin()
        game.let(bot)
        game.forget_earlier_turns(len(game.players) + 1)
        if not len(game._game.recording.answers) and not game.over and chance.random() < often:
            yield before, game


def two_worlds(
    before: ServedGame,
    game: ServedGame,
    seat: int | None,
    chance: random.Random,
    bot: RandomLegal,
    n: int,
    counts: bool = False,
) -> tuple[World, World]:
    """A game as it goes on by chance for so many answers, and what looks like it."""
    viewer = Viewer(seat, "en", counts=counts)
    state(before, viewer)
    this = World.begun(game, viewer)
    that = World.begun(other_world(game, seat, chance), viewer)
    this.look()
    this = played(this, bot, n, chance)
    return this, Steering(this, chance).steered(that)


def compared_worlds(
    game: ServedGame, seed: int, found: Compared, branches: int = 6, counts: bool = False
) -> None:
    """Play a game, and at the start of some turns compare what could go on from there; with
    `counts`, also what the viewer could have counted."""
    chance = random.Random(seed)
    bot = RandomLegal(seed)
    for done, (before, start) in enumerate(turn_starts(game, chance, bot)):
        if done == branches:
            return
        seat = chance.choice([*range(len(game.players)), None])
        this, that = two_worlds(before, start, seat, chance, bot, n=25, counts=counts)
        compare(this, that, found)
