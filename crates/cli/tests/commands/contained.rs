//! The program as its image runs it (`deploy/Containerfile`): alone with the few libraries that the image
//! has, as nobody, where nothing can be written to but its folder and `/tmp`.
#![cfg(target_os = "linux")]

use crate::left_out::leave_out;
use crate::table::Folder;
use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::process::Command;

const PROGRAM: &str = env!("CARGO_BIN_EXE_freehold");

/// The libraries of `gcr.io/distroless/cc-debian12`, and what the system brings.
const LIBRARIES: [&str; 8] = [
    "linux-vdso",
    "ld-linux",
    "libc.so",
    "libdl.so",
    "libgcc_s.so",
    "libm.so",
    "libpthread.so",
    "librt.so",
];

/// Whom the image calls `nonroot`.
const USER: &str = "65532:65532";

/// All of it goes with the last process.
const SCRIPT: &str = r#"
set -e
mount -t tmpfs -o mode=0755 none "$ROOT"
mkdir "$ROOT/data" "$ROOT/tmp"
touch "$ROOT/freehold"
mount --bind "$PROGRAM" "$ROOT/freehold"
ldd "$PROGRAM" | grep -o '/[^ ]*' | while read -r library; do
    mkdir -p "$ROOT$(dirname "$library")"
    cp -L "$library" "$ROOT$library"
done
mount -t tmpfs -o "mode=0700,uid=${USER%:*},gid=${USER#*:}" none "$ROOT/data"
mount -t tmpfs -o mode=1777 none "$ROOT/tmp"
mount -o remount,ro "$ROOT"
chroot=$(command -v chroot)
inside() {
    exec env -i $VARIABLES "$chroot" --userspec="$USER" "$ROOT" /freehold "$@"
}
inside serve &
server=$!
for attempt in $(seq 300); do
    sleep 0.1
    if (inside health); then
        ls "$ROOT/data"
        kill -TERM "$server"
        wait "$server"
        exit 0
    fi
done
exit 1
"#;

/// What the image sets, but for a port that may be in use here.
fn variables() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/Containerfile");
    let text = fs::read_to_string(file).expect("the file of the image");
    assert!(text.contains("\nUSER nonroot\n"));
    let words = text.split_whitespace().filter(|word| word.starts_with("FREEHOLD_"));
    let free = TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr()).expect("a port");
    let set = words.map(|word| match word.strip_prefix("FREEHOLD_ADDRESS=") {
        Some(address) => {
            format!("FREEHOLD_ADDRESS={}", address.replace("8080", &free.port().to_string()))
        }
        None => word.to_owned(),
    });
    set.collect::<Vec<_>>().join(" ")
}

#[test]
fn it_needs_no_more_than_its_image_has() {
    let linked = Command::new("ldd").arg(PROGRAM).output().expect("ldd is there");
    let linked = String::from_utf8(linked.stdout).expect("text");
    for line in linked.lines() {
        let path = line.split_whitespace().next().expect("a name");
        let name = path.rsplit('/').next().expect("a name");
        assert!(LIBRARIES.iter().any(|known| name.starts_with(known)), "{line}");
    }
    if !Command::new("unshare").args(["--mount", "true"]).status().is_ok_and(|it| it.success()) {
        leave_out("the program as its image runs it", "only root can shut it in, on Linux");
        return;
    }
    let folder = Folder::new();
    let output = Command::new("unshare")
        .args(["--mount", "sh", "-c", SCRIPT])
        .env("ROOT", folder.path())
        .env("PROGRAM", PROGRAM)
        .env("USER", USER)
        .env("VARIABLES", variables())
        .output()
        .expect("unshare is there");
    let said = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}\n{errors}");
    assert!(said.contains("Freehold: http://0.0.0.0:"), "{said}");
    assert!(said.contains("freehold.db"), "it writes to its folder: {said}");
}
