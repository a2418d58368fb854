# Boonlake: names, what things do, what is asked and what happened, in English.
#
# { $me } is "yes" if the viewer is the one who acts. Names of cards come from the components.

### How many

count-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-vp = { $count } VP
count-inhabitants = { $count ->
    [one] { $count } inhabitant
   *[other] { $count } inhabitants
}
count-vases = { $count ->
    [one] { $count } vase
   *[other] { $count } vases
}
count-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
count-settlements = { $count ->
    [one] { $count } settlement
   *[other] { $count } settlements
}
count-cattle = { $count } cattle
count-wood = { $count } wood
count-loam = { $count } loam
count-stone = { $count } stone
count-iron = { $count } iron
count-sites = { $count ->
    [one] { $count } site to develop
   *[other] { $count } sites to develop
}
list-or = { $first } or { $last }
steps-on = { $count ->
    [one] { $count } step { $on }
   *[other] { $count } steps { $on }
}
steps-to-income = { $steps } (income then { $income })
at-scorings = { $what } at each scoring

### Names

kind-day = Day
    .each-card = each day card
    .count = { $count } day
kind-sunset = Sunset
    .each-card = each sunset card
    .count = { $count } sunset
kind-night = Night
    .each-card = each night card
    .count = { $count } night
region-unknown = Unknown
region-new-hope = New Hope
region-boonlake = Boonlake
region-southern = Southern
resource-wood = Wood
    .plain = wood
resource-loam = Loam
    .plain = loam
resource-stone = Stone
    .plain = stone
resource-iron = Iron
    .plain = iron
track-coin-track = Coin track
    .on = on the coin track
track-card-track = Card track
    .on = on the card track
piece-inhabitant = inhabitant
piece-house = house
piece-settlement = settlement
piece-cattle = cattle
space = space { $space } ({ $region })
site = { $site } ({ $region })
river-space = river space { $number }
eminence = the Wise Eminence
solo-tile = solo tile { $tile }
solo-tile-help-a = Type A. Takes whichever lies highest: { $strips }. Prefers one of { $corners }.
solo-tile-help-b = Type B, the stronger one. Takes whichever lies highest: { $strips }. Prefers one of { $corners }.
solo-taken = (taken)
solo-level-easy = easy
solo-level-medium = medium
solo-level-challenge = a challenge
solo-level-difficult = difficult
solo-level-very-difficult = very difficult
solo-level-help = Of five A and five B tiles { $a } A and { $b } B are removed; B tiles are the stronger ones.
options-solo = Solo against the Wise Eminence, { $level }

strip-pioneer = Pioneer
    .own = you: a day card, explore twice, develop or upgrade
    .all = the others: draw 2 cards, then a card
strip-cattle = Cattle
    .own = you: a day card, lay a pasture
    .all = all: place cattle, or a card
strip-region = Region
    .own = you: a sunset card, a region’s reward
    .all = all: 1 coin for each presence in the other regions
strip-progress = Progress
    .own = you: a sunset card, buy a lever
    .all = all: buy a lever for 1 inhabitant more, or draw a card
strip-settle = Settle
    .own = you: a night card, develop or upgrade
    .all = all: develop, upgrade, or a card
strip-hire = Hire
    .own = you: a night card, 1 inhabitant, explore
    .all = all: hire inhabitants for 3 coins or 3 cards each
strip-builder = Builder
    .own = you: 3 coins, play a card or draw 2
    .all = all: a card
strip-fine = (costs { $vp } VP)
strip-line = { $name }, ship { $count ->
        [one] { $count } step
       *[other] up to { $count } steps
    }: { $own }; { $all }

### Levers

lever = lever { $number } ({ $name })
lever-vase = vase
    .help = Instead of the part for all: take 1 vase, or give 1 vase for 6 coins.
    .short = skip all
lever-modernize = modernize
    .help = Instead of the part for all: buy a lever.
    .short = skip all
lever-upgrade = upgrade
    .help = Instead of the part for all: turn an inhabitant into a house, or a house into a settlement.
    .short = skip all
