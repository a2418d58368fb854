# Suna Valo: names, what things do, what is asked and what happened, in English.
#
# Attributes: `.help` explains a thing; `.object`, `.into`, `.in` and `.of` are a column within a
# sentence ("activate the plants", "into the plants"); `.letter` stands for a good in tight places.
# { $me } is "yes" if the viewer is the one who acts.

### How things are put together

joined-notes = { $first }; { $next }
joined-or = { $first } or { $last }
numbered = { $what } ({ $number })
nothing = nothing
empty = empty
era = era { $numeral }
taken = { $count ->
    [one] { $count } { $what }
   *[other] { $count } of { $what }
}
given = { $what } { $from }
given-market = { $what } from the market for { $energy }
given-market-left = { $what } ({ $left })
energy-left = { $left } left
from-market = { $what } from the market

### Goods and what is counted

good-grain = grain
    .letter = G
good-lily = lily
    .letter = L
good-flower = flower
    .letter = F
good-wool = wool
    .letter = W
good-egg = egg
    .letter = E
good-energy = energy
    .letter = N
count-grain = { $count } grain
count-lily = { $count ->
    [one] { $count } lily
   *[other] { $count } lilies
}
count-flower = { $count ->
    [one] { $count } flower
   *[other] { $count } flowers
}
count-wool = { $count } wool
count-egg = { $count ->
    [one] { $count } egg
   *[other] { $count } eggs
}
count-energy = { $count } energy
count-any = { $count ->
    [0] nothing
    [one] { $count } good of any kind
   *[other] { $count } goods of any kind
}
count-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
count-deliveries = { $count ->
    [one] { $count } delivery
   *[other] { $count } deliveries
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-scarcity = { $count ->
    [one] { $count } scarcity marker
   *[other] { $count } scarcity markers
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-crate = { $count ->
    [one] { $count } crate
   *[other] { $count } crates
}
count-barrel = { $count ->
    [one] { $count } barrel
   *[other] { $count } barrels
}
count-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}

### The farm

column-plants = Plants
    .object = the plants
    .into = into the plants
    .of = of the plants
    .help = Head: 1 grain or lily
column-flowers = Flowers
    .object = the flowers
    .into = into the flowers
    .of = of the flowers
    .help = Head: 1 flower
column-pastures = Pastures
    .object = the pastures
    .into = into the pastures
    .of = of the pastures
    .help = Head: 1 wool or egg
column-discoveries = Discoveries
    .object = the discoveries
    .into = into the discoveries
    .of = of the discoveries
    .help = Head: 1 energy
column-dock = Dock
    .object = the dock
    .into = into the dock
    .of = of the dock
    .help = Head: 1 delivery
column-orders = Orders
    .object = the orders
    .into = into the orders
    .of = of the orders
    .help = Head: the deliveries of the dock, to these orders only
store-head = Head
    .into = into the head { $of }
    .from = from the head { $of }
store-endless = Silo
    .into = into the silo { $of }
    .from = from the silo { $of }
store-satchel = Satchel
    .into = into the satchel
    .from = from the satchel
store-card = Card
    .into = onto { $card }
    .from = from { $card }
store-free = free
stores = stores: { $what }
silo = { $single }, silo: { $goods }
face-down = face down
order-open = { $card }: still { $goods } for { $points }
order-done = { $card }: complete, { $points }
row-card = { $card }: { $does }
figure-crate = Crate
figure-barrel = Barrel
figure-ship = Ship
track-left = Left track
    .help = multiplies the points of the right one
track-right = Right track
    .help = points, and bot tiles
spot-face-down-step = Second look
    .help = each card placed face down gives 1 step
spot-ship-discount = Harbour pass
    .help = ship orders cost 1 good less
spot-village-discount = Regular customer
    .help = village cards cost 1 good less
spot-plant-market = Plant stall
    .help = grain and lilies cost 1 energy less at the market
spot-flower-market = Flower stall
    .help = flowers cost 1 energy less at the market
spot-pasture-market = Pasture stall
    .help = wool and eggs cost 1 energy less at the market
spot-plant-silo = Plant silo
    .help = endless store for grain and lilies
spot-flower-silo = Flower silo
    .help = endless store for flowers
spot-pasture-silo = Pasture silo
    .help = endless store for wool and eggs
spot-energy-income = Energy income
    .help = 2 energy now and after each era
spot-crop-income = Crop income
    .help = 1 grain, lily or flower now and after each era
spot-animal-income = Animal income
    .help = 1 wool or egg now and after each era
spot-left-lower = Left track, below
    .help = opens the left track at space { $space }
spot-left-middle = Left track, middle
    .help = opens the left track at space { $space }
spot-left-upper = Left track, above
    .help = opens the left track at space { $space }
spot-right-lower = Right track, below
    .help = spares the way around space { $space } of the right track
spot-right-middle = Right track, middle
    .help = spares the way around space { $space } of the right track
spot-right-upper = Right track, above
    .help = spares the way around space { $space } of the right track

### Cards

card = Card
card-in = { $columns }: { $does }
card-festival = Festival: { $does }
does-make = makes { $what }
does-order = asks for { $slots }, brings { $points }
does-points = { $points } at the end
card-plants-grain = Grain field
card-plants-lily = Lily pond
card-plants-grain-grain = Grain fields
card-plants-lily-lily = Lily ponds
card-plants-grain-lily = Field and pond
card-plants-lily-flower = Pond and bed
card-plants-grain-flower = Field and bed
card-plants-points = Old orchard
card-flowers-flower = Flower bed
card-flowers-flower-flower = Flower rows
card-pastures-wool = Sheepfold
card-pastures-egg = Hen house
card-pastures-wool-egg = Mixed barn
card-pastures-wool-wool = Sheepfolds
card-pastures-egg-egg = Hen houses
card-pastures-animal = Pasture
card-pastures-points = Old barn
card-discoveries-energy = Old cell
card-discoveries-step = Old cog
card-discoveries-energy-step = Old engine
card-discoveries-step-step = Twin cogs
card-discoveries-crop = Seed cache
card-discoveries-animal = Stray flock
card-discoveries-delivery = Lost drone
card-discoveries-energy-energy-delivery = Power cell
card-discoveries-points = Old relic
card-dock-delivery = Drone pad
card-dock-delivery-delivery = Twin pads
card-dock-energy-delivery = Solar pad
card-dock-delivery-step = Drone shop
card-dock-delivery-step-step = Gear dock
card-dock-delivery-delivery-step = Great dock
card-dock-points = Old pier
card-orders-small = Order
card-orders-great = Great order
card-some-makes = Mixed garden
card-some-delivery = Drone yard
card-some-step = Cog yard
card-some-goods = Old store
card-some-energy = Battery house
card-some-points = Old place

### Festivals

festival-harvest-fair = Harvest fair
    .help = 2 energy for each card of the plants, for both; 3 energy more for the buyer
festival-flock-fair = Flock fair
    .help = 2 energy for each card of the pastures, for both; 2 of grain, lily or flower for the buyer
festival-finders-fair = Finders’ fair
    .help = 2 energy for each card of the discoveries, for both; 2 of wool or egg for the buyer
festival-little-regatta = Little regatta
    .help = both may fulfil a ship order, the buyer for 1 good less
festival-regatta = Regatta
    .help = both may fulfil a ship order, the buyer for 2 goods less
festival-barrel-fair = Barrel fair
    .help = 2 energy for each own barrel on public orders, for both; 2 of grain, lily or flower for the buyer
festival-cog-fair = Cog fair
    .help = 2 energy for each step shown on own cards, for both; 2 steps for the buyer
festival-blossom-fair = Blossom fair
    .help = 2 energy for each card of the flowers, for both; 2 of wool or egg for the buyer
festival-great-regatta = Great regatta
    .help = both may fulfil a ship order, the buyer for 3 goods less
festival-drone-fair = Drone fair
    .help = 2 energy for each card of the dock, for both; 2 deliveries for the buyer
festival-notice-fair = Notice fair
    .help = 2 energy for each card of the orders, for both; 2 points for the buyer
festival-open-day = Open day
    .help = both use up to 3 cards, each in another column of plants, flowers, pastures and discoveries; 2 points for the buyer
celebrated-energy = for you { $yours }, for { $name } { $theirs }

### Characters

character-courier = Courier
    .help = 1 delivery more whenever the dock or the orders work
character-haggler = Haggler
    .help = prices may be 1 below the minimum
character-satchel = Satchel
    .help = three more stores for any resources
character-scout = Scout
    .help = may turn up the top card of the deck before filling the display
character-tinker = Tinker
    .help = 1 good of any kind after each use of a progress tile
character-barterer = Barterer
    .help = once a turn, swaps a good on one’s own display for another
character-skipper = Skipper
    .help = after each ship order, uses one card of the plants, flowers or pastures
character-gleaner = Gleaner
    .help = before each income, places a discarded card, which works at once

### Orders and tiles

public-order = public order { $number }
ship-energy-cargo = Energy cargo
    .help = gives 5 energy
ship-crop-cargo = Crop cargo
    .help = gives 3 of grain, lily or flower
ship-animal-cargo = Animal cargo
    .help = gives 2 of wool or egg
ship-clear-track = Clear track
    .help = takes a figure off the left track and gives 2 steps
ship-early-shift = Early shift
    .help = lets a column work, but not the orders
ship-plain-honours = Plain honours
    .help = 3 points at the end
ship-field-shift = Field shift
    .help = lets plants, flowers or pastures work
ship-clear-place = Clear place
    .help = takes any figure off the farm and gives 3 energy
ship-late-shift = Late shift
    .help = lets a column work, but not the orders
ship-second-hand = Second hand
    .help = places a discarded card, which works at once
ship-spare-tile = Spare tile
    .help = gives a progress tile out of the box
ship-mixed-cargo = Mixed cargo
    .help = gives 1 grain or lily, 1 flower, and 1 wool or egg
ship-dock-honours = Dock honours
    .help = at the end 1 point for each card of the dock
ship-field-honours = Field honours
    .help = at the end 1 point for two cards of plants and flowers
ship-finders-honours = Finders’ honours
    .help = at the end 1 point for each card of the discoveries
ship-crate-honours = Crate honours
    .help = at the end 1 point for each own crate on orders
ship-flock-honours = Flock honours
    .help = at the end 1 point for each card of the pastures
ship-barrel-honours = Barrel honours
    .help = at the end 1 point for each own barrel on orders
tile-flower-energy = Flower bot
    .help = 1 energy whenever the flowers work
tile-plant-energy = Plant bot
    .help = 1 energy whenever the plants work
tile-pasture-energy = Pasture bot
    .help = 1 energy whenever the pastures work
tile-pasture-crop = Forage bot
    .help = 1 grain, lily or flower whenever the pastures work
tile-discovery-animal = Tracker bot
    .help = 1 wool or egg whenever the discoveries work
tile-dock-crop = Loading bot
    .help = 1 grain, lily or flower whenever the dock works
tile-order-step = Filing bot
    .help = 1 step whenever the orders work
tile-order-animal = Shepherd bot
    .help = 1 wool or egg whenever the orders work
tile-end-columns = Long columns
    .help = 1 point for each column with three cards or more
tile-end-energy = Full batteries
    .help = 1 point for 2 energy, at most 6
tile-end-rows = Neat rows
    .help = 2 points for each row tile
tile-end-barrels = Many barrels
    .help = 1 point for each own barrel on orders
tile-end-crates = Many crates
    .help = 1 point for each own crate on orders
tile-end-resources = Full stores
    .help = 1 point for 2 stored resources, at most 6
tile-end-ships = Many ships
    .help = 1 point for each own ship on orders
tile-end-points = Sure thing
    .help = 3 points

### Points

category-ships = Ships
    .help = The points of the places your ships have taken.
category-ship-effects = Honours
    .help = What your ship orders count at the end.
category-public-orders = Public orders
    .help = The points of the places your barrels have taken.
category-own-orders = Own orders
    .help = The points of your orders with a crate.
category-cards = Cards
    .help = Farm cards with points of their own, and kept festivals.
category-farm-board = Farm board
    .help = The points of places whose figure has gone.
category-rows = Rows
    .help = 5 points for each full row you took for points.
category-tracks = Tracks
    .help = The points of the right track times the factor of the left one.
category-end-tile = End tile
    .help = What your end tile counts.
category-goods = Goods
    .help = 1 point for five goods that are left.
category-scarcity = Scarcity
    .help = 1 point less for each scarcity marker.
tie-broken = Equal points: whoever does not have the start tree wins.

### What is asked: the title

ask-character = { $me ->
    [yes] Keep one of two characters.
   *[no] { $name } is to keep one of two characters.
}
ask-prepare = { $me ->
    [yes] Put one good on { $card } in your display.
   *[no] { $name } is to put a good on { $card }.
}
ask-turn = { $me ->
    [yes] Your turn: buy a card or send a ship.
   *[no] { $name } is to buy a card or send a ship.
}
ask-pay = { $me ->
    [yes] Pay { $price }.
   *[no] { $name } is to pay { $price }.
}
ask-pay-card = { $me ->
    [yes] Pay { $price } for { $card }.
   *[no] { $name } is to pay { $price } for { $card }.
}
ask-receive = { $me ->
    [yes] Store what you receive: { $goods }.
   *[no] { $name } is to store { $goods }.
}
ask-place = { $me ->
    [yes] Place { $card }, face up or face down.
   *[no] { $name } is to place { $card }.
}
ask-festival = { $me ->
    [yes] Hold { $card }, or place it face down.
   *[no] { $name } is to hold { $card } or to place it face down.
}
ask-column = { $me ->
    [yes] { $column } at work, in any order: { $what }.
   *[no] { $name } has { $column } at work: { $what }.
}
ask-pool = { $me ->
    [yes] Use { $what }.
   *[no] { $name } is to use { $what }.
}
ask-pool-parts = { $column } at work: use these in any order.
ask-pool-empty = { $me ->
    [yes] Barterer: swap a good on your display, or be done.
   *[no] { $name } may swap a good.
}
ask-row = { $me ->
    [yes] Use the cards of the row, one by one.
   *[no] { $name } is to use the cards of a row.
}
ask-row-bonus = { $me ->
    [yes] Row { $row } is full: take points, or use its cards once more.
   *[no] Row { $row } of { $name } is full: points, or its cards once more.
}
ask-pick-cards = { $me ->
    [yes] { $count ->
        [one] Use one of your cards.
       *[other] Use up to { $count } of your cards, each in another column.
    }
   *[no] { $name } may use cards.
}
ask-pick-column = { $me ->
    [yes] Let one column work: { $columns }.
   *[no] { $name } is to let a column work.
}
ask-gain = { $me ->
    [yes] Take { $what }.
   *[no] { $name } is to take { $what }.
}
ask-figure = { $me ->
    [yes] { $figure ->
        [crate] Choose the crate that leaves your farm.
        [barrel] Choose the barrel that leaves your farm.
        [ship] Choose the ship that leaves your farm.
       *[any] You may take a figure off your farm.
    }
   *[no] { $figure ->
        [crate] { $name } is to choose a crate.
        [barrel] { $name } is to choose a barrel.
        [ship] { $name } is to choose a ship.
       *[any] { $name } may take a figure off the farm.
    }
}
ask-tile = { $me ->
    [yes] { $pool ->
        [progress] Take a progress tile.
        [boxed] Take a progress tile out of the box.
       *[end] Take an end tile.
    }
   *[no] { $pool ->
        [progress] { $name } is to take a progress tile.
        [boxed] { $name } is to take a progress tile out of the box.
       *[end] { $name } is to take an end tile.
    }
}
ask-dig = { $me ->
    [yes] Place one discarded card; it works at once, alone.
   *[no] { $name } may place a discarded card.
}
ask-refill = { $me ->
    [yes] Choose a card of the village for place { $place } of your display.
   *[no] { $name } is to fill place { $place } of the display.
}
ask-refill-looked = { $me ->
    [yes] Choose { $card } or a card of the village for place { $place } of your display.
   *[no] { $name } is to fill place { $place } of the display; { $card } lies open.
}
ask-price = { $me ->
    [yes] { $count ->
        [one] A price for { $card }: at least { $count } good more.
       *[other] A price for { $card }: at least { $count } goods more.
    }
   *[no] { $count ->
        [one] { $name } is to price { $card }: at least { $count } good more.
       *[other] { $name } is to price { $card }: at least { $count } goods more.
    }
}
ask-price-more = { $me ->
    [yes] Raise the price of { $card }, or leave it.
   *[no] { $name } may raise the price of { $card }.
}
ask-swap = { $me ->
    [yes] Give a good for { $taken } on { $card }.
   *[no] { $name } is to give a good for { $taken } on { $card }.
}
ask-ship = { $me ->
    [yes] { $count ->
        [0] { $festival }: you may send a ship.
        [one] { $festival }: you may send a ship for { $count } good less.
       *[other] { $festival }: you may send a ship for { $count } goods less.
    }
   *[no] { $festival }: { $name } may send a ship.
}
ask-renew = { $me ->
    [yes] Prepare { $era }: put cards of your hand into your display, or keep it.
   *[no] { $name } is to prepare { $era }.
}
ask-wait = { $me ->
    [yes] One moment.
   *[no] { $name } goes on.
}
ask-match-over = The match is over.

### What is asked: why, and what helps

why-bought = { $name } bought a card of yours.
why-refill = You took a card of your own display.
why-ship = It marks { $order }.
why-complete = It marks the order that is complete.
why-alone = The skipper uses it alone: no head, no tiles.
why-festival = A festival lets both do this.
why-dig = Its column does not work.
why-tile = Your gear has reached a tile. It works from your next turn on.
why-end-tile = Your gear is at the top of the right track.
help-prepare = Whoever buys the card from you pays the same.
help-turn = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} and { $ships ->
    [one] { $ships } ship order
   *[other] { $ships } ship orders
} can be paid.
help-price = It goes away if you take the card yourself; if the other buys it, you get it twice.
help-payable = { $name } could pay this now.
help-not-payable = { $name } could not pay this now: lacks { $what }.
help-scarcity = { $count ->
    [one] Your goods do not suffice: { $count } scarcity marker, which costs you 1 point; a buyer gives you 1 good of any kind for it.
   *[other] Your goods do not suffice: { $count } scarcity markers, which cost you 1 point each; a buyer gives you 1 good of any kind for each.
}
help-renew = Goods stay on the place and are filled up to the new minimum. What is left in hand is discarded.
help-overflow = { $count ->
    [one] { $count } finds no room and becomes energy.
   *[other] { $count } find no room and become energy.
}
help-no-room = No room for { $goods }.
help-lost = { $count ->
    [one] { $count } will be lost for want of room.
   *[other] { $count } will be lost for want of room.
}
help-lost-yet = { $count ->
    [one] { $count } will be lost unless a store is emptied first.
   *[other] { $count } will be lost unless stores are emptied first.
}

