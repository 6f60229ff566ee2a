### Worauf Strategen im Lauf eines Spiels achten, und Spiele zum Nachlesen.

report-density = Gelddichte
report-density-about = Das Geld aller Geldkarten im Deck, wie es aufgedruckt ist, je Karte des Decks, nach jedem Zug. Das Fünffache davon bringt eine durchschnittliche Hand von fünf Karten ohne Aktionen. Züge, die weniger als { NUMBER($few) } % der Spiele hatten, fehlen.
report-axis-density = Geld je Karte
report-gained = Punkte je Zug
report-gained-about = Wie viele Punkte im Mittel mit jedem Zug dazukamen: die danach minus die nach dem Zug davor. Was andere dazwischen taten, Flüche etwa, zählt mit. Züge, die weniger als { NUMBER($few) } % der Spiele hatten, fehlen.
report-axis-gained = Punkte dazu
report-dead = Tote Hände
report-dead-about = Der Anteil der Züge in Prozent, in denen keine Aktion gespielt wurde, weniger als drei Geld zum Ausgeben da waren und nichts gekauft wurde. Züge, die weniger als { NUMBER($few) } % der Spiele hatten, fehlen.
report-axis-dead = tote Hände, %
report-provinces = Wann Provinzen kommen
report-provinces-about = Der durchschnittliche Zug der ersten Provinz, der zweiten und so weiter, in den Spielen, in denen sie kam, mit 95-%-Intervallen. Die Zahlen darunter sagen, in welchem Anteil der Spiele das war; Provinzen von weniger als { NUMBER($few) } % der Spiele sind nicht gezeichnet.
report-axis-province = Provinz
report-province = Provinz
report-province-turn = Zug
report-province-reached = Spiele %
report-sample = Ein Spiel zum Nachlesen
