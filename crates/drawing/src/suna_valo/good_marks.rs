//! Goods, and choices among them.

use super::symbol::symbol;
use suna_valo::{Choice, Good, Resource};

/// The id of what one may take.
pub(super) fn choice_id(choice: Choice) -> &'static str {
    match choice {
        Choice::Plant | Choice::Animal | Choice::Crop => choice.name(),
        Choice::Any => "resource",
        Choice::Grain => Resource::Grain.name(),
        Choice::Lily => Resource::Lily.name(),
        Choice::Flower => Resource::Flower.name(),
        Choice::Wool => Resource::Wool.name(),
        Choice::Egg => Resource::Egg.name(),
    }
}

/// All symbols of goods, each good with what `letter` says of it.
pub(super) fn good_symbols(letter: impl Fn(Good) -> String) -> String {
    let lettered = |(id, body): &(&str, &str)| {
        let good = Good::ALL.iter().find(|good| good.name() == *id);
        symbol(id, &(body.to_string() + &good.map(|&good| letter(good)).unwrap_or_default()))
    };
    GOODS.iter().map(lettered).collect()
}

/// A letter over a good, for those who would rather read goods than look at them. It is there where
/// the variable `--letters` says so.
pub(super) fn letter_mark(letter: &str) -> String {
    format!(r#"<text class="sv-letter" x="12" y="17.5">{letter}</text>"#)
}

/// An ear, a pad with its bloom, five petals, a sheep, a speckled egg, a cut stone: each has an
/// outline of its own. A choice is a disc with a part for each good.
const GOODS: [(&str, &str); 11] = [
    (
        "grain",
        r#"<g class="sv-grain sv-body" stroke-width="1.2"><path class="sv-line" stroke-width="1.8" d="M12 23V10"/><path d="M12 11.4c-.5-3.1-2.5-4.9-5.7-5.1c-.2 3.4 2 5.5 5.7 5.1zc.5-3.1 2.5-4.9 5.7-5.1c.2 3.4-2 5.5-5.7 5.1zm0 4c-.5-3.1-2.5-4.9-5.7-5.1c-.2 3.4 2 5.5 5.7 5.1zc.5-3.1 2.5-4.9 5.7-5.1c.2 3.4-2 5.5-5.7 5.1zm0 4c-.5-3.1-2.5-4.9-5.7-5.1c-.2 3.4 2 5.5 5.7 5.1zc.5-3.1 2.5-4.9 5.7-5.1c.2 3.4-2 5.5-5.7 5.1zM12 .9c2.3 2.2 2.4 4.9 0 7.3c-2.4-2.4-2.3-5.1 0-7.3z"/></g>"#,
    ),
    (
        "lily",
        r#"<path class="sv-lily sv-body" d="M12.6 16.6L20.2 20.6A10.8 5.8 0 1 1 22.6 17.8z"/><g class="sv-bloom sv-body" stroke-width="1.1"><path d="M2.6 9.4c3.9-.6 7 1.2 9.4 5.6c-4.6.9-8-.9-9.4-5.6zM21.4 9.4c-3.9-.6-7 1.2-9.4 5.6c4.6.9 8-.9 9.4-5.6z"/><path d="M5.8 4.6c4 1.3 6 4.6 6.2 10.2c-4.8-1.5-7-4.9-6.2-10.2zM18.2 4.6c-4 1.3-6 4.6-6.2 10.2c4.8-1.5 7-4.9 6.2-10.2z"/><path d="M12 1.6c3.2 3.7 3.2 8.6 0 13.4c-3.2-4.8-3.2-9.7 0-13.4z"/></g>"#,
    ),
    (
        "flower",
        r#"<g class="sv-flower"><g class="sv-body" stroke-width="2.4"><circle cx="12" cy="6" r="4.3"/><circle cx="17.7" cy="10.2" r="4.3"/><circle cx="15.5" cy="16.9" r="4.3"/><circle cx="8.5" cy="16.9" r="4.3"/><circle cx="6.3" cy="10.2" r="4.3"/></g><g class="sv-flat"><circle cx="12" cy="6" r="4.3"/><circle cx="17.7" cy="10.2" r="4.3"/><circle cx="15.5" cy="16.9" r="4.3"/><circle cx="8.5" cy="16.9" r="4.3"/><circle cx="6.3" cy="10.2" r="4.3"/><circle cx="12" cy="12" r="5"/></g><path class="sv-line" stroke-width=".9" opacity=".65" d="M12 5v3M5.6 10l2.8.9M18.4 10l-2.8.9M8 17.4l1.8-2.5M16 17.4l-1.8-2.5"/></g><circle class="sv-sun sv-body" stroke-width="1.2" cx="12" cy="12" r="3.3"/>"#,
    ),
    (
        "wool",
        r#"<path class="sv-muzzle sv-line" stroke-width="2.2" d="M10.6 17v4.6M17 17v4.6"/><g class="sv-wool"><g class="sv-body" stroke-width="2.2"><circle cx="9.4" cy="10.2" r="4.2"/><circle cx="14" cy="8.6" r="4.4"/><circle cx="18.2" cy="11.2" r="3.9"/><circle cx="18.2" cy="14.6" r="3.4"/><circle cx="13.8" cy="14.6" r="4.4"/><circle cx="9.2" cy="14.2" r="4"/></g><g class="sv-flat"><circle cx="9.4" cy="10.2" r="4.2"/><circle cx="14" cy="8.6" r="4.4"/><circle cx="18.2" cy="11.2" r="3.9"/><circle cx="18.2" cy="14.6" r="3.4"/><circle cx="13.8" cy="14.6" r="4.4"/><circle cx="9.2" cy="14.2" r="4"/></g><path class="sv-line" stroke-width="1" d="M11 9.4q1.6-1.8 3.2 0M15.6 12.6q1.6-1.6 3 0M10.6 14.6q1.6 1.8 3.2.2"/><path class="sv-muzzle sv-flat" d="M7.6 7.4c1.3 2.7 1 5.6-.4 7.2c-1.5 1.4-3.6 1.2-4.8-.2c-1-1.2-.8-2.6 0-4.2l-1.8-.6c.6-1.5 1.8-2.1 3-1.8c1-.9 2.6-1.1 4-.4z"/><circle class="sv-flat" cx="4.6" cy="11" r=".9"/></g>"#,
    ),
    (
        "egg",
        r#"<g class="sv-egg"><path class="sv-body" d="M12 1.8c4.5 0 8.2 7.3 8.2 12.4a8.2 8 0 0 1-16.4 0C3.8 9.1 7.5 1.8 12 1.8z"/><path class="sv-face sv-flat" opacity=".5" d="M7.2 12.6c.3-3.3 1.5-6 3.2-7.5c.9-.6 1.5.2.9 1c-1.4 1.9-2.1 4-2.4 6.7c-.2 1.2-1.8 1-1.7-.2z"/><g class="sv-deep"><circle cx="14.8" cy="9.6" r="1.1"/><circle cx="16.4" cy="14.2" r="1.3"/><circle cx="12.2" cy="17.8" r="1.2"/><circle cx="12.6" cy="13" r=".8"/></g></g>"#,
    ),
    (
        "energy",
        r#"<g class="sv-energy"><path class="sv-body" d="M12 .9L20.6 7.8L17.8 22.6H6.2L3.4 7.8z"/><path class="sv-glass sv-flat" opacity=".8" d="M12 2.6L5 8.3l3 1.1L12 5.8l4 3.6l3-1.1z"/><path class="sv-blank" stroke-width=".9" d="M13.8 6.2L7.6 14.2h3.5L9.8 20.6l6.6-8.8h-3.6z"/></g>"#,
    ),
    (
        "any",
        r#"<g class="sv-sack"><path class="sv-body" d="M8.4 8C4.2 10.6 2 15 2.8 19c.5 2.3 1.9 3.4 4.4 3.4h9.6c2.5 0 3.9-1.1 4.4-3.4c.8-4-1.4-8.4-5.6-11zL6.2 2.6q3 1.7 5.8 0q2.8 1.7 5.8 0L15.6 8"/><path class="sv-line" stroke-width="1.8" d="M7.8 8.1h8.4M9.4 13.3q.2-1.9 2.6-1.9t2.6 1.8q0 1.3-1.5 2.1q-1.1.6-1.1 1.7M12 19.6v.1"/></g>"#,
    ),
    (
        "plant",
        r#"<path class="sv-grain sv-flat" d="M12 .8a11.2 11.2 0 0 0 0 22.4z"/><path class="sv-lily sv-flat" d="M12 .8a11.2 11.2 0 0 1 0 22.4z"/><path class="sv-grain sv-deep" d="M6.6 6q2.8 2.8 0 6.6q-2.8-3.8 0-6.6zM6.6 18.6q-3.4-.6-3.6-4.4q3.2.8 3.6 4.4zq3.4-.6 3.6-4.4q-3.2.8-3.6 4.4z"/><path class="sv-bloom sv-flat" d="M17.4 16.4q-3.6-.8-3.6-4.8q1.8.4 2.6 2q-.2-2.6 1-4.6q1.2 2 1 4.6q.8-1.6 2.6-2q0 4-3.6 4.8z"/><path class="sv-rim sv-line" d="M12 .8v22.4a11.2 11.2 0 1 0 0-22.4a11.2 11.2 0 1 0 0 22.4"/>"#,
    ),
    (
        "animal",
        r#"<path class="sv-wool sv-flat" d="M12 .8a11.2 11.2 0 0 0 0 22.4z"/><path class="sv-egg sv-flat" d="M12 .8a11.2 11.2 0 0 1 0 22.4z"/><path class="sv-wool sv-line" d="M3.6 9.4q2-2.2 3.8 0q1.8-1.8 3 0M3.6 14.4q2 2.2 3.8 0q1.8 1.8 3 0"/><path class="sv-face sv-flat" opacity=".85" d="M17 6.4q3 3.4 3 6.4a3 3.4 0 0 1-6 0q0-3 3-6.4z"/><path class="sv-rim sv-line" d="M12 .8v22.4a11.2 11.2 0 1 0 0-22.4a11.2 11.2 0 1 0 0 22.4"/>"#,
    ),
    (
        "crop",
        r#"<path class="sv-grain sv-flat" d="M12 12L2.3 6.4A11.2 11.2 0 0 1 21.7 6.4z"/><path class="sv-flower sv-flat" d="M12 12L21.7 6.4A11.2 11.2 0 0 1 12 23.2z"/><path class="sv-lily sv-flat" d="M12 12V23.2A11.2 11.2 0 0 1 2.3 6.4z"/><path class="sv-grain sv-deep" d="M12 2.6q2.6 2.6 0 6.4q-2.6-3.8 0-6.4z"/><g class="sv-face sv-flat"><circle cx="16.4" cy="13.2" r="1.5"/><circle cx="18.7" cy="14.7" r="1.5"/><circle cx="17.9" cy="17.3" r="1.5"/><circle cx="15.1" cy="17.3" r="1.5"/><circle cx="14.3" cy="14.7" r="1.5"/></g><path class="sv-bloom sv-flat" d="M7.2 17.6q-3.2-.6-3.2-4q1.7.4 2.3 1.6q-.2-2 .9-3.6q1.1 1.6.9 3.6q.6-1.2 2.3-1.6q0 3.4-3.2 4z"/><g class="sv-rim sv-line"><path d="M12 12L2.3 6.4M12 12L21.7 6.4M12 12V23.2"/><circle cx="12" cy="12" r="11.2"/></g>"#,
    ),
    (
        "resource",
        r#"<path class="sv-grain sv-flat" d="M12 12V.8A11.2 11.2 0 0 1 22.7 8.5z"/><path class="sv-lily sv-flat" d="M12 12L22.7 8.5A11.2 11.2 0 0 1 18.6 21.1z"/><path class="sv-flower sv-flat" d="M12 12L18.6 21.1A11.2 11.2 0 0 1 5.4 21.1z"/><path class="sv-wool sv-flat" d="M12 12L5.4 21.1A11.2 11.2 0 0 1 1.3 8.5z"/><path class="sv-egg sv-flat" d="M12 12L1.3 8.5A11.2 11.2 0 0 1 12 .8z"/><path class="sv-grain sv-deep" d="M15.6 3.6q2 2.6-.2 5q-1.8-2.6.2-5z"/><path class="sv-bloom sv-flat" d="M18.6 16.6q-2.6-1.4-1.8-4.4l1.8 1.2l1.8-1.2q.8 3-1.8 4.4z"/><circle class="sv-face sv-flat" cx="12" cy="18.6" r="2.2"/><path class="sv-wool sv-line" d="M3.2 13q1.2-1.8 2.4 0q1.2-1.6 2.2 0"/><path class="sv-face sv-flat" opacity=".85" d="M8.4 3.8q1.8 2 1.8 3.6a1.8 1.9 0 0 1-3.6 0q0-1.6 1.8-3.6z"/><g class="sv-rim sv-line"><path d="M12 12V.8M12 12L22.7 8.5M12 12L18.6 21.1M12 12L5.4 21.1M12 12L1.3 8.5"/><circle cx="12" cy="12" r="11.2"/></g>"#,
    ),
];
