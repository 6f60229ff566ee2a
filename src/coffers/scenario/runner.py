"""Runs scenarios, strictly: a step must match what is pending, a zone is compared whole."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from coffers.cards.library import all_facts, card_name, declared
from coffers.engine import vocabulary as v
from coffers.engine.costs import written
from coffers.engine.declared import Mat
from coffers.engine.player import Player
from coffers.engine.scoring import scores, winners
from coffers.engine.setup import hears
from coffers.engine.showing import hand_names, names, play_names
from coffers.engine.table import Table
from coffers.errors import CoffersError, harmless_details
from coffers.game import Game
from coffers.kingdoms.sets import find
from coffers.picks import answers
from coffers.scenario.document import (
    EXPECT_KEYS,
    TURN_COUNTERS,
    Scenario,
    Step,
    cards,
    senseless,
    table_of,
    whole_number,
)
from coffers.scenario.position import card_numbers, start
from coffers.texts import current
from coffers.views import PHASES, Event, PlayerView, View

VERBS = {
    **{name: (name,) for name in v.KIND_NAMES},
    "set aside": ("set aside", "discard", "choose set aside"),
    "take": ("take", "reveal"),
}
"""The words by which a step may pick an option of each kind."""


@dataclass(frozen=True, slots=True)
class Failure:
    """Where a scenario went another way than its script, and how things stood then."""

    scenario: Scenario
    line: int
    problem: str
    position: tuple[str, ...] = ()
    log: tuple[str, ...] = ()

    def __str__(self) -> str:
        language = current()
        head = f"{self.scenario.file}:{self.line}: {self.scenario.title}"
        parts = [head, f"  {self.problem}"]
        if self.position:
            parts += [f"  {language.text('scenario-position')}"]
            parts += [f"    {line}" for line in self.position]
        if self.log:
            parts += [f"  {language.text('scenario-log')}"]
            parts += [f"    {line}" for line in self.log]
        return "\n".join(parts)


class _Wrong(Exception):
    """A step that does not come out as written."""


@dataclass(slots=True)
class _Run:
    scenario: Scenario
    game: Game
    line: int = field(default=0)
    since: int = field(default=0)  # how many events there were before the last pick

    # ---- steps -------------------------------------------------------------------------------

    def take(self, step: Step) -> None:
        self.line = step.line
        if step.word == "expect":
            self.expect(step.what)
        elif step.word == "offered":
            for player, options in step.what.items():
                self.offered(player, options)
        elif step.word == "must":
            self.must(str(step.what))
        elif step.word == "sees":
            for player, seen in step.what.items():
                self.sees(player, seen)
        elif step.word in ("told", "not told"):
            for player, lines in step.what.items():
                self.told(player, _entries(lines), step.word == "told")
        elif step.word == "not offered":
            for player, options in step.what.items():
                self.not_offered(player, options)
        else:
            self.pick(step.word, step.what)

    def pick(self, player: str, what: object) -> None:
        word = "no" if what is False else " ".join(str(what).split())
        if self.game.over:
            self.wrong("scenario-game-over", player=player, pick=word)
        decision = self.game.decision
        if decision.player != player:
            self.wrong(
                "scenario-other-player",
                player=player,
                pick=word,
                asked=decision.player,
                offered="; ".join(decision.words()),
            )
        try:
            answer = self.meant(word)
            self.since = len(self.game.events())
            self.game.answer_number(answer)
        except CoffersError as fault:
            self.wrong("scenario-fault", problem=str(fault))

    def meant(self, word: str) -> int:
        """The answer to the pending decision that a pick of a scenario means."""
        decision = self.game.decision
        folded = word.casefold()
        if decision.passing and folded in _passing_words(decision.passing):
            return v.NONE
        if decision.all_treasures and folded == "all treasures":
            return v.ALL_TREASURES
        for verb in VERBS[decision.kind]:
            if folded == verb and len(decision.options) == 1:
                return next(iter(self.options().values()))
            if folded.startswith(verb + " "):
                found = self.option(word[len(verb) + 1 :])
                if found is not None:
                    return found
        self.wrong("scenario-not-offered", pick=word, offered="; ".join(decision.words()))
        return v.NONE

    def options(self) -> dict[str, int]:
        return answers(self.game.engine_decision, self.game.setup, self.game.players)

    def option(self, name: str) -> int | None:
        options = {key.casefold(): value for key, value in self.options().items()}
        found = options.get(name.casefold())
        if found is None:
            try:
                found = options.get(card_name(name).casefold())
            except CoffersError:
                return None
        return found

    # ---- checks ------------------------------------------------------------------------------

    def offered(self, player: str, expected: object) -> None:
        """Exactly these options, passing apart."""
        decision = None if self.game.over else self.game.decision
        if decision is None or decision.player != player:
            asked = decision.player if decision else "-"
            self.wrong("scenario-not-asked", player=player, asked=asked)
        wanted = {self.bare(entry) for entry in _entries(expected)}
        there = {name.casefold() for name in self.options()}
        if wanted != there:
            self.wrong(
                "scenario-offered",
                expected=", ".join(sorted(wanted)),
                offered=", ".join(sorted(there)),
            )

    def must(self, player: str) -> None:
        """That player is asked something and cannot pass."""
        decision = None if self.game.over else self.game.decision
        if decision is None or decision.player != player:
            self.wrong(
                "scenario-not-asked", player=player, asked=decision.player if decision else "-"
            )
        elif decision.passing:
            self.wrong("scenario-is-offered", option=decision.passing)

    def not_offered(self, player: str, unexpected: object) -> None:
        if self.game.over or self.game.decision.player != player:
            return
        decision = self.game.decision
        there = {name.casefold() for name in self.options()}
        for entry in _entries(unexpected):
            verb = entry.split(" ", 1)[0].casefold()
            if verb in v.KIND_NAMES and verb not in VERBS[decision.kind]:
                continue
            if self.bare(entry) in there:
                self.wrong("scenario-is-offered", option=entry)

    def bare(self, entry: str) -> str:
        """An option without its verb."""
        decision = self.game.decision
        folded = entry.casefold()
        for verb in VERBS[decision.kind]:
            if folded.startswith(verb + " "):
                entry = entry[len(verb) + 1 :]
                break
        try:
            return card_name(entry).casefold()
        except CoffersError:
            return entry.casefold()

    def sees(self, viewer: str, expected: Mapping[str, Any]) -> None:
        """What that player may know, and what is hidden from them."""
        view = self.game.view(viewer)
        for key, value in expected.items():
            if key == "prizes":
                left = [p.card for p in view.piles if not p.in_supply and p.left]
                self.compare(f"{viewer}: prizes", value, left)
            elif key == "trash":
                self.compare(f"{viewer}: trash", value, list(view.trash))
            else:
                for what, wanted in value.items():
                    found = seen_in_turn(view, key, what)
                    if what == "next_turn":  # everybody knows what was promised
                        found = player_facts(self.player(key), what)
                    elif found is None:
                        found = seen_thing(view.player(key), what)
                    self.compare(f"{viewer}: {key}.{what}", wanted, found)

    def told(self, viewer: str, lines: list[str], wanted: bool) -> None:
        """What that player was told since the last pick: "Ben revealed Copper x2"."""
        heard = [said(e) for e in self.game.events(viewer, self.since)]
        in_full = [said_in_full(e) for e in self.game.events(viewer, self.since)]
        after = 0  # what is told is told in this order
        for line in lines:
            at = [i for i in range(after, len(heard)) if line in (heard[i], in_full[i])]
            found = bool(at)
            if found and wanted:
                after = at[0] + 1
            if found != wanted:
                self.wrong(
                    "scenario-told" if wanted else "scenario-not-told",
                    player=viewer,
                    line=line,
                    heard="; ".join(heard),
                )

    def expect(self, expected: Mapping[str, Any]) -> None:
        table = self.game.table
        for key, value in expected.items():
            if key in self.game.players:
                for zone, wanted in value.items():
                    found = player_facts(self.player(key), zone)
                    self.compare(f"{key}.{zone}", wanted, found)
            elif key in ("supply", "costs"):
                self.expect_piles(key, value)
            elif key == "turn" and isinstance(value, Mapping):
                for part, wanted in value.items():
                    self.compare(f"turn.{part}", wanted, turn_fact(self.game, table, part))
            else:
                self.compare(key, value, table_facts(self.game, table, key))

    def player(self, name: str) -> Player:
        return self.game.table.players[self.game.players.index(name)]

    def expect_piles(self, key: str, expected: Mapping[str, Any]) -> None:
        table = self.game.table
        numbers = card_numbers(self.game.setup)
        for name, wanted in table_of(key, expected).items():
            c = numbers.get(card_name(str(name)))
            if c is None:
                if wanted is not None:
                    self.wrong("scenario-fault", problem=str(name))
                continue
            found = written(table.cost(c)) if key == "costs" else pile_left(table, c)
            self.compare(f"{key}.{name}", wanted, found)

    def compare(self, where: str, wanted: Any, found: Any) -> None:
        if isinstance(found, list) and isinstance(wanted, int) and not isinstance(wanted, bool):
            found = len(found)
        elif isinstance(found, list):
            wanted = [str(w) for w in _entries(wanted)]
            if not where.endswith("winners"):
                wanted = cards(wanted)
            if not where.endswith(".deck"):
                wanted, found = Counter(wanted), Counter(found)
        elif isinstance(found, str):
            wanted = str(wanted)
        if wanted != found:
            self.wrong("scenario-expect", where=where, expected=_said(wanted), found=_said(found))

    def wrong(self, message: str, **details: object) -> None:
        raise _wrong(message, **details)


def _wrong(message: str, **details: object) -> _Wrong:
    return _Wrong(current().text(message, **harmless_details(details)))


def _passing_words(passing: str) -> tuple[str, ...]:
    """ "no" and "done" both pick nothing (more); the end of a phase is said as such."""
    return ("no", "done") if passing in ("no", "done") else (passing,)


def _entries(entries: object) -> list[str]:
    if isinstance(entries, Iterable) and not isinstance(entries, str):
        return [str(entry) for entry in entries]
    return [] if entries is None else [str(entries)]


def _said(value: object) -> str:
    if isinstance(value, Counter):
        return ", ".join(f"{c} x{n}" if n > 1 else c for c, n in sorted(value.items())) or "-"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "-"
    return str(value)


def pile_left(table: Table, c: int) -> int | None:
    """Cards left on a pile, or of a card in a pile of different ones; None if there is none."""
    setup = table.setup
    if not setup.in_supply(c):
        return None  # "supply: {Followers: null}": not in the Supply
    pile = setup.pile_of[c]
    if pile == c:
        return table.left[c]
    return table.stacks[setup.stack_of[pile]].count(c)


def player_facts(p: Player, key: str) -> Any:
    setup = p.setup
    if key == "hand":
        return list(hand_names(p.hand, setup))
    if key == "deck":
        return list(reversed(names(p.deck, setup)))
    if key == "discard":
        return list(names(p.discards, setup))
    if key == "in_play":
        return list(play_names(p.in_play, setup))
    if key == "set_aside":
        return list(names(p.aside, setup) + names(p.aside_down, setup))
    if key == "next_turn":
        promised = [setup.cards[n.card] for n in p.notes if n.moment == v.TURN_START]
        return [card.name for card in promised if hears(card, "on_next_turn")]
    if key == "estate":
        worn = [g for g in setup.guises if p.mine[g.face] == g.number]
        return setup.cards[worn[0].ability].name if worn else None
    for counter in setup.counters:
        if counter.name == key and counter.of == v.PLAYER:
            return int(p.tokens(counter.first))
    for mat in setup.mats:
        if mat.name == key and mat.of == v.PLAYER:
            return list(names(p.mats[mat.number], setup))
    if key in declared():
        return nothing_of(key)
    return int(getattr(p, key))


def nothing_of(key: str) -> Any:
    """What there is of tokens or a mat that nothing in this game has."""
    return [] if isinstance(declared()[key], Mat) else 0


def turn_fact(game: Game, table: Table, key: str) -> Any:
    """A part of whose turn it is, and where in it."""
    me = table.current()
    if key == "player":
        return game.players[table.turn]
    if key == "phase":
        return PHASES[table.phase]
    if key == "extra":
        return bool(table.extra)
    if key == "possessed_by":
        return None if me.controller == me.index else game.players[me.controller]
    return int(getattr(me, key))


def table_facts(game: Game, table: Table, key: str) -> Any:
    setup = table.setup
    if key == "trash":
        return list(names(table.trash, setup))
    if key == "prizes":
        return [
            card.name for card in setup.cards if card.types & v.PRIZE and table.left[card.number]
        ]
    if key == "kingdom":
        return list(game.kingdom.cards)
    if key in ("events", "landmarks"):
        return [name for name in game.kingdom.beside if f"{all_facts()[name].kind}s" == key]
    for counter in setup.counters:
        if counter.name == key and counter.of == v.TABLE:
            return table.tokens(counter.first)
        if counter.name == key and counter.of == v.PILE:
            found = {card.name: table.tokens_on(counter.first, card.number) for card in setup.cards}
            return {name: n for name, n in found.items() if n}
    for mat in setup.mats:
        if mat.name == key and mat.of == v.TABLE:
            return list(names(table.mats[mat.number], setup))
    if key == "bane":
        return game.kingdom.bane
    if key == "platinum_colony":
        return game.kingdom.platinum_colony
    if key == "empty_piles":
        return table.empty_piles
    if key == "turn":
        return game.players[table.turn]
    if key == "phase":
        return PHASES[table.phase]
    if key == "over":
        return game.over
    if key == "scores":
        return dict(zip(game.players, scores(table), strict=True))
    return [game.players[i] for i in winners(table)] if game.over else []


def describe(game: Game) -> tuple[str, ...]:
    """The position in words, everything open: scenarios have no secrets."""
    table = game.table
    setup = table.setup
    lines = []
    for p, name in zip(table.players, game.players, strict=True):
        zones = []
        mats = [mat.name for mat in setup.mats if mat.of == v.PLAYER]
        for key in ("hand", "in_play", "deck", "discard", "set_aside", *mats):
            facts = player_facts(p, key)
            if facts:
                zones.append(f"{key}: {_said(facts if key == 'deck' else Counter(facts))}")
        counters = [c.name for c in setup.counters if c.of == v.PLAYER]
        zones += [f"{key}: {n}" for key in counters if (n := player_facts(p, key))]
        if p.index == table.turn and not game.over:
            zones.append(f"actions {p.actions}, buys {p.buys}, coins {p.coins}")
            if p.potions:
                zones.append(f"potions {p.potions}")
        lines.append(f"{name}: " + "; ".join(zones))
    if table.trash.n:
        lines.append("trash: " + _said(Counter(names(table.trash, setup))))
    if not game.over:
        lines.append(f"? {game.decision}")
    return tuple(lines)


def said(e: Event) -> str:
    """An event in plain words: "Anna drew Copper", or "Anna drew" where the card is a secret."""
    times = f"x{e.amount}" if e.amount != 1 else ""
    return " ".join(filter(None, (e.player, e.kind, e.card, times)))


def said_in_full(e: Event) -> str:
    """The same with what was chosen, or how many cards lie above: "Anna chose +2 Coins"."""
    if e.kind == "put-into-deck":
        return " ".join(filter(None, (e.player, e.kind, e.card, f"x{e.amount}")))
    return f"{said(e)} {e.label}" if e.label else said(e)


def history(game: Game) -> tuple[str, ...]:
    return tuple(map(said, game.events()))


def seen_in_turn(view: View, player: str, key: str) -> int | None:
    """What the player whose turn it is has left in it, the others nothing."""
    if key not in TURN_COUNTERS:
        return None
    return int(getattr(view, key)) if player == view.turn else 0


def seen_thing(p: PlayerView, key: str) -> Any:
    """A thing of a player as somebody at the table sees it; "hidden" if not at all."""
    if key == "hand":
        return "hidden" if p.hand is None else list(p.hand)
    if key == "in_play":
        return list(p.in_play)
    if key == "set_aside":
        return "hidden" if p.aside_hidden else list(p.aside)
    if key == "set_aside_size":
        return len(p.aside) + p.aside_hidden
    for name, mat in p.mats.items():
        if key == name:
            return "hidden" if mat.cards is None else list(mat.cards)
        if key == f"{name}_size":
            return mat.size
    if key in declared():
        return p.tokens.get(key, nothing_of(key))
    if key.removesuffix("_size") in declared():
        return 0
    return getattr(p, {"deck": "deck_size", "discard": "discard_size"}.get(key, key))


def run_scenario(scenario: Scenario, telling: bool = True) -> Failure | None:
    """Play a scenario; None if everything came out as written.

    Silent, as simulations are played, all must come out the same but what players are told.
    """
    line = scenario.line
    game: Game | None = None
    shares: Counter[str] = Counter()
    deals = 0
    try:
        deals = whole_number("deals", scenario.position.get("deals", 0))
        if not scenario.players:
            return check_set(scenario)
        for seed in range(1, deals + 1) if deals else (None,):
            game = start(scenario, seed)
            if not telling:
                game.silence()
            script = _Run(scenario, game)
            for step in scenario.steps:
                line = step.line
                if step.word == "share":
                    for key in step.what:
                        shares[key] += share_fact(game, key)
                elif telling or step.word not in ("told", "not told"):
                    script.take(step)
        for step in scenario.steps:
            line = step.line
            if step.word == "share":
                check_shares(step, shares, deals)
    except _Wrong as fault:
        if game is None:
            return Failure(scenario, line, str(fault))
        return Failure(scenario, line, str(fault), describe(game), history(game))
    except CoffersError as fault:
        return Failure(scenario, line, str(fault))
    return None


def share_fact(game: Game, key: str) -> bool:
    """Whether something holds in a deal: a fact, or that a card is in the kingdom or its Bane."""
    if key in EXPECT_KEYS:
        return bool(table_facts(game, game.table, key))
    return card_name(key) in (*game.kingdom.cards, game.kingdom.bane)


def check_shares(step: Step, shares: Mapping[str, int], deals: int) -> None:
    """Something must be true in about that share of the deals: within four standard errors."""
    for key, wanted in step.what.items():
        found = shares[key] / max(deals, 1)
        error = (wanted * (1 - wanted) / max(deals, 1)) ** 0.5
        if abs(found - wanted) > 4 * error:
            raise _wrong("scenario-expect", where=key, expected=str(wanted), found=f"{found:.3f}")


def check_set(scenario: Scenario) -> Failure | None:
    """A scenario without players is about a recommended set: what its book says."""
    found = find(str(scenario.position["kingdom"]), scenario.edition)
    facts: dict[str, Any] = {
        "kingdom": list(found.cards),
        "bane": found.bane,
        "platinum_colony": found.platinum_colony,
        "events": list(found.events),
        "landmarks": list(found.landmarks),
        "shelters": found.shelters,
    }
    for step in scenario.steps:
        for key, wanted in table_of(step.word, step.what).items():
            if key not in facts:
                return Failure(scenario, step.line, str(senseless(step.word, key)))
            same = (
                sorted(_entries(wanted)) == sorted(facts[key])
                if isinstance(facts[key], list)
                else wanted == facts[key]
            )
            if not same:
                problem = _wrong(
                    "scenario-expect", where=key, expected=_said(wanted), found=_said(facts[key])
                )
                return Failure(scenario, step.line, str(problem))
    return None
