# Boonlake: Namen, was Dinge tun, was gefragt wird und was geschah, auf Deutsch.
#
# { $me } is "yes" if the viewer is the one who acts. Names of cards come from the components.

### How many

count-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
count-vp = { $count } SP
count-inhabitants = { $count } Bewohner
count-vases = { $count ->
    [one] { $count } Vase
   *[other] { $count } Vasen
}
count-houses = { $count ->
    [one] { $count } Haus
   *[other] { $count } Häuser
}
count-settlements = { $count ->
    [one] { $count } Siedlung
   *[other] { $count } Siedlungen
}
count-cattle = { $count ->
    [one] { $count } Rind
   *[other] { $count } Rinder
}
count-wood = { $count } Holz
count-loam = { $count } Lehm
count-stone = { $count } Stein
count-iron = { $count } Eisen
count-sites = { $count ->
    [one] { $count } Bauplatz zum Erschließen
   *[other] { $count } Bauplätze zum Erschließen
}
list-or = { $first } oder { $last }
steps-on = { $count ->
    [one] { $count } Schritt { $on }
   *[other] { $count } Schritte { $on }
}
steps-to-income = { $steps } (Einkommen dann { $income })
at-scorings = { $what } bei jeder Wertung

### Names

kind-day = Tag
    .each-card = jede Tageskarte
    .count = { $count } Tag
kind-sunset = Dämmerung
    .each-card = jede Dämmerungskarte
    .count = { $count } Dämmerung
kind-night = Nacht
    .each-card = jede Nachtkarte
    .count = { $count } Nacht
region-unknown = Unknown
region-new-hope = New Hope
region-boonlake = Boonlake
region-southern = Southern
resource-wood = Holz
    .plain = Holz
resource-loam = Lehm
    .plain = Lehm
resource-stone = Stein
    .plain = Stein
resource-iron = Eisen
    .plain = Eisen
track-coin-track = Münzleiste
    .on = auf der Münzleiste
track-card-track = Kartenleiste
    .on = auf der Kartenleiste
piece-inhabitant = Bewohner
piece-house = Haus
piece-settlement = Siedlung
piece-cattle = Rinder
space = Feld { $space } ({ $region })
site = { $site } ({ $region })
river-space = Flussfeld { $number }
eminence = die Weise Eminenz
solo-tile = Soloplättchen { $tile }
solo-tile-help-a = Typ A. Nimmt, was am höchsten liegt: { $strips }. Bevorzugt eines der Felder { $corners }.
solo-tile-help-b = Typ B, der stärkere. Nimmt, was am höchsten liegt: { $strips }. Bevorzugt eines der Felder { $corners }.
solo-taken = (genommen)
solo-level-easy = einfach
solo-level-medium = mittel
solo-level-challenge = eine Herausforderung
solo-level-difficult = schwer
solo-level-very-difficult = sehr schwer
solo-level-help = Von fünf A- und fünf B-Plättchen kommen { $a } A und { $b } B weg; B-Plättchen sind die stärkeren.
options-solo = Solo gegen die Weise Eminenz, { $level }

strip-pioneer = Pionier
    .own = du: eine Tageskarte, zweimal entdecken, erschließen oder aufwerten
    .all = die anderen: 2 Karten ziehen, dann eine Karte
strip-cattle = Viehzucht
    .own = du: eine Tageskarte, eine Weide legen
    .all = alle: ein Rind auf eine Weide stellen oder eine Karte
strip-region = Gebietswertung
    .own = du: eine Dämmerungskarte, die Belohnung eines Gebiets
    .all = alle: 1 Münze je Präsenz in den anderen Gebieten
strip-progress = Fortschritt
    .own = du: eine Dämmerungskarte, einen Hebel kaufen
    .all = alle: einen Hebel für 1 Bewohner mehr kaufen oder eine Karte ziehen
strip-settle = Siedeln
    .own = du: eine Nachtkarte, erschließen oder aufwerten
    .all = alle: erschließen, aufwerten oder eine Karte
strip-hire = Anheuern
    .own = du: eine Nachtkarte, 1 Bewohner, entdecken
    .all = alle: Bewohner für je 3 Münzen oder 3 Karten anheuern
strip-builder = Baumeister
    .own = du: 3 Münzen, eine Karte ausspielen oder 2 ziehen
    .all = alle: eine Karte
strip-fine = (kostet { $vp } SP)
strip-line = { $name }, Schiff { $count ->
        [one] { $count } Schritt
       *[other] bis zu { $count } Schritte
    }: { $own }; { $all }

### Levers

lever = Hebel { $number } ({ $name })
lever-vase = Vase
    .help = Statt des Teils für alle: 1 Vase nehmen oder 1 Vase für 6 Münzen abgeben.
    .short = statt alle
lever-modernize = Modernisieren
    .help = Statt des Teils für alle: einen Hebel kaufen.
    .short = statt alle
lever-upgrade = Aufwerten
    .help = Statt des Teils für alle: aus einem Bewohner ein Haus oder aus einem Haus eine Siedlung machen.
    .short = statt alle
