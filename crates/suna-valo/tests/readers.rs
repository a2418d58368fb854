//! Whatever is read is either refused with a reason or means what it says.

use suna_valo::State;

#[test]
fn every_reader_takes_any_input() {
    conformance::check_game_readers::<State>(4_000);
}
