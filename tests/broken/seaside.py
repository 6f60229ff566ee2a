"""Broken rules of Seaside: clause, file, what stands there, what is written instead."""

CARDS = "cards/seaside.py"
GAINING, PLAYING, TABLE = "engine/gaining.py", "engine/playing.py", "engine/table.py"
TRIGGERS, TURN = "engine/triggers.py", "engine/turn.py"

BROKEN: list[tuple[str, str, str, str]] = []

# Durations, extra turns, mats, tokens, Outpost
BROKEN += [
    ("SEA-DUR-2", TURN, "            me.in_play.stay(note.stamp)\n", "            pass\n"),
    (
        "SEA-DUR-3",
        TURN,
        "    me.in_play.clear_into(me.discards)\n    if table.noticing:\n        me.notice_top()\n"
        "    me.draw(table.new_hand)\n",
        "    me.draw(table.new_hand)\n    me.in_play.clear_into(me.discards)\n",
    ),
    (
        "SEA-DUR-4",
        CARDS,
        "            me.discard_hand()\n            me.comes_back()",
        "            me.discard_hand()\n        me.comes_back()",
    ),
    (
        "SEA-DUR-7",
        TURN,
        "        me.notes = [note for note in me.notes if note.moment != moment]\n",
        "",
    ),
    (
        "SEA-DUR-8",
        TRIGGERS,
        "        card.on_next_turn(me, note)\n",
        "        card.on_next_turn(me, note)\n        me.table.actions_played += 1\n",
    ),
    ("SEA-DUR-12", TRIGGERS, "for note in me.due:", "for note in me.due[:1]:"),
    ("SEA-DUR-14", PLAYING, "if p.in_play.kinds & table.setup.protecting:", "if False:"),
    (
        "SEA-DUR-15",
        TURN,
        "    me.notes = [note for note in me.notes if note.moment != DISCARD_FROM_PLAY]\n",
        "",
    ),
    (
        "SEA-DUR-15",
        TURN,
        "    return not me.in_play.stays(note.stamp)\n",
        "    return True\n",
    ),
    (
        "SEA-DURTHRONE-1",
        PLAYING,
        "if me.setup.types[me.in_play.stands_for(leader, c)] & DURATION:",
        "if False:",
    ),
    (
        "SEA-DURTHRONE-5",
        TURN,
        "        if me.in_play.stays(follower.leader):\n",
        "        if True:\n",
    ),
    (
        "SEA-DURTHRONE-6",
        PLAYING,
        "if me.setup.types[me.in_play.stands_for(leader, c)] & DURATION:",
        "if True:",
    ),
    ("SEA-DURTHRONE-9", PLAYING, "    if times > 1:\n", "    if times > 0:\n"),
    (
        "SEA-EMBARGOTOKENS-2",
        CARDS,
        "def on_buy_in_game(self, me: Player, bought: i64)",
        "def on_gain_in_game(self, me: Player, bought: i64)",
    ),
    (
        "SEA-EMBARGOTOKENS-3",
        CARDS,
        "return self.tokens_for(me, c) > 0 and me.table.can_be_had(CURSE)",
        "return False",
    ),
    ("SEA-EMBARGOTOKENS-5", CARDS, " and me.table.can_be_had(CURSE)", ""),
    (
        "SEA-EMBARGOTOKENS-7",
        CARDS,
        "for _ in range(self.tokens_for(me, bought)):",
        "if self.tokens_for(me, bought):",
    ),
    (
        "SEA-EXTRATURN-4",
        TURN,
        "table.finished = table.over()",
        "table.finished = table.over() and len(table.coming) == 0",
    ),
    (
        "SEA-EXTRATURN-7",
        TABLE,
        "        self.purchases = 0\n        self.discount = 0\n        self.new_hand",
        "        self.discount = 0\n        self.new_hand",
    ),
    ("SEA-EXTRATURN-8", CARDS, "if table.before == me.index:", "if table.extra:"),
    (
        "SEA-EXTRATURN-9",
        TURN,
        "    if not table.extra:\n        me.turns += 1\n",
        "    me.turns += 1\n",
    ),
    (
        "SEA-MATS-1",
        CARDS,
        'setup.mat("island", PLAYER, face_down=False)',
        'setup.mat("island", PLAYER, face_down=True)',
    ),
    (
        "SEA-MATS-2",
        CARDS,
        'setup.mat("native_village", PLAYER, face_down=True)',
        'setup.mat("native_village", PLAYER, face_down=False)',
    ),
    ("SEA-MEMORY-1", TURN, "me.gained_last = me.gained\n", "me.gained_last |= me.gained\n"),
    (
        "SEA-MEMORY-2",
        GAINING,
        "    if me.index == table.turn:\n        me.gained |=",
        "    if True:\n        me.gained_last |=",
    ),
    ("SEA-OUTPOST-2", CARDS, "table.new_hand = 3", "table.new_hand = 5"),
    (
        "SEA-OUTPOST-3",
        TABLE,
        "        self.discount = 0\n        self.new_hand = HAND_SIZE\n\n",
        "        self.discount = 0\n\n",
    ),
    ("SEA-OUTPOST-8", CARDS, "if table.before == me.index:", "if False:"),
    (
        "SEA-OUTPOST-10",
        CARDS,
        "table.give_turn(me.index, me.index, self.number, third=False)",
        "table.give_turn(me.index, me.controller, self.number, third=False)",
    ),
    ("SEA-OUTPOST-11", TURN, "for p in [me, *me.opponents()]:", "for p in [*me.opponents(), me]:"),
]

