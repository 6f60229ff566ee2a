### Spätere Befehle des Labors.

cli-sweep = einen Plan mit anderen Zahlen in seinen Zeilen spielen: Tabelle und Kurve, mit Intervallen
cli-tune = bessere Zahlen für die Zeilen eines Plans finden
cli-replay = beendete Spiele im Browser noch einmal ansehen
