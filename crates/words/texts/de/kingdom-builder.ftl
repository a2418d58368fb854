# Kingdom Builder: Namen, was die Dinge tun, was gefragt ist und was geschah, auf Deutsch.
#
# Attribute: `.object` ist der Name im Satz im Akkusativ („du nutzt den Turm“), `.does` sagt im
# Infinitiv, was man damit tut, ohne Punkt; `.help` erklärt die Sache in ein, zwei Sätzen.
# Krieger, Planwagen, Schiff und Stadt zählen als Siedlungen; darum heißt hier alles Siedlung.

### Terrain

terrain-grass = Gras
    .plain = Gras
    .on = auf Gras
terrain-flower = Blumen
    .plain = Blumen
    .on = auf Blumen
terrain-forest = Wald
    .plain = Wald
    .on = auf Wald
terrain-canyon = Canyon
    .plain = Canyon
    .on = auf Canyon
terrain-desert = Wüste
    .plain = Wüste
    .on = auf Wüste
terrain-swamp = Sumpf
    .plain = Sumpf
    .on = auf Sumpf
terrain-farmland = Farmland
    .plain = Farmland
    .on = auf Farmland
terrain-water = Wasser
    .plain = Wasser
    .on = auf Wasser
terrain-mountain = Berg
    .plain = Berg
    .on = auf Berg
terrain-help-buildable = Hier kannst du bauen.
terrain-help-farmland = Hier kannst du bauen, obwohl keine Karte es zeigt: einmal pro Zug neben deinen Siedlungen oder mit einem Plättchen.
terrain-help-unbuildable = Hier kannst du nur bauen, wenn ein Plättchen es sagt.
card-swamp = Sumpf oder { $plain }
card-on-swamp = auf Sumpf oder { $plain }
card-help = Baue drei Siedlungen { $on }.
card-help-swamp = Baue zwei Siedlungen auf Sumpf oder drei { $on }.

### Places

cell = Reihe { $row }, Spalte { $column }
cell-island = Inselreihe { $row }, Spalte { $column }
line = Reihe { $row }
line-island = Inselreihe { $row }

special-castle = Burg
    .plain = Burg
    .help = 3 Gold am Ende, wenn mindestens eine deiner Siedlungen daneben steht.
special-nomad = Nomaden
    .plain = Nomaden
    .help = Wer zuerst daneben baut, nimmt das Nomadenplättchen. Es lässt sich einmal nutzen, im nächsten Zug.
special-palace = Palast
    .plain = Palast
    .help = 5 Gold am Ende für die meisten Siedlungen daneben; bei Gleichstand bekommen es alle.
special-silo = Silo
    .plain = Silo
    .help = Steht nach der letzten Runde eine deiner Siedlungen daneben, baust oder versetzt du noch bis zu drei Siedlungen.
special-capitol = Burg mit Kapitol
    .plain = Burg mit Kapitol
    .help = 3 Gold, wenn eine deiner Siedlungen daneben steht, und 1 Gold für jede deiner Siedlungen, die höchstens zwei Felder entfernt ist.
special-cave = Berg mit Höhle
    .plain = Berg mit Höhle
    .help = Einmal pro Zug versetzt du eine Siedlung von einer Höhle auf ein freies Feld neben irgendeiner Höhle.
location-hex-help = Baue daneben, um eines der Plättchen zu nehmen. Du kannst es ab deinem nächsten Zug nutzen.

### Locations

location-oracle = Orakel
    .object = das Orakel
    .does = eine Siedlung auf das Gelände deiner Karte bauen
    .help = Baue eine weitere Siedlung auf das Gelände der Karte dieses Zuges.
location-farm = Farm
    .object = die Farm
    .does = eine Siedlung auf Gras bauen
    .help = Baue eine weitere Siedlung auf Gras.
location-tavern = Taverne
    .object = die Taverne
    .does = eine Siedlung ans Ende einer Dreierreihe bauen
    .help = Baue eine weitere Siedlung an eines der Enden einer geraden Reihe aus mindestens drei deiner Siedlungen.
location-tower = Turm
    .object = den Turm
    .does = eine Siedlung an den Rand des Spielplans bauen
    .help = Baue eine weitere Siedlung an den Rand des Spielplans.
location-harbor = Hafen
    .object = den Hafen
    .does = eine Siedlung auf Wasser versetzen
    .help = Versetze eine deiner Siedlungen auf Wasser.
location-paddock = Koppel
    .object = die Koppel
    .does = eine Siedlung zwei Felder geradeaus versetzen
    .help = Versetze eine deiner Siedlungen genau zwei Felder geradeaus, über alles hinweg. Sie muss danach nicht neben deinen Siedlungen stehen.
location-barn = Scheune
    .object = die Scheune
    .does = eine Siedlung auf das Gelände deiner Karte versetzen
    .help = Versetze eine deiner Siedlungen auf das Gelände der Karte dieses Zuges.
location-oasis = Oase
    .object = die Oase
    .does = eine Siedlung auf Wüste bauen
    .help = Baue eine weitere Siedlung auf Wüste.
location-quarry = Steinbruch
    .object = den Steinbruch
    .does = eine oder zwei Steinmauern aufstellen
    .help = Stelle eine oder zwei Steinmauern auf das Gelände deiner Karte, jede neben deine Siedlungen. Dort kann nie mehr jemand bauen.
location-caravan = Karawane
    .object = die Karawane
    .does = eine Siedlung geradeaus schieben, bis etwas im Weg ist
    .help = Schiebe eine deiner Siedlungen geradeaus, so weit es geht.
location-village = Dorf
    .object = das Dorf
    .does = eine Siedlung neben drei deiner Siedlungen bauen
    .help = Baue eine weitere Siedlung dorthin, wo sie mindestens drei deiner Siedlungen berührt.
location-garden = Garten
    .object = den Garten
    .does = eine Siedlung auf Blumen bauen
    .help = Baue eine weitere Siedlung auf Blumen.
