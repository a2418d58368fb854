//! The parts of a table beside its board: a game's own areas, and the panel. Where there is room all
//! of them are in sight; on a narrow screen they are one thumb away.

use super::Table;
use crate::face::Area;
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::say::Say;
use leptos::prelude::*;

/// A part that is opened where there is no room for all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PanelPart {
    /// An area of the game's own.
    Area(usize),
    Players,
    Goals,
    Log,
    /// All of the panel.
    Panel,
}

impl PanelPart {
    /// As the style sheet calls it.
    pub(super) fn name(self) -> String {
        match self {
            PanelPart::Area(index) => format!("own-{index}"),
            part => part.panel_name().to_owned(),
        }
    }

    fn panel_name(self) -> &'static str {
        match self {
            PanelPart::Area(_) | PanelPart::Panel => "panel",
            PanelPart::Players => "players",
            PanelPart::Goals => "goals",
            PanelPart::Log => "log",
        }
    }
}

fn areas_of(table: Table) -> Vec<Area> {
    table.say.ask(|words| table.face.areas(words))
}

/// A game's own areas.
#[component]
pub(crate) fn Areas() -> impl IntoView {
    let table = Table::here();
    let areas = areas_of(table).into_iter().enumerate().map(|(index, area)| {
        let is_open = move || table.open_part.get() == Some(PanelPart::Area(index));
        view! {
            <section class=format!("area area-{}", area.name) class:open=is_open aria-label=area.title>
                {(area.show)()}
            </section>
        }
    });
    areas.collect_view()
}

/// The tabs of a narrow screen. Where a game has areas of its own the panel is one of them.
#[component]
pub(super) fn PanelTabs() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let areas = areas_of(table);
    let panel_parts: &[PanelPart] = match areas.is_empty() {
        true => &[PanelPart::Players, PanelPart::Goals, PanelPart::Log],
        false => &[PanelPart::Panel],
    };
    let has_areas = !areas.is_empty();
    let [board, panel] = table.face.tab_pictures().map_or([None, None], |two| two.map(Some));
    let board = has_areas.then(|| {
        view! { <Tab part=None title=say.the("area-board") picture=board count=None/> }
    });
    let areas = areas.into_iter().enumerate().map(|(index, area)| {
        let part = Some(PanelPart::Area(index));
        view! { <Tab part title=area.title picture=Some(area.picture) count=area.count/> }
    });
    let panel = panel_parts.iter().map(move |&part| {
        let title = say.the(&format!("table-tab-{}", part.panel_name()));
        view! { <Tab part=Some(part) title picture=panel.clone() count=None/> }
    });
    view! { <div class="panel-tabs">{board}{areas.collect_view()}{panel.collect_view()}</div> }
}

/// A tab; where something can be done on it, it says so.
#[component]
fn Tab(
    /// What it opens; the board, if nothing.
    part: Option<PanelPart>,
    title: String,
    picture: Option<String>,
    /// How many things lie there.
    count: Option<fn(Table) -> usize>,
) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let is_open = move || table.open_part.get() == part;
    let toggle = move |_| table.open_part.set(if is_open() { None } else { part });
    let is_lit = Memo::new(move |_| match part {
        Some(PanelPart::Area(index)) => {
            table.lit().into_iter().any(|spot| table.face.area_of(spot) == Some(index))
        }
        _ => false,
    });
    let id = part.map_or("board".to_owned(), PanelPart::name);
    view! {
        <button
            class="panel-tab"
            class:lit=move || is_lit.get()
            id=format!("tab-{id}")
            aria-expanded=move || is_open().to_string()
            on:click=toggle
        >
            {picture.map(|svg| view! { <Drawing svg/> })}
            <span>{title}{count.map(|count| move || format!(" {}", count(table)))}</span>
            {move || is_lit.get().then(|| view! {
                <span class="visually-hidden">{say.the("a11y-tab-lit")}</span>
            })}
        </button>
    }
}

/// Opens the area in which all that is asked can be answered; or one of several, if nothing of it can
/// be answered where one looks.
pub(super) fn open_by_itself(table: Table) {
    if areas_of(table).is_empty() {
        return;
    }
    Effect::new(move |_| {
        let is_mine = table.moment(|moment| moment.is_my_turn()).unwrap_or(false);
        let areas: Vec<_> = table.lit().into_iter().map(|spot| table.face.area_of(spot)).collect();
        if !is_mine {
            return;
        }
        let Some(&first) = areas.first() else {
            // Nothing is to be chosen at a place: the board shows what it is about.
            if let Some(PanelPart::Area(_)) = table.open_part.get_untracked() {
                table.open_part.set(None);
            }
            return;
        };
        let is_all = areas.iter().all(|area| *area == first);
        let looked_at = match table.open_part.get_untracked() {
            None => Some(None),
            Some(PanelPart::Area(index)) => Some(Some(index)),
            Some(_) => None,
        };
        let is_elsewhere = looked_at.is_some_and(|here| !areas.contains(&here));
        if is_all || is_elsewhere {
            table.open_part.set(first.map(PanelPart::Area));
        }
    });
}
