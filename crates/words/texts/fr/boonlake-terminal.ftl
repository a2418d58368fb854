# Boonlake : ce qui n’est dit que dans le terminal, en français.

### How the match stands

status-round = manche { $round }, décompte { $next } sur 4
status-points = PV pour l’instant – { $points }

### Many of a kind

list-lay = Poser sur
list-discard = Défausser
list-drop = Renoncer à

### Typing

way-name = le chantier, la case, la carte ou la tuile, si une seule chose est possible
way-in-full = le même avec ce qu’on y fait
no-space = « { $typed } » n’est pas une case du plan ; elles vont de 1 à 33.

### The map

map-pasture = ~~~
map-cattle = bov. { $owners }
short-coins = { $count } pc.
short-cards = { $count } cart.
short-inhabitants = { $count } hab.
short-site = +site
signs = Une case : son numéro, la lettre de sa région (U, N, B, S), = à un pont, et sa tuile. Dessous, ce qui est sur ses chantiers : 1i est un habitant de la place 1, 1h une maison, 1S un village, .. personne, E la Sage Éminence ; sur un pâturage (~~~), à qui sont les bovins. Entre parenthèses : ce que rapporte l’exploration.

### Looking up

topic-map = encore le plan
topic-hand = vos cartes avec prix et effets
topic-cards = les cartes jouées et ce qu’elles valent pour l’instant ; d’une personne par son numéro
topic-player = ce qu’a une personne ; sans numéro, toutes
topic-tracks = les deux pistes de revenu : ce que rapporte chaque pas, et où chacun en est
topic-strips = les plaquettes d’action depuis le haut
topic-levers = les leviers, leurs prix et ce qu’ils font
topic-scoring = les tuiles de score : ce qu’elles comptent, où chacun en est, leurs projets
topic-river = la rivière à partir du dernier navire
topic-sites = les chantiers libres, ce qu’ils coûtent et rapportent
topic-space = ce qu’il y a sur une case et ce qu’on peut y faire
topic-signs = ce que signifient les signes du plan
topic-solo = la Sage Éminence : niveau, pièces, tuiles, prochain revenu
scoring-title = Les valeurs du décompte { $number } sur 4 :
no-scoring = Les tuiles de score sont encore à choisir.
track-step = pas { $step } : { $brings }
track-at-once = aussitôt { $reward }
track-beyond = chaque pas de plus : 2 PV
