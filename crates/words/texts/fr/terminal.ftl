# Ce qui ne se dit que dans le terminal et n’appartient à aucun jeu, en français.

terminal-more = – Entrée pour la suite, q pour arrêter, ou votre choix –{ " " }
terminal-help = Tapez help pour tout ce que vous pouvez taper, board pour le plateau.
terminal-against = Vous jouez contre { $names }.
terminal-computer = Ordinateur { $number } ({ $level })
terminal-thinks = { $name } réfléchit…
terminal-points-of = { $name } : { $points }
terminal-hand-over = C’est à { $name } de jouer. Appuyez sur Entrée quand vous êtes en place.
terminal-refused = { $reason } ({ $rule })
terminal-commitment = Empreinte de la graine : { $commitment }
terminal-seed = Seed { $seed }
terminal-recorded = L’enregistrement est dans { $file }.
terminal-saved = La partie est dans { $file }.
terminal-save-needs-file = save a besoin d’un nom de fichier.
terminal-left = La partie n’est pas finie ; `{ $command }` la reprend.
terminal-left-unsaved = La partie n’est pas finie. Elle ne peut reprendre que d’un fichier écrit par save.
terminal-undone = Repris.
terminal-no-such-choice = Il n’y a pas de choix { $number } ; ils sont numérotés de 1 à { $last }.
terminal-which = Dites lequel : { $actions }
terminal-not-understood = « { $typed } » n’est ni un choix ni rien que l’on puisse consulter ; help montre ce qui l’est.
terminal-no-player = Les joueurs sont numérotés de 1 à { $last }.
terminal-no-rule = Aucune règle ne parle de « { $typed } ».
terminal-rules-how = rules 3 montre une section, rules 3.4 une règle, rules water celles avec un mot. Ces pages n’existent qu’en anglais.

### Un conseil

terminal-hint-only = Il n’y a que ceci : { $choice }
terminal-hint-reason = { $looks } des regards, gagne { $wins }
terminal-hint-points = Points à attendre :

### Aide

terminal-help-choose = Choisir
terminal-help-number = le choix avec ce numéro ; aussi ses mots, ou leur début
terminal-help-all = chaque choix sur sa propre ligne, avec ce qu’il rapporte
terminal-help-hint = ce que ferait un ordinateur fort, qui ne voit pas plus que vous
terminal-help-undo = reprend votre dernier choix, tant que rien de nouveau n’a été vu
terminal-help-look = Consulter
terminal-help-board = le plateau
terminal-help-score = les points actuels, et ce qui rapporte
terminal-help-log = tout ce qui s’est passé
terminal-help-ask = encore la question et les choix
terminal-help-short = les règles en bref
terminal-help-rules = les règles (en anglais) : seul, leurs sections ; une section, un numéro ou un mot peut suivre
terminal-help-leave = Garder et partir
terminal-help-save = écrit la partie dans un fichier ; play avec --resume FILE la reprend
terminal-help-quit = partir
