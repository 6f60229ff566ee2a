### Spielen im Terminal.

## Die Befehlszeile

terminal-option-opponents = die Bots, gegen die du spielst, einer bis fünf, mit Kommas (sonst: { $default })
terminal-option-think = wie lange Bots, die vorausdenken, über eine Entscheidung nachdenken (sonst quick 0,05, strong 0,5)
terminal-option-name = dein Name am Tisch
terminal-option-kingdom = die zehn Königreichkarten, mit Kommas, deutsch oder englisch
terminal-option-set = ein empfohlenes Königreich, deutsch oder englisch benannt, nach den Regeln seines Hefts
terminal-option-bane = die Bannkarte, falls die Junge Hexe mitspielt (sonst gezogen)
terminal-option-colony = mit oder ohne Platin und Kolonie (sonst nach den Regeln)
terminal-option-random = zufällige Königreichkarten, zusätzlich zu denen von --kingdom, falls angegeben
terminal-option-edition = die Regeln: 2017 (sonst), 2011 oder 2011-de
terminal-option-seed = dieselbe Zahl ergibt dasselbe Spiel
terminal-option-resume = ein gespeichertes Spiel fortsetzen, das letzte, wenn keine Datei genannt ist
terminal-option-save = wohin das Spiel gespeichert wird
terminal-me = Du
terminal-names = Ben, Cleo, Dora, Emil, Frida, Gustav

## Gespeicherte Spiele

terminal-resume-as-it-was = Ein gespeichertes Spiel geht mit seinen Karten, seinen Regeln und seinem Zufall weiter: bitte ohne --kingdom, --random, --edition und --seed.
terminal-no-save = In { $path } ist kein Spiel gespeichert. `coffers play` beginnt ein neues.
terminal-unreadable-save = { $path } lässt sich nicht lesen: { $problem }.
terminal-kept = Dein unfertiges Spiel liegt jetzt in { $path }.
terminal-not-saved = Das Spiel lässt sich nicht in { $path } speichern: { $problem }. Du kannst weiterspielen, aber nicht später wiederkommen.
terminal-save-exists = { $path } gibt es schon: speichere in eine andere Datei, oder setz das Spiel darin mit --resume fort.
terminal-preparing = { $who } { $n ->
    [one] sieht
   *[other] sehen
} sich erst die Karten an; das dauert einige Sekunden.
terminal-leave = Gespeichert in { $path }. Weiter geht es mit: { $command }
terminal-leave-unsaved = Das Spiel konnte nicht in { $path } gespeichert werden.

## Der Tisch

terminal-basic = Basiskarten
terminal-kingdom = Königreich
terminal-beside = Neben dem Vorrat
terminal-bane = Bann
terminal-none = keine
terminal-hand = Hand
terminal-hand-of = Hand von { $player }
terminal-own-hand = Eigene Hand
terminal-in-play = Im Spiel
terminal-stays = { $n ->
    [one] bleibt im Spiel
   *[other] bleiben im Spiel
}
terminal-piles = Stapel
terminal-revealed = Vom Stapel
terminal-aside = Beiseite
terminal-aside-hidden = verdeckt beiseite { $n }
terminal-hand-size = Hand { $n }
terminal-deck-size = Nachziehstapel { $n }
terminal-discard-size = Ablage { $n } ({ $top })
terminal-discard-empty = Ablage 0
terminal-turns = Zug { $n }
terminal-trash = Müll { $n }
terminal-status = { $me ->
    [yes] Dein Zug { $turn }: { $left }
   *[no] Zug { $turn } von { $player }
}
terminal-status-extra = { $me ->
    [yes] Dein zusätzlicher Zug: { $left }
   *[no] Zusätzlicher Zug von { $player }
}
terminal-status-possessed = { $by-me ->
    [yes] Zusätzlicher Zug von { $player }, du entscheidest: { $left }
   *[no] { $me ->
        [yes] Dein zusätzlicher Zug, { $by } entscheidet
       *[no] Zusätzlicher Zug von { $player }, { $by } entscheidet
    }
}
terminal-log = Was geschah
terminal-log-cut = ... ({ $key } zeigt den ganzen Verlauf)
terminal-entry = (Enter: { $default }) >

