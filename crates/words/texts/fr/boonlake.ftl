# Boonlake : noms, ce que font les choses, ce qui est demandé et ce qui s’est passé, en français.
#
# { $me } is "yes" if the viewer is the one who acts. Names of cards come from the components.

### How many

count-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
count-vp = { $count } PV
count-inhabitants = { $count ->
    [one] { $count } habitant
   *[other] { $count } habitants
}
count-vases = { $count ->
    [one] { $count } vase
   *[other] { $count } vases
}
count-houses = { $count ->
    [one] { $count } maison
   *[other] { $count } maisons
}
count-settlements = { $count ->
    [one] { $count } village
   *[other] { $count } villages
}
count-cattle = { $count ->
    [one] { $count } bovin
   *[other] { $count } bovins
}
count-wood = { $count } bois
count-loam = { $count } argile
count-stone = { $count } pierre
count-iron = { $count } fer
count-sites = { $count ->
    [one] { $count } chantier à développer
   *[other] { $count } chantiers à développer
}
list-or = { $first } ou { $last }
steps-on = { $count ->
    [one] { $count } pas { $on }
   *[other] { $count } pas { $on }
}
steps-to-income = { $steps } (revenu ensuite : { $income })
at-scorings = { $what } à chaque décompte

### Names

kind-day = Jour
    .each-card = chaque carte Jour
    .count = { $count } Jour
kind-sunset = Crépuscule
    .each-card = chaque carte Crépuscule
    .count = { $count } Crépuscule
kind-night = Nuit
    .each-card = chaque carte Nuit
    .count = { $count } Nuit
region-unknown = Unknown
region-new-hope = New Hope
region-boonlake = Boonlake
region-southern = Southern
resource-wood = Bois
    .plain = bois
resource-loam = Argile
    .plain = argile
resource-stone = Pierre
    .plain = pierre
resource-iron = Fer
    .plain = fer
track-coin-track = Piste des pièces
    .on = sur la piste des pièces
track-card-track = Piste des cartes
    .on = sur la piste des cartes
piece-inhabitant = habitant
piece-house = maison
piece-settlement = village
piece-cattle = bovins
space = case { $space } ({ $region })
site = { $site } ({ $region })
river-space = case { $number } de la rivière
eminence = la Sage Éminence
solo-tile = tuile solo { $tile }
solo-tile-help-a = Type A. Prend ce qui est le plus haut : { $strips }. Préfère une des cases { $corners }.
solo-tile-help-b = Type B, le plus fort. Prend ce qui est le plus haut : { $strips }. Préfère une des cases { $corners }.
solo-taken = (prise)
solo-level-easy = facile
solo-level-medium = moyen
solo-level-challenge = défi
solo-level-difficult = difficile
solo-level-very-difficult = très difficile
solo-level-help = De cinq tuiles A et cinq tuiles B, { $a } A et { $b } B sont retirées ; les tuiles B sont les plus fortes.
options-solo = Solo contre la Sage Éminence, { $level }

strip-pioneer = Pionnier
    .own = vous : une carte Jour, explorer deux fois, développer ou améliorer
    .all = les autres : piocher 2 cartes, puis une carte
strip-cattle = Élevage
    .own = vous : une carte Jour, poser un pâturage
    .all = tous : placer un bovin, ou une carte
strip-region = Région
    .own = vous : une carte Crépuscule, la récompense d’une région
    .all = tous : 1 pièce par présence dans les autres régions
strip-progress = Progrès
    .own = vous : une carte Crépuscule, acheter un levier
    .all = tous : acheter un levier pour 1 habitant de plus, ou piocher une carte
strip-settle = Peuplement
    .own = vous : une carte Nuit, développer ou améliorer
    .all = tous : développer, améliorer, ou une carte
strip-hire = Recrutement
    .own = vous : une carte Nuit, 1 habitant, explorer
    .all = tous : recruter des habitants pour 3 pièces ou 3 cartes chacun
strip-builder = Bâtisseur
    .own = vous : 3 pièces, jouer une carte ou en piocher 2
    .all = tous : une carte
strip-fine = (coûte { $vp } PV)
strip-line = { $name }, navire { $count ->
        [one] { $count } pas
       *[other] jusqu’à { $count } pas
    } : { $own } ; { $all }

### Levers

lever = levier { $number } ({ $name })
lever-vase = vase
    .help = Au lieu de la partie pour tous : prendre 1 vase, ou donner 1 vase pour 6 pièces.
    .short = part de tous
lever-modernize = moderniser
    .help = Au lieu de la partie pour tous : acheter un levier.
    .short = part de tous
