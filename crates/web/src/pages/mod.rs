//! What there is to see, by address. The lobby is there from the start, the rest comes when it is first
//! opened.

mod club;
mod create;
mod fragment;
mod join;
mod join_by_code;
mod lobby;
mod not_found;
mod replay;
mod rules;
mod sit_down;
mod table;

pub(crate) use create::page as create_page;
pub(crate) use lobby::Lobby;
pub(crate) use not_found::NotFound;
pub(crate) use replay::link_to_own;
pub(crate) use table::page as table_page;

use crate::lazy::lazy;
use crate::router::ClubPage;
use crate::table::Place;
use leptos::prelude::AnyView;
use lobby::short_code;

lazy! { later after table_page:
    pub(crate) fn create() -> fn() -> AnyView {
        create_page
    }
}

lazy! { join after table_page:
    pub(crate) fn join() -> fn(String) -> AnyView {
        |named| match short_code(&named) {
            Some(code) => join_by_code::page(code),
            None => join::page(named),
        }
    }
}

lazy! { club:
    pub(crate) fn club() -> fn(ClubPage) -> AnyView {
        club::page
    }
}

lazy! { table:
    pub(crate) fn table() -> fn(Place, String) -> AnyView {
        table_page
    }
}

lazy! { later after table_page:
    pub(crate) fn replay() -> fn(bool, String) -> AnyView {
        replay::page
    }
}

lazy! { later after table_page:
    pub(crate) fn rules() -> fn(String) -> AnyView {
        rules::page
    }
}
