### Das Labor: Vergleiche und Turniere.

## Optionen

lab-option-strategies = zwei bis sechs Strategien: Namen mitgelieferter, TOML-Dateien oder Python-Klassen (datei.py:Klasse)
lab-option-field = die Strategien, die mitmachen (sonst alle, die mit Coffers kommen)
lab-option-games = nach so vielen Spielen aufhören, aufgerundet auf ganze Mischungen (wenn nichts anderes den Vergleich beendet, nach { NUMBER($default) }, oder nach { NUMBER($thinkers) }, wenn eine der Strategien vorausschaut)
lab-option-games-each = Spiele jedes Paars in jedem Königreich (sonst { NUMBER($default) }, oder { NUMBER($thinkers) }, wo eine der beiden vorausschaut)
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
lab-timed-bot = { $bot } { NUMBER($seconds, maximumFractionDigits: 6) } s
lab-other-seed = andere Startzahl: { $seed }
lab-other-strategies = andere Strategien: { $names }
lab-other-thinking = andere Bedenkzeit für { $strategy }: { NUMBER($seconds, maximumFractionDigits: 6) } s
lab-other-lines = { $strategy } hat sich seitdem geändert
lab-other-kingdoms = andere Königreiche
lab-other-edition = andere Ausgabe: { $edition }
lab-other-version = andere Version von Coffers: { $version }
lab-will-take = Das dauert etwa { $minutes ->
    [one] eine Minute
   *[other] { NUMBER($minutes) } Minuten
}; Strg-C zeigt, was bis dahin da ist.
lab-games = { $n ->
    [one] { NUMBER($n) } Spiel
   *[other] { NUMBER($n) } Spiele
}
lab-games-of = { NUMBER($games) } von { NUMBER($all) } Spielen

## Spiele eines Vergleichs zum Nachlesen, und wie Spiele beginnen.

lab-option-show = so viele Spiele des Vergleichs zeigen, genau dieselben, als Protokoll mit offenen Karten
lab-option-save = die Spiele von --show (sonst das erste) in diesen Ordner schreiben, für coffers replay und coffers analyse
lab-option-opening = allen dieselben ersten beiden Hände geben: 5/2, 4/3 (welche zuerst kommt, bleibt dem Zufall überlassen) oder either, wie es gerade kommt
lab-option-position = die Strategien von der Stellung eines Szenarios aus weiterspielen lassen: eine Datei, oder DATEI:ZEILE, wenn sie mehrere hat
lab-option-by-opening = Ergebnisse nach der Starthand und nach den ersten beiden Käufen aufschlüsseln

lab-sample = Spiel { NUMBER($n) } von { NUMBER($games) }: { $players }, in dieser Reihenfolge
lab-sample-result = { $n ->
    [one] { $winners } gewinnt nach { NUMBER($turns) } Zügen: { $scores }
   *[other] { $winners } teilen sich den Sieg nach { NUMBER($turns) } Zügen: { $scores }
}
lab-sample-no-end = Dieses Spiel wäre nie zu Ende gegangen; die Punkte haben entschieden.
lab-saved = Spiele geschrieben; so siehst du sie im Browser: coffers replay { $path }
lab-by-hand = { $strategy }, nach den ersten beiden Händen
lab-by-purchases = { $strategy }, nach den ersten beiden Käufen
lab-count = { NUMBER($n) }
lab-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-more-openings = { $n ->
    [one] Noch eine seltenere steht in --json.
   *[other] Noch { NUMBER($n) } seltenere stehen in --json.
}

## coffers sweep und coffers tune

