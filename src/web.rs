//! The only file that sees JavaScript. It translates; it decides nothing.
//!
//! Small things cross as plain objects. Tiles cross as typed arrays that own their memory, so that they can be
//! transferred between threads, and never as views into the memory of the module, which may move.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::game::big;
use crate::game::fractions::Walk;
use crate::game::numbers::Ratio;
use crate::game::{Position, Problem, Spec, catalogue as games};
use crate::link;
use crate::paint::{self, Palette, Scale};
use crate::table::{self, Axis, Cut, Place, Reduction, Source, TileRequest, sheet};

/// Everything that the page's menus and controls are made of.
///
/// # Errors
/// None in practice: the catalogue is plain data.
#[wasm_bindgen]
pub fn catalogue() -> Result<JsValue, JsValue> {
    #[derive(Serialize)]
    struct Catalogue {
        games: Vec<Game>,
        palettes: Vec<paint::PaletteEntry>,
        scales: Vec<paint::ScaleEntry>,
        reductions: Vec<table::ReductionEntry>,
    }
    #[derive(Serialize)]
    struct Game {
        #[serde(flatten)]
        entry: &'static games::Entry,
        home: String,
    }
    let home = |entry: &games::Entry| link::print(&link::parse(entry.name).state);
    to_js(&Catalogue {
        games: games::entries().iter().map(|entry| Game { entry, home: home(entry) }).collect(),
        palettes: Palette::ALL.map(Palette::entry).to_vec(),
        scales: Scale::ALL.map(Scale::entry).to_vec(),
        reductions: Reduction::ALL.map(Reduction::entry).to_vec(),
    })
}

/// Reads a permalink: always a state, and what was wrong with the link.
///
/// # Errors
/// None in practice: a state is plain data.
#[wasm_bindgen]
pub fn parse_link(fragment: &str) -> Result<JsValue, JsValue> {
    to_js(&link::parse(fragment))
}

/// Writes a state as a permalink, without the `#`.
///
/// # Errors
/// A sentence, if the object is not a state.
#[wasm_bindgen]
pub fn print_link(state: JsValue) -> Result<String, JsValue> {
    let state: link::State = from_js(state)?;
    Ok(link::print(&state))
}

