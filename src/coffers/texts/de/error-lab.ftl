### Was bei Anfängen, Versuchsreihen und Beispielpartien schiefgehen kann.

error-unknown-opening = keine Eröffnung „{ $opening }“; es gibt { $known }
error-unusual-deck = eine Eröffnung lässt sich nur wählen, wenn alle mit sieben Kupfern und drei Anwesen beginnen
error-from-kingdom = die Stellung sagt, womit gespielt wird: lass Königreich, Ausgabe und andere Wünsche weg
error-from-and-opening = eine Stellung hat ihre eigenen Hände: lass die Eröffnung weg
error-from-players = die Stellung hat { $wanted } Spieler, es sind aber { $n } Strategien
error-from-no-players = von diesem Szenario aus kann niemand weiterspielen, denn es hat keine Spieler: { $scenario }
error-from-game-over = das gespeicherte Spiel dieses Szenarios ist zu Ende: sag mit „after“, nach wie vielen Antworten es weitergeht
error-from-mid-turn = nach { $after } Antworten ist das gespeicherte Spiel mitten in einem Zug; der Zug beginnt nach { $near }
error-from-several = { $path } hat { $n } Szenarien zur Auswahl: nenne eines als DATEI:ZEILE (Zeilen: { $lines })
error-no-folder = { $path } ist eine Datei, kein Ordner
error-replay-unfinished = { $path } ist noch nicht zu Ende: spiel es weiter mit coffers play --resume { $path }
error-rival-again = das gespeicherte Spiel lief gegen „{ $rival }“, das ist ein Programm: nenne es noch einmal mit --against, wenn Du ihm vertraust