lever-upgrade = améliorer
    .help = Au lieu de la partie pour tous : faire d’un habitant une maison, ou d’une maison un village.
    .short = part de tous
lever-production = production
    .help = Renoncez à une carte que vous pourriez jouer : 1 pièce par ressource de vos sites de production.
    .short = sans carte
lever-three-coins = trois pièces
    .help = Renoncez à une carte que vous pourriez jouer : 3 pièces.
    .short = sans carte
lever-region = région
    .help = Quand les régions paient des pièces : autant de PV en plus.
    .short = région
lever-boat = canot
    .help = Un canot remonte le canal gratuitement, même pendant que vous payez.
    .short = en amont
lever-settlement = village
    .help = Un village coûte 1 habitant de moins et demande 1 voisin de moins.
    .short = village
lever-tile = tuile
    .help = Pour une tuile ou un pâturage que vous venez de poser : 1 habitant.
    .short = tuile posée
lever-joker-or-two = joker ou deux
    .help = À tout moment 2 pièces ou 2 cartes ; ou 1 ressource de moins en payant.
    .short = ou 2 cartes
lever-joker-and-five = joker et cinq
    .help = À tout moment 5 pièces ; en payant, aussi 1 ressource de moins.
    .short = par carte
lever-cards = deux cartes
    .help = À tout moment : renoncer à 2 cartes pour 1 habitant et 3 PV.
    .short = pr 2 cartes
lever-up = en haut
lever-down = en bas
lever-line = { $lever }, { $state } : { $help }

### What cards, sites and tiles do

price-free = rien
reward-production = un site de production au choix
reward-production-of = un site de production ({ $resource })
reward-vase-or-production = 1 vase ou un site de production
when-now = aussitôt
when-end = à la fin
when-always = toujours
card-effect = { $when } : { $effect }
card-help = { $kind } ; coûte { $price } ; { $effect } ; { $vp } PV à la fin
card-line = { $id } { $name } : { $help }
effect-exchange = vous pouvez donner { $give } pour { $take }
effect-exchange-both = vous pouvez donner { $give } pour { $take }, ou l’inverse
effect-lift-lever = remonter un levier utilisé
effect-free-house = faire d’un habitant une maison, gratuitement
effect-cheap-settlement = faire d’une maison un village, avec 1 habitant et 1 voisin de moins
effect-per = { $vp } PV { $each }
effect-threshold = { $what } : { $low-vp } PV dès { $low }, { $high-vp } PV dès { $high }
effect-as-it-stands = dont { $vp } PV pour l’instant
lasting-lever-discount = { $count ->
    [one] les leviers coûtent { $count } pièce de moins
   *[other] les leviers coûtent { $count } pièces de moins
}
lasting-card-discount = cartes et projets coûtent 1 pièce de moins
lasting-discard-bonus = 1 pièce de plus pour { $card } défaussée contre des pièces
lasting-cattle-inhabitant = les bovins coûtent 1 habitant de moins
lasting-cattle-coins = placer un bovin rapporte 2 pièces de plus
lasting-river-coins = 1 pièce de plus sur les cases de la rivière avec des pièces
lasting-harbour-coins = 2 pièces chaque fois que votre navire s’arrête dans un port
lasting-harbour-cards = 2 cartes chaque fois que votre navire s’arrête dans un port
lasting-vase-bonus = 1 vase de plus sur les cases de la rivière avec un vase
counted-coin-track = pas sur la piste des pièces
    .name = Piste des pièces
    .each = pour chaque pas sur la piste des pièces
counted-card-track = pas sur la piste des cartes
    .name = Piste des cartes
    .each = pour chaque pas sur la piste des cartes
counted-levers = leviers
    .name = Leviers
    .each = pour chaque levier
counted-cattle = bovins placés
    .name = Bovins
    .each = pour chaque bovin placé
counted-houses = maisons construites
    .name = Maisons
    .each = pour chaque maison construite
counted-settlements = villages construits
    .name = Villages
    .each = pour chaque village construit
counted-production = ressources de vos sites de production
    .name = Production
    .each = pour chaque ressource de vos sites de production
counted-presences = présences en région { $region }
    .name = { $region }
    .each = pour chaque présence en région { $region }
site-one-track = { $count ->
    [one] { $count } pas sur une des pistes
   *[other] { $count } pas sur une même piste
}
site-income = { $track ->
    [coin-track] le revenu de la piste des pièces
   *[card-track] le revenu de la piste des cartes
}
site-settlement = { $vp } PV pour un village à cet endroit
site-nothing = ne coûte et ne rapporte rien
condition-pair = { $one } et { $other }
condition-lower-track = Les deux pistes
    .counts = pas sur chacune des deux pistes de revenu
