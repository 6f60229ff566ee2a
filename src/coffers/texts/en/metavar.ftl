### What stands for a value in the help of the command line.

metavar-strategy = STRATEGY
metavar-bot = BOT
metavar-bots = BOTS
metavar-style = STYLE
metavar-cards = CARDS
metavar-card = CARD
metavar-set = SET
metavar-expansions = SETS
metavar-at-most = SET=N
metavar-edition = EDITION
metavar-number = NUMBER
metavar-name = NAME
metavar-seconds = SECONDS
metavar-scenario = SCENARIO
metavar-line = LINE
metavar-file = FILE
metavar-folder = FOLDER
metavar-path = PATH
metavar-address = ADDRESS
