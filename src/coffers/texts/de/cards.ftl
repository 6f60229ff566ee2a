### Karten: Namen im Satz und Kartentexte. Jede Erweiterung hat eine eigene Datei, cards-<set>.ftl;
### diese hier hat Dominion.
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
