//! Who won, in a line.

use super::Table;
use crate::say::Say;
use leptos::prelude::*;
use table::Side;

/// Who won.
pub(super) fn headline(table: Table, say: Say) -> String {
    let found = table.moment(|moment| (moment.standings.winners(), moment.eyes));
    let Some((winners, me)) = found else { return String::new() };
    let names = table.names.get();
    let name = |side: &Side| names.get(side.index()).cloned().unwrap_or_default();
    match (&winners[..], me) {
        ([winner], Some(me)) if *winner == me => say.the("end-you-win"),
        ([winner], _) => say.with("end-winner", &[("name", name(winner).into())]),
        (winners, _) => {
            let names: Vec<String> = winners.iter().map(name).collect();
            let names = say.ask(|words| words.list(&names));
            say.with("end-tie", &[("names", names.into())])
        }
    }
}
