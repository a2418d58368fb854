//! What things do, in a few plain words.

use kingdom_builder::{Action, Location, Nomad, Objective, Power, Task};

/// What gives gold, by the name of its category in the standings.
pub(crate) fn category(name: &str) -> &'static str {
    if let Ok(one) = name.parse() {
        return objective(one);
    }
    if let Ok(one) = name.parse() {
        return task(one);
    }
    match name {
        "castle" => "3 for each castle that you touch",
        "palace" => "5 for each palace that nobody touches more often",
        "capitol" => "1 for each piece at most two hexes from a capitol",
        "treasure" => "3 at once for each treasure taken from the nomads",
        _ => "",
    }
}

fn objective(objective: Objective) -> &'static str {
    match objective {
        Objective::Fishermen => "1 for each piece beside water, not on it",
        Objective::Miners => "1 for each piece beside a mountain, not on it",
        Objective::Workers => "1 for each piece beside a location or castle",
        Objective::Merchants => "4 for each location or castle joined to another by you",
        Objective::Discoverers => "1 for each row with a piece of yours",
        Objective::Knights => "2 for each piece in your fullest row",
        Objective::Hermits => "1 for each separate group of your pieces",
        Objective::Citizens => "1 for every 2 pieces of your largest group",
        Objective::Lords => "per quadrant 12 for most pieces, 6 for second most",
        Objective::Farmers => "3 for each piece in your emptiest quadrant",
        Objective::Families => "2 at once if the card's settlements form a line",
        Objective::Shepherds => "2 at once if no hex of its terrain beside it is empty",
        Objective::Ambassadors => "1 at once for each piece built beside somebody else",
        Objective::Geologists => "2 for each mountain range joined to another by you",
        Objective::Messengers => "2 for each hex between the far ends of a group",
        Objective::Noblewomen => "5 for each location or castle nobody touches more",
        Objective::Vassals => "1 for each piece in rows or columns 9 and 10",
        Objective::Captains => "1 for each piece with three or more own neighbours",
        Objective::Scouts => "1 for each piece beside the removed terrain, not on it",
        Objective::Rangers => "2 for each row with exactly one piece of yours",
        Objective::Mayors => "4 for each row in which you were first to have four",
        Objective::Chainers => "1 for each piece with exactly two own neighbours",
        Objective::Travellers => "1 for each piece at the edge of the board",
        Objective::Homesteaders => "1 for each piece in your fullest quadrant",
        Objective::Rovers => "1 at once for each quadrant you build in, every turn",
    }
}

fn task(task: Task) -> &'static str {
    match task {
        Task::HomeCountry => "5 for one whole area of a terrain, all yours",
        Task::Fortress => "6 for a piece with six own neighbours",
        Task::Road => "7 for seven pieces in one diagonal line",
        Task::PlaceOfRefuge => "8 for a location or castle with pieces all around",
        Task::Advance => "9 for seven pieces along one edge of the board",
        Task::CompassPoints => "10 for a piece on each of the four edges",
    }
}

