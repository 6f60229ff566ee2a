baron = Baron
    .one = einen Baron
    .many = Barone
    .text =
        +1 Kauf
        Entweder du legst ein Anwesen aus der Hand ab und erhältst +4 Geld, oder du nimmst ein Anwesen.

bridge = Brücke
    .one = eine Brücke
    .many = Brücken
    .text =
        +1 Kauf, +1 Geld
        Für den Rest des Zuges sind alle Karten überall um 1 billiger (nie unter 0).

conspirator = Verschwörer
    .one = einen Verschwörer
    .many = Verschwörer
    .text =
        +2 Geld
        Ist es in diesem Zug mindestens das dritte Mal, dass du eine Aktionskarte ausspielst (diesen Verschwörer mitgezählt): +1 Karte, +1 Aktion.

coppersmith = Kupferschmied
    .one = einen Kupferschmied
    .many = Kupferschmiede
    .text = Jedes Kupfer, das du in diesem Zug danach noch ausspielst, bringt 1 Geld zusätzlich.

courtier = Höflinge
    .one = eine Karte Höflinge
    .many = Höflinge
    .text =
        Decke eine Handkarte auf; sie bleibt auf der Hand. Für jeden Typ, den sie hat, wählst du eine andere der vier Möglichkeiten; erst wenn alle gewählt sind, führst du sie aus:
        +1 Aktion;
        +1 Kauf;
        +3 Geld;
        ein Gold nehmen.

courtyard = Burghof
    .one = einen Burghof
    .many = Burghöfe
    .text =
        +3 Karten
        Danach muss eine deiner Handkarten oben auf deinen Nachziehstapel.

diplomat = Diplomatin
    .one = eine Diplomatin
    .many = Diplomatinnen
    .text =
        +2 Karten
        Hast du danach höchstens 5 Handkarten: +2 Aktionen.
        Reaktion: Spielt jemand anderes einen Angriff aus, darfst du, bevor er wirkt, diese Diplomatin auf deiner Hand aufdecken, sofern du mindestens 5 Handkarten hast (sie mitgezählt). Du ziehst dann 2 Karten nach und legst danach 3 Handkarten ab.

duke = Herzog
    .one = einen Herzog
    .many = Herzöge
    .text = Bei Spielende 1 Siegpunkt für jedes Herzogtum, das dir gehört.

great-hall = Große Halle
    .one = eine Große Halle
    .many = Große Hallen
    .text =
        +1 Karte, +1 Aktion
        1 Siegpunkt

harem = Harem
    .one = einen Harem
    .many = Harems
    .text =
        +2 Geld
        2 Siegpunkte

ironworks = Eisenhütte
    .one = eine Eisenhütte
    .many = Eisenhütten
    .text =
        Nimm eine Karte, die höchstens 4 kostet. Sie bringt dir, bei mehreren Typen alles Zutreffende:
        als Aktionskarte +1 Aktion;
        als Geldkarte +1 Geld;
        als Punktekarte +1 Karte.

lurker = Herumtreiberin
    .one = eine Herumtreiberin
    .many = Herumtreiberinnen
    .text =
        +1 Aktion
        Entweder entsorgst du eine Aktionskarte aus dem Vorrat, oder du nimmst eine Aktionskarte vom Müllstapel.

masquerade = Maskerade
    .one = eine Maskerade
    .many = Maskeraden
    .text =
        +2 Karten
        Alle, auch du, suchen verdeckt je eine Handkarte aus; dann wandern diese Karten gleichzeitig auf die Hand des jeweils linken Nachbarn. Wer keine Handkarten hat, wird dabei übersprungen. (1. Edition: gibt keine ab, bekommt aber eine.)
        Danach darfst du eine Handkarte entsorgen.

mill = Mühle
    .one = eine Mühle
    .many = Mühlen
    .text =
        +1 Karte, +1 Aktion
        Du darfst 2 Handkarten ablegen (oder deine einzige). Nur wenn du 2 abgelegt hast: +2 Geld.
        1 Siegpunkt

mining-village = Bergwerk
    .one = ein Bergwerk
    .many = Bergwerke
    .text =
        +1 Karte, +2 Aktionen
        Jetzt gleich darfst du dieses Bergwerk entsorgen; tust du es, erhältst du +2 Geld.

minion = Lakai
    .one = einen Lakaien
    .many = Lakaien
    .text =
        +1 Aktion
        Wähle eine der beiden Möglichkeiten:
        +2 Geld;
        deine ganze Hand ablegen und 4 Karten ziehen, worauf alle anderen, die mindestens 5 Handkarten haben, dasselbe tun müssen.

nobles = Adelige
    .one = eine Karte Adelige
    .many = Adelige
    .text =
        Nach deiner Wahl +3 Karten oder +2 Aktionen.
        2 Siegpunkte

