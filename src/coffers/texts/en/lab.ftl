### The laboratory: matches and tournaments.

## Options

lab-option-strategies = two to six strategies: names of shipped ones, TOML files, or Python classes (file.py:Class)
lab-option-field = the strategies that take part (otherwise all that come with Coffers)
lab-option-games = stop after so many games, rounded up to whole shuffles (if nothing else ends the match { NUMBER($default) }, or { NUMBER($thinkers) } if one of the strategies looks ahead)
lab-option-games-each = games of each pair in each kingdom (otherwise { NUMBER($default) }, or { NUMBER($thinkers) } where one of the two looks ahead)
lab-option-seconds = stop after so many seconds
lab-option-sprt = stop when it is clear whether the first strategy is better, worse, or neither by the margin
lab-option-margin = the difference that matters to --sprt, in percentage points
lab-option-curves = collect coins, points and cards turn by turn (slower; part of --json and --report)
lab-option-seed = the same number gives the same games, on any number of cores
lab-option-cores = how many cores to use (otherwise all)
lab-option-executor = play on a Dask cluster instead of this machine
lab-option-checkpoint = keep what has been played in this file, and go on from there
lab-option-csv = write the result as CSV
lab-option-parquet = write the result as Parquet
lab-option-report = write a report with pictures (.html), or the pictures alone (.svg, .png)
lab-option-colony = with or without Platinum and Colony (otherwise as the set says, or else if a strategy needs them)
lab-option-random = so many random kingdoms

## Results

lab-strategy = Strategy
lab-wins = Wins %
lab-ties = Ties %
lab-losses = Losses %
lab-points = Points
lab-rating = Rating
lab-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
lab-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-points-of-rating = { NUMBER($value, useGrouping: 0) } ± { NUMBER($margin, useGrouping: 0) }
lab-turns = Turns of a game: { $turns }
lab-ended = Games ended by: { $how }
lab-how-ended = { $how ->
    [provinces] Provinces
    [colonies] Colonies
    [piles] empty piles
   *[limit] no end in sight
}
lab-ending = { lab-how-ended } { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-seats = Score of { $strategy } by seat: { $shares }
lab-kingdom = Kingdom ({ $edition }): { $cards }
lab-orders = each { $orders ->
    [2] with all seats
   *[other] in { $orders } orders of the seats
}
lab-effort = { NUMBER($games) } games ({ NUMBER($units) } shuffles, { lab-orders }), seed { $seed }; { NUMBER($seconds, maximumFractionDigits: 1) } s, { NUMBER($speed) } games a second. Intervals: 95 %.
lab-tournament-effort = { NUMBER($games) } games in { NUMBER($meetings) } matches, seed { $seed }; { NUMBER($seconds, maximumFractionDigits: 1) } s, { NUMBER($speed) } games a second. Intervals: 95 %.
lab-summary = { NUMBER($games) } games, seed { $seed }; 95 % intervals.
lab-verdict = { $answer ->
    [better] { $strategy } is better: its score is above { NUMBER($share, maximumFractionDigits: 1) } %.
    [worse] { $strategy } is worse: its score is below { NUMBER($share, maximumFractionDigits: 1) } %.
    [equal] No difference that matters: the score of { $strategy } is between { NUMBER($low, maximumFractionDigits: 2) } % and { NUMBER($high, maximumFractionDigits: 2) } %.
   *[open] Not clear yet whether { $strategy } is better or worse.
}
lab-test = The sequential test asks whether the score is { NUMBER($share, maximumFractionDigits: 1) } % or at least { NUMBER($margin, maximumFractionDigits: 2) } % more or less than that. It finds a difference where there is none in { NUMBER($alpha, maximumFractionDigits: 1) } % of cases at most, and misses one in { NUMBER($beta, maximumFractionDigits: 1) } % at most.
lab-matrix = Scores in percent, row against column; a shared victory counts half.
lab-kingdoms = Kingdoms: { $names }
lab-kingdoms-of-pairs = Each pair met in a kingdom that suits both.
lab-random-kingdom = random kingdom { NUMBER($n) }

## Progress

lab-news = { NUMBER($games) } games, { $strategy } { $score } %
lab-timed-bot = { $bot } { NUMBER($seconds, maximumFractionDigits: 6) } s
lab-other-seed = another seed: { $seed }
lab-other-strategies = other strategies: { $names }
lab-other-thinking = another time to think for { $strategy }: { NUMBER($seconds, maximumFractionDigits: 6) } s
lab-other-lines = { $strategy } has changed since
lab-other-kingdoms = other kingdoms
lab-other-edition = another edition: { $edition }
lab-other-version = another version of Coffers: { $version }
lab-will-take = This will take about { $minutes ->
    [one] a minute
   *[other] { NUMBER($minutes) } minutes
}; Ctrl-C shows what there is until then.
lab-games = { $n ->
    [one] { NUMBER($n) } game
   *[other] { NUMBER($n) } games
}
lab-games-of = { NUMBER($games) } of { NUMBER($all) } games

## Games of a match to read, and how games begin.

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

## coffers sweep and coffers tune

lab-option-swept = the plan: a TOML file, or the name of a shipped strategy
lab-option-vary = a line of the plan with numbers in braces: "Duchy if left(Province) <= {"{"}2..6{"}"}", {"{"}2..10..2{"}"} or {"{"}2,4,8{"}"}; several lines, or several braces, make a grid
lab-option-against = whom to play against (otherwise the plan as it is); several are counted together
lab-option-games-of-point = games of each plan against each opponent ({ NUMBER($default) } if nothing is said)
lab-option-sweep-report = write a report with the curve (.html), or the curve alone (.svg, .png)
lab-change = Change
lab-sweep-title = { $plan } against { $opponents }
lab-sweep-itself = { $plan } against itself as it is
lab-sweep-axis = what stands in the braces of { $line }
lab-sweep-mark = as it is
lab-sweep-best = { $alike ->
    [0] Best: { $best }.
   *[other] Best: { $best }; not to be told apart from it: { $others }.
}
lab-sweep-rest = The { NUMBER($n) } best of { NUMBER($all) }; all of them are in --json.
lab-sweep-effort = { NUMBER($games) } games of each plan against each opponent, seed { $seed }; { NUMBER($seconds, maximumFractionDigits: 1) } s. All on the same shuffles. Intervals: 95 %, each for its own line.
lab-sweep-effort-short = { NUMBER($games) } games of each plan against each opponent, all on the same shuffles, seed { $seed }; 95 % intervals.
lab-sweep-about = The score with each number, with its 95 % interval. All plans played on the same shuffles, so that neighbours differ by less chance than their intervals say. Whatever the best number is, it was a little lucky: coffers tune checks such findings on other shuffles.
lab-sweep-change-note = The change is that of the score from the plan as it is, computed shuffle by shuffle.
lab-sweep-news = { NUMBER($share, maximumFractionDigits: 0) } % played
lab-points-of-score = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }

