//! A cell of a table that begins far out explained, where most options lie in rows that nobody computed.

use super::facts::Fact;
use super::inspect::{Inspection, explain, unknown};
use crate::engine::{Certainty, Engine};
use crate::game::Cell;
use crate::game::big::Big;
use crate::game::numbers::grouped;
use crate::paper::Spec;

/// Explains a cell of a table that begins far out.
pub(super) fn inspect(spec: &Spec, engine: &mut dyn Engine, at: Cell) -> Inspection {
    let Some(value) = engine.value(at) else { return unknown(spec, engine, at) };
    let (seen, missing) = spec.game().look_far(engine, at);
    let mut inspection = explain(spec, engine, at, value, &seen);
    // What a theorem gives is among the facts already.
    if spec.game().known(&Big::from(at.row), &Big::from(at.column)).is_none() {
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

/// How a value that no theorem gives is known.
fn known(engine: &mut dyn Engine) -> String {
    match engine.run_up().filter(|run_up| run_up.certainty == Certainty::Certified) {
        Some(run_up) => {
            let from = grouped(&run_up.from.to_string());
            format!("Certified: whatever the rows before {from} are, this is the value.")
        }
        None => "Computed: every row before is.".to_owned(),
    }
}
