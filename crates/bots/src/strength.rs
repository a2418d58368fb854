//! How strong each level is at each game, as arenas measured it.

/// The measured strength of a level at a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// The game's name.
    pub game: &'static str,
    /// The level's name.
    pub level: &'static str,
    /// Its rating on the scale of chess.
    pub rating: f64,
    /// How unsure that is: a standard deviation.
    pub deviation: f64,
}

/// The strengths of all levels that were measured.
pub fn strengths() -> impl Iterator<Item = Strength> {
    let lines = include_str!("../data/strengths.txt").lines();
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(|line| {
        read(line).unwrap_or_else(|| panic!("`{line}` is no game, level, rating and deviation"))
    })
}

fn read(line: &'static str) -> Option<Strength> {
    let mut words = line.split_whitespace();
    let strength = Strength {
        game: words.next()?,
        level: words.next()?,
        rating: words.next()?.parse().ok()?,
        deviation: words.next()?.parse().ok()?,
    };
    words.next().is_none().then_some(strength)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::erased::BRAINS;
    use crate::level::LEVELS;

    #[test]
    fn every_level_of_every_game_was_measured_once() {
        let measured: Vec<(&str, &str)> = strengths().map(|it| (it.game, it.level)).collect();
        let games = BRAINS.iter().map(|brain| brain.game().name());
        let all = games.flat_map(|game| LEVELS.iter().map(move |level| (game, level.name)));
        assert_eq!(all.clone().filter(|one| measured.contains(one)).count(), measured.len());
        assert_eq!(all.count(), measured.len());
        assert!(strengths().all(|it| it.deviation >= 1.0));
    }
}
