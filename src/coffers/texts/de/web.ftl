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
web-status-dropped = abgesagt

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
web-hint-free = Das zählt nicht als Tipp.
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
web-analysis-explained = Der Trainer sieht sich die Entscheidungen dieses Spiels an: wie sich die Siegchance entwickelt hat und was besser gewesen wäre. Das dauert selten länger als eine Minute und bleibt erhalten.
web-analysis-waits = { $n ->
    [0] Das Spiel wartet auf den Trainer.
    [one] Das Spiel wartet auf den Trainer: Ein anderes kommt vorher dran.
   *[other] Das Spiel wartet auf den Trainer: { $n } andere kommen vorher dran.
}
web-analysis-refused = Noch nicht: { $why }. Der nächste Versuch folgt von selbst.
web-analysis-runs = { $chosen ->
    [0] Der Trainer macht sich bereit.
    [one] { $judged } von { $chosen } Entscheidung angesehen
   *[other] { $judged } von { $chosen } Entscheidungen angesehen
}
web-analysis-stopped = { $chosen ->
    [0] Die Analyse wurde unterbrochen, bevor sie richtig begonnen hatte.
    [one] Die Analyse wurde nach { $judged } von { $chosen } Entscheidung unterbrochen.
   *[other] Die Analyse wurde nach { $judged } von { $chosen } Entscheidungen unterbrochen.
}
web-analysis-go-on = Analyse fortsetzen
web-analysis-nothing = Es gibt nichts anzusehen: keine Entscheidung mit mehr als einer sinnvollen Antwort.
web-analysis-done = { $judged ->
    [one] { $judged } Entscheidung
   *[other] { $judged } Entscheidungen
} angesehen{ $left ->
    [0] {"."}
   *[other] , { $left } weitere ausgelassen: Das Spiel ist lang.
}
web-analysis-meant = Die Chancen sind Anteile vieler Partien, in denen ab dieser Entscheidung alle wie der Bot „Solide“ weiterspielen. In Klammern: das 95-%-Intervall.
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

## A new table: opponents by style, wishes, kingdoms by link and kept ones

web-styles = Spielweisen
web-styles-for = Platz { $n }: gegen eine Strategie spielen
web-find-strategy = Strategie finden, auch nach einer Karte
web-only-fitting = nur solche, die zu diesem Königreich passen
web-strategies-found = { $n ->
    [0] Keine Strategie gefunden.
    [one] { $n } Strategie
   *[other] { $n } Strategien
}
web-style-money = Geld und eine gute Karte
web-style-attack = Angriffe
web-style-engine = Maschinen: viele Aktionen in einem Zug
web-style-thinning = Entsorgen: ein kleines, gutes Deck
web-style-points = Punkte auf anderen Wegen
web-style-other = Andere
web-needs = Braucht { $cards }
web-lacks = Nicht in diesem Königreich: { $cards }
web-lacks-nothing = Diese Strategie ist für Spiele ohne Platin und Kolonie.
web-suit-pick = Dazunehmen
web-suit-draw = Passendes Königreich ziehen
web-misfit = { $strategy } lässt sich mit diesen Karten nicht spielen: Wähl einen anderen Gegner oder ein anderes Königreich.
web-own-plan = Ein eigener Plan
web-own-plan-hint = Eine Strategiedatei, wie „coffers solve“ sie schreibt. Sie wird nur gelesen und mit diesem Tisch aufbewahrt.
web-plan-file = Datei (TOML)
web-plan-text = Oder ihr Text
web-use-plan = Gegen ihn spielen
web-plan-large = Ein Plan hat höchstens { $n } Zeichen.
web-find-set = Königreich finden
web-find-set-hint = sein Name oder eine Karte
web-no-set-found = Ein solches Königreich gibt es nicht.
web-at-most-of = Wie viele Karten aus { $set }
web-any-number = beliebig viele
web-at-most = höchstens { $n }
web-required-cards = Immer mit
web-banned-cards = Nie mit
web-card-name = Name einer Karte
web-remove-card = { $card } entfernen
web-needed-by-opponents = Deine Gegner brauchen diese Karten; sie werden mitgezogen.
web-pin-hint = Festgesteckte Karten bleiben, wenn du neu ziehst.
web-wishes-changed = Deine Wünsche haben sich geändert: Zieh neu, oder spiel mit diesen.
web-pin-card = { $card } behalten
web-star = Dieses Königreich merken
web-unstar-named = { $name } entfernen
web-kingdom-name = Wie soll es heißen?
web-keep = Merken
web-kept-kingdoms = Gemerkte und gespielte
web-starred = Gemerkt
web-played-last = Zuletzt gespielt
web-nothing-starred = Noch nichts. Ein Stern merkt ein Königreich in diesem Browser.
web-nothing-played = Noch nichts.
web-take = Nehmen
web-take-named = { $name } nehmen
web-copy-kingdom = Link zu diesem Königreich kopieren
web-kingdom-link = Link zu diesem Königreich
web-link-cards = { $n ->
    [one] Der Link nennt etwas, was hier keine Königreichkarte ist: { $cards }. Es wurde weggelassen.
   *[other] Der Link nennt einiges, was hier keine Königreichkarten sind: { $cards }. Es wurde weggelassen.
}
web-link-size = Ein Königreich hat { $size } Karten, der Link nennt { $n }. Nimm die übrigen dazu, oder lass sie ziehen.
web-link-many = Ein Königreich hat { $size } Karten, der Link nennt { $n }. Die letzten wurden weggelassen.
web-link-bane = „{ $card }“ kann hier nicht die Bannkarte sein: Der Zufall entscheidet.
web-link-set = Ein Königreich „{ $set }“ gibt es hier nicht zu spielen.
web-link-rules = Regeln „{ $rules }“ gibt es hier nicht: Die neuesten gelten.
## What cards do, in symbols

