"""Breaks rules on purpose and sees whether the scenarios that prove them notice: make mutants.

Each mutant is a clause, a file, and what is written wrongly there. The scenarios that name the
clause are run against the broken rule; if none of them fails, the mutant has survived, and the
clause needs a better scenario.
"""

import os
import runpy
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[1]
BASE, PROSPERITY = "cards/base.py", "cards/prosperity.py"
CORNUCOPIA, GUILDS = "cards/cornucopia.py", "cards/guilds.py"
SETUP, TURN = "engine/setup.py", "engine/turn.py"
BUYING, PLAYING = "engine/buying.py", "engine/playing.py"
TRIGGERS = "engine/triggers.py"

MUTANTS = [
    # set-up
    ("SET-PILES-9", SETUP, "return 8 if n_players == 2 else 12", "return 8"),
    ("SET-PILES-10", SETUP, "return 3 * n_players", "return 12"),
    ("SET-PILES-11", SETUP, "10 * (n_players - 1)", "10 * n_players"),
    ("SET-PILES-12", SETUP, "60 * boxes - 7 * n_players", "60 * boxes"),
    ("SET-PILES-13", SETUP, "self.start[COPPER] = 7", "self.start[COPPER] = 8"),
    ("SET-BANE-2", "kingdoms/__init__.py", "facts.cost in (2, 3)", "facts.cost in (2, 3, 4)"),
    (
        "SET-COFFERS-2",
        GUILDS,
        "p.add_tokens(table.setup.coffers, 1)",
        "p.add_tokens(table.setup.coffers, 2)",
    ),
    ("SET-TRADEROUTE-1", PROSPERITY, "table.setup.victories & table.setup.supply", "0"),
    # turns
    ("TURN-1", TURN, "me.buys = 1", "me.buys = 2"),
    ("TURN-8", BUYING, "        buy(me, c)\n", "        buy(me, c)\n        play_treasures(me)\n"),
    (
        "TURN-20",
        "engine/looking.py",
        "if self.deck.n == 0 and not self.shuffle():\n            return NONE\n        return",
        "if self.deck.n == 0:\n            return NONE\n        return",
    ),
    ("TURN-26", PLAYING, "if (table.setup.heard >> ATTACK_PLAYED) & 1:", "if False:"),
    ("TURN-28", "engine/costs.py", "cost - (coins if coins < have else have)", "cost - coins"),
    ("TURN-32", TURN, "    me.hand.pour_into(me.discards)\n", ""),
    (
        "TURN-33",
        BUYING,
        "    pay(me, c)\n    if (me.setup.events >> c) & 1:",
        "    gain(me, c, DISCARDS)\n    pay(me, c)\n    return\n    if (me.setup.events >> c) & 1:",
    ),
    (
        "INPLAY-11",
        PLAYING,
        "        play_again(me, c, stamp)",
        "        play_again(me, c, me.in_play.add(c))",
    ),
    ("END-2", BASE, "setup.game_ends_without(self.number)", "pass"),
    ("END-4", SETUP, "3 if n_players <= 4 else 4", "3"),
    ("END-5", PROSPERITY, "setup.game_ends_without(self.number)", "pass"),
    ("END-13", "engine/scoring.py", "p.turns < fewest", "p.turns > fewest"),
    # Coffers, overpay
    ("COF-3", BUYING, "        buy(me, c)\n", "        buy(me, c)\n        use_coffers(me)\n"),
    ("COF-11", BUYING, "    me.lose_tokens(me.setup.coffers, n)\n", ""),
    ("OVP-4", TRIGGERS, "if not overpay or me.table.overpaid > 0:", "if True:"),
    ("OVP-5", BUYING, "    me.coins -= coins_of(more)\n", ""),
    # Prosperity
    (
        "PRO-BANK-1",
        PROSPERITY,
        "me.coins += me.in_play.count_in(me.setup.treasures)",
        "me.coins += me.in_play.n",
    ),
    ("PRO-BISHOP-3", PROSPERITY, "coins_of(me.cost(c)) // 2", "(coins_of(me.cost(c)) + 1) // 2"),
    ("PRO-BISHOP-5", PROSPERITY, "p.may_trash_one()", "p.must_trash_one()"),
    ("PRO-CITY-3", PROSPERITY, "if empty >= 2:", "if empty >= 3:"),
    (
        "PRO-CITY-5",
        PROSPERITY,
        "        empty = me.table.empty_piles\n",
        "        empty = me.table.empty_piles + 1\n",
    ),
    ("PRO-CONTRABAND-4", PROSPERITY, "me.table.banned |=", "me.table.played |="),
    ("PRO-COUNTINGHOUSE-3", PROSPERITY, "while me.may_pick_more(TAKE", "if me.may_pick_more(TAKE"),
    ("PRO-EXPAND-2", PROSPERITY, "me.cost(c) + 3", "me.cost(c) + 4"),
    ("PRO-FORGE-2", PROSPERITY, "me.gain_costing_exactly(total)", "me.gain_costing_up_to(total)"),
    ("PRO-FORGE-2", "engine/table.py", "offers[cost] & ~self.offers[cost - 1]", "offers[cost]"),
    (
        "PRO-GOONS-4",
        PROSPERITY,
        "def on_buy_in_play(self, me: Player, bought: i64) -> None:\n        me.take_points(1)",
        "def on_gain_in_play(self, me: Player, gained: i64) -> None:\n        me.take_points(1)",
    ),
    (
        "PRO-GRANDMARKET-2",
        PROSPERITY,
        "def may_be_bought(self, me: Player) -> bool:\n",
        "def may_be_bought(self, me: Player) -> bool:\n        return True\n",
    ),
    (
        "PRO-GRANDMARKET-3",
        PROSPERITY,
        "def may_be_bought(self, me: Player) -> bool:\n",
        "def may_be_bought(self, me: Player) -> bool:\n        return not me.hand.has(COPPER)\n",
    ),
    (
        "PRO-HOARD-11",
        PROSPERITY,
        'brings you a Gold."""\n\n    def on_buy_in_play(',
        'brings you a Gold."""\n\n    def on_gain_in_play(',
    ),
    ("PRO-KINGSCOURT-1", PROSPERITY, "me.may_pick_in_hand(PLAY", "me.must_pick_in_hand(PLAY"),
    ("PRO-KINGSCOURT-2", PROSPERITY, "times=3", "times=2"),
    (
        "PRO-LOAN-3",
        PROSPERITY,
        'if me.choose(("trash", "discard"), c) == "trash":',
        "if True:",
    ),
    ("PRO-MINT-7", PROSPERITY, "me.trash_from_play(me.setup.treasures)", "pass"),
    (
        "PRO-MINT-4",
        PROSPERITY,
        "            me.reveal(c)\n            me.gain_copy(c)",
        "            me.trash(c)\n            me.gain_copy(c)",
    ),
    (
        "PRO-MOUNTEBANK-12",
        PROSPERITY,
        "if p.may_discard_one(only(CURSE)) == NONE:",
        "if p.hand.has(CURSE):\n                p.discard(CURSE)\n            else:",
    ),
    ("PRO-PEDDLER-2", PROSPERITY, "if me.table.phase != BUY_PHASE:", "if False:"),
    (
        "PRO-PEDDLER-3",
        PROSPERITY,
        "2 * me.in_play.count_in(me.setup.actions)",
        "me.in_play.count_in(me.setup.actions)",
    ),
    (
        "PRO-QUARRY-10",
        PROSPERITY,
        "def reduction_in_play(self, me: Player, c: i64) -> i64:\n",
        "def reduction_in_play(self, me: Player, c: i64) -> i64:\n        return 2\n",
    ),
    ("PRO-RABBLE-5", PROSPERITY, "(p.setup.actions | p.setup.treasures)", "p.setup.actions"),
    ("PRO-ROYALSEAL-3", PROSPERITY, "me.may_pick(TOPDECK", "me.must_pick(TOPDECK"),
    (
        "PRO-TALISMAN-11",
        PROSPERITY,
        "at_most(me.table.price, 4)",
        "at_most(me.setup.costs[bought], 4)",
    ),
    (
        "PRO-TRADEROUTE-10",
        PROSPERITY,
        "            table.add_tokens_on(self.on_piles, pile, -1)\n",
        "",
    ),
    (
        "PRO-VAULT-7",
        PROSPERITY,
        "if p.may_discard(2) == 2:",
        "if p.may_discard(2) > 0:",
    ),
    ("PRO-VENTURE-5", PROSPERITY, "            me.discard_other_revealed(c)\n", ""),
    ("PRO-WATCHTOWER-2", PROSPERITY, "me.draw_up_to(6)", "me.draw(6)"),
    (
        "PRO-WATCHTOWER-12",
        PROSPERITY,
        "                me.move_gained(THE_TRASH)",
        "                me.move_gained(THE_TRASH)\n                me.discard(self.number)",
    ),
    ("VPT-6", "engine/seat.py", "total = self.vp", "total: i64 = 0"),
    # Cornucopia
    ("COR-FAIRGROUNDS-1", CORNUCOPIA, "different // 5 * 2", "different * 2 // 5"),
    (
        "COR-FARMINGVILLAGE-8",
        CORNUCOPIA,
        "me.setup.actions | me.setup.treasures",
        "me.setup.actions",
    ),
    ("COR-FORTUNETELLER-9", CORNUCOPIA, "p.setup.victories | p.setup.curses", "p.setup.victories"),
    ("COR-HARVEST-6", CORNUCOPIA, "size(me.revealed.kinds())", "me.revealed.n"),
    (
        "COR-HORNOFPLENTY-5",
        CORNUCOPIA,
        "size(me.in_play.kinds)",
        "size(me.in_play.kinds & ~(1 << self.number))",
    ),
    (
        "COR-HORNOFPLENTY-14",
        CORNUCOPIA,
        "            me.trash_this()\n\n\nclass HorseTraders",
        "            pass\n\n\nclass HorseTraders",
    ),
    (
        "COR-HORSETRADERS-14",
        CORNUCOPIA,
        "        me.set_aside(self.number)\n        return True",
        "        me.set_aside(self.number)\n        return False",
    ),
    (
        "COR-HORSETRADERS-9",
        CORNUCOPIA,
        "        me.take_from_aside(self.number)\n        me.draw(1)",
        "        me.take_from_aside(self.number)",
    ),
    ("COR-HUNTINGPARTY-3", CORNUCOPIA, "me.setup.every & ~me.hand.kinds", "me.setup.every"),
    (
        "COR-JESTER-5",
        CORNUCOPIA,
        "                    p.gain(CURSE)\n                elif",
        "                    me.gain(CURSE)\n                elif",
    ),
    (
        "COR-MENAGERIE-7",
        CORNUCOPIA,
        "if me.hand.n == size(me.hand.kinds):",
        "if me.hand.n > 0 and me.hand.n == size(me.hand.kinds):",
    ),
    (
        "COR-REMAKE-1",
        CORNUCOPIA,
        "me.gain_costing_exactly(me.cost(c) + 1)",
        "me.gain_costing_up_to(me.cost(c) + 1)",
    ),
    (
        "COR-TOURNAMENT-5",
        CORNUCOPIA,
        "me.gain(c, DECK)\n\n\nclass YoungWitch",
        "me.gain(c)\n\n\nclass YoungWitch",
    ),
    (
        "COR-TOURNAMENT-7",
        "engine/editions.py",
        "own_reward_first=False,\n        curses_before_discards=True",
        "own_reward_first=True,\n        curses_before_discards=True",
    ),
    ("COR-TOURNAMENT-8", "engine/editions.py", "own_reward_first=True", "own_reward_first=False"),
    (
        "COR-TOURNAMENT-14",
        CORNUCOPIA,
        "if options == 0 or table.left[DUCHY] == 0:",
        "if options == 0:",
    ),
    ("COR-TOURNAMENT-17", CORNUCOPIA, "if not others:", "if True:"),
    (
        "COR-YOUNGWITCH-13",
        CORNUCOPIA,
        "not p.may_reveal(self.bane, NONE)",
        "not p.hand.has(self.bane)",
    ),
    (
        "COR-HORNOFPLENTY-20",
        "engine/editions.py",
        "horn_of_plenty_optional=True",
        "horn_of_plenty_optional=False",
    ),
    # Prizes
    ("PRZ-BAGOFGOLD-3", CORNUCOPIA, "me.gain(GOLD, DECK)", "me.gain(GOLD)"),
    ("PRZ-DIADEM-3", CORNUCOPIA, "me.coins += me.actions", "me.coins += me.buys"),
    (
        "PRZ-FOLLOWERS-9",
        "engine/editions.py",
        "curses_before_discards=True",
        "curses_before_discards=False",
    ),
    ("PRZ-PRINCESS-2", CORNUCOPIA, "        return 2\n", "        return 1\n"),
    ("PRZ-TRUSTYSTEED-2", CORNUCOPIA, " if label != first", ""),
    ("PRZ-TRUSTYSTEED-6", CORNUCOPIA, "            me.discard_deck()\n", ""),
    # Guilds
    ("GLD-ADVISOR-4", GUILDS, "me.left().must_pick_for(me,", "me.must_pick_for(me,"),
    ("GLD-BUTCHER-6", GUILDS, "me.cost(c) + tokens", "me.cost(c)"),
    (
        "GLD-DOCTOR-4",
        GUILDS,
        "while me.revealed.count(named) > 0:\n            me.trash_revealed",
        "if me.revealed.count(named) > 0:\n            me.trash_revealed",
    ),
    (
        "GLD-DOCTOR-10",
        GUILDS,
        "                me.put_back(c)\n            looks -= 1",
        "                me.discard_revealed(c)\n            looks -= 1",
    ),
    (
        "GLD-HERALD-5",
        GUILDS,
        "                me.put_back(c)\n\n    def on_own_buy",
        "                me.discard_revealed(c)\n\n    def on_own_buy",
    ),
    ("GLD-JOURNEYMAN-3", GUILDS, "others < 3", "others < 2"),
    (
        "GLD-MASTERPIECE-2",
        GUILDS,
        "for _ in range(coins_of(overpaid)):",
        "for _ in range(coins_of(overpaid) // 2):",
    ),
    (
        "GLD-MERCHANTGUILD-4",
        GUILDS,
        "        me.take_coffers(1)\n\n    def order_matters",
        "        me.take_coffers(2)\n\n    def order_matters",
    ),
    ("GLD-PLAZA-2", GUILDS, "me.may_discard_one(me.setup.treasures)", "me.may_discard_one()"),
    (
        "GLD-SOOTHSAYER-7",
        GUILDS,
        "            if p.gain(CURSE):\n                p.draw(1)",
        "            p.gain(CURSE)\n            p.draw(1)",
    ),
    (
        "GLD-STONEMASON-2",
        GUILDS,
        "me.gain_costing_less_than(me.cost(c))\n\n    def on_own_buy",
        "me.gain_costing_up_to(me.cost(c))\n\n    def on_own_buy",
    ),
    (
        "GLD-STONEMASON-12",
        GUILDS,
        "me.gain_costing_exactly(overpaid, me.setup.actions)\n\n\nclass Taxman",
        "me.gain_costing_exactly(overpaid)\n\n\nclass Taxman",
    ),
    ("GLD-TAXMAN-4", GUILDS, "if p.hand.n >= 5:", "if p.hand.n >= 4:"),
    ("GLD-TAXMAN-6", GUILDS, "me.setup.treasures, DECK)", "me.setup.treasures)"),
]

