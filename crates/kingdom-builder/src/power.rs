//! What lets a player build, move or place something.

use crate::location::{Location, Nomad};
use crate::terrain::Terrain;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;
use table::ParseError;

/// What lets a player build, move or place something.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Power {
    /// The mandatory action.
    Mandatory,
    /// A location tile.
    Location(Location),
    /// The bonus for both refuge tiles.
    RefugeBonus,
    /// The bonus for both canoe tiles.
    CanoeBonus,
    /// A donation tile of the nomads.
    Donation(Terrain),
    /// A resettlement tile of the nomads.
    Resettlement,
    /// A sword tile of the nomads.
    Sword,
    /// The farmland action, open to all.
    Farmland,
    /// The cave action, open to all.
    Cave,
    /// A silo, after the last round.
    Silo,
}

impl Power {
    /// How many powers there are beside location tiles.
    pub(crate) const N_BESIDE_LOCATIONS: usize = 13;

    /// The powers one may use in a turn that are not location tiles.
    pub const BESIDE_LOCATIONS: [Power; Power::N_BESIDE_LOCATIONS] = [
        Power::RefugeBonus,
        Power::CanoeBonus,
        Power::Donation(Terrain::Grass),
        Power::Donation(Terrain::Flower),
        Power::Donation(Terrain::Forest),
        Power::Donation(Terrain::Canyon),
        Power::Donation(Terrain::Desert),
        Power::Donation(Terrain::Water),
        Power::Donation(Terrain::Mountain),
        Power::Resettlement,
        Power::Sword,
        Power::Farmland,
        Power::Cave,
    ];

    /// The nomad tile it uses up, if it is one.
    pub fn nomad(self) -> Option<Nomad> {
        Some(match self {
            Power::Donation(terrain) => match terrain {
                Terrain::Grass => Nomad::DonationGrass,
                Terrain::Flower => Nomad::DonationFlower,
                Terrain::Forest => Nomad::DonationForest,
                Terrain::Canyon => Nomad::DonationCanyon,
                Terrain::Desert => Nomad::DonationDesert,
                Terrain::Water => Nomad::DonationWater,
                Terrain::Mountain => Nomad::DonationMountain,
                Terrain::Swamp | Terrain::Farmland => return None,
            },
            Power::Resettlement => Nomad::Resettlement,
            Power::Sword => Nomad::Sword,
            Power::Mandatory
            | Power::Location(_)
            | Power::RefugeBonus
            | Power::CanoeBonus
            | Power::Farmland
            | Power::Cave
            | Power::Silo => return None,
        })
    }

    /// Whether what it builds or moves must be adjacent if possible, so that an outpost frees it.
    pub fn has_usual_adjacency(self) -> bool {
        match self {
            Power::Location(location) => location.has_usual_adjacency(),
            Power::Mandatory | Power::CanoeBonus | Power::Donation(_) => true,
            Power::RefugeBonus | Power::Resettlement | Power::Sword => false,
            Power::Farmland | Power::Cave | Power::Silo => false,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Power::Mandatory => "mandatory",
            Power::Location(location) => location.name(),
            Power::RefugeBonus => "refuge-bonus",
            Power::CanoeBonus => "canoe-bonus",
            Power::Farmland => "farmland",
            Power::Cave => "cave",
            Power::Silo => "silo",
            Power::Donation(_) | Power::Resettlement | Power::Sword => {
                self.nomad().expect("a nomad tile").name()
            }
        }
    }
}

/// The cathedral, which builds for tokens.
pub(crate) const CATHEDRAL: Power = Power::Location(Location::Cathedral);
/// The fort, which builds on a card drawn for it.
pub(crate) const FORT: Power = Power::Location(Location::Fort);
/// The canoe, which builds when a location runs empty.
pub(crate) const CANOE: Power = Power::Location(Location::Canoe);

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Power {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Power {
    /// Reads any power, also those that a player cannot use by name.
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Power, D::Error> {
        let text = String::deserialize(reader)?;
        let unnamed = [Power::Mandatory, Power::Silo];
        match unnamed.into_iter().find(|power| power.name() == text) {
            Some(power) => Ok(power),
            None => text.parse().map_err(de::Error::custom),
        }
    }
}

impl FromStr for Power {
    type Err = ParseError;

    /// Reads the powers that a player can use by name.
    fn from_str(text: &str) -> Result<Power, ParseError> {
        if let Ok(location) = text.parse() {
            return Ok(Power::Location(location));
        }
        Power::BESIDE_LOCATIONS.into_iter().find(|power| power.name() == text).ok_or_else(|| {
            ParseError(format!("`{text}` is no location, bonus, nomad tile, farmland or cave"))
        })
    }
}
