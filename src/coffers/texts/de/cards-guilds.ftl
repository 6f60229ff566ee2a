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
