//! The components of the box.

use crate::box_contents::BOX;
use crate::quadrant;
use std::sync::Arc;
use table::{Canon, ComponentTexts, Faults};

/// Boards, cards and tiles.
#[derive(PartialEq, Debug)]
pub struct Components;

impl table::Components for Components {
    const FILES: &'static [(&'static str, &'static str)] = &[];

    fn read(_texts: &ComponentTexts) -> Result<Components, Faults> {
        Ok(Components)
    }

    fn ours() -> Arc<Components> {
        Arc::new(Components)
    }

    fn meaning(&self, canon: &mut Canon) {
        let texts = quadrant::sheets().map(|sheet| sheet.to_string()).chain([BOX.to_string()]);
        for text in texts {
            text.lines().for_each(|line| canon.line("printed", line.split_whitespace()));
        }
    }
}
