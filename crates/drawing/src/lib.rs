//! The games drawn as SVG.
