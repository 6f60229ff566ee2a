### The table in the browser.

## Everywhere

web-settings = Language and look
web-light = Light colours
web-dark = Dark colours
web-about = About
web-close = Close
web-loading = One moment …
web-to-front = To the front page
web-nowhere = There is no such page.
web-no-connection = The server cannot be reached. Is it running, and are you online?
web-went-wrong = Something went wrong (status { $status }). Please try again.
web-help = Help

## The front page

web-welcome = A deck of your own making
web-lead = Play Dominion against bots and friends, in English or German. No account, just a name.
web-your-name = Your name
web-default-name = Guest
web-play-now = Play now
web-play-now-hint = Play now deals you a game against a bot at once. A new table is yours to set up, for two to six.
web-new-table = New table
web-new-here = New to Dominion?
web-join-by-link = Join by link
web-link = Link to a table
web-join = Join
web-no-link = This is no link to a table. It ends in /table/ and a few letters.
web-unfinished = Your unfinished games
web-finished = Recently finished
web-free-seat = free seat
web-status-waiting = waiting for players
web-status-playing = in play
web-status-over = finished
web-status-closed = closed

## A new table

web-who-plays = Who plays
web-seats = Seats
web-seat = Seat { $n }
web-me = Me
web-other-person = Somebody else, by link
web-bots-by-strength = Bots by strength
web-bots-others = Other bots
web-bots-explained = How the bots play
web-bot = Bot
web-mix-seats = Mix the seats
web-kingdom-set = Recommended set
web-kingdom-random = At random
web-kingdom-pick = Card by card
web-recommended-set = Recommended set
web-not-yet = not part of Coffers yet
web-set-edition = Rules: { $edition }
web-expansions = Cards from
web-wishes = Wishes
web-wish-village = a card that lets you play several Actions
web-wish-trasher = a card that trashes
web-wish-extra-buy = a card with an extra Buy
web-wish-defended = Attacks only with a defence
web-wish-spread = cheap and dear cards mixed
web-draw = Draw ten cards
web-draw-again = Draw again
web-filter = Find
web-picked = { $n } of { $size }
web-pick-ten = A kingdom has ten cards; you have picked { $n }.
web-fill-up = Fill up at random
web-clear = Clear
web-platinum-colony = Platinum and Colony
web-colony-rules = as the rules have it
web-colony-with = with
web-colony-without = without
web-bane-card = Bane card
web-bane-chance = left to chance
web-edition = Rules
web-edition-usual = the newest
web-edition-2011 = 2011, English
web-edition-2011-de = 2011, German
web-edition-2017 = 2017
web-seed = Seed
web-seed-hint = empty: by chance
web-open-table = Open the table
web-set-dominion = Dominion
web-set-intrigue = Intrigue
web-set-seaside = Seaside
web-set-alchemy = Alchemy
web-set-prosperity = Prosperity
web-set-cornucopia = Cornucopia
web-set-hinterlands = Hinterlands
web-set-guilds = Guilds

## Before the game

web-invited = You are invited to a game
web-waiting-for-players = Waiting for the others
web-thats-me = that’s you
web-sit-down = Sit down
web-seeded = Whoever opened this table has chosen the seed, and could know what will be drawn.
web-share-link = Send this link to whoever plays with you
web-copy = Copy
web-copied = Copied
web-closed = This table was closed because nobody had been there for a day.

## The table

web-table = Table
web-players = Players
web-supply = Supply
web-basic = Basic cards
web-kingdom = Kingdom
web-bane = Bane
web-beside-supply = Beside the Supply
web-pile = { $card }, costs { $cost }, { $left } left
web-with-token = on it: { $token }
web-so-many = { $label } ({ $n })
web-somebodys = { $label } of { $player }
web-token-vp = VP tokens
web-token-coffers = Coffers
web-token-trade-route = Trade Route
web-token-trade-route-tokens = Trade Route token
web-token-embargo = Embargo tokens
web-token-pirate-ship = Pirate Ship
web-mat-island = Island mat
web-mat-native-village = Native Village mat
web-trash = Trash
web-trash-empty = Nothing has been trashed yet.
web-hand = Hand
web-hand-of = { $n ->
    [one] Your hand: { $n } card
   *[other] Your hand: { $n } cards
}
web-own-hand = Your own hand
web-others-cards = { $player }’s cards
web-others-hand = { $player }’s hand
web-others-hand-of = { $n ->
    [one] { $player }’s hand: { $n } card
   *[other] { $player }’s hand: { $n } cards
}
web-deck = Deck
web-deck-holds = { $n ->
    [one] Your deck: { $n } card
   *[other] Your deck: { $n } cards
}
web-others-deck = { $n ->
    [one] { $player }’s deck: { $n } card
   *[other] { $player }’s deck: { $n } cards
}
web-discard = Discard pile
web-discard-holds = { $n ->
    [one] Your discard pile: { $n } card, { $card }
   *[other] Your discard pile: { $n } cards, { $card } on top
}
web-others-discard = { $n ->
    [one] { $player }’s discard pile: { $n } card, { $card }
   *[other] { $player }’s discard pile: { $n } cards, { $card } on top
}
web-discard-empty = no discards
web-my-cards = Your cards
web-in-play = In play
web-in-play-of = { $player }: in play
web-stays = stays in play
web-aside = Set aside
web-aside-of = { $player }: set aside
web-face-down = Face down
web-turned-up = { $player }: turned up
web-turned-up-mine = Turned up
web-actions = Actions
web-buys = Buys
web-coins = Coins
web-potions = Potions
web-away = away
web-decides = decides
web-has-turn = turn { $turn }
web-has-extra-turn = extra turn
web-led-by = played by { $player }
web-your-turn = Your turn { $turn }
web-turn-of = { $player }, turn { $turn }
web-your-extra-turn = Your extra turn
web-extra-turn-of = { $player }, extra turn
web-you-lead = { $player }’s extra turn: you decide
web-you-are-led = Your extra turn: { $by } decides
web-led-turn = { $player }’s extra turn: { $by } decides
web-to-do = What is to be decided
web-your-decision = Your decision
web-log = Log
web-cards = Cards
web-cards-of-game = The cards of this game
web-looking-on = You are looking on.

