"""The small words of the engine: card numbers, types, places, phases, kinds of decisions.

All of them are compile-time constants. Cards have a number *within a game*: the seven basic
cards always the first seven, all others in the order of that game's setup.
"""

from typing import Final

# ---- card numbers ----------------------------------------------------------------------------

COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
ESTATE: Final = 3
DUCHY: Final = 4
PROVINCE: Final = 5
CURSE: Final = 6
FIRST_FREE: Final = 7
MOST_CARDS: Final = 60  # a game knows at most this many different cards: sets of cards are bits

# ---- answers that are not a card -------------------------------------------------------------

NONE: Final = -1  # no card; as an answer: pass
ALL_TREASURES: Final = -2  # play every Treasure without an ability that is in hand
HIDDEN: Final = -3  # a card that the one who looks may not know
NOTHING: Final = 60  # "gain nothing", where an empty pile may be chosen
NOT_IN_GAME: Final = 61  # naming a card that is not in this game

# ---- card types ------------------------------------------------------------------------------

ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSE_TYPE: Final = 8
ATTACK: Final = 16
REACTION: Final = 32
PRIZE: Final = 64
DURATION: Final = 128
RESERVE: Final = 256
TRAVELLER: Final = 512
NIGHT: Final = 1024
KNIGHT: Final = 2048
CASTLE: Final = 4096
RUINS: Final = 8192
SHELTER: Final = 16384
LOOTER: Final = 32768
GATHERING: Final = 65536
SPIRIT: Final = 131072
HEIRLOOM: Final = 262144
FATE: Final = 524288
TYPE_NAMES: Final = {
    "Action": ACTION,
    "Treasure": TREASURE,
    "Victory": VICTORY,
    "Curse": CURSE_TYPE,
    "Attack": ATTACK,
    "Reaction": REACTION,
    "Prize": PRIZE,
    "Duration": DURATION,
    "Reserve": RESERVE,
    "Traveller": TRAVELLER,
    "Night": NIGHT,
    "Knight": KNIGHT,
    "Castle": CASTLE,
    "Ruins": RUINS,
    "Shelter": SHELTER,
    "Looter": LOOTER,
    "Gathering": GATHERING,
    "Spirit": SPIRIT,
    "Heirloom": HEIRLOOM,
    "Fate": FATE,
}

# ---- phases of a turn ------------------------------------------------------------------------

START: Final = 0
ACTION_PHASE: Final = 1
BUY_PHASE: Final = 2
CLEAN_UP: Final = 3

# ---- kinds of decisions ----------------------------------------------------------------------

PLAY: Final = 0  # an Action card (or any card, where a card says so)
PLAY_TREASURE: Final = 1
BUY: Final = 2
GAIN: Final = 3
TRASH: Final = 4
DISCARD: Final = 5
TOPDECK: Final = 6
REVEAL: Final = 7
NAME: Final = 8
CHOOSE: Final = 9  # options are the labels of the decision, not cards
ORDER: Final = 10  # which of several things that happen at once comes first
PAY: Final = 11  # options are numbers
COFFERS: Final = 12  # options are numbers
SET_ASIDE: Final = 13
TAKE: Final = 14  # into hand
CHOOSE_PLAYER: Final = 15  # options are the players, in seat order
KIND_NAMES: Final = (
    "play",
    "play",
    "buy",
    "gain",
    "trash",
    "discard",
    "topdeck",
    "reveal",
    "name",
    "choose",
    "order",
    "pay",
    "coffers",
    "set aside",
    "take",
    "choose",
)

# ---- where a card lies, comes from, goes to --------------------------------------------------

DISCARDS: Final = 0
HAND: Final = 1
DECK: Final = 2
THE_TRASH: Final = 3
PLAY_AREA: Final = 4
ASIDE: Final = 5
TURNED_UP: Final = 6  # off the deck and being dealt with: revealed, or looked at
PILES: Final = 7  # of the Supply, and beside it
MAT: Final = 8  # this and those after it: the mats of a player, as they were declared
PLACE_NAMES: Final = (
    "discard",
    "hand",
    "deck",
    "trash",
    "play",
    "aside",
    "revealed",
    "supply",
)

# ---- what a counter or a mat belongs to ------------------------------------------------------

TABLE: Final = 0
PLAYER: Final = 1
PILE: Final = 2
PLAYER_AND_PILE: Final = 3  # everybody has tokens of their own on the piles
TURN: Final = 4  # forgotten when the turn is over
OWNER_NAMES: Final = ("table", "player", "pile", "player-and-pile", "turn")

# ---- moments at which a card may have something to say (engine/card.py says what) ------------

ON_ATTACK: Final = 0
ON_GAIN_IN_HAND: Final = 1
ON_GAIN_IN_PLAY: Final = 2
ON_OWN_GAIN: Final = 3
ON_ANY_GAIN: Final = 4
ON_OWN_BUY: Final = 5
ON_BUY_IN_PLAY: Final = 6
ON_TURN_START: Final = 7
ON_PLAY_THIS_TURN: Final = 8
OWN_COST: Final = 9
REDUCTION_IN_PLAY: Final = 10
MAY_BE_BOUGHT: Final = 11
POINTS: Final = 12
MOMENTS: Final = (
    "on_attack",
    "on_gain_in_hand",
    "on_gain_in_play",
    "on_own_gain",
    "on_any_gain",
    "on_own_buy",
    "on_buy_in_play",
    "on_turn_start",
    "on_play_this_turn",
    "own_cost",
    "reduction_in_play",
    "may_be_bought",
    "points",
)
