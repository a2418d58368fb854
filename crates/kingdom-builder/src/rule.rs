//! The rules an action can break, by their numbers in docs/rules/kingdom-builder.md.

table::rules! {
    NotAsked = "KB-2.1", "this is not what is asked now";
    Over = "KB-2.1", "the match is over";
    MandatoryDone = "KB-2.2", "the mandatory action is done";
    MandatoryFirst = "KB-2.4", "the turn ends only after the mandatory action";
    NotBetween = "KB-2.3", "nothing else is done between the builds of the mandatory action";
    OffBoard = "KB-3.1", "this hex is not on the board";
    Occupied = "KB-3.2", "this hex is not empty";
    WrongKind = "KB-3.3", "this hex is not of the kind that is asked for";
    NotAdjacent = "KB-3.4", "an own piece must be next to it as long as that is possible";
    NotBuildable = "KB-3.6", "this land cannot be built on";
    NoSupply = "KB-3.7", "no settlement is left in the supply";
    NotOwnSettlement = "KB-3.8", "only an own settlement can be chosen here";
    NoTarget = "KB-3.10", "this settlement could not be put anywhere";
    SameHex = "KB-3.13", "this move must end on another hex";
    NoTile = "KB-4.6", "there is no usable tile for this";
    NotPossible = "KB-4.7", "this cannot be carried out now";
    MustDoOne = "KB-4.8", "what was started must be done at least once";
    NotInRow = "KB-5.6", "it must lengthen a row of three own pieces";
    NotTwoAway = "KB-5.9", "it must be exactly two hexes away in a straight line";
    NotOneStep = "KB-8.5", "it must be an adjacent hex";
    NotTheirs = "KB-8.9", "a settlement of the opponent who is struck must be chosen";
    CrossroadsByItself = "KB-9.19", "the crossroads tile works by itself when cards are drawn";
    CanoeOnlyAnswers = "KB-10.13", "a canoe is used only when a location runs empty";
    BazaarByAgain = "KB-11.8", "the bazaar is used by `again` and a tile used in this turn";
    NoOutpost = "KB-8.7", "there is no outpost to use, or nothing it would change";
    WallNotAdjacent = "KB-8.11", "a wall must be next to an own piece";
    NotSlide = "KB-8.13", "the caravan goes straight until something is in the way";
    NotVillage = "KB-8.15", "three own pieces must be next to it";
    Guarded = "KB-9.1", "a warrior guards this hex";
    NoWarriorThere = "KB-9.8", "no own warrior stands there";
    WarriorsOut = "KB-9.8", "both warriors stand on the board";
    WagonReach = "KB-9.9", "the wagon cannot get there in three steps";
    ShipReach = "KB-9.10", "the ship cannot get there in three steps";
    NoPieceThere = "KB-9.11", "the own piece does not stand there";
    CityMisfit = "KB-9.12", "the city needs seven free buildable hexes that touch an own piece";
    CityLaid = "KB-9.13", "the city is laid already";
    CardNotPlayable = "KB-9.20", "this card is not in hand or cannot be played";
    CardsPlayable = "KB-9.21", "a card in hand can be played";
    TerrainChosen = "KB-10.2", "the terrain for this turn must be chosen first, and only once";
    TerrainFull = "KB-10.3", "this terrain is not on the card or has no free hex";
    NotRefuge = "KB-10.11", "it must be an adjacent hex";
    NotRefugeBonus = "KB-10.12", "it must be the first free hex in a straight line";
    NotCanoe = "KB-10.16", "it must be swamp or water, adjacent where possible";
    NotFountain = "KB-10.18", "it must touch exactly one own and no foreign piece";
    NotRemoved = "KB-10.27", "the removed terrain cannot be played now";
    NotFarmland = "KB-11.1", "it must be farmland next to an own piece";
    SiloAdjacent = "KB-11.6", "it must be next to an own piece";
    NotAgain = "KB-11.9", "the bazaar cannot repeat this now";
    ScoutNotAdjacent = "KB-11.13", "a scout must be next to an own piece";
    NotByForeign = "KB-11.19", "a foreign piece must be next to it";
    NotPalisade = "KB-11.21", "it must be next to the rest of the same area";
    NotByCave = "KB-12.4", "both ends of the move must be next to a cave";
    NotEdge = "KB-5.4", "it must be at the edge of the board";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_names_a_written_rule() {
        let page = include_str!("../../../docs/rules/kingdom-builder.md");
        for rule in Rule::ALL {
            let number = format!("**{}**", rule.refusal().rule);
            assert!(page.contains(&number), "{number} is not in docs/rules");
        }
    }
}
