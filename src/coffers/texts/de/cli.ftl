### Die Kommandozeile.

cli-usage = Aufruf:
cli-arguments = Angaben
cli-options = Optionen
cli-commands = Befehle
cli-command = BEFEHL
cli-help = diese Hilfe zeigen und aufhören
cli-version = die Version zeigen und aufhören
cli-argparse-argument = Angabe %(argument_name)s: %(message)s
cli-argparse-one = ein Wert wird erwartet
cli-argparse-some = mindestens ein Wert wird erwartet
cli-argparse-value = %(value)r ist kein gültiger Wert (%(type)s)
cli-argparse-choice = %(value)r gibt es nicht (zur Wahl stehen %(choices)s)
cli-argparse-conflict = nicht zusammen mit %s
cli-argparse-required = es fehlen: %s
cli-argparse-unknown = unbekannte Angaben: %s
cli-error = { $message } („{ $command } --help“ erklärt es)
cli-about =
    Dominion als Software: spielen, Regeln nachschlagen, Streitfragen klären.
    Coffers ist ein inoffizielles Fanprojekt.
cli-lang = Englisch (en) oder Deutsch (de) sprechen; sonst entscheiden COFFERS_LANG oder die Ländereinstellung
cli-interpreted-pure = das Regelwerk läuft interpretiert, etwa fünfzigmal langsamer: dieses Coffers wurde gebaut, ohne es zu übersetzen
cli-interpreted-edited = das Regelwerk läuft interpretiert, etwa fünfzigmal langsamer: seine übersetzte Form gehört nicht zum Quelltext daneben („make setup“ übersetzt neu; sonst Coffers neu installieren)
cli-interpreted-other-python = das Regelwerk läuft interpretiert, etwa fünfzigmal langsamer: es wurde für { $theirs } übersetzt, dieses Python braucht { $ours } („make setup“ übersetzt es; sonst Coffers für dieses Python installieren)
cli-interpreted-unloadable = das Regelwerk läuft interpretiert, etwa fünfzigmal langsamer: seine übersetzte Form lässt sich nicht laden ({ $problem })
cli-json = JSON für andere Programme ausgeben
cli-play = im Terminal gegen Bots spielen
cli-card = eine Karte zeigen: Text, Regelfragen und was sie belegt
cli-card-name = der Name einer Karte, deutsch oder englisch
cli-card-facts = Kosten { $cost }; { $types }; { $set }
cli-card-rulings = Regelfragen
cli-sets = die empfohlenen Königreiche der Regelhefte auflisten
cli-sets-playable = nur die spielbaren
cli-sets-ready = spielbar
cli-sets-missing = es fehlen { $missing }
cli-sets-summary = { $playable } von { $n } sind spielbar.
cli-random = ein zufälliges Königreich ziehen, mit Wünschen
cli-from = nur aus diesen Erweiterungen (durch Kommas getrennt)
cli-require = diese Karten müssen dabei sein (durch Kommas getrennt)
cli-ban = diese Karten dürfen nicht dabei sein (durch Kommas getrennt)
cli-at-most = höchstens so viele Karten einer Erweiterung, z. B. Guilds=3 (mehrfach möglich)
cli-wish-village = mindestens eine Karte, mit der man mehrere Aktionen ausspielt
cli-wish-trasher = mindestens eine Karte, die entsorgt
cli-wish-extra-buy = mindestens eine Karte, die einen Kauf gibt
cli-wish-defended = ein Angriff nur zusammen mit einem Schutz
cli-wish-spread = billige, mittlere und teure Karten, von jedem mindestens zwei
cli-seed = dieselbe Zahl gibt dasselbe Ergebnis
cli-random-bane = Bannkarte: { $card }
cli-random-colony = mit Platin und Kolonie
cli-random-seed = Startzahl { $seed }
cli-scenario = Szenarien durchspielen: Stellungen mit Ablauf und dem, was herauskommen muss
cli-paths = Szenariodateien oder Ordner davon
cli-edition = die Regeln: 2017 (sonst), 2011 oder 2011-de
cli-rules = zeigen, welche Regelsätze durch Szenarien belegt sind
cli-rules-path = der Ordner der Szenarien (sonst die eigenen des Projekts)
cli-rules-proofs = zu jedem Regelsatz die Szenarien auflisten, die ihn belegen
cli-rules-file = Regelsätze
cli-rules-clauses = gesamt
cli-rules-testable = prüfbar
cli-rules-proved = belegt
cli-rules-waiting = wartend
cli-rules-doubtful = strittig
cli-rules-info = Hinweis
cli-rules-together = zusammen
cli-rules-unproved = Noch nicht belegt:
cli-rules-waits = Warten auf Karten, die es noch nicht gibt:
cli-bench = messen, wie schnell das Regelwerk läuft, im Vergleich zu anderen
cli-bench-seconds = CPU-Sekunden je Aufgabe
cli-bench-write = das Ergebnis in bench/results.md festhalten
cli-book-cornucopia-2011 = Reiche Ernte, englisch
cli-book-cornucopia-2011-faces = Reiche Ernte, englisch, mit Kartenbildern
cli-book-cornucopia-2011-de = Reiche Ernte, deutsch
cli-book-guilds-cornucopia-2017 = Die Gilden & Reiche Ernte, englisch
cli-book-prosperity-2010 = Blütezeit, englisch
cli-book-dominion-2008 = Dominion, erste Auflage
cli-book-dominion-2016 = Dominion, zweite Auflage
cli-serve = den Tisch im Browser bereitstellen, für diesen Rechner oder für viele
cli-loadtest = sehen, wie viele Tische ein Server verträgt, nur auf diesem Rechner
cli-match = Strategien gegeneinander spielen lassen, mit Zahlen, die sagen, wie sicher sie sind
cli-tournament = Strategien jede gegen jede spielen lassen, mit Matrix und Wertung
cli-solve = eine gute Strategie für ein Königreich finden und aufschreiben
cli-ladder = messen, wie stark ein Bot ist: gegen veröffentlichte Menüs und in zurückgehaltenen Königreichen
cli-analyse = ein gespieltes Spiel ansehen: die Siegchance, und was besser gewesen wäre
cli-strategies = die mitgelieferten Strategien auflisten, oder eine als Datei zum Ändern zeigen
cli-strategies-name = diese als Strategiedatei zeigen
cli-strategies-set = nur die, die zu dieser empfohlenen Zusammenstellung passen
cli-strategies-style = nur die, die vor allem darauf setzen: { $styles }
cli-strategies-summary = { $n ->
    [one] Eine Strategie.
   *[other] { NUMBER($n) } Strategien.
}

## Spätere Befehle des Labors.

cli-sweep = einen Plan mit anderen Zahlen in seinen Zeilen spielen: Tabelle und Kurve, mit Intervallen
cli-tune = bessere Zahlen für die Zeilen eines Plans finden
cli-replay = beendete Spiele im Browser noch einmal ansehen
