//! Terrain cards, objectives and tasks.

use super::symbol::{symbol, used, used_at};
use super::terrain_marks::{terrain_class, terrain_mark};
use kingdom_builder::{Card, Objective, Task};

/// The id of a terrain card.
pub(crate) fn card_id(card: Card) -> String {
    format!("card-{card}")
}

/// The id of an objective's picture.
pub(crate) fn objective_id(objective: Objective) -> String {
    format!("objective-{objective}")
}

/// The id of a task's picture.
pub(crate) fn task_id(task: Task) -> String {
    format!("task-{task}")
}

/// All symbols of cards.
pub(crate) fn card_symbols() -> String {
    let mut symbols = symbol("card-back", CARD_BACK);
    for &card in Card::ALL {
        symbols += &symbol(&card_id(card), &face(card));
    }
    let plate = r#"<rect class="kb-plate" x="-17" y="-17" width="34" height="34" rx="6"/>"#;
    symbols += &symbol("plate", plate);
    for &objective in Objective::ALL {
        symbols += &symbol(&objective_id(objective), &(used("plate") + objective_picture(objective)));
    }
    let notice = r#"<path class="kb-notice" d="M-12-17H12L17-12V12L12 17H-12L-17 12V-12z"/>"#;
    symbols += &symbol("notice", notice);
    for &task in Task::ALL {
        symbols += &symbol(&task_id(task), &(used("notice") + task_picture(task)));
    }
    symbols
}

