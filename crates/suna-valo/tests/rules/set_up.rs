//! Setting the table up.

use crate::scenario::seat;
use suna_valo::{Cast, Character, Gears, Options, State, Step};
use table::{Game, QuickChance, Seat, Silent, Viewer};

fn start(options: &str, number: u64) -> State {
    let options: Options = options.parse().expect("options");
    State::start(&options, &mut QuickChance::new(number), &mut Silent).expect("a match")
}

/// SV-1.1, SV-1.3, SV-1.5, SV-1.6, SV-1.7, SV-1.8
#[test]
fn the_table_is_laid() {
    for number in 0..50 {
        let state = start("", number);
        let open = state.open();
        assert_eq!((open.tree, state.n_seats(), open.farms.values().count()), (Seat::FIRST, 2, 2));
        assert_eq!((open.public_orders.len(), open.ship_orders.len()), (1, 1));
        assert_eq!(open.progress_tiles.len(), 5);
        assert_eq!((open.boxed_tiles.len(), open.end_tiles.len()), (3, 3));
        assert!((open.progress_tiles & open.boxed_tiles).is_empty());
        assert!(open.village.iter().all(Option::is_some));
        for farm in open.farms.values() {
            assert_eq!(farm.goods.to_string(), "G L F W E N");
            assert_eq!(farm.head[1].iter().flatten().count(), 1);
            assert_eq!((farm.standing.len(), farm.gears), (18, Gears::default()));
            assert!(farm.display.iter().all(Option::is_some));
        }
        let view = state.view(Viewer::Watcher);
        assert_eq!(view.n_deck(), 14, "23 cards less nine, whatever festivals came");
        assert!(open.specials.reveal_public && open.specials.reveal_ship);
    }
}

/// SV-1.10, SV-1.11, SV-1.9
#[test]
fn characters_are_dealt_and_chosen() {
    let state = start("characters=first", 4);
    let own = state.view(Viewer::Seat(seat(0))).dealt();
    assert_eq!(own.len(), 2);
    assert!(own.iter().all(|it| Character::FIRST_GAME.contains(&it)));
    assert!(state.view(Viewer::Watcher).dealt().is_empty());
    let theirs = state.view(Viewer::Seat(seat(1))).dealt();
    assert!((own & theirs).is_empty(), "nobody else is dealt the same");
    let not_dealt = theirs.iter().next().expect("a character");
    let refused = state.check(suna_valo::Action::Keep { character: not_dealt });
    assert_eq!(refused.expect_err("it is the other's").rule, "SV-1.11");

    let given = start("characters=gleaner,satchel", 4);
    assert_eq!(given.open().pending().map(|it| it.step), Some(Step::Prepare));
    assert_eq!(given.open().farms[seat(1)].character, Some(Character::Satchel));
    assert_eq!(Options::default().characters, Cast::All);
}
