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
web-status-dropped = called off

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
web-hint-free = That does not count as a hint.
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
web-analysis-explained = The coach looks at the decisions of this game: how the chance to win went, and what would have been better. It rarely takes longer than a minute, and is kept.
web-analysis-waits = { $n ->
    [0] The game waits for the coach.
    [one] The game waits for the coach: one other comes first.
   *[other] The game waits for the coach: { $n } others come first.
}
web-analysis-refused = Not yet: { $why }. The next attempt follows by itself.
web-analysis-runs = { $chosen ->
    [0] The coach is getting ready.
    [one] { $judged } of { $chosen } decision looked at
   *[other] { $judged } of { $chosen } decisions looked at
}
web-analysis-stopped = { $chosen ->
    [0] The analysis was interrupted before it had really begun.
    [one] The analysis was interrupted after { $judged } of { $chosen } decision.
   *[other] The analysis was interrupted after { $judged } of { $chosen } decisions.
}
web-analysis-go-on = Go on with the analysis
web-analysis-nothing = There is nothing to look at: no decision with more than one sensible answer.
web-analysis-done = { $judged ->
    [one] { $judged } decision
   *[other] { $judged } decisions
} looked at{ $left ->
    [0] {"."}
   *[other] , { $left } more left out: the game is long.
}
web-analysis-meant = The chances are shares of many games in which everybody plays on like the bot “Solid” from that decision on. In brackets: the interval of 95 %.
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

## A new table: opponents by style, wishes, kingdoms by link and kept ones

web-styles = Styles
web-styles-for = Seat { $n }: play against a strategy
web-find-strategy = Find a strategy, or a card it uses
web-only-fitting = only those that fit this kingdom
web-strategies-found = { $n ->
    [0] No strategy found.
    [one] { $n } strategy
   *[other] { $n } strategies
}
web-style-money = Money and one good card
web-style-attack = Attacks
web-style-engine = Engines: many Actions in a turn
web-style-thinning = Trashing: a small, good deck
web-style-points = Points in other ways
web-style-other = Other
web-needs = Needs { $cards }
web-lacks = Not in this kingdom: { $cards }
web-lacks-nothing = This strategy is for games without Platinum and Colony.
web-suit-pick = Put it in
web-suit-draw = Draw a kingdom for it
web-misfit = { $strategy } cannot be played with these cards: choose another opponent or another kingdom.
web-own-plan = A plan of your own
web-own-plan-hint = A strategy file, such as “coffers solve” writes. It is only read, and kept with this table.
web-plan-file = File (TOML)
web-plan-text = Or its text
web-use-plan = Play against it
web-plan-large = A plan has at most { $n } characters.
web-find-set = Find a set
web-find-set-hint = its name, or a card
web-no-set-found = There is no such set.
web-at-most-of = How many cards of { $set }
web-any-number = any number
web-at-most = { $n } at most
web-required-cards = Always with
web-banned-cards = Never with
web-card-name = Name of a card
web-remove-card = Remove { $card }
web-needed-by-opponents = Your opponents need these; they are drawn along.
web-pin-hint = Pinned cards stay when you draw again.
web-wishes-changed = Your wishes have changed: draw again, or play with these.
web-pin-card = Keep { $card }
web-star = Star this kingdom
web-unstar-named = Remove { $name }
web-kingdom-name = What to call it
web-keep = Keep
web-kept-kingdoms = Starred and played
web-starred = Starred
web-played-last = Played last
web-nothing-starred = Nothing yet. A star keeps a kingdom in this browser.
web-nothing-played = Nothing yet.
web-take = Take
web-take-named = Take { $name }
web-copy-kingdom = Copy the link to this kingdom
web-kingdom-link = Link to this kingdom
web-link-cards = { $n ->
    [one] The link names something that is no Kingdom card here: { $cards }. It has been left out.
   *[other] The link names some things that are no Kingdom cards here: { $cards }. They have been left out.
}
web-link-size = A kingdom has { $size } cards, and the link names { $n }. Add the others, or have them drawn.
web-link-many = A kingdom has { $size } cards, and the link names { $n }. The last ones have been left out.
web-link-bane = “{ $card }” cannot be the Bane here: chance decides.
web-link-set = There is no set “{ $set }” to play here.
web-link-rules = There are no rules “{ $rules }” here: the newest are taken.
## What cards do, in symbols

