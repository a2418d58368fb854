# Ce que dit l’application hors de tout jeu particulier, en français.
#
# On dit « vous » dans les phrases ; les boutons sont à l’infinitif.

### App

app-name = Freehold
app-loading = On dresse la table…
app-not-arrived = Une partie de la page n’est pas arrivée. La connexion manque peut-être, ou il existe une version plus récente.
app-reload = Recharger la page
app-newer = Nouvelle version
app-newer-hint = Il existe une version plus récente ; un clic la charge

### Words used on many screens

common-cancel = Annuler
common-close = Fermer
common-retry = Réessayer
common-more = Plus
common-copied = Copié
common-by-chance = Au hasard
common-you = Vous
common-and = { $first } et { $last }
common-list-comma = ,{ " " }
common-players = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
common-just-now = à l’instant
common-minutes-ago = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
common-hours-ago = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
common-days-ago = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}
common-player-number = Joueur { $number }
common-computer-name = Ordinateur ({ $level })

### The games: name, and what awaits one

game-kingdom-builder = Kingdom Builder
    .about = Un royaume sur un plateau toujours nouveau : jouez une carte, bâtissez trois colonies, laissez les objectifs payer.
    .players = 2 à 5 joueurs
    .time = 40 min
    .weight = facile
game-kingdom-builder-nomads = Nomads
game-kingdom-builder-crossroads = Crossroads
game-kingdom-builder-marshlands = Marshlands
game-kingdom-builder-harvest = Harvest
game-kingdom-builder-capitol = Capitole
game-kingdom-builder-caves = Grottes
game-kingdom-builder-island = Île
game-boonlake = Boonlake
    .about = Peuplez un pays intact au bord du fleuve : tirez des leviers, envoyez des bateaux, bâtissez maisons et fermes.
    .players = 1 à 4 joueurs
    .time = 2 heures
    .weight = exigeant
game-boonlake-opponent = la Sage Éminence
game-boonlake-easy = en solitaire, facile
game-boonlake-medium = en solitaire, moyen
game-boonlake-challenge = en solitaire, un défi
game-boonlake-difficult = en solitaire, difficile
game-boonlake-very-difficult = en solitaire, très difficile
game-suna-valo = Suna Valo
    .about = Une ferme à deux : posez des cartes, récoltez, livrez, faites la fête.
    .players = 2 joueurs
    .time = 1 heure
    .weight = moyen

### Lobby

