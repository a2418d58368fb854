# Kingdom Builder : les noms, ce que font les choses, ce qui est demandé et ce qui s’est passé.
#
# Attributs : `.object` est le nom avec son article (« vous utilisez la ferme »), `.does` dit à
# l’infinitif ce que la chose permet, sans point ; `.help` l’explique en une ou deux phrases.
# Guerrier, chariot, navire et ville comptent comme des colonies ; on dit donc colonie pour tout.

### Terrain

terrain-grass = Prairie
    .plain = prairie
    .on = sur la prairie
terrain-flower = Fleurs
    .plain = fleurs
    .on = sur les fleurs
terrain-forest = Forêt
    .plain = forêt
    .on = dans la forêt
terrain-canyon = Canyon
    .plain = canyon
    .on = dans le canyon
terrain-desert = Désert
    .plain = désert
    .on = dans le désert
terrain-swamp = Marais
    .plain = marais
    .on = dans le marais
terrain-farmland = Champ
    .plain = champ
    .on = sur un champ
terrain-water = Eau
    .plain = eau
    .on = sur l’eau
terrain-mountain = Montagne
    .plain = montagne
    .on = sur une montagne
terrain-help-buildable = Vous pouvez construire ici.
terrain-help-farmland = Vous pouvez construire ici, bien qu’aucune carte ne le montre : une fois par tour à côté de vos colonies, ou grâce à une tuile.
terrain-help-unbuildable = Vous ne pouvez construire ici que si une tuile le dit.
card-swamp = Marais ou { $plain }
card-on-swamp = au choix sur marais ou { $plain }
card-help = Construisez trois colonies { $on }.
card-help-swamp = Construisez deux colonies dans le marais ou trois { $on }.

### Places

cell = rangée { $row }, colonne { $column }
cell-island = rangée { $row } de l’île, colonne { $column }
line = la rangée { $row }
line-island = la rangée { $row } de l’île

special-castle = Château
    .plain = château
    .help = 3 pièces d’or à la fin si au moins une de vos colonies est à côté.
special-nomad = Nomades
    .plain = nomades
    .help = La première personne qui construit à côté prend la tuile nomade. Elle sert une fois, au tour suivant.
special-palace = Palais
    .plain = palais
    .help = 5 pièces d’or à la fin pour qui a le plus de colonies à côté ; en cas d’égalité, tous les reçoivent.
special-silo = Silo
    .plain = silo
    .help = Si une de vos colonies est à côté après la dernière manche, vous construisez ou déplacez encore jusqu’à trois colonies.
special-capitol = Château avec capitole
    .plain = château avec capitole
    .help = 3 pièces d’or si une de vos colonies est à côté, et 1 pièce d’or pour chacune de vos colonies à deux cases au plus.
special-cave = Montagne avec grotte
    .plain = montagne avec grotte
    .help = Une fois par tour, déplacez une colonie voisine d’une grotte vers une case libre à côté de n’importe quelle grotte.
location-hex-help = Construisez à côté pour prendre une de ses tuiles. Elle sert dès votre prochain tour.

### Locations

location-oracle = Oracle
    .object = l’oracle
    .does = construire une colonie sur le terrain de votre carte
    .help = Construisez une colonie de plus sur le terrain de la carte de ce tour.
location-farm = Ferme
    .object = la ferme
    .does = construire une colonie sur la prairie
    .help = Construisez une colonie de plus sur la prairie.
location-tavern = Taverne
    .object = la taverne
    .does = construire une colonie au bout d’une ligne de trois
    .help = Construisez une colonie de plus à un bout d’une ligne droite d’au moins trois de vos colonies.
location-tower = Tour
    .object = la tour
    .does = construire une colonie au bord du plateau
    .help = Construisez une colonie de plus au bord du plateau.
location-harbor = Port
    .object = le port
    .does = déplacer une colonie sur l’eau
    .help = Déplacez une de vos colonies sur l’eau.
location-paddock = Enclos
    .object = l’enclos
    .does = déplacer une colonie de deux cases en ligne droite
    .help = Déplacez une de vos colonies d’exactement deux cases en ligne droite, par-dessus tout. Elle n’a pas besoin de rester à côté des vôtres.
location-barn = Grange
    .object = la grange
    .does = déplacer une colonie vers le terrain de votre carte
    .help = Déplacez une de vos colonies vers le terrain de la carte de ce tour.
location-oasis = Oasis
    .object = l’oasis
    .does = construire une colonie dans le désert
    .help = Construisez une colonie de plus dans le désert.
location-quarry = Carrière
    .object = la carrière
    .does = dresser un ou deux murs de pierre
    .help = Dressez un ou deux murs sur le terrain de votre carte, chacun à côté de vos colonies. Plus personne ne pourra y construire.
location-caravan = Caravane
    .object = la caravane
    .does = faire glisser une colonie tout droit jusqu’à un obstacle
    .help = Faites glisser une de vos colonies en ligne droite, aussi loin que possible.
location-village = Village
    .object = le village
    .does = construire une colonie à côté de trois des vôtres
    .help = Construisez une colonie de plus là où elle touche au moins trois des vôtres.
location-garden = Jardin
    .object = le jardin
    .does = construire une colonie sur les fleurs
    .help = Construisez une colonie de plus sur les fleurs.
location-lighthouse = Phare
    .object = le phare
    .does = placer, déplacer ou reprendre votre navire
    .help = Placez votre navire sur l’eau, avancez-le de trois cases au plus sur l’eau, ou reprenez-le. Il compte comme une colonie.
