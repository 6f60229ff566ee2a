"""A short playthrough of each card, written down: questions, picks, events, and the log of them.

The file of a card, tests/golden/<card>.txt, keeps what was picked and all that came of it, as
everybody at the table sees it. `make golden` writes the files anew with the same picks; where
there is no file yet, or its picks cannot be made any more, it looks for good ones.
"""

import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from coffers.cards.library import all_facts, brought_by, classes
from coffers.errors import CoffersError
from coffers.game import Game
from coffers.kingdoms import Kingdom
from coffers.log import lines
from coffers.picks import Decision
from coffers.scenario.position import PositionGame
from coffers.scenario.runner import describe
from coffers.texts import language, slug
from coffers.views import Event

HOME = Path(__file__).parent
CARDS = sorted(classes())
ENOUGH = 55  # events after which a playthrough ends at the next decision
TRIES = 60  # playthroughs of which the one is kept that has most to tell of its card
WITH_OTHERS = ("Bishop", "Council Room", "Vault", "Tournament", "Advisor", "Contraband")

# What a card needs to show all it can do, beside what all positions have.
SPECIAL: dict[str, dict[str, Any]] = {
    "Province": {"supply": {"Province": 1}, "turn": {"coins": 8}},
    "Colony": {"supply": {"Colony": 1}, "turn": {"coins": 11}},
    "Duchy": {"supply": {"Duchy": 1, "Estate": 1, "Copper": 0}},
    "Witch": {"supply": {"Curse": 1}},
    "City": {"supply": {"Curse": 0, "Moat": 0}},
    "Poacher": {"supply": {"Curse": 0, "Moat": 0}},
    "Young Witch": {"bane": "Cellar"},
    "Trade Route": {"more": ["Gardens"]},
    "Library": {"more": ["Village", "Smithy"]},
    "Vassal": {"deck": ["Village", "Smithy"]},
    "Herald": {"deck": ["Copper", "Spy", "Gold"], "more": ["Spy"]},
    "Venture": {"deck": ["Estate", "Loan", "Copper"], "more": ["Loan"]},
    "Watchtower": {"more": ["Witch"], "hand": ["Witch"], "ben": ["Watchtower"]},
    "Horse Traders": {"more": ["Witch"], "hand": ["Witch"], "ben": ["Horse Traders"]},
    "Moat": {"more": ["Witch"], "hand": ["Witch"]},
    "Cellar": {"hand": ["Copper", "Curse", "Estate"]},
    "Royal Seal": {"hand": ["Workshop", "Copper"]},
    "Talisman": {"turn": {"coins": 8, "buys": 2}},
    "Goons": {"turn": {"coins": 8}},
    "Jester": {"supply": {"Curse": 1}},
    "Thief": {"more": ["Spy"]},
    "Merchant": {"hand": ["Silver", "Silver"]},
    "Peddler": {"turn": {"coins": 4, "buys": 2}},
    "Hoard": {"more": ["Gardens"]},
}


def position(card: str) -> dict[str, Any]:
    """A position in which that card lies where it can do something."""
    facts = all_facts()[card]
    special = SPECIAL.get(card, {})
    action = "Action" in facts.types
    anna = [card, *special.get("hand", ["Copper", "Silver"])]
    if action:
        anna += [card, "Throne Room"] if card != "Throne Room" else [card, "Village"]
    if card in brought_by("Tournament"):
        anna += ["Tournament", "Province"]
    players: dict[str, Any] = {
        "Anna": {
            "hand": anna,
            "deck": [*special.get("deck", ["Estate", card]), "Copper", "Gold"],
            "discard": ["Copper", "Curse", "Silver", "Village", "Duchy"],
        },
        "Ben": {
            "hand": [*special.get("ben", ["Moat"]), "Province", "Curse", "Copper", "Cellar"],
            "deck": ["Silver", "Estate", "Gold"],
            "discard": ["Copper", card, "Estate"],
        },
    }
    if "Attack" in facts.types or card in WITH_OTHERS:
        players["Cleo"] = {
            "hand": ["Copper", "Copper", "Estate", "Estate", "Silver"],
            "deck": [card, "Copper"],
            "discard": ["Duchy", "Moat"],
        }
    kingdom = {"Throne Room", "Village", "Moat", "Cellar", *special.get("more", ())}
    if facts.is_kingdom:
        kingdom.add(card)
    if card in brought_by("Tournament"):
        kingdom.add("Tournament")
    if "bane" in special:
        kingdom.discard(special["bane"])
    return {
        "kingdom": sorted(kingdom),
        "bane": special.get("bane"),
        "supply": special.get("supply"),
        "prizes": [p for p in brought_by("Tournament") if p != card]
        if "Tournament" in kingdom
        else None,
        "trash": ["Silver"],
        "players": players,
        "turn": {"actions": 2, "buys": 2, "coins": 6, **special.get("turn", {})},
    }


def start(card: str, seed: int) -> Game:
    at = position(card)
    kingdom = Kingdom.of(
        at["kingdom"],
        bane=at["bane"],
        platinum_colony=card in ("Platinum", "Colony"),
        complete=False,
    )
    return PositionGame(tuple(at["players"]), kingdom, "2017", seed, at)


# ---- what is written down ----------------------------------------------------------------------


