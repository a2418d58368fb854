//! Signals, memos and stored values whose machinery is compiled once, for values of all types.
//!
//! Those of the framework are compiled anew for each type of value; with two hundred types that was a sixth
//! of all that a visit loads. Here a value lies in a box of any type, and only who puts it in or looks at it
//! knows which one that is. [`LocalValue`], and [`Signal`](framework::Signal), which stands for whatever
//! changes, are still the framework's.

use leptos::prelude as framework;
use leptos::prelude::{
    Set as _, SetValue as _, Track as _, Update as _, UpdateValue as _, With as _,
    WithUntracked as _, WithValue as _,
};
use std::any::Any;
use std::marker::PhantomData;

/// A value of whichever type.
type Held = Box<dyn Any + Send + Sync>;

/// What looks at a value.
type Look<'a> = &'a mut dyn FnMut(&Held);

/// What changes a value.
type Change<'a> = &'a mut dyn FnMut(&mut Held);

/// A value that changes, and tells whoever looks at it.
pub(crate) struct RwSignal<T> {
    held: AnySignal,
    of: PhantomData<fn() -> T>,
}

/// A value that follows from others, and tells whoever looks at it when it is another.
pub(crate) struct Memo<T> {
    held: AnyMemo,
    of: PhantomData<fn() -> T>,
}

/// A value that lives as long as a part of the page, and tells nobody.
pub(crate) struct StoredValue<T> {
    held: AnyStored,
    of: PhantomData<fn() -> T>,
}

/// A stored value that must not leave its thread; there are few of them.
pub(crate) type LocalValue<T> = framework::StoredValue<T, framework::LocalStorage>;

/// Copies lead to the same value.
macro_rules! handles {
    ($($handle:ident)*) => {$(
        impl<T> Clone for $handle<T> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<T> Copy for $handle<T> {}

        impl<T> PartialEq for $handle<T> {
            fn eq(&self, other: &Self) -> bool {
                self.held == other.held
            }
        }

        impl<T> Eq for $handle<T> {}
    )*};
}

handles! { RwSignal Memo StoredValue }

/// What is looked at alike.
macro_rules! readable {
    ($($handle:ident)*) => {$(
        impl<T: 'static> $handle<T> {
            /// What `look` makes of the value. Whoever asks here is asked anew when it changes.
            #[track_caller]
            pub(crate) fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
                looked(look, |look| self.held.look(look)).expect(IS_THERE)
            }

            #[track_caller]
            pub(crate) fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
                looked(look, |look| self.held.look_untracked(look)).expect(IS_THERE)
            }

            #[track_caller]
            pub(crate) fn get(self) -> T
            where
                T: Clone,
            {
                self.with(T::clone)
            }

            #[track_caller]
            pub(crate) fn get_untracked(self) -> T
            where
                T: Clone,
            {
                self.with_untracked(T::clone)
            }

            /// `None` when the part of the page is gone to which this belongs.
            pub(crate) fn try_with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> Option<U> {
                looked(look, |look| self.held.try_look(look))
            }

            /// `None` when the part of the page is gone to which this belongs.
            pub(crate) fn try_get_untracked(self) -> Option<T>
            where
                T: Clone,
            {
                self.try_with_untracked(T::clone)
            }

            pub(crate) fn track(self) {
                self.held.0.track();
            }
        }

        impl<T: Clone + Send + Sync + 'static> From<$handle<T>> for framework::Signal<T> {
            fn from(handle: $handle<T>) -> Self {
                framework::Signal::derive(move || handle.get())
            }
        }
    )*};
}

readable! { RwSignal Memo }

/// The framework panics before, if it is not.
const IS_THERE: &str = "a value is looked at while its part of the page is there";

