//! `nimscope render`: the colours of the painter at the places of the cells, and what a file holds.

use std::path::{Path, PathBuf};

use nimscope::engine::Engine;
use nimscope::game::Cell;
use nimscope::link;
use nimscope::paint::{Painter, UNKNOWN};
use nimscope::paper::open;
use nimscope::table::{Axis, Source, unit};

use super::picture::Picture;
use super::{Outcome, folder, names, run};

fn draw(folder: &Path, name: &str, link: &str, more: &[&str]) -> (PathBuf, Outcome) {
    let file = folder.join(name);
    let outcome = run(&[&["render", link, "-o", &file.to_string_lossy()], more].concat());
    (file, outcome)
}

/// Draws a link without a word, and reads it back.
fn picture(name: &str, link: &str, more: &[&str]) -> Picture {
    let (file, outcome) = draw(&folder(name), "picture.png", link, more);
    assert_eq!((outcome.code, outcome.out.as_str(), outcome.err.as_str()), (0, "", ""), "{link}");
    Picture::open(&file)
}

/// Compares the picture of a link, whose ranges are whole and whose cells are pixels or larger, cell by cell with what
/// the engine knows and the painter makes of it. A pixel near the cell's corner keeps clear of digits.
fn check_cells(name: &str, link: &str) {
    let picture = picture(name, link, SMALL);
    let plot = picture.plot();
    let state = link::parse(link).state;
    let ends = |ends: [f64; 2]| (ends[0] as u64, ends[1] as u64);
    let ((n0, n1), (k0, k1)) = (ends(state.n), ends(state.k));
    let mut engine = Source::new(state.spec.clone(), state.axis).expect("a table").engine;
    while engine.rows() < state.axis.heaps(if state.axis.grows_across() { k1 + 1 } else { n1 + 1 }) {
        engine.advance(1_000_000);
    }
    let painter = Painter::new(state.palette, state.scale, state.range.map(|[low, high]| (low, high)));
    let mut painter = painter.of(unit(&state.spec, state.axis));
    let up = state.axis == Axis::Graph;
    let rows: Vec<Vec<u32>> = (n0..=n1)
        .map(|row| if up { n1 - (row - n0) } else { row })
        .map(|row| (k0..=k1).map(|column| texel(&mut *engine, &state, row, column)).collect())
        .collect();
    let columns = (k1 - k0 + 1) as usize;
    painter.observe(&rows.concat(), columns, 0, 0, columns, rows.len());
    painter.settle();
    let (wide, tall) = (plot.width() as f64 / columns as f64, plot.height() as f64 / rows.len() as f64);
    assert!((wide / tall / state.aspect - 1.0).abs() < 0.02, "{link}: {plot:?}");
    for (y, row) in rows.iter().enumerate() {
        for (x, &value) in row.iter().enumerate() {
            // Around a point of a graph runs a ring, which reaches into its neighbours.
            let part = if up { 0.5 } else { 0.25 };
            let place = |cell: usize, size: f64| (cell as f64 * size + (part * size).max(0.5)) as usize;
            let seen = picture.at(plot.left + place(x, wide), plot.top + place(y, tall));
            // A graph lies on the page's ground.
            let colour = if up && value == 0 { [0xf4, 0xf5, 0xf7] } else { painter.colour(value) };
            assert_eq!(seen, colour, "{link}: row {y}, column {x}, value {value}");
        }
    }
}

/// What a texel of one cell shows.
pub(super) fn texel(engine: &mut dyn Engine, state: &link::State, row: u64, column: u64) -> u32 {
    let at = state.axis.position(row, column).expect("a position");
    if state.axis == Axis::Graph {
        // A cell of a graph counts its heap where that has its value.
        return u32::from(engine.value(at).map(u64::from) == Some(row));
    }
    let value = engine.value(at).unwrap_or(UNKNOWN);
    let (_, quantity) = state.reduce.under(state.scale, nimscope::paint::Unit::Value);
    match quantity {
        nimscope::engine::Quantity::Value => value,
        nimscope::engine::Quantity::BelowFrontier => engine.frontier(at.row).expect("a frontier") - value,
    }
}

#[test]
fn cells_have_the_painters_colours() {
    check_cells("mem", "mem?v=1&n=0-183&k=0-183");
    check_cells("rank", "mem?v=1&n=100-191&k=3-94&scale=rank&palette=turbo");
    check_cells("frontier", "mem0?v=1&n=0-121&k=0-121&scale=frontier");
    check_cells("modulo", "mem0?v=1&n=0-91&k=0-91&scale=modulo:7&palette=categorical");
    check_cells("range", "takeaway?f=2k&v=1&n=0-91&k=0-91&range=1-5");
    check_cells("aspect", "mem?v=1&n=0-91&k=0-30&aspect=3");
}

