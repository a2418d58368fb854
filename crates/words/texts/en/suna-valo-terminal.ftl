# Suna Valo: what is said only in the terminal, in English.

### How the match stands

status-turn = turn { $turn }
status-goods = you have { $goods }
status-points = points: { $points }

### Typing

way-in-full = a choice in full, here the second card of your display
way-source = a good and where it lies: head, endless, satchel, a card, stones or market

### Looking up

nothing-there = There is nothing.
topic-cards = the nine cards for sale, with prices and what they do
topic-farm = your farm: goods, stores, columns, tiles, what is uncovered
topic-player = the farm of a player and the cards above it; both without a number
topic-market = what resources cost at both markets
topic-orders = the public orders, with what both have delivered
topic-ships = the ship orders, with price, points and effect
topic-tracks = both bot tracks and where the gears are
topic-tiles = the bot tiles to take, and those in the box
topic-figures = your figures and what each would uncover
topic-characters = the characters and what they do
topic-hand = your hand while an era is prepared
topic-discards = the discarded cards