location-foresters-lodge = Maison forestière
    .object = la maison forestière
    .does = construire une colonie dans la forêt
    .help = Construisez une colonie de plus dans la forêt.
location-barracks = Caserne
    .object = la caserne
    .does = placer ou reprendre un guerrier
    .help = Placez un de vos deux guerriers, ou reprenez-en un. Personne ne peut construire à côté d’un guerrier, pas même vous. Il compte comme une colonie.
location-crossroads = Carrefour
    .object = le carrefour
    .does = tirer deux cartes et en jouer une
    .help = À la fin de chaque tour, vous tirez deux cartes au lieu d’une, et vous en jouez une au tour suivant.
location-city-hall = Hôtel de ville
    .object = l’hôtel de ville
    .does = poser votre ville sur sept cases libres
    .help = Une fois par partie, posez votre ville sur une case et ses six voisines, toutes libres et constructibles, à côté de vos colonies. Elle compte comme sept colonies.
location-fort = Fort
    .object = le fort
    .does = tirer une carte et construire une colonie sur son terrain
    .help = Tirez une carte et construisez une colonie de plus sur le terrain qu’elle montre.
location-monastery = Monastère
    .object = le monastère
    .does = construire une colonie dans le canyon
    .help = Construisez une colonie de plus dans le canyon.
location-wagon = Chariot
    .object = le chariot
    .does = placer, déplacer ou reprendre votre chariot
    .help = Placez votre chariot à terre ou sur une montagne, avancez-le de trois cases au plus, ou reprenez-le. Il compte comme une colonie.
location-temple = Temple
    .object = le temple
    .does = reprendre une colonie pour la construire au tour suivant
    .help = Retirez une de vos colonies du plateau ; au tour suivant, vous la construisez en plus. Avec les deux temples, la première colonie de chaque tour n’a pas besoin d’être à côté des vôtres.
location-refuge = Refuge
    .object = le refuge
    .does = déplacer une colonie sur une case voisine
    .help = Déplacez une de vos colonies sur une case voisine. Avec les deux refuges, déplacez-en aussi une tout droit vers la prochaine case libre, par-dessus tout.
location-canoe = Canoë
    .object = le canoë
    .does = construire une colonie dans le marais ou sur l’eau
    .help = Chaque fois que quelqu’un prend la dernière tuile d’un lieu ou une tuile nomade, vous pouvez construire dans le marais ou sur l’eau. Avec les deux canoës, aussi une fois par tour.
location-fountain = Fontaine
    .object = la fontaine
    .does = construire une colonie à côté d’une seule des vôtres
    .help = Construisez une colonie de plus qui touche exactement une des vôtres et aucune autre. Avec les deux fontaines, les montagnes sont permises aussi.
location-bazaar = Bazar
    .object = le bazar
    .does = utiliser une tuile une seconde fois
    .help = Utilisez une de vos tuiles de lieu une seconde fois dans le même tour.
location-water-mill = Moulin à eau
    .object = le moulin à eau
    .does = construire une colonie à côté de l’eau
    .help = Construisez une colonie de plus à côté de l’eau.
location-mountain-station = Station de montagne
    .object = la station de montagne
    .does = construire une colonie à côté d’une montagne
    .help = Construisez une colonie de plus à côté d’une montagne.
location-scout-cabin = Cabane des éclaireurs
    .object = la cabane des éclaireurs
    .does = placer jusqu’à deux éclaireurs pour construire à côté
    .help = Placez jusqu’à deux éclaireurs à côté de vos colonies, à terre, sur l’eau ou en montagne. Jusqu’à la fin du tour, vous pouvez construire à côté d’eux.
location-cathedral = Cathédrale
    .object = la cathédrale
    .does = prendre un jeton, ou construire une colonie par jeton
    .help = Prenez un jeton, ou dépensez-en autant que vous voulez : chacun construit une colonie sur le terrain de votre carte. Le premier jeton vient avec la tuile.
location-watchtower = Tour de guet
    .object = la tour de guet
    .does = construire une colonie à côté d’une colonie adverse
    .help = Construisez une colonie de plus à côté d’une colonie adverse.
location-university = Université
    .object = l’université
    .does = construire une colonie à côté d’une case spéciale
    .help = Construisez une colonie de plus à côté d’un lieu, d’un château, d’une case nomade, d’un palais ou d’un silo.
location-palisade = Palissade
    .object = la palissade
    .does = déplacer une colonie le long de sa propre région
    .help = Déplacez une de vos colonies vers une autre case à côté de la région dont elle fait partie.
location-rope-bridge = Pont suspendu
    .object = le pont suspendu
    .does = déplacer une colonie dans le canyon
    .help = Déplacez une de vos colonies dans le canyon.
location-tree-house = Cabane perchée
    .object = la cabane perchée
    .does = déplacer une colonie dans la forêt
    .help = Déplacez une de vos colonies dans la forêt.

### Nomad tiles

nomad-donation-grass = Don de prairie
    .object = le don de prairie
    .does = construire jusqu’à trois colonies sur la prairie
    .help = Construisez une à trois colonies de plus sur la prairie.
nomad-donation-flower = Don de fleurs
    .object = le don de fleurs
    .does = construire jusqu’à trois colonies sur les fleurs
    .help = Construisez une à trois colonies de plus sur les fleurs.
nomad-donation-forest = Don de forêt
    .object = le don de forêt
    .does = construire jusqu’à trois colonies dans la forêt
    .help = Construisez une à trois colonies de plus dans la forêt.
