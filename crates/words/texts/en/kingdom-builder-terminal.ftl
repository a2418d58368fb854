# Kingdom Builder: what is said only in the terminal, in English.

### How the match stands

status-card = card: { $card }
status-fort = fort card: { $card }
status-hand = in your hand: { $cards }
status-gold = gold { $points }

### Many places of a kind

list-build = Build at
list-lift = Lift at
list-put = Put down at
list-wall = A wall at
list-scout = A scout at
list-place = Place at
list-recall = Take back from
list-city = The city around
list-remove = Remove at

### Typing

way-hex = the hex in row 4, column 7, if only one thing can be done there
way-in-full = the same with what is done there
way-name = the tile with this name; the beginning is enough
no-hex = “{ $typed }” is no hex: rows and columns are counted from 1 as on the board, those of the island as i1, i2 and so on.
no-hex-asked = No hex is asked for now.
hex-not-now = Nothing can be done at { $hex } now.

### Looking up

topic-tiles = what the tiles do, where they lie and how many are left
topic-player = what a player has; all of them without a number
topic-cards = your card, your hand and the removed terrain
topic-hex = what is there, what it brings, or why it cannot be chosen
topic-signs = what the signs on the board mean
tiles-left = { $hex } ({ $count } left)
sign-dots = dots: tiles left; small letters: none
sign-target = can be chosen
sign-recent = changed by others
