//! `nimscope render`: what a permalink shows, as a picture with axes and legend.
//!
//! The tiles, the colours and the drawing are the page's own. A figure differs in three things: it shows exactly the ranges
//! of the link, where the page fills its window; it lies on white; and it has a title and a legend.

mod embed;
mod file;
mod lettering;
mod raster;
mod tiles;

use nimscope::draw::{Frame, Framing, Layer, Map, Op, Pointed, Scene, Side, Theme, figure_frame, fit, page_frame, svg};
use nimscope::game::Cell;
use nimscope::link::{self, State};
use nimscope::table::Source;

use crate::arguments::Render;
use crate::failure::{Failure, say};
use crate::work::Work;
use file::{Picture, Target};
use raster::Raster;
use tiles::Tiles;

/// Draws a permalink into a file.
pub(crate) fn run(arguments: &Render, work: &Work) -> Result<(), Failure> {
    let parsed = link::parse(fragment(&arguments.permalink));
    for problem in &parsed.problems {
        say(&format!("warning: {problem}"));
    }
    let state = &parsed.state;
    let map = Map::new(state.spec.clone(), state.axis);
    let layout = arguments.layout.into();
    let (frame, columns, rows) = place(layout, state, &map, (arguments.width, arguments.height))?;
    // Whether the file can be written should not turn out after minutes of work.
    let target = Target::open(&arguments.output, work)?;
    let mut source = Source::new(state.spec.clone(), state.axis)?;
    let tiles = Tiles::cut(state, &map, (&columns, &rows), frame.ratio, &mut *source.engine, work)?;
    let marks = source.marks(state.axis, &state.marks, rows.around(), columns.around());
    let marks: Vec<Layer> = marks.into_iter().map(Layer::from).collect();
    let (theme, legend) = (theme(layout), tiles.painter.legend());
    let mut scene = Scene::new(&map, &theme, frame, columns, rows);
    scene.tiles = tiles.shown();
    scene.marks = &marks;
    scene.pointed = Pointed { pinned: state.cell.map(|[n, k]| Cell { row: n, column: k }), ..Pointed::default() };
    scene.legend = (layout == Framing::Figure).then_some(&legend);
    let mut ops = scene.ops();
    if arguments.no_letters {
        ops.retain(|op| !matches!(op, Op::Text(_)));
    }
    let images = tiles.images();
    let link = link::print(state);
    let picture = if arguments.output.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("svg")) {
        let size = (arguments.width, arguments.height);
        let image = |mosaic: &_, part: &_| embed::image(size, mosaic, part, &images);
        Picture::Drawing(svg::write((frame.width, frame.height), &theme.font, &link, &ops, image))
    } else {
        let mut raster = Raster::new(arguments.width, arguments.height);
        raster.draw(&ops, &images);
        Picture::Pixels { width: arguments.width, height: arguments.height, pixels: raster.into_rgb() }
    };
    target.write(&picture, &link, work)
}

/// The picture, and where the columns and rows of the map lie in it.
fn place(layout: Framing, state: &State, map: &Map, size: (u32, u32)) -> Result<(Frame, Side, Side), Failure> {
    let found = match layout {
        Framing::Figure => figure_frame(size, state.n, state.k, state.aspect, &map.chart),
        Framing::Page => {
            let frame = page_frame(f64::from(size.0), f64::from(size.1), 1.0);
            let (columns, rows) =
                fit(&frame, state.n, state.k, state.aspect, map.chart.ceiling).sides(&frame, &map.chart);
            let empty = columns.table().is_empty() || rows.table().is_empty();
            (!empty).then_some((frame, columns, rows))
        }
    };
    found.ok_or_else(|| {
        let ([n0, n1], [k0, k1]) = (state.n, state.k);
        let window = format!("rows {n0} to {n1} and columns {k0} to {k1}");
        Failure::Wrong(format!("no cell of {} lies in {window}", state.spec))
    })
}

/// A figure lies on white, as paper does; the page on its ground.
fn theme(layout: Framing) -> Theme {
    let light = Theme::light();
    match layout {
        Framing::Figure => light,
        Framing::Page => Theme { paper: light.ground, ..light },
    }
}

/// A whole address has its link after the `#`; anything else is the link itself.
fn fragment(permalink: &str) -> &str {
    match permalink.split_once('#') {
        Some((_, fragment)) => fragment,
        None if permalink.contains("://") => "",
        None => permalink,
    }
}
