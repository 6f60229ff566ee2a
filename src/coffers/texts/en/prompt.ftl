### What a player is asked.
###
### $may     no: it must be; one: it may be, once; several: as often as one likes
### $what    the card in question as an object ("a Moat"), "a card" if there are several
### $place   where it comes from: one of the prompt-place messages
### $whose   own: one's own cards; other: those of { $subject }
### $about   the bare name of the card it is about; $this is the same as an object
###
### A message prompt-<kind>-<card> is what that card asks; prompt-<kind> is what all others do.

prompt-from = { $source }: { $question }
prompt-from-possessed = { $source }, in { $turn }'s place: { $question }
prompt-possessed = In { $turn }'s place: { $question }

prompt-place-hand = from your hand
prompt-place-revealed = from the top of your deck
prompt-place-discard = from your discard pile
prompt-place-deck = from your deck
prompt-place-play = from play
prompt-place-aside = from what is set aside
prompt-place-supply = of the Supply
prompt-place-trash = in the trash
prompt-place-other = of these

## The turn

prompt-action = You may play an Action card ({ $actions } left).
prompt-treasure = You may play Treasures.
prompt-buy = You may buy a card: { $coins }, { $buys }.

## What cards ask

prompt-play = { $may ->
    [no] Play { $what }.
   *[one] You may play { $what }.
}
prompt-play-throne-room = { $may ->
    [no] Which Action card do you play twice?
   *[one] You may play an Action card twice.
}
prompt-play-kings-court = { $may ->
    [no] Which Action card do you play three times?
   *[one] You may play an Action card three times.
}
prompt-gain = { $may ->
    [no] Gain { $what }.
    [several] You may gain cards, one at a time.
   *[one] You may gain { $what }.
}
prompt-gain-thief = You may gain trashed Treasures, one at a time.
prompt-trash = { $whose ->
    [other] Which card of { $subject }'s is trashed?
   *[own] { $may ->
        [no] Trash { $what } { $place }.
        [several] You may trash cards { $place }, one at a time.
       *[one] You may trash { $what } { $place }.
    }
}
prompt-discard = { $whose ->
    [other] Which card of { $subject }'s is discarded?
   *[own] { $may ->
        [no] Discard { $what } { $place }.
        [several] You may discard cards { $place }, one at a time.
       *[one] You may discard { $what } { $place }.
    }
}
prompt-topdeck = { $may ->
    [no] Put { $what } { $place } on top of your deck.
    [several] You may put cards { $place } on top of your deck, one at a time.
   *[one] You may put { $what } { $place } on top of your deck.
}
prompt-put-back = Put the cards back on your deck; the one you pick last lies on top.
prompt-reveal = { $may ->
    [no] Reveal { $what }.
   *[one] You may reveal { $what }.
}
prompt-reveal-gaining = You gain { $this }. You may reveal { $what }.
prompt-reveal-attack = { $turn } attacks. You may reveal { $what } first.
prompt-name = Name a card.
prompt-name-contraband = Name a card that { $turn } may not buy this turn.
prompt-choose = Choose one.
prompt-choose-about = { $whose ->
    [other] What shall happen to { $subject }'s { $about }?
   *[own] What shall happen to the { $about }?
}
prompt-choose-player = Who gains { $this }?
prompt-may-trash = You may trash the { $about }.
prompt-may-discard = You may discard the { $about }.
prompt-may-topdeck = You may put the { $about } on top of your deck.
prompt-may-discard-deck = You may put your whole deck on your discard pile.
prompt-order = Several things happen now. Which comes first?
prompt-pay = How much do you pay on top? (0 to { $most })
prompt-coffers = How many tokens do you spend from your Coffers? (0 to { $most })
prompt-call = You may call { $what } { $place } into play.
prompt-bid = How much do you bid? (0 for nothing, { $most } at most)
prompt-repay = How much of your Debt do you pay off? (0 to { $most })
prompt-return = { $may ->
    [no] Return { $what } to its pile.
    [several] You may return cards to their pile, one at a time.
   *[one] You may return { $what } to its pile.
}
prompt-pass = Pick the card that you pass on to the left.
prompt-embargo = Which pile gets the Embargo token?
prompt-place = How many cards of your deck shall lie above it? (0 to { $most })
prompt-shuffle = You may shuffle cards { $place } into your deck, one at a time.
prompt-set-aside = { $may ->
    [no] Set { $what } aside.
    [several] You may set cards aside, one at a time.
   *[one] You may set { $what } aside.
}
prompt-take = { $may ->
    [no] Take { $what } { $place } into your hand.
    [several] You may take cards { $place } into your hand, one at a time.
   *[one] You may take { $what } { $place } into your hand.
}
prompt-play-golem = Which of these Actions do you play first?
prompt-gain-border-village = Gain a card that costs less than the Border Village.
prompt-gain-develop = Gain a card that costs exactly 1 more or 1 less than the trashed one; it goes on top of your deck.
prompt-gain-duchess = You may gain a Duchess, too, for your Duchy.
prompt-gain-farmland = Gain a card that costs exactly 2 more than the trashed one.
prompt-gain-haggler = Gain a card that costs less than the one you buy and is no Victory card.
prompt-gain-ill-gotten-gains = You may gain a Copper into your hand.
prompt-gain-lurker = Gain an Action from the trash.
prompt-gain-saboteur = You may gain a card that costs at least 2 less than the trashed one.
prompt-gain-smugglers = Gain a card that the player to your right gained in their last turn.
prompt-gain-swindler = { $whose ->
    [other] Which card does { $subject } gain for the trashed one?
   *[own] Gain { $what } for the trashed one.
}
prompt-gain-university = You may gain an Action card.
prompt-trash-farmland = Trash a card from your hand; for it you gain one that costs exactly 2 more.
prompt-trash-jack-of-all-trades = You may trash a card from your hand that is no Treasure.
prompt-trash-lookout = Which of these cards do you trash?
prompt-trash-lurker = Which Action of the Supply do you trash?
prompt-trash-masquerade = You may trash a card from your hand, also the one you were passed.
prompt-discard-baron = You may discard an Estate from your hand for +4 Coins; otherwise you gain one.
prompt-trash-spice-merchant = You may trash a Treasure from your hand.
prompt-discard-lookout = Which of the other cards do you discard?
prompt-discard-stables = You may discard a Treasure from your hand for +3 Cards and +1 Action.
prompt-topdeck-ghost-ship = Put { $what } from your hand on top of your deck; the one you pick last lies on top.
prompt-topdeck-alchemist = You may put this Alchemist on top of your deck.
prompt-topdeck-herbalist = You may put a Treasure from play on top of your deck.
prompt-topdeck-pearl-diver = You may put { $what } from the bottom of your deck on top of it.
prompt-topdeck-scheme = You may choose an Action card in play that goes on top of your deck when it is discarded.
prompt-topdeck-secret-passage = Which card from your hand goes into your deck?
prompt-topdeck-treasury = You may put this Treasury on top of your deck.
prompt-reveal-ambassador = { $may ->
    [no] Reveal a card from your hand; all others gain a copy of it.
   *[one] { $turn } attacks. You may reveal { $what } first.
}
prompt-reveal-courtier = Which card do you reveal? Each of its types lets you choose once.
prompt-reveal-explorer = You may reveal a Province for a Gold into your hand; otherwise you gain a Silver.
prompt-reveal-fools-gold = Another player gains a Province. You may trash { $what } from your hand for a Gold on top of your deck.
prompt-reveal-trader = You are about to gain { $this }. You may reveal { $what } and gain a Silver instead.
prompt-reveal-tunnel = You discard { $what }. You may reveal it for a Gold.
prompt-name-wishing-well = Name the card that you expect on top of your deck.
prompt-choose-courtier = Choose one; a different one for each type of the revealed card.
prompt-choose-lurker = Trash an Action from the Supply, or gain one from the trash?
prompt-choose-mining-village = You may trash this Mining Village for +2 Coins.
prompt-choose-minion = Take 2 Coins, or discard your hand for four new cards? All others with five or more cards must do so, too.
prompt-choose-native-village = What do you do with your Native Village mat?
prompt-choose-navigator = Discard all these cards, or put all of them back on your deck?
prompt-choose-oracle = { $whose ->
    [other] What shall happen to { $subject }'s revealed cards?
   *[own] What shall happen to your revealed cards?
}
prompt-choose-pawn = Choose one; two different ones in all.
prompt-choose-pirate-ship = Attack, or take 1 Coin for each token on your Pirate Ship mat?
prompt-choose-steward = Draw two cards, take 2 Coins, or trash two cards from your hand?
prompt-choose-spice-merchant = +2 Cards and +1 Action, or +2 Coins and +1 Buy?
prompt-choose-torturer = Discard two cards, or gain a Curse into your hand?
prompt-return-ambassador = You may return up to two copies of the revealed card to the Supply in all, one at a time.
prompt-place-secret-passage = How many cards of your deck shall lie above the { $about }? (0 to { $most })
prompt-set-aside-haven = Which card do you set aside for your next turn?
prompt-set-aside-island = Which card from your hand goes to your Island mat?

## Answers that pick nothing, or everything

prompt-pass-end-actions = no more Actions
prompt-pass-end-treasures = no more Treasures
prompt-pass-end-buys = end your turn
prompt-pass-no = no
prompt-pass-done = done
prompt-all-treasures = all Treasures
prompt-reason = { $question } For it: { $reason }.
