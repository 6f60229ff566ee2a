### Karten von Dominion, Blütezeit, Reiche Ernte und Die Gilden: Namen im Satz und Kartentexte.
###
### .one   Akkusativ mit unbestimmtem Artikel: "Ben deckt einen Burggraben auf"
### .many  Plural im Akkusativ, wie nach einer Zahl: "drei Hexen"
### .text  Kartentext; jede Zeile ist ein Absatz
###
### Begriffe der Kartentexte:
###   Geld             Coins; Kosten stehen als bloße Zahl ("höchstens 4 kostet")
###   Taler            Coffers-Marker; sie liegen im Geldbeutel (Coffers-Tableau) ihres Besitzers
###   Münzmarker       Marker der Handelsroute; sie wandern auf das Handelsrouten-Tableau
###   Siegpunktmarker  VP-Marker
###   nehmen           gain: ohne weitere Angabe aus dem Vorrat auf den Ablagestapel
###   ablegen          discard: auf den eigenen Ablagestapel
###   entsorgen        trash: auf den Müllstapel
###   aufdecken        reveal: für alle sichtbar; ansehen ist look at, nur für den Spieler selbst
###   Überzahlung      overpay: mehr zahlen als die Kosten, nur beim Kauf
###   Bannkarte, Bannstapel; Preis, Preisstapel; Punktekarte, Geldkarte, Aktionskarte
###   obenauf          oben auf den eigenen Nachziehstapel
###   alle anderen     jeder Mitspieler für sich, in Zugreihenfolge

## Dominion

adventurer = Abenteurer
    .one = einen Abenteurer
    .many = Abenteurer
    .text = Decke Karten von deinem Nachziehstapel auf, bis sich 2 Geldkarten gefunden haben. Diese beiden kommen auf deine Hand, alle übrigen aufgedeckten legst du ab.

artisan = Töpferei
    .one = eine Töpferei
    .many = Töpfereien
    .text =
        Eine Karte, die höchstens 5 kostet, nimmst du direkt auf die Hand.
        Danach muss eine deiner Handkarten oben auf deinen Nachziehstapel.

bandit = Banditin
    .one = eine Banditin
    .many = Banditinnen
    .text =
        Du nimmst ein Gold.
        Alle anderen decken die obersten 2 Karten ihres Nachziehstapels auf, entsorgen davon, falls vorhanden, eine Geldkarte außer Kupfer (von zweien nach eigener Wahl) und legen den Rest ab.

bureaucrat = Bürokrat
    .one = einen Bürokraten
    .many = Bürokraten
    .text =
        Nimm ein Silber; es kommt gleich auf deinen Nachziehstapel.
        Wer von den anderen Punktekarten auf der Hand hat, deckt eine davon nach eigener Wahl auf und legt sie auf den eigenen Nachziehstapel. Wer keine hat, deckt die ganze Hand auf.

cellar = Keller
    .one = einen Keller
    .many = Keller
    .text =
        +1 Aktion
        Lege beliebig viele Handkarten ab (auch keine) und ziehe danach ebenso viele nach.

chancellor = Kanzler
    .one = einen Kanzler
    .many = Kanzler
    .text =
        +2 Geld
        Wenn du willst, kommt dein gesamter Nachziehstapel sofort und ungesehen auf den Ablagestapel.

chapel = Kapelle
    .one = eine Kapelle
    .many = Kapellen
    .text = Du darfst bis zu 4 deiner Handkarten entsorgen.

copper = Kupfer
    .one = ein Kupfer
    .many = Kupfer
    .text = +1 Geld

council-room = Ratsversammlung
    .one = eine Ratsversammlung
    .many = Ratsversammlungen
    .text =
        +4 Karten, +1 Kauf
        Alle anderen ziehen je 1 Karte nach.

curse = Fluch
    .one = einen Fluch
    .many = Flüche
    .text = −1 Siegpunkt

duchy = Herzogtum
    .one = ein Herzogtum
    .many = Herzogtümer
    .text = 3 Siegpunkte

estate = Anwesen
    .one = ein Anwesen
    .many = Anwesen
    .text = 1 Siegpunkt

