"""Plans: strategies that players write as text files.

They are data and never code: whatever stands in one, reading it and playing by it does no harm.

>>> plan = Plan.of_toml('''
... name = "Double Witch"
... buy = ["Province", "Witch max 2", "Gold", "Duchy if left(Province) <= 5", "Silver"]
... ''')
>>> plan.needs
('Witch',)
>>> print(plan.buy[3])
Duchy if left(Province) <= 5
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from coffers.bots.conditions import Begun
from coffers.bots.phases import Phases
from coffers.bots.plan import CardLines, Planned
from coffers.bots.plan_lines import Line
from coffers.cards.library import all_facts
from coffers.engine.decisions import Agent
from coffers.engine.setup import Setup
from coffers.engine.vocabulary import DISCARD, GAIN, NAME, PLAY, TOPDECK, TRASH
from coffers.errors import CoffersError
from coffers.kingdoms import Kingdom
from coffers.strategies.conditions import Place, all_compiled
from coffers.strategies.lines import CardList, Entry, Payment, Phase
from coffers.strategies.reading import ENDS_BEHIND, LISTS, TEXTS, read_text, read_values

COLONY_CARDS = ("Platinum", "Colony")
KINDS = {
    "play": PLAY,
    "trash": TRASH,
    "discard": DISCARD,
    "gain": GAIN,
    "naming": NAME,
    "topdeck": TOPDECK,
}
"""The decisions that lists for one card are about."""


# ---- strategies --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Strategy:
    """Something that plays, with a name and the cards it cannot do without."""

    name: str
    german: str = ""
    about: str = ""
    about_de: str = ""
    needs: tuple[str, ...] = ()
    platinum_colony: bool | None = None  # None: with or without
    style: str = ""  # one of STYLES, or nothing

    def __str__(self) -> str:
        return self.name

    def title(self, language: str) -> str:
        """What it is called in a language."""
        return self.german if language == "de" and self.german else self.name

    def describe(self, language: str) -> str:
        return self.about_de if language == "de" and self.about_de else self.about

    @property
    def likes(self) -> tuple[str, ...]:
        """The Kingdom cards that it can use where they are."""
        return ()

    @property
    def lasts(self) -> bool:
        """Whether one agent can play any number of games, even against itself."""
        return False

    def agent(self, setup: Setup, seed: int = 0) -> Agent:
        """Who plays it in games with that setup; the seed is for those who throw dice."""
        raise NotImplementedError

    def lacks(self, kingdom: Kingdom) -> list[str]:
        """The cards it needs and does not find in a kingdom."""
        there = kingdom.all_cards()
        missing = [card for card in self.needs if card not in there]
        if self.platinum_colony and not kingdom.platinum_colony:
            missing += COLONY_CARDS
        return missing

    def fits(self, kingdom: Kingdom) -> bool:
        unwanted = self.platinum_colony is False and kingdom.platinum_colony
        return not unwanted and not self.lacks(kingdom)

    def check(self, kingdom: Kingdom) -> None:
        """Complain if it cannot be played in a kingdom."""
        missing = self.lacks(kingdom)
        if missing:
            raise CoffersError("strategy-lacks", strategy=self.name, missing=tuple(missing))
        if not self.fits(kingdom):
            raise CoffersError("strategy-without-colony", strategy=self.name)


@dataclass(frozen=True)
class Plan(Strategy):
    """A strategy as players write it: lists of cards with conditions.

    A list that is None is left to the generic bot.
    """

    buy: tuple[Entry, ...] | None = None
    play: tuple[Entry, ...] | None = None
    trash: tuple[Entry, ...] | None = None
    discard: tuple[Entry, ...] | None = None
    gain: tuple[Entry, ...] | None = None
    naming: tuple[Entry, ...] | None = None
    overpay: tuple[Payment, ...] | None = None
    topdeck: tuple[Entry, ...] | None = None
    treasures: tuple[Entry, ...] | None = None
    by_card: tuple[CardList, ...] = ()  # where these cards ask, instead of the lists above
    phases: tuple[Phase, ...] = ()
    ends_while_behind: bool = False

    @staticmethod
    def of_toml(text: str, path: str = "") -> "Plan":
        """Read a plan; what is wrong is said with its line."""
        values = read_values(text, path)
        values.setdefault("needs", kingdom_cards_of(values.get("buy", ())))
        return Plan(**values)

    @staticmethod
    def load(path: str | Path) -> "Plan":
        """Read a plan from a file."""
        return Plan.of_toml(read_text(Path(path)), str(path))

    def as_toml(self) -> str:
        """The plan as a text that a person can read and change."""
        lines = [f"{key} = {quoted(getattr(self, key))}" for key in TEXTS if getattr(self, key)]
        lines.append(f"needs = [{', '.join(map(quoted, self.needs))}]")
        if self.platinum_colony is not None:
            lines.append(f"platinum_colony = {str(self.platinum_colony).lower()}")
        if self.ends_while_behind:
            lines.append(f"{ENDS_BEHIND} = true")
        if self.phases:
            lines.append(list_in_toml("phases", self.phases))
        for key in (*LISTS, "overpay"):
            entries = getattr(self, key)
            if entries is not None:
                lines.append(list_in_toml(key, entries))
        lines += [list_in_toml(quoted(own.title), own.lines) for own in self.by_card]
        return "\n".join(lines) + "\n"

    def entries(self) -> list[Entry]:
        """All lines, list by list."""
        found = [entry for key in LISTS for entry in getattr(self, key) or ()]
        return found + [entry for own in self.by_card for entry in own.lines]

    @property
    def likes(self) -> tuple[str, ...]:
        named = kingdom_cards_of([*self.entries(), *(self.overpay or ())])
        return tuple(card for card in named if card not in self.needs)

    @property
    def lasts(self) -> bool:
        return True

    def agent(self, setup: Setup, seed: int = 0) -> Agent:
        begun = Begun()
        place = Place(
            {card.name: card.number for card in setup.cards},
            tuple(phase.name for phase in self.phases),
            begun,
        )
        numbers = place.numbers

        def lines(entries: tuple[Entry, ...] | None) -> list[Line] | None:
            if entries is None:
                return None
            return [entry.compiled(place) for entry in entries if entry.plays_in(numbers)]

        phases = [all_compiled(phase.alternatives, place) for phase in self.phases]
        return Planned(
            setup,
            lines(self.buy),
            lines(self.play),
            lines(self.trash),
            lines(self.discard),
            lines(self.gain),
            names=lines(self.naming),
            payments=[p.compiled(place) for p in self.overpay or () if p.plays_in(numbers)],
            topdecks=lines(self.topdeck),
            treasures=lines(self.treasures),
            by_card=[
                CardLines(KINDS[own.key], numbers[own.card], lines(own.lines) or [])
                for own in self.by_card
                if own.card in numbers
            ],
            phases=Phases(phases, begun) if phases else None,
            ends_behind=self.ends_while_behind,
        )


def list_in_toml(key: str, lines: Iterable[Entry | Payment | Phase]) -> str:
    listed = "".join(f"  {quoted(str(line))},\n" for line in lines)
    return f"\n{key} = [\n{listed}]"


def quoted(text: str) -> str:
    """A text as TOML writes it, in one line."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def kingdom_cards_of(lines: Iterable[Entry | Payment]) -> tuple[str, ...]:
    """The Kingdom cards that lines are about, without those that they forbid."""
    facts = all_facts()
    wanted = [
        e.card for e in lines if e.card in facts and not (isinstance(e, Entry) and e.most == 0)
    ]
    return tuple(card for card in dict.fromkeys(wanted) if facts[card].is_kingdom)


# ---- those that come with Coffers ----------------------------------------------------------------


SHIPPED = "plan:"  # before the name of one of them, where bots are named, too


@cache
def shipped() -> dict[str, Plan]:
    """The plans that come with Coffers, by the name of their file."""
    folder = files("coffers").joinpath("strategies")
    if not folder.is_dir():
        return {}
    return {
        file.name.removesuffix(".toml"): Plan.of_toml(file.read_text("utf-8"), file.name)
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".toml")
    }
