# Suna Valo: names, what things do, what is asked and what happened, in French.
#
# Attributes: `.help` explains a thing; `.object`, `.into`, `.in` and `.of` are a column within a
# sentence ("activate the plants", "into the plants"); `.letter` stands for a good in tight places.
# { $me } is "yes" if the viewer is the one who acts.

### How things are put together

joined-notes = { $first } ; { $next }
joined-or = { $first } ou { $last }
numbered = { $what } ({ $number })
nothing = rien
empty = vide
era = ère { $numeral }
taken = { $count ->
    [one] { $count } { $what }
   *[other] { $count } parmi { $what }
}
given = { $what } { $from }
given-market = { $what } au marché pour { $energy }
given-market-left = { $what } ({ $left })
energy-left = il en reste { $left }
from-market = { $what } du marché

### Goods and what is counted

good-grain = céréale
    .letter = C
good-lily = nénuphar
    .letter = N
good-flower = fleur
    .letter = F
good-wool = laine
    .letter = L
good-egg = œuf
    .letter = O
good-energy = énergie
    .letter = E
count-grain = { $count ->
    [one] { $count } céréale
   *[other] { $count } céréales
}
count-lily = { $count ->
    [one] { $count } nénuphar
   *[other] { $count } nénuphars
}
count-flower = { $count ->
    [one] { $count } fleur
   *[other] { $count } fleurs
}
count-wool = { $count ->
    [one] { $count } laine
   *[other] { $count } laines
}
count-egg = { $count ->
    [one] { $count } œuf
   *[other] { $count } œufs
}
count-energy = { $count ->
    [one] { $count } énergie
   *[other] { $count } énergies
}
count-any = { $count ->
    [0] rien
    [one] { $count } bien au choix
   *[other] { $count } biens au choix
}
count-steps = { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}
count-deliveries = { $count ->
    [one] { $count } livraison
   *[other] { $count } livraisons
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-scarcity = { $count ->
    [one] { $count } marqueur de pénurie
   *[other] { $count } marqueurs de pénurie
}
count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
count-crate = { $count ->
    [one] { $count } caisse
   *[other] { $count } caisses
}
count-barrel = { $count ->
    [one] { $count } tonneau
   *[other] { $count } tonneaux
}
count-ship = { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
}

### The farm

column-plants = Plantes
    .object = les plantes
    .into = dans les plantes
    .of = des plantes
    .help = Tête : 1 céréale ou nénuphar
column-flowers = Fleurs
    .object = les fleurs
    .into = dans les fleurs
    .of = des fleurs
    .help = Tête : 1 fleur
column-pastures = Pâturages
    .object = les pâturages
    .into = dans les pâturages
    .of = des pâturages
    .help = Tête : 1 laine ou œuf
column-discoveries = Découvertes
    .object = les découvertes
    .into = dans les découvertes
    .of = des découvertes
    .help = Tête : 1 énergie
column-dock = Dock
    .object = le dock
    .into = dans le dock
    .of = du dock
    .help = Tête : 1 livraison
column-orders = Commandes
    .object = les commandes
    .into = dans les commandes
    .of = des commandes
    .help = Tête : les livraisons du dock, à ces commandes seulement
store-head = Tête
    .into = dans la tête { $of }
    .from = de la tête { $of }
store-endless = Silo
    .into = dans le silo { $of }
    .from = du silo { $of }
store-satchel = Besace
    .into = dans la besace
    .from = de la besace
store-card = Carte
    .into = sur { $card }
    .from = de la carte { $card }
store-free = libre
stores = réserves : { $what }
silo = { $single }, silo : { $goods }
face-down = face cachée
order-open = { $card } : encore { $goods } pour { $points }
order-done = { $card } : remplie, { $points }
row-card = { $card } : { $does }
figure-crate = Caisse
figure-barrel = Tonneau
figure-ship = Bateau
track-left = Piste gauche
    .help = multiplie les points de la droite
track-right = Piste droite
    .help = des points, et des tuiles robot
spot-face-down-step = Second regard
    .help = chaque carte posée face cachée donne 1 pas
spot-ship-discount = Laissez-passer du port
    .help = les commandes maritimes coûtent 1 bien de moins
spot-village-discount = Bon client
    .help = les cartes du village coûtent 1 bien de moins
spot-plant-market = Marchand de plantes
    .help = céréales et nénuphars coûtent 1 énergie de moins au marché
spot-flower-market = Marchand de fleurs
    .help = les fleurs coûtent 1 énergie de moins au marché
spot-pasture-market = Marchand des pâturages
    .help = laine et œufs coûtent 1 énergie de moins au marché
spot-plant-silo = Silo des plantes
    .help = réserve sans fin pour céréales et nénuphars
spot-flower-silo = Silo des fleurs
    .help = réserve sans fin pour les fleurs
spot-pasture-silo = Silo des pâturages
    .help = réserve sans fin pour laine et œufs
spot-energy-income = Revenu d’énergie
    .help = 2 énergies, maintenant et après chaque ère
spot-crop-income = Revenu de récolte
    .help = 1 céréale, nénuphar ou fleur, maintenant et après chaque ère
spot-animal-income = Revenu d’élevage
    .help = 1 laine ou œuf, maintenant et après chaque ère
spot-left-lower = Piste gauche, en bas
    .help = ouvre la piste gauche à la case { $space }
spot-left-middle = Piste gauche, au milieu
    .help = ouvre la piste gauche à la case { $space }
spot-left-upper = Piste gauche, en haut
    .help = ouvre la piste gauche à la case { $space }
spot-right-lower = Piste droite, en bas
    .help = évite le détour de la case { $space } de la piste droite
spot-right-middle = Piste droite, au milieu
    .help = évite le détour de la case { $space } de la piste droite
spot-right-upper = Piste droite, en haut
    .help = évite le détour de la case { $space } de la piste droite

### Cards

card = Carte
card-in = { $columns } : { $does }
card-festival = Fête : { $does }
does-make = produit { $what }
does-order = demande { $slots }, rapporte { $points }
does-points = { $points } à la fin
card-plants-grain = Champ de céréales
card-plants-lily = Étang aux nénuphars
card-plants-grain-grain = Grands champs
card-plants-lily-lily = Grands étangs
card-plants-grain-lily = Champ et étang
card-plants-lily-flower = Étang et parterre
card-plants-grain-flower = Champ et parterre
card-plants-points = Vieux verger
card-flowers-flower = Parterre fleuri
card-flowers-flower-flower = Rangs de fleurs
card-pastures-wool = Bergerie
card-pastures-egg = Poulailler
card-pastures-wool-egg = Étable mixte
card-pastures-wool-wool = Grande bergerie
card-pastures-egg-egg = Grand poulailler
card-pastures-animal = Pré
card-pastures-points = Vieille grange
card-discoveries-energy = Vieille pile
card-discoveries-step = Vieux rouage
card-discoveries-energy-step = Vieux moteur
card-discoveries-step-step = Rouages jumeaux
card-discoveries-crop = Cache de semences
card-discoveries-animal = Troupeau égaré
card-discoveries-delivery = Drone perdu
card-discoveries-energy-energy-delivery = Cellule d’énergie
card-discoveries-points = Vieille relique
card-dock-delivery = Aire de drone
card-dock-delivery-delivery = Aires jumelles
card-dock-energy-delivery = Aire solaire
card-dock-delivery-step = Atelier de drones
card-dock-delivery-step-step = Dock aux rouages
card-dock-delivery-delivery-step = Grand dock
card-dock-points = Vieille jetée
card-orders-small = Commande
card-orders-great = Grande commande
card-some-makes = Jardin mêlé
card-some-delivery = Cour des drones
card-some-step = Cour des rouages
card-some-goods = Vieille réserve
card-some-energy = Maison des piles
card-some-points = Vieux lieu

### Festivals

festival-harvest-fair = Fête de la moisson
    .help = 2 énergies par carte des plantes, pour les deux ; 3 énergies de plus à l’achat
festival-flock-fair = Fête du troupeau
    .help = 2 énergies par carte des pâturages, pour les deux ; 2 parmi céréale, nénuphar ou fleur de plus à l’achat
festival-finders-fair = Fête des trouvailles
    .help = 2 énergies par carte des découvertes, pour les deux ; 2 parmi laine ou œuf de plus à l’achat
festival-little-regatta = Petite régate
    .help = chacun peut remplir une commande maritime, à l’achat pour 1 bien de moins
festival-regatta = Régate
    .help = chacun peut remplir une commande maritime, à l’achat pour 2 biens de moins
festival-barrel-fair = Fête des tonneaux
    .help = 2 énergies par tonneau à vous sur les commandes publiques, pour les deux ; 2 parmi céréale, nénuphar ou fleur de plus à l’achat
festival-cog-fair = Fête des rouages
    .help = 2 énergies par pas montré sur vos cartes, pour les deux ; 2 pas de plus à l’achat
festival-blossom-fair = Fête des fleurs
    .help = 2 énergies par carte des fleurs, pour les deux ; 2 parmi laine ou œuf de plus à l’achat
festival-great-regatta = Grande régate
    .help = chacun peut remplir une commande maritime, à l’achat pour 3 biens de moins
festival-drone-fair = Fête des drones
    .help = 2 énergies par carte du dock, pour les deux ; 2 livraisons de plus à l’achat
festival-notice-fair = Fête des commandes
    .help = 2 énergies par carte des commandes, pour les deux ; 2 points de plus à l’achat
festival-open-day = Portes ouvertes
    .help = chacun utilise jusqu’à 3 cartes, chacune dans une autre colonne parmi plantes, fleurs, pâturages et découvertes ; 2 points de plus à l’achat
celebrated-energy = pour vous { $yours }, pour { $name } { $theirs }

### Characters

character-courier = Messagère
    .help = 1 livraison de plus chaque fois que le dock ou les commandes travaillent
character-haggler = Marchandeur
    .help = les prix peuvent être de 1 sous le minimum
character-satchel = Colporteuse
    .help = trois réserves de plus pour toutes les ressources
character-scout = Éclaireur
    .help = peut retourner la première carte de la pioche avant de compléter son étal
character-tinker = Bricoleuse
    .help = 1 bien au choix après chaque emploi d’une tuile de progrès
character-barterer = Troqueur
    .help = une fois par tour, échange un bien de son étal contre un autre
character-skipper = Batelière
    .help = après chaque commande maritime, utilise une carte des plantes, des fleurs ou des pâturages
character-gleaner = Récupérateur
    .help = avant chaque revenu, pose une carte défaussée, qui travaille aussitôt

### Orders and tiles

public-order = commande publique { $number }
ship-energy-cargo = Fret d’énergie
    .help = donne 5 énergies
ship-crop-cargo = Fret de récolte
    .help = donne 3 parmi céréale, nénuphar ou fleur
ship-animal-cargo = Fret d’élevage
    .help = donne 2 parmi laine ou œuf
ship-clear-track = Voie libre
    .help = retire une figurine de la piste gauche et donne 2 pas
ship-early-shift = Équipe du matin
    .help = fait travailler une colonne, mais pas les commandes
ship-plain-honours = Honneurs simples
    .help = 3 points à la fin
ship-field-shift = Équipe des champs
    .help = fait travailler plantes, fleurs ou pâturages
ship-clear-place = Place nette
    .help = retire une figurine quelconque de la ferme et donne 3 énergies
ship-late-shift = Équipe du soir
    .help = fait travailler une colonne, mais pas les commandes
ship-second-hand = Seconde main
    .help = pose une carte défaussée, qui travaille aussitôt
ship-spare-tile = Robot de rechange
    .help = donne une tuile de progrès de la boîte
ship-mixed-cargo = Fret mixte
    .help = donne 1 céréale ou nénuphar, 1 fleur et 1 laine ou œuf
ship-dock-honours = Honneurs du dock
    .help = à la fin, 1 point par carte du dock
ship-field-honours = Honneurs des champs
    .help = à la fin, 1 point pour deux cartes des plantes et des fleurs
ship-finders-honours = Honneurs des trouvailles
    .help = à la fin, 1 point par carte des découvertes
ship-crate-honours = Honneurs des caisses
    .help = à la fin, 1 point par caisse à vous sur les commandes
ship-flock-honours = Honneurs du troupeau
    .help = à la fin, 1 point par carte des pâturages
ship-barrel-honours = Honneurs des tonneaux
    .help = à la fin, 1 point par tonneau à vous sur les commandes
tile-flower-energy = Robot des fleurs
    .help = 1 énergie chaque fois que les fleurs travaillent
tile-plant-energy = Robot des plantes
    .help = 1 énergie chaque fois que les plantes travaillent
tile-pasture-energy = Robot des pâturages
    .help = 1 énergie chaque fois que les pâturages travaillent
tile-pasture-crop = Robot fourrager
    .help = 1 céréale, nénuphar ou fleur chaque fois que les pâturages travaillent
tile-discovery-animal = Robot pisteur
    .help = 1 laine ou œuf chaque fois que les découvertes travaillent
tile-dock-crop = Robot chargeur
    .help = 1 céréale, nénuphar ou fleur chaque fois que le dock travaille
tile-order-step = Robot archiviste
    .help = 1 pas chaque fois que les commandes travaillent
tile-order-animal = Robot berger
    .help = 1 laine ou œuf chaque fois que les commandes travaillent
tile-end-columns = Longues colonnes
    .help = 1 point par colonne de trois cartes ou plus
tile-end-energy = Piles pleines
    .help = 1 point pour 2 énergies, 6 au plus
tile-end-rows = Belles rangées
    .help = 2 points par tuile de rangée
tile-end-barrels = Tonneaux à foison
    .help = 1 point par tonneau à vous sur les commandes
tile-end-crates = Caisses à foison
    .help = 1 point par caisse à vous sur les commandes
tile-end-resources = Réserves pleines
    .help = 1 point pour 2 ressources en réserve, 6 au plus
tile-end-ships = Bateaux à foison
    .help = 1 point par bateau à vous sur les commandes
tile-end-points = Valeur sûre
    .help = 3 points

### Points

category-ships = Bateaux
    .help = Les points des places prises par vos bateaux.
category-ship-effects = Honneurs
    .help = Ce que vos commandes maritimes comptent à la fin.
category-public-orders = Commandes publiques
    .help = Les points des places prises par vos tonneaux.
category-own-orders = Vos commandes
    .help = Les points de vos commandes avec une caisse.
category-cards = Cartes
    .help = Les cartes de ferme qui ont leurs points, et les fêtes gardées.
category-farm-board = Ferme
    .help = Les points des places dont la figurine est partie.
category-rows = Rangées
    .help = 5 points par rangée pleine prise pour ses points.
category-tracks = Pistes
    .help = Les points de la droite multipliés par le facteur de la gauche.
category-end-tile = Tuile de fin
    .help = Ce que compte votre tuile de fin.
category-goods = Biens
    .help = 1 point pour cinq biens restants.
category-scarcity = Pénurie
    .help = 1 point de moins par marqueur de pénurie.
tie-broken = Égalité de points : gagne qui n’a pas l’arbre de départ.

### What is asked: the title

ask-character = { $me ->
    [yes] Gardez l’un des deux personnages.
   *[no] À { $name } de garder l’un des deux personnages.
}
ask-prepare = { $me ->
    [yes] Posez un bien sur { $card } de votre étal.
   *[no] À { $name } de poser un bien sur { $card }.
}
ask-turn = { $me ->
    [yes] À vous : achetez une carte ou envoyez un bateau.
   *[no] À { $name } d’acheter une carte ou d’envoyer un bateau.
}
ask-pay = { $me ->
    [yes] Payez { $price }.
   *[no] À { $name } de payer { $price }.
}
ask-pay-card = { $me ->
    [yes] Payez { $price } pour { $card }.
   *[no] À { $name } de payer { $price } pour { $card }.
}
ask-receive = { $me ->
    [yes] Rangez ce que vous recevez : { $goods }.
   *[no] À { $name } de ranger { $goods }.
}
ask-place = { $me ->
    [yes] Posez { $card }, face visible ou cachée.
   *[no] À { $name } de poser { $card }.
}
ask-festival = { $me ->
    [yes] Célébrez { $card }, ou posez la carte face cachée.
   *[no] À { $name } de célébrer { $card } ou de la poser face cachée.
}
ask-column = { $me ->
    [yes] { $column } au travail, dans l’ordre de votre choix : { $what }.
   *[no] { $name } utilise { $column } : { $what }.
}
ask-pool = { $me ->
    [yes] Utilisez { $what }.
   *[no] À { $name } d’utiliser { $what }.
}
ask-pool-parts = { $column } : utilisez ceci dans l’ordre de votre choix.
ask-pool-empty = { $me ->
    [yes] Troqueur : échangez un bien de votre étal, ou terminez.
   *[no] { $name } peut échanger un bien.
}
ask-row = { $me ->
    [yes] Utilisez les cartes de la rangée, une à une.
   *[no] À { $name } d’utiliser les cartes d’une rangée.
}
ask-row-bonus = { $me ->
    [yes] La rangée { $row } est pleine : prenez des points, ou réutilisez ses cartes.
   *[no] La rangée { $row } de { $name } est pleine : des points, ou ses cartes encore une fois.
}
ask-pick-cards = { $me ->
    [yes] { $count ->
        [one] Utilisez une de vos cartes.
       *[other] Utilisez jusqu’à { $count } de vos cartes, chacune dans une autre colonne.
    }
   *[no] { $name } peut utiliser des cartes.
}
ask-pick-column = { $me ->
    [yes] Faites travailler une colonne : { $columns }.
   *[no] À { $name } de faire travailler une colonne.
}
ask-gain = { $me ->
    [yes] Prenez { $what }.
   *[no] À { $name } de prendre { $what }.
}
ask-figure = { $me ->
    [yes] { $figure ->
        [crate] Choisissez la caisse qui quitte votre ferme.
        [barrel] Choisissez le tonneau qui quitte votre ferme.
        [ship] Choisissez le bateau qui quitte votre ferme.
       *[any] Vous pouvez retirer une figurine de votre ferme.
    }
   *[no] { $figure ->
        [crate] À { $name } de choisir une caisse.
        [barrel] À { $name } de choisir un tonneau.
        [ship] À { $name } de choisir un bateau.
       *[any] { $name } peut retirer une figurine de sa ferme.
    }
}
ask-tile = { $me ->
    [yes] { $pool ->
        [progress] Prenez une tuile de progrès.
        [boxed] Prenez une tuile de progrès de la boîte.
       *[end] Prenez une tuile de fin.
    }
   *[no] { $pool ->
        [progress] À { $name } de prendre une tuile de progrès.
        [boxed] À { $name } de prendre une tuile de progrès de la boîte.
       *[end] À { $name } de prendre une tuile de fin.
    }
}
ask-dig = { $me ->
    [yes] Posez une carte défaussée ; elle travaille aussitôt, seule.
   *[no] { $name } peut poser une carte défaussée.
}
ask-refill = { $me ->
    [yes] Choisissez une carte du village pour la place { $place } de votre étal.
   *[no] À { $name } de compléter la place { $place } de son étal.
}
ask-refill-looked = { $me ->
    [yes] Choisissez { $card } ou une carte du village pour la place { $place } de votre étal.
   *[no] À { $name } de compléter la place { $place } de son étal ; { $card } est visible.
}
ask-price = { $me ->
    [yes] { $count ->
        [one] Un prix pour { $card } : encore { $count } bien au moins.
       *[other] Un prix pour { $card } : encore { $count } biens au moins.
    }
   *[no] { $count ->
        [one] À { $name } de fixer le prix de { $card } : encore { $count } bien au moins.
       *[other] À { $name } de fixer le prix de { $card } : encore { $count } biens au moins.
    }
}
ask-price-more = { $me ->
    [yes] Montez le prix de { $card }, ou laissez-le.
   *[no] { $name } peut monter le prix de { $card }.
}
ask-swap = { $me ->
    [yes] Donnez un bien contre { $taken } sur { $card }.
   *[no] À { $name } de donner un bien contre { $taken } sur { $card }.
}
ask-ship = { $me ->
    [yes] { $count ->
        [0] { $festival } : vous pouvez envoyer un bateau.
        [one] { $festival } : vous pouvez envoyer un bateau pour { $count } bien de moins.
       *[other] { $festival } : vous pouvez envoyer un bateau pour { $count } biens de moins.
    }
   *[no] { $festival } : { $name } peut envoyer un bateau.
}
ask-renew = { $me ->
    [yes] Préparez l’{ $era } : mettez des cartes de votre main dans votre étal, ou gardez-le.
   *[no] À { $name } de préparer l’{ $era }.
}
ask-wait = { $me ->
    [yes] Un instant.
   *[no] { $name } continue.
}
ask-match-over = La partie est terminée.

### What is asked: why, and what helps

why-bought = { $name } a acheté une de vos cartes.
why-refill = Vous avez pris une carte de votre propre étal.
why-ship = Il marque { $order }.
why-complete = La figurine marque la commande remplie.
why-alone = La batelière l’utilise seule : ni tête, ni tuiles.
why-festival = Une fête le permet aux deux.
why-dig = Sa colonne ne travaille pas.
why-tile = Votre rouage a atteint une tuile. Elle agit dès votre prochain tour.
why-end-tile = Votre rouage est au bout de la piste droite.
help-prepare = Qui vous achète la carte paie la même chose.
help-turn = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} et { $ships ->
    [one] { $ships } commande maritime
   *[other] { $ships } commandes maritimes
} à votre portée.
help-price = Il part si vous prenez la carte vous-même ; si l’autre l’achète, vous le recevez en double.
help-payable = { $name } pourrait payer cela maintenant.
help-not-payable = { $name } ne pourrait pas payer cela maintenant : il manque { $what }.
help-scarcity = { $count ->
    [one] Vos biens ne suffisent pas : { $count } marqueur de pénurie, qui vous coûte 1 point ; qui achète la carte vous donne 1 bien au choix pour lui.
   *[other] Vos biens ne suffisent pas : { $count } marqueurs de pénurie, qui vous coûtent 1 point chacun ; qui achète la carte vous donne 1 bien au choix pour chacun.
}
help-renew = Les biens restent sur la place et sont complétés jusqu’au nouveau minimum. Le reste de la main est défaussé.
help-overflow = { $count ->
    [one] { $count } ne trouve pas de place et devient de l’énergie.
   *[other] { $count } ne trouvent pas de place et deviennent de l’énergie.
}
help-no-room = Pas de place pour { $goods }.
help-lost = { $count ->
    [one] { $count } sera perdu, faute de place.
   *[other] { $count } seront perdus, faute de place.
}
help-lost-yet = { $count ->
    [one] { $count } sera perdu si aucune place ne se libère avant.
   *[other] { $count } seront perdus si aucune place ne se libère avant.
}

