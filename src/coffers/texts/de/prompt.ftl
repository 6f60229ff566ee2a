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
prompt-play-golem = Welche dieser Aktionskarten spielst du zuerst aus?
prompt-gain-border-village = Nimm eine Karte, die weniger kostet als das Grenzdorf.
prompt-gain-develop = Nimm eine Karte, die genau 1 mehr oder 1 weniger kostet als die entsorgte; sie kommt auf deinen Nachziehstapel.
prompt-gain-duchess = Zu deinem Herzogtum darfst du auch eine Herzogin nehmen.
prompt-gain-farmland = Nimm eine Karte, die genau 2 mehr kostet als die entsorgte.
prompt-gain-haggler = Nimm eine Karte, die weniger kostet als die gekaufte und keine Punktekarte ist.
prompt-gain-ill-gotten-gains = Du darfst ein Kupfer auf die Hand nehmen.
prompt-gain-lurker = Nimm eine Aktionskarte aus dem Müll.
prompt-gain-saboteur = Du darfst eine Karte nehmen, die mindestens 2 weniger kostet als die entsorgte.
prompt-gain-smugglers = Nimm eine Karte, die dein rechter Nachbar in seinem letzten Zug genommen hat.
prompt-gain-swindler = { $whose ->
    [other] Welche Karte nimmt { $subject } für die entsorgte?
   *[own] Nimm { $what } für die entsorgte.
}
prompt-gain-university = Du darfst eine Aktionskarte nehmen.
prompt-trash-farmland = Entsorge eine Karte aus deiner Hand; dafür nimmst du eine, die genau 2 mehr kostet.
prompt-trash-jack-of-all-trades = Du darfst eine Karte aus deiner Hand entsorgen, die keine Geldkarte ist.
prompt-trash-lookout = Welche dieser Karten entsorgst du?
prompt-trash-lurker = Welche Aktionskarte aus dem Vorrat entsorgst du?
prompt-trash-masquerade = Du darfst eine Karte aus deiner Hand entsorgen, auch die eben erhaltene.
prompt-discard-baron = Du darfst ein Anwesen aus deiner Hand für +4 Geld ablegen; sonst nimmst du eines.
prompt-trash-spice-merchant = Du darfst eine Geldkarte aus deiner Hand entsorgen.
prompt-discard-lookout = Welche der übrigen Karten legst du ab?
prompt-discard-stables = Du darfst eine Geldkarte aus deiner Hand ablegen für +3 Karten und +1 Aktion.
prompt-topdeck-ghost-ship = Lege { $what } aus deiner Hand auf deinen Nachziehstapel; die zuletzt gewählte liegt oben.
prompt-topdeck-alchemist = Du darfst diesen Alchemisten auf deinen Nachziehstapel legen.
prompt-topdeck-herbalist = Du darfst eine Geldkarte aus dem Spiel auf deinen Nachziehstapel legen.
prompt-topdeck-pearl-diver = Du darfst { $what } vom Boden deines Nachziehstapels obenauf legen.
prompt-topdeck-scheme = Du darfst eine Aktionskarte im Spiel wählen, die beim Ablegen auf deinen Nachziehstapel kommt.
prompt-topdeck-secret-passage = Welche Karte aus deiner Hand kommt in deinen Nachziehstapel?
prompt-topdeck-treasury = Du darfst diese Schatzkammer auf deinen Nachziehstapel legen.
prompt-reveal-ambassador = { $may ->
    [no] Decke eine Karte aus deiner Hand auf; alle anderen nehmen eine gleiche.
   *[one] { $turn } greift an. Vorher darfst du { $what } aufdecken.
}
prompt-reveal-courtier = Welche Karte deckst du auf? Für jeden ihrer Typen darfst du einmal wählen.
prompt-reveal-explorer = Du darfst eine Provinz aufdecken und ein Gold auf die Hand nehmen; sonst nimmst du ein Silber.
prompt-reveal-fools-gold = Jemand anderes nimmt eine Provinz. Du darfst { $what } aus deiner Hand entsorgen; dafür kommt ein Gold auf deinen Nachziehstapel.
prompt-reveal-trader = Gleich nimmst du { $this }. Du darfst { $what } aufdecken und stattdessen ein Silber nehmen.
prompt-reveal-tunnel = Du legst { $what } ab. Du darfst die Karte aufdecken und dafür ein Gold nehmen.
prompt-name-wishing-well = Nenne die Karte, die du oben auf deinem Nachziehstapel vermutest.
prompt-choose-courtier = Wähle eines davon, für jeden Typ der aufgedeckten Karte ein anderes.
prompt-choose-lurker = Entsorgst du eine Aktionskarte aus dem Vorrat, oder nimmst du eine aus dem Müll?
prompt-choose-mining-village = Du darfst dieses Bergwerk für +2 Geld entsorgen.
prompt-choose-minion = Nimmst du 2 Geld, oder legst du deine Hand ab und ziehst vier neue Karten? Das müssen dann auch alle anderen tun, die fünf oder mehr Handkarten haben.
prompt-choose-native-village = Was machst du mit deinem Eingeborenendorf-Tableau?
prompt-choose-navigator = Legst du alle diese Karten ab, oder kommen alle zurück auf deinen Nachziehstapel?
prompt-choose-oracle = { $whose ->
    [other] Was soll mit den aufgedeckten Karten von { $subject } geschehen?
   *[own] Was soll mit deinen aufgedeckten Karten geschehen?
}
prompt-choose-pawn = Wähle eines davon, insgesamt zwei verschiedene.
prompt-choose-pirate-ship = Greifst du an, oder nimmst du 1 Geld je Münzmarker auf deinem Piratenschiff-Tableau?
prompt-choose-steward = Ziehst du zwei Karten, nimmst du 2 Geld, oder entsorgst du zwei Karten aus deiner Hand?
prompt-choose-spice-merchant = +2 Karten und +1 Aktion, oder +2 Geld und +1 Kauf?
prompt-choose-torturer = Legst du zwei Karten ab, oder nimmst du einen Fluch auf die Hand?
prompt-return-ambassador = Du darfst insgesamt bis zu zwei Karten wie die aufgedeckte in den Vorrat zurücklegen, eine nach der anderen.
prompt-place-secret-passage = Wie viele Karten deines Nachziehstapels sollen über der Karte { $about } liegen? (0 bis { $most })
prompt-set-aside-haven = Welche Karte legst du für deinen nächsten Zug beiseite?
prompt-set-aside-island = Welche Karte aus deiner Hand kommt auf dein Insel-Tableau?

## Antworten, die nichts wählen, oder alles

prompt-pass-end-actions = keine Aktion mehr
prompt-pass-end-treasures = keine Geldkarte mehr
prompt-pass-end-buys = Zug beenden
prompt-pass-no = nein
prompt-pass-done = fertig
prompt-all-treasures = alle Geldkarten
prompt-reason = { $question } Dafür: { $reason }.