/// A card is a window on its land; a swamp card is cut from corner to corner.
fn face(card: Card) -> String {
    let base = card.base();
    let paper = r#"<rect class="kb-card" x="-16" y="-22" width="32" height="44" rx="4"/>"#;
    let whole = "M-13.4-19.4H13.4V19.4H-13.4z";
    let upper = "M-13.4-19.4H13.4L-13.4 19.4z";
    let lower = "M13.4-19.4V19.4H-13.4z";
    let view = |class: &str, path: &str, marks: &str| {
        format!(r#"<g class="{class}"><path class="kb-hex" d="{path}"/>{marks}</g>"#)
    };
    let base_class = terrain_class(base);
    if !card.has_swamp() {
        let marks = used_at(&terrain_mark(base, 0), 0.0, -8.0, 0.75)
            + &used_at(&terrain_mark(base, 1), 0.0, 9.0, 0.75);
        return paper.to_owned() + &view(&base_class, whole, &marks);
    }
    let swamp = kingdom_builder::Terrain::Swamp;
    paper.to_owned()
        + &view(&base_class, upper, &used_at(&terrain_mark(base, 0), -4.6, -9.0, 0.56))
        + &view(&terrain_class(swamp), lower, &used_at(&terrain_mark(swamp, 0), 5.2, 10.6, 0.5))
}

const CARD_BACK: &str = r#"<rect class="kb-card" x="-16" y="-22" width="32" height="44" rx="4"/><rect class="kb-back" x="-13.4" y="-19.4" width="26.8" height="38.8" rx="2"/><path class="kb-back-line" d="M0-11L9.5-5.5V5.5L0 11L-9.5 5.5V-5.5zM0-19.4V-11M0 11V19.4M9.5-5.5L13.4-7.8M9.5 5.5L13.4 7.8M-9.5-5.5L-13.4-7.8M-9.5 5.5L-13.4 7.8"/><path class="kb-back-house" d="M0-5.6L-5.4-.8V5H5.4V-.8z"/>"#;

fn objective_picture(objective: Objective) -> &'static str {
    match objective {
        // A fish.
        Objective::Fishermen => {
            r#"<path class="kb-blue" d="M-12 0Q-4-9.4 5 -1.4L12-7V7L5 1.4Q-4 9.4-12 0z"/><circle class="kb-paper" cx="-6.6" cy="-1.4" r="1.5"/>"#
        }
        // A pickaxe.
        Objective::Miners => {
            r#"<path class="kb-wood-line" d="M-8.6 11L4.4-5"/><path class="kb-ink" d="M-6-10.4Q6.4-12 12 4.4Q8 -1.4 3.6-4.4Q-.8-7.8-6-10.4z"/>"#
        }
        // A hammer.
        Objective::Workers => {
            r#"<path class="kb-wood-line" d="M-8 11L2-2.4"/><path class="kb-ink" d="M-4.6-9.4L2.4-12.4L12-4.4L8.4-.2L4.8-3.4L1.6.4L-3.8-4z"/>"#
        }
        // Two places joined by a road.
        Objective::Merchants => {
            r#"<g class="kb-ring"><circle cx="-8" cy="6.6" r="4.6"/><circle cx="8" cy="-6.6" r="4.6"/></g><g class="kb-ink"><circle cx="-3.4" cy="2.8" r="2"/><circle cy="0" r="2"/><circle cx="3.4" cy="-2.8" r="2"/></g>"#
        }
        // A piece on each line.
        Objective::Discoverers => {
            r#"<path class="kb-rule" d="M-12-8.6H12M-12 0H12M-12 8.6H12"/><g class="kb-red"><circle cx="-6" cy="-8.6" r="3"/><circle cx="6" cy="0" r="3"/><circle cx="-2" cy="8.6" r="3"/></g>"#
        }
        // One full line under a lance flag.
        Objective::Knights => {
            r#"<path class="kb-rule" d="M-12.4 6.4H12.4"/><g class="kb-red"><circle cx="-9.4" cy="6.4" r="3"/><circle cx="-3.1" cy="6.4" r="3"/><circle cx="3.1" cy="6.4" r="3"/><circle cx="9.4" cy="6.4" r="3"/></g><path class="kb-ink" d="M-6-.4V-4.6Q-6.6-12 .4-12.4Q7.4-12 7-5.6L4.4-4V-.4z"/><path class="kb-paper" d="M-.6-7.2H7V-5.4H-.6z"/>"#
        }
        // Lone pieces far apart.
        Objective::Hermits => {
            r#"<g class="kb-halo"><circle cx="-6.4" cy="-6.4" r="5"/><circle cx="7" cy="-1" r="5"/><circle cx="-4" cy="8" r="5"/></g><g class="kb-red"><circle cx="-6.4" cy="-6.4" r="2.4"/><circle cx="7" cy="-1" r="2.4"/><circle cx="-4" cy="8" r="2.4"/></g>"#
        }
        // A crowd in one place.
        Objective::Citizens => {
            r#"<circle class="kb-halo" r="12.4"/><g class="kb-red"><circle r="2.8"/><circle cx="7" r="2.8"/><circle cx="-7" r="2.8"/><circle cx="3.5" cy="-6" r="2.8"/><circle cx="-3.5" cy="-6" r="2.8"/><circle cx="3.5" cy="6" r="2.8"/><circle cx="-3.5" cy="6" r="2.8"/></g>"#
        }
        // A crown.
        Objective::Lords => {
            r#"<path class="kb-gold" d="M-10 5.4L-12-6.6L-5.4-1.4L0-10.4L5.4-1.4L12-6.6L10 5.4z"/><path class="kb-line" d="M-10 5.4L-12-6.6L-5.4-1.4L0-10.4L5.4-1.4L12-6.6L10 5.4zM-10 9.4H10"/>"#
        }
        // A hayfork.
        Objective::Farmers => {
            r#"<path class="kb-wood-line" d="M0 12V-1"/><path class="kb-bold" d="M-7-11.6V-5Q-7 0 0 0Q7 0 7-5V-11.6M0-11.6V-1"/>"#
        }
        // Two grown-ups and a child.
        Objective::Families => {
            r#"<g class="kb-ink"><circle cx="-7" cy="-7.4" r="3.4"/><path d="M-12.4 9.6Q-12-3-7-3T-1.8 9.6z"/><circle cx="7" cy="-7.4" r="3.4"/><path d="M1.8 9.6Q2-3 7-3T12.4 9.6z"/></g><g class="kb-red"><circle cy="0" r="2.8"/><path d="M-4.2 10.6Q-3.8 3.4 0 3.4T4.2 10.6z"/></g>"#
        }
        // A sheep.
        Objective::Shepherds => {
            r#"<path class="kb-bold" d="M-5 5V10.6M4 5V10.6"/><path class="kb-wool" d="M-9.6 4.4a3.6 3.6 0 0 1-.6-6.8a4 4 0 0 1 4.8-5a5 5 0 0 1 8.4 0a4 4 0 0 1 4.4 5.4a3.6 3.6 0 0 1-1.4 6.4z"/><path class="kb-ink" d="M5.4-7.4h5.2l2.4 4.6q-.6 3-3.4 2.6q-4.4-.6-4.2-7.2z"/>"#
        }
        // Two different houses side by side.
        Objective::Ambassadors => {
            r#"<path class="kb-red" d="M-6-8.4L-12.4-2.4V7.6H-.6V-2.4z"/><path class="kb-wool" d="M6.4-8.4L.6-2.4V7.6H12.4V-2.4z"/><path class="kb-line" d="M-12 11H12"/>"#
        }
        // Two ranges joined.
        Objective::Geologists => {
            r#"<path class="kb-stone" d="M-14-1L-8.4-11.4L-2.6-1zM2.6 10.6L8.4 0L14 10.6z"/><path class="kb-line" d="M-14-1L-8.4-11.4L-2.6-1zM2.6 10.6L8.4 0L14 10.6z"/><g class="kb-red"><circle cx="-7" cy="4" r="2.2"/><circle cx="-2.8" cy="6.6" r="2.2"/><circle cx="1.6" cy="4" r="2.2"/></g>"#
        }
        // A sealed letter.
        Objective::Messengers => {
            r#"<path class="kb-foam" d="M-12-7.6H12V8.4H-12z"/><path class="kb-line" d="M-12-7.6H12V8.4H-12zM-12-7.6L0 2.6L12-7.6"/><circle class="kb-red" cy="2.4" r="3.4"/>"#
        }
        // A ring with a stone.
        Objective::Noblewomen => {
            r#"<circle class="kb-gold-line" cy="4.4" r="7"/><path class="kb-violet" d="M-4.6-11.6H4.6L7.4-8L0-1.6L-7.4-8z"/><path class="kb-light-line-thin" d="M-7.4-8H7.4M-2.4-8L0-1.6L2.4-8"/>"#
        }
        // Pieces on the seams.
        Objective::Vassals => {
            r#"<rect class="kb-frame-line" x="-11" y="-11" width="22" height="22"/><path class="kb-rule" d="M0-11V11M-11 0H11"/><g class="kb-red"><circle cx="0" cy="-6.4" r="2.6"/><circle cx="0" cy="6.4" r="2.6"/><circle cx="-6.4" r="2.6"/><circle cx="6.4" r="2.6"/></g>"#
        }
        // One with three around.
        Objective::Captains => {
            r#"<path class="kb-rule" d="M0 0V-9M0 0L8 5.6M0 0L-8 5.6"/><g class="kb-wool"><circle cy="-8.6" r="3.4"/><circle cx="7.8" cy="5.4" r="3.4"/><circle cx="-7.8" cy="5.4" r="3.4"/></g><circle class="kb-red" r="4.6"/>"#
        }
        // An eye.
        Objective::Scouts => {
            r#"<path class="kb-foam" d="M-13 0Q0-14 13 0Q0 14-13 0z"/><path class="kb-line" d="M-13 0Q0-14 13 0Q0 14-13 0z"/><circle class="kb-green" r="5"/><circle class="kb-ink" r="2.2"/>"#
        }
        // Bow and arrow.
        Objective::Rangers => {
            r#"<path class="kb-wood-line" d="M-5.4-12Q11.4-9.4 8.4 0Q11.4 9.4-5.4 12"/><path class="kb-line" d="M-5.4-12L-8.4 0L-5.4 12M-11.6 0H9.6"/><path class="kb-ink" d="M13.4 0L8-3V3z"/>"#
        }
        // A flag on a line of four.
        Objective::Mayors => {
            r#"<path class="kb-rule" d="M-12.4 8H12.4"/><g class="kb-wool"><circle cx="-9.4" cy="8" r="2.6"/><circle cx="-3.1" cy="8" r="2.6"/><circle cx="3.1" cy="8" r="2.6"/><circle cx="9.4" cy="8" r="2.6"/></g><path class="kb-line" d="M-6 3.4V-12"/><path class="kb-red" d="M-6-12H9L5-8L9-4H-6z"/>"#
        }
        // A chain.
        Objective::Chainers => {
            r#"<g class="kb-link"><rect x="-13.4" y="-3.6" width="11" height="7.2" rx="3.6"/><rect x="2.4" y="-3.6" width="11" height="7.2" rx="3.6"/></g><path class="kb-bold" d="M-5 0H5"/>"#
        }
        // Pieces on the rim of the board.
        Objective::Travellers => {
            r#"<rect class="kb-frame-line" x="-10.4" y="-10.4" width="20.8" height="20.8"/><g class="kb-red"><circle cx="-10.4" cy="-10.4" r="2.8"/><circle cx="2" cy="-10.4" r="2.8"/><circle cx="10.4" cy="-1" r="2.8"/><circle cx="-10.4" cy="4" r="2.8"/><circle cx="5" cy="10.4" r="2.8"/></g>"#
        }
        // One quadrant full.
        Objective::Homesteaders => {
            r#"<rect class="kb-frame-line" x="-11" y="-11" width="22" height="22"/><path class="kb-rule" d="M0-11V11M-11 0H11"/><g class="kb-red"><circle cx="3.2" cy="-7.8" r="2"/><circle cx="7.8" cy="-7.8" r="2"/><circle cx="3.2" cy="-3.2" r="2"/><circle cx="7.8" cy="-3.2" r="2"/></g>"#
        }
        // A round through all quadrants.
        Objective::Rovers => {
            r#"<rect class="kb-frame-line" x="-11" y="-11" width="22" height="22"/><path class="kb-rule" d="M0-11V11M-11 0H11"/><path class="kb-red-line" d="M-5.4 5.6A7.6 7.6 0 1 1 5.4 5.6"/><path class="kb-red" d="M3 10.6L3.4 3L9.6 6.8z"/>"#
        }
    }
}

