//! The integration tests; the modules mirror src/.

mod claim;
mod golden;
mod inspect;
mod link;
mod oracle;
mod paint;
mod papers;
mod readme;
mod rule;
mod spec;
mod theorem;
mod tile;
