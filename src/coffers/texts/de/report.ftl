### Berichte des Labors: Bilder und die Worte dazu.

## Die Seite

report-title-match = { $first } gegen { $second }
report-title-tournament = Turnier mit { $n } Strategien
report-in-set = im Königreich { $set }
report-finding = { $answer ->
    [best] { $strategy } hat die beste Ausbeute: { $score } % der Siege in { NUMBER($games) } Spielen. Das ist kaum Zufall: Die Intervalle überschneiden sich nicht.
    [shared] { $strategy } haben die beste Ausbeute, und genau dieselbe: je { $score } % der Siege in { NUMBER($games) } Spielen.
   *[open] { $strategy } liegt mit { $score } % der Siege in { NUMBER($games) } Spielen vorn, doch die Intervalle überschneiden sich: Das kann Zufall sein.
}
report-finding-equal = In { NUMBER($games) } Spielen haben alle dieselbe Ausbeute.
report-finding-tournament = { $strategy } hat die beste Wertung, { $rating }, nach { NUMBER($games) } Spielen in { NUMBER($meetings) } Vergleichen.
report-result = Das Ergebnis
report-games-section = Wie die Spiele verliefen
report-ahead-section = Wer vorn lag
report-played-section = Was gespielt wurde
report-strategies = Die Strategien
report-repeat = So lässt es sich wiederholen
report-numbers = Die Zahlen dazu
report-score = Ausbeute %
report-lead = Vorsprung
report-seats = Ausbeute nach Sitzplatz
report-seat = Platz { $n }
report-score-note = Bei der Ausbeute zählt ein Sieg eins, ein zu zweit geteilter halb. Der Vorsprung ist der vor dem besten Gegner. Alle Intervalle (in Klammern und ±) sind 95-%-Intervalle.
report-no-curves = Was Zug für Zug geschah, wurde nicht mitgeschrieben. Dafür spielt man mit --report oder --curves, aus Python mit curves=True.
report-kingdom = Königreich
report-edition = Regeln
report-edition-of = Ausgabe { $edition }
report-games = Spiele
report-games-of = { NUMBER($games) } ({ NUMBER($units) } Mischungen, { lab-orders })
report-games-in = { NUMBER($games) } in { NUMBER($meetings) } Vergleichen
report-seed = Startzahl
report-version = Coffers
report-plan-of-bot = Einer der Bots, gegen die man spielen kann.
report-plan-of-class = Eine Python-Klasse.
report-plan = Der Plan
report-command = Dieser Befehl spielt dieselben Spiele noch einmal:
report-command-files = Die Dateinamen stehen für die Strategien oben: Speichere deren Pläne zuerst unter diesen Namen.
report-no-command = Dazu braucht es die Optionen, mit denen gespielt wurde, und --seed { $seed }.
report-matrix-of-many = Zeilen und Spalten stehen in der Reihenfolge der Wertungen.
report-kingdom-number = Königreich { $n }
report-did-not-play = Nicht dabei, weil kein Königreich passte: { $names }.
report-of-group = { $what }: Gruppe { NUMBER($group) }

## Die Bilder

