//! The cards and boards that can be replaced.

use table::Faults;

/// The text of a file by its name, if there is one in place of ours.
pub type Texts<'a> = &'a dyn Fn(&str) -> Option<String>;

/// The component files of one game.
pub struct Components {
    /// The game's name.
    pub game: &'static str,
    /// The name and our text of each file.
    pub files: &'static [(&'static str, &'static str)],
    /// Takes the texts it is given by a file's name, ours where there is none, for as long as the
    /// program runs; or says everything that is wrong with them, with file and line.
    pub install: fn(Texts<'_>) -> Result<(), Faults>,
}

/// The games whose cards and boards are partly our own, so that owners of the box may type in
/// what is printed there.
pub static COMPONENTS: &[Components] = &[
    #[cfg(feature = "all")]
    Components {
        game: "boonlake",
        files: &boonlake::components::FILES,
        install: boonlake::components::install,
    },
    #[cfg(feature = "all")]
    Components {
        game: "suna-valo",
        files: <suna_valo::Components as suna_valo::found::Components>::FILES,
        install: |texts| { let _ = texts; Ok(()) },
    },
];
