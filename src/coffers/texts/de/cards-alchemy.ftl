alchemist = Alchemist
    .one = einen Alchemisten
    .many = Alchemisten
    .text =
        +2 Karten, +1 Aktion
        Wird dieser Alchemist aus dem Spiel abgelegt, während du einen Trank im Spiel hast, darfst du den Alchemisten oben auf deinen Nachziehstapel legen.

apothecary = Apotheker
    .one = einen Apotheker
    .many = Apotheker
    .text =
        +1 Karte, +1 Aktion
        Decke 4 Karten von deinem Nachziehstapel auf. Alle Kupfer und Tränke darunter kommen auf deine Hand, die übrigen in beliebiger Reihenfolge wieder obenauf.

apprentice = Lehrling
    .one = einen Lehrling
    .many = Lehrlinge
    .text =
        +1 Aktion
        Entsorge eine Handkarte: +1 Karte für jedes Geld, das sie kostet, dazu +2 Karten, wenn zu ihren Kosten ein Trank gehört.

familiar = Vertrauter
    .one = einen Vertrauten
    .many = Vertraute
    .text =
        +1 Karte, +1 Aktion
        Alle anderen nehmen je einen Fluch.

golem = Golem
    .one = einen Golem
    .many = Golems
    .text = Decke Karten von deinem Nachziehstapel auf, bis sich 2 Aktionskarten gefunden haben, die keine Golems sind. Alle übrigen aufgedeckten legst du ab; dann musst du die beiden ausspielen, in beliebiger Reihenfolge.

herbalist = Kräuterkundiger
    .one = einen Kräuterkundigen
    .many = Kräuterkundige
    .text =
        +1 Kauf, +1 Geld
        Wird dieser Kräuterkundige aus dem Spiel abgelegt, darfst du eine deiner Geldkarten im Spiel oben auf deinen Nachziehstapel legen.

philosophers-stone = Stein der Weisen
    .one = einen Stein der Weisen
    .many = Steine der Weisen
    .text = Beim Ausspielen: +1 Geld für je volle 5 Karten in deinem Nachziehstapel und deinem Ablagestapel zusammen. Beim Zählen darfst du deinen Ablagestapel durchsehen.

possession = Besessenheit
    .one = eine Besessenheit
    .many = Besessenheiten
    .text =
        Nach diesem Zug hat dein linker Nachbar einen zusätzlichen Zug, in dem du alles siehst, was er sehen darf, und alles für ihn entscheidest.
        Jede Karte, die er darin nehmen würde, nimmst stattdessen du, stets auf deinen Ablagestapel; auch Marker, die er bekäme, gehen an dich. (1. Edition: Marker behält er.)
        Was von seinen Karten entsorgt wird, liegt so lange beiseite und kommt bei Zugende auf seinen Ablagestapel.

potion = Trank
    .one = einen Trank
    .many = Tränke
    .text =
        +1 Trank
        Damit bezahlst du den Trank in den Kosten einer Karte; Geld bringt er nicht.

scrying-pool = Vision
    .one = eine Vision
    .many = Visionen
    .text =
        +1 Aktion
        Alle, auch du selbst, decken die oberste Karte ihres Nachziehstapels auf. Du bestimmst bei jeder, ob sie abgelegt wird oder obenauf bleibt.
        Danach deckst du Karten von deinem Nachziehstapel auf, bis eine erscheint, die keine Aktionskarte ist. Alle dabei aufgedeckten, auch diese letzte, kommen auf deine Hand.

transmute = Verwandlung
    .one = eine Verwandlung
    .many = Verwandlungen
    .text =
        Entsorge eine Handkarte. Dafür nimmst du, bei mehreren Typen alles Zutreffende:
        für eine Aktionskarte ein Herzogtum;
        für eine Geldkarte eine Verwandlung;
        für eine Punktekarte ein Gold.

university = Universität
    .one = eine Universität
    .many = Universitäten
    .text =
        +2 Aktionen
        Du darfst eine Aktionskarte nehmen, die höchstens 5 und keinen Trank kostet.

vineyard = Weinberg
    .one = einen Weinberg
    .many = Weinberge
    .text = Bei Spielende 1 Siegpunkt für je volle 3 Aktionskarten, die dir gehören.