lever-production = production
    .help = Give up a card you could play: 1 coin for each resource your production sites show.
    .short = skip card
lever-three-coins = three coins
    .help = Give up a card you could play: 3 coins.
    .short = skip card
lever-region = region
    .help = When regions pay coins: as many VP in addition.
    .short = region
lever-boat = boat
    .help = One boat goes upstream for nothing, also while you pay.
    .short = upstream
lever-settlement = settlement
    .help = A settlement costs 1 inhabitant less and needs 1 neighbour less.
    .short = to settle
lever-tile = tile
    .help = For a tile or pasture you have just laid: 1 inhabitant.
    .short = laid tile
lever-joker-or-two = joker or two
    .help = At any time 2 coins or 2 cards; or 1 resource less while you pay.
    .short = or 2 cards
lever-joker-and-five = joker and five
    .help = At any time 5 coins; while you pay also 1 resource less.
    .short = for a card
lever-cards = two cards
    .help = At any time: give up 2 cards for 1 inhabitant and 3 VP.
    .short = for 2 cards
lever-up = up
lever-down = down
lever-line = { $lever }, { $state }: { $help }

### What cards, sites and tiles do

price-free = nothing
reward-production = a production site of your choice
reward-production-of = a production site of { $resource }
reward-vase-or-production = 1 vase or a production site
when-now = at once
when-end = at the end
when-always = always
card-effect = { $when }: { $effect }
card-help = { $kind }; costs { $price }; { $effect }; { $vp } VP at the end
card-line = { $id } { $name }: { $help }
effect-exchange = you may give { $give } for { $take }
effect-exchange-both = you may give { $give } for { $take }, or the other way round
effect-lift-lever = move a used lever up
effect-free-house = turn an inhabitant into a house for nothing
effect-cheap-settlement = turn a house into a settlement for 1 inhabitant and 1 neighbour less
effect-per = { $vp } VP { $each }
effect-threshold = { $what }: { $low-vp } VP from { $low }, { $high-vp } VP from { $high }
effect-as-it-stands = { $vp } VP of it as things stand
lasting-lever-discount = { $count ->
    [one] levers cost { $count } coin less
   *[other] levers cost { $count } coins less
}
lasting-card-discount = cards and projects cost 1 coin less
lasting-discard-bonus = 1 coin more for { $card } you discard for coins
lasting-cattle-inhabitant = cattle cost 1 inhabitant less
lasting-cattle-coins = placing cattle brings 2 coins more
lasting-river-coins = 1 coin more on river spaces with coins
lasting-harbour-coins = 2 coins whenever your ship stops in a harbour
lasting-harbour-cards = 2 cards whenever your ship stops in a harbour
lasting-vase-bonus = 1 vase more on river spaces with a vase
counted-coin-track = steps on the coin track
    .name = Coin track
    .each = for each step on the coin track
counted-card-track = steps on the card track
    .name = Card track
    .each = for each step on the card track
counted-levers = levers
    .name = Levers
    .each = for each lever
counted-cattle = cattle placed
    .name = Cattle
    .each = for each of your cattle placed
counted-houses = houses built
    .name = Houses
    .each = for each house built
counted-settlements = settlements built
    .name = Settlements
    .each = for each settlement built
counted-production = resources your production sites show
    .name = Production
    .each = for each resource your production sites show
counted-presences = presences in { $region }
    .name = { $region }
    .each = for each presence in { $region }
site-one-track = { $count ->
    [one] { $count } step on one track
   *[other] { $count } steps on one track
}
site-income = { $track ->
    [coin-track] the income of the coin track
   *[card-track] the income of the card track
}
site-settlement = { $vp } VP for a settlement there
site-nothing = costs and brings nothing
condition-pair = { $one } and { $other }
condition-lower-track = Both tracks
    .counts = steps on each of the two income tracks
condition-connected-tiles = Connected tiles
    .counts = connected tiles with a presence of yours
condition-bridges = Bridges
    .counts = presences at bridges