lever-production = Produktion
    .help = Verzichte auf eine Karte, die du spielen könntest: 1 Münze je Rohstoff deiner Produktionsgebäude.
    .short = statt Karte
lever-three-coins = Drei Münzen
    .help = Verzichte auf eine Karte, die du spielen könntest: 3 Münzen.
    .short = statt Karte
lever-region = Gebiet
    .help = Wenn Gebiete Münzen zahlen: dazu ebenso viele SP.
    .short = Gebiet
lever-boat = Boot
    .help = Ein Boot fährt umsonst flussaufwärts, auch während du bezahlst.
    .short = flussauf
lever-settlement = Siedlung
    .help = Eine Siedlung kostet 1 Bewohner weniger und braucht 1 Nachbarn weniger.
    .short = Siedlung
lever-tile = Plättchen
    .help = Für ein Plättchen oder eine Weide, die du gerade gelegt hast: 1 Bewohner.
    .short = Plättchen
lever-joker-or-two = Joker oder zwei
    .help = Jederzeit 2 Münzen oder 2 Karten; oder beim Bezahlen 1 Rohstoff weniger.
    .short = o. 2 Karten
lever-joker-and-five = Joker und fünf
    .help = Jederzeit 5 Münzen; beim Bezahlen außerdem 1 Rohstoff weniger.
    .short = bei Karte
lever-cards = Zwei Karten
    .help = Jederzeit: 2 Karten für 1 Bewohner und 3 SP abgeben.
    .short = für 2 Karten
lever-up = oben
lever-down = unten
lever-line = { $lever } – { $state }: { $help }

### What cards, sites and tiles do

price-free = nichts
reward-production = ein Produktionsgebäude deiner Wahl
reward-production-of = ein Produktionsgebäude für { $resource }
reward-vase-or-production = 1 Vase oder ein Produktionsgebäude
when-now = sofort
when-end = am Ende
when-always = immer
card-effect = { $when }: { $effect }
card-help = { $kind }; kostet { $price }; { $effect }; { $vp } SP am Ende
card-line = { $id } { $name }: { $help }
effect-exchange = du darfst { $give } für { $take } abgeben
effect-exchange-both = du darfst { $give } für { $take } abgeben oder umgekehrt
effect-lift-lever = einen benutzten Hebel nach oben schieben
effect-free-house = aus einem Bewohner umsonst ein Haus machen
effect-cheap-settlement = aus einem Haus eine Siedlung machen, mit 1 Bewohner und 1 Nachbarn weniger
effect-per = { $vp } SP { $each }
effect-threshold = { $what }: { $low-vp } SP ab { $low }, { $high-vp } SP ab { $high }
effect-as-it-stands = davon zurzeit { $vp } SP
lasting-lever-discount = { $count ->
    [one] Hebel kosten { $count } Münze weniger
   *[other] Hebel kosten { $count } Münzen weniger
}
lasting-card-discount = Karten und Projekte kosten 1 Münze weniger
lasting-discard-bonus = 1 Münze mehr für { $card }, die du für Münzen abwirfst
lasting-cattle-inhabitant = Rinder kosten 1 Bewohner weniger
lasting-cattle-coins = 2 Münzen mehr für jedes Rind, das du auf eine Weide stellst
lasting-river-coins = 1 Münze mehr auf Flussfeldern mit Münzen
lasting-harbour-coins = 2 Münzen, wann immer dein Schiff in einem Hafen hält
lasting-harbour-cards = 2 Karten, wann immer dein Schiff in einem Hafen hält
lasting-vase-bonus = 1 Vase mehr auf Flussfeldern mit einer Vase
counted-coin-track = Schritte auf der Münzleiste
    .name = Münzleiste
    .each = für jeden Schritt auf der Münzleiste
counted-card-track = Schritte auf der Kartenleiste
    .name = Kartenleiste
    .each = für jeden Schritt auf der Kartenleiste
counted-levers = Hebel
    .name = Hebel
    .each = für jeden Hebel
counted-cattle = Rinder auf Weiden
    .name = Rinder
    .each = für jedes deiner Rinder auf Weiden
counted-houses = gebaute Häuser
    .name = Häuser
    .each = für jedes gebaute Haus
counted-settlements = gebaute Siedlungen
    .name = Siedlungen
    .each = für jede gebaute Siedlung
counted-production = Rohstoffe deiner Produktionsgebäude
    .name = Produktion
    .each = für jeden Rohstoff deiner Produktionsgebäude
counted-presences = Präsenzen in { $region }
    .name = { $region }
    .each = für jede Präsenz in { $region }
site-one-track = { $count ->
    [one] { $count } Schritt auf einer Leiste
   *[other] { $count } Schritte auf einer Leiste
}
site-income = { $track ->
    [coin-track] das Einkommen der Münzleiste
   *[card-track] das Einkommen der Kartenleiste
}
site-settlement = { $vp } SP für eine Siedlung dort
site-nothing = kostet und bringt nichts
condition-pair = { $one } und { $other }
condition-lower-track = Beide Leisten
    .counts = Schritte auf jeder der beiden Einkommensleisten
