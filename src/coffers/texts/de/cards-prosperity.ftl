bank = Bank
    .one = eine Bank
    .many = Banken
    .text = Beim Ausspielen: +1 Geld für jede deiner Geldkarten im Spiel, diese Bank mitgezählt.

bishop = Bischof
    .one = einen Bischof
    .many = Bischöfe
    .text =
        +1 Geld, +1 Siegpunktmarker
        Entsorge eine Handkarte. Je volle 2 Geld, die sie kostet, bringen dir +1 Siegpunktmarker.
        Danach dürfen alle anderen je eine Handkarte entsorgen; sie bekommen dafür nichts.

city = Stadt
    .one = eine Stadt
    .many = Städte
    .text =
        +1 Karte, +2 Aktionen
        Ist mindestens ein Stapel im Vorrat leer: noch +1 Karte. Sind es zwei oder mehr: außerdem +1 Kauf und +1 Geld.

colony = Kolonie
    .one = eine Kolonie
    .many = Kolonien
    .text = 10 Siegpunkte

contraband = Schmuggelware
    .one = eine Schmuggelware
    .many = Schmuggelwaren
    .text =
        +3 Geld, +1 Kauf
        Wer links von dir sitzt, nennt eine Karte; sie zu kaufen ist dir für den Rest des Zuges verwehrt.

counting-house = Leihhaus
    .one = ein Leihhaus
    .many = Leihhäuser
    .text = Suche aus deinem Ablagestapel beliebig viele Kupfer heraus (auch keines), zeige sie den anderen und hole sie auf die Hand.

expand = Ausbau
    .one = einen Ausbau
    .many = Ausbauten
    .text = Entsorge eine Handkarte und nimm dafür eine Karte, die höchstens 3 mehr kostet.

forge = Kunstschmiede
    .one = eine Kunstschmiede
    .many = Kunstschmieden
    .text = Entsorge beliebig viele Handkarten (auch keine). Nimm dann eine Karte, die genau so viel Geld kostet wie alle entsorgten zusammen.

goons = Halsabschneider
    .one = einen Halsabschneider
    .many = Halsabschneider
    .text =
        +1 Kauf, +2 Geld
        Wer von den anderen mehr als 3 Handkarten hat, legt die überzähligen nach eigener Wahl ab.
        Solange dieser Halsabschneider im Spiel ist: Jede Karte, die du kaufst, bringt dir +1 Siegpunktmarker.

grand-market = Großer Markt
    .one = einen Großen Markt
    .many = Große Märkte
    .text =
        +1 Karte, +1 Aktion, +1 Kauf, +2 Geld
        Wer ein Kupfer im Spiel hat, kann keinen Großen Markt kaufen.

hoard = Hort
    .one = einen Hort
    .many = Horte
    .text =
        +2 Geld
        Solange dieser Hort im Spiel ist: Für jede Punktekarte, die du kaufst, nimmst du auch ein Gold.

kings-court = Königshof
    .one = einen Königshof
    .many = Königshöfe
    .text = Wenn du willst, wähle eine Aktionskarte auf deiner Hand und spiele sie dreimal hintereinander aus.

loan = Lohn
    .one = einen Lohn
    .many = Löhne
    .text =
        +1 Geld
        Beim Ausspielen: Decke Karten von deinem Nachziehstapel auf, bis eine Geldkarte erscheint. Entscheide, ob du sie entsorgst oder ablegst. Alle zuvor aufgedeckten werden abgelegt.

mint = Münzer
    .one = einen Münzer
    .many = Münzer
    .text =
        Du darfst eine Geldkarte auf deiner Hand aufdecken; sie bleibt dort, und du nimmst eine gleiche.
        Kaufst du einen Münzer, werden sofort all deine Geldkarten im Spiel entsorgt.

monument = Denkmal
    .one = ein Denkmal
    .many = Denkmäler
    .text = +2 Geld, +1 Siegpunktmarker

mountebank = Quacksalber
    .one = einen Quacksalber
    .many = Quacksalber
    .text =
        +2 Geld
        Alle anderen dürfen einen Fluch aus der Hand ablegen. Wer darauf verzichtet oder keinen hat, nimmt einen Fluch und ein Kupfer.

peddler = Hausierer
    .one = einen Hausierer
    .many = Hausierer
    .text =
        +1 Karte, +1 Aktion, +1 Geld
        In deiner Kaufphase sind Hausierer um 2 billiger für jede Aktionskarte, die du im Spiel hast (nie unter 0).

platinum = Platin
    .one = ein Platin
    .many = Platin
    .text = +5 Geld

quarry = Steinbruch
    .one = einen Steinbruch
    .many = Steinbrüche
    .text =
        +1 Geld
        Solange dieser Steinbruch im Spiel ist: Aktionskarten sind überall um 2 billiger (nie unter 0).

rabble = Gesindel
    .one = ein Gesindel
    .many = Gesindel
    .text =
        +3 Karten
        Alle anderen decken die obersten 3 Karten ihres Nachziehstapels auf. Aktions- und Geldkarten davon legen sie ab, die restlichen in selbst gewählter Reihenfolge wieder obenauf.

royal-seal = Königliches Siegel
    .one = ein Königliches Siegel
    .many = Königliche Siegel
    .text =
        +2 Geld
        Solange dieses Siegel im Spiel ist: Jede Karte, die du nimmst (auch durch Kauf), darfst du oben auf deinen Nachziehstapel legen.

talisman = Talisman
    .one = einen Talisman
    .many = Talismane
    .text =
        +1 Geld
        Solange dieser Talisman im Spiel ist: Kaufst du eine Karte, die höchstens 4 kostet und keine Punktekarte ist, nimmst du eine gleiche dazu.

trade-route = Handelsroute
    .one = eine Handelsroute
    .many = Handelsrouten
    .text =
        +1 Kauf
        +1 Geld je Münzmarker auf dem Handelsrouten-Tableau
        Danach musst du eine Handkarte entsorgen.
        Spielvorbereitung: Jeder Stapel mit Punktekarten im Vorrat erhält einen Münzmarker. Nimmt irgendwer die erste Karte von so einem Stapel, wandert dessen Marker auf das Tableau.

vault = Gewölbe
    .one = ein Gewölbe
    .many = Gewölbe
    .text =
        +2 Karten
        Lege beliebig viele Handkarten ab (auch keine): +1 Geld je abgelegter Karte.
        Alle anderen dürfen 2 Handkarten ablegen (oder ihre einzige). Nur wer 2 abgelegt hat, zieht dafür 1 Karte nach.

venture = Abenteuer
    .one = ein Abenteuer
    .many = Abenteuer
    .text =
        +1 Geld
        Beim Ausspielen: Decke Karten von deinem Nachziehstapel auf, bis eine Geldkarte erscheint. Lege die zuvor aufgedeckten ab und spiele die gefundene Geldkarte aus.

watchtower = Wachturm
    .one = einen Wachturm
    .many = Wachtürme
    .text =
        Fülle deine Hand vom Nachziehstapel auf 6 Karten auf.
        Reaktion: Sooft du eine Karte nimmst, darfst du diesen Wachturm aus der Hand aufdecken, um die genommene Karte entweder zu entsorgen oder oben auf deinen Nachziehstapel zu legen.

workers-village = Arbeiterdorf
    .one = ein Arbeiterdorf
    .many = Arbeiterdörfer
    .text = +1 Karte, +2 Aktionen, +1 Kauf