feast = Festmahl
    .one = ein Festmahl
    .many = Festmähler
    .text = Entsorge dieses Festmahl und nimm eine Karte, die höchstens 5 kostet.

festival = Jahrmarkt
    .one = einen Jahrmarkt
    .many = Jahrmärkte
    .text = +2 Aktionen, +1 Kauf, +2 Geld

gardens = Gärten
    .one = eine Karte Gärten
    .many = Gärten
    .text = Bei Spielende 1 Siegpunkt für je volle 10 Karten, die dir gehören.

gold = Gold
    .one = ein Gold
    .many = Gold
    .text = +3 Geld

harbinger = Vorbotin
    .one = eine Vorbotin
    .many = Vorbotinnen
    .text =
        +1 Karte, +1 Aktion
        Sieh nach, was in deinem Ablagestapel liegt. Eine dieser Karten darfst du oben auf deinen Nachziehstapel legen.

laboratory = Laboratorium
    .one = ein Laboratorium
    .many = Laboratorien
    .text = +2 Karten, +1 Aktion

library = Bibliothek
    .one = eine Bibliothek
    .many = Bibliotheken
    .text = Ziehe einzeln nach, bis du 7 Karten auf der Hand hast. Jede dabei gezogene Aktionskarte darfst du sofort beiseitelegen, statt sie zu behalten. Am Ende legst du die beiseitegelegten Karten ab.

market = Markt
    .one = einen Markt
    .many = Märkte
    .text = +1 Karte, +1 Aktion, +1 Kauf, +1 Geld

merchant = Händlerin
    .one = eine Händlerin
    .many = Händlerinnen
    .text =
        +1 Karte, +1 Aktion
        Spielst du danach dein erstes Silber dieses Zuges aus, bringt es 1 Geld zusätzlich.

militia = Miliz
    .one = eine Miliz
    .many = Milizen
    .text =
        +2 Geld
        Wer von den anderen mehr als 3 Handkarten hat, legt die überzähligen nach eigener Wahl ab.

mine = Mine
    .one = eine Mine
    .many = Minen
    .text = Du darfst eine Geldkarte aus der Hand entsorgen. Dafür nimmst du eine Geldkarte, die höchstens 3 mehr kostet, direkt auf die Hand. (1. Edition: Pflicht, falls möglich.)

moat = Burggraben
    .one = einen Burggraben
    .many = Burggräben
    .text =
        +2 Karten
        Reaktion: Spielt jemand anderes einen Angriff aus, darfst du, bevor er wirkt, diesen Burggraben auf deiner Hand aufdecken; der Angriff lässt dich dann unberührt.

moneylender = Geldverleiher
    .one = einen Geldverleiher
    .many = Geldverleiher
    .text = Du darfst ein Kupfer aus der Hand entsorgen; tust du es, erhältst du +3 Geld. (1. Edition: Pflicht, falls möglich.)

poacher = Wilddiebin
    .one = eine Wilddiebin
    .many = Wilddiebinnen
    .text =
        +1 Karte, +1 Aktion, +1 Geld
        Für jeden leeren Stapel im Vorrat musst du 1 Handkarte ablegen.

province = Provinz
    .one = eine Provinz
    .many = Provinzen
    .text = 6 Siegpunkte

remodel = Umbau
    .one = einen Umbau
    .many = Umbauten
    .text = Entsorge eine Handkarte und nimm dafür eine Karte, die höchstens 2 mehr kostet.

sentry = Torwächterin
    .one = eine Torwächterin
    .many = Torwächterinnen
    .text =
        +1 Karte, +1 Aktion
        Sieh dir 2 Karten oben von deinem Nachziehstapel an: Entsorge davon, so viele du willst; lege dann ab, so viele du willst; der Rest kommt in beliebiger Reihenfolge wieder obenauf.

silver = Silber
    .one = ein Silber
    .many = Silber
    .text = +2 Geld

smithy = Schmiede
    .one = eine Schmiede
    .many = Schmieden
    .text = +3 Karten