condition-connected-tiles = Tuiles reliées
    .counts = tuiles reliées où vous êtes présent
condition-bridges = Ponts
    .counts = présences aux ponts
condition-regions = présences en régions { $one } et { $other }
condition-card-kinds = cartes jouées ({ $one } et { $other })
condition-exchange-inhabitants = Habitants contre PV
    .counts = échanges de 1 habitant ou 5 pièces contre 2 PV
condition-exchange-vases = Vases contre PV
    .counts = échanges de 1 vase ou 5 pièces contre 2 PV
condition-exchange-coins = Pièces contre PV
    .counts = échanges de 2 pièces contre 1 PV
scoring-help = demande { $first }, { $second }, { $third }, { $fourth } aux quatre décomptes : { $condition }
scoring-help-pair = demande { $first }, { $second }, { $third }, { $fourth } aux quatre décomptes, le premier nombre de l’un ou de l’autre : { $condition }
project-help = projet : { $price } ; rapporte { $vp } PV et { $steps }
project-of = le projet de { $tile }
project-done = Réalisé par { $names }.
scoring-of = { $me ->
    [yes] { $tile } : la vôtre, elle compte double pour vous
   *[no] { $tile } : compte double pour { $name }
}
standing = { $me ->
    [yes] vous : { $have } sur { $needed } ({ $what })
   *[no] { $name } : { $have } sur { $needed } ({ $what })
}
standing-projects = { $me ->
    [yes] vous : { $have } sur { $needed } ({ $what }), et { $count } au choix par vos projets
   *[no] { $name } : { $have } sur { $needed } ({ $what }), et { $count } au choix par ses projets
}
standing-exchange = { $me ->
    [yes] { $needed } { $what } ; vous pourriez en payer { $have }
   *[no] { $needed } { $what } ; { $name } pourrait en payer { $have }
}
standing-met = ✓ { $standing }
standing-line = · { $standing }
standing-scored = { $me ->
    [yes] · vous l’avez décomptée
   *[no] · { $name } l’a décomptée
}

### Choices

deal = { $what } : { $terms }
deal-and = { " " };{ " " }
deal-costs = coûte { $costs }
deal-brings = rapporte { $brings }
deal-needs = demande { $resources }
deal-vp-at-end = { $vp } PV à la fin
cost-boats = { $count ->
    [one] { $count } pièce pour remonter des canots
   *[other] { $count } pièces pour remonter des canots
}
cost-surcharge = { $vp } PV pour le supplément
cost-second-settlement = { $vp } PV pour un second village dans la région
cost-site = { $vp } PV du chantier
gain-of-site = { $vp } PV du chantier
gain-of-tile = { $vp } PV de la tuile
gain-of-tier = 1 habitant de la rangée
gain-of-cattle = { $vp } PV à chaque décompte pour les villages voisins
gain-lost = rien (plus de place ou de réserve : { $what })
note-levers = baisse { $levers }
note-ways = { $count } façons de payer
note-coins-left = { $count ->
    [one] il reste { $count } pièce
   *[other] il reste { $count } pièces
}
note-no-coins = ne rapporte pas de pièces
note-own-project = votre propre tuile : PV doublés
note-own-tile = votre propre tuile : double
note-score-exchange = +{ $vp } PV si vous faites les échanges, sinon −{ $vp } PV
note-choose-house = vous choisissez ensuite quelle maison
note-scoring = puis décompte intermédiaire { $number }
note-last-turns = puis les derniers tours commencent
note-ship = { $count ->
    [one] navire 1 pas
   *[other] navire jusqu’à { $count } pas
}
note-then-card = ensuite vous pouvez jouer ou défausser une carte
note-covered = sa récompense est couverte
note-houses-beside = { $count ->
    [one] 1 maison à côté : un bovin y rapporte { $coins }
   *[other] { $count } maisons à côté : un bovin y rapporte { $coins }
}
note-settlements-beside = { $count ->
    [one] 1 village à côté : 1 PV par bovin à chaque décompte
   *[other] { $count } villages à côté : { $count } PV par bovin à chaque décompte
}
note-presences-beside = { $count ->
    [one] 1 présence sur les tuiles voisines
   *[other] { $count } présences sur les tuiles voisines
}
note-region-you = les autres régions vous paient { $coins }
note-region-other = { $name } : { $what }
note-instead-of-share = vous renoncez à la partie pour tous
note-instead-of-card = vous renoncez à la carte
use-modernize = puis acheter un levier
use-upgrade = puis améliorer une pièce
use-boat = un canot remonte de « { $from } » au bois
action-pick = Choisir { $tile }
action-produce = Construire un site de production ({ $resource }), niveau { $level }
action-play = Jouer { $card }
action-project = Réaliser le projet de { $tile }
action-pay = Canots sur { $upper } et { $lower }
action-pay-both = Les deux canots sur { $place }
action-discard = Défausser { $card }
action-drop = Renoncer à { $card }
action-use = Utiliser { $lever }
action-lift = Remonter { $lever }
action-explore = Explorer : révéler une tuile et la poser
action-lay = La poser sur { $place }
action-develop = Développer { $place }
action-house = Maison sur { $place }
action-take-house = La maison du renfoncement { $recess }
action-settle = Village sur { $place }
action-cattle = Bovin sur { $place }
action-draw = { $count ->
    [one] Piocher une carte
   *[other] Piocher { $count } cartes
}
action-modernize = Acheter { $lever }
action-hire = Recruter
action-region = Choisir { $region }
action-take = { $count ->
    [one] Prendre { $count } pièce
   *[other] Prendre { $count } pièces
}
action-vase = Prendre un vase
action-sail = { $count ->
    [one] { $count } pas, { $place }
   *[other] { $count } pas, { $place }
}
action-sail-harbour = { $count ->
    [one] { $count } pas, { $place }, un port
   *[other] { $count } pas, { $place }, un port
}
action-exchange = Échanger
action-score = Décompter { $tile }
action-trade = { $count ->
    [one] Faire l’échange
   *[other] Faire { $count } échanges
}
action-pass = Rien de cela
action-pass-explore = Ne pas explorer
action-pass-pasture = Ne pas poser de pâturage
action-pass-lever = Garder le levier
action-pass-hire = Ne plus recruter
action-pass-exchange = Ne pas échanger
action-pass-trade = Ne pas échanger : manquer la tuile
action-pass-twice = Rien de cela, ni une seconde fois