lab-option-tune-seconds = search for so many seconds ({ NUMBER($default) } if nothing is said), or less if nothing helps any more
lab-option-rounds = search for so many rounds instead; the same seed then finds the same numbers anywhere
lab-option-tune-games = games of the check in the end, against each opponent ({ NUMBER($default) } if nothing is said)
lab-option-tune-output = where to write the better plan (otherwise a new file named after the plan)
lab-tuned-name = { $plan }, tuned
lab-before = Line
lab-after = Better
lab-tuned = { $better ->
    [yes] With these numbers { $plan } scores { $score } % against { $opponents }: { $gain } percentage points more than before, in { NUMBER($games) } games on shuffles that the search never saw.
    [nothing] No better numbers found for { $plan } against { $opponents }: none that seemed better was so on shuffles that the search never saw. Nothing was written.
   *[no] No better numbers found: { $plan } scores { $score } % against { $opponents }; the best others scored { $gain } percentage points more in { NUMBER($games) } games on shuffles that the search never saw. Nothing was written.
}
lab-tune-news = Round { NUMBER($rounds) }, { NUMBER($tried) } plans tried
lab-tune-effort = The search: { NUMBER($tried) } plans in { NUMBER($rounds) } rounds, { NUMBER($games) } games, seed { $seed }; { NUMBER($seconds, maximumFractionDigits: 1) } s in all. Intervals: 95 %.
lab-itself = itself as it was
## Tournaments of many

lab-group = Group { NUMBER($n) }
lab-groups = These are { NUMBER($n) } groups that never met each other: ratings hold within a group and cannot be compared between groups.
lab-matrix-cut = Columns that do not fit are left out: --report, --json and --csv have all of them.
lab-idle = { $n ->
    [one] One strategy did not play.
   *[other] { NUMBER($n) } strategies did not play.
}