condition-connected-tiles = Verbundene Plättchen
    .counts = verbundene Plättchen mit deiner Präsenz
condition-bridges = Brücken
    .counts = Präsenzen an Brücken
condition-regions = Präsenzen in { $one } und in { $other }
condition-card-kinds = gespielte Karten ({ $one } und { $other })
condition-exchange-inhabitants = Bewohner gegen SP
    .counts = Tausch von je 1 Bewohner oder 5 Münzen gegen 2 SP
condition-exchange-vases = Vasen gegen SP
    .counts = Tausch von je 1 Vase oder 5 Münzen gegen 2 SP
condition-exchange-coins = Münzen gegen SP
    .counts = Tausch von je 2 Münzen gegen 1 SP
scoring-help = verlangt bei den vier Wertungen { $first }, { $second }, { $third }, { $fourth }: { $condition }
scoring-help-pair = verlangt bei den vier Wertungen { $first }, { $second }, { $third }, { $fourth }, gleich welches davon die erste Zahl erreicht: { $condition }
project-help = Projekt: { $price }; bringt { $vp } SP und { $steps }
project-of = das Projekt von „{ $tile }“
project-done = Verwirklicht: { $names }.
scoring-of = { $me ->
    [yes] { $tile }: deins, zählt für dich doppelt
   *[no] { $tile }: zählt für { $name } doppelt
}
standing = { $me ->
    [yes] du: { $have } von { $needed } ({ $what })
   *[no] { $name }: { $have } von { $needed } ({ $what })
}
standing-projects = { $me ->
    [yes] du: { $have } von { $needed } ({ $what }), durch Projekte { $count } für eines davon
   *[no] { $name }: { $have } von { $needed } ({ $what }), durch Projekte { $count } für eines davon
}
standing-exchange = { $me ->
    [yes] { $needed }-mal: { $what }; du könntest { $have }-mal bezahlen
   *[no] { $needed }-mal: { $what }; { $name } könnte { $have }-mal bezahlen
}
standing-met = ✓ { $standing }
standing-line = · { $standing }
standing-scored = { $me ->
    [yes] · du hast es gewertet
   *[no] · { $name } hat es gewertet
}

### Choices

deal = { $what }: { $terms }
deal-and = ;{ " " }
deal-costs = kostet { $costs }
deal-brings = bringt { $brings }
deal-needs = braucht { $resources }
deal-vp-at-end = { $vp } SP am Ende
cost-boats = { $count ->
    [one] { $count } Münze für Boote flussaufwärts
   *[other] { $count } Münzen für Boote flussaufwärts
}
cost-surcharge = { $vp } SP für den Aufpreis
cost-second-settlement = { $vp } SP für eine zweite Siedlung im Gebiet
cost-site = { $vp } SP vom Bauplatz
gain-of-site = { $vp } SP vom Bauplatz
gain-of-tile = { $vp } SP vom Plättchen
gain-of-tier = 1 Bewohner der Reihe
gain-of-cattle = { $vp } SP bei jeder Wertung für Siedlungen daneben
gain-lost = nichts (kein Platz oder Vorrat: { $what })
note-levers = schiebt { $levers } nach unten
note-ways = { $count } Arten zu bezahlen
note-coins-left = { $count ->
    [one] es bleibt { $count } Münze
   *[other] es bleiben { $count } Münzen
}
note-no-coins = bringt keine Münzen
note-own-project = dein eigenes Plättchen: SP doppelt
note-own-tile = dein eigenes Plättchen: doppelt
note-score-exchange = +{ $vp } SP, wenn du tauschst, sonst −{ $vp } SP
note-choose-house = du wählst dann, welches Haus
note-scoring = dann Zwischenwertung { $number }
note-last-turns = dann beginnen die letzten Züge
note-ship = { $count ->
    [one] Schiff 1 Schritt
   *[other] Schiff bis zu { $count } Schritte
}
note-then-card = dann darfst du eine Karte ausspielen oder abwerfen
note-covered = seine Belohnung ist verdeckt
note-houses-beside = { $count ->
    [one] 1 Haus daneben: ein Rind bringt dort { $coins }
   *[other] { $count } Häuser daneben: ein Rind bringt dort { $coins }
}
note-settlements-beside = { $count ->
    [one] 1 Siedlung daneben: 1 SP je Rind bei jeder Wertung
   *[other] { $count } Siedlungen daneben: { $count } SP je Rind bei jeder Wertung
}
note-presences-beside = { $count ->
    [one] 1 Präsenz auf benachbarten Plättchen
   *[other] { $count } Präsenzen auf benachbarten Plättchen
}
note-region-you = die anderen Gebiete zahlen dir { $coins }
note-region-other = { $name }: { $what }
note-instead-of-share = du verzichtest auf den Teil für alle
note-instead-of-card = du verzichtest auf die Karte
use-modernize = dann einen Hebel kaufen
use-upgrade = dann eine Figur aufwerten
use-boat = ein Boot fährt von { $from } hinauf zum Holz
action-pick = { $tile } wählen
action-produce = Produktionsgebäude für { $resource } errichten, Stufe { $level }
action-play = { $card } ausspielen
action-project = Projekt von „{ $tile }“ verwirklichen
action-pay = Boote bei { $upper } und { $lower }
action-pay-both = Beide Boote bei { $place }
action-discard = { $card } abwerfen
action-drop = { $card } abgeben
action-use = { $lever } benutzen
action-lift = { $lever } nach oben schieben
action-explore = Entdecken: ein Plättchen aufdecken und legen
action-lay = Auf { $place } legen
action-develop = { $place } erschließen
action-house = Haus auf { $place }
action-take-house = Das Haus aus Aussparung { $recess }
action-settle = Siedlung auf { $place }
action-cattle = Rind auf { $place }
action-draw = { $count ->
    [one] Eine Karte ziehen
   *[other] { $count } Karten ziehen
}
action-modernize = { $lever } kaufen
action-hire = Anheuern
action-region = { $region } wählen
action-take = { $count ->
    [one] { $count } Münze nehmen
   *[other] { $count } Münzen nehmen
}
action-vase = Eine Vase nehmen
action-sail = { $count ->
    [one] { $count } Schritt auf { $place }
   *[other] { $count } Schritte auf { $place }
}
action-sail-harbour = { $count ->
    [one] { $count } Schritt auf { $place }, ein Hafen
   *[other] { $count } Schritte auf { $place }, ein Hafen
}
action-exchange = Tauschen
action-score = { $tile } werten
action-trade = { $count ->
    [one] Einmal tauschen
   *[other] { $count }-mal tauschen
}
action-pass = Nichts davon
action-pass-explore = Nicht entdecken
action-pass-pasture = Keine Weide legen
action-pass-lever = Den Hebel behalten
action-pass-hire = Niemanden mehr anheuern
action-pass-exchange = Nicht tauschen
action-pass-trade = Nicht tauschen: das Plättchen verfehlen
action-pass-twice = Nichts davon, auch kein zweites Mal