# Where long words in the names of cards may go on in another line: before one of these endings.
web-name-breaks = versammlung abschneider schneider dorf eintreiber treiberin macher gilde kundiger ware brunnen kammer künstler händler handwerker schmiede schmied posten route schiff stadt wald platz straße viertel lager markt troll knecht feuer sucher junge pass mann gang verleiher versteck erzähler taler seherin schrecken wächterin wächter komben meister schafter schloss torium streicher karren sammler stück sängerin verwerter wache camp taucher salber fänger festung feld pfuhl werkstatt beschwörer mation bogen schwörer wandlung rennen sagerin geselle zirkus balg kreuzung lampe spiegel lebende heit schen denes dehntes lendes
web-symbols = Was die Zeichen bedeuten
web-symbols-numbers = +2: so viele. 1+: mindestens eins. +2? oder 2?: höchstens zwei. ?: kommt darauf an. →3: bis drei auf der Hand sind. / zwischen Zeichen: das eine oder das andere. Eine Münze hinter einer genommenen Karte: was sie kosten darf; +2 heißt 2 mehr als die entsorgte Karte, = genau so viel, < weniger.
web-symbol-or = oder { $said }
web-symbol-cards = Karten
web-symbol-actions = Aktionen
web-symbol-buys = Käufe
web-symbol-coins = Geld
web-symbol-potion = Trank
web-symbol-vp = Siegpunkte der Karte
web-symbol-tokens = Siegpunktmarker
web-symbol-coffers = Taler
web-symbol-cheaper = Karten kosten weniger
web-symbol-play = Spielt eine Karte aus
web-symbol-turn = Zusätzlicher Zug
web-symbol-look = Karten vom Nachziehstapel ansehen oder aufdecken
web-symbol-name = Eine Karte nennen
web-symbol-discard = Karten ablegen
web-symbol-trash = Karten entsorgen
web-symbol-gain = Eine Karte nehmen
web-symbol-curse = Einen Fluch nehmen
web-symbol-deck = Karten auf oder in den Nachziehstapel legen
web-symbol-aside = Karten zur Seite oder auf ein Tableau legen
web-symbol-pass = Eine Karte weitergeben
web-symbol-return = Karten auf ihren Stapel zurücklegen
web-symbol-once = Entsorgt sich selbst
web-symbol-embargo = Marker auf einen Stapel: wer dort kauft, nimmt Flüche
web-symbol-shield = Schützt vor Angriffen
web-symbol-rest = Später in diesem Zug oder solange sie im Spiel ist
web-symbol-next = Zu Beginn deines nächsten Zuges
web-symbol-gained = Wenn du sie nimmst oder kaufst
web-symbol-react = Reaktion oder Schutz
web-symbol-others = Die anderen
web-amount-varies = kommt darauf an
web-amount-least = mindestens { $n }
web-amount-most = bis zu { $n }
web-amount-until = bis { $n } auf der Hand sind
web-limit-cost = für bis zu { $n }
web-limit-more = für bis zu { $n } mehr
web-limit-exactly = für genau { $n } mehr
web-limit-beside = für { $n } mehr und { $n } weniger
web-limit-less = für mindestens { $n } weniger
web-limit-same = für genau so viel
## Einstellungen, Zählhilfen, Klänge

