//! Scenes become operations: what is drawn, where and in which order, without a back end.

use nimscope::draw::{FigureSize, Framing, Placed, Ranges, placed};
use nimscope::draw::{
    Fill, Frame, Layer, Map, Op, Paint, Pointed, Rect, Scene, Shown, Theme, View, digits_fit, fit, page_frame, svg,
    visible,
};
use nimscope::game::Cell;
use nimscope::paint::{Painter, Palette, Scale, Unit};
use nimscope::paper::{Spec, open};
use nimscope::table::{Axis, Cut, Reduction, SIDE, Source, TileRequest};

fn map(spec: &str, axis: &str) -> Map {
    Map::new(Spec::parse(spec).expect("a game"), Axis::parse(axis).expect("an axis"))
}

/// A canvas of the page at 1 device pixel a CSS pixel, showing cells of this size from a corner on.
fn view(width: f64, height: f64, x: f64, y: f64, size: f64) -> (Frame, View) {
    (page_frame(width, height, 1.0), View { x, y, sx: size, sy: size })
}

fn scene<'a>(map: &'a Map, theme: &'a Theme, (frame, view): (Frame, View)) -> Scene<'a> {
    let (columns, rows) = view.sides(&frame, &map.chart);
    Scene::new(map, theme, frame, columns, rows)
}

/// Operations as one line each, without what a test does not look at.
fn told(ops: &[Op]) -> Vec<String> {
    let rect = |Rect { x, y }: &Rect| format!("{}-{} × {}-{}", x.start, x.end, y.start, y.end);
    let line = |op: &Op| match op {
        Op::Rect(area, Fill::Plain(colour)) => format!("rect {} {colour}", rect(area)),
        Op::Rect(area, Fill::Hatch { step, thick, .. }) => format!("hatch {} {step} {thick}", rect(area)),
        Op::Path(path, Paint::Fill(colour)) => format!("area of {} {colour}", path.0.len()),
        Op::Path(path, Paint::Stroke(colour, width)) => format!("line of {} {colour} {width}", path.0.len()),
        Op::Text(text) => format!("text {} {} {}", text.text, text.at[0].0, text.colour),
        Op::Image(mosaic) => format!("image of {}", mosaic.pieces.len()),
        Op::Clip(rects) => format!("clip {}", rects.iter().map(rect).collect::<Vec<_>>().join(", ")),
    };
    ops.iter().map(line).collect()
}

/// The texts of some operations.
fn texts(ops: &[Op]) -> Vec<&str> {
    let text = |op: &'_ Op| matches!(op, Op::Text(_));
    ops.iter().filter(|op| text(op)).map(|op| if let Op::Text(text) = op { text.text.as_str() } else { "" }).collect()
}

/// Every operation of an empty map of three columns and two rows of cells.
#[test]
fn a_small_scene_is_a_short_list() {
    let (map, theme) = (map("mem", "k"), Theme::light());
    let ops = scene(&map, &theme, view(120.0, 82.0, 0.0, 0.0, 20.0)).ops();
    let expected = [
        "rect 0-120 × 0-82 #ffffff",
        "rect 60-120 × 42-82 #f4f5f7",
        "clip 60-120 × 42-82",
        "hatch 60-120 × 42-82 8 1",
        "rect 60-61 × 42-82 #0b102633",
        "rect 80-81 × 42-82 #0b102633",
        "rect 100-101 × 42-82 #0b102633",
        "rect 60-120 × 42-43 #0b102633",
        "rect 60-120 × 62-63 #0b102633",
        "clip ",
        "rect 59-121 × 41-42 #5a6170",
        "rect 59-60 × 41-83 #5a6170",
        "rect 54-59 × 52-53 #5a6170",
        "rect 54-59 × 72-73 #5a6170",
        "text 0 51 #181b22",
        "text 1 51 #181b22",
        "rect 70-71 × 36-41 #5a6170",
        "rect 90-91 × 36-41 #5a6170",
        "rect 110-111 × 36-41 #5a6170",
        "text 0 70 #181b22",
        "text 1 90 #181b22",
        "text 2 110 #181b22",
        "line of 5 #5a6170 1",
        "text last removal k 73.2 #5a6170",
        "line of 5 #5a6170 1",
    ];
    let told = told(&ops);
    assert_eq!(told[..told.len() - 1], expected);
    assert!(told[told.len() - 1].starts_with("text heap n "));
}

