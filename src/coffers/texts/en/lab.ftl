### The laboratory: matches and tournaments.

## Options

lab-metavar-strategy = STRATEGY
lab-metavar-file = FILE
lab-option-strategies = two to six strategies: names of shipped ones, TOML files, or Python classes (file.py:Class)
lab-option-field = the strategies that take part (otherwise all that come with Coffers)
lab-option-games = stop after so many games, rounded up to whole shuffles (10,000 unless something else ends the match)
lab-option-games-each = games of each pair in each kingdom ({ $default } if nothing is said)
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
lab-games-of = { NUMBER($games) } of { NUMBER($all) } games

## Tournaments of many

lab-group = Group { NUMBER($n) }
lab-groups = These are { NUMBER($n) } groups that never met each other: ratings hold within a group and cannot be compared between groups.
lab-matrix-cut = Columns that do not fit are left out: --report, --json and --csv have all of them.
lab-idle = { $n ->
    [one] One strategy did not play.
   *[other] { NUMBER($n) } strategies did not play.
}
