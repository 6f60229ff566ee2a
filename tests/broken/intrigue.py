"""Broken rules of Intrigue: clause, file, what stands there, what is written instead."""

CARDS = "cards/intrigue.py"

BROKEN: list[tuple[str, str, str, str]] = [
    # Set-up, choices, Reactions; Baron to Mill
    ("INT-BARON-3", CARDS, "            me.gain(ESTATE)", "            pass"),
    (
        "INT-BARON-9",
        CARDS,
        "me.may_discard_one(only(me.mine[ESTATE]))",
        "me.may_discard_one(me.setup.victories)",
    ),
    (
        "INT-BRIDGE-4",
        CARDS,
        "        me.table.discount += 1\n",
        "\n    def reduction_in_play(self, me: Player, c: i64) -> i64:\n        return 1\n",
    ),
    (
        "INT-BRIDGE-7",
        "engine/table.py",
        "        self.discount = 0\n        self.new_hand",
        "        self.new_hand",
    ),
    (
        "INT-BRIDGE-8",
        "engine/buying.py",
        "cost = cheaper(cost, table.discount)",
        "cost = cheaper(cost, table.discount) % POTION",
    ),
    (
        "INT-CONSPIRATOR-3",
        CARDS,
        "if me.table.actions_played >= 3:",
        "if me.in_play.count_in(me.setup.actions) >= 3:",
    ),
    ("INT-CONSPIRATOR-6", CARDS, "if me.table.actions_played >= 3:", "if me.in_play.n >= 3:"),
    (
        "INT-CONSPIRATOR-9",
        "engine/table.py",
        "        self.actions_played = 0\n        self.banned = 0\n        self.bought",
        "        self.banned = 0\n        self.bought",
    ),
    ("INT-COPPERSMITH-2", CARDS, "me.coins += me.table.this_turn[self.number]", "me.coins += 1"),
    (
        "INT-COPPERSMITH-5",
        CARDS,
        "        if played == COPPER:\n",
        "        if me.setup.is_treasure(played):\n",
    ),
    ("INT-COURTIER-3", CARDS, "n = me.setup.n_types(c)", "n: i64 = 1"),
    (
        "INT-COURTIER-5",
        CARDS,
        'chosen = me.choose_different(n, ("+1 Action", "+1 Buy", "+3 Coins", "gain Gold"))',
        'chosen = [me.choose(("+1 Action", "+1 Buy", "+3 Coins", "gain Gold")) for _ in range(n)]',
    ),
    (
        "INT-COURTYARD-4",
        CARDS,
        "        me.draw(3)\n        me.must_topdeck(1)",
        "        me.must_topdeck(1)\n        me.draw(3)",
    ),
    ("INT-DIPLOMAT-1", CARDS, "if me.hand.n <= 5:", "if me.hand.n <= 4:"),
    ("INT-DIPLOMAT-5", CARDS, "return me.hand.n >= 5", "return True"),
    (
        "INT-DIPLOMAT-7",
        CARDS,
        "        me.must_discard(3)\n        return True",
        "        me.must_discard(3)\n        return False",
    ),
    (
        "INT-DIPLOMAT-12",
        CARDS,
        "        me.draw(2)\n        me.must_discard(3)",
        "        me.must_discard(3)\n        me.draw(2)",
    ),
    (
        "INT-DUKE-5",
        CARDS,
        "return me.owned[DUCHY]",
        "return me.owned[DUCHY] + me.owned[self.number]",
    ),
    (
        "INT-IRONWORKS-2",
        CARDS,
        "            me.coins += 1\n        if me.setup.is_victory(c):\n            me.draw(1)",
        "            me.coins += 1\n        elif me.setup.is_victory(c):\n            me.draw(1)",
    ),
    (
        "INT-LURKER-1",
        CARDS,
        '        me.actions += 1\n        if me.choose(("trash", "gain")) == "trash":',
        '        if me.choose(("trash", "gain")) == "trash":\n            me.actions += 1',
    ),
    (
        "INT-LURKER-2",
        CARDS,
        "me.table.on_offer() & me.setup.actions",
        "me.table.on_offer() & me.setup.actions & ~me.setup.victories",
    ),
    ("INT-LURKER-5", CARDS, "me.table.trash.kinds() & me.setup.actions", "me.table.trash.kinds()"),
    ("INT-LURKER-9", CARDS, "me.trash_from_supply(c)", "me.gain(c)"),
    (
        "INT-MASQUERADE-3",
        CARDS,
        "        cards = [p.must_pick_in_hand(PASS) for p in givers]\n"
        "        for giver, c, receiver in zip(givers, cards, receivers, strict=True):\n"
        "            if giver is not receiver:\n"
        "                giver.pass_card(c, receiver)",
        "        for giver, receiver in zip(givers, receivers, strict=True):\n"
        "            if giver is not receiver:\n"
        "                giver.pass_card(giver.must_pick_in_hand(PASS), receiver)",
    ),
    (
        "INT-MASQUERADE-4",
        CARDS,
        "if me.setup.edition.masquerade_passes_over:",
        "if True:",
    ),
    (
        "INT-MASQUERADE-5",
        CARDS,
        "if me.setup.edition.masquerade_passes_over:",
        "if False:",
    ),
    (
        "INT-MASQUERADE-7",
        "engine/player.py",
        "known = self.alone() | receiver.alone()",
        "known = EVERYBODY",
    ),
    ("INT-MILL-3", CARDS, "if me.may_discard(2) == 2:", "if me.may_discard(2) > 0:"),
    # choices, Reactions
    (
        "INT-CHOOSE-5",
        "engine/seat.py",
        "            self.table.tell(CHOSE, self.index, NONE, 1, label)",
        "            pass",
    ),
    (
        "INT-REACT-5",
        "engine/triggers.py",
        "            for t in listed(come):\n                voices.add(t, in_hand)",
        "            pass",
    ),
    (
        "INT-REACT-7",
        "engine/player.py",
        "            others.append(players[i - n if i >= n else i])",
        "            others.insert(0, players[i - n if i >= n else i])",
    ),
]

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
        "engine/looking.py",
        "def topdeck(self, c: i64, private: bool = True)",
        "def topdeck(self, c: i64, private: bool = False)",
    ),
    ("INT-SECRETPASSAGE-3", CARDS, "            me.bury(c)", "            me.topdeck(c)"),
    (
        "INT-SECRETPASSAGE-5",
        "engine/looking.py",
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
        "engine/handling.py",
        "            self.trash_listed(self.must_pick_one_of_several(TRASH, n - trashed.n), "
        "trashed)\n",
        "            c = self.must_pick_one_of_several(TRASH, n - trashed.n)\n"
        "            self.trash(c)\n            trashed.add(c)\n",
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
