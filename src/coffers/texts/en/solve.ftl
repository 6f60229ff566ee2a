### coffers solve: a strategy for a kingdom, found by evolution.

solve-option-seconds = search for so many seconds ({ NUMBER($default) } if nothing is said)
solve-option-generations = search for so many generations; the same seed then finds the same strategy anywhere
solve-option-start = strategy files to begin with, besides those that come with Coffers
solve-option-output = where to write the strategy (otherwise a new file named after the kingdom)
solve-option-games = then play so many games against each fitting strategy ({ NUMBER($default) } if nothing is said; 0 for none)
solve-name = Solved: { $kingdom }
solve-about = Found by coffers solve for { $kingdom }; what it does beyond these lines is left to the generic bot.
solve-news = Generation { NUMBER($generation) }, { NUMBER($games) } games; the best plan scores at least { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ $strategy })
solve-against = Against
solve-check = Each line is { NUMBER($games) } games on shuffles that the search never saw. Intervals: 95 %.
solve-effort = The search: { NUMBER($seconds, maximumFractionDigits: 1) } s, { $generations ->
    [one] one generation
   *[other] { NUMBER($generations) } generations
}, { NUMBER($games) } games, seed { $seed }.
solve-written = Written to { $path }.
solve-compared = Against the generic bot, which plays without a plan, it scores { $score } % in { NUMBER($games) } games; a shared victory counts half.
solve-is-the-bot = Nothing was found that beats the generic bot, so the plan is that bot.
