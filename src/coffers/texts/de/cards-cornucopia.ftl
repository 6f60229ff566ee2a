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