condition-regions = presences in { $one } and in { $other }
condition-card-kinds = played cards of { $one } and of { $other }
condition-exchange-inhabitants = Inhabitants for VP
    .counts = exchanges of 1 inhabitant or 5 coins for 2 VP
condition-exchange-vases = Vases for VP
    .counts = exchanges of 1 vase or 5 coins for 2 VP
condition-exchange-coins = Coins for VP
    .counts = exchanges of 2 coins for 1 VP
scoring-help = needs { $first }, { $second }, { $third }, { $fourth } at the four scorings: { $condition }
scoring-help-pair = needs { $first }, { $second }, { $third }, { $fourth } at the four scorings, the first number of either: { $condition }
project-help = project: { $price }; brings { $vp } VP and { $steps }
project-of = the project of { $tile }
project-done = Realised by { $names }.
scoring-of = { $me ->
    [yes] { $tile }: yours, it counts twice for you
   *[no] { $tile }: counts twice for { $name }
}
standing = { $me ->
    [yes] you have { $have } of { $needed } { $what }
   *[no] { $name } has { $have } of { $needed } { $what }
}
standing-projects = { $me ->
    [yes] you have { $have } of { $needed } { $what }, and { $count } for either by projects
   *[no] { $name } has { $have } of { $needed } { $what }, and { $count } for either by projects
}
standing-exchange = { $me ->
    [yes] { $needed } { $what }; you could pay for { $have }
   *[no] { $needed } { $what }; { $name } could pay for { $have }
}
standing-met = ✓ { $standing }
standing-line = · { $standing }
standing-scored = { $me ->
    [yes] · you have scored it
   *[no] · { $name } has scored it
}

### Choices

deal = { $what }: { $terms }
deal-and = ;{ " " }
deal-costs = costs { $costs }
deal-brings = brings { $brings }
deal-needs = needs { $resources }
deal-vp-at-end = { $vp } VP at the end
cost-boats = { $count ->
    [one] { $count } coin for boats upstream
   *[other] { $count } coins for boats upstream
}
cost-surcharge = { $vp } VP for the surcharge
cost-second-settlement = { $vp } VP for a second settlement in the region
cost-site = { $vp } VP of the site
gain-of-site = { $vp } VP of the site
gain-of-tile = { $vp } VP of the tile
gain-of-tier = 1 inhabitant of the tier
gain-of-cattle = { $vp } VP at each scoring for settlements nearby
gain-lost = nothing (no room or supply for { $what })
note-levers = moves { $levers } down
note-ways = { $count } ways to pay
note-coins-left = { $count ->
    [one] leaves { $count } coin
   *[other] leaves { $count } coins
}
note-no-coins = brings no coins
note-own-project = your own tile: VP twice
note-own-tile = your own tile: twice
note-score-exchange = +{ $vp } VP if you make the exchanges, else −{ $vp } VP
note-choose-house = you then choose which house
note-scoring = then interim scoring { $number }
note-last-turns = then the last turns begin
note-ship = { $count ->
    [one] ship 1 step
   *[other] ship up to { $count } steps
}
note-then-card = then you may play or discard a card
note-covered = its reward is covered
note-houses-beside = { $count ->
    [one] 1 house beside it: cattle there brings { $coins }
   *[other] { $count } houses beside it: cattle there brings { $coins }
}
note-settlements-beside = { $count ->
    [one] 1 settlement beside it: 1 VP for each cattle at each scoring
   *[other] { $count } settlements beside it: { $count } VP for each cattle at each scoring
}
note-presences-beside = { $count ->
    [one] 1 presence on adjacent tiles
   *[other] { $count } presences on adjacent tiles
}
note-region-you = the other regions pay you { $coins }
note-region-other = { $name }: { $what }
note-instead-of-share = you give up the part for all
note-instead-of-card = you give up the card
use-modernize = then buy a lever
use-upgrade = then upgrade a piece
use-boat = the boat at { $from } goes up to the wood
action-pick = Pick { $tile }
action-produce = Build a production site of { $resource }, level { $level }
action-play = Play { $card }
action-project = Realise the project of { $tile }
action-pay = Boats at { $upper } and { $lower }
action-pay-both = Both boats at { $place }
action-discard = Discard { $card }
action-drop = Give up { $card }
action-use = Use { $lever }
action-lift = Move { $lever } up
action-explore = Explore: reveal a tile and lay it
action-lay = Lay it on { $place }
action-develop = Develop { $place }
action-house = House on { $place }
action-take-house = The house of recess { $recess }
action-settle = Settlement on { $place }
action-cattle = Cattle on { $place }
action-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
}
action-modernize = Buy { $lever }
action-hire = Hire
action-region = Choose { $region }
action-take = { $count ->
    [one] Take { $count } coin
   *[other] Take { $count } coins
}
action-vase = Take a vase
action-sail = { $count ->
    [one] { $count } step to { $place }
   *[other] { $count } steps to { $place }
}
action-sail-harbour = { $count ->
    [one] { $count } step to { $place }, a harbour
   *[other] { $count } steps to { $place }, a harbour
}
action-exchange = Exchange
action-score = Score { $tile }
action-trade = { $count ->
    [one] Make the exchange
   *[other] Make { $count } exchanges
}
action-pass = None of it
action-pass-explore = Do not explore
action-pass-pasture = Lay no pasture
action-pass-lever = Keep the lever
action-pass-hire = Hire no more
action-pass-exchange = No exchange
action-pass-trade = No exchange: miss the tile
action-pass-twice = None of it, and no second one

