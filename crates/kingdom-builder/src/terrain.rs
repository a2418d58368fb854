//! What the land is made of, and the cards that show it.

use table::named_enum;

named_enum! {
    /// The kinds of land.
    pub enum Terrain {
        /// Buildable.
        Grass = "grass",
        /// Buildable.
        Flower = "flower",
        /// Buildable.
        Forest = "forest",
        /// Buildable.
        Canyon = "canyon",
        /// Buildable.
        Desert = "desert",
        /// Buildable; only on Marshlands quadrants.
        Swamp = "swamp",
        /// Buildable, but on no card; only on Harvest quadrants.
        Farmland = "farmland",
        /// Not buildable.
        Water = "water",
        /// Not buildable.
        Mountain = "mountain",
    }
}

impl Terrain {
    /// The five terrains of the base game's cards.
    pub const BASE: [Terrain; 5] =
        [Terrain::Grass, Terrain::Flower, Terrain::Forest, Terrain::Canyon, Terrain::Desert];

    /// Whether one may build there without a special action.
    pub fn is_buildable(self) -> bool {
        match self {
            Terrain::Grass
            | Terrain::Flower
            | Terrain::Forest
            | Terrain::Canyon
            | Terrain::Desert
            | Terrain::Swamp
            | Terrain::Farmland => true,
            Terrain::Water | Terrain::Mountain => false,
        }
    }

    /// The letter used in the data files and in drawings.
    pub fn letter(self) -> char {
        match self {
            Terrain::Grass => 'G',
            Terrain::Flower => 'F',
            Terrain::Forest => 'T',
            Terrain::Canyon => 'C',
            Terrain::Desert => 'D',
            Terrain::Swamp => 'S',
            Terrain::Farmland => 'A',
            Terrain::Water => 'W',
            Terrain::Mountain => 'M',
        }
    }

    /// The terrain with this letter.
    pub fn from_letter(letter: char) -> Option<Terrain> {
        Terrain::ALL.iter().copied().find(|terrain| terrain.letter() == letter)
    }
}

named_enum! {
    /// A terrain card: one of the five base terrains, alone or beside a swamp.
    pub enum Card {
        /// Grass.
        Grass = "grass",
        /// Flower field.
        Flower = "flower",
        /// Forest.
        Forest = "forest",
        /// Canyon.
        Canyon = "canyon",
        /// Desert.
        Desert = "desert",
        /// Swamp or grass.
        SwampGrass = "swamp-grass",
        /// Swamp or flower field.
        SwampFlower = "swamp-flower",
        /// Swamp or forest.
        SwampForest = "swamp-forest",
        /// Swamp or canyon.
        SwampCanyon = "swamp-canyon",
        /// Swamp or desert.
        SwampDesert = "swamp-desert",
    }
}

impl Card {
    /// The base terrain it shows.
    pub fn base(self) -> Terrain {
        match self {
            Card::Grass | Card::SwampGrass => Terrain::Grass,
            Card::Flower | Card::SwampFlower => Terrain::Flower,
            Card::Forest | Card::SwampForest => Terrain::Forest,
            Card::Canyon | Card::SwampCanyon => Terrain::Canyon,
            Card::Desert | Card::SwampDesert => Terrain::Desert,
        }
    }

    /// Whether it shows a swamp too.
    pub fn has_swamp(self) -> bool {
        match self {
            Card::Grass | Card::Flower | Card::Forest | Card::Canyon | Card::Desert => false,
            Card::SwampGrass
            | Card::SwampFlower
            | Card::SwampForest
            | Card::SwampCanyon
            | Card::SwampDesert => true,
        }
    }

    /// What it shows.
    pub fn terrains(self) -> impl Iterator<Item = Terrain> {
        [self.base(), Terrain::Swamp].into_iter().take(if self.has_swamp() { 2 } else { 1 })
    }
}
