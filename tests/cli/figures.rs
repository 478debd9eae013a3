//! Figures of presets, cell by cell, in every kind of file; and the links that the files carry.

use std::fs;
use std::io::Cursor;
use std::path::Path;

use nimscope::link::{self, Show, State};
use nimscope::paint::Painter;
use nimscope::paper;
use nimscope::table::{Axis, Source, unit};

use super::render::texel;
use super::{folder, print, run};

/// A preset of each of ten games whose cells can be pixels.
fn presets() -> Vec<State> {
    let is_small = |state: &State| {
        let cells = |[first, last]: [f64; 2]| last - first < 420.0 && first >= 0.0;
        let plain = !matches!(state.axis, Axis::Straight | Axis::Graph);
        state.show == Show::Map && plain && cells(state.n) && cells(state.k)
    };
    let of = |entry: &paper::Entry| entry.presets.iter().map(|preset| link::parse(preset.link).state).find(is_small);
    let bare = |state: State| State { marks: Vec::new(), cell: None, claim: None, aspect: 1.0, ..state };
    paper::entries().iter().filter_map(of).map(bare).take(10).collect()
}

/// The colours of cells, row by row, by what the engine knows and the painter makes of it.
fn colours(state: &State) -> Vec<Vec<[u8; 3]>> {
    let ends = |ends: [f64; 2], limit: u64| (ends[0].floor() as u64, (ends[1].ceil() as u64).min(limit - 1));
    let (rows, columns) = state.axis.extent(&state.spec);
    let ((n0, n1), (k0, k1)) = (ends(state.n, rows), ends(state.k, columns));
    let mut engine = Source::new(state.spec.clone(), state.axis).expect("a table").engine;
    while engine.rows() < state.axis.heaps(n1 + 1).min(engine.limit()) {
        engine.advance(1_000_000);
    }
    let mut row = |row| -> Vec<u32> { (k0..=k1).map(|column| texel(&mut *engine, state, row, column)).collect() };
    let values: Vec<Vec<u32>> = (n0..=n1).map(&mut row).collect();
    let painter = Painter::new(state.palette, state.scale, state.range.map(|[low, high]| (low, high)));
    let mut painter = painter.of(unit(&state.spec, state.axis));
    let wide = values[0].len();
    painter.observe(&values.concat(), wide, 0, 0, wide, values.len());
    painter.settle();
    values.iter().map(|row| row.iter().map(|&value| painter.colour(value)).collect()).collect()
}

/// The pixels of a PNG file, three bytes each.
fn pixels(file: &[u8]) -> (usize, Vec<[u8; 3]>) {
    let mut reader = png::Decoder::new(Cursor::new(file)).read_info().expect("a PNG file");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut bytes).expect("pixels");
    let size = info.color_type.samples();
    (info.width as usize, bytes.chunks_exact(size).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect())
}

/// The image inside a drawing.
fn embedded(drawing: &str) -> Vec<u8> {
    let (_, data) = drawing.split_once("base64,").expect("an image");
    let (data, _) = data.split_once('"').expect("its end");
    let digit = |letter: u8| match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let three = |four: &[u8]| {
        let known: Vec<u8> = four.iter().copied().filter(|&letter| letter != b'=').collect();
        let bits = known.iter().fold(0_u32, |bits, &letter| bits << 6 | u32::from(digit(letter)));
        let bits = bits << (6 * (4 - known.len()));
        bits.to_be_bytes()[1..known.len()].to_vec()
    };
    data.as_bytes().chunks(4).flat_map(three).collect()
}

fn check(name: &str, file: &[u8], cells: &[Vec<[u8; 3]>]) {
    let (width, pixels) = pixels(file);
    assert_eq!((width, pixels.len() / width), (2 * cells[0].len(), 2 * cells.len()), "{name}");
    for (y, row) in cells.iter().enumerate() {
        for (x, colour) in row.iter().enumerate() {
            for place in [2 * y * width + 2 * x, (2 * y + 1) * width + 2 * x + 1] {
                assert_eq!(pixels[place], *colour, "{name}: row {y}, column {x}");
            }
        }
    }
}

