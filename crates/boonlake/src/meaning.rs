//! What is asked, and what each answer means, in words.

use crate::action::{Action, Wage};
use crate::describe::{
    bundle_text, count_text, effect_text, price_text, region_text, reward_text, site_text,
    strip_text, track_text,
};
use crate::effect::{Condition, Effect};
use crate::land::Piece;
use crate::lever::Levers;
use crate::offer::{Offer, Offered};
use crate::payment::Way;
use crate::resource::Kind;
use crate::scoring_tile::ScoringTile;
use crate::space::Space;
use crate::state::{Open, State};
use crate::step::Step;
use crate::terms::VP_FOR_INHABITANT;
use table::Seat;

impl State {
    /// What an action means for the seat that is asked, in a short phrase.
    pub fn meaning(&self, action: Action) -> String {
        let Some(step) = self.open.step() else { return "the match is over".to_owned() };
        let Some(seat) = step.seat() else { return "nobody is asked".to_owned() };
        let player = self.open.player(seat);
        let parts = self.parts();
        match action {
            Action::Pick { tile } => {
                let sheet = parts.scoring(tile);
                let needed = [1, 2, 3, 4].map(|scoring| parts.needed_text(tile, scoring)).join(" ");
                let project = format!("{} for {} VP", price_text(&sheet.price), sheet.vp);
                format!("{needed} {}; project of {project}", parts.condition_text(tile))
            }
            Action::Produce { resource } => {
                let level = player.production.of(resource) + 1;
                format!("build a production site of {resource} (level {level})")
            }
            Action::Choose { strip } => {
                let row = self.open.strips.iter().position(|&there| there == strip);
                let (steps, fine) = parts.boards.rows[row.unwrap_or(0)];
                let fine = if fine > 0 { format!(", -{fine} VP") } else { String::new() };
                let (own, shared) = strip_text(strip);
                format!("{}{fine}: {own}; {shared}", count_text(steps, "steps"))
            }
            Action::Play { card } => {
                let sheet = parts.card(card);
                let price = price_text(&player.card_price(card, parts));
                let effect = effect_text(&sheet.effect);
                let effect = effect.strip_prefix("now: ").unwrap_or(&effect);
                format!("{}: {price}; {} VP; {effect}", sheet.names[0], sheet.vp)
            }
            Action::Discard { card } => {
                let kind = parts.card(card).kind;
                let coins = 2 + player.lasting.discard_bonus[kind as usize];
                format!("{} ({kind}) for {}", parts.card_name(card), count_text(coins, "coins"))
            }
            Action::Drop { card } => format!("give up {}", parts.card_name(card)),
            Action::Project { tile } => {
                let is_own = self.open.area(tile) == Some(seat.index());
                let twice = if is_own { ", its VP count twice" } else { "" };
                format!("realise {}{twice}", parts.project_text(tile))
            }
            Action::Score { tile } => self.score_meaning(seat, tile),
            Action::Pay { boats, levers } => {
                let ways = match step {
                    Step::PayCard { card, .. } => self.open.card_ways(seat, card),
                    Step::PayProject { tile, .. } => self.open.project_ways(seat, tile),
                    _ => Default::default(),
                };
                let is_it = |way: &&Way| (way.boats, way.levers) == (boats, levers);
                let coins = ways.iter().find(is_it).map_or(0, |way| way.coins);
                let coins = if coins > 0 { format!(", {coins} coins more") } else { String::new() };
                let by = if levers.is_empty() {
                    String::new()
                } else {
                    format!(", using lever {}", numbers_text(levers))
                };
                format!("boats at {} and {}{coins}{by}", boats[0], boats[1])
            }
            Action::Use { lever } => format!("lever {}: {}", lever.lever().number(), lever.text()),
            Action::Lift { lever } => {
                format!("lever {} up again: {}", lever.number(), parts.lever_text(lever))
            }
            Action::Modernize { lever } => {
                let cost = count_text(player.lever_cost(lever, &parts.boards), "coins");
                format!("lever {} for {cost}: {}", lever.number(), parts.lever_text(lever))
            }
            Action::Explore => "reveal a tile and lay it".to_owned(),
            Action::Lay { at } => self.lay_meaning(at),
            Action::Develop { site } => {
                let rule = self.open.map().site_rule(site).map_or(String::new(), site_text);
                format!("1 inhabitant to {site} in {}: {rule}", self.region_name(site.at))
            }
            Action::House { site } => {
                let is_free =
                    matches!(step, Step::Offer { offer, .. } if offer.has(Offered::FreeHouse));
                let cost = if is_free { "nothing" } else { "1 inhabitant" };
                let region = self.region_name(site.at);
                format!("your inhabitant in {region} becomes a house, for {cost}")
            }
            Action::TakeHouse { recess } => {
                let recess = parts.boards.house(recess);
                let coins = count_text(recess.coins, "coins");
                format!("its recess then brings {coins} and {} VP at each scoring", recess.vp)
            }
            Action::Settle { site, lever, vp } => {
                let Step::Offer { offer, .. } = step else { return "build".to_owned() };
                let due = self.open.settlement_due(seat, offer, lever, vp).unwrap_or(0);
                let by = if lever { " with lever 8" } else { "" };
                let price = inhabitants_text(due, vp);
                format!(
                    "your house in {} becomes a settlement{by}, for {price}",
                    self.region_name(site.at)
                )
            }
            Action::Cattle { at, vp } => {
                let n_there = self.open.terrain.spot(at).n_cattle();
                let due = self.open.cattle_due(seat, n_there, vp).unwrap_or(0);
                let n_houses = self.open.map().around(at, |spot| spot.n_pieces(Piece::House));
                let coins = 2 * n_houses + player.lasting.cattle_coins;
                let price = inhabitants_text(due, vp);
                let region = self.region_name(at);
                format!("{region} for {price}; brings {}", count_text(coins, "coins"))
            }
            Action::Draw => match step {
                Step::Offer { offer, .. } if offer.has(Offered::DrawOne) => "1 card".to_owned(),
                Step::PioneerShare { .. } => "2 cards, then you may play one".to_owned(),
                _ => "2 cards".to_owned(),
            },
            Action::Hire { wage: Wage::Coins } => "1 inhabitant for 3 coins".to_owned(),
            Action::Hire { wage: Wage::Cards } => "1 inhabitant for 3 cards".to_owned(),
            Action::Region { region } => {
                let reward = match self.open.covered.has(region) {
                    true => "no reward".to_owned(),
                    false => reward_text(&parts.boards.label(region)),
                };
                let paid = self.open.map().presences_outside(seat, region);
                format!("{reward}; the other regions pay you {}", count_text(paid, "coins"))
            }
            Action::Take => match step {
                Step::RegionShare { region, .. } => {
                    let paid = self.open.map().presences_outside(seat, region);
                    format!("{} for your presences", count_text(paid, "coins"))
                }
                _ => "take the coins".to_owned(),
            },
            Action::Vase => "1 vase".to_owned(),
            Action::Advance { track } => match step {
                Step::ChooseTrack { steps, .. } => {
                    format!("{} on the {}", count_text(steps, "steps"), track_text(track))
                }
                _ => track_text(track).to_owned(),
            },
            Action::Sail { steps } => self.sail_meaning(seat, steps),
            Action::Exchange => self.exchange_meaning(step, false),
            Action::ExchangeBack => self.exchange_meaning(step, true),
            Action::Trade { pieces } => self.trade_meaning(seat, step, pieces),
            Action::Pass => pass_meaning(step).to_owned(),
        }
    }

