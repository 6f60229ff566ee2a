"""Somebody who plays the lesson's game as the lesson says (web/src/learn/advice.ts)."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from coffers.server.lessons import lesson

ORDER = ("Market", "Village", "Smithy", "Militia", "Moat")  # in which Actions are played
WORST = ("Province", "Duchy", "Estate", "Curse", "Copper", "Moat", "Silver")  # discarded first
DEAR = 8  # coins: a Province


@dataclass
class Learner:
    """Answers questions by the plan, and notes in which turn what came up first."""

    owned: Counter[str] = field(default_factory=Counter)
    moments: dict[str, int] = field(default_factory=dict)
    hits: int = 0

    def note(self, moment: str, turn: int) -> None:
        self.moments.setdefault(moment, turn)

    def pick(self, question: dict[str, Any], view: dict[str, Any]) -> str:
        """What the lesson advises; `question` as the server asks it."""
        me = next(player for player in view["players"] if player["name"] == view["me"])
        offered = [option["pick"] for option in question["options"]]
        turn = me["turns"]
        if question["kind"] == "discard":
            return self.discarded(offered, turn)
        if question["kind"] == "reveal":
            self.note("reaction", turn)
            return str(offered[0])
        if question["kind"] == "buy":
            return self.bought(offered, view, turn) or str(question["passing"])
        if question["all_treasures"]:
            return "all treasures"
        return self.played(offered, me["hand"], turn)

    def played(self, offered: list[str], hand: list[str], turn: int) -> str:
        card = next(card for card in ORDER if f"play {card}" in offered)
        self.note(card, turn)
        if card == "Village" and "Smithy" in hand:
            self.note("chain", turn)
        return f"play {card}"

    def bought(self, offered: list[str], view: dict[str, Any], turn: int) -> str | None:
        coins, buys = view["coins"], view["buys"]
        if buys > 1:
            self.note("two buys", turn)
        wishes = [card for card, most in lesson().plan if self.owned[card] < most]
        spare = coins == 2 or (buys > 1 and 5 <= coins < DEAR)
        if self.hits and not self.owned["Moat"] and spare:
            wishes.insert(0, "Moat")
        card = next((card for card in wishes if f"buy {card}" in offered), None)
        if card is None:
            return None
        self.owned[card] += 1
        self.note(f"buy {card}", turn)
        return f"buy {card}"

    def discarded(self, offered: list[str], turn: int) -> str:
        self.note("attack", turn)
        self.hits += 1
        return next(pick for card in WORST if (pick := f"discard {card}") in offered)