### What is asked

ask-match-over = The match is over.
ask-wait = { $me ->
    [yes] One moment …
   *[no] One moment, { $name } …
}
ask-pick = { $me ->
    [yes] Pick the scoring tile that is to count twice for you.
   *[no] { $name } is to pick a scoring tile.
}
ask-first-site = { $me ->
    [yes] Build your first production site.
   *[no] { $name } is to build a first production site.
}
ask-produce = { $me ->
    [yes] Build a production site.
   *[no] { $name } is to build a production site.
}
ask-turn = { $me ->
    [yes] Your turn: choose an action strip.
   *[no] { $name } is to choose an action strip.
}
ask-offer = { $me ->
    [yes] You may { $list }.
   *[no] { $name } may { $list }.
}
ask-offer-twice = { $me ->
    [yes] Up to twice, you may { $list }.
   *[no] Up to twice, { $name } may { $list }.
}
ask-last-levers = { $me ->
    [yes] Use a lever before all levers go up?
   *[no] { $name } may use a lever before all levers go up.
}
ask-pay = { $me ->
    [yes] Choose how to pay for { $what }.
   *[no] { $name } is to pay for { $what }.
}
ask-drop = { $me ->
    [yes] { $count ->
        [one] Give up a card.
       *[other] Give up { $count } cards, one by one.
    }
   *[no] { $count ->
        [one] { $name } is to give up a card.
       *[other] { $name } is to give up { $count } cards.
    }
}
ask-take-house = { $me ->
    [yes] Choose the house you take from your board.
   *[no] { $name } is to take a house from the board.
}
ask-exchange = { $me ->
    [yes] { $card }: exchange?
   *[no] { $name } may exchange by { $card }.
}
ask-lift = { $me ->
    [yes] Move a used lever up.
   *[no] { $name } is to move a lever up.
}
ask-explore = { $me ->
    [yes] Explore?
   *[no] { $name } may explore.
}
ask-lay = { $me ->
    [yes] Lay the tile. { $sites }
   *[no] { $name } is to lay the tile. { $sites }
}
ask-lay-one = Its site { $site }.
ask-lay-two = Upper site { $upper }. Lower site { $lower }.
ask-pasture = { $me ->
    [yes] Lay a pasture?
   *[no] { $name } may lay a pasture.
}
ask-tile-lever = { $me ->
    [yes] Use lever 9 for the tile you laid?
   *[no] { $name } may use lever 9.
}
ask-vase-or-produce = { $me ->
    [yes] Take a vase, or build a production site.
   *[no] { $name } is to take a vase or build a production site.
}
ask-track = { $me ->
    [yes] { $count ->
        [one] Choose the track for 1 step.
       *[other] Choose the track for { $count } steps.
    }
   *[no] { $name } is to choose an income track.
}
ask-region = { $me ->
    [yes] Choose a region: you get its reward, the three others pay.
   *[no] { $name } is to choose a region.
}
ask-region-share = { $me ->
    [yes] Take your coins, or use a lever.
   *[no] { $name } is to take coins for presences.
}
ask-pioneer-share = { $me ->
    [yes] Draw two cards; then you may play or discard one.
   *[no] { $name } may draw two cards.
}
ask-hire = { $me ->
    [yes] Hire inhabitants?
   *[no] { $name } may hire inhabitants.
}
ask-hire-again = { $me ->
    [yes] Hire another inhabitant?
   *[no] { $name } may hire more inhabitants.
}
ask-sail = { $me ->
    [yes] { $count ->
        [one] Move your ship one step.
       *[other] Move your ship, 1 to { $count } steps.
    }
   *[no] { $name } is to move the ship.
}
ask-score = { $me ->
    [yes] Score one of the tiles: { $vp } VP gained or lost, on your own { $own }.
   *[no] { $name } is to score one of the tiles.
}
ask-trade = { $me ->
    [yes] Make { $needed } { $what }, or miss the tile.
   *[no] { $name } may make { $needed } { $what }.
}
offer-card-day = play a day card
    .or-discard = play or discard a day card
