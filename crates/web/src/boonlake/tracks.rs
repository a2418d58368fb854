//! Both income tracks lying, with everybody's marker: where the map is cut too narrow to have them in
//! its frame.

use super::thing::Thing;
use super::{cut_of_window, sight_of, speech};
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::table::{Placed, Table};
use boonlake::Track;
use boonlake::components::TrackSpace;
use drawing::boonlake::{Cut, Icon, Owner, gift_icon, icon};
use leptos::prelude::*;
use table::Seat;

#[component]
pub(super) fn Tracks() -> impl IntoView {
    let cut = cut_of_window();
    let rows = || Track::ALL.iter().map(|&track| view! { <Row track/> }).collect_view();
    view! {
        <Show when=move || cut.get() != Cut::Wide>
            <div class="tracks">{rows()}</div>
        </Show>
    }
}

/// A track, and the step at which each seat is.
#[derive(Clone, PartialEq)]
struct Standing {
    spaces: Vec<TrackSpace>,
    steps: Vec<(Seat, u8)>,
    /// The same in words.
    told: String,
}

fn standing(table: Table, track: Track) -> Option<Standing> {
    let sight = sight_of(table)?;
    let open = sight.view.open();
    let told = table.tell(|teller| {
        let speech = speech(teller);
        let lines = sight.seats().map(|seat| speech.track_line(open, seat, track));
        let lines: Vec<String> = [speech.track(track)].into_iter().chain(lines).collect();
        lines.join(&teller.words.say("deal-and"))
    });
    Some(Standing {
        spaces: open.parts().boards.track(track).to_vec(),
        steps: sight.seats().map(|seat| (seat, open.player(seat).steps(track))).collect(),
        told,
    })
}

#[component]
fn Row(track: Track) -> impl IntoView {
    let table = Table::here();
    let standing = Memo::new(move |_| standing(table, track));
    move || {
        let Standing { spaces, steps, told } = standing.get()?;
        let spaces = spaces.into_iter().zip(0..).map(move |(space, step)| {
            let there = steps.iter().filter(|(_, at)| *at == step).map(|&(seat, _)| seat);
            let there: Vec<Seat> = there.collect();
            view! { <Space space there/> }
        });
        Some(view! {
            <Placed spot=Thing::Track(track).spot() class="track" label=told>
                <Drawing svg=icon(Icon::Track(track))/>
                {spaces.collect_view()}
            </Placed>
        })
    }
}

/// A space: what stepping onto it brings, on the line before it; the income there, and who is there.
#[component]
fn Space(space: TrackSpace, there: Vec<Seat>) -> impl IntoView {
    let gift = space.reward.map(|gift| {
        view! { <span class="track-gift"><Drawing svg=icon(gift_icon(gift))/></span> }
    });
    let vp = (space.vp > 0).then(|| {
        view! { <span class="track-vp">{space.vp}<Drawing svg=icon(Icon::Vp)/></span> }
    });
    let markers = there.into_iter().map(|seat| {
        view! { <span class="track-marker" data-seat=seat.index()><Drawing svg=icon(Icon::Mark(Owner::Seat(seat)))/></span> }
    });
    view! {
        <span class="track-space">
            {gift}
            <b>{space.income}</b>
            {vp}
            <span class="track-markers">{markers.collect_view()}</span>
        </span>
    }
}
