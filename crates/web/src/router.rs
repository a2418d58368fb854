//! The address of the page: what it shows, and how links and the browser's buttons change it without
//! loading everything anew.
//!
//! Links are plain `<a href>`: a click on one that leads to a page of ours is followed here, every
//! other one by the browser.

use crate::reactive::RwSignal;
use leptos::ev;
use leptos::prelude::*;
use table::named_enum;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, FocusOptions, HtmlAnchorElement, HtmlElement, MouseEvent};

/// What an address shows; tables and games by their names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    Lobby,
    Create,
    Join(String),
    Table(String),
    LocalTable(String),
    Replay(String),
    LocalReplay(String),
    Rules(String),
    Club(ClubPage),
    Nowhere,
}

/// A page of the club.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ClubPage {
    SignIn,
    /// Where one comes back who has signed in elsewhere.
    Elsewhere,
    SignUp,
    Me(MyPart),
    People,
    /// A member, by the name as it stands in the address.
    Person(String),
    Host,
    /// A match to be looked back at, by its table.
    Review(String),
    /// Ways to learn a game; of all, if none is named.
    Learn(Option<String>),
    /// A step of the lesson of a game.
    Lesson(String, u32),
}

named_enum! {
    /// A part of one's own affairs.
    pub(crate) enum MyPart {
        Name = "name",
        Notifications = "notifications",
        Devices = "devices",
        Look = "look",
        Data = "data",
    }
}

impl Route {
    /// What a path shows, without what follows a `?` or `#`.
    pub(crate) fn of(path: &str) -> Route {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Route::Lobby,
            ["new"] => Route::Create,
            ["join", table] => Route::Join(table.to_owned()),
            ["table", table] => Route::Table(table.to_owned()),
            ["local", table] => Route::LocalTable(table.to_owned()),
            ["replay", table] => Route::Replay(table.to_owned()),
            ["local", table, "replay"] => Route::LocalReplay(table.to_owned()),
            ["rules", game] => Route::Rules(game.to_owned()),
            ["sign-in"] => Route::Club(ClubPage::SignIn),
            ["sign-in", "elsewhere"] => Route::Club(ClubPage::Elsewhere),
            ["sign-up"] => Route::Club(ClubPage::SignUp),
            ["me"] => Route::Club(ClubPage::Me(MyPart::Name)),
            ["me", part] => match part.parse() {
                Ok(part) => Route::Club(ClubPage::Me(part)),
                Err(_) => Route::Nowhere,
            },
            ["people", name] => Route::Club(ClubPage::Person(name.to_owned())),
            ["people"] => Route::Club(ClubPage::People),
            ["host"] => Route::Club(ClubPage::Host),
            ["review", table] => Route::Club(ClubPage::Review(table.to_owned())),
            ["learn"] => Route::Club(ClubPage::Learn(None)),
            ["learn", game] => Route::Club(ClubPage::Learn(Some(game.to_owned()))),
            ["learn", game, step] => match step.parse() {
                Ok(step) => Route::Club(ClubPage::Lesson(game.to_owned(), step)),
                Err(_) => Route::Nowhere,
            },
            _ => Route::Nowhere,
        }
    }

    fn of_window() -> Route {
        Route::of(&window().location().pathname().unwrap_or_default())
    }
}

/// Shows what the address says, for as long as the page is open.
#[derive(Clone, Copy)]
pub(crate) struct Router {
    route: RwSignal<Route>,
}

impl Router {
    /// Follows links and the browser's buttons from now on.
    pub(crate) fn provide() -> Router {
        let router = Router { route: RwSignal::new(Route::of_window()) };
        window_event_listener(ev::popstate, move |_| router.show());
        window_event_listener(ev::click, move |event| router.follow(&event));
        provide_context(router);
        router
    }

    /// The one of this page.
    pub(crate) fn here() -> Router {
        expect_context::<Router>()
    }