/// Reads a game from its name and its parameters, given as pairs, and says which of them are wrong and why.
///
/// # Errors
/// A sentence, if there is no such game.
#[wasm_bindgen]
pub fn read_spec(name: &str, pairs: JsValue) -> Result<JsValue, JsValue> {
    #[derive(Serialize)]
    struct Read {
        spec: String,
        form: usize,
        values: Vec<(&'static str, String)>,
        problems: Vec<Wrong>,
    }
    #[derive(Serialize)]
    struct Wrong {
        parameter: String,
        message: String,
        at: Option<usize>,
        length: usize,
    }
    let wrong = |Problem { parameter, message, at, .. }: Problem| {
        let (at, length) = at.map_or((None, 0), |(at, length)| (Some(at), length));
        Wrong { parameter, message, at, length }
    };
    let (spec, problems) = Spec::read(name, &mut from_js(pairs)?)?;
    to_js(&Read {
        form: form_of(&spec),
        values: spec.parameters().to_vec(),
        spec: spec.to_string(),
        problems: problems.into_iter().map(wrong).collect(),
    })
}

/// The form and the parameters of a spec, as [`read_spec`] gives them.
///
/// # Errors
/// A sentence, if it is not a spec.
#[wasm_bindgen]
pub fn parameters_of(spec: &str) -> Result<JsValue, JsValue> {
    let spec = Spec::parse(spec)?;
    to_js(&(form_of(&spec), spec.parameters()))
}

/// The fractions larger than `above` and at most `to` with denominators up to `denominator`, in increasing order.
#[wasm_bindgen]
pub fn fractions(above: u32, to: u32, denominator: u32) -> Vec<String> {
    walk(above, to, denominator).fractions().iter().map(Ratio::to_string).collect()
}

/// The place among these fractions that is nearest to a ratio.
///
/// # Errors
/// A sentence, if it is not a ratio.
#[wasm_bindgen]
pub fn fraction_place(ratio: &str, above: u32, to: u32, denominator: u32) -> Result<usize, JsValue> {
    Ok(walk(above, to, denominator).place(Ratio::parse(ratio)?))
}

/// The fraction before a ratio or after it, or nothing where the walk ends.
///
/// # Errors
/// A sentence, if it is not a ratio.
#[wasm_bindgen]
pub fn fraction_beside(
    ratio: &str,
    forwards: bool,
    above: u32,
    to: u32,
    denominator: u32,
) -> Result<Option<String>, JsValue> {
    let (walk, ratio) = (walk(above, to, denominator), Ratio::parse(ratio)?);
    let beside = if forwards { walk.after(ratio) } else { walk.before(ratio) };
    Ok(beside.map(|ratio| ratio.to_string()))
}

/// The position `[n, k]` that a row and a column of the map show, or null.
///
/// # Errors
/// A sentence, if there is no such axis.
#[wasm_bindgen]
pub fn position_at(axis: &str, row: f64, column: f64) -> Result<JsValue, JsValue> {
    let at = axis_named(axis)?.position(row.max(0.0) as u64, column.max(0.0) as u64);
    to_js(&at.map(|at| (at.n, at.k)))
}

/// The rows and columns of the map that show a position: first and last row, first and last column, half-open.
///
/// # Errors
/// A sentence, if there is no such axis.
#[wasm_bindgen]
pub fn place_of(axis: &str, n: f64, k: f64) -> Result<JsValue, JsValue> {
    let Place { rows, columns } = axis_named(axis)?.place(Position { n: n.max(0.0) as u64, k: k.max(0.0) as u64 });
    to_js(&(rows.start, rows.end, columns.start, columns.end))
}

/// What the map of a game looks like under an axis: its size, its words, and how it grows.
///
/// # Errors
/// A sentence, if there is no such game or axis.
#[wasm_bindgen]
pub fn shape(spec: &str, axis: &str) -> Result<JsValue, JsValue> {
    to_js(&table::chart(&Spec::parse(spec)?, axis_named(axis)?))
}

/// Where a heap is shown that is too far away for the game's own table; the heap as text, such as `10^30+7`.
///
/// # Errors
/// A sentence that says why its value cannot be had.
#[wasm_bindgen]
pub fn far_place(spec: &str, width: f64, heap: &str) -> Result<JsValue, JsValue> {
    to_js(&table::far_place(&Spec::parse(spec)?, width as u64, &big::parse(heap)?)?)
}

/// A heap read as people write it, such as `10^30+7`, and printed in digits.
///
/// # Errors
/// A sentence that says what is wrong with it.
#[wasm_bindgen]
pub fn read_heap(text: &str) -> Result<String, JsValue> {
    Ok(big::parse(text)?.to_string())
}

/// The names of rows of the map.
///
/// # Errors
/// A sentence, if there is no such axis.
#[wasm_bindgen]
pub fn row_names(axis: &str, rows: &[f64]) -> Result<Vec<String>, JsValue> {
    Ok(axis_named(axis)?.row_names(rows.iter().map(|&row| row as u64)))
}

/// The ways to look at a game, as the menu lists them; `chosen` is the one that the axis belongs to.
///
/// # Errors
/// A sentence, if there is no such game or axis.
#[wasm_bindgen]
pub fn views(spec: &str, axis: &str) -> Result<JsValue, JsValue> {
    #[derive(Serialize)]
    struct View {
        #[serde(flatten)]
        entry: &'static games::ViewEntry,
        chosen: bool,
    }
    let (spec, axis) = (Spec::parse(spec)?, axis_named(axis)?);
    let parsed = spec.entry().views.iter().filter_map(|entry| Some((entry, Axis::parse(entry.axis)?)));
    let views = parsed.filter(|(_, own)| own.suits(&spec));
    to_js(&views.map(|(entry, own)| View { entry, chosen: own.is_like(axis) }).collect::<Vec<_>>())
}

/// What a tile shows depends on a reduction and a scale only through this word, so that tiles with equal ones can be
/// coloured anew without being cut anew.
///
/// # Errors
/// A sentence that says which word is not known.
#[wasm_bindgen]
pub fn cut_kind(reduce: &str, scale: JsValue) -> Result<String, JsValue> {
    Ok(format!("{:?}", reduction_named(reduce)?.under(from_js(scale)?)))
}

/// Says on the console what went wrong, since a panic itself crosses the boundary as a bare trap.
#[wasm_bindgen(start)]
pub fn start() {
    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = console)]
        fn error(message: &str);
    }
    std::panic::set_hook(Box::new(|panic| error(&panic.to_string())));
}

/// A growing table: a game's own, or the one that an axis makes.
#[wasm_bindgen]
pub struct Scope {
    source: Source,
    cut: Option<Cut>,
}

