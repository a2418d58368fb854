# Autour d’une partie à plusieurs : avant le début, pendules, souhaits, paroles et notes.

room-title = Salle d’attente
room-lead = La partie commence d’elle-même dès que tous sont assis et que personne ne veut attendre. Vous pouvez fermer cette page ; votre place est gardée.
room-agreed = Ce que tous acceptent
room-places = Places
room-free = Place libre
room-ready = prêt
room-hesitates = pas encore prêt
room-away = absent pour l’instant
room-holiday = en congé jusqu’au { $day }
room-sit-here = S’asseoir ici
room-change-up = Monter { $name }
room-free-seat = Libérer la place
room-free-seat-of = Libérer la place de { $name }
room-computer = Laisser un ordinateur jouer ici
room-bring = Faire venir quelqu’un
room-bring-hint = Dites le code au téléphone, ou faites scanner l’image.
room-code-label = Code de cette table
room-link-label = Lien vers cette table
room-ask = Inviter un membre
room-ask-name = Nom
room-ask-words = Un mot pour lui
room-ask-go = Inviter
room-asked = { $name } est invité.
room-asked-seen = { $name } est invité et l’a vu.
room-waits = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
room-hesitating = On attend { $names }.
room-begins = { $seconds ->
    [0] Ça commence.
    [one] Ça commence dans une seconde.
   *[other] Ça commence dans { $seconds } secondes.
}
room-wait = Un moment
room-go = Je suis prêt
room-watch = Vous regardez. Asseyez-vous tant qu’une place est libre.

create-pace = Temps
create-away = Si quelqu’un reste absent
create-away-level = Qui joue alors
agreed-pace-none = Il n’y a pas de pendule.
agreed-pace = Temps par tour : { $turn } ; réserve pour toute la partie : { $reserve }.
agreed-pace-plain = Temps par tour : { $turn }.
agreed-away-others = Si quelqu’un reste absent, les autres peuvent laisser jouer un ordinateur.
agreed-away-wait = Si quelqu’un reste absent, tous attendent ; après trente jours de plus, les autres peuvent laisser jouer un ordinateur.
agreed-away-computer = Si quelqu’un reste absent, { $level } joue pour lui jusqu’à son retour.
agreed-undo-free = On reprend librement tant que personne n’a rien vu de nouveau.
agreed-undo-vote = On reprend si tous les autres sont d’accord.
agreed-undo-never = Rien n’est repris.
agreed-watchers = D’autres peuvent regarder.
agreed-no-watchers = Seuls ceux qui sont assis voient la table.
agreed-rated = La partie compte pour le classement.

time-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}
time-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
time-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
time-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}

beside-title = Ensemble
clock-title = Pendules
clock-of = { $name } : encore { $time }
clock-reserve = { $time } de réserve
clock-up = plus de temps
clock-paused = Toutes les pendules sont arrêtées.
clock-soon = Encore { $time }.
holiday-of = { $name } est en congé jusqu’au { $day }.
wish-take-back = Demander à reprendre
wish-pause = Demander une pause
wish-go-on = Relancer les pendules
wish-take-back-asked = { $name } voudrait reprendre sa dernière action.
wish-pause-asked = { $name } voudrait une pause.
wish-stand-in-asked = { $name } demande qu’un ordinateur joue à la place de qui est attendu.
wish-yes = D’accord
wish-no = Non
wish-withdraw = Finalement non
wish-waits = Demandé à : { $names }

talk-title = Paroles
talk-field = Dire quelque chose
talk-send = Dire
talk-phrases = Des mots que chacun lit dans sa langue
talk-none = Personne n’a encore rien dit.
talk-hidden = Ce que dit { $name } est masqué ici.
talk-hide = Masquer { $name }
talk-show = Montrer à nouveau { $name }
talk-report = Signaler à l’hôte
talk-reported = L’hôte va regarder.
talk-heard = { $name } : { $words }
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-one-moment = Un moment, s’il vous plaît.
phrase-back-soon = Je reviens bientôt.
phrase-your-turn = C’est à vous.
phrase-yes = Oui
phrase-no = Non
phrase-another-one = Une autre ?
phrase-good-bye = Au revoir !

note-title = Notes pour moi
note-field = Vous seul voyez ceci.
note-kept = Noté.
next-table = Table suivante qui attend
next-none = Rien ne vous attend.

code-title = S’asseoir avec un code
code-sit = S’asseoir
code-full = Toutes les places de cette table sont prises.

agreed-listed = Tous voient la table à l’accueil.
agreed-club = Les membres du club voient la table à l’accueil.
agreed-grace = On attend les absents : { $time }.
agreed-grace-none = Quand quelqu’un s’absente, un ordinateur peut jouer aussitôt.
told-table = { $game } ; jouent { $names }.
told-me = vous
told-asked = { $name } (sur invitation)
told-free = { $count ->
    [one] qui prendra la place libre
   *[other] ceux qui prendront les { $count } places libres
}
room-change = Modifier
room-change-hint = Ceux qui étaient prêts sont interrogés de nouveau.
room-change-go = Modifier la table
room-set-up = Refaire la mise en place
room-set-up-hint = Choisissez la nouvelle mise en place du jeu. Ceux qui sont assis restent.
room-set-up-go = Mettre en place ainsi
room-changed = Modifié : { $terms }. Les autres sont interrogés de nouveau.
room-changed-asks = Ce que vous acceptez a été modifié : { $terms }. Êtes-vous toujours prêt ?
term-pace = le temps
term-away = ce qui se passe si quelqu’un s’absente
term-undo = les retours en arrière
term-watchers = qui peut regarder
term-rated = si la partie compte au classement
term-listed = qui trouve la table
term-members-only = si seuls les membres la trouvent
term-grace = combien de temps un absent est attendu
term-options = la mise en place du jeu
plan-title = Votre prochain tour
plan-turn = Préparer mon tour
plan-forget = Oublier ce plan
plan-lead = Imaginez que c’est à vous. Ce que vous choisissez se fera tout seul le moment venu, si c’est encore possible ; personne d’autre ne le voit.
plan-strict = Seulement si j’ai alors exactement ces choix
plan-keep = Garder ce plan
plan-take-back = Retirer le dernier
plan-kept = { $count ->
    [one] Une action est prévue pour votre prochain tour.
   *[other] { $count } actions sont prévues pour votre prochain tour.
}
plan-dropped = Votre plan ne convenait plus ; à vous de décider.
word-of-table = Me prévenir de ce qui se passe à cette table