home-title = Trois jeux de plateau, et une table pour chacun.
home-lead = Selon les vraies règles, dans le navigateur : tout de suite contre un ordinateur, ou avec des amis où qu’ils soient, par un lien. Ni compte ni publicité ; tout reste sur la machine du club.
home-code-label = On vous a envoyé un lien ou un code ?
home-code-example = Lien ou code, par exemple FERN-42
home-boxes = Sur l’étagère
home-play-now = Jouer contre un ordinateur
home-your-move = À vous de jouer
home-your-move-none = Rien ne vous attend pour le moment.
home-next = Les jouer l’une après l’autre
home-play-turn = Jouer votre tour
home-play = Jouer
home-with = avec { $names }
home-more = et { $count } autres
home-clock = { $time } à votre pendule
home-hours-left = encore { $count } h
home-days-left = { $days ->
    [one] encore { $days } jour { $hours } h
   *[other] encore { $days } jours { $hours } h
}
home-thinking = Les autres réfléchissent
home-has-turn = C’est à { $name }
home-acted = { $name } a joué
home-place = Rang { $place }
home-points = { $count ->
    [one] un point
   *[other] { $count } points
}
home-rated = classée
home-pace-live = en direct
home-pace-none = sans pendule
home-pace-hours = { $count } heures par tour
home-pace-days = { $count ->
    [one] { $count } jour par tour
   *[other] { $count } jours par tour
}
home-open = Tables ouvertes
home-open-none = Aucune place n’est libre pour le moment.
home-all-games = Tous les jeux
home-any-players = Tous les nombres
home-open-own = En ouvrir une à vous
home-seats-taken = { $count } places prises sur { $all }
home-here = Ici maintenant
home-all = Tous
home-friend = ami
home-member = membre
home-live = En ce moment même
home-live-hint = Vous voyez ce qui est sur la table, pas les cartes cachées.
home-promise-followed = Personne n’est suivi ni compté
home-promise-shuffle = Chaque mélange peut être vérifié ensuite
home-promise-ways = À la souris, au pouce, au clavier ou au lecteur d’écran
nav-main = Principal
nav-tables = Tables
nav-new = Créer
nav-rules = Règles
nav-people = Membres
nav-me = Moi
lobby-quick-level = Adversaire
lobby-learn = Comment on joue
lobby-new-game = Nouvelle partie
lobby-new-game-hint = Choisissez un jeu, les joueurs et la mise en place.
lobby-join = Rejoindre une table
lobby-join-go = Rejoindre
lobby-continue = Continuer
lobby-watch = Regarder
lobby-replay = Revoir
lobby-replay-title = Parties terminées
lobby-replay-open-file = Ouvrir un enregistrement
lobby-requests = Invitations
lobby-asks-you = { $name } vous invite à { $game }
lobby-not-now = Pas maintenant
lobby-declined = Refusé.
lobby-after-all = Annuler
lobby-sit-down = S’asseoir
lobby-for-members = Seuls les membres s’assoient ici.
lobby-your-turn = À vous de jouer
lobby-waiting-for-players = { $count ->
    [one] Il manque encore une personne
   *[other] Il manque encore { $count } personnes
}
part-remove = Supprimer la table
part-remove-sure = Supprimer cette table et tout ce qui s’y est passé ?
part-leave = Quitter la table
part-leave-sure = Quitter cette table ? Votre place redevient libre.
part-resign = Abandonner
part-resign-sure = Abandonner ? Un ordinateur joue pour vous jusqu’à la fin, et vous ne pourrez pas reprendre la place.
part-put-away = Ranger
part-put-away-sure = Retirer cette partie terminée de votre liste ? Les autres la gardent.
join-travels = C’est la place de { $name }. Continuez ici : l’autre appareil ne pourra plus que regarder.
lobby-won-by = Victoire : { $names }
lobby-me = Votre compte
lobby-host = Hôte
lobby-sign-in = Se connecter
lobby-sign-up = Devenir membre
lobby-name-label = Votre nom
lobby-name-hint = Les autres le voient à la table.
lobby-name-needed = Dites-nous d’abord qui vous êtes.
lobby-local-note = Cette partie se joue uniquement dans votre navigateur ; rien n’est envoyé.
lobby-server-unreachable = Le serveur est injoignable. Les parties dans ce navigateur fonctionnent quand même.
lobby-offline = Vous êtes hors ligne. Les parties de ce navigateur continuent comme toujours ; les tables du serveur doivent attendre.
lobby-doors = Autres chemins vers une partie
lobby-local-remove = Supprimer
lobby-local-remove-sure = Supprimer cette partie ? Elle n’est gardée que dans ce navigateur.
lobby-watch-instead = Regarder seulement

### Creating a table