nomad-donation-canyon = Don de canyon
    .object = le don de canyon
    .does = construire jusqu’à trois colonies dans le canyon
    .help = Construisez une à trois colonies de plus dans le canyon.
nomad-donation-desert = Don de désert
    .object = le don de désert
    .does = construire jusqu’à trois colonies dans le désert
    .help = Construisez une à trois colonies de plus dans le désert.
nomad-donation-water = Don d’eau
    .object = le don d’eau
    .does = construire jusqu’à trois colonies sur l’eau
    .help = Construisez une à trois colonies de plus sur l’eau.
nomad-donation-mountain = Don de montagne
    .object = le don de montagne
    .does = construire jusqu’à trois colonies en montagne
    .help = Construisez une à trois colonies de plus en montagne.
nomad-resettlement = Migration
    .object = la migration
    .does = avancer vos colonies de quatre pas au plus en tout
    .help = Avancez vos colonies de quatre pas au plus, répartis comme vous voulez. Elles n’ont pas besoin de rester à côté des vôtres.
nomad-outpost = Avant-poste
    .object = l’avant-poste
    .does = la prochaine colonie peut être loin des vôtres
    .help = Une colonie construite ou déplacée ce tour-ci n’a pas besoin d’être à côté des vôtres. Le terrain compte toujours.
nomad-sword = Épée
    .object = l’épée
    .does = renvoyer une colonie de chaque adversaire
    .help = Retirez du plateau une colonie de chaque adversaire ; elle retourne dans sa réserve.
nomad-treasure = Trésor
    .object = le trésor
    .does = 3 pièces d’or aussitôt
    .help = 3 pièces d’or dès que vous le prenez.

### What else lets one act

power-mandatory = La carte
    .object = la carte
    .does = construire sur le terrain de votre carte
    .help = À chaque tour, vous construisez trois colonies sur le terrain de votre carte, l’une après l’autre.
power-refuge-bonus = Bonus des refuges
    .object = le bonus des refuges
    .does = déplacer une colonie tout droit vers la prochaine case libre
    .help = Avec les deux refuges : une fois par tour, déplacez une colonie en ligne droite vers la première case libre, par-dessus tout.
power-canoe-bonus = Bonus des canoës
    .object = le bonus des canoës
    .does = construire une colonie dans le marais ou sur l’eau
    .help = Avec les deux canoës : une fois à chacun de vos tours, construisez une colonie dans le marais ou sur l’eau.
power-farmland = Champ
    .object = le champ
    .does = construire une colonie sur un champ à côté des vôtres
    .help = Pour tous : une fois par tour, construisez une colonie sur un champ à côté de vos colonies.
power-cave = Grotte
    .object = la grotte
    .does = déplacer une colonie d’une grotte à n’importe quelle grotte
    .help = Pour tous : une fois par tour, déplacez une colonie voisine d’une grotte à côté de n’importe quelle grotte.
power-silo = Silo
    .object = le silo
    .does = construire ou déplacer jusqu’à trois colonies
    .help = Après la dernière manche, pour chaque silo à côté de vos colonies : construisez jusqu’à trois colonies à côté des vôtres, ou déplacez-en jusqu’à trois.

### Pieces

piece-settlement = Colonie
    .help = Construisez-la à côté des cases spéciales et là où les objectifs paient. Vous en avez 40.
piece-warrior = Guerrier
    .help = Personne ne peut construire à côté, pas même son propriétaire. Il compte comme une colonie.
piece-wagon = Chariot
    .help = Avance de trois cases au plus à terre et en montagne. Il compte comme une colonie.
piece-ship = Navire
    .help = Avance de trois cases au plus sur l’eau. Il compte comme une colonie.
piece-city = Ville
    .help = Couvre sept cases et compte comme sept colonies. Elle ne bouge jamais.
piece-wall = Mur de pierre
    .help = N’appartient à personne et reste là. Rien ne peut être construit ici.
piece-scout = Éclaireur
    .help = Jusqu’à la fin du tour, on peut construire à côté. Il ne compte pour rien d’autre.
piece-token = Jeton de cathédrale

### Objectives

objective-fishermen = Pêcheurs
    .help = 1 pièce d’or pour chacune de vos colonies à côté de l’eau. Une colonie sur l’eau ne rapporte rien.
objective-miners = Mineurs
    .help = 1 pièce d’or pour chacune de vos colonies à côté d’une montagne. Une colonie sur une montagne ne rapporte rien.
objective-workers = Ouvriers
    .help = 1 pièce d’or pour chacune de vos colonies à côté d’un lieu, d’un château, d’une case nomade ou d’un palais.
objective-merchants = Marchands
    .help = 4 pièces d’or pour chaque lieu, château, case nomade ou palais que vos colonies reliées joignent à un autre de ces endroits.
objective-discoverers = Explorateurs
    .help = 1 pièce d’or pour chaque rangée avec au moins une de vos colonies.
objective-knights = Chevaliers
    .help = 2 pièces d’or pour chacune de vos colonies dans votre rangée la plus remplie.
objective-hermits = Ermites
    .help = 1 pièce d’or pour chaque région séparée de vos colonies ; une colonie seule est une région.
objective-citizens = Citadins
    .help = 1 pièce d’or par paire de colonies dans votre plus grande région.
objective-lords = Seigneurs
    .help = Dans chaque secteur, 12 pièces d’or pour le plus grand nombre de colonies et 6 pièces d’or pour le deuxième. En cas d’égalité, chacun reçoit tout.
