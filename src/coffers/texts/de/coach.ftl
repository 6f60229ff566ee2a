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
coach-from-to = von { NUMBER($first) } % bis { NUMBER($last) } %
coach-legend = ? ein Fehler, ! ein grober Fehler
coach-worst = Die teuersten Fehler
coach-no-mistakes = Keine Fehler gefunden.
coach-turn = Zug
coach-played = Gespielt
coach-better = Besser
coach-worth-head = Wert
coach-share = { NUMBER($value) } % ({ NUMBER($low) } bis { NUMBER($high) })
coach-effort = { NUMBER($done) } Entscheidungen angesehen, dafür { NUMBER($games) } Partien zu Ende gespielt; darin spielen alle weiter wie der allgemeine Bot. Intervalle: 95 %.
coach-left = { NUMBER($left) } weitere stehen noch aus.
coach-skipped = { NUMBER($skipped) } weitere wurden ausgelassen: das Spiel ist lang.
coach-nothing = Es gibt nichts anzusehen: keine Entscheidung mit mehr als einer sinnvollen Antwort.

## In Worten

coach-where = Zug { $turn }
coach-where-card = Zug { $turn }, { $card }
coach-sentence = { $where }: { $what }, hätte etwa { NUMBER($gain) } % gebracht ({ NUMBER($low) } bis { NUMBER($high) } %).
coach-what = { $kind ->
    [buy] { $better } statt { $given } zu kaufen
    [gain] { $better } statt { $given } zu nehmen
    [play] { $better } statt { $given } auszuspielen
    [trash] { $better } statt { $given } zu entsorgen
    [discard] { $better } statt { $given } abzulegen
    [topdeck] { $better } statt { $given } auf den Nachziehstapel zu legen
    [name] { $better } statt { $given } zu nennen
    [set-aside] { $better } statt { $given } beiseitezulegen
    [take] { $better } statt { $given } zu holen
    [return] { $better } statt { $given } zurückzulegen
    [embargo] { $better } statt { $given } mit einem Embargo zu belegen
    [pay] { $better } statt { $given } mehr zu zahlen
    [coffers] { $better } statt { $given } aus dem Geldbeutel auszugeben
    [place] { $better } statt { $given } Karten darüber zu lassen
   *[choose] „{ $better }“ statt „{ $given }“ zu wählen
}

## Tipps

coach-hint = Der Experte würde antworten: { $best }. Damit gewinnt er etwa { NUMBER($chance) } % seiner Partien, { NUMBER($lead) } % mehr als mit: { $next }.
coach-hint-even = Der Experte würde antworten: { $best }. Damit gewinnt er etwa { NUMBER($chance) } % seiner Partien, kaum mehr als mit: { $next }.
coach-hint-at-once = Der Experte würde antworten: { $best }. Darüber muss er nicht nachdenken.