### Choices, as labels

action-keep = Keep { $character }
action-buy-village = Buy { $card } from the village for { $price }
action-buy-own = Take { $card } from your display, nothing to pay
action-buy-other = Buy { $card } from { $name } for { $price }
action-ship = Send a ship to { $order } for { $price }
action-pay = Pay { $what }
action-price = Put { $what } on { $card }
action-give = Give { $what } for { $taken }
action-rest = Pay all the obvious way
action-rest-price = The least price
rest = { $how }: { $what }
rest-market = { $goods } from the market for { $energy }
rest-saved = without { $goods }
action-save = Leave out { $good }
action-place = Face up { $into }
action-place-down = Face down { $into }, without its function
action-celebrate = Hold { $card }
action-produce-head = { $what }, made by the head { $of }, { $into }
action-produce = { $what }, made by { $card }, { $into }
action-store = Take { $what } { $into }
action-take-energy = Take { $what }
action-use-tile = Use { $tile }
action-use = Use { $card }
action-activate = Let { $column } work
action-deliver = Deliver { $what } to { $to }
action-step-left = Left track to space { $space }
action-step-right = Right track to space { $space }
action-step-around = Right track, around the figure on space { $space }: { $now } of { $all }
action-lift = { $figure ->
    [crate] The crate of { $spot }
    [barrel] The barrel of { $spot }
   *[ship] The ship of { $spot }
}
action-take = Take { $tile }
action-row-points = Take { $points } for the row
action-row-activate = Use the cards of the row once more
action-dig = Place { $card } { $into }
action-refill = { $least ->
    [0] { $card }, no least price
   *[other] { $card } for at least { $least }
}
action-look = Turn up the top card of the deck first, for all to see
action-replace = { $card } in place of { $old }
action-swap = Take { $what } off { $card } and put another good there
action-skip = Do without
action-skip-figure = Leave the figures where they are
action-skip-ship = Send no ship
action-skip-dig = Place no card
action-done = Done
action-done-unused = Done, and give up { $what }
action-done-parts = Done, and give up the rest
action-done-price = That is the price: { $price }
action-done-renew = Keep the display as it is
action-done-row = Done with the row
price-village = { $discount ->
    [0] minimum { $minimum } and { $place } for the place
   *[other] minimum { $minimum } and { $place } for the place, less your discount of { $discount }
}
price-own = what lies on it goes to the supply: { $goods }
price-own-scarcity = { $count ->
    [one] { $count } scarcity marker stays with you: 1 point less
   *[other] { $count } scarcity markers stay with you: 1 point less for each
}
price-other = { $name } gets { $goods }
price-other-scarcity = { $count ->
    [one] { $count } scarcity marker goes to { $name }: 1 point less there; you give 1 good of any kind for it
   *[other] { $count } scarcity markers go to { $name }: 1 point less there for each; you give 1 good of any kind for each
}
price-ship = place for { $points }
price-ship-village = { $card } leaves the village
price-less = { $count ->
    [one] { $price }, { $count } good less of your choice
   *[other] { $price }, { $count } goods less of your choice
}
price-lacking = you lack { $goods }: { $energy } at the market
gives = gives { $what }
gives-full = full, makes nothing: { $what }
pool-head = the head { $of }
pool-no-delivery = { $deliveries } (nothing can be delivered now)
pool-no-step = { $steps } (no gear can move now)
pool-own = { $deliveries } to own orders
pool-only = { $deliveries } to { $card }
fills-row = fills row { $row }
brings = brings { $what }
brings-lost = { $what } would be lost: no room
note-lost = { $count ->
    [one] { $count } of it will be lost: no room
   *[other] { $count } of it will be lost: no room
}
note-lost-silo = { $count ->
    [one] { $count } of it will be lost for want of room, unless the ship uncovers a silo
   *[other] { $count } of it will be lost for want of room, unless the ship uncovers a silo
}
completes = { $figure ->
    [barrel] completes it: { $points }, and a barrel leaves your farm
   *[crate] completes it: { $points }, and a crate leaves your farm
}
slots-left = { $count ->
    [one] { $count } slot left then
   *[other] { $count } slots left then
}
step-worth = tracks count { $points } × { $factor } = { $worth }
note-tinker = then 1 good of any kind
note-progress = a progress tile
note-end = an end tile
note-next-turn = from the next turn on
note-now = { $points } as things stand
note-stay = stays on it: { $goods }
note-more = { $count ->
    [0] no more needed
    [one] at least { $count } good more
   *[other] at least { $count } goods more
}
note-scarcity = { $count ->
    [one] { $count } scarcity marker, your goods do not suffice
   *[other] { $count } scarcity markers, your goods do not suffice
}