offer-card-sunset = play a sunset card
    .or-discard = play or discard a sunset card
offer-card-night = play a night card
    .or-discard = play or discard a night card
offer-card-any = play a card
    .or-discard = play or discard a card
offer-forgone = use another lever for the card you gave up
offer-discard = discard one for coins
offer-project = realise a project
offer-develop = develop
offer-upgrade = upgrade
offer-cattle = place cattle
offer-modernize = buy a lever
offer-modernize-shared = buy a lever for 1 inhabitant more
offer-draw-one = draw a card
offer-draw-two = draw two cards
offer-free-house = turn an inhabitant into a house for nothing
offer-cheap-settlement = turn a house into a settlement for less
why-pick = Two tiles each are dealt; four are in play.
why-first-site = The first site shows one resource from now on.
why-scoring = Interim scoring { $number } of 4.
why-eminence = The Wise Eminence took { $strip }; this part is for you too.
why-sail = The end of the turn.
why-taken = { $me ->
    [yes] You took { $strip }; this part is for all.
   *[no] { $name } took { $strip }; this part is for all.
}
why-shared = { $me ->
    [yes] You took { $strip }; this part is for all, you first.
   *[no] { $name } took { $strip }; this part is for all.
}
why-own = { $me ->
    [yes] { $strip }: your own part.
   *[no] { $name } took { $strip }.
}
when-round = Round { $round } of 2; interim scoring { $next } of 4 comes next.
when-last-turns = The last turns: then comes interim scoring 4, and the end.
when-scoring = Round { $round } of 2; interim scoring { $number } of 4.
when-over = After interim scoring 4.

### What happened

