//! Cards, orders and the farm board, read from the files in `data/`.
//!
//! The files are part of the program. A match can be played with others; what it is played with is
//! part of the match.

mod check;
mod meaning;
mod read;
mod sheets;
#[cfg(test)]
mod tests;

pub use sheets::{
    Blocker, FarmCard, FestivalSheet, Gains, Notch, PublicSheet, Reward, ShipSheet, Slot, SpotSheet,
};

use crate::card::{Card, Cards, Era, Festival, N_DECK_CARDS};
use crate::figure::Spot;
use crate::kinds::{PublicOrder, ShipOrder};
use crate::track::Track;
use arrayvec::ArrayVec;
use std::sync::{Arc, LazyLock};
use table::Faults;
use table::{Canon, ComponentTexts, ComponentsHash, Member as _};

/// A track has so many spaces at the most, the start among them.
pub const MAX_SPACES: usize = 16;

/// The values of a track's spaces, from the start upwards.
pub type Spaces = ArrayVec<u8, MAX_SPACES>;

/// Everything that is printed on cards and boards.
#[derive(Clone, Debug)]
pub struct Components {
    /// The cards of the decks; nothing for the special ones, which nobody can buy.
    cards: [Option<FarmCard>; N_DECK_CARDS],
    /// How many cards in the deck of each era bring a festival.
    festival_draws: [u8; Era::ALL.len()],
    festivals: [FestivalSheet; Festival::ALL.len()],
    public_orders: [PublicSheet; PublicOrder::COUNT],
    ship_orders: [ShipSheet; ShipOrder::ALL.len()],
    spots: [SpotSheet; Spot::ALL.len()],
    /// What the places of the village cost, from left to right.
    pub village: [u8; 3],
    /// The multipliers of the left track and the points of the right one.
    tracks: [Spaces; Track::ALL.len()],
    /// The spaces of the right track that give a progress tile, and the one that gives an end tile.
    progress_notches: ArrayVec<u8, MAX_SPACES>,
    end_notch: u8,
    /// The hash of what the rules read in all that.
    hash: ComponentsHash,
}

impl PartialEq for Components {
    /// Whether the rules read the same in both.
    fn eq(&self, other: &Components) -> bool {
        self.hash == other.hash
    }
}

/// Ours, read once.
/// The built-in files. Not a constant, which every crate that uses it would carry.
static FILES: &[(&str, &str)] = &[
    ("cards.txt", include_str!("../../data/cards.txt")),
    ("festivals.txt", include_str!("../../data/festivals.txt")),
    ("orders.txt", include_str!("../../data/orders.txt")),
    ("ships.txt", include_str!("../../data/ships.txt")),
    ("board.txt", include_str!("../../data/board.txt")),
];

static OURS: LazyLock<Arc<Components>> = LazyLock::new(|| {
    let read = read::components(&ComponentTexts::ours::<Components>());
    Arc::new(read.unwrap_or_else(|faults| panic!("the data files: {faults}")))
});

impl table::Components for Components {
    fn files() -> &'static [(&'static str, &'static str)] {
        FILES
    }

    fn read(texts: &ComponentTexts) -> Result<Components, Faults> {
        read::components(texts)
    }

    fn ours() -> Arc<Components> {
        Arc::clone(&OURS)
    }

    fn meaning(&self, canon: &mut Canon) {
        self.write_meaning(canon);
    }

    fn hash(&self) -> ComponentsHash {
        self.hash
    }
}

impl Components {
    /// What a farm card shows; `None` for a festival and for a special card of the deck.
    #[inline]
    pub fn sheet(&self, card: Card) -> Option<&FarmCard> {
        self.cards.get(card.index())?.as_ref()
    }

    /// What a festival shows, beside what it does.
    #[inline]
    pub fn festival(&self, festival: Festival) -> FestivalSheet {
        self.festivals[festival as usize]
    }

    /// Whether a card can be bought: all but the special cards of the decks.
    pub fn is_for_sale(&self, card: Card) -> bool {
        card.festival().is_some() || self.sheet(card).is_some()
    }

    /// The era whose deck or pile a card that can be bought is in.
    pub fn era(&self, card: Card) -> Era {
        match card.festival() {
            None => self.sheet(card).expect("a card that can be bought").era,
            Some(festival) => self.festival(festival).era,
        }
    }

    /// The least price of a card that can be bought.
    pub fn minimum(&self, card: Card) -> u8 {
        match card.festival() {
            None => self.sheet(card).expect("a card that can be bought").minimum,
            Some(festival) => self.festival(festival).minimum,
        }
    }

    /// What a public order shows.
    #[inline]
    pub fn public(&self, order: PublicOrder) -> &PublicSheet {
        &self.public_orders[order.index()]
    }

    /// What a ship order shows.
    #[inline]
    pub fn ship(&self, order: ShipOrder) -> &ShipSheet {
        &self.ship_orders[order as usize]
    }

    /// What is printed on a place for a figure.
    #[inline]
    pub fn spot(&self, spot: Spot) -> SpotSheet {
        self.spots[spot as usize]
    }

    /// The values of a track's spaces, from the start upwards.
    #[inline]
    pub fn track(&self, track: Track) -> &[u8] {
        &self.tracks[track as usize]
    }

    /// The highest space of a track.
    #[inline]
    pub fn top(&self, track: Track) -> u8 {
        self.track(track).len() as u8 - 1
    }

    /// The tile that waits on a space of the right track.
    pub fn notch(&self, space: u8) -> Notch {
        if space == self.end_notch {
            Notch::End
        } else if self.progress_notches.contains(&space) {
            Notch::Progress
        } else {
            Notch::None
        }
    }

    /// The place whose figure blocks a space of a track, and the way around it.
    #[inline]
    pub fn blocker(&self, track: Track, space: u8) -> Option<(Spot, Blocker)> {
        let spots = match track {
            Track::Left => Spot::LEFT,
            Track::Right => Spot::RIGHT,
        };
        spots.into_iter().find_map(|spot| {
            let blocker = self.spot(spot).blocks?;
            (blocker.space == space).then_some((spot, blocker))
        })
    }

    /// How many cards in the deck of an era bring a festival.
    pub fn n_festival_draws(&self, era: Era) -> u8 {
        self.festival_draws[era as usize]
    }

    /// The public orders of an era.
    pub fn public_of(&self, era: Era) -> impl Iterator<Item = PublicOrder> {
        PublicOrder::all().filter(move |&order| self.public(order).era == era)
    }

    /// The ship orders of an era.
    pub fn ships_of(&self, era: Era) -> impl Iterator<Item = ShipOrder> {
        ShipOrder::ALL.iter().copied().filter(move |&order| self.ship(order).era == era)
    }

    /// The farm cards of an era's deck.
    pub fn deck(&self, era: Era) -> Cards {
        Card::all().filter(|&card| self.sheet(card).is_some_and(|it| it.era == era)).collect()
    }

    /// The festivals of an era.
    pub fn festivals(&self, era: Era) -> Cards {
        let of_era = Festival::ALL.iter().filter(|&&it| self.festival(it).era == era);
        of_era.map(|&festival| Card::of_festival(festival)).collect()
    }
}
