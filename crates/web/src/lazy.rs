//! What is downloaded when it is first used.
//!
//! In a release, functions of the same chunk are a file of their own. While one develops, everything
//! is in one file, which is faster to build, and the same functions wait for nothing.

use crate::parts::TopBar;
use crate::router::focus_page;
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Code, Problem};
use std::future::Future;
use std::sync::Arc;

/// A part of the program that did not arrive: there is no connection, or the server has a newer
/// version by now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotArrived;

#[cfg(feature = "split")]
impl From<leptos::wasm_split::SplitLoaderError> for NotArrived {
    fn from(_: leptos::wasm_split::SplitLoaderError) -> NotArrived {
        NotArrived
    }
}

impl From<NotArrived> for Problem {
    fn from(_: NotArrived) -> Problem {
        Problem::new(Code::Unavailable, "a part of the program did not arrive")
    }
}

/// A function that comes with a chunk of the program: `chunk: fn name(arguments) -> type { ... }`.
/// It becomes `async`, and gives [`NotArrived`] when the chunk cannot be had.
macro_rules! lazy {
    (
        $chunk:ident:
        $(#[$note:meta])*
        $visibility:vis fn $name:ident($($argument:ident: $type:ty),*) -> $output:ty $body:block
    ) => {
        $(#[$note])*
        #[cfg(feature = "split")]
        #[::leptos::wasm_split::wasm_split($chunk, wasm_split_path = ::leptos::wasm_split, fallible)]
        $visibility fn $name($($argument: $type),*) -> Result<$output, $crate::lazy::NotArrived> {
            Ok($body)
        }

        $(#[$note])*
        #[cfg(not(feature = "split"))]
        $visibility async fn $name(
            $($argument: $type),*
        ) -> Result<$output, $crate::lazy::NotArrived> {
            Ok($body)
        }
    };
}

pub(crate) use lazy;

/// Shows what arrives. If it does not, one is told so and can try again.
pub(crate) fn arriving<T, F>(
    load: impl Fn() -> F + Send + Sync + 'static,
    show: impl Fn(T) -> AnyView + Send + 'static,
) -> impl IntoView
where
    T: Clone + Send + Sync + 'static,
    F: Future<Output = Result<T, NotArrived>> + 'static,
{
    let arrived = RwSignal::new(None::<Result<T, NotArrived>>);
    let load = Arc::new(load);
    let ask = move || {
        arrived.set(None);
        let loading = load();
        spawn_local(async move {
            // The page may be gone by now.
            arrived.try_set(Some(loading.await));
            focus_page();
        });
    };
    ask();
    let ask = StoredValue::new(ask);
    let say = Say::here();
    move || match arrived.get() {
        None => view! { <p class="loading" role="status">{say.the("app-loading")}</p> }.into_any(),
        Some(Ok(it)) => show(it),
        Some(Err(NotArrived)) => {
            let again = move || ask.with_value(|ask| ask());
            view! { <Missing again/> }.into_any()
        }
    }
}

#[component]
fn Missing(again: impl Fn() + Copy + Send + 'static) -> impl IntoView {
    let say = Say::here();
    // Nothing is lost when a page cannot be loaded anew: it says so itself.
    let reload = move |_| drop(window().location().reload());
    view! {
        <TopBar title=""/>
        <main class="page narrow" id="not-arrived">
            <p role="alert">{say.the("app-not-arrived")}</p>
            <div class="row">
                <button class="button primary" id="try-again" on:click=move |_| again()>
                    {say.the("common-retry")}
                </button>
                <button class="button" id="reload" on:click=reload>{say.the("app-reload")}</button>
                <a class="button" href="/">{say.the("error-back-to-lobby")}</a>
            </div>
        </main>
    }
}
