### Zufallspartien zu Millionen: was gelten muss, und der Bericht.

soak-about = Spielt auf allen Kernen Zufallspartien mit allen Karten und prüft, dass keine Karte auftaucht oder verschwindet.
soak-games = wie viele Partien gespielt werden (sonst { $n })
soak-seed = die Startzahl der ersten Partie; die anderen folgen
soak-seconds = nach so vielen Sekunden aufhören
soak-thorough = bei jeder Entscheidung jeder Partie prüfen, nicht nur in einer von { $n }
soak-bot = in jeder Partie sitzt dieser Bot auf einem Platz und der allgemeine auf allen anderen, statt Zufallsspielern
soak-numbers = --games ist mindestens 1, --seed mindestens 0
soak-progress = { $n } von { $games } Partien ({ $percent } %), { $rate } je Sekunde, nichts auszusetzen
soak-done = { $n ->
    [one] Eine Partie
   *[other] { $n } Partien
} gespielt, { $turns } Züge, nichts auszusetzen. { $decisions } Entscheidungen wurden geprüft. { $stopped ->
    [0] Alle Partien kamen zu ihrem Ende.
    [one] Eine Partie wurde nach { $most } Zügen abgebrochen.
   *[other] { $stopped } Partien wurden nach { $most } Zügen abgebrochen.
}
soak-game = Startzahl { $seed }: { $n } Spieler, Ausgabe { $edition }, { $cards }.
soak-again = Noch einmal ansehen: { $command }
soak-crash = Die Partie brach ab: { $problem }
soak-died = Ein Prozess starb bei den Partien mit den Startzahlen { $first } bis { $last }; --thorough mit weniger Partien findet heraus, bei welcher.
soak-pile-negative = Der Stapel { $card } hat weniger als keine Karten.
soak-count = Auf dem Tisch liegt { $card } { $found }-mal, am Anfang waren es { $expected }.
soak-route-tokens = Die Marker der Handelsroute ergeben nicht { $expected }.
soak-pile = Spieler { $player }: der Stapel „{ $place }“ kann nicht { $n } Karten haben, davon { $loose } ohne Reihenfolge.
soak-hand-negative = Spieler { $player } hat weniger als keine Karte { $card } auf der Hand.
soak-hand = Spieler { $player }: Anzahl oder Menge der Handkarten passt nicht zu den Karten auf der Hand.
soak-in-play = Spieler { $player }: die Menge der Karten im Spiel passt nicht zu den Karten, die dort liegen.
soak-owned = Spieler { $player }: die Karten im Besitz sind nicht die auf der Hand, im Nachziehstapel und an allen anderen Orten.
soak-counter-negative = Spieler { $player } hat weniger als keine Aktionen, Käufe, Geld oder Marker.
soak-offers = Was der Vorrat anbietet, folgt nicht aus seinen Stapeln und ihren Kosten.
soak-empty-piles = { $found } Stapel gelten als leer, { $expected } sind es.
soak-revealed-left = Spieler { $player } hat nach dem Zug noch aufgedeckte Karten.
soak-turn-left = Etwas, das nur für einen Zug galt, ist danach übrig.
soak-decider = Spieler { $player } wird anstelle eines anderen gefragt.
soak-number-offered = Spieler { $player } werden Zahlen bis { $n } angeboten; das kann nicht sein.
soak-one-answer = Spieler { $player } wird gefragt ({ $kind }), obwohl es nur eine Antwort gibt.
soak-passing = Spieler { $player } ({ $kind }): Passen ist erlaubt, wo es nicht sein dürfte, oder umgekehrt.
soak-option = Spieler { $player } wird „{ $kind } { $option }“ angeboten; das kann nicht sein.
soak-buyable = Spieler { $player } werden andere Karten zum Kauf angeboten, als die Regeln sagen.
soak-end = Die Partie geht nach ihrem Ende weiter, oder sie endete zu früh.
soak-no-winner = Die Partie ist zu Ende, und niemand hat gewonnen.
