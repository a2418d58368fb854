# Kingdom Builder: names, what things do, what is asked and what happened, in English.
#
# Attributes: `.object` is the name within a sentence after a verb ("you use the farm"), `.does`
# what it lets one do, without a full stop; `.help` explains the thing in one or two sentences.
# { $me } is "yes" if the viewer is the one who acts.

### Terrain

terrain-grass = Grass
    .plain = grass
    .on = on grass
terrain-flower = Flowers
    .plain = flowers
    .on = on flowers
terrain-forest = Forest
    .plain = forest
    .on = on forest
terrain-canyon = Canyon
    .plain = canyon
    .on = on canyon
terrain-desert = Desert
    .plain = desert
    .on = on desert
terrain-swamp = Swamp
    .plain = swamp
    .on = on swamp
terrain-farmland = Farmland
    .plain = farmland
    .on = on farmland
terrain-water = Water
    .plain = water
    .on = on water
terrain-mountain = Mountain
    .plain = mountain
    .on = on a mountain
terrain-help-buildable = You can build here.
terrain-help-farmland = You can build here, though no card shows it: once per turn next to your pieces, or by a tile.
terrain-help-unbuildable = You can build here only if a tile says so.
card-swamp = Swamp or { $plain }
card-on-swamp = on swamp or { $plain }
card-help = Build three settlements { $on }.
card-help-swamp = Build two settlements on swamp or three { $on }.

### Places

cell = row { $row }, column { $column }
cell-island = island row { $row }, column { $column }
line = row { $row }
line-island = island row { $row }

special-castle = Castle
    .plain = castle
    .help = 3 gold at the end if at least one of your pieces is next to it.
special-nomad = Nomads
    .plain = nomads
    .help = The first to build next to it takes the nomad tile lying there. It can be used once, in the next turn.
special-palace = Palace
    .plain = palace
    .help = 5 gold at the end for whoever has most pieces next to it; all who tie get it.
special-silo = Silo
    .plain = silo
    .help = If one of your pieces is next to it when the last round is over, you build or move up to three settlements more.
special-capitol = Castle with capitol
    .plain = castle with capitol
    .help = 3 gold if one of your pieces is next to it, and 1 gold for each of your pieces at most two hexes away.
special-cave = Mountain with cave
    .plain = mountain with cave
    .help = Once per turn, move a settlement from next to a cave to a free hex next to any cave.
location-hex-help = Build next to it to take one of its tiles. You can use the tile from your next turn on.

### Locations

location-oracle = Oracle
    .object = the oracle
    .does = build one settlement on the terrain of your card
    .help = Build one more settlement on the terrain of the card you play this turn.
location-farm = Farm
    .object = the farm
    .does = build one settlement on grass
    .help = Build one more settlement on grass.
location-tavern = Tavern
    .object = the tavern
    .does = build one settlement at the end of a row of three
    .help = Build one more settlement at either end of a straight row of at least three of your pieces.
location-tower = Tower
    .object = the tower
    .does = build one settlement at the edge of the board
    .help = Build one more settlement at the edge of the board.
location-harbor = Harbour
    .object = the harbour
    .does = move one settlement onto water
    .help = Move one of your settlements onto water.
location-paddock = Paddock
    .object = the paddock
    .does = move one settlement two hexes in a straight line
    .help = Move one of your settlements exactly two hexes in a straight line, over anything in between. It need not end next to your pieces.
location-barn = Barn
    .object = the barn
    .does = move one settlement to the terrain of your card
    .help = Move one of your settlements to the terrain of the card you play this turn.
location-oasis = Oasis
    .object = the oasis
    .does = build one settlement on desert
    .help = Build one more settlement on desert.
location-quarry = Quarry
    .object = the quarry
    .does = put up one or two stone walls
    .help = Put one or two stone walls on your card’s terrain, each next to your pieces. Nobody can ever build there.
location-caravan = Caravan
    .object = the caravan
    .does = slide one settlement straight on until something stops it
    .help = Slide one of your settlements in a straight line as far as it can go.
location-village = Village
    .object = the village
    .does = build one settlement next to three of your pieces
    .help = Build one more settlement where it touches at least three of your pieces.
location-garden = Garden
    .object = the garden
    .does = build one settlement on flowers
    .help = Build one more settlement on flowers.
location-lighthouse = Lighthouse
    .object = the lighthouse
    .does = place, move or take back your ship
    .help = Place your ship on water, move it up to three hexes over water, or take it back. It counts as a settlement.