#[test]
fn tiles_lie_under_the_grid_and_values_over_it() {
    let (map, theme) = (map("mem", "k"), Theme::light());
    let mut engine = open(&map.spec);
    while engine.rows() < 300 {
        engine.advance(100_000);
    }
    let mut scene = scene(&map, &theme, view(1000.0, 700.0, 0.0, 250.0, 20.0));
    assert!(digits_fit(&scene.columns, &scene.rows, 1.0));
    let shown = visible(&scene.columns, &scene.rows);
    assert_eq!(shown.len(), 2, "rows 250 to 283 lie in two tiles");
    let mut painter = Painter::new(Palette::ALL[0], Scale::Linear, None);
    let cut = |tile: &Shown<'_>, engine: &mut dyn nimscope::engine::Engine| {
        let (row, column) = (tile.place.row, tile.place.column);
        let (axis, (reduce, quantity)) = (Axis::Memory, Reduction::ALL[0].under(Scale::Linear, Unit::Value));
        let mut cut =
            Cut::new(TileRequest { level_n: 0, level_k: 0, row, column, axis, columns: 1_000, reduce, quantity });
        while !cut.step(engine, 1_000_000) {}
        cut.into_texels()
    };
    let values: Vec<Vec<u32>> = shown.iter().map(|tile| cut(tile, &mut *engine)).collect();
    for (values, tile) in values.iter().zip(&shown) {
        painter.observe(values, SIDE, tile.x.start, tile.y.start, tile.x.end, tile.y.end);
    }
    painter.settle();
    let inks: Vec<Vec<u8>> = values.iter().map(|values| painter.inks(values)).collect();
    let digits = values.iter().zip(&inks).map(|(values, inks)| Some((&values[..], &inks[..])));
    scene.tiles = shown
        .iter()
        .zip(digits)
        .enumerate()
        .map(|(image, (tile, digits))| Shown { image: Some(image), here: true, digits, ..tile.clone() })
        .collect();
    let ops = scene.ops();
    let place = |wanted: fn(&Op) -> bool| ops.iter().position(wanted).expect("an operation");
    let image = place(|op| matches!(op, Op::Image(_)));
    let grid = ops.iter().skip(image).position(|op| matches!(op, Op::Rect(..))).expect("a grid") + image;
    let written = place(|op| matches!(op, Op::Text(_)));
    assert!(image < grid && grid < written);
    // 47 columns and 33 rows, each cell with its value.
    let mut cell = |row: u64, column: u64| engine.value(Cell { row, column }).expect("a value").to_string();
    let found: Vec<_> = ops.iter().filter_map(|op| if let Op::Text(text) = op { Some(text) } else { None }).collect();
    for (row, column) in [(250, 0), (255, 46), (256, 3), (282, 46)] {
        let x = 60.0 + 20.0 * column as f64 + 10.0;
        let y = 42.0 + 20.0 * (row - 250) as f64 + 10.0;
        let near = found
            .iter()
            .find(|text| text.at.iter().any(|at| (at.0 - x).abs() < 1.0 && (0.0..8.0).contains(&(at.1 - y))));
        assert_eq!(near.map(|text| text.text.as_str()), Some(cell(row, column).as_str()), "{row}_{column}");
    }
}

#[test]
fn whoever_points_at_a_cell_sees_its_row_and_column_on_the_axes() {
    let (map, theme) = (map("mem", "k"), Theme::light());
    let view = view(800.0, 600.0, 0.0, 0.0, 20.0);
    let plain = scene(&map, &theme, view).ops();
    let mut pointing = scene(&map, &theme, view);
    pointing.pointed = Pointed { hover: Some(Cell { row: 7, column: 3 }), ..Pointed::default() };
    let ops = pointing.ops();
    assert_eq!(texts(&ops)[texts(&ops).len() - 2..], ["7", "3"], "the tags are drawn last");
    assert_eq!(texts(&ops).len(), texts(&plain).len(), "each tag takes the place of a number");
    let mut pinned = scene(&map, &theme, view);
    pinned.pointed = Pointed { pinned: Some(Cell { row: 7, column: 3 }), ..Pointed::default() };
    let frame = told(&pinned.ops()).into_iter().find(|op| op.ends_with("#d9480f")).expect("a frame");
    assert_eq!(frame, "rect 117-143 × 179-182 #d9480f", "outside the cell's edges");
}

#[test]
fn the_edge_of_the_computation_glows_while_it_moves() {
    let (map, theme) = (map("mem0", "k"), Theme::light());
    let view = view(800.0, 600.0, 0.0, 0.0, 4.0);
    let edge = |lines, computing| {
        let mut scene = scene(&map, &theme, view);
        (scene.lines, scene.computing) = (lines, computing);
        told(&scene.ops()).iter().filter(|op| op.contains("#d9480f")).count()
    };
    assert_eq!([edge(None, true), edge(Some(100), false), edge(Some(100), true), edge(Some(9999), true)], [0, 1, 7, 0]);
}

#[test]
fn marks_have_halos_and_labels_that_keep_clear_of_each_other() {
    let (map, theme) = (map("imark?t=3&d=4", "strip:20"), Theme::light());
    let mut source = Source::new(map.spec.clone(), map.axis).expect("a table");
    while source.engine.rows() < 400 {
        source.engine.advance(100_000);
    }
    let marks: Vec<Layer> = source.marks(map.axis, &["intervals"], 0..20, 0..20).into_iter().map(Layer::from).collect();
    let mut scene = scene(&map, &theme, view(900.0, 900.0, 0.0, 0.0, 30.0));
    scene.marks = &marks;
    let ops = scene.ops();
    let lines: Vec<String> =
        told(&ops).into_iter().filter(|op| op.starts_with("line of") && !op.ends_with(" 1")).collect();
    assert!(lines[0].ends_with("#f4f5f7d9 3.5") && lines[1].ends_with("#d9480f 1.5"), "{lines:?}");
    let labels: Vec<_> =
        ops.iter().filter_map(|op| if let Op::Text(text) = op { text.halo.map(|_| text) } else { None }).collect();
    assert!(labels.len() > 3);
    for (i, a) in labels.iter().enumerate() {
        for b in &labels[i + 1..] {
            assert!((a.at[0].0 - b.at[0].0).abs() > 5.0 || (a.at[0].1 - b.at[0].1).abs() > 5.0, "{a:?} and {b:?}");
        }
    }
}

