//! The integration tests; the modules mirror src/.

mod big;
mod far;
mod gaps;
mod golden;
mod inspect;
mod link;
mod oracle;
mod paint;
mod papers;
mod readme;
mod rule;
mod spec;
mod tile;
