### Playing in the terminal.

## The command line

terminal-option-opponents = the bots to play against, one to five, with commas (default: { $default })
terminal-option-think = how long bots that look ahead think about a decision (otherwise quick 0.05, strong 0.5)
terminal-option-name = your name at the table
terminal-option-kingdom = the ten Kingdom cards, with commas, in English or German
terminal-option-set = a recommended set by its English or German name, in the edition of its book
terminal-option-bane = the Bane card, if Young Witch is in the game (otherwise drawn)
terminal-option-colony = with or without Platinum and Colony (otherwise as the rules have it)
terminal-option-random = Kingdom cards at random, beside those of --kingdom if there are any
terminal-option-edition = the rules to play by: 2017 (default), 2011 or 2011-de
terminal-option-seed = the same number gives the same game
terminal-option-resume = go on with a saved game, the last one unless a file is named
terminal-option-save = where to save the game
terminal-me = You
terminal-names = Ben, Cleo, Dora, Emil, Frida, Gustav

## Saved games

terminal-resume-as-it-was = A saved game goes on with its own cards, rules and chance: leave out --kingdom, --random, --edition and --seed.
terminal-no-save = There is no saved game in { $path }. `coffers play` starts a new one.
terminal-unreadable-save = { $path } cannot be read: { $problem }.
terminal-kept = Your unfinished game is kept in { $path }.
terminal-not-saved = The game cannot be saved to { $path }: { $problem }. You can play on, but not leave and come back.
terminal-save-exists = { $path } is there already: save to another file, or go on with the game in it by --resume.
terminal-preparing = { $who } { $n ->
    [one] looks
   *[other] look
} at the cards first; that takes some seconds.
terminal-leave = Saved to { $path }. To go on: { $command }
terminal-leave-unsaved = The game could not be saved to { $path }.

## The table

terminal-basic = Basic cards
terminal-kingdom = Kingdom
terminal-beside = Beside the Supply
terminal-bane = Bane
terminal-none = none
terminal-hand = Hand
terminal-hand-of = { $player }'s hand
terminal-own-hand = Your own hand
terminal-in-play = In play
terminal-stays = { $n ->
    [one] stays in play
   *[other] stay in play
}
terminal-piles = Piles
terminal-revealed = Turned up
terminal-aside = Set aside
terminal-aside-hidden = face down aside { $n }
terminal-hand-size = hand { $n }
terminal-deck-size = deck { $n }
terminal-discard-size = discard { $n } ({ $top })
terminal-discard-empty = discard 0
terminal-turns = turn { $n }
terminal-trash = trash { $n }
terminal-status = { $me ->
    [yes] Your turn { $turn }: { $left }
   *[no] Turn { $turn } of { $player }
}
terminal-status-extra = { $me ->
    [yes] Your extra turn: { $left }
   *[no] Extra turn of { $player }
}
terminal-status-possessed = { $by-me ->
    [yes] Extra turn of { $player }, you decide: { $left }
   *[no] { $me ->
        [yes] Your extra turn, { $by } decides
       *[no] Extra turn of { $player }, { $by } decides
    }
}
terminal-log = What happened
terminal-log-cut = ... ({ $key } shows the whole log)
terminal-entry = (Enter: { $default }) >

## Typing

terminal-command-undo = undo
terminal-command-hint = hint
terminal-command-help = help
terminal-command-log = log
terminal-command-table = table
terminal-command-quit = quit
terminal-command-explain = card
terminal-also-hint = tip
terminal-also-quit = exit
terminal-help =
    Answer with the number of an offer, its name, or the start of its name.
    Enter takes what stands in brackets before the cursor.
    On the table, the number before a card is its cost, the one behind it how many are left.
    You start with seven Coppers and three Estates. Each turn you may play one Action card, then all your Treasures, and buy one card. Bought cards come back when you shuffle.
    The game ends with the last Province (or Colony), or when { $empty } piles are empty; whoever then has the most victory points wins.
    A single letter is always one of these:
terminal-help-undo = take back your last answer, as long as nobody has learnt anything by it
terminal-help-hint = what the expert would do now; how often you asked is told at the end
terminal-help-help = this help
terminal-help-log = all that has happened in this game
terminal-help-table = the whole table once more
terminal-help-quit = save the game and leave
terminal-help-explain = explain the cards in question or of this kingdom; "? moat" or "? 3" explains one card
terminal-costs = costs { $cost }
terminal-nothing-typed = Something has to be picked here: please type a number or a name.
terminal-no-such-number = There is no { $typed } to pick here.
terminal-ambiguous = "{ $typed }" could be { $known }: please type a bit more.
terminal-unknown = "{ $typed }" is not among the offers; h helps.
terminal-unknown-close = "{ $typed }" is not among the offers; did you mean { $known }?
terminal-no-undo = This cannot be taken back: since your last answer others have decided, or cards were seen.
terminal-no-undo-yet = There is nothing to take back yet.
terminal-no-undo-turn = This cannot be taken back: the turn has passed on since your last answer.
terminal-no-undo-seen = This cannot be taken back: cards were drawn or shown since your last answer.

## The end

terminal-player = Player
terminal-points = Points
terminal-turns-taken = Turns
terminal-made-of = made of
terminal-you-win = You win. Well played!
terminal-you-share = You share the victory with { $who }. Well played!
terminal-others-win = { $n ->
    [one] { $who } wins. Thank you for the game!
   *[other] { $who } win. Thank you for the game!
}
terminal-hints-used = { $n ->
    [one] You took one hint.
   *[other] You took { $n } hints.
}
terminal-play-again =
    Once more with the same cards: coffers play --kingdom "{ $cards }"
    With other cards: coffers play --random
terminal-analyse = To let the coach look at this game: { $command }

## coffers play --against

terminal-option-against = strategies to play against: names of shipped ones, TOML files, or Python classes (file.py:Class); the kingdom suits them