### What is asked

ask-match-over = Die Partie ist zu Ende.
ask-wait = { $me ->
    [yes] Einen Augenblick …
   *[no] Einen Augenblick, { $name } …
}
ask-pick = { $me ->
    [yes] Wähle das Wertungsplättchen, das für dich doppelt zählen soll.
   *[no] { $name } wählt ein Wertungsplättchen.
}
ask-first-site = { $me ->
    [yes] Errichte dein erstes Produktionsgebäude.
   *[no] { $name } errichtet das erste Produktionsgebäude.
}
ask-produce = { $me ->
    [yes] Errichte ein Produktionsgebäude.
   *[no] { $name } errichtet ein Produktionsgebäude.
}
ask-turn = { $me ->
    [yes] Du bist am Zug: Wähle ein Aktionsplättchen.
   *[no] { $name } wählt ein Aktionsplättchen.
}
ask-offer = { $me ->
    [yes] Du darfst { $list }.
   *[no] { $name } darf { $list }.
}
ask-offer-twice = { $me ->
    [yes] Du darfst bis zu zweimal: { $list }.
   *[no] { $name } darf bis zu zweimal: { $list }.
}
ask-last-levers = { $me ->
    [yes] Noch einen Hebel benutzen, bevor alle nach oben gehen?
   *[no] { $name } darf noch einen Hebel benutzen, bevor alle nach oben gehen.
}
ask-pay = { $me ->
    [yes] Wie bezahlst du { $what }?
   *[no] { $name } bezahlt { $what }.
}
ask-drop = { $me ->
    [yes] { $count ->
        [one] Gib eine Karte ab.
       *[other] Gib { $count } Karten ab, eine nach der anderen.
    }
   *[no] { $count ->
        [one] { $name } gibt eine Karte ab.
       *[other] { $name } gibt { $count } Karten ab.
    }
}
ask-take-house = { $me ->
    [yes] Welches Haus nimmst du von deinem Tableau?
   *[no] { $name } nimmt ein Haus vom Tableau.
}
ask-exchange = { $me ->
    [yes] { $card }: tauschen?
   *[no] { $name } darf tauschen ({ $card }).
}
ask-lift = { $me ->
    [yes] Schiebe einen benutzten Hebel nach oben.
   *[no] { $name } schiebt einen Hebel nach oben.
}
ask-explore = { $me ->
    [yes] Entdecken?
   *[no] { $name } darf entdecken.
}
ask-lay = { $me ->
    [yes] Lege das Plättchen. { $sites }
   *[no] { $name } legt das Plättchen. { $sites }
}
ask-lay-one = Sein Bauplatz { $site }.
ask-lay-two = Der obere Bauplatz { $upper }. Der untere { $lower }.
ask-pasture = { $me ->
    [yes] Eine Weide legen?
   *[no] { $name } darf eine Weide legen.
}
ask-tile-lever = { $me ->
    [yes] Hebel 9 für das gelegte Plättchen benutzen?
   *[no] { $name } darf Hebel 9 benutzen.
}
ask-vase-or-produce = { $me ->
    [yes] Nimm eine Vase oder errichte ein Produktionsgebäude.
   *[no] { $name } nimmt eine Vase oder errichtet ein Produktionsgebäude.
}
ask-track = { $me ->
    [yes] { $count ->
        [one] Wähle die Leiste für 1 Schritt.
       *[other] Wähle die Leiste für { $count } Schritte.
    }
   *[no] { $name } wählt eine Einkommensleiste.
}
ask-region = { $me ->
    [yes] Wähle ein Gebiet: Du bekommst seine Belohnung, die drei anderen zahlen.
   *[no] { $name } wählt ein Gebiet.
}
ask-region-share = { $me ->
    [yes] Nimm deine Münzen oder benutze einen Hebel.
   *[no] { $name } nimmt Münzen für Präsenzen.
}
ask-pioneer-share = { $me ->
    [yes] Ziehe zwei Karten; dann darfst du eine ausspielen oder abwerfen.
   *[no] { $name } darf zwei Karten ziehen.
}
ask-hire = { $me ->
    [yes] Bewohner anheuern?
   *[no] { $name } darf Bewohner anheuern.
}
ask-hire-again = { $me ->
    [yes] Noch jemanden anheuern?
   *[no] { $name } darf noch mehr Bewohner anheuern.
}
ask-sail = { $me ->
    [yes] { $count ->
        [one] Bewege dein Schiff einen Schritt.
       *[other] Bewege dein Schiff, 1 bis { $count } Schritte.
    }
   *[no] { $name } bewegt das Schiff.
}
ask-score = { $me ->
    [yes] Werte eines der Plättchen: { $vp } SP Gewinn oder Verlust, bei deinem eigenen { $own }.
   *[no] { $name } wertet eines der Plättchen.
}
ask-trade = { $me ->
    [yes] Tausche { $needed }-mal, oder verfehle das Plättchen: { $what }.
   *[no] { $name } darf { $needed }-mal tauschen: { $what }.
}
offer-card-day = eine Tageskarte ausspielen
    .or-discard = eine Tageskarte ausspielen oder abwerfen