fn task_picture(task: Task) -> &'static str {
    match task {
        // A land full to its borders.
        Task::HomeCountry => {
            r#"<path class="kb-green" d="M-6-13L0-9.6L6-13L12-9.6V-2.6L6 .8V7.6L0 11L-6 7.6V.8L-12-2.6V-9.6z"/><path class="kb-house" d="M-6-9.4l-3.4 3.2v3.8h6.8v-3.8zM6-9.4l-3.4 3.2v3.8h6.8v-3.8zM0 .4l-3.4 3.2v3.8h6.8v-3.8z"/>"#
        }
        // Six around one.
        Task::Fortress => {
            r#"<path class="kb-rule" d="M4.6-8L9.2 0L4.6 8H-4.6L-9.2 0L-4.6-8z"/><g class="kb-red"><circle cx="9.2" r="3"/><circle cx="-9.2" r="3"/><circle cx="4.6" cy="-8" r="3"/><circle cx="-4.6" cy="-8" r="3"/><circle cx="4.6" cy="8" r="3"/><circle cx="-4.6" cy="8" r="3"/></g><circle class="kb-ink" r="4"/>"#
        }
        // Seven in a diagonal line.
        Task::Road => {
            r#"<path class="kb-rule" d="M-7.4 12.6L7.4-12.6"/><g class="kb-red"><circle cx="-6.9" cy="12" r="2.1"/><circle cx="-4.6" cy="8" r="2.1"/><circle cx="-2.3" cy="4" r="2.1"/><circle r="2.1"/><circle cx="2.3" cy="-4" r="2.1"/><circle cx="4.6" cy="-8" r="2.1"/><circle cx="6.9" cy="-12" r="2.1"/></g>"#
        }
        // Six around a place.
        Task::PlaceOfRefuge => {
            r#"<g class="kb-red"><circle cx="10" r="3"/><circle cx="-10" r="3"/><circle cx="5" cy="-8.7" r="3"/><circle cx="-5" cy="-8.7" r="3"/><circle cx="5" cy="8.7" r="3"/><circle cx="-5" cy="8.7" r="3"/></g><circle class="kb-ring" r="4.8"/>"#
        }
        // Seven along one edge.
        Task::Advance => {
            r#"<path class="kb-bold" d="M11.6-12V12"/><g class="kb-red"><circle cx="6.4" cy="-10.8" r="1.9"/><circle cx="6.4" cy="-7.2" r="1.9"/><circle cx="6.4" cy="-3.6" r="1.9"/><circle cx="6.4" r="1.9"/><circle cx="6.4" cy="3.6" r="1.9"/><circle cx="6.4" cy="7.2" r="1.9"/><circle cx="6.4" cy="10.8" r="1.9"/></g><path class="kb-ink" d="M-12.4-2H-5V-6.4L2.4 0L-5 6.4V2H-12.4z"/>"#
        }
        // A compass rose.
        Task::CompassPoints => {
            r#"<path class="kb-ink" d="M0-13.4L3.2-3.2L13.4 0L3.2 3.2L0 13.4L-3.2 3.2L-13.4 0L-3.2-3.2z"/><path class="kb-red" d="M0-13.4L3.2-3.2L0 0L-3.2-3.2z"/><circle class="kb-paper" r="1.8"/>"#
        }
    }
}
