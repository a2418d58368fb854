//! The map as the match would begin, small.

use super::parts;
use crate::boonlake::of_things;
use crate::face::SetUp;
use crate::reactive::Memo;
use crate::say::Say;
use boonlake::{Open, Position, Region, State};
use drawing::boonlake::{self as drawn, Chart, Cut};
use leptos::prelude::*;
use table::{Edition, newest_rules};

#[component]
pub(super) fn Preview(common: SetUp) -> impl IntoView {
    let say = Say::here();
    let map = Memo::new(move |_| {
        let edition = Edition { rules: newest_rules::<State>(), components: parts(common) };
        let start = Position::of_edition(common.n_players.get(), &edition);
        start.map(|start| map(say, &start.open)).unwrap_or_default()
    });
    view! {
        <figure class="preview">
            <svg
                class=format!("board-picture {}", drawn::round_class(false))
                viewBox=Cut::Wide.view_box()
                role="img"
                aria-label=say.the("set-up-map")
                inner_html=move || map.get()
            ></svg>
            <figcaption class="quiet">{say.the("set-up-map-hint")}</figcaption>
        </figure>
    }
}

/// The land with its first tiles and the ships at its start.
fn map(say: Say, open: &Open) -> String {
    let chart = Chart::new(Cut::Wide, open.parts());
    let mut map = drawn::land(chart) + &drawn::tiles(chart, open.map()) + &drawn::works(chart);
    map.extend(Region::ALL.iter().map(|&region| {
        let name = of_things(say, |speech| speech.region(region));
        drawn::label(chart, region, Some(&name))
    }));
    map.extend(drawn::standings(open).into_iter().map(|one| drawn::standing(chart, open, one)));
    map
}
