//! Columns, orders, piles and what else lies on the table.

use super::symbol::{symbol, symbols};
use suna_valo::{Column, Era};

/// The id of a column's emblem.
pub(super) fn column_id(column: Column) -> &'static str {
    column.name()
}

/// The class of what is made of a column's colours.
pub(super) fn column_class(column: Column) -> String {
    format!("sv-{column}")
}

/// The id of an era's banner.
pub(super) fn era_id(era: Era) -> String {
    format!("era-{era}")
}

/// All symbols of cards and what lies beside them.
pub(super) fn card_symbols() -> String {
    let mut all = symbols(&COLUMNS) + &symbols(&PILES);
    for (id, picture) in NOTES {
        all += &symbol(id, &format!("{NOTE}{picture}{PIN}"));
    }
    for &era in Era::ALL {
        let (bars, ends) = numeral(era);
        let numeral = format!(
            r#"<path class="sv-face sv-line" stroke-width="2.2" d="{bars}"/><path class="sv-face sv-line" stroke-width="1.6" d="{ends}"/>"#
        );
        all += &symbol(&era_id(era), &(BANNER.to_owned() + &numeral));
    }
    all
}

/// A sprout, a potted tulip, a fence, a spyglass, a hangar, a list.
const COLUMNS: [(&str, &str); 6] = [
    (
        "plants",
        r#"<g class="sv-plants"><path class="sv-line" stroke-width="2" d="M12 22V11.4"/><path class="sv-body" d="M12 12.6Q11.6 4.6 2 4.4Q2.4 12.6 12 12.6zM12 15Q12.2 8.4 22 7.2Q21.8 15.4 12 15z"/></g>"#,
    ),
    (
        "flowers",
        r#"<g class="sv-flowers"><path class="sv-body" d="M12 11.8Q6.4 9.6 7 1.6L9.8 4L12 1l2.2 3L17 1.6q.6 8-5 10.2z"/><path class="sv-line" stroke-width="1.7" d="M12 11.6v3.6"/></g><path class="sv-timber sv-body" d="M5.6 14.8h12.8v2.8h-1.2l-1.2 5H8l-1.2-5H5.6z"/>"#,
    ),
    (
        "pastures",
        r#"<g class="sv-pastures sv-body"><path d="M4.4 22V6.6L6.6 3.6L8.8 6.6V22zM15.2 22V6.6l2.2-3l2.2 3V22z"/><path d="M1.2 8.8h21.6v3.2H1.2zM1.2 15.6h21.6v3.2H1.2z"/></g>"#,
    ),
    (
        "discoveries",
        r#"<g class="sv-discoveries"><g class="sv-body"><path d="M2 15.6l4.6-3.8l3 3.8l-4.6 3.6z"/><path d="M5.8 11.4L13 6.2l3.8 4.6l-7.2 5.4z"/><path d="M12.2 5.4L18.4 1.2l4.4 5.6l-6 4.6z"/></g><path class="sv-line" stroke-width="1.8" d="M12.6 14.4l3.8 8M11 15.4L8 22.4"/></g>"#,
    ),
    (
        "dock",
        r#"<g class="sv-dock"><path class="sv-body" d="M2 22V13.6Q2 3.4 12 3.4t10 10.2V22z"/><path class="sv-blank" d="M6 22v-7.6q0-5.4 6-5.4t6 5.4V22z"/></g><path class="sv-pen sv-flat" d="M12 12l3.6 4.2h-2.2V20h-2.8v-3.8H8.4z"/>"#,
    ),
    (
        "orders",
        r#"<g class="sv-orders"><path class="sv-blank" d="M4.4 4.6h15.2v17.8H4.4z"/><path class="sv-body" d="M8.4 2h7.2v4.8H8.4z"/></g><path class="sv-pen sv-line" stroke-width="1.7" d="M7.4 11.4l1.4 1.4l2-2.6M13.2 12h3.8M7.4 17.4l1.4 1.4l2-2.6M13.2 18h3.8"/>"#,
    ),
];

