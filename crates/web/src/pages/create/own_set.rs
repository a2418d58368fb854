//! Boards and cards of one's own, typed in by whoever has the box.

use super::form::Form;
use crate::components::{self, Read, Texts};
use crate::face::OFFERS;
use crate::parts::save_file;
use crate::reactive::{RwSignal, StoredValue};
use crate::say::Say;
use games::{AnyGame, ComponentSet};
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Faults;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

/// What is played with: ours, or files of one's own. What is not among them stays ours.
#[component]
pub(super) fn OwnSet(form: Form, engine: &'static dyn AnyGame) -> impl IntoView {
    let say = Say::here();
    let own = form.set_up.own_set;
    let faults = RwSignal::new(Vec::<String>::new());
    let problem = RwSignal::new(None::<String>);
    let ours = StoredValue::new(components::by_engine(engine)(Texts::new()).ok());
    let take = move |event: leptos::ev::Event| {
        let files = chosen_files(&event);
        if files.is_empty() {
            return;
        }
        spawn_local(async move {
            let read = read_files(engine, files).await;
            // The page may be gone by now.
            let (set, found) = match read {
                Ok(set) => (Some(set), Vec::new()),
                Err(Faults(found)) => (None, found),
            };
            own.try_set(set);
            faults.try_set(found);
        });
    };
    let in_use = move || match own.get() {
        None => say.the("create-set-ours"),
        Some(set) => {
            let changed = ours.with_value(|ours| changed_files(ours.as_ref(), &set));
            match changed.is_empty() {
                true => say.the("create-set-same"),
                false => {
                    let files = say.ask(|words| words.commas(&changed));
                    say.with("create-set-own", &[("files", files.into())])
                }
            }
        }
    };
    let back_to_ours = move |_| {
        own.set(None);
        faults.set(Vec::new());
    };
    let save = move |name: &str, text: &str| {
        let is_saved = save_file(name, text).is_ok();
        problem.set((!is_saved).then(|| say.the("error-unknown")));
    };
    let files = ours.with_value(|ours| ours.as_ref().map(file_list)).unwrap_or_default();
    let files = files.into_iter().map(|(name, text)| {
        let label = name.clone();
        view! { <button class="button small" on:click=move |_| save(&name, &text)>{label}</button> }
    });
    let listed = move || {
        let faults = faults.get();
        (!faults.is_empty()).then(|| {
            let lines = faults.into_iter().map(|fault| view! { <li>{fault}</li> });
            view! {
                <p>{say.the("create-set-faults")}</p>
                <ul class="faults">{lines.collect_view()}</ul>
            }
        })
    };
    view! {
        <details class="part variants" id="own-set">
            <summary>
                {say.the("create-set")}
                <span class="quiet" id="set-in-use" role="status">{in_use}</span>
            </summary>
            <div class="part-body">
                <p class="quiet">{say.the("create-set-hint")}</p>
                <div class="row set-files" role="group" aria-label=say.the("create-set-save")>
                    <span>{say.the("create-set-save")}</span>
                    {files.collect_view()}
                </div>
                <div class="row">
                    <label class="field" for="set-files">
                        {say.the("create-set-files")}
                        <input type="file" id="set-files" multiple=true accept=".txt,text/plain" on:change=take/>
                    </label>
                    <label class="field" for="set-folder">
                        {say.the("create-set-folder")}
                        <input type="file" id="set-folder" prop:webkitdirectory=true on:change=take/>
                    </label>
                </div>
                <div class="problem" id="set-faults" role="alert">{listed}</div>
                <p class="problem" role="alert">{move || problem.get()}</p>
                <Show when=move || own.with(Option::is_some)>
                    <button class="button" id="set-ours" on:click=back_to_ours>
                        {say.the("create-set-back")}
                    </button>
                </Show>
            </div>
        </details>
    }
}

/// The files of a set, with their texts.
fn file_list(set: &ComponentSet) -> Vec<(String, String)> {
    set.texts().iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect()
}

/// The files that are not as ours.
fn changed_files(ours: Option<&ComponentSet>, set: &ComponentSet) -> Vec<String> {
    let is_ours = |name: &str, text: &str| ours.is_some_and(|ours| ours.texts().text(name) == text);
    let changed = set.texts().iter().filter(|(name, text)| !is_ours(name, text));
    changed.map(|(name, _)| name.to_owned()).collect()
}

/// A file that somebody chose: where it lay, and what is in it.
struct Chosen {
    path: String,
    contents: Blob,
}

/// All files that somebody chose, in a folder or one by one.
fn chosen_files(event: &leptos::ev::Event) -> Vec<Chosen> {
    let get =
        |from: &JsValue, name: &str| js_sys::Reflect::get(from, &JsValue::from_str(name)).ok();
    let files = event.target().and_then(|input| get(&input, "files")).unwrap_or_default();
    let chosen = js_sys::Array::from(&files).into_iter().filter_map(|file| {
        let text = |name| get(&file, name)?.as_string().filter(|text| !text.is_empty());
        let path = text("webkitRelativePath").or_else(|| text("name"))?;
        Some(Chosen { path, contents: file.dyn_into().ok()? })
    });
    chosen.collect()
}

/// Reads the files of a game among those that were chosen.
async fn read_files(engine: &'static dyn AnyGame, chosen: Vec<Chosen>) -> Read {
    let mut texts = Texts::new();
    for Chosen { path, contents } in chosen {
        let Some(name) = name_in(engine.name(), &path) else { continue };
        let text = JsFuture::from(contents.text()).await.ok().and_then(|text| text.as_string());
        let text = text.ok_or_else(|| Faults(vec![format!("{path}: cannot be read")]))?;
        texts.insert(name.to_owned(), text);
    }
    components::by_engine(engine)(texts)
}

/// What a file is called, unless it is of another game, or something that an editor left beside ours.
fn name_in<'a>(game: &str, path: &'a str) -> Option<&'a str> {
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    let folder = folder.rsplit('/').next().unwrap_or_default();
    let is_others = OFFERS.iter().any(|other| other.game == folder && folder != game);
    (name.ends_with(".txt") && !is_others).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_for_all_games_has_files_of_each() {
        let name = |path| name_in("boonlake", path);
        assert_eq!(name("cards.txt"), Some("cards.txt"));
        assert_eq!(name("mine/cards.txt"), Some("cards.txt"));
        assert_eq!(name("mine/boonlake/cards.txt"), Some("cards.txt"));
        assert_eq!(name("mine/kingdom-builder/cards.txt"), None);
        assert_eq!(name("mine/boonlake/cards.txt~"), None);
    }

    #[test]
    fn what_was_changed_is_known_by_its_file() {
        let read = components::of_game::<kingdom_builder::State>;
        let ours = read(Texts::new()).expect("ours can be read");
        assert_eq!(changed_files(Some(&ours), &ours), Vec::<String>::new());
        let text = format!("# Mine.\n{}", ours.texts().text("box.txt"));
        let mine = read([("box.txt".to_owned(), text)].into()).expect("ours with a remark");
        assert_eq!(changed_files(Some(&ours), &mine), ["box.txt"]);
    }
}