location-foresters-lodge = Forester’s lodge
    .object = the forester’s lodge
    .does = build one settlement on forest
    .help = Build one more settlement on forest.
location-barracks = Barracks
    .object = the barracks
    .does = place a warrior or take one back
    .help = Place one of your two warriors, or take one back. Nobody, you included, can build next to a warrior. It counts as a settlement.
location-crossroads = Crossroads
    .object = the crossroads
    .does = draw two cards and play one of them
    .help = At the end of each turn you draw two cards instead of one, and in your next turn you play one of them.
location-city-hall = City hall
    .object = the city hall
    .does = lay your city on seven free hexes
    .help = Once per game, lay your city on a hex and its six neighbours, all free and buildable, next to your pieces. It counts as seven settlements.
location-fort = Fort
    .object = the fort
    .does = draw a card and build one settlement on its terrain
    .help = Draw a card and build one more settlement on the terrain it shows.
location-monastery = Monastery
    .object = the monastery
    .does = build one settlement on canyon
    .help = Build one more settlement on canyon.
location-wagon = Wagon
    .object = the wagon
    .does = place, move or take back your wagon
    .help = Place your wagon on land or a mountain, move it up to three hexes, or take it back. It counts as a settlement.
location-temple = Temple
    .object = the temple
    .does = take one settlement back to build it next turn
    .help = Take one of your settlements off the board; in your next turn you build it in addition. With both temples, the first settlement you build each turn need not be next to your pieces.
location-refuge = Refuge
    .object = the refuge
    .does = move one settlement to a neighbouring hex
    .help = Move one of your settlements to a neighbouring hex. With both refuges, also move one straight on to the next free hex, over everything.
location-canoe = Canoe
    .object = the canoe
    .does = build one settlement on swamp or water
    .help = Whenever somebody takes the last tile of a location or a nomad tile, you may build on swamp or water. With both canoes, also once in each of your turns.
location-fountain = Fountain
    .object = the fountain
    .does = build one settlement next to just one of your pieces
    .help = Build one more settlement that touches exactly one of your pieces and nobody else’s. With both fountains, mountains are allowed too.
location-bazaar = Bazaar
    .object = the bazaar
    .does = use a tile a second time
    .help = Use one of your location tiles a second time in the same turn.
location-water-mill = Water mill
    .object = the water mill
    .does = build one settlement next to water
    .help = Build one more settlement next to water.
location-mountain-station = Mountain station
    .object = the mountain station
    .does = build one settlement next to a mountain
    .help = Build one more settlement next to a mountain.
location-scout-cabin = Scout cabin
    .object = the scout cabin
    .does = place up to two scouts to build next to
    .help = Place up to two scouts next to your pieces, on land, water or mountains. Until the end of the turn you can build next to them.
location-cathedral = Cathedral
    .object = the cathedral
    .does = take a token, or build one settlement per token
    .help = Either take a token, or spend as many as you like: each builds one settlement on your card’s terrain. The first token comes with the tile.
location-watchtower = Watchtower
    .object = the watchtower
    .does = build one settlement next to somebody else’s piece
    .help = Build one more settlement next to somebody else’s piece.
location-university = University
    .object = the university
    .does = build one settlement next to a special hex
    .help = Build one more settlement next to a location, castle, nomad hex, palace or silo.
location-palisade = Palisade
    .object = the palisade
    .does = move one settlement along its own area
    .help = Move one of your settlements to another hex next to the area it belongs to.
location-rope-bridge = Rope bridge
    .object = the rope bridge
    .does = move one settlement to canyon
    .help = Move one of your settlements to canyon.
location-tree-house = Tree house
    .object = the tree house
    .does = move one settlement to forest
    .help = Move one of your settlements to forest.

### Nomad tiles

nomad-donation-grass = Grass donation
    .object = the grass donation
    .does = build up to three settlements on grass
    .help = Build one to three more settlements on grass.
nomad-donation-flower = Flower donation
    .object = the flower donation
    .does = build up to three settlements on flowers
    .help = Build one to three more settlements on flowers.
nomad-donation-forest = Forest donation
    .object = the forest donation
    .does = build up to three settlements on forest
    .help = Build one to three more settlements on forest.
nomad-donation-canyon = Canyon donation
    .object = the canyon donation
    .does = build up to three settlements on canyon
    .help = Build one to three more settlements on canyon.
nomad-donation-desert = Desert donation
    .object = the desert donation
    .does = build up to three settlements on desert
    .help = Build one to three more settlements on desert.