spy = Spion
    .one = einen Spion
    .many = Spione
    .text =
        +1 Karte, +1 Aktion
        Alle, auch du selbst, decken die oberste Karte ihres Nachziehstapels auf. Du bestimmst bei jeder, ob sie abgelegt wird oder obenauf bleibt.

thief = Dieb
    .one = einen Dieb
    .many = Diebe
    .text = Alle anderen decken die obersten 2 Karten ihres Nachziehstapels auf. Wer dabei Geldkarten zeigt, entsorgt eine davon; welche, entscheidest du. Von den so entsorgten Karten darfst du beliebig viele nehmen. Die übrigen aufgedeckten werden abgelegt.

throne-room = Thronsaal
    .one = einen Thronsaal
    .many = Thronsäle
    .text = Wenn du willst, wähle eine Aktionskarte auf deiner Hand und spiele sie zweimal hintereinander aus. (1. Edition: Pflicht, falls möglich.)

vassal = Vasall
    .one = einen Vasallen
    .many = Vasallen
    .text =
        +2 Geld
        Die oberste Karte deines Nachziehstapels wird abgelegt. War das eine Aktionskarte, so darfst du sie von dort ausspielen.

village = Dorf
    .one = ein Dorf
    .many = Dörfer
    .text = +1 Karte, +2 Aktionen

witch = Hexe
    .one = eine Hexe
    .many = Hexen
    .text =
        +2 Karten
        Alle anderen nehmen je einen Fluch.

woodcutter = Holzfäller
    .one = einen Holzfäller
    .many = Holzfäller
    .text = +1 Kauf, +2 Geld

workshop = Werkstatt
    .one = eine Werkstatt
    .many = Werkstätten
    .text = Nimm eine Karte, die höchstens 4 kostet.

## Prosperity

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

## Cornucopia

bag-of-gold = Ein Sack voll Gold
    .one = einen Sack voll Gold
    .many = Säcke voll Gold
    .text =
        +1 Aktion
        Nimm ein Gold; es kommt gleich auf deinen Nachziehstapel.
        Preis: stammt aus dem Preisstapel, nicht aus dem Vorrat.

diadem = Diadem
    .one = ein Diadem
    .many = Diademe
    .text =
        +2 Geld
        Beim Ausspielen: dazu +1 Geld für jede Aktion, die du noch übrig hast.
        Preis: stammt aus dem Preisstapel, nicht aus dem Vorrat.

fairgrounds = Festplatz
    .one = einen Festplatz
    .many = Festplätze
    .text = Bei Spielende 2 Siegpunkte für je volle 5 verschiedene Namen unter allen Karten, die dir gehören.

farming-village = Bauerndorf
    .one = ein Bauerndorf
    .many = Bauerndörfer
    .text =
        +2 Aktionen
        Decke Karten von deinem Nachziehstapel auf, bis eine Aktions- oder Geldkarte erscheint. Diese kommt auf deine Hand; alle zuvor aufgedeckten legst du ab.

followers = Gefolge
    .one = ein Gefolge
    .many = Gefolge
    .text =
        +2 Karten
        Du nimmst ein Anwesen.
        Alle anderen nehmen je einen Fluch und legen dann so viele Handkarten ab, dass ihnen höchstens 3 bleiben.
        Preis: stammt aus dem Preisstapel, nicht aus dem Vorrat.

fortune-teller = Wahrsagerin
    .one = eine Wahrsagerin
    .many = Wahrsagerinnen
    .text =
        +2 Geld
        Alle anderen decken Karten von ihrem Nachziehstapel auf, bis eine Punktekarte oder ein Fluch erscheint. Diese Karte kommt wieder obenauf; alle zuvor aufgedeckten werden abgelegt.

hamlet = Weiler
    .one = einen Weiler
    .many = Weiler
    .text =
        +1 Karte, +1 Aktion
        Du darfst 1 Handkarte für +1 Aktion ablegen.
        Danach darfst du 1 Handkarte für +1 Kauf ablegen.

harvest = Ernte
    .one = eine Ernte
    .many = Ernten
    .text = Decke 4 Karten von deinem Nachziehstapel auf und lege sie ab: +1 Geld für jeden verschiedenen Namen darunter.