BROKEN += [
    # the cards but Outpost
    ("SEA-AMBASSADOR-2", CARDS, "for _ in range(2):", "for _ in range(1):"),
    ("SEA-AMBASSADOR-7", CARDS, "        if me.setup.in_supply(c):\n", "        if True:\n"),
    (
        "SEA-AMBASSADOR-9",
        CARDS,
        "for p in me.victims():\n            p.gain_copy(c)",
        "for p in me.opponents():\n            p.gain_copy(c)",
    ),
    (
        "SEA-CUTPURSE-2",
        CARDS,
        "                p.discard(COPPER)\n",
        "                while p.hand.has(COPPER):\n                    p.discard(COPPER)\n",
    ),
    ("SEA-CUTPURSE-3", CARDS, "                p.reveal_hand()", "                pass"),
    (
        "SEA-EMBARGO-3",
        CARDS,
        "        me.trash_this()\n        me.put_token_on(",
        "        if not me.trash_this():\n            return\n        me.put_token_on(",
    ),
    ("SEA-EMBARGO-4", CARDS, "me.setup.supply_piles()", "me.table.on_offer()"),
    ("SEA-EXPLORER-2", CARDS, "me.gain(SILVER, HAND)", "me.gain(SILVER)"),
    (
        "SEA-FISHINGVILLAGE-2",
        CARDS,
        "note: Note) -> None:\n        me.actions += 1\n        me.coins += 1",
        "note: Note) -> None:\n        me.actions = 1\n        me.coins += 1",
    ),
    ("SEA-GHOSTSHIP-2", CARDS, "p.topdeck_down_to(3)", "p.topdeck_down_to(4)"),
    ("SEA-GHOSTSHIP-7", CARDS, "p.topdeck_down_to(3)", "p.discard_down_to(3)"),
    ("SEA-HAVEN-3", CARDS, "me.set_aside(c, face_down=True)", "me.set_aside(c)"),
    (
        "SEA-HAVEN-5",
        CARDS,
        "me.comes_back(cargo)",
        "me.comes_back(cargo)\n        else:\n            me.comes_back()",
    ),
    ("SEA-ISLAND-2", CARDS, "        me.put_this_on_mat(self.mat)\n", ""),
    (
        "SEA-ISLAND-4",
        CARDS,
        "me.put_this_on_mat(self.mat)",
        "if not me.is_still_in_play():\n            return\n        me.put_this_on_mat(self.mat)",
    ),
    (
        "SEA-ISLAND-6",
        CARDS,
        'setup.mat("island", PLAYER, face_down=False)',
        'setup.mat("island", PLAYER, face_down=True)',
    ),
    ("SEA-LIGHTHOUSE-2", CARDS, "setup.keeps_attacks_off(self.number)", "pass"),
    ("SEA-LIGHTHOUSE-9", "cards/base.py", "return not me.is_protected()", "return True"),
    (
        "SEA-LIGHTHOUSE-12",
        "engine/playing.py",
        "if p.in_play.kinds & table.setup.protecting:",
        "if (p.in_play.kinds | me.in_play.kinds) & table.setup.protecting:",
    ),
    (
        "SEA-LOOKOUT-3",
        CARDS,
        "c = me.must_pick(DISCARD, me.revealed.kinds(), TURNED_UP)",
        "c = me.may_pick(DISCARD, me.revealed.kinds(), TURNED_UP)",
    ),
    (
        "SEA-MERCHANTSHIP-1",
        CARDS,
        "def on_next_turn(self, me: Player, note: Note) -> None:\n        me.coins += 2",
        "def on_next_turn(self, me: Player, note: Note) -> None:\n        me.coins += 1",
    ),
    (
        "SEA-NATIVEVILLAGE-4",
        CARDS,
        'setup.mat("native_village", PLAYER, face_down=True)',
        'setup.mat("native_village", PLAYER, face_down=False)',
    ),
    ("SEA-NAVIGATOR-1", CARDS, "me.look_at_top(5)", "me.reveal_top(5)"),
    ("SEA-PEARLDIVER-2", CARDS, "            me.put_at_bottom(c)", "            me.put_back(c)"),
    (
        "SEA-PIRATESHIP-3",
        CARDS,
        "                p.trash_revealed(c)\n",
        "                while p.revealed.count(c) > 0:\n                    p.trash_revealed(c)\n",
    ),
    (
        "SEA-PIRATESHIP-4",
        CARDS,
        "                booty = True\n",
        "                me.get_tokens(self.tokens_on_mat, 1)\n",
    ),
    ("SEA-SALVAGER-2", CARDS, "coins_of(me.cost(c))", "coins_of(me.setup.costs[c])"),
    (
        "SEA-SEAHAG-1",
        CARDS,
        "            p.discard_top()\n            p.gain(CURSE, DECK)",
        "            p.gain(CURSE, DECK)\n            p.discard_top()",
    ),
    (
        "SEA-SMUGGLERS-2",
        "engine/gaining.py",
        "    if me.index == table.turn:\n        me.gained",
        "    if True:\n        me.gained",
    ),
    (
        "SEA-SMUGGLERS-3",
        CARDS,
        "me.gain_costing_up_to(6, me.right().gained_last)",
        "me.gain_one_of(me.table.on_offer() & me.right().gained_last)",
    ),
    (
        "SEA-TACTICIAN-4",
        CARDS,
        "            me.discard_hand()\n            me.comes_back()",
        "            me.discard_hand()\n        me.comes_back()",
    ),
    ("SEA-TREASUREMAP-5", CARDS, "            if trashed:\n", "            if True:\n"),
    (
        "SEA-TREASURY-3",
        CARDS,
        "me.table.purchases & me.setup.victories == 0",
        "me.table.purchases & only(PROVINCE) == 0",
    ),
    (
        "SEA-TREASURY-4",
        CARDS,
        "me.table.purchases & me.setup.victories == 0",
        "me.gained & me.setup.victories == 0",
    ),
    (
        "SEA-WAREHOUSE-5",
        CARDS,
        "        me.draw(3)\n        me.actions += 1\n        me.must_discard(3)",
        "        me.must_discard(3)\n        me.draw(3)\n        me.actions += 1",
    ),
    (
        "SEA-WHARF-3",
        CARDS,
        "        me.draw(2)\n        me.buys += 1",
        "        me.draw(2)\n        me.buys += 1\n        me.actions += 1",
    ),
]
