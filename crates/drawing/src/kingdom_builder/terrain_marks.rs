//! The marks that tell the terrains apart without colour, each in three variants so that a wide
//! land does not look stamped.

use super::symbol::symbol;
use kingdom_builder::Terrain;
use std::fmt::Write;

/// How many variants each terrain has.
pub(crate) const N_VARIANTS: usize = 3;

/// The class that gives a terrain its colours.
pub(crate) fn terrain_class(terrain: Terrain) -> String {
    format!("t-{terrain}")
}

/// The id of a variant of a terrain's mark.
pub(crate) fn terrain_mark(terrain: Terrain, variant: usize) -> String {
    format!("{terrain}-{}", variant % N_VARIANTS + 1)
}

/// All terrain symbols.
pub(crate) fn terrain_symbols() -> String {
    let mut symbols = String::new();
    for &terrain in Terrain::ALL {
        for variant in 0..N_VARIANTS {
            symbols += &symbol(&terrain_mark(terrain, variant), &mark(terrain, variant));
        }
    }
    symbols
}

type Places = [&'static [(i32, i32)]; N_VARIANTS];

/// One path that repeats a shape, drawn from its own start, at several places.
fn scattered(class: &str, places: &[(i32, i32)], shape: &str) -> String {
    let mut path = String::new();
    for (x, y) in places {
        write!(path, "M{x} {y}{shape}").expect("strings grow");
    }
    format!(r#"<path class="{class}" d="{path}"/>"#)
}

fn mark(terrain: Terrain, variant: usize) -> String {
    match terrain {
        Terrain::Grass => grass(variant),
        Terrain::Flower => flowers(variant),
        Terrain::Forest => firs(variant),
        Terrain::Canyon => ravines(variant),
        Terrain::Desert => dunes(variant),
        Terrain::Swamp => reeds(variant),
        Terrain::Farmland => furrows(variant),
        Terrain::Water => waves(variant),
        Terrain::Mountain => peaks(variant),
    }
}

fn grass(variant: usize) -> String {
    const TUFTS: Places = [
        &[(-9, -4), (4, -9), (11, 2), (-2, 5), (5, 14), (-10, 11)],
        &[(-6, -8), (8, -6), (-11, 4), (2, 3), (11, 9), (-3, 14)],
        &[(0, -10), (-11, -2), (10, -1), (-1, 6), (-8, 12), (8, 13)],
    ];
    let blades = "l-3.6-4.4q.4 2.6 2.4 4.6zl3.6-4.4q-.4 2.6-2.4 4.6zq-1.3-3.6 0-7q1.3 3.4 0 7z";
    scattered("kb-fill", TUFTS[variant], blades)
}

fn flowers(variant: usize) -> String {
    const BLOSSOMS: Places = [
        &[(-8, -6), (7, -9), (9, 6), (-5, 9)],
        &[(-3, -10), (9, -3), (-9, 3), (3, 11)],
        &[(-9, -4), (3, -3), (11, -10), (-2, 10), (11, 7)],
    ];
    const STEMS: Places = [&[(0, 1), (-13, 3)], &[(0, 0), (12, 7)], &[(-10, 7), (5, 6)]];
    let petals = "m-2-2.6a2 2 0 1 0 4 0a2 2 0 1 0-4 0m2.5 1.8a2 2 0 1 0 4 0a2 2 0 1 0-4 0m-1 2.9a2 2 0 1 \
                  0 4 0a2 2 0 1 0-4 0m-3 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0m-1-2.9a2 2 0 1 0 4 0a2 2 0 1 \
                  0-4 0";
    scattered("kb-fill", BLOSSOMS[variant], petals)
        + &scattered("kb-light", BLOSSOMS[variant], "m-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0")
        + &scattered("kb-leaf", STEMS[variant], "q-.6-2-2.4-3m2.4 3q.6-2 2.4-3")
}

fn firs(variant: usize) -> String {
    const FIRS: Places = [
        &[(-8, -11), (7, -14), (0, -4), (11, 0), (-10, 3)],
        &[(0, -16), (-10, -8), (10, -6), (-3, 0), (8, 3)],
        &[(-6, -14), (6, -10), (-11, -1), (1, 1), (12, 2)],
    ];
    scattered("kb-fill", FIRS[variant], "l-3.6 5.6h1.6l-3.2 5h4.2v2.4h2v-2.4h4.2l-3.2-5h1.6z")
        + &scattered("kb-light", FIRS[variant], "l-3.6 5.6h1.6l-3.2 5h2.6z")
}

/// A ravine between layers of rock.
fn ravines(variant: usize) -> String {
    const SHAPES: [[&str; 3]; N_VARIANTS] = [
        [
            "M-3-15l5 1l-2 7l6 5l-2 7l5 4l1 6l-6-1l-4-6l-6-5l2-7l-4-5z",
            "M-3-15l5 1l-2 7l6 5l-2 7l5 4l1 6",
            "M-15-6h7M-14-2h5M-15 5h8M-13 9h8M8-8h7M9-4h5M11 3h5M-10-10h3",
        ],
        [
            "M8-14l-5 0l-1 6l-7 4l1 7l-6 5l0 6l7-1l3-6l7-4l-2-7l4-5z",
            "M8-14l-1 5l-4 5l2 7l-7 4l-3 6l-5 1",
            "M-14-7h7M-12-11h6M-15-2h6M8-3h7M10 2h6M5 8h9M3 12h7",
        ],
        [
            "M-16-4l6-3l7 3l6-4l7 1l6 3l-5 5l-6-1l-6 4l-8-3l-5 2z",
            "M-16-4l6-3l7 3l6-4l7 1l6 3",
            "M-8-12h9M3-14h6M-4-9h5M-11 9h8M-5 13h10M4 8h9M-10 5h4",
        ],
    ];
    let [gap, brink, layers] = SHAPES[variant];
    format!(
        r#"<path class="kb-fill" d="{gap}"/><path class="kb-light-line" d="{brink}"/><path class="kb-stroke" d="{layers}"/>"#
    )
}

fn dunes(variant: usize) -> String {
    const DUNES: [&str; N_VARIANTS] = [
        "M-15-2q7-8 14 0q3-3 6-2M-3 9q7-7 14-1",
        "M-4-6q7-7 14 0M-14 6q7-8 15-1q4-3 8-1",
        "M-14-6q6-6 12 0M0 2q6-7 13 0M-12 11q6-5 12 0",
    ];
    const SAND: Places = [
        &[(-9, 9), (-6, 12), (8, -10), (11, -7), (3, 0)],
        &[(-11, -5), (-8, -9), (6, 10), (9, 7), (-2, 12)],
        &[(7, -9), (10, -6), (-10, 2), (8, 10), (5, 12)],
    ];
    format!(r#"<path class="kb-stroke" d="{}"/>"#, DUNES[variant])
        + &scattered("kb-fill", SAND[variant], "m-.8 0a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0")
}

fn reeds(variant: usize) -> String {
    const PONDS: Places = [&[(-3, 8), (6, -6)], &[(4, 9), (-6, -6)], &[(0, 3), (-5, -11)]];
    const REEDS: Places = [
        &[(-9, 6), (-4, 9), (7, 10), (8, -7)],
        &[(-8, -6), (-3, 10), (3, 7), (10, 9)],
        &[(-8, 3), (-2, 6), (9, 2), (4, -9)],
    ];
    scattered("kb-light", PONDS[variant], "m-10 0a10 3.6 0 1 0 20 0a10 3.6 0 1 0-20 0")
        + &scattered("kb-stroke", REEDS[variant], "q-1-5 0-10m1 10q1-4 4-6m-5 6q-1-3-3-4")
        + &scattered("kb-fill", REEDS[variant], "m-1.4-8.5a1.4 3 0 1 0 2.8 0a1.4 3 0 1 0-2.8 0")
}

/// A hex maps onto itself when turned by a sixth, so the same furrows give three fields.
fn furrows(variant: usize) -> String {
    let turn = 60 * variant;
    format!(
        r#"<g transform="rotate({turn})"><path class="kb-band" d="M-11 -16.5h22M-19-9.5h38M-19.5-2h39M-19.5 5.5h39M-15 13h30"/><path class="kb-seed" d="M-10-13h20M-17-5.8h34M-18 1.8h36M-17 9.2h34M-8 16.8h16"/></g>"#
    )
}

fn waves(variant: usize) -> String {
    const WAVES: Places = [
        &[(-12, -7), (-3, 3), (-13, 11)],
        &[(-4, -9), (-13, 1), (0, 10)],
        &[(-13, -4), (1, -11), (-4, 9)],
    ];
    scattered("kb-light-line", WAVES[variant], "q3-3.6 6 0q3 3.6 6 0")
}

fn peaks(variant: usize) -> String {
    const SHAPES: [[&str; 3]; N_VARIANTS] = [
        [
            "M-16 11l9-19l5 8l6-13l12 24z",
            "M-7-8l2.6 4.2l-1.8 3l-1.2-2l-2.2 2zM4-13l4 8l-2 3l-2-3l-2.4 3l-1.4-3z",
            "M4-13l12 24h-9l-3-14zM-7-8l5 8l2 11h-5z",
        ],
        [
            "M-15 12l12-25l7 13l4-6l8 18z",
            "M-3-13l4.4 8.2l-2.4 3.2l-2-3l-2.6 3.4l-1.6-3.4zM8-6l2.4 5l-2.4 1.4l-2-3.4z",
            "M-3-13l7 13l2 12h-7zM8-6l8 18h-6z",
        ],
        [
            "M-16 9l7-13l4 5l7-15l8 14l5 9z",
            "M2-14l5 9.4l-2.8 2.6l-2.2-3l-2.6 3.4l-1.6-4zM-9-4l2 2.6l-2 2.4l-1.6-2z",
            "M2-14l8 14l5 9h-9zM-9-4l4 5l1 8h-4z",
        ],
    ];
    let [rock, snow, shade] = SHAPES[variant];
    format!(
        r#"<path class="kb-fill" d="{rock}"/><path class="kb-shade" d="{shade}"/><path class="kb-light" d="{snow}"/>"#
    )
}