objective-farmers = Fermiers
    .help = 3 pièces d’or pour chacune de vos colonies dans le secteur où vous en avez le moins. Un secteur vide : pas d’or.
objective-families = Familles
    .help = 2 pièces d’or aussitôt si les colonies de votre carte, au moins trois, forment une ligne droite sans trou.
objective-shepherds = Bergers
    .help = 2 pièces d’or aussitôt pour chaque colonie construite qui n’a plus de case vide de son propre terrain à côté.
objective-ambassadors = Ambassadeurs
    .help = 1 pièce d’or aussitôt pour chaque colonie construite à côté d’une colonie adverse.
objective-geologists = Géologues
    .help = 2 pièces d’or pour chaque massif que vos colonies reliées joignent à un autre. Une montagne seule est un massif.
objective-messengers = Messagers
    .help = Parmi vos colonies reliées, les deux plus éloignées comptent : 2 pièces d’or pour chaque case du plus court chemin entre elles.
objective-noblewomen = Nobles dames
    .help = Chaque lieu, château et case nomade paie 5 pièces d’or à qui a le plus de colonies à côté ; en cas d’égalité, à tous.
objective-vassals = Vassaux
    .help = 1 pièce d’or pour chacune de vos colonies le long d’une jointure entre secteurs.
objective-captains = Capitaines
    .help = 1 pièce d’or pour chacune de vos colonies qui en a au moins trois des vôtres à côté.
objective-scouts = Éclaireurs
    .help = 1 pièce d’or pour chacune de vos colonies à côté du terrain dont les cartes ont été retirées. Une colonie sur ce terrain ne rapporte rien.
objective-rangers = Gardes forestiers
    .help = 2 pièces d’or pour chaque rangée avec exactement une de vos colonies.
objective-mayors = Maires
    .help = Ayez en premier quatre colonies dans une rangée : vous la marquez avec une colonie de votre réserve, et elle paie 4 pièces d’or à la fin.
objective-chainers = Enchaîneurs
    .help = 1 pièce d’or pour chacune de vos colonies qui en a exactement deux des vôtres à côté.
objective-travellers = Voyageurs
    .help = 1 pièce d’or pour chacune de vos colonies au bord du plateau.
objective-homesteaders = Propriétaires
    .help = 1 pièce d’or pour chacune de vos colonies dans le secteur où vous en avez le plus.
objective-rovers = Vagabonds
    .help = 1 pièce d’or aussitôt pour chaque secteur où vous construisez pendant votre tour.
objective-at-once = Paie aussitôt, en cours de partie.
objective-at-end = Paie à la fin.
objective-removed-terrain = Terrain retiré : { $plain }.

### Tasks

task-home-country = Patrie
    .help = 5 pièces d’or si vos colonies remplissent toute une étendue d’un terrain.
task-fortress = Forteresse
    .help = 6 pièces d’or si une de vos colonies en a six des vôtres autour d’elle.
task-road = Route
    .help = 7 pièces d’or pour sept de vos colonies en une ligne diagonale sans trou.
task-place-of-refuge = Lieu d’asile
    .help = 8 pièces d’or si vos colonies entourent un lieu, un château ou une case nomade.
task-advance = Avancée
    .help = 9 pièces d’or pour sept de vos colonies le long d’un même bord du plateau.
task-compass-points = Points cardinaux
    .help = 10 pièces d’or si vous avez une colonie sur chacun des quatre bords du plateau.

### What else gives gold

category-castle = Châteaux
    .help = 3 pièces d’or pour chaque château avec au moins une de vos colonies à côté.
category-palace = Palais
    .help = 5 pièces d’or pour chaque palais où personne n’a plus de colonies que vous à côté.
category-capitol = Capitoles
    .help = 1 pièce d’or pour chacune de vos colonies à deux cases au plus d’un capitole.
category-treasure = Trésors
    .help = 3 pièces d’or aussitôt pour chaque trésor pris aux nomades.

### Expansions

expansion-base = Jeu de base
    .help = Huit secteurs, dix objectifs et tout le jeu.
expansion-nomads = { game-kingdom-builder-nomads }
    .help = Des tuiles nomades à usage unique, des murs, et des objectifs qui paient en cours de partie.
expansion-crossroads = { game-kingdom-builder-crossroads }
    .help = Deux lieux par secteur, des guerriers, chariots, navires et villes, et des missions pour la fin.
expansion-marshlands = { game-kingdom-builder-marshlands }
    .help = Des marais et des cartes au choix, des palais à disputer, et un bonus pour deux tuiles identiques.
expansion-harvest = { game-kingdom-builder-harvest }
    .help = Des champs où construire une fois par tour, et des silos pour un dernier effort après la fin.
expansion-capitol = { game-kingdom-builder-capitol }
    .help = Une petite : de l’or pour les colonies près d’un capitole. Il faut le secteur du port ou de l’oracle.
expansion-caves = { game-kingdom-builder-caves }
    .help = Une petite : les colonies passent sous terre de grotte en grotte.
expansion-island = { game-kingdom-builder-island }
    .help = Une petite : une île à côté du plateau, où l’on n’arrive qu’en pouvant construire partout.

### What is asked: the title