horn-of-plenty = Füllhorn
    .one = ein Füllhorn
    .many = Füllhörner
    .text =
        +0 Geld
        Beim Ausspielen: Nimm eine Karte, die höchstens so viel kostet, wie du Karten mit verschiedenen Namen im Spiel hast, dieses Füllhorn mitgezählt. Ist sie eine Punktekarte, entsorge dieses Füllhorn.

horse-traders = Pferdehändler
    .one = einen Pferdehändler
    .many = Pferdehändler
    .text =
        +1 Kauf, +3 Geld
        Danach musst du 2 Handkarten ablegen.
        Reaktion: Spielt jemand anderes einen Angriff aus, darfst du, bevor er wirkt, diesen Pferdehändler aus der Hand aufdecken und beiseitelegen. Beginnt dein nächster Zug, kommt er auf die Hand zurück und du ziehst 1 Karte nach.

hunting-party = Treibjagd
    .one = eine Treibjagd
    .many = Treibjagden
    .text =
        +1 Karte, +1 Aktion
        Decke deine Hand auf, dann so lange Karten von deinem Nachziehstapel, bis ein Name erscheint, der auf deiner Hand fehlt. Diese Karte kommt auf die Hand; alle zuvor vom Stapel aufgedeckten legst du ab.

jester = Harlekin
    .one = einen Harlekin
    .many = Harlekine
    .text =
        +2 Geld
        Alle anderen legen die oberste Karte ihres Nachziehstapels ab. Wessen Karte eine Punktekarte ist, der nimmt einen Fluch. Bei jeder anderen Karte bestimmst du, wer eine gleiche nimmt: ihr Besitzer oder du.

menagerie = Menagerie
    .one = eine Menagerie
    .many = Menagerien
    .text =
        +1 Aktion
        Decke deine Hand auf. Kommt darin kein Name doppelt vor: +3 Karten. Sonst: +1 Karte.

princess = Prinzessin
    .one = eine Prinzessin
    .many = Prinzessinnen
    .text =
        +1 Kauf
        Solange diese Prinzessin im Spiel ist: Alle Karten sind überall um 2 billiger (nie unter 0).
        Preis: stammt aus dem Preisstapel, nicht aus dem Vorrat.

remake = Nachbau
    .one = einen Nachbau
    .many = Nachbauten
    .text = Zweimal nacheinander: Entsorge eine Handkarte und nimm eine, deren Kosten um genau 1 höher sind.

tournament = Turnier
    .one = ein Turnier
    .many = Turniere
    .text =
        +1 Aktion
        Alle, auch du, dürfen eine Provinz auf ihrer Hand aufdecken. Hast du es getan, lege deine Provinz ab und nimm einen beliebigen Preis vom Preisstapel oder ein Herzogtum; die genommene Karte kommt oben auf deinen Nachziehstapel.
        Hat sonst niemand eine aufgedeckt: +1 Karte, +1 Geld.

trusty-steed = Streitross
    .one = ein Streitross
    .many = Streitrosse
    .text =
        Wähle vorab zwei verschiedene der vier Möglichkeiten; ausgeführt werden sie in dieser Reihenfolge:
        +2 Karten;
        +2 Aktionen;
        +2 Geld;
        4 Silber nehmen, dann kommt dein Nachziehstapel ungesehen auf den Ablagestapel.
        Preis: stammt aus dem Preisstapel, nicht aus dem Vorrat.

young-witch = Junge Hexe
    .one = eine Junge Hexe
    .many = Junge Hexen
    .text =
        +2 Karten
        Danach musst du 2 Handkarten ablegen.
        Alle anderen dürfen eine Bannkarte auf ihrer Hand aufdecken; wer es nicht tut, nimmt einen Fluch.
        Spielvorbereitung: Ein zusätzlicher Königreichstapel, dessen Karten 2 oder 3 kosten, kommt als Bannstapel in den Vorrat; jede Karte daraus ist eine Bannkarte.

## Guilds

advisor = Berater
    .one = einen Berater
    .many = Berater
    .text =
        +1 Aktion
        Decke 3 Karten von deinem Nachziehstapel auf. Wer links von dir sitzt, sucht eine davon aus, die du ablegst; die übrigen kommen auf deine Hand.

