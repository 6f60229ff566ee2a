### What can go wrong with starts, sweeps and sample games.

error-unknown-opening = no opening '{ $opening }'; there are { $known }
error-unusual-deck = an opening can be chosen only where everybody starts with seven Coppers and three Estates
error-from-kingdom = the position says what is played with: leave out the kingdom, the edition and other wishes
error-from-and-opening = a position has its own hands: leave out the opening
error-from-players = the position has { $wanted } players, but there are { $n } strategies
error-from-no-players = nobody can play on from this scenario, for it has no players: { $scenario }
error-from-game-over = the saved game of this scenario is over: say 'after' how many answers to go on
error-from-mid-turn = after { $after } answers the saved game is in the middle of a turn; the turn begins after { $near }
error-from-several = { $path } has { $n } scenarios to choose from: name one as FILE:LINE (lines: { $lines })
error-no-folder = { $path } is a file, no folder
error-replay-unfinished = { $path } is not over yet: play it on with coffers play --resume { $path }
error-rival-again = the saved game was played against '{ $rival }', which is a program: name it again with --against if you trust it
error-sweep-values = { $found } stands for no numbers: write {"{"}2..6{"}"}, {"{"}2..10..2{"}"} or {"{"}2,4,8{"}"}
error-sweep-no-braces = nothing varies in '{ $line }': put numbers in braces, such as {"{"}2..6{"}"}
error-sweep-list = a plan has no list '{ $key }'; there are { $known }
error-sweep-empty-list = { $plan } has no lines in '{ $key }'
error-sweep-ambiguous = several lines are like '{ $line }' ({ $lines }): say which one with OLD LINE => NEW LINE
error-sweep-no-line = { $plan } has no line that is '{ $line }' but for the numbers in braces; OLD LINE => NEW LINE puts one in the place of another
error-sweep-no-old-line = { $plan } has no line '{ $line }'
error-sweep-twice = the line of '{ $line }' is varied already
error-sweep-too-many = { $n } are too many: { $most } at most
error-sweep-nothing = say what to vary: --vary "Duchy if left(Province) <= {"{"}2..6{"}"}"
error-sweep-no-plan = { $strategy } is no plan: it has no lines with numbers
error-tune-no-numbers = { $plan } has no numbers to tune
