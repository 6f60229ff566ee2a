### Der Tisch im Browser.

## Überall

web-settings = Sprache und Aussehen
web-light = Helle Farben
web-dark = Dunkle Farben
web-about = Über
web-close = Schließen
web-loading = Einen Moment …
web-to-front = Zur Startseite
web-nowhere = Diese Seite gibt es nicht.
web-no-connection = Der Server ist nicht zu erreichen. Läuft er, und bist du online?
web-went-wrong = Etwas ging schief (Status { $status }). Bitte versuche es noch einmal.
web-help = Hilfe

## Die Startseite

web-welcome = Dein Deck, Karte für Karte
web-lead = Spiele Dominion gegen Bots und Freunde, deutsch oder englisch. Ohne Konto, nur mit einem Namen.
web-your-name = Dein Name
web-default-name = Gast
web-play-now = Jetzt spielen
web-play-now-hint = „Jetzt spielen“ gibt dir sofort Karten, gegen einen Bot. Einen neuen Tisch richtest du selbst ein, für zwei bis sechs.
web-new-table = Neuer Tisch
web-new-here = Neu bei Dominion?
web-join-by-link = Mitspielen per Link
web-link = Link zu einem Tisch
web-join = Mitspielen
web-no-link = Das ist kein Link zu einem Tisch. Er endet mit /table/ und einigen Buchstaben.
web-unfinished = Deine laufenden Spiele
web-finished = Zuletzt beendet
web-free-seat = freier Platz
web-status-waiting = wartet auf Mitspieler
web-status-playing = läuft
web-status-over = beendet
web-status-closed = geschlossen

## Ein neuer Tisch

web-who-plays = Wer spielt
web-seats = Plätze
web-seat = Platz { $n }
web-me = Ich
web-other-person = Jemand anderes, per Link
web-bots-by-strength = Bots nach Spielstärke
web-bots-others = Andere Bots
web-bots-explained = Wie die Bots spielen
web-bot = Bot
web-mix-seats = Plätze mischen
web-kingdom-set = Empfohlenes Königreich
web-kingdom-random = Zufällig
web-kingdom-pick = Karte für Karte
web-recommended-set = Empfohlenes Königreich
web-not-yet = noch nicht in Coffers
web-set-edition = Regeln: { $edition }
web-expansions = Karten aus
web-wishes = Wünsche
web-wish-village = eine Karte, die mehrere Aktionen erlaubt
web-wish-trasher = eine Karte, die entsorgt
web-wish-extra-buy = eine Karte mit zusätzlichem Kauf
web-wish-defended = Angriffe nur mit Abwehr
web-wish-spread = billige und teure Karten gemischt
web-draw = Zehn Karten ziehen
web-draw-again = Neu ziehen
web-filter = Suchen
web-picked = { $n } von { $size }
web-pick-ten = Ein Königreich hat zehn Karten; du hast { $n } gewählt.
web-fill-up = Zufällig auffüllen
web-clear = Leeren
web-platinum-colony = Platin und Kolonie
web-colony-rules = nach den Regeln
web-colony-with = mit
web-colony-without = ohne
web-bane-card = Bannkarte
web-bane-chance = dem Zufall überlassen
web-edition = Regeln
web-edition-usual = die neuesten
web-edition-2011 = 2011, englisch
web-edition-2011-de = 2011, deutsch
web-edition-2017 = 2017
web-seed = Startzahl
web-seed-hint = leer: Zufall
web-open-table = Tisch eröffnen
web-set-dominion = Dominion
web-set-intrigue = Die Intrige
web-set-seaside = Seaside
web-set-alchemy = Die Alchemisten
web-set-prosperity = Blütezeit
web-set-cornucopia = Reiche Ernte
web-set-hinterlands = Hinterland
web-set-guilds = Die Gilden

## Vor dem Spiel

