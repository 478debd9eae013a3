//! What the project needs from the machine: found, or installed where that may be done, or named in one sentence.

use crate::shell;
use anyhow::{Context, Result};

/// Makes sure that the toolchain can build for the browser.
pub(crate) fn wasm_target() -> Result<()> {
    let Some(libraries) =
        shell::output(shell::command("rustc").args(["--print", "target-libdir", "--target", shell::WASM]))
    else {
        return Ok(());
    };
    if std::path::Path::new(&libraries).exists() {
        return Ok(());
    }
    println!("Adding the target {} to the toolchain.", shell::WASM);
    shell::run(shell::command("rustup").args(["target", "add", shell::WASM]))
        .with_context(|| format!("the toolchain lacks the target {}: install it with rustup", shell::WASM))
}
