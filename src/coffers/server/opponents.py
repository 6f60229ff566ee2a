"""Who can sit at a table besides people: the bots, and plans of strategies.

A seat knows a bot by its name, and a strategy that comes with Coffers by `plan:` and the name of
its file. Who brings a plan of their own plays against `plan`; its text is kept with the seat.
"""

import logging
from collections.abc import Mapping
from functools import lru_cache

from coffers.bots.registry import DEFAULT_BOT, THINKING, all_bots, make_bot
from coffers.documents import Malformed
from coffers.engine.decisions import Agent
from coffers.engine.setup import Setup
from coffers.errors import CoffersError, suggestion
from coffers.kingdoms import Kingdom
from coffers.server.messages import SeatWish, StrategyFacts
from coffers.server.records import Seat
from coffers.server.refusals import Refusal
from coffers.server.speech import plain
from coffers.strategies.plans import SHIPPED, Plan, shipped
from coffers.texts import LANGUAGES, Language

OWN = "plan"  # somebody's own
LARGEST = 8_000  # characters of somebody's own plan; the solver writes some 2,000
LONGEST_LINE = 1_000
PLACE = "TOML"  # what a complaint names, for the text has no file here
REMEMBERED = 256  # plans that somebody brought
log = logging.getLogger("coffers.server")


def seat_of(wish: SeatWish) -> Seat:
    """A seat as somebody wishes it to be."""
    if wish.kind == "person":
        return Seat()
    return Seat(bot=wish.bot or DEFAULT_BOT, plan=wish.plan if wish.bot == OWN else None)


def plan_of(seat: Seat) -> Plan | None:
    """The plan by which a seat is played, or None if there is none; a CoffersError if there should
    be one, and it cannot be had."""
    if seat.bot == OWN:
        return read_own(seat.plan or "")
    if seat.bot is None or not seat.bot.startswith(SHIPPED):
        return None
    name = seat.bot.removeprefix(SHIPPED)
    if name not in shipped():
        raise CoffersError(
            "unknown-opponent", strategy=name, suggestion=suggestion(name, shipped())
        )
    return shipped()[name]


@lru_cache(maxsize=REMEMBERED)
def read_own(text: str) -> Plan:
    """The plan that somebody brought."""
    if len(text) > LARGEST:
        raise Refusal(413, "plan-large", most=LARGEST)
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LONGEST_LINE:  # its dots would cost their square
            problem = Malformed("text-long-line", most=LONGEST_LINE)
            raise CoffersError("strategy-at", path=PLACE, line=str(number), problem=problem)
    return Plan.of_toml(text.replace("\r\n", "\n"), PLACE)


def agent(seat: Seat, setup: Setup, seed: int) -> Agent:
    """Who decides at once for a bot's seat."""
    try:
        plan = plan_of(seat)
    except CoffersError as problem:  # it is of another version
        log.warning("%s", problem)
        return make_bot(DEFAULT_BOT, setup, seed)
    if plan is not None:
        return plan.agent(setup, seed)
    return make_bot(without_thought(seat.bot or DEFAULT_BOT), setup, seed)


def without_thought(bot: str) -> str:
    """Who decides for a bot where it may not look ahead."""
    return DEFAULT_BOT if bot in THINKING else bot


def check(seat: Seat, kingdom: Kingdom, setup: Setup, language: Language) -> None:
    """Complain if a bot's seat cannot be played, or not with these cards."""
    if seat.bot is None:
        return
    plan = plan_of(seat)
    if plan is None:
        make_bot(seat.bot, setup, 0)
        return
    title = plan.title(language.code)
    missing = plan.lacks(kingdom)
    if missing:
        raise CoffersError("strategy-lacks", strategy=title, missing=tuple(missing))
    if not plan.fits(kingdom):
        raise CoffersError("strategy-without-colony", strategy=title)


def strategy_facts(name: str, plan: Plan, language: Language) -> StrategyFacts:
    return StrategyFacts(
        name=name,
        label=plan.title(language.code),
        about=plan.describe(language.code),
        style=plan.style,
        needs=plan.needs,
        platinum_colony=plan.platinum_colony,
    )


def all_strategies(language: Language) -> list[StrategyFacts]:
    """The strategies that come with Coffers, by their names in a language."""
    found = [strategy_facts(SHIPPED + name, p, language) for name, p in shipped().items()]
    return sorted(found, key=lambda facts: facts.label.casefold())


def titles(seat: Seat) -> Mapping[str, str] | None:
    """What the bot of a seat is called, in every language."""
    return None if seat.bot is None else _titles(seat.bot, seat.plan)


@lru_cache(maxsize=REMEMBERED)
def _titles(bot: str, plan: str | None) -> Mapping[str, str] | None:
    try:
        found = plan_of(Seat(bot=bot, plan=plan))
    except CoffersError:
        return None
    if found is not None:
        return {code: found.title(code) for code in LANGUAGES}
    if bot not in all_bots():
        return None
    return {code: plain(code).text(f"server-bot-{bot}") for code in LANGUAGES}