web-invited = Du bist zu einem Spiel eingeladen
web-waiting-for-players = Warten auf die anderen
web-thats-me = das bist du
web-sit-down = Platz nehmen
web-seeded = Wer diesen Tisch eröffnet hat, hat die Startzahl gewählt und könnte wissen, was gezogen wird.
web-share-link = Schicke diesen Link allen, die mitspielen
web-copy = Kopieren
web-copied = Kopiert
web-closed = Dieser Tisch wurde geschlossen, weil einen Tag lang niemand da war.

## Der Tisch

web-table = Tisch
web-players = Spieler
web-supply = Vorrat
web-basic = Basiskarten
web-kingdom = Königreich
web-bane = Bann
web-beside-supply = Neben dem Vorrat
web-pile = { $card }, kostet { $cost }, noch { $left }
web-with-token = darauf: { $token }
web-so-many = { $label } ({ $n })
web-somebodys = { $label } von { $player }
web-token-vp = Siegpunktmarker
web-token-coffers = Taler
web-token-trade-route = Handelsroute
web-token-trade-route-tokens = Münzmarker der Handelsroute
web-token-embargo = Embargo-Marker
web-token-pirate-ship = Piratenschiff
web-mat-island = Insel-Tableau
web-mat-native-village = Eingeborenendorf-Tableau
web-trash = Müll
web-trash-empty = Noch wurde nichts entsorgt.
web-hand = Hand
web-hand-of = { $n ->
    [one] Deine Hand: { $n } Karte
   *[other] Deine Hand: { $n } Karten
}
web-own-hand = Deine eigene Hand
web-others-cards = Die Karten von { $player }
web-others-hand = Die Hand von { $player }
web-others-hand-of = { $n ->
    [one] Die Hand von { $player }: { $n } Karte
   *[other] Die Hand von { $player }: { $n } Karten
}
web-deck = Nachziehstapel
web-deck-holds = { $n ->
    [one] Dein Nachziehstapel: { $n } Karte
   *[other] Dein Nachziehstapel: { $n } Karten
}
web-others-deck = { $n ->
    [one] Nachziehstapel von { $player }: { $n } Karte
   *[other] Nachziehstapel von { $player }: { $n } Karten
}
web-discard = Ablagestapel
web-discard-holds = { $n ->
    [one] Dein Ablagestapel: { $n } Karte, { $card }
   *[other] Dein Ablagestapel: { $n } Karten, obenauf { $card }
}
web-others-discard = { $n ->
    [one] Ablagestapel von { $player }: { $n } Karte, { $card }
   *[other] Ablagestapel von { $player }: { $n } Karten, obenauf { $card }
}
web-discard-empty = Ablage leer
web-my-cards = Deine Karten
web-in-play = Im Spiel
web-in-play-of = { $player }: im Spiel
web-stays = bleibt im Spiel
web-aside = Beiseite
web-aside-of = { $player }: beiseite
web-face-down = Verdeckt
web-turned-up = { $player }: aufgedeckt
web-turned-up-mine = Aufgedeckt
web-actions = Aktionen
web-buys = Käufe
web-coins = Geld
web-potions = Tränke
web-away = weg
web-decides = entscheidet
web-has-turn = Zug { $turn }
web-has-extra-turn = zusätzlicher Zug
web-led-by = gespielt von { $player }
web-your-turn = Dein Zug { $turn }
web-turn-of = { $player }, Zug { $turn }
web-your-extra-turn = Dein zusätzlicher Zug
web-extra-turn-of = { $player }, zusätzlicher Zug
web-you-lead = Zusätzlicher Zug von { $player }: Du entscheidest
web-you-are-led = Dein zusätzlicher Zug: { $by } entscheidet
web-led-turn = Zusätzlicher Zug von { $player }: { $by } entscheidet
web-to-do = Was zu entscheiden ist
web-your-decision = Du bist dran
web-log = Verlauf
web-cards = Karten
web-cards-of-game = Die Karten in diesem Spiel
web-looking-on = Du schaust zu.

