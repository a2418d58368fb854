//! What one player has.

use crate::card::CardSet;
use crate::components::{Boards, Components, Recess};
use crate::effect::{Counted, Effect, Lasting};
use crate::house_recess::{HouseRecess, Houses};
use crate::lever::{Lever, Levers};
use crate::resource::{Kind, Resource, Resources, Track};

/// Coins for a card that is discarded for coins.
const DISCARD_COINS: u8 = 2;
/// Houses of each player.
pub const N_HOUSES: u8 = 6;
/// Settlements of each player.
pub const N_SETTLEMENTS: u8 = 4;
/// Cattle of each player.
pub const N_CATTLE: u8 = 5;
/// Inhabitants of each player in all.
pub(crate) const N_INHABITANTS: u8 = 10;
/// Inhabitants in recesses of the board at the start.
pub(crate) const N_TIER_INHABITANTS: u8 = 2;
/// Inhabitants on the ranch at the start.
pub(crate) const START_RANCH: u8 = 3;

/// What the lasting effects of a player's cards add up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LastingEffects {
    /// Coins less for levers.
    pub lever_discount: u8,
    /// Coins less for cards and projects.
    pub card_discount: u8,
    /// Coins more for discarding a card of each kind.
    pub discard_bonus: [u8; 3],
    /// Inhabitants less for cattle.
    pub cattle_inhabitants: u8,
    /// Coins more for cattle.
    pub cattle_coins: u8,
    /// Coins more on river spaces with coins.
    pub river_coins: u8,
    /// Coins in harbours.
    pub harbour_coins: u8,
    /// Cards in harbours.
    pub harbour_cards: u8,
    /// Vases more on river spaces with a vase.
    pub vase_bonus: u8,
}

impl LastingEffects {
    /// Adds what one card brings.
    pub(crate) fn add(&mut self, effect: Lasting) {
        match effect {
            Lasting::LeverDiscount(coins) => self.lever_discount += coins,
            Lasting::CardDiscount => self.card_discount += 1,
            Lasting::DiscardBonus(kind) => self.discard_bonus[kind as usize] += 1,
            Lasting::CattleInhabitant => self.cattle_inhabitants += 1,
            Lasting::CattleCoins => self.cattle_coins += 2,
            Lasting::RiverCoins => self.river_coins += 1,
            Lasting::HarbourCoins => self.harbour_coins += 2,
            Lasting::HarbourCards => self.harbour_cards += 2,
            Lasting::VaseBonus => self.vase_bonus += 1,
        }
    }

    /// All effects of the cards in a display.
    pub(crate) fn of(display: &CardSet, parts: &Components) -> LastingEffects {
        let mut effects = LastingEffects::default();
        for card in display.iter() {
            if let Effect::Always(effect) = parts.card(card).effect {
                effects.add(effect);
            }
        }
        effects
    }
}

/// What one player has, apart from cards in hand and pieces on the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Victory points on the track, which may be below 0.
    pub vp: i16,
    /// Coins.
    pub coins: u16,
    /// Vases.
    pub vases: u8,
    /// Inhabitants on the ranch.
    pub ranch: u8,
    /// Inhabitants in the supply.
    pub supply: u8,
    /// The recesses that still hold a house.
    pub houses: Houses,
    /// Houses that became settlements.
    pub houses_gone: u8,
    /// Settlements still on the board.
    pub settlements: u8,
    /// Cattle still on the board.
    pub cattle: u8,
    /// How many of the two tier inhabitants have been taken.
    pub tiers_emptied: u8,
    /// Steps on the coin track and the card track.
    pub tracks: [u8; 2],
    /// The level of each production site.
    pub production: Resources,
    /// Where the boats are, the one further upstream first.
    pub boats: [Resource; 2],
    /// Levers owned.
    pub levers: Levers,
    /// Levers that are down.
    pub used: Levers,
    /// Inhabitants that stay above realised projects.
    pub inhabitants_on_projects: u8,
    /// Which of the four areas' projects are realised, as bits.
    pub projects: u8,
    /// Which of the four areas' tiles are scored, as bits.
    pub scored: u8,
    /// Cards played.
    pub display: CardSet,
    /// What they last for.
    pub lasting: LastingEffects,
    /// The ship's space on the river, from 1.
    pub ship: u8,
    /// Own turns so far.
    pub turns: u8,
}

impl Player {
    pub(crate) fn new(coins: u8, ship: u8) -> Player {
        Player {
            vp: 0,
            coins: coins.into(),
            vases: 0,
            ranch: START_RANCH,
            supply: N_INHABITANTS - START_RANCH - N_TIER_INHABITANTS,
            houses: HouseRecess::all().collect(),
            houses_gone: 0,
            settlements: N_SETTLEMENTS,
            cattle: N_CATTLE,
            tiers_emptied: 0,
            tracks: [0; 2],
            production: Resources::default(),
            boats: [Resource::Wood; 2],
            levers: Levers::EMPTY,
            used: Levers::EMPTY,
            inhabitants_on_projects: 0,
            projects: 0,
            scored: 0,
            display: CardSet::EMPTY,
            lasting: LastingEffects::default(),
            ship,
            turns: 0,
        }
    }