/// The ranges of a link lie wholly in a page's window, and a figure shows nothing else.
#[test]
fn views_hold_what_a_link_names() {
    let frame = page_frame(1060.0, 642.0, 1.0);
    let shown = fit(&frame, [0.0, 99.0], [0.0, 49.0], 2.0, 0);
    assert_eq!((shown.x, shown.y, shown.sx, shown.sy), (0.0, 0.0, 12.0, 6.0));
    let close = fit(&frame, [0.0, 1.0], [0.0, 1.0], 1.0, 0);
    assert_eq!((close.sx, close.sy), (64.0, 64.0), "the zoom has its limits");
    let size = FigureSize::Pixels(1200, Some(900));
    let (map, ranges) = (map("mem", "k"), Ranges { n: [0.0, 183.0], k: [0.0, 91.0], aspect: 2.0 });
    let Placed { columns, rows, .. } = placed(Framing::Figure, size, (1.0, 1), ranges, &map).expect("cells");
    assert_eq!((columns.blocks(0), rows.blocks(0)), (0..92, 0..184));
    assert_eq!((columns.end - columns.start, rows.end - rows.start), (718, 718), "the rule has a line");
    assert!(placed(Framing::Figure, size, (1.0, 1), Ranges { n: [-50.0, -9.0], ..ranges }, &map).is_none());
}

/// Pixels a cell, pixels across, and millimetres; a smaller picture of each is the same, smaller.
#[test]
fn a_figure_has_the_size_that_was_chosen() {
    let map = map("mem", "k");
    let ranges = Ranges { n: [0.3, 99.2], k: [0.0, 49.0], aspect: 1.0 };
    let place = |framing, size, times| placed(framing, size, (times, 1), ranges, &map).expect("cells");
    let bare = place(Framing::Bare, FigureSize::Cells(4), 1.0);
    assert_eq!((bare.frame.width, bare.frame.height), (200.0, 404.0), "whole cells: rows 0 to 100");
    assert_eq!((bare.columns.scale, bare.rows.edge(1), bare.rows.edge(100)), (4.0, 4, 400));
    let wide = place(Framing::Figure, FigureSize::Pixels(1200, None), 1.0);
    assert!(wide.grows && (wide.frame.width, wide.frame.ratio) == (1200.0, 1.0));
    // 84 mm at 300 pixels an inch, and letters of 8 points.
    let print = place(Framing::Axes, FigureSize::Print(84.0, 300.0), 1.0);
    assert!((print.frame.width - 992.0).abs() < 1.0 && (13.0 * print.frame.ratio - 33.3).abs() < 0.1, "{print:?}");
    for (framing, size) in [
        (Framing::Figure, FigureSize::Pixels(2400, None)),
        (Framing::Figure, FigureSize::Cells(40)),
        (Framing::Axes, FigureSize::Print(120.0, 600.0)),
    ] {
        let (whole, half) = (place(framing, size, 1.0), place(framing, size, 0.5));
        let near = |a: f64, b: f64| (a / 2.0 - b).abs() <= 3.0;
        assert!(near(whole.frame.width, half.frame.width) && near(whole.frame.height, half.frame.height), "{size:?}");
        assert!(near(whole.frame.left, half.frame.left) && near(whole.frame.top, half.frame.top), "{size:?}");
    }
}

#[test]
fn a_drawing_is_well_formed_and_carries_its_link() {
    let (map, theme) = (map("maxnim?d=2", "strip:20"), Theme::light());
    let scene = scene(&map, &theme, view(400.0, 300.0, 0.0, 0.0, 20.0));
    let drawing = svg::write((400.0, 300.0), None, &theme.font, "maxnim?d=2&v=1", &scene.ops(), |_, _| String::new());
    assert!(drawing.starts_with("<svg ") && drawing.ends_with("</svg>\n"));
    assert!(drawing.contains("<metadata>maxnim?d=2&amp;v=1</metadata>"));
    let opened = drawing.matches("<g ").count();
    assert_eq!((opened, drawing.matches("</g>").count()), (1, 1), "the plot is clipped, and nothing else");
    assert!(drawing.contains(">n mod 20</text>"));
    assert!(drawing.contains("fill=\"url(#hatch0)\""));
    let printed = svg::write((400.0, 300.0), Some(10.0), &theme.font, "mem", &[], |_, _| String::new());
    assert!(printed.contains("width=\"40mm\" height=\"30mm\" viewBox=\"0 0 400 300\""), "{printed}");
}
