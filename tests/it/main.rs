//! The integration tests; the modules mirror src/.

mod arrays;
mod big;
mod far;
mod fractions;
mod golden;
mod inspect;
mod link;
mod marks;
mod oracle;
mod paint;
mod papers;
mod readme;
mod rule;
mod sheet;
mod spec;
mod theorem;
mod tile;
