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
words-potions = { $n ->
    [one] { $n } Trank
   *[other] { $n } Tränke
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
words-label-1-card = +1 Karte
words-label-3-cards = +3 Karten
words-label-1-coin = +1 Geld
words-label-3-coins = +3 Geld
words-label-gain = nehmen
words-label-gain-gold = ein Gold nehmen
words-label-gain-curse = einen Fluch nehmen
words-label-discard-two = zwei Karten ablegen
words-label-discard-hand = die Hand ablegen und vier Karten ziehen
words-label-put-on-mat = die oberste Karte auf das Tableau legen
words-label-take-from-mat = alle Karten vom Tableau nehmen
words-label-attack = angreifen
words-label-coins = das Geld nehmen

## Marken und Zähler, unter ihren Namen

words-token-vp = Siegpunktmarker { $n }
words-token-coffers = Taler { $n }
words-token-trade-route = Handelsroute* { $n }
words-token-trade-route-tokens = *
words-token-embargo = Embargo { $n }
words-token-pirate-ship = Piratenschiff { $n }

## Tableaus, unter ihren Namen

words-mat-island = Insel-Tableau
words-mat-native-village = Eingeborenendorf-Tableau