#[test]
fn ten_presets_are_what_the_engines_say_in_png_and_svg() {
    let folder = folder("presets");
    let states = presets();
    assert_eq!(states.len(), 10);
    for state in states {
        let (link, cells) = (link::print(&state), colours(&state));
        let make = |name: &str| {
            let file = folder.join(name);
            print(&["render", &link, "-o", &file.to_string_lossy(), "--cell", "2", "--layout", "bare"]);
            fs::read(file).expect("a file")
        };
        check(&link, &make("preset.png"), &cells);
        check(&link, &embedded(&String::from_utf8(make("preset.svg")).expect("text")), &cells);
    }
}

/// Three maps in one picture, each as it would be alone.
#[test]
fn maps_side_by_side_are_what_the_engines_say() {
    let folder = folder("beside");
    let link = "mem?v=1&n=0-60&k=0-60;memplus;mem0";
    let file = folder.join("beside.png").to_string_lossy().into_owned();
    print(&["render", link, "-o", &file, "--cell", "2", "--layout", "bare"]);
    let (width, pixels) = pixels(&fs::read(&file).expect("a file"));
    let (side, gap) = (2 * 61, 4);
    assert_eq!((width, pixels.len() / width), (3 * side + 2 * gap, side));
    for (at, game) in ["mem", "memplus", "mem0"].into_iter().enumerate() {
        let cells = colours(&link::parse(&format!("{game}?n=0-60&k=0-60")).state);
        for (y, row) in cells.iter().enumerate() {
            for (x, colour) in row.iter().enumerate() {
                assert_eq!(pixels[2 * y * width + at * (side + gap) + 2 * x], *colour, "{game}: row {y}, column {x}");
            }
        }
    }
    assert_eq!(print(&["link", &file]), format!("{link}\n"));
}

/// A saved file is drawn anew from the link that it carries.
#[test]
fn a_saved_file_gives_its_link_back() {
    let folder = folder("carried");
    let link = "mem0?v=1&n=0-40&k=0-40&palette=viridis&scale=modulo:7";
    for name in ["a.png", "a.svg", "a.tex", "a.tikz"] {
        let file = folder.join(name).to_string_lossy().into_owned();
        print(&["render", link, "-o", &file, "--mm", "60"]);
        assert_eq!(print(&["link", &file]), format!("{link}\n"), "{name}");
    }
    let first = fs::read(folder.join("a.png")).expect("a picture");
    let again = folder.join("again.png").to_string_lossy().into_owned();
    print(&["render", link, "-o", &again, "--mm", "60"]);
    assert_eq!(fs::read(&again).expect("a picture"), first);
    assert!(fs::read_to_string(folder.join("a.svg")).expect("text").contains("width=\"60.03mm\""), "whole pixels");
    let density: Vec<u8> = [&b"pHYs"[..], &11811_u32.to_be_bytes(), &11811_u32.to_be_bytes(), &[1]].concat();
    assert!(first.windows(density.len()).any(|part| part == density), "300 pixels an inch");
}

#[test]
fn a_file_without_a_link_is_refused_in_words() {
    let folder = folder("uncarried");
    let refused = |path: &Path| {
        let outcome = run(&["link", &path.to_string_lossy()]);
        assert_eq!((outcome.code, outcome.out.as_str()), (2, ""));
        outcome.err
    };
    let other = folder.join("other.svg");
    fs::write(&other, "<svg/>").expect("a file");
    assert!(
        refused(&other)
            .ends_with(": this file carries no link; pictures that nimscope saves do, as PNG, SVG or TikZ\n")
    );
    let broken = folder.join("broken.png");
    fs::write(&broken, b"\x89PNG\r\n\x1a\n\xff\xff\xff\xffIHDR").expect("a file");
    assert!(refused(&broken).ends_with(": this picture is broken off, or is no PNG file\n"));
    assert!(refused(&folder.join("none.png")).contains("cannot be read"));
}
