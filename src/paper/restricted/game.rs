//! Maximum, Minimum and Serial Nim as the house asks them.

use super::engine::{ArrayValues, Minimum, SerialValues};
use super::{Restricted, Serial, Side, arrays, facts, marks, theorems};
use crate::engine::{ClosedForm, Engine, HeapsWithPass, OneHeap, Window};
use crate::game::big::Big;
use crate::game::catalogue::Array;
use crate::game::{Cell, Move, Position, Slice};
use crate::grow::Refusal;
use crate::paper::{Game, Proved, Theory, heap_with_pass};
#[cfg(feature = "papers")]
use crate::sheet::Growing;
use crate::table::{Fact, Inspection, Section, Shape};

impl Game for Restricted {
    fn slice(&self) -> Slice {
        self.slice()
    }

    fn open(&self, limit: u64) -> Box<dyn Engine> {
        match self.side {
            Side::Maximum if self.pass => Box::new(HeapsWithPass::new(self.clone(), limit)),
            Side::Maximum => Box::new(OneHeap::new(Window::new(self.clone()), limit)),
            Side::Minimum => Box::new(OneHeap::new(Minimum::new(self.clone()), limit)),
        }
    }

    fn open_array(&self, array: &Array) -> Option<Box<dyn Engine>> {
        Some(Box::new(ArrayValues::new(arrays::Kind::named(array.name)?, self)))
    }

    fn inspect_array(&self, array: &Array, engine: &mut dyn Engine, at: Cell) -> Option<Inspection> {
        Some(arrays::inspect(&self.without_pass(), arrays::Kind::named(array.name)?, engine, at))
    }

    #[cfg(feature = "papers")]
    fn closed_form(&self) -> Result<Box<dyn ClosedForm>, Refusal> {
        theorems::closed_form(self)
    }

    #[cfg(feature = "papers")]
    fn period_of_values(&self) -> Theory {
        theorems::period_of_values(self)
    }

    #[cfg(feature = "papers")]
    fn period_of_outcomes(&self) -> Theory {
        theorems::period_of_outcomes(self)
    }

    fn name(&self, at: &Position) -> String {
        at.heap.to_string()
    }

    fn said(&self, at: &Position) -> String {
        heap_with_pass(at.heap, self.pass.then(|| at.remembered()))
    }

    fn how(&self, _from: &Position, Move { take, .. }: &Move) -> String {
        if *take == 0 { "pass".to_owned() } else { format!("take {take}") }
    }

    fn facts(&self, engine: &mut dyn Engine, at: Cell, _value: u32) -> Vec<Fact> {
        facts::facts(self, at.row, engine.after(at.row))
    }

    fn shapes(&self, engine: &mut dyn Engine, mark: &str, view: &Section) -> Vec<Shape> {
        marks::shapes(engine, mark, view)
    }

    #[cfg(feature = "papers")]
    fn sheet(&self, name: &str, _heap: Option<u64>) -> Option<Result<Box<dyn Growing>, Refusal>> {
        super::sheets::open(self, name)
    }
}

impl Game for Serial {
    fn slice(&self) -> Slice {
        self.slice()
    }

    fn open(&self, limit: u64) -> Box<dyn Engine> {
        Box::new(SerialValues::new(self, limit))
    }

    #[cfg(feature = "papers")]
    fn known(&self, first: &Big, second: &Big) -> Option<Proved> {
        Some(theorems::known_serial(self, first, second))
    }

    fn beside(&self, at: &Position) -> Option<u64> {
        let heaps: Vec<u64> = (0..).map_while(|place| at.number(place)).collect();
        Some(theorems::serial_value(&heaps))
    }

    fn name(&self, at: &Position) -> String {
        let (n, k) = (at.heap, at.remembered());
        match at.memory.get(1..) {
            None | Some([]) => format!("[{n}, {k}]"),
            Some(tail) if tail == self.tail() => format!("[{n}, {k}, …]"),
            // The first two are gone by now, and perhaps more.
            Some(tail) => {
                let gone = tail.iter().take_while(|&&heap| heap == 0).count().min(tail.len() - 1);
                format!("[{}]", tail[gone..].iter().map(u64::to_string).collect::<Vec<_>>().join(", "))
            }
        }
    }

    fn said(&self, at: &Position) -> String {
        let behind: Vec<String> = at.memory.iter().skip(1).map(u64::to_string).collect();
        let then = if behind.is_empty() { String::new() } else { format!(", then {}", behind.join(", ")) };
        format!("first heap {}, second heap {}{then}", at.heap, at.remembered())
    }

    fn start(&self) -> Option<&Position> {
        Some(self.start())
    }

    fn no_last_column(&self) -> Option<&'static str> {
        Some("its second heap, which is a number")
    }
}
