//! Cells computed once more from the rules, which no engine is asked for.

use nimscope::engine::{Aside, Engine};
use nimscope::game::catalogue::Layout;
use nimscope::game::{Cell, Position};
use nimscope::grow::{Grow, Progress};
use nimscope::paper::{self, Spec};
use nimscope::table::{Recomputed, recompute};

/// An engine that lies about one value.
struct Liar {
    engine: Box<dyn Engine>,
    at: Cell,
    told: u32,
}

impl Grow for Liar {
    fn advance(&mut self, work: u64) {
        self.engine.advance(work);
    }

    fn progress(&self) -> Progress<'_> {
        self.engine.progress()
    }
}

impl Engine for Liar {
    fn value(&mut self, at: Cell) -> Option<u32> {
        if at == self.at { Some(self.told) } else { self.engine.value(at) }
    }

    fn beside(&mut self, at: &Position) -> Option<u32> {
        self.engine.beside(at)
    }

    fn aside(&mut self) -> Aside<'_> {
        self.engine.aside()
    }
}

fn cells(spec: &Spec) -> Vec<Cell> {
    match spec.entry().layout {
        Layout::Strip => (0..60).map(|row| Cell { row, column: 0 }).collect(),
        _ => (0..24).flat_map(|row| (0..=row + 1).map(move |column| Cell { row, column })).collect(),
    }
}

/// Every game of the catalogue, and some with a pass, in misère play or with a rule that jumps.
fn specs() -> Vec<Spec> {
    let usual = paper::entries().iter().map(|entry| entry.name);
    let others = [
        "maxnim?pass=1",
        "dynamic?misere=1",
        "imark?S=1-4&D=3",
        "takeaway?f=if(k < 9, 9 - k, 2)",
        "serial?heaps=2,5,4",
    ];
    usual.chain(others).map(|text| Spec::parse(text).expect("a spec")).collect()
}

#[test]
fn all_tables_agree_with_their_rules() {
    let mut mark = Vec::new();
    for spec in specs() {
        let mut engine = paper::open(&spec);
        for at in cells(&spec) {
            let again = recompute(&spec, &mut *engine, at, &mut mark);
            assert_eq!(again, Ok(Recomputed::Agrees), "{spec} at {at:?}");
        }
    }
}

#[test]
fn every_lie_about_a_cell_is_found_there() {
    let mut mark = Vec::new();
    for spec in specs() {
        let cells = cells(&spec);
        for &at in cells.iter().step_by(cells.len() / 20) {
            let mut engine = paper::open(&spec);
            nimscope::grow::reach(&mut *engine, at.row + 1, 1_000_000);
            let rules = engine.value(at).expect("the first rows have values");
            for table in [rules + 1, rules.wrapping_sub(1)].into_iter().filter(|&table| table != u32::MAX) {
                let mut liar = Liar { engine: paper::open(&spec), at, told: table };
                let again = recompute(&spec, &mut liar, at, &mut mark);
                match again.expect("the rules have answers") {
                    Recomputed::Differs { table: found, .. } => assert_eq!(found, table, "{spec} at {at:?}"),
                    other => panic!("{spec} at {at:?}: {table} instead of {rules} is {other:?}"),
                }
            }
        }
    }
}

#[test]
fn a_rule_without_an_answer_says_so() {
    let spec = Spec::parse("memgame?F=j > 10/(k - 3)").expect("a spec");
    let mut engine = paper::open(&Spec::parse("mem0").expect("a spec"));
    let fault = recompute(&spec, &mut *engine, Cell { row: 5, column: 3 }, &mut Vec::new());
    assert!(fault.is_err(), "{fault:?}");
}