## Eine Karte

web-costs = Kostet { $cost }
web-costs-now = (jetzt { $cost })
web-potion = Trank
web-debt = { $n } Schulden
web-only-in = (nur nach den Regeln von { $editions })
web-rulings = Regeln zur Karte
web-peek-hint = Rechtsklick, langer Druck oder i: Regeln

## Antworten

web-pick-play = { $card } ausspielen
web-pick-buy = { $card } kaufen
web-pick-gain = { $card } nehmen
web-pick-trash = { $card } entsorgen
web-pick-discard = { $card } ablegen
web-pick-topdeck = { $card } auf den Nachziehstapel legen
web-pick-reveal = { $card } aufdecken
web-pick-name = { $card } nennen
web-pick-choose = { $card } wählen
web-pick-order = { $card } zuerst
web-pick-set-aside = { $card } beiseitelegen
web-pick-take = { $card } auf die Hand nehmen
web-pick-call = { $card } aufrufen
web-pick-return = { $card } auf den Stapel zurücklegen
web-pick-pass = { $card } weitergeben
web-pick-embargo = Embargo-Marker auf { $card } legen
web-pick-shuffle = { $card } in den Nachziehstapel mischen
web-gathered-gain = { $n } nehmen
web-gathered-trash = { $n ->
    [one] { $n } Karte entsorgen
   *[other] { $n } Karten entsorgen
}
web-gathered-discard = { $n ->
    [one] { $n } Karte ablegen
   *[other] { $n } Karten ablegen
}
web-gathered-topdeck = { $n ->
    [one] { $n } Karte auf den Nachziehstapel legen
   *[other] { $n } Karten auf den Nachziehstapel legen, die letzte obenauf
}
web-gathered-reveal = { $n ->
    [one] { $n } Karte aufdecken
   *[other] { $n } Karten aufdecken
}
web-gathered-set-aside = { $n ->
    [one] { $n } Karte beiseitelegen
   *[other] { $n } Karten beiseitelegen
}
web-gathered-take = { $n ->
    [one] { $n } Karte auf die Hand nehmen
   *[other] { $n } Karten auf die Hand nehmen
}
web-gathered-return = { $n ->
    [one] { $n } Karte zurücklegen
   *[other] { $n } Karten zurücklegen
}
web-gathered-pass = { $n ->
    [one] { $n } Karte weitergeben
   *[other] { $n } Karten weitergeben
}
web-gathered-shuffle = { $n ->
    [one] { $n } Karte in den Nachziehstapel mischen
   *[other] { $n } Karten in den Nachziehstapel mischen
}
web-all-treasures = Alle Geldkarten ausspielen
web-less = Eins weniger
web-more = Eins mehr
web-amount-pay = Wie viel mehr du zahlst
web-amount-coffers = Wie viele Taler du ausgibst
web-amount-place = Wie viele Karten des Nachziehstapels darüber liegen
web-confirm-pay = { $n ->
    [0] Nichts mehr zahlen
   *[other] { $n } mehr zahlen
}
web-confirm-coffers = { $n ->
    [0] Keinen ausgeben
    [one] { $n } Taler ausgeben
   *[other] { $n } Taler ausgeben
}
web-confirm-place = { $n ->
    [0] Obenauf legen
    [one] Unter { $n } Karte legen
   *[other] Unter { $n } Karten legen
}

## Zurücknehmen, und die Verbindung

