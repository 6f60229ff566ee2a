"""One person against bots: ask, answer, save, until the game is over or somebody leaves."""

from collections.abc import Callable
from pathlib import Path
from shlex import quote
from typing import Literal

from coffers import saves
from coffers.cards.library import all_facts, card_name
from coffers.coach.hints import hint, hint_in_words
from coffers.engine.decisions import Agent
from coffers.errors import CoffersError
from coffers.game import Game
from coffers.prompts import option_words
from coffers.terminal.input import Answer, Command, Unclear, find, meaning
from coffers.terminal.screen import Screen

REVEALING = ("drew", "shuffled", "revealed", "looked-at", "discarded-deck")

Next = Literal["ask", "show", "leave"]  # only the line to type in, the whole table, or nothing more


class Session:
    """A game at the terminal, saved after every answer."""

    def __init__(
        self,
        saved: saves.SavedGame,
        agents: dict[str, Agent],
        screen: Screen,
        read: Callable[[str], str],
        path: Path,
        farewell: str,
    ) -> None:
        """`read` shows its argument and returns a line, or raises EOFError; `farewell` is the
        command that goes on with this game."""
        self.saved = saved
        self.game: Game = saved.game
        self.agents = agents
        self.screen = screen
        self.read = read
        self.path = path
        self.farewell = farewell
        self.me = screen.me
        self.answered_at: int | None = None  # how many events there were at my last answer
        self.saving_failed = False

    def run(self) -> int:
        """Play on; the exit status of the program."""
        try:
            if self.game.frozen is not None:  # played by other rules: it can be looked at
                self.screen.show(self.game)
                self.screen.say_plainly(str(self.game.frozen))
                return 1
            self.save()
            self.let_bots_play()
            while not self.game.over:
                if self.turn_to_me() == "leave":
                    return self.leave()
                self.let_bots_play()
        except (EOFError, KeyboardInterrupt, BrokenPipeError):
            # Nothing is lost: the file holds the game as it was after my last answer, or later.
            return self.leave(suddenly=True)
        self.screen.show_end(self.game, self.saved.hints)
        if not self.saving_failed:
            command = f"coffers analyse {quote(str(self.path))}"
            self.screen.say_unbroken("analyse", command=command)
        return 0

    def let_bots_play(self) -> None:
        """Let the bots decide until it is up to me again."""
        waiting = not self.game.over and self.game.decision.player != self.me
        while not self.game.over and self.game.decision.player != self.me:
            self.game.let(self.agents[self.game.decision.player])
        if waiting:
            self.save()

    def save(self) -> None:
        """Save the game; playing goes on if that fails, but not without a word."""
        try:
            saves.write(self.path, self.saved)
            self.saving_failed = False
        except OSError as problem:
            if not self.saving_failed:
                self.screen.note("not-saved", path=str(self.path), problem=str(problem.strerror))
            self.saving_failed = True

    def leave(self, suddenly: bool = False) -> int:
        """Say where the game is; after a sudden end, the cursor still stands behind a question."""
        try:
            if suddenly:
                self.screen.say_plainly("")
            if self.saving_failed:
                self.screen.say("leave-unsaved", path=str(self.path))
                return 1
            self.screen.say_unbroken("leave", path=str(self.path), command=self.farewell)
        except OSError:
            pass  # nobody is there to read it
        return 0

    # ---- my decisions ---------------------------------------------------------------------------

    def turn_to_me(self) -> Next:
        """Ask until the pending decision has changed, or I leave."""
        self.screen.show(self.game)
        while True:
            line = self.read(self.screen.entry(self.game.decision))
            typed = meaning(
                line,
                self.game.decision,
                self.screen.offers(self.game.decision),
                self.screen.language,
            )
            if isinstance(typed, Answer):
                self.answered_at = len(self.game.events())
                self.game.answer(typed.pick)
                self.save()
                return "show"
            after = self.obey(typed) if isinstance(typed, Command) else self.wonder(typed)
            if after != "ask":
                return after

    def wonder(self, unclear: Unclear) -> Next:
        """Say what was not clear, in one sentence."""
        known = self.screen.language.listing(unclear.known)
        self.screen.say(unclear.message, typed=unclear.typed, known=known)
        return "ask"

    def obey(self, command: Command) -> Next:
        if command.name == "quit":
            return "leave"
        if command.name == "undo":
            return self.undo()
        if command.name == "table":
            self.screen.show(self.game)
            return "ask"
        if command.name == "hint":
            return self.hint()
        if command.name == "log":
            self.screen.whole_log(self.game.events(self.me))
        elif command.name == "help":
            self.screen.help(self.game)
        elif not self.explain(command.about):
            return "ask"
        self.screen.ask_again(self.game)
        return "ask"

    def hint(self) -> Next:
        """Say what the expert would do; if that was advice, note it."""
        found = hint(self.game)
        self.saved.hints += found.is_advice
        self.save()
        self.screen.say_plainly(hint_in_words(found, self.game.decision, self.screen.language))
        return "ask"

    def undo(self) -> Next:
        if self.game.undoable(self.me) == 0:
            self.screen.say(self.why_not_undo())
            return "ask"
        self.game.undo()
        self.save()
        return "show"

    def why_not_undo(self) -> str:
        if not self.game.answers:
            return "no-undo-yet"
        if self.answered_at is None:
            return "no-undo"
        since = self.game.events(self.me, self.answered_at)
        if any(event.kind == "turn-started" for event in since):
            return "no-undo-turn"
        if any(event.kind in REVEALING for event in since):
            return "no-undo-seen"
        return "no-undo"

    # ---- explaining cards -----------------------------------------------------------------------

    def explain(self, wanted: str) -> bool:
        """Explain a card, or those in question; whether there was anything to explain."""
        cards = self.cards_meant(wanted)
        if len(cards) > 1 and wanted:
            known = self.screen.language.listing([self.screen.language.card(c) for c in cards])
            self.screen.say("ambiguous", typed=wanted, known=known)
            return False
        if not cards:
            try:
                cards = [card_name(wanted)]
            except CoffersError as problem:
                self.screen.say_plainly(str(problem))
                return False
        for card in cards:
            self.screen.explain(card)
        return True

    def cards_meant(self, wanted: str) -> list[str]:
        """The cards of this game that somebody wants explained."""
        decision = self.game.decision
        if not wanted:
            asking = [card for card in (decision.source, decision.about) if card]
            return list(dict.fromkeys(asking)) or sorted(
                self.game.kingdom.cards, key=self.screen.rank
            )
        offers = self.screen.offers(decision)
        if wanted.isdecimal() and 1 <= int(wanted[:9]) <= len(offers):
            words = option_words(offers[int(wanted[:9]) - 1], decision)
            return [words] if words in all_facts() else []
        names = {
            card.name: [card.name, self.screen.language.card(card.name)]
            for card in self.game.setup.cards
        }
        return find(wanted, names)
