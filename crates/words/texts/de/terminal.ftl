# Was nur im Terminal gesagt wird und zu keinem einzelnen Spiel gehört, auf Deutsch.

terminal-more = – Eingabetaste für mehr, q zum Aufhören, oder deine Wahl –{ " " }
terminal-help = Tippe help für alles, was du tippen kannst, board für das Spielbrett.
terminal-against = Du spielst gegen { $names }.
terminal-computer = Computer { $number } ({ $level })
terminal-thinks = { $name } denkt nach …
terminal-points-of = { $name }: { $points }
terminal-hand-over = { $name } ist am Zug. Drücke die Eingabetaste, wenn du hier sitzt.
terminal-refused = { $reason } ({ $rule })
terminal-commitment = Prüfwert des Seeds: { $commitment }
terminal-seed = Seed { $seed }
terminal-recorded = Die Aufzeichnung ist in { $file }.
terminal-saved = Die Partie ist in { $file }.
terminal-save-needs-file = save braucht den Namen einer Datei.
terminal-left = Die Partie ist nicht zu Ende; `{ $command }` setzt sie fort.
terminal-left-unsaved = Die Partie ist nicht zu Ende. Weiter geht sie nur aus einer Datei, die save geschrieben hat.
terminal-undone = Zurückgenommen.
terminal-no-such-choice = Eine Möglichkeit { $number } gibt es nicht; sie haben die Nummern 1 bis { $last }.
terminal-which = Sag, welche: { $actions }
terminal-not-understood = „{ $typed }“ ist keine Möglichkeit und nichts, was man nachsehen kann; help zeigt, was geht.
terminal-no-player = Die Personen haben die Nummern 1 bis { $last }.
terminal-no-rule = Keine Regel sagt etwas über „{ $typed }“.
terminal-rules-how = rules 3 zeigt einen Abschnitt, rules 3.4 eine Regel, rules water die mit einem Wort. Diese Seiten gibt es nur auf Englisch.

### Ein Hinweis

terminal-hint-only = Es gibt nur dies: { $choice }
terminal-hint-reason = { $looks } der Blicke, gewinnt { $wins }
terminal-hint-points = Zu erwartende Punkte:

### Hilfe

terminal-help-choose = Wählen
terminal-help-number = die Möglichkeit mit dieser Nummer; auch ihre Worte oder deren Anfang
terminal-help-all = jede Möglichkeit auf eigener Zeile, mit dem, was sie bringt
terminal-help-hint = was ein starker Computer täte, der nicht mehr sieht als du
terminal-help-undo = nimmt deine letzte Wahl zurück, bis etwas Neues zu sehen war
terminal-help-look = Nachsehen
terminal-help-board = das Spielbrett
terminal-help-score = die Punkte, wie sie stehen, und was zählt
terminal-help-log = alles, was geschah
terminal-help-ask = noch einmal die Frage und die Möglichkeiten
terminal-help-short = die Regeln in Kürze
terminal-help-rules = die Regeln (auf Englisch): allein ihre Abschnitte; ein Abschnitt, eine Nummer oder ein Wort kann folgen
terminal-help-leave = Aufheben und gehen
terminal-help-save = schreibt die Partie in eine Datei; play mit --resume FILE setzt sie fort
terminal-help-quit = gehen