baker = Bäcker
    .one = einen Bäcker
    .many = Bäcker
    .text =
        +1 Karte, +1 Aktion, +1 Taler
        Spielvorbereitung: Alle beginnen mit 1 Taler im Geldbeutel.

butcher = Metzger
    .one = einen Metzger
    .many = Metzger
    .text =
        +2 Taler
        Du darfst eine Handkarte entsorgen und dazu beliebig viele Taler (auch keinen) aus deinem Geldbeutel abgeben. Hast du eine entsorgt, nimm eine Karte, die höchstens so viel kostet wie diese plus 1 je abgegebenem Taler.

candlestick-maker = Leuchtenmacher
    .one = einen Leuchtenmacher
    .many = Leuchtenmacher
    .text = +1 Aktion, +1 Kauf, +1 Taler

doctor = Arzt
    .one = einen Arzt
    .many = Ärzte
    .text =
        Nenne eine Karte und decke dann 3 Karten von deinem Nachziehstapel auf. Entsorge alle mit dem genannten Namen; die übrigen kommen in beliebiger Reihenfolge wieder obenauf.
        Überzahlung: Für jedes Geld, das du beim Kauf mehr zahlst, sieh dir die oberste Karte deines Nachziehstapels an; du kannst sie entsorgen, ablegen oder wieder obenauf legen.

herald = Herold
    .one = einen Herold
    .many = Herolde
    .text =
        +1 Karte, +1 Aktion
        Die oberste Karte deines Nachziehstapels wird aufgedeckt: Eine Aktionskarte musst du ausspielen, jede andere bleibt obenauf.
        Überzahlung: Für jedes Geld, das du beim Kauf mehr zahlst, legst du eine Karte eigener Wahl aus deinem Ablagestapel oben auf deinen Nachziehstapel.

journeyman = Wandergeselle
    .one = einen Wandergesellen
    .many = Wandergesellen
    .text = Nenne eine Karte und decke dann Karten von deinem Nachziehstapel auf, bis 3 mit anderem Namen dabei sind. Diese kommen auf deine Hand; die mit dem genannten Namen legst du ab.

masterpiece = Meisterstück
    .one = ein Meisterstück
    .many = Meisterstücke
    .text =
        +1 Geld
        Überzahlung: Für jedes Geld, das du beim Kauf mehr zahlst, nimmst du ein Silber.

merchant-guild = Kaufmannsgilde
    .one = eine Kaufmannsgilde
    .many = Kaufmannsgilden
    .text =
        +1 Kauf, +1 Geld
        Solange diese Kaufmannsgilde im Spiel ist: Jede Karte, die du kaufst, bringt dir +1 Taler.

plaza = Platz
    .one = einen Platz
    .many = Plätze
    .text =
        +1 Karte, +2 Aktionen
        Du darfst eine Geldkarte aus der Hand ablegen; tust du es, erhältst du +1 Taler.

soothsayer = Hellseherin
    .one = eine Hellseherin
    .many = Hellseherinnen
    .text =
        Du nimmst ein Gold.
        Alle anderen nehmen je einen Fluch; wer wirklich einen genommen hat, zieht 1 Karte nach.

stonemason = Steinmetz
    .one = einen Steinmetzen
    .many = Steinmetzen
    .text =
        Entsorge eine Handkarte und nimm dafür nacheinander 2 Karten, von denen jede weniger kostet als die entsorgte.
        Überzahlung: Zahlst du beim Kauf mehr, nimmst du 2 Aktionskarten, von denen jede genau den Mehrbetrag kostet.

taxman = Steuereintreiber
    .one = einen Steuereintreiber
    .many = Steuereintreiber
    .text =
        Du darfst eine Geldkarte aus der Hand entsorgen. Nur wenn du es tust, geschieht das Weitere.
        Alle anderen mit 5 oder mehr Handkarten legen eine gleiche Karte aus der Hand ab; wer keine hat, deckt die Hand auf.
        Danach nimmst du eine Geldkarte, die höchstens 3 mehr kostet als die entsorgte; sie kommt oben auf deinen Nachziehstapel.