location-lighthouse = Leuchtturm
    .object = den Leuchtturm
    .does = dein Schiff einsetzen, bewegen oder zurücknehmen
    .help = Setze dein Schiff auf Wasser ein, fahre bis zu drei Felder über Wasser oder nimm es zurück. Es zählt als Siedlung.
location-foresters-lodge = Forsthaus
    .object = das Forsthaus
    .does = eine Siedlung auf Wald bauen
    .help = Baue eine weitere Siedlung auf Wald.
location-barracks = Kaserne
    .object = die Kaserne
    .does = einen Krieger einsetzen oder zurücknehmen
    .help = Setze einen deiner zwei Krieger ein oder nimm einen zurück. Neben einem Krieger kann niemand bauen, auch du nicht. Er zählt als Siedlung.
location-crossroads = Kreuzung
    .object = die Kreuzung
    .does = zwei Karten ziehen und eine davon spielen
    .help = Am Ende jedes Zuges ziehst du zwei Karten statt einer und spielst im nächsten Zug eine davon.
location-city-hall = Rathaus
    .object = das Rathaus
    .does = deine Stadt auf sieben freie Felder legen
    .help = Lege einmal im Spiel deine Stadt auf ein Feld und seine sechs Nachbarn, alle frei und bebaubar, neben deine Siedlungen. Sie zählt als sieben Siedlungen.
location-fort = Außenposten
    .object = den Außenposten
    .does = eine Karte ziehen und eine Siedlung auf ihr Gelände bauen
    .help = Ziehe eine Karte und baue eine weitere Siedlung auf das Gelände, das sie zeigt.
location-monastery = Kloster
    .object = das Kloster
    .does = eine Siedlung auf Canyon bauen
    .help = Baue eine weitere Siedlung auf Canyon.
location-wagon = Planwagen
    .object = den Planwagen
    .does = deinen Planwagen einsetzen, bewegen oder zurücknehmen
    .help = Setze deinen Planwagen auf Land oder Berg ein, fahre bis zu drei Felder oder nimm ihn zurück. Er zählt als Siedlung.
location-temple = Tempel
    .object = den Tempel
    .does = eine Siedlung zurücknehmen, um sie im nächsten Zug zu bauen
    .help = Nimm eine deiner Siedlungen vom Spielplan; im nächsten Zug baust du sie zusätzlich. Mit beiden Tempeln muss deine erste Siedlung in jedem Zug nicht angrenzen.
location-refuge = Hort
    .object = den Hort
    .does = eine Siedlung auf ein Nachbarfeld versetzen
    .help = Versetze eine deiner Siedlungen auf ein Nachbarfeld. Mit beiden Horten versetzt du außerdem eine geradeaus auf das nächste freie Feld, über alles hinweg.
location-canoe = Kanu
    .object = das Kanu
    .does = eine Siedlung auf Sumpf oder Wasser bauen
    .help = Immer wenn jemand das letzte Plättchen eines Ortes oder ein Nomadenplättchen nimmt, darfst du auf Sumpf oder Wasser bauen. Mit beiden Kanus auch einmal in jedem deiner Züge.
location-fountain = Brunnen
    .object = den Brunnen
    .does = eine Siedlung neben genau einer deiner Siedlungen bauen
    .help = Baue eine weitere Siedlung, die genau eine deiner Siedlungen und keine fremde berührt. Mit beiden Brunnen auch auf Berge.
location-bazaar = Bazar
    .object = den Bazar
    .does = ein Plättchen ein zweites Mal nutzen
    .help = Nutze eines deiner Ortsplättchen im selben Zug ein zweites Mal.
location-water-mill = Wassermühle
    .object = die Wassermühle
    .does = eine Siedlung neben Wasser bauen
    .help = Baue eine weitere Siedlung neben Wasser.
location-mountain-station = Bergstation
    .object = die Bergstation
    .does = eine Siedlung neben einem Berg bauen
    .help = Baue eine weitere Siedlung neben einem Berg.
location-scout-cabin = Späherhütte
    .object = die Späherhütte
    .does = bis zu zwei Späher aufstellen, um neben ihnen zu bauen
    .help = Stelle bis zu zwei Späher neben deine Siedlungen, auf Land, Wasser oder Berge. Bis zum Ende des Zuges kannst du neben ihnen bauen.
location-cathedral = Dom
    .object = den Dom
    .does = einen Marker nehmen oder je Marker eine Siedlung bauen
    .help = Nimm einen Marker oder gib beliebig viele ab: Jeder baut eine Siedlung auf das Gelände deiner Karte. Der erste Marker kommt mit dem Plättchen.
location-watchtower = Wachtturm
    .object = den Wachtturm
    .does = eine Siedlung neben einer fremden Siedlung bauen
    .help = Baue eine weitere Siedlung neben einer fremden Siedlung.
location-university = Universität
    .object = die Universität
    .does = eine Siedlung neben einem Sonderfeld bauen
    .help = Baue eine weitere Siedlung neben einem Ort, einer Burg, einem Nomadenfeld, einem Palast oder einem Silo.
location-palisade = Palisade
    .object = die Palisade
    .does = eine Siedlung an ihrem eigenen Gebiet entlang versetzen
    .help = Versetze eine deiner Siedlungen auf ein anderes Feld neben dem Gebiet, zu dem sie gehört.
location-rope-bridge = Hängebrücke
    .object = die Hängebrücke
    .does = eine Siedlung auf Canyon versetzen
    .help = Versetze eine deiner Siedlungen auf Canyon.
location-tree-house = Baumhaus
    .object = das Baumhaus
    .does = eine Siedlung auf Wald versetzen
    .help = Versetze eine deiner Siedlungen auf Wald.

### Nomad tiles

nomad-donation-grass = Schenkung Gras
    .object = die Schenkung Gras
    .does = bis zu drei Siedlungen auf Gras bauen
    .help = Baue ein bis drei weitere Siedlungen auf Gras.