nomad-donation-water = Water donation
    .object = the water donation
    .does = build up to three settlements on water
    .help = Build one to three more settlements on water.
nomad-donation-mountain = Mountain donation
    .object = the mountain donation
    .does = build up to three settlements on mountains
    .help = Build one to three more settlements on mountains.
nomad-resettlement = Resettlement
    .object = the resettlement
    .does = move your settlements up to four steps in all
    .help = Move your settlements up to four single steps, shared among them as you like. They need not stay next to your pieces.
nomad-outpost = Outpost
    .object = the outpost
    .does = the next settlement need not be next to your pieces
    .help = One settlement that you build or move this turn need not be next to your pieces. The terrain still counts.
nomad-sword = Sword
    .object = the sword
    .does = send one settlement of each opponent home
    .help = Take one settlement of each opponent off the board; it goes back to its owner’s supply.
nomad-treasure = Treasure
    .object = the treasure
    .does = 3 gold at once
    .help = 3 gold at once when you take it.

### What else lets one act

power-mandatory = The card
    .object = the card
    .does = build on the terrain of your card
    .help = In every turn you build three settlements on the terrain of your card, one after the other.
power-refuge-bonus = Refuge bonus
    .object = the refuge bonus
    .does = move one settlement straight on to the next free hex
    .help = With both refuges: once per turn, move one settlement in a straight line to the first free hex, over everything in between.
power-canoe-bonus = Canoe bonus
    .object = the canoe bonus
    .does = build one settlement on swamp or water
    .help = With both canoes: once in each of your turns, build one settlement on swamp or water.
power-farmland = Farmland
    .object = the farmland
    .does = build one settlement on farmland next to your pieces
    .help = Open to all: once per turn, build one settlement on farmland next to your pieces.
power-cave = Cave
    .object = the cave
    .does = move one settlement from a cave to any cave
    .help = Open to all: once per turn, move one settlement from next to a cave to next to any cave.
power-silo = Silo
    .object = the silo
    .does = build or move up to three settlements
    .help = After the last round, for each silo next to your pieces: build up to three settlements next to your pieces, or move up to three.

### Pieces

piece-settlement = Settlement
    .help = Build it next to special hexes and where the objectives pay. You have 40 of them.
piece-warrior = Warrior
    .help = Nobody can build next to it, not even its owner. It counts as a settlement.
piece-wagon = Wagon
    .help = Goes up to three hexes over land and mountains. It counts as a settlement.
piece-ship = Ship
    .help = Goes up to three hexes over water. It counts as a settlement.
piece-city = City
    .help = Covers seven hexes and counts as seven settlements. It never moves.
piece-wall = Stone wall
    .help = Belongs to nobody and stays. Nothing can be built here.
piece-scout = Scout
    .help = Until the end of the turn its owner can build next to it. It counts for nothing else.
piece-token = Cathedral token

### Objectives

objective-fishermen = Fishermen
    .help = 1 gold for each of your pieces next to water. Pieces on water bring nothing.
objective-miners = Miners
    .help = 1 gold for each of your pieces next to a mountain. Pieces on a mountain bring nothing.
objective-workers = Workers
    .help = 1 gold for each of your pieces next to a location, castle, nomad hex or palace.
objective-merchants = Merchants
    .help = 4 gold for each location, castle, nomad hex or palace that your connected pieces link to another one.
objective-discoverers = Discoverers
    .help = 1 gold for each row with at least one of your pieces.
objective-knights = Knights
    .help = 2 gold for each of your pieces in your fullest row.
objective-hermits = Hermits
    .help = 1 gold for each separate area of your pieces; a single piece is an area too.
objective-citizens = Citizens
    .help = 1 gold for every two pieces in your largest area.
objective-lords = Lords
    .help = In each quadrant 12 gold for most pieces and 6 gold for second most. Ties all get the full amount.
objective-farmers = Farmers
    .help = 3 gold for each of your pieces in the quadrant where you have fewest. One empty quadrant means no gold.
objective-families = Families
    .help = 2 gold at once if the settlements of your card, at least three, form one straight line without a gap.
objective-shepherds = Shepherds
    .help = 2 gold at once for each piece you build that has no empty hex of its own terrain next to it.
objective-ambassadors = Ambassadors
    .help = 1 gold at once for each piece you build next to somebody else’s piece.
objective-geologists = Geologists
    .help = 2 gold for each mountain range that your connected pieces link to another one. A single mountain is a range too.
objective-messengers = Messengers
    .help = Of two connected pieces of yours, those farthest apart count: 2 gold for each hex on the shortest way between them.
