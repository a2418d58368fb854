//! Where settings come from, and what is wrong with them, without serving.

use crate::table::Folder;
use std::process::{Command, Output};

/// The program with settings in a file.
struct Setting {
    folder: Folder,
}

impl Setting {
    fn new(file: &str) -> Setting {
        let folder = Folder::new();
        std::fs::write(folder.path().join("freehold.toml"), file).expect("a file");
        Setting { folder }
    }

    fn check(&self, words: &[&str], environment: &[(&str, &str)]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_freehold"))
            .args(["serve", "--check", "--config"])
            .arg(self.folder.path().join("freehold.toml"))
            .arg("--data")
            .arg(self.folder.path())
            .args(words)
            .envs(environment.iter().copied())
            .output()
            .expect("the program starts")
    }
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn good_settings_are_good() {
    let file = "# The club\nbase-url = \"https://play.example.org\"\nbehind-proxy = true\n\
                tables-per-guest = 20\nlog = \"warn\"\n";
    let output = Setting::new(file).check(&[], &[]);
    assert!(output.status.success(), "{}", told(&output));
    assert!(String::from_utf8_lossy(&output.stdout).contains("good"));
}

#[test]
fn a_flag_goes_before_the_environment_and_that_before_the_file() {
    let setting = Setting::new("base-url = \"from-the-file\"\n");
    let variable = [("FREEHOLD_BASE_URL", "from-the-environment")];
    let flag = ["--base-url", "from-a-flag"];
    for (output, from) in [
        (setting.check(&[], &[]), "from-the-file"),
        (setting.check(&[], &variable), "from-the-environment"),
        (setting.check(&flag, &variable), "from-a-flag"),
    ] {
        assert_eq!(output.status.code(), Some(2));
        assert!(told(&output).contains(from), "{}", told(&output));
    }
}

#[test]
fn all_that_is_wrong_is_told_at_once() {
    let setting = Setting::new("log = \"no=such=thing\"\n");
    let words = ["--base-url", "https://play.example.org/club", "--mail-from", "a@example.org"];
    let output = setting.check(&words, &[]);
    assert_eq!(output.status.code(), Some(2));
    for fault in ["--log", "--base-url", "a name of its own", "--mail-from"] {
        assert!(told(&output).contains(fault), "{fault}: {}", told(&output));
    }
    for (url, fault) in [
        ("http://a b", "no name of a machine"),
        ("https://play.example.org/games", "without a slash or a path"),
        ("https://me@play.example.org", "nothing more"),
        ("play.example.org", "begins with"),
    ] {
        let output = setting.check(&["--log", "info", "--base-url", url], &[]);
        assert_eq!(output.status.code(), Some(2), "{url}");
        assert!(told(&output).contains(fault), "{url}: {}", told(&output));
    }
}

#[test]
fn a_folder_for_copies_is_there_and_something_is_kept() {
    let setting = Setting::new("backups-kept = 3\n");
    let folder = setting.folder.path().to_str().expect("a name");
    let good = setting.check(&["--backups", folder], &[]);
    assert!(good.status.success(), "{}", told(&good));
    for (words, fault) in [
        (["--backups", "/nowhere/at/all"].as_slice(), "is no folder"),
        (&["--backups", folder, "--backups-kept", "0"], "at least one copy is kept"),
    ] {
        let output = setting.check(words, &[]);
        assert_eq!(output.status.code(), Some(2), "{fault}");
        assert!(told(&output).contains(fault), "{}", told(&output));
    }
}

#[test]
fn a_file_with_a_fault_is_refused_with_its_name() {
    for (file, fault) in [
        ("base-urls = \"x\"\n", "no setting `base-urls`"),
        ("check = true\n", "no setting `check`"),
        ("tables-per-guest = [1]\n", "a text, a number, true or false"),
        ("tables-per-guest = \"many\"\n", "tables-per-guest"),
        ("base-url = \n", "line 1"),
    ] {
        let output = Setting::new(file).check(&[], &[]);
        assert_eq!(output.status.code(), Some(2), "{file}");
        assert!(told(&output).contains(fault), "{file}: {}", told(&output));
    }
}

#[test]
fn what_is_wrong_with_signing_in_elsewhere_is_told() {
    let setting = Setting::new("openid-client = \"freehold\"\nopenid-secret = \"hush\"\n");
    let near = "http://127.0.0.1:9";
    let base = ["--base-url", "https://play.example.org"];
    for (words, fault) in [
        (vec![], "nobody signs in elsewhere without --openid-issuer"),
        (vec!["--openid-issuer", near], "it needs --base-url"),
        (vec!["--openid-issuer", "http://id.example.org"], "only https"),
        (vec!["--openid-issuer", near], "127.0.0.1:9/.well-known/openid-configuration"),
    ] {
        let has_base = !fault.contains("--base-url");
        let all: Vec<&str> =
            words.iter().copied().chain(base.into_iter().filter(|_| has_base)).collect();
        let output = setting.check(&all, &[]);
        assert_eq!(output.status.code(), Some(2), "{fault}");
        assert!(told(&output).contains(fault), "{fault}: {}", told(&output));
        assert!(!told(&output).contains("hush"), "no secret is told");
    }
}