nomad-donation-flower = Schenkung Blumen
    .object = die Schenkung Blumen
    .does = bis zu drei Siedlungen auf Blumen bauen
    .help = Baue ein bis drei weitere Siedlungen auf Blumen.
nomad-donation-forest = Schenkung Wald
    .object = die Schenkung Wald
    .does = bis zu drei Siedlungen auf Wald bauen
    .help = Baue ein bis drei weitere Siedlungen auf Wald.
nomad-donation-canyon = Schenkung Canyon
    .object = die Schenkung Canyon
    .does = bis zu drei Siedlungen auf Canyon bauen
    .help = Baue ein bis drei weitere Siedlungen auf Canyon.
nomad-donation-desert = Schenkung Wüste
    .object = die Schenkung Wüste
    .does = bis zu drei Siedlungen auf Wüste bauen
    .help = Baue ein bis drei weitere Siedlungen auf Wüste.
nomad-donation-water = Schenkung Wasser
    .object = die Schenkung Wasser
    .does = bis zu drei Siedlungen auf Wasser bauen
    .help = Baue ein bis drei weitere Siedlungen auf Wasser.
nomad-donation-mountain = Schenkung Berg
    .object = die Schenkung Berg
    .does = bis zu drei Siedlungen auf Berge bauen
    .help = Baue ein bis drei weitere Siedlungen auf Berge.
nomad-resettlement = Umsiedlung
    .object = die Umsiedlung
    .does = mit deinen Siedlungen zusammen bis zu vier Schritte gehen
    .help = Gehe mit deinen Siedlungen bis zu vier einzelne Schritte, beliebig verteilt. Sie müssen danach nicht angrenzen.
nomad-outpost = Vorposten
    .object = den Vorposten
    .does = die nächste Siedlung muss nicht neben deinen stehen
    .help = Eine Siedlung, die du in diesem Zug baust oder versetzt, muss nicht angrenzen. Das Gelände muss trotzdem stimmen.
nomad-sword = Schwert
    .object = das Schwert
    .does = von allen anderen je eine Siedlung heimschicken
    .help = Nimm allen anderen je eine Siedlung vom Spielplan; sie kommt zurück in den Vorrat.
nomad-treasure = Schatz
    .object = den Schatz
    .does = sofort 3 Gold
    .help = Sofort 3 Gold, sobald du ihn nimmst.

### What else lets one act

power-mandatory = Die Karte
    .object = die Karte
    .does = auf das Gelände deiner Karte bauen
    .help = In jedem Zug baust du drei Siedlungen auf das Gelände deiner Karte, eine nach der anderen.
power-refuge-bonus = Bonus der Horte
    .object = den Bonus der Horte
    .does = eine Siedlung geradeaus auf das nächste freie Feld versetzen
    .help = Mit beiden Horten: Versetze einmal pro Zug eine Siedlung geradeaus auf das erste freie Feld, über alles hinweg.
power-canoe-bonus = Bonus der Kanus
    .object = den Bonus der Kanus
    .does = eine Siedlung auf Sumpf oder Wasser bauen
    .help = Mit beiden Kanus: Baue einmal in jedem deiner Züge eine Siedlung auf Sumpf oder Wasser.
power-farmland = Farmland
    .object = das Farmland
    .does = eine Siedlung auf Farmland neben deinen Siedlungen bauen
    .help = Für alle: Baue einmal pro Zug eine Siedlung auf Farmland neben deinen Siedlungen.
power-cave = Höhle
    .object = die Höhle
    .does = eine Siedlung von einer Höhle zu irgendeiner Höhle versetzen
    .help = Für alle: Versetze einmal pro Zug eine Siedlung, die neben einer Höhle steht, neben irgendeine Höhle.
power-silo = Silo
    .object = das Silo
    .does = bis zu drei Siedlungen bauen oder versetzen
    .help = Nach der letzten Runde, für jedes Silo neben deinen Siedlungen: Baue bis zu drei Siedlungen neben deine, oder versetze bis zu drei.

### Pieces

piece-settlement = Siedlung
    .help = Baue sie neben Sonderfelder und dorthin, wo die Ziele zahlen. Du hast 40 davon.
piece-warrior = Krieger
    .help = Neben ihm kann niemand bauen, auch nicht, wem er gehört. Er zählt als Siedlung.
piece-wagon = Planwagen
    .help = Fährt bis zu drei Felder über Land und Berge. Er zählt als Siedlung.
piece-ship = Schiff
    .help = Fährt bis zu drei Felder über Wasser. Es zählt als Siedlung.
piece-city = Stadt
    .help = Liegt auf sieben Feldern und zählt als sieben Siedlungen. Sie wird nie versetzt.
piece-wall = Steinmauer
    .help = Gehört niemandem und bleibt stehen. Hier lässt sich nichts bauen.
piece-scout = Späher
    .help = Bis zum Ende des Zuges lässt sich neben ihm bauen. Sonst zählt er nicht.
piece-token = Dom-Marker

### Objectives

objective-fishermen = Fischer
    .help = 1 Gold für jede deiner Siedlungen neben Wasser. Siedlungen auf Wasser bringen nichts.
objective-miners = Bergleute
    .help = 1 Gold für jede deiner Siedlungen neben einem Berg. Siedlungen auf einem Berg bringen nichts.
objective-workers = Arbeiter
    .help = 1 Gold für jede deiner Siedlungen neben einem Ort, einer Burg, einem Nomadenfeld oder einem Palast.
objective-merchants = Händler
    .help = 4 Gold für jeden Ort, jede Burg, jedes Nomadenfeld und jeden Palast, wenn deine zusammenhängenden Siedlungen ein weiteres solches Feld berühren.
objective-discoverers = Entdecker
    .help = 1 Gold für jede Reihe, in der du mindestens eine Siedlung hast.
objective-knights = Ritter
    .help = 2 Gold für jede deiner Siedlungen in deiner vollsten Reihe.
objective-hermits = Einsiedler
    .help = 1 Gold für jedes getrennte Gebiet deiner Siedlungen; auch eine einzelne ist ein Gebiet.
