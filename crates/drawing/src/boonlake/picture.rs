//! The game in one picture.

use super::chart::Chart;
use super::cut::Cut;
use super::defs::defs_for;
use super::land::land;
use super::standing::{standing, standings};
use super::tiles::tiles;
use super::works::{label, round_class, works};
use boonlake::{Open, Position, Region, View};

/// The map as a match of two begins, for wherever the game is offered.
pub fn picture() -> String {
    let start = Position::new(2).expect("two can play");
    framed(&start.open)
}

/// The map of a match with everything on it.
pub fn played(view: &View) -> String {
    framed(view.open())
}

fn framed(open: &Open) -> String {
    let chart = Chart::new(Cut::Wide, open.parts());
    let mut drawn = land(chart) + &tiles(chart, open.map()) + &works(chart);
    drawn.extend(Region::ALL.iter().map(|&region| label(chart, region, None)));
    drawn.extend(standings(open).into_iter().map(|one| standing(chart, open, one)));
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="board-picture {}" viewBox="{}">{}{drawn}</svg>"#,
        round_class(open.is_second_round),
        Cut::Wide.view_box(),
        defs_for(&drawn),
    )
}