web-undo = Zurück
web-hint-explained = Was täte der Experte? Tipps werden gezählt, und alle sehen, wie viele es sind.
web-hint-thinking = Der Experte denkt nach.
web-hints-used = { $n ->
    [one] { $n } Tipp genutzt
   *[other] { $n } Tipps genutzt
}
web-hints-counted = { $n ->
    [one] Das ist ein Tipp in diesem Spiel; das sehen alle.
   *[other] Das sind { $n } Tipps in diesem Spiel; das sehen alle.
}
web-undo-asked = { $player } möchte einen Zug zurücknehmen.
web-undo-waits = Die anderen werden gefragt, ob du das zurücknehmen darfst.
web-undo-refused = Es bleibt dabei: Jemand war nicht einverstanden.
web-allow = Erlauben
web-refuse = Ablehnen
web-line-lost = Die Verbindung ist weg. Dein Spiel ist sicher; neuer Versuch …
web-try-again = Jetzt versuchen

## Hilfe

web-help-game = Du beginnst mit sieben Kupfer und drei Anwesen. In jedem Zug darfst du eine Aktionskarte ausspielen, dann deine Geldkarten, und eine Karte kaufen. Was du kaufst, kommt wieder, wenn du mischst. Das Spiel endet mit der letzten Provinz (oder Kolonie) oder wenn drei Stapel leer sind (vier bei fünf oder sechs Spielern). Wer dann die meisten Siegpunkte hat, gewinnt.
web-help-table = Was du wählen kannst, ist blau umrandet: kräftig, wo du musst, gestrichelt, wo es kaum jemand täte. Zeige auf eine Karte, um sie zu lesen; Rechtsklick, langer Druck oder die Taste i zeigt die Regeln zu ihr.
web-keys = Tasten
web-key-arrows = zum Nächsten, was du wählen kannst
web-key-enter = wählen
web-key-treasures = alle Geldkarten ausspielen
web-key-confirm = Markiertes bestätigen
web-key-end = Phase beenden oder ablehnen
web-key-undo = zurücknehmen
web-key-hint = was täte der Experte?
web-key-info = die Karte lesen
web-key-cards = alle Karten dieses Spiels
web-key-help = diese Hilfe

## Das Ende

web-you-win = Du gewinnst. Gut gespielt!
web-you-share = Du teilst dir den Sieg mit { $who }. Gut gespielt!
web-others-win = { $n ->
    [one] { $who } gewinnt.
   *[other] { $who } gewinnen.
}
web-ended-rules = Das Spiel ist regulär zu Ende gegangen.
web-ended-resigned = { $n ->
    [one] Das Spiel endete vorzeitig: { $who } hat aufgegeben.
   *[other] Das Spiel endete vorzeitig: { $who } haben aufgegeben.
}
web-ended-limit = Länger darf ein Spiel nicht dauern. Es wurde beendet und gewertet.
web-resigned = aufgegeben
web-winner = Sieger
web-scores = Ergebnis
web-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
web-turns-taken = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
web-tokens = { $n ->
    [one] { $n } Siegpunktmarker
   *[other] { $n } Siegpunktmarker
}
web-rest-of-deck = Die übrigen Karten
web-how-it-came = Wie es dazu kam
web-curve-points = Punkte nach jedem Zug
web-curve-coins = Geld in jedem Zug
web-curve-end = { $player } { $n } am Ende
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-replay = Nachspielen
web-look-at-table = Den Tisch ansehen
web-download = Spiel herunterladen
web-to-result = Zum Ergebnis

## Das Nachspielen

web-turn-back = Zurück zum Anfang des Zugs
web-turn-on = Weiter zum nächsten Zug
web-step-back = Eine Entscheidung zurück
web-step-on = Eine Entscheidung weiter
web-play = Von selbst abspielen
web-pause = Anhalten
web-decision-number = Entscheidung
web-decision-of = Entscheidung { $n } von { $all }
web-seen-by = Aus der Sicht von
web-all-open = alle Hände offen
web-fork = Von hier weiterspielen
web-fork-expert = gegen den Experten

## Die Analyse

