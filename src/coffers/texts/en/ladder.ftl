### coffers ladder: how strong a bot is.

ladder-option-bot = a bot, or a strategy as coffers match takes it (otherwise the generic bot, or strong with --think)
ladder-option-games = games in each kingdom (otherwise 20, and 2 for bots that think)
ladder-option-kingdoms = at most so many kingdoms against each opponent, the first that suit the bot (otherwise all: 100 with a menu, 200 held out, 50 with plans)
ladder-option-against = against whom: the published menus, the generic bot or solved plans in held-out kingdoms, or all; may be said several times (otherwise menus and generic)
ladder-option-again = play the ten worst kingdoms against each opponent once more, with so many games
ladder-option-think = seconds that a bot thinks about a decision (for bots that look ahead)
ladder-option-plans = where the plans for the held-out kingdoms lie (otherwise those that come with Coffers)
ladder-option-solve-plans = do not play, but find the plans that are missing in that folder; can be stopped and continued
ladder-option-seconds = only with --solve-plans: seconds for each of these plans (60 if nothing is said)

ladder-solving = Kingdom { NUMBER($n) }: { $news }
ladder-solved = { $n ->
    [one] One plan
   *[other] { NUMBER($n) } plans
} written to { $folder }.

ladder-opponent = Opponent
ladder-score = Score %
ladder-kingdoms = Kingdoms
ladder-games = Games
ladder-cpu = CPU ms/decision
ladder-menus = { $menu ->
    [smithy] Big Money with Smithy
    [double-witch] Double Witch
    [militia] Militia
    [chapel] Chapel
    [village-smithy] Village/Smithy
   *[big-money] Big Money
}
ladder-generic = Generic bot
ladder-plans = Solved plans
ladder-average = Average of the menus
ladder-number = { NUMBER($value) }
ladder-milliseconds = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
ladder-worst = Worst kingdom against each:
ladder-worst-of = { $opponent }, { NUMBER($value, maximumFractionDigits: 0) } %: { $cards }
ladder-again = { $opponent }, the { $n ->
    [one] worst kingdom
   *[other] { NUMBER($n) } worst kingdoms
} once more, on other shuffles:
ladder-again-of = { $score }: { $cards }
ladder-effort = { $bot }: { NUMBER($games) } games in mirrored pairs, seed { $seed }; { NUMBER($seconds, maximumFractionDigits: 1) } s. A shared victory counts half. Intervals: 95 %, over kingdoms.
ladder-machine = The faster the machine, the further a bot that thinks by the clock can look: the calibration loop of coffers bench takes { NUMBER($calibration, minimumFractionDigits: 3, maximumFractionDigits: 3) } s here.