# Where long words in the names of cards may go on in another line: before one of these endings.
web-name-breaks = grapher smith keeper man piece lender bank mancer sopher's mason mogrify robber tress ment rade sador
web-symbols = What the symbols mean
web-symbols-numbers = +2: that many. 1+: at least one. +2? or 2?: at most two. ?: it depends. →3: until there are three in hand. / between symbols: one or the other. A coin behind a gained card: what it may cost; +2 is 2 more than the card that was trashed, = exactly that, < less.
web-symbol-or = or { $said }
web-symbol-cards = Cards
web-symbol-actions = Actions
web-symbol-buys = Buys
web-symbol-coins = Coins
web-symbol-potion = Potion
web-symbol-vp = Victory points of the card
web-symbol-tokens = Victory point tokens
web-symbol-coffers = Coffers
web-symbol-cheaper = Cards cost less
web-symbol-play = Plays a card
web-symbol-turn = Extra turn
web-symbol-look = Looks at or reveals cards of the deck
web-symbol-name = Names a card
web-symbol-discard = Discards cards
web-symbol-trash = Trashes cards
web-symbol-gain = Gains a card
web-symbol-curse = Gains a Curse
web-symbol-deck = Puts cards on or into the deck
web-symbol-aside = Puts cards aside or on a mat
web-symbol-pass = Passes a card on
web-symbol-return = Returns cards to their pile
web-symbol-once = Trashes itself
web-symbol-embargo = Puts a token on a pile: buying there brings Curses
web-symbol-shield = Protects from Attacks
web-symbol-rest = Later this turn, or while it is in play
web-symbol-next = At the start of your next turn
web-symbol-gained = When you gain or buy it
web-symbol-react = Reaction, or protection
web-symbol-others = The other players
web-amount-varies = it depends
web-amount-least = at least { $n }
web-amount-most = up to { $n }
web-amount-until = until { $n } are in hand
web-limit-cost = costing up to { $n }
web-limit-more = costing up to { $n } more
web-limit-exactly = costing exactly { $n } more
web-limit-beside = costing { $n } more, and { $n } less
web-limit-less = costing at least { $n } less
web-limit-same = costing just as much
## Preferences, trackers, sounds

web-preferences = Settings
web-preferences-kept = Kept in this browser, and in force at once.
web-as-at-first = All as at first
web-is-as-at-first = Everything is as at first.
web-help-preferences = Settings, behind the sliders at the top, offer trackers, sounds, colours and more. Trackers count only what you could have counted yourself; everybody may use them at every table.
web-key-preferences = settings
web-wishes-playing = Playing
web-wishes-trackers = Trackers
web-wishes-signals = Signals
web-wishes-look = Look
web-wish-speed = Others’ turns
web-wish-speed-explained = How fast the turns of other players are shown; any of them can be skipped.
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-at-once = at once
web-wish-auto-treasures = Play Treasures by themselves
web-wish-auto-treasures-explained = Those that only bring coins; Undo keeps them back for this turn. You are asked as ever where it can matter: with { $cards } for sale.
web-wish-confirm-junk = Ask before buying Copper or Curse
web-wish-confirm-junk-explained = One more question, in case it was a slip.
web-wish-compact-supply = Small Supply
web-wish-compact-supply-explained = Piles as short lines, for more room.
web-wish-phrases = Show what others say
web-wish-phrases-explained = Quick phrases of the other players at the table.
web-wish-track-deck = My deck
web-wish-track-deck-explained = All cards you own, and which of them are still in your deck.
web-wish-track-points = Points of all
web-wish-track-points-explained = What everybody at the table could count: gains and trashed cards are public.
web-wish-track-left = What is left
web-wish-track-left-explained = How far away the end of the game is, and the smallest piles.
web-wish-sounds = Sounds
web-wish-sounds-explained = A soft tone for your turn, an Attack on you, and the end of the game.
web-wish-notifications = Notifications
web-wish-notifications-explained = A message of the system when it is your turn and this page is out of sight.
web-notifications-refused = Your browser does not allow that here. You can permit it in the browser’s settings for this page.
web-notifications-missing = This browser has no notifications, or only over https.
web-wish-distinct-colours = Colours for the colour-blind
web-wish-distinct-colours-explained = Types of cards and marks in colours that differ for everybody, also in lightness.
web-trackers = Trackers
web-trackers-explained = Only what you could have counted yourself. Everybody at the table may use them.
web-trackers-wait = Counting starts with the next message of the server.
web-tracked-cards = { $n ->
    [one] One card
   *[other] { $n } cards
}, { $deck } in the deck
web-points-unknown-explained = In this game cards can be passed in secret, so nobody else can count these points.
web-left-gains = { $n ->
    [0] The game ends after this turn.
    [one] At the earliest one gain to the end.
   *[other] At the earliest { $n } gains to the end.
}
web-left-empty = Empty piles: { $n } (the end is at { $all }).
web-tracked-said = { $card }: { $n } of { $all } in the deck
web-left-said = { $card }: { $n } left
web-points-said = { $player }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-points-unknown-said = { $player }: points not known
## The lobby, invitations, games of one's own

