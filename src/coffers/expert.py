"""The expert: the bot that looks ahead, asked about a game from outside, on many cores if it may.

A question is a decision with all that somebody in another process needs to think about it.
"""

from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass, replace
from time import perf_counter

from librt.vecs import vec
from mypy_extensions import i64

from coffers.bots.habits import Habits
from coffers.bots.registry import judge, make_thinker
from coffers.bots.search import Search, candidates
from coffers.bots.tuning import Menu
from coffers.bots.weighing import Weighing, weighing_of
from coffers.engine.decisions import Agent, Decision
from coffers.engine.diary import Diary
from coffers.engine.player import Player
from coffers.engine.replay import Recording, WaitingGame
from coffers.engine.setup import Setup
from coffers.game import Game, Turn
from coffers.kingdoms import Kingdom

Scores = list[list[float]]  # `Habits.scores`, as they are sent from process to process


@dataclass(frozen=True, slots=True)
class Question:
    """What to do at a decision of a game."""

    kingdom: Kingdom
    edition: str
    players: int
    turn: Turn  # up to that decision
    seconds: float  # to think
    games: int  # to play out after each answer at most
    seed: int  # of the dice for looking ahead
    first: int | None = None  # the answer to be surpassed, if it is not the bot's own
    menu: Menu | None = None  # for the kingdom, to play by without a thought
    horizon: int | None = None  # turns after which positions are judged; none: games are played out
    habits: Scores | None = None  # what is thought of everybody, if it is guessed how they play
    unseen: tuple[Turn, ...] = ()  # turns that whoever guesses has not seen yet


def question(
    game: Game,
    seconds: float,
    seed: int,
    *,
    games: int = 20_000,
    first: int | None = None,
    menu: Menu | None = None,
    horizon: int | None = None,
    habits: Scores | None = None,
    unseen: Sequence[Turn] = (),
) -> Question:
    """What to do now in a game."""
    return Question(
        game.kingdom,
        game.edition,
        len(game.players),
        game.this_turn(),
        seconds,
        games,
        seed,
        first,
        menu,
        horizon,
        habits,
        tuple(unseen),
    )


class Asked:
    """The expert at a table of its own, at the decision that a question is about."""

    def __init__(self, asked: Question) -> None:
        setup = asked.kingdom.setup(asked.players, asked.edition)
        waiting = _waiting(asked, setup)
        waiting.keep_diary()
        self.decision = waiting.recording.pending
        self.me = waiting.table.players[self.decision.decider]
        self.bot = Search(setup, asked.seconds, asked.seed, asked.games, menu=asked.menu)
        if asked.horizon is not None:
            self.bot.value, self.bot.horizon = judge(setup), asked.horizon
        if asked.habits is not None:
            self.bot.habits = Habits(setup, self.bot.own)
            self.bot.habits.remember(asked.habits)
        self.first: int = asked.first if asked.first is not None else self._usual()

    def _usual(self) -> int:
        return self.bot.usual(self.me, self.decision)

    def weigh(self) -> Weighing:
        return self.bot.ponder(self.me, self.decision, self.first)

    def candidates(self) -> list[int]:
        """What may be worth a thought, the first answer first."""
        return list(candidates(self.me, self.decision, self.first))

    def compare(self, answers: Sequence[int], games: int) -> Weighing:
        """Play just so many games out after each of these answers, on the same shuffles."""
        found = Weighing(vec[i64](list(answers)))
        diary = self.me.table.diary
        assert diary is not None
        ahead = self.bot.ahead(self.me.index, diary)
        for _ in range(games):
            self.bot.play_all(ahead, found)
        return found


def weigh(asked: Question) -> Weighing:
    """Think about a question, in this process, on one core."""
    return Asked(asked).weigh()


def is_open(game: Game, answer: int) -> bool:
    """Whether, in place of that answer, something else could be worth a thought now."""
    d = game.engine_decision
    me = game.table.players[d.decider]
    return len(candidates(me, d, answer)) > 1


def _waiting(asked: Question, setup: Setup) -> WaitingGame:
    """The game of a question, at the decision that it is about."""
    recording = Recording(dict(asked.turn.reseeds))
    waiting = WaitingGame(asked.turn.table(setup, [recording] * asked.players), recording)
    recording.set_answers(list(asked.turn.answers))
    waiting.go_on()
    return waiting


