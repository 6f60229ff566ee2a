### Der Trainer: was in einem Spiel besser gewesen wäre.

## Optionen

coach-option-game = ein gespeichertes oder von einem Tisch heruntergeladenes Spiel
coach-option-player = die Entscheidungen dieses Spielers ansehen (sonst deine oder die von allen)
coach-option-seconds = im Durchschnitt so viele Sekunden über eine Entscheidung nachdenken, auf einem Kern (ohne Angabe { NUMBER($default) })
coach-option-total = stattdessen insgesamt so viele Sekunden nachdenken
coach-option-games = zwei Antworten an höchstens so vielen Partien vergleichen (ohne Angabe { NUMBER($default) }); ohne Sekunden kommt jedes Mal dasselbe heraus

## Was gefunden wurde

coach-news = { NUMBER($done) } von { NUMBER($all) } Entscheidungen
coach-course = { $player }: die Siegchance, Entscheidung für Entscheidung
coach-from-to = von { NUMBER($first) } % bis { NUMBER($last) } %{ $outcome ->
    [won] ; am Ende gewonnen
    [shared] ; am Ende geteilter Sieg
    [lost] ; am Ende verloren
   *[open] {""}
}
coach-legend = ? ein Fehler, ! ein grober Fehler
coach-worst = Die teuersten Fehler
coach-no-mistakes = Keine Fehler gefunden.
coach-turn = Zug
coach-played = Gespielt
coach-better = Besser
coach-worth-head = Wert
coach-share = { NUMBER($value) } % ({ NUMBER($low) } bis { NUMBER($high) })
coach-effort = { $done ->
    [one] Eine Entscheidung
   *[other] { NUMBER($done) } Entscheidungen
} angesehen, dafür { $games ->
    [one] eine Partie
   *[other] { NUMBER($games) } Partien
} zu Ende gespielt; darin spielen alle weiter wie der allgemeine Bot. Intervalle: 95 %.
coach-left = { $left ->
    [one] Eine weitere steht
   *[other] { NUMBER($left) } weitere stehen
} noch aus.
coach-skipped = { $skipped ->
    [one] Eine weitere wurde
   *[other] { NUMBER($skipped) } weitere wurden
} ausgelassen: das Spiel ist lang.
coach-nothing = Es gibt nichts anzusehen: keine Entscheidung mit mehr als einer sinnvollen Antwort.

## In Worten

coach-where = Zug { $turn }
coach-where-card = Zug { $turn }, { $card }
coach-sentence = { $where }: { $what } hätte etwa { NUMBER($gain) } % gebracht ({ NUMBER($low) } bis { NUMBER($high) } %).
coach-what = { $kind ->
    [buy] { $better } zu kaufen statt { $given }
    [gain] { $better } zu nehmen statt { $given }
    [play] { $better } auszuspielen statt { $given }
    [trash] { $better } zu entsorgen statt { $given }
    [discard] { $better } abzulegen statt { $given }
    [topdeck] { $better } auf den Nachziehstapel zu legen statt { $given }
    [name] { $better } zu nennen statt { $given }
    [set-aside] { $better } beiseitezulegen statt { $given }
    [take] { $better } zu holen statt { $given }
    [return] { $better } zurückzulegen statt { $given }
    [embargo] { $better } mit einem Embargo zu belegen statt { $given }
    [pay] { $better } mehr zu zahlen statt { $given }
    [coffers] { $better } aus dem Geldbeutel auszugeben statt { $given }
    [place] { $better } statt { $given } Karten darüber zu lassen
   *[choose] „{ $better }“ zu wählen statt „{ $given }“
}

## Tipps

coach-hint-answer = Der Experte würde antworten: { $best }.
coach-hint-first = Der Experte würde beginnen mit: { $best }.
coach-hint = { $answer } Damit gewinnt er etwa { NUMBER($chance) } % seiner Partien, { NUMBER($lead) } % mehr als mit: { $next }.
coach-hint-even = { $answer } Damit gewinnt er etwa { NUMBER($chance) } % seiner Partien, kaum mehr als mit: { $next }.
coach-hint-at-once = { $answer } Darüber muss er nicht nachdenken.
coach-hint-by-habit = { $answer } Solche Entscheidungen rechnet er nicht durch, er folgt einer Faustregel.
