//! Files of the browser client that other nodes have: theirs may be another version.

use super::question::SILENT;
use super::{Nodes, PATIENCE, VERSION};
use axum::body::{Body, Bytes};
use axum::http::response::Parts;
use axum::http::{HeaderValue, Request, StatusCode, header};
use axum::response::Response;
use http_body_util::{BodyExt as _, Full, Limited};
use tokio::time::timeout;

/// The largest file that is passed on.
const MAX_FILE: usize = 16 * 1024 * 1024;

impl Nodes {
    /// A file of the client that another node has, pressed as the browser likes it.
    pub(crate) async fn file(
        &self,
        path: &str,
        encoding: Option<&HeaderValue>,
    ) -> Option<Response> {
        let node = self.node().ok()?;
        // Without the database nobody knows where the others are; the browser asks again.
        let others = self.0.store.other_nodes(node).await.ok()?;
        for address in others {
            let url = format!("http://{address}/{VERSION}/client{path}");
            match timeout(PATIENCE, self.fetch(&url, encoding)).await {
                Ok(Some(file)) => return Some(file),
                Ok(None) => {}
                Err(_) => drop(self.missed(&address, &SILENT)),
            }
        }
        None
    }

    async fn fetch(&self, url: &str, encoding: Option<&HeaderValue>) -> Option<Response> {
        let mut request = Request::get(url).header(header::AUTHORIZATION, self.credentials());
        if let Some(encoding) = encoding {
            request = request.header(header::ACCEPT_ENCODING, encoding);
        }
        let request = request.body(Full::from(Bytes::new())).ok()?;
        let answer = self.0.client.request(request).await.ok()?;
        if answer.status() != StatusCode::OK {
            return None;
        }
        let (Parts { headers, .. }, body) = answer.into_parts();
        let body = Limited::new(body, MAX_FILE).collect().await.ok()?.to_bytes();
        let mut file = Response::new(Body::from(body));
        for name in
            [header::CONTENT_TYPE, header::CONTENT_ENCODING, header::CACHE_CONTROL, header::VARY]
        {
            if let Some(value) = headers.get(&name) {
                file.headers_mut().insert(name, value.clone());
            }
        }
        Some(file)
    }
}