web-lobby = Open tables
web-tables-waiting = { $n ->
    [one] one waits
   *[other] { $n } wait
}
web-lobby-empty = Nobody is waiting right now
web-lobby-empty-hint = Open a table, keep a seat free for somebody, and let everybody see it here. Until somebody comes, it waits for you.
web-lobby-open-own = Nothing for you?
web-table-of = { $player }’s table
web-join-table = Join
web-join-table-of = Join { $player }’s table
web-to-my-table = To your table
web-seats-free = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
web-bots-there = { $n ->
    [one] one bot
   *[other] { $n } bots
}
web-just-opened = just opened
web-with-clock = { $seconds } s for each decision
web-share = Share
web-share-text = Play Dominion with me:
web-qr-code = The link as a QR code
web-qr-hint = Scan it with a phone
web-link-stays = This link works on this computer only. To invite others, open this page under the address that the computer has in your network.
web-list-table = Anybody may join
web-list-table-hint = The table is shown among the open tables.
web-is-listed = Anybody may join: this table is shown among the open tables.
web-my-games = Your games
web-all-games = All games and statistics
web-no-games = Here you will find your finished games, and how you did in them.
web-statistics = Statistics
web-games-played = Games
web-games-won = Won
web-turns-average = Turns per game
web-longest-streak = Longest winning streak
web-won-shared = { $won } won, { $shared } shared{ $left ->
    [0] .
   *[other] . Left to a bot, and not counted: { $left }.
}
web-against = Against
web-favourite-cards = Cards you like
web-best-cards = Cards that win for you
web-in-games = { $n ->
    [one] one game
   *[other] { $n } games
}
web-finished-games = Finished games
web-unsettled = { $n ->
    [one] The result of one old game is still being worked out.
   *[other] The results of { $n } old games are still being worked out.
}
web-how-won = won
web-how-shared = shared
web-how-lost = lost
web-how-left = left
web-how-unknown = unknown
web-against-whom = against { $who }
web-pages = Pages
web-page-of = Page { $n } of { $all }
web-newer = Newer
web-older = Older
## Seats that change hands, and what players say to each other

