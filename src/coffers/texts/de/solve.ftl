### coffers solve: eine Strategie für ein Königreich, durch Evolution gefunden.

solve-option-seconds = so viele Sekunden suchen (ohne Angabe { NUMBER($default) })
solve-option-generations = so viele Generationen suchen; dieselbe Startzahl findet dann überall dieselbe Strategie
solve-option-start = Strategiedateien, mit denen die Suche beginnt, neben den mitgelieferten
solve-option-output = wohin die Strategie geschrieben wird (sonst in eine neue Datei, die nach dem Königreich heißt)
solve-option-games = danach so viele Partien gegen jede passende Strategie (ohne Angabe { NUMBER($default) }; 0: keine)
solve-name = Gelöst: { $kingdom }
solve-about = Von coffers solve gefunden für { $kingdom }; was nicht in diesen Zeilen steht, entscheidet der allgemeine Bot.
solve-news = Generation { NUMBER($generation) }, { NUMBER($games) } Partien; der beste Plan erreicht mindestens { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ $strategy })
solve-against = Gegen
solve-check = Jede Zeile sind { NUMBER($games) } Partien mit Kartenfolgen, die die Suche nie gesehen hat. Intervalle: 95 %.
solve-effort = Die Suche: { NUMBER($seconds, maximumFractionDigits: 1) } s, { $generations ->
    [one] eine Generation
   *[other] { NUMBER($generations) } Generationen
}, { NUMBER($games) } Partien, Startzahl { $seed }.
solve-written = Geschrieben nach { $path }.
solve-compared = Gegen den allgemeinen Bot, der ohne Plan spielt, erreicht er { $score } % in { NUMBER($games) } Partien; ein geteilter Sieg zählt halb.
solve-is-the-bot = Nichts wurde gefunden, das den allgemeinen Bot schlägt; darum ist er selbst der Plan.
