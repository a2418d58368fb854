# Kingdom Builder: was nur im Terminal gesagt wird, auf Deutsch.

### Wie die Partie steht

status-card = Karte: { $card }
status-fort = Karte der Festung: { $card }
status-hand = auf deiner Hand: { $cards }
status-gold = Gold { $points }

### Viele Orte einer Art

list-build = Bauen auf
list-lift = Aufheben von
list-put = Absetzen auf
list-wall = Eine Mauer auf
list-scout = Ein Kundschafter auf
list-place = Einsetzen auf
list-recall = Zurücknehmen von
list-city = Die Stadt um
list-remove = Entfernen von

### Tippen

way-hex = das Feld in Reihe 4, Spalte 7, wenn dort nur eines möglich ist
way-in-full = dasselbe mit dem, was dort geschieht
way-name = das Plättchen mit diesem Namen; der Anfang genügt
no-hex = „{ $typed }“ ist kein Feld: Reihen und Spalten zählen ab 1 wie auf dem Brett, die der Insel als i1, i2 und so weiter.
no-hex-asked = Jetzt ist nach keinem Feld gefragt.
hex-not-now = Auf { $hex } ist jetzt nichts möglich.

### Nachsehen

topic-tiles = was die Plättchen können, wo sie liegen und wie viele es noch sind
topic-player = was jemand hat; ohne Nummer alle
topic-cards = deine Karte, deine Hand und die entfernte Landschaft
topic-hex = was dort ist, was es bringt oder warum es nicht geht
topic-signs = was die Zeichen auf dem Brett bedeuten
tiles-left = { $hex } (noch { $count })
sign-dots = Punkte: Plättchen übrig; Kleinbuchstaben: keine
sign-target = kann gewählt werden
sign-recent = von anderen verändert