objective-citizens = Bürger
    .help = 1 Gold für je zwei Siedlungen in deinem größten Gebiet.
objective-lords = Lords
    .help = In jedem Quadranten 12 Gold für die meisten und 6 Gold für die zweitmeisten Siedlungen. Bei Gleichstand bekommen alle den vollen Betrag.
objective-farmers = Bauern
    .help = 3 Gold für jede deiner Siedlungen in dem Quadranten, in dem du am wenigsten hast. Ein leerer Quadrant heißt: kein Gold.
objective-families = Familien
    .help = Sofort 2 Gold, wenn die Siedlungen deiner Karte, mindestens drei, lückenlos in einer geraden Linie stehen.
objective-shepherds = Hirten
    .help = Sofort 2 Gold für jede Siedlung, die du baust und neben der kein Feld des eigenen Geländes mehr leer ist.
objective-ambassadors = Botschafter
    .help = Sofort 1 Gold für jede Siedlung, die du neben einer fremden baust.
objective-geologists = Geologen
    .help = 2 Gold für jedes Gebirge, das deine zusammenhängenden Siedlungen mit einem weiteren verbinden. Auch ein einzelner Berg ist ein Gebirge.
objective-messengers = Boten
    .help = Von deinen verbundenen Siedlungen zählen die zwei, die am weitesten auseinander liegen: 2 Gold für jedes Feld auf dem kürzesten Weg dazwischen.
objective-noblewomen = Adel
    .help = Jeder Ort, jede Burg und jedes Nomadenfeld zahlt 5 Gold für die meisten Siedlungen daneben; bei Gleichstand bekommen es alle.
objective-vassals = Vasallen
    .help = 1 Gold für jede deiner Siedlungen an einer Naht zwischen Quadranten.
objective-captains = Hauptmänner
    .help = 1 Gold für jede deiner Siedlungen, neben der mindestens drei eigene stehen.
objective-scouts = Späher
    .help = 1 Gold für jede deiner Siedlungen neben dem Gelände, dessen Karten entfernt wurden. Siedlungen auf diesem Gelände bringen nichts.
objective-rangers = Waldläufer
    .help = 2 Gold für jede Reihe, in der genau eine deiner Siedlungen steht.
objective-mayors = Bürgermeister
    .help = Habe zuerst vier Siedlungen in einer Reihe: Du markierst sie mit einer Siedlung aus deinem Vorrat, und am Ende bringt sie 4 Gold.
objective-chainers = Kettenbauer
    .help = 1 Gold für jede deiner Siedlungen, neben der genau zwei eigene stehen.
objective-travellers = Abenteurer
    .help = 1 Gold für jede deiner Siedlungen am Rand des Spielplans.
objective-homesteaders = Grundbesitzer
    .help = 1 Gold für jede deiner Siedlungen in dem Quadranten, in dem du am meisten hast.
objective-rovers = Vagabund
    .help = Sofort 1 Gold für jeden Quadranten, in dem du in deinem Zug baust.
objective-at-once = Zahlt sofort, während des Spiels.
objective-at-end = Zahlt am Ende.
objective-removed-terrain = Das entfernte Gelände ist { $plain }.

### Tasks

task-home-country = Heimatland
    .help = 5 Gold, wenn deine Siedlungen eine ganze Fläche eines Geländes füllen.
task-fortress = Festung
    .help = 6 Gold, wenn eine deiner Siedlungen sechs eigene um sich hat.
task-road = Straße
    .help = 7 Gold für sieben deiner Siedlungen in einer lückenlosen schrägen Linie.
task-place-of-refuge = Zufluchtsort
    .help = 8 Gold, wenn deine Siedlungen rund um einen Ort, eine Burg oder ein Nomadenfeld stehen.
task-advance = Vormarsch
    .help = 9 Gold für sieben deiner Siedlungen an einem Rand des Spielplans.
task-compass-points = Himmelsrichtungen
    .help = 10 Gold, wenn du an allen vier Rändern des Spielplans eine Siedlung hast.

### What else gives gold

category-castle = Burgen
    .help = 3 Gold für jede Burg, neben der mindestens eine deiner Siedlungen steht.
category-palace = Paläste
    .help = 5 Gold für jeden Palast, neben dem niemand mehr Siedlungen hat als du.
category-capitol = Kapitole
    .help = 1 Gold für jede deiner Siedlungen, die höchstens zwei Felder von einem Kapitol entfernt ist.
category-treasure = Schätze
    .help = Sofort 3 Gold für jeden Schatz der Nomaden.

### Expansions

expansion-base = Grundspiel
    .help = Acht Quadranten, zehn Ziele und das ganze Spiel.
expansion-nomads = { game-kingdom-builder-nomads }
    .help = Nomadenplättchen für einmal, Steinmauern und Ziele, die schon während des Spiels zahlen.
expansion-crossroads = { game-kingdom-builder-crossroads }
    .help = Zwei Orte auf jedem Quadranten, Krieger, Planwagen, Schiffe und Städte, dazu Aufgaben für das Ende.
expansion-marshlands = { game-kingdom-builder-marshlands }
    .help = Sümpfe und Karten mit Wahl, umkämpfte Paläste und ein Bonus für zwei gleiche Plättchen.
expansion-harvest = { game-kingdom-builder-harvest }
    .help = Farmland, auf das man einmal pro Zug baut, und Silos für einen Endspurt nach der letzten Runde.
expansion-capitol = { game-kingdom-builder-capitol }
    .help = Eine kleine: Gold für Siedlungen nahe einem Kapitol. Braucht den Quadranten mit Hafen oder Orakel.
expansion-caves = { game-kingdom-builder-caves }
    .help = Eine kleine: Siedlungen ziehen unter der Erde von Höhle zu Höhle.
expansion-island = { game-kingdom-builder-island }
    .help = Eine kleine: eine Insel neben dem Spielplan, die nur erreicht, wer überall bauen darf.

