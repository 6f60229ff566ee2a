### coffers sweep und coffers tune

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
lab-sweep-effort = { NUMBER($games) } Spiele jedes Plans gegen jeden Gegner, alle mit denselben Mischungen, Startzahl { $seed }; { NUMBER($seconds, maximumFractionDigits: 1) } s. Intervalle: 95 %, jedes für seine Zeile.
lab-sweep-effort-short = { NUMBER($games) } Spiele jedes Plans gegen jeden Gegner, alle mit denselben Mischungen, Startzahl { $seed }; Intervalle: 95 %.
lab-sweep-about = Die Ausbeute mit jeder Zahl, mit ihrem 95-%-Intervall. Alle Pläne spielten mit denselben Mischungen, so dass Nachbarn sich um weniger Zufall unterscheiden, als ihre Intervalle sagen. Welche Zahl auch die beste ist, sie hatte ein wenig Glück: coffers tune prüft solche Funde mit anderen Mischungen.
lab-sweep-change-note = Die Änderung ist die der Ausbeute gegenüber dem Plan, wie er ist, Mischung für Mischung gerechnet.
lab-sweep-news = { NUMBER($share, maximumFractionDigits: 0) } % gespielt
lab-points-of-score = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }

lab-option-tune-seconds = so viele Sekunden suchen (ohne Angabe { NUMBER($default) }), oder kürzer, wenn nichts mehr hilft
lab-option-rounds = stattdessen so viele Runden suchen; derselbe Startzahl findet dann überall dieselben Zahlen
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
