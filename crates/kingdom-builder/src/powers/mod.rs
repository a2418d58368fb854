//! What lets a player build, move or place something: whether a power can be used, and what using
//! it starts. How each works is told in a file of its own.

mod building;
mod canoe;
mod city;
mod moving;
mod removing;
mod scouts;
mod silo;
mod special_pieces;
mod walls;

use crate::event::Event;
use crate::location::Location;
use crate::power::{CATHEDRAL, FORT, Power};
use crate::rule::Rule;
use crate::state::{Open, State};
use crate::step::{Piece, Step};
use table::{Chance, Journal};

/// How a power is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    /// Build up to so many settlements.
    Build(u8),
    /// Move up to so many times.
    Move(u8),
    /// Put up stone walls.
    Walls,
    /// Place scouts.
    Scouts,
    /// Place, move or take back a special piece.
    Piece(Piece),
    /// Lay the city.
    City,
    /// Keep a settlement on the temple.
    Temple,
    /// Remove settlements of the others.
    Sword,
    /// Take a token or build for tokens.
    Cathedral,
    /// Works by itself when cards are drawn.
    ByItself,
    /// Answers when a location runs empty.
    Answer,
    /// Uses another tile again.
    Again,
    /// No tile: not used by a choice in one's turn.
    Passive,
}

impl Power {
    /// How it is carried out.
    pub fn work(self) -> Work {
        match self {
            Power::Location(location) => match location {
                Location::Oracle | Location::Farm | Location::Tavern | Location::Tower => {
                    Work::Build(1)
                }
                Location::Oasis | Location::Village | Location::Garden | Location::Fort => {
                    Work::Build(1)
                }
                Location::ForestersLodge | Location::Monastery | Location::Fountain => {
                    Work::Build(1)
                }
                Location::WaterMill | Location::MountainStation => Work::Build(1),
                Location::Watchtower | Location::University => Work::Build(1),
                Location::Harbor | Location::Paddock | Location::Barn | Location::Caravan => {
                    Work::Move(1)
                }
                Location::Refuge | Location::Palisade => Work::Move(1),
                Location::RopeBridge | Location::TreeHouse => Work::Move(1),
                Location::Quarry => Work::Walls,
                Location::ScoutCabin => Work::Scouts,
                Location::Barracks => Work::Piece(Piece::Warrior),
                Location::Wagon => Work::Piece(Piece::Wagon),
                Location::Lighthouse => Work::Piece(Piece::Ship),
                Location::CityHall => Work::City,
                Location::Temple => Work::Temple,
                Location::Cathedral => Work::Cathedral,
                Location::Crossroads => Work::ByItself,
                Location::Canoe => Work::Answer,
                Location::Bazaar => Work::Again,
            },
            Power::CanoeBonus | Power::Farmland => Work::Build(1),
            Power::Donation(_) => Work::Build(3),
            Power::RefugeBonus | Power::Cave => Work::Move(1),
            Power::Resettlement => Work::Move(4),
            Power::Sword => Work::Sword,
            Power::Mandatory | Power::Silo => Work::Passive,
        }
    }
}

impl Open {
    /// Whether the seat in turn holds what it takes to use a power now.
    fn verdict_on_holding(&self, power: Power) -> Result<(), Rule> {
        let seat = self.turn.seat;
        let holds = match power {
            Power::Location(location) => self.usable_tiles(seat, location) & !self.turn.used != 0,
            Power::RefugeBonus => {
                self.has_bonus(seat, Location::Refuge) && !self.turn.used_refuge_bonus
            }
            Power::CanoeBonus => {
                self.has_bonus(seat, Location::Canoe) && !self.turn.used_canoe_bonus
            }
            Power::Farmland => !self.turn.used_farmland,
            Power::Cave => !self.turn.used_cave,
            Power::Donation(_) | Power::Resettlement | Power::Sword => {
                let nomad = power.nomad().expect("a nomad tile");
                self.kingdoms[seat].nomads.count(nomad as usize) > 0
            }
            Power::Mandatory | Power::Silo => false,
        };
        if holds { Ok(()) } else { Err(Rule::NoTile) }
    }

    /// Whether a power can be carried out now by the seat in turn (KB-4.7).
    fn verdict_on_start(&self, power: Power, n_drawable: usize) -> Result<(), Rule> {
        let seat = self.turn.seat;
        let follows_card =
            matches!(power, Power::Location(Location::Oracle | Location::Barn | Location::Quarry));
        let is_open = self.turn.terrain.is_none() && self.turn.card.is_some();
        if follows_card && is_open {
            return Err(Rule::TerrainChosen);
        }
        let possible = match power.work() {
            Work::Build(_) => {
                if !self.has_supply(seat, power) {
                    return Err(Rule::NoSupply);
                }
                if power == FORT {
                    n_drawable > 0
                } else {
                    !self.sites(|open, sieve| open.build_sites(seat, power, sieve)).is_empty()
                }
            }
            Work::Move(_) => !self.liftable(seat, power).is_empty(),
            Work::Walls => {
                self.walls_left() > 0
                    && !self.sites(|open, sieve| open.wall_sites(seat, sieve)).is_empty()
            }
            Work::Scouts => {
                // Scouts that stand already are taken back first, so their hexes are there.
                !self.turn.scouts.is_empty()
                    || !self.sites(|open, sieve| open.scout_sites(seat, sieve)).is_empty()
            }
            Work::Piece(piece) => {
                self.kingdoms[seat].places_of(piece).next().is_some()
                    || !self.sites(|open, sieve| open.piece_sites(seat, piece, sieve)).is_empty()
            }
            Work::City => {
                if self.kingdoms[seat].city.is_some() {
                    return Err(Rule::CityLaid);
                }
                !self.city_sites(seat).is_empty()
            }
            Work::Temple => !self.settlements(seat).is_empty(),
            Work::Sword => self.next_struck(seat).is_some(),
            Work::Cathedral => true,
            Work::ByItself => return Err(Rule::CrossroadsByItself),
            Work::Answer => return Err(Rule::CanoeOnlyAnswers),
            Work::Again => return Err(Rule::BazaarByAgain),
            Work::Passive => false,
        };
        if possible { Ok(()) } else { Err(Rule::NotPossible) }
    }

