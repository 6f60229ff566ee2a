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
EVENT: Final = 1048576
LANDMARK: Final = 2097152
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
    "Event": EVENT,
    "Landmark": LANDMARK,
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
CALL: Final = 16  # a card from a mat into play
BID: Final = 17  # options are numbers
REPAY: Final = 18  # options are numbers
RETURN: Final = 19  # to its pile
PASS: Final = 20  # to another player
EMBARGO: Final = 21  # which pile gets the token
PLACE: Final = 22  # options are numbers: so many cards of the deck lie above
SHUFFLE: Final = 23  # into the deck
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
    "call",
    "bid",
    "repay",
    "return",
    "pass",
    "embargo",
    "place",
    "shuffle",
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

# ---- moments at which a card may have something to say, and where it must be to hear them ----

ATTACK_PLAYED: Final = 0
WOULD_GAIN: Final = 1
GAIN_MOMENT: Final = 2
BUY_MOMENT: Final = 3
INSTEAD_OF_PLAY: Final = 4
PLAY_MOMENT: Final = 5  # it has been played, and has not done anything yet
AFTER_PLAY: Final = 6
DISCARD_MOMENT: Final = 7  # other than in Clean-up
DISCARD_FROM_PLAY: Final = 8
TRASH_MOMENT: Final = 9
SHUFFLE_MOMENT: Final = 10
TURN_START: Final = 11
BUY_PHASE_END: Final = 12
CLEAN_UP_START: Final = 13
TURN_END: Final = 14
BETWEEN_TURNS: Final = 15
N_MOMENTS: Final = 16

ITSELF: Final = 0  # the card that it happens to
IN_HAND: Final = 1
IN_PLAY: Final = 2  # each copy
SET_ASIDE_HERE: Final = 3  # each copy
ON_MAT: Final = 4  # each copy
NOTED: Final = 5  # the player has a note of it for a later turn (`Player.notes`)
THIS_TURN: Final = 6  # it has left a mark on the turn (`Table.mark_turn`)
IN_GAME: Final = 7  # wherever it is: Landmarks, States, tokens
OTHERS_HAND: Final = 8  # it happens to somebody else
OTHERS_NOTED: Final = 9
N_PLACES: Final = 10

EARS: Final = (  # the methods of a card (engine/card.py), each with its moment and place
    ("on_attack", ATTACK_PLAYED, OTHERS_HAND),
    ("would_gain_in_hand", WOULD_GAIN, IN_HAND),
    ("would_gain_in_game", WOULD_GAIN, IN_GAME),
    ("on_own_gain", GAIN_MOMENT, ITSELF),
    ("on_gain_in_hand", GAIN_MOMENT, IN_HAND),
    ("on_gain_in_play", GAIN_MOMENT, IN_PLAY),
    ("on_gain_in_game", GAIN_MOMENT, IN_GAME),
    ("on_others_gain", GAIN_MOMENT, OTHERS_HAND),
    ("on_own_buy", BUY_MOMENT, ITSELF),
    ("on_buy_in_hand", BUY_MOMENT, IN_HAND),
    ("on_buy_in_play", BUY_MOMENT, IN_PLAY),
    ("on_buy_in_game", BUY_MOMENT, IN_GAME),
    ("instead_of_play_in_game", INSTEAD_OF_PLAY, IN_GAME),
    ("instead_of_others_play", INSTEAD_OF_PLAY, OTHERS_NOTED),
    ("on_play_this_turn", PLAY_MOMENT, THIS_TURN),
    ("on_play_in_game", PLAY_MOMENT, IN_GAME),
    ("on_after_play_on_mat", AFTER_PLAY, ON_MAT),
    ("on_own_discard", DISCARD_MOMENT, ITSELF),
    ("on_own_discard_from_play", DISCARD_FROM_PLAY, ITSELF),
    ("on_discard_from_play_noted", DISCARD_FROM_PLAY, NOTED),
    ("on_own_trash", TRASH_MOMENT, ITSELF),
    ("on_trash_in_hand", TRASH_MOMENT, IN_HAND),
    ("on_trash_in_game", TRASH_MOMENT, IN_GAME),
    ("on_shuffle_in_game", SHUFFLE_MOMENT, IN_GAME),
    ("on_turn_start_aside", TURN_START, SET_ASIDE_HERE),
    ("on_turn_start_on_mat", TURN_START, ON_MAT),
    ("on_turn_start_in_game", TURN_START, IN_GAME),
    ("on_next_turn", TURN_START, NOTED),
    ("on_buy_phase_end_on_mat", BUY_PHASE_END, ON_MAT),
    ("on_buy_phase_end_in_play", BUY_PHASE_END, IN_PLAY),
    ("on_clean_up_in_play", CLEAN_UP_START, IN_PLAY),
    ("on_clean_up_this_turn", CLEAN_UP_START, THIS_TURN),
    ("on_turn_end_this_turn", TURN_END, THIS_TURN),
    ("on_turn_end_noted", TURN_END, NOTED),
    ("on_between_turns_this_turn", BETWEEN_TURNS, THIS_TURN),
    ("on_between_turns_in_game", BETWEEN_TURNS, IN_GAME),
)