### Choices, as labels

action-keep = Garder { $character }
action-buy-village = Acheter { $card } au village pour { $price }
action-buy-own = Prendre { $card } de votre étal, sans rien payer
action-buy-other = Acheter { $card } à { $name } pour { $price }
action-ship = Envoyer un bateau pour { $order } contre { $price }
action-pay = Payer { $what }
action-price = Poser { $what } sur { $card }
action-give = Donner { $what } contre { $taken }
action-rest = Tout payer de la façon évidente
action-rest-price = Le prix le plus bas
rest = { $how } : { $what }
rest-market = { $goods } du marché pour { $energy }
rest-saved = sans { $goods }
action-save = Laisser de côté { $good }
action-place = Face visible { $into }
action-place-down = Face cachée { $into }, sans sa fonction
action-celebrate = Célébrer { $card }
action-produce-head = { $what } de la tête { $of }, { $into }
action-produce = { $what } de la carte { $card }, { $into }
action-store = Prendre { $what }, { $into }
action-take-energy = Prendre { $what }
action-use-tile = Utiliser { $tile }
action-use = Utiliser { $card }
action-activate = Faire travailler { $column }
action-deliver = Livrer { $what } : { $to }
action-step-left = Piste gauche, case { $space }
action-step-right = Piste droite, case { $space }
action-step-around = Piste droite, détour de la case { $space } : { $now } sur { $all }
action-lift = { $figure ->
    [crate] La caisse de « { $spot } »
    [barrel] Le tonneau de « { $spot } »
   *[ship] Le bateau de « { $spot } »
}
action-take = Prendre { $tile }
action-row-points = Prendre { $points } pour la rangée
action-row-activate = Réutiliser les cartes de la rangée
action-dig = Poser { $card } { $into }
action-refill = { $least ->
    [0] { $card }, sans prix minimum
   *[other] { $card } pour { $least } au moins
}
action-look = Retourner d’abord la première carte de la pioche, visible de tous
action-replace = { $card } à la place de { $old }
action-swap = Prendre { $what } sur { $card } et y poser un autre bien
action-skip = S’en passer
action-skip-figure = Laisser les figurines en place
action-skip-ship = N’envoyer aucun bateau
action-skip-dig = Ne poser aucune carte
action-done = Terminé
action-done-unused = Terminé, en renonçant à { $what }
action-done-parts = Terminé, en renonçant au reste
action-done-price = C’est le prix : { $price }
action-done-renew = Garder l’étal tel quel
action-done-row = Terminé avec la rangée
price-village = { $discount ->
    [0] minimum { $minimum } et { $place } pour la place
   *[other] minimum { $minimum } et { $place } pour la place, moins { $discount } de remise
}
price-own = retourne à la réserve : { $goods }
price-own-scarcity = { $count ->
    [one] { $count } marqueur de pénurie reste chez vous : 1 point de moins
   *[other] { $count } marqueurs de pénurie restent chez vous : 1 point de moins chacun
}
price-other = { $name } reçoit { $goods }
price-other-scarcity = { $count ->
    [one] { $count } marqueur de pénurie va à { $name } : 1 point de moins de son côté ; vous donnez 1 bien au choix pour lui
   *[other] { $count } marqueurs de pénurie vont à { $name } : 1 point de moins chacun de son côté ; vous donnez 1 bien au choix pour chacun
}
price-ship = place pour { $points }
price-ship-village = { $card } quitte le village
price-less = { $count ->
    [one] { $price }, moins { $count } bien au choix
   *[other] { $price }, moins { $count } biens au choix
}
price-lacking = il vous manque { $goods } : { $energy } au marché
gives = donne { $what }
gives-full = plein, ne produit rien : { $what }
pool-head = la tête { $of }
pool-no-delivery = { $deliveries } (rien ne peut être livré maintenant)
pool-no-step = { $steps } (aucun rouage ne peut avancer maintenant)
pool-own = { $deliveries } à vos commandes
pool-only = { $deliveries } à { $card }
fills-row = remplit la rangée { $row }
brings = rapporte { $what }
brings-lost = perdu, faute de place : { $what }
note-lost = { $count ->
    [one] { $count } sera perdu, faute de place
   *[other] { $count } seront perdus, faute de place
}
note-lost-silo = { $count ->
    [one] { $count } sera perdu, faute de place, à moins que le bateau ne découvre un silo
   *[other] { $count } seront perdus, faute de place, à moins que le bateau ne découvre un silo
}
completes = { $figure ->
    [barrel] la remplit : { $points }, et un tonneau quitte votre ferme
   *[crate] la remplit : { $points }, et une caisse quitte votre ferme
}
slots-left = { $count ->
    [one] il manquera { $count } livraison
   *[other] il manquera { $count } livraisons
}
step-worth = les pistes comptent { $points } × { $factor } = { $worth }
note-tinker = puis 1 bien au choix
note-progress = une tuile de progrès
note-end = une tuile de fin
note-next-turn = dès le prochain tour
note-now = { $points } pour l’instant
note-stay = reste dessus : { $goods }
note-more = { $count ->
    [0] rien de plus à payer
    [one] encore { $count } bien au moins
   *[other] encore { $count } biens au moins
}
note-scarcity = { $count ->
    [one] { $count } marqueur de pénurie, vos biens ne suffisent pas
   *[other] { $count } marqueurs de pénurie, vos biens ne suffisent pas
}

