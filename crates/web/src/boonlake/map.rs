//! Where the places of the map lie.

use super::sight::Sight;
use super::sight_of;
use super::thing::Thing;
use crate::face::Spot;
use crate::table::{Map, Step, Table};
use boonlake::{Open, Region, Site, Space, Track};
use drawing::Point;
use drawing::boonlake::{Chart, Cut, Target, middle, target_at};
use leptos::prelude::*;
use std::sync::Arc;

/// How wide what can be pointed at is, in units of the drawing. On the wide map a mouse need not hit a
/// place itself, so that a small desk shows all of it.
const WIDTH: f64 = 26.0;
const WIDE_WIDTH: f64 = 31.0;

/// The map of the match, cut for this window.
pub(super) struct LandMap {
    pub(super) cut: Cut,
    pub(super) table: Table,
}

impl LandMap {
    fn seen<T>(&self, ask: impl FnOnce(Chart<'_>, &Open) -> Option<T>) -> Option<T> {
        let sight: Arc<Sight> = untrack(|| sight_of(self.table))?;
        let open = sight.view.open();
        ask(Chart::new(self.cut, open.parts()), open)
    }
}

/// The place on the map where a thing is, if it is there.
pub(super) fn target(cut: Cut, open: &Open, thing: Thing) -> Option<Target> {
    Some(match thing {
        Thing::Site(site) => open.map().has_site(site).then_some(Target::Site(site))?,
        Thing::Space(at) => Target::Space(at),
        Thing::River(number) => (number <= open.parts().river.last(open.is_second_round))
            .then_some(Target::River(number))?,
        Thing::Label(region) => Target::Label(region),
        Thing::Track(track) if cut == Cut::Wide => {
            let seat = open.to_act().unwrap_or(open.turn);
            Target::Track(track, open.player(seat).steps(track))
        }
        Thing::Track(_)
        | Thing::Strip(_)
        | Thing::Resource(_)
        | Thing::Recess(_)
        | Thing::Lever(_)
        | Thing::Card(_)
        | Thing::Tile(_) => return None,
    })
}

/// All that can be pointed at on the map.
fn things(open: &Open) -> Vec<Thing> {
    let sites = open.terrain.laid();
    let sites = sites.iter().flat_map(Site::of).filter(|&site| open.map().has_site(site));
    let spaces = Space::all().filter(|at| !has_sites(open, *at)).map(Thing::Space);
    let river = (1..=open.parts().river.last(open.is_second_round)).map(Thing::River);
    let labels = Region::ALL.iter().map(|&region| Thing::Label(region));
    let tracks = Track::ALL.iter().map(|&track| Thing::Track(track));
    sites.map(Thing::Site).chain(spaces).chain(river).chain(labels).chain(tracks).collect()
}

fn has_sites(open: &Open, at: Space) -> bool {
    Site::of(at).into_iter().any(|site| open.map().has_site(site))
}

impl Map for LandMap {
    fn size(&self) -> (f64, f64) {
        self.cut.size()
    }

    fn spot_width(&self) -> f64 {
        if self.cut == Cut::Wide { WIDE_WIDTH } else { WIDTH }
    }

    fn spot_at(&self, point: Point) -> Option<Spot> {
        self.seen(|chart, open| {
            let things = things(open);
            let there = |thing: &Thing| Some((*thing, target(self.cut, open, *thing)?));
            let places: Vec<(Thing, Target)> = things.iter().filter_map(there).collect();
            let targets: Vec<Target> = places.iter().map(|(_, target)| *target).collect();
            let met = target_at(chart, open, &targets, point)?;
            let found = places.iter().find(|(_, target)| *target == met);
            found.map(|(thing, _)| thing.spot())
        })
    }

    fn middle(&self, at: Spot) -> Option<Point> {
        self.seen(|chart, open| {
            let target = target(self.cut, open, Thing::at(at)?)?;
            Some(middle(chart, open, target))
        })
    }

    /// The nearest place that lies more in this direction than beside it.
    fn next(&self, from: Spot, step: Step) -> Spot {
        let next = self.seen(|chart, open| {
            let place = |thing: Thing| {
                target(self.cut, open, thing).map(|target| middle(chart, open, target))
            };
            let start = place(Thing::at(from)?)?;
            let ahead = things(open).into_iter().filter_map(|thing| {
                let at = place(thing)?;
                let (right, down) = (at.x - start.x, at.y - start.y);
                let (ahead, aside) = match step {
                    Step::Left => (-right, down),
                    Step::Right => (right, down),
                    Step::Up => (-down, right),
                    Step::Down => (down, right),
                };
                (ahead > 1.0 && ahead >= aside.abs()).then(|| (thing, ahead.hypot(2.0 * aside)))
            });
            let nearest = ahead.min_by(|one, other| one.1.total_cmp(&other.1));
            nearest.map(|(thing, _)| thing.spot())
        });
        next.unwrap_or(from)
    }

    fn first(&self) -> Option<Spot> {
        Space::new(1).map(|at| Thing::Space(at).spot())
    }
}