### What is asked

ask-match-over = La partie est finie.
ask-wait = { $me ->
    [yes] Un instant …
   *[no] Un instant, { $name } …
}
ask-pick = { $me ->
    [yes] Choisissez la tuile de score qui comptera double pour vous.
   *[no] { $name } choisit une tuile de score.
}
ask-first-site = { $me ->
    [yes] Construisez votre premier site de production.
   *[no] { $name } construit un premier site de production.
}
ask-produce = { $me ->
    [yes] Construisez un site de production.
   *[no] { $name } construit un site de production.
}
ask-turn = { $me ->
    [yes] À vous : choisissez une plaquette d’action.
   *[no] { $name } choisit une plaquette d’action.
}
ask-offer = { $me ->
    [yes] Vous pouvez { $list }.
   *[no] { $name } peut { $list }.
}
ask-offer-twice = { $me ->
    [yes] Vous pouvez, jusqu’à deux fois, { $list }.
   *[no] { $name } peut, jusqu’à deux fois, { $list }.
}
ask-last-levers = { $me ->
    [yes] Utiliser un levier avant que tous remontent ?
   *[no] { $name } peut utiliser un levier avant que tous remontent.
}
ask-pay = { $me ->
    [yes] Comment payez-vous { $what } ?
   *[no] { $name } paie { $what }.
}
ask-drop = { $me ->
    [yes] { $count ->
        [one] Renoncez à une carte.
       *[other] Renoncez à { $count } cartes, l’une après l’autre.
    }
   *[no] { $count ->
        [one] { $name } renonce à une carte.
       *[other] { $name } renonce à { $count } cartes.
    }
}
ask-take-house = { $me ->
    [yes] Quelle maison prenez-vous sur votre plateau ?
   *[no] { $name } prend une maison du plateau.
}
ask-exchange = { $me ->
    [yes] { $card } : échanger ?
   *[no] { $name } peut échanger ({ $card }).
}
ask-lift = { $me ->
    [yes] Remontez un levier utilisé.
   *[no] { $name } remonte un levier.
}
ask-explore = { $me ->
    [yes] Explorer ?
   *[no] { $name } peut explorer.
}
ask-lay = { $me ->
    [yes] Posez la tuile. { $sites }
   *[no] { $name } pose la tuile. { $sites }
}
ask-lay-one = Son chantier { $site }.
ask-lay-two = Le chantier du haut { $upper }. Celui du bas { $lower }.
ask-pasture = { $me ->
    [yes] Poser un pâturage ?
   *[no] { $name } peut poser un pâturage.
}
ask-tile-lever = { $me ->
    [yes] Utiliser le levier 9 pour la tuile posée ?
   *[no] { $name } peut utiliser le levier 9.
}
ask-vase-or-produce = { $me ->
    [yes] Prenez un vase ou construisez un site de production.
   *[no] { $name } prend un vase ou construit un site de production.
}
ask-track = { $me ->
    [yes] { $count ->
        [one] Choisissez la piste pour { $count } pas.
       *[other] Choisissez la piste pour { $count } pas.
    }
   *[no] { $name } choisit une piste de revenu.
}
ask-region = { $me ->
    [yes] Choisissez une région : vous recevez sa récompense, les trois autres paient.
   *[no] { $name } choisit une région.
}
ask-region-share = { $me ->
    [yes] Prenez vos pièces, ou utilisez un levier.
   *[no] { $name } prend des pièces pour ses présences.
}
ask-pioneer-share = { $me ->
    [yes] Piochez deux cartes ; ensuite vous pouvez en jouer ou défausser une.
   *[no] { $name } peut piocher deux cartes.
}
ask-hire = { $me ->
    [yes] Recruter des habitants ?
   *[no] { $name } peut recruter des habitants.
}
ask-hire-again = { $me ->
    [yes] Recruter encore un habitant ?
   *[no] { $name } peut recruter d’autres habitants.
}
ask-sail = { $me ->
    [yes] { $count ->
        [one] Avancez votre navire d’un pas.
       *[other] Avancez votre navire de 1 à { $count } pas.
    }
   *[no] { $name } avance son navire.
}
ask-score = { $me ->
    [yes] Décomptez une des tuiles : { $vp } PV gagnés ou perdus, { $own } sur la vôtre.
   *[no] { $name } décompte une des tuiles.
}
ask-trade = { $me ->
    [yes] Faites { $needed } { $what }, ou manquez la tuile.
   *[no] { $name } peut faire { $needed } { $what }.
}
offer-card-day = jouer une carte Jour
    .or-discard = jouer ou défausser une carte Jour
