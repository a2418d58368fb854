//! Links as QR codes.

use crate::caller::Body;
use crate::error::ApiError;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::{Code, Drawable, Problem};
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write as _;

/// The longest text that is drawn, in bytes: more would be too fine for a camera.
const MAX_TEXT: usize = 500;

/// What is left free around a code so that it is found.
const MARGIN: i32 = 4;

/// A text as a QR code. It comes in the body, so that no address and no log ever holds a secret.
#[utoipa::path(post, path = "/api/qr", request_body = Drawable, responses(
    (status = 200, description = "The code as SVG", body = String, content_type = "image/svg+xml"),
    (status = 413, description = "The text is too long", body = Problem),
))]
pub(crate) async fn draw(Body(drawable): Body<Drawable>) -> Result<Response, ApiError> {
    let too_long = || Problem::new(Code::TooLarge, "this text is too long for a QR code");
    if MAX_TEXT < drawable.text.len() {
        return Err(too_long().into());
    }
    let code = QrCode::encode_text(&drawable.text, QrCodeEcc::Medium).map_err(|_| too_long())?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg(&code)).into_response())
}

/// The dark squares as one path. Its colours are given by whoever shows it.
fn svg(code: &QrCode) -> String {
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|x| code.get_module(*x, y)) {
            write!(path, "M{},{}h1v1h-1z", x + MARGIN, y + MARGIN).expect("writing to a string");
        }
    }
    let side = size + 2 * MARGIN;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"qr\" viewBox=\"0 0 {side} {side}\">\
         <rect class=\"qr-paper\" width=\"{side}\" height=\"{side}\" fill=\"#fff\"/>\
         <path class=\"qr-ink\" d=\"{path}\" fill=\"#000\"/></svg>"
    )
}
