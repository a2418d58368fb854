//! What pays: objectives and tasks, by chance or chosen.

use super::board::ChanceOrChoice;
use super::form::Form;
use crate::kingdom_builder::of_things;
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::say::Say;
use drawing::kingdom_builder::{Icon, icon};
use kingdom_builder::{Objective, Task};
use leptos::prelude::*;

#[component]
pub(super) fn Objectives(form: Form) -> impl IntoView {
    let say = Say::here();
    view! {
        <fieldset class="part">
            <legend>{say.the("create-objectives")}</legend>
            <ChanceOrChoice
                name="objectives"
                is_chosen=form.chooses_objectives
                chance=say.the("create-objectives-chance")
                choice=say.the("create-objectives-choose")
            />
            {move || form.chooses_objectives.get().then(|| {
                let choices = (0..3).map(|index| view! { <ObjectiveChoice form index/> });
                view! { <div class="goal-choices">{choices.collect_view()}</div> }
            })}
        </fieldset>
    }
}

#[component]
fn ObjectiveChoice(form: Form, index: usize) -> impl IntoView {
    let say = Say::here();
    let here = Memo::new(move |_| form.objectives.with(|objectives| objectives[index]));
    let choices = move || {
        let choices = form.allowed_objectives().into_iter().map(|objective| {
            let is_elsewhere = move || {
                here.get() != objective && form.objectives.with(|all| all.contains(&objective))
            };
            let name = of_things(say, |speech| speech.objective(objective));
            view! {
                <option
                    value=objective.name()
                    selected=move || here.get() == objective
                    disabled=is_elsewhere
                >
                    {name}
                </option>
            }
        });
        choices.collect_view()
    };
    let choose = move |event| {
        if let Ok(objective) = event_target_value(&event).parse::<Objective>() {
            form.objectives.update(|objectives| objectives[index] = objective);
        }
    };
    let number = format!("{} {}", say.the("create-objectives"), index + 1);
    view! {
        <div class="goal-choice">
            {move || view! { <Drawing svg=icon(Icon::Objective(here.get()))/> }}
            <div>
                <label class="visually-hidden" for=format!("objective-{index}")>{number}</label>
                <select id=format!("objective-{index}") on:change=choose>{choices}</select>
                <p class="quiet">{move || of_things(say, |speech| speech.objective_help(here.get()))}</p>
            </div>
        </div>
    }
}

#[component]
pub(super) fn Tasks(form: Form) -> impl IntoView {
    let say = Say::here();
    view! {
        <fieldset class="part">
            <legend>{say.the("create-tasks")}</legend>
            <ChanceOrChoice
                name="tasks"
                is_chosen=form.chooses_tasks
                chance=say.the("create-tasks-chance")
                choice=say.the("create-tasks-choose")
            />
            {move || form.chooses_tasks.get().then(|| {
                let choices = (0..form.n_tasks()).map(|index| view! { <TaskChoice form index/> });
                view! { <div class="goal-choices">{choices.collect_view()}</div> }
            })}
        </fieldset>
    }
}

#[component]
fn TaskChoice(form: Form, index: usize) -> impl IntoView {
    let say = Say::here();
    let here = Memo::new(move |_| form.tasks.with(|tasks| tasks[index]));
    let choices = Task::ALL.iter().map(|&task| {
        let is_elsewhere = move || {
            let n_tasks = form.n_tasks();
            here.get() != task && form.tasks.with(|all| all[..n_tasks].contains(&task))
        };
        let name = of_things(say, |speech| speech.task(task));
        view! {
            <option value=task.name() selected=move || here.get() == task disabled=is_elsewhere>
                {name}
            </option>
        }
    });
    let choose = move |event| {
        let Ok(task) = event_target_value(&event).parse::<Task>() else { return };
        form.tasks.update(|tasks| {
            // A task that waits for one more Crossroads quadrant gives way.
            match tasks.iter().position(|other| *other == task) {
                Some(other) => tasks.swap(index, other),
                None => tasks[index] = task,
            }
        });
    };
    let number = format!("{} {}", say.the("create-tasks"), index + 1);
    view! {
        <div class="goal-choice">
            {move || view! { <Drawing svg=icon(Icon::Task(here.get()))/> }}
            <div>
                <label class="visually-hidden" for=format!("task-{index}")>{number}</label>
                <select id=format!("task-{index}") on:change=choose>{choices.collect_view()}</select>
                <p class="quiet">{move || of_things(say, |speech| speech.task_help(here.get()))}</p>
            </div>
        </div>
    }
}
