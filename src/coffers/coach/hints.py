"""A hint for whoever has to decide now: what the expert would do."""

from dataclasses import dataclass

from coffers.bots.ahead import is_own
from coffers.bots.registry import menu_for
from coffers.bots.search import THOUGHT_ABOUT
from coffers.bots.tuning import Menu
from coffers.bots.weighing import Weighing
from coffers.expert import Question, question, weigh
from coffers.game import Game, derived_seed
from coffers.picks import ALL_TREASURES, Decision, pick_of
from coffers.prompts import option_label
from coffers.texts import Language

SECONDS = 1.0  # to think
PREPARATION = 1.5  # seconds to make up a menu, the first time
HARDLY = 0.005  # of a game: less than that is not worth a number


@dataclass(frozen=True, slots=True)
class Hint:
    """What to answer, and what would be next best, if there was anything to think about."""

    pick: str
    chance: float = 0.0  # to win, after it
    next: str | None = None
    lead: float = 0.0  # by which that chance is better than after the next best
    by_habit: bool = False  # there was, but the expert does not look ahead at such decisions

    @property
    def is_advice(self) -> bool:
        """Whether it tells more than what one could see."""
        return self.next is not None


def hint(game: Game, *, seconds: float = SECONDS, games: int = 20_000) -> Hint:
    """What the expert would do now, knowing no more than the player who decides."""
    menu = menu_for(game.setup, PREPARATION)
    asked = hint_question(game, len(game.answers), menu, seconds=seconds, games=games)
    return hint_of(weigh(asked), game)


def hint_question(
    game: Game,
    answers: int,
    menu: Menu | None,
    *,
    seconds: float = SECONDS,
    games: int = 20_000,
) -> Question:
    """What is to be thought about for it, after so many answers, in whatever process."""
    seed = derived_seed(game.seed, f"hint {answers}")
    return question(game, seconds, seed, games=games, menu=menu)


def hint_of(found: Weighing, game: Game) -> Hint:
    """What comes of the thought."""
    picks = [
        pick_of(int(answer), game.engine_decision, game.setup, game.players)
        for answer in found.answers
    ]
    if len(picks) == 1:
        return Hint(picks[0], by_habit=picks[0] != ALL_TREASURES and _is_left_to_habit(game))
    best = int(found.best())
    others = [i for i in range(len(picks)) if i != best]
    after = max(others, key=lambda i: (int(found.alive[i]), found.lead(i)))
    lead = found.chance(best) - found.chance(after)
    return Hint(picks[best], found.chance(best), picks[after], lead)


def _is_left_to_habit(game: Game) -> bool:
    """Whether there is a choice now about which the expert never thinks."""
    d = game.engine_decision
    is_thought_about = (THOUGHT_ABOUT >> d.kind) & 1 and is_own(game.table.players[d.decider], d)
    return not is_thought_about and len(game.decision.words()) > 1


def hint_in_words(found: Hint, decision: Decision, language: Language) -> str:
    """The same in a sentence or two. Of several picks it is about the first."""
    is_first = decision.count > 1 or decision.passing == "done"
    answer = language.text(
        "coach-hint-first" if is_first and found.pick != decision.passing else "coach-hint-answer",
        best=option_label(found.pick, decision, language),
    )
    if found.next is None:
        why = "coach-hint-by-habit" if found.by_habit else "coach-hint-at-once"
        return language.text(why, answer=answer)
    return language.text(
        "coach-hint-even" if found.lead < HARDLY else "coach-hint",
        answer=answer,
        chance=round(100 * found.chance),
        lead=round(100 * found.lead),
        next=option_label(found.next, decision, language),
    )