### What happened

event-era-began = { $me ->
    [yes] L’{ $era } commence ; vous avez l’arbre de départ.
   *[no] L’{ $era } commence ; { $name } a l’arbre de départ.
}
new-orders = Nouveau : { $orders }.
new-era-incomes = Revenus : { $incomes }.
income-of = { $me ->
    [yes] vous : { $spots }
   *[no] { $name } : { $spots }
}
event-revealed = Révélée : { $order }.
event-revealed-ship = Révélée : commande maritime { $order }.
event-came-to-village = { $card } arrive au village.
event-came-to-display = { $me ->
    [yes] { $card } arrive dans votre étal.
   *[no] { $card } arrive dans l’étal de { $name }.
}
event-drew-hand = { $me ->
    [yes] Vous piochez { $card }.
   *[no] { $name } pioche { $card }.
}
event-kept = { $me ->
    [yes] Vous jouez { $character }.
   *[no] { $name } joue { $character }.
}
event-turn-began = { $me ->
    [yes] Tour { $turn } : à vous.
   *[no] Tour { $turn } : { $name }.
}
event-bought-village = { $me ->
    [yes] Vous achetez { $card } au village.
   *[no] { $name } achète { $card } au village.
}
event-bought-own = { $me ->
    [yes] Vous prenez { $card } de votre étal.
   *[no] { $name } prend { $card } de son étal.
}
event-bought-other = { $me ->
    [yes] Vous achetez { $card } à { $owner }.
   *[no] { $name } achète { $card } à { $owner }.
}
event-bought-yours = { $name } vous achète { $card }.
event-paid = { $me ->
    [yes] Vous payez { $what }.
   *[no] { $name } paie { $what }.
}
event-saved = { $me ->
    [yes] Vous laissez de côté { $what }.
   *[no] { $name } laisse de côté { $what }.
}
event-priced = { $me ->
    [yes] Vous posez { $what } sur { $card }.
   *[no] { $name } pose { $what } sur { $card }.
}
event-scarce = { $me ->
    [yes] { $count ->
        [one] Il vous manque des biens : { $count } marqueur de pénurie sur { $card }.
       *[other] Il vous manque des biens : { $count } marqueurs de pénurie sur { $card }.
    }
   *[no] { $count ->
        [one] Il manque des biens à { $name } : { $count } marqueur de pénurie sur { $card }.
       *[other] Il manque des biens à { $name } : { $count } marqueurs de pénurie sur { $card }.
    }
}
event-took-scarcity = { $me ->
    [yes] { $count ->
        [one] { $count } marqueur de pénurie reste chez vous : 1 point de moins.
       *[other] { $count } marqueurs de pénurie restent chez vous : 1 point de moins chacun.
    }
   *[no] { $count ->
        [one] { $count } marqueur de pénurie reste chez { $name }.
       *[other] { $count } marqueurs de pénurie restent chez { $name }.
    }
}
event-overflowed = { $me ->
    [yes] Vous n’avez pas de place pour { $what } et recevez 1 énergie à la place.
   *[no] { $name } n’a pas de place pour { $what } et reçoit 1 énergie à la place.
}
event-placed = { $me ->
    [yes] Vous posez { $card } { $into }.
   *[no] { $name } pose { $card } { $into }.
}
event-placed-down = { $me ->
    [yes] Vous posez { $card } face cachée { $into }.
   *[no] { $name } pose { $card } face cachée { $into }.
}
event-celebrated = { $me ->
    [yes] Vous célébrez { $festival }.
   *[no] { $name } célèbre { $festival }.
}
event-activated = { $me ->
    [yes] Votre colonne travaille : { $column }.
   *[no] Une colonne de { $name } travaille : { $column }.
}
event-activated-card = { $me ->
    [yes] Vous utilisez { $card }.
   *[no] { $name } utilise { $card }.
}
event-income = { $me ->
    [yes] L’ère vous verse : { $spot }.
   *[no] L’ère verse à { $name } : { $spot }.
}
event-energy = { $me ->
    [yes] Vous recevez { $what }.
   *[no] { $name } reçoit { $what }.
}
event-produced = { $me ->
    [yes] Vous produisez { $what }, { $into }.
   *[no] { $name } produit { $what }, { $into }.
}
event-stored = { $me ->
    [yes] Vous rangez { $what }, { $into }.
   *[no] { $name } range { $what }, { $into }.
}
event-lost = { $me ->
    [yes] Faute de place, vous perdez { $what }.
   *[no] Faute de place, { $name } perd { $what }.
}
event-used-tile = { $me ->
    [yes] Vous utilisez { $tile }.
   *[no] { $name } utilise { $tile }.
}
event-delivered = { $me ->
    [yes] Vous livrez { $what } : { $to }.
   *[no] { $name } livre { $what } : { $to }.
}
event-completed = { $me ->
    [yes] Vous remplissez la { $to } : { $points }.
   *[no] { $name } remplit la { $to } : { $points }.
}
event-completed-own = { $me ->
    [yes] Vous remplissez votre { $to } : { $points }.
   *[no] { $name } remplit sa { $to } : { $points }.
}
event-shipped = { $me ->
    [yes] Vous envoyez un bateau pour { $order } : { $points }.
   *[no] { $name } envoie un bateau pour { $order } : { $points }.
}
event-lifted = { $me ->
    [yes] { $figure ->
        [crate] Votre caisse quitte « { $spot } » : { $help }.
        [barrel] Votre tonneau quitte « { $spot } » : { $help }.
       *[ship] Votre bateau quitte « { $spot } » : { $help }.
    }
   *[no] { $figure ->
        [crate] Une caisse de { $name } quitte « { $spot } » : { $help }.
        [barrel] Un tonneau de { $name } quitte « { $spot } » : { $help }.
       *[ship] Un bateau de { $name } quitte « { $spot } » : { $help }.
    }
}
event-stepped = { $me ->
    [yes] { $track ->
        [left] Vous avancez sur la piste gauche.
       *[right] Vous avancez sur la piste droite.
    }
   *[no] { $track ->
        [left] { $name } avance sur la piste gauche.
       *[right] { $name } avance sur la piste droite.
    }
}
event-took-tile = { $me ->
    [yes] Vous prenez { $tile } : { $help }.
   *[no] { $name } prend { $tile } : { $help }.
}
event-filled-row = { $me ->
    [yes] Votre rangée { $row } est pleine.
   *[no] La rangée { $row } de { $name } est pleine.
}
event-row-points = { $me ->
    [yes] Vous prenez { $points } pour la rangée.
   *[no] { $name } prend { $points } pour la rangée.
}
event-row-activated = { $me ->
    [yes] Vous réutilisez les cartes de la rangée.
   *[no] { $name } réutilise les cartes de la rangée.
}
event-discarded = La carte { $card } est défaussée.
event-boxed = La carte { $card } retourne dans la boîte.
event-looked = { $me ->
    [yes] Vous retournez { $card }.
   *[no] { $name } retourne { $card }.
}
event-refilled = { $me ->
    [yes] Vous mettez { $card } dans votre étal.
   *[no] { $name } met { $card } dans son étal.
}
event-replaced = { $me ->
    [yes] Vous mettez { $by } à la place de { $card }.
   *[no] { $name } met { $by } à la place de { $card }.
}
event-swapped = { $me ->
    [yes] Vous prenez { $taken } sur { $card } et y posez { $given }.
   *[no] { $name } prend { $taken } sur { $card } et y pose { $given }.
}
event-era-ends = Toutes les commandes de l’ère sont visibles : elle finit avec ce tour de table.
event-extra-turns = Chacun joue encore un tour ; rien n’est complété.
event-over = La partie est terminée.

