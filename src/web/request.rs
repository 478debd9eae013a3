//! Reads what the page asks of a session, field by field: what serde derives for so many kinds of questions would be 5 kB more
//! to wait for before the first picture, compressed.

use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;

use super::from_js;
use crate::paint::Palette;
use crate::session::{Ends, LookRequest, Question, TileWish};

/// What is on the screen of a map.
pub(super) fn look(object: &JsValue) -> Result<LookRequest, JsValue> {
    let palette = text(object, "palette")?;
    let is = |name| field(object, name).map(|value| value.is_truthy());
    Ok(LookRequest {
        spec: text(object, "spec")?,
        axis: from_js(field(object, "axis")?)?,
        reduce: text(object, "reduce")?,
        palette: Palette::named(&palette).ok_or_else(|| format!("no palette is called “{palette}”"))?,
        scale: from_js(field(object, "scale")?)?,
        range: if is("range")? { Some(ends(object, "range")?) } else { None },
        tiles: array(object, "tiles")?.iter().map(|tile| wish(&tile)).collect::<Result<_, _>>()?,
        target: number(object, "target")? as u64,
        digits: is("digits")?,
        idle: is("idle")?,
        together: is("together")?,
        moving: is("moving")?,
    })
}

fn wish(object: &JsValue) -> Result<TileWish, JsValue> {
    let visible = array(object, "visible")?;
    Ok(TileWish {
        level_n: number(object, "levelN")? as u32,
        level_k: number(object, "levelK")? as u32,
        row: number(object, "row")? as u64,
        column: number(object, "column")? as u64,
        visible: [0, 1, 2, 3].map(|side| visible.get(side).as_f64().unwrap_or(0.0) as usize),
        have: field(object, "have")?.as_string(),
    })
}

/// A question of any kind; none if only the module of the papers knows it.
pub(super) fn question(object: &JsValue) -> Result<Option<Question>, JsValue> {
    let text = |name: &str| text(object, name);
    let number = |name: &str| number(object, name);
    let ends = |name: &str| ends(object, name);
    let (spec, axis) = (|| text("spec"), || from_js(field(object, "axis")?));
    Ok(Some(match &*text("kind")? {
        "inspect" => Question::Inspect { spec: spec()?, axis: axis()?, n: number("n")?, k: number("k")? },
        "marks" => {
            let names = array(object, "names")?.iter().filter_map(|name| name.as_string()).collect();
            Question::Marks { spec: spec()?, axis: axis()?, names, n: ends("n")?, k: ends("k")? }
        }
        "summary" => Question::Summary { spec: spec()?, axis: axis()?, n: ends("n")?, k: ends("k")? },
        "histogram" => Question::Histogram,
        "widths" => Question::Widths { spec: spec()?, axis: axis()? },
        "numbers" => Question::Numbers { spec: spec()?, axis: axis()?, n: ends("n")?, k: ends("k")? },
        kind => return papers(object, kind),
    }))
}

#[cfg(not(feature = "papers"))]
fn papers(_: &JsValue, _: &str) -> Result<Option<Question>, JsValue> {
    Ok(None)
}

/// A question that the module of the papers alone can answer.
#[cfg(feature = "papers")]
fn papers(object: &JsValue, kind: &str) -> Result<Option<Question>, JsValue> {
    let text = |name: &str| text(object, name);
    let number = |name: &str| number(object, name);
    let heap = || Ok::<_, JsValue>(field(object, "heap")?.as_f64());
    let (spec, axis) = (|| text("spec"), || from_js(field(object, "axis")?));
    Ok(Some(match kind {
        "find" => {
            let is = |name| field(object, name).map(|value| value.is_truthy());
            let (value, n, k) = (number("value")?, number("n")?, number("k")?);
            let (inclusive, along, back) = (is("inclusive")?, text("along")?, is("back")?);
            Question::Find { spec: spec()?, axis: axis()?, value, n, k, inclusive, along, back }
        }
        "moves" => Question::Moves { spec: spec()?, axis: axis()?, n: number("n")?, k: number("k")? },
        "periods" => Question::Periods { spec: spec()?, axis: axis()? },
        "place" => Question::Place { spec: spec()?, width: number("width")?, heap: text("heap")? },
        "told" => Question::Told { spec: spec()?, n: text("n")?, k: text("k")? },
        "sheet" => Question::Sheet { spec: spec()?, sheet: text("sheet")?, heap: heap()? },
        "sheetText" => {
            let format = text("format")?;
            Question::SheetText { spec: spec()?, sheet: text("sheet")?, heap: heap()?, format }
        }
        "words" => Question::Words,
        "reading" => Question::Reading,
        "ruleExamples" => {
            let variables = array(object, "variables")?.iter().filter_map(|name| name.as_string()).collect();
            Question::RuleExamples { variables }
        }
        "glossary" => Question::Glossary,
        "gallery" => Question::Gallery,
        "figure" => Question::Figure {
            link: text("link")?,
            format: text("format")?,
            layout: text("layout")?,
            dark: field(object, "dark")?.is_truthy(),
            unit: text("unit")?,
            amount: number("amount")?,
            dpi: number("dpi")?,
            fit: field(object, "fit")?.as_f64(),
        },
        "listing" => Question::Listing { link: text("link")?, format: text("format")?, along: text("along")? },
        "terms" => Question::Terms { link: text("link")?, along: text("along")? },
        "carried" => Question::Carried { file: js_sys::Uint8Array::new(&field(object, "file")?).to_vec() },
        "board" => Question::Board { link: text("link")? },
        "typed" => Question::Typed { link: text("link")?, text: text("text")? },
        "claims" => Question::Claims,
        "claim" => Question::Claim { id: text("id")?, to: number("to")? },
        kind => return Err(format!("no question is called “{kind}”").into()),
    }))
}

/// What an object has under a name.
pub(super) fn field(object: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    Reflect::get(object, &name.into())
}

/// A number that an object has.
pub(super) fn number(object: &JsValue, name: &str) -> Result<f64, JsValue> {
    field(object, name)?.as_f64().ok_or_else(|| format!("{name} is no number").into())
}

fn text(object: &JsValue, name: &str) -> Result<String, JsValue> {
    field(object, name)?.as_string().ok_or_else(|| format!("{name} is no text").into())
}

fn array(object: &JsValue, name: &str) -> Result<Array, JsValue> {
    field(object, name)?.dyn_into().map_err(|_| format!("{name} is no list").into())
}

fn ends(object: &JsValue, name: &str) -> Result<Ends, JsValue> {
    let ends = array(object, name)?;
    ends.get(0).as_f64().zip(ends.get(1).as_f64()).ok_or_else(|| format!("{name} has no two ends").into())
}
