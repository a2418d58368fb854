//! Setting the table up.

use crate::card::{Cards, Era};
use crate::event::Event;
use crate::farm::Farm;
use crate::kinds::{Character, Characters, EndTile, EndTiles, ProgressTile, ProgressTiles};
use crate::options::Cast;
use crate::state::{Open, SEATS, Setting, Specials, State};
use crate::step::{Step, Steps};
use arrayvec::ArrayVec;
use std::sync::Arc;
use table::{BySeat, Chance, Faults, Journal, Seat, Setup, Urn};
use table::{Member, Set};

/// So many progress tiles lie open.
const PROGRESS_TILES: usize = 5;
/// So many end tiles lie open.
const END_TILES: usize = 3;
/// Each seat chooses from so many characters.
const CHARACTERS: usize = 2;

impl Open {
    /// The table before anything is dealt.
    pub(crate) fn new(setting: Setting) -> Open {
        Open {
            setting,
            era: Era::One,
            tree: Seat::FIRST,
            active: Seat::FIRST,
            turn: 0,
            extra_turns: 0,
            is_era_ending: false,
            village: [None; 3],
            farms: BySeat::from_fn(|_| Farm::new()),
            public_orders: ArrayVec::new(),
            ship_orders: ArrayVec::new(),
            progress_tiles: Set::EMPTY,
            boxed_tiles: Set::EMPTY,
            end_tiles: Set::EMPTY,
            discards: Cards::EMPTY,
            specials: Specials::default(),
            is_swapped: false,
            steps: Steps::new(),
        }
    }
}

impl State {
    /// Sets the table up, up to the first choice.
    pub(crate) fn set_up<C: Chance, J: Journal<Event>>(
        setup: &Setup<State>,
        chance: &mut C,
        journal: &mut J,
    ) -> Result<State, Faults> {
        let Setup { edition, options } = setup;
        options.check()?;
        let mut state = State {
            open: Open::new(Setting {
                rules: edition.rules,
                components: Arc::clone(&edition.components),
                festival_ships_remove: options.festival_ships_remove,
            }),
            deck: Cards::EMPTY,
            festivals: Cards::EMPTY,
            hands: BySeat::default(),
            dealt: BySeat::default(),
            undealt: Characters::EMPTY,
        };
        let mut progress: ProgressTiles = ProgressTile::ALL.iter().copied().collect();
        state.open.progress_tiles = deal("progress tile", &mut progress, PROGRESS_TILES, chance);
        state.open.boxed_tiles = progress;
        let mut end_tiles: EndTiles = EndTile::ALL.iter().copied().collect();
        state.open.end_tiles = deal("end tile", &mut end_tiles, END_TILES, chance);
        state.begin_era(Era::One, chance, journal);

        let seats = || Seat::all(SEATS).rev();
        state.open.push(Seat::FIRST, Step::BeginTurn);
        seats().for_each(|seat| state.open.push(seat, Step::Prepare));
        match options.characters {
            Cast::Given(characters) => {
                for (seat, character) in Seat::all(SEATS).zip(characters) {
                    state.open.farm_mut(seat).character = Some(character);
                    journal.note(|| Event::Kept { seat, character });
                }
            }
            Cast::All | Cast::FirstGame => {
                state.undealt = options.dealt_from();
                for dealt in state.dealt.values_mut() {
                    *dealt = deal("character", &mut state.undealt, CHARACTERS, chance);
                }
                seats().for_each(|seat| state.open.push(seat, Step::Character));
            }
        }
        state.settle(chance, journal);
        Ok(state)
    }
}

/// Takes so many out of a pile, by chance.
pub(crate) fn deal<T: Member + ToString, C: Chance>(
    what: &'static str,
    pile: &mut Set<T>,
    count: usize,
    chance: &mut C,
) -> Set<T> {
    (0..count)
        .map(|_| {
            let items: ArrayVec<T, 32> = pile.iter().collect();
            let counts = [1; 32];
            let name = |kind: usize| items[kind].to_string();
            let urn = Urn { what, counts: &counts[..items.len()], name: &name };
            let item = items[chance.draw(&urn)];
            pile.remove(item);
            item
        })
        .collect()
}

/// A seat's character, if it has been chosen already, as a set.
pub(crate) fn chosen(character: Option<Character>) -> Characters {
    character.into_iter().collect()
}

/// How many characters each seat is dealt.
pub(crate) const fn n_dealt() -> usize {
    CHARACTERS
}