offer-card-sunset = eine Dämmerungskarte ausspielen
    .or-discard = eine Dämmerungskarte ausspielen oder abwerfen
offer-card-night = eine Nachtkarte ausspielen
    .or-discard = eine Nachtkarte ausspielen oder abwerfen
offer-card-any = eine Karte ausspielen
    .or-discard = eine Karte ausspielen oder abwerfen
offer-forgone = für die Karte, auf die verzichtet wurde, noch einen Hebel benutzen
offer-discard = eine für Münzen abwerfen
offer-project = ein Projekt verwirklichen
offer-develop = erschließen
offer-upgrade = aufwerten
offer-cattle = ein Rind auf eine Weide stellen
offer-modernize = einen Hebel kaufen
offer-modernize-shared = einen Hebel für 1 Bewohner mehr kaufen
offer-draw-one = eine Karte ziehen
offer-draw-two = zwei Karten ziehen
offer-free-house = aus einem Bewohner umsonst ein Haus machen
offer-cheap-settlement = aus einem Haus billiger eine Siedlung machen
why-pick = Alle bekommen zwei Plättchen; vier sind im Spiel.
why-first-site = Das erste Gebäude zeigt von nun an einen Rohstoff.
why-scoring = Zwischenwertung { $number } von 4.
why-eminence = Die Weise Eminenz hat { $strip } genommen; dieser Teil ist auch für dich.
why-sail = Das Ende des Zuges.
why-taken = { $me ->
    [yes] Du hast { $strip } genommen; dieser Teil ist für alle.
   *[no] { $name } hat { $strip } genommen; dieser Teil ist für alle.
}
why-shared = { $me ->
    [yes] Du hast { $strip } genommen; dieser Teil ist für alle, du beginnst.
   *[no] { $name } hat { $strip } genommen; dieser Teil ist für alle.
}
why-own = { $me ->
    [yes] { $strip }: dein eigener Teil.
   *[no] { $name } hat { $strip } genommen.
}
when-round = Runde { $round } von 2; als Nächstes kommt Zwischenwertung { $next } von 4.
when-last-turns = Die letzten Züge: Dann folgen Zwischenwertung 4 und das Ende.
when-scoring = Runde { $round } von 2; Zwischenwertung { $number } von 4.
when-over = Nach Zwischenwertung 4.

### What happened