### What happened

event-era-began = { $me ->
    [yes] Now { $era } begins; you have the start tree.
   *[no] Now { $era } begins; { $name } has the start tree.
}
new-orders = New: { $orders }.
new-era-incomes = Incomes: { $incomes }.
income-of = { $me ->
    [yes] you: { $spots }
   *[no] { $name }: { $spots }
}
event-revealed = Revealed: { $order }.
event-revealed-ship = Revealed: ship order { $order }.
event-came-to-village = { $card } comes to the village.
event-came-to-display = { $me ->
    [yes] { $card } comes to your display.
   *[no] { $card } comes to the display of { $name }.
}
event-drew-hand = { $me ->
    [yes] You draw { $card }.
   *[no] { $name } draws { $card }.
}
event-kept = { $me ->
    [yes] You play { $character }.
   *[no] { $name } plays { $character }.
}
event-turn-began = { $me ->
    [yes] Turn { $turn }: it is yours.
   *[no] Turn { $turn }: { $name }.
}
event-bought-village = { $me ->
    [yes] You buy { $card } from the village.
   *[no] { $name } buys { $card } from the village.
}
event-bought-own = { $me ->
    [yes] You take { $card } from your display.
   *[no] { $name } takes { $card } from their own display.
}
event-bought-other = { $me ->
    [yes] You buy { $card } from { $owner }.
   *[no] { $name } buys { $card } from { $owner }.
}
event-bought-yours = { $name } buys { $card } from you.
event-paid = { $me ->
    [yes] You pay { $what }.
   *[no] { $name } pays { $what }.
}
event-saved = { $me ->
    [yes] You leave out { $what }.
   *[no] { $name } leaves out { $what }.
}
event-priced = { $me ->
    [yes] You put { $what } on { $card }.
   *[no] { $name } puts { $what } on { $card }.
}
event-scarce = { $me ->
    [yes] { $count ->
        [one] You lack goods: { $count } scarcity marker on { $card }.
       *[other] You lack goods: { $count } scarcity markers on { $card }.
    }
   *[no] { $count ->
        [one] { $name } lacks goods: { $count } scarcity marker on { $card }.
       *[other] { $name } lacks goods: { $count } scarcity markers on { $card }.
    }
}
event-took-scarcity = { $me ->
    [yes] { $count ->
        [one] { $count } scarcity marker stays with you: 1 point less.
       *[other] { $count } scarcity markers stay with you: 1 point less for each.
    }
   *[no] { $count ->
        [one] { $count } scarcity marker stays with { $name }.
       *[other] { $count } scarcity markers stay with { $name }.
    }
}
event-overflowed = { $me ->
    [yes] You have no room for { $what } and get 1 energy instead.
   *[no] { $name } has no room for { $what } and gets 1 energy instead.
}
event-placed = { $me ->
    [yes] You place { $card } { $into }.
   *[no] { $name } places { $card } { $into }.
}
event-placed-down = { $me ->
    [yes] You place { $card } face down { $into }.
   *[no] { $name } places { $card } face down { $into }.
}
event-celebrated = { $me ->
    [yes] You hold { $festival }.
   *[no] { $name } holds { $festival }.
}
event-activated = { $me ->
    [yes] Your column works: { $column }.
   *[no] A column of { $name } works: { $column }.
}
event-activated-card = { $me ->
    [yes] You use { $card }.
   *[no] { $name } uses { $card }.
}
event-income = { $me ->
    [yes] The era pays you by: { $spot }.
   *[no] The era pays { $name } by: { $spot }.
}
event-energy = { $me ->
    [yes] You get { $what }.
   *[no] { $name } gets { $what }.
}
event-produced = { $me ->
    [yes] You make { $what }, { $into }.
   *[no] { $name } makes { $what }, { $into }.
}
event-stored = { $me ->
    [yes] You store { $what }, { $into }.
   *[no] { $name } stores { $what }, { $into }.
}
event-lost = { $me ->
    [yes] You have no room and lose { $what }.
   *[no] { $name } has no room and loses { $what }.
}
event-used-tile = { $me ->
    [yes] You use { $tile }.
   *[no] { $name } uses { $tile }.
}
event-delivered = { $me ->
    [yes] You deliver { $what } to { $to }.
   *[no] { $name } delivers { $what } to { $to }.
}
event-completed = { $me ->
    [yes] You complete { $to }: { $points }.
   *[no] { $name } completes { $to }: { $points }.
}
event-completed-own = { $me ->
    [yes] You complete your own { $to }: { $points }.
   *[no] { $name } completes their own { $to }: { $points }.
}
event-shipped = { $me ->
    [yes] You send a ship to { $order }: { $points }.
   *[no] { $name } sends a ship to { $order }: { $points }.
}
event-lifted = { $me ->
    [yes] { $figure ->
        [crate] Your crate leaves { $spot }: { $help }.
        [barrel] Your barrel leaves { $spot }: { $help }.
       *[ship] Your ship leaves { $spot }: { $help }.
    }
   *[no] { $figure ->
        [crate] A crate of { $name } leaves { $spot }: { $help }.
        [barrel] A barrel of { $name } leaves { $spot }: { $help }.
       *[ship] A ship of { $name } leaves { $spot }: { $help }.
    }
}
event-stepped = { $me ->
    [yes] { $track ->
        [left] You step on the left track.
       *[right] You step on the right track.
    }
   *[no] { $track ->
        [left] { $name } steps on the left track.
       *[right] { $name } steps on the right track.
    }
}
event-took-tile = { $me ->
    [yes] You take { $tile }: { $help }.
   *[no] { $name } takes { $tile }: { $help }.
}
event-filled-row = { $me ->
    [yes] Your row { $row } is full.
   *[no] Row { $row } of { $name } is full.
}
event-row-points = { $me ->
    [yes] You take { $points } for the row.
   *[no] { $name } takes { $points } for the row.
}
event-row-activated = { $me ->
    [yes] You use the cards of the row once more.
   *[no] { $name } uses the cards of the row once more.
}
event-discarded = { $card } is discarded.
event-boxed = { $card } goes to the box.
event-looked = { $me ->
    [yes] You turn up { $card }.
   *[no] { $name } turns up { $card }.
}
event-refilled = { $me ->
    [yes] You put { $card } into your display.
   *[no] { $name } puts { $card } into their own display.
}
event-replaced = { $me ->
    [yes] You put { $by } in place of { $card }.
   *[no] { $name } puts { $by } in place of { $card }.
}
event-swapped = { $me ->
    [yes] You take { $taken } off { $card } and put { $given } there.
   *[no] { $name } takes { $taken } off { $card } and puts { $given } there.
}
event-era-ends = All orders of the era lie open: it ends with this round.
event-extra-turns = Each has one more turn; nothing is refilled.
event-over = The match is over.

