### What is wrong, and what to do about it.

error-did-you-mean = { $problem }; did you mean { $suggestion }?
error-unknown-card = no card '{ $card }'
error-card-not-implemented = the card '{ $card }' is not part of Coffers yet
error-not-a-kingdom-card = { $card } is not a Kingdom card; a kingdom is made of Kingdom cards only
error-card-twice = { $card } stands in the kingdom twice; all its cards must be different
error-kingdom-size = a kingdom has { $size } different Kingdom cards, this one has { $n }
error-bane-without-young-witch = { $card } cannot be the Bane: there is no Young Witch in this kingdom
error-bane-in-kingdom = { $card } cannot be the Bane: it is one of the ten Kingdom cards already
error-bane-cost = { $card } cannot be the Bane: the Bane is a Kingdom card costing 2 or 3
error-players = { $fewest } to { $most } players can play, not { $n }
error-player-name = '{ $player }' cannot be the name of a player: 1 to 40 printable characters, please
error-player-twice = two players are called '{ $player }'; their names must differ
error-unknown-player = nobody called '{ $player }' plays here; the players are { $known }
error-unknown-bot = no bot '{ $bot }'; there are { $known }
error-unknown-edition = no edition '{ $edition }'; there are { $known }
error-unknown-language = no language '{ $language }'; there are { $known }
error-seed = '{ $seed }' cannot be a seed: it is a whole number from 0 to { $most }
error-illegal-choice = '{ $pick }' cannot be chosen now. Offered to { $player }: { $offered }
error-game-over = the game is over
error-nothing-to-undo = there is nothing more to take back
error-save-not-json = this is not a saved game: the file is not JSON, or was cut off
error-save-not-a-game = this is not a saved game of Coffers
error-save-newer = this game was saved in format { $version }; this Coffers reads formats up to { $known }: please update it
error-save-field = the saved game is damaged: its field '{ $field }' is missing or makes no sense
error-save-answer = the saved game is damaged: answer { $number } does not fit the game
