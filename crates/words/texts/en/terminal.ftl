# What is said only in the terminal and belongs to no single game, in English.

terminal-more = – Enter for more, q to stop, or your choice –{ " " }
terminal-help = Type help for everything that can be typed, board for the board.
terminal-against = You play against { $names }.
terminal-computer = Computer { $number } ({ $level })
terminal-thinks = { $name } thinks …
terminal-points-of = { $name }: { $points }
terminal-hand-over = It is the turn of { $name }. Press Enter when you sit here.
terminal-refused = { $reason } ({ $rule })
terminal-commitment = Seed commitment { $commitment }
terminal-seed = Seed { $seed }
terminal-recorded = The record is in { $file }.
terminal-saved = The match is in { $file }.
terminal-save-needs-file = save needs the name of a file.
terminal-left = The match was not finished; `{ $command }` goes on.
terminal-left-unsaved = The match was not finished. It can only go on from a file written by save.
terminal-undone = Taken back.
terminal-no-such-choice = There is no choice { $number }; they are numbered 1 to { $last }.
terminal-which = Say which: { $actions }
terminal-not-understood = “{ $typed }” is neither a choice nor anything that can be looked up; help shows what is.
terminal-no-player = Players are numbered 1 to { $last }.
terminal-no-rule = No rule says anything of “{ $typed }”.
terminal-rules-how = rules 3 shows a section, rules 3.4 one rule, rules water those with a word.

### A hint

terminal-hint-only = There is only this: { $choice }
terminal-hint-reason = { $looks } of all looks, wins { $wins }
terminal-hint-points = Points to expect:

### Help

terminal-help-choose = To choose
terminal-help-number = the choice with this number; also its words, or how they begin
terminal-help-all = every choice on a line of its own, with what it brings
terminal-help-hint = what a strong computer would do, which sees no more than you
terminal-help-undo = take back your latest choice, until something new was seen
terminal-help-look = To look something up
terminal-help-board = the board
terminal-help-score = the points as they stand, and what pays
terminal-help-log = all that happened
terminal-help-ask = the question and the choices again
terminal-help-short = the rules in short
terminal-help-rules = the rules: alone their sections; a section, number or word may follow
terminal-help-leave = To keep and to leave
terminal-help-save = write the match to a file; play with --resume FILE goes on with it
terminal-help-quit = leave
