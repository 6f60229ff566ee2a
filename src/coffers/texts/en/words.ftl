### Small words that other texts are made of.

words-number = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
}
words-list = { $most } and { $last }
words-cards = { $n ->
    [one] a card
   *[other] { $word } cards
}
words-coins = { $n ->
    [one] { $n } Coin
   *[other] { $n } Coins
}
words-actions = { $n ->
    [one] { $n } Action
   *[other] { $n } Actions
}
words-buys = { $n ->
    [one] { $n } Buy
   *[other] { $n } Buys
}
words-potions = { $n ->
    [one] { $n } Potion
   *[other] { $n } Potions
}
words-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Cards that are none

words-not-in-game = a card not in this game
words-nothing = nothing

## Types of cards

words-type-action = Action
words-type-treasure = Treasure
words-type-victory = Victory
words-type-curse = Curse
words-type-attack = Attack
words-type-reaction = Reaction
words-type-prize = Prize
words-type-duration = Duration
words-type-reserve = Reserve
words-type-traveller = Traveller
words-type-night = Night
words-type-knight = Knight
words-type-castle = Castle
words-type-ruins = Ruins
words-type-shelter = Shelter
words-type-looter = Looter
words-type-gathering = Gathering
words-type-spirit = Spirit
words-type-heirloom = Heirloom
words-type-fate = Fate
words-type-event = Event
words-type-landmark = Landmark

## What can be chosen, where it is not a card

words-label-trash = trash
words-label-discard = discard
words-label-topdeck = put on top of the deck
words-label-discard-deck = discard the whole deck
words-label-2-cards = +2 Cards
words-label-2-actions = +2 Actions
words-label-2-coins = +2 Coins
words-label-1-action = +1 Action
words-label-1-buy = +1 Buy
words-label-silvers = gain four Silvers and discard the deck
words-label-1-card = +1 Card
words-label-3-cards = +3 Cards
words-label-1-coin = +1 Coin
words-label-3-coins = +3 Coins
words-label-gain = gain
words-label-gain-gold = gain a Gold
words-label-gain-curse = gain a Curse
words-label-discard-two = discard two cards
words-label-discard-hand = discard the hand and draw four cards
words-label-put-on-mat = put the top card on the mat
words-label-take-from-mat = take all cards from the mat
words-label-attack = attack
words-label-coins = take the Coins

## Tokens and counters, by the names they are declared by

words-token-vp = VP tokens { $n }
words-token-coffers = Coffers { $n }
words-token-trade-route = Trade Route* { $n }
words-token-trade-route-tokens = *
words-token-embargo = Embargo { $n }
words-token-pirate-ship = Pirate Ship { $n }

## Mats, by the names they are declared by

words-mat-island = Island mat
words-mat-native-village = Native Village mat
