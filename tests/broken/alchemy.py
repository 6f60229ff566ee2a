"""Broken rules of Alchemy: clause, file, what stands there, what is written instead."""

CARDS, SEASIDE, PROSPERITY = "cards/alchemy.py", "cards/seaside.py", "cards/prosperity.py"
SEAT, TABLE, TURN = "engine/seat.py", "engine/table.py", "engine/turn.py"
BUYING, COSTS, GAINING = "engine/buying.py", "engine/costs.py", "engine/gaining.py"

BROKEN: list[tuple[str, str, str, str]] = [
    # Potions and costs
    ("ALC-SET-8", "kingdoms/__init__.py", " and not facts.potion", ""),
    ("ALC-PAY-2", BUYING, "me.potions -= potions_of(table.price)", "pass"),
    ("ALC-COST-12", COSTS, "and (cost >> 20) & POTIONS <= (limit >> 20) & POTIONS", ""),
    ("ALC-PAY-13", "views.py", "potions=current.potions", "potions=0"),
    (
        "ALC-PAY-15",
        BUYING,
        "me.ask_payment(me.coins, me.potions, c)",
        "me.ask_payment(me.coins, 0, c)",
    ),
    (
        "ALC-COST-7",
        TABLE,
        "if self.cost(c) != cost:",
        "if coins_of(self.cost(c)) != coins_of(cost):",
    ),
    (
        "ALC-COST-9",
        TABLE,
        "self.costing_up_to(cost) & ~self.costing_exactly(cost)",
        "self.costing_up_to(cost)",
    ),
    (
        "ALC-COST-10",
        COSTS,
        "return cost - (coins if coins < have else have)",
        "return have - (coins if coins < have else have)",
    ),
    ("ALC-COST-19", TABLE, "if coins_of(self.cost(c)) >= coins:", "if self.cost(c) >= coins:"),
    ("ALC-COST-22", SEASIDE, "me.coins += coins_of(me.cost(c))", "me.coins += me.cost(c)"),
    ("ALC-COST-26", PROSPERITY, "at_most(me.table.price, 4)", "coins_of(me.table.price) <= 4"),
    ("PRO-BISHOP-8", PROSPERITY, "coins_of(me.cost(c)) // 2", "me.cost(c) // 2"),
    (
        "PRO-FORGE-8",
        PROSPERITY,
        "total += coins_of(me.cost(trashed.at(i)))",
        "total += me.cost(trashed.at(i))",
    ),
    # cards
    ("ALC-ALCHEMIST-1", CARDS, "me.draw(2)", "me.draw(3)"),
    (
        "ALC-ALCHEMIST-7",
        CARDS,
        "me.in_play.count_in(me.setup.brewing) > 0",
        "me.in_play.count_in(me.setup.brewing) + me.potions > 0",
    ),
    ("ALC-ALCHEMIST-8", CARDS, "me.in_play.count_in(me.setup.brewing) > 0", "True"),
    ("ALC-DISCARD-2", CARDS, "        return self.may_go_back(me)\n", "        return False\n"),
    (
        "ALC-APOTHECARY-1",
        CARDS,
        "        me.draw(1)\n        me.actions += 1\n        me.reveal_top(4)\n",
        "        me.reveal_top(4)\n        me.draw(1)\n        me.actions += 1\n",
    ),
    ("ALC-APOTHECARY-2", CARDS, "only(COPPER) | me.setup.brewing", "me.setup.treasures"),
    ("ALC-APPRENTICE-4", CARDS, "2 * potions_of(cost)", "potions_of(cost)"),
    ("ALC-APPRENTICE-7", CARDS, "cost = me.cost(c)", "cost = me.setup.costs[c]"),
    (
        "ALC-FAMILIAR-3",
        CARDS,
        "for p in me.victims():\n            p.gain(CURSE)",
        "for p in me.opponents():\n            p.gain(CURSE)",
    ),
    ("ALC-GOLEM-1", CARDS, "me.setup.actions & ~only(self.number)", "me.setup.actions"),
    (
        "ALC-GOLEM-4",
        CARDS,
        "        me.discard_all_revealed()\n        while found.n > 0:\n"
        "            c = me.must_pick(PLAY, found.kinds(), ASIDE)\n"
        "            found.remove(c)\n            me.play_from_aside(c)\n",
        "        while found.n > 0:\n"
        "            c = me.must_pick(PLAY, found.kinds(), ASIDE)\n"
        "            found.remove(c)\n            me.play_from_aside(c)\n"
        "        me.discard_all_revealed()\n",
    ),
    ("ALC-GOLEM-5", CARDS, "c = me.must_pick(PLAY, found.kinds(), ASIDE)", "c = found.top()"),
    (
        "ALC-HERBALIST-2",
        CARDS,
        "c = me.may_pick(TOPDECK, me.in_play.kinds",
        "c = me.must_pick(TOPDECK, me.in_play.kinds",
    ),
    (
        "ALC-HERBALIST-6",
        CARDS,
        "        return me.in_play.count_in(me.setup.treasures) > 0\n",
        "        return False\n",
    ),
    ("ALC-PHILOSOPHERSSTONE-3", CARDS, "(me.deck.n + me.discards.n) // 5", "me.total_cards() // 5"),
    ("ALC-PHILOSOPHERSSTONE-6", CARDS, "        me.look_at_discards()\n", ""),
    ("ALC-SCRYINGPOOL-2", CARDS, "for p in [me, *me.victims()]:", "for p in [*me.victims(), me]:"),
    (
        "ALC-SCRYINGPOOL-5",
        CARDS,
        "me.take_revealed_in(me.setup.every)",
        "me.take_revealed_in(me.setup.actions)\n        me.discard_all_revealed()",
    ),
    ("ALC-SCRYINGPOOL-11", CARDS, "for p in [me, *me.victims()]:", "for p in me.everybody():"),
    (
        "ALC-TRANSMUTE-3",
        CARDS,
        "        if me.setup.is_victory(c):\n",
        "        elif me.setup.is_victory(c):\n",
    ),
    (
        "ALC-TRANSMUTE-4",
        CARDS,
        "            me.gain_copy(self.number)\n        if me.setup.is_victory(c):\n"
        "            me.gain(GOLD)",
        "            me.gain(GOLD)\n        if me.setup.is_victory(c):\n"
        "            me.gain_copy(self.number)",
    ),
    ("ALC-UNIVERSITY-2", CARDS, "me.may_gain_one_of(", "me.gain_one_of("),
    ("ALC-UNIVERSITY-3", CARDS, "me.table.costing_up_to(5)", "me.table.costing_up_to(4)"),
    (
        "ALC-VINEYARD-2",
        CARDS,
        "me.owns(me.setup.actions) // 3",
        "(me.owns(me.setup.actions) + 1) // 3",
    ),
    # Possession
    (
        "ALC-POSSESSION-4",
        CARDS,
        "me.table.give_turn(me.left().index,",
        "me.table.give_turn(me.right().index,",
    ),
    (
        "ALC-PTURN-6",
        CARDS,
        "me.left().index, me.index, self.number",
        "me.left().index, me.controller, self.number",
    ),
    ("ALC-PTURN-10", TURN, "for p in [me, *me.opponents()]:", "for p in [*me.opponents(), me]:"),
    ("ALC-PTURN-12", SEASIDE, "if table.before == me.index:", "if False:"),
    ("ALC-PTURN-15", TURN, "    if not table.extra:\n        me.turns += 1", "    me.turns += 1"),
    (
        "ALC-PTURN-20",
        TABLE,
        "        self.discount = 0\n        self.new_hand",
        "        self.new_hand",
    ),
    ("ALC-PTURN-22", GAINING, "if me.index == table.turn:", "if True:"),
    ("ALC-PDECIDE-1", SEAT, "d.decider = self.controller", "d.decider = self.index"),
    ("ALC-PDECIDE-3", "views.py", "seat in (p.index, p.controller)", "seat == p.index"),
    (
        "ALC-PDECIDE-5",
        "views.py",
        "seat in (p.index, p.controller)",
        "p.controller != p.index or seat == p.index",
    ),
    ("ALC-PDECIDE-6", PROSPERITY, "only(me.left().name_a_card())", "only(me.name_a_card())"),
    ("ALC-PDECIDE-15", TURN, "    me.controller = me.index  # what", "    # what"),
    (
        "ALC-PDECIDE-16",
        SEAT,
        "return only(self.index) | only(self.controller)",
        "return only(self.index)",
    ),
    (
        "ALC-PGAIN-1",
        CARDS,
        "        if me.controller == me.index:\n            return False\n",
        "        return False\n",
    ),
    ("ALC-PGAIN-9", CARDS, "return me.controller != me.index and c != SILVER", "return False"),
    ("ALC-PGAIN-11", CARDS, "if me.table.gained_from == THE_TRASH:", "if False:"),
    ("ALC-PTRASH-1", CARDS, "if me.controller != me.index and me.rescue", "if False and me.rescue"),
    (
        "ALC-PTRASH-2",
        CARDS,
        "me.put_aside_on_discards(note.cargo.top())",
        "me.take_from_aside(note.cargo.top())",
    ),
    (
        "ALC-PTRASH-3",
        TURN,
        "    me.draw(table.new_hand)\n"
        "    if (setup.heard >> TURN_END) & 1:\n        remind(me, TURN_END)\n",
        "    if (setup.heard >> TURN_END) & 1:\n        remind(me, TURN_END)\n"
        "    me.draw(table.new_hand)\n",
    ),
    (
        "ALC-PTRASH-5",
        CARDS,
        "me.put_aside_on_discards(note.cargo.top())",
        "me.aside.remove(note.cargo.top())\n        me.put_on_discards(note.cargo.top(), ASIDE)",
    ),
    ("ALC-PTRASH-6", CARDS, "if me.controller != me.index and me.rescue", "if me.rescue"),
    ("ALC-PTRASH-9", CARDS, "if me.controller != me.index and me.rescue", "if me.rescue"),
    (
        "ALC-PTOKEN-1",
        SEAT,
        "if self.controller != self.index and self.setup.edition.tokens_to_possessor:",
        "if False:",
    ),
    (
        "ALC-PTOKEN-2",
        SEAT,
        "if self.controller != self.index and self.setup.edition.tokens_to_possessor:",
        "if self.controller != self.index:",
    ),
    (
        "ALC-PTOKEN-7",
        BUYING,
        "    me.lose_tokens(me.setup.coffers, n)\n",
        "    me = me.table.players[me.controller]\n    me.lose_tokens(me.setup.coffers, n)\n",
    ),
]