### What is asked: the title

ask-card = { $me ->
    [yes] Wähle deine Karte für diesen Zug.
   *[no] { $name } ist dran: eine Karte wählen.
}
ask-card-replace = { $me ->
    [yes] Ziehe eine neue Karte.
   *[no] { $name } ist dran: eine neue Karte ziehen.
}
ask-build = { $me ->
    [yes] Baue { $on }, { $now } von { $all }.
   *[no] { $name } ist dran: { $on } bauen, { $now } von { $all }.
}
ask-terrain = { $me ->
    [yes] Wähle ein Gelände: { $first } oder { $second }.
   *[no] { $name } ist dran: ein Gelände wählen, { $first } oder { $second }.
}
ask-end = { $me ->
    [yes] Alles getan: Beende deinen Zug.
   *[no] { $name } ist dran: den Zug beenden.
}
ask-use-or-end = { $me ->
    [yes] Nutze noch etwas oder beende deinen Zug.
   *[no] { $name } ist dran: etwas nutzen oder den Zug beenden.
}
ask-power = { $me ->
    [yes] { $power }: { $does }.
   *[no] { $name } nutzt { $object }.
}
ask-lift = { $me ->
    [yes] { $power }: Wähle die Siedlung, die du versetzt.
   *[no] { $name } ist dran: eine Siedlung zum Versetzen wählen ({ $power }).
}
ask-put = { $me ->
    [yes] { $power }: Wähle, wohin die Siedlung kommt.
   *[no] { $name } ist dran: die Siedlung von { $place } absetzen.
}
ask-fort = { $me ->
    [yes] Außenposten: Baue eine Siedlung { $on }.
   *[no] { $name } ist dran: mit dem Außenposten { $on } bauen.
}
ask-wall = { $me ->
    [yes] Steinbruch: Stelle eine Steinmauer auf.
   *[no] { $name } ist dran: eine Steinmauer aufstellen.
}
ask-scout = { $me ->
    [yes] Späherhütte: Stelle einen Späher auf.
   *[no] { $name } ist dran: einen Späher aufstellen.
}
ask-piece-place = { $me ->
    [yes] { $piece ->
        [warrior] Setze einen Krieger ein.
        [wagon] Setze deinen Planwagen ein.
       *[ship] Setze dein Schiff ein.
    }
   *[no] { $piece ->
        [warrior] { $name } ist dran: einen Krieger einsetzen.
        [wagon] { $name } ist dran: den Planwagen einsetzen.
       *[ship] { $name } ist dran: das Schiff einsetzen.
    }
}
ask-piece-move = { $me ->
    [yes] { $piece ->
        [warrior] Setze einen Krieger ein oder nimm einen zurück.
        [wagon] Bewege deinen Planwagen oder nimm ihn zurück.
       *[ship] Bewege dein Schiff oder nimm es zurück.
    }
   *[no] { $piece ->
        [warrior] { $name } ist dran: einen Krieger einsetzen oder zurücknehmen.
        [wagon] { $name } ist dran: den Planwagen bewegen oder zurücknehmen.
       *[ship] { $name } ist dran: das Schiff bewegen oder zurücknehmen.
    }
}
ask-piece-recall = { $me ->
    [yes] { $piece ->
        [warrior] Nimm einen Krieger zurück.
        [wagon] Nimm deinen Planwagen zurück.
       *[ship] Nimm dein Schiff zurück.
    }
   *[no] { $piece ->
        [warrior] { $name } ist dran: einen Krieger zurücknehmen.
        [wagon] { $name } ist dran: den Planwagen zurücknehmen.
       *[ship] { $name } ist dran: das Schiff zurücknehmen.
    }
}
ask-city = { $me ->
    [yes] Rathaus: Wähle die Mitte deiner Stadt.
   *[no] { $name } ist dran: die Stadt legen.
}
ask-temple = { $me ->
    [yes] Tempel: Wähle die Siedlung, die du zurücknimmst.
   *[no] { $name } ist dran: eine Siedlung für den Tempel zurücknehmen.
}
ask-sword = { $me ->
    [yes] Schwert: Wähle eine Siedlung von { $against }, die heimgeht.
   *[no] { $name } ist dran: eine Siedlung von { $against } heimschicken.
}
ask-sword-me = { $name } ist dran: eine deiner Siedlungen heimschicken.
ask-cathedral = { $me ->
    [yes] Dom: Nimm einen Marker oder baue mit denen, die du hast.
   *[no] { $name } ist dran: den Dom nutzen.
}
ask-cathedral-take = { $me ->
    [yes] Dom: Nimm einen Marker.
   *[no] { $name } ist dran: einen Dom-Marker nehmen.
}
ask-canoe = { $me ->
    [yes] Kanu: Baue auf Sumpf oder Wasser, oder verzichte.
   *[no] { $name } darf mit dem Kanu bauen.
}
ask-canoe-none = { $me ->
    [yes] Kanu: Es gibt kein Feld zum Bauen. Verzichte.
   *[no] { $name } darf mit dem Kanu bauen.
}
ask-build-silo = { $me ->
    [yes] Silo: Baue eine Siedlung neben deine Siedlungen.
   *[no] { $name } ist dran: für ein Silo bauen.
}
ask-build-cathedral = { $me ->
    [yes] Dom: Baue eine Siedlung für einen Marker.
   *[no] { $name } ist dran: mit dem Dom bauen.
}
ask-silo = { $me ->
    [yes] Silo: Baue oder versetze bis zu drei Siedlungen, oder verzichte.
   *[no] { $name } darf ein Silo nutzen.
}
ask-silo-build = { $me ->
    [yes] Silo: Baue bis zu drei Siedlungen, oder verzichte.
   *[no] { $name } darf ein Silo nutzen.
}
ask-silo-move = { $me ->
    [yes] Silo: Versetze bis zu drei Siedlungen, oder verzichte.
   *[no] { $name } darf ein Silo nutzen.
}
ask-silo-none = { $me ->
    [yes] Silo: Es gibt nichts zu bauen oder zu versetzen. Verzichte.
   *[no] { $name } darf ein Silo nutzen.
}
ask-match-over = Die Partie ist zu Ende.

