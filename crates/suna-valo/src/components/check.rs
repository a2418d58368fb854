//! What must hold whatever is printed, so that a match can be played to its end.

use super::Components;
use super::read::{DeckCard, Special};
use crate::card::Era;
use crate::figure::{Figure, Spot};
use crate::track::Track;
use table::Faults;

/// How many cards the deck of each era has, the special ones among them.
const DECK: usize = 23;
/// So many cards are laid out when an era begins; a deck needs some more that can be bought.
const LAID_OUT: usize = 9;

/// The decks are as large as the rules say, and have the cards that end an era.
pub(super) fn decks(cards: &[DeckCard], faults: &mut Faults) {
    for &of_era in Era::ALL {
        let mut n_farm = 0;
        let mut n_special = [0; Special::ALL.len()];
        for card in cards {
            match card {
                DeckCard::Farm(sheet) if sheet.era == of_era => n_farm += 1,
                DeckCard::Special(era, kind) if *era == of_era => n_special[*kind as usize] += 1,
                DeckCard::Farm(_) | DeckCard::Special(..) => {}
            }
        }
        let n_cards = n_farm + n_special.iter().sum::<usize>();
        let [_, n_public, n_ship] = n_special;
        if n_cards != DECK || n_public != 1 || n_ship != 1 {
            faults.add(format!(
                "cards.txt: era {of_era} has {n_cards} cards; {DECK} are needed, with one \
                 reveal-public and one reveal-ship among them"
            ));
        } else if n_farm <= LAID_OUT {
            faults.add(format!(
                "cards.txt: era {of_era} has {n_farm} cards that can be bought, which are too few"
            ));
        }
    }
}

/// Each era has its festivals and orders, each kind of figure as many as the box.
pub(super) fn counts(components: &Components, faults: &mut Faults) {
    for &era in Era::ALL {
        let n_festivals = components.festivals(era).len();
        if n_festivals != 4 {
            faults.add(format!("festivals.txt: era {era} has {n_festivals}, not four festivals"));
        }
        let n_public = components.public_of(era).count();
        if n_public != 6 {
            faults.add(format!("orders.txt: era {era} has {n_public} public orders, not six"));
        }
        let n_ships = components.ships_of(era).count();
        if n_ships != 6 {
            faults.add(format!("ships.txt: era {era} has {n_ships} ship orders, not six"));
        }
    }
    for &figure in Figure::ALL {
        let n_figures = components.spots.iter().filter(|spot| spot.figure == figure).count();
        if n_figures != 6 {
            faults.add(format!("board.txt: 6 {figure}s are needed, not {n_figures}"));
        }
    }
}

/// Gears find their way from the start to the top, and tiles lie where a gear can come.
pub(super) fn tracks(components: &Components, faults: &mut Faults) {
    for &track in Track::ALL {
        let n_spaces = components.track(track).len();
        if n_spaces < 2 {
            faults.add(format!("board.txt: the {track} track needs two spaces at least"));
            return;
        }
        let top = components.top(track);
        let spots = match track {
            Track::Left => Spot::LEFT,
            Track::Right => Spot::RIGHT,
        };
        for spot in spots {
            let blocker = components.spot(spot).blocks.expect("a place on a track");
            let is_first = components.blocker(track, blocker.space).is_some_and(|it| it.0 == spot);
            let highest = if blocker.around > 0 { top - 1 } else { top };
            if !(1..=highest).contains(&blocker.space) || !is_first {
                faults.add(format!(
                    "board.txt: {spot} cannot stand on space {} of the {track} track",
                    blocker.space
                ));
            }
            if track == Track::Left && blocker.around > 0 {
                faults.add(format!("board.txt: {spot}: no way leads around on the left track"));
            }
        }
    }
    let notches = components.progress_notches.iter().copied().chain([components.end_notch]);
    let notches: Vec<u8> = notches.collect();
    for (index, space) in notches.iter().enumerate() {
        let is_there = (1..=components.top(Track::Right)).contains(space);
        let is_free = components.blocker(Track::Right, *space).is_none();
        if !is_there || !is_free || notches[..index].contains(space) {
            faults.add(format!("board.txt: no tile can lie at space {space} of the right track"));
        }
    }
}