offer-card-sunset = jouer une carte Crépuscule
    .or-discard = jouer ou défausser une carte Crépuscule
offer-card-night = jouer une carte Nuit
    .or-discard = jouer ou défausser une carte Nuit
offer-card-any = jouer une carte
    .or-discard = jouer ou défausser une carte
offer-forgone = utiliser un autre levier pour la carte abandonnée
offer-discard = en défausser une contre des pièces
offer-project = réaliser un projet
offer-develop = développer
offer-upgrade = améliorer
offer-cattle = placer un bovin
offer-modernize = acheter un levier
offer-modernize-shared = acheter un levier pour 1 habitant de plus
offer-draw-one = piocher une carte
offer-draw-two = piocher deux cartes
offer-free-house = faire d’un habitant une maison, gratuitement
offer-cheap-settlement = faire d’une maison un village à moindre prix
why-pick = Chaque place reçoit deux tuiles ; quatre sont en jeu.
why-first-site = Le premier site montre dès maintenant une ressource.
why-scoring = Décompte intermédiaire { $number } sur 4.
why-eminence = La Sage Éminence a pris { $strip } ; cette partie est aussi pour vous.
why-sail = La fin du tour.
why-taken = { $me ->
    [yes] Vous avez pris { $strip } ; cette partie est pour tous.
   *[no] { $name } a pris { $strip } ; cette partie est pour tous.
}
why-shared = { $me ->
    [yes] Vous avez pris { $strip } ; cette partie est pour tous, à vous d’abord.
   *[no] { $name } a pris { $strip } ; cette partie est pour tous.
}
why-own = { $me ->
    [yes] { $strip } : votre propre partie.
   *[no] { $name } a pris { $strip }.
}
when-round = Manche { $round } sur 2 ; ensuite vient le décompte intermédiaire { $next } sur 4.
when-last-turns = Les derniers tours : ensuite le décompte intermédiaire 4, puis la fin.
when-scoring = Manche { $round } sur 2 ; décompte intermédiaire { $number } sur 4.
when-over = Après le décompte intermédiaire 4.

### What happened