### The table as text

standing = Now { $era }, turn { $turn }; start tree: { $name }; { $count ->
    [one] { $count } card in the deck.
   *[other] { $count } cards in the deck.
}
standing-ends = The era ends with this round.
standing-ends-match = After this round each has one more turn, then the match ends.
standing-extra = These are the last turns of the match.
standing-hidden = { $count ->
    [0] All orders of the era lie open.
    [one] { $then ->
        [match] One more order is revealed { $bottom }, then come the last turns.
       *[era] One more order is revealed { $bottom }, then the era ends.
    }
   *[other] { $then ->
        [match] { $count } more orders are revealed { $bottom }, then come the last turns.
       *[era] { $count } more orders are revealed { $bottom }, then the era ends.
    }
}
standing-bottom = { $count ->
    [one] by the last card of the deck
   *[other] by the last { $count } cards of the deck
}
label-village = Village { $place }
label-display = Yours { $place }
label-display-other = Theirs { $place }
label-progress = Progress
label-end = End
label-boxed = In the box
label-dealt = Dealt
label-hand = In hand
label-goods = Goods
label-market = Market
label-satchel = Satchel
label-tracks = Tracks
label-tile = Tile
label-uncovered = Uncovered
label-figures = Figures
label-rows = Rows
label-scarcity = Scarcity
costs = { $card } for { $price }
lies-on = { $card } with { $price }
scarcity-costs = each scarcity marker costs the one whose display it is 1 point, whoever takes the card; the other gives 1 good of any kind for it
scarcity-held = { $me ->
    [yes] each costs you 1 point at the end
   *[no] each costs { $name } 1 point at the end
}
least = minimum { $least }
places = { $first ->
    [one] { $first } point
   *[other] { $first } points
} for the first, { $second } for the second
area = { $me ->
    [yes] you: { $slots }
   *[no] { $name }: { $slots }
}
area-done = { $me ->
    [yes] you: done, { $points }
   *[no] { $name }: done, { $points }
}
slot = { $what } (gives { $reward })
slot-filled = { $what } ✓
ship-costs = { $order } for { $price }
ship-done = { $me ->
    [yes] your ship is there: { $points }
   *[no] the ship of { $name } is there: { $points }
}
track-values = spaces { $values }
track-tiles = progress tiles at { $progress }, end tile at { $end }
gears = { $detour ->
    [0] left on space { $left }, right on space { $right }
   *[other] left on space { $left }, right behind space { $right }, { $detour } of the way around
}
gears-blocked = a figure blocks the left one
market-price = { $what } for { $energy }
rows = { $points } for points, { $activated } used
summary = { $me ->
    [yes] You have { $goods }; { $cards } on the farm; { $figures } still stand there.
   *[no] { $name } has { $goods }; { $cards } on the farm; { $figures } still stand there.
}