def told(e: Event) -> str:
    """An event with all it says."""
    words = [e.player, e.kind]
    if e.secret:
        words.append("?")
    if e.card is not None:
        words.append(e.card)
    if e.amount != 1:
        words.append(f"x{e.amount}")
    if e.origin is not None or e.to is not None:
        words.append(f"{e.origin or ''}>{e.to or ''}")
    if e.label is not None:
        words.append(f"'{e.label}'")
    if e.source is not None:
        words.append(f"({e.source})")
    return "  " * e.depth + " ".join(words)


def asked(d: Decision) -> str:
    """A question with all it says."""
    words = [f"? {d.player}: {', '.join(d.words())}"]
    for name in ("place", "source", "about", "subject", "reason"):
        value = getattr(d, name)
        if value is not None:
            words.append(f"{name} {value}")
    if d.count != 1:
        words.append(f"count {d.count}")
    return "; ".join(words)


def events_told(game: Game, since: int) -> Iterator[str]:
    """Events as everybody sees them: "[? Ben, all]" says to whom the card is a secret."""
    seats = (*game.players, None)
    for seen in zip(*(game.events(seat, since) for seat in seats), strict=True):
        known = next((event for event in seen if not event.secret), seen[0])
        hidden = [seat or "all" for seat, e in zip(seats, seen, strict=True) if e.secret]
        yield told(known) + (f" [? {', '.join(hidden)}]" if hidden else "")
        unknown = replace(known, card=None, secret=True)
        for event in seen:  # apart from that all see the same
            if event not in (known, unknown):
                yield f"! {told(event)}"


def written(card: str, seed: int, picks: list[str]) -> str:
    """The playthrough of a card with these picks."""
    game = start(card, seed)
    found = [f"{card}, seed {seed}", ""]
    since = 0
    for pick in picks:
        found += events_told(game, since)
        since = len(game.events())
        found += [asked(game.decision), f"> {pick}"]
        game.answer(pick)
    found += events_told(game, since)
    found += ["", *describe(game)]
    for code, reader in (("en", "Anna"), ("de", "Ben")):
        found += ["", f"as {reader} reads it ({code})"]
        told_lines = lines(game.events(reader), language(code), reader)
        found += ["  " * line.indent + line.text for line in told_lines]
    return "\n".join(found) + "\n"


def path(card: str) -> Path:
    return HOME / f"{slug(card)}.txt"


def text(card: str) -> str:
    """What was written down."""
    return path(card).read_text("utf-8")


def kept(card: str) -> tuple[int, list[str]]:
    """The seed and the picks of a file."""
    rows = text(card).splitlines()
    picks = [row.removeprefix("> ") for row in rows if row.startswith("> ")]
    return int(rows[0].rpartition(" ")[2]), picks


# ---- looking for good picks --------------------------------------------------------------------


def preferred(decision: Decision, card: str, chance: random.Random) -> str:
    """Any answer, but rather one that has to do with the card."""
    words = decision.words()
    if decision.all_treasures and chance.random() < 0.5:
        return "all treasures"
    if decision.kind in ("play", "buy", "gain", "take", "reveal"):
        liked = [w for w in words if w in (f"{decision.kind} {card}", "play Throne Room")]
        liked += [w for w in words if w in ("play Witch", "play Tournament", "reveal Province")]
        if liked and chance.random() < 0.8:
            return chance.choice(liked)
        if decision.passing and decision.source is None and chance.random() < 0.6:
            words.remove(decision.passing)
    return chance.choice(words)


def played(card: str, seed: int) -> tuple[Game, list[str]]:
    chance = random.Random(seed)
    game = start(card, seed)
    picks: list[str] = []
    while not game.over and len(game.events()) < ENOUGH:
        picks.append(preferred(game.decision, card, chance))
        game.answer(picks[-1])
    return game, picks


def needed(card: str) -> tuple[str, ...]:
    """What must happen to a card for its playthrough to be one."""
    types = all_facts()[card].types
    if "Action" in types:
        return ("played", "played-again")
    return ("played",) if "Treasure" in types else ("gained",)


def interest(game: Game, card: str) -> int:
    """How many different things a playthrough tells, those about its card above all."""
    things = {
        (e.kind, e.origin, e.to, e.label, e.secret, e.depth, e.player, card in (e.card, e.source))
        for e in game.events("Ben")
    }
    over = 100 * any(thing[0] == "game-over" for thing in things)
    kinds = {e.kind for e in game.events() if e.card == card}
    shown = 1000 * len(kinds.intersection(needed(card)))
    return shown + over + sum(10 if thing[-1] else 1 for thing in things)


def looked_for(card: str) -> tuple[int, list[str]]:
    tries = [(seed, *played(card, seed)) for seed in range(1, TRIES + 1)]
    seed, _, picks = max(tries, key=lambda one: (interest(one[1], card), -one[0]))
    return seed, picks


def write(cards: list[str]) -> None:
    for card in cards or CARDS:
        try:
            found = written(card, *kept(card))
        except (FileNotFoundError, CoffersError):
            found = written(card, *looked_for(card))
        path(card).write_text(found, "utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] != ["--write"]:
        sys.exit(__doc__)
    write(sys.argv[2:])
