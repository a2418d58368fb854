//! How much each thing counts, found by measurement (`freehold tune`).

use std::sync::LazyLock;

/// Defines the weights: a field, a name in the data file.
macro_rules! weights {
    ($( $(#[$meta:meta])* $name:ident, )+) => {
        /// What a settlement is hoped to bring, in gold.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Weights { $( $(#[$meta])* pub $name: f32, )+ }

        impl Weights {
            /// The names of all weights.
            pub const NAMES: &'static [&'static str] = &[ $( stringify!($name), )+ ];

            /// Reads lines of name and number.
            pub fn parse(text: &str) -> Result<Weights, String> {
                let find = |name: &str| {
                    text.lines()
                        .filter_map(|line| line.split_once(' '))
                        .find(|(key, _)| *key == name)
                        .and_then(|(_, number)| number.trim().parse().ok())
                        .ok_or_else(|| format!("no number for `{name}`"))
                };
                Ok(Weights { $( $name: find(stringify!($name))?, )+ })
            }

            /// The weight with this name.
            pub fn get_mut(&mut self, name: &str) -> Option<&mut f32> {
                match name {
                    $( stringify!($name) => Some(&mut self.$name), )+
                    _ => None,
                }
            }
        }
    };
}

weights! {
    /// A tile that builds, for each turn it can still be used.
    building_tile,
    /// A tile that moves, likewise.
    moving_tile,
    /// Any other tile, likewise.
    other_tile,
    /// A nomad tile.
    nomad_tile,
    /// A castle not touched yet.
    castle,
    /// Less freedom for the next card: a terrain that one touches for the first time.
    terrain,
    /// Fishermen, miners, workers and others that pay for each settlement in the right place.
    place,
    /// A line without own settlements for the discoverers.
    line,
    /// The fullest line for the knights.
    knights,
    /// A settlement apart for the hermits.
    hermits,
    /// A settlement beside own ones for the citizens.
    citizens,
    /// Catching up in a quadrant for the lords.
    lords,
    /// The weakest quadrant for the farmers.
    farmers,
    /// A location, castle or other special hex not touched yet, for the merchants.
    merchants,
    /// Using a tile that builds.
    use_building,
    /// Using a tile that moves.
    use_moving,
    /// What a settlement not yet built will bring.
    future_build,
}

impl std::fmt::Display for Weights {
    /// As in the data file.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut weights = *self;
        Weights::NAMES.iter().try_for_each(|name| {
            writeln!(f, "{name} {:.3}", weights.get_mut(name).expect("a weight of this name"))
        })
    }
}

static TUNED: LazyLock<Weights> = LazyLock::new(|| {
    Weights::parse(include_str!("../../data/kingdom-builder.weights")).expect("weights for all")
});

impl Weights {
    /// The weights in use.
    pub fn get() -> &'static Weights {
        &TUNED
    }
}
