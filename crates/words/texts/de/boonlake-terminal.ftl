# Boonlake: was nur im Terminal gesagt wird, auf Deutsch.

### How the match stands

status-round = Runde { $round }, Wertung { $next } von 4
status-points = SP zurzeit – { $points }

### Many of a kind

list-lay = Legen auf
list-discard = Abwerfen
list-drop = Abgeben

### Typing

way-name = der Bauplatz, das Feld, die Karte oder das Plättchen, wenn damit nur eines möglich ist
way-in-full = dasselbe mit dem, was dort getan wird
no-space = „{ $typed }“ ist kein Feld des Plans; sie sind von 1 bis 33 nummeriert.

### The map

map-pasture = ~~~
map-cattle = Vieh { $owners }
short-coins = { $count } Mü.
short-cards = { $count } Kart.
short-inhabitants = { $count } Bew.
short-site = +Bau
signs = Ein Feld: seine Nummer, der Buchstabe seines Gebiets (U, N, B, S), = an einer Brücke und sein Plättchen. Darunter, was auf den Bauplätzen steht: 1i ist ein Bewohner von Spieler 1, 1h ein Haus, 1S eine Siedlung, .. niemand, E die Weise Eminenz; auf Weiden (~~~), wem die Rinder gehören. In Klammern: was es bringt, das Feld zu entdecken.

### Looking up

topic-map = noch einmal der Plan
topic-hand = deine Karten mit Preisen und Effekten
topic-cards = die ausgespielten Karten und was sie zurzeit wert sind; mit Nummer nur von dieser Person
topic-player = was jemand hat; ohne Nummer alle
topic-tracks = beide Einkommensleisten: was jeder Schritt bringt und wie weit alle sind
topic-strips = die Aktionsplättchen von oben
topic-levers = die Hebel, ihre Preise und was sie tun
topic-scoring = die Wertungsplättchen: was sie zählen, wie alle stehen, ihre Projekte
topic-river = der Fluss vom hintersten Schiff an
topic-sites = die freien Bauplätze und was sie kosten und bringen
topic-space = was auf einem Feld ist und was dort möglich ist
topic-signs = was die Zeichen auf dem Plan bedeuten
topic-solo = die Weise Eminenz: Stufe, Figuren, Plättchen, nächstes Einkommen
scoring-title = Die Werte der Wertung { $number } von 4:
no-scoring = Die Wertungsplättchen werden noch gewählt.
track-step = Schritt { $step }: { $brings }
track-at-once = sofort { $reward }
track-beyond = jeder weitere Schritt: 2 SP