event-drew = { $me ->
    [yes] You draw { $card }.
   *[no] { $name } draws { $card }.
}
event-drew-hidden = { $me ->
    [yes] You draw a card.
   *[no] { $name } draws a card.
}
event-reshuffled = The discards become the new deck.
event-picked = { $me ->
    [yes] You pick scoring tile { $tile }.
   *[no] { $name } picks scoring tile { $tile }.
}
event-filled = Scoring tile { $tile } is in play too.
event-chose = { $me ->
    [yes] You take { $strip } ({ $count ->
        [one] 1 step
       *[other] up to { $count } steps
    }).
   *[no] { $name } takes { $strip } ({ $count ->
        [one] 1 step
       *[other] up to { $count } steps
    }).
}
event-played = { $me ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
}
event-realised = { $me ->
    [yes] You realise the project of { $tile }.
   *[no] { $name } realises the project of { $tile }.
}
event-boats = { $me ->
    [yes] Your boats are now at { $places }.
   *[no] The boats of { $name } are now at { $places }.
}
event-discarded = { $me ->
    [yes] You discard { $card } for coins.
   *[no] { $name } discards { $card } for coins.
}
event-dropped = { $me ->
    [yes] You give up { $card }.
   *[no] { $name } gives up { $card }.
}
event-used-lever = { $me ->
    [yes] You use { $lever }.
   *[no] { $name } uses { $lever }.
}
event-lifted-lever = { $me ->
    [yes] You move { $lever } up.
   *[no] { $name } moves { $lever } up.
}
event-explored = { $me ->
    [yes] You reveal a tile.
   *[no] { $name } reveals a tile.
}
event-laid = { $me ->
    [yes] You lay the tile on { $place }.
   *[no] { $name } lays the tile on { $place }.
}
event-laid-pasture = { $me ->
    [yes] You lay a pasture on { $place }.
   *[no] { $name } lays a pasture on { $place }.
}
event-developed = { $me ->
    [yes] You develop { $place }.
   *[no] { $name } develops { $place }.
}
event-built-house = { $me ->
    [yes] You build a house on { $place }.
   *[no] { $name } builds a house on { $place }.
}
event-built-settlement = { $me ->
    [yes] You build a settlement on { $place }.
   *[no] { $name } builds a settlement on { $place }.
}
event-placed-cattle = { $me ->
    [yes] You place cattle on { $place }.
   *[no] { $name } places cattle on { $place }.
}
event-modernized = { $me ->
    [yes] You buy { $lever }.
   *[no] { $name } buys { $lever }.
}
event-gained = { $me ->
    [yes] You get { $what }.
   *[no] { $name } gets { $what }.
}
event-lost = { $me ->
    [yes] You give { $what }.
   *[no] { $name } gives { $what }.
}
event-produced = { $me ->
    [yes] You build a production site of { $resource }, level { $level }.
   *[no] { $name } builds a production site of { $resource }, level { $level }.
}
event-advanced = { $me ->
    [yes] You make { $steps }.
   *[no] { $name } makes { $steps }.
}
event-region = { $me ->
    [yes] You choose { $region }; the other regions pay.
   *[no] { $name } chooses { $region }; the other regions pay.
}
event-sailed = { $me ->
    [yes] Your ship sails to { $place }.
   *[no] The ship of { $name } sails to { $place }.
}
event-scoring = Interim scoring { $number } of 4 begins.
event-tile-met = { $me ->
    [yes] You meet scoring tile { $tile }.
   *[no] { $name } meets scoring tile { $tile }.
}
event-tile-missed = { $me ->
    [yes] You miss scoring tile { $tile }.
   *[no] { $name } misses scoring tile { $tile }.
}
event-round = The second round begins: all ships go back up the river.
event-last-round = The end of the river is reached: the last turns.
event-solo-tile = The Wise Eminence reveals { $tile } and prefers { $place }.
event-eminence-chose = { $count ->
    [one] The Wise Eminence takes { $strip } (1 step).
   *[other] The Wise Eminence takes { $strip } ({ $count } steps).
}
event-eminence-cactus = { $count ->
    [one] The Wise Eminence makes 1 step on the cactus track.
   *[other] The Wise Eminence makes { $count } steps on the cactus track.
}
event-eminence-laid = The Wise Eminence lays the tile on { $place }.
event-eminence-pasture = The Wise Eminence lays a pasture on { $place }.
event-eminence-house = The Wise Eminence builds a house on { $place }.
event-eminence-settlement = The Wise Eminence builds a settlement on { $place }.
event-eminence-cattle = The Wise Eminence places cattle on { $place }.
event-eminence-region = The Wise Eminence chooses { $region }; the other regions pay.
event-eminence-gained = The Wise Eminence gets { $what }.
event-eminence-sailed = Its ship sails to { $place }.
event-over = The match is over.

