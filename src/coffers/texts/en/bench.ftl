### The benchmark.

bench-title = How fast Coffers is
bench-machine = CPython { $python } on { $machine }, { $mode }, one core; the calibration loop takes { $calibration } s. Games per second are of CPU time.
bench-whole = { NUMBER($n) }
bench-tenth = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-thousandth = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
bench-compiled = compiled
bench-interpreted = interpreted
bench-measuring = measuring { $what } ...
bench-workload = workload
bench-games = games/s
bench-per-loop = games per loop
bench-target = target
bench-turns = turns per game
bench-w1 = W1: Big Money against itself
bench-w2 = W2: Big Money with two Smithies against Big Money
bench-w3 = W3: an Action-heavy plan against itself
bench-random = random-legal games over all cards
bench-decisions = Decisions per second in random-legal games: { $n }
bench-copies = Copies of a table per second: { $n }
bench-bytes = Bytes per game in its middle: { $n }
bench-peers = Peers, in games per calibration loop
