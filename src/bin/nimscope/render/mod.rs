//! `nimscope render`: what a permalink shows, as a picture with axes and legend.
//!
//! The figure is the core's, and the page saves the same; here it becomes pixels, and a file.

mod embed;
mod file;
mod lettering;
mod raster;

use nimscope::draw::{FigureSize, Framing, Op, svg};
use nimscope::figure::{Figure, FigureOrder, fragment, tikz};
use nimscope::link;

use crate::arguments::{PictureKind, Render};
use crate::failure::{Failure, say};
use crate::reading::far_away;
use crate::target::Target;
use crate::work::Work;
use file::{Picture, put};
use raster::Raster;

/// Draws a permalink into a file.
pub(crate) fn run(arguments: &Render, work: &Work) -> Result<(), Failure> {
    let parsed = link::parse(fragment(&arguments.permalink));
    for problem in &parsed.problems {
        say(&format!("warning: {problem}"));
    }
    let (state, kind) = (parsed.state, arguments.kind());
    let link = link::print(&state);
    let mut figure = Figure::open(order(arguments, kind), &state)?;
    // Whether the file can be written should not turn out after minutes of work.
    let target = Target::open(&arguments.output, work)?;
    work.finish("drawing", &mut figure).map_err(|refusal| far_away(figure.spec(), refusal))?;
    let mut drawn = figure.drawn();
    if arguments.no_letters {
        drawn.ops.retain(|op| !matches!(op, Op::Text(_)));
    }
    let size = (drawn.frame.width as u32, drawn.frame.height as u32);
    let picture = match kind {
        PictureKind::Svg => {
            let image = |mosaic: &_, part: &_| embed::image(size, mosaic, part, &drawn.images);
            let sides = (drawn.frame.width, drawn.frame.height);
            Picture::Text(svg::write(sides, drawn.density, drawn.font, &link, &drawn.ops, image))
        }
        PictureKind::Tikz => Picture::Text(tikz(&drawn, &link)?),
        PictureKind::Png => {
            let mut raster = Raster::new(size.0, size.1);
            raster.draw(&drawn.ops, &drawn.images);
            Picture::Pixels { size, density: drawn.density, pixels: raster.into_rgb() }
        }
    };
    target.fill(work, |out| Ok(put(out, &picture, &link)?))
}

fn order(arguments: &Render, kind: PictureKind) -> FigureOrder {
    let framing = arguments.layout.into();
    let size = match (arguments.cell, arguments.mm) {
        (Some(cell), _) => FigureSize::Cells(cell),
        (None, Some(width)) => FigureSize::Print(width, arguments.dpi),
        (None, None) if kind == PictureKind::Tikz => FigureSize::Print(COLUMN, arguments.dpi),
        (None, None) => {
            let usual = (framing == Framing::Page).then_some(900);
            FigureSize::Pixels(arguments.width, arguments.height.or(usual))
        }
    };
    FigureOrder { framing, dark: arguments.dark, size, fit: None, most: u64::MAX }
}

/// The width of a TikZ picture if nobody says another: that of the text of an article, in millimetres.
const COLUMN: f64 = 120.0;
