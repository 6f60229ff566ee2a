### Das Labor: Vergleiche und Turniere.

## Optionen

lab-metavar-strategy = STRATEGIE
lab-metavar-file = DATEI
lab-option-strategies = zwei bis sechs Strategien: Namen mitgelieferter, TOML-Dateien oder Python-Klassen (datei.py:Klasse)
lab-option-field = die Strategien, die mitmachen (sonst alle, die mit Coffers kommen)
lab-option-games = nach so vielen Spielen aufhören, aufgerundet auf ganze Mischungen (10.000, wenn nichts anderes den Vergleich beendet)
lab-option-games-each = Spiele jedes Paars in jedem Königreich (ohne Angabe { $default })
lab-option-seconds = nach so vielen Sekunden aufhören
lab-option-sprt = aufhören, sobald klar ist, ob die erste Strategie um den Abstand besser ist, schlechter oder keins von beidem
lab-option-margin = der Abstand, auf den es --sprt ankommt, in Prozentpunkten
lab-option-curves = Geld, Punkte und Karten Zug für Zug mitschreiben (langsamer; für --json und --report)
lab-option-seed = dieselbe Zahl ergibt dieselben Spiele, auf beliebig vielen Kernen
lab-option-cores = wie viele Kerne benutzt werden (sonst alle)
lab-option-executor = auf einem Dask-Cluster spielen statt auf diesem Rechner
lab-option-checkpoint = in dieser Datei festhalten, was gespielt ist, und von dort weitermachen
lab-option-csv = das Ergebnis als CSV schreiben
lab-option-parquet = das Ergebnis als Parquet schreiben
lab-option-report = einen Bericht mit Bildern schreiben (.html) oder nur die Bilder (.svg, .png)
lab-option-colony = mit oder ohne Platin und Kolonie (sonst, wie es das empfohlene Königreich vorsieht, und wo das nichts sagt, wenn eine Strategie sie braucht)
lab-option-random = so viele zufällige Königreiche

## Ergebnisse

lab-strategy = Strategie
lab-wins = Siege %
lab-ties = Gleichstand %
lab-losses = Niederlagen %
lab-points = Punkte
lab-rating = Wertung
lab-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
lab-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-points-of-rating = { NUMBER($value, useGrouping: 0) } ± { NUMBER($margin, useGrouping: 0) }
lab-turns = Züge je Spiel: { $turns }
lab-ended = Spielende durch: { $how }
lab-how-ended = { $how ->
    [provinces] Provinzen
    [colonies] Kolonien
    [piles] leere Stapel
   *[limit] kein Ende in Sicht
}
lab-ending = { lab-how-ended } { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-seats = Ausbeute von { $strategy } nach Sitzplatz: { $shares }
lab-kingdom = Königreich ({ $edition }): { $cards }
lab-orders = jede { $orders ->
    [2] auf allen Plätzen
   *[other] in { $orders } Sitzordnungen
}
lab-effort = { NUMBER($games) } Spiele ({ NUMBER($units) } Mischungen, { lab-orders }), Startzahl { $seed }; { NUMBER($seconds, maximumFractionDigits: 1) } s, { NUMBER($speed) } Spiele je Sekunde. Intervalle: 95 %.
lab-tournament-effort = { NUMBER($games) } Spiele in { NUMBER($meetings) } Vergleichen, Startzahl { $seed }; { NUMBER($seconds, maximumFractionDigits: 1) } s, { NUMBER($speed) } Spiele je Sekunde. Intervalle: 95 %.
lab-summary = { NUMBER($games) } Spiele, Startzahl { $seed }; Intervalle: 95 %.
lab-verdict = { $answer ->
    [better] { $strategy } ist besser: die Ausbeute liegt über { NUMBER($share, maximumFractionDigits: 1) } %.
    [worse] { $strategy } ist schlechter: die Ausbeute liegt unter { NUMBER($share, maximumFractionDigits: 1) } %.
    [equal] Kein Unterschied von Belang: die Ausbeute von { $strategy } liegt zwischen { NUMBER($low, maximumFractionDigits: 2) } % und { NUMBER($high, maximumFractionDigits: 2) } %.
   *[open] Noch ist nicht klar, ob { $strategy } besser oder schlechter ist.
}
lab-test = Der sequenzielle Test fragt, ob die Ausbeute { NUMBER($share, maximumFractionDigits: 1) } % beträgt oder um mindestens { NUMBER($margin, maximumFractionDigits: 2) } % darüber oder darunter liegt. Wo kein Unterschied ist, findet er in höchstens { NUMBER($alpha, maximumFractionDigits: 1) } % der Fälle einen; wo einer ist, übersieht er ihn in höchstens { NUMBER($beta, maximumFractionDigits: 1) } %.
lab-matrix = Ausbeute in Prozent, Zeile gegen Spalte; ein geteilter Sieg zählt halb.
lab-kingdoms = Königreiche: { $names }
lab-kingdoms-of-pairs = Jedes Paar spielte in einem Königreich, das beiden passt.
lab-random-kingdom = zufälliges Königreich { NUMBER($n) }

## Fortschritt

lab-news = { NUMBER($games) } Spiele, { $strategy } { $score } %
lab-games-of = { NUMBER($games) } von { NUMBER($all) } Spielen

## Turniere mit vielen

lab-group = Gruppe { NUMBER($n) }
lab-groups = Das sind { NUMBER($n) } Gruppen, die nie gegeneinander gespielt haben: Wertungen gelten in ihrer Gruppe und lassen sich nicht zwischen Gruppen vergleichen.
lab-matrix-cut = Spalten, die nicht hinpassen, fehlen hier: --report, --json und --csv haben alle.
lab-idle = { $n ->
    [one] Eine Strategie hat nicht mitgespielt.
   *[other] { NUMBER($n) } Strategien haben nicht mitgespielt.
}
