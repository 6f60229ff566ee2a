### What happened, one sentence per event.
###
### $me      yes: the one who reads did it; no: { $player } did
### $cards   the cards as an object: "a Moat and two Coppers", or "two cards" if they are secret
### $card    the bare name of the card
### $n       how many, or how much; $word is the same as a word

log-turn-started = { $me ->
    [yes] Turn { $n }: you
   *[no] Turn { $n }: { $player }
}
log-extra-turn = { $me ->
    [yes] Extra turn: you
   *[no] Extra turn: { $player }
}
log-possessed = { $me ->
    [yes] { $label } decides for you in this turn
   *[no] { $to-me ->
        [yes] You decide for { $player } in this turn
       *[no] { $label } decides for { $player } in this turn
    }
}
log-played = { $me ->
    [yes] You play { $cards }
   *[no] { $player } plays { $cards }
}
log-played-again = { $me ->
    [yes] You play the { $card } again
   *[no] { $player } plays the { $card } again
}
log-drew = { $me ->
    [yes] You draw { $cards }
   *[no] { $player } draws { $cards }
}
log-shuffled = { $me ->
    [yes] You shuffle
   *[no] { $player } shuffles
}
log-discarded = { $me ->
    [yes] You discard { $cards }
   *[no] { $player } discards { $cards }
}
log-trashed = { $me ->
    [yes] You trash { $cards }
   *[no] { $player } trashes { $cards }
}
log-gained = { $to ->
    [hand] { $me ->
        [yes] You gain { $cards } to your hand
       *[no] { $player } gains { $cards } to their hand
    }
    [deck] { $me ->
        [yes] You gain { $cards } onto your deck
       *[no] { $player } gains { $cards } onto their deck
    }
   *[discard] { $me ->
        [yes] You gain { $cards }
       *[no] { $player } gains { $cards }
    }
}
log-bought = { $me ->
    [yes] You buy { $cards }
   *[no] { $player } buys { $cards }
}
log-revealed = { $to ->
    [revealed] { $me ->
        [yes] You reveal { $cards } from your deck
       *[no] { $player } reveals { $cards } from their deck
    }
   *[hand] { $me ->
        [yes] You reveal { $cards }
       *[no] { $player } reveals { $cards }
    }
}
log-looked-at = { $origin ->
    [discard] { $me ->
        [yes] You look at { $cards } in your discard pile
       *[no] { $player } looks at { $cards } in their discard pile
    }
   *[deck] { $me ->
        [yes] You look at { $cards } from your deck
       *[no] { $player } looks at { $cards } from their deck
    }
}
log-topdecked = { $origin ->
    [revealed] { $me ->
        [yes] You put { $cards } back on your deck
       *[no] { $player } puts { $cards } back on their deck
    }
    [discard] { $me ->
        [yes] You put { $cards } from your discard pile on your deck
       *[no] { $player } puts { $cards } from their discard pile on their deck
    }
   *[hand] { $me ->
        [yes] You put { $cards } on your deck
       *[no] { $player } puts { $cards } on their deck
    }
}
log-set-aside = { $me ->
    [yes] You set { $cards } aside
   *[no] { $player } sets { $cards } aside
}
log-put-on-mat = { $me ->
    [yes] You put { $cards } on your mat
   *[no] { $player } puts { $cards } on their mat
}
log-took = { $origin ->
    [discard] { $me ->
        [yes] You take { $cards } from your discard pile into your hand
       *[no] { $player } takes { $cards } from their discard pile into their hand
    }
    [aside] { $me ->
        [yes] You take { $cards } back into your hand
       *[no] { $player } takes { $cards } back into their hand
    }
   *[revealed] { $me ->
        [yes] You take { $cards } into your hand
       *[no] { $player } takes { $cards } into their hand
    }
}
log-bade = { $me ->
    [yes] You bid { $n }
   *[no] { $player } bids { $n }
}
log-called = { $me ->
    [yes] You call { $cards }
   *[no] { $player } calls { $cards }
}
log-returned = { $to ->
    [discard] { $me ->
        [yes] You get { $cards } back, onto your discard pile
       *[no] { $player } gets { $cards } back, onto their discard pile
    }
   *[supply] { $me ->
        [yes] You return { $cards } to the pile
       *[no] { $player } returns { $cards } to the pile
    }
}
log-named = { $me ->
    [yes] You name { $card }
   *[no] { $player } names { $card }
}
log-chose = { $me ->
    [yes] You choose: { $label }
   *[no] { $player } chooses: { $label }
}
log-chose-player = { $me ->
    [yes] You choose { $label }
   *[no] { $player } chooses { $label }
}
log-discarded-deck = { $me ->
    [yes] You discard your whole deck ({ $cards })
   *[no] { $player } discards their whole deck ({ $cards })
}
log-counted-money = { $me ->
    [yes] You have { $coins } to spend
   *[no] { $player } has { $coins } to spend
}
log-counted-money-potions = { $me ->
    [yes] You have { $coins } and { $potions } to spend
   *[no] { $player } has { $coins } and { $potions } to spend
}
log-cleaned-up = { $me ->
    [yes] You clean up
   *[no] { $player } cleans up
}
log-got-vp = { $n ->
    [one] { $me ->
        [yes] You get a VP token
       *[no] { $player } gets a VP token
    }
   *[other] { $me ->
        [yes] You get { $word } VP tokens
       *[no] { $player } gets { $word } VP tokens
    }
}
log-got-coffers = { $n ->
    [one] { $me ->
        [yes] You put a token into your Coffers
       *[no] { $player } puts a token into their Coffers
    }
   *[other] { $me ->
        [yes] You put { $word } tokens into your Coffers
       *[no] { $player } puts { $word } tokens into their Coffers
    }
}
log-lost-coffers = { $n ->
    [one] { $me ->
        [yes] You spend a token from your Coffers
       *[no] { $player } spends a token from their Coffers
    }
   *[other] { $me ->
        [yes] You spend { $word } tokens from your Coffers
       *[no] { $player } spends { $word } tokens from their Coffers
    }
}
log-overpaid = { $me ->
    [yes] You overpay by { $coins }
   *[no] { $player } overpays by { $coins }
}
log-overpaid-potions = { $me ->
    [yes] You overpay by { $coins } and { $potions }
   *[no] { $player } overpays by { $coins } and { $potions }
}
log-passed = { $me ->
    [yes] You pass { $cards } to { $label }
   *[no] { $to-me ->
        [yes] { $player } passes { $cards } to you
       *[no] { $player } passes { $cards } to { $label }
    }
}
log-put-into-deck = { $n ->
    [0] { $me ->
        [yes] You put { $cards } on top of your deck
       *[no] { $player } puts { $cards } on top of their deck
    }
    [one] { $me ->
        [yes] You put { $cards } into your deck, under the top card
       *[no] { $player } puts { $cards } into their deck, under the top card
    }
   *[other] { $me ->
        [yes] You put { $cards } into your deck, under { $word } cards
       *[no] { $player } puts { $cards } into their deck, under { $word } cards
    }
}
log-got-embargo = { $me ->
    [yes] You put an Embargo token on the { $card } pile
   *[no] { $player } puts an Embargo token on the { $card } pile
}
log-got-pirate-ship = { $me ->
    [yes] You put a Coin token on your Pirate Ship mat
   *[no] { $player } puts a Coin token on their Pirate Ship mat
}
log-unaffected = { $me ->
    [yes] The Attack does not affect you
   *[no] The Attack does not affect { $player }
}
log-no-card = { $me ->
    [yes] The { $card } pile is empty: you gain nothing
   *[no] The { $card } pile is empty: { $player } gains nothing
}
log-got-trade-route = The token of the { $card } pile moves to the Trade Route mat
log-game-over = The game is over
