### Die Geschwindigkeitsmessung.

bench-title = Wie schnell Coffers ist
bench-machine = CPython { $python } auf { $machine }, { $mode }, ein Kern; die Eichschleife dauert { $calibration } s. Partien je Sekunde Rechenzeit.
bench-whole = { NUMBER($n) }
bench-tenth = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-thousandth = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
bench-compiled = übersetzt
bench-interpreted = interpretiert
bench-measuring = messe { $what } ...
bench-workload = Aufgabe
bench-games = Partien/s
bench-per-loop = Partien je Schleife
bench-target = Ziel
bench-turns = Züge je Partie
bench-w1 = W1: Big Money gegen sich selbst
bench-w2 = W2: Big Money mit zwei Schmieden gegen Big Money
bench-w3 = W3: ein Plan mit vielen Aktionen gegen sich selbst
bench-random = zufällig-regelgerechte Partien über alle Karten
bench-decisions = Entscheidungen je Sekunde in zufälligen Partien: { $n }
bench-copies = Kopien eines Tisches je Sekunde: { $n }
bench-bytes = Bytes je Partie in der Mitte: { $n }
bench-peers = Andere Programme, in Partien je Eichschleife