## A card

web-costs = Costs { $cost }
web-costs-now = (now { $cost })
web-potion = Potion
web-debt = { $n } Debt
web-rulings = Rulings
web-only-in = (only in the rules of { $editions })
web-peek-hint = Right click, long press or i: rulings

## Answers

web-pick-play = Play { $card }
web-pick-buy = Buy { $card }
web-pick-gain = Gain { $card }
web-pick-trash = Trash { $card }
web-pick-discard = Discard { $card }
web-pick-topdeck = Put { $card } on the deck
web-pick-reveal = Reveal { $card }
web-pick-name = Name { $card }
web-pick-choose = Choose { $card }
web-pick-order = First { $card }
web-pick-set-aside = Set { $card } aside
web-pick-take = Take { $card }
web-pick-call = Call { $card }
web-pick-return = Return { $card } to its pile
web-pick-pass = Pass { $card } on
web-pick-embargo = Put an Embargo token on { $card }
web-pick-shuffle = Shuffle { $card } into the deck
web-gathered-gain = Gain { $n }
web-gathered-trash = { $n ->
    [one] Trash { $n } card
   *[other] Trash { $n } cards
}
web-gathered-discard = { $n ->
    [one] Discard { $n } card
   *[other] Discard { $n } cards
}
web-gathered-topdeck = { $n ->
    [one] Put { $n } card on the deck
   *[other] Put { $n } cards on the deck, the last one on top
}
web-gathered-reveal = { $n ->
    [one] Reveal { $n } card
   *[other] Reveal { $n } cards
}
web-gathered-set-aside = { $n ->
    [one] Set { $n } card aside
   *[other] Set { $n } cards aside
}
web-gathered-take = { $n ->
    [one] Take { $n } card
   *[other] Take { $n } cards
}
web-gathered-return = { $n ->
    [one] Return { $n } card
   *[other] Return { $n } cards
}
web-gathered-pass = { $n ->
    [one] Pass { $n } card on
   *[other] Pass { $n } cards on
}
web-gathered-shuffle = { $n ->
    [one] Shuffle { $n } card into the deck
   *[other] Shuffle { $n } cards into the deck
}
web-all-treasures = Play all Treasures
web-less = One less
web-more = One more
web-amount-pay = How much to pay on top
web-amount-coffers = How many tokens to spend
web-amount-place = How many cards of the deck lie above it
web-confirm-pay = { $n ->
    [0] Pay nothing on top
   *[other] Pay { $n } on top
}
web-confirm-coffers = { $n ->
    [0] Spend none
    [one] Spend { $n } token
   *[other] Spend { $n } tokens
}
web-confirm-place = { $n ->
    [0] Put it on top
    [one] Put it beneath { $n } card
   *[other] Put it beneath { $n } cards
}

## Taking back, and the line

web-undo = Undo
web-hint-explained = What would the expert do? Hints are counted, and everybody sees how many.
web-hint-thinking = The expert is thinking.
web-hints-used = { $n ->
    [one] { $n } hint used
   *[other] { $n } hints used
}
web-hints-counted = { $n ->
    [one] That is one hint in this game; everybody sees that.
   *[other] That makes { $n } hints in this game; everybody sees that.
}
web-undo-asked = { $player } would like to take back a move.
web-undo-waits = The others are asked whether you may take that back.
web-undo-refused = That stays as it is: somebody did not agree.
web-allow = Allow
web-refuse = Refuse
web-line-lost = The connection is lost. Your game is safe; trying again …
web-try-again = Try now

## Help

