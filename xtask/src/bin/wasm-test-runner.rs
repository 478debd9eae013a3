//! Runs a wasm test binary in a browser; cargo calls it as the runner of the wasm target.
//!
//! It is wasm-bindgen's own runner as a library, so its version always matches the bindings in Cargo.lock.

fn main() -> anyhow::Result<()> {
    wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(std::env::args_os())
}