objective-noblewomen = Noblewomen
    .help = Each location, castle and nomad hex pays 5 gold to whoever has most pieces next to it; all who tie get it.
objective-vassals = Vassals
    .help = 1 gold for each of your pieces along a seam between quadrants.
objective-captains = Captains
    .help = 1 gold for each of your pieces with at least three of your own next to it.
objective-scouts = Scouts
    .help = 1 gold for each of your pieces next to the terrain whose cards were removed. Pieces on that terrain bring nothing.
objective-rangers = Rangers
    .help = 2 gold for each row with exactly one of your pieces.
objective-mayors = Mayors
    .help = Be the first to have four pieces in a row: you mark it with a settlement of your supply, and it pays 4 gold at the end.
objective-chainers = Chainers
    .help = 1 gold for each of your pieces with exactly two of your own next to it.
objective-travellers = Travellers
    .help = 1 gold for each of your pieces at the edge of the board.
objective-homesteaders = Homesteaders
    .help = 1 gold for each of your pieces in the quadrant where you have most.
objective-rovers = Rovers
    .help = 1 gold at once for each quadrant in which you build during your turn.
objective-at-once = Pays at once, during play.
objective-at-end = Pays at the end.
objective-removed-terrain = The removed terrain is { $plain }.

### Tasks

task-home-country = Home country
    .help = 5 gold if your pieces fill one whole area of a terrain.
task-fortress = Fortress
    .help = 6 gold if one of your pieces has six of your own around it.
task-road = Road
    .help = 7 gold for seven of your pieces in one unbroken diagonal line.
task-place-of-refuge = Place of refuge
    .help = 8 gold if your pieces stand all around a location, castle or nomad hex.
task-advance = Advance
    .help = 9 gold for seven of your pieces along one edge of the board.
task-compass-points = Compass points
    .help = 10 gold if you have a piece on each of the four edges of the board.

### What else gives gold

category-castle = Castles
    .help = 3 gold for each castle with at least one of your pieces next to it.
category-palace = Palaces
    .help = 5 gold for each palace that nobody has more pieces next to.
category-capitol = Capitols
    .help = 1 gold for each of your pieces at most two hexes away from a capitol.
category-treasure = Treasures
    .help = 3 gold at once for each treasure taken from the nomads.

### Expansions

expansion-base = Base game
    .help = Eight quadrants, ten objectives, and the whole game.
expansion-nomads = { game-kingdom-builder-nomads }
    .help = Nomad tiles to use once, stone walls, and objectives that pay during play.
expansion-crossroads = { game-kingdom-builder-crossroads }
    .help = Two locations on every quadrant, warriors, wagons, ships and cities, and tasks for the end.
expansion-marshlands = { game-kingdom-builder-marshlands }
    .help = Swamps and cards with a choice, palaces to fight for, and a bonus for two equal tiles.
expansion-harvest = { game-kingdom-builder-harvest }
    .help = Farmland to build on once per turn, and silos for a last effort after the final round.
expansion-capitol = { game-kingdom-builder-capitol }
    .help = A small one: gold for pieces near a capitol. Needs the harbour or oracle quadrant.
expansion-caves = { game-kingdom-builder-caves }
    .help = A small one: settlements go underground from cave to cave.
expansion-island = { game-kingdom-builder-island }
    .help = A small one: an island beside the board that you reach only when you may build anywhere.

### What is asked: the title