def numbers(asked: Question) -> list[list[int]]:
    """What comes of thinking about a question, as it is sent from process to process."""
    return weigh(asked).numbers()


def weigh_together(asked: Question, workers: Executor, n: int) -> Weighing:
    """Think about a question in n processes at once, each on shuffles of its own."""
    parts = [workers.submit(numbers, replace(asked, seed=asked.seed * n + i)) for i in range(n)]
    return together([part.result() for part in parts])


def together(parts: Sequence[list[list[int]]]) -> Weighing:
    """What several have found out about the same question."""
    found = Weighing(vec[i64](parts[0][0]))
    for part in parts:
        found.add(weighing_of(part))
    return found


# ---- a turn, piece by piece --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mood:
    """What a thinker remembers from one piece of a turn to the next."""

    turn: int = -1  # the turn it thought about...
    thoughts: int = 0  # ... and how often
    saved: float | None = None  # seconds that it did not need; at first, what one begins with
    menu: Menu | None = None  # that it goes by, if it is not the kingdom's any more
    habits: Scores | None = None  # what it thinks of everybody, if it guesses how they play


@dataclass(frozen=True, slots=True)
class Piece:
    """A few answers of a turn, and the mood after them."""

    answers: list[int]
    mood: Mood


def play_on(asked: Question, bot: str, mood: Mood, seconds: float) -> Piece:
    """Decide for whoever is asked, until somebody else is, the turn is another's, or so many
    seconds are over: at least once, and no thought is broken off."""
    setup = asked.kingdom.setup(asked.players, asked.edition)
    waiting = _waiting(asked, setup)
    menu = () if asked.menu is None else asked.menu
    thinker = make_thinker(bot, setup, asked.seed, asked.seconds, menu)
    thinker.turn, thinker.thoughts = mood.turn, mood.thoughts
    if mood.saved is not None:
        thinker.saved = mood.saved
    if asked.menu is None:  # it is still being made up: there is no sense in changing it
        thinker.patient = False
    if mood.menu is not None:
        thinker.go_by(mood.menu)
    seat = waiting.recording.pending.decider
    if thinker.habits is not None:
        if mood.habits is not None:
            thinker.habits.remember(mood.habits)
        for turn in asked.unseen:
            turn.show(setup, thinker, seat)
    answers: list[int] = []
    until = perf_counter() + seconds
    while True:
        waiting.keep_diary()
        d = waiting.recording.pending
        answer = thinker.choose(waiting.table.players[seat], d)
        answers.append(answer)
        waiting.answer(answer)
        if waiting.start.finished or waiting.recording.pending.decider != seat:
            break
        if waiting.table.current().controller != seat or perf_counter() >= until:
            break
    going_by = None if thinker.menu == menu else thinker.menu
    habits = scores_of(thinker) or mood.habits  # who is in haste does not guess
    return Piece(answers, Mood(thinker.turn, thinker.thoughts, thinker.saved, going_by, habits))


def scores_of(bot: Search) -> Scores | None:
    """What a bot thinks of everybody, if it guesses how they play."""
    if bot.habits is None:
        return None
    return [list(of_player) for of_player in bot.habits.scores]


# ---- at a table of this process ----------------------------------------------------------------


class Team(Agent):
    """A bot that looks ahead in several processes at once, for a game of this one."""

    def __init__(self, game: Game, bot: Search, seed: int, workers: Executor, n: int) -> None:
        """The bot says how much time there is, and by which menu to go; n processes think."""
        self.game = game
        self.bot = bot
        self.seed = seed
        self.workers = workers
        self.n = n

    def looks_ahead(self) -> bool:
        return True

    def see_turn(self, seat: int, turn: Diary) -> None:
        self.bot.see_turn(seat, turn)

    def choose(self, me: Player, d: Decision) -> int:
        self.seed += 1
        self.bot.reconsider(me, d)
        began = perf_counter()
        bot = self.bot
        asked = question(
            self.game,
            bot.allowed(me),
            self.seed,
            menu=bot.menu,
            horizon=None if bot.value is None else int(bot.horizon),
            habits=scores_of(bot),
        )
        try:
            found = weigh_together(asked, self.workers, self.n)
        except BrokenExecutor:  # somebody has ended the processes: it goes on alone
            return int(self.bot.choose(me, d))
        if len(found.answers) > 1:
            self.bot.spend(perf_counter() - began)
        else:
            self.bot.thoughts -= 1  # it was not worth one
        return int(found.answers[found.best()])
