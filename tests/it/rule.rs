//! The language of typed rules: what it computes, what it refuses, and that nothing makes it panic.

mod big;
mod errors;
mod expression;
mod faults;
mod form;
mod period;
mod random;
mod reference;
mod slope;
mod values;
mod wide;