report-number-0 = { NUMBER($n, maximumFractionDigits: 0) }
report-number-1 = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number-2 = { NUMBER($n, maximumFractionDigits: 2) }
report-tick-percent = { NUMBER($n, maximumFractionDigits: 1) } %
report-average = im Mittel { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-turn = Zug
report-rounds = Züge
report-rest = alle anderen
report-after-round = Zug { $n }
report-after-rounds = Nach Zug
report-won = Gewonnen
report-ended-by = Ende durch
report-axis-score = Ausbeute
report-axis-games = Anteil der Spiele
report-axis-rounds = Züge jedes Spielers
report-axis-turn = Zug
report-axis-after = nach Zug
report-axis-coins = Geld
report-axis-points = Siegpunkte
report-axis-cards = Karten
report-axis-ahead = Anteil der Spiele
report-axis-lead = Vorsprung von { $strategy } in Punkten
report-axis-won = Anteil gewonnen
report-axis-rating = Wertung
report-scores = Ausbeute
report-scores-about = Die Ausbeute jeder Strategie mit ihrem 95-%-Intervall. An der gestrichelten Linie wären alle gleich gut: { NUMBER($fair, maximumFractionDigits: 1) } %.
report-endings = Wie die Spiele endeten
report-endings-about = Anteil der Spiele, die so endeten.
report-lengths = Wie lange die Spiele dauerten
report-lengths-about = Anteil der Spiele nach der Zahl der Züge. Im Mittel { $turns }.
report-coins = Geld je Zug
report-coins-about = Geld, das in einem Zug ausgegeben werden konnte: Mittel über die Spiele, die diesen Zug hatten. Züge von weniger als { NUMBER($few) } % der Spiele sind nicht gezeichnet.
report-points = Punkte
report-points-about = Siegpunkte nach einem Zug: Mittel über die Spiele, die diesen Zug hatten.
report-cards = Größe des Decks
report-cards-about = Alle Karten, die ein Spieler nach einem Zug besitzt: Mittel über die Spiele, die diesen Zug hatten.
report-composition = Woraus die Decks bestehen
report-composition-about = Karten im Besitz nach einem Zug, im Mittel über die Spiele, die diesen Zug hatten. Die häufigsten Karten sind einzeln gezeigt.
report-standing = Wer gewänne, wenn das Spiel jetzt endete
report-standing-about = Anteil aller Spiele, die die Strategie gewonnen hätte (Gleichstand geteilt), wäre nach diesem Zug Schluss gewesen. Beendete Spiele zählen mit ihrem Ergebnis; daher enden die Linien bei der Ausbeute.
report-leads = Was ein Vorsprung wert ist: { $strategy }
report-leads-about = Anteil der Spiele, die { $strategy } am Ende gewann, nach dem Vorsprung in Punkten nach einigen Zügen. Je { $step } Punkte Vorsprung sind zusammengefasst, { $most } steht für mehr; was in weniger als { NUMBER($few) } % der Spiele vorkam, fehlt. Die Bänder sind 95-%-Intervalle, als wären alle Spiele unabhängig.
report-ratings = Wertungen
report-ratings-about = Die Wertung mit ihrem 95-%-Intervall; 400 Punkte mehr bedeuten zehn Siege zu einem. Die gestrichelte Linie ist der Durchschnitt, 1500.
report-matrix = Alle gegen alle
report-kingdoms = Königreich für Königreich
report-kingdoms-about = Ausbeute in Prozent in jedem Königreich, gegen alle, die dort gespielt haben.

## Worauf Strategen im Lauf eines Spiels achten, und Spiele zum Nachlesen.

report-density = Gelddichte
report-density-about = Das Geld aller Geldkarten im Deck, wie es aufgedruckt ist, je Karte des Decks, nach jedem Zug. Das Fünffache davon bringt eine durchschnittliche Hand von fünf Karten ohne Aktionen. Züge, die weniger als { NUMBER($few) } % der Spiele hatten, fehlen.
report-axis-density = Geld je Karte
report-gained = Punkte je Zug
report-gained-about = Wie viele Punkte im Mittel mit jedem Zug dazukamen: die danach minus die nach dem Zug davor. Was andere dazwischen taten, Flüche etwa, zählt mit. Züge, die weniger als { NUMBER($few) } % der Spiele hatten, fehlen.
report-axis-gained = Punkte dazu
report-dead = Tote Hände
report-dead-about = Der Anteil der Züge in Prozent, in denen keine Aktion gespielt wurde, weniger als drei Geld zum Ausgeben da waren und nichts gekauft wurde. Züge, die weniger als { NUMBER($few) } % der Spiele hatten, fehlen.
report-axis-dead = tote Hände, %
report-provinces = Wann Provinzen kommen
report-provinces-about = Der durchschnittliche Zug der ersten Provinz, der zweiten und so weiter, in den Spielen, in denen sie kam, mit 95-%-Intervallen. Die Zahlen darunter sagen, in welchem Anteil der Spiele das war; Provinzen von weniger als { NUMBER($few) } % der Spiele sind nicht gezeichnet.
report-axis-province = Provinz
report-province = Provinz
report-province-turn = Zug
report-province-reached = Spiele %
report-sample = Ein Spiel zum Nachlesen