create-title = Nouvelle partie
create-as-last-time = Comme la dernière fois : { $played }
create-game = Jeu
create-players = Joueurs
create-seats = Places
create-seat = Place { $number }
create-seat-who = Qui joue ici
create-seat-me = Moi
create-seat-open = Libre, par lien
create-seat-open-hint = Vous recevez un lien à envoyer.
create-seat-friend = Une amie ou un ami
create-friend = Qui est invité
create-friend-hint = L’invitation part dès que la table est créée.
create-seat-computer = Ordinateur
create-seat-computer-level = Ordinateur, { $level }
create-seat-same-screen = Quelqu’un d’autre sur cet écran
create-seat-same-screen-hint = Vous vous passez l’appareil ; chacun ne voit que sa carte.
create-seat-name = Nom
create-seats-shuffle = Mélanger les places
create-level = Force
level-random = Dé
level-random-hint = Fait n’importe quoi de permis. Seulement pour essayer.
level-novice = Débutant
level-novice-hint = Sait ce qui est bon, mais ne le voit pas toujours.
level-greedy = Avide
level-greedy-hint = Prend les points qu’il voit et ne prévoit jamais rien.
level-steady = Solide
level-steady-hint = Fiable et rapide. Idéal pour une partie tranquille.
level-keen = Rusé
level-keen-hint = Regarde un peu plus loin. Difficile pour la plupart.
level-master = Maître
level-master-hint = Réfléchit environ une seconde par tour. Le plus fort.
computer-random = Pell
computer-random-more = Tilo, Wanda, Juno, Fips
computer-random-style = Jette un dé pour tout et se réjouit de chaque chiffre.
computer-novice = Pia
computer-novice-more = Emil, Lotte, Jules, Nina
computer-novice-style = Voit les bonnes places, puis les oublie.
computer-greedy = Gustav
computer-greedy-more = Berta, Hugo, Cosima, Anton
computer-greedy-style = Prend les points les plus proches et ne lève jamais les yeux.
computer-steady = Henrik
computer-steady-more = Maja, Tore, Ilse, Bruno
computer-steady-style = Travaille sans hâte et le regrette rarement.
computer-keen = Ravi
computer-keen-more = Noor, Felix, Selma, Ivo
computer-keen-style = Pense un coup d’avance et en sourit.
computer-master = Odile
computer-master-more = Cato, Ines, Magnus, Thea
computer-master-style = Parle peu, compte tout, attend votre erreur.
create-undo = Annulation
create-undo-free = Permise tant que rien de nouveau n’est vu
create-undo-free-hint = Vous pouvez annuler vos choix jusqu’à ce qu’une carte soit tirée ou que quelqu’un d’autre agisse.
create-undo-vote = D’un commun accord
create-undo-vote-hint = On reprend si tous les autres sont d’accord.
create-undo-none = Interdite
create-undo-none-hint = Ce qui est fait est fait.
create-visibility = Qui peut trouver la table
create-private = Privée
create-private-hint = Seules les personnes ayant un lien la trouvent.
create-club = Le club
create-club-hint = Les membres la voient à l’accueil et s’y assoient ; les autres viennent par le lien.
create-club-members = Les membres peuvent aussi ouvrir une table pour le club seul.
create-listed = Publique
create-listed-hint = Tout le monde sur ce serveur la voit à l’accueil.
create-grace = Si quelqu’un s’absente
create-grace-hint = Le temps d’attente avant que les autres puissent laisser jouer un ordinateur. Qui revient reprend sa place.
create-grace-none = Un ordinateur peut jouer aussitôt
create-grace-minutes = Attendre deux minutes
create-grace-ten-minutes = Attendre dix minutes
create-grace-day = Attendre un jour
create-grace-week = Attendre une semaine
create-where = Où l’on joue
create-where-here = Dans ce navigateur
create-where-server = Sur le serveur
create-start = Créer la table
create-start-now = Jouer
create-starting = Mise en place…
create-table = La table
create-where-server-hint = D’autres peuvent se joindre à distance, et la partie continue sur n’importe quel appareil.
create-more = Variantes et autres options
create-more-options = Autres options en texte
create-set = Plateaux et cartes
create-set-ours = Les nôtres
create-set-same = Vos propres fichiers, identiques aux nôtres
create-set-own = Les vôtres : { $files }
create-set-hint = Ce qui est imprimé sur certains plateaux et certaines cartes, personne ne le sait hors de la boîte ; les nôtres les remplacent. Si vous possédez la boîte, enregistrez nos fichiers, notez-y ce qui est imprimé chez vous et choisissez-les ici. Ce que vous laissez de côté reste à nous.
create-set-save = Nos fichiers :
create-set-files = Vos fichiers
create-set-folder = Ou un dossier qui les contient
create-set-faults = On ne peut pas encore jouer avec ces fichiers :
create-set-back = Revenir aux nôtres
create-problem-name = La place { $number } a besoin d’un nom.
create-problem-nobody = Sur le serveur, il faut au moins une personne à la table. Des ordinateurs seuls peuvent jouer dans ce navigateur.

### At the table

