"""The table as text: what a player sees of it, what happened, and what is asked."""

from collections.abc import Iterable, Sequence

from rich import box
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coffers.cards.library import all_facts
from coffers.colours import terminal_style
from coffers.ending import points_made
from coffers.errors import harmless_details
from coffers.game import Game
from coffers.log import Line, lines
from coffers.picks import ALL_TREASURES, Decision
from coffers.prompts import in_coins, option_label, option_words, prompt
from coffers.terminal.input import COMMANDS, NUMBER_KINDS, on_enter
from coffers.texts import Language, slug
from coffers.views import Event, PileView, PlayerView, View

DIM = "dim"
TIMES = "\N{MULTIPLICATION SIGN}"
BASIC_TYPES = ("Treasure", "Victory", "Curse")
Rank = tuple[int, int, int, str]
LAST: Rank = (1000, 0, 0, "")  # the rank of what is not a card: labels, "nothing"...
WIDEST = 100  # lines longer than that are hard to follow
ROUTINE = ("counted-money",)  # left out of what happened lately, like the clean-ups
FEWEST_LOG_LINES = 3  # shown even where the screen is too low for everything


class Screen:
    """Draws for one player, in one language."""

    def __init__(self, console: Console, language: Language, me: str, bots: dict[str, str]) -> None:
        self.console = console
        self.language = language
        self.me = me
        self.bots = bots
        self.notices: list[str] = []  # to be seen with the next table

    def text(self, message: str, **details: object) -> str:
        return self.language.text(f"terminal-{message}", **harmless_details(details))

    def say(self, message: str, **details: object) -> None:
        """One sentence."""
        self.console.print(Text(self.text(message, **details)))

    def say_unbroken(self, message: str, **details: object) -> None:
        """Something to be copied, such as a command: only the terminal may wrap it."""
        self.console.print(Text(self.text(message, **details)), soft_wrap=True)

    def note(self, message: str, **details: object) -> None:
        """One sentence that is shown with the table, which would else wipe it away."""
        self.notices.append(self.text(message, **details))

    def noted(self) -> list[Text]:
        notes = [Text(notice, style="yellow") for notice in self.notices]
        self.notices.clear()
        return notes

    def say_plainly(self, sentence: str) -> None:
        self.console.print(Text(sentence))

    # ---- the whole table ------------------------------------------------------------------------

    def show(self, game: Game) -> None:
        """Everything: the table, what happened lately, and the question."""
        view = game.view(self.me)
        above = Group(
            self.supply(view), self.others(view), self.rule(self.text("log"), self.keys())
        )
        below = Group(*self.noted(), self.mine(view), self.question(game.decision, view))
        recent = self.recent(game.events(self.me))
        if self.console.is_terminal:
            self.console.clear()
            taken = self.height(above) + self.height(below) + 1  # the line to type in
            recent = self.fitting(recent, self.console.height - taken)
        self.console.print(above)
        if recent:
            self.console.print(self.logged(recent))
        self.console.print(below)

    def height(self, what: RenderableType) -> int:
        return len(self.console.render_lines(what, pad=False))

    def fitting(self, log: list[Line], height: int) -> list[Line]:
        """The end of a log that fits on the screen, and a hint where the rest is."""
        height = max(height, FEWEST_LOG_LINES)
        kept = list(log)
        while kept and self.height(self.logged(kept)) > height:
            kept = kept[1:]
        if len(kept) < len(log):
            kept = [Line(self.text("log-cut", key="l"), 1), *kept[1:]]
        return kept

    def rule(self, title: str, end: str = "") -> Text:
        """A line across the screen, with a title and perhaps something at its end."""
        free = min(self.console.width, WIDEST) - len(title) - len(end) - 5
        return Text.assemble(
            ("- ", DIM), (title, "bold"), (f" {'-' * max(free, 1)} {end}".rstrip(), DIM)
        )

    def keys(self) -> str:
        """The keys to know."""
        return "  ".join(f"{key} {self.text(f'command-{name}')}" for key, name in COMMANDS.items())

    # ---- cards ----------------------------------------------------------------------------------

    def card(self, card: str) -> Text:
        style = terminal_style(all_facts()[card].types)
        return Text(self.language.card(card), style=style)

    def cards(self, cards: Iterable[str]) -> Text:
        """Cards in a row, like ones counted: "3x Copper, Moat"."""
        counts: dict[str, int] = {}
        for card in sorted(cards, key=self.rank):
            counts[card] = counts.get(card, 0) + 1
        row = [
            Text.assemble(f"{n}{TIMES} " if n > 1 else "", self.card(card))
            for card, n in counts.items()
        ]
        return Text(", ").join(row) if row else Text(self.text("none"), style=DIM)

    def rank(self, card: str) -> Rank:
        """Basic cards first: Treasures, Victory cards, Curse; all by printed cost, then name."""
        facts = all_facts()[card]
        if facts.kind == "basic":
            return BASIC_TYPES.index(facts.types[0]), facts.cost, facts.potion, ""
        return len(BASIC_TYPES), facts.cost, facts.potion, self.language.card(card)

    def offers(self, decision: Decision) -> list[str]:
        """The answers in the order in which they are numbered; passing is not among them."""

        def rank(pick: str) -> Rank:
            words = option_words(pick, decision)
            return self.rank(words) if words in all_facts() else LAST

        all_at_once = [ALL_TREASURES] if decision.all_treasures else []
        return [*all_at_once, *sorted(decision.options, key=rank)]

    # ---- the Supply -----------------------------------------------------------------------------

    def supply(self, view: View) -> RenderableType:
        """Basic cards to the left, the Kingdom beside them in two columns, both by cost."""
        piles = sorted(view.piles, key=lambda pile: self.rank(pile.name))
        basic = [p for p in piles if all_facts()[p.name].kind == "basic" and p.in_supply]
        kingdom = [p for p in piles if all_facts()[p.name].kind != "basic" and p.in_supply]
        beside = [p for p in piles if not p.in_supply and p.left > 0]
        half = (len(kingdom) + 1) // 2
        columns = Table.grid(padding=(0, 3, 0, 0))
        blocks = [
            self.piles(self.text("basic"), basic),
            self.piles(self.text("kingdom"), kingdom[:half]),
            self.piles("", kingdom[half:]),
        ]
        columns.add_row(*blocks)
        if not beside:
            return columns
        names = self.cards(p.card or p.name for p in beside for _ in range(p.left))
        return Group(columns, Text.assemble((self.text("beside"), "bold"), " ", names))

    def piles(self, title: str, piles: Sequence[PileView]) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False)
        table.add_column("", justify="right", no_wrap=True)
        table.add_column(Text(title, style="bold"), no_wrap=True)
        table.add_column("", justify="right", no_wrap=True)
        for pile in piles:
            facts = all_facts()[pile.card or pile.name]
            cost = Text(pile.cost, style="bold" if pile.cost != facts.price else "")
            if facts.overpay:
                cost.append("+")
            name = self.card(facts.name)
            if facts.name != pile.name:
                name.append(f" ({self.language.card(pile.name)})", style=DIM)
            if pile.is_bane:
                name.append(f" ({self.text('bane')})")
            for token, n in pile.tokens.items():
                name.append(f" {self.token(token, n)}", style="yellow")
            left = Text(f"{TIMES}{pile.left}", style=DIM)
            if pile.left == 0:
                name.stylize("strike dim")
                left.stylize("bold red")
            table.add_row(cost, name, left)
        return table

    # ---- the players ----------------------------------------------------------------------------

    def others(self, view: View) -> RenderableType:
        """What everybody can see of the opponents."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        for player in self.from_my_left(view):
            table.add_row(*self.opponent(player))
        return table

    def from_my_left(self, view: View) -> list[PlayerView]:
        seat = [p.name for p in view.players].index(self.me)
        return [*view.players[seat + 1 :], *view.players[:seat]]

    def opponent(self, player: PlayerView) -> tuple[Text, Text]:
        name = Text(player.name, style="bold")
        bot = self.bots.get(player.name)
        if bot:
            name.append(f" ({bot})", style=DIM)
        row = Text(f"{self.text('hand-size', n=player.hand_size)}  {self.piles_of(player)}")
        for place, cards in self.face_up(player):
            row.append_text(Text.assemble(f"  {place} ", cards))
        return name, row

    def token(self, name: str, n: int) -> str:
        """So many tokens of a kind; one that is somebody's has their name before its own."""
        whose, _, kind = name.rpartition(": ")
        said = self.language.text(f"words-token-{slug(kind)}", n=n)
        return f"{whose}: {said}" if whose else said

    def mat(self, name: str) -> str:
        """What a mat is called: by its own words, or else like the card that needs it."""
        words = f"words-mat-{slug(name)}"
        if self.language.has(words):
            return self.language.text(words)
        known = {slug(card): card for card in all_facts()}
        card = known.get(slug(name))
        return self.language.card(card) if card else name

    def piles_of(self, player: PlayerView) -> str:
        """Deck, discard pile, and what a player has besides."""
        top = self.language.card(player.top_discard) if player.top_discard else ""
        parts = [
            self.text("deck-size", n=player.deck_size),
            self.text("discard-size", n=player.discard_size, top=top)
            if top
            else self.text("discard-empty"),
        ]
        parts += [self.token(name, n) for name, n in player.tokens.items()]
        parts += [
            f"{self.mat(name)} {mat.size}"
            for name, mat in player.mats.items()
            if mat.size and mat.cards is None
        ]
        if player.aside_hidden:
            parts.append(self.text("aside-hidden", n=player.aside_hidden))
        if player.name != self.me:
            parts.append(self.text("turns", n=player.turns))
        return "  ".join(parts)

    def face_up(self, player: PlayerView) -> list[tuple[str, Text]]:
        """The cards of a player that lie open, and where."""
        found = [(self.text("in-play"), self.in_play(player))] if player.in_play else []
        places = {
            self.text("revealed"): player.revealed,
            self.text("aside"): player.aside,
            **{self.mat(name): mat.cards for name, mat in player.mats.items()},
        }
        return found + [(place, self.cards(cards)) for place, cards in places.items() if cards]

    def in_play(self, player: PlayerView) -> Text:
        """Cards in play, those that will stay there marked and apart from the others."""
        kept = [player.in_play[i] for i in player.staying]
        others = [card for i, card in enumerate(player.in_play) if i not in player.staying]
        rows = [self.cards(others)] if others else []
        if kept:
            rows.append(Text.assemble(self.cards(kept), f" ({self.text('stays', n=len(kept))})"))
        return Text(", ").join(rows)

    def mine(self, view: View) -> RenderableType:
        """One's own part of the table."""
        me = view.player(self.me)
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="bold")
        if view.possessed_by == self.me:
            led = view.player(view.turn)
            table.add_row(self.text("hand-of", player=led.name), self.cards(led.hand or ()))
            table.add_row(self.text("own-hand"), self.cards(me.hand or ()))
        else:
            table.add_row(self.text("hand"), self.cards(me.hand or ()))
        for place, cards in self.face_up(me):
            table.add_row(place, cards)
        more = Text(self.piles_of(me))
        if view.trash:
            more.append(f"  {self.text('trash', n=len(view.trash))}")
        for name, n in view.tokens.items():
            more.append(f"  {self.token(name, n)}")
        table.add_row(self.text("piles"), more)
        return Group(self.rule(self.status(view)), table)

    def status(self, view: View) -> str:
        """Whose turn it is, and what is left in it."""
        counts = {"actions": view.actions, "buys": view.buys, "coins": view.coins}
        if view.potions or any(pile.name == "Potion" for pile in view.piles):
            counts["potions"] = view.potions
        message = "status-extra" if view.extra else "status"
        if view.possessed_by is not None:
            message = "status-possessed"
        return self.text(
            message,
            me="yes" if view.turn == self.me else "no",
            player=view.turn,
            turn=view.player(view.turn).turns,
            left=", ".join(self.language.text(f"words-{of}", n=n) for of, n in counts.items()),
            by=view.possessed_by or "",
            **{"by-me": "yes" if view.possessed_by == self.me else "no"},
        )

    # ---- the question ---------------------------------------------------------------------------

    def question(self, decision: Decision, view: View) -> RenderableType:
        """What is asked, and the numbered offers."""
        asked = Text(prompt(decision, self.language, view), style="bold cyan")
        if decision.kind in NUMBER_KINDS and in_coins(decision):
            return asked
        options = [
            Text.assemble((f"{key:>2} ", "bold"), option_label(pick, decision, self.language))
            for key, pick in self.typed(decision)
        ]
        return Group(asked, Columns(options, padding=(0, 2)))

    def typed(self, decision: Decision) -> list[tuple[str, str]]:
        """What to type for each answer: its number, or itself if it is one ("2P")."""
        offers = self.offers(decision)
        if decision.kind in NUMBER_KINDS:
            return [(option_words(pick, decision), pick) for pick in offers]
        return [(str(i), pick) for i, pick in enumerate(offers, 1)]

    def ask_again(self, game: Game) -> None:
        """The question once more, below something long."""
        self.console.print()
        self.console.print(self.question(game.decision, game.view(self.me)))

    def entry(self, decision: Decision) -> str:
        """What stands before the cursor."""
        pick = on_enter(decision)
        if pick is None:
            return "> "
        return self.text("entry", default=option_label(pick, decision, self.language)) + " "

    # ---- the log --------------------------------------------------------------------------------

    def recent(self, events: Sequence[Event]) -> list[Line]:
        """What happened since my last turn, without the clean-ups."""
        told: list[Event] = []
        cleaning = False
        for event in events[self.since_my_last_turn(events) :]:
            if event.kind in ("turn-started", "game-over"):
                cleaning = False
            elif event.kind == "cleaned-up":
                cleaning = True
            if not cleaning and event.kind not in ROUTINE:
                told.append(event)
        return lines(told, self.language, self.me)

    def since_my_last_turn(self, events: Sequence[Event]) -> int:
        """The number of the event that followed the last turn in which I decided."""
        start = 0
        mine = False
        for i, event in enumerate(events):
            if event.kind == "turn-started":
                if mine:
                    start = i
                mine = event.player == self.me
            elif event.kind == "possessed":
                mine = event.label == self.me
        return start

    def logged(self, log: Iterable[Line]) -> Text:
        rows = [
            Text("  " * line.indent + line.text, style="bold" if line.indent == 0 else DIM)
            for line in log
        ]
        return Text("\n").join(rows)

    def whole_log(self, events: Sequence[Event]) -> None:
        self.console.print(self.logged(lines(events, self.language, self.me)))

    # ---- cards explained, help ------------------------------------------------------------------

    def explain(self, card: str) -> None:
        """What a card is and does."""
        facts = all_facts()[card]
        cost = facts.price + ("+" if facts.overpay else "")
        types = " - ".join(self.language.text(f"words-type-{t.lower()}") for t in facts.types)
        head = Text.assemble(self.card(card), f"  {self.text('costs', cost=cost)}, {types}")
        head.stylize("bold", 0, len(self.language.card(card)))
        self.console.print(head)
        self.console.print(Padding(Text(self.language.card_text(card)), (0, 0, 0, 3)))

    def help(self, game: Game) -> None:
        empty = self.language.number(game.setup.empty_piles_to_end)
        self.console.print(Text(self.text("help", empty=empty)))
        table = Table.grid(padding=(0, 2, 0, 2))
        for key, name in COMMANDS.items():
            table.add_row(Text(key, style="bold"), Text(self.text(f"help-{name}")))
        self.console.print(table)

    # ---- the end --------------------------------------------------------------------------------

    def show_end(self, game: Game, hints: int = 0) -> None:
        """Scores, what made them, and who has won."""
        result = game.result
        assert result is not None
        self.console.print(*self.noted(), self.logged(self.recent(game.events(self.me))), sep="\n")
        self.console.print()
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(self.text("player"))
        table.add_column(self.text("points"), justify="right")
        table.add_column(self.text("turns-taken"), justify="right")
        table.add_column(self.text("made-of"))
        for name in sorted(game.players, key=lambda name: -result.scores[name]):
            style = "bold" if name in result.winners else ""
            table.add_row(
                Text(name, style=style),
                Text(str(result.scores[name]), style=style),
                str(result.turns[name]),
                self.made(game, name),
            )
        self.console.print(table)
        if self.me not in result.winners:
            self.say("others-win", n=len(result.winners), who=self.listed(result.winners))
        elif len(result.winners) == 1:
            self.say("you-win")
        else:
            others = [name for name in result.winners if name != self.me]
            self.say("you-share", who=self.listed(others))
        if hints:
            self.say("hints-used", n=hints)
        cards = ",".join(self.language.card(card) for card in game.kingdom.cards)
        self.say_unbroken("play-again", cards=cards)

    def listed(self, names: Sequence[str]) -> str:
        return self.language.listing(list(names))

    def made(self, game: Game, player: str) -> Text:
        parts = [
            Text.assemble(f"{n}{TIMES} " if n > 1 else "", self.card(card), f" ({points})")
            for card, n, points in points_made(game, player)
        ]
        tokens = game.view(self.me).player(player).tokens.get("vp", 0)
        if tokens:
            parts.append(Text(self.token("vp", tokens)))
        return Text(", ").join(parts)