event-drew = { $me ->
    [yes] Du ziehst { $card }.
   *[no] { $name } zieht { $card }.
}
event-drew-hidden = { $me ->
    [yes] Du ziehst eine Karte.
   *[no] { $name } zieht eine Karte.
}
event-reshuffled = Die abgeworfenen Karten sind der neue Stapel.
event-picked = { $me ->
    [yes] Du wählst das Wertungsplättchen { $tile }.
   *[no] { $name } wählt das Wertungsplättchen { $tile }.
}
event-filled = Auch das Wertungsplättchen { $tile } ist im Spiel.
event-chose = { $me ->
    [yes] Du nimmst { $strip } ({ $count ->
        [one] 1 Schritt
       *[other] bis zu { $count } Schritte
    }).
   *[no] { $name } nimmt { $strip } ({ $count ->
        [one] 1 Schritt
       *[other] bis zu { $count } Schritte
    }).
}
event-played = { $me ->
    [yes] Du spielst { $card } aus.
   *[no] { $name } spielt { $card } aus.
}
event-realised = { $me ->
    [yes] Du verwirklichst das Projekt von „{ $tile }“.
   *[no] { $name } verwirklicht das Projekt von „{ $tile }“.
}
event-boats = { $me ->
    [yes] Deine Boote sind jetzt bei { $places }.
   *[no] Die Boote von { $name } sind jetzt bei { $places }.
}
event-discarded = { $me ->
    [yes] Du wirfst { $card } für Münzen ab.
   *[no] { $name } wirft { $card } für Münzen ab.
}
event-dropped = { $me ->
    [yes] Du gibst { $card } ab.
   *[no] { $name } gibt { $card } ab.
}
event-used-lever = { $me ->
    [yes] Du benutzt { $lever }.
   *[no] { $name } benutzt { $lever }.
}
event-lifted-lever = { $me ->
    [yes] Du schiebst { $lever } nach oben.
   *[no] { $name } schiebt { $lever } nach oben.
}
event-explored = { $me ->
    [yes] Du deckst ein Plättchen auf.
   *[no] { $name } deckt ein Plättchen auf.
}
event-laid = { $me ->
    [yes] Du legst das Plättchen auf { $place }.
   *[no] { $name } legt das Plättchen auf { $place }.
}
event-laid-pasture = { $me ->
    [yes] Du legst eine Weide auf { $place }.
   *[no] { $name } legt eine Weide auf { $place }.
}
event-developed = { $me ->
    [yes] Du erschließt { $place }.
   *[no] { $name } erschließt { $place }.
}
event-built-house = { $me ->
    [yes] Du baust ein Haus auf { $place }.
   *[no] { $name } baut ein Haus auf { $place }.
}
event-built-settlement = { $me ->
    [yes] Du baust eine Siedlung auf { $place }.
   *[no] { $name } baut eine Siedlung auf { $place }.
}
event-placed-cattle = { $me ->
    [yes] Du stellst ein Rind auf { $place }.
   *[no] { $name } stellt ein Rind auf { $place }.
}
event-modernized = { $me ->
    [yes] Du kaufst { $lever }.
   *[no] { $name } kauft { $lever }.
}
event-gained = { $me ->
    [yes] Du bekommst { $what }.
   *[no] { $name } bekommt { $what }.
}
event-lost = { $me ->
    [yes] Du gibst { $what } ab.
   *[no] { $name } gibt { $what } ab.
}
event-produced = { $me ->
    [yes] Du errichtest ein Produktionsgebäude für { $resource }, Stufe { $level }.
   *[no] { $name } errichtet ein Produktionsgebäude für { $resource }, Stufe { $level }.
}
event-advanced = { $me ->
    [yes] Du machst { $steps }.
   *[no] { $name } macht { $steps }.
}
event-region = { $me ->
    [yes] Du wählst { $region }; die anderen Gebiete zahlen.
   *[no] { $name } wählt { $region }; die anderen Gebiete zahlen.
}
event-sailed = { $me ->
    [yes] Dein Schiff fährt auf { $place }.
   *[no] Das Schiff von { $name } fährt auf { $place }.
}
event-scoring = Zwischenwertung { $number } von 4 beginnt.
event-tile-met = { $me ->
    [yes] Du erfüllst das Wertungsplättchen { $tile }.
   *[no] { $name } erfüllt das Wertungsplättchen { $tile }.
}
event-tile-missed = { $me ->
    [yes] Du verfehlst das Wertungsplättchen { $tile }.
   *[no] { $name } verfehlt das Wertungsplättchen { $tile }.
}
event-round = Die zweite Runde beginnt: Alle Schiffe kehren flussaufwärts zurück.
event-last-round = Das Ende des Flusses ist erreicht: die letzten Züge.
event-solo-tile = Die Weise Eminenz deckt { $tile } auf und bevorzugt { $place }.
event-eminence-chose = { $count ->
    [one] Die Weise Eminenz nimmt { $strip } (1 Schritt).
   *[other] Die Weise Eminenz nimmt { $strip } ({ $count } Schritte).
}
event-eminence-cactus = { $count ->
    [one] Die Weise Eminenz macht 1 Schritt auf der Kaktusleiste.
   *[other] Die Weise Eminenz macht { $count } Schritte auf der Kaktusleiste.
}
event-eminence-laid = Die Weise Eminenz legt das Plättchen auf { $place }.
event-eminence-pasture = Die Weise Eminenz legt eine Weide auf { $place }.
event-eminence-house = Die Weise Eminenz baut ein Haus auf { $place }.
event-eminence-settlement = Die Weise Eminenz baut eine Siedlung auf { $place }.
event-eminence-cattle = Die Weise Eminenz stellt ein Rind auf { $place }.
event-eminence-region = Die Weise Eminenz wählt { $region }; die anderen Gebiete zahlen.
event-eminence-gained = Die Weise Eminenz bekommt { $what }.
event-eminence-sailed = Ihr Schiff fährt auf { $place }.
event-over = Die Partie ist zu Ende.

