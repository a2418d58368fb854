//! Builds the browser client, which the server carries inside.

fn main() {
    if let Err(error) = client_build::carry() {
        println!("cargo::error={error}");
        std::process::exit(1);
    }
}
