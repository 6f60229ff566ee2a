### Was ein Spieler gefragt wird.
###
### $may     no: es muss sein; one: es darf sein, einmal; several: so oft man will
### $what    die Karte im Akkusativ ("einen Burggraben"), "eine Karte", wenn es mehrere sind
### $place   woher sie kommt: eine der Meldungen prompt-place
### $whose   own: die eigenen Karten; other: die von { $subject }
### $about   der bloße Name der Karte, um die es geht; $this dasselbe im Akkusativ
###
### Eine Meldung prompt-<Art>-<Karte> fragt nur diese Karte; prompt-<Art> fragen alle anderen.

prompt-from = { $source }: { $question }
prompt-from-possessed = { $source }, für { $turn }: { $question }
prompt-possessed = Für { $turn }: { $question }

prompt-place-hand = aus deiner Hand
prompt-place-revealed = oben von deinem Nachziehstapel
prompt-place-discard = aus deinem Ablagestapel
prompt-place-deck = aus deinem Nachziehstapel
prompt-place-play = aus dem Spiel
prompt-place-aside = von den beiseitegelegten Karten
prompt-place-supply = aus dem Vorrat
prompt-place-trash = aus dem Müll
prompt-place-other = aus dieser Auswahl

## Der Zug

prompt-action = Du darfst eine Aktionskarte ausspielen (noch { $actions }).
prompt-treasure = Du darfst Geldkarten ausspielen.
prompt-buy = Du darfst eine Karte kaufen: { $coins }, { $buys }.

## Was Karten fragen

prompt-play = { $may ->
    [no] Spiele { $what } aus.
   *[one] Du darfst { $what } ausspielen.
}
prompt-play-throne-room = { $may ->
    [no] Welche Aktionskarte spielst du zweimal aus?
   *[one] Du darfst eine Aktionskarte zweimal ausspielen.
}
prompt-play-kings-court = { $may ->
    [no] Welche Aktionskarte spielst du dreimal aus?
   *[one] Du darfst eine Aktionskarte dreimal ausspielen.
}
prompt-gain = { $may ->
    [no] Nimm { $what }.
    [several] Du darfst Karten nehmen, eine nach der anderen.
   *[one] Du darfst { $what } nehmen.
}
prompt-gain-thief = Du darfst entsorgte Geldkarten nehmen, eine nach der anderen.
prompt-trash = { $whose ->
    [other] Welche Karte von { $subject } wird entsorgt?
   *[own] { $may ->
        [no] Entsorge { $what } { $place }.
        [several] Du darfst Karten { $place } entsorgen, eine nach der anderen.
       *[one] Du darfst { $what } { $place } entsorgen.
    }
}
prompt-discard = { $whose ->
    [other] Welche Karte von { $subject } wird abgelegt?
   *[own] { $may ->
        [no] Lege { $what } { $place } ab.
        [several] Du darfst Karten { $place } ablegen, eine nach der anderen.
       *[one] Du darfst { $what } { $place } ablegen.
    }
}
prompt-topdeck = { $may ->
    [no] Lege { $what } { $place } auf deinen Nachziehstapel.
    [several] Du darfst Karten { $place } auf deinen Nachziehstapel legen, eine nach der anderen.
   *[one] Du darfst { $what } { $place } auf deinen Nachziehstapel legen.
}
prompt-put-back = Lege die Karten auf deinen Nachziehstapel zurück; die zuletzt gewählte liegt oben.
prompt-reveal = { $may ->
    [no] Decke { $what } auf.
   *[one] Du darfst { $what } aufdecken.
}
prompt-reveal-gaining = Du nimmst { $this }. Du darfst { $what } aufdecken.
prompt-reveal-attack = { $turn } greift an. Vorher darfst du { $what } aufdecken.
prompt-name = Nenne eine Karte.
prompt-name-contraband = Nenne eine Karte, die { $turn } in diesem Zug nicht kaufen darf.
prompt-choose = Wähle eines davon.
prompt-choose-about = { $whose ->
    [other] Was soll mit der Karte { $about } von { $subject } geschehen?
   *[own] Was soll mit der Karte { $about } geschehen?
}
prompt-choose-player = Wer soll { $this } nehmen?
prompt-may-trash = Du darfst die Karte { $about } entsorgen.
prompt-may-discard = Du darfst die Karte { $about } ablegen.
prompt-may-topdeck = Du darfst die Karte { $about } auf deinen Nachziehstapel legen.
prompt-may-discard-deck = Du darfst deinen ganzen Nachziehstapel ablegen.
prompt-order = Jetzt geschieht mehreres zugleich. Was kommt zuerst?
prompt-pay = Wie viel zahlst du mehr? (0 bis { $most })
prompt-coffers = Wie viele Taler gibst du aus deinem Geldbeutel aus? (0 bis { $most })
prompt-call = Du darfst { $what } { $place } aufrufen.
prompt-bid = Wie viel bietest du? (0 für nichts, höchstens { $most })
prompt-repay = Wie viele Schulden zahlst du ab? (0 bis { $most })
prompt-return = { $may ->
    [no] Lege { $what } auf den zugehörigen Stapel zurück.
    [several] Du darfst Karten auf ihren Stapel zurücklegen, eine nach der anderen.
   *[one] Du darfst { $what } auf den zugehörigen Stapel zurücklegen.
}
prompt-pass = Welche Karte gibst du nach links weiter?
prompt-embargo = Auf welchen Stapel kommt der Embargo-Marker?
prompt-place = Wie viele Karten deines Nachziehstapels sollen darüber liegen? (0 bis { $most })
prompt-shuffle = Du darfst Karten { $place } in deinen Nachziehstapel mischen, eine nach der anderen.
prompt-set-aside = { $may ->
    [no] Lege { $what } beiseite.
    [several] Du darfst Karten beiseitelegen, eine nach der anderen.
   *[one] Du darfst { $what } beiseitelegen.
}
prompt-take = { $may ->
    [no] Hole { $what } { $place } auf deine Hand.
    [several] Du darfst Karten { $place } auf deine Hand holen, eine nach der anderen.
   *[one] Du darfst { $what } { $place } auf deine Hand holen.
}

## Antworten, die nichts wählen, oder alles

prompt-pass-end-actions = keine Aktion mehr
prompt-pass-end-treasures = keine Geldkarte mehr
prompt-pass-end-buys = Zug beenden
prompt-pass-no = nein
prompt-pass-done = fertig
prompt-all-treasures = alle Geldkarten
prompt-reason = { $question } Dafür: { $reason }.
