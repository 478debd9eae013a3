//! What the papers prove about values, one file a paper.

pub mod memgames;
