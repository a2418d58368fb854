//! What the table does by itself because somebody likes it so: it ends turns, lets computers hurry,
//! and sounds.

use super::{Place, Table};
use crate::face::{Moment, Role};
use crate::settings::{Settings, TurnEnd};
use crate::sound::Sound;
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// So long one sees one's last piece before a turn ends by itself.
const A_LOOK: Duration = Duration::from_millis(700);

/// Follows what one likes for as long as the table is shown.
pub(super) fn follow(table: Table, settings: Settings) {
    end_turns(table, settings);
    keep_pace(table, settings);
    sound(table, settings);
}

/// Whether nothing is left to do but to end the turn.
fn is_done(moment: &Moment) -> bool {
    matches!(&moment.choices[..], [only] if only.role == Role::End)
}

fn end_turns(table: Table, settings: Settings) {
    Effect::new(move || {
        table.is_sure.set(false);
        let Some(sight) = table.sight.get() else { return };
        let wants_it = settings.turn_end.get() == TurnEnd::ByItself;
        if !wants_it || !is_done(sight.moment()) || table.passing.is_on() {
            return;
        }
        let end = move || {
            let now = table.sight.try_get_untracked().flatten();
            // Something was taken back meanwhile, or the page is gone.
            if now.is_some_and(|now| Arc::ptr_eq(&now, &sight)) {
                table.end();
            }
        };
        set_timeout(end, if settings.moves() { A_LOOK } else { Duration::ZERO });
    });
}

/// Computers at this screen play as fast as one likes; at once while one skips their turns.
fn keep_pace(table: Table, settings: Settings) {
    if table.place != Place::Browser {
        return;
    }
    Effect::new(move || {
        if table.moment(Moment::is_my_turn) == Some(true) {
            table.is_skipping.set(false);
        }
    });
    Effect::new(move || {
        let pace = settings.pace.get();
        settings.is_still.track();
        let waits = settings.moves() && !table.is_skipping.get();
        table.line.set_pause(if waits { pace.pause() } else { Duration::ZERO });
    });
}

fn sound(table: Table, settings: Settings) {
    Effect::new(move |before: Option<Option<(bool, bool)>>| {
        let now = table.moment(|moment| (moment.is_my_turn(), moment.is_over()));
        let heard = match (before.flatten(), now) {
            (Some((_, false)), Some((_, true))) => Some(Sound::End),
            (Some((false, _)), Some((true, _))) => Some(Sound::YourTurn),
            _ => None,
        };
        if let Some(heard) = heard.filter(|_| settings.has_sound.get_untracked()) {
            heard.play(0);
        }
        now
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face::{Choice, Spot};
    use table::{Seat, Standings};

    fn moment(roles: &[Role]) -> Moment {
        let choice = |role: &Role| Choice { action: String::new(), role: *role, group: None };
        Moment {
            number: 1,
            eyes: Some(Seat::FIRST),
            to_act: Some(Seat::FIRST),
            n_seats: 2,
            undoable: 1,
            choices: roles.iter().map(choice).collect(),
            standings: Standings::new(2),
        }
    }

    #[test]
    fn a_turn_ends_by_itself_only_when_nothing_else_can_be_done() {
        assert!(is_done(&moment(&[Role::End])));
        assert!(!is_done(&moment(&[])), "somebody else is asked");
        assert!(!is_done(&moment(&[Role::End, Role::Use])), "a tile could be used");
        assert!(!is_done(&moment(&[Role::At(Spot(3))])), "the last place must be built on");
    }
}
