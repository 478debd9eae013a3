//! A growing table: its tiles, its numbers, and the explanation of a cell.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{from_js, no_format, to_js};
use crate::engine::{Certainty, RunUp};
use crate::game::Cell;
use crate::grow::{Grow, Refusal};
use crate::paper::Spec;
use crate::table::{self, Axis, Cut, Periods, Reduction, Source, TileRequest};

/// A growing table: a game's own, or the one that an axis makes.
#[wasm_bindgen]
pub struct Scope {
    source: Source,
    cut: Option<Cut>,
    periods: Option<Periods>,
}

#[wasm_bindgen]
impl Scope {
    /// An empty table.
    ///
    /// # Errors
    /// A sentence, if there is no such game or axis.
    #[wasm_bindgen(constructor)]
    pub fn new(spec: &str, axis: &str) -> Result<Scope, JsValue> {
        Ok(Scope { source: Source::new(Spec::parse(spec)?, axis_named(axis)?)?, cut: None, periods: None })
    }

    /// How many lines of the map are known: rows, or columns where it grows across.
    ///
    /// # Errors
    /// A sentence, if there is no such axis.
    pub fn lines(&self, axis: &str) -> Result<f64, JsValue> {
        Ok(axis_named(axis)?.known_lines(&*self.source.engine) as f64)
    }

    /// How many lines of the map can be known.
    ///
    /// # Errors
    /// A sentence, if there is no such axis.
    pub fn limit(&self, axis: &str) -> Result<f64, JsValue> {
        Ok(axis_named(axis)?.lines(self.source.engine.limit()) as f64)
    }

    /// What is gone through before the next row of a table that begins far out, and its first row; null where there is
    /// nothing of the kind.
    ///
    /// # Errors
    /// None in practice: a run-up is plain data.
    pub fn run_up(&mut self) -> Result<JsValue, JsValue> {
        #[derive(Serialize)]
        struct Before {
            first: u64,
            counts: &'static str,
            from: u64,
            next: u64,
            to: u64,
            certifying: bool,
        }
        let engine = &mut self.source.engine;
        let first = engine.first();
        let before = engine.run_up().map(|RunUp { counts, from, next, to, certainty }| Before {
            first,
            counts,
            from,
            next,
            to,
            certifying: certainty == Certainty::Certified,
        });
        to_js(&before)
    }

    /// Why there are no further lines, if the next one cannot be had, as by a rule that someone typed.
    pub fn fault(&self) -> Option<String> {
        self.source.engine.refusal().map(Refusal::to_string)
    }

    /// Computes further lines for about `work` elementary steps.
    pub fn advance(&mut self, work: f64) {
        self.source.engine.advance(work as u64);
    }

    /// Begins a tile; an unfinished one is dropped.
    ///
    /// # Errors
    /// A sentence that says which word is not known.
    #[expect(clippy::too_many_arguments, reason = "a flat call crosses the boundary without an object for every tile")]
    pub fn begin_tile(
        &mut self,
        level_n: u32,
        level_k: u32,
        row: f64,
        column: f64,
        axis: &str,
        reduce: &str,
        scale: JsValue,
    ) -> Result<(), JsValue> {
        let axis = axis_named(axis)?;
        let (reduce, quantity) = reduction_named(reduce)?.under(from_js(scale)?);
        let (row, column) = (row as u64, column as u64);
        let (_, columns) = axis.extent(self.source.spec());
        self.cut = Some(Cut::new(TileRequest { level_n, level_k, row, column, axis, columns, reduce, quantity }));
        Ok(())
    }

    /// Works on the tile for about `work` elementary steps, and says whether it is ready.
    pub fn step_tile(&mut self, work: f64) -> bool {
        self.cut.as_mut().is_none_or(|cut| cut.step(&mut *self.source.engine, work as u64))
    }

    /// The texels of the tile begun last.
    pub fn take_tile(&mut self) -> Vec<u32> {
        self.cut.take().map_or_else(Vec::new, Cut::into_texels)
    }

    /// Explains a cell.
    ///
    /// # Errors
    /// None in practice: an inspection is plain data.
    pub fn inspect(&mut self, n: f64, k: f64) -> Result<JsValue, JsValue> {
        to_js(&self.source.inspect(Cell { row: n as u64, column: k as u64 }))
    }

    /// The widths at which the sequence lines up, by what is known of it; the best first.
    ///
    /// # Errors
    /// None in practice: widths are plain data.
    pub fn widths(&mut self) -> Result<JsValue, JsValue> {
        to_js(&self.source.widths())
    }

    /// Begins a search for the periods of the sequence; an unfinished one is dropped.
    pub fn begin_periods(&mut self) {
        self.periods = self.source.periods();
    }

    /// Works on the search for about `work` elementary steps, and says whether it is done.
    pub fn step_periods(&mut self, work: f64) -> bool {
        self.periods.as_mut().is_none_or(|periods| {
            let mut search = periods.on(&mut *self.source.engine);
            search.advance(work as u64);
            search.progress().is_over()
        })
    }

    /// What the search has found, or how far it is; null if the map shows no sequence.
    ///
    /// # Errors
    /// None in practice: a report is plain data.
    pub fn read_periods(&self) -> Result<JsValue, JsValue> {
        to_js(&self.periods.as_ref().map(Periods::report))
    }

    /// What the chosen marks draw over some rows and columns of the map, half-open.
    ///
    /// # Errors
    /// A sentence, if there is no such axis.
    pub fn marks(
        &mut self,
        names: Vec<String>,
        axis: &str,
        row0: f64,
        row1: f64,
        column0: f64,
        column1: f64,
    ) -> Result<JsValue, JsValue> {
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let (rows, columns) = (row0 as u64..row1.ceil() as u64, column0 as u64..column1.ceil() as u64);
        to_js(&self.source.marks(axis_named(axis)?, &names, rows, columns))
    }

    /// A rectangle of values, both ends included.
    ///
    /// # Errors
    /// A sentence, if the rectangle is too large to be read.
    pub fn numbers(&mut self, axis: &str, n0: f64, n1: f64, k0: f64, k1: f64) -> Result<JsValue, JsValue> {
        to_js(&self.rectangle(axis, n0, n1, k0, k1)?)
    }

    /// A rectangle of values as text, `csv` or `latex`.
    ///
    /// # Errors
    /// A sentence, if the rectangle is too large to be read or the format is not known.
    pub fn export_text(
        &mut self,
        format: &str,
        axis: &str,
        n0: f64,
        n1: f64,
        k0: f64,
        k1: f64,
    ) -> Result<String, JsValue> {
        let numbers = self.rectangle(axis, n0, n1, k0, k1)?;
        match format {
            "csv" => Ok(table::csv(&numbers)),
            "latex" => Ok(table::latex(&numbers)),
            _ => Err(no_format(format).into()),
        }
    }

    fn rectangle(&mut self, axis: &str, n0: f64, n1: f64, k0: f64, k1: f64) -> Result<table::Numbers, JsValue> {
        let (rows, columns) = (n0 as u64..=n1 as u64, k0 as u64..=k1 as u64);
        Ok(table::numbers(&mut *self.source.engine, axis_named(axis)?, rows, columns)?)
    }
}

/// The axis that a text names.
pub(super) fn axis_named(text: &str) -> Result<Axis, String> {
    Axis::parse(text).ok_or_else(|| format!("no axis is called “{text}”"))
}

/// The reduction that a text names.
pub(super) fn reduction_named(name: &str) -> Result<Reduction, String> {
    Reduction::named(name).ok_or_else(|| format!("no reduction is called “{name}”"))
}