    /// The name of the region of a space.
    fn region_name(&self, at: Space) -> &'static str {
        region_text(self.open.map().region(at))
    }

    fn score_meaning(&self, seat: Seat, tile: ScoringTile) -> String {
        let number = self.open.n_scorings;
        let is_own = self.open.area(tile) == Some(seat.index());
        let points = if is_own { 2 * number } else { number };
        let parts = self.parts();
        let needed = format!("{} {}", parts.needed_text(tile, number), parts.condition_text(tile));
        let is_trade = parts.scoring(tile).condition.is_exchange();
        match (is_trade, self.open.meets(seat, tile, number)) {
            (true, _) => format!("+{points} VP if you exchange {needed}, else -{points}"),
            (_, true) => format!("+{points} VP: you have {needed}"),
            (_, false) => format!("-{points} VP: you lack {needed}"),
        }
    }

    fn lay_meaning(&self, at: Space) -> String {
        let reward = self.parts().land.spaces[at].reward.as_ref();
        let reward = reward.map_or("nothing".to_owned(), reward_text);
        format!("on {at} in {}: {reward}", self.region_name(at))
    }

    fn sail_meaning(&self, seat: Seat, steps: u8) -> String {
        let from = self.open.player(seat).ship;
        let to = self.open.landing(seat, steps);
        let space = self.parts().river.space(self.open.is_second_round, to);
        let harbour = if space.is_harbour { "harbour " } else { "" };
        let reward = space.reward.as_ref().map_or("nothing".to_owned(), reward_text);
        let then = match self.open.triggers_scoring(from, to) {
            true => "; an interim scoring follows",
            false if self.open.is_second_round && self.open.is_at_end(to) => {
                "; the last turns begin"
            }
            false => "",
        };
        let name = self.parts().river.short_name(self.open.is_second_round, to);
        format!("to {harbour}{name}: {reward}{then}")
    }

    fn exchange_meaning(&self, step: Step, is_back: bool) -> String {
        let effect = match step {
            Step::Exchange { card, .. } => self.parts().card(card).effect,
            _ => return "exchange".to_owned(),
        };
        let Effect::Exchange { give, take, .. } = effect else { return "exchange".to_owned() };
        let (give, take) = if is_back { (take, give) } else { (give, take) };
        format!("give {} for {}", bundle_text(&give), bundle_text(&take))
    }

    fn trade_meaning(&self, seat: Seat, step: Step, pieces: u8) -> String {
        let Step::Trade { tile, .. } = step else { return "exchange".to_owned() };
        let coins = self.open.trade_terms(seat, tile).coins(pieces);
        let piece = match self.parts().scoring(tile).condition {
            Condition::ExchangeVases => "vases",
            _ => "inhabitants",
        };
        let coins = count_text(coins, "coins");
        match pieces {
            0 => format!("give {coins}"),
            _ => format!("give {} and {coins}", count_text(pieces, piece)),
        }
    }
}

