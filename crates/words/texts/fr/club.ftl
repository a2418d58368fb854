# Le club : entrer, son compte, ses membres et la page de l’hôte.

club-sign-in = Se connecter
club-sign-up = Devenir membre
club-sign-up-go = Rejoindre
club-sign-up-why = Un membre garde son nom, ses tables et ses souvenirs sur tous ses appareils. Pour jouer, ce n’est pas nécessaire.
club-sign-up-instead = Devenir membre
club-sign-in-instead = Je suis déjà membre
club-name = Nom
club-name-hint = Personne d’autre ici ne le portera. Ce que vous avez commencé en invité vous suit.
club-password = Mot de passe
club-old-password = Mot de passe actuel
club-password-again = Votre mot de passe, pour montrer que c’est vous
club-new-password = Nouveau mot de passe
club-password-hint = Au moins huit caractères ; une courte phrase convient le mieux.
club-set-password = Changer le mot de passe
club-password-set = Changé. Tous les autres appareils ont été déconnectés.
club-bring-tables = Emporter les tables de l’invité de ce navigateur
club-lost = J’ai perdu mon mot de passe
club-not-lost = Je connais mon mot de passe
club-recover = Définir le mot de passe et entrer
club-recover-hint = Un des codes notés à votre arrivée ouvre votre compte une fois. L’hôte du club peut vous en donner un autre.
club-mail-me-a-code = M’envoyer un code par courriel
club-code-on-its-way = Si ce membre reçoit des courriels, un code est en route. Il ouvre le compte une fois, jusqu’à demain.
club-code = Code de secours
club-invited = Vous êtes invité : bienvenue.
club-by-invitation = Ici, on devient membre sur invitation. Ouvrez le lien reçu, ou demandez à l’hôte du club.
club-by-approval = L’hôte du club vous fera entrer. D’ici là, vous jouez en invité.
club-welcome = Bienvenue
club-waiting-title = Presque
club-waiting = L’hôte ne vous a pas encore fait entrer. D’ici là, vous jouez en invité, et rien n’est perdu.
club-codes = Codes de secours
club-codes-hint = Notez ces codes : chacun ouvre votre compte une fois si vous perdez votre mot de passe. Ils ne sont montrés que maintenant.
club-codes-left = { $count ->
    [one] Il reste un code.
   *[other] Il reste { $count } codes.
}
club-codes-renew = Créer de nouveaux codes
club-codes-save = Enregistrer dans un fichier
club-go-on = Vers les tables
club-me = Réglages
club-since = membre depuis le { $day }
club-rename = Changer de nom
club-devices = Appareils
club-device-this = celui-ci
club-device-seen = vu le { $day }
club-device-unknown = Un autre programme
club-sign-out = Se déconnecter
club-sign-device-out = Déconnecter : { $device }
club-farewell = Partir pour de bon
club-farewell-name = Votre nom, pour confirmer
club-farewell-hint = Dans sept jours, tout sur { $name } sera oublié. Les parties des autres restent entières, sans votre nom ; un ordinateur joue à vos places. Se connecter avant annule le départ.
club-farewell-go = Oubliez-moi
club-leaving = Tout sur vous sera oublié le { $day }.
club-stay = Rester
club-people = Membres
club-more = Plus
club-here = ici en ce moment
club-nobody = Personne.
club-role-member = membre
club-role-steward = intendant
club-role-host = hôte
club-host = Hôte
club-number-members = membres
club-number-here = ici maintenant
club-number-running = tables en cours
club-number-finished = parties finies
club-number-megabytes = Mo stockés
club-version = Freehold { $version }, en marche depuis le { $day }
club-standing-waiting = En attente
club-standing-welcome = Membres
club-standing-banned = Renvoyés
club-do-welcome = Faire entrer
club-do-ban = Renvoyer
club-invitations = Invitations
club-invitation-for = Pour qui
club-invite = Inviter
club-invitation-link = Transmettez ce lien ; il n’est montré que maintenant et vaut pour une personne jusqu’au { $day }.
club-invitation-used = acceptée par { $name }
club-invitation-until = valable jusqu’au { $day }
club-take-back = Reprendre
club-from-name = Aller à un nom
club-care = Plus
club-role-of = Rôle de { $name }
club-role-give = Donner ce rôle
club-reset = Créer un code pour un nouveau mot de passe
club-reset-hint = Pour qui a perdu mot de passe et codes. Les codes d’avant n’ouvrent alors plus rien.
club-reset-code = Donnez ce code à { $name } par une autre voie ; il n’est montré que maintenant et ouvre le compte une fois sous « J’ai perdu mon mot de passe » :
club-invitation-role = Vient comme
club-invitation-days = Valable
club-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
club-settings = Le club
club-club-name = Nom du club
club-news = Nouvelles
club-news-hint = Une ligne que tous voient à l’accueil ; vide s’il n’y en a pas.
club-admission = Qui devient membre
club-admission-open = Tous
club-admission-invitation = Sur invitation
club-admission-approval = Sur accord
club-keep = Enregistrer
club-kept = Enregistré.
club-log = Ce qu’ont fait les hôtes
club-operator = L’exploitant du serveur
club-measure-change-member = a modifié un membre
club-measure-reset-password = a créé un code de mot de passe
club-measure-invite = a invité quelqu’un
club-measure-take-back-invitation = a repris une invitation
club-measure-set-club = a modifié le club
club-keys = Clés d’accès
club-keys-hint = Une clé sur votre appareil, téléphone ou trousseau ouvre votre compte sans mot de passe.
club-key-add = Ajouter une clé
club-key-remove = Retirer
club-key-of = Clé du { $day }
club-sign-in-by-key = Se connecter par clé
club-ways = Notifications
club-ways-hint = Un message par tour, et aucun pendant que vous regardez. Une table seule se met en silence à la table.
club-way-push = Ce navigateur
club-way-mail = Courriel
club-way-webhook = Programme ou salon
club-way-new = pas encore utilisé
club-way-worked = le dernier { $day }
club-way-failed = { $count ->
    [one] a échoué une fois
   *[other] a échoué { $count } fois
}
club-way-add = Ajouter
club-way-end = Arrêter
club-way-broken = { $way }, { $target } : rien n’y est arrivé ces temps-ci. Nous essayons de plus en plus rarement, enfin une fois par jour. Essayez ici dès que c’est réparé, ou arrêtez.
club-way-lost = { $way }, { $target } : plus rien n’y est envoyé depuis { $day }, car c’était refusé pour de bon. Ajoutez-le de nouveau ci-dessous, ou autre chose.
club-way-another = Une autre voie
club-way-test = Essai
club-way-sent = envoyé
club-told-turn = C’est à moi de jouer
club-told-turn-hint = un message par tour, jamais deux
club-told-reminder = Mon temps s’écoule
club-told-reminder-hint = quand il en reste un quart
club-told-request = Quelqu’un m’invite à jouer
club-told-table = Une de mes tables commence ou finit
club-told-sat-in = Un ordinateur joue à ma place
club-told-sat-in-hint = avec le chemin du retour
club-add-push = Prévenir ce navigateur, même fermé
club-mail-code = Code reçu par courriel
club-webhook = Adresse d’un webhook
club-webhook-hint = Discord, Slack ou tout ce qui accepte du JSON.