web-analyse = Analysieren
web-analysis = Analyse
web-analysis-explained = Der Trainer sieht sich die Entscheidungen dieses Spiels an: wie sich die Siegchance entwickelt hat und was besser gewesen wäre. Das dauert etwa eine Minute und bleibt erhalten.
web-analysis-waits = { $n ->
    [0] Das Spiel wartet auf den Trainer.
    [one] Das Spiel wartet auf den Trainer: Ein anderes kommt vorher dran.
   *[other] Das Spiel wartet auf den Trainer: { $n } andere kommen vorher dran.
}
web-analysis-runs = { $judged } von { $chosen } Entscheidungen angesehen
web-analysis-stopped = Die Analyse wurde nach { $judged } von { $chosen } Entscheidungen unterbrochen.
web-analysis-go-on = Analyse fortsetzen
web-analysis-nothing = Es gibt nichts anzusehen: keine Entscheidung mit mehr als einer sinnvollen Antwort.
web-analysis-done = { $left ->
    [0] { $judged } Entscheidungen angesehen.
   *[other] { $judged } Entscheidungen angesehen, { $left } weitere ausgelassen: Das Spiel ist lang.
}
web-analysis-meant = Die Chancen sind Anteile vieler Partien, in denen ab dieser Entscheidung alle wie der allgemeine Bot weiterspielen. In Klammern: das 95-%-Intervall.
web-chances = Die Siegchance in % im Lauf der Züge
web-chances-from-to = { $player } von { $first } % bis { $last } %
web-chances-legend = Ringe sind Fehler, Scheiben grobe Fehler. Ein Klick auf die Kurve führt zu diesem Augenblick im Nachspielen, jeder Satz ebenso.
web-mistake = Fehler
web-blunder = grober Fehler
web-no-mistakes = Keine Fehler gefunden.
web-more-mistakes = { $n ->
    [one] Ein weiterer Fehler
   *[other] { $n } weitere Fehler
}

## Über

web-about-title = Über Coffers
web-about-game = Coffers ist Dominion als Software: die Regeln als offene Bibliothek, Bots und dieser Tisch. Deine Spiele bleiben auf dem Server, auf dem du spielst.
web-about-unofficial = Ein inoffizielles Fanprojekt. Dominion ist eine Marke ihres Inhabers; dieses Projekt hat mit Autor und Verlagen nichts zu tun und enthält weder Texte noch Bilder von ihnen.
web-credits = Mit Dank an
web-credit-icons = die Bilder auf den Karten, von Lorc, Delapouite und anderen, umgefärbt
web-credit-font = Schrift, SIL Open Font License 1.1
web-credit-mit = womit diese Seiten gemacht sind, MIT-Lizenz
web-credit-apache = Texte in zwei Sprachen, Apache-Lizenz 2.0

## Der Tisch: Platz und zweifelhafte Käufe

web-play-area = Was gespielt wurde
web-landscapes = Neben dem Königreich
web-beside-short = Daneben
web-hand-empty = Keine Handkarten
web-about-player = Mehr über { $player }
web-supply-compact = Kleiner Vorrat
web-supply-large = Großer Vorrat
web-key-supply = den Vorrat groß oder klein zeigen
web-sure-title = { $card } kaufen?
web-sure-explained = Das kostet einen Kauf, und jede solche Karte in deinem Deck ist eine weniger, die dir hilft.
web-sure-never = Nie wieder fragen
web-sure-not = Lieber nicht

## Der Augenblick des Sieges

web-outcome = Das Ergebnis
web-places = Plätze
web-won-by = { $n ->
    [0] So viele Punkte wie { $who }, aber in weniger Zügen.
    [one] { $n } Punkt vor { $who }.
   *[other] { $n } Punkte vor { $who }.
}
web-lost-by = { $n ->
    [0] Platz { $place } von { $of }: so viele Punkte wie { $who }, aber mehr Züge.
    [one] Platz { $place } von { $of }, { $n } Punkt hinter { $who }.
   *[other] Platz { $place } von { $of }, { $n } Punkte hinter { $who }.
}