event-drew = { $me ->
    [yes] Vous piochez { $card }.
   *[no] { $name } pioche { $card }.
}
event-drew-hidden = { $me ->
    [yes] Vous piochez une carte.
   *[no] { $name } pioche une carte.
}
event-reshuffled = La défausse devient la nouvelle pioche.
event-picked = { $me ->
    [yes] Vous choisissez la tuile de score { $tile }.
   *[no] { $name } choisit la tuile de score { $tile }.
}
event-filled = La tuile de score { $tile } est aussi en jeu.
event-chose = { $me ->
    [yes] Vous prenez { $strip } ({ $count ->
        [one] { $count } pas
       *[other] jusqu’à { $count } pas
    }).
   *[no] { $name } prend { $strip } ({ $count ->
        [one] { $count } pas
       *[other] jusqu’à { $count } pas
    }).
}
event-played = { $me ->
    [yes] Vous jouez { $card }.
   *[no] { $name } joue { $card }.
}
event-realised = { $me ->
    [yes] Vous réalisez le projet de { $tile }.
   *[no] { $name } réalise le projet de { $tile }.
}
event-boats = { $me ->
    [yes] Vos canots sont maintenant sur { $places }.
   *[no] Les canots de { $name } sont maintenant sur { $places }.
}
event-discarded = { $me ->
    [yes] Vous défaussez { $card } contre des pièces.
   *[no] { $name } défausse { $card } contre des pièces.
}
event-dropped = { $me ->
    [yes] Vous renoncez à { $card }.
   *[no] { $name } renonce à { $card }.
}
event-used-lever = { $me ->
    [yes] Vous utilisez { $lever }.
   *[no] { $name } utilise { $lever }.
}
event-lifted-lever = { $me ->
    [yes] Vous remontez { $lever }.
   *[no] { $name } remonte { $lever }.
}
event-explored = { $me ->
    [yes] Vous révélez une tuile.
   *[no] { $name } révèle une tuile.
}
event-laid = { $me ->
    [yes] Vous posez la tuile sur { $place }.
   *[no] { $name } pose la tuile sur { $place }.
}
event-laid-pasture = { $me ->
    [yes] Vous posez un pâturage sur { $place }.
   *[no] { $name } pose un pâturage sur { $place }.
}
event-developed = { $me ->
    [yes] Vous développez { $place }.
   *[no] { $name } développe { $place }.
}
event-built-house = { $me ->
    [yes] Vous construisez une maison sur { $place }.
   *[no] { $name } construit une maison sur { $place }.
}
event-built-settlement = { $me ->
    [yes] Vous construisez un village sur { $place }.
   *[no] { $name } construit un village sur { $place }.
}
event-placed-cattle = { $me ->
    [yes] Vous placez un bovin sur { $place }.
   *[no] { $name } place un bovin sur { $place }.
}
event-modernized = { $me ->
    [yes] Vous achetez { $lever }.
   *[no] { $name } achète { $lever }.
}
event-gained = { $me ->
    [yes] Vous recevez { $what }.
   *[no] { $name } reçoit { $what }.
}
event-lost = { $me ->
    [yes] Vous donnez { $what }.
   *[no] { $name } donne { $what }.
}
event-produced = { $me ->
    [yes] Vous construisez un site de production ({ $resource }), niveau { $level }.
   *[no] { $name } construit un site de production ({ $resource }), niveau { $level }.
}
event-advanced = { $me ->
    [yes] Vous faites { $steps }.
   *[no] { $name } fait { $steps }.
}
event-region = { $me ->
    [yes] Vous choisissez { $region } ; les autres régions paient.
   *[no] { $name } choisit { $region } ; les autres régions paient.
}
event-sailed = { $me ->
    [yes] Votre navire va à la { $place }.
   *[no] Le navire de { $name } va à la { $place }.
}
event-scoring = Le décompte intermédiaire { $number } sur 4 commence.
event-tile-met = { $me ->
    [yes] Vous remplissez la tuile de score { $tile }.
   *[no] { $name } remplit la tuile de score { $tile }.
}
event-tile-missed = { $me ->
    [yes] Vous manquez la tuile de score { $tile }.
   *[no] { $name } manque la tuile de score { $tile }.
}
event-round = La seconde manche commence : tous les navires remontent la rivière.
event-last-round = Le bout de la rivière est atteint : les derniers tours.
event-solo-tile = La Sage Éminence révèle { $tile } et préfère { $place }.
event-eminence-chose = { $count ->
    [one] La Sage Éminence prend { $strip } ({ $count } pas).
   *[other] La Sage Éminence prend { $strip } ({ $count } pas).
}
event-eminence-cactus = { $count ->
    [one] La Sage Éminence fait { $count } pas sur la piste du cactus.
   *[other] La Sage Éminence fait { $count } pas sur la piste du cactus.
}
event-eminence-laid = La Sage Éminence pose la tuile sur { $place }.
event-eminence-pasture = La Sage Éminence pose un pâturage sur { $place }.
event-eminence-house = La Sage Éminence construit une maison sur { $place }.
event-eminence-settlement = La Sage Éminence construit un village sur { $place }.
event-eminence-cattle = La Sage Éminence place un bovin sur { $place }.
event-eminence-region = La Sage Éminence choisit { $region } ; les autres régions paient.
event-eminence-gained = La Sage Éminence reçoit { $what }.
event-eminence-sailed = Son navire va à la { $place }.
event-over = La partie est finie.

