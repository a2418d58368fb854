//! Links to a recorded match. One on the server is named by its table; any other is carried by the
//! link itself, behind the `#`, which browsers send to no server.

use super::source::CARRIED;
use js_sys::{ArrayBuffer, Uint8Array};
use leptos::prelude::window;
use table::Record;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, ReadableWritablePair, Response};

#[wasm_bindgen]
extern "C" {
    type CompressionStream;
    #[wasm_bindgen(constructor, catch)]
    fn new(format: &str) -> Result<CompressionStream, JsValue>;

    type DecompressionStream;
    #[wasm_bindgen(constructor, catch)]
    fn new(format: &str) -> Result<DecompressionStream, JsValue>;
}

/// How texts are made small: without a head that would say so.
const FORMAT: &str = "deflate-raw";

/// A longer link gets cut on its way by too many programs.
const MAX_CODE: usize = 8_000;
/// What arrives may be longer than what we write, but not without limit.
const MAX_READ: usize = 64_000;

/// Where a match can be looked at by anybody.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Link {
    /// At the table of this name on the server.
    ToServer(String),
    /// In the link itself.
    Carrying(String),
    /// Nowhere: it is too long for a link. It can be saved as a file.
    TooLong,
}

impl Link {
    pub(super) async fn carrying(record: &Record) -> Link {
        match packed(&record.to_string()).await {
            Some(code) if code.len() <= MAX_CODE => Link::Carrying(code),
            _ => Link::TooLong,
        }
    }

    /// The whole address, at a move.
    pub(super) fn address(&self, n_plies: usize) -> Option<String> {
        let path = self.path(n_plies)?;
        Some(format!("{}{path}", window().location().origin().unwrap_or_default()))
    }

    fn path(&self, n_plies: usize) -> Option<String> {
        match self {
            Link::ToServer(table) => Some(format!("/replay/{table}?move={n_plies}")),
            Link::Carrying(code) => Some(format!("/replay/{CARRIED}?move={n_plies}#{code}")),
            Link::TooLong => None,
        }
    }
}

/// A text made small, in letters that any link can have.
async fn packed(text: &str) -> Option<String> {
    let smaller = CompressionStream::new(FORMAT).ok()?;
    let bytes = through(text.as_bytes(), &smaller).await?;
    let letters: String = bytes.into_iter().map(char::from).collect();
    Some(to_link_letters(&window().btoa(&letters).ok()?))
}

/// The text that was packed, or nothing if the link was cut or changed.
pub(super) async fn unpacked(code: &str) -> Option<String> {
    if code.is_empty() || MAX_READ < code.len() {
        return None;
    }
    let letters = window().atob(&from_link_letters(code)).ok()?;
    let bytes: Option<Vec<u8>> = letters.chars().map(|letter| u8::try_from(letter).ok()).collect();
    let larger = DecompressionStream::new(FORMAT).ok()?;
    String::from_utf8(through(&bytes?, &larger).await?).ok()
}

/// What comes out of a stream when bytes are put into it.
async fn through(bytes: &[u8], stream: &JsValue) -> Option<Vec<u8>> {
    let parts = js_sys::Array::of1(&Uint8Array::from(bytes));
    let blob = Blob::new_with_u8_array_sequence(&parts).ok()?;
    let stream = blob.stream().pipe_through(stream.unchecked_ref::<ReadableWritablePair>());
    let response = Response::new_with_opt_readable_stream(Some(&stream)).ok()?;
    let buffer: JsValue = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    Some(Uint8Array::new(buffer.unchecked_ref::<ArrayBuffer>()).to_vec())
}

/// Base64 as it can stand in a link.
fn to_link_letters(code: &str) -> String {
    code.trim_end_matches('=').replace('+', "-").replace('/', "_")
}

/// Base64 as browsers read it.
fn from_link_letters(code: &str) -> String {
    code.replace('-', "+").replace('_', "/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_names_its_match_and_its_move() {
        let path = |link: Link| link.path(7);
        assert_eq!(path(Link::ToServer("ab".into())).as_deref(), Some("/replay/ab?move=7"));
        assert_eq!(path(Link::Carrying("x-_".into())).as_deref(), Some("/replay/link?move=7#x-_"));
        assert_eq!(path(Link::TooLong), None);
    }

    #[test]
    fn codes_have_no_letters_that_links_change() {
        assert_eq!(to_link_letters("a+b/c=="), "a-b_c");
        assert_eq!(from_link_letters("a-b_c"), "a+b/c");
    }
}
