//! A remark about a position.

use serde::Serialize;

/// A remark about a position.
#[derive(Debug, Serialize)]
pub struct Fact {
    /// What it is about.
    pub label: &'static str,
    /// What there is to say.
    pub text: String,
}
