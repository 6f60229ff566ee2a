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
        "            cards = [p.must_pick_in_hand(PASS) for p in givers]\n"
        "            for giver, c, receiver in zip(givers, cards, receivers, strict=True):\n"
        "                giver.pass_card(c, receiver)",
        "            for giver, receiver in zip(givers, receivers, strict=True):\n"
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