ask-card = { $me ->
    [yes] Choisissez votre carte pour ce tour.
   *[no] À { $name } de choisir une carte.
}
ask-card-replace = { $me ->
    [yes] Tirez une nouvelle carte.
   *[no] À { $name } de tirer une nouvelle carte.
}
ask-build = { $me ->
    [yes] Construisez { $on }, { $now } sur { $all }.
   *[no] À { $name } de construire { $on }, { $now } sur { $all }.
}
ask-terrain = { $me ->
    [yes] Choisissez un terrain : { $first } ou { $second }.
   *[no] À { $name } de choisir un terrain : { $first } ou { $second }.
}
ask-end = { $me ->
    [yes] Tout est fait : finissez votre tour.
   *[no] À { $name } de finir le tour.
}
ask-use-or-end = { $me ->
    [yes] Utilisez encore quelque chose, ou finissez votre tour.
   *[no] À { $name } d’utiliser une tuile ou de finir le tour.
}
ask-power = { $me ->
    [yes] { $power } : { $does }.
   *[no] { $name } utilise { $object }.
}
ask-lift = { $me ->
    [yes] { $power } : choisissez la colonie à déplacer.
   *[no] À { $name } de choisir une colonie à déplacer ({ $power }).
}
ask-put = { $me ->
    [yes] { $power } : choisissez où va la colonie.
   *[no] À { $name } de poser la colonie ({ $place }).
}
ask-fort = { $me ->
    [yes] Fort : construisez une colonie { $on }.
   *[no] À { $name } de construire { $on } avec le fort.
}
ask-wall = { $me ->
    [yes] Carrière : dressez un mur.
   *[no] À { $name } de dresser un mur.
}
ask-scout = { $me ->
    [yes] Cabane des éclaireurs : placez un éclaireur.
   *[no] À { $name } de placer un éclaireur.
}
ask-piece-place = { $me ->
    [yes] { $piece ->
        [warrior] Placez un guerrier.
        [wagon] Placez votre chariot.
       *[ship] Placez votre navire.
    }
   *[no] { $piece ->
        [warrior] À { $name } de placer un guerrier.
        [wagon] À { $name } de placer le chariot.
       *[ship] À { $name } de placer le navire.
    }
}
ask-piece-move = { $me ->
    [yes] { $piece ->
        [warrior] Placez un guerrier, ou reprenez-en un.
        [wagon] Déplacez votre chariot, ou reprenez-le.
       *[ship] Déplacez votre navire, ou reprenez-le.
    }
   *[no] { $piece ->
        [warrior] À { $name } de placer ou de reprendre un guerrier.
        [wagon] À { $name } de déplacer ou de reprendre le chariot.
       *[ship] À { $name } de déplacer ou de reprendre le navire.
    }
}
ask-piece-recall = { $me ->
    [yes] { $piece ->
        [warrior] Reprenez un guerrier.
        [wagon] Reprenez votre chariot.
       *[ship] Reprenez votre navire.
    }
   *[no] { $piece ->
        [warrior] À { $name } de reprendre un guerrier.
        [wagon] À { $name } de reprendre le chariot.
       *[ship] À { $name } de reprendre le navire.
    }
}
ask-city = { $me ->
    [yes] Hôtel de ville : choisissez le centre de votre ville.
   *[no] À { $name } de poser la ville.
}
ask-temple = { $me ->
    [yes] Temple : choisissez la colonie à reprendre.
   *[no] À { $name } de reprendre une colonie pour le temple.
}
ask-sword = { $me ->
    [yes] Épée : choisissez une colonie à renvoyer ({ $against }).
   *[no] À { $name } de renvoyer une colonie ({ $against }).
}
ask-sword-me = À { $name } de renvoyer une de vos colonies.
ask-cathedral = { $me ->
    [yes] Cathédrale : prenez un jeton, ou construisez avec ceux que vous avez.
   *[no] À { $name } d’utiliser la cathédrale.
}
ask-cathedral-take = { $me ->
    [yes] Cathédrale : prenez un jeton.
   *[no] À { $name } de prendre un jeton de cathédrale.
}
ask-canoe = { $me ->
    [yes] Canoë : construisez dans le marais ou sur l’eau, ou passez.
   *[no] { $name } peut construire avec le canoë.
}
ask-canoe-none = { $me ->
    [yes] Canoë : aucune case où construire. Passez.
   *[no] { $name } peut construire avec le canoë.
}
ask-build-silo = { $me ->
    [yes] Silo : construisez une colonie à côté des vôtres.
   *[no] À { $name } de construire pour un silo.
}
ask-build-cathedral = { $me ->
    [yes] Cathédrale : construisez une colonie pour un jeton.
   *[no] À { $name } de construire avec la cathédrale.
}
ask-silo = { $me ->
    [yes] Silo : construisez ou déplacez jusqu’à trois colonies, ou passez.
   *[no] { $name } peut utiliser un silo.
}
ask-silo-build = { $me ->
    [yes] Silo : construisez jusqu’à trois colonies, ou passez.
   *[no] { $name } peut utiliser un silo.
}
ask-silo-move = { $me ->
    [yes] Silo : déplacez jusqu’à trois colonies, ou passez.
   *[no] { $name } peut utiliser un silo.
}
ask-silo-none = { $me ->
    [yes] Silo : rien à construire ni à déplacer. Passez.
   *[no] { $name } peut utiliser un silo.
}
ask-match-over = La partie est terminée.

### What is asked: the details