### The table as text

standing = Nous sommes à l’{ $era }, tour { $turn } ; arbre de départ : { $name } ; { $count ->
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}
standing-ends = L’ère finit avec ce tour de table.
standing-ends-match = Après ce tour de table, chacun joue encore un tour, puis la partie finit.
standing-extra = Ce sont les derniers tours de la partie.
standing-hidden = { $count ->
    [0] Toutes les commandes de l’ère sont visibles.
    [one] { $then ->
        [match] Encore une commande à révéler { $bottom } ; puis viennent les derniers tours.
       *[era] Encore une commande à révéler { $bottom } ; puis l’ère finit.
    }
   *[other] { $then ->
        [match] Encore { $count } commandes à révéler { $bottom } ; puis viennent les derniers tours.
       *[era] Encore { $count } commandes à révéler { $bottom } ; puis l’ère finit.
    }
}
standing-bottom = { $count ->
    [one] par la dernière carte de la pioche
   *[other] par les { $count } dernières cartes de la pioche
}
label-village = Village { $place }
label-display = Votre étal { $place }
label-display-other = L’autre étal { $place }
label-progress = Progrès
label-end = Fin
label-boxed = Boîte
label-dealt = Au choix
label-hand = En main
label-goods = Biens
label-market = Marché
label-satchel = Besace
label-tracks = Pistes
label-tile = Tuile
label-uncovered = Libéré
label-figures = Figurines
label-rows = Rangées
label-scarcity = Pénurie
costs = { $card } pour { $price }
lies-on = { $card }, dessus { $price }
scarcity-costs = chaque marqueur de pénurie coûte 1 point au côté dont c’est l’étal, qui que ce soit qui prenne la carte ; l’autre donne 1 bien au choix pour chacun
scarcity-held = { $me ->
    [yes] chacun vous coûte 1 point à la fin
   *[no] chacun coûte 1 point à { $name } à la fin
}
least = minimum { $least }
places = { $first ->
    [one] { $first } point
   *[other] { $first } points
} pour le premier, { $second } pour le second
area = { $me ->
    [yes] vous : { $slots }
   *[no] { $name } : { $slots }
}
area-done = { $me ->
    [yes] vous : remplie, { $points }
   *[no] { $name } : remplie, { $points }
}
slot = { $what } (donne { $reward })
slot-filled = { $what } ✓
ship-costs = { $order } pour { $price }
ship-done = { $me ->
    [yes] votre bateau y est : { $points }
   *[no] le bateau de { $name } y est : { $points }
}
track-values = cases { $values }
track-tiles = tuiles de progrès aux cases { $progress }, tuile de fin à la case { $end }
gears = { $detour ->
    [0] à gauche case { $left }, à droite case { $right }
   *[other] à gauche case { $left }, à droite après la case { $right }, { $detour } du détour
}
gears-blocked = une figurine bloque la gauche
market-price = { $what } pour { $energy }
rows = { $points } pour des points, { $activated } réutilisées
summary = { $me ->
    [yes] Vous avez { $goods } ; { $cards } à la ferme ; il y reste { $figures }.
   *[no] { $name } a { $goods } ; { $cards } à la ferme ; il y reste { $figures }.
}