BASE_MUTANTS = [
    ("BAS-ADVENTURER-2", BASE, "while found.n < 2:", "while found.n < 3:"),
    (
        "BAS-ARTISAN-3",
        BASE,
        "            me.topdeck(c)\n",
        "            me.topdeck(c, private=False)\n",
    ),
    (
        "BAS-ARTISAN-4",
        BASE,
        "        me.gain_costing_up_to(5, -1, HAND)\n",
        "        if me.gain_costing_up_to(5, -1, HAND) == NONE:\n            return\n",
    ),
    (
        "BAS-BANDIT-4",
        BASE,
        "c = p.must_pick(TRASH, robbed, TURNED_UP)",
        "c = me.must_pick_for(p, TRASH, robbed, TURNED_UP)",
    ),
    ("BAS-BANDIT-6", BASE, "p.setup.treasures & ~only(COPPER)", "p.setup.treasures"),
    ("BAS-BUREAUCRAT-1", BASE, "me.gain(SILVER, DECK)", "me.gain(SILVER)"),
    ("BAS-BUREAUCRAT-4", BASE, "                p.reveal_hand()\n", "                pass\n"),
    ("BAS-CHANCELLOR-5", BASE, "me.deck.n > 0 and me.may_choose", "me.may_choose"),
    ("BAS-CHAPEL-1", BASE, "me.may_trash_several(4)", "me.may_trash_several(5)"),
    (
        "BAS-COUNCILROOM-1",
        BASE,
        "        me.draw(4)\n        me.buys += 1\n        for p in me.opponents():\n"
        "            p.draw(1)",
        "        for p in me.opponents():\n            p.draw(1)\n        me.draw(4)\n"
        "        me.buys += 1",
    ),
    (
        "BAS-FEAST-4",
        BASE,
        "        me.trash_this()\n        me.gain_costing_up_to(5)",
        "        if me.trash_this():\n            me.gain_costing_up_to(5)",
    ),
    ("BAS-GARDENS-2", BASE, "me.total_cards() // 10", "(me.total_cards() + 1) // 10"),
    ("BAS-GARDENS-4", BASE, "me.total_cards() // 10", "(me.total_cards() + me.vp) // 10"),
    (
        "BAS-HARBINGER-2",
        BASE,
        "        me.draw(1)\n        me.actions += 1\n"
        "        c = me.may_pick(TOPDECK, me.look_through_discards(), DISCARDS)\n",
        "        c = me.may_pick(TOPDECK, me.look_through_discards(), DISCARDS)\n"
        "        me.draw(1)\n        me.actions += 1\n",
    ),
    ("BAS-LIBRARY-5", BASE, "while me.hand.n < 7", "while me.hand.n + skipped < 7"),
    ("BAS-LIBRARY-8", BASE, "only(c) & me.setup.actions, TURNED_UP", "only(c), TURNED_UP"),
    ("BAS-MERCHANT-3", BASE, "played == SILVER and not me.table.has_been_played(SILVER)", "True"),
    ("BAS-MERCHANT-7", BASE, "me.coins += me.table.this_turn[self.number]", "me.coins += 1"),
    ("BAS-MILITIA-4", BASE, "p.discard_down_to(3)", "p.must_discard(2)"),
    ("BAS-MINE-1", BASE, "c = me.must_trash_one(treasures)", "c = me.may_trash_one(treasures)"),
    ("BAS-MINE-4", BASE, "me.cost(c) + 3, treasures, HAND)", "me.cost(c) + 3, treasures)"),
    (
        "BAS-MOAT-5",
        BASE,
        "        me.is_unaffected()\n",
        "        me.is_unaffected()\n        me.discard(self.number)\n",
    ),
    (
        "BAS-MONEYLENDER-3",
        BASE,
        "        if c != NONE:\n            me.coins += 3",
        "        me.coins += 3",
    ),
    (
        "BAS-POACHER-4",
        BASE,
        "me.must_discard(me.table.empty_piles)",
        "me.must_discard(min(me.table.empty_piles, 4))",
    ),
    ("BAS-REMODEL-7", BASE, "me.cost(c) + 2)", "me.setup.costs[c] + 2)"),
    ("BAS-SENTRY-5", BASE, "me.look_at_top(2)", "me.reveal_top(2)"),
    (
        "BAS-SPY-4",
        BASE,
        "        self.look(me, me)\n        for p in me.victims():\n            self.look(me, p)",
        "        for p in me.victims():\n            self.look(me, p)\n        self.look(me, me)",
    ),
    ("BAS-THIEF-6", BASE, "trashed.kinds(), THE_TRASH", "me.table.trash.kinds(), THE_TRASH"),
    ("BAS-THRONEROOM-6", BASE, "me.play_from_hand(c, times=2)", "me.play_from_hand(c, times=3)"),
    ("BAS-VASSAL-5", BASE, "me.play_from_discards(c)", "me.play_from_hand(c)"),
    ("BAS-WORKSHOP-3", BASE, "me.gain_costing_up_to(4)", "me.gain_costing_up_to(4 + me.coins)"),
    # what the base game says of all cards
    (
        "BAS-ATTACK-1",
        PLAYING,
        "    if (setup.attacks >> c) & 1:\n        attack(me, c)\n    # a card",
        "    attack(me, c)\n    # a card",
    ),
    ("BAS-PROVINCE-4", BUYING, "        buy(me, c)\n", "        buy(me, c)\n        break\n"),
]
MUTANTS += BASE_MUTANTS

