//! What things do, a file for each kind of effect.

mod building;
mod cards;
mod exploring;
mod gains;
mod levers;
