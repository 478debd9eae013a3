//! `nimscope render`: what theory puts over the map stands where the core says.

use nimscope::link;
use nimscope::table::{Mark, Shape, ShapeKind, Source};

use super::picture::Picture;
use super::{folder, run};

/// The colours of a game's first four marks.
const COLOURS: [[u8; 3]; 4] = [[0xd9, 0x48, 0x0f], [0x0b, 0x7a, 0x55], [0xa3, 0x18, 0x9c], [0x1a, 0x56, 0xc4]];

fn picture(name: &str, link: &str) -> Picture {
    let file = folder(name).join("picture.png");
    let outcome = run(&["render", link, "-o", &file.to_string_lossy(), "--width", "700", "--height", "700"]);
    assert_eq!((outcome.code, outcome.err.as_str()), (0, ""), "{link}");
    Picture::open(&file)
}

/// The marks that a link draws, from the core.
fn marks(link: &str) -> Vec<Mark> {
    let state = link::parse(link).state;
    let mut source = Source::new(state.spec.clone(), state.axis).expect("a table");
    let end = |ends: [f64; 2]| ends[1] as u64 + 1;
    while source.engine.rows() < state.axis.heaps(end(state.n)) {
        source.engine.advance(1_000_000);
    }
    source.marks(state.axis, &state.marks, state.n[0] as u64..end(state.n), state.k[0] as u64..end(state.k))
}

/// Places that a shape goes through.
fn touched(shape: &Shape) -> Vec<[f64; 2]> {
    let points = shape.at.as_chunks::<2>().0;
    match shape.kind {
        ShapeKind::Line => points.to_vec(),
        ShapeKind::Row => points.iter().flat_map(|&[row, _]| [[row, 0.5], [row, 7.3]]).collect(),
        ShapeKind::Cell => {
            points.iter().flat_map(|&[row, k]| [[row, k + 0.5], [row + 1.0, k + 0.5], [row + 0.5, k]]).collect()
        }
        ShapeKind::Span => vec![[points[0][0], points[0][1] + 0.5], [points[1][0] + 1.0, points[1][1] + 0.5]],
        // On both sides of its cells, wherever exactly.
        ShapeKind::Lane => (0..20)
            .map(|i| f64::from(i) / 20.0)
            .map(|part| [0, 1].map(|axis| points[0][axis] + part * (points[1][axis] - points[0][axis]) + 0.5))
            .collect(),
        ShapeKind::Arc => points.iter().map(|&[row, column]| [row + 0.5, column + 0.5]).collect(),
    }
}

/// Every place that the core gives and that lies well within the plot has the mark's colour nearby, unless a label or a
/// later mark covers it.
fn check(name: &str, link: &str, kinds: &[ShapeKind]) {
    let (picture, state) = (picture(name, link), link::parse(link).state);
    let plot = picture.plot();
    let length = |ends: [f64; 2]| ends[1] + 1.0 - ends[0];
    let (wide, tall) = (plot.width() as f64 / length(state.k), plot.height() as f64 / length(state.n));
    let marks = marks(link);
    let mut drawn: Vec<ShapeKind> = Vec::new();
    for mark in &marks {
        let place = state.spec.entry().marks.iter().position(|entry| entry.name == mark.name).expect("its place");
        let (mut seen, mut missed) = (0, 0);
        for shape in &mark.shapes {
            drawn.push(shape.kind);
            for [row, column] in touched(shape) {
                let x = plot.left as f64 + (column - state.k[0]) * wide;
                let y = plot.top as f64 + (row - state.n[0]) * tall;
                let inside = x > plot.left as f64 + 3.0 && x < plot.right as f64 - 3.0;
                if inside && y > plot.top as f64 + 3.0 && y < plot.bottom as f64 - 3.0 {
                    let (x, y) = (x as usize, y as usize);
                    let reach = if shape.kind == ShapeKind::Lane { 16 } else { 2 };
                    let hues = if shape.kind == ShapeKind::Arc { 0..COLOURS.len() } else { place..place + 1 };
                    let near = |at: usize| at.saturating_sub(reach)..at + reach + 1;
                    let found = hues.into_iter().any(|hue| picture.has_nearly(near(x), near(y), COLOURS[hue]));
                    *(if found { &mut seen } else { &mut missed }) += 1;
                }
            }
        }
        assert!(seen > 4 && seen > 6 * missed, "{link}: {}: {seen} places drawn, {missed} not", mark.name);
    }
    assert!(kinds.iter().all(|kind| drawn.contains(kind)), "{link}: {drawn:?}");
}

#[test]
fn lines_and_rows() {
    check("boundary", "dynamic?f=2n&v=1&n=0-40&k=0-40", &[ShapeKind::Line, ShapeKind::Row]);
    check("parabola", "mem?v=1&n=0-200&k=0-30&aspect=5&marks=parabola,rows", &[ShapeKind::Line, ShapeKind::Row]);
    check("fronts", "memplus?v=1&n=0-60&k=0-60&marks=fronts", &[ShapeKind::Line]);
}

#[test]
fn cells_spans_and_arcs() {
    check("new", "maximum?f=floor(sqrt(n))&v=1&n=0-19&k=0-19&w=20&marks=new", &[ShapeKind::Cell]);
    check("intervals", "imark?t=3&d=4&v=1&n=0-19&k=0-19&w=20&marks=intervals", &[ShapeKind::Span]);
    check("sequences", "imark?t=3&d=4&v=1&n=0-19&k=0-19&w=20&marks=sequences", &[ShapeKind::Cell]);
    check("orbits", "maxnim?d=2&v=1&n=0-19&k=0-19&w=20&marks=orbits", &[ShapeKind::Arc]);
    check("diagonals", "mem0?v=1&n=0-60&k=0-60&marks=diagonals", &[ShapeKind::Lane, ShapeKind::Cell]);
}

/// Without marks the map has nothing of the first one's colour, which no palette of blues comes near.
#[test]
fn none_draws_none() {
    let orange = |name: &str, marks: &str| {
        let picture = picture(name, &format!("dynamic?f=2n&v=1&n=0-40&k=0-40{marks}"));
        let plot = picture.plot();
        picture.has_nearly(plot.left..plot.right, plot.top..plot.bottom, COLOURS[0])
    };
    assert!(orange("usual", "") && !orange("none", "&marks=none"));
}
