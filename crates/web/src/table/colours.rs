//! One's own pieces in the colour one likes; whose colour that is gets the other.

use super::Table;
use crate::settings::{N_COLOURS, Settings};
use leptos::html::Main;
use leptos::prelude::*;

/// Colours the seats of a table as the one who looks likes it.
pub(super) fn follow(table: Table, main: NodeRef<Main>) {
    let settings = Settings::here();
    Effect::new(move || {
        let (Some(main), Some(prefix)) = (main.get(), table.face.colours()) else { return };
        let me = table.eyes.get().map(table::Seat::index);
        let style = web_sys::HtmlElement::style(&main);
        for seat in 0..N_COLOURS {
            let colour = shown(seat, me, settings.colour.get());
            for part in ["", "-mark"] {
                let name = format!("--seat-{}{part}", seat + 1);
                let set = match colour == seat {
                    true => style.remove_property(&name).map(drop),
                    false => {
                        style.set_property(&name, &format!("var({prefix}{}{part})", colour + 1))
                    }
                };
                set.expect("a style can be set");
            }
        }
    });
}

/// The seat in whose colour a seat is shown.
fn shown(seat: usize, me: Option<usize>, wanted: Option<usize>) -> usize {
    match (me, wanted) {
        (Some(me), Some(wanted)) if seat == me => wanted,
        (Some(me), Some(wanted)) if seat == wanted => me,
        _ => seat,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_seats_share_a_colour() {
        let choices = |n: usize| (0..n).map(Some).chain([None]);
        for me in choices(N_COLOURS) {
            for wanted in choices(N_COLOURS) {
                let mut colours: Vec<usize> =
                    (0..N_COLOURS).map(|seat| shown(seat, me, wanted)).collect();
                if let (Some(me), Some(wanted)) = (me, wanted) {
                    assert_eq!(colours[me], wanted);
                }
                colours.sort_unstable();
                assert!(colours.into_iter().eq(0..N_COLOURS));
            }
        }
    }
}
