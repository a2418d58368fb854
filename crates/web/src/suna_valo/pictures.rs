//! The signs of questions and choices.

use super::sight::Sight;
use drawing::suna_valo::{Icon, icon};
use suna_valo::{Action, Figure, Pool, Step, Tile};

/// What a question is about.
pub(super) fn of_question(sight: &Sight) -> Option<String> {
    let open = sight.view.open();
    let pending = open.pending()?;
    let sign = match pending.step {
        Step::Character => Icon::Seat(pending.seat),
        Step::Prepare | Step::Price { .. } => Icon::Market,
        Step::Turn => Icon::Era(open.era),
        Step::Pay(_) | Step::Gain { .. } | Step::Receive { .. } => Icon::AnyGood,
        Step::PlaceCard { card } => match open.components().sheet(card) {
            Some(sheet) => sheet.columns.first().map_or(Icon::Deck, Icon::Column),
            None => Icon::Festival,
        },
        Step::Activation(pool) => match pool.column {
            Some(column) => Icon::Column(column),
            None if pool.drones > 0 => Icon::Delivery,
            None => Icon::Step,
        },
        Step::Row { .. } | Step::RowBonus { .. } => Icon::Row,
        Step::PickCards { .. } | Step::PickColumn { .. } => Icon::Activate,
        Step::Figure { among, .. } => {
            let first = among.first().map(|spot| open.components().spot(spot).figure);
            Icon::Figure(first.unwrap_or(Figure::Barrel), Some(pending.seat))
        }
        Step::TakeTile { pool: Pool::End } => Icon::EndBot,
        Step::TakeTile { .. } => Icon::Bot,
        Step::Dig => Icon::Dig,
        Step::Refill { .. } => Icon::Market,
        Step::RefillLooked { .. } => Icon::Look,
        Step::SwapGive { .. } => Icon::Swap,
        Step::ShipOffer { .. } => Icon::ShipOrder,
        Step::Renew => Icon::Deck,
        Step::BeginTurn
        | Step::FestivalBonus { .. }
        | Step::FestivalEffect { .. }
        | Step::ShipEffect { .. }
        | Step::AfterShip
        | Step::FillVillage
        | Step::EndTurn
        | Step::Income
        | Step::IncomePay
        | Step::NextEra => return None,
    };
    Some(icon(sign))
}

/// What a choice is made with.
pub(super) fn of_action(sight: &Sight, action: Action) -> Option<String> {
    let open = sight.view.open();
    let sign = match action {
        Action::Keep { character } => Icon::Character(character),
        Action::Pay { good, .. } | Action::Save { good } => Icon::Good(good),
        Action::Take { tile: Tile::Progress(tile) } => Icon::ProgressTile(tile),
        Action::Take { tile: Tile::End(tile) } => Icon::EndTile(tile),
        Action::RowPoints => Icon::Points(5),
        Action::RowActivate => Icon::Row,
        Action::Dig { column, .. } => Icon::Column(column),
        Action::Store { resource, .. }
        | Action::Produce { resource, .. }
        | Action::ProduceHead { resource, .. } => Icon::Good(resource.into()),
        // Holding a festival is said in words, beside the places where the card could lie.
        Action::Celebrate => return None,
        Action::Replace { card, .. } => {
            let sheet = open.components().sheet(card);
            sheet.and_then(|sheet| sheet.columns.first()).map_or(Icon::Festival, Icon::Column)
        }
        _ => return None,
    };
    Some(icon(sign))
}