table-turn-of = À { $name } de jouer
table-page-title-yours = ● À vous de jouer
table-page-title = À { $name } de jouer
table-page-title-over = Partie terminée
table-round = Manche { $round }
table-last-round = Dernière manche
table-undo = Annuler
table-undo-impossible = Il n’y a rien à annuler depuis que quelque chose de nouveau a été vu.
table-hint = Conseil
table-hint-title = Que ferait { $name } ?
table-hint-thinking = { $name } réfléchit …
table-hint-only = Il n’y a qu’une chose à faire : { $what }.
table-hint-best = { $name } choisirait : { $what }. Chances de gagner { $percent } %, environ { $points } points à la fin.
table-hint-next = Ensuite : { $what }, { $percent } %.
table-end-turn = Finir le tour
table-end-anyway = Terminer quand même ?
table-choices = Ce que vous pouvez faire
table-rules = Règles
table-rule = La règle { $rule }
table-log = Ce qui s’est passé
table-log-all = Tout
table-since-your-turn = Depuis votre dernier tour
table-since-your-turn-empty = Personne n’a joué depuis votre dernier tour.
table-show-again = Montrer encore
table-skip = Passer
table-players = Joueurs
table-hand-hidden = { $count ->
    [one] Une carte cachée
   *[other] { $count } cartes cachées
}
table-board-mode = Plateau
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-zoom-reset = Plateau entier
table-reconnecting = Reconnexion…
table-connection-lost = La connexion est perdue
table-connection-lost-hint = Nous réessayons. Ce qui a été confirmé est enregistré.
table-not-kept = Non enregistrée
table-not-kept-hint = Ce navigateur ne garde rien ici : c’est une fenêtre privée, ou il n’y a plus de place. La partie continue tant que cet onglet reste ouvert.
table-player-away = { $name } n’est pas là
table-pass-device = Passez l’appareil à { $name }
table-pass-device-hint = La prochaine carte reste cachée jusqu’à ce que { $name } confirme.
table-pass-device-ready = Je suis { $name }
table-seat-open = Cette place est libre
table-seat-open-hint = Envoyez ce lien à la personne qui doit s’asseoir ici.
table-seat-copy-link = Copier le lien
table-seat-link-copied = Lien copié
table-seat-open-link = Lien vers cette place
table-seat-make-link = Créer un lien
table-seat-travel = Continuer sur un autre appareil
table-seat-travel-hint = Ouvrez ce lien sur l’autre appareil dans le quart d’heure. Il sert une seule fois.
table-seat-moved = Vous continuez avec cette place sur un autre appareil.
table-seat-given-up = { $name } a abandonné cette place.
table-seat-wait = Attente : encore { $time }
table-link-share = Partager
table-link-code = Code QR
table-link-code-label = Le lien sous forme de code QR
table-while-away = { $count ->
    [one] Pendant votre absence, { $level } a joué un coup pour vous.
   *[other] Pendant votre absence, { $level } a joué { $count } coups pour vous.
}
table-seat-computer = Ordinateur, { $level }
table-seat-hand-over = Laisser un ordinateur continuer
table-seat-take-back = Reprendre la place
table-watching = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
table-watcher = Vous regardez
table-watcher-hint = Vous voyez ce qui est ouvert sur la table, pas les cartes cachées.
table-set-ours = On joue à cette table avec nos plateaux et nos cartes.
table-set-own = On joue à cette table avec des plateaux et des cartes que quelqu’un a saisis ; leur empreinte est { $hash }.
table-fair-shuffle = Mélange honnête
table-fair-shuffle-hint = Le mélange était fixé avant la partie. Son empreinte est visible dès maintenant, la clé à la fin ; chacun peut ainsi vérifier.
table-fair-shuffle-fingerprint = Empreinte : { $hash }

### What is asked; the games add their own sentences

ask-over = La partie est terminée.

### End of the game

end-you-win = Vous gagnez !
end-winner = Victoire : { $name }
end-tie = Victoire partagée : { $names }
end-scores = Le décompte
end-category = Pour
end-total = Total
end-rematch = Rejouer
end-rematch-join = Participer
end-replay = Revoir la partie
end-download = Télécharger la partie
end-download-hint = Un fichier texte qui rejoue toute la partie, ici ou à n’importe quelle autre table.
end-lobby = Retour à l’accueil
end-look = Regarder le plateau
end-share = Partager
end-share-hint = Transmet un lien vers la rediffusion de cette partie.

### Replay

replay-title = Revoir la partie
replay-slider = Coup { $now } sur { $all }
replay-turn = Manche { $round }, tour : { $name }
replay-start = Au début
replay-step-back = Un coup en arrière
replay-step = Un coup en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-end = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-normal = normale
replay-speed-fast = rapide
replay-seen-by = Vue par
replay-as-i-saw-it = Comme je l’ai vue
replay-as-seat-saw-it = Comme { $name } l’a vue
replay-all-revealed = Toutes les cartes ouvertes
replay-as-watcher = Comme le public l’a vue
replay-play-on = Jouer à partir d’ici
replay-play-on-hint = Lance une nouvelle partie dans ce navigateur à partir de cette position.
replay-analyse = Que ferait l’ordinateur ?
replay-open-file = Ouvrir un enregistrement
replay-bad-file = Ce fichier n’est pas un enregistrement lisible.
replay-verified = Vérifié : le mélange correspond à l’empreinte.
replay-not-verified = Le mélange ne correspond pas à l’empreinte.
replay-not-over = La relecture s’ouvre quand la partie est finie.
replay-other-rules = Cette partie suit la version { $theirs } des règles, mais cette page ne connaît que la version { $ours }.
replay-download = Télécharger
replay-copy-link = Copier le lien vers ce coup
replay-link = Lien
replay-link-too-long = Cette partie est trop longue pour un lien. Téléchargez-la et transmettez le fichier.
replay-link-broken = Ce lien n’est pas complet ; une partie s’est perdue en route.
replay-controls = Parcourir la partie