impl<T: Send + Sync + 'static> RwSignal<T> {
    #[track_caller]
    pub(crate) fn new(value: T) -> RwSignal<T> {
        RwSignal { held: AnySignal::new(Box::new(value)), of: PhantomData }
    }

    #[track_caller]
    pub(crate) fn set(self, value: T) {
        self.held.0.set(Box::new(value));
    }

    /// Hands the value back when the part of the page is gone to which this belongs.
    pub(crate) fn try_set(self, value: T) -> Option<T> {
        self.held.0.try_set(Box::new(value)).map(taken_out)
    }

    #[track_caller]
    pub(crate) fn update(self, change: impl FnOnce(&mut T)) {
        self.try_update(change);
    }

    /// `None` when the part of the page is gone to which this belongs.
    #[track_caller]
    pub(crate) fn try_update<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        changed(change, |change| self.held.change(change))
    }
}

impl<T: Default + Send + Sync + 'static> Default for RwSignal<T> {
    fn default() -> Self {
        RwSignal::new(T::default())
    }
}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// Follows by `follow`, which is given what it gave before.
    #[track_caller]
    pub(crate) fn new(follow: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Memo<T> {
        Memo::new_with_compare(follow, |before, now| before != now)
    }
}

impl<T: Send + Sync + 'static> Memo<T> {
    /// Whether the value is another, `differs` says.
    #[track_caller]
    pub(crate) fn new_with_compare(
        follow: impl Fn(Option<&T>) -> T + Send + Sync + 'static,
        differs: fn(&T, &T) -> bool,
    ) -> Memo<T> {
        let follow = move |before: Option<Held>| -> (Held, bool) {
            let before = before.as_ref().map(known);
            let now = follow(before);
            let is_another = before.is_none_or(|before| differs(before, &now));
            (Box::new(now), is_another)
        };
        Memo { held: AnyMemo::new(Box::new(follow)), of: PhantomData }
    }
}

impl<T: Send + Sync + 'static> StoredValue<T> {
    #[track_caller]
    pub(crate) fn new(value: T) -> StoredValue<T> {
        StoredValue { held: AnyStored::new(Box::new(value)), of: PhantomData }
    }

    pub(crate) fn set_value(self, value: T) {
        self.held.0.set_value(Box::new(value));
    }

    #[track_caller]
    pub(crate) fn with_value<U>(self, look: impl FnOnce(&T) -> U) -> U {
        self.try_with_value(look).expect("a stored value is looked at while it is there")
    }

    #[track_caller]
    pub(crate) fn get_value(self) -> T
    where
        T: Clone,
    {
        self.with_value(T::clone)
    }

    pub(crate) fn update_value(self, change: impl FnOnce(&mut T)) {
        self.try_update_value(change);
    }

    /// `None` when the part of the page is gone to which this belongs.
    pub(crate) fn try_with_value<U>(self, look: impl FnOnce(&T) -> U) -> Option<U> {
        looked(look, |look| self.held.look(look))
    }

    /// `None` when the part of the page is gone to which this belongs.
    pub(crate) fn try_get_value(self) -> Option<T>
    where
        T: Clone,
    {
        self.try_with_value(T::clone)
    }

    /// Hands the value back when the part of the page is gone to which this belongs.
    pub(crate) fn try_set_value(self, value: T) -> Option<T> {
        self.held.0.try_set_value(Box::new(value)).map(taken_out)
    }

    /// `None` when the part of the page is gone to which this belongs.
    pub(crate) fn try_update_value<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        changed(change, |change| self.held.change(change))
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct AnySignal(framework::RwSignal<Held>);

impl AnySignal {
    #[track_caller]
    fn new(value: Held) -> AnySignal {
        AnySignal(framework::RwSignal::new(value))
    }

    #[track_caller]
    fn look(self, look: Look<'_>) {
        self.0.with(|held| look(held));
    }

    #[track_caller]
    fn look_untracked(self, look: Look<'_>) {
        self.0.with_untracked(|held| look(held));
    }

    fn try_look(self, look: Look<'_>) {
        self.0.try_with_untracked(|held| look(held));
    }