ask-card = { $me ->
    [yes] Choose your card for this turn.
   *[no] { $name } is to choose a card.
}
ask-card-replace = { $me ->
    [yes] Draw a new card.
   *[no] { $name } is to draw a new card.
}
ask-build = { $me ->
    [yes] Build { $on }, { $now } of { $all }.
   *[no] { $name } is to build { $on }, { $now } of { $all }.
}
ask-terrain = { $me ->
    [yes] Choose a terrain: { $first } or { $second }.
   *[no] { $name } is to choose a terrain: { $first } or { $second }.
}
ask-end = { $me ->
    [yes] Everything is done: end your turn.
   *[no] { $name } is to end the turn.
}
ask-use-or-end = { $me ->
    [yes] Use one more thing, or end your turn.
   *[no] { $name } is to use a tile or end the turn.
}
ask-power = { $me ->
    [yes] { $power }: { $does }.
   *[no] { $name } uses { $object }.
}
ask-lift = { $me ->
    [yes] { $power }: choose the settlement to move.
   *[no] { $name } is to choose a settlement to move ({ $power }).
}
ask-put = { $me ->
    [yes] { $power }: choose where the settlement goes.
   *[no] { $name } is to put the settlement of { $place } down.
}
ask-fort = { $me ->
    [yes] Fort: build one settlement { $on }.
   *[no] { $name } is to build { $on } by the fort.
}
ask-wall = { $me ->
    [yes] Quarry: put up a stone wall.
   *[no] { $name } is to put up a stone wall.
}
ask-scout = { $me ->
    [yes] Scout cabin: place a scout.
   *[no] { $name } is to place a scout.
}
ask-piece-place = { $me ->
    [yes] { $piece ->
        [warrior] Place a warrior.
        [wagon] Place your wagon.
       *[ship] Place your ship.
    }
   *[no] { $piece ->
        [warrior] { $name } is to place a warrior.
        [wagon] { $name } is to place the wagon.
       *[ship] { $name } is to place the ship.
    }
}
ask-piece-move = { $me ->
    [yes] { $piece ->
        [warrior] Place a warrior, or take one back.
        [wagon] Move your wagon, or take it back.
       *[ship] Move your ship, or take it back.
    }
   *[no] { $piece ->
        [warrior] { $name } is to place a warrior or take one back.
        [wagon] { $name } is to move the wagon or take it back.
       *[ship] { $name } is to move the ship or take it back.
    }
}
ask-piece-recall = { $me ->
    [yes] { $piece ->
        [warrior] Take a warrior back.
        [wagon] Take your wagon back.
       *[ship] Take your ship back.
    }
   *[no] { $piece ->
        [warrior] { $name } is to take a warrior back.
        [wagon] { $name } is to take the wagon back.
       *[ship] { $name } is to take the ship back.
    }
}
ask-city = { $me ->
    [yes] City hall: choose the middle of your city.
   *[no] { $name } is to lay the city.
}
ask-temple = { $me ->
    [yes] Temple: choose the settlement to take back.
   *[no] { $name } is to take a settlement back for the temple.
}
ask-sword = { $me ->
    [yes] Sword: choose a settlement of { $against } to send home.
   *[no] { $name } is to send a settlement of { $against } home.
}
ask-sword-me = { $name } is to send one of your settlements home.
ask-cathedral = { $me ->
    [yes] Cathedral: take a token, or build for the ones you have.
   *[no] { $name } is to use the cathedral.
}
ask-cathedral-take = { $me ->
    [yes] Cathedral: take a token.
   *[no] { $name } is to take a cathedral token.
}
ask-canoe = { $me ->
    [yes] Canoe: build on swamp or water, or pass.
   *[no] { $name } may build by canoe.
}
ask-canoe-none = { $me ->
    [yes] Canoe: there is no place to build. Pass.
   *[no] { $name } may build by canoe.
}
ask-build-silo = { $me ->
    [yes] Silo: build a settlement next to your pieces.
   *[no] { $name } is to build for a silo.
}
ask-build-cathedral = { $me ->
    [yes] Cathedral: build a settlement for a token.
   *[no] { $name } is to build by the cathedral.
}
ask-silo = { $me ->
    [yes] Silo: build or move up to three settlements, or pass.
   *[no] { $name } may use a silo.
}
ask-silo-build = { $me ->
    [yes] Silo: build up to three settlements, or pass.
   *[no] { $name } may use a silo.
}
ask-silo-move = { $me ->
    [yes] Silo: move up to three settlements, or pass.
   *[no] { $name } may use a silo.
}
ask-silo-none = { $me ->
    [yes] Silo: there is nothing to build or move. Pass.
   *[no] { $name } may use a silo.
}
ask-match-over = The game is over.

### What is asked: the details

