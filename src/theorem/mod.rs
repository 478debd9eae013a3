//! What the papers prove or conjecture about values, one file a paper.

pub mod dynamic;
pub mod imark;
pub mod known;
pub mod max_nim;
pub mod memgames;
pub mod period;
pub mod restricted;
