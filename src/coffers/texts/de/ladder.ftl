### coffers ladder: wie stark ein Bot ist.

ladder-option-bot = ein Bot oder eine Strategie, wie coffers match sie nimmt (sonst der allgemeine Bot, mit --think strong)
ladder-option-games = Spiele in jedem Königreich (sonst 20, und 2 bei Bots, die nachdenken)
ladder-option-kingdoms = höchstens so viele Königreiche gegen jeden Gegner, die ersten, die zum Bot passen (sonst alle: 100 je Menü, 200 zurückgehaltene, 50 mit Plänen)
ladder-option-against = gegen wen: die veröffentlichten Menüs (menus), den allgemeinen Bot (generic) oder gelöste Pläne (plans) in zurückgehaltenen Königreichen oder alle (all); auch mehrmals (sonst menus und generic)
ladder-option-again = die zehn schlechtesten Königreiche gegen jeden Gegner noch einmal spielen, mit so vielen Spielen
ladder-option-think = so viele Sekunden denkt der Bot über eine Entscheidung nach (für Bots, die vorausschauen)
ladder-option-plans = wo die Pläne für die zurückgehaltenen Königreiche liegen (sonst die mitgelieferten)
ladder-option-solve-plans = nicht spielen, sondern die Pläne suchen, die in diesem Ordner fehlen; lässt sich abbrechen und fortsetzen
ladder-option-seconds = nur mit --solve-plans: Sekunden für jeden dieser Pläne (ohne Angabe 60)

ladder-solving = Königreich { NUMBER($n) }: { $news }
ladder-solved = { $n ->
    [one] Ein Plan
   *[other] { NUMBER($n) } Pläne
} nach { $folder } geschrieben.

ladder-opponent = Gegner
ladder-score = Ausbeute %
ladder-kingdoms = Königreiche
ladder-games = Spiele
ladder-cpu = CPU-ms/Entsch.
ladder-menus = { $menu ->
    [smithy] Big Money mit Schmiede
    [double-witch] Zwei Hexen
    [militia] Miliz
    [chapel] Kapelle
    [village-smithy] Dorf/Schmiede
   *[big-money] Big Money
}
ladder-generic = Allgemeiner Bot
ladder-plans = Gelöste Pläne
ladder-average = Schnitt der Menüs
ladder-number = { NUMBER($value) }
ladder-milliseconds = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
ladder-worst = Schlechtestes Königreich gegen jeden:
ladder-worst-of = { $opponent }, { NUMBER($value, maximumFractionDigits: 0) } %: { $cards }
ladder-again = { $opponent }, { $n ->
    [one] das schlechteste Königreich
   *[other] die { NUMBER($n) } schlechtesten Königreiche
} noch einmal, neu gemischt:
ladder-again-of = { $score }: { $cards }
ladder-effort = { $bot }: { NUMBER($games) } Spiele in gespiegelten Paaren, Startzahl { $seed }; { NUMBER($seconds, maximumFractionDigits: 1) } s. Ein geteilter Sieg zählt halb. Intervalle: 95 %, über Königreiche.
ladder-machine = Je schneller der Rechner, desto weiter schaut ein Bot voraus, der nach der Uhr denkt: Die Eichschleife von coffers bench dauert hier { NUMBER($calibration, minimumFractionDigits: 3, maximumFractionDigits: 3) } s.
