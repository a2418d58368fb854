//! What every answer tells the browser to forbid.

use axum::Router;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware;
use axum::response::Response;
use tower_http::set_header::SetResponseHeaderLayer;

/// Only our own files, and WebAssembly made from them; nobody may put the page into a frame.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; \
    script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; worker-src 'self'; object-src 'none'; frame-ancestors 'none'; \
    base-uri 'none'; form-action 'self'";

/// For what never changes.
pub(crate) const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Whose pages may show an answer.
pub(crate) const RESOURCE_POLICY: HeaderName =
    HeaderName::from_static("cross-origin-resource-policy");

/// For every answer that does not say otherwise.
const HEADERS: [(HeaderName, &str); 2] =
    [(header::X_CONTENT_TYPE_OPTIONS, "nosniff"), (RESOURCE_POLICY, "same-origin")];

/// For everything that a browser might show or run by itself.
const HEADERS_OF_DOCUMENTS: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// What is never a document; the client has dozens of such files, so that they go without.
const NO_DOCUMENTS: [&str; 3] = ["application/wasm", "text/css", "font/"];

const PERMISSIONS: &str = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

/// Answers hold links and what only the asker may know: unless they say otherwise, nobody keeps a
/// copy.
pub(crate) fn not_stored() -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(
        header::CACHE_CONTROL,
        HeaderValue::from_static("no-store"),
    )
}

/// Adds the headers to every answer of a router.
pub(crate) fn with_headers(router: Router) -> Router {
    router.layer(middleware::map_response(add_headers))
}

async fn add_headers(mut answer: Response) -> Response {
    let headers = answer.headers_mut();
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.unwrap_or_default();
    let is_document = !NO_DOCUMENTS.iter().any(|start| kind.starts_with(start));
    let of_documents = HEADERS_OF_DOCUMENTS.into_iter().filter(|_| is_document);
    for (name, value) in HEADERS.into_iter().chain(of_documents) {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    answer
}
