border-village = Grenzdorf
    .one = ein Grenzdorf
    .many = Grenzdörfer
    .text =
        +1 Karte, +2 Aktionen
        Nimmst du ein Grenzdorf (auch durch Kauf), nimmst du dazu eine Karte, die weniger kostet als das Grenzdorf.

cache = Schatztruhe
    .one = eine Schatztruhe
    .many = Schatztruhen
    .text =
        +3 Geld
        Nimmst du eine Schatztruhe (auch durch Kauf), nimmst du dazu 2 Kupfer.

cartographer = Kartograph
    .one = einen Kartographen
    .many = Kartographen
    .text =
        +1 Karte, +1 Aktion
        Sieh dir 4 Karten oben von deinem Nachziehstapel an: Lege davon ab, so viele du willst (auch keine); der Rest kommt in beliebiger Reihenfolge wieder obenauf.

crossroads = Wegkreuzung
    .one = eine Wegkreuzung
    .many = Wegkreuzungen
    .text =
        Decke deine Hand auf: +1 Karte für jede Punktekarte darin.
        Nur beim ersten Mal, dass du in diesem Zug eine Wegkreuzung ausspielst: +3 Aktionen.

develop = Aufbau
    .one = einen Aufbau
    .many = Aufbauten
    .text = Entsorge eine Handkarte. Dafür nimmst du, in beliebiger Reihenfolge, eine Karte, die genau 1 mehr kostet, und eine, die genau 1 weniger kostet; beide kommen oben auf deinen Nachziehstapel.

duchess = Herzogin
    .one = eine Herzogin
    .many = Herzoginnen
    .text =
        +2 Geld
        Alle, auch du, sehen sich die oberste Karte ihres Nachziehstapels an; wer will, legt sie ab, sonst bleibt sie obenauf.
        In Spielen mit der Herzogin im Vorrat: Wer ein Herzogtum nimmt (auch durch Kauf), darf dazu eine Herzogin nehmen.

embassy = Botschaft
    .one = eine Botschaft
    .many = Botschaften
    .text =
        +5 Karten
        Danach musst du 3 Handkarten ablegen.
        Nimmst du eine Botschaft (auch durch Kauf), nehmen alle anderen je ein Silber.

farmland = Fruchtbares Land
    .one = ein Fruchtbares Land
    .many = Fruchtbare Länder
    .text =
        2 Siegpunkte
        Kaufst du ein Fruchtbares Land, musst du eine Handkarte entsorgen; dafür nimmst du eine, die genau 2 mehr kostet.

fools-gold = Katzengold
    .one = ein Katzengold
    .many = Katzengold
    .text =
        Beim Ausspielen: Das erste Katzengold des Zuges bringt dir +1 Geld, jedes weitere +4 Geld.
        Reaktion: Nimmt jemand anderes eine Provinz, darfst du dieses Katzengold aus der Hand entsorgen; dafür nimmst du ein Gold, das oben auf deinen Nachziehstapel kommt.

haggler = Feilscher
    .one = einen Feilscher
    .many = Feilscher
    .text =
        +2 Geld
        Solange dieser Feilscher im Spiel ist: Für jede Karte, die du kaufst, nimmst du auch eine billigere, die keine Punktekarte ist.

highway = Fernstraße
    .one = eine Fernstraße
    .many = Fernstraßen
    .text =
        +1 Karte, +1 Aktion
        Solange diese Fernstraße im Spiel ist: Alle Karten sind überall um 1 billiger (nie unter 0).

ill-gotten-gains = Blutzoll
    .one = einen Blutzoll
    .many = Blutzölle
    .text =
        +1 Geld
        Beim Ausspielen: Du darfst ein Kupfer nehmen, das direkt auf die Hand kommt.
        Nimmst du einen Blutzoll (auch durch Kauf), nehmen alle anderen je einen Fluch.

inn = Gasthaus
    .one = ein Gasthaus
    .many = Gasthäuser
    .text =
        +2 Karten, +2 Aktionen
        Danach musst du 2 Handkarten ablegen.
        Nimmst du ein Gasthaus (auch durch Kauf), darfst du aus deinem Ablagestapel beliebig viele Aktionskarten heraussuchen, auch dieses Gasthaus. Zeige sie vor und mische sie in deinen Nachziehstapel; gemischt wird auch ohne sie.