    /// Steps on a track.
    pub fn steps(&self, track: Track) -> u8 {
        self.tracks[track as usize]
    }

    /// Whether a lever is owned and up.
    #[inline]
    pub fn is_ready(&self, lever: Lever) -> bool {
        self.ready().has(lever)
    }

    /// The levers that are owned and up.
    #[inline]
    pub fn ready(&self) -> Levers {
        self.levers - self.used
    }

    /// Houses taken off the board.
    pub fn houses_taken(&self) -> u8 {
        N_HOUSES - self.houses.len() as u8
    }

    /// Settlements taken off the board.
    pub fn settlements_taken(&self) -> u8 {
        N_SETTLEMENTS - self.settlements
    }

    /// Cattle taken off the board.
    pub fn cattle_taken(&self) -> u8 {
        N_CATTLE - self.cattle
    }

    /// The recesses from which the next house can be taken: those of the topmost tier that has
    /// one, and only the first of them where all pay the same.
    pub fn houses_to_take(&self, boards: &Boards) -> Houses {
        let mut choice = Houses::EMPTY;
        let mut top: Option<&Recess> = None;
        for place in self.houses.iter() {
            let recess = boards.house(place);
            match top {
                Some(top) if recess.tier != top.tier => break,
                Some(_) if choice.iter().any(|other| boards.house(other) == recess) => {}
                _ => choice.add(place),
            }
            top = Some(recess);
        }
        choice
    }

    /// The recesses that are empty, column by column.
    pub fn empty_recesses<'a>(&self, boards: &'a Boards) -> impl Iterator<Item = &'a Recess> {
        let columns = [
            (&boards.settlements, self.settlements_taken()),
            (&boards.cattle, self.cattle_taken()),
            (&boards.inhabitants, self.tiers_emptied),
        ];
        let houses = self.houses;
        let empty_houses = HouseRecess::all().filter(move |&place| !houses.has(place));
        let others =
            columns.into_iter().flat_map(|(column, n_taken)| &column[..usize::from(n_taken)]);
        empty_houses.map(|place| boards.house(place)).chain(others)
    }

    /// Whether all pieces of a tier and those above are off the board.
    pub(crate) fn has_emptied(&self, tier: u8, boards: &Boards) -> bool {
        let columns = [
            (&boards.houses, self.houses_taken()),
            (&boards.settlements, self.settlements_taken()),
            (&boards.cattle, self.cattle_taken()),
        ];
        columns.into_iter().all(|(column, n_taken)| {
            column.iter().filter(|recess| recess.tier <= tier).count() <= usize::from(n_taken)
        })
    }

    /// The surcharge for the next settlement.
    pub(crate) fn settlement_surcharge(&self, boards: &Boards) -> u8 {
        surcharge(&boards.settlements, self.settlements_taken(), boards)
    }

    /// The surcharge for the next cattle.
    pub(crate) fn cattle_surcharge(&self, boards: &Boards) -> u8 {
        surcharge(&boards.cattle, self.cattle_taken(), boards)
    }

    /// What modernizing with a lever costs.
    pub fn lever_cost(&self, lever: Lever, boards: &Boards) -> u8 {
        boards.lever(lever).cost.saturating_sub(self.lasting.lever_discount)
    }

    /// The coins that a card of a kind brings when it is discarded for coins.
    pub fn discard_coins(&self, kind: Kind) -> u8 {
        DISCARD_COINS + self.lasting.discard_bonus[kind as usize]
    }

    /// How many cards of a kind were played.
    pub fn n_played(&self, kind: Kind, parts: &Components) -> u8 {
        self.display.iter().filter(|&card| parts.card(card).kind == kind).count() as u8
    }

    /// How much there is of something, except presences, which are on the map.
    pub(crate) fn count(&self, what: Counted) -> Option<u8> {
        Some(match what {
            Counted::Track(track) => self.steps(track),
            Counted::Levers => self.levers.len() as u8,
            Counted::Cattle => self.cattle_taken(),
            Counted::Houses => self.houses_taken(),
            Counted::Settlements => self.settlements_taken(),
            Counted::Production => self.production.total(),
            Counted::Presences(_) => return None,
        })
    }
}

fn surcharge(column: &[Recess], n_taken: u8, boards: &Boards) -> u8 {
    let next = column.get(usize::from(n_taken));
    next.map_or(0, |recess| boards.tier_of(recess).surcharge)
}