### The map, the river and what each has

space-empty = { $space } : pas encore de tuile, explorer ne rapporte rien.
space-empty-reward = { $space } : pas encore de tuile ; explorer rapporte { $reward }.
space-tile = { $space } : une tuile.
space-pasture = { $space } : pâturage avec { $cattle }.
space-pasture-empty = { $space } : pâturage sans bovins.
space-cattle = { $cattle } ({ $name })
space-bridge = Pont vers la case { $space }.
site-free = { $site } libre : { $site-rule }.
site-taken = { $site } : { $piece } ({ $name })
site-taken-vp = { $standing } ; { $vp }.
label = { $region } : récompense { $reward }
label-covered = { $region } : récompense { $reward }, couverte
river-line = { $number } : { $what }
river-harbour = port
river-lock = puis une écluse
river-nothing = rien
river-ship = { $me ->
    [yes] votre navire
   *[no] navire de { $name }
}
river-ship-eminence = navire de la Sage Éminence
summary-goods = { $name } : { $goods }
summary-ranch = { $count ->
    [one] { $count } habitant au ranch (réserve { $supply })
   *[other] { $count } habitants au ranch (réserve { $supply })
}
summary-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
summary-board = encore sur le plateau : { $pieces }
summary-none = rien
summary-production = production : { $production } ; canots sur { $boats }
summary-tracks = piste des pièces { $coin }, piste des cartes { $card } ; prochain revenu { $income }
summary-levers = leviers : { $levers }
summary-lever-down = { $lever } en bas
summary-no-levers = aucun levier
summary-played = { $count ->
    [one] { $count } carte jouée
   *[other] { $count } cartes jouées
}
played-worth = ({ $vp } PV pour l’instant)
eminence-points = La Sage Éminence ({ $level }) : { $vp }
eminence-prospects = avec les tuiles B qui restent : { $vp }
eminence-cactus = piste du cactus { $place } sur { $last } ; prochain revenu { $vp } PV
eminence-stack = face cachée : { $a } A, { $b } B (chaque B restant : 10 PV à la fin)
eminence-revealed = révélée : { $tile }, cherche à partir de la case { $preferred }. { $help }

### Points

category-track = En route
    .help = PV de la piste : décomptes, récompenses, pertes.
category-levers = Leviers
    .help = Avec 4 à 6 leviers 2 PV chacun, dès 7 leviers 3 PV chacun.
category-cards = Cartes jouées
    .help = Les PV imprimés sur les cartes jouées.
category-effects = Effets des cartes
    .help = Ce que les cartes jouées paient à la fin.
category-tiers = Rangées du bas
    .help = Pour chaque renfoncement vide 2 PV dans la troisième rangée, 4 dans la quatrième, 6 dans la cinquième.
category-solo-tiles = Tuiles non révélées
    .help = 10 PV pour chaque tuile B encore face cachée à la fin.
tie-broken = À égalité de points, c’est gagné.

points-unit = PV
shared-row = La partie pour tous
shared-done = { $name } : terminé
shared-asked = { $name } : à son tour
shared-to-come = { $name } : encore à venir
scene-again = Revoir le dernier décompte
chip-develop = Développer
chip-house = Maison
chip-settlement = Village
chip-cattle = Bovins
chip-play = Jouer
chip-project = Projet
chip-modernize = Levier
chip-discard = Défausser
chip-lever = Utiliser un levier
have-coins = pièces
have-vases = vases
have-inhabitants = habitants au ranch
have-cards = cartes en main
have-levers = leviers levés
have-production = sites de production
have-coin-track = pas sur la piste des pièces
have-card-track = pas sur la piste des cartes
have-vp = PV
note-tile-met = « { $tile } » est remplie pour le décompte { $number }
note-tile-lost = « { $tile } » n’est plus remplie pour le décompte { $number }
note-shows-something-new = révèle quelque chose : ne peut pas être annulé
note-payable = alors à votre portée : { $cards }
note-income = puis le revenu du décompte : { $what }
track-line = { $me ->
    [yes] Vous
   *[no] { $name }
} : pas { $count }, { $income } à chaque décompte
recess = Maison { $number }
recess-nothing = n’apporte rien de plus
played-by = { $me ->
    [yes] Vous avez joué :
   *[no] { $name } a joué :
}
area-board = Carte
area-strips = Échelle
area-hand = Main
area-own-board = Plateau
area-levers = Leviers
area-river = Rivière
area-scoring = Tuiles de décompte
area-played = Cartes jouées

### Les parties de la table

