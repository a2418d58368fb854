//! The tiles that say what the Wise Eminence does.

use table::{members, named_enum};

named_enum! {
    /// A solo tile; those of type B are the stronger ones.
    pub enum SoloTile {
        /// Type A, the first.
        A1 = "a1",
        /// Type A, the second.
        A2 = "a2",
        /// Type A, the third.
        A3 = "a3",
        /// Type A, the fourth.
        A4 = "a4",
        /// Type A, the fifth.
        A5 = "a5",
        /// Type B, the first.
        B1 = "b1",
        /// Type B, the second.
        B2 = "b2",
        /// Type B, the third.
        B3 = "b3",
        /// Type B, the fourth.
        B4 = "b4",
        /// Type B, the fifth.
        B5 = "b5",
    }
}
members!(SoloTile);

impl SoloTile {
    /// Whether it is of type B.
    pub const fn is_b(self) -> bool {
        match self {
            SoloTile::A1 | SoloTile::A2 | SoloTile::A3 | SoloTile::A4 | SoloTile::A5 => false,
            SoloTile::B1 | SoloTile::B2 | SoloTile::B3 | SoloTile::B4 | SoloTile::B5 => true,
        }
    }
}
