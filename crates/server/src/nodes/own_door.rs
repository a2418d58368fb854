//! Whether others can reach this node: an address with a typing error is noticed by nobody until a table
//! is to be reached.

use super::question::{SILENT, told};
use super::{Nodes, PATIENCE, VERSION};
use axum::body::Bytes;
use axum::http::{Request, header};
use http_body_util::{BodyExt as _, Full, Limited};
use std::error::Error;
use tokio::time::timeout;

/// A mark is short.
const MAX_MARK: usize = 100;

/// Asks at the address under which the others know this node who is there; says so if nobody is, or
/// somebody else.
pub(super) async fn knock(nodes: Nodes) {
    let address = &nodes.0.address;
    let why = match timeout(PATIENCE, who_is_there(&nodes)).await {
        Ok(Ok(mark)) if mark == nodes.mark() => return,
        Ok(Ok(_)) => "another node is there".to_owned(),
        Ok(Err(error)) => told(&*error),
        Err(_) => SILENT.to_owned(),
    };
    tracing::warn!(
        address,
        why,
        "this node does not reach itself under its --node-address, and the others will not either"
    );
}

async fn who_is_there(nodes: &Nodes) -> Result<String, Box<dyn Error + Send + Sync>> {
    let request = Request::get(format!("http://{}/{VERSION}/mark", nodes.0.address))
        .header(header::AUTHORIZATION, nodes.credentials())
        .body(Full::from(Bytes::new()))?;
    let answer = nodes.0.client.request(request).await?;
    let body = Limited::new(answer.into_body(), MAX_MARK).collect().await?.to_bytes();
    Ok(String::from_utf8(body.to_vec())?)
}