web-help-game = You start with seven Coppers and three Estates. Each turn you may play one Action card, then your Treasures, and buy one card. What you buy comes back when you shuffle. The game ends with the last Province (or Colony), or when three piles are empty (four with five or six players). Whoever then has the most victory points wins.
web-help-table = What you can pick is framed in blue: boldly where you must, with dashes where hardly anybody would. Point at a card to read it; right click, long press or press i for its rulings.
web-keys = Keys
web-key-arrows = go to the next thing that can be picked
web-key-enter = pick it
web-key-treasures = play all Treasures
web-key-confirm = confirm what is marked
web-key-end = end the phase, or decline
web-key-undo = take back
web-key-hint = what would the expert do?
web-key-info = read the card
web-key-cards = all cards of this game
web-key-help = this help

## The end

web-you-win = You win. Well played!
web-you-share = You share the victory with { $who }. Well played!
web-others-win = { $n ->
    [one] { $who } wins.
   *[other] { $who } win.
}
web-ended-rules = The game came to its regular end.
web-ended-resigned = { $n ->
    [one] The game ended early: { $who } has resigned.
   *[other] The game ended early: { $who } have resigned.
}
web-ended-limit = The game was as long as a game may be. It was ended and scored.
web-resigned = resigned
web-winner = Winner
web-scores = Scores
web-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-turns-taken = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
web-tokens = { $n ->
    [one] { $n } VP token
   *[other] { $n } VP tokens
}
web-rest-of-deck = The rest of the deck
web-how-it-came = How it came about
web-curve-points = Points after each turn
web-curve-coins = Coins to spend in each turn
web-curve-end = { $player } { $n } at the end
web-rematch = Rematch
web-to-rematch = To the rematch
web-replay = Replay
web-look-at-table = Look at the table
web-download = Download the game
web-to-result = To the result

## The replay

web-turn-back = Back to the start of the turn
web-turn-on = On to the next turn
web-step-back = One decision back
web-step-on = One decision on
web-play = Play by itself
web-pause = Pause
web-decision-number = Decision
web-decision-of = decision { $n } of { $all }
web-seen-by = Seen by
web-all-open = all hands open
web-fork = Play on from here
web-fork-expert = against the expert

## The analysis

web-analyse = Analyse
web-analysis = Analysis
web-analysis-explained = The coach looks at the decisions of this game: how the chance to win went, and what would have been better. It takes a minute or so, and is kept.
web-analysis-waits = { $n ->
    [0] The game waits for the coach.
    [one] The game waits for the coach: one other comes first.
   *[other] The game waits for the coach: { $n } others come first.
}
web-analysis-runs = { $judged } of { $chosen } decisions looked at
web-analysis-stopped = The analysis was interrupted after { $judged } of { $chosen } decisions.
web-analysis-go-on = Go on with the analysis
web-analysis-nothing = There is nothing to look at: no decision with more than one sensible answer.
web-analysis-done = { $left ->
    [0] { $judged } decisions looked at.
   *[other] { $judged } decisions looked at, { $left } more left out: the game is long.
}
web-analysis-meant = The chances are shares of many games in which everybody plays on like the generic bot from that decision on. In brackets: the interval of 95 %.
web-chances = The chance to win, in %, over the turns
web-chances-from-to = { $player } from { $first } % to { $last } %
web-chances-legend = Rings are mistakes, discs are blunders. A click on the curve leads to that moment in the replay, and so does each sentence.
web-mistake = mistake
web-blunder = blunder
web-no-mistakes = No mistakes found.
web-more-mistakes = { $n ->
    [one] One more mistake
   *[other] { $n } more mistakes
}

## About

web-about-title = About Coffers
web-about-game = Coffers is Dominion as software: the rules as an open library, bots, and this table. The games you play here stay on the server you play on.
web-about-unofficial = An unofficial fan project. Dominion is a trademark of its owner; this project is not connected with its author or publishers, and contains no text or art of theirs.
web-credits = With thanks to
web-credit-icons = the pictures on the cards, by Lorc, Delapouite and other contributors, recoloured
web-credit-font = typeface, SIL Open Font License 1.1
web-credit-mit = what these pages are made with, MIT licence
web-credit-apache = texts in two languages, Apache License 2.0

## The table: room, and doubtful buys

web-play-area = What was played
web-landscapes = Beside the Kingdom
web-beside-short = Beside
web-hand-empty = No cards in hand
web-about-player = About { $player }
web-supply-compact = Small Supply
web-supply-large = Large Supply
web-key-supply = the Supply large or small
web-sure-title = Buy { $card }?
web-sure-explained = It costs a Buy, and every such card in your deck is one less that helps you.
web-sure-never = Never ask again
web-sure-not = Rather not

## The moment of winning

web-outcome = The outcome
web-places = Places
web-won-by = { $n ->
    [0] Level with { $who } on points, but in fewer turns.
    [one] { $n } point ahead of { $who }.
   *[other] { $n } points ahead of { $who }.
}
web-lost-by = { $n ->
    [0] Place { $place } of { $of }: as many points as { $who }, but more turns.
    [one] Place { $place } of { $of }, { $n } point behind { $who }.
   *[other] Place { $place } of { $of }, { $n } points behind { $who }.
}
