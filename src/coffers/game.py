"""A game of Dominion, from Python: start it, read what is to be decided, answer, go back.

>>> game = Game(["Anna", "Ben"], seed=7)
>>> game.decision.player, game.decision.kind
('Anna', 'play')
>>> game.answer("all treasures")
>>> game.answer("buy Silver")
>>> game.decision.player
'Ben'
>>> game.undo()
>>> game.decision.options[:3]
('buy Copper', 'buy Silver', 'buy Estate')
"""

import hashlib
import re
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from coffers.documents import Malformed, read_json
from coffers.engine import scoring
from coffers.engine.decisions import Agent, IllegalAnswer
from coffers.engine.decisions import Decision as EngineDecision
from coffers.engine.diary import Diary
from coffers.engine.editions import DEFAULT_EDITION, RULES
from coffers.engine.packing import pack, unpack
from coffers.engine.replay import Recording, WaitingGame
from coffers.engine.rng import Seed, seeded
from coffers.engine.setup import Setup
from coffers.engine.starts import OPENINGS, SameHands, is_usual
from coffers.engine.table import Table, new_table
from coffers.errors import CoffersError, DamagedSave, IllegalChoice, suggestion
from coffers.kingdoms import FIRST_GAME, Kingdom, check_edition
from coffers.names import checked_names, names_of_old
from coffers.picks import Decision, in_words, meant
from coffers.views import Event, View, open_event, view_event, view_table