#[wasm_bindgen]
impl Scope {
    /// An empty table.
    ///
    /// # Errors
    /// A sentence, if there is no such game or axis.
    #[wasm_bindgen(constructor)]
    pub fn new(spec: &str, axis: &str) -> Result<Scope, JsValue> {
        Ok(Scope { source: Source::new(Spec::parse(spec)?, axis_named(axis)?)?, cut: None })
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

    /// Why there are no further lines, if a rule that someone typed cannot be evaluated for the next one.
    pub fn fault(&self) -> Option<String> {
        self.source.engine.fault().map(str::to_owned)
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
        self.cut = Some(Cut::new(TileRequest { level_n, level_k, row, column, axis, reduce, quantity }));
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
        to_js(&self.source.inspect(Position { n: n as u64, k: k as u64 }))
    }

    /// The widths at which the sequence lines up, by what is known of it; the best first.
    ///
    /// # Errors
    /// None in practice: widths are plain data.
    pub fn widths(&mut self) -> Result<JsValue, JsValue> {
        to_js(&self.source.widths())
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

    fn rectangle(&mut self, axis: &str, n0: f64, n1: f64, k0: f64, k1: f64) -> Result<table::Numbers, String> {
        let (rows, columns) = (n0 as u64..=n1 as u64, k0 as u64..=k1 as u64);
        table::numbers(&mut *self.source.engine, axis_named(axis)?, rows, columns)
    }
}

/// A table of text on its way.
#[wasm_bindgen]
pub struct SheetScope {
    growing: Box<dyn sheet::Growing>,
}

#[wasm_bindgen]
impl SheetScope {
    /// The sheet of a game by its name.
    ///
    /// # Errors
    /// A sentence, if there is no such game or sheet.
    #[wasm_bindgen(constructor)]
    pub fn new(spec: &str, name: &str) -> Result<SheetScope, JsValue> {
        Ok(SheetScope { growing: sheet::open(&Spec::parse(spec)?, name)? })
    }

    /// Works on for about `work` elementary steps, and says whether the sheet is complete.
    pub fn advance(&mut self, work: f64) -> bool {
        self.growing.advance(work as u64);
        let (done, target) = self.growing.progress();
        done >= target
    }

    /// The sheet as far as it has come.
    ///
    /// # Errors
    /// None in practice: a sheet is plain data.
    pub fn read(&self) -> Result<JsValue, JsValue> {
        to_js(&self.growing.read())
    }

    /// The sheet as text, `csv` or `latex`.
    ///
    /// # Errors
    /// A sentence, if the format is not known.
    pub fn text(&self, format: &str) -> Result<String, JsValue> {
        match format {
            "csv" => Ok(sheet::csv(&self.growing.read())),
            "latex" => Ok(sheet::latex(&self.growing.read())),
            _ => Err(no_format(format).into()),
        }
    }
}

/// Turns values into colours.
#[wasm_bindgen]
pub struct Painter {
    inner: paint::Painter,
}

#[wasm_bindgen]
impl Painter {
    /// A painter that has seen nothing yet; without a range, what it observes decides it.
    ///
    /// # Errors
    /// A sentence that says which word is not known.
    #[wasm_bindgen(constructor)]
    pub fn new(palette: &str, scale: JsValue, range: JsValue) -> Result<Painter, JsValue> {
        let palette = Palette::named(palette).ok_or_else(|| format!("no palette is called “{palette}”"))?;
        let range: Option<(f64, f64)> = from_js(range)?;
        let range = range.map(|(low, high)| (low.round() as u32, high.round() as u32));
        Ok(Painter { inner: paint::Painter::new(palette, from_js(scale)?, range) })
    }

    /// What is painted counts heaps, as a graph's texels do, and is no value.
    pub fn count_heaps(&mut self) {
        self.inner = self.inner.clone().counting();
    }

    /// Takes note of the visible texels of a tile, `x0..x1` times `y0..y1`.
    pub fn observe(&mut self, values: &[u32], x0: usize, y0: usize, x1: usize, y1: usize) {
        self.inner.observe(values, table::SIDE, x0, y0, x1, y1);
    }

    /// Settles the colours; painters with equal signatures paint equally.
    pub fn settle(&mut self) -> String {
        self.inner.settle()
    }

    /// The pixels of a tile.
    pub fn paint(&self, values: &[u32]) -> js_sys::Uint8ClampedArray {
        js_sys::Uint8ClampedArray::from(self.inner.paint(values).as_slice())
    }

    /// The colour of a value, as CSS writes it.
    pub fn colour(&self, value: u32) -> String {
        paint::css(self.inner.colour(value))
    }

    /// Which colour is which value.
    ///
    /// # Errors
    /// None in practice: a legend is plain data.
    pub fn legend(&self) -> Result<JsValue, JsValue> {
        to_js(&self.inner.legend())
    }
}

fn no_format(name: &str) -> String {
    format!("no format is called “{name}”; formats: csv, latex")
}

fn walk(above: u32, to: u32, denominator: u32) -> Walk {
    Walk { above: above.into(), to: to.into(), denominator: denominator.into() }
}

fn axis_named(text: &str) -> Result<Axis, String> {
    Axis::parse(text).ok_or_else(|| format!("no axis is called “{text}”"))
}

fn reduction_named(name: &str) -> Result<Reduction, String> {
    Reduction::named(name).ok_or_else(|| format!("no reduction is called “{name}”"))
}

/// Which of its game's forms a spec was written in.
fn form_of(spec: &Spec) -> usize {
    let own = |form: &games::Form| {
        let names = form.parameters.iter().map(|parameter| parameter.name);
        names.eq(spec.parameters().iter().map(|(name, _)| *name))
    };
    spec.entry().forms.iter().position(own).unwrap_or(0)
}

/// Plain objects, not maps, and `null`, not `undefined`: what JSON would give.
fn to_js(value: &impl Serialize) -> Result<JsValue, JsValue> {
    Ok(value.serialize(&serde_wasm_bindgen::Serializer::json_compatible())?)
}

fn from_js<T: serde::de::DeserializeOwned>(value: JsValue) -> Result<T, JsValue> {
    serde_wasm_bindgen::from_value(value).map_err(|error| JsValue::from_str(&error.to_string()))
}
