### Der Server hinter dem Browser: seine Befehlszeile und die wenigen Sätze, die er am Tisch sagt.

server-ready = Der Tisch steht unter { $address } (Strg-C schließt ihn)
server-option-host = die Adresse, auf der der Server hört (sonst { $default }, nur dieser Rechner)
server-option-port = der Port, auf dem der Server hört (sonst { $default }; 0 nimmt irgendeinen freien)
server-option-database = wo die Partien aufbewahrt werden: eine Datei für SQLite oder postgresql://... (sonst eine Datei in deinem Datenverzeichnis)
server-option-redis = redis://..., wenn sich mehrere Server die Datenbank teilen
server-option-secret-file = das Geheimnis, mit dem die Plätze unterschrieben werden; fehlt die Datei, wird sie angelegt (sonst in deinem Datenverzeichnis)
server-option-origin = eine Adresse, unter der Browser den Server außerdem erreichen, z. B. https://tisch.example (auch mehrmals)
server-option-proxy = davor steht ein Proxy: glaub ihm, wer fragt und ob über https, wenn es von diesen Adressen oder Netzen kommt (ohne Angabe: von diesem Rechner)
server-option-address-limits = so oft die üblichen Grenzen für jede Adresse, z. B. wo sich eine ganze Klasse eine teilt
server-option-metrics = Zahlen zur Überwachung des Servers unter /metrics auf einem eigenen Port (auf { $default }, wenn keine Adresse davorsteht), für Prometheus
server-option-experts = Prozesse, in denen Bots vorausdenken, jeder auf einem eigenen Kern (sonst einer je Kern bis auf einen, höchstens vier; 0: keine solchen Bots)
server-option-analysis = Sekunden Bedenkzeit für die Analyse einer beendeten Partie (sonst { NUMBER($default) })
server-option-away = Sekunden, nach denen die anderen am Tisch über jemanden entscheiden dürfen, der fehlt (sonst { NUMBER($default) })
server-option-open = den Browser öffnen

## Am Tisch

server-waiting-for = { $player } entscheidet.
server-waiting-for-others = Die anderen entscheiden.
server-over = Das Spiel ist zu Ende.
server-over-limit = Länger darf ein Spiel nicht dauern: Es endet hier und wird gewertet.
server-over-resigned = Das Spiel ist zu Ende: Jemand hat aufgegeben.
server-over-lesson = Das Spiel der Lektion wird gewertet, wie es steht.

## Die Seiten fehlen

server-not-built = Der Tisch ist noch nicht gebaut
server-how-to-build = Der Server läuft, aber die Seiten für den Browser fehlen. Baue sie im Ordner des Projekts und lade diese Seite dann neu:

## Gegner

server-bot-easy = Anfänger
server-about-easy = macht die Fehler der ersten Partien; gewinnt eine von zwanzig gegen „{ server-bot-generic }“
server-bot-generic = Solide
server-about-generic = spielt jedes Königreich mit Verstand und antwortet sofort
server-bot-quick = Stark
server-about-quick = spielt den Rest der Partie einige hundert Mal durch, bevor er entscheidet; gewinnt drei von vier gegen „{ server-bot-generic }“
server-bot-strong = Experte
server-about-strong = denkt über jede Entscheidung etwa eine halbe Sekunde nach und passt seinen Plan an; gewinnt vier von fünf gegen „{ server-bot-generic }“
server-bot-random = Zufall
server-about-random = tut irgendetwas, was die Regeln erlauben
server-bot-big-money = Big Money
server-about-big-money = kauft Silber, Gold und Provinzen, aber keine Königreichkarten
server-bot-big-money-terminal = Big Money mit Begleitung
server-about-big-money-terminal = Big Money mit einer guten Aktionskarte

## Der Lasttest

server-load-tables = wie viele Tische zugleich spielen (höchstens { $most })
server-load-seconds = wie lange gespielt wird (höchstens { $most })
server-load-pause = Sekunden zwischen zwei Antworten an einem Tisch, im Mittel
server-load-persons = Menschen an jedem Tisch
server-load-bots = Bots an jedem Tisch
server-load-url =
    ein Server, der auf diesem Rechner schon läuft (sonst wird einer gestartet); mehrmals genannt: die
    Tische werden auf sie verteilt
server-load-starting = { $tables } Tische werden unter { $url } eröffnet
server-load-connecting = { $n } Leute setzen sich
server-load-playing = { $seconds } s lang wird gespielt
server-load-answers = Antworten: { $n } ({ $rate } in der Sekunde)
server-load-latency = von der Antwort bis zur Verteilung, { $n }-mal: Median { $p50 } ms, 95 % in { $p95 } ms, 99 % in { $p99 } ms, am langsamsten { $slowest } ms
server-load-lag = der Test selbst kam bis zu { $lag } ms zu spät (99 %), bei einer Systemlast von { $average }
server-load-memory = Speicher des Servers: leer { $empty } MB, mit allen Partien im Wartestand { $waiting } MB, mit allen Verbindungen { $connected } MB, nach dem Spielen { $played } MB
server-load-per-game = { $kb } KB für jede wartende Partie
server-load-per-connection = { $kb } KB für jede Verbindung
server-load-cpu = Rechenzeit des Servers: { $percent } % eines Kerns
server-load-finished = beendete Partien: { $n }
server-load-problems = abgelehnt: { $refused }, verlorene Verbindungen: { $lost }

## Die eigenen Spiele

server-people = Menschen

## Was andere von einer Seite zeigen

server-preview-title = Coffers: Dominion im Browser
server-preview-about = Spiele Dominion gegen Bots und Freunde, deutsch oder englisch. Ohne Konto, nur mit einem Namen.
server-preview-picture = Fünf aufgefächerte Karten
server-preview-invitation = { $who } lädt dich zu einer Partie Dominion ein
server-preview-waits = { $n ->
    [one] Ein Platz ist frei
   *[other] { $n } Plätze sind frei
}. Am Tisch: { $who }. Karten: { $cards }.
server-preview-game = Eine Partie Dominion: { $who }
server-preview-cards = Karten: { $cards }.
server-app-new = Neuer Tisch
server-app-lobby = Offene Tische
server-app-games = Deine Spiele

## coffers replay

server-option-replayed = beendete Spiele: gespeicherte, heruntergeladene oder die von coffers match --save
server-option-replay-port = der Port, an dem gelauscht wird (sonst irgendein freier)
server-option-replay-open = den Browser öffnen (wie ohne Angabe) oder nicht
server-replay-ready = { $path } läuft unter { $address } (Strg-C beendet das)
