# Suna Valo: what is said only in the terminal, in French.

### How the match stands

status-turn = tour { $turn }
status-goods = vous avez { $goods }
status-points = points : { $points }

### Typing

way-in-full = un choix en toutes lettres, ici la deuxième carte de votre étal
way-source = un bien et où il se trouve : head, endless, satchel, une carte, stones ou market

### Looking up

nothing-there = Il n’y a rien.
topic-cards = les neuf cartes à vendre, avec leurs prix et leurs effets
topic-farm = votre ferme : biens, réserves, colonnes, tuiles, places libérées
topic-player = la ferme d’une personne et les cartes au-dessus ; sans numéro, les deux
topic-market = le prix des ressources aux deux marchés
topic-orders = les commandes publiques, avec ce que chacun a livré
topic-ships = les commandes maritimes, avec prix, points et effet
topic-tracks = les deux pistes et la place des rouages
topic-tiles = les tuiles robot à prendre, et celles de la boîte
topic-figures = vos figurines et ce que chacune libérerait
topic-characters = les personnages et leurs effets
topic-hand = votre main pendant la préparation d’une ère
topic-discards = les cartes défaussées