#[test]
fn a_strip_is_wrapped_at_its_width() {
    check_cells("strip", "maximum?f=floor(n/2)&v=1&n=0-91&k=0-91&w=92");
    check_cells("narrow-strip", "imark?S=1&D=2,3&v=1&n=0-91&k=0-31&w=32");
}

#[test]
fn graphs_sweeps_arrays_and_far_rows_are_maps_like_others() {
    check_cells("rows", "mem?v=1&n=40300-40391&k=0-91&axis=rows:40000");
    check_cells("graph", "maxnim?d=2&v=1&n=0-60&k=0-121&axis=graph&aspect=1");
    check_cells("sweep", "maxnim?d=50&v=1&n=0-45&k=0-91&axis=sweep:d:4/3-3:12");
    check_cells("triangle", "maximum?f=floor(sqrt(n))&v=1&n=0-45&k=46-91&axis=triangle");
}

#[test]
fn a_straightened_map_shows_its_thousandths() {
    let link = "mem?v=1&n=400-583&k=0-1400&axis=sqrt&aspect=0.125";
    let picture = picture("straight", link, &[]);
    let (plot, state) = (picture.plot(), link::parse(link).state);
    let mut engine = open(&state.spec);
    while engine.rows() < 584 {
        engine.advance(1_000_000);
    }
    let mut painter = Painter::new(state.palette, state.scale, None);
    // Every column in view counts, and a texel stands for one to three of them.
    let (height, width) = (184, 1401);
    let value = |engine: &mut dyn Engine, n, x| {
        let at = Axis::Straight.position(n, x).expect("a position");
        engine.value(at).expect("a value")
    };
    let values: Vec<u32> =
        (400..584).flat_map(|n| (0..width).map(move |x| (n, x))).map(|(n, x)| value(&mut *engine, n, x)).collect();
    painter.observe(&values, width as usize, 0, 0, width as usize, height);
    painter.settle();
    let (wide, tall) = (plot.width() as f64 / width as f64, plot.height() as f64 / height as f64);
    let mut compared = 0;
    for row in 0..height {
        for x in (0..width).step_by(7).filter(|x| x.abs_diff(1000) > 20) {
            let values = [-4_i64, 0, 4].map(|by| value(&mut *engine, 400 + row as u64, x.saturating_add_signed(by)));
            if values.iter().all(|&near| near == values[0]) {
                let at =
                    (plot.left + ((x as f64 + 0.5) * wide) as usize, plot.top + ((row as f64 + 0.5) * tall) as usize);
                assert_eq!(picture.at(at.0, at.1), painter.colour(values[0]), "row {row}, thousandth {x}");
                compared += 1;
            }
        }
    }
    assert!(compared > 5000, "{compared}");
    let line = plot.left + (1000.0 * wide) as usize;
    assert!(picture.has(line - 1..line + 3, plot.top..plot.bottom, ACCENT), "the line of k² = n is drawn");
}

#[test]
fn a_zoomed_out_texel_shows_the_first_cell_of_its_block() {
    let link = "mem0?v=1&n=0-5887&k=0-5887&reduce=sample&scale=linear&range=0-2000";
    let picture = picture("sample", link, &["--layout", "bare", "--width", "736"]);
    let state = link::parse(link).state;
    // 5888 cells on 736 pixels are eight a pixel, so that a pixel is a texel.
    assert_eq!((picture.width, picture.height), (736, 736));
    let mut engine = open(&state.spec);
    while engine.rows() < 5888 {
        engine.advance(1_000_000);
    }
    let mut painter = Painter::new(state.palette, state.scale, Some((0, 2000)));
    painter.settle();
    for y in (0..736).step_by(5) {
        for x in (0..736).step_by(3) {
            let value = engine.value(Cell { row: 8 * y as u64, column: 8 * x as u64 }).expect("a value");
            assert_eq!(picture.at(x, y), painter.colour(value), "pixel {x}, {y}");
        }
    }
}

#[test]
fn what_is_not_known_is_hatched_and_what_is_no_cell_is_ground() {
    let open = picture("hatch", "takeaway?f=floor(9/(k-30)+9)&v=1&n=0-20&k=0-40", &[]);
    let plot = open.plot();
    let column = plot.left + plot.width() * 30 / 41..plot.left + plot.width() * 31 / 41;
    assert!(open.has(column, plot.top..plot.bottom, [0xd5, 0xd8, 0xdf]), "nobody knows f(30)");

    let beyond = picture("ground", "serial?heaps=3,5&v=1&n=4060-4105&k=20-65", &[]);
    let plot = beyond.plot();
    for y in plot.top + plot.height() * 37 / 46..plot.bottom {
        assert_eq!(beyond.at(plot.left + 9, y), [0xf4, 0xf5, 0xf7], "there are no rows beyond 4095");
    }
}

