//! A remark about a position.

use serde::Serialize;

/// A remark about a position.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Fact {
    /// What it is about.
    pub label: &'static str,
    /// What there is to say.
    pub text: String,
}