web-preferences = Einstellungen
web-preferences-kept = Sie gelten sofort und bleiben in diesem Browser.
web-as-at-first = Alles wie am Anfang
web-is-as-at-first = Alles ist wie am Anfang.
web-help-preferences = Die Einstellungen, hinter den Reglern ganz oben, bieten Zählhilfen, Klänge, Farben und mehr. Zählhilfen zählen nur, was du selbst hättest mitzählen können; an jedem Tisch darf sie jeder benutzen.
web-key-preferences = Einstellungen
web-wishes-playing = Beim Spielen
web-wishes-trackers = Zählhilfen
web-wishes-signals = Signale
web-wishes-look = Aussehen
web-wish-speed = Züge der anderen
web-wish-speed-explained = Wie schnell die Züge der anderen gezeigt werden; jeder lässt sich überspringen.
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-speed-at-once = sofort
web-wish-auto-treasures = Geldkarten von selbst ausspielen
web-wish-auto-treasures-explained = Nur solche, die allein Geld bringen; Zurücknehmen hält sie für diesen Zug zurück. Gefragt wirst du weiter, wo es darauf ankommen kann: wenn es { $cards } gibt.
web-wish-confirm-junk = Nachfragen vor Kupfer und Fluch
web-wish-confirm-junk-explained = Eine Frage mehr, falls es ein Versehen war.
web-wish-compact-supply = Kleiner Vorrat
web-wish-compact-supply-explained = Stapel als kurze Zeilen, für mehr Platz.
web-wish-phrases = Zeigen, was andere sagen
web-wish-phrases-explained = Kurze Sprüche der Mitspieler am Tisch.
web-wish-track-deck = Mein Deck
web-wish-track-deck-explained = Alle deine Karten, und welche davon noch im Nachziehstapel sind.
web-wish-track-points = Punkte von allen
web-wish-track-points-explained = Was jeder am Tisch mitzählen könnte: Was genommen und entsorgt wird, ist offen.
web-wish-track-left = Was noch da ist
web-wish-track-left-explained = Wie weit das Spielende entfernt ist, und die kleinsten Stapel.
web-wish-sounds = Klänge
web-wish-sounds-explained = Ein leiser Ton, wenn du dran bist, angegriffen wirst oder das Spiel endet.
web-wish-notifications = Benachrichtigungen
web-wish-notifications-explained = Eine Meldung des Systems, wenn du dran bist und diese Seite nicht zu sehen ist.
web-notifications-refused = Dein Browser erlaubt das hier nicht. Du kannst es in seinen Einstellungen für diese Seite zulassen.
web-notifications-missing = Dieser Browser kennt keine Benachrichtigungen, oder nur über https.
web-wish-distinct-colours = Farben für Farbenblinde
web-wish-distinct-colours-explained = Kartentypen und Markierungen in Farben, die sich für alle unterscheiden, auch in der Helligkeit.
web-trackers = Zählhilfen
web-trackers-explained = Nur was du selbst hättest mitzählen können. Alle am Tisch dürfen sie benutzen.
web-trackers-wait = Gezählt wird mit der nächsten Nachricht des Servers.
web-tracked-cards = { $n ->
    [one] Eine Karte
   *[other] { $n } Karten
}, { $deck } im Nachziehstapel
web-points-unknown-explained = In diesem Spiel werden Karten verdeckt weitergegeben, deshalb kann diese Punkte niemand sonst zählen.
web-left-gains = { $n ->
    [0] Das Spiel endet nach diesem Zug.
    [one] Frühestens nach einer genommenen Karte ist Schluss.
   *[other] Frühestens nach { $n } genommenen Karten ist Schluss.
}
web-left-empty = Leere Stapel: { $n } (Ende bei { $all }).
web-tracked-said = { $card }: { $n } von { $all } im Nachziehstapel
web-left-said = { $card }: noch { $n }
web-points-said = { $player }: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
web-points-unknown-said = { $player }: Punkte unbekannt
## Die Lobby, Einladungen, die eigenen Spiele