#[test]
fn the_pinned_cell_is_framed_and_digits_fit_into_large_cells() {
    let link = "mem?v=1&n=55-85&k=1-20&scale=linear";
    let plain = picture("digits", link, &[]);
    let pinned = picture("pinned", &format!("{link}&cell=63,7"), &[]);
    let plot = plain.plot();
    let cell = (plot.left + plot.width() * 6 / 20, plot.top + plot.height() * 8 / 31);
    assert!(!plain.has(0..plain.width, 0..plain.height, ACCENT));
    assert!(pinned.has(cell.0 - 3..cell.0, cell.1..cell.1 + 20, ACCENT));
    let colours = |picture: &Picture| {
        let size = (plot.width() / 20, plot.height() / 31);
        let pixels = (2..size.1 - 2).flat_map(|y| (2..size.0 - 2).map(move |x| (cell.0 + x, cell.1 + y)));
        let mut colours: Vec<[u8; 3]> = pixels.map(|(x, y)| picture.at(x, y)).collect();
        colours.sort_unstable();
        colours.dedup();
        colours.len()
    };
    assert!(colours(&plain) > 4, "a digit with soft edges stands in the cell");
}

#[test]
fn axes_and_legend_are_lettered() {
    let picture = picture("lettered", "mem?v=1&n=0-400&k=0-400", &[]);
    let plot = picture.plot();
    let ink = [0x18, 0x1b, 0x22];
    let dark = |x: std::ops::Range<usize>, y: std::ops::Range<usize>| {
        y.flat_map(|y| x.clone().map(move |x| (x, y)))
            .filter(|&(x, y)| picture.at(x, y).iter().all(|&c| c < 0x60))
            .count()
    };
    assert!(picture.has(0..plot.left - 12, plot.top..plot.bottom, ink), "numbers of rows");
    assert!(dark(plot.left..plot.right, plot.top - 25..plot.top - 8) > 100, "numbers of columns");
    assert!(dark(plot.left..plot.right, 0..plot.top - 45) > 50, "a title");
    let legend = plot.bottom + 40;
    let painter = Painter::new(link::State::home(&link::parse("mem").state.spec).palette, Default::default(), None);
    assert_eq!(picture.at(plot.left + 5, legend), painter.colour(0), "the bar begins with 0");
}

#[test]
fn any_way_to_write_a_link_draws_the_same() {
    let folder = folder("same");
    let links =
        ["mem0?v=1&n=0-40&k=0-40", "#mem0?v=1&n=0-40&k=0-40", "https://example.org/nimscope/#mem0?v=1&n=0-40&k=0-40"];
    let files = links.iter().enumerate().map(|(place, link)| {
        let (file, outcome) = draw(&folder, &format!("{place}.png"), link, SMALL);
        assert_eq!((outcome.code, outcome.err.as_str()), (0, ""), "{link}");
        std::fs::read(file).expect("a picture")
    });
    let files: Vec<Vec<u8>> = files.collect();
    assert!(files.iter().all(|file| *file == files[0]));
    let output = std::process::Command::new(super::PROGRAM).args(["render", links[0], "-o", "-"]).args(SMALL).output();
    assert_eq!(output.expect("the program starts").stdout, files[0], "- is the standard output");
}

#[test]
fn a_picture_has_the_size_that_was_asked_for_and_knows_its_link() {
    let picture = picture("size", "mem0?n=0-40&k=0-40&palette=viridis", &["--width", "640", "--height", "481"]);
    assert_eq!((picture.width, picture.height), (640, 481));
    let text = |key: &str| picture.texts.iter().find(|(other, _)| other == key).map(|(_, text)| text.as_str());
    assert_eq!(text("Source"), Some("mem0?v=1&n=0-40&k=0-40&palette=viridis"));
    assert_eq!(text("Software"), Some(concat!("nimscope ", env!("CARGO_PKG_VERSION"))));
    let smallest = folder("smallest");
    let (_, outcome) = draw(&smallest, "picture.png", "dudeney?Y=5&scale=rank", &["--width", "240", "--height", "240"]);
    assert_eq!((outcome.code, outcome.err.as_str()), (0, ""));
}