### What is asked: the details

detail-near = { $count ->
    [one] Du musst neben deinen Siedlungen bleiben: { $count } Feld.
   *[other] Du musst neben deinen Siedlungen bleiben: { $count } Felder.
}
detail-anywhere = { $count ->
    [one] Neben deinen Siedlungen gibt es kein solches Land, du wählst frei: { $count } Feld.
   *[other] Neben deinen Siedlungen gibt es kein solches Land, du wählst frei: { $count } Felder.
}
detail-first = { $count ->
    [one] Deine erste Siedlung darf überall darauf stehen: { $count } Feld.
   *[other] Deine erste Siedlung darf überall darauf stehen: { $count } Felder.
}
detail-freed = { $count ->
    [one] Du musst nicht neben deinen Siedlungen bleiben: { $count } Feld.
   *[other] Du musst nicht neben deinen Siedlungen bleiben: { $count } Felder.
}
detail-places = { $count ->
    [one] { $count } Feld.
   *[other] { $count } Felder.
}
detail-settlements = { $count ->
    [one] { $count } Siedlung steht zur Wahl.
   *[other] { $count } Siedlungen stehen zur Wahl.
}
detail-card = Sie gilt für den ganzen Zug.
detail-card-replace = Keine deiner Karten ist spielbar.
detail-swamp = Zwei Siedlungen auf Sumpf oder drei { $on }.
detail-use-first = { $count ->
    [one] Oder nutze zuerst { $object }.
   *[other] Oder nutze zuerst eine von { $count } anderen Möglichkeiten.
}
detail-use-then = { $count ->
    [one] Du kannst noch { $object } nutzen.
   *[other] Du hast noch { $count } Möglichkeiten.
}
detail-outpost = Mit deinem Vorposten musst du nicht angrenzen.
detail-up-to = Insgesamt bis zu { $count }.
detail-left = { $count ->
    [one] Noch einmal.
   *[other] Noch bis zu { $count }-mal.
}
detail-may-stop = Du darfst hier aufhören.
detail-from = Sie kommt von { $place }.
detail-tokens = { $count ->
    [one] Du hast { $count } Marker.
   *[other] Du hast { $count } Marker.
}
detail-canoe = Ein Orts- oder Nomadenfeld ist leer geworden.
detail-draw = Danach ziehst du eine Karte.

### Choices, as labels

action-play = Karte spielen: { $card }
action-play-removed = Das entfernte Gelände spielen: { $terrain }
action-replace = Eine neue Karte ziehen
action-choose-swamp = Sumpf wählen: zwei Siedlungen
action-choose-three = { $terrain } wählen: drei Siedlungen
action-build = Bauen in { $place } ({ $land })
action-use = Nutze { $object }: { $does }
action-again = Nutze { $object } durch den Bazar noch einmal: { $does }
action-outpost = Nutze den Vorposten: { $does }
action-lift = Siedlung in { $place } anheben ({ $land })
action-put = Absetzen in { $place } ({ $land })
action-put-back = Zurückstellen in { $place } ({ $land })
action-wall = Steinmauer in { $place } aufstellen ({ $land })
action-scout = Späher in { $place } aufstellen ({ $land })
action-place = { $piece ->
    [warrior] Krieger in { $place } einsetzen ({ $land })
    [wagon] Planwagen in { $place } einsetzen ({ $land })
   *[ship] Schiff in { $place } einsetzen ({ $land })
}
action-move-piece = { $piece ->
    [warrior] Krieger nach { $place } bewegen ({ $land })
    [wagon] Planwagen nach { $place } bewegen ({ $land })
   *[ship] Schiff nach { $place } bewegen ({ $land })
}
action-recall = { $piece ->
    [warrior] Krieger aus { $place } zurücknehmen
    [wagon] Planwagen aus { $place } zurücknehmen
   *[ship] Schiff aus { $place } zurücknehmen
}
action-city = Stadt rund um { $place } legen
action-remove-own = Deine Siedlung aus { $place } zurücknehmen
action-remove-theirs = Siedlung von { $owner } aus { $place } heimschicken
action-take = Einen Marker nehmen
action-silo-build = Bis zu drei Siedlungen bauen
action-silo-move = Bis zu drei Siedlungen versetzen
action-stop = Hier aufhören
action-pass = Verzichten
action-end = Zug beenden

### What happened

