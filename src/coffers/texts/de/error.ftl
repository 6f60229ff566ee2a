### Was nicht stimmt, und was zu tun ist.

error-did-you-mean = { $problem }; meintest du { $suggestion }?
error-unknown-card = keine Karte „{ $card }“
error-card-not-implemented = die Karte „{ $card }“ gehört noch nicht zu Coffers
error-not-a-kingdom-card = { $card } ist keine Königreichkarte; ein Königreich besteht nur aus solchen
error-card-twice = { $card } steht doppelt im Königreich; alle Karten müssen verschieden sein
error-kingdom-size = ein Königreich hat { $size } verschiedene Königreichkarten, dieses hat { $n }
error-bane-without-young-witch = { $card } kann nicht Bannkarte sein: in diesem Königreich fehlt die Junge Hexe
error-bane-in-kingdom = { $card } kann nicht Bannkarte sein: die Karte ist schon im Königreich
error-bane-cost = { $card } kann nicht Bannkarte sein: das ist eine Königreichkarte, die 2 oder 3 kostet
error-players = { $fewest } bis { $most } Spieler können mitspielen, nicht { $n }
error-player-name = „{ $player }“ taugt nicht als Name: bitte 1 bis 40 druckbare Zeichen
error-player-twice = zwei Spieler heißen „{ $player }“; die Namen müssen verschieden sein
error-unknown-player = hier spielt niemand, der „{ $player }“ heißt; es spielen { $known }
error-unknown-bot = kein Bot „{ $bot }“; es gibt { $known }
error-unknown-edition = keine Ausgabe „{ $edition }“; es gibt { $known }
error-unknown-language = keine Sprache „{ $language }“; es gibt { $known }
error-seed = „{ $seed }“ geht nicht als Startzahl: eine ganze Zahl von 0 bis { $most }, bitte
error-illegal-choice = „{ $pick }“ geht jetzt nicht. Zur Wahl für { $player }: { $offered }
error-game-over = das Spiel ist zu Ende
error-nothing-to-undo = es gibt nichts mehr zurückzunehmen
error-save-not-json = das ist kein gespeichertes Spiel: die Datei ist kein JSON oder wurde abgeschnitten
error-save-not-a-game = das ist kein gespeichertes Spiel von Coffers
error-save-newer = dieses Spiel wurde im Format { $version } gespeichert; dieses Coffers liest Formate bis { $known }: bitte aktualisieren
error-save-field = das gespeicherte Spiel ist beschädigt: das Feld „{ $field }“ fehlt oder ist unsinnig
error-save-answer = das gespeicherte Spiel ist beschädigt: Antwort { $number } passt nicht zum Spiel