lab-option-swept = der Plan: eine TOML-Datei oder der Name einer mitgelieferten Strategie
lab-option-vary = eine Zeile des Plans mit Zahlen in geschweiften Klammern: "Herzogtum if left(Provinz) <= {"{"}2..6{"}"}", {"{"}2..10..2{"}"} oder {"{"}2,4,8{"}"}; mehrere Zeilen oder Klammern ergeben ein Gitter
lab-option-against = gegen wen gespielt wird (sonst gegen den Plan, wie er ist); mehrere zählen zusammen
lab-option-games-of-point = Spiele jedes Plans gegen jeden Gegner (ohne Angabe { NUMBER($default) })
lab-option-sweep-report = einen Bericht mit der Kurve schreiben (.html) oder nur die Kurve (.svg, .png)
lab-change = Änderung
lab-sweep-title = { $plan } gegen { $opponents }
lab-sweep-itself = { $plan } gegen sich selbst, wie er ist
lab-sweep-axis = was in den Klammern von { $line } steht
lab-sweep-mark = wie er ist
lab-sweep-best = { $alike ->
    [0] Am besten: { $best }.
   *[other] Am besten: { $best }; davon nicht zu unterscheiden: { $others }.
}
lab-sweep-rest = Die { NUMBER($n) } besten von { NUMBER($all) }; alle stehen in --json.
lab-sweep-effort = { NUMBER($games) } Spiele jedes Plans gegen jeden Gegner, Startzahl { $seed }; { NUMBER($seconds, maximumFractionDigits: 1) } s. Alle mit denselben Mischungen. Intervalle: 95 %, jedes für seine Zeile.
lab-sweep-effort-short = { NUMBER($games) } Spiele jedes Plans gegen jeden Gegner, alle mit denselben Mischungen, Startzahl { $seed }; Intervalle: 95 %.
lab-sweep-about = Die Ausbeute mit jeder Zahl, mit ihrem 95-%-Intervall. Alle Pläne spielten mit denselben Mischungen, so dass Nachbarn sich um weniger Zufall unterscheiden, als ihre Intervalle sagen. Welche Zahl auch die beste ist, sie hatte ein wenig Glück: coffers tune prüft solche Funde mit anderen Mischungen.
lab-sweep-change-note = Die Änderung ist die der Ausbeute gegenüber dem Plan, wie er ist, Mischung für Mischung gerechnet.
lab-sweep-news = { NUMBER($share, maximumFractionDigits: 0) } % gespielt
lab-points-of-score = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }

lab-option-tune-seconds = so viele Sekunden suchen (ohne Angabe { NUMBER($default) }), oder kürzer, wenn nichts mehr hilft
lab-option-rounds = stattdessen so viele Runden suchen; dieselbe Startzahl findet dann überall dieselben Zahlen
lab-option-tune-games = Spiele der Prüfung am Ende, gegen jeden Gegner (ohne Angabe { NUMBER($default) })
lab-option-tune-output = wohin der bessere Plan geschrieben wird (sonst in eine neue Datei, die nach dem Plan heißt)
lab-tuned-name = { $plan }, abgestimmt
lab-before = Zeile
lab-after = Besser
lab-tuned = { $better ->
    [yes] Mit diesen Zahlen erreicht { $plan } { $score } % gegen { $opponents }: { $gain } Prozentpunkte mehr als vorher, in { NUMBER($games) } Spielen mit Mischungen, die die Suche nie gesehen hat.
    [nothing] Keine besseren Zahlen für { $plan } gegen { $opponents } gefunden: keine, die besser schien, war es auch mit Mischungen, die die Suche nie gesehen hat. Nichts wurde geschrieben.
   *[no] Keine besseren Zahlen gefunden: { $plan } erreicht { $score } % gegen { $opponents }; die besten anderen erreichten { $gain } Prozentpunkte mehr, in { NUMBER($games) } Spielen mit Mischungen, die die Suche nie gesehen hat. Nichts wurde geschrieben.
}
lab-tune-news = Runde { NUMBER($rounds) }, { NUMBER($tried) } Pläne probiert
lab-tune-effort = Die Suche: { NUMBER($tried) } Pläne in { NUMBER($rounds) } Runden, { NUMBER($games) } Spiele, Startzahl { $seed }; insgesamt { NUMBER($seconds, maximumFractionDigits: 1) } s. Intervalle: 95 %.
lab-itself = sich selbst, wie er war
## Turniere mit vielen

lab-group = Gruppe { NUMBER($n) }
lab-groups = Das sind { NUMBER($n) } Gruppen, die nie gegeneinander gespielt haben: Wertungen gelten in ihrer Gruppe und lassen sich nicht zwischen Gruppen vergleichen.
lab-matrix-cut = Spalten, die nicht hinpassen, fehlen hier: --report, --json und --csv haben alle.
lab-idle = { $n ->
    [one] Eine Strategie hat nicht mitgespielt.
   *[other] { NUMBER($n) } Strategien haben nicht mitgespielt.
}
