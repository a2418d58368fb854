//! The characters: heads and shoulders in a roundel, each told by what is worn and held.

use super::symbol::symbol;
use suna_valo::Character;

/// The id of a portrait.
pub(super) fn portrait_id(character: Character) -> &'static str {
    character.name()
}

/// All portraits. They are drawn around 12,12 in the same square as everything else, from a drawing
/// twice as large.
pub(super) fn portrait_symbols() -> String {
    let portrait = |&character: &Character| {
        let (coat, features) = portrait(character);
        let body = format!(
            r#"<g transform="translate(12 12)scale(.5)"><circle class="sv-niche sv-body" r="23"/><path class="sv-{coat} sv-body" d="M-16.5 16A23 23 0 0 0 16.5 16Q14 8.4 0 8.4T-16.5 16z"/>{features}</g>"#
        );
        symbol(portrait_id(character), &body)
    };
    Character::ALL.iter().map(portrait).collect()
}

/// The stuff of the coat, and everything above it.
const fn portrait(character: Character) -> (&'static str, &'static str) {
    match character {
        // A flying cap with goggles, and a scarf in the wind.
        Character::Courier => (
            "energy",
            r#"<path class="sv-bloom sv-body" d="M-8 7.4Q0 12 8 7.4L9 11.4L17 13.4L13 17L6 13.6Q-2 16-9 11.4z"/><ellipse class="sv-fair sv-body" cy="-2" rx="8.6" ry="10"/><path class="sv-sack sv-body" d="M-9.4 3Q-12.6-14 0-14.2Q12.6-14 9.4 3L6.6-3.4Q0-6.4-6.6-3.4z"/><path class="sv-sack sv-line" d="M-10-7.6H10"/><g class="sv-glass sv-body"><circle cx="-4.2" cy="-8" r="3.4"/><circle cx="4.2" cy="-8" r="3.4"/></g><g class="sv-pen"><circle class="sv-flat" cx="-3.2" cy="-.6" r="1.2"/><circle class="sv-flat" cx="3.2" cy="-.6" r="1.2"/><path class="sv-line" d="M-2.6 4Q0 6 2.6 4"/></g>"#,
        ),
        // A round hat, a moustache, and a coin held up.
        Character::Haggler => (
            "egg",
            r#"<ellipse class="sv-tan sv-body" cy="-1.4" rx="9.2" ry="10.4"/><path class="sv-flower sv-body" d="M-9-6.4L-7.6-14.4Q0-17 7.6-14.4L9-6.4Q0-9.4-9-6.4z"/><path class="sv-muzzle sv-flat" d="M0 2.2Q-4.4-.6-9.6 5Q-4.4 5.4 0 3.6Q4.4 5.4 9.6 5Q4.4-.6 0 2.2zM-6.6-4.4L-2-3.4V-2.2L-6.6-2.8zM6.6-4.4L2-3.4V-2.2L6.6-2.8z"/><g class="sv-pen sv-flat"><circle cx="-3.6" cy="-1" r="1.2"/><circle cx="3.6" cy="-1" r="1.2"/></g><path class="sv-tan sv-body" d="M8.6 17Q8 12.4 11.4 12.4T14.6 17z"/><circle class="sv-sun sv-body" cx="12" cy="9.2" r="5"/><path class="sv-sun sv-line" d="M12 6.6V11.8"/>"#,
        ),
        // A straw hat and a bag on its strap.
        Character::Satchel => (
            "leaf",
            r#"<path class="sv-sack sv-line" stroke-width="3" d="M-9 9.6L6 20"/><rect class="sv-sack sv-body" x="1.6" y="13.4" width="13" height="8.6" rx="2"/><path class="sv-sack sv-line" d="M1.6 17H14.6M8 15.6V18.6"/><ellipse class="sv-fair sv-body" cy="-.6" rx="8.4" ry="9.4"/><path class="sv-muzzle sv-flat" d="M-8.6-5H-5.4V2.6Q-8.6 1-8.6-5zM8.6-5H5.4V2.6Q8.6 1 8.6-5z"/><path class="sv-grain sv-body" d="M-18-5.6Q-11-8.4-7.8-8.4Q-7-17.4 0-17.4T7.8-8.4Q11-8.4 18-5.6Q9-1.6 0-1.6T-18-5.6z"/><path class="sv-grain sv-line" stroke-width="2" d="M-7.8-8.4Q0-5 7.8-8.4"/><g class="sv-pen"><circle class="sv-flat" cx="-3" cy="1.6" r="1.2"/><circle class="sv-flat" cx="3" cy="1.6" r="1.2"/><path class="sv-line" d="M-2.6 5.4Q0 7 2.6 5.4"/></g>"#,
        ),
        // A hood, and a spyglass at one eye.
        Character::Scout => (
            "lily",
            r#"<path class="sv-lily sv-body" d="M-12.6 12Q-15-17 0-18Q15-17 12.6 12Q9 6 9-3H-9Q-9 6-12.6 12z"/><ellipse class="sv-umber sv-body" cy="-1" rx="8.4" ry="9.6"/><path class="sv-muzzle sv-flat" d="M-8.4-3Q-7-11.6 0-11.4Q7-11.6 8.4-3Q4-8.4-1-7Q-6-6.6-8.4-3z"/><circle class="sv-pen sv-flat" cx="-3.4" cy="-.6" r="1.3"/><path class="sv-pen sv-line" d="M-3 4.6H2"/><g class="sv-discoveries sv-body"><path d="M1-2.6L9-5.4L10.4-1L2.4 1.8z"/><path d="M9-6.4L18-9.8L20.2-3.2L11 0z"/></g>"#,
        ),
        // Goggles pushed up, a knot of hair, and a spanner.
        Character::Tinker => (
            "steel",
            r#"<circle class="sv-egg sv-body" cx="1" cy="-15" r="4.4"/><ellipse class="sv-tan sv-body" cy="-1.4" rx="8.6" ry="9.8"/><path class="sv-egg sv-body" d="M-9.4 1Q-11.6-13.4 0-13.4T9.4 1Q8-4.4 4-6.4Q-3-4.6-7-5.4Q-9-3-9.4 1z"/><path class="sv-muzzle sv-line" stroke-width="2.2" d="M-9.6-7.4H9.6"/><g class="sv-glass sv-body"><circle cx="-3.8" cy="-8.2" r="3"/><circle cx="3.8" cy="-8.2" r="3"/></g><g class="sv-pen"><circle class="sv-flat" cx="-3.2" cy="-.4" r="1.2"/><circle class="sv-flat" cx="3.2" cy="-.4" r="1.2"/><path class="sv-line" d="M-2.2 4.4Q1 6 3 3.6"/></g><path class="sv-iron sv-line" stroke-width="3.2" d="M8 20L14 10"/><path class="sv-iron sv-line" stroke-width="2.4" d="M12.2 6.4Q10.6 10 14 10.6Q17.6 11 17.8 7.4"/>"#,
        ),
        // A headscarf, earrings, and goods that change hands.
        Character::Barterer => (
            "sack",
            r#"<path class="sv-flower sv-body" d="M-11 8Q-14-16.4 0-16.6Q14-16.4 11 8Q7 12 0 12T-11 8z"/><ellipse class="sv-umber sv-body" cy="-1" rx="7.8" ry="9"/><path class="sv-flower sv-body" d="M-8.6-2Q-7.6-12 0-12.2Q7.6-12 8.6-2Q4-7 0-7T-8.6-2z"/><g class="sv-sun sv-body" stroke-width="1"><circle cx="-8.4" cy="4" r="1.8"/><circle cx="8.4" cy="4" r="1.8"/></g><g class="sv-pen"><circle class="sv-flat" cx="-3" cy="-.4" r="1.2"/><circle class="sv-flat" cx="3" cy="-.4" r="1.2"/><path class="sv-line" d="M-2.8 4Q0 6.2 2.8 4"/></g><path class="sv-face sv-line" stroke-width="2" d="M-6 14.6H5.6L3 12.4M6 18.4H-5.6L-3 20.6"/>"#,
        ),
        // A white cap with a peak, and a beard to match.
        Character::Skipper => (
            "flower",
            r#"<g class="sv-sun sv-flat"><circle cx="-3" cy="15.6" r="1.3"/><circle cx="3" cy="15.6" r="1.3"/><circle cx="-3" cy="19.6" r="1.3"/><circle cx="3" cy="19.6" r="1.3"/></g><ellipse class="sv-fair sv-body" cy="-1" rx="8.8" ry="10"/><path class="sv-wool sv-body" d="M-9.2-1.6Q-10.6 11.6 0 12.8Q10.6 11.6 9.2-1.6Q7 2.6 3.6 2Q0 .6-3.6 2Q-7 2.6-9.2-1.6z"/><path class="sv-wool sv-line" d="M-2.6 6Q0 7.2 2.6 6"/><g class="sv-pen sv-flat"><circle cx="-3.4" cy="-2" r="1.2"/><circle cx="3.4" cy="-2" r="1.2"/></g><path class="sv-paper sv-body" d="M-9.6-6.6Q-14-11-11.6-14.4Q0-19.4 11.6-14.4Q14-11 9.6-6.6Q0-9.4-9.6-6.6z"/><path class="sv-pen sv-flat" d="M-9.8-7.6Q0-10.6 9.8-7.6L10.6-3.8Q0-7-10.6-3.8z"/><circle class="sv-sun sv-body" stroke-width="1" cy="-12.4" r="2.4"/>"#,
        ),
        // Plaits, a flower crown, and an ear of grain picked up.
        Character::Gleaner => (
            "bloom",
            r##"<path class="sv-grain sv-body" d="M-9.6-4Q-13.6 6-11.4 14L-8.2 13Q-9 6-6.6 0zM9.6-4Q13.6 6 11.4 14L8.2 13Q9 6 6.6 0z"/><ellipse class="sv-fair sv-body" cy="-1.4" rx="8.4" ry="9.8"/><path class="sv-grain sv-body" d="M-9.4-1.6Q-11-14 0-14.2T9.4-1.6Q6-5 4.6-8Q-2-4.6-9.4-1.6z"/><g class="sv-lily sv-body" stroke-width="1"><circle cx="-7.6" cy="-9.6" r="2.2"/><circle cx="7.6" cy="-9.6" r="2.2"/></g><g class="sv-face sv-body" stroke-width="1"><circle cx="-3.6" cy="-12.6" r="2.4"/><circle cx="3.6" cy="-12.6" r="2.4"/></g><circle class="sv-flower sv-body" stroke-width="1" cy="-13.6" r="2.4"/><g class="sv-pen"><circle class="sv-flat" cx="-3.2" cy="-.2" r="1.2"/><circle class="sv-flat" cx="3.2" cy="-.2" r="1.2"/><path class="sv-line" d="M-2.6 4.2Q0 6.4 2.6 4.2"/></g><use href="#sv-grain" transform="translate(2 5)rotate(14)scale(.66)"/>"##,
        ),
    }
}