    /// What is shown.
    pub(crate) fn route(self) -> Route {
        self.route.get()
    }

    /// What is shown, for whoever does not follow it.
    pub(crate) fn route_untracked(self) -> Route {
        self.route.get_untracked()
    }

    /// Goes to another page of ours.
    pub(crate) fn go(self, address: &str) {
        let history = window().history().expect("a page has a history");
        // Browsers refuse when this comes too often; the page is shown then all the same.
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(address));
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.show();
    }

    fn show(self) {
        let route = Route::of_window();
        if self.route.with_untracked(|shown| *shown != route) {
            self.route.set(route);
            focus_page();
        }
    }

    fn follow(self, event: &MouseEvent) {
        let has_key = event.meta_key() || event.ctrl_key() || event.shift_key() || event.alt_key();
        if event.default_prevented() || event.button() != 0 || has_key {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let link = target.and_then(|target| target.closest("a[href]").ok().flatten());
        let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) else {
            return;
        };
        let is_here = window().location().origin().is_ok_and(|origin| origin == link.origin());
        let is_for_the_browser = !link.target().is_empty()
            || link.has_attribute("download")
            || !link.hash().is_empty()
            || Route::of(&link.pathname()) == Route::Nowhere;
        if is_here && !is_for_the_browser {
            event.prevent_default();
            self.go(&format!("{}{}", link.pathname(), link.search()));
        }
    }
}

/// Once a page is there that was not loaded by the browser, keyboard and screen reader begin at its
/// top, unless it asked for something else.
pub(crate) fn focus_page() {
    request_animation_frame(|| {
        let is_elsewhere = document().active_element().is_some_and(|it| it.tag_name() != "BODY");
        let page = document().query_selector("main").ok().flatten();
        let page = page.and_then(|page| page.dyn_into::<HtmlElement>().ok());
        if let Some(page) = page.filter(|_| !is_elsewhere) {
            page.set_tab_index(-1);
            // Its top is in sight already, with the bar above it.
            let still = FocusOptions::new();
            still.set_prevent_scroll(true);
            // A page that cannot have the focus is still read from its top.
            let _ = page.focus_with_options(&still);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_shows_one_thing() {
        let table = || "ab12".to_owned();
        for (path, route) in [
            ("/", Route::Lobby),
            ("/new", Route::Create),
            ("/new/", Route::Create),
            ("/join/ab12", Route::Join(table())),
            ("/table/ab12", Route::Table(table())),
            ("/local/ab12", Route::LocalTable(table())),
            ("/replay/ab12", Route::Replay(table())),
            ("/local/ab12/replay", Route::LocalReplay(table())),
            ("/rules/ab12", Route::Rules(table())),
            ("/sign-in", Route::Club(ClubPage::SignIn)),
            ("/sign-in/elsewhere", Route::Club(ClubPage::Elsewhere)),
            ("/host/", Route::Club(ClubPage::Host)),
            ("/me", Route::Club(ClubPage::Me(MyPart::Name))),
            ("/me/data", Route::Club(ClubPage::Me(MyPart::Data))),
            ("/me/nothing", Route::Nowhere),
            ("/people", Route::Club(ClubPage::People)),
            ("/people/Wu%2F2", Route::Club(ClubPage::Person("Wu%2F2".to_owned()))),
            ("/review/ab12", Route::Club(ClubPage::Review(table()))),
            ("/review", Route::Nowhere),
            ("/learn", Route::Club(ClubPage::Learn(None))),
            ("/learn/ab12", Route::Club(ClubPage::Learn(Some(table())))),
            ("/learn/ab12/3", Route::Club(ClubPage::Lesson(table(), 3))),
            ("/learn/ab12/first", Route::Nowhere),
            ("/table", Route::Nowhere),
            ("/table/ab12/more", Route::Nowhere),
            ("/nowhere", Route::Nowhere),
        ] {
            assert_eq!(Route::of(path), route, "{path}");
        }
    }
}