detail-near = { $count ->
    [one] You must stay next to your pieces: { $count } place.
   *[other] You must stay next to your pieces: { $count } places.
}
detail-anywhere = { $count ->
    [one] No such land is next to your pieces, so you choose freely: { $count } place.
   *[other] No such land is next to your pieces, so you choose freely: { $count } places.
}
detail-first = { $count ->
    [one] Your first settlement may go anywhere on it: { $count } place.
   *[other] Your first settlement may go anywhere on it: { $count } places.
}
detail-freed = { $count ->
    [one] You need not stay next to your pieces: { $count } place.
   *[other] You need not stay next to your pieces: { $count } places.
}
detail-places = { $count ->
    [one] { $count } place.
   *[other] { $count } places.
}
detail-settlements = { $count ->
    [one] { $count } settlement can be chosen.
   *[other] { $count } settlements can be chosen.
}
detail-card = It holds for the whole turn.
detail-card-replace = None of your cards can be played.
detail-swamp = Two settlements on swamp, or three { $on }.
detail-use-first = { $count ->
    [one] Or use { $object } first.
   *[other] Or use one of { $count } other things first.
}
detail-use-then = { $count ->
    [one] You can still use { $object }.
   *[other] You can still use { $count } things.
}
detail-outpost = Your outpost lets you build anywhere.
detail-up-to = Up to { $count } in all.
detail-left = { $count ->
    [one] Once more.
   *[other] Up to { $count } more times.
}
detail-may-stop = You may stop here.
detail-from = It comes from { $place }.
detail-tokens = { $count ->
    [one] You have { $count } token.
   *[other] You have { $count } tokens.
}
detail-canoe = A location or nomad hex has run empty.
detail-draw = You draw a card then.

### Choices, as labels

action-play = Play the card: { $card }
action-play-removed = Play the removed terrain: { $terrain }
action-replace = Draw a new card
action-choose-swamp = Choose swamp: two settlements
action-choose-three = Choose { $terrain }: three settlements
action-build = Build at { $place } ({ $land })
action-use = Use { $object }: { $does }
action-again = Use { $object } again by the bazaar: { $does }
action-outpost = Use the outpost: { $does }
action-lift = Lift the settlement at { $place } ({ $land })
action-put = Put it down at { $place } ({ $land })
action-put-back = Put it back at { $place } ({ $land })
action-wall = Put a wall at { $place } ({ $land })
action-scout = Place a scout at { $place } ({ $land })
action-place = { $piece ->
    [warrior] Place a warrior at { $place } ({ $land })
    [wagon] Place the wagon at { $place } ({ $land })
   *[ship] Place the ship at { $place } ({ $land })
}
action-move-piece = { $piece ->
    [warrior] Move the warrior to { $place } ({ $land })
    [wagon] Move the wagon to { $place } ({ $land })
   *[ship] Move the ship to { $place } ({ $land })
}
action-recall = { $piece ->
    [warrior] Take the warrior at { $place } back
    [wagon] Take the wagon at { $place } back
   *[ship] Take the ship at { $place } back
}
action-city = Lay the city around { $place }
action-remove-own = Take your settlement at { $place } back
action-remove-theirs = Send the settlement of { $owner } at { $place } home
action-take = Take a token
action-silo-build = Build up to three settlements
action-silo-move = Move up to three settlements
action-stop = Stop here
action-pass = Pass
action-end = End the turn

### What happened