detail-near = { $count ->
    [one] Vous devez rester à côté de vos colonies : { $count } case.
   *[other] Vous devez rester à côté de vos colonies : { $count } cases.
}
detail-anywhere = { $count ->
    [one] Aucune case de ce genre n’est à côté de vos colonies, le choix est libre : { $count } case.
   *[other] Aucune case de ce genre n’est à côté de vos colonies, le choix est libre : { $count } cases.
}
detail-first = { $count ->
    [one] Votre première colonie peut y aller partout : { $count } case.
   *[other] Votre première colonie peut y aller partout : { $count } cases.
}
detail-freed = { $count ->
    [one] Vous n’avez pas à rester à côté de vos colonies : { $count } case.
   *[other] Vous n’avez pas à rester à côté de vos colonies : { $count } cases.
}
detail-places = { $count ->
    [one] { $count } case.
   *[other] { $count } cases.
}
detail-settlements = { $count ->
    [one] { $count } colonie au choix.
   *[other] { $count } colonies au choix.
}
detail-card = Elle vaut pour tout le tour.
detail-card-replace = Aucune de vos cartes n’est jouable.
detail-swamp = Deux colonies dans le marais, ou trois { $on }.
detail-use-first = { $count ->
    [one] Ou utilisez d’abord { $object }.
   *[other] Ou utilisez d’abord une des { $count } autres possibilités.
}
detail-use-then = { $count ->
    [one] Vous pouvez encore utiliser { $object }.
   *[other] Il vous reste { $count } possibilités.
}
detail-outpost = Votre avant-poste vous permet de construire loin des vôtres.
detail-up-to = Jusqu’à { $count } en tout.
detail-left = { $count ->
    [one] Encore une fois.
   *[other] Encore { $count } fois au plus.
}
detail-may-stop = Vous pouvez vous arrêter là.
detail-from = Elle vient de : { $place }.
detail-tokens = { $count ->
    [one] Vous avez { $count } jeton.
   *[other] Vous avez { $count } jetons.
}
detail-canoe = Une case de lieu ou nomade s’est vidée.
detail-draw = Ensuite, vous tirez une carte.

### Choices, as labels

action-play = Jouer la carte : { $card }
action-play-removed = Jouer le terrain retiré : { $terrain }
action-replace = Tirer une nouvelle carte
action-choose-swamp = Choisir le marais : deux colonies
action-choose-three = Choisir : { $terrain }, trois colonies
action-build = Construire en { $place } ({ $land })
action-use = Utiliser { $object } : { $does }
action-again = Utiliser encore { $object } grâce au bazar : { $does }
action-outpost = Utiliser l’avant-poste : { $does }
action-lift = Prendre la colonie en { $place } ({ $land })
action-put = La poser en { $place } ({ $land })
action-put-back = La reposer en { $place } ({ $land })
action-wall = Dresser un mur en { $place } ({ $land })
action-scout = Placer un éclaireur en { $place } ({ $land })
action-place = { $piece ->
    [warrior] Placer un guerrier en { $place } ({ $land })
    [wagon] Placer le chariot en { $place } ({ $land })
   *[ship] Placer le navire en { $place } ({ $land })
}
action-move-piece = { $piece ->
    [warrior] Déplacer le guerrier en { $place } ({ $land })
    [wagon] Déplacer le chariot en { $place } ({ $land })
   *[ship] Déplacer le navire en { $place } ({ $land })
}
action-recall = { $piece ->
    [warrior] Reprendre le guerrier en { $place }
    [wagon] Reprendre le chariot en { $place }
   *[ship] Reprendre le navire en { $place }
}
action-city = Poser la ville autour de : { $place }
action-remove-own = Reprendre votre colonie en { $place }
action-remove-theirs = Renvoyer la colonie en { $place } ({ $owner })
action-take = Prendre un jeton
action-silo-build = Construire jusqu’à trois colonies
action-silo-move = Déplacer jusqu’à trois colonies
action-stop = S’arrêter là
action-pass = Passer
action-end = Finir le tour

### What happened

