"""What a card is worth to a certain deck."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coffers.bots.hint import Hint
from coffers.bots.knowledge import knowledge
from coffers.engine.piles import lowest, only
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.vocabulary import ACTION, COPPER, CURSE, ESTATE, NONE, PROVINCE

WORST: Final = -1000000  # a value that any card exceeds
WINS: Final = 100000  # ending the game with a win
COIN: Final = 55  # a coin more each turn, in hundredths of a point per turn left
TOKEN: Final = 1200  # a coin kept in the Coffers, in thousandths of a point
CLUTTER: Final = 1000  # what a Copper costs beyond what it brings, in thousandths of a point
PACE: Final = 50  # Provinces that a good deck buys in a turn, in hundredths
MISSING_COIN: Final = 20  # tenths of a turn until a deck brings a coin more
LAST_TURN: Final = 4  # of the last turn so many tenths are gone
GROWTH: Final = 3  # a third of the turns left will bring a card...
GROWN: Final = 20  # ... of so many tenths of a coin
FORESIGHT: Final = 4  # how much the deck grown that way counts, in tenths
TRASHED: Final = 3  # of the junk that could be trashed, how much is in time, in tenths
CURSED: Final = 5  # how much a Curse harms somebody else compared with me, in tenths
COIN_IN_HAND: Final = 60  # what a tenth of a coin is worth this turn, in thousandths of a point

TERMINAL: Final = 8  # an Action that gives fewer tenths of an Action is terminal...
DRAWN_LATE: Final = 1  # others lose tenths of a coin, as a terminal may draw them in vain
VILLAGE: Final = 16  # ... and one that gives so many tenths lets others be played
SCARCE: Final = 1000  # ten-thousandths of an Action that every turn has, whatever is played
CURSER: Final = 5  # tenths of a Curse that a card gives to be counted on for them


def share_seen(size: i64) -> i64:
    """How many of 1000 cards are seen in a turn, if so many tenths of a card do not draw."""
    if size <= 50:
        return 1000
    return 50000 // size


def share_played(n: i64, spare: i64, seen: i64) -> i64:
    """How many of 1000 terminal Actions find an Action to be played with, in a deck with n."""
    # x of them are drawn at random for each Action there is: 1 - exp(-x) are played
    there = 10000 + spare * seen
    if there < SCARCE:  # those that give not quite an Action back have used them up
        there = SCARCE
    x = n * seen * 10000 // there
    return 1000000 // (1000 + x // 2 + x * x // 12000)


def in_a_turn(plain: i64, terminal: i64, played: i64, seen: i64) -> i64:
    """What a turn brings of something, in thousandths, if a deck has so many tenths of it, on
    terminal Actions and elsewhere."""
    return (plain + played * terminal // 1000) * seen // 10


@final
class Outlook:
    """A player's deck: what it brings in, and what a card more or less would change.

    A deck of N cards that draw X of them brings 5 / (N - X) of its coins in a turn; cards that
    draw are not there, as it were. Terminal Actions count as far as there are Actions for them.
    Everything is weighed in points at the end of the game: 1000 is a point.
    """

    setup: Setup
    cards: vec[i64]  # what playing a card brings, by card number; 10 is one
    actions: vec[i64]
    coins: vec[i64]
    buys: vec[i64]
    trashes: vec[i64]
    extras: vec[i64]
    terminals: i64 = 0  # sets of cards
    villages: i64 = 0
    trashers: i64 = 0
    cursers: i64 = 0
    doublers: i64 = 0
    raiders: i64 = 0  # Attacks that do no more harm when they are played again in the same turn
    again: vec[i64]  # how often more a card lets another one be played
    without: i64 = NONE  # a card that one is about to trash, or NONE
    values: vec[i64]  # what gaining a card is worth, as far as it was asked...
    valued: i64 = 0  # ... since one has looked, for these cards
    junk: vec[i64]  # what everybody wants to be rid of, the worst first
    losses: vec[i64]  # what a copy less changes, points apart...
    missed: i64 = 0  # ... for these cards

    size: i64 = 0  # of the deck: cards, times ten
    money: i64 = 0  # tenths of a coin from Treasures and non-terminal Actions
    drawing: i64 = 0  # tenths of a card that the latter draw
    spare: i64 = 0  # tenths of an Action that they leave
    buying: i64 = 0  # tenths of a buy that they give
    extra: i64 = 0  # all else they do, in tenths of a coin
    n_terminals: i64 = 0
    terminal_money: i64 = 0
    terminal_drawing: i64 = 0
    terminal_buying: i64 = 0
    terminal_extra: i64 = 0
    n_actions: i64 = 0
    copied_money: i64 = 0  # what an Action brings on average, for cards that play it again
    copied_drawing: i64 = 0
    trashing: i64 = 0  # tenths of cards that all trashers can trash
    cursing: i64 = 0  # how many cards give out Curses
    raiding: i64 = 0
    played: i64 = 800  # how many of 1000 terminal Actions get played...
    played_later: i64 = 800  # ... when the deck has grown
    seen: i64 = 500  # how many of 1000 cards are seen in a turn
    cash: i64 = 0  # thousandths of a coin in a turn...
    income: i64 = 0  # ... and with what else is as good as coins
    later: i64 = 0  # ... of the deck as it may have grown until the middle of the rest
    growth: i64 = 0
    last: i64 = 8  # Provinces left, as it were, between two players
    price: i64  # of what wins the game
    colony: i64  # or NONE
    turns: i64 = 100  # tenths of a turn until the end of the game

    def __init__(self, setup: Setup, hints: list[Hint], known: dict[str, dict[str, Any]]) -> None:
        n = setup.n_cards
        self.setup = setup
        self.cards = vec[i64]([0] * n)
        self.actions = vec[i64]([0] * n)
        self.coins = vec[i64]([0] * n)
        self.buys = vec[i64]([0] * n)
        self.trashes = vec[i64]([0] * n)
        self.extras = vec[i64]([0] * n)
        self.again = vec[i64]([0] * n)
        self.values = vec[i64]([0] * n)
        self.losses = vec[i64]([0] * n)
        self.junk = vec[i64]([CURSE, ESTATE, COPPER])
        for card in setup.cards:
            c = card.number
            bit = only(c)
            line = knowledge(card, known)
            self.cards[c] = line.cards
            self.actions[c] = line.actions if card.types & ACTION else 10  # none needed
            self.coins[c] = line.coins
            self.buys[c] = line.buys
            self.trashes[c] = line.trashes
            self.extras[c] = line.extra + hints[c].more
            self.again[c] = hints[c].again
            if card.types & ACTION:
                if line.actions < TERMINAL or hints[c].again > 0:
                    self.terminals |= bit
                else:
                    self.coins[c] -= DRAWN_LATE
                    if line.actions >= VILLAGE:
                        self.villages |= bit
            if line.trashes > 0:
                self.trashers |= bit
            if hints[c].again > 0:
                self.doublers |= bit
            if line.curses >= CURSER:
                self.cursers |= bit
            elif (setup.attacks >> c) & 1:
                self.raiders |= bit
        self.colony = setup.find("Colony")
        self.price = 11 if self.colony != NONE else 8

    # ---- looking at it -----------------------------------------------------------------------

    def look(self, me: Player) -> None:
        """Count one's cards, and how long the game will last."""
        self.valued = self.missed = 0
        self.money = self.drawing = self.spare = self.buying = self.extra = 0
        self.terminal_money = self.terminal_drawing = self.terminal_buying = 0
        self.terminal_extra = self.n_terminals = self.n_actions = 0
        self.trashing = self.cursing = self.raiding = 0
        self.copied_money = self.copied_drawing = 0
        n: i64 = 0
        doubled: i64 = 0
        for c in range(self.setup.n_cards):
            k = me.owned[c]
            if k > 0:
                n += k
                self.trashing += k * self.trashes[c]
                if (self.doublers >> c) & 1:
                    doubled += k * self.again[c]
                    self.n_terminals += k
                    continue
                if (self.setup.actions >> c) & 1:
                    self.n_actions += k
                    if (self.cursers >> c) & 1:
                        self.cursing += k
                    if (self.raiders >> c) & 1:
                        self.raiding += k
                if (self.terminals >> c) & 1:
                    self.n_terminals += k
                    self.terminal_money += k * self.coins[c]
                    self.terminal_drawing += k * self.cards[c]
                    self.terminal_buying += k * self.buys[c]
                    self.terminal_extra += k * self.extras[c]
                else:
                    self.money += k * self.coins[c]
                    self.drawing += k * self.cards[c]
                    self.spare += k * (self.actions[c] - 10)
                    self.buying += k * self.buys[c]
                    self.extra += k * self.extras[c]
        self.size = 10 * n
        if self.doublers:
            self.look_at_doublers(me, doubled)
        self.growth = 0
        self.played = self.settle(0)
        self.seen = share_seen(
            self.size - self.drawing - self.played * self.terminal_drawing // 1000
        )
        self.cash = in_a_turn(self.money, self.terminal_money, self.played, self.seen)
        self.income = self.bring(0, self.played)
        self.turns = self.turns_left(me)
        self.growth = self.turns // GROWTH
        self.played_later = self.settle(self.growth)
        self.later = self.bring(self.growth, self.played_later)

    def look_at_doublers(self, me: Player, doubled: i64) -> None:
        """A card that plays another one again is like a copy of those there are."""
        if self.n_actions == 0:
            return
        found = 50 * self.n_actions * 10 // self.size  # tenths of an Action in hand beside it
        if found > 10:
            found = 10
        for c in range(self.setup.n_cards):
            k = me.owned[c]
            if k > 0 and (self.setup.actions & ~self.doublers) >> c & 1:
                self.copied_money += k * (self.coins[c] + self.extras[c])
                self.copied_drawing += k * self.cards[c]
        self.copied_money = self.copied_money * found // (10 * self.n_actions)
        self.copied_drawing = self.copied_drawing * found // (10 * self.n_actions)
        self.terminal_money += doubled * self.copied_money
        self.terminal_drawing += doubled * self.copied_drawing

    def settle(self, grown: i64) -> i64:
        """How many of 1000 terminal Actions get played."""
        played: i64 = 800
        if self.n_terminals == 0:
            return played
        size = self.size + grown - self.drawing
        for _i in range(2):
            seen = share_seen(size - played * self.terminal_drawing // 1000)
            played = share_played(self.n_terminals, self.spare, seen)
        return played

    def bring(self, grown: i64, played: i64) -> i64:
        """What the deck brings in a turn, grown by some cards."""
        size = self.size + grown - self.drawing
        money = self.money + grown * GROWN // 10
        return self.brought(
            size,
            money,
            self.buying,
            self.extra,
            played,
            self.terminal_money,
            self.terminal_drawing,
            self.terminal_buying,
            self.terminal_extra,
        )

    def brought(
        self,
        size: i64,
        money: i64,
        buying: i64,
        extra: i64,
        played: i64,
        t_money: i64,
        t_drawing: i64,
        t_buying: i64,
        t_extra: i64,
    ) -> i64:
        """What a deck brings that has so much of everything, without and with terminal Actions,
        of which so many get played.

        In thousandths of a coin, as far as it can be spent, and of what is as good as coins."""
        seen = share_seen(size - played * t_drawing // 1000)
        cash = in_a_turn(money, t_money, played, seen)
        buys = 10 + (buying + played * t_buying // 1000) * seen // 1000
        more = in_a_turn(extra, t_extra, played, seen)
        return self.spendable(cash, buys) + more

    def spendable(self, coins: i64, buys: i64) -> i64:
        """How many of these coins are of use, with so many tenths of a buy."""
        full = self.price * 100 * buys
        if coins * 4 <= full * 3:
            return coins
        useful = coins - (coins - full * 3 // 4) // 10
        if coins > full:
            useful -= (coins - full) // 5
        if coins * 4 > full * 5:
            useful -= (coins - full * 5 // 4) // 5
        return useful

    def turns_left(self, me: Player) -> i64:
        """Tenths of a turn that the game will last for me."""
        table = me.table
        setup = self.setup
        last = table.left[PROVINCE]
        if self.colony != NONE and table.left[self.colony] < last:
            last = table.left[self.colony]
        if setup.n_players > 2:
            last = last * 2 // setup.n_players
        missing = setup.empty_piles_to_end - table.empty_piles
        if missing <= 2:
            low: i64 = 99
            next_low: i64 = 99
            for c in range(setup.n_cards):
                left = table.left[c]
                if left > 0 and (setup.supply >> c) & 1 and left < next_low:
                    next_low = left
                    if left < low:
                        next_low = low
                        low = left
            if missing == 1 and low < last:
                last = low
            elif missing == 2 and low + next_low < last:
                last = low + next_low
        self.last = last
        # in hundredths of a Province per turn
        rate: i64 = PACE
        full = 1000 * self.price
        if self.cash > full:
            rate = PACE * self.cash // full
        turns = 1000 * last // (rate + PACE) - LAST_TURN
        short = 10 * self.price - self.cash // 100
        if short > 0 and (last > 3 or self.nobody_is_rich(me)):
            turns += short * MISSING_COIN // 10
        if turns < 3:
            turns = 3
        return turns

    def nobody_is_rich(self, me: Player) -> bool:
        """Whether no opponent's deck is likely to buy the cards that end the game."""
        for p in me.table.players:
            if p.index != me.index:
                size: i64 = 0
                money: i64 = 0
                for c in range(self.setup.n_cards):
                    k = p.owned[c]
                    if k > 0:
                        size += k * (10 - self.cards[c])
                        money += k * self.coins[c]
                if money * share_seen(size) > 6000 * self.price:
                    return False
        return True

    # ---- what a card is worth to it ----------------------------------------------------------

    def change(self, c: i64, k: i64) -> i64:
        """What k copies more (or less) change in the deck, points apart: now, and when it has
        grown."""
        size = self.size + 10 * k - self.drawing
        money = self.money
        buying = self.buying
        extra = self.extra
        t_money = self.terminal_money
        t_drawing = self.terminal_drawing
        t_buying = self.terminal_buying
        t_extra = self.terminal_extra
        n = self.n_terminals
        spare = self.spare
        if (self.doublers >> c) & 1:
            n += k
            t_money += k * self.again[c] * self.copied_money
            t_drawing += k * self.again[c] * self.copied_drawing
        elif (self.terminals >> c) & 1:
            n += k
            t_money += k * self.coins[c]
            t_drawing += k * self.cards[c]
            t_buying += k * self.buys[c]
            if not (self.raiders >> c) & 1 or self.raiding + k <= 2:
                t_extra += k * self.extras[c]
        else:
            size -= k * self.cards[c]
            spare += k * (self.actions[c] - 10)
            money += k * self.coins[c]
            buying += k * self.buys[c]
            extra += k * self.extras[c]
        grown = size + self.growth
        played = self.played
        later = self.played_later
        if n > 0 and (self.setup.actions >> c) & 1:
            played = share_played(n, spare, share_seen(size - played * t_drawing // 1000))
            later = share_played(n, spare, share_seen(grown - later * t_drawing // 1000))
        now = self.brought(
            size, money, buying, extra, played, t_money, t_drawing, t_buying, t_extra
        )
        money += self.growth * GROWN // 10
        then = self.brought(
            grown, money, buying, extra, later, t_money, t_drawing, t_buying, t_extra
        )
        coins = ((then - self.later) * FORESIGHT + (now - self.income) * (10 - FORESIGHT)) // 10
        return coins * self.turns // 10 * COIN // 100

    def loss(self, c: i64) -> i64:
        """What one copy less changes, points apart; worked out once for a deck."""
        if not (self.missed >> c) & 1:
            self.missed |= only(c)
            self.losses[c] = self.change(c, -1)
        return self.losses[c]

    def value(self, me: Player, c: i64) -> i64:
        """What gaining a card is worth."""
        if self.without != NONE and self.setup.varying_points:
            return self.weighed(me, c)
        if not (self.valued >> c) & 1:
            self.valued |= only(c)
            self.values[c] = self.weighed(me, c)
        return self.values[c]

    def weighed(self, me: Player, c: i64) -> i64:
        v = self.change(c, 1) + self.points(me, c, 1)
        if self.ends_game(me, c):
            v += WINS if self.would_win(me, c) else -WINS
        if (self.trashers >> c) & 1:
            v += self.thinning(me, c)
        if (self.cursers >> c) & 1:
            v += self.curses(me)
        if c == COPPER:
            v -= CLUTTER
        return v

    def keep(self, me: Player, c: i64) -> i64:
        """What it costs to lose a card for good; less than nothing for junk."""
        v = -self.loss(c) - self.points(me, c, -1)
        if (self.cursers >> c) & 1 and me.table.left[CURSE] > 0:
            v += 2000
        return v

    def points(self, me: Player, c: i64, k: i64) -> i64:
        """Thousandths of a point that k copies more (or less) score."""
        varying = self.setup.varying_points
        varies = (varying >> c) & 1 != 0
        while varying and not varies:
            varies = me.owned[lowest(varying)] > 0
            varying &= varying - 1
        if not varies:
            return 1000 * k * self.setup.values[c]
        return 1000 * me.score_change(c, k, self.without)

    def thinning(self, me: Player, c: i64) -> i64:
        """What it is worth to have another trasher."""
        plays = self.turns * self.seen // 1000
        if plays > 40:
            plays = 40
        already = self.trashing * plays // 100
        more = already + self.trashes[c] * plays // 100
        return (self.rid(me, more) - self.rid(me, already)) * TRASHED // 10

    def rid(self, me: Player, n: i64) -> i64:
        """What it is worth to be rid of n cards."""
        v: i64 = 0
        for c in self.junk:
            k = me.owned[c]
            if k > n:
                k = n
            if k > 0:
                loss = self.keep(me, c)
                if loss < 0:
                    v -= k * loss
                    n -= k
        return v

    def curses(self, me: Player) -> i64:
        """What another card that gives out Curses is worth."""
        left = me.table.left[CURSE] * 10 // (self.setup.n_players - 1)
        plays = self.turns * self.seen // 1000 * self.played // 1000
        already = self.cursing * plays
        more = already + plays
        if already > left:
            already = left
        if more > left:
            more = left
        return (more - already) * (1000 - self.change(CURSE, 1)) * CURSED // 100

    def ends_game(self, me: Player, c: i64) -> bool:
        """Whether the game is over when somebody takes one more of that card."""
        table = me.table
        if table.left[c] != 1 or not (self.setup.supply >> c) & 1:
            return False
        if c == PROVINCE or c == self.colony:
            return True
        return table.empty_piles + 1 >= self.setup.empty_piles_to_end

    def would_win(self, me: Player, c: i64, more: i64 = 0) -> bool:
        """Whether one wins if the game ends with that gain, and with what else it brings (in
        thousandths of a point); everybody can have counted points."""
        mine = me.score() + (self.points(me, c, 1) + more) // 1000
        for p in me.table.players:
            if p.index != me.index:
                theirs = p.score()
                if theirs > mine or (theirs == mine and p.turns < me.turns):
                    return False
        return True

    def token(self) -> i64:
        """What a coin kept in the Coffers is worth."""
        return TOKEN if self.turns > 10 else TOKEN * self.turns // 10

    def value_of_two(self, me: Player, c: i64) -> i64:
        """What gaining two copies is worth."""
        if me.table.left[c] < 2:
            return self.value(me, c)
        return self.value(me, c) + self.change(c, 2) - self.change(c, 1)

    def best_gain(self, me: Player, options: i64) -> i64:
        """The value of the best card among these; WORST if there is none."""
        best: i64 = WORST
        left = options & self.setup.every
        while left:
            c = lowest(left)
            left &= left - 1
            v = self.value(me, c)
            if v > best:
                best = v
        return best
