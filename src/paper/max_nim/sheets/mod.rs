//! The sheets of "Some formulas for Max Nim".

mod pass;

pub(super) use pass::Pass;
