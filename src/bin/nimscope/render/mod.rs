//! `nimscope render`: what a permalink shows, as a picture with axes and legend.
//!
//! The tiles and the colours are the page's own. The picture differs in three things: it shows exactly the ranges of the
//! link, where the page fills its window; it always lies on white; and the legend has a place of its own.

mod axes;
mod canvas;
mod cells;
mod file;
mod ground;
mod legend;
mod lettering;
mod marks;
mod pixels;
mod scene;
mod ticks;
mod tiles;

use nimscope::link;
use nimscope::table::Source;

use crate::arguments::Render;
use crate::failure::{Failure, say};
use crate::work::Work;
use canvas::Canvas;
use file::Target;
use scene::Scene;
use tiles::Tiles;

/// Draws a permalink into a file.
pub(crate) fn run(arguments: &Render, work: &Work) -> Result<(), Failure> {
    let parsed = link::parse(fragment(&arguments.permalink));
    for problem in &parsed.problems {
        say(&format!("warning: {problem}"));
    }
    let scene = Scene::new(&parsed.state, arguments.width, arguments.height)?;
    // Whether the file can be written should not turn out after minutes of work.
    let target = Target::open(&arguments.output, work)?;
    let state = scene.state;
    let mut source = Source::new(state.spec.clone(), state.axis)?;
    let tiles = Tiles::cut(&scene, &mut *source.engine, work)?;
    let shapes = source.marks(state.axis, &state.marks, scene.rows.blocks(0), scene.columns.blocks(0));
    let mut canvas = Canvas::new(arguments.width, arguments.height, scene.ratio);
    ground::draw_hatch(&mut canvas, &scene);
    cells::draw(&mut canvas, &scene, &tiles);
    marks::draw(&mut canvas, &scene, &shapes);
    ground::draw_marks(&mut canvas, &scene);
    axes::draw(&mut canvas, &scene);
    legend::draw(&mut canvas, &scene, &tiles.painter.legend());
    target.write(&canvas, &link::print(&parsed.state), work)
}

/// A whole address has its link after the `#`; anything else is the link itself.
fn fragment(permalink: &str) -> &str {
    match permalink.split_once('#') {
        Some((_, fragment)) => fragment,
        None if permalink.contains("://") => "",
        None => permalink,
    }
}
