### coffers sweep and coffers tune

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
lab-sweep-effort = { NUMBER($games) } games of each plan against each opponent, all on the same shuffles, seed { $seed }; { NUMBER($seconds, maximumFractionDigits: 1) } s. Intervals: 95 %, each for its own line.
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
