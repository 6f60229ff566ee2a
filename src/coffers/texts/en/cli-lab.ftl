### Commands of the laboratory that came later.

cli-sweep = play a plan with other numbers in its lines: a table and a curve, with intervals
cli-tune = find better numbers for the lines of a plan
cli-replay = watch finished games in the browser
