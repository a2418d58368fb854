//! The pictures on the seals of the locations. Each has its own silhouette, so that it is told
//! apart by shape alone and when small.

use super::symbol::{symbol, used};
use kingdom_builder::Location;

/// The id of a location's seal.
pub(crate) fn location_id(location: Location) -> String {
    format!("location-{location}")
}

/// All location symbols, and the seal they share.
pub(crate) fn location_symbols() -> String {
    let seal = r#"<circle class="kb-rim" r="17.5"/><circle class="kb-paper" r="15.4"/><circle class="kb-rim-line" r="14.2"/>"#;
    let mut symbols = symbol("seal", seal);
    for &location in Location::ALL {
        symbols += &symbol(&location_id(location), &(used("seal") + picture(location)));
    }
    symbols
}

fn picture(location: Location) -> &'static str {
    match location {
        // A crystal ball on its foot.
        Location::Oracle => {
            r#"<path class="kb-ink" d="M-7 10.5l2.4-5h9.2l2.4 5z"/><circle class="kb-violet" cy="-2.2" r="8.2"/><path class="kb-light-fill" d="M0-7.6l1.4 3.8l3.8 1.6l-3.8 1.6l-1.4 3.8l-1.4-3.8l-3.8-1.6l3.8-1.6z"/>"#
        }
        // A farmhouse in the grass.
        Location::Farm => {
            r#"<path class="kb-red" d="M0-10L-8.6-3.4L-6.4-3.4V7.5H6.4V-3.4H8.6z"/><path class="kb-paper" d="M-2.4 7.5V1h4.8v6.5zM-1.5-4.4h3v3h-3z"/><path class="kb-green-line" d="M-11 9.6h22M-9.5 9v-4M-11 9l-1-3M9.5 9v-4M11 9l1-3"/>"#
        }
        // A mug with foam.
        Location::Tavern => {
            r#"<path class="kb-line" d="M5.5-2.5h3.2q2 0 2 2v4q0 2-2 2H5.5"/><path class="kb-gold" d="M-7-5H5.6V10H-7z"/><path class="kb-line" d="M-7-5H5.6V10H-7zM-3-.5v6.5M1.6-.5v6.5"/><path class="kb-foam" d="M-8-3.6q-2.2-4 1.8-5.4q1.2-3 4.6-1.8q3.4-2 5.2 1q4.4.2 2.8 5z"/>"#
        }
        // A tall round tower.
        Location::Tower => {
            r#"<path class="kb-ink" d="M-7-11h3.2v2.6h2.2V-11h3.2v2.6h2.2V-11H7v6.2l-2 1.8L6 10.5H-6L-5-3l-2-1.8z"/><path class="kb-paper" d="M-1.2-1.5h2.4v4.6h-2.4zM-2 10.5V7.6a2 2 0 0 1 4 0v2.9z"/>"#
        }
        // An anchor.
        Location::Harbor => {
            r#"<path class="kb-bold" d="M0-5.4V9.6M-4.6-2.2h9.2M-9.4 2.6q.6 7 9.4 7.4q8.8-.4 9.4-7.4"/><circle class="kb-line" cy="-8" r="2.6"/><path class="kb-ink" d="M-12 4.6l2.2-5l3.4 4zM12 4.6l-2.2-5l-3.4 4z"/>"#
        }
        // A horseshoe.
        Location::Paddock => {
            r#"<path class="kb-ink" d="M-4.2 10.5H-9l.6-2.6Q-12.6-9.8 0-10.6Q12.6-9.8 8.4 7.9l.6 2.6H4.2V7.6Q8.6-6 0-6.2Q-8.6-6 -4.2 7.6z"/><path class="kb-studs" d="M-7.6-3.4h0M-7.4 2.2h0M7.6-3.4h0M7.4 2.2h0M-4.6-7.4h0M4.6-7.4h0"/>"#
        }
        // A broad barn with a crossed door.
        Location::Barn => {
            r#"<path class="kb-wood" d="M0-10.5L-7.6-7L-10.6-.6V9.5H10.6V-.6L7.6-7z"/><path class="kb-paper" d="M-5 9.5V.4H5V9.5zM-1.8-6.6h3.6v3.4h-3.6z"/><path class="kb-line" d="M-5 .4L5 9.5M5 .4L-5 9.5M-5 .4H5V9.5H-5z"/>"#
        }
        // A palm tree.
        Location::Oasis => {
            r#"<path class="kb-wood-line" d="M-1.6 9.8Q2 3.4.6-4"/><path class="kb-green-bold" d="M.6-4.4q-5-5-10.4-.6M.6-4.4q4.4-5.6 10-1.4M.6-4.4q-6-1-8.4 4.6M.6-4.4q6-.4 7.6 5.2M.6-4.4q-2-4.6-5.6-6M.6-4.4q.8-5 5-6.4"/><path class="kb-blue" d="M-9.5 10a9.5 2.4 0 0 0 19 0a9.5 1.6 0 0 0-19 0z"/>"#
        }
        // Hewn blocks.
        Location::Quarry => {
            r#"<path class="kb-stone" d="M-5.6-9.4h11.2v8.4H-5.6zM-11.4 0h11v9h-11zM.6 0h11v9h-11z"/><path class="kb-line" d="M-5.6-9.4h11.2v8.4H-5.6zM-11.4 0h11v9h-11zM.6 0h11v9h-11zM-3-6.4h3M-8.8 3h3M3.2 3h3"/>"#
        }
        // A camel.
        Location::Caravan => {
            r#"<path class="kb-wood" d="M-10.6 10.4V2.6Q-11.6-2-7.4-2.6Q-6.4-8.4-3.4-8.2Q-.8-8-.2-3.6Q1-7.8 3-7.2Q4.6-6.6 4.4-3.2Q6.6-2.4 7-5L7.2-8.6Q7.4-10.6 9.4-10.4L12.6-9.2V-7.2L9.8-7Q10.4 1.6 6 2.6V10.4H4V4H-6.4L-7 10.4H-9V4z"/>"#
        }
        // Three houses.
        Location::Village => {
            r#"<path class="kb-red" d="M0-11L-5.6-5.6V1H5.6V-5.6zM-6.6-1.4L-12 3.6V9.6H-1.4V3.6zM6.6-1.4L1.4 3.6V9.6H12V3.6z"/><path class="kb-paper" d="M-1.3-3.6h2.6V-.6h-2.6zM-8 5.4h2.6v4.2H-8zM5.4 5.4H8v4.2H5.4z"/>"#
        }
        // One great flower.
        Location::Garden => {
            r#"<path class="kb-green-line" d="M0 11V1M0 9.6Q-7.6 9.4-8 3.6Q-2 4 0 9.6Q7.6 9.4 8 3.6Q2 4 0 9.6"/><g class="kb-pink"><circle cx="-4.8" cy="-5" r="3.7"/><circle cx="4.8" cy="-5" r="3.7"/><circle cy="-8.4" r="3.7"/><circle cx="-3" cy="0" r="3.7"/><circle cx="3" cy="0" r="3.7"/></g><circle class="kb-gold" cy="-3.8" r="2.9"/>"#
        }
        // A lighthouse with its beam.
        Location::Lighthouse => {
            r#"<path class="kb-gold" d="M2.6-7.4L12.4-11V-2zM-2.6-7.4L-12.4-11V-2z"/><path class="kb-ink" d="M-3.4-9.6L0-12.4L3.4-9.6zM-3-4.6h6L5 10.6H-5zM-2.4-9h4.8v3.6h-4.8z"/><path class="kb-paper" d="M-3.4-1.4h6.8L3.8 1.8h-7.6zM-4.2 5h8.4L4.6 8h-9.2z"/>"#
        }
        // An axe in a log.
        Location::ForestersLodge => {
            r#"<path class="kb-wood-line" d="M7.4-10L-3.4 4.4"/><path class="kb-ink" d="M-8.4 1.2Q-9.4-5.4-3.6-7.2L3.2-1.4Q1 2.4-3.6.4Q-6-.2-8.4 1.2z" transform="rotate(14)"/><path class="kb-green" d="M-9.4 10.8V5.2H9.4V10.8z"/><path class="kb-line" d="M-9.4 5.2H9.4M-6 8h4M1 8.4h5"/>"#
        }
        // A helmet with a plume.
        Location::Barracks => {
            r#"<path class="kb-red" d="M-1-12Q10.6-13 10.8 1.4Q8-5.6 1-6.4z"/><path class="kb-ink" d="M-8 10.4V-1Q-7.4-8.6 0-8.6Q7.4-8.6 8 -1V10.4H2.2V2.4H6V-.8H-6V2.4H-2.2V10.4z"/>"#
        }
        // A signpost.
        Location::Crossroads => {
            r#"<path class="kb-wood-line" d="M0 11V-11"/><path class="kb-wood" d="M-1.4-9.6H7.6L11.4-6.6L7.6-3.6H-1.4zM1.4-1.6H-7.6L-11.4 1.4L-7.6 4.4H1.4z"/>"#
        }
        // A town hall with its clock.
        Location::CityHall => {
            r#"<path class="kb-line" d="M0-8.4v-4l4 1.4l-4 1.4"/><path class="kb-ink" d="M-4-4.6L0-8.6L4-4.6V1.2H11.4V10H-11.4V1.2H-4z"/><circle class="kb-paper" cy="-2.6" r="2.4"/><path class="kb-paper" d="M-9.2 4h2.6v3h-2.6zM6.6 4h2.6v3H6.6zM-2 10V5.8a2 2 0 0 1 4 0V10z"/>"#
        }
        // A gate between two towers.
        Location::Fort => {
            r#"<path class="kb-stone" d="M-11.4 10V-8.6h2v2.2h1.8v-2.2h2v2.2h1.6v4.6H4v-4.6h1.6v-2.2h2v2.2h1.8v-2.2h2V10z"/><path class="kb-ink" d="M-3.8 10V4.4a3.8 3.8 0 0 1 7.6 0V10zM-8.8-3.4h2v3.6h-2zM6.8-3.4h2v3.6h-2z"/><path class="kb-line" d="M-11.4 10V-8.6h2v2.2h1.8v-2.2h2v2.2h1.6v4.6H4v-4.6h1.6v-2.2h2v2.2h1.8v-2.2h2V10z"/>"#
        }
        // A bell.
        Location::Monastery => {
            r#"<path class="kb-line" d="M-2-9.4a2 2 0 1 1 4 0"/><circle class="kb-ink" cy="9.6" r="2.4"/><path class="kb-gold" d="M0-9.4Q6.6-9 6.4-1.4Q6.4 4 9.8 6.8H-9.8Q-6.4 4-6.4-1.4Q-6.6-9 0-9.4z"/><path class="kb-line" d="M0-9.4Q6.6-9 6.4-1.4Q6.4 4 9.8 6.8H-9.8Q-6.4 4-6.4-1.4Q-6.6-9 0-9.4z"/>"#
        }
        // A covered wagon.
        Location::Wagon => {
            r#"<path class="kb-foam" d="M-11 1.4Q-11.4-9.2-6-9.4H6.4Q11.4-9.2 10.6 1.4z"/><path class="kb-line" d="M-4 1.2Q-5.6-5-3.6-9.2M4 1.2Q5.6-5 3.6-9.2"/><path class="kb-wood" d="M-12 1.4H12L10.4 6H-10.4z"/><g class="kb-wheel"><circle cx="-6.4" cy="6.6" r="3.7"/><circle cx="6.4" cy="6.6" r="3.7"/></g>"#
        }
        // Columns under a gable.
        Location::Temple => {
            r#"<path class="kb-ink" d="M0-11.4L-11.4-4.4V-2.6H11.4V-4.4zM-11 7.6H11V10.4H-11zM-9.2-1.6h3.2V6.8h-3.2zM-4.4-1.6h3V6.8h-3zM1.4-1.6h3V6.8h-3zM6-1.6h3.2V6.8H6z"/><circle class="kb-paper" cy="-6.2" r="1.7"/>"#
        }
        // A tent.
        Location::Refuge => {
            r#"<path class="kb-line" d="M-2.2-11.4L9.8 9.4M2.2-11.4L-9.8 9.4"/><path class="kb-green" d="M0-7.6L-10.4 9.8H10.4z"/><path class="kb-ink" d="M0-1.4L-4.2 9.8H4.2z"/>"#
        }
        // A canoe and its paddle.
        Location::Canoe => {
            r#"<path class="kb-wood-line" d="M-7.4-9.4L5 3.4"/><ellipse class="kb-wood" cx="-7.6" cy="-9" rx="2.2" ry="4" transform="rotate(-45 -7.6 -9)"/><path class="kb-ink" d="M-12.4-1.4Q-8.6 1.4 0 1.4Q8.6 1.4 12.4-1.4Q11.4 6.8 5 6.8H-5Q-11.4 6.8-12.4-1.4z"/><path class="kb-blue-line" d="M-11 10.4q2.7-2.6 5.4 0t5.4 0t5.4 0t5.4 0"/>"#
        }
        // A fountain.
        Location::Fountain => {
            r#"<path class="kb-blue-line" d="M0-2.6V-9.6M0-9.4Q-6.6-12.4-8 -1.4M0-9.4Q6.6-12.4 8-1.4M0-7Q-3.6-8-4-2M0-7Q3.6-8 4-2"/><path class="kb-ink" d="M-11.4 0H11.4Q10.8 4.6 2.2 5.2V8.2H6V10.8H-6V8.2H-2.2V5.2Q-10.8 4.6-11.4 0z"/>"#
        }
        // A stall with a striped awning.
        Location::Bazaar => {
            r#"<path class="kb-line" d="M-9.4-1V10.4M9.4-1V10.4M-10.4 5.4H10.4"/><path class="kb-foam" d="M-9-9.4H9L12-2.6H-12z"/><path class="kb-red" d="M-9-9.4H-5.2L-7-2.6H-12zM-1.8-9.4H1.8L2.4-2.6H-2.4zM5.2-9.4H9L12-2.6H7zM-12-2.8a2.5 2.5 0 0 0 5 0zM-2.5-2.8a2.5 2.5 0 0 0 5 0zM7-2.8a2.5 2.5 0 0 0 5 0z"/><circle class="kb-gold" cx="-4" cy="3.2" r="2"/><circle class="kb-green" cx="0" cy="3.2" r="2"/><circle class="kb-gold" cx="4" cy="3.2" r="2"/>"#
        }
        // A mill wheel in the stream.
        Location::WaterMill => {
            r#"<g class="kb-wood-line"><circle cy="-1.6" r="7.4"/><path d="M0-11.4V8.2M-9.8-1.6H9.8M-7-8.6L7 5.4M7-8.6L-7 5.4"/></g><circle class="kb-ink" cy="-1.6" r="2.2"/><path class="kb-blue" d="M-13 7q3.2-2.6 6.5 0t6.5 0t6.5 0t6.5 0Q9 13.6 0 13.6T-13 7z"/>"#
        }
        // A cabin on a rope below the peak.
        Location::MountainStation => {
            r#"<path class="kb-stone" d="M-12 10.4L-3.6-7L4.8 10.4z"/><path class="kb-light-fill" d="M-3.6-7L-.6-.8L-2.4.6L-3.8-1.2L-6 .8L-6.8-.4z"/><path class="kb-line" d="M-11.4-11L12.4-4.4M7.2-5.8V-1"/><path class="kb-red" d="M2.4-1.4H12V6.2H2.4z"/><path class="kb-paper" d="M4 .4h2.6v2.6H4zM7.8.4h2.6v2.6H7.8z"/>"#
        }
        // A spyglass on its stand.
        Location::ScoutCabin => {
            r#"<path class="kb-line" d="M-.4 1L-6 10.8M.4 1L6.4 10.8M0 1V10.8"/><g transform="rotate(-24)"><path class="kb-gold" d="M-11.4-4h7v5.6h-7z"/><path class="kb-ink" d="M-4.4-4.8H3.4V2.4H-4.4zM3.4-6H11.8V3.6H3.4z"/><path class="kb-paper" d="M5-4.4h1.4V2H5z"/></g>"#
        }
        // A church with two spires.
        Location::Cathedral => {
            r#"<path class="kb-ink" d="M-7-12.6L-10.8-4.4V10.4H10.8V-4.4L7-12.6L3.2-4.4V-2L0-4.6L-3.2-2V-4.4z"/><circle class="kb-gold" cy="1" r="2.6"/><path class="kb-paper" d="M-2.2 10.4V7.4L0 5L2.2 7.4v3zM-7.8-3h1.6v4h-1.6zM6.2-3h1.6v4H6.2z"/>"#
        }
        // A wooden lookout on legs.
        Location::Watchtower => {
            r#"<path class="kb-wood-line" d="M-4.6-1L-7.4 10.8M4.6-1L7.4 10.8M-5.6 3.4L6.8 8M5.6 3.4L-6.8 8"/><path class="kb-red" d="M0-12.4L-9-6.6H9z"/><path class="kb-wood" d="M-7.6-2.2H7.6V1H-7.6z"/><path class="kb-line" d="M-6-6.6V-2M6-6.6V-2M0-6.6V-2"/>"#
        }
        // A scholar's cap.
        Location::University => {
            r#"<path class="kb-ink" d="M-6.6-.6L0 2.6L6.6-.6V5Q0 9.6-6.6 5z"/><path class="kb-ink" d="M0-8.4L-12.4-3.2L0 2L12.4-3.2z"/><path class="kb-gold-line" d="M0-3.2L9.6-1.4V6"/><path class="kb-gold" d="M8-.2h0M9.6 4L7.8 9.6H11.4z"/>"#
        }
        // Pointed stakes.
        Location::Palisade => {
            r#"<path class="kb-wood" d="M-11.6 10V-4.6L-9.2-8.6L-6.8-4.6V10zM-5.8 10V-6.6L-3.2-10.8L-.6-6.6V10zM.6 10V-6.6L3.2-10.8L5.8-6.6V10zM6.8 10V-4.6L9.2-8.6L11.6-4.6V10z"/><path class="kb-line" d="M-12-1.4H12M-12 5.6H12"/>"#
        }
        // A hanging bridge.
        Location::RopeBridge => {
            r#"<path class="kb-wood" d="M-12.6 10.6V-8.6H-9.4V10.6zM9.4 10.6V-8.6H12.6V10.6z"/><path class="kb-line" d="M-9.4-7Q0 3.6 9.4-7M-6-4.2V4.4M-2-2V6.4M2-2V6.4M6-4.2V4.4"/><path class="kb-bold" d="M-9.4 1.6Q0 11.4 9.4 1.6"/>"#
        }
        // A house in the crown of a tree.
        Location::TreeHouse => {
            r#"<path class="kb-green" d="M-4.6 3.6a5 5 0 0 1-4.6-7.4a5.4 5.4 0 0 1 4.4-6.4a6.4 6.4 0 0 1 9.6 0a5.4 5.4 0 0 1 4.4 6.4a5 5 0 0 1-4.6 7.4z"/><path class="kb-wood" d="M-2 3h4L3.4 11H-3.4z"/><path class="kb-paper" d="M0-8.4L-5.2-3.8H-3.8V1.8H3.8V-3.8H5.2z"/><path class="kb-line" d="M0-8.4L-5.2-3.8H-3.8V1.8H3.8V-3.8H5.2zM-7.4 2H7.4M-1-2h2v2h-2z"/>"#
        }
    }
}
