### The server behind the browser: its command line, and the few sentences it adds to a table.

server-ready = The table is at { $address } (Ctrl-C closes it)
server-option-host = the address to listen on (default: { $default }, this machine only)
server-option-port = the port to listen on (default: { $default }; 0 takes any that is free)
server-option-database = where the games are kept: a file for SQLite, or postgresql://... (otherwise a file in your data directory)
server-option-redis = redis://..., if several server processes share the database
server-option-secret-file = the secret that signs the seats; made if it is not there (otherwise in your data directory)
server-option-origin = an address under which browsers reach the server beside its own, e.g. https://table.example (may be repeated)
server-option-proxy = a proxy is in front: believe its word on who asks and whether by https, if it comes from these addresses or networks (without any: from this machine)
server-option-address-limits = so many times the usual limits for each address, e.g. where a whole class shares one
server-option-metrics = tell figures to watch the server by, at /metrics of a port of its own (on { $default } unless an address stands before it), for Prometheus
server-option-experts = processes in which bots look ahead, each on a core of its own (otherwise one for each core but one, at most four; 0: no such bots)
server-option-analysis = seconds of thought for the analysis of a finished game (otherwise { NUMBER($default) })
server-option-away = seconds after which those who stay at a table may decide about somebody who is missing (otherwise { NUMBER($default) })
server-option-open = open the browser

## On the table

server-waiting-for = { $player } decides.
server-waiting-for-others = The others decide.
server-over = The game is over.
server-over-limit = The game has reached the longest a game may be: it ends here, and is scored.
server-over-resigned = The game is over: somebody has resigned.
server-over-lesson = The game of the lesson is counted as it stands.

## The client is missing

server-not-built = The table is not built yet
server-how-to-build = The server is running, but the pages for the browser are missing. Build them in the folder of the project, then load this page again:

## Opponents

server-bot-easy = Beginner
server-about-easy = makes the mistakes of somebody's first games; wins one in twenty against “{ server-bot-generic }”
server-bot-generic = Solid
server-about-generic = plays any kingdom sensibly, and answers at once
server-bot-quick = Strong
server-about-quick = plays the rest of the game out some hundred times before it decides; wins three of four against “{ server-bot-generic }”
server-bot-strong = Expert
server-about-strong = looks ahead for about half a second at each decision and adapts its plan; wins four of five against “{ server-bot-generic }”
server-bot-random = Random
server-about-random = does anything the rules allow
server-bot-big-money = Big Money
server-about-big-money = buys Silver, Gold and Provinces, and no Kingdom cards
server-bot-big-money-terminal = Big Money plus one
server-about-big-money-terminal = Big Money with one good Action card

## The load test

server-load-tables = how many tables play at once (at most { $most })
server-load-seconds = how long they play (at most { $most })
server-load-pause = seconds between two answers at a table, on average
server-load-persons = persons at each table
server-load-bots = bots at each table
server-load-url =
    a server that is running on this machine already (otherwise one is started); said several times,
    tables are shared out among them
server-load-starting = Opening { $tables } tables at { $url }
server-load-connecting = Connecting { $n } people
server-load-playing = Playing for { $seconds } s
server-load-answers = answers: { $n } ({ $rate } a second)
server-load-latency = answer to broadcast, { $n } of them: median { $p50 } ms, 95 % within { $p95 } ms, 99 % within { $p99 } ms, slowest { $slowest } ms
server-load-lag = the test itself came up to { $lag } ms late (99 %), with a load average of { $average }
server-load-memory = memory of the server: { $empty } MB empty, { $waiting } MB with all games waiting, { $connected } MB with everybody connected, { $played } MB after playing
server-load-per-game = { $kb } KB for each waiting game
server-load-per-connection = { $kb } KB for each connection
server-load-cpu = processor time of the server: { $percent } % of one core
server-load-finished = games finished: { $n }
server-load-problems = refused: { $refused }, connections lost: { $lost }

## Games of one's own

server-people = people

## What others show of a page

server-preview-title = Coffers: Dominion in the browser
server-preview-about = Play Dominion against bots and friends, in English or German. No account, just a name.
server-preview-picture = A hand of five cards, fanned out
server-preview-invitation = { $who } invites you to a game of Dominion
server-preview-waits = { $n ->
    [one] One seat is free
   *[other] { $n } seats are free
}. At the table: { $who }. Cards: { $cards }.
server-preview-game = A game of Dominion: { $who }
server-preview-cards = Cards: { $cards }.
server-app-new = New table
server-app-lobby = Open tables
server-app-games = Your games

## coffers replay

server-option-replayed = finished games: saved ones, downloaded ones, or those of coffers match --save
server-option-replay-port = the port to listen on (otherwise any that is free)
server-option-replay-open = open the browser (as it does if nothing is said), or not
server-replay-ready = { $path } can be watched at { $address } (Ctrl-C ends that)
