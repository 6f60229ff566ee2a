### The coach: what could have been done better in a game.

## Options

coach-option-game = a saved game, or one that was downloaded from a table
coach-option-player = look at the decisions of this player (otherwise yours, or everybody's)
coach-option-seconds = think so many seconds about a decision on average, on one core ({ NUMBER($default) } if nothing is said)
coach-option-total = think so many seconds in all instead
coach-option-games = compare two answers by at most so many games each ({ NUMBER($default) } if nothing is said); without seconds, the same comes out each time

## What was found

coach-news = { NUMBER($done) } of { NUMBER($all) } decisions
coach-course = { $player }: the chance to win, decision by decision
coach-from-to = from { NUMBER($first) } % to { NUMBER($last) } %{ $outcome ->
    [won] ; won in the end
    [shared] ; a shared victory
    [lost] ; lost in the end
   *[open] {""}
}
coach-legend = ? a mistake, ! a blunder
coach-worst = The worst
coach-no-mistakes = No mistakes found.
coach-turn = Turn
coach-played = Played
coach-better = Better
coach-worth-head = Worth
coach-share = { NUMBER($value) } % ({ NUMBER($low) } to { NUMBER($high) })
coach-effort = { $done ->
    [one] One decision
   *[other] { NUMBER($done) } decisions
} looked at, { $games ->
    [one] one game
   *[other] { NUMBER($games) } games
} played out for { $done ->
    [one] it
   *[other] them
}; everybody plays on like the generic bot in those. Intervals: 95 %.
coach-left = { $left ->
    [one] One more is
   *[other] { NUMBER($left) } more are
} still to be looked at.
coach-skipped = { $skipped ->
    [one] One more was
   *[other] { NUMBER($skipped) } more were
} left out: the game is long.
coach-nothing = There is nothing to look at: no decision with more than one sensible answer.

## In words

coach-where = Turn { $turn }
coach-where-card = Turn { $turn }, { $card }
coach-sentence = { $where }: { $what } would have been worth about { NUMBER($gain) } % ({ NUMBER($low) } to { NUMBER($high) } %).
coach-what = { $kind ->
    [buy] buying { $better } instead of { $given }
    [gain] gaining { $better } instead of { $given }
    [play] playing { $better } instead of { $given }
    [trash] trashing { $better } instead of { $given }
    [discard] discarding { $better } instead of { $given }
    [topdeck] putting { $better } instead of { $given } on top of the deck
    [name] naming { $better } instead of { $given }
    [set-aside] setting { $better } aside instead of { $given }
    [take] taking { $better } instead of { $given }
    [return] returning { $better } instead of { $given }
    [embargo] an Embargo on { $better } instead of { $given }
    [pay] overpaying { $better } instead of { $given }
    [coffers] spending { $better } instead of { $given } from the Coffers
    [place] { $better } instead of { $given } cards above it
   *[choose] “{ $better }” instead of “{ $given }”
}

## Hints

coach-hint-answer = The expert would answer: { $best }.
coach-hint-first = The expert would begin with: { $best }.
coach-hint = { $answer } So it wins about { NUMBER($chance) } % of its games, { NUMBER($lead) } % more than with: { $next }.
coach-hint-even = { $answer } So it wins about { NUMBER($chance) } % of its games, hardly more than with: { $next }.
coach-hint-at-once = { $answer } It needs no thought for that.
coach-hint-by-habit = { $answer } It does not look ahead at such decisions, but goes by a rule of thumb.
