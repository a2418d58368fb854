//! Everything that can be pointed at, as places of the shared table.

use crate::face::Spot;
use boonlake::{
    Action, Card, HouseRecess, Lever, Open, Place, Region, Resource, ScoringTile, Site, Space, Strip,
    Track,
};
use table::Member;

/// Something on the table that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thing {
    Site(Site),
    Space(Space),
    /// A space of the river, from 1.
    River(u8),
    Label(Region),
    Track(Track),
    Strip(Strip),
    Resource(Resource),
    Recess(HouseRecess),
    Lever(Lever),
    Card(Card),
    /// A scoring tile, with its project.
    Tile(ScoringTile),
}

/// Places of one kind lie in a row of so many numbers.
const ROW: u16 = 256;

impl Thing {
    pub(super) fn spot(self) -> Spot {
        let (row, index) = match self {
            Thing::Site(site) => (0, 2 * site.at.index() + site.index()),
            Thing::Space(at) => (1, at.index()),
            Thing::River(number) => (2, number.into()),
            Thing::Label(region) => (3, region as usize),
            Thing::Track(track) => (4, track as usize),
            Thing::Strip(strip) => (5, strip as usize),
            Thing::Resource(resource) => (6, resource as usize),
            Thing::Recess(recess) => (7, recess.index()),
            Thing::Lever(lever) => (8, lever as usize),
            Thing::Card(card) => (9, card.index()),
            Thing::Tile(tile) => (10, tile.index()),
        };
        Spot(row * ROW + u16::try_from(index).expect("there are few of each kind"))
    }

    /// The thing that a place is.
    pub(super) fn at(spot: Spot) -> Option<Thing> {
        let index = usize::from(spot.0 % ROW);
        Some(match spot.0 / ROW {
            0 => {
                let at = Space::new(index / 2 + 1)?;
                Thing::Site(Site { at, is_lower: index % 2 == 1 })
            }
            1 => Thing::Space(Space::new(index + 1)?),
            2 => Thing::River(u8::try_from(index).ok()?),
            3 => Thing::Label(*Region::ALL.get(index)?),
            4 => Thing::Track(*Track::ALL.get(index)?),
            5 => Thing::Strip(*Strip::ALL.get(index)?),
            6 => Thing::Resource(*Resource::ALL.get(index)?),
            7 => Thing::Recess(HouseRecess::new(index + 1)?),
            8 => Thing::Lever(*Lever::ALL.get(index)?),
            9 => Thing::Card(Card::all().nth(index)?),
            10 => Thing::Tile(ScoringTile::new(index)?),
            _ => return None,
        })
    }

    /// Where something happened.
    pub(super) fn of_place(place: Place) -> Thing {
        match place {
            Place::Space(at) => Thing::Space(at),
            Place::Site(site) => Thing::Site(site),
            Place::River(number) => Thing::River(number),
        }
    }

    /// What an action is done with, if it is something that lies on the table.
    pub(super) fn of_action(action: Action, open: &Open) -> Option<Thing> {
        Some(match action {
            Action::Lay { at } | Action::Cattle { at, .. } => Thing::Space(at),
            Action::Develop { site } | Action::House { site } | Action::Settle { site, .. } => {
                Thing::Site(site)
            }
            Action::Sail { steps } => Thing::River(open.landing(open.to_act()?, steps)),
            Action::Region { region } => Thing::Label(region),
            Action::Choose { strip } => Thing::Strip(strip),
            Action::Produce { resource } => Thing::Resource(resource),
            Action::TakeHouse { recess } => Thing::Recess(recess),
            Action::Use { lever } => Thing::Lever(lever.lever()),
            Action::Lift { lever } | Action::Modernize { lever } => Thing::Lever(lever),
            Action::Play { card } | Action::Discard { card } | Action::Drop { card } => {
                Thing::Card(card)
            }
            Action::Project { tile } => Thing::Tile(tile),
            Action::Pick { .. }
            | Action::Pay { .. }
            | Action::Explore
            | Action::Draw
            | Action::Hire { .. }
            | Action::Take
            | Action::Vase
            | Action::Advance { .. }
            | Action::Exchange
            | Action::ExchangeBack
            | Action::Score { .. }
            | Action::Trade { .. }
            | Action::Pass => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_lead_back_to_their_things() {
        let things = [
            Thing::Site("12b".parse().expect("a site")),
            Thing::Space("33".parse().expect("a space")),
            Thing::River(24),
            Thing::Label(Region::Southern),
            Thing::Track(Track::Card),
            Thing::Strip(Strip::Builder),
            Thing::Resource(Resource::Iron),
            Thing::Recess(HouseRecess::new(6).expect("a recess")),
            Thing::Lever(Lever::Cards),
            Thing::Card(Card::all().last().expect("a card")),
            Thing::Tile(ScoringTile::all().last().expect("a tile")),
        ];
        for thing in things {
            assert_eq!(Thing::at(thing.spot()), Some(thing));
        }
        assert_eq!(Thing::at(Spot(u16::MAX)), None);
    }
}