### The map, the river and what each has

space-empty = { $space }: no tile yet, no reward for exploring.
space-empty-reward = { $space }: no tile yet; exploring brings { $reward }.
space-tile = { $space }: a tile.
space-pasture = { $space }: pasture with { $cattle }.
space-pasture-empty = { $space }: pasture without cattle.
space-cattle = { $cattle } of { $name }
space-bridge = Bridge to space { $space }.
site-free = { $site } free: { $site-rule }.
site-taken = { $site }: { $piece } of { $name }
site-taken-vp = { $standing } ({ $vp }).
label = { $region }: reward { $reward }
label-covered = { $region }: reward { $reward }, covered
river-line = { $number }: { $what }
river-harbour = harbour
river-lock = then a lock
river-nothing = nothing
river-ship = { $me ->
    [yes] your ship
   *[no] ship of { $name }
}
river-ship-eminence = ship of the Wise Eminence
summary-goods = { $name }: { $goods }
summary-ranch = { $count ->
    [one] 1 inhabitant on the ranch (supply { $supply })
   *[other] { $count } inhabitants on the ranch (supply { $supply })
}
summary-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
summary-board = still on the board: { $pieces }
summary-none = nothing
summary-production = production: { $production }; boats at { $boats }
summary-tracks = coin track { $coin }, card track { $card }; next income { $income }
summary-levers = levers: { $levers }
summary-lever-down = { $lever } down
summary-no-levers = no levers
summary-played = { $count ->
    [one] 1 card played
   *[other] { $count } cards played
}
played-worth = ({ $vp } VP now)
eminence-points = The Wise Eminence ({ $level }): { $vp }
eminence-prospects = with the B tiles that are left: { $vp }
eminence-cactus = cactus track { $place } of { $last }; next income { $vp } VP
eminence-stack = face down: { $a } A, { $b } B (each B left: 10 VP at the end)
eminence-revealed = revealed: { $tile }, looking from space { $preferred } on. { $help }

### Points

category-track = On the way
    .help = VP of the track: scorings, rewards, fines.
category-levers = Levers
    .help = With 4 to 6 levers 2 VP each, from 7 on 3 VP each.
category-cards = Played cards
    .help = The VP printed on played cards.
category-effects = Card effects
    .help = What played cards pay at the end.
category-tiers = Lower tiers
    .help = For each empty recess 2 VP in the third tier, 4 in the fourth, 6 in the fifth.
category-solo-tiles = Tiles not turned up
    .help = 10 VP for each B tile that is still face down at the end.
tie-broken = Equal points are enough to win.

points-unit = VP
shared-row = The part for all
shared-done = { $name }: done
shared-asked = { $name }: asked now
shared-to-come = { $name }: still to come
scene-again = Look at the latest scoring again
chip-develop = Develop
chip-house = House
chip-settlement = Settlement
chip-cattle = Cattle
chip-play = Play
chip-project = Project
chip-modernize = Lever
chip-discard = Discard
chip-lever = Use a lever
have-coins = coins
have-vases = vases
have-inhabitants = inhabitants on the ranch
have-cards = cards in hand
have-levers = levers up
have-production = production sites
have-coin-track = steps on the coin track
have-card-track = steps on the card track
have-vp = VP
note-tile-met = “{ $tile }” is met for scoring { $number }
note-tile-lost = “{ $tile }” is no longer met for scoring { $number }
note-shows-something-new = shows something new: it cannot be taken back
note-payable = you could then pay for { $cards }
note-income = then the income of the scoring: { $what }
track-line = { $me ->
    [yes] You
   *[no] { $name }
}: step { $count }, { $income } at each scoring
recess = House { $number }
recess-nothing = brings nothing more
played-by = { $me ->
    [yes] You have played:
   *[no] { $name } has played:
}
area-board = Map
area-strips = Strips
area-hand = Hand
area-own-board = Board
area-levers = Levers
area-river = River
area-scoring = Scoring tiles
area-played = Cards played

### Parts of the table