patrol = Patrouille
    .one = eine Patrouille
    .many = Patrouillen
    .text =
        +3 Karten
        Decke dann 4 Karten von deinem Nachziehstapel auf. Alle Punktekarten und Flüche darunter kommen auf deine Hand, die übrigen in beliebiger Reihenfolge wieder obenauf.

pawn = Handlanger
    .one = einen Handlanger
    .many = Handlanger
    .text =
        Wähle zwei verschiedene der vier Möglichkeiten, beide, bevor du eine davon ausführst:
        +1 Karte;
        +1 Aktion;
        +1 Kauf;
        +1 Geld.

replace = Austausch
    .one = einen Austausch
    .many = Austausche
    .text =
        Entsorge eine Handkarte und nimm dafür eine Karte, die höchstens 2 mehr kostet.
        War die genommene eine Aktions- oder Geldkarte, kommt sie oben auf deinen Nachziehstapel. War sie eine Punktekarte, nehmen alle anderen je einen Fluch. Beides kann zugleich zutreffen.

saboteur = Saboteur
    .one = einen Saboteur
    .many = Saboteure
    .text = Alle anderen decken Karten von ihrem Nachziehstapel auf, bis eine erscheint, die mindestens 3 kostet. Diese entsorgen sie und dürfen dafür eine nehmen, die um mindestens 2 billiger ist. Die übrigen aufgedeckten legen sie ab.

scout = Späher
    .one = einen Späher
    .many = Späher
    .text =
        +1 Aktion
        Decke 4 Karten von deinem Nachziehstapel auf. Alle Punktekarten darunter kommen auf deine Hand, die übrigen in beliebiger Reihenfolge wieder obenauf.

secret-chamber = Geheimkammer
    .one = eine Geheimkammer
    .many = Geheimkammern
    .text =
        Lege beliebig viele Handkarten ab (auch keine): +1 Geld je abgelegter Karte.
        Reaktion: Spielt jemand anderes einen Angriff aus, darfst du, bevor er wirkt, diese Geheimkammer auf deiner Hand aufdecken. Du ziehst dann 2 Karten nach und legst danach 2 beliebige Handkarten oben auf deinen Nachziehstapel.

secret-passage = Geheimgang
    .one = einen Geheimgang
    .many = Geheimgänge
    .text =
        +2 Karten, +1 Aktion
        Danach musst du eine Handkarte in deinen Nachziehstapel stecken: obenauf, ganz nach unten oder irgendwo dazwischen.

shanty-town = Armenviertel
    .one = ein Armenviertel
    .many = Armenviertel
    .text =
        +2 Aktionen
        Decke deine Hand auf. Ist keine Aktionskarte dabei: +2 Karten.

steward = Verwalter
    .one = einen Verwalter
    .many = Verwalter
    .text =
        Wähle eine der drei Möglichkeiten:
        +2 Karten;
        +2 Geld;
        2 Handkarten entsorgen (oder deine einzige).

swindler = Trickser
    .one = einen Trickser
    .many = Trickser
    .text =
        +2 Geld
        Alle anderen entsorgen die oberste Karte ihres Nachziehstapels und nehmen dafür je eine Karte, die genau gleich viel kostet; welche, bestimmst du.

torturer = Kerkermeister
    .one = einen Kerkermeister
    .many = Kerkermeister
    .text =
        +3 Karten
        Alle anderen entscheiden sich der Reihe nach: entweder 2 Handkarten ablegen oder einen Fluch auf die Hand nehmen. Auch was gar nicht oder nur zum Teil geht, darf gewählt werden.

trading-post = Handelsposten
    .one = einen Handelsposten
    .many = Handelsposten
    .text = Entsorge 2 Handkarten; dafür nimmst du ein Silber direkt auf die Hand. Hast du nur 1 Handkarte, wird sie ohne Gegenleistung entsorgt.

tribute = Tribut
    .one = einen Tribut
    .many = Tribute
    .text =
        Wer links von dir sitzt, deckt 2 Karten vom eigenen Nachziehstapel auf und legt sie ab. Jede davon (von zwei gleichen nur eine) bringt dir, bei mehreren Typen alles Zutreffende:
        als Aktionskarte +2 Aktionen;
        als Geldkarte +2 Geld;
        als Punktekarte +2 Karten.

upgrade = Anbau
    .one = einen Anbau
    .many = Anbauten
    .text =
        +1 Karte, +1 Aktion
        Danach musst du eine Handkarte entsorgen; dafür nimmst du eine, deren Kosten um genau 1 höher sind.

wishing-well = Wunschbrunnen
    .one = einen Wunschbrunnen
    .many = Wunschbrunnen
    .text =
        +1 Karte, +1 Aktion
        Nenne eine Karte, dann decke die oberste deines Nachziehstapels auf. Hast du richtig geraten, kommt sie auf deine Hand; wenn nicht, bleibt sie obenauf.