## Tippen

terminal-command-undo = zurück
terminal-command-hint = Tipp
terminal-command-help = Hilfe
terminal-command-log = Verlauf
terminal-command-table = Tisch
terminal-command-quit = Ende
terminal-command-explain = Karte
terminal-also-hint = Hinweis
terminal-also-quit = beenden
terminal-help =
    Antworte mit der Nummer eines Angebots, mit seinem Namen oder dessen Anfang.
    Enter wählt, was in Klammern vor der Eingabe steht.
    Auf dem Tisch steht vor jeder Karte, was sie kostet, und dahinter, wie viele noch da sind.
    Du beginnst mit sieben Kupfer und drei Anwesen. In jedem Zug darfst du eine Aktionskarte ausspielen, dann alle deine Geldkarten, und eine Karte kaufen. Gekaufte Karten kommen wieder, wenn du mischst.
    Das Spiel endet mit der letzten Provinz (oder Kolonie) oder wenn { $empty } Stapel leer sind; wer dann die meisten Siegpunkte hat, gewinnt.
    Ein einzelner Buchstabe ist immer einer von diesen:
terminal-help-undo = die letzte Antwort zurücknehmen, solange niemand etwas durch sie erfahren hat
terminal-help-hint = was der Experte jetzt täte; wie oft du gefragt hast, steht am Ende
terminal-help-help = diese Hilfe
terminal-help-log = alles, was in diesem Spiel geschehen ist
terminal-help-table = noch einmal der ganze Tisch
terminal-help-quit = das Spiel speichern und gehen
terminal-help-explain = die Karten erklären, um die es geht, oder das Königreich; „? burggraben“ oder „? 3“ erklärt eine Karte
terminal-costs = kostet { $cost }
terminal-nothing-typed = Hier musst du etwas wählen: bitte eine Nummer oder einen Namen.
terminal-no-such-number = Eine { $typed } steht hier nicht zur Wahl.
terminal-ambiguous = „{ $typed }“ kann { $known } sein: bitte etwas mehr tippen.
terminal-unknown = „{ $typed }“ steht nicht zur Wahl; h hilft weiter.
terminal-unknown-close = „{ $typed }“ steht nicht zur Wahl; meintest du { $known }?
terminal-no-undo = Das lässt sich nicht zurücknehmen: Seit deiner letzten Antwort haben andere entschieden, oder es wurden Karten gesehen.
terminal-no-undo-yet = Es gibt noch nichts zurückzunehmen.
terminal-no-undo-turn = Das lässt sich nicht zurücknehmen: Seit deiner letzten Antwort hat ein neuer Zug begonnen.
terminal-no-undo-seen = Das lässt sich nicht zurücknehmen: Seit deiner letzten Antwort wurden Karten gezogen oder aufgedeckt.

## Das Ende

terminal-player = Spieler
terminal-points = Punkte
terminal-turns-taken = Züge
terminal-made-of = aus
terminal-you-win = Du gewinnst. Gut gespielt!
terminal-you-share = Du teilst dir den Sieg mit { $who }. Gut gespielt!
terminal-others-win = { $n ->
    [one] { $who } gewinnt. Danke für das Spiel!
   *[other] { $who } gewinnen. Danke für das Spiel!
}
terminal-hints-used = { $n ->
    [one] Du hast dir einen Tipp geben lassen.
   *[other] Du hast dir { $n } Tipps geben lassen.
}
terminal-play-again =
    Noch einmal mit denselben Karten: coffers play --kingdom "{ $cards }"
    Mit anderen Karten: coffers play --random
terminal-analyse = So sieht sich der Trainer dieses Spiel an: { $command }

## coffers play --against

terminal-option-against = Strategien, gegen die du spielst: Namen der mitgelieferten, TOML-Dateien oder Python-Klassen (datei.py:Klasse); das Königreich passt zu ihnen
