### What strategists follow through a game, and games to read.

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