const PILES: [(&str, &str); 8] = [
    // Bunting.
    (
        "festival",
        r#"<path class="sv-ink sv-line" d="M.8 4.6Q12 11 23.2 4.6"/><g class="sv-pen sv-line" stroke-width="1.1"><path class="sv-festival sv-flat" d="M1.8 5.3L7.4 7.2L3 15.8z"/><path class="sv-sun sv-flat" d="M8.8 7.5h6.4L12 18.2z"/><path class="sv-flower sv-flat" d="M16.6 7.2l5.6-1.9L21 15.8z"/></g><circle class="sv-sun sv-body" stroke-width="1" cx="12" cy="21.4" r="1.7"/>"#,
    ),
    // The card of the deck that reveals an order: a note with rays.
    (
        "reveal",
        r#"<path class="sv-gilt sv-line" stroke-width="1.8" d="M12 .8v2.6M3.4 4l2 2M20.6 4l-2 2M.8 12h2M21.2 12h2"/><rect class="sv-back sv-body" x="5.4" y="5.6" width="13.2" height="17" rx="2"/><path class="sv-paper sv-body" stroke-width="1" d="M8.4 9h7.2v7.2l-2.4 2.4H8.4z"/><path class="sv-pen sv-line" stroke-width="1.2" d="M10.2 12h3.6M10.2 14.6h2"/>"#,
    ),
    (
        "deck",
        r#"<g class="sv-back sv-body"><rect x="6.6" y="1.6" width="14" height="18" rx="2"/><rect x="3.4" y="4.4" width="14" height="18" rx="2"/></g><path class="sv-gilt sv-flat" d="M10.4 8.4c3.2 2.6 3.2 6.6 0 10c-3.2-3.4-3.2-7.4 0-10z"/>"#,
    ),
    (
        "discards",
        r#"<rect class="sv-paper sv-body" transform="rotate(14 12 12)" x="6.4" y="3" width="12.6" height="17" rx="1.8"/><g transform="rotate(-10 11 13)"><rect class="sv-paper sv-body" x="4" y="4.4" width="12.6" height="17" rx="1.8"/><path class="sv-stone sv-flat" d="M6 6.4h8.6v4H6z"/><path class="sv-pen sv-line" d="M6.6 13.6h7.4M6.6 16.6h5"/></g>"#,
    ),
    // The start tree.
    (
        "tree",
        r#"<path class="sv-timber sv-body" d="M10.2 13h3.6l1 9.6H9.2z"/><g class="sv-leaf"><path class="sv-body" d="M12 1.4q4.4 0 5.6 3.6q3.8.6 3.8 4.6q0 4.6-5 5.2q-2.2 2-4.4.4q-2.2 1.6-4.4-.4q-5-.6-5-5.2q0-4 3.8-4.6Q7.6 1.4 12 1.4z"/><path class="sv-line" stroke-width="1.1" d="M8 8.6q1.6-1.8 3.2-.4M13.4 11q1.6-1.6 3.2-.2"/></g>"#,
    ),
    // Ten rays, for suns of any kind.
    (
        "rays",
        r#"<path class="sv-sun sv-body" stroke-width="1.2" d="M12 .4L14.6 4L18.8 2.6V7.1L23 8.4L20.4 12L23 15.6L18.8 16.9V21.4L14.6 20L12 23.6L9.4 20L5.2 21.4V16.9L1 15.6L3.6 12L1 8.4L5.2 7.1V2.6L9.4 4z"/>"#,
    ),
    (
        "points",
        r##"<use href="#sv-rays"/><circle class="sv-sun sv-blank" stroke-width="1" cx="12" cy="12" r="6.6"/>"##,
    ),
    (
        "sun",
        r##"<use href="#sv-rays"/><circle class="sv-sun sv-body" stroke-width="1.1" cx="12" cy="12" r="5.6"/>"##,
    ),
];

/// What is asked for stands on a note with a pin.
const NOTES: [(&str, &str); 3] = [
    (
        "public-order",
        r#"<g class="sv-timber"><path class="sv-body" stroke-width="1.1" d="M8.8 8h6.4q2.2 4.8 0 9.6H8.8q-2.2-4.8 0-9.6z"/><path class="sv-line" stroke-width="1" d="M8 10.6q4 1.2 8 0M8 15q4 1.2 8 0"/></g>"#,
    ),
    (
        "own-order",
        r#"<g class="sv-timber"><path class="sv-body" stroke-width="1.2" d="M7.4 9h9.2v8.4H7.4z"/><path class="sv-line" stroke-width="1" d="M7.4 11.4h9.2M7.4 15h9.2M9 15l6-3.6"/></g>"#,
    ),
    (
        "ship-order",
        r#"<path class="sv-timber sv-body" stroke-width="1" d="M6.6 14.6h10.8q-.8 3.6-3.6 3.6h-3.6q-2.8 0-3.6-3.6zM12.2 6.8q4.4 1.4 4.2 6.2h-4.2zM11 8.2q-.8 3-3.2 4.8H11z"/>"#,
    ),
];

const NOTE: &str = r#"<path class="sv-paper sv-body" d="M4.4 3.6h15.2v15l-3.6 3.4H4.4z"/><path class="sv-stone sv-body" stroke-width="1.2" d="M19.6 18.6L16 22v-3.4z"/>"#;

const PIN: &str = r#"<circle class="sv-sun sv-body" stroke-width="1.2" cx="12" cy="3.6" r="2.3"/>"#;

const BANNER: &str = r#"<path class="sv-timber sv-line" stroke-width="2" d="M2.4 3h19.2"/><path class="sv-leaf sv-body" d="M4.4 3h15.2v19.4L12 18.2L4.4 22.4z"/>"#;

/// The bars of a numeral, and the strokes that end them.
const fn numeral(era: Era) -> (&'static str, &'static str) {
    match era {
        Era::One => ("M12 6.6v7.6", "M9.4 6.6h5.2M9.4 14.2h5.2"),
        Era::Two => ("M9.8 6.6v7.6M14.2 6.6v7.6", "M7.4 6.6h9.2M7.4 14.2h9.2"),
        Era::Three => ("M8.4 6.6v7.6M12 6.6v7.6M15.6 6.6v7.6", "M6.6 6.6h10.8M6.6 14.2h10.8"),
    }
}
