//! The files of the browser client, which the program carries inside.

use crate::address::Address;
use crate::api::base_url;
use crate::app::App;
use crate::headers::FOR_EVER;
use crate::preview::escaped;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum_extra::TypedHeader;
use axum_extra::headers::{ETag, HeaderMapExt as _, IfNoneMatch};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, LazyLock};

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
    tag: ETag,
}

static SERVED: LazyLock<HashMap<&'static str, Served>> = LazyLock::new(|| {
    let serve = |asset: &'static Asset| {
        let tag = format!("\"{}\"", &blake3::hash(asset.bytes).to_hex()[..16]);
        let served = Served {
            asset,
            kind: content_type(asset.path),
            tag: tag.parse().expect("a tag in quotes"),
        };
        (asset.path, served)
    };
    built::ASSETS.iter().map(serve).collect()
});

/// The first words of addresses that are pages of the client.
const PAGES: [&str; 14] = [
    "", "new", "table", "local", "join", "replay", "review", "learn", "rules", "people", "me",
    "sign-in", "sign-up", "host",
];

/// The file that is the page of the client.
const PAGE: &str = "/index.html";

/// Where the files are that bear their hash in their address.
const FOR_EVER_AT: &str = "/files/";

/// The page of the client.
pub(crate) fn page() -> &'static str {
    let page = SERVED.get(PAGE).expect("the client has a page");
    std::str::from_utf8(page.asset.bytes).expect("a page is text")
}

/// A page with the whole address of its picture, for messengers want no less.
fn page_at(page: &str, server: &str) -> String {
    let picture = r#"<meta property="og:image" content=""#;
    page.replacen(picture, &format!("{picture}{}", escaped(server)), 1)
}

/// A file of the client, or its page; the page itself finds out what the address means.
///
/// Pressed at build time and served from the program itself: that, and the choice between the two
/// forms of a file, no library does without a second brotli or a C library.
pub(crate) async fn serve(
    State(app): State<Arc<App>>,
    Address(client): Address,
    uri: Uri,
    known: Option<TypedHeader<IfNoneMatch>>,
    headers: HeaderMap,
) -> Response {
    let path = uri.path();
    let server = base_url(&app, &headers);
    let first = path.trim_start_matches('/').split('/').next().unwrap_or_default();
    let page = SERVED.get(PAGE).expect("the client has a page");
    let served = match SERVED.get(path) {
        Some(served) => served,
        None if PAGES.contains(&first) => page,
        None if path.starts_with(FOR_EVER_AT) => {
            return match elsewhere(&app, client, path, &headers).await {
                Some(file) => file,
                None => (StatusCode::NOT_FOUND, "there is nothing here").into_response(),
            };
        }
        // A person is told by the page itself, a program by the status alone.
        None if accepts(&headers, header::ACCEPT, "text/html") => {
            return (StatusCode::NOT_FOUND, page.answer(false, &headers, &server)).into_response();
        }
        None => return (StatusCode::NOT_FOUND, "there is nothing here").into_response(),
    };
    let is_known = known.is_some_and(|TypedHeader(known)| !known.precondition_passes(&served.tag));
    served.answer(is_known, &headers, &server)
}

/// A file that this program has not got. Its page may have come from a node of another version, while
/// one after the other is replaced.
async fn elsewhere(app: &App, client: IpAddr, path: &str, headers: &HeaderMap) -> Option<Response> {
    let nodes = app.nodes.as_ref()?;
    // Whoever makes addresses up shall not keep all nodes busy.
    app.guards.request(client).ok()?;
    nodes.file(path, headers.get(header::ACCEPT_ENCODING)).await
}

/// A file of the client that this program has.
pub(crate) fn own(path: &str, headers: &HeaderMap) -> Option<Response> {
    SERVED.get(path).map(|served| served.answer(false, headers, ""))
}

impl Served {
    fn answer(&self, is_known: bool, asked: &HeaderMap, server: &str) -> Response {
        let mut headers = HeaderMap::new();
        // What bears its hash in its address never changes, so that nobody asks whether it did; for
        // the rest the browser has to ask each time.
        let keeping = match self.asset.path.starts_with(FOR_EVER_AT) {
            true => FOR_EVER,
            false => {
                headers.typed_insert(self.tag.clone());
                "no-cache"
            }
        };
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keeping));
        if self.asset.brotli.is_some() {
            headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        }
        if is_known {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        headers.insert(header::CONTENT_TYPE, self.kind.clone());
        // Browsers, which say how they fetch, look at no picture, and get the pressed page.
        if self.asset.path == PAGE && !asked.contains_key("sec-fetch-mode") {
            return (headers, Body::from(page_at(page(), server))).into_response();
        }
        let bytes = match self.asset.brotli {
            Some(brotli) if accepts(asked, header::ACCEPT_ENCODING, "br") => {
                headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
                brotli
            }
            _ => self.asset.bytes,
        };
        (headers, Body::from(bytes)).into_response()
    }
}

/// Whether one of the things that a header lists is this one.
fn accepts(headers: &HeaderMap, header: HeaderName, wanted: &str) -> bool {
    let accepted = headers.get(header).and_then(|value| value.to_str().ok());
    accepted.unwrap_or_default().split(',').any(|listed| {
        let mut parts = listed.trim().split(';');
        parts.next() == Some(wanted) && parts.all(|part| part.trim() != "q=0")
    })
}

/// The kind of a file by its name. Our texts are all in UTF-8.
fn content_type(path: &str) -> HeaderValue {
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let charset = if kind.type_() == mime_guess::mime::TEXT { "; charset=utf-8" } else { "" };
    HeaderValue::from_str(&format!("{kind}{charset}")).expect("a kind is plain text")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_its_whole_address() {
        let page = r#"<meta property="og:image" content="/icon.png"><p>"#;
        let expected = r#"<meta property="og:image" content="https://a.example/icon.png"><p>"#;
        assert_eq!(page_at(page, "https://a.example"), expected);
        assert_eq!(page_at("<p>", "https://a.example"), "<p>");
    }
}
