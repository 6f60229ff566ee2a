"""Broken rules of Intrigue: clause, file, what stands there, what is written instead."""

CARDS = "cards/intrigue.py"

BROKEN: list[tuple[str, str, str, str]] = []

# Intrigue, second half: Mining Village to Wishing Well
BROKEN += [
    (
        "INT-MININGVILLAGE-1",
        CARDS,
        "me.draw(1)\n        me.actions += 2\n        if me.is_still",
        "if me.is_still",
    ),
    (
        "INT-MININGVILLAGE-4",
        CARDS,
        "if me.is_still_in_play() and me.may_choose(",
        "if me.may_choose(",
    ),
    (
        "INT-MININGVILLAGE-10",
        CARDS,
        "if me.is_still_in_play() and",
        "if me.in_play.stamp_of(self.number) != NONE and",
    ),
    ("INT-MINION-4", CARDS, "        me.discard_hand()\n        me.draw(4)\n", ""),
    ("INT-MINION-6", CARDS, "if p.hand.n >= 5:", "if p.hand.n >= 4:"),
    (
        "INT-MINION-9",
        CARDS,
        "                p.discard_hand()\n                p.draw(4)\n",
        "                p.draw(4)\n                p.must_discard(p.hand.n - 4)\n",
    ),
    (
        "INT-NOBLES-1",
        CARDS,
        "            me.draw(3)\n        else:\n            me.actions += 2",
        "            me.draw(3)\n        me.actions += 2",
    ),
    ("INT-PATROL-2", CARDS, "me.setup.victories | me.setup.curses", "me.setup.victories"),
    (
        "INT-PATROL-3",
        CARDS,
        "me.setup.victories | me.setup.curses",
        "(me.setup.victories & ~me.setup.actions) | me.setup.curses",
    ),
    (
        "INT-PATROL-1",
        CARDS,
        "me.draw(3)\n        me.reveal_top(4)",
        "me.reveal_top(4)\n        me.draw(3)",
    ),
    ("INT-PAWN-1", CARDS, "me.choose_different(2, (", "me.choose_different(1, ("),
    (
        "INT-PAWN-2",
        "engine/seat.py",
        "chosen.append(label)",
        'chosen.append(label)\n            cast("Player", self).draw(1)',
    ),
    (
        "INT-REPLACE-3",
        CARDS,
        "me.setup.is_action(gained) or me.setup.is_treasure(gained)",
        "me.setup.is_action(gained)",
    ),
    (
        "INT-REPLACE-8",
        "engine/player.py",
        "if self.table.landed == c and self.discards.top() == c:",
        "if self.discards.count(c) > 0:",
    ),
    ("INT-REPLACE-10", CARDS, "me.topdeck_landed(gained)", "pass"),
    ("INT-REPLACE-13", "engine/player.py", "if self.table.landed == c and", "if"),
    ("INT-SABOTEUR-5", CARDS, "p.may_gain_one_of(", "p.gain_one_of("),
    ("INT-SABOTEUR-6", CARDS, "cheaper(me.cost(c), 2)", "cheaper(me.cost(c), 1)"),
    (
        "INT-SABOTEUR-9",
        "engine/table.py",
        "if coins_of(self.cost(c)) >= coins:",
        "if self.cost(c) >= coins:",
    ),
    (
        "INT-SCOUT-2",
        CARDS,
        "me.take_revealed_in(me.setup.victories)",
        "me.take_revealed_in(me.setup.victories | me.setup.curses)",
    ),
    (
        "INT-SECRETCHAMBER-8",
        CARDS,
        "me.must_topdeck(2)\n        return True",
        "me.must_topdeck(2)\n        return False",
    ),
    (
        "INT-SECRETCHAMBER-11",
        "engine/player.py",
        "def topdeck(self, c: i64, private: bool = True)",
        "def topdeck(self, c: i64, private: bool = False)",
    ),
    ("INT-SECRETPASSAGE-3", CARDS, "            me.bury(c)", "            me.topdeck(c)"),
    (
        "INT-SECRETPASSAGE-5",
        "engine/player.py",
        "c, above, place, DECK, self.alone())",
        "c, above, place, DECK)",
    ),
    ("INT-SHANTYTOWN-2", CARDS, "        me.reveal_hand()\n", ""),
    (
        "INT-SHANTYTOWN-5",
        CARDS,
        "me.hand.count_in(me.setup.actions) == 0",
        "me.hand.count_in(me.setup.actions & ~me.setup.victories) == 0",
    ),
    (
        "INT-STEWARD-2",
        CARDS,
        "            me.must_trash(2)\n",
        "            me.may_trash_several(2)\n",
    ),
    (
        "INT-SWINDLER-4",
        CARDS,
        "me.must_pick_for(p, GAIN, same, PILES, c)",
        "p.must_pick(GAIN, same, PILES, c)",
    ),
    (
        "INT-SWINDLER-8",
        CARDS,
        "                    p.gain(gained)",
        "                    me.gain(gained)",
    ),
    (
        "INT-SWINDLER-10",
        CARDS,
        "me.table.costing_exactly(me.cost(c))",
        "me.table.costing_up_to(me.cost(c))",
    ),
    ("INT-TORTURER-4", CARDS, "p.gain(CURSE, HAND)", "p.gain(CURSE)"),
    (
        "INT-TORTURER-6",
        CARDS,
        "                p.must_discard(2)",
        "                p.must_discard(1)",
    ),
    ("INT-TRADINGPOST-3", CARDS, "if me.must_trash(2) == 2:", "if me.must_trash(2) > 0:"),
    (
        "INT-TRADINGPOST-8",
        "engine/player.py",
        "self.asking.count = 1\n            self.trash_listed(c, trashed)\n",
        "self.asking.count = 1\n            self.trash(c)\n            trashed.add(c)\n",
    ),
    (
        "INT-TRIBUTE-2",
        CARDS,
        "        left.discard_all_revealed()\n        for c in listed(revealed):\n",
        "        for c in listed(revealed):\n            left.discard_revealed_in(1 << c)\n",
    ),
    (
        "INT-TRIBUTE-3",
        CARDS,
        "            if me.setup.is_victory(c):\n                me.draw(2)",
        "            elif me.setup.is_victory(c):\n                me.draw(2)",
    ),
    (
        "INT-UPGRADE-3",
        CARDS,
        "me.gain_costing_exactly(me.cost(c) + 1)",
        "me.gain_costing_up_to(me.cost(c) + 1)",
    ),
    (
        "INT-WISHINGWELL-5",
        CARDS,
        "                me.put_back(c)\n",
        "                me.discard_revealed(c)\n",
    ),
    (
        "INT-WISHINGWELL-9",
        CARDS,
        "        named = me.name_a_card()\n        if me.reveal_top() > 0:\n",
        "        if me.reveal_top() > 0:\n            named = me.name_a_card()\n",
    ),
]
