//! What of a table is downloaded when it is first wanted.

use super::{Table, end, help, hints, link_card, text_mode};
use crate::face::RulesFace;
use crate::lazy::lazy;
use leptos::prelude::AnyView;

lazy! { table_later after crate::pages::table_page:
    /// The end of a match; whether it was seen happen.
    pub(super) fn end() -> fn(bool) -> AnyView {
        end::shown
    }
}

lazy! { table_later after crate::pages::table_page:
    pub(super) fn text_mode() -> fn() -> AnyView {
        text_mode::shown
    }
}

lazy! { table_later after crate::pages::table_page:
    /// What stands in the rules' dialog.
    pub(super) fn rules() -> fn(&'static dyn RulesFace) -> AnyView {
        help::rules
    }
}

lazy! { table_later after crate::pages::table_page:
    pub(super) fn ask_for_hint() -> fn(Table) {
        hints::ask
    }
}

lazy! { table_later after crate::pages::table_page:
    pub(super) fn hint() -> fn() -> AnyView {
        hints::told
    }
}

lazy! { table_later after crate::pages::table_page:
    /// A link to give away, and what it is for.
    pub(super) fn link_card() -> fn(String, String) -> AnyView {
        link_card::shown
    }
}
