//! A cell of MEM far out explained, where most options lie in rows that nobody computed.
//!
//! Removing j tokens leaves ⌊n/j⌋ − 1 wherever Theorem 3.1 holds in the row that is left, which is everywhere but for
//! the fewer than √n smallest removals; those are read off the table, as far as it holds their rows.

use super::facts::Fact;
use super::inspect::{Inspection, Seen, explain, unknown};
use crate::engine::{Certainty, Engine};
use crate::game::numbers::grouped;
use crate::game::{Move, Position, Spec};
use crate::theorem::memgames::{mem_envelope, mem_value};

/// Explains a cell of a table that begins far out.
pub(super) fn inspect(spec: &Spec, engine: &mut dyn Engine, at: Position) -> Inspection {
    let Some(value) = engine.value(at) else { return unknown(spec, engine, at) };
    let (seen, missing) = look(engine, at);
    let mut inspection = explain(spec, engine, at, value, &seen);
    // What a theorem gives is among the facts already.
    if mem_value(at.n, at.k).is_none() {
        inspection.facts.push(Fact { label: "How it is known", text: known(engine) });
    }
    if missing > 0 {
        inspection.options.summary = format!(
            "{} of its options lie in rows before {}, which this table does not hold, so that their values are not \
             known here. The other {} have the values {}.",
            grouped(&missing.to_string()),
            grouped(&engine.first().to_string()),
            grouped(&seen.count.to_string()),
            seen.values()
        );
    }
    inspection
}

/// How a value below the parabola is known.
fn known(engine: &dyn Engine) -> String {
    match engine.run_up().filter(|run_up| run_up.certainty == Certainty::Certified) {
        Some(run_up) => {
            let from = grouped(&run_up.from.to_string());
            format!("Certified: whatever the rows before {from} are, this is the value.")
        }
        None => "Computed: every row before is.".to_owned(),
    }
}

/// What the options lead to, and how many lie in rows that are not known.
fn look(engine: &mut dyn Engine, at: Position) -> (Seen, usize) {
    let least = at.k.max(1);
    let mut seen = Seen { witnesses: Vec::new(), count: 0, all: true };
    if least > at.n {
        return (seen, 0);
    }
    let option = |take: u64| Move { take, to: Position { n: at.n - take, k: take } };
    // From here on the quotients fall by 0 or 1 from one removal to the next, so that none is left out.
    let smooth = least.max(mem_envelope(at.n));
    for value in 0..at.n / smooth {
        seen.note(value as u32, option(smooth.max(at.n / (value + 2) + 1)));
    }
    let mut missing = 0;
    for take in (least..smooth).rev() {
        let to = option(take).to;
        let closed = mem_value(to.n, to.k).map(|value| value as u32);
        match closed.or_else(|| engine.value(to)) {
            Some(value) => seen.note(value, option(take)),
            None => missing += 1,
        }
    }
    seen.count = (at.n - least + 1) as usize - missing;
    seen.all = missing == 0;
    (seen, missing)
}