event-drew = { $me ->
    [yes] Du ziehst eine Karte: { $card }.
   *[no] { $name } zieht eine Karte: { $card }.
}
event-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel.
event-turn-began = { $me ->
    [yes] Runde { $round }: Du bist am Zug.
   *[no] Runde { $round }: { $name } ist am Zug.
}
event-played = { $me ->
    [yes] Du spielst die Karte: { $card }.
   *[no] { $name } spielt die Karte: { $card }.
}
event-played-removed = { $me ->
    [yes] Du spielst das entfernte Gelände: { $terrain }.
   *[no] { $name } spielt das entfernte Gelände: { $terrain }.
}
event-replaced = { $me ->
    [yes] Du kannst { $card } nicht spielen; die Karte geht aus dem Spiel.
   *[no] { $name } kann { $card } nicht spielen; die Karte geht aus dem Spiel.
}
event-mandatory-lapsed = { $me ->
    [yes] Für dich ist keine Karte mehr da; du musst nicht bauen.
   *[no] Für { $name } ist keine Karte mehr da; das Bauen entfällt.
}
event-chose = { $me ->
    [yes] Du wählst { $terrain }.
   *[no] { $name } wählt { $terrain }.
}
event-went-on = { $me ->
    [yes] Du baust mit der anderen Hälfte der Karte weiter: { $terrain }.
   *[no] { $name } baut mit der anderen Hälfte der Karte weiter: { $terrain }.
}
event-used = { $me ->
    [yes] Du nutzt { $object }.
   *[no] { $name } nutzt { $object }.
}
event-drew-for-fort = { $me ->
    [yes] Du ziehst eine Karte für den Außenposten: { $card }.
   *[no] { $name } zieht eine Karte für den Außenposten: { $card }.
}
event-built = { $me ->
    [yes] Du baust in { $place }.
   *[no] { $name } baut in { $place }.
}
event-built-by = { $me ->
    [yes] { $power }: Du baust in { $place }.
   *[no] { $power }: { $name } baut in { $place }.
}
event-moved = { $me ->
    [yes] Du versetzt eine Siedlung von { $from } nach { $to }.
   *[no] { $name } versetzt eine Siedlung von { $from } nach { $to }.
}
event-put-wall = { $me ->
    [yes] Du stellst eine Steinmauer in { $place } auf.
   *[no] { $name } stellt eine Steinmauer in { $place } auf.
}
event-placed-scout = { $me ->
    [yes] Du stellst einen Späher in { $place } auf.
   *[no] { $name } stellt einen Späher in { $place } auf.
}
event-placed = { $me ->
    [yes] { $piece ->
        [warrior] Du setzt einen Krieger in { $place } ein.
        [wagon] Du setzt den Planwagen in { $place } ein.
       *[ship] Du setzt das Schiff in { $place } ein.
    }
   *[no] { $piece ->
        [warrior] { $name } setzt einen Krieger in { $place } ein.
        [wagon] { $name } setzt den Planwagen in { $place } ein.
       *[ship] { $name } setzt das Schiff in { $place } ein.
    }
}
event-moved-piece = { $me ->
    [yes] { $piece ->
        [warrior] Du bewegst den Krieger von { $from } nach { $to }.
        [wagon] Du bewegst den Planwagen von { $from } nach { $to }.
       *[ship] Du bewegst das Schiff von { $from } nach { $to }.
    }
   *[no] { $piece ->
        [warrior] { $name } bewegt den Krieger von { $from } nach { $to }.
        [wagon] { $name } bewegt den Planwagen von { $from } nach { $to }.
       *[ship] { $name } bewegt das Schiff von { $from } nach { $to }.
    }
}
event-recalled = { $me ->
    [yes] { $piece ->
        [warrior] Du nimmst den Krieger aus { $from } zurück.
        [wagon] Du nimmst den Planwagen aus { $from } zurück.
       *[ship] Du nimmst das Schiff aus { $from } zurück.
    }
   *[no] { $piece ->
        [warrior] { $name } nimmt den Krieger aus { $from } zurück.
        [wagon] { $name } nimmt den Planwagen aus { $from } zurück.
       *[ship] { $name } nimmt das Schiff aus { $from } zurück.
    }
}
event-laid-city = { $me ->
    [yes] Du legst deine Stadt rund um { $place }.
   *[no] { $name } legt die Stadt rund um { $place }.
}
event-kept-on-temple = { $me ->
    [yes] Du nimmst eine Siedlung aus { $from } für deinen nächsten Zug zurück.
   *[no] { $name } nimmt eine Siedlung aus { $from } für den nächsten Zug zurück.
}
event-struck = { $me ->
    [yes] Du schickst eine Siedlung von { $owner } aus { $from } heim.
   *[no] { $name } schickt eine Siedlung von { $owner } aus { $from } heim.
}
event-struck-me = { $name } schickt deine Siedlung aus { $from } heim.
event-took-tile = { $me ->
    [yes] Du nimmst ein Plättchen: { $tile }.
   *[no] { $name } nimmt ein Plättchen: { $tile }.
}
event-lost-tile = { $me ->
    [yes] Du verlierst ein Plättchen: { $tile }.
   *[no] { $name } verliert ein Plättchen: { $tile }.
}
event-took-nomad = { $me ->
    [yes] Du nimmst ein Nomadenplättchen: { $tile }.
   *[no] { $name } nimmt ein Nomadenplättchen: { $tile }.
}
event-took-token = { $me ->
    [yes] Du nimmst einen Dom-Marker.
   *[no] { $name } nimmt einen Dom-Marker.
}
event-earned = { $me ->
    [yes] Du bekommst { $gold } Gold: { $source }.
   *[no] { $name } bekommt { $gold } Gold: { $source }.
}
event-marked = { $me ->
    [yes] Du markierst { $line } für die Bürgermeister.
   *[no] { $name } markiert { $line } für die Bürgermeister.
}
event-last-round = { $me ->
    [yes] Dein Vorrat ist leer: Das ist die letzte Runde.
   *[no] Der Vorrat von { $name } ist leer: Das ist die letzte Runde.
}
event-over = Die Partie ist zu Ende.

### What is on a hex

hex-location = { $count ->
    [0] Ort { $location }, keine Plättchen mehr.
    [one] Ort { $location }, noch { $count } Plättchen.
   *[other] Ort { $location }, noch { $count } Plättchen.
}
hex-nomad = Nomaden mit einem Plättchen: { $tile }.
hex-nomad-empty = Nomaden, das Plättchen ist weg.
hex-land = { $land }.
hex-settlement = { $me ->
    [yes] Hier steht deine Siedlung.
   *[no] Hier steht eine Siedlung von { $name }.
}
hex-piece = { $me ->
    [yes] { $piece ->
        [warrior] Hier steht dein Krieger.
        [wagon] Hier steht dein Planwagen.
        [ship] Hier liegt dein Schiff.
       *[city] Hier liegt deine Stadt.
    }
   *[no] { $piece ->
        [warrior] Hier steht ein Krieger von { $name }.
        [wagon] Hier steht der Planwagen von { $name }.
        [ship] Hier liegt das Schiff von { $name }.
       *[city] Hier liegt die Stadt von { $name }.
    }
}
hex-wall = Hier steht eine Steinmauer.
hex-scout = Hier steht bis zum Ende des Zuges ein Späher.
hex-guarded = Ein Krieger bewacht es: Niemand kann hier bauen.
hex-none = Hier ist kein Feld.

