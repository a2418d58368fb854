# Ce qui est dit à quelqu’un d’absent.

notice-your-turn = À vous de jouer : { $game }
notice-your-turn-with = À vous de jouer : { $game } avec { $names }
notice-digest = { $count ->
    [one] Une chose vous attend
   *[other] { $count } choses vous attendent
}
notice-reminder = Votre temps est presque écoulé : { $game }
notice-reminder-with = Votre temps est presque écoulé : { $game } avec { $names }
notice-sat-in = Un ordinateur joue à votre place : { $game }
notice-sat-in-with = Un ordinateur joue à votre place : { $game } avec { $names }
notice-request = On vous invite à une table : { $game }
notice-request-with = Vous êtes invité à une table par { $names } : { $game }
notice-begun = La partie commence : { $game }
notice-begun-with = La partie commence : { $game } avec { $names }
notice-over = Partie terminée, voyez le résultat : { $game }
notice-over-with = Partie terminée, voyez le résultat : { $game } avec { $names }
notice-missed = Quelqu’un reste absent, un ordinateur peut jouer à sa place : { $game }
notice-missed-with = Quelqu’un reste absent, un ordinateur peut jouer à sa place : { $game } avec { $names }
notice-time-left = encore { $time }
notice-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
notice-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
notice-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
notice-test = Voici comment Freehold vous prévient.
notice-stop = Pour arrêter ces messages :
notice-stop-these = Arrêter ces messages
notice-stopped = C’est fait : vous ne recevrez plus ces messages.
notice-code = Votre code pour Freehold : { $code }
notice-code-text = Tapez ce code là où vous l’avez demandé : { $code }. Si ce n’était pas vous, ne faites rien.
notice-recovery = Pour revenir dans Freehold
notice-recovery-text = Avec ce code, vous changez de mot de passe aujourd’hui ou demain : { $code }. Si ce n’était pas vous, ne faites rien.
