//! What kind of device somebody uses, as far as it says.

use axum::http::{HeaderMap, header};

/// Browsers by what they call themselves; many also claim to be one of those below.
const BROWSERS: [(&str, &str); 7] = [
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Vivaldi", "Vivaldi"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
];

/// Systems by what they are called; phones also claim to be what stands below.
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// The kind of device in words, such as `Firefox, Linux`; empty for a program that says nothing known.
pub(crate) fn kind(headers: &HeaderMap) -> String {
    let text = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    let text = text.unwrap_or_default();
    let named = |names: &[(&str, &'static str)]| {
        names.iter().find(|(sign, _)| text.contains(sign)).map(|(_, name)| *name)
    };
    [named(&BROWSERS), named(&SYSTEMS)].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn devices_are_told_apart() {
        let told = |text: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::USER_AGENT, HeaderValue::from_static(text));
            kind(&headers)
        };
        let linux = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
        assert_eq!(told(linux), "Firefox, Linux");
        let edge = "Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0";
        assert_eq!(told(edge), "Edge, Windows");
        let phone = "Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36";
        assert_eq!(told(phone), "Chrome, Android");
        assert_eq!(told("curl/8.0"), "");
        assert_eq!(kind(&HeaderMap::new()), "");
    }
}