event-drew = { $me ->
    [yes] Vous tirez une carte : { $card }.
   *[no] { $name } tire une carte : { $card }.
}
event-reshuffled = La défausse devient la nouvelle pioche.
event-turn-began = { $me ->
    [yes] Manche { $round } : à vous de jouer.
   *[no] Manche { $round } : à { $name } de jouer.
}
event-played = { $me ->
    [yes] Vous jouez la carte : { $card }.
   *[no] { $name } joue la carte : { $card }.
}
event-played-removed = { $me ->
    [yes] Vous jouez le terrain retiré : { $terrain }.
   *[no] { $name } joue le terrain retiré : { $terrain }.
}
event-replaced = { $me ->
    [yes] Vous ne pouvez pas jouer cette carte, elle quitte le jeu : { $card }.
   *[no] { $name } ne peut pas jouer cette carte, elle quitte le jeu : { $card }.
}
event-mandatory-lapsed = { $me ->
    [yes] Il n’y a plus de carte pour vous ; vous n’avez pas à construire.
   *[no] Il n’y a plus de carte pour { $name }, qui n’a pas à construire.
}
event-chose = { $me ->
    [yes] Vous choisissez : { $terrain }.
   *[no] { $name } choisit : { $terrain }.
}
event-went-on = { $me ->
    [yes] Vous continuez avec l’autre moitié de la carte : { $terrain }.
   *[no] { $name } continue avec l’autre moitié de la carte : { $terrain }.
}
event-used = { $me ->
    [yes] Vous utilisez { $object }.
   *[no] { $name } utilise { $object }.
}
event-drew-for-fort = { $me ->
    [yes] Vous tirez une carte pour le fort : { $card }.
   *[no] { $name } tire une carte pour le fort : { $card }.
}
event-built = { $me ->
    [yes] Vous construisez en { $place }.
   *[no] { $name } construit en { $place }.
}
event-built-by = { $me ->
    [yes] { $power } : vous construisez en { $place }.
   *[no] { $power } : { $name } construit en { $place }.
}
event-moved = { $me ->
    [yes] Vous déplacez une colonie : { $from } → { $to }.
   *[no] { $name } déplace une colonie : { $from } → { $to }.
}
event-put-wall = { $me ->
    [yes] Vous dressez un mur en { $place }.
   *[no] { $name } dresse un mur en { $place }.
}
event-placed-scout = { $me ->
    [yes] Vous placez un éclaireur en { $place }.
   *[no] { $name } place un éclaireur en { $place }.
}
event-placed = { $me ->
    [yes] { $piece ->
        [warrior] Vous placez un guerrier en { $place }.
        [wagon] Vous placez le chariot en { $place }.
       *[ship] Vous placez le navire en { $place }.
    }
   *[no] { $piece ->
        [warrior] { $name } place un guerrier en { $place }.
        [wagon] { $name } place le chariot en { $place }.
       *[ship] { $name } place le navire en { $place }.
    }
}
event-moved-piece = { $me ->
    [yes] { $piece ->
        [warrior] Vous déplacez le guerrier : { $from } → { $to }.
        [wagon] Vous déplacez le chariot : { $from } → { $to }.
       *[ship] Vous déplacez le navire : { $from } → { $to }.
    }
   *[no] { $piece ->
        [warrior] { $name } déplace le guerrier : { $from } → { $to }.
        [wagon] { $name } déplace le chariot : { $from } → { $to }.
       *[ship] { $name } déplace le navire : { $from } → { $to }.
    }
}
event-recalled = { $me ->
    [yes] { $piece ->
        [warrior] Vous reprenez le guerrier en { $from }.
        [wagon] Vous reprenez le chariot en { $from }.
       *[ship] Vous reprenez le navire en { $from }.
    }
   *[no] { $piece ->
        [warrior] { $name } reprend le guerrier en { $from }.
        [wagon] { $name } reprend le chariot en { $from }.
       *[ship] { $name } reprend le navire en { $from }.
    }
}
event-laid-city = { $me ->
    [yes] Vous posez votre ville autour de : { $place }.
   *[no] { $name } pose la ville autour de : { $place }.
}
event-kept-on-temple = { $me ->
    [yes] Vous reprenez une colonie en { $from } pour votre prochain tour.
   *[no] { $name } reprend une colonie en { $from } pour le prochain tour.
}
event-struck = { $me ->
    [yes] Vous renvoyez une colonie en { $from } ({ $owner }).
   *[no] { $name } renvoie une colonie en { $from } ({ $owner }).
}
event-struck-me = { $name } renvoie votre colonie en { $from }.
event-took-tile = { $me ->
    [yes] Vous prenez une tuile : { $tile }.
   *[no] { $name } prend une tuile : { $tile }.
}
event-lost-tile = { $me ->
    [yes] Vous perdez une tuile : { $tile }.
   *[no] { $name } perd une tuile : { $tile }.
}
event-took-nomad = { $me ->
    [yes] Vous prenez une tuile nomade : { $tile }.
   *[no] { $name } prend une tuile nomade : { $tile }.
}
event-took-token = { $me ->
    [yes] Vous prenez un jeton de cathédrale.
   *[no] { $name } prend un jeton de cathédrale.
}
event-earned = { $me ->
    [yes] { $gold ->
        [one] Vous gagnez { $gold } pièce d’or : { $source }.
       *[other] Vous gagnez { $gold } pièces d’or : { $source }.
    }
   *[no] { $gold ->
        [one] { $name } gagne { $gold } pièce d’or : { $source }.
       *[other] { $name } gagne { $gold } pièces d’or : { $source }.
    }
}
event-marked = { $me ->
    [yes] Vous marquez { $line } pour les maires.
   *[no] { $name } marque { $line } pour les maires.
}
event-last-round = { $me ->
    [yes] Votre réserve est vide : c’est la dernière manche.
   *[no] Réserve vide ({ $name }) : c’est la dernière manche.
}
event-over = La partie est terminée.

### What is on a hex

hex-location = { $count ->
    [0] Lieu : { $location }, plus de tuile.
    [one] Lieu : { $location }, encore { $count } tuile.
   *[other] Lieu : { $location }, encore { $count } tuiles.
}
hex-nomad = Nomades avec une tuile : { $tile }.
hex-nomad-empty = Nomades, la tuile est partie.
hex-land = { $land }.
hex-settlement = { $me ->
    [yes] Votre colonie est ici.
   *[no] Une colonie est ici ({ $name }).
}
hex-piece = { $me ->
    [yes] { $piece ->
        [warrior] Votre guerrier est ici.
        [wagon] Votre chariot est ici.
        [ship] Votre navire est ici.
       *[city] Votre ville est ici.
    }
   *[no] { $piece ->
        [warrior] Un guerrier est ici ({ $name }).
        [wagon] Un chariot est ici ({ $name }).
        [ship] Un navire est ici ({ $name }).
       *[city] Une ville est ici ({ $name }).
    }
}
hex-wall = Un mur de pierre est ici.
hex-scout = Un éclaireur est ici jusqu’à la fin du tour.
hex-guarded = Un guerrier garde la case : personne ne peut construire ici.
hex-none = Il n’y a pas de case ici.

### Seats and the board as text