web-table-menu = Table menu
web-rather-not = Rather not
web-your-seat = Your seat
web-lend-seat-explained = A bot plays on for you until you take your seat back, whenever you like, with this browser.
web-bot-for-me = Who plays for you
web-lend-seat = Let a bot play
web-seat-is-lent = A bot plays for you.
web-take-seat-back = Take your seat back
web-bot-plays-for = A bot plays for { $player }
web-resign = Resign
web-resign-explained = You lose this game, and your seat in it. There is no way back.
web-go-away = Leave for a while
web-go-away-explained = Your seat stays yours. If you are away for some minutes, the others may let a bot play for you or end the game.
web-missing-gone = { $player } is not here.
web-missing-silent = Nothing has been heard of { $player } for a while.
web-missing-waited = { $player } has not answered for a while.
web-may-decide-soon = You may decide what to do in
web-still-there = Are you still there? Otherwise the others may let a bot play for you.
web-waited-for = The others are waiting for you. If you do not answer, they may let a bot play for you or end the game.
web-i-am-here = I am here
web-vote-bot = Let a bot play
web-votes = ({ $n } of { $needed } votes)
web-claim-win = Claim the win
web-claim-win-explained = The game ends, and for { $player } it counts as resigned. This cannot be undone.
web-end-without = End the game without { $player }
web-end-without-explained = The game ends as it stands, and is scored; for { $player } it counts as resigned. This cannot be undone.
web-bot-for-seat = A bot on a free seat
web-fill-seat = Put it there
web-fill-and-start = Put it there and start
web-drop-table = Call the table off
web-drop-explained = Nobody can join any more, and those who are here are told.
web-leave-table = Leave the table
web-dropped = This table was called off before the game began.
web-remove-game = Remove from the list
web-remove-game-of = Remove from the list: { $who }
web-remove = Remove
web-removal-nothing = The game disappears from your list only. The others keep it, and so does its link.
web-removal-drop = Nobody has begun to play yet. You opened this table, so it will be called off for everybody.
web-removal-free = The game has not begun yet. Your seat will be free for somebody else.
web-removal-give-up = The game is not finished. Let a bot play on for you (by its link you can come back), or resign: then you have lost.
web-lend-and-remove = Let a bot play on, and remove
web-resign-and-remove = Resign and remove
web-say-something = Say something
web-somebody-says = { $player }: { $phrase }
web-hear-phrases = Show what others say
web-hear-player = Hear { $player }
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck, have fun!
web-phrase-nice = Nice!
web-phrase-thanks = Thank you!
web-phrase-sorry = Sorry!
web-phrase-oops = Oops!
web-phrase-one-moment = One moment, please.
web-phrase-your-turn = Your turn, I think?
web-phrase-well-played = Well played!
web-phrase-good-game = Good game!
## Learning to play: the lesson

web-learn = Learn to play
web-learn-start = Learn to play in five minutes
web-learn-invitation = Play a small game in which everything is explained as you go. It takes five minutes.
web-learn-begun = You have begun a lesson. It waits for you where you left it.
web-learn-go-on = Go on with the lesson
web-learn-anew = Start the lesson
web-learn-progress = How far you have come
web-learn-next = Next
web-key-next = go on, in the lesson
web-learn-skip = Skip
web-learn-leave = Leave the lesson; you can go on later
web-learn-count = Count the points
web-learn-play-on = Play on

# What is told, step by step
web-learn-say-welcome = Welcome! This is a real game against { $player }. Build a deck of cards; whoever has the most victory points in it at the end wins.
web-learn-say-deck = Your ten cards: seven Coppers and three Estates. Five of them are in your hand, the other five lie face down in your deck.
web-learn-say-treasures = Coppers are Treasures, money: each brings 1 coin. Play them all.
web-learn-say-silver = You have { $coins } coins, and may buy one card each turn. The coin on a pile is its price: buy a Silver. It brings 2 coins, every time you draw it.
web-learn-say-bought = Your Silver lies on your discard pile. The cards you played and the rest of your hand went there, too, and you drew five new ones. So it goes every turn.
web-learn-say-other = { $player } had a turn as well, and bought this: { $theirs }. You take turns, each with a deck of your own.
web-learn-say-estates = Green cards like the Estate are Victory cards: points at the end of the game. Until then they do nothing, and only take up room in your hand.
web-learn-say-smithy = { $coins } coins! Buy a Smithy. That is an Action card: it will let you draw three more cards.
web-learn-say-shuffled = Your deck was empty, so your discard pile was shuffled and became your new deck. What you buy comes back again and again: that is the whole idea.
web-learn-say-action = Here is your Smithy! Each turn you may play one Action card, before your Treasures. Play it.
web-learn-say-spent = Three more cards, and money among them. Your one Action is spent: on with the Treasures.
web-learn-say-market = { $coins } coins: buy a Market. It gives a little of everything: a card, an Action, a Buy and a coin.
web-learn-say-read = By the way: point at a card to read what it does. On a touch screen hold your finger on it.
web-learn-say-attack = Attack! { $player } has played a Militia: everybody else keeps only three cards. Discard what helps you least, green cards first, and confirm.
web-learn-say-struck = Only three cards this turn: that is what Attacks are like. In a moment you can do something about it.
web-learn-say-trade = Play your Market: +1 Card, +1 Action, +1 Buy, +1 Coin. It gives back the Action it costs.
web-learn-say-two-buys = Thanks to the Market you have { $buys } Buys: you may buy two cards, as long as your coins last.
web-learn-say-moat = First a Moat, for 2. If it is in your hand when somebody attacks, you show it, and nothing happens to you.
web-learn-say-village = Now a Village. It gives +2 Actions, so that you can play several Action cards in one turn.
web-learn-say-reaction = Militia again, but you hold a Moat, a Reaction: show it, and you are safe.
web-learn-say-order = Two Action cards, one Action. The Smithy would use it up, the Market gives it back: so the Market first.
web-learn-say-chain = You drew the Village: play it before the Smithy. Then an Action is left for everything that comes.
web-learn-say-gold = { $coins } coins: buy a Gold. It brings 3 coins, the best Treasure there is.
web-learn-say-stranded = A pity: this card must wait. The Action card before it used up your last Action. That is what Villages are for.
web-learn-say-province = { $coins } coins! A Province counts 6 points. It does nothing in your hand, so one builds a strong deck first, and then turns green. Now is the time: buy it!
web-learn-say-finish = Well done! A whole game lasts until all Provinces are bought, or three piles are empty. Shall we count the points now, or would you like to play on?