# Les membres : profils, amis, palmarès ; et les parties de sa propre page.

club-profile = Profil
club-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
club-no-such-member = Aucun membre ne porte ce nom.
club-somebody = quelqu’un
club-friend = ami
club-here-now = Ici en ce moment
club-regard-friend = Ami
club-regard-friend-end = Ne plus compter comme ami
club-regard-blocked = Bloquer
club-regard-blocked-end = Ne plus bloquer
club-blocked-hint = Vous avez bloqué ce membre : aucun de vous ne voit que l’autre est ici.
club-list-friend = Amis
club-list-friend-hint = Ils viennent en premier là où vous voyez qui est ici. Personne n’est consulté ni prévenu.
club-list-blocked = Bloqués
club-list-blocked-hint = Ils ne voient pas que vous êtes ici, ni vous qu’ils y sont. Personne n’est prévenu.
club-muted = Masqués
club-muted-hint = Vous ne lisez leurs paroles à aucune table. Ils n’en savent rien.
club-muted-end = Afficher de nouveau
club-ratings = Classements
club-rating = Classement
club-about = environ { $rating }
club-rated-matches = { $count ->
    [one] une partie classée
   *[other] { $count } parties classées
}
club-no-ratings = Aucune partie classée finie pour l’instant.
club-as-table = Montrer en tableau
club-graph = L’évolution des classements du { $from } au { $to }. Les nombres sont dans le tableau ci-dessous.
club-when = Quand
club-last-matches = Dernières parties
club-all-games = Tous les jeux
club-which-game = Quel jeu
club-no-matches = Aucune partie finie que vous puissiez voir.
club-no-matches-mine = Aucune partie finie pour l’instant.
club-won = Gagné
club-place = Place { $place } sur { $count }
club-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
club-change = { $signed } au classement
club-rated = classée
club-stood-in-here = un ordinateur a joué ici un moment
club-stood-in = un ordinateur a remplacé { $names }
club-replay = Revoir
club-see-again = Revoir cette partie de { $game }
club-what-pays = Ce qui rapporte à { $name }
club-won-of = { $won } sur { $count } gagnées.
club-category = Quoi
club-own-mean = Points par partie
club-mean-of-all = Tous
club-against = Contre qui
club-duel = { $ahead } fois devant, { $behind } fois derrière
club-rankings = Palmarès
club-rankings-hint = { $count ->
    [one] Figure ici quiconque a joué une partie classée, ainsi que les ordinateurs.
   *[other] Figure ici quiconque a joué { $count } parties classées, ainsi que les ordinateurs.
}
club-rankings-of-computers = Seuls les ordinateurs figurent ici ; les membres du club s’y voient aussi entre eux.
club-place-head = Place
club-matches-head = Parties
club-part-name = Nom et armoiries
club-part-notifications = Notifications
club-part-devices = Connexion et appareils
club-part-look = Langue et apparence
club-part-data = Vos données
club-arms-hint = Les armoiries découlent du nom.
club-presence = Ici en ce moment
club-presence-show = Montrer que je suis ici
club-presence-hint = Les autres membres voient un point vert près de votre nom tant qu’une page est ouverte.
club-export = Tout emporter
club-export-hint = Nom, appareils, moyens d’être prévenu, amis, classements et chaque partie avec son résultat, dans un seul fichier. Il ne contient ni mot de passe ni clé.
club-export-go = Enregistrer dans un fichier
club-archive = Archive ouverte
club-archive-agree = Mes parties peuvent être publiques, sans noms
club-archive-hint = Une partie est dans l’archive tant que tous ceux qui l’ont jouée sont d’accord. Chercheurs et ordinateurs en apprennent.

