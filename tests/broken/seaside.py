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
        "    me.in_play.clear_into(me.discards)\n    me.draw(table.new_hand)\n",
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
        "me.in_play.find(note.stamp) != NONE and not me.in_play.stays(note.stamp)",
        "me.in_play.find(note.stamp) != NONE",
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
