### Spiele eines Vergleichs zum Nachlesen, und wie Spiele beginnen.

lab-metavar-folder = ORDNER
lab-metavar-scenario = SZENARIO
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
