//! What every answer tells the browser to forbid.

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{self, Next};
use axum::response::Response;
use tower_http::set_header::SetResponseHeaderLayer;

/// Only our own files, and WebAssembly made from them; nobody may put the page into a frame.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; \
    script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; worker-src 'self'; object-src 'none'; frame-ancestors 'none'; \
    base-uri 'none'; form-action 'self'";

/// For what never changes.
pub(crate) const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// The same, for what not everybody may see.
pub(crate) const PRIVATE_FOR_EVER: &str = "private, max-age=31536000, immutable";

/// Whose pages may show an answer.
pub(crate) const RESOURCE_POLICY: HeaderName =
    HeaderName::from_static("cross-origin-resource-policy");

/// For every answer that does not say otherwise.
const HEADERS: [(HeaderName, &str); 2] =
    [(header::X_CONTENT_TYPE_OPTIONS, "nosniff"), (RESOURCE_POLICY, "same-origin")];

/// For everything that a browser might show or run by itself: documents and workers.
const HEADERS_OF_DOCUMENTS: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

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
    router.layer(middleware::from_fn(add_headers))
}

async fn add_headers(request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let mut answer = next.run(request).await;
    let headers = answer.headers_mut();
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let stands_alone = !is_part(&path, kind.unwrap_or_default());
    let of_documents = HEADERS_OF_DOCUMENTS.into_iter().filter(|_| stands_alone);
    for (name, value) in HEADERS.into_iter().chain(of_documents) {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    answer
}

/// Whether something only serves a page or a worker, whose own headers hold for it. A visit loads
/// dozens of such files, so that they go without. Below `/files/` a worker's script is none of them,
/// nor is the page that says that there is nothing.
fn is_part(path: &str, kind: &str) -> bool {
    let is_file = path.starts_with("/files/");
    let is_html = kind.starts_with("text/html");
    kind == "application/json" || is_file && !is_html && !path.ends_with("worker.js")
}

#[cfg(test)]
mod tests {
    use super::is_part;

    #[test]
    fn whatever_may_stand_alone_is_told_what_to_forbid() {
        for (path, kind) in [
            ("/", "text/html; charset=utf-8"),
            ("/files/nowhere", "text/html; charset=utf-8"),
            ("/files/1234/worker.js", "text/javascript; charset=utf-8"),
            ("/service-worker.js", "text/javascript; charset=utf-8"),
            ("/icon.svg", "image/svg+xml"),
            ("/api/tables/1/qr", "image/svg+xml"),
            ("/api/tables/1", ""),
        ] {
            assert!(!is_part(path, kind), "{path}");
        }
        assert!(is_part("/files/1234/web.js", "text/javascript; charset=utf-8"));
        assert!(is_part("/files/1234/web_bg.wasm", "application/wasm"));
        assert!(is_part("/api/tables", "application/json"));
    }
}
