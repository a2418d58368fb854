//! What is in the box beside the boards.

use crate::location::Nomad;
use crate::state::{Cards, Nomads};
use crate::terrain::Card;
use table::data::{Entry, read_entries};
use table::{Canon, Faults, Pile, named_enum};

/// The counts of everything that is not printed on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoxContents {
    /// Terrain cards of each kind.
    pub cards: Cards,
    /// Nomad tiles of each kind.
    pub nomads: Nomads,
    /// Settlements of each player.
    pub settlements: u8,
    /// Warriors of each player.
    pub warriors: u8,
    /// Stone walls.
    pub walls: u8,
    /// Scouts.
    pub scouts: u8,
    /// Tiles on each location hex.
    pub tiles_per_location: u8,
}

named_enum! {
    /// What is counted by pieces.
    pub enum Counted {
        /// Of each player.
        Settlement = "settlement",
        /// Of each player.
        Warrior = "warrior",
        /// Of each player, exactly one.
        Wagon = "wagon",
        /// Of each player, exactly one.
        Ship = "ship",
        /// Of each player, exactly one.
        City = "city",
        /// Of all together.
        Wall = "wall",
        /// Of all together.
        Scout = "scout",
    }
}

impl Counted {
    /// The most there can be.
    fn bound(self) -> u8 {
        match self {
            Counted::Settlement => 60,
            Counted::Warrior => 2,
            Counted::Wagon | Counted::Ship | Counted::City => 1,
            Counted::Wall => 250,
            Counted::Scout => 2,
        }
    }

    /// The fewest there can be.
    fn least(self) -> u8 {
        match self {
            Counted::Settlement => 3,
            Counted::Wagon | Counted::Ship | Counted::City => 1,
            Counted::Warrior | Counted::Wall | Counted::Scout => 0,
        }
    }
}

impl BoxContents {
    /// All counts, each by its name.
    pub(super) fn meaning(&self, canon: &mut Canon) {
        for &card in Card::ALL {
            canon.line("card", [card.name(), &self.cards.count(card as usize).to_string()]);
        }
        for &nomad in Nomad::ALL {
            canon.line("nomad", [nomad.name(), &self.nomads.count(nomad as usize).to_string()]);
        }
        canon.line("settlements", [self.settlements]);
        canon.line("warriors", [self.warriors]);
        canon.line("walls", [self.walls]);
        canon.line("scouts", [self.scouts]);
        canon.line("tiles", [self.tiles_per_location]);
    }
}

/// What was counted so far; `None` where nothing was said yet.
#[derive(Default)]
struct Counts {
    cards: [Option<u8>; Card::ALL.len()],
    nomads: [Option<u8>; Nomad::ALL.len()],
    pieces: [Option<u8>; Counted::ALL.len()],
    tiles: Option<u8>,
}

/// Reads the data file; `None` if anything in it is wrong.
pub(super) fn read(file: &str, text: &str, faults: &mut Faults) -> Option<BoxContents> {
    let n_faults = faults.0.len();
    let mut counts = Counts::default();
    for entry in read_entries(file, text, faults) {
        read_entry(&entry, &mut counts, faults);
    }
    let mut missing = |what: &str, kind: &str| {
        faults.add(format!("{file}: `{what} | {kind}` is missing"));
    };
    for (card, _) in Card::ALL.iter().zip(counts.cards).filter(|(_, count)| count.is_none()) {
        missing("card", card.name());
    }
    for (nomad, _) in Nomad::ALL.iter().zip(counts.nomads).filter(|(_, count)| count.is_none()) {
        missing("nomad", nomad.name());
    }
    for (piece, _) in Counted::ALL.iter().zip(counts.pieces).filter(|(_, count)| count.is_none()) {
        missing("piece", piece.name());
    }
    if counts.tiles.is_none() {
        missing("tile", "location");
    }
    if faults.0.len() > n_faults {
        return None;
    }
    let count = |piece: Counted| counts.pieces[piece as usize].unwrap_or(0);
    Some(BoxContents {
        cards: Pile::new(counts.cards.map(Option::unwrap_or_default)),
        nomads: Pile::new(counts.nomads.map(Option::unwrap_or_default)),
        settlements: count(Counted::Settlement),
        warriors: count(Counted::Warrior),
        walls: count(Counted::Wall),
        scouts: count(Counted::Scout),
        tiles_per_location: counts.tiles.unwrap_or(0),
    })
}

fn read_entry(entry: &Entry<'_>, counts: &mut Counts, faults: &mut Faults) {
    let Some([kind, number]) = entry.values(["kind", "number"], faults) else { return };
    let Some(number) = entry.number::<u8>(number, faults) else { return };
    let place = match entry.name() {
        "card" => entry.parse::<Card>(kind, faults).map(|kind| &mut counts.cards[kind as usize]),
        "nomad" => entry.parse::<Nomad>(kind, faults).map(|kind| &mut counts.nomads[kind as usize]),
        "piece" => {
            read_piece(entry, kind, number, faults).map(|piece| &mut counts.pieces[piece as usize])
        }
        "tile" if kind == "location" && (1..=10).contains(&number) => Some(&mut counts.tiles),
        "tile" => {
            entry.fault(faults, "each location hex has one to ten tiles: `tile | location | 2`");
            None
        }
        other => {
            entry.fault(faults, format!("`{other}` is no card, nomad, piece or tile"));
            None
        }
    };
    let Some(place) = place else { return };
    if place.replace(number).is_some() {
        entry.fault(faults, format!("`{} | {kind}` is there twice", entry.name()));
    }
}

/// The piece that is counted, if there may be so many of it.
fn read_piece(entry: &Entry<'_>, kind: &str, number: u8, faults: &mut Faults) -> Option<Counted> {
    let Ok(piece) = kind.parse::<Counted>() else {
        let names: Vec<&str> = Counted::ALL.iter().map(|piece| piece.name()).collect();
        let names = names.join(", ");
        entry.fault(faults, format!("there is no piece `{kind}`; there are {names}"));
        return None;
    };
    let (least, bound) = (piece.least(), piece.bound());
    if least == bound && number != bound {
        entry.fault(faults, format!("{bound} {piece} is needed, not {number}"));
        return None;
    }
    if number < least {
        entry.fault(faults, format!("at least {least} of `{piece}` are needed, not {number}"));
        return None;
    }
    if number > bound {
        entry.fault(faults, format!("at most {bound} of `{piece}` are possible, not {number}"));
        return None;
    }
    Some(piece)
}
