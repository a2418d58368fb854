//! A match that is opened anew, after much was taken back.

use games::{GAMES, Library};
use host::Host;
use protocol::{Code, Deed, Entry, Request, UndoRule};
use table::{QuickChance, Seat, Seed, Viewer};

const N_ENTRIES: u64 = 300;

/// All that can be seen of a match, by everybody.
fn seen(host: &Host) -> Vec<String> {
    let seats = Seat::all(host.n_seats()).map(Viewer::Seat);
    let all = seats.chain([Viewer::Watcher]).map(|viewer| {
        serde_json::to_string(&host.update(viewer, Some(0))).expect("updates can be written")
    });
    all.collect()
}

#[test]
fn what_was_taken_back_is_not_done_again_and_nobody_sees_a_difference() {
    let library = Library::default();
    for game in GAMES {
        let origin = Host::set_up(*game, "players=2", Seed::from_number(7), &library);
        let origin = origin.expect("possible options");
        let open =
            |log: &[Entry]| Host::open(*game, &origin, &library, UndoRule::Free, log.to_vec());
        let repeat =
            |log: &[Entry]| Host::repeat(*game, &origin, &library, UndoRule::Free, log.to_vec());
        let mut host = open(&[]).expect("a new match");
        let mut picks = QuickChance::new(3);
        let (mut log, mut n_undone) = (Vec::new(), 0);
        while let Some(seat) = host.to_act().filter(|_| host.number() < N_ENTRIES) {
            let update = host.update(Viewer::Seat(seat), None);
            let deed = match update.undoable {
                0 => Deed::act(update.legal[picks.below(update.legal.len())].clone()),
                undoable if picks.below(3) > 0 => Deed::Undo { actions: 1 + picks.below(undoable) },
                _ => Deed::act(update.legal[picks.below(update.legal.len())].clone()),
            };
            n_undone += usize::from(matches!(deed, Deed::Undo { .. }));
            let request =
                Request { key: update.number.to_string(), number: update.number, seat, deed };
            log.push(host.carry_out(&request).expect("it is possible"));
            assert_eq!(
                host.carry_out(&request).expect_err("once").code,
                Code::Doubled,
                "{}",
                game.name()
            );
        }
        assert!(n_undone > 20, "{}: {n_undone}", game.name());
        for mut again in [open(&log).expect("a log"), repeat(&log).expect("a log")] {
            assert_eq!(again.number(), host.number());
            assert_eq!(seen(&again), seen(&host), "{}", game.name());
            let last = log.last().expect("an entry").clone();
            let Entry { seat, key, deed } = last;
            let doubled = again.carry_out(&Request { key, number: again.number() - 1, seat, deed });
            assert_eq!(doubled.expect_err("it was done").code, Code::Doubled);
        }

        // Nobody plays again what is not there any more; whoever checks a log does.
        let mut forged = log.clone();
        let seat = Seat::FIRST;
        let entry = |deed| Entry { seat, key: "forged".into(), deed };
        forged.insert(0, entry(Deed::act("nonsense")));
        forged.insert(1, entry(Deed::Undo { actions: 1 }));
        assert_eq!(seen(&open(&forged).expect("it was taken back")).len(), 3);
        assert_eq!(repeat(&forged).err().map(|problem| problem.code), Some(Code::Damaged));
        forged.insert(0, entry(Deed::Undo { actions: 1 }));
        assert_eq!(open(&forged).err().map(|problem| problem.code), Some(Code::Damaged));
    }
}
