//! Tables of a game: its own, and such as begin far away, with single values there.
//!
//! Where a theorem has a closed form, it is used. Other values far out are certified by a run-up, if the game has one.

use super::Spec;
use crate::engine::naive::Naive;
use crate::engine::{ClosedForm, Engine, largest_texel};
use crate::game::Heap;
#[cfg(feature = "papers")]
use crate::game::big::Big;
use crate::grow::Refusal;
#[cfg(feature = "papers")]
use crate::{engine::closed_heaps, game::Cell, grow};

/// The engine for a game, with the row limit of the catalogue.
pub fn open(spec: &Spec) -> Box<dyn Engine> {
    open_to(spec, spec.entry().limit)
}

/// The engine for a game, with a row limit of one's own. The catalogue's is what a browser bears.
pub fn open_to(spec: &Spec, limit: u64) -> Box<dyn Engine> {
    spec.game().open(limit)
}

impl Naive<Spec> {
    /// The oracle of a game's own table, which pretends to have `limit` rows.
    pub fn of(spec: Spec, limit: u64) -> Self {
        let (slice, frontier) = (spec.slice(), spec.entry().frontier);
        Naive::new(spec, slice, limit).with_frontier(frontier)
    }
}

/// The value of any heap.
///
/// # Errors
/// Why the value cannot be had.
///
/// ```
/// use nimscope::grow::Refusal;
/// use nimscope::paper::{Spec, value_at};
/// let value = |spec: &str, n: &str| value_at(&Spec::parse(spec).unwrap(), n.parse().unwrap());
/// assert_eq!(value("imark?S=1&D=2,3", "10^30").unwrap().to_string(), "2");
/// assert_eq!(value("maxnim?d=2", "10^18 + 1").unwrap().to_string(), "500000000000000001");
/// assert!(matches!(value("imark?S=2&D=2", "10^30"), Err(Refusal::Unforgetting(_))));
/// ```
#[cfg(feature = "papers")]
pub fn value_at(spec: &Spec, n: Heap) -> Result<Big, Refusal> {
    if !needs_certifying(spec) {
        return closed(spec, n)?.value(&n.big());
    }
    if let Some(value) = spec.game().certified_value(n) {
        return Ok(value);
    }
    let mut engine = spec.game().open_certified(n, 1)?;
    grow::finish(&mut *engine, u64::MAX)?;
    let value = engine.value(Cell { row: 0, column: 0 });
    Ok(Big::from(value.expect("its only heap is certified")))
}

/// A table whose row i is heap `start` + i, for i below `limit`.
///
/// # Errors
/// Why values cannot be had there, as far as that shows before the run-up; after it, it is the
/// table's fault.
#[cfg(feature = "papers")]
pub fn open_from(spec: &Spec, start: Heap, limit: u64) -> Result<Box<dyn Engine>, Refusal> {
    if needs_certifying(spec) {
        return spec.game().open_certified(start, limit);
    }
    Ok(closed_heaps(closed(spec, start)?, start, limit))
}

/// Whether the values of a table that begins at `start` outgrow texels, so that these show their logarithms.
#[cfg(feature = "papers")]
pub fn is_wide(spec: &Spec, start: Heap) -> bool {
    let limit = start.big() + spec.entry().limit;
    closed(spec, start).is_ok_and(|closed| largest_texel(&*closed, &limit).is_none())
}

/// How the values of a spec can be had far away, in a sentence.
#[cfg(feature = "papers")]
pub fn certainty(spec: &Spec) -> String {
    match spec.game().closed_form() {
        Ok(form) => format!("Proved: {}.", form.by()),
        Err(_) if spec.game().is_certified() => {
            "Certified: every past that is possible leads to these values.".to_owned()
        }
        Err(_) => spec.entry().certainty.to_owned(),
    }
}

/// Whether a heap far away can be had by a closed form, for a game that needs one.
///
/// # Errors
/// Why it cannot.
#[cfg(feature = "papers")]
pub fn check_heap(spec: &Spec, heap: Heap) -> Result<(), Refusal> {
    if needs_certifying(spec) { Ok(()) } else { closed(spec, heap).map(|_| ()) }
}

/// Whether no theorem has the values of a game and a run-up may certify them.
#[cfg(feature = "papers")]
pub fn needs_certifying(spec: &Spec) -> bool {
    spec.game().is_certified() && spec.game().closed_form().is_err()
}

/// The closed form of a game.
///
/// # Errors
/// Why there is none, or why it does not serve here.
#[cfg(feature = "papers")]
fn closed(spec: &Spec, start: Heap) -> Result<Box<dyn ClosedForm>, Refusal> {
    let form =
        spec.game().closed_form().map_err(|why| out_of_reach(spec, start).said(|ends| format!("{ends}: {why}")))?;
    form.reaches(&start.big())?;
    Ok(form)
}

#[cfg(feature = "papers")]
fn out_of_reach(spec: &Spec, n: Heap) -> Refusal {
    Refusal::Beyond(format!("{spec} is computed up to n = {}, so not for n = {n}", spec.entry().limit - 1))
}