### Errors

error-unknown-table = Cette table n’existe pas. Le lien est peut-être incomplet.
error-link-invalid = Ce lien n’est plus valable. Demandez-en un nouveau.
error-seat-taken = Quelqu’un d’autre est déjà assis là.
error-not-your-turn = Ce n’est pas votre tour.
error-too-late = Autre chose s’est passé entre-temps. Regardez encore une fois.
error-not-allowed = Les règles ne le permettent pas maintenant.
error-not-yours = Seule la personne qui a créé la table peut le faire.
error-disk-full = Le serveur ne peut rien enregistrer pour l’instant, rien n’a donc changé. Prévenez la personne qui s’en occupe.
error-other-rules = Cette partie suit des règles que cette version du programme ne connaît pas. Une version plus récente peut l’ouvrir.
error-other-components = Cette partie a commencé avec des plateaux ou des cartes qui manquent ici. La personne qui s’occupe du serveur peut les ajouter.
error-damaged = Ce qui est enregistré de cette partie est abîmé, elle ne peut donc pas s’ouvrir. Prévenez la personne qui s’occupe du serveur.
error-link-used = Ce lien a déjà servi. Demandez-en un autre.
error-link-expired = Ce lien est trop ancien. Créez-en un nouveau sur l’appareil où vous jouez.
error-link-over = Cette partie est terminée, on ne s’y assied plus. Vous pouvez encore la regarder.
error-not-agreed = D’autres sont là : tous doivent être d’accord.
table-ask-stand-in = Demander aux autres de laisser jouer un ordinateur
error-too-early = Veuillez patienter : le délai convenu pour cette absence n’est pas encore écoulé.
error-not-begun = La partie n’a pas encore commencé.
error-no-watchers = Seuls ceux qui sont assis à cette table la voient.
error-no-member = Seuls les membres peuvent le faire. Connectez-vous d’abord.
error-not-host = Seul l’hôte du club peut le faire.
error-not-recognised = Le nom et le mot de passe ne vont pas ensemble. Vérifiez les deux.
error-name-taken = Quelqu’un porte déjà ce nom ici. Choisissez-en un autre.
error-not-invited = On devient membre ici sur invitation seulement, et celle-ci est utilisée ou trop ancienne. Demandez-en une autre.
error-errand-over = Vous êtes parti trop longtemps, ou revenu par un autre navigateur. Il ne s’est rien passé ; réessayez.
error-no-answer-elsewhere = Là où vous vous connectez, personne ne répond. Réessayez plus tard, ou connectez-vous autrement.
error-not-vouched = Ce qu’on nous a dit de vous n’est pas valable ; personne n’a été connecté. Si cela se répète, dites-le à l’hôte du club.
error-identity-taken = Un autre membre se connecte déjà ainsi, ou vous êtes déjà membre : ajoutez-le ou retirez-le alors dans votre compte.
error-last-way = Sans cela, vous ne pourriez plus entrer. Définissez d’abord un mot de passe ou ajoutez une clé.
error-too-many-tables = Vous avez trop de tables ouvertes. Finissez-en ou retirez-en une d’abord.
error-too-fast = C’était trop rapide. Attendez un instant.
error-message-too-large = C’était trop à la fois pour le serveur.
error-game-not-here = Ce jeu ne peut pas encore s’afficher dans le navigateur. Il se joue dans le terminal.
error-version = Cette page est plus ancienne que le serveur. Rechargez-la.
error-bad-options = La mise en place ne convient pas : { $problem }
error-bad-record = Cet enregistrement est illisible : { $problem }
error-storage = Votre navigateur ne nous laisse rien enregistrer. La partie sera perdue si vous fermez la page.
error-not-found = Il n’y a rien ici.
error-unknown = Quelque chose s’est mal passé. Réessayez.
error-unknown-detail = Quelque chose s’est mal passé : { $detail }
error-back-to-lobby = Retour à l’accueil

### Settings

