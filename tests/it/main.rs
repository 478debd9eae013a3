//! The integration tests; the modules mirror src/.

mod golden;
mod inspect;
mod link;
mod mem;
mod mem_zero;
mod oracle;
mod paint;
mod papers;
mod readme;
mod rule;
mod spec;
mod tile;
