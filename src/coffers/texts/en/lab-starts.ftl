### Games of a match to read, and how games begin.

lab-metavar-folder = FOLDER
lab-metavar-scenario = SCENARIO
lab-option-show = show so many games of the match, the very same ones, as a log with all cards open
lab-option-save = write the games of --show (otherwise the first one) to this folder, for coffers replay and coffers analyse
lab-option-opening = let everybody have the same first two hands: 5/2, 4/3 (which comes first is left to chance), or either of them as it comes
lab-option-position = let the strategies play on from the position of a scenario: a file, or FILE:LINE where it has several
lab-option-by-opening = tell results by first hand and by first two purchases apart

lab-sample = Game { NUMBER($n) } of { NUMBER($games) }: { $players }, in this order
lab-sample-result = { $n ->
    [one] { $winners } wins after { NUMBER($turns) } turns: { $scores }
   *[other] { $winners } share the victory after { NUMBER($turns) } turns: { $scores }
}
lab-sample-no-end = This game never would have ended; the points decided.
lab-saved = Games written; to watch them in the browser: coffers replay { $path }
lab-by-hand = { $strategy }, by its first two hands
lab-by-purchases = { $strategy }, by its first two purchases
lab-count = { NUMBER($n) }
lab-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-more-openings = { $n ->
    [one] One more, which was rarer, is in --json.
   *[other] { NUMBER($n) } more, which were rarer, are in --json.
}
