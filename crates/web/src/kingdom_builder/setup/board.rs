//! The board: by chance, or four quadrants of one's choice.

use super::form::{Form, Preset};
use crate::kingdom_builder::of_things;
use crate::parts::Switch;
use crate::reactive::{Memo, RwSignal};
use crate::say::Say;
use drawing::kingdom_builder::{self as drawn, Layout};
use kingdom_builder::Quadrant;
use leptos::prelude::*;

/// The corners of the board, as the options list them.
const CORNERS: [&str; 4] = ["top-left", "top-right", "bottom-left", "bottom-right"];

/// A picture of the board, or of chance.
#[component]
pub(super) fn BoardPreview(form: Form) -> impl IntoView {
    let say = Say::here();
    let is_known = Memo::new(move |_| match form.preset.get() {
        Preset::First => true,
        Preset::Own => form.chooses_quadrants.get(),
        Preset::Base | Preset::Everything => false,
    });
    // A board by chance is hinted at by one that could be.
    let picture = move || {
        form.board().map(|board| {
            view! {
                <svg
                    class="board-picture"
                    viewBox=drawn::view_box(Layout::Beside, &board)
                    role="img"
                    aria-label=say.the("create-quadrants")
                    inner_html=drawn::land(Layout::Beside, &board)
                ></svg>
            }
        })
    };
    let chance = move || {
        (!is_known.get()).then(|| {
            view! {
                <div class="chance" aria-hidden="true">
                    <span>"?"</span><span>"?"</span><span>"?"</span><span>"?"</span>
                </div>
                <p class="quiet">{say.the("create-quadrants-chance")}</p>
            }
        })
    };
    view! { <div class="preview" class:by-chance=move || !is_known.get()>{picture}{chance}</div> }
}

/// Asks for the quadrants.
#[component]
pub(super) fn BoardChoice(form: Form) -> impl IntoView {
    let say = Say::here();
    view! {
        <fieldset class="part">
            <legend>{say.the("create-quadrants")}</legend>
            <ChanceOrChoice
                name="quadrants"
                is_chosen=form.chooses_quadrants
                chance=say.the("create-quadrants-chance")
                choice=say.the("create-quadrants-choose")
            />
            {move || form.leaves_expansions_to_chance().then(|| view! {
                <div>
                    <Switch on=form.is_pure_chance label=say.the("create-pure-chance") id="pure-chance"/>
                    <p class="quiet">{say.the("create-pure-chance-hint")}</p>
                </div>
            })}
            {move || form.chooses_quadrants.get().then(|| {
                let corners = (0..4).map(|index| view! { <Corner form index/> });
                view! {
                    <div class="corners-beside-board">
                        <div class="corners">{corners.collect_view()}</div>
                        <BoardPreview form/>
                    </div>
                }
            })}
        </fieldset>
    }
}

/// One corner of the board.
#[component]
fn Corner(form: Form, index: usize) -> impl IntoView {
    let say = Say::here();
    let here = move || form.quadrants.with(|quadrants| quadrants[index]);
    let choices = move || {
        let choices = form.allowed_quadrants().into_iter().map(|quadrant| {
            let is_elsewhere = move || {
                form.quadrants.with(|quadrants| {
                    let mut others = quadrants.iter().enumerate();
                    others.any(|(other, placed)| other != index && placed.quadrant == quadrant)
                })
            };
            let name = of_things(say, |speech| speech.quadrant(quadrant));
            view! {
                <option
                    value=quadrant.name()
                    selected=move || here().quadrant == quadrant
                    disabled=is_elsewhere
                >
                    {name}
                </option>
            }
        });
        choices.collect_view()
    };
    let choose = move |event| {
        if let Ok(quadrant) = event_target_value(&event).parse::<Quadrant>() {
            form.quadrants.update(|quadrants| quadrants[index].quadrant = quadrant);
        }
    };
    let turn = move |event| {
        let is_turned = event_target_checked(&event);
        form.quadrants.update(|quadrants| quadrants[index].is_turned = is_turned);
    };
    view! {
        <div class="corner">
            <label class="field" for=format!("quadrant-{index}")>
                {say.the(&format!("create-quadrant-{}", CORNERS[index]))}
                <select id=format!("quadrant-{index}") on:change=choose>{choices}</select>
            </label>
            <label class="switch">
                <input
                    type="checkbox"
                    id=format!("turned-{index}")
                    prop:checked=move || here().is_turned
                    on:change=turn
                />
                {say.the("create-quadrant-turned")}
            </label>
        </div>
    }
}

/// Something is left to chance, or chosen.
#[component]
pub(super) fn ChanceOrChoice(
    name: &'static str,
    is_chosen: RwSignal<bool>,
    chance: String,
    choice: String,
) -> impl IntoView {
    let options = [(false, "chance", chance), (true, "chosen", choice)];
    let options = options.map(|(value, kind, label)| {
        view! {
            <label class="pill">
                <input
                    type="radio"
                    name=name
                    id=format!("{name}-{kind}")
                    prop:checked=move || is_chosen.get() == value
                    on:change=move |_| is_chosen.set(value)
                />
                <span>{label}</span>
            </label>
        }
    });
    view! { <div class="pills">{Vec::from(options)}</div> }
}
