//! What of a table is downloaded when it is first wanted.

use super::{Table, curtain, end, help, hints, seat_links, text_mode};
use crate::face::RulesFace;
use crate::lazy::lazy;
use leptos::prelude::AnyView;
use table::Seat;

lazy! { later after crate::pages::table_page:
    /// The end of a match; whether it was seen happen.
    pub(super) fn end() -> fn(bool) -> AnyView {
        end::shown
    }
}

lazy! { later after crate::pages::table_page:
    pub(super) fn curtain() -> fn() -> AnyView {
        curtain::shown
    }
}

lazy! { later after crate::pages::table_page:
    pub(super) fn text_mode() -> fn() -> AnyView {
        text_mode::shown
    }
}

lazy! { later after crate::pages::table_page:
    /// What stands in the rules' dialog.
    pub(super) fn rules() -> fn(&'static dyn RulesFace) -> AnyView {
        help::rules
    }
}

lazy! { later after crate::pages::table_page:
    pub(super) fn ask_for_hint() -> fn(Table) {
        hints::ask
    }
}

lazy! { later after crate::pages::table_page:
    pub(super) fn hint() -> fn() -> AnyView {
        hints::told
    }
}

lazy! { later after crate::pages::table_page:
    pub(super) fn open_seat() -> fn(Seat, String) -> AnyView {
        seat_links::open_seat
    }
}

lazy! { later after crate::pages::table_page:
    pub(super) fn free_seat() -> fn(Seat, String) -> AnyView {
        seat_links::free_seat
    }
}

lazy! { later after crate::pages::table_page:
    pub(super) fn hand_over() -> fn(Seat, String) -> AnyView {
        seat_links::hand_over
    }
}

lazy! { later after crate::pages::table_page:
    pub(super) fn travel() -> fn(Seat, String) -> AnyView {
        seat_links::travel
    }
}

lazy! { later after crate::pages::table_page:
    pub(super) fn take_back() -> fn(Seat, String) -> AnyView {
        seat_links::take_back
    }
}

lazy! { later after crate::pages::table_page:
    pub(super) fn wait() -> fn(u32) -> AnyView {
        seat_links::wait
    }
}