event-drew = { $me ->
    [yes] You draw a card: { $card }.
   *[no] { $name } draws a card: { $card }.
}
event-reshuffled = The discards become the new draw pile.
event-turn-began = { $me ->
    [yes] Round { $round }: your turn.
   *[no] Round { $round }: turn of { $name }.
}
event-played = { $me ->
    [yes] You play the card: { $card }.
   *[no] { $name } plays the card: { $card }.
}
event-played-removed = { $me ->
    [yes] You play the removed terrain: { $terrain }.
   *[no] { $name } plays the removed terrain: { $terrain }.
}
event-replaced = { $me ->
    [yes] You cannot play { $card }; the card leaves the game.
   *[no] { $name } cannot play { $card }; the card leaves the game.
}
event-mandatory-lapsed = { $me ->
    [yes] No card is left for you; you need not build.
   *[no] No card is left for { $name }, who need not build.
}
event-chose = { $me ->
    [yes] You choose { $terrain }.
   *[no] { $name } chooses { $terrain }.
}
event-went-on = { $me ->
    [yes] You go on with the other half of the card: { $terrain }.
   *[no] { $name } goes on with the other half of the card: { $terrain }.
}
event-used = { $me ->
    [yes] You use { $object }.
   *[no] { $name } uses { $object }.
}
event-drew-for-fort = { $me ->
    [yes] You draw a card for the fort: { $card }.
   *[no] { $name } draws a card for the fort: { $card }.
}
event-built = { $me ->
    [yes] You build at { $place }.
   *[no] { $name } builds at { $place }.
}
event-built-by = { $me ->
    [yes] { $power }: you build at { $place }.
   *[no] { $power }: { $name } builds at { $place }.
}
event-moved = { $me ->
    [yes] You move a settlement from { $from } to { $to }.
   *[no] { $name } moves a settlement from { $from } to { $to }.
}
event-put-wall = { $me ->
    [yes] You put a wall at { $place }.
   *[no] { $name } puts a wall at { $place }.
}
event-placed-scout = { $me ->
    [yes] You place a scout at { $place }.
   *[no] { $name } places a scout at { $place }.
}
event-placed = { $me ->
    [yes] { $piece ->
        [warrior] You place a warrior at { $place }.
        [wagon] You place the wagon at { $place }.
       *[ship] You place the ship at { $place }.
    }
   *[no] { $piece ->
        [warrior] { $name } places a warrior at { $place }.
        [wagon] { $name } places the wagon at { $place }.
       *[ship] { $name } places the ship at { $place }.
    }
}
event-moved-piece = { $me ->
    [yes] { $piece ->
        [warrior] You move the warrior from { $from } to { $to }.
        [wagon] You move the wagon from { $from } to { $to }.
       *[ship] You move the ship from { $from } to { $to }.
    }
   *[no] { $piece ->
        [warrior] { $name } moves the warrior from { $from } to { $to }.
        [wagon] { $name } moves the wagon from { $from } to { $to }.
       *[ship] { $name } moves the ship from { $from } to { $to }.
    }
}
event-recalled = { $me ->
    [yes] { $piece ->
        [warrior] You take the warrior back from { $from }.
        [wagon] You take the wagon back from { $from }.
       *[ship] You take the ship back from { $from }.
    }
   *[no] { $piece ->
        [warrior] { $name } takes the warrior back from { $from }.
        [wagon] { $name } takes the wagon back from { $from }.
       *[ship] { $name } takes the ship back from { $from }.
    }
}
event-laid-city = { $me ->
    [yes] You lay your city around { $place }.
   *[no] { $name } lays the city around { $place }.
}
event-kept-on-temple = { $me ->
    [yes] You take a settlement back from { $from } for your next turn.
   *[no] { $name } takes a settlement back from { $from } for the next turn.
}
event-struck = { $me ->
    [yes] You send a settlement of { $owner } home from { $from }.
   *[no] { $name } sends a settlement of { $owner } home from { $from }.
}
event-struck-me = { $name } sends your settlement home from { $from }.
event-took-tile = { $me ->
    [yes] You take a tile: { $tile }.
   *[no] { $name } takes a tile: { $tile }.
}
event-lost-tile = { $me ->
    [yes] You lose a tile: { $tile }.
   *[no] { $name } loses a tile: { $tile }.
}
event-took-nomad = { $me ->
    [yes] You take a nomad tile: { $tile }.
   *[no] { $name } takes a nomad tile: { $tile }.
}
event-took-token = { $me ->
    [yes] You take a cathedral token.
   *[no] { $name } takes a cathedral token.
}
event-earned = { $me ->
    [yes] You earn { $gold } gold: { $source }.
   *[no] { $name } earns { $gold } gold: { $source }.
}
event-marked = { $me ->
    [yes] You mark { $line } for the mayors.
   *[no] { $name } marks { $line } for the mayors.
}
event-last-round = { $me ->
    [yes] Your supply is empty: this round is the last.
   *[no] The supply of { $name } is empty: this round is the last.
}
event-over = The game is over.

### What is on a hex

hex-location = { $count ->
    [0] Location { $location }, no tiles left.
    [one] Location { $location }, { $count } tile left.
   *[other] Location { $location }, { $count } tiles left.
}
hex-nomad = Nomads with a tile: { $tile }.
hex-nomad-empty = Nomads, the tile is gone.
hex-land = { $land }.
hex-settlement = { $me ->
    [yes] Your settlement stands here.
   *[no] A settlement of { $name } stands here.
}
hex-piece = { $me ->
    [yes] { $piece ->
        [warrior] Your warrior stands here.
        [wagon] Your wagon stands here.
        [ship] Your ship stands here.
       *[city] Your city stands here.
    }
   *[no] { $piece ->
        [warrior] A warrior of { $name } stands here.
        [wagon] The wagon of { $name } stands here.
        [ship] The ship of { $name } stands here.
       *[city] The city of { $name } stands here.
    }
}
hex-wall = A stone wall stands here.
hex-scout = A scout stands here until the end of the turn.
hex-guarded = A warrior guards it: nobody can build here.
hex-none = There is no hex here.

### Seats and the board as text