impl Open {
    /// What is asked now, in words.
    pub fn question(&self) -> String {
        let Some(step) = self.step() else { return "The match is over.".to_owned() };
        let Some(seat) = step.seat() else { return String::new() };
        let parts = self.parts();
        let asked = match step {
            Step::PickTile { .. } => "pick a scoring tile for your area".to_owned(),
            Step::FirstSite { .. } | Step::Produce { .. } => "build a production site".to_owned(),
            Step::Turn { .. } => "your turn: choose an action strip".to_owned(),
            Step::Offer { offer, .. } => offer_text(offer),
            Step::PayCard { card, .. } => {
                format!("choose how to pay for {}", parts.card_name(card))
            }
            Step::PayProject { tile, .. } => format!("choose how to pay for project {tile}"),
            Step::Drop { left, .. } => format!("discard {} as payment", count_text(left, "cards")),
            Step::Exchange { card, .. } => {
                format!("use the exchange of {}?", parts.card_name(card))
            }
            Step::TakeHouse { .. } => "choose which house you take from your board".to_owned(),
            Step::LiftLever { .. } => "move a used lever up".to_owned(),
            Step::Explore { .. } => "explore?".to_owned(),
            Step::Lay { tile, .. } => {
                let sites: Vec<String> = parts.tile(tile).sites.iter().map(site_text).collect();
                format!("lay tile {tile} with the sites: {}", sites.join(" / "))
            }
            Step::Pasture { .. } => "lay a pasture?".to_owned(),
            Step::TileLever { .. } => "use lever 9 for the laid tile?".to_owned(),
            Step::VaseOrProduce { .. } => "take a vase or build a production site".to_owned(),
            Step::ChooseTrack { steps, .. } => {
                format!("choose a track for {}", count_text(steps, "steps"))
            }
            Step::ChooseRegion { .. } => "choose the region that does not pay".to_owned(),
            Step::RegionShare { .. } => "take your coins, or use a lever".to_owned(),
            Step::PioneerShare { .. } => "draw two cards, or use a lever".to_owned(),
            Step::Hire { .. } => "hire inhabitants?".to_owned(),
            Step::Sail { steps, .. } => {
                format!("move your ship, at most {}", count_text(steps, "steps"))
            }
            Step::ScoreTile { .. } => {
                format!("interim scoring {}: score one of the scoring tiles", self.n_scorings)
            }
            Step::Trade { tile, .. } => format!(
                "{tile}: {} {}, or miss the tile",
                parts.needed_text(tile, self.n_scorings),
                parts.condition_text(tile)
            ),
            Step::Recruit { .. }
            | Step::SiteReward { .. }
            | Step::EndTurn { .. }
            | Step::Eminence
            | Step::EminenceSail { .. }
            | Step::Scoring { .. }
            | Step::Income
            | Step::LeversUp => String::new(),
        };
        let end = if asked.ends_with('?') { "" } else { "." };
        format!("Seat {seat}: {asked}{end}")
    }
}

