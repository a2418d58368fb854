//! The faces of the computers, one for each level: heads of wood, as turned for a board game.

/// The face of the computer of a level such as `keen` or `keen@100`, as an icon; any other name has
/// the plainest one.
pub fn computer(level: &str) -> String {
    let (name, _) = level.split_once('@').unwrap_or((level, ""));
    let (class, features) = match name {
        "novice" => ("novice", NOVICE),
        "greedy" => ("greedy", GREEDY),
        "steady" => ("steady", STEADY),
        "keen" => ("keen", KEEN),
        "master" => ("master", MASTER),
        _ => ("random", RANDOM),
    };
    format!(
        r#"<svg class="icon computer computer-{class}" viewBox="-24 -24 48 48" aria-hidden="true"><circle class="cf-ground" r="23"/><path class="cf-coat" d="M-17 23Q-16 11 0 11Q16 11 17 23z"/>{features}</svg>"#
    )
}

/// A die for a head: it does whatever falls.
const RANDOM: &str = r#"<rect class="cf-head" x="-11.5" y="-13" width="23" height="23" rx="5"/><circle class="cf-ink" cx="-5" cy="-5.5" r="2.1"/><circle class="cf-ink" cx="5" cy="-5.5" r="2.1"/><circle class="cf-ink" cx="0" cy="-.5" r="1.6"/><path class="cf-line" d="M-5 4.6Q0 8 5 4.6"/>"#;

/// Young, with a cowlick and round eyes that look elsewhere.
const NOVICE: &str = r#"<circle class="cf-head" cy="-2" r="12"/><path class="cf-hair" d="M-12-3Q-12-16 0-16Q12-16 12-3Q8-9 2-9.4Q3-12 1-14Q0-9-12-3z"/><path class="cf-lock" d="M0-15Q-1-20 4-21"/><circle class="cf-white" cx="-4.4" cy="-2.4" r="3"/><circle class="cf-white" cx="4.4" cy="-2.4" r="3"/><circle class="cf-ink" cx="-3.4" cy="-3.2" r="1.4"/><circle class="cf-ink" cx="5.4" cy="-3.2" r="1.4"/><path class="cf-line" d="M-2.4 4.6Q0 6.4 3 4"/>"#;

/// Round cheeks, narrow eyes and a coin at the collar.
const GREEDY: &str = r#"<ellipse class="cf-head" cy="-1.4" rx="13" ry="12"/><path class="cf-hair" d="M-13-4Q-11-15 0-15Q11-15 13-4L9-8H-9z"/><path class="cf-line" d="M-7.6-3.6L-2.6-2.2M7.6-3.6L2.6-2.2"/><circle class="cf-ink" cx="-4.6" cy="-.6" r="1.4"/><circle class="cf-ink" cx="4.6" cy="-.6" r="1.4"/><circle class="cf-cheek" cx="-8.4" cy="3" r="2.6"/><circle class="cf-cheek" cx="8.4" cy="3" r="2.6"/><path class="cf-line" d="M-5 4.4Q0 9 5 4.4"/><circle class="cf-coin" cy="15.4" r="4.2"/><circle class="cf-coin-line" cy="15.4" r="2.2"/>"#;

/// A full beard and a flat cap: nothing surprises him.
const STEADY: &str = r#"<circle class="cf-head" cy="-2" r="12"/><path class="cf-hair" d="M-12-1Q-12 13 0 13Q12 13 12-1Q8 3.4 4 2Q0 .6-4 2Q-8 3.4-12-1z"/><path class="cf-hat" d="M-14-7.4Q-12-17 0-17Q12-17 14-7.4Q0-11.4-14-7.4z"/><circle class="cf-ink" cx="-4.4" cy="-3" r="1.6"/><circle class="cf-ink" cx="4.4" cy="-3" r="1.6"/><path class="cf-line-light" d="M-3.4 6.4H3.4"/>"#;

/// Spectacles and one raised brow.
const KEEN: &str = r#"<ellipse class="cf-head" cy="-2" rx="11" ry="12.4"/><path class="cf-hair" d="M-11.4 2Q-14-16 0-16Q14-16 11.4 2Q10-6 6-10Q-4-6-9-9Q-11-4-11.4 2z"/><circle class="cf-glass" cx="-4.8" cy="-1.6" r="3.9"/><circle class="cf-glass" cx="4.8" cy="-1.6" r="3.9"/><path class="cf-line" d="M-.9-1.6H.9M2.4-7.4Q5-9 8-7"/><circle class="cf-ink" cx="-4.4" cy="-1.4" r="1.4"/><circle class="cf-ink" cx="5.2" cy="-1.4" r="1.4"/><path class="cf-line" d="M-3 5.4Q1 7.4 4.4 4.6"/>"#;

/// White hair, a hood, and eyes that are nearly closed.
const MASTER: &str = r#"<path class="cf-hat" d="M-15 14Q-17-19 0-20Q17-19 15 14Q10 6 10-4H-10Q-10 6-15 14z"/><ellipse class="cf-head" cy="-2" rx="10.4" ry="11.6"/><path class="cf-hair" d="M-10.4-3Q-8-13 0-13.4Q8-13 10.4-3Q6-9 0-8.4Q-6-9-10.4-3z"/><path class="cf-line" d="M-7-2.4Q-4.6-.4-2.4-2.4M7-2.4Q4.6-.4 2.4-2.4M-2.2 5.2H2.6"/><path class="cf-hair" d="M-3 7.4Q0 6.4 3 7.4L0 14z"/>"#;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_computer_has_a_face_of_its_own() {
        let names = ["random", "novice", "greedy", "steady", "keen", "master"];
        let faces: Vec<String> = names.iter().map(|name| computer(name)).collect();
        for (index, face) in faces.iter().enumerate() {
            assert!(face.contains(&format!("computer-{}", names[index])));
            assert!(!faces[..index].contains(face));
            assert!(
                !face.contains("style=") && !face.contains("fill="),
                "colours are in the sheet"
            );
        }
        assert_eq!(computer("keen@100"), computer("keen"));
        assert_eq!(computer("nobody"), computer("random"));
    }
}