ladder-title = Action strips
ladder-fine = −{ $vp } VP
plank-label = { $count ->
    [one] { $name }, ship one step
   *[other] { $name }, ship up to { $count } steps
}
plank-label-fine = { $count ->
    [one] { $name }, ship one step, costs { $vp } VP
   *[other] { $name }, ship up to { $count } steps, costs { $vp } VP
}
plank-in-use = in use
plank-awaited = { $count ->
    [one] stands on { $count } solo tile that may still come
   *[other] stands on { $count } solo tiles that may still come
}
plank-all = all
plank-others = others
plank-or = or
plank-pasture = lay a pasture
plank-reward = a region’s reward
plank-regions = each in 3 regions
plank-lever = buy a lever
sheet-fine = costs { $vp } VP: { $before } → { $after }
sheet-cards = { $count } in hand, { $play } you can play
sheet-payable = { $count } you can pay for
supply-tiles = { $count ->
    [one] { $count } tile to explore
   *[other] { $count } tiles to explore
}
supply-pastures = { $count ->
    [one] { $count } pasture left
   *[other] { $count } pastures left
}
supply-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
supply-discards = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
board-of = Board of { $name }
board-whose = Whose board
board-key = O
board-key-does = show the boards of the others, one after the other
board-ranch = Ranch
board-supply = supply { $count }
board-income = Next income
site-level = { $level ->
    [0] { $resource }, not built
   *[other] { $resource }, level { $level }
}
boats-at = boats at { $places }
lever-label = { $lever }, { $state }
recess-full = full; once empty { $what }
recess-empty = empty; { $what }
tier-emptied = emptied: its inhabitant is free
tier-to-go = { $count } to go
tier-to-go-hint = { $count ->
    [one] { $count } more piece from here and above frees the inhabitant
   *[other] { $count } more pieces from here and above free the inhabitant
}
tier-end = { $vp } VP at the end for each empty recess
tier-surcharge = { $count ->
    [one] pieces from here cost { $count } inhabitant more
   *[other] pieces from here cost { $count } inhabitants more
}
card-free = free
card-label = { $name }. { $help }
hand-empty = No cards. Builder, Progress, sites and the river let you draw.
hand-of-nobody = Whoever watches sees no hand.
played-none = nothing yet
holdings-ranch = { $count ->
    [one] { $count } inhabitant on the ranch
   *[other] { $count } inhabitants on the ranch
}
holdings-levers = { $up } of { $count } levers up
holdings-houses = { $count } of { $all } houses built
holdings-settlements = { $count } of { $all } settlements built
holdings-cattle = { $count } of { $all } cattle placed
warn-lock = can cross the lock next turn
warn-end-of-round = can end the round next turn
warn-last-turns = can begin the last turns
goals-next = scoring { $number }: { $number } VP
goals-none = Each picks one of two tiles.
clock-lock = scoring { $number } at the lock
clock-end = scoring { $number } at the end of the river
clock-now = scoring { $number } now
clock-over = all four scorings are done
solo-column = { $piece }: { $taken } of { $all } taken
solo-cactus = cactus track, place { $place } of { $last }
solo-income = next income { $vp } VP
scene-title = Interim scoring { $number } of 4
scene-cards = cards and upgrades
scene-tiles = tiles
scene-income = income
scene-levers = levers
scene-labels = region rewards
scene-tile = Tile
scene-coins = Coins
scene-drawn = Cards
scene-vp = VP

### Setting up

set-up-level = How hard the Wise Eminence plays
set-up-solo = It needs no coins and no cards, takes the highest strip that its tile names, and shares each of its actions with you. With equal VP you win.
set-up-others = Two rounds along the river with four scorings. Tiles, strips and cards come by chance; each picks the scoring tile that counts twice for them.
set-up-map = The map at the start
set-up-map-hint = So it could begin: where the first tiles lie is chance.

### About the game

help-about-trademark = Boonlake is a game by Alexander Pfister, published by dlp games. This is an independent program; all drawings and texts are our own.