/// The same link as a drawing: its letters are text, its cells an image, and it knows its link.
#[test]
fn a_name_that_ends_in_svg_gives_a_drawing() {
    let link = "mem?v=1&n=55-85&k=1-20&scale=linear";
    let read = |name: &str, more: &[&str]| {
        let (file, outcome) = draw(&folder("svg"), name, link, more);
        assert_eq!((outcome.code, outcome.out.as_str(), outcome.err.as_str()), (0, "", ""));
        std::fs::read_to_string(file).expect("a drawing")
    };
    let drawing = read("picture.svg", &[]);
    assert!(drawing.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1200\" height=\""));
    assert!(drawing.contains("<metadata>mem?v=1&amp;n=55-85&amp;k=1-20&amp;scale=linear</metadata>"));
    let rule = ">Remove at least as many tokens as were last removed from the heap.</text>";
    for text in [">MEM</text>", rule, ">63</text>", ">heap n</text>", ">13</text>"] {
        assert!(drawing.contains(text), "{text}");
    }
    assert_eq!(drawing.matches("<image ").count(), 1);
    assert!(drawing.contains("href=\"data:image/png;base64,iVBORw0KGgo"));
    assert!(!read("bare.SVG", &["--no-letters"]).contains("<text"));
}

/// The page's map of this size: it fills the picture to the right and the lower edge, on the page's ground.
#[test]
fn the_pages_layout_fills_the_picture() {
    let picture = picture("page", "mem?v=1&n=0-99&k=0-99", &["--layout", "page", "--width", "660", "--height", "442"]);
    let (ground, axis) = ([0xf4, 0xf5, 0xf7], [0x5a, 0x61, 0x70]);
    assert_eq!([picture.at(1, 1), picture.at(59, 441), picture.at(659, 41)], [ground, axis, axis]);
    // 100 rows of four pixels, so 150 columns.
    let painter = {
        let state = link::parse("mem?v=1&n=0-99&k=0-149").state;
        let mut engine = open(&state.spec);
        while engine.rows() < 100 {
            engine.advance(1_000_000);
        }
        let cells = (0..100).flat_map(|n| (0..150).map(move |k| Cell { row: n, column: k }));
        let values: Vec<u32> = cells.map(|at| engine.value(at).expect("a value")).collect();
        let mut painter = Painter::new(state.palette, state.scale, None);
        painter.observe(&values, 150, 0, 0, 150, 100);
        painter.settle();
        assert_eq!(picture.at(60 + 4 * 3, 42 + 4 * 99), painter.colour(values[99 * 150 + 3]));
        painter
    };
    assert_eq!(picture.at(659, 441), painter.colour(0), "(99, 149) has no move");
}

#[test]
fn what_is_wrong_with_a_link_is_a_warning() {
    let folder = folder("warnings");
    let (file, outcome) = draw(&folder, "picture.png", "mem?v=1&n=0-40&k=0-40&scale=pretty&colour=red", SMALL);
    assert_eq!((outcome.code, outcome.out.as_str()), (0, ""));
    let lines: Vec<&str> = outcome.err.lines().collect();
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[0].starts_with("warning: “scale=pretty” is not known; "), "{lines:?}");
    assert!(lines[1].starts_with("warning: “colour=red” is not understood; "), "{lines:?}");
    assert!(file.exists());
}

#[test]
fn what_cannot_be_drawn_or_written_leaves_nothing() {
    let folder = folder("failures");
    let (_, outcome) = draw(&folder, "picture.png", "mnem?v=1&n=-100--50&k=0-100", &[]);
    let message = "error: no cell of mnem lies in rows -100 to -50 and columns 0 to 100\n";
    assert_eq!((outcome.code, outcome.err.as_str()), (2, message));
    let (_, outcome) = draw(&folder, "picture.png", "maximum?f=floor(6/(n-7)%2B6)", &[]);
    let message = "error: maximum?f=floor(6/(n-7)+6): division by zero at n = 7\n";
    assert_eq!((outcome.code, outcome.err.as_str()), (2, message));
    let (file, outcome) = draw(&folder, "no/such/folder.png", "mem", &[]);
    let message = format!("error: {} cannot be written: ", file.display());
    assert!(outcome.code == 2 && outcome.err.starts_with(&message), "{}", outcome.err);
    let outcome = run(&["render", "mem", "-o", &folder.to_string_lossy()]);
    let message = format!("error: {} cannot be written: it is not the name of a file\n", folder.display());
    assert_eq!((outcome.code, outcome.err), (2, message));
    assert_eq!(names(&folder), [] as [&str; 0]);
}

/// A small picture is drawn and read quickly.
const SMALL: &[&str] = &["--width", "600", "--height", "450"];

/// What marks the pinned cell and the line of k² = n.
const ACCENT: [u8; 3] = [0xd9, 0x48, 0x0f];
