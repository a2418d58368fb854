//! The files of the browser client, which the program carries inside.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::sync::LazyLock;

/// A file of the client.
struct Asset {
    path: &'static str,
    bytes: &'static [u8],
    brotli: Option<&'static [u8]>,
}

mod built {
    use super::Asset;
    include!(concat!(env!("OUT_DIR"), "/assets.rs"));
}

/// What is sent of a file.
struct Served {
    asset: &'static Asset,
    kind: HeaderValue,
    tag: HeaderValue,
}

static SERVED: LazyLock<HashMap<&'static str, Served>> = LazyLock::new(|| {
    let serve = |asset: &'static Asset| {
        let tag = format!("\"{}\"", &blake3::hash(asset.bytes).to_hex()[..16]);
        let served = Served {
            asset,
            kind: HeaderValue::from_static(content_type(asset.path)),
            tag: HeaderValue::from_str(&tag).expect("a tag is plain text"),
        };
        (asset.path, served)
    };
    built::ASSETS.iter().map(serve).collect()
});

/// The first words of addresses that are pages of the client.
const PAGES: [&str; 7] = ["", "new", "table", "local", "join", "replay", "about"];

/// A file of the client, or its page; the page itself finds out what the address means.
pub(crate) async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path();
    let first = path.trim_start_matches('/').split('/').next().unwrap_or_default();
    let served = match SERVED.get(path) {
        Some(served) => Some(served),
        None if PAGES.contains(&first) => SERVED.get("/index.html"),
        None => None,
    };
    match served {
        Some(served) => served.answer(&headers),
        None => (StatusCode::NOT_FOUND, "there is nothing here").into_response(),
    }
}

impl Served {
    fn answer(&self, asked: &HeaderMap) -> Response {
        let mut headers = HeaderMap::new();
        headers.insert(header::ETAG, self.tag.clone());
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        // Names stay the same from version to version, so that a browser has to ask each time.
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        if asked.get(header::IF_NONE_MATCH).is_some_and(|known| is_known(known, &self.tag)) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        headers.insert(header::CONTENT_TYPE, self.kind.clone());
        let bytes = match self.asset.brotli {
            Some(brotli) if accepts_brotli(asked) => {
                headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
                brotli
            }
            _ => self.asset.bytes,
        };
        (headers, Body::from(bytes)).into_response()
    }
}

fn is_known(known: &HeaderValue, tag: &HeaderValue) -> bool {
    let (Ok(known), Ok(tag)) = (known.to_str(), tag.to_str()) else { return false };
    known.split(',').any(|known| known.trim().trim_start_matches("W/") == tag)
}

fn accepts_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.unwrap_or_default().split(',').any(|coding| {
        let mut parts = coding.trim().split(';');
        parts.next() == Some("br") && parts.all(|part| part.trim() != "q=0")
    })
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