web-lobby = Offene Tische
web-tables-waiting = { $n ->
    [one] einer wartet
   *[other] { $n } warten
}
web-lobby-empty = Gerade wartet niemand
web-lobby-empty-hint = Eröffne einen Tisch, halte jemandem einen Platz frei und lass ihn hier alle sehen. Bis jemand kommt, wartet er auf dich.
web-lobby-open-own = Nichts für dich dabei?
web-table-of = Tisch von { $player }
web-join-table = Mitspielen
web-join-table-of = Am Tisch von { $player } mitspielen
web-to-my-table = Zu deinem Tisch
web-seats-free = { $n ->
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
web-bots-there = { $n ->
    [one] ein Bot
   *[other] { $n } Bots
}
web-just-opened = gerade eröffnet
web-with-clock = { $seconds } s je Entscheidung
web-share = Teilen
web-share-text = Spiel mit mir Dominion:
web-qr-code = Der Link als QR-Code
web-qr-hint = Mit dem Handy scannen
web-link-stays = Dieser Link gilt nur auf diesem Rechner. Um andere einzuladen, öffne diese Seite unter der Adresse, die der Rechner in eurem Netz hat.
web-list-table = Alle dürfen mitspielen
web-list-table-hint = Der Tisch steht bei den offenen Tischen.
web-is-listed = Alle dürfen mitspielen: Dieser Tisch steht bei den offenen Tischen.
web-my-games = Deine Spiele
web-all-games = Alle Spiele und Statistik
web-no-games = Hier findest du deine beendeten Spiele und wie sie für dich ausgegangen sind.
web-statistics = Statistik
web-games-played = Spiele
web-games-won = Gewonnen
web-turns-average = Züge pro Spiel
web-longest-streak = Längste Siegesserie
web-won-shared = { $won } gewonnen, { $shared } geteilt{ $left ->
    [0] .
   *[other] . Einem Bot überlassen und nicht gezählt: { $left }.
}
web-against = Gegen
web-favourite-cards = Karten, die du magst
web-best-cards = Karten, mit denen du gewinnst
web-in-games = { $n ->
    [one] ein Spiel
   *[other] { $n } Spiele
}
web-finished-games = Beendete Spiele
web-unsettled = { $n ->
    [one] Das Ergebnis eines alten Spiels wird noch ermittelt.
   *[other] Die Ergebnisse von { $n } alten Spielen werden noch ermittelt.
}
web-how-won = gewonnen
web-how-shared = geteilt
web-how-lost = verloren
web-how-left = verlassen
web-how-unknown = unbekannt
web-against-whom = gegen { $who }
web-pages = Seiten
web-page-of = Seite { $n } von { $all }
web-newer = Neuere
web-older = Ältere
## Plätze, die die Hand wechseln, und was man einander sagt

web-table-menu = Tischmenü
web-rather-not = Lieber nicht
web-your-seat = Dein Platz
web-lend-seat-explained = Ein Bot spielt für dich weiter, bis du deinen Platz wieder einnimmst – wann du willst, mit diesem Browser.
web-bot-for-me = Wer für dich spielt
web-lend-seat = Bot spielen lassen
web-seat-is-lent = Ein Bot spielt für dich.
web-take-seat-back = Platz wieder einnehmen
web-bot-plays-for = Ein Bot spielt für { $player }
web-resign = Aufgeben
web-resign-explained = Du verlierst dieses Spiel und deinen Platz darin. Das lässt sich nicht zurücknehmen.
web-go-away = Kurz weggehen
web-go-away-explained = Dein Platz bleibt deiner. Bist du ein paar Minuten weg, können die anderen einen Bot für dich spielen lassen oder das Spiel beenden.
web-missing-gone = { $player } ist nicht da.
web-missing-silent = Von { $player } war schon länger nichts zu hören.
web-missing-waited = { $player } hat schon länger nicht geantwortet.
web-may-decide-soon = Was nun wird, entscheidet ihr in
web-still-there = Bist du noch da? Sonst können die anderen einen Bot für dich spielen lassen.
web-waited-for = Die anderen warten auf dich. Antwortest du nicht, können sie einen Bot für dich spielen lassen oder das Spiel beenden.
web-i-am-here = Ich bin da
web-vote-bot = Bot spielen lassen
web-votes = ({ $n } von { $needed } Stimmen)
web-claim-win = Sieg beanspruchen
web-claim-win-explained = Das Spiel endet, und für { $player } zählt es als aufgegeben. Das lässt sich nicht zurücknehmen.
web-end-without = Spiel ohne { $player } beenden
web-end-without-explained = Das Spiel endet so, wie es steht, und wird gewertet; für { $player } zählt es als aufgegeben. Das lässt sich nicht zurücknehmen.
web-bot-for-seat = Ein Bot auf einen freien Platz
web-fill-seat = Dazusetzen
web-fill-and-start = Dazusetzen und anfangen
web-drop-table = Tisch absagen
web-drop-explained = Dann kann niemand mehr dazukommen, und alle hier erfahren es.
web-leave-table = Tisch verlassen
web-dropped = Dieser Tisch wurde abgesagt, bevor das Spiel begann.
web-remove-game = Von der Liste nehmen
web-remove-game-of = Von der Liste nehmen: { $who }
web-remove = Von der Liste nehmen
web-removal-nothing = Das Spiel verschwindet nur von deiner Liste. Die anderen behalten es, und der Link führt weiter dorthin.
web-removal-drop = Das Spiel hat noch nicht begonnen. Du hast den Tisch eröffnet; er wird für alle abgesagt.
web-removal-free = Das Spiel hat noch nicht begonnen. Dein Platz wird für jemand anderen frei.
web-removal-give-up = Das Spiel ist noch nicht zu Ende. Lass einen Bot für dich weiterspielen (über den Link kommst du zurück) oder gib auf: Dann hast du verloren.
web-lend-and-remove = Bot weiterspielen lassen
web-resign-and-remove = Aufgeben
web-say-something = Etwas sagen
web-somebody-says = { $player }: { $phrase }
web-hear-phrases = Zeigen, was andere sagen
web-hear-player = { $player } hören
web-phrase-hello = Hallo!
web-phrase-good-luck = Viel Glück und viel Spaß!
web-phrase-nice = Schön!
web-phrase-thanks = Danke!
web-phrase-sorry = Entschuldige!
web-phrase-oops = Hoppla!
web-phrase-one-moment = Einen Moment bitte.
web-phrase-your-turn = Du bist dran, glaube ich?
web-phrase-well-played = Gut gespielt!
web-phrase-good-game = Schönes Spiel!
## Spielen lernen: die Lektion

web-learn = Spielen lernen
web-learn-start = In fünf Minuten spielen lernen
web-learn-invitation = Spiele ein kleines Spiel, in dem alles nebenbei erklärt wird. Es dauert fünf Minuten.
web-learn-begun = Du hast eine Lektion angefangen. Sie wartet dort auf dich, wo du aufgehört hast.
web-learn-go-on = Mit der Lektion weitermachen
web-learn-anew = Die Lektion beginnen
web-learn-progress = Wie weit du bist
web-learn-next = Weiter
web-key-next = weiter, in der Lektion
web-learn-skip = Überspringen
web-learn-leave = Die Lektion verlassen; du kannst später weitermachen
web-learn-count = Punkte zählen
web-learn-play-on = Weiterspielen

# Was erklärt wird, Schritt für Schritt
web-learn-say-welcome = Willkommen! Das ist ein richtiges Spiel gegen { $player }. Du baust dir ein Deck aus Karten; wer am Ende die meisten Siegpunkte darin hat, gewinnt.
web-learn-say-deck = Deine zehn Karten: sieben Kupfer und drei Anwesen. Fünf davon hast du auf der Hand, die anderen fünf liegen verdeckt auf deinem Nachziehstapel.
web-learn-say-treasures = Kupfer ist eine Geldkarte: Jedes bringt 1 Geld. Spiele alle aus.
web-learn-say-silver = Du hast { $coins } Geld und darfst in jedem Zug eine Karte kaufen. Die Münze am Stapel ist der Preis: Kaufe ein Silber. Es bringt 2 Geld, jedes Mal, wenn du es ziehst.
web-learn-say-bought = Dein Silber liegt auf dem Ablagestapel. Auch die ausgespielten Karten und der Rest deiner Hand kamen dorthin, und du hast fünf neue gezogen. So geht es in jedem Zug.
web-learn-say-other = Auch { $player } war am Zug und hat gekauft: { $theirs }. Ihr seid abwechselnd dran, jeder mit einem eigenen Deck.
web-learn-say-estates = Grüne Karten wie das Anwesen sind Punktekarten: Sie zählen am Ende des Spiels. Bis dahin tun sie nichts und nehmen nur Platz auf der Hand weg.
web-learn-say-smithy = { $coins } Geld! Kaufe eine Schmiede. Das ist eine Aktionskarte: Mit ihr ziehst du drei Karten mehr.
web-learn-say-shuffled = Dein Nachziehstapel war leer, also wurde der Ablagestapel gemischt und ist nun dein neuer Nachziehstapel. Was du kaufst, kommt immer wieder: Das ist der ganze Witz.
web-learn-say-action = Da ist deine Schmiede! In jedem Zug darfst du eine Aktionskarte ausspielen, vor den Geldkarten. Spiele sie aus.
web-learn-say-spent = Drei Karten mehr, und Geld ist dabei. Deine eine Aktion ist verbraucht: weiter mit den Geldkarten.
web-learn-say-market = { $coins } Geld: Kaufe einen Markt. Er gibt von allem etwas: eine Karte, eine Aktion, einen Kauf und 1 Geld.
web-learn-say-read = Übrigens: Zeige auf eine Karte, um zu lesen, was sie tut. Auf einem Touchscreen hältst du den Finger darauf.
web-learn-say-attack = Angriff! { $player } hat eine Miliz ausgespielt: Alle anderen behalten nur drei Karten. Lege ab, was dir am wenigsten hilft, Grünes zuerst, und bestätige.
web-learn-say-struck = Nur drei Karten in diesem Zug: So sind Angriffe. Gleich kannst du etwas dagegen tun.
web-learn-say-trade = Spiele deinen Markt aus: +1 Karte, +1 Aktion, +1 Kauf, +1 Geld. Die Aktion, die er kostet, gibt er zurück.
web-learn-say-two-buys = Dank des Markts hast du { $buys } Käufe: Du darfst zwei Karten kaufen, solange dein Geld reicht.
web-learn-say-moat = Zuerst einen Burggraben, für 2. Hast du ihn auf der Hand, wenn jemand angreift, zeigst du ihn vor, und dir passiert nichts.
web-learn-say-village = Jetzt ein Dorf. Es gibt +2 Aktionen; so kannst du in einem Zug mehrere Aktionskarten ausspielen.
web-learn-say-reaction = Wieder die Miliz, aber du hast einen Burggraben, eine Reaktion: Zeige ihn vor, und dir passiert nichts.
web-learn-say-order = Zwei Aktionskarten, eine Aktion. Die Schmiede würde sie verbrauchen, der Markt gibt sie zurück: also zuerst den Markt.
web-learn-say-chain = Du hast das Dorf gezogen: Spiele es vor der Schmiede aus. Dann bleibt eine Aktion für alles, was noch kommt.
web-learn-say-gold = { $coins } Geld: Kaufe ein Gold. Es bringt 3 Geld, die beste Geldkarte, die es hier gibt.
web-learn-say-stranded = Schade: Diese Karte muss warten. Die Aktionskarte davor hat deine letzte Aktion verbraucht. Dafür sind Dörfer da.
web-learn-say-province = { $coins } Geld! Eine Provinz zählt 6 Punkte. Auf der Hand tut sie nichts; darum baut man erst ein starkes Deck und kauft dann Grünes. Jetzt ist es so weit: Kaufe sie!
web-learn-say-finish = Gut gemacht! Ein ganzes Spiel dauert, bis alle Provinzen gekauft oder drei Stapel leer sind. Wollen wir jetzt die Punkte zählen, oder möchtest du weiterspielen?

# Was zwischendurch gesagt wird
web-learn-advise-wait = { $player } ist am Zug.
web-learn-advise-play = Spiele diese Karte aus: { $card }. (Noch { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
})
web-learn-advise-treasures = Spiele jetzt deine Geldkarten aus.
web-learn-advise-buy = { $coins } Geld. Mein Rat: { $card }. Aber nimm, was du möchtest.
web-learn-advise-end = Hier würde nichts dein Deck besser machen, und du musst nicht jeden Kauf nutzen. Beende deinen Zug.
web-learn-advise-discard = Lege ab, was dir am wenigsten hilft, und bestätige.
web-learn-advise-reveal = Zeige die Karte vor, und der Angriff tut dir nichts.
web-learn-advise-other = Du hast die Wahl.

# Was gesagt wird, wenn jemand etwas anderes tut
web-learn-remark-curse = Das darfst du, aber ein Fluch kostet am Ende einen Punkt. „Zurück“ macht es rückgängig.
web-learn-remark-copper = Das darfst du, aber zu viel Kupfer macht die Hände schwach.
web-learn-remark-green = Das darfst du, aber so früh gekauft verstopft es dir von nun an die Hände.
web-learn-remark-other-buy = { $card }: warum nicht! Es gibt mehr als einen guten Weg.
web-learn-remark-no-buy = Du musst nichts kaufen. Aber nur was du kaufst, macht dein Deck besser.
web-learn-remark-no-action = Du musst keine Aktionen nutzen. Aber ungenutzt verfallen sie: „Zurück“ macht es rückgängig.
web-learn-remark-order = Das geht, aber damit sind deine Aktionen verbraucht. Karten, die Aktionen geben, spielt man besser zuerst.
web-learn-remark-no-coins = Du darfst Geldkarten behalten, aber abgelegt werden sie trotzdem. „Zurück“ macht es rückgängig.
web-learn-remark-discard = Das darfst du, aber diese Karte hätte dir im nächsten Zug genützt.
web-learn-remark-no-moat = Das darfst du, aber nun trifft dich der Angriff.

# Das Ende der Lektion
web-learn-won = Du gewinnst, { $mine } zu { $theirs }!
web-learn-shared = { $mine } zu { $theirs }: ein geteilter Sieg!
web-learn-lost = { $mine } zu { $theirs }: diesmal nicht. Aber jetzt weißt du, wie es geht.
web-learn-counting = So werden Punkte gezählt
web-learn-counted = Es zählen alle deine Karten, wo immer sie liegen: Anwesen je 1 Punkt, Herzogtümer 3, Provinzen 6.
web-learn-whole = Und ein ganzes Spiel?
web-learn-whole-ends = Man spielt es mit zehn verschiedenen Königreichkarten, jedes Mal mit anderen. Es endet, wenn die Provinzen weg sind oder irgendwelche drei Stapel.
web-learn-whole-green = Baue zuerst dein Deck auf; kaufe Provinzen, sobald du sie bezahlen kannst; und wenn nur noch wenige da sind, lohnen sich auch Herzogtümer.
web-learn-whole-game = Ein ganzes Spiel, gegen einen leichten Bot
web-learn-further = Dieses Spiel weiterspielen
web-learn-rules = Die Regeln in Kürze
web-learn-again = Die Lektion noch einmal
web-ended-lesson = Das Spiel der Lektion wurde gewertet, wie es stand.
## Others' turns, step by step

web-skip = Überspringen
web-skip-explained = Zeigt gleich, wie es jetzt steht (Taste s oder ein Tippen auf den Tisch)
web-key-skip = die Züge der anderen überspringen, wie auch Esc
web-last-turns = Letzte Züge
web-did-nothing = nichts
web-did-play = ausgespielt
web-did-buy = gekauft
web-did-gain = genommen
web-did-trash = entsorgt
web-did-discard = { $n ->
    [one] eine Karte abgelegt
   *[other] { $n } Karten abgelegt
}
web-did-to-others = was anderen geschah
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
