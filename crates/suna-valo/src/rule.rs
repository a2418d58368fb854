//! The rules an action can break, by their numbers in docs/rules/suna-valo.md.

table::rules! {
    NotAsked = "SV-2.1", "this is not what is asked now";
    Over = "SV-2.1", "the match is over";
    NoPassing = "SV-2.2", "nobody can pass";
    NotOffered = "SV-1.11", "this character was not dealt to you";
    NoCardThere = "SV-3.1", "no card lies there";
    TooDear = "SV-3.2", "you cannot pay for this";
    ExactGoods = "SV-3.6", "exactly the goods that are asked for must be paid";
    NotDue = "SV-3.9", "another good is due first";
    NothingDue = "SV-3.10", "nothing more is due here";
    AnyIsEnough = "SV-14.4", "where any good will do, the energy itself is the cheapest";
    LeastPrice = "SV-4.1", "the price must reach the minimum";
    NoVoluntaryScarcity = "SV-4.5", "then a scarcity marker would be needed";
    WrongColumn = "SV-5.1", "the card does not belong into this column";
    NotFestival = "SV-5.6", "only a festival can be celebrated, and it lies in no column face up";
    NoRoom = "SV-6.1", "there is no free store for this there";
    EndlessFirst = "SV-6.7", "what can lie in an open endless store goes there";
    EndlessLast = "SV-6.8", "the single stores are emptied before the endless one";
    NotThere = "SV-6.9", "this good does not lie there";
    NotProducing = "SV-7.3", "this cannot produce that now";
    OwnStore = "SV-7.4", "what a card makes lies in its own store";
    HeadStore = "SV-7.5", "what a head makes lies in its own stores";
    NothingToTake = "SV-7.8", "there is no such resource to take now";
    NotYours = "SV-7.1", "this card cannot be activated now";
    NothingToDo = "SV-7.14", "this card could do nothing now";
    NotThisColumn = "SV-12.8", "this column cannot be chosen";
    NoDelivery = "SV-8.1", "there is no delivery to make";
    NotOpen = "SV-8.2", "this order does not lie open";
    OnlyOwnOrders = "SV-8.9", "these drones deliver to your own orders only";
    OnlyThisOrder = "SV-17.8", "these drones deliver to the card just placed";
    NoSlot = "SV-8.4", "this slot does not exist or is filled";
    FirstSlot = "SV-8.5", "an equal slot before it is free";
    NoFigure = "SV-8.8", "no figure is left to mark the order";
    NoStep = "SV-10.2", "there is no step to make";
    Blocked = "SV-10.3", "the gear cannot go further there";
    AtTop = "SV-10.6", "the gear is at the top of its track";
    NoTile = "SV-10.7", "this tile cannot be taken";
    TileNotReady = "SV-10.8", "this tile does not work now";
    TileOfNoUse = "SV-10.10", "this tile could give you nothing now";
    NotThisFigure = "SV-8.7", "this figure cannot be taken";
    NotOptional = "SV-2.4", "one of the choices must be made";
    ShipNotOpen = "SV-12.2", "this ship order does not lie open";
    ShipTooDear = "SV-12.3", "you cannot hand in what this order asks for";
    ShipDone = "SV-12.4", "this ship order is fulfilled already";
    NoShipLeft = "SV-12.5", "no ship is left on the farm";
    NoSaving = "SV-12.6", "nothing can be left out";
    NotInDiscards = "SV-12.10", "this card is not among the discards";
    NoLooking = "SV-17.4", "the deck cannot be looked at now";
    NotInHand = "SV-16.4", "this card is not in hand";
    JustReplaced = "SV-16.8", "a card put there in this era is not replaced again";
    NoSwap = "SV-17.6", "nothing can be swapped now";
    MarketTooDear = "SV-14.1", "there is not enough energy for the market";
    NoMarketHere = "SV-14.3", "the market sells only resources that are spent at once";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_names_a_written_rule() {
        let page = include_str!("../../../docs/rules/suna-valo.md");
        for rule in Rule::ALL {
            let number = format!("**{}**", rule.refusal().rule);
            assert!(page.contains(&number), "{number} is not in docs/rules");
        }
    }
}