### Before a match

option-all = Each seat chooses from two of all eight characters.
option-first = Each seat chooses from two of { $characters }.
option-given = The characters are { $characters }.
option-festival-ships-remove = A ship at a festival removes a card of the village too.
option-first-game = The recommended start: only the four characters that are easy to play.

### At the table

points-unit = { $count ->
    [one] point
   *[other] points
}
points-now = If it ended now
help-about-trademark = Suna Valo is a game of its authors and publisher; this is a table to play it at, with drawings and words of its own.
progress = { $era }, turn { $turn }
zone-standing = Where the match stands
zone-street = Street
zone-hand = Your hand
zone-orders = Orders
zone-ships = Ships
zone-far = Opponent
zone-tracks = Tracks
zone-tiles = Bot tiles
zone-characters = Characters
zone-discards = Discards
farm-of = Farm of { $name }
figures-of = Figures that stand on the farm of { $name }
farm-tree = Has the start tree
chip-goods = goods
chip-tiles = bot tile
street-yours = Yours
street-theirs = { $name }
street-village = Village
street-nothing = costs nothing
street-same = the same goods
street-deck = The deck
street-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
street-discards = { $count ->
    [one] { $count } discard
   *[other] { $count } discards
}
street-ship-takes = A ship takes the lowest stall.
street-gap = Your new card comes here.
street-least = at least { $least }
street-none = No more come.
street-sold = Sold. The street moves on when the turn ends.
plan-pay = You pay with
plan-good = { $good }: { $spent } of { $have }
plan-goal = It goes to
plan-turn = D: face down, and back
face-down-key = D
face-down-key-does = place a bought card face down, and face up again
plan-hold = Hold it
plan-back = Back
plan-goods = Choose goods
plan-do = { $kind ->
    [own] Take it for nothing
    [ship] Send a ship for { $price }
   *[card] Buy for { $price }
}
orders-given = { $given } of { $all }
orders-later = later
market-then = then { $energy }
place-down = Face down: { $column }
card-down = { $card }, face down
kind-festival = Festival
spot-stands = Here stands: { $figure }
tiles-progress = Progress
tiles-end = For the end
tiles-boxed = In the box
note-shows-something-new = shows something new: it cannot be taken back
short-by = { $what } short.
short-fixed = Asked: { $price }. You have { $have }.
short-energy = What is missing costs { $energy } at the market; you have { $have }.
short-energy-due = With the energy that is due, that takes { $energy }; you have { $have }.
set-up-characters = Characters
set-up-first = First game
set-up-first-hint = Two of four characters that are easy to play are dealt to each; one is kept.
set-up-all = All characters
set-up-all-hint = Two of all eight are dealt to each; one is kept.
set-up-given = Chosen characters
set-up-given-hint = You decide who plays whom.
set-up-of-seat = Seat { $number }
set-up-ships-remove = Ships at festivals take a card of the village too
set-up-ships-remove-hint = A stricter reading of the festivals with ships; eras get shorter.
area-board = Farm
