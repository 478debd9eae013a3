//! Where the cells of a figure lie, and whether there is room for them.

use super::order::{FigureOrder, LARGEST_SIDE};
use crate::draw::{FigureSize, Framing, Map, Placed, Ranges, fit, page_frame, placed};
use crate::game::numbers::grouped;
use crate::grow::Refusal;
use crate::link::State;

/// Places what is drawn for an order of a state, and what was ordered, of which that may be a smaller picture.
///
/// # Errors
/// Why it cannot be had: the numbers of the order, no cells in the ranges, or too many pixels.
pub(super) fn place(order: &FigureOrder, state: &State, map: &Map) -> Result<(Placed, Placed), Refusal> {
    order.check()?;
    let whole = placed_at(order, state, map, 1.0)?;
    room(order, &whole)?;
    let longest = whole.frame.width.max(whole.frame.height);
    match order.fit.map(|fit| fit / longest).filter(|&times| times < 1.0) {
        Some(times) => Ok((placed_at(order, state, map, times)?, whole)),
        None => Ok((whole.clone(), whole)),
    }
}

fn placed_at(order: &FigureOrder, state: &State, map: &Map, times: f64) -> Result<Placed, Refusal> {
    let ranges = Ranges { n: state.n, k: state.k, aspect: state.aspect };
    let found = match (order.framing, order.size) {
        (Framing::Page, FigureSize::Pixels(width, Some(height))) => page(width, height, ranges, map),
        (framing, size) => placed(framing, size, times, ranges, map),
    };
    found.ok_or_else(|| {
        let ([n0, n1], [k0, k1]) = (state.n, state.k);
        let ranges = format!("rows {n0} to {n1} and columns {k0} to {k1}");
        Refusal::Missing(format!("no cell of {} lies in {ranges}", state.spec))
    })
}

/// The page's map of this size.
fn page(width: u32, height: u32, Ranges { n, k, aspect }: Ranges, map: &Map) -> Option<Placed> {
    let frame = page_frame(f64::from(width), f64::from(height), 1.0);
    let (columns, rows) = fit(&frame, n, k, aspect, map.chart.ceiling).sides(&frame, &map.chart);
    let empty = columns.table().is_empty() || rows.table().is_empty();
    (!empty).then_some(Placed { frame, columns, rows, grows: false })
}

fn room(order: &FigureOrder, placed: &Placed) -> Result<(), Refusal> {
    let (width, height) = (placed.frame.width, placed.frame.height);
    let whole = |number: f64| grouped(&format!("{}", number as u64));
    if width.max(height) > LARGEST_SIDE || width * height > order.most as f64 {
        return Err(Refusal::TooLarge(format!(
            "a picture of {} × {} pixels is too large: a side has at most {} and all of it at most {}; choose a smaller \
             size, or show fewer cells",
            whole(width),
            whole(height),
            whole(LARGEST_SIDE),
            whole(order.most as f64),
        )));
    }
    let least = placed.columns.end - placed.columns.start;
    if order.framing != Framing::Bare && (least as f64) < LEAST_PLOT * placed.frame.ratio {
        return Err(Refusal::TooLarge(
            "what stands around the map leaves no room for it; choose a larger size".to_owned(),
        ));
    }
    Ok(())
}

/// A narrower plot shows nothing, in pixels at a ratio of 1.
const LEAST_PLOT: f64 = 8.0;
