//! The sheets of "Dynamic one-pile Nim".

mod base;

pub(super) use base::sheet as base;
