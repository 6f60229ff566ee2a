"""Broken rules of Hinterlands: clause, file, what stands there, what is written instead."""

CARDS = "cards/hinterlands.py"

BROKEN: list[tuple[str, str, str, str]] = []

# Fool's Gold to Tunnel
BROKEN += [
    ("HIN-FOOLSGOLD-1", CARDS, "            me.coins += 4\n", "            me.coins += 3\n"),
    (
        "HIN-FOOLSGOLD-3",
        CARDS,
        "        if me.table.has_mark(self.number):\n            me.coins += 4",
        "        if me.in_play.count(self.number) > 1:\n            me.coins += 4",
    ),
    (
        "HIN-FOOLSGOLD-6",
        CARDS,
        "for _ in range(me.hand.count(self.number)):",
        "for _ in range(1):",
    ),
    ("HIN-FOOLSGOLD-5", CARDS, "me.gain(GOLD, DECK)", "me.gain(GOLD)"),
    (
        "HIN-FOOLSGOLD-7",
        CARDS,
        "        if gained != PROVINCE:\n",
        "        if gained != PROVINCE or not me.table.can_be_had(GOLD):\n",
    ),
    ("HIN-HAGGLER-3", CARDS, " & ~me.setup.victories", ""),
    (
        "HIN-HAGGLER-6",
        CARDS,
        "    def on_buy_in_play(self, me: Player, bought: i64)",
        "    def on_gain_in_play(self, me: Player, bought: i64)",
    ),
    (
        "HIN-HAGGLER-7",
        CARDS,
        "me.table.costing_less_than(me.cost(bought))",
        "me.table.costing_less_than(me.setup.costs[bought])",
    ),
    (
        "HIN-HIGHWAY-2",
        CARDS,
        "    def reduction_in_play(self, me: Player, c: i64) -> i64:\n        return 1",
        "    def reduction_in_play(self, me: Player, c: i64) -> i64:\n        return 2",
    ),
    (
        "HIN-ILLGOTTENGAINS-1",
        CARDS,
        "me.may_gain_one_of(only(COPPER), HAND)",
        "me.may_gain_one_of(only(COPPER))",
    ),
    (
        "HIN-ILLGOTTENGAINS-5",
        CARDS,
        "        for p in me.opponents():\n            p.gain(CURSE)",
        "        for p in me.opponents():\n            if p.hand.n < 2:\n"
        "                p.gain(CURSE)",
    ),
    (
        "HIN-INN-3",
        CARDS,
        "me.look_through_discards() & me.setup.actions",
        "me.look_through_discards() & me.setup.actions & ~only(self.number)",
    ),
    ("HIN-INN-5", "engine/looking.py", "        self.deck.loose = self.deck.n\n", ""),
    ("HIN-INN-8", "engine/looking.py", "        self.table.gained_n -= 1\n", ""),
    ("HIN-JACKOFALLTRADES-4", CARDS, "me.draw_up_to(5)", "me.draw(5)"),
    (
        "HIN-JACKOFALLTRADES-5",
        CARDS,
        "me.may_trash_one(~me.setup.treasures)",
        "me.may_trash_one(me.setup.actions | me.setup.victories | me.setup.curses)",
    ),
    (
        "HIN-MANDARIN-3",
        CARDS,
        "me.turn_up_from_play(me.setup.treasures)",
        "me.turn_up_from_play(me.setup.every)",
    ),
    (
        "HIN-MARGRAVE-2",
        CARDS,
        "            p.draw(1)\n            p.discard_down_to(3)",
        "            p.discard_down_to(3)\n            p.draw(1)",
    ),
    (
        "HIN-NOBLEBRIGAND-4",
        CARDS,
        "if revealed & me.setup.treasures == 0:",
        "if revealed & (only(SILVER) | only(GOLD)) == 0:",
    ),
    (
        "HIN-NOBLEBRIGAND-7",
        CARDS,
        "        me.coins += 1\n        self.rob(me, me.victims())",
        "        me.coins += 1\n        self.rob(me, me.opponents())",
    ),
    (
        "HIN-NOBLEBRIGAND-8",
        CARDS,
        "    def on_own_buy(self, me: Player, overpaid: i64) -> None:\n        self.rob",
        "    def on_own_gain(self, me: Player) -> None:\n        self.rob",
    ),
    ("HIN-NOMADCAMP-2", CARDS, "me.move_gained(DECK)", "me.move_gained(HAND)"),
    (
        "HIN-OASIS-1",
        CARDS,
        "        me.draw(1)\n        me.actions += 1\n        me.coins += 1\n"
        "        me.must_discard(1)",
        "        me.must_discard(1)\n        me.draw(1)\n        me.actions += 1\n"
        "        me.coins += 1",
    ),
    ("HIN-ORACLE-1", CARDS, "for p in [me, *me.victims()]:", "for p in [*me.victims(), me]:"),
    (
        "HIN-ORACLE-3",
        CARDS,
        "                    p.put_back_in_any_order()",
        "                    while p.revealed.n > 0:\n"
        "                        p.put_back(p.revealed.top())",
    ),
    (
        "HIN-SCHEME-3",
        CARDS,
        "for _ in range(me.table.this_turn[self.number]):",
        "for _ in range(me.in_play.count(self.number)):",
    ),
    ("HIN-SCHEME-2", CARDS, "me.not_noted_in_play() & me.setup.actions", "me.not_noted_in_play()"),
    (
        "HIN-SCHEME-5",
        "engine/turn.py",
        "    return not me.in_play.stays(note.stamp)\n",
        "    return True\n",
    ),
    (
        "HIN-SILKROAD-1",
        CARDS,
        "me.owns(me.setup.victories) // 4",
        "(me.owns(me.setup.victories) + 1) // 4",
    ),
    (
        "HIN-SPICEMERCHANT-3",
        CARDS,
        "if me.may_trash_one(me.setup.treasures) == NONE:",
        "if me.may_trash_one() == NONE:",
    ),
    (
        "HIN-STABLES-2",
        CARDS,
        "        if me.may_discard_one(me.setup.treasures) != NONE:\n            me.draw(3)",
        "        me.draw(3)\n        if me.may_discard_one(me.setup.treasures) != NONE:",
    ),
    ("HIN-TRADER-2", CARDS, "range(coins_of(me.cost(c)))", "range(coins_of(me.setup.costs[c]))"),
    (
        "HIN-TRADER-7",
        CARDS,
        "        me.gain(SILVER)\n        return True",
        "        return me.gain(SILVER)",
    ),
    (
        "HIN-TUNNEL-3",
        CARDS,
        "        if me.may_reveal_discarded(self.number):\n            me.gain(GOLD)",
        "        me.gain(GOLD)",
    ),
    (
        "HIN-TUNNEL-5",
        "engine/turn.py",
        "    me.hand.pour_into(me.discards)\n",
        "    me.discard_hand()\n",
    ),
]

