### The command line.

cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-command = COMMAND
cli-help = show this help and leave
cli-version = show the version and leave
cli-argparse-argument = argument %(argument_name)s: %(message)s
cli-argparse-one = expected one argument
cli-argparse-some = expected at least one argument
cli-argparse-value = invalid %(type)s value: %(value)r
cli-argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
cli-argparse-conflict = not allowed with argument %s
cli-argparse-required = the following arguments are required: %s
cli-argparse-unknown = unrecognized arguments: %s
cli-error = { $message } ('{ $command } --help' explains)
cli-about =
    Dominion as software: play it, look a rule up, settle an argument.
    Coffers is an unofficial fan project.
cli-lang = speak English (en) or German (de); otherwise COFFERS_LANG or the locale decides
cli-interpreted-pure = the engine runs interpreted, some fifty times slower: this Coffers was built without compiling it
cli-interpreted-edited = the engine runs interpreted, some fifty times slower: its compiled form was not made from the source beside it ('make setup' compiles it anew; or install Coffers again)
cli-interpreted-other-python = the engine runs interpreted, some fifty times slower: it was compiled for { $theirs }, and this Python needs { $ours } ('make setup' compiles it; or install Coffers for this Python)
cli-interpreted-unloadable = the engine runs interpreted, some fifty times slower: its compiled form cannot be loaded ({ $problem })
cli-json = print JSON for other programs
cli-play = play in the terminal against bots
cli-card = show a card with its text, its rulings and what proves them
cli-card-name = the name of a card, in English or German
cli-card-facts = cost { $cost }; { $types }; { $set }
cli-card-rulings = Rulings
cli-sets = list the recommended sets of the rulebooks
cli-sets-playable = only those that can be played
cli-sets-ready = ready to play
cli-sets-missing = missing { $missing }
cli-sets-summary = { $playable } of { $n } can be played.
cli-random = draw a random kingdom, with wishes
cli-from = only from these expansions (comma list)
cli-require = these cards must be in it (comma list)
cli-ban = these cards must not be in it (comma list)
cli-at-most = at most so many cards of an expansion, e.g. Guilds=3 (may be repeated)
cli-wish-village = at least one card that lets you play several Actions
cli-wish-trasher = at least one card that trashes
cli-wish-extra-buy = at least one card that gives a Buy
cli-wish-defended = an Attack only together with a defence
cli-wish-spread = cheap, middling and dear cards, at least two of each
cli-seed = the same number gives the same result
cli-random-bane = Bane: { $card }
cli-random-colony = with Platinum and Colony
cli-random-seed = seed { $seed }
cli-scenario = run scenarios: positions with a script and what must come of it
cli-paths = scenario files, or folders of them
cli-edition = the rules to play by: 2017 (default), 2011 or 2011-de
cli-rules = show which clauses of the rulebooks are proved by scenarios
cli-rules-path = the folder of the scenarios (otherwise the project's own)
cli-rules-proofs = list the scenarios that prove each clause
cli-rules-file = clauses of
cli-rules-clauses = clauses
cli-rules-testable = testable
cli-rules-proved = proved
cli-rules-waiting = waiting
cli-rules-doubtful = doubtful
cli-rules-info = info
cli-rules-together = together
cli-rules-unproved = Not proved yet:
cli-rules-waits = Waiting for cards that are not there yet:
cli-bench = measure how fast the engine is, beside its peers
cli-bench-seconds = CPU seconds for each workload
cli-bench-write = keep the result in bench/results.md
cli-book-cornucopia-2011 = Cornucopia, English
cli-book-cornucopia-2011-faces = Cornucopia, English, with card faces
cli-book-cornucopia-2011-de = Cornucopia, German (Reiche Ernte)
cli-book-guilds-cornucopia-2017 = Guilds & Cornucopia, English
cli-book-prosperity-2010 = Prosperity, English
cli-book-dominion-2008 = Dominion, first edition
cli-book-dominion-2016 = Dominion, second edition
cli-serve = serve the table in the browser, to this machine or to many
cli-loadtest = see how many tables a server can bear, on this machine only
cli-match = let strategies play against each other, with numbers that say how sure they are
cli-tournament = let strategies play all against all, with a matrix and ratings
cli-solve = find a good strategy for a kingdom, and write it down
cli-ladder = measure how strong a bot is, against published menus and in held-out kingdoms
cli-analyse = look at a game that was played: the chance to win, and what would have been better
cli-strategies = list the strategies that come with Coffers, or show one as a file to change
cli-strategies-name = show this one as a strategy file
cli-strategies-set = only those that fit this recommended set
cli-strategies-style = only those that count on this most: { $styles }
cli-strategies-summary = { $n ->
    [one] One strategy.
   *[other] { NUMBER($n) } strategies.
}

## Commands of the laboratory that came later.

cli-sweep = play a plan with other numbers in its lines: a table and a curve, with intervals
cli-tune = find better numbers for the lines of a plan
cli-replay = watch finished games in the browser
