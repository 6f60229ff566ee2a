### What stands for a value in the help of the command line.

metavar-strategy = STRATEGIE
metavar-bot = BOT
metavar-bots = BOTS
metavar-style = STIL
metavar-cards = KARTEN
metavar-card = KARTE
metavar-set = NAME
metavar-expansions = ERWEITERUNGEN
metavar-at-most = ERWEITERUNG=N
metavar-edition = AUSGABE
metavar-number = ZAHL
metavar-name = NAME
metavar-seconds = SEKUNDEN
metavar-scenario = SZENARIO
metavar-line = ZEILE
metavar-file = DATEI
metavar-folder = ORDNER
metavar-path = PFAD
metavar-address = ADRESSE
