//! Characters, orders and bot tiles, by the numbers they have in the printed rules.

use crate::column::Column;
use crate::set::{Set, member};
use table::named_enum;

named_enum! {
    /// The characters; what each one does is told in docs/rules/suna-valo.md, section 17.
    #[expect(missing_docs, reason = "the numbers of the cards")]
    pub enum Character {
        C01 = "C01", C02 = "C02", C03 = "C03", C04 = "C04",
        C05 = "C05", C06 = "C06", C07 = "C07", C08 = "C08",
    }
}

impl Character {
    /// Those recommended for a first match.
    pub const FIRST_GAME: [Character; 4] =
        [Character::C01, Character::C03, Character::C05, Character::C07];
}

/// Some of the characters.
pub type Characters = Set<Character>;

named_enum! {
    /// The orders that both seats can deliver to.
    #[expect(missing_docs, reason = "the numbers of the cards")]
    pub enum PublicOrder {
        P01 = "P01", P02 = "P02", P03 = "P03", P04 = "P04", P05 = "P05", P06 = "P06",
        P07 = "P07", P08 = "P08", P09 = "P09", P10 = "P10", P11 = "P11", P12 = "P12",
        P13 = "P13", P14 = "P14", P15 = "P15", P16 = "P16", P17 = "P17", P18 = "P18",
    }
}

named_enum! {
    /// The orders that ships fulfil; what each one does is in `effects/ships.rs`.
    #[expect(missing_docs, reason = "the numbers of the cards")]
    pub enum ShipOrder {
        S01 = "S01", S02 = "S02", S03 = "S03", S04 = "S04", S05 = "S05", S06 = "S06",
        S07 = "S07", S08 = "S08", S09 = "S09", S10 = "S10", S11 = "S11", S12 = "S12",
        S13 = "S13", S14 = "S14", S15 = "S15", S16 = "S16", S17 = "S17", S18 = "S18",
    }
}

named_enum! {
    /// The bot tiles that help during play.
    #[expect(missing_docs, reason = "the numbers of the tiles")]
    pub enum ProgressTile {
        BF01 = "BF01", BF02 = "BF02", BF03 = "BF03", BF04 = "BF04",
        BF05 = "BF05", BF06 = "BF06", BF07 = "BF07", BF08 = "BF08",
    }
}

impl ProgressTile {
    /// The column that makes it work.
    pub const fn column(self) -> Column {
        match self {
            ProgressTile::BF01 => Column::Flowers,
            ProgressTile::BF02 => Column::Plants,
            ProgressTile::BF03 | ProgressTile::BF04 => Column::Pastures,
            ProgressTile::BF05 => Column::Discoveries,
            ProgressTile::BF06 => Column::Dock,
            ProgressTile::BF07 | ProgressTile::BF08 => Column::Orders,
        }
    }
}

/// Some of the progress tiles.
pub type ProgressTiles = Set<ProgressTile>;

named_enum! {
    /// The bot tiles that give points at the end.
    #[expect(missing_docs, reason = "the numbers of the tiles")]
    pub enum EndTile {
        BE01 = "BE01", BE02 = "BE02", BE03 = "BE03", BE04 = "BE04",
        BE05 = "BE05", BE06 = "BE06", BE07 = "BE07", BE08 = "BE08",
    }
}

/// Some of the end tiles.
pub type EndTiles = Set<EndTile>;

member!(Character, PublicOrder, ShipOrder, ProgressTile, EndTile);
