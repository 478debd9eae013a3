//! The integration tests; the modules mirror src/.

mod arrays;
mod axis;
mod big;
mod claim;
mod far;
mod far_strip;
mod fractions;
mod gaps;
mod golden;
mod graph;
mod inspect;
mod link;
mod marks;
mod mem;
mod mem_zero;
mod oracle;
mod paint;
mod papers;
mod readme;
mod rule;
mod sheet;
mod spec;
mod sweep;
mod theorem;
mod tile;
mod widths;