/// The numbers of levers with commas.
pub(crate) fn numbers_text(levers: Levers) -> String {
    levers.iter().map(|lever| lever.number().to_string()).collect::<Vec<_>>().join(",")
}

/// What is offered, one of it.
fn offer_text(offer: Offer) -> String {
    if offer.is_empty() {
        return "use a lever before all levers go up?".to_owned();
    }
    let is_forgone = offer.has(Offered::Forgone);
    let kinds: Vec<&str> =
        Kind::ALL.iter().filter(|&&kind| offer.has_kind(kind)).map(|kind| kind.name()).collect();
    let card = match kinds[..] {
        [] => None,
        _ if is_forgone => Some("use another lever for the card you gave up".to_owned()),
        [kind] => Some(format!("play a {kind} card or a project")),
        _ => Some("play a card or a project".to_owned()),
    };
    let others = [
        (Offered::Discard, "discard one for coins"),
        (Offered::Develop, "develop a site"),
        (Offered::Upgrade, "upgrade a piece"),
        (Offered::Cattle, "place cattle"),
        (Offered::Modernize, "buy a lever"),
        (Offered::ModernizeShared, "buy a lever for an inhabitant more"),
        (Offered::DrawOne, "draw a card"),
        (Offered::DrawTwo, "draw two cards"),
        (Offered::FreeHouse, "turn an inhabitant into a house for nothing"),
        (Offered::CheapSettlement, "turn a house into a settlement for less"),
    ];
    let others = others.into_iter().filter(|(what, _)| offer.has(*what));
    let all: Vec<String> =
        card.into_iter().chain(others.map(|(_, text)| text.to_owned())).collect();
    let times = if offer.has(Offered::Twice) { "up to two of these" } else { "one of these" };
    format!("{times}: {}; or pass", all.join(", "))
}

/// Inhabitants, and VP for those of a surcharge.
fn inhabitants_text(due: u8, vp: u8) -> String {
    let inhabitants = count_text(due, "inhabitants");
    match vp {
        0 => inhabitants,
        _ => format!("{inhabitants} and {} VP", VP_FOR_INHABITANT * i16::from(vp)),
    }
}

fn pass_meaning(step: Step) -> &'static str {
    match step {
        Step::Explore { .. } => "do not explore",
        Step::Pasture { .. } => "lay no pasture",
        Step::TileLever { .. } => "keep the lever",
        Step::Hire { .. } => "hire no more",
        Step::Exchange { .. } => "no exchange",
        Step::Trade { .. } => "no exchange: the tile is missed",
        _ => "none of this",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use std::collections::BTreeSet;
    use table::{Game, QuickChance, Silent, Viewer};

    /// Shows random matches of every size to a visitor, state by state.
    fn watch(mut see: impl FnMut(&State, &[Action])) {
        for (number, players) in (0..40).flat_map(|number| (1..=4).map(move |it| (number, it))) {
            let mut chance = QuickChance::new(number);
            let options = Options { players, level: None };
            let mut state = State::start(&options, &mut chance, &mut Silent).expect("a match");
            let mut actions = Vec::new();
            loop {
                state.legal(&mut actions);
                if actions.is_empty() {
                    break;
                }
                see(&state, &actions);
                let action = chance.pick(&actions);
                state.apply_unchecked(action, &mut chance, &mut Silent);
            }
        }
    }

    #[test]
    fn every_action_has_a_short_meaning() {
        let mut kinds = BTreeSet::new();
        watch(|state, actions| {
            for &action in actions {
                let meaning = state.meaning(action);
                let n_letters = meaning.chars().count();
                assert!((1..=100).contains(&n_letters), "{action}: {meaning} ({n_letters})");
                let text = action.to_string();
                kinds.insert(text.split(' ').next().expect("a word").to_owned());
            }
        });
        assert_eq!(kinds.len(), 30, "{kinds:?}");
    }

    #[test]
    fn a_view_fits_a_terminal() {
        let mut n_seen = 0;
        watch(|state, _| {
            n_seen += 1;
            if n_seen % 50 != 0 {
                return;
            }
            let seat = state.to_act().expect("a seat");
            let text = state.view(Viewer::Seat(seat)).to_string();
            for line in text.lines() {
                assert!(line.chars().count() <= 80, "{line}");
            }
            let words: Vec<&str> = text.split_whitespace().collect();
            assert!(words.join(" ").ends_with(&state.open().question()));
        });
    }
}