summary-supply = { $count ->
    [0] { $name }: no settlements in supply
    [one] { $name }: { $count } settlement in supply
   *[other] { $name }: { $count } settlements in supply
}
summary-on-temple = { $count ->
    [one] { $count } settlement on the temple
   *[other] { $count } settlements on the temple
}
summary-tokens = { $count ->
    [one] { $count } cathedral token
   *[other] { $count } cathedral tokens
}
summary-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
summary-hand = in hand: { $cards }
summary-tiles = Tiles: { $tiles }.
summary-tile-ready = { $tile } (ready)
summary-tile-used = { $tile } (used)
summary-tile-new = { $tile } (new)
summary-nomads = Nomad tiles: { $tiles }.
summary-pieces = On the board: { $pieces }.
summary-count-settlements = { $count ->
    [one] { $count } settlement
   *[other] { $count } settlements
}
summary-count-warriors = { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}
summary-wagon = the wagon
summary-ship = the ship
summary-city = the city
summary-marks = Marked for the mayors: { $lines }.
summary-gold = { $count } gold earned in play.
board-row = Row { $row }: { $runs }
board-row-island = Island row { $row }: { $runs }
board-run = { $from }–{ $to } { $what }
board-one = { $at } { $what }
board-location = { $count ->
    [0] { $location } without tiles
    [one] { $location } with { $count } tile
   *[other] { $location } with { $count } tiles
}
board-nomad = nomads with { $tile }
board-nomad-empty = nomads without a tile
board-settlement = { $me ->
    [yes] { $count ->
        [one] your settlement { $on }
       *[other] your settlements { $on }
    }
   *[no] { $count ->
        [one] settlement of { $name } { $on }
       *[other] settlements of { $name } { $on }
    }
}
board-piece = { $me ->
    [yes] { $piece ->
        [warrior] your warrior { $on }
        [wagon] your wagon { $on }
        [ship] your ship { $on }
       *[city] your city { $on }
    }
   *[no] { $piece ->
        [warrior] warrior of { $name } { $on }
        [wagon] wagon of { $name } { $on }
        [ship] ship of { $name } { $on }
       *[city] city of { $name } { $on }
    }
}
board-wall = { $count ->
    [one] wall { $on }
   *[other] walls { $on }
}
board-scout = { $count ->
    [one] scout { $on }
   *[other] scouts { $on }
}

### Setting up a table

create-preset-first = First game
create-preset-first-hint = The recommended quadrants and objectives for learning the game.
create-preset-base = Base game, by chance
create-preset-base-hint = Quadrants and objectives of the base game, drawn at random.
create-preset-everything = Everything
create-preset-everything-hint = All expansions together, drawn at random.
create-preset-own = My own mix
create-preset-own-hint = Choose expansions, quadrants and objectives yourself.
create-expansions = Expansions
create-quadrants = Quadrants
create-quadrants-chance = Four quadrants by chance
create-pure-chance = Pure chance
create-pure-chance-hint = Chance may leave a chosen expansion out. Otherwise each has a quadrant on the board.
create-quadrants-choose = Choose the four quadrants
create-quadrant-top-left = Top left
create-quadrant-top-right = Top right
create-quadrant-bottom-left = Bottom left
create-quadrant-bottom-right = Bottom right
create-quadrant-turn = Turn by half
create-quadrant-turned = Turned by half
create-objectives = Objectives
create-objectives-chance = Three objectives by chance
create-objectives-choose = Choose the three objectives
create-tasks = Tasks
create-tasks-chance = Tasks by chance
create-tasks-choose = Choose the tasks
create-island = Side of the island
create-swamp-cards = Use the swamp cards without Marshlands
create-swamp-cards-hint = On a board without swamp they work like plain terrain cards.
create-lords-presence = Lords pays only those who are there
create-lords-presence-hint = Without a piece in a quadrant you get nothing for it.
create-more-options-hint = For those who want to place caves and capitols themselves: row,column of each hex.

### At the table

common-gold = { $count } gold
table-supply-count = { $count ->
    [0] No settlements left
    [one] { $count } settlement left
   *[other] { $count } settlements left
}
points-unit = Gold
table-tile-used = used this turn
table-tile-new-other = new, from the next turn on
table-objectives = Objectives
replay-gold-over-time = Gold over time
help-about-trademark = Kingdom Builder is a game by Donald X. Vaccarino, published by Queen Games. This is an independent program; all drawings and texts are our own.
a11y-objectives = Objectives

### Preview of a choice

preview-gold = { $count ->
    [0] Here: no gold
   *[other] Here: { $signed } gold
}
preview-gold-for = { $signed } for { $category }
preview-takes-tile = takes a tile: { $tile }
preview-takes-nomad = takes a nomad tile: { $tile }
preview-loses-tile = loses a tile: { $tile }
area-board = Board
