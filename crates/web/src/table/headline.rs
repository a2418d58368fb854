//! Who won, in a line.

use super::Table;
use crate::say::Say;
use table::Side;

/// Who won.
pub(super) fn headline(table: Table, say: Say) -> String {
    let found = table.moment(|moment| (moment.standings.winners(), moment.eyes));
    let Some((winners, me)) = found else { return String::new() };
    let name = |side: &Side| table.side_name(*side);
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

/// Why somebody wins who has no more points than another.
pub(super) fn tie(table: Table, say: Say) -> Option<String> {
    let is_broken = table.moment(|moment| moment.standings.is_tie_broken()) == Some(true);
    is_broken.then(|| say.ask(|words| table.face.tie(words)))?
}