# Buying and gaining in general, Border Village to Farmland
BROKEN += [
    (
        "HIN-BORDERVILLAGE-3",
        CARDS,
        "me.gain_costing_less_than(me.cost(self.number))",
        "me.gain_costing_up_to(me.cost(self.number))",
    ),
    (
        "HIN-BORDERVILLAGE-4",
        CARDS,
        "me.gain_costing_less_than(me.cost(self.number))",
        "me.gain_costing_less_than(6)",
    ),
    (
        "HIN-CACHE-2",
        CARDS,
        "        me.gain(COPPER)\n        me.gain(COPPER)\n",
        "        me.gain(COPPER)\n",
    ),
    ("HIN-CARTOGRAPHER-1", CARDS, "me.look_at_top(4)", "me.look_at_top(5)"),
    ("HIN-CARTOGRAPHER-4", CARDS, "me.look_at_top(4)", "me.reveal_top(4)"),
    (
        "HIN-CROSSROADS-3",
        CARDS,
        "me.hand.count_in(me.setup.victories)",
        "me.hand.count_in(me.setup.victories & ~me.setup.actions)",
    ),
    (
        "HIN-CROSSROADS-7",
        CARDS,
        "first = not me.table.has_mark(self.number)",
        "first = me.in_play.count(self.number) == 1",
    ),
    (
        "HIN-DEVELOP-2",
        CARDS,
        "dearer | self.a_coin_less(me, c), PILES)",
        "dearer if dearer else self.a_coin_less(me, c), PILES)",
    ),
    (
        "HIN-DEVELOP-3",
        CARDS,
        "        if first == NONE:\n            return\n",
        "        if first == NONE or dearer == 0:\n            return\n",
    ),
    ("HIN-DEVELOP-4", CARDS, "me.gain(first, DECK)", "me.gain(first)"),
    (
        "HIN-DEVELOP-7",
        CARDS,
        "return me.table.costing_exactly(me.cost(c) - 1)",
        "return me.table.costing_exactly(coins_of(me.cost(c)) - 1)",
    ),
    ("HIN-DUCHESS-2", CARDS, "for p in me.everybody():", "for p in [*me.opponents(), me]:"),
    (
        "HIN-DUCHESS-5",
        CARDS,
        "me.may_gain_one_of(only(self.number))",
        "me.gain(self.number)",
    ),
    (
        "HIN-DUCHESS-6",
        CARDS,
        "def on_gain_in_game(self, me: Player, gained: i64) -> None:",
        "def on_buy_in_game(self, me: Player, gained: i64) -> None:",
    ),
    (
        "HIN-DUCHESS-7",
        CARDS,
        "gained == DUCHY and me.table.can_be_had(self.number)",
        "gained == DUCHY",
    ),
    (
        "HIN-EMBASSY-3",
        CARDS,
        "        for p in me.opponents():\n            p.gain(SILVER)\n",
        "        for p in me.table.current().opponents():\n            p.gain(SILVER)\n",
    ),
    ("HIN-FARMLAND-3", CARDS, "me.cost(c) + 2", "me.cost(c) + 3"),
    (
        "HIN-FARMLAND-4",
        CARDS,
        "    def on_own_buy(self, me: Player, overpaid: i64) -> None:\n        c = me.must_trash",
        "    def on_own_gain(self, me: Player) -> None:\n        c = me.must_trash",
    ),
    (
        "HIN-FARMLAND-10",
        CARDS,
        "me.gain_costing_exactly(me.cost(c) + 2)",
        "me.gain_costing_exactly(me.cost(c) + 2)\n            me.gain(GOLD)",
    ),
    (
        "HIN-BUY-7",
        CARDS,
        "me.table.costing_less_than(me.cost(bought))",
        "me.table.costing_less_than(me.table.price)",
    ),
    (
        "HIN-COST-7",
        CARDS,
        "me.table.costing_less_than(me.cost(bought))",
        "me.table.costing_less_than(me.cost(bought) + me.table.overpaid)",
    ),
    (
        "HIN-BUYGAIN-3",
        "engine/buying.py",
        "    pay(me, c)\n    if (me.setup.events >> c) & 1:",
        "    gain(me, c, DISCARDS)\n    pay(me, c)\n    return\n    if (me.setup.events >> c) & 1:",
    ),
    (
        "HIN-WOULD-2",
        "engine/gaining.py",
        "    if not table.can_be_had(c):\n",
        "    if is_replaced(me, c, PILES):\n        return False\n"
        "    if not table.can_be_had(c):\n",
    ),
    (
        "HIN-WOULD-3",
        "engine/gaining.py",
        "    if (table.setup.heard >> WOULD_GAIN) & 1 and is_replaced(me, c, PILES):\n"
        "        return False\n"
        "    table.take_from_pile(c)\n",
        "    table.take_from_pile(c)\n"
        "    if (table.setup.heard >> WOULD_GAIN) & 1 and is_replaced(me, c, PILES):\n"
        "        return False\n",
    ),
    (
        "HIN-WOULD-8",
        "engine/triggers.py",
        "        voices.leave_out(replacing)\n",
        "        voices.leave_out(0)\n",
    ),
    (
        "HIN-SIMUL-4",
        "engine/triggers.py",
        "    current = table.current()\n    instead = respond(current",
        "    current = me\n    instead = respond(current",
    ),
    (
        "HIN-SIMUL-6",
        "engine/triggers.py",
        "            for t in listed(come):\n                voices.add(t, in_hand)",
        "            pass",
    ),
    (
        "HIN-TRACK-4",
        "engine/gaining.py",
        "at == DECK and deck.n == table.gained_n and deck.loose < deck.n and deck.top() == c:",
        "at == DECK:",
    ),
    (
        "HIN-TRACK-5",
        "engine/gaining.py",
        "            outer_at = NONE  # it is covered now",
        "            pass  # it is covered now",
    ),
    (
        "HIN-REACT-8",
        "engine/triggers.py",
        "    for t in listed(me.hand.kinds & ears[first + IN_HAND]):\n"
        "        voices.add(t, IN_HAND)\n",
        "    for t in listed(me.hand.kinds & ears[first + IN_HAND]):\n"
        "        for _ in range(me.hand.count(t)):\n"
        "            voices.add(t, IN_HAND)\n",
    ),
    (
        "HIN-DISCARD-3",
        "engine/turn.py",
        "    me.hand.pour_into(me.discards)\n",
        "    me.discard_hand()\n",
    ),
    (
        "HIN-DISCARD-4",
        "engine/handling.py",
        "self.discard_listed(self.must_pick_one_of_several(DISCARD, n), discarded)\n",
        "self.discard(self.must_pick_one_of_several(DISCARD, n))\n",
    ),
]
