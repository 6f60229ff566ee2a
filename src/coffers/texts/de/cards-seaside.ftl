ambassador = Botschafter
    .one = einen Botschafter
    .many = Botschafter
    .text =
        Decke eine Handkarte auf. Lege bis zu 2 Karten dieses Namens (auch keine; die aufgedeckte zählt mit) aus der Hand auf ihren Stapel im Vorrat zurück.
        Danach nehmen alle anderen je eine solche Karte von diesem Stapel. Gibt es im Vorrat keinen solchen Stapel, geschieht nichts weiter.

bazaar = Bazar
    .one = einen Bazar
    .many = Bazare
    .text = +1 Karte, +2 Aktionen, +1 Geld

caravan = Karawane
    .one = eine Karawane
    .many = Karawanen
    .text =
        +1 Karte, +1 Aktion
        Dauerkarte: Beginnt dein nächster Zug, ziehst du 1 Karte nach.

cutpurse = Beutelschneider
    .one = einen Beutelschneider
    .many = Beutelschneider
    .text =
        +2 Geld
        Alle anderen legen je ein Kupfer aus der Hand ab; wer keines hat, deckt die ganze Hand auf.

embargo = Embargo
    .one = ein Embargo
    .many = Embargos
    .text =
        +2 Geld
        Entsorge dieses Embargo und lege einen Embargo-Marker auf einen beliebigen Stapel im Vorrat.
        Wer eine Karte von einem Stapel mit Embargo-Markern kauft, nimmt für jeden davon auch einen Fluch.

explorer = Entdecker
    .one = einen Entdecker
    .many = Entdecker
    .text = Du darfst eine Provinz auf deiner Hand aufdecken. Tust du es, nimmst du ein Gold, sonst ein Silber; beides kommt direkt auf die Hand.

fishing-village = Fischerdorf
    .one = ein Fischerdorf
    .many = Fischerdörfer
    .text =
        +2 Aktionen, +1 Geld
        Dauerkarte: Beginnt dein nächster Zug, erhältst du +1 Aktion, +1 Geld.

ghost-ship = Geisterschiff
    .one = ein Geisterschiff
    .many = Geisterschiffe
    .text =
        +2 Karten
        Wer von den anderen mehr als 3 Handkarten hat, legt die überzähligen oben auf den eigenen Nachziehstapel; welche und in welcher Reihenfolge, ist freigestellt.

haven = Hafen
    .one = einen Hafen
    .many = Häfen
    .text =
        +1 Karte, +1 Aktion
        Danach musst du eine Handkarte verdeckt beiseitelegen.
        Dauerkarte: Beginnt dein nächster Zug, kommt sie auf deine Hand zurück.

island = Insel
    .one = eine Insel
    .many = Inseln
    .text =
        Lege diese Insel und dazu eine Handkarte auf dein Insel-Tableau. Dort bleiben sie bis Spielende; gewertet werden sie mit deinen übrigen Karten.
        2 Siegpunkte

lighthouse = Leuchtturm
    .one = einen Leuchtturm
    .many = Leuchttürme
    .text =
        +1 Aktion, +1 Geld
        Dauerkarte: Beginnt dein nächster Zug, erhältst du +1 Geld.
        Solange dieser Leuchtturm im Spiel ist: Angriffe, die andere ausspielen, lassen dich unberührt.

lookout = Ausguck
    .one = einen Ausguck
    .many = Ausgucke
    .text =
        +1 Aktion
        Sieh dir 3 Karten oben von deinem Nachziehstapel an: Eine musst du entsorgen, von den übrigen eine ablegen; die letzte kommt wieder obenauf. Sind es weniger als 3, wird zuerst entsorgt, dann abgelegt.

merchant-ship = Handelsschiff
    .one = ein Handelsschiff
    .many = Handelsschiffe
    .text =
        +2 Geld
        Dauerkarte: Beginnt dein nächster Zug, erhältst du noch einmal +2 Geld.