### The map, the river and what each has

space-empty = { $space }: noch kein Plättchen, Entdecken bringt nichts.
space-empty-reward = { $space }: noch kein Plättchen; Entdecken bringt { $reward }.
space-tile = { $space }: ein Plättchen.
space-pasture = { $space }: Weide mit { $cattle }.
space-pasture-empty = { $space }: Weide ohne Rinder.
space-cattle = { $cattle } ({ $name })
space-bridge = Brücke zu Feld { $space }.
site-free = { $site } frei: { $site-rule }.
site-taken = { $site }: { $piece } ({ $name })
site-taken-vp = { $standing }; { $vp }.
label = { $region }: Belohnung { $reward }
label-covered = { $region }: Belohnung { $reward }, verdeckt
river-line = { $number }: { $what }
river-harbour = Hafen
river-lock = danach eine Schleuse
river-nothing = nichts
river-ship = { $me ->
    [yes] dein Schiff
   *[no] Schiff von { $name }
}
river-ship-eminence = Schiff der Weisen Eminenz
summary-goods = { $name }: { $goods }
summary-ranch = { $count } Bewohner auf der Ranch (Vorrat { $supply })
summary-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
summary-board = noch auf dem Tableau: { $pieces }
summary-none = nichts
summary-production = Produktion: { $production }; Boote bei { $boats }
summary-tracks = Münzleiste { $coin }, Kartenleiste { $card }; nächstes Einkommen { $income }
summary-levers = Hebel: { $levers }
summary-lever-down = { $lever } unten
summary-no-levers = keine Hebel
summary-played = { $count ->
    [one] 1 Karte ausgespielt
   *[other] { $count } Karten ausgespielt
}
played-worth = (zurzeit { $vp } SP)
eminence-points = Die Weise Eminenz ({ $level }): { $vp }
eminence-prospects = mit den B-Plättchen, die übrig sind: { $vp }
eminence-cactus = Kaktusleiste { $place } von { $last }; nächstes Einkommen { $vp } SP
eminence-stack = verdeckt: { $a } A, { $b } B (jedes B am Ende: 10 SP)
eminence-revealed = aufgedeckt: { $tile }, sucht von Feld { $preferred } an. { $help }

### Points

category-track = Unterwegs
    .help = SP der Leiste: Wertungen, Belohnungen, Abzüge.
category-levers = Hebel
    .help = Bei 4 bis 6 Hebeln je 2 SP, ab 7 je 3 SP.
category-cards = Ausgespielte Karten
    .help = Die SP auf den ausgespielten Karten.
category-effects = Karteneffekte
    .help = Was ausgespielte Karten am Ende zahlen.
category-tiers = Untere Reihen
    .help = Für jede leere Aussparung 2 SP in der dritten Reihe, 4 in der vierten, 6 in der fünften.
category-solo-tiles = Verdeckte Plättchen
    .help = 10 SP für jedes B-Plättchen, das am Ende noch verdeckt liegt.
tie-broken = Gleich viele Punkte genügen zum Sieg.

points-unit = SP
shared-row = Der Teil für alle
shared-done = { $name }: fertig
shared-asked = { $name }: jetzt gefragt
shared-to-come = { $name }: kommt noch
scene-again = Die letzte Wertung noch einmal ansehen
chip-develop = Erschließen
chip-house = Haus
chip-settlement = Siedlung
chip-cattle = Rind
chip-play = Ausspielen
chip-project = Projekt
chip-modernize = Hebel
chip-discard = Abwerfen
chip-lever = Hebel nutzen
have-coins = Münzen
have-vases = Vasen
have-inhabitants = Bewohner auf der Ranch
have-cards = Karten auf der Hand
have-levers = Hebel oben
have-production = Produktionsstätten
have-coin-track = Schritte auf der Münzleiste
have-card-track = Schritte auf der Kartenleiste
have-vp = SP
note-tile-met = „{ $tile }“ ist für Wertung { $number } erfüllt
note-tile-lost = „{ $tile }“ ist für Wertung { $number } nicht mehr erfüllt
note-shows-something-new = zeigt etwas Neues: lässt sich nicht zurücknehmen
note-payable = dann bezahlbar: { $cards }
note-income = dann das Einkommen der Wertung: { $what }
track-line = { $me ->
    [yes] Du
   *[no] { $name }
}: Schritt { $count }, bei jeder Wertung { $income }
recess = Haus { $number }
recess-nothing = bringt nichts weiter
played-by = { $me ->
    [yes] Du hast ausgespielt:
   *[no] { $name } hat ausgespielt:
}
area-board = Karte
area-strips = Leiter
area-hand = Hand
area-own-board = Tableau
area-levers = Hebel
area-river = Fluss
area-scoring = Wertungsplättchen
area-played = Ausgespielte Karten

