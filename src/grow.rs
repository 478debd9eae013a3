//! The one way to work in slices. Engines, sheets, checks, searches and far walks all grow like this, and whoever lets them
//! grow stops by not asking for more: between two slices everything that is known can be read, and going on later comes to
//! the same.

mod refusal;

pub use refusal::{Reason, Refusal};

/// Something that grows in slices.
pub trait Grow {
    /// Goes on for about `work` elementary steps, a nanosecond or two each, and for one at least. Does nothing once it is
    /// over.
    fn advance(&mut self, work: u64);

    /// How far it has come.
    fn progress(&self) -> Progress<'_>;
}

/// How far something has come. What is done never becomes less, and what is over stays so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress<'a> {
    /// Where it begins.
    pub from: u64,
    /// How far it is.
    pub done: u64,
    /// Where it is over. It may turn out to be nearer on the way.
    pub target: u64,
    /// Why it does not come to its target, if it does not.
    pub refusal: Option<&'a Refusal>,
}

impl<'a> Progress<'a> {
    /// Something that begins at 0 and that nothing keeps from its target.
    pub fn new(done: u64, target: u64) -> Progress<'a> {
        Progress { from: 0, done, target, refusal: None }
    }

    /// The same, unless something keeps it from its target.
    #[must_use]
    pub fn unless(self, refusal: Option<&'a Refusal>) -> Progress<'a> {
        Progress { refusal, ..self }
    }

    /// Whether it grows no further.
    pub fn is_over(&self) -> bool {
        self.done >= self.end()
    }

    /// How far it comes.
    pub fn end(&self) -> u64 {
        if self.refusal.is_some() { self.done } else { self.target }
    }
}

/// Lets something grow until so much is done, or as far as it comes, in slices of so many elementary steps.
pub fn reach(growing: &mut (impl Grow + ?Sized), done: u64, slice: u64) {
    let is_there = |now: Progress<'_>| now.done >= done || now.is_over();
    while !is_there(growing.progress()) {
        growing.advance(slice);
    }
}

/// Lets something grow to its target.
///
/// # Errors
/// Why it does not come there.
pub fn finish(growing: &mut (impl Grow + ?Sized), slice: u64) -> Result<(), Refusal> {
    reach(growing, u64::MAX, slice);
    growing.progress().refusal.map_or(Ok(()), |refusal| Err(refusal.clone()))
}
