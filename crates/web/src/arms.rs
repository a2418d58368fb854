//! Faces without uploads: a shield in the tinctures of old maps, made from a name.
//!
//! Arms say who, the marks of seats say where somebody sits: no tincture is the colour of a seat.

const N_TINCTURES: u64 = 10;

/// How a field is divided, within the shield; the first is not.
const DIVISIONS: [&str; 9] = [
    "",
    "M20 3H37V21C37 33 29 39 20 43z",
    "M3 21H37C37 33 29 39 20 43C11 39 3 33 3 21z",
    "M3 3H37L8.1 35C5 31.5 3 27 3 21z",
    "M8.1 35L20 22L31.9 35C28.8 38.5 24.5 41 20 43C15.5 41 11.2 38.5 8.1 35z",
    "M20 3H37V21H20zM3 21H20V43C11 39 3 33 3 21z",
    "M3 3H37V13H3z",
    "M13 3H27V39.2L20 43L13 39.2z",
    "M3.3 26q5.6-5 11.1 0t11.1 0t11.2 0C35.9 34.5 28.5 39.2 20 43C11.5 39.2 4.1 34.5 3.3 26z",
];

/// Tree, tower, star, key, leaf, fish, wheel, moon, bird, mug, sun and boat.
const CHARGES: [&str; 12] = [
    "M20 9l7 9h-4l6 8h-7v5h-4v-5h-7l6-8h-4z",
    "M12 31V14h-2V9h4v3h4V9h4v3h4V9h4v5h-2v17h-6v-5a2 2 0 0 0-4 0v5z",
    "M20 9l3 7.5l8 .6l-6.1 5.2l2 7.8L20 25.8l-6.9 4.3l2-7.8L9 17.1l8-.6z",
    "M20 9a5.5 5.5 0 0 1 2 10.6V23h3v3h-3v2h3v3h-7V19.6A5.5 5.5 0 0 1 20 9z",
    "M11 29q-3-14 18-19q3 18-12 18l-3 4l-2-1z",
    "M8 20q8-9 17-1l7-6v14l-7-6q-9 8-17-1z",
    "M20 10a10 10 0 1 1 0 20a10 10 0 1 1 0-20zM20 13.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM18.8 12h2.4v16h-2.4zM12 18.8h16v2.4h-16z",
    "M26 26a9.5 9.5 0 1 1-3-16a7.5 7.5 0 1 0 3 16z",
    "M8 17q6-1 9 3q1-8 8-9l7 1l-4 3q1 9-8 13l-3 4h-2l1-4q-7-1-8-11z",
    "M12 12h14v3h3q3 0 3 3v5q0 3-3 3h-3v4H12zM26 18v5h2.5v-5z",
    "M20 13a7 7 0 1 1 0 14a7 7 0 1 1 0-14zM18.8 7h2.4v4h-2.4zM18.8 29h2.4v4h-2.4zM7 18.8h4v2.4H7zM29 18.8h4v2.4h-4zM10 11.6l1.7-1.7l2.8 2.9l-1.7 1.7zM25.5 27.2l1.7-1.7l2.8 2.9l-1.7 1.7zM10 28.4l2.8-2.9l1.7 1.7l-2.8 2.9zM25.5 12.8l2.8-2.9l1.7 1.7l-2.8 2.9z",
    "M9 24h22l-4 7H13zM19 22V8q10 5 9 14zM17 22h-6q1-8 6-11z",
];

const SHIELD: &str = "M3 3H37V21C37 33 29 39 20 43C11 39 3 33 3 21z";

/// What is on somebody's shield.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Arms {
    /// A dark and a light tone.
    tincture: usize,
    division: usize,
    charge: usize,
    /// Whether the field has the dark tone.
    is_dark: bool,
}

impl Arms {
    /// The arms of a name: always the same, and other ones for most other names.
    fn of(name: &str) -> Arms {
        let mut rest = mixed(name);
        let mut below = |limit: u64| {
            let drawn = rest % limit;
            rest /= limit;
            drawn as usize
        };
        Arms {
            tincture: below(N_TINCTURES),
            division: below(DIVISIONS.len() as u64),
            charge: below(CHARGES.len() as u64),
            is_dark: below(2) == 1,
        }
    }
}

/// A number in which every letter of a name counts. It need not be hard to find a name for a number,
/// so that this is FNV-1a, with its bits mixed once more at the end.
fn mixed(name: &str) -> u64 {
    let start = 0xcbf2_9ce4_8422_2325_u64;
    let all = name
        .bytes()
        .fold(start, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    let all = (all ^ (all >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd);
    all ^ (all >> 33)
}

/// The shield of a member, as SVG. Its name stands beside it, so that nobody needs to hear it.
pub(crate) fn shield(name: &str) -> String {
    let Arms { tincture, division, charge, is_dark } = Arms::of(name);
    let (field, figure) = if is_dark { ("dark", "light") } else { ("light", "dark") };
    let charge = CHARGES[charge];
    // On a divided field the charge stands on a disc, so that it reads when it is small.
    let inside = match DIVISIONS[division] {
        "" => format!(
            r#"<path class="arms-{figure}" fill-rule="evenodd" transform="translate(-2 -1) scale(1.1)" d="{charge}"/>"#
        ),
        parts => format!(
            r#"<path class="arms-{figure}" d="{parts}"/><circle class="arms-disc" cx="20" cy="20.5" r="13"/><path class="arms-dark" fill-rule="evenodd" transform="translate(4 4.5) scale(.8)" d="{charge}"/>"#
        ),
    };
    format!(
        r#"<svg class="arms-picture arms-{}" viewBox="0 0 40 45" aria-hidden="true"><path class="arms-{field}" d="{SHIELD}"/>{inside}<path class="arms-edge" d="{SHIELD}"/></svg>"#,
        tincture + 1
    )
}

/// The shield of a guest, on which nothing is.
pub(crate) fn empty_shield() -> String {
    format!(
        r#"<svg class="arms-picture" viewBox="0 0 40 45" aria-hidden="true"><path class="arms-empty" d="{SHIELD}"/></svg>"#
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn a_name_has_the_same_arms_for_ever() {
        let ada = Arms { tincture: 2, division: 1, charge: 9, is_dark: false };
        assert_eq!(Arms::of("Ada"), ada);
        assert_ne!(Arms::of("Ben"), ada);
        assert_eq!(shield("Ada"), shield("Ada"));
    }

    #[test]
    fn names_fill_the_whole_armoury() {
        let all: BTreeSet<Arms> = (0..40_000).map(|it| Arms::of(&format!("name {it}"))).collect();
        assert_eq!(all.len(), 10 * 9 * 12 * 2);
    }

    #[test]
    fn markup_has_no_colours() {
        for name in (0..100).map(|it| it.to_string()) {
            let drawn = shield(&name);
            assert!(!drawn.contains("fill=") && !drawn.contains("style="), "{drawn}");
        }
    }
}