settings-title = Réglages
settings-language = Langue
settings-theme = Thème
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-auto = Comme sur cet appareil
settings-motion-off = Rien ne bouge
settings-letters = Lettres sur les terrains et les biens
settings-text-mode = Mode texte
settings-sound = Son
settings-pace = Coups des autres
settings-me-first = Joueurs à partir de moi
settings-turn-end = Mon tour se termine
settings-turn-end-by-hand = quand je le dis
settings-turn-end-ask-first = quand je le dis, deux fois s’il reste à faire
settings-turn-end-by-itself = de lui-même quand il n’y a plus rien à faire
settings-colour = Ma couleur sur cet écran
settings-colour-own = Comme distribuée
settings-colour-1 = Rouge
settings-colour-2 = Bleu
settings-colour-3 = Noir
settings-colour-4 = Orange
settings-colour-5 = Violet

### Help

help-search = Chercher dans les règles
help-nothing-found = Rien à ce sujet ici.
help-refused-if = Ce qui est refusé, et par quelle règle
help-keyboard = Clavier
help-key-move = Flèches
help-key-move-does = aller de case en case
help-key-choose = Entrée ou espace
help-key-choose-does = choisir la case ou le bouton
help-key-next = N
help-key-next-does = prochaine case où vous pouvez agir
help-key-previous = P
help-key-previous-does = case précédente où vous pouvez agir
help-key-undo = U
help-key-undo-does = annuler
help-key-end = E
help-key-end-does = finir le tour
help-key-use = 1 – 9
help-key-use-does = utiliser la première chose à disposition, la deuxième… ou l’une de plusieurs façons ; dans une rangée, la chose est d’abord montrée, puis prise si l’on appuie de nouveau ; une partie de ce qui est proposé se voit seule
help-key-log = L
help-key-log-does = ce qui s’est passé
help-key-text = T
help-key-text-does = mode texte oui ou non
help-key-letters = B
help-key-letters-does = lettres sur les terrains et les biens oui ou non
help-key-zoom = + − 0
help-key-zoom-does = agrandir, réduire, plateau entier
help-key-explain = I
help-key-explain-does = expliquer ce qui est sélectionné
help-key-skip = S
help-key-skip-does = passer les tours montrés des autres
help-key-sound = M
help-key-sound-does = son activé ou non
help-key-hint = H
help-key-hint-does = demander un conseil
help-key-help = ?
help-key-help-does = cette aide
help-key-close = Échap
help-key-close-does = fermer, ou choisir autrement
help-touch = Écran tactile
help-touch-long = Laissez le doigt sur une chose pour qu’elle soit expliquée.
help-touch-pinch = Écartez deux doigts pour agrandir, faites glisser pour déplacer le plateau.
help-about = À propos de cette table
help-about-text = Cette table veille à chaque règle, garde chaque partie et ne demande aucun compte. Elle tourne sur un serveur de votre choix ou seulement dans votre navigateur.
help-about-licence = Logiciel libre sous licence MIT ou Apache 2.0.

### For screen readers

a11y-board = Plateau
a11y-board-help = Déplacez-vous avec les flèches. N mène à la prochaine case où vous pouvez agir.
a11y-ask = Ce qui est demandé
a11y-log = Ce qui s’est passé
a11y-players = Joueurs

# Ce que toute table de jeu possède
table-latest-turn = Dernier tour
table-tab-players = Joueurs
table-tab-goals = Objectifs
table-tab-log = Journal
table-choices-end = Pour terminer
table-choices-use = { $count ->
    [one] Une chose à utiliser
   *[other] { $count } choses à utiliser
}
table-choices-places = { $count ->
    [one] Un lieu et ce qu’il rapporte
   *[other] { $count } lieux, le meilleur d’abord
}
a11y-skip = Aller à la question
a11y-jump = Aller à
a11y-dock = Ce qui peut servir
table-tab-panel = Journal
table-ways-aside = Regarder la table
table-ways-again = Revenir au choix
table-ways-several = Plusieurs possibilités : choisissez-en une.
table-ways-count = { $count ->
    [one] Une possibilité
   *[other] { $count } possibilités
}
table-choices-ways = { $count ->
    [one] Une possibilité
   *[other] { $count } possibilités, la meilleure d’abord
}
table-walk-back = Lieu précédent
table-walk-on = Lieu suivant
a11y-chips = Parties de ce qui est proposé
a11y-tab-lit = il y a quelque chose à faire ici
table-score-now = Points si la partie finissait maintenant
a11y-place-label = { $place } : { $what }
# A place where something can be done
a11y-lit = peut être choisi
# What one has before and after a choice, then what stands between two of these
table-outcome-change = { $name } : de { $before } à { $after }
table-outcome-and = { " " };{ " " }
create-preset = Mise en place
