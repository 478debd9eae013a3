//! Where a proof of ours is found.

/// A statement that is proved in `docs/proofs`, and on the page that is made of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    at: &'static str,
}

impl Proof {
    /// Names it by its file and its address there: `mem.md#theorem-1`.
    pub const fn at(at: &'static str) -> Proof {
        Proof { at }
    }

    /// The file, below `docs/proofs`.
    pub fn file(&self) -> &'static str {
        self.at.split('#').next().unwrap_or_default()
    }

    /// What the statement is called there: `theorem-1`.
    pub fn statement(&self) -> &'static str {
        self.at.split_once('#').map_or("", |(_, statement)| statement)
    }

    /// The file with the statement, below `docs/proofs`.
    pub fn source(&self) -> &'static str {
        self.at
    }

    /// The address of the statement beside the page.
    pub fn page(&self) -> String {
        let name = self.file().trim_end_matches(".md");
        format!("proofs/{name}.html#{}", self.statement())
    }
}