native-village = Eingeborenendorf
    .one = ein Eingeborenendorf
    .many = Eingeborenendörfer
    .text =
        +2 Aktionen
        Wähle eine der beiden Möglichkeiten:
        die oberste Karte deines Nachziehstapels verdeckt auf dein Eingeborenendorf-Tableau legen;
        alle Karten von diesem Tableau auf die Hand holen.
        Was auf dem Tableau liegt, darfst du jederzeit ansehen; bei Spielende zählt es zu deinen Karten.

navigator = Navigator
    .one = einen Navigator
    .many = Navigatoren
    .text =
        +2 Geld
        Sieh dir 5 Karten oben von deinem Nachziehstapel an. Entweder legst du sie alle ab, oder alle kommen in beliebiger Reihenfolge wieder obenauf.

outpost = Außenposten
    .one = einen Außenposten
    .many = Außenposten
    .text = Dauerkarte: Am Ende dieses Zuges ziehst du für die neue Hand nur 3 statt 5 Karten. Danach hast du gleich einen zusätzlichen Zug, außer es wäre dein dritter Zug in Folge.

pearl-diver = Perlentaucher
    .one = einen Perlentaucher
    .many = Perlentaucher
    .text =
        +1 Karte, +1 Aktion
        Sieh nach, welche Karte in deinem Nachziehstapel ganz unten liegt. Wenn du willst, kommt sie obenauf.

pirate-ship = Piratenschiff
    .one = ein Piratenschiff
    .many = Piratenschiffe
    .text =
        Wähle eine der beiden Möglichkeiten:
        Alle anderen decken die obersten 2 Karten ihres Nachziehstapels auf. Wer dabei Geldkarten zeigt, entsorgt eine davon; welche, entscheidest du. Die übrigen aufgedeckten werden abgelegt. Wurde überhaupt etwas entsorgt, kommt 1 Münzmarker auf dein Piratenschiff-Tableau.
        Oder: +1 Geld je Münzmarker auf deinem Piratenschiff-Tableau; die Marker bleiben liegen.

salvager = Müllverwerter
    .one = einen Müllverwerter
    .many = Müllverwerter
    .text =
        +1 Kauf
        Danach musst du eine Handkarte entsorgen; sie bringt dir so viel Geld, wie sie kostet.

sea-hag = Seehexe
    .one = eine Seehexe
    .many = Seehexen
    .text = Alle anderen legen die oberste Karte ihres Nachziehstapels ab und nehmen dann je einen Fluch, der dort obenauf kommt.

smugglers = Schmuggler
    .one = einen Schmuggler
    .many = Schmuggler
    .text = Nimm eine Karte, die höchstens 6 kostet und die auch dein rechter Nachbar in seinem letzten Zug genommen hat, ob durch Kauf oder anders.

tactician = Taktiker
    .one = einen Taktiker
    .many = Taktiker
    .text =
        Lege deine ganze Hand ab.
        Dauerkarte: War das mindestens 1 Karte, erhältst du, wenn dein nächster Zug beginnt, +5 Karten, +1 Aktion, +1 Kauf.

treasure-map = Schatzkarte
    .one = eine Schatzkarte
    .many = Schatzkarten
    .text = Entsorge diese Schatzkarte und eine zweite aus der Hand; hast du keine zweite, nur diese. Sind so 2 Schatzkarten entsorgt worden, nimmst du 4 Gold, die oben auf deinen Nachziehstapel kommen.

treasury = Schatzkammer
    .one = eine Schatzkammer
    .many = Schatzkammern
    .text =
        +1 Karte, +1 Aktion, +1 Geld
        Wird diese Schatzkammer aus dem Spiel abgelegt und hast du in diesem Zug keine Punktekarte gekauft, darfst du sie oben auf deinen Nachziehstapel legen.

warehouse = Lagerhaus
    .one = ein Lagerhaus
    .many = Lagerhäuser
    .text =
        +3 Karten, +1 Aktion
        Danach musst du 3 Handkarten ablegen.

wharf = Werft
    .one = eine Werft
    .many = Werften
    .text =
        +2 Karten, +1 Kauf
        Dauerkarte: Beginnt dein nächster Zug, erhältst du noch einmal +2 Karten, +1 Kauf.
