# Suna Valo: what is said only in the terminal, in German.

### How the match stands

status-turn = Zug { $turn }
status-goods = du hast { $goods }
status-points = Punkte: { $points }

### Typing

way-in-full = eine Wahl im Wortlaut, hier die zweite Karte deiner Auslage
way-source = ein Hofgut und wo es liegt: head, endless, satchel, eine Karte, stones oder market

### Looking up

nothing-there = Da ist nichts.
topic-cards = die neun Karten zum Kauf, mit Preisen und dem, was sie tun
topic-farm = dein Hof: Hofgüter, Lager, Spalten, Plättchen, freie Plätze
topic-player = der Hof einer Person und die Karten darüber; ohne Nummer beide
topic-market = was Ressourcen auf beiden Hofmärkten kosten
topic-orders = die öffentlichen Aufträge, mit dem, was beide geliefert haben
topic-ships = die Schiffsaufträge, mit Preis, Punkten und Effekt
topic-tracks = beide Botleisten und wo die Zahnräder stehen
topic-tiles = die Botplättchen zum Nehmen und die in der Schachtel
topic-figures = deine Figuren und was jede freigäbe
topic-characters = die Charaktere und was sie tun
topic-hand = deine Hand, während eine Ära vorbereitet wird
topic-discards = die abgelegten Karten
