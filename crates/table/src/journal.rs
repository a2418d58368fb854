//! What happened, told to those who may know it.

use crate::seat::Viewer;
use std::fmt;

/// Something that happened at the table.
pub trait Event: Clone + PartialEq + fmt::Debug + fmt::Display {
    /// The event as this viewer may know it, or `None` if the viewer notices nothing.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;
}

/// Listens to what happens. When nobody listens, an event is not even made.
pub trait Journal<E> {
    /// Takes note of an event.
    fn note(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Journal<E> for Silent {
    #[inline(always)]
    fn note(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Journal<E> for Vec<E> {
    fn note(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