### Before a match

option-all = Chacun choisit entre deux des huit personnages.
option-first = Chacun choisit entre deux parmi { $characters }.
option-given = Les personnages sont { $characters }.
option-festival-ships-remove = Un bateau envoyé lors d’une fête retire aussi une carte du village.
option-first-game = Le début conseillé : seuls les quatre personnages faciles à jouer.

### At the table

points-unit = { $count ->
    [one] point
   *[other] points
}
points-now = Si c’était fini
help-about-trademark = Suna Valo appartient à ses auteurs et à son éditeur ; voici une table pour y jouer, avec ses propres dessins et ses propres mots.
progress = { $era }, tour { $turn }
zone-standing = Où en est la partie
zone-street = Rue
zone-hand = Votre main
zone-orders = Commandes
zone-ships = Bateaux
zone-far = Adversaire
zone-tracks = Pistes
zone-tiles = Tuiles de robot
zone-characters = Personnages
zone-discards = Défausse
farm-of = Ferme de { $name }
figures-of = Figurines debout sur la ferme de { $name }
farm-tree = A l’arbre de départ
chip-goods = biens
chip-tiles = tuile de robot
street-yours = Votre étal
street-theirs = { $name }
street-village = Village
street-nothing = ne coûte rien
street-same = les mêmes biens
street-deck = La pioche
street-left = { $count ->
    [one] reste { $count } carte
   *[other] restent { $count } cartes
}
street-discards = { $count ->
    [one] { $count } défaussée
   *[other] { $count } défaussées
}
street-ship-takes = Un bateau prend la carte du bas du village.
street-gap = Votre nouvelle carte vient ici.
street-least = { $least } au moins
street-none = Il n’en vient plus.
street-sold = Vendu. La rue avance à la fin du tour.
plan-pay = Vous payez avec
plan-good = { $good } : { $spent } sur { $have }
plan-goal = Elle va vers
plan-turn = D : face cachée, et retour
face-down-key = D
face-down-key-does = placer une carte achetée face cachée, et de nouveau face visible
plan-hold = La célébrer
plan-back = Retour
plan-goods = Choisir les biens
plan-do = { $kind ->
    [own] Prendre sans payer
    [ship] Envoyer un bateau contre { $price }
   *[card] Acheter pour { $price }
}
orders-given = { $given } sur { $all }
orders-later = plus tard
market-then = puis { $energy }
place-down = Face cachée : { $column }
card-down = { $card }, face cachée
kind-festival = Fête
spot-stands = Ici se trouve : { $figure }
tiles-progress = Progrès
tiles-end = Pour la fin
tiles-boxed = Dans la boîte
note-shows-something-new = révèle quelque chose : ne peut pas être annulé
short-by = Il manque { $what }.
short-fixed = Demandé : { $price }. Vous avez { $have }.
short-energy = Ce qui manque coûte { $energy } au marché ; vous avez { $have }.
short-energy-due = Avec l’énergie due, il faut { $energy } ; vous avez { $have }.
set-up-characters = Personnages
set-up-first = Première partie
set-up-first-hint = Chacun reçoit deux des quatre personnages faciles à jouer et en garde un.
set-up-all = Tous les personnages
set-up-all-hint = Chacun en reçoit deux des huit et en garde un.
set-up-given = Personnages choisis
set-up-given-hint = Vous décidez qui joue qui.
set-up-of-seat = Place { $number }
set-up-ships-remove = Les bateaux des fêtes prennent aussi une carte du village
set-up-ships-remove-hint = Une lecture plus stricte des fêtes avec bateaux ; les ères raccourcissent.
area-board = Ferme