summary-supply = { $count ->
    [0] { $name } : plus de colonie en réserve
    [one] { $name } : { $count } colonie en réserve
   *[other] { $name } : { $count } colonies en réserve
}
summary-on-temple = { $count ->
    [one] { $count } colonie sur le temple
   *[other] { $count } colonies sur le temple
}
summary-tokens = { $count ->
    [one] { $count } jeton de cathédrale
   *[other] { $count } jetons de cathédrale
}
summary-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
summary-hand = en main : { $cards }
summary-tiles = Tuiles : { $tiles }.
summary-tile-ready = { $tile } (prête)
summary-tile-used = { $tile } (utilisée)
summary-tile-new = { $tile } (nouvelle)
summary-nomads = Tuiles nomades : { $tiles }.
summary-pieces = Sur le plateau : { $pieces }.
summary-count-settlements = { $count ->
    [one] { $count } colonie
   *[other] { $count } colonies
}
summary-count-warriors = { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
}
summary-wagon = le chariot
summary-ship = le navire
summary-city = la ville
summary-marks = Marqué pour les maires : { $lines }.
summary-gold = { $count ->
    [one] { $count } pièce d’or gagnée en cours de partie.
   *[other] { $count } pièces d’or gagnées en cours de partie.
}
board-row = Rangée { $row } : { $runs }
board-row-island = Rangée { $row } de l’île : { $runs }
board-run = { $from }–{ $to } { $what }
board-one = { $at } { $what }
board-location = { $count ->
    [0] { $location } sans tuile
    [one] { $location } avec { $count } tuile
   *[other] { $location } avec { $count } tuiles
}
board-nomad = nomades avec { $tile }
board-nomad-empty = nomades sans tuile
board-settlement = { $me ->
    [yes] { $count ->
        [one] votre colonie { $on }
       *[other] vos colonies { $on }
    }
   *[no] { $count ->
        [one] colonie ({ $name }) { $on }
       *[other] colonies ({ $name }) { $on }
    }
}
board-piece = { $me ->
    [yes] { $piece ->
        [warrior] votre guerrier { $on }
        [wagon] votre chariot { $on }
        [ship] votre navire { $on }
       *[city] votre ville { $on }
    }
   *[no] { $piece ->
        [warrior] guerrier ({ $name }) { $on }
        [wagon] chariot ({ $name }) { $on }
        [ship] navire ({ $name }) { $on }
       *[city] ville ({ $name }) { $on }
    }
}
board-wall = { $count ->
    [one] mur { $on }
   *[other] murs { $on }
}
board-scout = { $count ->
    [one] éclaireur { $on }
   *[other] éclaireurs { $on }
}

### Setting up a table

create-preset-first = Première partie
create-preset-first-hint = Les secteurs et objectifs conseillés pour apprendre le jeu.
create-preset-base = Jeu de base, au hasard
create-preset-base-hint = Secteurs et objectifs du jeu de base, tirés au hasard.
create-preset-everything = Tout
create-preset-everything-hint = Toutes les extensions ensemble, tirées au hasard.
create-preset-own = Mon propre mélange
create-preset-own-hint = Choisissez vous-même extensions, secteurs et objectifs.
create-expansions = Extensions
create-quadrants = Secteurs
create-quadrants-chance = Quatre secteurs au hasard
create-pure-chance = Hasard pur
create-pure-chance-hint = Le hasard peut laisser de côté une extension choisie. Sinon, chacune a un secteur sur le plateau.
create-quadrants-choose = Choisir les quatre secteurs
create-quadrant-top-left = En haut à gauche
create-quadrant-top-right = En haut à droite
create-quadrant-bottom-left = En bas à gauche
create-quadrant-bottom-right = En bas à droite
create-quadrant-turn = Tourner d’un demi-tour
create-quadrant-turned = Tourné d’un demi-tour
create-objectives = Objectifs
create-objectives-chance = Trois objectifs au hasard
create-objectives-choose = Choisir les trois objectifs
create-tasks = Missions
create-tasks-chance = Missions au hasard
create-tasks-choose = Choisir les missions
create-island = Face de l’île
create-swamp-cards = Utiliser les cartes marais sans Marshlands
create-swamp-cards-hint = Sur un plateau sans marais, elles agissent comme de simples cartes de terrain.
create-lords-presence = Les seigneurs ne paient que les présents
create-lords-presence-hint = Sans colonie dans un secteur, vous n’y gagnez rien.
create-more-options-hint = Pour placer soi-même grottes et capitoles : ligne,colonne de chaque case.

### At the table

common-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
table-supply-count = { $count ->
    [0] Plus aucune colonie
    [one] Encore { $count } colonie
   *[other] Encore { $count } colonies
}
points-unit = Or
table-tile-used = utilisée ce tour-ci
table-tile-new-other = nouvelle, dès le prochain tour
table-objectives = Objectifs
replay-gold-over-time = L’or au fil de la partie
help-about-trademark = Kingdom Builder est un jeu de Donald X. Vaccarino, édité par Queen Games. Ce programme est indépendant ; tous les dessins et textes sont les nôtres.
a11y-objectives = Objectifs

### Preview of a choice

preview-gold = { $count ->
    [0] Ici : pas d’or
   *[other] Ici : { $signed } en or
}
preview-gold-for = { $signed } pour { $category }
preview-takes-tile = donne une tuile : { $tile }
preview-takes-nomad = donne une tuile nomade : { $tile }
preview-loses-tile = fait perdre une tuile : { $tile }
area-board = Plateau
