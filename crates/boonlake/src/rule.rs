//! The rules an action can break, by their numbers in docs/rules/boonlake.md.

table::rules! {
    Over = "BL-2.1", "the match is over";
    NotAsked = "BL-2.1", "this is not what is asked now";
    NotOffered = "BL-1.9", "one of the two scoring tiles that were dealt must be picked";
    NotInHand = "BL-3.1", "this card is not in the hand";
    WrongKind = "BL-3.2", "a card of another kind is asked for";
    NoCoins = "BL-3.3", "there are not enough coins";
    NoVase = "BL-3.4", "there are not enough vases";
    NoResources = "BL-3.5", "the resources cannot be shown";
    NotThatWay = "BL-3.9", "this is none of the cheapest ways to pay";
    NoDiscard = "BL-3.10", "a card cannot be discarded for coins here";
    NotInPlay = "BL-3.12", "this scoring tile is not in play";
    ProjectDone = "BL-3.14", "this project is realised already";
    OneWay = "BL-3.17", "this exchange does not go that way";
    CannotGive = "BL-3.18", "what is to be given is not there";
    NotUsed = "BL-3.20", "this lever is not down";
    NothingDrawn = "BL-3.22", "no cards are offered here";
    SpaceTaken = "BL-4.2", "a tile lies there already";
    NotAdjacent = "BL-4.3", "a tile must be laid next to another tile";
    SiteFull = "BL-4.7", "this production site has its second level already";
    NoInhabitant = "BL-5.1", "no inhabitant is on the ranch";
    NoSite = "BL-5.2", "there is no such building site";
    SiteTaken = "BL-5.3", "this building site is occupied";
    SiteCost = "BL-5.4", "what the site costs cannot be paid";
    NotOwnInhabitant = "BL-5.6", "an own inhabitant must stand there";
    NoInhabitantForHouse = "BL-5.7", "a house costs an inhabitant of the ranch";
    NoHouse = "BL-5.8", "all houses are on the map";
    NotThatHouse = "BL-5.18", "the house must come from the topmost tier that has one";
    NotOwnHouse = "BL-5.9", "an own house must stand there";
    FewPresences = "BL-5.10", "too few presences are adjacent";
    FewInhabitants = "BL-5.11", "too few inhabitants are on the ranch";
    WrongVp = "BL-5.12", "victory points replace only inhabitants of the surcharge";
    NoSettlement = "BL-5.13", "all settlements are built";
    NoPasture = "BL-6.1", "there is no pasture";
    PastureFull = "BL-6.2", "a pasture holds four cattle";
    FewForCattle = "BL-6.3", "too few inhabitants are on the ranch for this pasture";
    WrongCattleVp = "BL-6.4", "victory points replace only inhabitants of the surcharge";
    NoCattle = "BL-6.5", "all cattle are placed";
    RegionCovered = "BL-7.7", "this region's reward is covered, while others are not";
    CannotHire = "BL-7.10", "an inhabitant costs three coins or three cards";
    NoSupply = "BL-7.11", "no inhabitant is in the supply";
    LeverOwned = "BL-8.1", "this lever is there already";
    LeverCoins = "BL-8.2", "there are not enough coins for this lever";
    LeverInhabitant = "BL-7.13", "modernizing costs an inhabitant here";
    LeverNotReady = "BL-8.3", "this lever is not there or is down";
    LeverNotNow = "BL-8.4", "this lever does nothing here";
    LeverNotShared = "BL-8.5", "this lever needs that the shared part of an action is given up";
    LeverNoCard = "BL-8.7", "this lever needs that a card is given up";
    CardForgone = "BL-8.7", "the card was given up for a lever";
    LeverCost = "BL-8.15", "what this lever asks for is not there";
    TooFar = "BL-9.1", "the ship cannot make so many steps";
    TileScored = "BL-10.4", "this scoring tile is not in play or scored already";
    CannotTrade = "BL-10.8", "these exchanges cannot be paid";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_names_a_written_rule() {
        let page = include_str!("../../../docs/rules/boonlake.md");
        for rule in Rule::ALL {
            let number = format!("**{}**", rule.refusal().rule);
            assert!(page.contains(&number), "{number} is not in docs/rules");
        }
    }
}
