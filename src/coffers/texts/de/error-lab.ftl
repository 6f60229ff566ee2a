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
error-rival-again = das gespeicherte Spiel lief gegen „{ $rival }“, das ist ein Programm: nenne es noch einmal mit --against, wenn du ihm vertraust
error-sweep-values = { $found } steht für keine Zahlen: schreib {"{"}2..6{"}"}, {"{"}2..10..2{"}"} oder {"{"}2,4,8{"}"}
error-sweep-no-braces = in „{ $line }“ ändert sich nichts: setz Zahlen in geschweifte Klammern, etwa {"{"}2..6{"}"}
error-sweep-list = ein Plan hat keine Liste „{ $key }“; es gibt { $known }
error-sweep-empty-list = { $plan } hat keine Zeilen in „{ $key }“
error-sweep-ambiguous = mehrere Zeilen sind wie „{ $line }“ ({ $lines }): sag mit ALTE ZEILE => NEUE ZEILE, welche du meinst
error-sweep-no-line = { $plan } hat keine Zeile, die bis auf die Zahlen in Klammern „{ $line }“ ist; ALTE ZEILE => NEUE ZEILE setzt eine an die Stelle einer anderen
error-sweep-no-old-line = { $plan } hat keine Zeile „{ $line }“
error-sweep-twice = die Zeile von „{ $line }“ ändert sich schon
error-sweep-too-many = { $n } sind zu viele: höchstens { $most }
error-sweep-nothing = sag, was sich ändern soll: --vary "Herzogtum if left(Provinz) <= {"{"}2..6{"}"}"
error-sweep-no-plan = { $strategy } ist kein Plan: es gibt keine Zeilen mit Zahlen
error-tune-no-numbers = { $plan } hat keine Zahlen, die man abstimmen könnte
