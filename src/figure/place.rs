//! Where the cells of a figure lie, and whether there is room for them; of several maps, where each of them does.

use super::order::{FigureOrder, LARGEST_SIDE};
use crate::draw::{FigureSize, Frame, Framing, Map, Placed, Ranges, fit, page_frame, placed};
use crate::game::numbers::grouped;
use crate::grow::Refusal;
use crate::link::State;

/// A picture, and its maps in it.
pub(super) struct FigureLaid {
    pub(super) frame: Frame,
    pub(super) places: Vec<MapPlace>,
}

/// How far a map is moved, and by how much its title stands higher, so that all titles of a row do at one height.
pub(super) struct MapPlace {
    pub(super) moved: (i64, i64),
    pub(super) lifted: f64,
}

/// Lays maps side by side, up to three in a row, so that the plots of a row begin at one height; in a picture that is smaller by
/// a factor than the one that was ordered.
pub(super) fn lay(order: &FigureOrder, times: f64, frames: &[Frame]) -> FigureLaid {
    let columns = columns(frames.len());
    let widest = |column: usize| {
        let own = frames.iter().skip(column).step_by(columns);
        own.fold(0.0, |most: f64, frame| frame.width.max(most))
    };
    let gap = (gap(order.framing) * (0..columns).map(widest).sum::<f64>()).round();
    let mut places = Vec::new();
    // What was ordered may be no multiple of the number of maps.
    let mut width = order.size.width().map_or(0.0, |width| (width * times).round());
    let mut y = 0.0;
    for row in frames.chunks(columns) {
        let top = row.iter().fold(0.0, |most: f64, frame| frame.top.max(most));
        let mut x = 0.0;
        for (column, frame) in row.iter().enumerate() {
            let lifted = top - frame.top;
            places.push(MapPlace { moved: (x as i64, (y + lifted) as i64), lifted });
            x += widest(column) + gap;
            width = (x - gap).max(width);
        }
        y += row.iter().fold(0.0, |most: f64, frame| most.max(top - frame.top + frame.height)) + gap;
    }
    match frames {
        [only] => FigureLaid { frame: *only, places },
        _ => {
            FigureLaid { frame: Frame { width, height: y - gap, left: 0.0, top: 0.0, ratio: frames[0].ratio }, places }
        }
    }
}

/// How many of so many maps stand in a row.
fn columns(maps: usize) -> usize {
    if maps == 4 { 2 } else { maps }
}

/// What is left between two maps, as a part of how wide they are together.
fn gap(framing: Framing) -> f64 {
    if framing == Framing::Bare { GAP } else { 0.0 }
}

/// Places what is drawn of each map, and what was ordered of it, of which that may be a smaller picture.
///
/// # Errors
/// Why it cannot be had: the numbers of the order, no cells in the ranges, or too many pixels.
pub(super) fn place(order: &FigureOrder, maps: &[(Map, State)]) -> Result<Vec<(Placed, Placed)>, Refusal> {
    order.check()?;
    let whole = placed_at(order, maps, 1.0)?;
    let frames: Vec<Frame> = whole.iter().map(|placed| placed.frame).collect();
    let Frame { width, height, .. } = lay(order, 1.0, &frames).frame;
    room(order, (width, height), &whole)?;
    match order.fit.map(|fit| fit / width.max(height)).filter(|&times| times < 1.0) {
        Some(times) => Ok(placed_at(order, maps, times)?.into_iter().zip(whole).collect()),
        None => Ok(whole.iter().cloned().zip(whole.clone()).collect()),
    }
}

fn placed_at(order: &FigureOrder, maps: &[(Map, State)], times: f64) -> Result<Vec<Placed>, Refusal> {
    let across = columns(maps.len());
    let size = share(order, across, maps.len().div_ceil(across));
    maps.iter().map(|(map, state)| one(order.framing, size, (times, across as u32), state, map)).collect()
}

/// What one of several maps has of a size.
fn share(order: &FigureOrder, across: usize, down: usize) -> FigureSize {
    let part = |parts: usize| 1.0 / parts as f64 / (1.0 + gap(order.framing) * (parts - 1) as f64);
    let of = |pixels: u32, parts: usize| ((f64::from(pixels) * part(parts)) as u32).max(1);
    match order.size {
        FigureSize::Pixels(width, height) => {
            FigureSize::Pixels(of(width, across), height.map(|height| of(height, down)))
        }
        FigureSize::Print(width, dpi) => FigureSize::Print(width * part(across), dpi),
        FigureSize::Cells(cell) => FigureSize::Cells(cell),
    }
}

fn one(
    framing: Framing,
    size: FigureSize,
    (times, beside): (f64, u32),
    state: &State,
    map: &Map,
) -> Result<Placed, Refusal> {
    let ranges = Ranges { n: state.n, k: state.k, aspect: state.aspect };
    let found = match (framing, size) {
        (Framing::Page, FigureSize::Pixels(width, Some(height))) => page(width, height, ranges, map),
        _ => placed(framing, size, (times, beside), ranges, map),
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

fn room(order: &FigureOrder, (width, height): (f64, f64), maps: &[Placed]) -> Result<(), Refusal> {
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
    let is_narrow =
        |Placed { columns, frame, .. }: &Placed| ((columns.end - columns.start) as f64) < LEAST_PLOT * frame.ratio;
    if order.framing != Framing::Bare && maps.iter().any(is_narrow) {
        return Err(Refusal::TooLarge(
            "what stands around the map leaves no room for it; choose a larger size".to_owned(),
        ));
    }
    Ok(())
}

/// A narrower plot shows nothing, in pixels at a ratio of 1.
const LEAST_PLOT: f64 = 8.0;

/// What is left between bare maps, as a part of how wide they are together.
const GAP: f64 = 0.01;