jack-of-all-trades = Lebenskünstler
    .one = einen Lebenskünstler
    .many = Lebenskünstler
    .text =
        Der Reihe nach:
        Du nimmst ein Silber.
        Du siehst die oberste Karte deines Nachziehstapels an; entweder legst du sie ab, oder sie bleibt obenauf.
        Du füllst deine Hand vom Nachziehstapel auf 5 Karten auf.
        Du darfst eine Handkarte entsorgen, nur keine Geldkarte.

mandarin = Mandarin
    .one = einen Mandarin
    .many = Mandarine
    .text =
        +3 Geld
        Danach muss eine deiner Handkarten oben auf deinen Nachziehstapel.
        Nimmst du einen Mandarin (auch durch Kauf), kommen all deine Geldkarten im Spiel in beliebiger Reihenfolge oben auf deinen Nachziehstapel.

margrave = Markgraf
    .one = einen Markgrafen
    .many = Markgrafen
    .text =
        +3 Karten, +1 Kauf
        Alle anderen ziehen je 1 Karte nach und legen dann so viele Handkarten ab, dass ihnen höchstens 3 bleiben.

noble-brigand = Edler Räuber
    .one = einen Edlen Räuber
    .many = Edle Räuber
    .text =
        +1 Geld
        Beim Ausspielen und ebenso, wenn du ihn kaufst (das ist kein Angriff und bringt kein Geld): Alle anderen decken die obersten 2 Karten ihres Nachziehstapels auf. Wer dabei Silber oder Gold zeigt, entsorgt eine dieser Karten; welche, entscheidest du. Wer gar keine Geldkarte zeigt, nimmt ein Kupfer. Die übrigen aufgedeckten werden abgelegt, und alle so entsorgten nimmst du.

nomad-camp = Nomadencamp
    .one = ein Nomadencamp
    .many = Nomadencamps
    .text =
        +1 Kauf, +2 Geld
        Nimmst du ein Nomadencamp (auch durch Kauf), kommt es oben auf deinen Nachziehstapel.

oasis = Oase
    .one = eine Oase
    .many = Oasen
    .text =
        +1 Karte, +1 Aktion, +1 Geld
        Danach musst du 1 Handkarte ablegen.

oracle = Orakel
    .one = ein Orakel
    .many = Orakel
    .text =
        Alle, auch du selbst, decken die obersten 2 Karten ihres Nachziehstapels auf. Du bestimmst jedes Mal: Entweder werden beide abgelegt, oder beide kommen wieder obenauf, in einer Reihenfolge, die ihr Besitzer wählt.
        Danach: +2 Karten.

scheme = Komplott
    .one = ein Komplott
    .many = Komplotte
    .text =
        +1 Karte, +1 Aktion
        Zu Beginn der Aufräumphase dieses Zuges darfst du eine deiner Aktionskarten im Spiel wählen. Wird sie in diesem Zug aus dem Spiel abgelegt, kommt sie oben auf deinen Nachziehstapel.

silk-road = Seidenstraße
    .one = eine Seidenstraße
    .many = Seidenstraßen
    .text = Bei Spielende 1 Siegpunkt für je volle 4 Punktekarten, die dir gehören, Seidenstraßen mitgezählt.

spice-merchant = Gewürzhändler
    .one = einen Gewürzhändler
    .many = Gewürzhändler
    .text =
        Du darfst eine Geldkarte aus der Hand entsorgen. Tust du es, wähle eine der beiden Möglichkeiten:
        +2 Karten, +1 Aktion;
        +1 Kauf, +2 Geld.

stables = Stallungen
    .one = eine Karte Stallungen
    .many = Stallungen
    .text = Du darfst eine Geldkarte aus der Hand ablegen; tust du es, erhältst du +3 Karten, +1 Aktion.

trader = Fahrender Händler
    .one = einen Fahrenden Händler
    .many = Fahrende Händler
    .text =
        Entsorge eine Handkarte und nimm für jedes Geld, das sie kostet, ein Silber.
        Reaktion: Bevor du eine Karte nimmst (auch durch Kauf), darfst du diesen Fahrenden Händler auf deiner Hand aufdecken; statt jener Karte nimmst du dann ein Silber.

tunnel = Tunnel
    .one = einen Tunnel
    .many = Tunnel
    .text =
        2 Siegpunkte
        Reaktion: Legst du diesen Tunnel ab, gleich woher, nur nicht in einer Aufräumphase, darfst du ihn aufdecken; dafür nimmst du ein Gold.
