### Kleine Wörter, aus denen andere Texte bestehen.

words-number = { $n ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $n }
}
words-list = { $most } und { $last }
words-cards = { $n ->
    [one] eine Karte
   *[other] { $word } Karten
}
words-coins = { $n } Geld
words-actions = { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
}
words-buys = { $n ->
    [one] { $n } Kauf
   *[other] { $n } Käufe
}
words-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

## Karten, die keine sind

words-not-in-game = eine Karte, die nicht im Spiel ist
words-nothing = nichts

## Kartentypen

words-type-action = Aktion
words-type-treasure = Geld
words-type-victory = Punkte
words-type-curse = Fluch
words-type-attack = Angriff
words-type-reaction = Reaktion
words-type-prize = Preis
words-type-duration = Dauer
words-type-reserve = Reserve
words-type-traveller = Reisender
words-type-night = Nacht
words-type-knight = Ritter
words-type-castle = Schloss
words-type-ruins = Ruine
words-type-shelter = Unterschlupf
words-type-looter = Plünderer
words-type-gathering = Sammlung
words-type-spirit = Geist
words-type-heirloom = Erbstück
words-type-fate = Schicksal
words-type-event = Ereignis
words-type-landmark = Landmarke

## Was man wählen kann, wo es keine Karte ist

words-label-trash = entsorgen
words-label-discard = ablegen
words-label-topdeck = obenauf legen
words-label-discard-deck = den ganzen Nachziehstapel ablegen
words-label-2-cards = +2 Karten
words-label-2-actions = +2 Aktionen
words-label-2-coins = +2 Geld
words-label-1-action = +1 Aktion
words-label-1-buy = +1 Kauf
words-label-silvers = vier Silber nehmen und den Nachziehstapel ablegen

## Marken und Zähler, unter ihren Namen

words-token-vp = Siegpunktmarker { $n }
words-token-coffers = Taler { $n }
words-token-trade-route = Handelsroute* { $n }
words-token-trade-route-tokens = *