for path in sorted((ROOT / "tests" / "broken").glob("*.py")):  # one file for each expansion
    MUTANTS += runpy.run_path(str(path))["BROKEN"]

RUN = """
import sys
from coffers.scenario import load_file, run_scenario, scenario_files
clause, folder = sys.argv[1:]
files = [path for path in scenario_files([folder]) if clause in path.read_text()]
proving = [s for path in files for s in load_file(path) if clause in s.rules]
assert proving, "no scenario names " + clause
for scenario in proving:
    try:
        failure = run_scenario(scenario)
    except Exception as fault:
        failure = fault
    if failure is not None:
        sys.exit(3)
"""
NOTICED = 3


def broken(clause: str, file: str, right: str, wrong: str) -> str:
    """Break one rule in a copy of the source; what is wrong with the mutant, or ""."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(
            ROOT / "src" / "coffers",
            Path(folder, "coffers"),
            ignore=shutil.ignore_patterns("*.so", "__pycache__", "web", "node_modules"),
        )
        path = Path(folder, "coffers", file)
        source = path.read_text()
        if source.count(right) != 1:
            return f"{clause}: {right!r} does not stand just once in {file} any more"
        path.write_text(source.replace(right, wrong))
        environment = os.environ | {"PYTHONPATH": folder, "COFFERS_COMPILED": "0"}
        command = [sys.executable, "-c", RUN, clause, str(ROOT / "tests" / "scenarios")]
        outcome = subprocess.run(command, env=environment, capture_output=True, text=True)
        if outcome.returncode == NOTICED:
            return ""
        return f"{clause}: survived ({file}: {right!r} -> {wrong!r}) {outcome.stderr[-300:]}"


def main() -> int:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        outcomes = list(pool.map(lambda mutant: broken(*mutant), MUTANTS))
    for outcome in filter(None, outcomes):
        print(outcome)
    survived = sum(map(bool, outcomes))
    print(f"{len(MUTANTS)} rules broken, {len(MUTANTS) - survived} noticed, {survived} not")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