### Teile des Tisches

ladder-title = Aktionsplättchen
ladder-fine = −{ $vp } SP
plank-label = { $count ->
    [one] { $name }, Schiff einen Schritt
   *[other] { $name }, Schiff bis zu { $count } Schritte
}
plank-label-fine = { $count ->
    [one] { $name }, Schiff einen Schritt, kostet { $vp } SP
   *[other] { $name }, Schiff bis zu { $count } Schritte, kostet { $vp } SP
}
plank-in-use = aktiv
plank-awaited = { $count ->
    [one] steht auf { $count } Soloplättchen, das noch kommen kann
   *[other] steht auf { $count } Soloplättchen, die noch kommen können
}
plank-all = alle
plank-others = andere
plank-or = oder
plank-pasture = Weide legen
plank-reward = Gebietsbelohnung
plank-regions = je Präsenz
plank-lever = Hebel kaufen
sheet-fine = kostet { $vp } SP: { $before } → { $after }
sheet-cards = { $count } auf der Hand, { $play } spielbar
sheet-payable = { $count } bezahlbar
supply-tiles = { $count } Plättchen zu entdecken
supply-pastures = { $count ->
    [one] noch { $count } Weide
   *[other] noch { $count } Weiden
}
supply-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
supply-discards = { $count ->
    [one] { $count } abgelegte Karte
   *[other] { $count } abgelegte Karten
}
board-of = Tableau von { $name }
board-whose = Wessen Tableau
board-key = O
board-key-does = die Tableaus der anderen zeigen, eines nach dem anderen
board-ranch = Ranch
board-supply = Vorrat { $count }
board-income = Nächstes Einkommen
site-level = { $level ->
    [0] { $resource }, nicht gebaut
   *[other] { $resource }, Stufe { $level }
}
boats-at = Boote bei { $places }
lever-label = { $lever }, { $state }
recess-full = besetzt; leer bringt es { $what }
recess-empty = leer; { $what }
tier-emptied = geleert: Der Bewohner ist frei
tier-to-go = noch { $count }
tier-to-go-hint = { $count ->
    [one] noch { $count } Figur von hier und darüber befreit den Bewohner
   *[other] noch { $count } Figuren von hier und darüber befreien den Bewohner
}
tier-end = { $vp } SP am Ende für jede leere Aussparung
tier-surcharge = Figuren von hier kosten { $count } Bewohner mehr
card-free = umsonst
card-label = { $name }. { $help }
hand-empty = Keine Karten. Baumeister, Fortschritt, Bauplätze und der Fluss lassen dich ziehen.
hand-of-nobody = Wer zuschaut, sieht keine Hand.
played-none = noch nichts
holdings-ranch = { $count } Bewohner auf der Ranch
holdings-levers = { $up } von { $count } Hebeln oben
holdings-houses = { $count } von { $all } Häusern gebaut
holdings-settlements = { $count } von { $all } Siedlungen gebaut
holdings-cattle = { $count } von { $all } Rindern auf der Weide
warn-lock = kann im nächsten Zug durch die Schleuse
warn-end-of-round = kann im nächsten Zug die Runde beenden
warn-last-turns = kann die letzten Züge einläuten
goals-next = Wertung { $number }: { $number } SP
goals-none = Jeder wählt eins von zwei Plättchen.
clock-lock = Wertung { $number } an der Schleuse
clock-end = Wertung { $number } am Ende des Flusses
clock-now = Wertung { $number } läuft
clock-over = alle vier Wertungen sind vorbei
solo-column = { $piece }: { $taken } von { $all } weg
solo-cactus = Kaktusleiste, Feld { $place } von { $last }
solo-income = nächstes Einkommen { $vp } SP
scene-title = Zwischenwertung { $number } von 4
scene-cards = Karten und Aufwerten
scene-tiles = Plättchen
scene-income = Einkommen
scene-levers = Hebel
scene-labels = Gebietsbelohnungen
scene-tile = Plättchen
scene-coins = Münzen
scene-drawn = Karten
scene-vp = SP

### Aufbau

set-up-level = Wie stark die Weise Eminenz spielt
set-up-solo = Sie braucht weder Münzen noch Karten, nimmt die oberste Aktion, die ihr Soloplättchen nennt, und lässt dich an jeder teilhaben. Bei Gleichstand gewinnst du.
set-up-others = Zwei Runden den Fluss hinab mit vier Wertungen. Land, Aktionen und Karten kommen zufällig; jede und jeder sucht sich das Wertungsplättchen aus, das für sie oder ihn doppelt zählt.
set-up-map = Die Landkarte zu Beginn
set-up-map-hint = So könnte es beginnen: Wo die ersten Plättchen liegen, ist Zufall.

### About the game

help-about-trademark = Boonlake ist ein Spiel von Alexander Pfister, erschienen bei dlp games. Dies ist ein unabhängiges Programm; alle Zeichnungen und Texte sind unsere eigenen.