FORMAT = "coffers-game"
VERSION = 2
ANSWERS = range(-2, 2**31)  # more than any card, label or number of coins
LARGEST_SEED = 2**53 - 1  # what JSON can carry everywhere
SECRET_SEED = re.compile("[0-9a-f]{64}")
WIDE_SEED = re.compile("[0-7][0-9a-f]{15}")  # a number of 63 bits, for JSON cannot carry it


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    scores: dict[str, int]
    winners: tuple[str, ...]
    turns: dict[str, int]

    def share(self, player: str) -> float:
        """A player's part of the victory: all of it, that of one of several winners, or nothing."""
        return 1 / len(self.winners) if player in self.winners else 0.0


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn, as far as it was played, for whoever plays it again: in any process."""

    start: bytes  # the table before it, packed
    chance: Seed  # of which the table's stream of chance is
    reseeds: dict[int, Seed]  # a new one from the answer with that number on
    answers: tuple[int, ...]

    def table(self, setup: Setup, agents: list[Agent]) -> Table:
        """The table before it."""
        return unpack(setup, agents, seeded(self.chance), self.start)

    def show(self, setup: Setup, bot: Agent, seat: int) -> None:
        """Let a bot see the turn, now that it is over."""
        table = self.table(setup, [bot] * setup.n_players)
        bot.see_turn(seat, Diary(table, vec[i64](list(self.answers)), dict(self.reseeds)))
        table.close()


class Game:
    """A game of two to six players, waiting for one of them to decide.

    A game is its kingdom, options, seed and answers; everything else follows from them.
    """

    frozen: CoffersError | None = None
    """Why a game can only be looked at: it was saved under other rules, and by those of today it
    would have gone another way. It stands where both last agree; what was saved stays saved."""
    _saved: Mapping[str, Any] | None = None  # the document of a frozen game
    first_hands: str | None = None
    """How many Coppers everybody has in the first two hands, if that was not left to the deal: one
    of "5/2", "4/3", "either" (`engine.starts`)."""

    def __init__(
        self,
        players: Sequence[str] = ("Anna", "Ben"),
        kingdom: Kingdom | Iterable[str] | None = None,
        *,
        edition: str = DEFAULT_EDITION,
        seed: Seed | None = None,
        first_hands: str | None = None,
    ) -> None:
        """Start a game of these players, in seat order; without a seed, of a random one.

        Where somebody would gain by finding out the seed, it should be a `secret_seed()`. A number
        of up to 63 bits may be given as 16 hexadecimal digits. `first_hands` gives everybody the
        same opening: "5/2", "4/3", or "either" of them.

        >>> Game(["Anna", "Ben", "Cleo"], edition="2011", seed=1)
        <Game: Anna, Ben, Cleo; 2011; 0 answers; Anna to play>
        """
        seed = secrets.randbelow(LARGEST_SEED) if seed is None else _checked_any_seed(seed)
        if not isinstance(kingdom, Kingdom):
            chance = seed if isinstance(seed, int) else derived_seed(seed, "kingdom")
            kingdom = Kingdom.of(FIRST_GAME if kingdom is None else kingdom, seed=chance)
        self.first_hands = checked_opening(first_hands)
        self._sit_down(checked_names(players), kingdom, edition, seed)

    def _sit_down(
        self, players: tuple[str, ...], kingdom: Kingdom, edition: str, seed: Seed
    ) -> None:
        """Begin a game whose players can be told apart."""
        self.players = players
        self.kingdom = kingdom
        self.edition = check_edition(edition)
        self.seed: Seed = seed
        self._reseeds: dict[int, Seed] = {}
        self._shown: dict[int, int] = {}  # by seat: how many answers of the game its bot has seen
        self._telling = True
        self._setup = kingdom.setup(len(self.players), edition)
        self._start([])

    def _start(self, answers: Sequence[int]) -> None:
        """Play from the beginning with these answers."""
        recording = Recording(dict(self._reseeds))
        agents: list[Agent] = [recording] * len(self.players)
        self._game = WaitingGame(self._first_table(agents), recording)
        self._replay(answers)

    def _first_table(self, agents: list[Agent]) -> Table:
        if self.first_hands is None:
            return new_table(self._setup, agents, self.seed, telling=self._telling)
        check_usual(self._setup)
        return SameHands(self.first_hands).table(self._setup, agents, self.seed, self._telling)

    def silence(self) -> None:
        """Tell no events any more, as simulations do: everything else must stay the same.

        >>> game = Game(seed=7)
        >>> game.silence()
        >>> game.answer("all treasures")
        >>> game.events()
        []
        """
        self._telling = False
        self._start(self._game.answers())

    def _replay(self, answers: Sequence[int]) -> None:
        recording = self._game.recording
        before = recording.before
        try:
            recording.set_answers(list(answers))
            self._game.go_on()
        except IllegalAnswer:
            raise DamagedSave("save-answer", number=recording.given()) from None
        if recording.given() != before + len(answers):
            raise DamagedSave("save-answer", number=recording.given() + 1)

    # ---- reading -----------------------------------------------------------------------------

    def __repr__(self) -> str:
        state = "over" if self.over else f"{self._waiting_for} to {self._kind}"
        return (
            f"<Game: {', '.join(self.players)}; {self.edition}; "
            f"{len(self._game.answers())} answers; {state}>"
        )

    @property
    def _pending(self) -> EngineDecision:
        return self._game.recording.pending

    @property
    def _waiting_for(self) -> str:
        return self.players[self._pending.decider]

    @property
    def _kind(self) -> str:
        return in_words(self._pending, self._setup, self.players).kind

    @property
    def over(self) -> bool:
        return bool(self._game.start.finished)

    @property
    def decision(self) -> Decision:
        """What is to be decided now; an error once the game is over."""
        if self.over:
            raise CoffersError("game-over")
        return in_words(self._pending, self._setup, self.players)

    @property
    def answers(self) -> list[int]:
        """All answers so far, as numbers."""
        return self._game.answers()

    @property
    def table(self) -> Table:
        """The table itself, with all its secrets: for bots and tests, never for a client."""
        return self._game.start if self.over else self._game.table

    @property
    def setup(self) -> Setup:
        return self._setup

    @property
    def engine_decision(self) -> EngineDecision:
        """The pending decision as bots read it."""
        return self._pending

    def view(self, player: str | None = None) -> View:
        """What that player may know; without one, what everybody may.

        >>> game = Game(seed=7)
        >>> game.view("Ben").player("Anna").hand is None
        True
        """
        decision = None if self.over else self.decision
        return view_table(self.table, self.players, self._seat(player), decision)

    def events(self, player: str | None = None, since: int = 0) -> list[Event]:
        """What happened from the event with that number on, as that player may know it."""
        seat = self._seat(player)
        events = self._game.events()[since:]
        return [view_event(e, self._setup, self.players, seat) for e in events]

    def open_events(self) -> list[Event]:
        """Everything that happened, with all cards open: for games without secrets any more."""
        return [open_event(e, self._setup, self.players) for e in self._game.events()]

    def _seat(self, player: str | None) -> int | None:
        if player is None:
            return None
        if player not in self.players:
            raise CoffersError("unknown-player", player=player, known=", ".join(self.players))
        return self.players.index(player)

    @property
    def result(self) -> Result | None:
        """Scores and winners, once the game is over."""
        if not self.over:
            return None
        table = self._game.start
        return Result(
            scores=dict(zip(self.players, scoring.scores(table), strict=True)),
            winners=tuple(self.players[i] for i in scoring.winners(table)),
            turns={self.players[p.index]: p.turns for p in table.players},
        )

    # ---- answering ---------------------------------------------------------------------------

    def answer(self, pick: str) -> None:
        """Answer the pending decision, e.g. "play Village", "Village", "end actions".

        >>> Game(seed=7).answer("buy Province")
        Traceback (most recent call last):
        ...
        coffers.errors.IllegalChoice: 'buy Province' cannot be chosen now...
        """
        self._must_go_on()
        self._game.answer(meant(pick, self._pending, self._setup, self.players))

    def answer_number(self, answer: int) -> None:
        """Answer as bots do, with a number."""
        self._must_go_on()
        if answer not in ANSWERS or not self._pending.allows(answer, self._setup.plain):
            raise IllegalChoice(
                "illegal-choice",
                pick=str(answer),
                player=self._waiting_for,
                offered="; ".join(self.decision.words()),
                suggestion="",
            )
        self._game.answer(answer)

    def _must_go_on(self) -> None:
        if self.frozen is not None:
            raise self.frozen
        if self.over:
            raise IllegalChoice("game-over")

    def let(self, bot: Agent) -> None:
        """Let a bot answer the pending decision. One that looks ahead is shown the turns since the
        last answer that was left to a bot in this seat."""
        decider = self.table.players[self._pending.decider]
        if bot.looks_ahead():
            self._show_turns(bot, int(decider.index))
            self.keep_diary()
        self.answer_number(bot.choose(decider, self._pending))

    def _show_turns(self, bot: Agent, seat: int) -> None:
        for turn in self.turns_since(self._shown.get(seat, 0)):
            turn.show(self._setup, bot, seat)
        self._shown[seat] = self.given_before

    def keep_diary(self) -> None:
        """Let a bot that is asked now look ahead (`Table.diary`)."""
        self._game.keep_diary()

    @property
    def given_before(self) -> int:
        """How many answers were given before this turn."""
        return int(self._game.recording.before)

    @property
    def turn_so_far(self) -> list[int]:
        """The answers given since the start of this turn."""
        return list(self._game.recording.used.given)

    def this_turn(self) -> Turn:
        """The turn up to the pending decision."""
        return self._turn(pack(self._game.start), self.given_before, self.turn_so_far)

    def turns_since(self, answers: int) -> list[Turn]:
        """The turns that are over and had not begun when so many answers were given, as far as they
        are kept."""
        found: list[Turn] = []
        before = self.given_before
        for past in reversed(self._game.past):
            before -= len(past.answers.given)
            if before < answers or not past.start:
                break
            found.append(self._turn(past.start, before, list(past.answers.given)))
        return found[::-1]

    def _turn(self, start: bytes, before: int, answers: Sequence[int]) -> Turn:
        """A turn that began after so many answers."""
        later = {at - before: seed for at, seed in self._reseeds.items() if at >= before}
        return Turn(start, self._chance(before), later, tuple(answers))

    def _chance(self, answers: int) -> Seed:
        """The seed of chance after so many answers."""
        reseeds = sorted(self._reseeds.items())
        return [self.seed, *(seed for at, seed in reseeds if at < answers)][-1]

    # ---- going back, branching off -----------------------------------------------------------

    def undo(self, n: int = 1) -> None:
        """Take back the last n answers, whoever gave them."""
        if self.frozen is not None:
            raise self.frozen
        answers = self.answers
        if not 0 < n <= len(answers):
            raise CoffersError("nothing-to-undo")
        self._start(answers[: len(answers) - n])

    def undoable(self, player: str) -> int:
        """How many of the last answers that player may take back without having learnt anything.

        It ends where somebody else decided or was affected, where a card was drawn, revealed or
        looked at, or the turn passed on.
        """
        seat = self._seat(player)
        learnt = self._game.learnt()
        deciders = self._game.deciders()
        n = 0
        for i in range(len(deciders) - 1, -1, -1):
            if deciders[i] != seat or learnt[i] != learnt[i + 1]:
                break
            n += 1
        return n

    def copy(self, seed: Seed | None = None) -> "Game":
        """The same game, to try something out; a seed changes all chance from here on.

        >>> game = Game(seed=7)
        >>> game.copy(seed=1).view("Anna") == game.view("Anna")
        True
        """
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._reseeds = dict(self._reseeds)
        twin._shown = dict(self._shown)
        if seed is not None:
            twin._reseeds[int(self._game.recording.given())] = _checked_any_seed(seed)
        twin._start(self.answers)
        return twin

    # ---- saving ------------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """The game as a small JSON document."""
        if self._saved is not None:
            return dict(self._saved)
        return {
            "format": FORMAT,
            "version": VERSION,
            "rules": RULES,
            "players": list(self.players),
            "kingdom": list(self.kingdom.cards),
            "bane": self.kingdom.bane,
            "platinum_colony": self.kingdom.platinum_colony,
            **({"beside": list(self.kingdom.beside)} if self.kingdom.beside else {}),
            "edition": self.edition,
            "seed": written_seed(self.seed),
            **({"first_hands": self.first_hands} if self.first_hands else {}),
            "reseeds": [[at, seed] for at, seed in sorted(self._reseeds.items())],
            "answers": self.answers,
            "digests": [[answers, digest] for answers, digest in self.digests().items()],
        }

    def digests(self) -> dict[int, int]:
        """By the number of answers at the end of a turn: what tells the table then from others."""
        return self._game.digests()

    @classmethod
    def load(cls, document: Mapping[str, Any] | str) -> "Game":
        """A game from a document, checked on the way in.

        >>> game = Game(seed=7)
        >>> game.answer("end treasures")
        >>> Game.load(game.save()).decision == game.decision
        True
        """
        saved = _checked_document(document)
        kingdom = Kingdom.of(
            saved["kingdom"],
            bane=saved["bane"],
            platinum_colony=saved["platinum_colony"],
            beside=saved.get("beside", ()),
            complete=False,
        )
        game = cls.__new__(cls)
        seed = _checked_any_seed(saved["seed"])
        game.first_hands = saved.get("first_hands")
        game._sit_down(names_of_old(saved["players"]), kingdom, saved["edition"], seed)
        game._reseeds = dict(saved["reseeds"])
        game._start_saved(saved)
        return game

    def _start_saved(self, saved: Mapping[str, Any]) -> None:
        """Play a saved game again; what does not come out the same is damaged, or was played by
        other rules."""
        problem: DamagedSave | None = None
        try:
            self._start(saved["answers"])
        except DamagedSave as fault:
            problem = fault
        here = self.digests()
        agreed = 0
        for answers, digest in saved["digests"]:
            if here.get(answers) != digest:
                problem = problem or DamagedSave("save-answer", number=answers)
                break
            agreed = answers
        if problem is None:
            return
        if saved["rules"] == RULES:
            raise problem
        self._start(saved["answers"][:agreed])
        self._saved = saved
        self.frozen = CoffersError(
            "save-other-rules", rules=saved["rules"], known=RULES, answers=agreed
        )


def secret_seed() -> str:
    """A seed that nobody can find out, not even by trying all there are: 256 bits."""
    return secrets.token_hex(32)


def derived_seed(seed: Seed, purpose: str) -> int:
    """A seed for other dice than those of the game, from which nobody can reckon back to it."""
    digest = hashlib.sha256(f"{seed}/{purpose}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def written_seed(seed: Seed) -> Seed:
    """A seed as it can stand in a document: what is too large for JSON as 16 digits."""
    return f"{seed:016x}" if isinstance(seed, int) and seed > LARGEST_SEED else seed


def checked_opening(opening: str | None) -> str | None:
    """One of the openings that everybody can have; None is the luck of the deal."""
    if opening is not None and opening not in OPENINGS:
        raise CoffersError(
            "unknown-opening",
            opening=str(opening),
            known=", ".join(OPENINGS),
            suggestion=suggestion(str(opening), OPENINGS),
        )
    return opening


def check_usual(setup: Setup) -> None:
    """Complain where not everybody starts with seven Coppers and three Estates."""
    if not is_usual(setup):
        raise CoffersError("unusual-deck")


def _is_seed(seed: object) -> bool:
    if isinstance(seed, str):
        return SECRET_SEED.fullmatch(seed) is not None
    return type(seed) is int and 0 <= seed <= LARGEST_SEED


def _checked_seed(seed: int) -> int:
    if not isinstance(seed, int) or not _is_seed(seed):
        raise CoffersError("seed", seed=str(seed), most=str(LARGEST_SEED))
    return seed


def _checked_any_seed(seed: Seed) -> Seed:
    if not isinstance(seed, str):
        return _checked_seed(seed)
    if WIDE_SEED.fullmatch(seed):
        return int(seed, 16)
    if not _is_seed(seed):  # perhaps it is one with a slip in it: a secret is not repeated
        raise CoffersError("secret-seed", length=len(seed))
    return seed


_FIELDS: dict[str, type | tuple[type, ...]] = {
    "players": list,
    "kingdom": list,
    "bane": (str, type(None)),
    "platinum_colony": bool,
    "edition": str,
    "seed": (int, str),
    "reseeds": list,
    "answers": list,
    "rules": int,
    "digests": list,
}


_WORDS = ("players", "kingdom", "beside")
MOST_WORDS = 20  # more than there can be players or cards in a kingdom


def _checked_document(document: Mapping[str, Any] | str) -> Mapping[str, Any]:
    """A document whose fields are all there and of the right type."""
    if isinstance(document, str):
        try:
            document = read_json(document)
        except Malformed as fault:
            raise DamagedSave("save-not-json", problem=str(fault)) from None
    if not isinstance(document, Mapping) or document.get("format") != FORMAT:
        raise DamagedSave("save-not-a-game")
    version = document.get("version")
    if not isinstance(version, int) or version < 1:
        raise DamagedSave("save-not-a-game")
    if version > VERSION:
        raise DamagedSave("save-newer", version=version, known=VERSION)
    if version < VERSION:
        raise DamagedSave("save-older", version=version, known=VERSION)
    for field, kind in _FIELDS.items():
        if field not in document or not isinstance(document[field], kind):
            raise DamagedSave("save-field", field=field)
    for field in _WORDS:
        words = document.get(field, [])
        if not isinstance(words, list) or len(words) > MOST_WORDS:
            raise DamagedSave("save-field", field=field)
        if not all(isinstance(entry, str) for entry in words):
            raise DamagedSave("save-field", field=field)
    if not all(type(entry) is int and entry in ANSWERS for entry in document["answers"]):
        raise DamagedSave("save-field", field="answers")
    for field, kind in (("reseeds", (int, str)), ("digests", int)):
        if not all(
            isinstance(pair, list)
            and len(pair) == 2
            and isinstance(pair[0], int)
            and isinstance(pair[1], kind)
            and all(map(_is_seed, pair))
            for pair in document[field]
        ):
            raise DamagedSave("save-field", field=field)
    if document.get("first_hands") not in (None, *OPENINGS):
        raise DamagedSave("save-field", field="first_hands")
    if document["rules"] > RULES:
        raise DamagedSave("save-newer-rules", rules=document["rules"], known=RULES)
    return document