    #[track_caller]
    fn change(self, change: Change<'_>) {
        self.0.update(|held| change(held));
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct AnyMemo(framework::Memo<Held>);

impl AnyMemo {
    /// What `follow` gives, from what it gave before, with whether that is another.
    #[track_caller]
    fn new(follow: Box<dyn Fn(Option<Held>) -> (Held, bool) + Send + Sync>) -> AnyMemo {
        AnyMemo(framework::Memo::new_owning(follow))
    }

    #[track_caller]
    fn look(self, look: Look<'_>) {
        self.0.with(|held| look(held));
    }

    #[track_caller]
    fn look_untracked(self, look: Look<'_>) {
        self.0.with_untracked(|held| look(held));
    }

    fn try_look(self, look: Look<'_>) {
        self.0.try_with_untracked(|held| look(held));
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct AnyStored(framework::StoredValue<Held>);

impl AnyStored {
    #[track_caller]
    fn new(value: Held) -> AnyStored {
        AnyStored(framework::StoredValue::new(value))
    }

    fn look(self, look: Look<'_>) {
        self.0.try_with_value(|held| look(held));
    }

    fn change(self, change: Change<'_>) {
        self.0.update_value(|held| change(held));
    }
}

/// What `look` makes of the value that `hold` shows, if it shows one.
fn looked<T: 'static, U>(look: impl FnOnce(&T) -> U, hold: impl FnOnce(Look<'_>)) -> Option<U> {
    let (mut look, mut seen) = (Some(look), None);
    hold(&mut |held| seen = look.take().map(|look| look(known(held))));
    seen
}

/// What `change` answers after it has changed the value that `hold` hands out, if it hands one out.
fn changed<T: 'static, U>(
    change: impl FnOnce(&mut T) -> U,
    hold: impl FnOnce(Change<'_>),
) -> Option<U> {
    let (mut change, mut answer) = (Some(change), None);
    hold(&mut |held| {
        let value = (**held).downcast_mut().expect(ONE_TYPE);
        answer = change.take().map(|change| change(value));
    });
    answer
}

fn known<T: 'static>(held: &Held) -> &T {
    (**held).downcast_ref().expect(ONE_TYPE)
}

fn taken_out<T: 'static>(held: Held) -> T {
    *held.downcast().expect(ONE_TYPE)
}

const ONE_TYPE: &str = "a handle leads to values of one type";

#[cfg(test)]
mod tests {
    use super::*;
    use leptos::prelude::Owner;

    #[test]
    fn a_memo_follows_and_tells_only_what_is_new() {
        let owner = Owner::new();
        owner.set();
        let number = RwSignal::new(1);
        let is_even = Memo::new(move |_| number.get() % 2 == 0);
        let n_told = StoredValue::new(0);
        let told = Memo::new(move |before: Option<&Vec<bool>>| {
            n_told.update_value(|n_told| *n_told += 1);
            let mut told = before.cloned().unwrap_or_default();
            told.push(is_even.get());
            told
        });
        assert_eq!(told.get(), [false]);
        number.set(3);
        assert_eq!(told.get(), [false], "it is as it was");
        number.update(|number| *number += 1);
        assert_eq!(told.get(), [false, true]);
        assert_eq!(n_told.get_value(), 2);
    }

    #[test]
    fn what_is_gone_is_neither_changed_nor_seen() {
        let owner = Owner::new();
        let (signal, stored) = owner.with(|| (RwSignal::new("here"), StoredValue::new("here")));
        assert_eq!(signal.try_set("still here"), None);
        assert_eq!(signal.with_untracked(|words| words.len()), 10);
        assert_eq!(signal.try_update(|words| words.len()), Some(10));
        owner.cleanup();
        assert_eq!(signal.try_set("gone"), Some("gone"));
        assert_eq!(signal.try_update(|words| words.len()), None);
        assert_eq!(stored.try_get_value(), None);
        assert_eq!(stored.try_set_value("gone"), Some("gone"));
        assert_eq!(stored.try_update_value(|words| words.len()), None);
    }
}