/// What a location tile lets its owner do.
pub(crate) fn location(location: Location) -> &'static str {
    match location {
        Location::Oracle => "build one settlement on the terrain of your card",
        Location::Farm => "build one settlement on grass",
        Location::Tavern => "build one at the end of a straight row of three of yours",
        Location::Tower => "build one settlement at the edge of the board",
        Location::Harbor => "move one settlement onto water",
        Location::Paddock => "move one settlement two hexes straight on, over anything",
        Location::Barn => "move one settlement to the terrain of your card",
        Location::Oasis => "build one settlement in the desert",
        Location::Quarry => "put up to two walls beside you on your card's terrain",
        Location::Caravan => "slide one settlement straight on until something stops it",
        Location::Village => "build one settlement that touches three of your pieces",
        Location::Garden => "build one settlement on flowers",
        Location::Lighthouse => "place your ship on water, move it up to 3, or recall it",
        Location::ForestersLodge => "build one settlement in the forest",
        Location::Barracks => "place a warrior (nobody builds beside it) or recall one",
        Location::Crossroads => "draw two cards each turn and play one of them",
        Location::CityHall => "once: lay your city on seven free hexes beside you",
        Location::Fort => "draw a card and build one settlement on its terrain",
        Location::Monastery => "build one settlement in the canyon",
        Location::Wagon => "your wagon on land or mountains: place, move by 3, or recall",
        Location::Temple => "take one settlement back; next turn you build one more",
        Location::Refuge => "move one settlement to a hex beside it",
        Location::Canoe => "last tile or nomad tile taken: build on swamp or water",
        Location::Fountain => "build one that touches one piece of yours and no other",
        Location::Bazaar => "use another location tile of yours a second time",
        Location::WaterMill => "build one settlement beside water",
        Location::MountainStation => "build one settlement beside a mountain",
        Location::ScoutCabin => "place two scouts to build beside in this turn",
        Location::Cathedral => "take a token, or build on your card's terrain, one a token",
        Location::Watchtower => "build one settlement beside somebody else's piece",
        Location::University => "build one settlement beside a location, castle or the like",
        Location::Palisade => "move one settlement to another place along its own group",
        Location::RopeBridge => "move one settlement to the canyon",
        Location::TreeHouse => "move one settlement to the forest",
    }
}

/// What a nomad tile lets its owner do, once.
pub(crate) fn nomad(nomad: Nomad) -> &'static str {
    match nomad {
        Nomad::DonationGrass => "build up to three settlements on grass",
        Nomad::DonationFlower => "build up to three settlements on flowers",
        Nomad::DonationForest => "build up to three settlements in the forest",
        Nomad::DonationCanyon => "build up to three settlements in the canyon",
        Nomad::DonationDesert => "build up to three settlements in the desert",
        Nomad::DonationWater => "build up to three settlements on water",
        Nomad::DonationMountain => "build up to three settlements on mountains",
        Nomad::Resettlement => "move settlements, four single steps in all",
        Nomad::Outpost => "build one settlement that need not touch your pieces",
        Nomad::Sword => "take one settlement of each opponent off the board",
        Nomad::Treasure => "3 gold at once",
    }
}

fn power(power: Power) -> &'static str {
    match power {
        Power::Location(one) => location(one),
        Power::RefugeBonus => "move one settlement straight on to the next free hex",
        Power::CanoeBonus => "build one settlement on swamp or water",
        Power::Farmland => "build one settlement on farmland beside your pieces",
        Power::Cave => "move one settlement from beside a cave to beside any cave",
        Power::Donation(_) | Power::Resettlement | Power::Sword => {
            nomad(power.nomad().expect("these are nomad tiles"))
        }
        Power::Mandatory | Power::Silo => "",
    }
}

/// What a choice without a hex means; empty where its name says it.
pub(crate) fn choice(action: Action) -> &'static str {
    match action {
        Action::Use { power: used } => power(used),
        Action::Again { location: used } => location(used),
        Action::Outpost => nomad(Nomad::Outpost),
        Action::PlayRemoved => "play the terrain whose cards were removed",
        Action::Replace => "neither card can be played: draw another",
        Action::Take => "take one more cathedral token",
        Action::SiloBuild => "build up to three settlements beside your pieces",
        Action::SiloMove => "move up to three settlements",
        Action::Stop => "no more of this",
        Action::End => "end your turn",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_explained_in_one_line() {
        let categories = Objective::ALL.iter().map(|one| one.name());
        let categories = categories.chain(Task::ALL.iter().map(|one| one.name()));
        for name in categories.chain(["castle", "palace", "capitol", "treasure"]) {
            let words = category(name);
            assert!((10..=56).contains(&words.len()), "{name}: {words}");
        }
        for &one in Location::ALL {
            assert!((10..=60).contains(&location(one).len()), "{one}: {}", location(one));
        }
        for one in Power::BESIDE_LOCATIONS {
            assert!(!power(one).is_empty(), "{one}");
        }
    }
}