    /// Whether the bazaar can repeat a tile now (KB-11.8, KB-11.9).
    pub(crate) fn verdict_on_again(
        &self,
        location: Location,
        n_drawable: usize,
    ) -> Result<(), Rule> {
        let seat = self.turn.seat;
        let bazaar = self.usable_tiles(seat, Location::Bazaar) & !self.turn.used;
        if bazaar == 0 {
            return Err(Rule::NoTile);
        }
        let power = Power::Location(location);
        let was_used = self.usable_tiles(seat, location) & self.turn.used != 0;
        let can_be_repeated = match power.work() {
            Work::ByItself | Work::Answer | Work::Again | Work::Passive => false,
            Work::Build(_)
            | Work::Move(_)
            | Work::Walls
            | Work::Scouts
            | Work::Piece(_)
            | Work::City
            | Work::Temple
            | Work::Sword
            | Work::Cathedral => true,
        };
        if !was_used || !can_be_repeated {
            return Err(Rule::NotAgain);
        }
        if power == CATHEDRAL {
            return self.verdict_on_spending();
        }
        self.verdict_on_start(power, n_drawable)
    }

    /// Whether the seat in turn can build for a token of the cathedral; all that the bazaar gives,
    /// since it gives no second token (KB-11.10).
    fn verdict_on_spending(&self) -> Result<(), Rule> {
        let seat = self.turn.seat;
        if self.turn.terrain.is_none() && self.turn.card.is_some() {
            return Err(Rule::TerrainChosen);
        }
        if !self.has_supply(seat, CATHEDRAL) {
            return Err(Rule::NoSupply);
        }
        let sites = || self.sites(|open, sieve| open.build_sites(seat, CATHEDRAL, sieve));
        let can = self.kingdoms[seat].tokens > 0 && !sites().is_empty();
        if can { Ok(()) } else { Err(Rule::NotPossible) }
    }
}

impl State {
    pub(crate) fn verdict_on_use(&self, power: Power, n_drawable: usize) -> Result<(), Rule> {
        self.open.verdict_on_holding(power)?;
        self.open.verdict_on_start(power, n_drawable)
    }

    /// Marks a power as used.
    pub(crate) fn use_up(&mut self, power: Power) {
        let seat = self.open.turn.seat;
        match power {
            Power::Location(location) => {
                let unused = self.open.usable_tiles(seat, location) & !self.open.turn.used;
                self.open.turn.used |= lowest(unused);
            }
            Power::RefugeBonus => self.open.turn.used_refuge_bonus = true,
            Power::CanoeBonus => self.open.turn.used_canoe_bonus = true,
            Power::Farmland => self.open.turn.used_farmland = true,
            Power::Cave => self.open.turn.used_cave = true,
            Power::Donation(_) | Power::Resettlement | Power::Sword => {
                let nomad = power.nomad().expect("a nomad tile");
                self.open.kingdoms[seat].nomads.remove(nomad as usize);
            }
            Power::Mandatory | Power::Silo => unreachable!("not used by a choice in the turn"),
        }
    }

    /// Asks for what a tile needs that the bazaar repeats.
    pub(crate) fn start_again<C: Chance, J: Journal<Event>>(
        &mut self,
        location: Location,
        chance: &mut C,
        journal: &mut J,
    ) {
        let power = Power::Location(location);
        if power == CATHEDRAL {
            let left = self.open.kingdoms[self.open.turn.seat].tokens;
            self.open.steps.push(Step::Build { power, left, is_first: true });
        } else {
            self.start(power, chance, journal);
        }
    }

    /// Asks for what a power needs.
    pub(crate) fn start<C: Chance, J: Journal<Event>>(
        &mut self,
        power: Power,
        chance: &mut C,
        journal: &mut J,
    ) {
        let seat = self.open.turn.seat;
        if power == FORT {
            let card = self.draw(chance, journal).expect("a card can be drawn");
            self.open.discards.add(card as usize);
            self.open.turn.fort = Some(card);
            journal.note(|| Event::DrewForFort { seat, card });
        }
        let step = match power.work() {
            Work::Build(left) => Step::Build { power, left, is_first: true },
            Work::Move(left) => Step::Lift { power, left, is_first: true },
            Work::Walls => Step::Wall { left: 2, is_first: true },
            Work::Scouts => {
                self.open.take_scouts_back();
                Step::Scout { left: self.open.setting.contents().scouts, is_first: true }
            }
            Work::Piece(piece) => Step::Piece { piece },
            Work::City => Step::City,
            Work::Temple => Step::Temple,
            Work::Sword => {
                let against = self.open.next_struck(seat).expect("somebody has a settlement");
                Step::Sword { against }
            }
            Work::Cathedral => Step::Cathedral,
            Work::ByItself | Work::Answer | Work::Again | Work::Passive => {
                unreachable!("not used by a choice in the turn")
            }
        };
        self.open.steps.push(step);
    }
}

/// The lowest bit of a mask.
fn lowest(mask: u16) -> u16 {
    mask & mask.wrapping_neg()
}