# What is said in between
web-learn-advise-wait = It is { $player }’s turn.
web-learn-advise-play = Play this card: { $card }. ({ $actions ->
    [one] 1 Action
   *[other] { $actions } Actions
} left)
web-learn-advise-treasures = Now play your Treasures.
web-learn-advise-buy = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}. My advice: { $card }. But choose what you like.
web-learn-advise-end = Nothing here would make your deck better, and you need not use every Buy. End your turn.
web-learn-advise-discard = Discard what helps you least, and confirm.
web-learn-advise-reveal = Show it, and the Attack does nothing to you.
web-learn-advise-other = The choice is yours.

# What is said to those who do something else
web-learn-remark-curse = You may, but a Curse costs a point at the end. “Undo” takes it back.
web-learn-remark-copper = You may, but too many Coppers make weak hands.
web-learn-remark-green = You may, but bought so early it clogs your hands for the rest of the game.
web-learn-remark-other-buy = { $card }: why not! There is more than one good way.
web-learn-remark-no-buy = You need not buy anything. But only what you buy makes your deck better.
web-learn-remark-no-action = You need not play Actions. But unused they are lost: “Undo” takes it back.
web-learn-remark-order = That works, but ends your Actions. Cards that give Actions are better played first.
web-learn-remark-no-coins = You may keep Treasures in hand, but they are discarded all the same. “Undo” takes it back.
web-learn-remark-discard = You may, but that one would have been useful in your next turn.
web-learn-remark-no-moat = You may, but now the Attack hits you.

# The end of the lesson
web-learn-won = You win, { $mine } to { $theirs }!
web-learn-shared = { $mine } to { $theirs }: a shared victory!
web-learn-lost = { $mine } to { $theirs }: not this time. But now you know how it is done.
web-learn-counting = How points are counted
web-learn-counted = All cards that are yours count, wherever they lie: Estates 1 point each, Duchies 3, Provinces 6.
web-learn-whole = And a whole game?
web-learn-whole-ends = It is played with ten different Kingdom cards, other ones every time, and ends when the Provinces are gone, or any three piles.
web-learn-whole-green = First build your deck; buy Provinces as soon as you can pay for them; and when only a few are left, Duchies are worth buying, too.
web-learn-whole-game = A whole game, against an easy bot
web-learn-further = Play this game on
web-learn-rules = The rules in short
web-learn-again = The lesson once more
web-ended-lesson = The game of the lesson was counted as it stood.
## Others' turns, step by step

web-skip = Skip
web-skip-explained = Show the position as it is now (key s, or a tap on the table)
web-key-skip = skip the others' turns, as does Escape
web-last-turns = Last turns
web-did-nothing = nothing
web-did-play = played
web-did-buy = bought
web-did-gain = gained
web-did-trash = trashed
web-did-discard = { $n ->
    [one] one card discarded
   *[other] { $n } cards discarded
}
web-did-to-others = what became of others
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
