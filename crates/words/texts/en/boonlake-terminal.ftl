# Boonlake: what is said only in the terminal, in English.

### How the match stands

status-round = round { $round }, scoring { $next } of 4
status-points = VP as they stand – { $points }

### Many of a kind

list-lay = Lay it on
list-discard = Discard
list-drop = Give up

### Typing

way-name = the site, space, card, tile or strip, if only one thing can be done with it
way-in-full = the same with what is done there
no-space = “{ $typed }” is no space of the map; they are numbered 1 to 33.

### The map

map-pasture = ~~~
map-cattle = cows { $owners }
short-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
short-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
short-inhabitants = { $count } inh.
short-site = +site
signs = A space: its number, the letter of its region (U, N, B, S), = at a bridge, and its tile. Below it what stands on its sites: 1i is an inhabitant of player 1, 1h a house, 1S a settlement, .. nobody, E the Wise Eminence; on a pasture (~~~) the owners of the cattle. In brackets: what exploring the space brings.

### Looking up

topic-map = the map again
topic-hand = your cards with prices and effects
topic-cards = the cards that were played, with what they are worth now; of one player by number
topic-player = what a player has; all of them without a number
topic-tracks = both income tracks: what each step brings, and how far everybody is
topic-strips = the action strips from the top
topic-levers = the levers, their prices and what they do
topic-scoring = the scoring tiles: what they count, where everybody stands, their projects
topic-river = the river from the last ship on
topic-sites = the free sites and what they cost and bring
topic-space = what is on a space, and what can be done there
topic-signs = what the signs on the map mean
topic-solo = the Wise Eminence: level, pieces, tiles, next income
scoring-title = The values of scoring { $number } of 4:
no-scoring = The scoring tiles are still being picked.
track-step = step { $step }: { $brings }
track-at-once = at once { $reward }
track-beyond = each step more: 2 VP
