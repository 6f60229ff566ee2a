### Random games by the million: what must hold, and the report.

soak-about = Plays random games of all cards on all cores and checks that no card appears or vanishes.
soak-games = how many games to play ({ $n } if you do not say)
soak-seed = the seed of the first game; the others follow
soak-seconds = stop after so many seconds
soak-thorough = check at every decision of every game, not only of one in { $n }
soak-bot = let this bot play in one seat of every game, and the generic bot in all others, instead of random ones
soak-numbers = --games is 1 or more, --seed 0 or more
soak-progress = { $n } of { $games } games ({ $percent } %), { $rate } a second, nothing wrong
soak-done = { $n ->
    [one] One game
   *[other] { $n } games
} played, { $turns } turns, nothing wrong. { $decisions } decisions were checked. { $stopped ->
    [0] All games came to their end.
    [one] One game was stopped after { $most } turns.
   *[other] { $stopped } games were stopped after { $most } turns.
}
soak-game = Seed { $seed }: { $n } players, edition { $edition }, { $cards }.
soak-again = To see it again: { $command }
soak-crash = The game broke off: { $problem }
soak-died = A process died while it played the games of the seeds { $first } to { $last }; --thorough with fewer games finds out which.
soak-pile-negative = The pile of { $card } has fewer than no cards.
soak-count = There are { $found } cards { $card } on the table; at the start there were { $expected }.
soak-route-tokens = The Trade Route tokens do not add up to { $expected }.
soak-pile = Player { $player }: the pile '{ $place }' cannot have { $n } cards, { $loose } of them in no order.
soak-hand-negative = Player { $player } has fewer than no { $card } in hand.
soak-hand = Player { $player }: the number or the set of the cards in hand is not that of the cards there.
soak-in-play = Player { $player }: the set of the cards in play is not that of the cards there.
soak-owned = Player { $player }: the cards owned are not those in hand, deck and all other places.
soak-counter-negative = Player { $player } has fewer than no Actions, Buys, Coins or tokens.
soak-offers = What the Supply offers does not follow from its piles and their costs.
soak-empty-piles = { $found } piles count as empty, but { $expected } are.
soak-revealed-left = Player { $player } still has revealed cards after the turn.
soak-turn-left = Something that held for a turn is left over after it.
soak-decider = Player { $player } is asked in place of somebody else.
soak-number-offered = Player { $player } is offered numbers up to { $n }, which cannot be.
soak-one-answer = Player { $player } is asked ({ $kind }), but there is only one answer.
soak-passing = Player { $player } ({ $kind }): passing is allowed where it should not be, or the other way round.
soak-option = Player { $player } is offered '{ $kind } { $option }', which cannot be.
soak-buyable = Player { $player } is offered other cards to buy than the rules say.
soak-end = The game goes on after its end, or ended too soon.
soak-no-winner = The game is over, and nobody has won.
