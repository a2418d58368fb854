//! What is done, and what can be said of a thing.

use super::symbol::symbols;

/// All symbols of deeds and states.
pub(super) fn deed_symbols() -> String {
    symbols(&DEEDS)
}

const DEEDS: [(&str, &str); 19] = [
    // A drone with its box.
    (
        "delivery",
        r#"<g class="sv-steel"><path class="sv-line" stroke-width="1.8" d="M5.2 4.2v3.4M18.8 4.2v3.4M5.2 7.6h13.6M1.2 3.6h8M14.8 3.6h8"/><rect class="sv-body" x="7.6" y="5.6" width="8.8" height="5.6" rx="2.4"/><circle class="sv-glass sv-body" stroke-width=".9" cx="12" cy="8.4" r="1.5"/><path class="sv-line" stroke-width="1.2" d="M9.4 11.2L7.8 14.2M14.6 11.2l1.6 3"/></g><g class="sv-timber"><path class="sv-body" d="M6.6 14.2h10.8v8.4H6.6z"/><path class="sv-line" d="M12 14.2v8.4M6.6 17.6h10.8"/></g>"#,
    ),
    // A gear with an arrow.
    (
        "step",
        r##"<g class="sv-iron" stroke-width=".6"><use href="#sv-teeth"/></g><path class="sv-bare sv-flat" d="M12 5.4l5.4 6h-3.2v6.4H9.8v-6.4H6.6z"/>"##,
    ),
    // The left track: a gear that multiplies.
    (
        "left",
        r##"<g class="sv-track"><use href="#sv-teeth"/></g><path class="sv-pen sv-line" stroke-width="2.6" d="M9 9l6 6M15 9l-6 6"/>"##,
    ),
    // The right track: a gear with points.
    (
        "right",
        r##"<g class="sv-track"><use href="#sv-teeth"/></g><path class="sv-sun sv-body" stroke-width=".9" d="M12 6L13.6 8.2L16.2 7.8L15.8 10.4L18 12L15.8 13.6L16.2 16.2L13.6 15.8L12 18L10.4 15.8L7.8 16.2L8.2 13.6L6 12L8.2 10.4L7.8 7.8L10.4 8.2z"/>"##,
    ),
    // A bell.
    (
        "activate",
        r#"<g class="sv-sun"><path class="sv-body" d="M12 2.4q5.6 1 6 8.2q.2 4.4 2.6 6.4H3.4q2.4-2 2.6-6.4q.4-7.2 6-8.2z"/><path class="sv-deep" d="M9.2 18.8h5.6a2.8 3 0 0 1-5.6 0zM10.8.8h2.4v2h-2.4z"/></g>"#,
    ),
    // Six cards between two lines.
    (
        "row",
        r#"<g class="sv-pen sv-line" stroke-width="1.1"><rect class="sv-plants sv-flat" x=".6" y="5" width="3.8" height="14" rx="1"/><rect class="sv-flowers sv-flat" x="4.4" y="5" width="3.8" height="14" rx="1"/><rect class="sv-pastures sv-flat" x="8.2" y="5" width="3.8" height="14" rx="1"/><rect class="sv-discoveries sv-flat" x="12" y="5" width="3.8" height="14" rx="1"/><rect class="sv-dock sv-flat" x="15.8" y="5" width="3.8" height="14" rx="1"/><rect class="sv-orders sv-flat" x="19.6" y="5" width="3.8" height="14" rx="1"/></g><path class="sv-ink sv-line" d="M.8 22.4h22.4M.8 1.8h22.4"/>"#,
    ),
    // A card with its back up.
    (
        "face-down",
        r#"<g transform="rotate(-8 12 12)"><rect class="sv-back sv-body" x="4.8" y="1.8" width="14.4" height="20.4" rx="2.2"/><g class="sv-gilt"><rect class="sv-line" stroke-width="1" x="7.2" y="4.2" width="9.6" height="15.6" rx="1"/><path class="sv-flat" d="M12 7.2c3.2 2.6 3.2 6.4 0 9.6c-3.2-3.2-3.2-7 0-9.6z"/></g></g>"#,
    ),
    // A stall.
    (
        "market",
        r#"<g class="sv-timber"><path class="sv-body" d="M2.6 15.4h18.8v3.8H2.6z"/><path class="sv-line" stroke-width="1.7" d="M4.6 9v13.2M19.4 9v13.2"/><path class="sv-blank" d="M4.2 2.4h15.6l2.6 6.2q0 2.4-2.6 2.4t-2.6-2.2q0 2.2-2.6 2.2T12 8.8q0 2.2-2.6 2.2T6.8 8.8q0 2.2-2.6 2.2t-2.6-2.4z"/></g><path class="sv-leaf sv-flat" d="M8.2 2.9h3.6v5.7q0 1.9-2.3 1.9T7.2 8.6zM15.6 2.9h3.8l2.3 5.7q0 1.9-2.2 1.9t-2.2-1.9z"/>"#,
    ),
    // A silo without end.
    (
        "endless",
        r#"<g class="sv-timber"><path class="sv-body" d="M5 9.6Q5 1.4 12 1.4t7 8.2z"/><path class="sv-blank" d="M3.6 9.6h16.8v12.8H3.6z"/><path class="sv-line" stroke-width="1.2" d="M12 1.6v7.8M8.6 3q-1.2 3-1.2 6.4M15.4 3q1.2 3 1.2 6.4"/></g><path class="sv-pen sv-line" stroke-width="2.3" d="M12 16q-2-2.8-3.7-2.8A2.4 2.7 0 0 0 6 16a2.4 2.7 0 0 0 2.3 2.8Q10 18.8 12 16t3.7-2.8A2.4 2.7 0 0 1 18 16a2.4 2.7 0 0 1-2.3 2.8Q14 18.8 12 16z"/>"#,
    ),
    // A basket that is filled.
    (
        "income",
        r#"<g class="sv-timber"><path class="sv-body" d="M2.4 13h19.2l-2.4 9.2H4.8z"/><path class="sv-line" stroke-width="1.2" d="M3.4 17.4h17.2M8.4 13l.8 9.2M15.6 13l-.8 9.2"/></g><path class="sv-ink sv-flat" d="M10.2 1.2h3.6v5h3.4L12 11.8L6.8 6.2h3.4z"/>"#,
    ),
    (
        "swap",
        r#"<path class="sv-ink sv-line" stroke-width="2.4" d="M3 8.4h15M13.8 3.6l5 4.8l-5 4.6M21 16.4H6M10.2 11.8l-5 4.6l5 4.8"/>"#,
    ),
    // An eye.
    (
        "look",
        r#"<path class="sv-paper sv-body" stroke-width="1.7" d="M1.4 12Q6 4.8 12 4.8T22.6 12Q18 19.2 12 19.2T1.4 12z"/><circle class="sv-energy sv-body" cx="12" cy="12" r="4.3"/><circle class="sv-pen sv-flat" cx="12" cy="12" r="1.8"/>"#,
    ),
    // A card out of the heap.
    (
        "dig",
        r#"<rect class="sv-stone sv-body" x="2.4" y="12.8" width="19.2" height="9" rx="1.6"/><path class="sv-pen sv-line" stroke-width="1.1" d="M2.8 15.8h18.4M2.8 18.8h18.4"/><rect class="sv-paper sv-body" x="7" y="6.4" width="10" height="9" rx="1.4"/><path class="sv-ink sv-flat" d="M12 .8l4.4 4.6H7.6z"/><path class="sv-leaf sv-flat" d="M9 8.6h6v4.4H9z"/>"#,
    ),
    (
        "lock",
        r#"<g class="sv-ink"><path class="sv-line" stroke-width="2.2" d="M7 11V7.6a5 5.2 0 0 1 10 0V11"/><rect class="sv-flat" x="4.2" y="10.4" width="15.6" height="11.8" rx="2.2"/></g><path class="sv-bare sv-line" stroke-width="2" d="M12 14.8v3.2"/>"#,
    ),
    (
        "lost",
        r#"<g class="sv-ink sv-line"><rect stroke-width="1.7" stroke-dasharray="3.2 2.4" x="3" y="3" width="18" height="18" rx="3.4"/><path stroke-width="2.6" d="M8 8l8 8M16 8l-8 8"/></g>"#,
    ),
    ("check", r#"<path class="sv-ink sv-line" stroke-width="3.2" d="M4 12.8l5.2 5.6L20 6"/>"#),
    (
        "arrow",
        r#"<path class="sv-ink sv-line" stroke-width="2.4" d="M3.6 12h16M13.6 5.6L20 12l-6.4 6.4"/>"#,
    ),
    // One good less.
    (
        "less",
        r#"<circle class="sv-paper sv-body" cx="12" cy="12" r="9.6"/><path class="sv-pen sv-line" stroke-width="2.8" d="M7 12h10"/>"#,
    ),
    // A cracked bowl, and less.
    (
        "scarcity",
        r#"<path class="sv-stone sv-body" d="M1.6 10.6h20.8q-.4 8.4-6.8 10.4H8.4q-6.4-2-6.8-10.4z"/><path class="sv-ink sv-flat" d="M8 21h8v1.8H8z"/><path class="sv-pen sv-line" d="M13 10.6l-2.4 3.4l2.8 2.2l-1.6 3.2"/><path class="sv-ink sv-line" stroke-width="2.6" d="M8.2 5.2h7.6"/>"#,
    ),
];
