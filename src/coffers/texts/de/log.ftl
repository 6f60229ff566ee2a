### Was geschehen ist, ein Satz je Ereignis.
###
### $me      yes: wer liest, hat es getan; no: { $player }
### $cards   die Karten im Akkusativ: "einen Burggraben und zwei Kupfer", geheime als "zwei Karten"
### $card    der bloße Name der Karte
### $n       wie viele, wie viel; $word ist dasselbe als Wort

log-turn-started = { $me ->
    [yes] Zug { $n }: du
   *[no] Zug { $n }: { $player }
}
log-extra-turn = { $me ->
    [yes] Zusätzlicher Zug: Du
   *[no] Zusätzlicher Zug: { $player }
}
log-possessed = { $me ->
    [yes] In diesem Zug entscheidet { $label } für dich
   *[no] { $to-me ->
        [yes] In diesem Zug entscheidest du für { $player }
       *[no] In diesem Zug entscheidet { $label } für { $player }
    }
}
log-played = { $me ->
    [yes] Du spielst { $cards } aus
   *[no] { $player } spielt { $cards } aus
}
log-played-again = { $me ->
    [yes] Du spielst dieselbe Karte noch einmal aus: { $card }
   *[no] { $player } spielt dieselbe Karte noch einmal aus: { $card }
}
log-drew = { $me ->
    [yes] Du ziehst { $cards }
   *[no] { $player } zieht { $cards }
}
log-shuffled = { $me ->
    [yes] Du mischst
   *[no] { $player } mischt
}
log-discarded = { $me ->
    [yes] Du legst { $cards } ab
   *[no] { $player } legt { $cards } ab
}
log-trashed = { $me ->
    [yes] Du entsorgst { $cards }
   *[no] { $player } entsorgt { $cards }
}
log-gained = { $to ->
    [hand] { $me ->
        [yes] Du nimmst { $cards } auf die Hand
       *[no] { $player } nimmt { $cards } auf die Hand
    }
    [deck] { $me ->
        [yes] Du nimmst { $cards } auf den Nachziehstapel
       *[no] { $player } nimmt { $cards } auf den Nachziehstapel
    }
   *[discard] { $me ->
        [yes] Du nimmst { $cards }
       *[no] { $player } nimmt { $cards }
    }
}
log-bought = { $me ->
    [yes] Du kaufst { $cards }
   *[no] { $player } kauft { $cards }
}
log-revealed = { $to ->
    [revealed] { $me ->
        [yes] Du deckst { $cards } vom Nachziehstapel auf
       *[no] { $player } deckt { $cards } vom Nachziehstapel auf
    }
   *[hand] { $me ->
        [yes] Du deckst { $cards } auf
       *[no] { $player } deckt { $cards } auf
    }
}
log-looked-at = { $origin ->
    [discard] { $me ->
        [yes] Du siehst dir { $cards } im Ablagestapel an
       *[no] { $player } sieht sich { $cards } im Ablagestapel an
    }
   *[deck] { $me ->
        [yes] Du siehst dir { $cards } vom Nachziehstapel an
       *[no] { $player } sieht sich { $cards } vom Nachziehstapel an
    }
}
log-topdecked = { $origin ->
    [revealed] { $me ->
        [yes] Du legst { $cards } auf den Nachziehstapel zurück
       *[no] { $player } legt { $cards } auf den Nachziehstapel zurück
    }
    [discard] { $me ->
        [yes] Du legst { $cards } vom Ablagestapel auf den Nachziehstapel
       *[no] { $player } legt { $cards } vom Ablagestapel auf den Nachziehstapel
    }
   *[hand] { $me ->
        [yes] Du legst { $cards } auf den Nachziehstapel
       *[no] { $player } legt { $cards } auf den Nachziehstapel
    }
}
log-set-aside = { $me ->
    [yes] Du legst { $cards } beiseite
   *[no] { $player } legt { $cards } beiseite
}
log-put-on-mat = { $me ->
    [yes] Du legst { $cards } auf dein Tableau
   *[no] { $player } legt { $cards } auf das eigene Tableau
}
log-took = { $origin ->
    [discard] { $me ->
        [yes] Du holst { $cards } vom Ablagestapel auf die Hand
       *[no] { $player } holt { $cards } vom Ablagestapel auf die Hand
    }
    [aside] { $me ->
        [yes] Du holst { $cards } auf die Hand zurück
       *[no] { $player } holt { $cards } auf die Hand zurück
    }
   *[revealed] { $me ->
        [yes] Du holst { $cards } auf die Hand
       *[no] { $player } holt { $cards } auf die Hand
    }
}
log-bade = { $me ->
    [yes] Du bietest { $n }
   *[no] { $player } bietet { $n }
}
log-called = { $me ->
    [yes] Du rufst { $cards } auf
   *[no] { $player } ruft { $cards } auf
}
log-returned = { $to ->
    [discard] { $me ->
        [yes] Du bekommst { $cards } zurück, auf deinen Ablagestapel
       *[no] { $player } bekommt { $cards } zurück, auf den Ablagestapel
    }
   *[supply] { $me ->
        [yes] Du legst { $cards } auf den Stapel zurück
       *[no] { $player } legt { $cards } auf den Stapel zurück
    }
}
log-named = { $me ->
    [yes] Du nennst { $card }
   *[no] { $player } nennt { $card }
}
log-chose = { $me ->
    [yes] Du wählst: { $label }
   *[no] { $player } wählt: { $label }
}
log-chose-player = { $me ->
    [yes] Du wählst { $label }
   *[no] { $player } wählt { $label }
}
log-discarded-deck = { $me ->
    [yes] Du legst deinen ganzen Nachziehstapel ab ({ $cards })
   *[no] { $player } legt den ganzen Nachziehstapel ab ({ $cards })
}
log-counted-money = { $me ->
    [yes] Du kannst { $coins } ausgeben
   *[no] { $player } kann { $coins } ausgeben
}
log-counted-money-potions = { $me ->
    [yes] Du kannst { $coins } und { $potions } ausgeben
   *[no] { $player } kann { $coins } und { $potions } ausgeben
}
log-cleaned-up = { $me ->
    [yes] Du räumst auf
   *[no] { $player } räumt auf
}
log-got-vp = { $n ->
    [one] { $me ->
        [yes] Du erhältst einen Siegpunktmarker
       *[no] { $player } erhält einen Siegpunktmarker
    }
   *[other] { $me ->
        [yes] Du erhältst { $word } Siegpunktmarker
       *[no] { $player } erhält { $word } Siegpunktmarker
    }
}
log-got-coffers = { $n ->
    [one] { $me ->
        [yes] Du legst einen Taler in deinen Geldbeutel
       *[no] { $player } legt einen Taler in den Geldbeutel
    }
   *[other] { $me ->
        [yes] Du legst { $word } Taler in deinen Geldbeutel
       *[no] { $player } legt { $word } Taler in den Geldbeutel
    }
}
log-lost-coffers = { $n ->
    [one] { $me ->
        [yes] Du gibst einen Taler aus deinem Geldbeutel aus
       *[no] { $player } gibt einen Taler aus dem Geldbeutel aus
    }
   *[other] { $me ->
        [yes] Du gibst { $word } Taler aus deinem Geldbeutel aus
       *[no] { $player } gibt { $word } Taler aus dem Geldbeutel aus
    }
}
log-overpaid = { $me ->
    [yes] Du überzahlst um { $coins }
   *[no] { $player } überzahlt um { $coins }
}
log-overpaid-potions = { $me ->
    [yes] Du überzahlst um { $coins } und { $potions }
   *[no] { $player } überzahlt um { $coins } und { $potions }
}
log-passed = { $me ->
    [yes] Du gibst { $cards } an { $label } weiter
   *[no] { $to-me ->
        [yes] { $player } gibt dir { $cards }
       *[no] { $player } gibt { $cards } an { $label } weiter
    }
}
log-put-into-deck = { $n ->
    [0] { $me ->
        [yes] Du legst { $cards } auf deinen Nachziehstapel
       *[no] { $player } legt { $cards } auf den Nachziehstapel
    }
    [one] { $me ->
        [yes] Du steckst { $cards } unter die oberste Karte deines Nachziehstapels
       *[no] { $player } steckt { $cards } unter die oberste Karte des Nachziehstapels
    }
   *[other] { $me ->
        [yes] Du steckst { $cards } in deinen Nachziehstapel, unter { $word } Karten
       *[no] { $player } steckt { $cards } in den Nachziehstapel, unter { $word } Karten
    }
}
log-got-embargo = { $me ->
    [yes] Du legst einen Embargo-Marker auf den Stapel { $card }
   *[no] { $player } legt einen Embargo-Marker auf den Stapel { $card }
}
log-got-pirate-ship = { $me ->
    [yes] Du legst einen Münzmarker auf dein Piratenschiff-Tableau
   *[no] { $player } legt einen Münzmarker auf das Piratenschiff-Tableau
}
log-unaffected = { $me ->
    [yes] Der Angriff betrifft dich nicht
   *[no] Der Angriff betrifft { $player } nicht
}
log-no-card = { $me ->
    [yes] Der Stapel { $card } ist leer: Du gehst leer aus
   *[no] Der Stapel { $card } ist leer: { $player } geht leer aus
}
log-got-trade-route = Der Münzmarker vom Stapel { $card } wandert auf das Handelsrouten-Tableau
log-game-over = Das Spiel ist zu Ende