club-delay = Me prévenir
club-delay-now = aussitôt
club-delay-quarter = si je n’ai pas regardé depuis un quart d’heure
club-delay-hours = si je n’ai pas regardé depuis deux heures
club-delay-by-kind = sur l’appareil aussitôt, ailleurs plus tard
club-digest-morning = tout en un message, à 8 heures
club-digest-evening = tout en un message, à 18 heures
club-digest-both = tout en un message, à 8 et à 18 heures
club-quiet = Heures calmes
club-quiet-never = aucune
club-quiet-hint = Les messages attendent jusque-là, les horloges tournent. Les heures sont celles du lieu où vous avez ouvert Freehold la dernière fois.
club-quiet-from = Silence à partir de
club-quiet-to = Silence jusqu’à
club-reports = Paroles signalées
club-report = { $name } : « { $words } »
club-reported-by = signalé par { $name }, { $day }
club-report-settle = Réglé
club-holiday = Vacances
club-holiday-hint = Pendant votre absence, les pendules en jours vous attendent, trente jours au plus.
club-holiday-days = Jours
club-holiday-go = Partir en vacances
club-holiday-until = En vacances jusqu’au { $day }.
club-holiday-back = Je suis de retour
club-well = Tout va bien
club-unwell = Quelque chose ne va pas : { $reason }
club-backups = Sauvegardes
club-back-up = Sauvegarder maintenant
club-backup-none = Aucune copie pour l’instant. Elle se fait pendant que tous continuent de jouer ; elle est ouverte et vérifiée avant de compter.
club-backup-elsewhere = Une base PostgreSQL a ses propres outils : pg_dump et pg_restore.
club-backup-size = { $count } Mo
club-backup-checked = vérifiée
club-backup-take = Télécharger
club-nightly = Une copie est faite chaque nuit ; les { $count } dernières sont dans { $folder }.
club-nightly-none = Aucune copie ne se fait d’elle-même. Avec --backups DOSSIER, le programme en fait une chaque nuit.
club-nightly-made = La dernière est du { $moment }.
club-nightly-failed = Le { $moment }, aucune n’a pu être faite : { $reason }
club-backup-restore = Pour revenir à une copie : arrêter le programme, déplacer freehold.db et les fichiers de ce nom, puis lancer freehold restore FICHIER.
club-tables = Tables
club-tables-none = Il n’y a pas de table.
club-tables-more = D’autres tables
club-table-waits = attend des joueurs
club-table-goes-on = en cours
club-table-remove = Supprimer
club-table-remove-sure = Supprimer cette table et tout ce qui s’y est passé ?
club-season = Saison du classement
club-season-hint = Aucun classement n’est effacé, mais tous changent plus vite pendant un temps. C’est irrévocable.
club-season-begin = Commencer une saison
club-season-begun = Une saison a commencé.
club-limits = Limites
club-limits-hint = Voilà ce que chacun peut consommer. Chaque limite se règle par son option de freehold serve, par une variable d’environnement ou dans le fichier de réglages.
club-limit-requests-per-second = Requêtes par seconde, d’une adresse
club-limit-messages-per-second = Messages par seconde, par connexion
club-limit-sign-ins-per-hour = Tentatives de connexion par heure
club-limit-codes-per-hour = Codes de tables essayés par heure, d’une adresse
club-limit-uploads-per-hour = Plateaux et cartes saisis et déposés par heure, d’une adresse
club-limit-guests-per-day = Nouvelles personnes par jour, d’une adresse
club-limit-tables-per-day = Nouvelles tables par jour, d’une adresse
club-limit-asked-per-day = Personnes qu’un membre invite à une table en un jour
club-limit-remarks-per-minute = Remarques par minute, d’une personne
club-limit-remarks-at-once = Remarques qui peuvent arriver à la fois
club-limit-tables-per-guest = Tables inachevées d’une personne
club-limit-sockets-per-address = Tables et accueils ouverts d’une adresse
club-limit-connections-per-address = Connexions d’une adresse
club-limit-connections = Connexions en tout
club-limit-computer-looks = Regards d’un ordinateur par choix
club-limit-computer-time = Millisecondes d’un ordinateur par tour
club-limit-host-computer-looks = Regards d’un ordinateur par choix, par les hôtes et intendants
club-limit-host-computer-time = Millisecondes d’un ordinateur par tour, par les hôtes et intendants
club-measure-back-up = a tout sauvegardé
club-measure-take-backup = a téléchargé une sauvegarde
club-measure-settle-report = a examiné un signalement
club-measure-begin-season = a ouvert une saison du classement
club-measure-remove-table = a supprimé une table

# Se connecter ailleurs.

club-sign-in-elsewhere = Se connecter avec { $name }
club-elsewhere = Se connecter ailleurs
club-elsewhere-asking = Un instant : nous demandons qui vous êtes.
club-elsewhere-refused = Vous n’avez pas été connecté là-bas ; ici, il ne s’est rien passé.
club-elsewhere-new = Vous êtes nouveau ici. Sous quel nom voulez-vous jouer ?
club-try-again = Réessayer
club-first-password = Définir un mot de passe

# Revoir et apprendre.

club-review = Revoir la partie
club-review-now = Chaque action de cette partie peut être revue, avec les yeux de chaque place, et rejouée à partir de n’importe quel moment.
club-review-later = Un jugement sur ce qui aurait été meilleur a sa place ici ; il n’y est pas encore.
club-review-replay = Revoir la partie
club-learn = Apprendre
club-learn-now = Une première partie contre un ordinateur s’explique d’elle-même : chaque choix dit ce qu’il fait, et un conseil en montre un bon. On peut chercher dans les règles.
club-learn-later = Des leçons pas à pas ont leur place ici ; elles n’y sont pas encore.
club-learn-play = Préparer une première partie
club-learn-rules = Règles
