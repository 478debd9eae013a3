//! `cargo xtask bench --only lighthouse`: what Lighthouse thinks of the page as it ships. Its packages are many, and only who
//! asks for it installs them.

use crate::{build, page_tests, shell};
use anyhow::Result;

/// Builds the page, and fails where a category has fewer points than the page is held to.
pub(crate) fn lighthouse() -> Result<()> {
    let folder = shell::root().join("tests/lighthouse");
    page_tests::install_packages(&folder)?;
    build::build()?;
    let site = page_tests::serve_to_browser()?;
    shell::run(shell::command("node").current_dir(&folder).arg("lighthouse.js").envs(site))
}