ladder-title = Plaquettes d’action
ladder-fine = −{ $vp } PV
plank-label = { $count ->
    [one] { $name }, navire d’une case
   *[other] { $name }, navire jusqu’à { $count } cases
}
plank-label-fine = { $count ->
    [one] { $name }, navire d’une case, coûte { $vp } PV
   *[other] { $name }, navire jusqu’à { $count } cases, coûte { $vp } PV
}
plank-in-use = en cours
plank-awaited = { $count ->
    [one] figure sur { $count } tuile solo qui peut encore venir
   *[other] figure sur { $count } tuiles solo qui peuvent encore venir
}
plank-all = tous
plank-others = autres
plank-or = ou
plank-pasture = un pâturage
plank-reward = d’une région
plank-regions = par présence
plank-lever = un levier
sheet-fine = coûte { $vp } PV : { $before } → { $after }
sheet-cards = { $count } en main, dont { $play } jouables
sheet-payable = { $count } à votre portée
supply-tiles = { $count ->
    [one] { $count } tuile à explorer
   *[other] { $count } tuiles à explorer
}
supply-pastures = { $count ->
    [one] { $count } pâturage restant
   *[other] { $count } pâturages restants
}
supply-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
supply-discards = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
board-of = Plateau de { $name }
board-whose = Plateau de qui
board-key = O
board-key-does = montrer les plateaux des autres, l’un après l’autre
board-ranch = Ranch
board-supply = réserve { $count }
board-income = Prochain revenu
site-level = { $level ->
    [0] { $resource }, pas construit
   *[other] { $resource }, niveau { $level }
}
boats-at = canots sur { $places }
lever-label = { $lever }, { $state }
recess-full = occupé ; une fois vide { $what }
recess-empty = vide ; { $what }
tier-emptied = vidée : son habitant est libre
tier-to-go = encore { $count }
tier-to-go-hint = { $count ->
    [one] encore { $count } pièce d’ici et d’au-dessus libère l’habitant
   *[other] encore { $count } pièces d’ici et d’au-dessus libèrent l’habitant
}
tier-end = { $vp } PV à la fin pour chaque logement vide
tier-surcharge = { $count ->
    [one] les pièces d’ici coûtent { $count } habitant de plus
   *[other] les pièces d’ici coûtent { $count } habitants de plus
}
card-free = gratuit
card-label = { $name }. { $help }
hand-empty = Aucune carte. Bâtisseur, Progrès, les chantiers et la rivière font piocher.
hand-of-nobody = Qui regarde ne voit aucune main.
played-none = rien encore
holdings-ranch = { $count ->
    [one] { $count } habitant au ranch
   *[other] { $count } habitants au ranch
}
holdings-levers = { $up } leviers en haut sur { $count }
holdings-houses = { $count } maisons construites sur { $all }
holdings-settlements = { $count } villages construits sur { $all }
holdings-cattle = { $count } bovins placés sur { $all }
warn-lock = peut franchir l’écluse au prochain tour
warn-end-of-round = peut finir la manche au prochain tour
warn-last-turns = peut lancer les derniers tours
goals-next = décompte { $number } : { $number } PV
goals-none = Chacun choisit une tuile sur deux.
clock-lock = décompte { $number } à l’écluse
clock-end = décompte { $number } au bout de la rivière
clock-now = décompte { $number } en cours
clock-over = les quatre décomptes sont faits
solo-column = { $piece } : { $taken } sur { $all } pris
solo-cactus = piste du cactus, case { $place } sur { $last }
solo-income = prochain revenu { $vp } PV
scene-title = Décompte intermédiaire { $number } sur 4
scene-cards = cartes et améliorations
scene-tiles = tuiles
scene-income = revenu
scene-levers = leviers
scene-labels = récompenses des régions
scene-tile = Tuile
scene-coins = Pièces
scene-drawn = Cartes
scene-vp = PV

### Mise en place

set-up-level = La force de la Sage Éminence
set-up-solo = Elle n’a besoin ni de pièces ni de cartes, prend l’action la plus haute que nomme sa tuile et vous fait profiter de chacune de ses actions. À égalité, vous gagnez.
set-up-others = Deux manches le long de la rivière avec quatre décomptes. Tuiles, actions et cartes viennent au hasard ; chacun choisit la tuile de décompte qui vaut double pour lui.
set-up-map = La carte au début
set-up-map-hint = Cela pourrait commencer ainsi : l’emplacement des premières tuiles est laissé au hasard.

### About the game

help-about-trademark = Boonlake est un jeu d’Alexander Pfister, édité par dlp games. Ce programme est indépendant ; tous les dessins et textes sont les nôtres.
