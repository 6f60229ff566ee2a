### Reports of the laboratory: pictures and the words around them.

## The page

report-title-match = { $first } against { $second }
report-title-tournament = Tournament of { $n } strategies
report-in-set = in the kingdom { $set }
report-finding = { $answer ->
    [best] { $strategy } scores best: { $score } % of the victories in { NUMBER($games) } games. That is hardly chance: the intervals do not overlap.
    [shared] { $strategy } score best, and exactly the same: { $score } % of the victories each in { NUMBER($games) } games.
   *[open] { $strategy } is ahead with { $score } % of the victories in { NUMBER($games) } games, but the intervals overlap: that may be chance.
}
report-finding-equal = All score the same in { NUMBER($games) } games.
report-finding-tournament = { $strategy } has the best rating, { $rating }, after { NUMBER($games) } games in { NUMBER($meetings) } matches.
report-result = The result
report-games-section = How the games went
report-ahead-section = Who was ahead
report-played-section = What was played
report-strategies = The strategies
report-repeat = How to repeat it
report-numbers = The numbers behind it
report-score = Score %
report-lead = Lead
report-seats = Score by seat
report-seat = Seat { $n }
report-score-note = The score counts a victory as one, one shared by two as a half. The lead is over the best opponent. All intervals (in brackets, and ±) are 95 %.
report-no-curves = What happened turn by turn was not collected. To see it, play with --report or --curves; from Python, with curves=True.
report-kingdom = Kingdom
report-edition = Rules
report-edition-of = edition { $edition }
report-games = Games
report-games-of = { NUMBER($games) } ({ NUMBER($units) } shuffles, { lab-orders })
report-games-in = { NUMBER($games) } in { NUMBER($meetings) } matches
report-seed = Seed
report-version = Coffers
report-plan-of-bot = One of the bots one can play against.
report-plan-of-class = A Python class.
report-plan = The plan
report-command = This command plays the same games again:
report-command-files = The file names stand for the strategies above: save their plans under these names first.
report-no-command = It takes the options that it was played with, and --seed { $seed }.
report-matrix-of-many = Rows and columns are in the order of the ratings.
report-kingdom-number = kingdom { $n }
report-did-not-play = These did not play, because no kingdom suited them: { $names }.
report-of-group = { $what }: group { NUMBER($group) }

## The pictures

report-number-0 = { NUMBER($n, maximumFractionDigits: 0) }
report-number-1 = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number-2 = { NUMBER($n, maximumFractionDigits: 2) }
report-tick-percent = { NUMBER($n, maximumFractionDigits: 1) } %
report-average = average { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-turn = Turn
report-rounds = Turns
report-rest = all others
report-after-round = turn { $n }
report-after-rounds = After turn
report-won = Won
report-ended-by = Ended by
report-axis-score = score
report-axis-games = share of games
report-axis-rounds = turns of each player
report-axis-turn = turn
report-axis-after = after turn
report-axis-coins = coins
report-axis-points = Victory points
report-axis-cards = cards
report-axis-ahead = share of games
report-axis-lead = lead of { $strategy }, in points
report-axis-won = share won
report-axis-rating = rating
report-scores = Scores
report-scores-about = The score of each strategy with its 95 % interval. The broken line is where all would be equal, { NUMBER($fair, maximumFractionDigits: 1) } %.
report-endings = How the games ended
report-endings-about = Share of the games that ended this way.
report-lengths = How long the games took
report-lengths-about = Share of the games by the number of turns. On average { $turns }.
report-coins = Coins per turn
report-coins-about = Coins to spend in a turn: the average of the games that had that turn. Turns of less than { NUMBER($few) } % of the games are not drawn.
report-points = Points
report-points-about = Victory points after a turn: the average of the games that had that turn.
report-cards = Size of the deck
report-cards-about = All cards a player owns after a turn: the average of the games that had that turn.
report-composition = What the decks are made of
report-composition-about = Cards owned after a turn, the average of the games that had that turn. The most frequent cards are shown one by one.
report-standing = Who would win if the game ended now
report-standing-about = Share of all games in which the strategy would have won (ties shared) had the game ended after that turn. Games that are over count with their result, so the lines end at the scores.
report-leads = What a lead of { $strategy } is worth
report-leads-about = Share of games that { $strategy } won in the end, by its lead in points after some turns. Leads are taken together in steps of { $step }, { $most } stands for more; those of less than { NUMBER($few) } % of the games are left out. The bands are 95 % intervals, as if all games were independent.
report-ratings = Ratings
report-ratings-about = Rating with its 95 % interval; 400 points more mean ten victories to one. The broken line is the average, 1500.
report-matrix = All against all
report-kingdoms = Kingdom by kingdom
report-kingdoms-about = Scores in percent in each kingdom, against all who played there.

## What strategists follow through a game, and games to read.

report-density = Money density
report-density-about = The coins of all Treasures in the deck, as printed, for each of its cards, after each turn. Five times that is what an average hand of five cards brings without Actions. Turns that fewer than { NUMBER($few) } % of the games had are left out.
report-axis-density = coins for each card
report-gained = Points by turn
report-gained-about = How many points came with each turn, on average: those after it minus those after the turn before. What others did in between, Curses for instance, counts with it. Turns that fewer than { NUMBER($few) } % of the games had are left out.
report-axis-gained = points gained
report-dead = Dead hands
report-dead-about = The share of turns, in percent, in which no Action was played, fewer than three coins were there to be spent, and nothing was bought. Turns that fewer than { NUMBER($few) } % of the games had are left out.
report-axis-dead = dead hands, %
report-provinces = When Provinces come
report-provinces-about = The average turn of the first Province, the second and so on, in those games in which it came, with 95 % intervals. The numbers below say in what share of games that was; Provinces of fewer than { NUMBER($few) } % of the games are not drawn.
report-axis-province = Province
report-province = Province
report-province-turn = Turn
report-province-reached = Games %
report-sample = A game to read