### Seats and the board as text

summary-supply = { $count ->
    [0] { $name }: keine Siedlung im Vorrat
    [one] { $name }: { $count } Siedlung im Vorrat
   *[other] { $name }: { $count } Siedlungen im Vorrat
}
summary-on-temple = { $count ->
    [one] { $count } Siedlung auf dem Tempel
   *[other] { $count } Siedlungen auf dem Tempel
}
summary-tokens = { $count ->
    [one] { $count } Dom-Marker
   *[other] { $count } Dom-Marker
}
summary-cards = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
summary-hand = auf der Hand: { $cards }
summary-tiles = Plättchen: { $tiles }.
summary-tile-ready = { $tile } (bereit)
summary-tile-used = { $tile } (benutzt)
summary-tile-new = { $tile } (neu)
summary-nomads = Nomadenplättchen: { $tiles }.
summary-pieces = Auf dem Spielplan: { $pieces }.
summary-count-settlements = { $count ->
    [one] { $count } Siedlung
   *[other] { $count } Siedlungen
}
summary-count-warriors = { $count ->
    [one] { $count } Krieger
   *[other] { $count } Krieger
}
summary-wagon = der Planwagen
summary-ship = das Schiff
summary-city = die Stadt
summary-marks = Für die Bürgermeister markiert: { $lines }.
summary-gold = { $count } Gold während des Spiels bekommen.
board-row = Reihe { $row }: { $runs }
board-row-island = Inselreihe { $row }: { $runs }
board-run = { $from }–{ $to } { $what }
board-one = { $at } { $what }
board-location = { $count ->
    [0] { $location } ohne Plättchen
    [one] { $location } mit { $count } Plättchen
   *[other] { $location } mit { $count } Plättchen
}
board-nomad = Nomaden mit { $tile }
board-nomad-empty = Nomaden ohne Plättchen
board-settlement = { $me ->
    [yes] { $count ->
        [one] deine Siedlung { $on }
       *[other] deine Siedlungen { $on }
    }
   *[no] { $count ->
        [one] Siedlung von { $name } { $on }
       *[other] Siedlungen von { $name } { $on }
    }
}
board-piece = { $me ->
    [yes] { $piece ->
        [warrior] dein Krieger { $on }
        [wagon] dein Planwagen { $on }
        [ship] dein Schiff { $on }
       *[city] deine Stadt { $on }
    }
   *[no] { $piece ->
        [warrior] Krieger von { $name } { $on }
        [wagon] Planwagen von { $name } { $on }
        [ship] Schiff von { $name } { $on }
       *[city] Stadt von { $name } { $on }
    }
}
board-wall = { $count ->
    [one] Steinmauer { $on }
   *[other] Steinmauern { $on }
}
board-scout = { $count ->
    [one] Späher { $on }
   *[other] Späher { $on }
}

### Setting up a table

create-preset-first = Erste Partie
create-preset-first-hint = Die empfohlenen Quadranten und Ziele zum Kennenlernen.
create-preset-base = Grundspiel, zufällig
create-preset-base-hint = Quadranten und Ziele des Grundspiels, zufällig gezogen.
create-preset-everything = Alles
create-preset-everything-hint = Alle Erweiterungen zusammen, zufällig gezogen.
create-preset-own = Eigene Mischung
create-preset-own-hint = Wähle Erweiterungen, Quadranten und Ziele selbst.
create-expansions = Erweiterungen
create-quadrants = Quadranten
create-quadrants-chance = Vier zufällige Quadranten
create-pure-chance = Reiner Zufall
create-pure-chance-hint = Der Zufall darf eine gewählte Erweiterung auslassen. Sonst hat jede einen Quadranten auf dem Plan.
create-quadrants-choose = Die vier Quadranten wählen
create-quadrant-top-left = Oben links
create-quadrant-top-right = Oben rechts
create-quadrant-bottom-left = Unten links
create-quadrant-bottom-right = Unten rechts
create-quadrant-turn = Umdrehen
create-quadrant-turned = Umgedreht
create-objectives = Ziele
create-objectives-chance = Drei zufällige Ziele
create-objectives-choose = Die drei Ziele wählen
create-tasks = Aufgaben
create-tasks-chance = Zufällige Aufgaben
create-tasks-choose = Die Aufgaben wählen
create-island = Seite der Insel
create-swamp-cards = Sumpfkarten auch ohne Marshlands verwenden
create-swamp-cards-hint = Auf einem Spielplan ohne Sumpf wirken sie wie einfache Geländekarten.
create-lords-presence = Lords zahlen nur denen, die dort siedeln
create-lords-presence-hint = Ohne Siedlung in einem Quadranten bekommst du dort nichts.
create-more-options-hint = Für alle, die Höhlen und Kapitole selbst setzen wollen: Zeile,Spalte jedes Feldes.

### At the table

common-gold = { $count } Gold
table-supply-count = { $count ->
    [0] Keine Siedlung mehr
    [one] Noch { $count } Siedlung
   *[other] Noch { $count } Siedlungen
}
points-unit = Gold
table-tile-used = in diesem Zug benutzt
table-tile-new-other = neu, ab dem nächsten Zug
table-objectives = Ziele
replay-gold-over-time = Gold im Verlauf
help-about-trademark = Kingdom Builder ist ein Spiel von Donald X. Vaccarino, erschienen bei Queen Games. Dies ist ein unabhängiges Programm; alle Zeichnungen und Texte sind unsere eigenen.
a11y-objectives = Ziele

### Preview of a choice

preview-gold = { $count ->
    [0] Hier: kein Gold
   *[other] Hier: { $signed } Gold
}
preview-gold-for = { $signed } für { $category }
preview-takes-tile = bringt ein Plättchen: { $tile }
preview-takes-nomad = bringt ein Nomadenplättchen: { $tile }
preview-loses-tile = kostet ein Plättchen: { $tile }
area-board = Plan
