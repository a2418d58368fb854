//! What is downloaded when it is first used.
//!
//! In a release, functions of the same chunk are a file of their own. While one develops, everything
//! is in one file, which is faster to build, and the same functions wait for nothing.

use crate::parts::TopBar;
use crate::reactive::{LocalValue, RwSignal};
use crate::router::focus_page;
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Code, Problem};
use std::future::Future;
use std::pin::Pin;
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
///
/// What several chunks need is a file for each set of chunks that need it. `chunk after function`
/// says that the chunk is never wanted without the one in which that function is: the chunk counts as
/// needing all that the function needs, which makes few files of many.
macro_rules! lazy {
    (
        $chunk:ident $(after $earlier:path)*:
        $(#[$note:meta])*
        $visibility:vis fn $name:ident($($argument:ident: $type:ty),*) -> $output:ty $body:block
    ) => {
        $(#[$note])*
        #[cfg(feature = "split")]
        #[::leptos::wasm_split::wasm_split($chunk, wasm_split_path = ::leptos::wasm_split, fallible)]
        $visibility fn $name($($argument: $type),*) -> Result<$output, $crate::lazy::NotArrived> {
            $(::std::hint::black_box($earlier as *const ());)*
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

/// How something that arrived is shown.
type Shown = Arc<dyn Fn() -> AnyView + Send + Sync>;
type Arrival = Pin<Box<dyn Future<Output = Result<Shown, NotArrived>>>>;

/// What is shown instead of something that did not arrive.
#[derive(Clone, Copy)]
enum Instead {
    /// A page that says so, with the ways that are left.
    Page,
    /// A line that says so.
    Line,
}

/// Shows a page that arrives. If it does not, one is told so and can try again.
pub(crate) fn arriving<T, F>(
    load: impl Fn() -> F + 'static,
    show: impl Fn(&T) -> AnyView + Send + Sync + 'static,
) -> AnyView
where
    T: Send + Sync + 'static,
    F: Future<Output = Result<T, NotArrived>> + 'static,
{
    shown_on_arrival(boxed(load, show), Instead::Page)
}

/// Shows a part of a page that arrives when it is first wanted.
pub(crate) fn part<T, F>(
    load: impl Fn() -> F + 'static,
    show: impl Fn(&T) -> AnyView + Send + Sync + 'static,
) -> AnyView
where
    T: Send + Sync + 'static,
    F: Future<Output = Result<T, NotArrived>> + 'static,
{
    shown_on_arrival(boxed(load, show), Instead::Line)
}

fn boxed<T, F>(
    load: impl Fn() -> F + 'static,
    show: impl Fn(&T) -> AnyView + Send + Sync + 'static,
) -> Box<dyn Fn() -> Arrival>
where
    T: Send + Sync + 'static,
    F: Future<Output = Result<T, NotArrived>> + 'static,
{
    let show = Arc::new(show);
    Box::new(move || {
        let (loading, show) = (load(), show.clone());
        Box::pin(async move {
            let it = loading.await?;
            Ok(Arc::new(move || show(&it)) as Shown)
        })
    })
}

/// Without type parameters, so that it is compiled once for all that arrives.
fn shown_on_arrival(load: Box<dyn Fn() -> Arrival>, instead: Instead) -> AnyView {
    let arrived = RwSignal::new(None::<Result<Shown, NotArrived>>);
    let load = LocalValue::new_local(load);
    let ask = move || {
        arrived.set(None);
        let Some(loading) = load.try_with_value(|load| load()) else { return };
        spawn_local(async move {
            // The page may be gone by now.
            arrived.try_set(Some(loading.await));
            if matches!(instead, Instead::Page) {
                focus_page();
            }
        });
    };
    ask();
    let say = Say::here();
    let waiting = match instead {
        Instead::Page => "loading",
        Instead::Line => "quiet",
    };
    let shown = move || match arrived.get() {
        None => view! { <p class=waiting role="status">{say.the("app-loading")}</p> }.into_any(),
        Some(Ok(show)) => show(),
        Some(Err(NotArrived)) => match instead {
            Instead::Page => view! {
                <TopBar title=""/>
                <main class="page narrow" id="not-arrived"><Missing ask/></main>
            }
            .into_any(),
            Instead::Line => view! { <Missing ask/> }.into_any(),
        },
    };
    shown.into_any()
}

#[component]
fn Missing(ask: impl Fn() + Copy + 'static) -> impl IntoView {
    let say = Say::here();
    // Nothing is lost when a page cannot be loaded anew: it says so itself.
    let reload = move |_| drop(window().location().reload());
    view! {
        <p role="alert">{say.the("app-not-arrived")}</p>
        <div class="row">
            <button class="button primary" id="try-again" on:click=move |_| ask()>
                {say.the("common-retry")}
            </button>
            <button class="button" id="reload" on:click=reload>{say.the("app-reload")}</button>
            <a class="button" href="/">{say.the("error-back-to-lobby")}</a>
        </div>
    }
}
