//! The signs of questions and choices.

use super::sight::Sight;
use boonlake::{Action, Kind, Laid, Offer, Offered, Step};
use drawing::boonlake::{Icon, Owner, canal, icon, loose_tile, scored_half, scoring_tile};

/// What a question is about.
pub(super) fn of_question(sight: &Sight) -> Option<String> {
    let open = sight.view.open();
    let sign = match open.step()? {
        Step::PickTile { .. } | Step::ScoreTile { .. } | Step::Trade { .. } => Icon::Scoring,
        Step::FirstSite { .. } | Step::Produce { .. } | Step::VaseOrProduce { .. } => {
            Icon::Production
        }
        Step::Turn { .. } => Icon::Plank,
        Step::Offer { offer, .. } => {
            let kinds: Vec<Kind> =
                Kind::ALL.iter().copied().filter(|&kind| offer.has_kind(kind)).collect();
            match kinds[..] {
                [kind] => Icon::Kind(kind),
                _ if offer.has(Offered::Develop) => Icon::Develop,
                _ if offer.has(Offered::Cattle) => Icon::Cattle,
                _ if offer.has(Offered::Upgrade) => Icon::Upgrade,
                _ if offer.has_any(Offer::of([Offered::Modernize, Offered::ModernizeShared])) => {
                    Icon::Modernize
                }
                [] => Icon::Lever,
                _ => Icon::AnyKind,
            }
        }
        Step::PayCard { card, .. } => Icon::Kind(open.parts().card(card).kind),
        Step::PayProject { .. } => Icon::Project,
        Step::Drop { .. } => Icon::Drop,
        Step::TakeHouse { .. } => Icon::House,
        Step::Exchange { .. } => Icon::Exchange,
        Step::LiftLever { .. } | Step::TileLever { .. } => Icon::Lever,
        Step::Explore { .. } => Icon::Explore,
        Step::Lay { tile, .. } => return Some(loose_tile(open.parts(), Laid::Building(tile))),
        Step::Pasture { .. } => Icon::LayPasture,
        Step::ChooseTrack { .. } => Icon::OneTrack,
        Step::ChooseRegion { .. } | Step::RegionShare { .. } => Icon::Label,
        Step::PioneerShare { .. } => Icon::Draw,
        Step::Hire { .. } => Icon::Hire,
        Step::Sail { .. } => Icon::Sail,
        Step::Eminence
        | Step::EminenceSail { .. }
        | Step::Recruit { .. }
        | Step::SiteReward { .. }
        | Step::EndTurn { .. }
        | Step::Scoring { .. }
        | Step::Income
        | Step::LeversUp => return None,
    };
    Some(icon(sign))
}

/// What a choice is made with.
pub(super) fn of_action(sight: &Sight, action: Action) -> Option<String> {
    let open = sight.view.open();
    let sign = match action {
        Action::Pay { boats, .. } => {
            let me = open.to_act()?;
            return Some(canal(open.player(me).boats, Some(boats), Owner::Seat(me)));
        }
        Action::Pick { tile } => return Some(scoring_tile(open.parts().scoring(tile), 1)),
        Action::Score { tile } => {
            return Some(scored_half(open.parts().scoring(tile), open.n_scorings));
        }
        Action::Exchange | Action::ExchangeBack | Action::Trade { .. } => Icon::Exchange,
        Action::Advance { track } => Icon::Track(track),
        Action::Explore => Icon::Explore,
        // What is given or taken how often is said in words.
        Action::Hire { .. } | Action::Draw | Action::Take => return None,
        Action::Vase => Icon::Vase,
        _ => return None,
    };
    Some(icon(sign))
}
