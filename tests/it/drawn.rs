//! What stands out in a picture: the points of a graph, the cell that is read, the row of a sweep, and marks that keep clear.

use nimscope::draw::{Frame, Layer, Map, Mosaic, Op, Paint, Pointed, Read, Rect, Scene, Shown, Text, Theme, View};
use nimscope::draw::{fit, page_frame, visible, zoomed};
use nimscope::game::Cell;
use nimscope::paper::Spec;
use nimscope::table::{Axis, CEILING, Source};

fn map(spec: &str, axis: &str) -> Map {
    Map::new(Spec::parse(spec).expect("a game"), Axis::parse(axis).expect("an axis"))
}

fn scene<'a>(map: &'a Map, theme: &'a Theme, frame: Frame, view: View) -> Scene<'a> {
    let (columns, rows) = view.sides(&frame, &map.chart);
    Scene::new(map, theme, frame, columns, rows)
}

fn texts(ops: &[Op]) -> Vec<&Text> {
    ops.iter().filter_map(|op| if let Op::Text(text) = op { Some(text) } else { None }).collect()
}

/// A graph of the values 0 to 99 and the heaps 0 to 199, on a page of 1,000 × 500 pixels.
fn graph(map: &Map) -> (Frame, View) {
    let frame = page_frame(1_060.0, 542.0, 1.0);
    (frame, fit(&frame, [0.0, 99.0], [0.0, 199.0], 1.0, map.chart.ceiling))
}

#[test]
fn values_of_a_graph_go_upwards_from_the_lower_edge() {
    let (map, theme) = (map("maxnim?d=2", "graph"), Theme::light());
    let (frame, view) = graph(&map);
    assert!((view.y + 500.0 / view.sy - CEILING as f64).abs() < 1e-6, "0 stands on the lower edge");
    let ops = scene(&map, &theme, frame, view).ops();
    let place = |name: &str| {
        let found = texts(&ops).into_iter().filter(|text| text.at[0].0 < 60.0).find(|text| text.text == name);
        found.unwrap_or_else(|| panic!("no row is called {name}")).at[0].1
    };
    assert!(place("90") < place("50") && place("50") < place("10"), "larger values stand higher");
    assert!((place("50") - place("60") - 50.0).abs() < 1.0, "5 pixels a value");
}

#[test]
fn points_of_a_graph_can_be_seen_on_the_pages_ground() {
    let (map, theme) = (map("maxnim?d=2", "graph"), Theme::light());
    let frame = page_frame(1_060.0, 542.0, 1.0);
    for (k, least) in [(99.0, 0), (999.0, 1), (9_999.0, 1)] {
        let view = fit(&frame, [0.0, k / 2.0], [0.0, k], 1.0, map.chart.ceiling);
        let mut scene = scene(&map, &theme, frame, view);
        let tiles = visible(&scene.columns, &scene.rows);
        scene.tiles = tiles.into_iter().map(|tile| Shown { image: Some(0), here: true, ..tile }).collect();
        scene.lines = Some(1_000_000);
        let ops = scene.ops();
        let mosaic: &Mosaic =
            ops.iter().find_map(|op| if let Op::Image(mosaic) = op { Some(mosaic) } else { None }).expect("cells");
        let points = mosaic.points.as_ref().expect("points");
        assert!((least..=1).contains(&points.across), "{points:?} at {k}");
        assert!(mosaic.columns.size.floor() as i64 + 2 * points.across >= 3, "three pixels wide: {points:?}");
        assert!(mosaic.rows.size.floor() as i64 + 2 * points.down >= 3, "three pixels high: {points:?}");
        assert!(points.ring > 0 && points.halo != theme.ground);
        let hatched = ops.iter().any(|op| matches!(op, Op::Rect(_, nimscope::draw::Fill::Hatch { .. })));
        assert!(!hatched, "what is known lies on the ground");
    }
}

#[test]
fn the_heap_that_is_pointed_at_has_its_value_on_the_axis() {
    let (map, theme) = (map("maxnim?d=2", "graph"), Theme::light());
    let (frame, view) = graph(&map);
    let mut scene = scene(&map, &theme, frame, view);
    let cell = Cell { row: 120, column: 0 };
    let read = Read { cell, value: Some(37), text: String::new(), at: None, clear: 0.0 };
    scene.pointed = Pointed { hover: Some(cell), read: Some(read), ..Pointed::default() };
    let ops = scene.ops();
    let tags: Vec<&str> =
        texts(&ops).into_iter().filter(|text| text.weight == 600).map(|text| &text.text[..]).collect();
    assert_eq!(tags, ["37", "120"]);
    // The frame is around the point: value 37 lies 37.5 cells of 5 pixels above the lower edge.
    let around =
        |op: &&Op| matches!(op, Op::Rect(Rect { x, y }, _) if x.end - x.start < 30 && y.contains(&(542 - 188 + 7)));
    assert!(ops.iter().filter(around).count() > 0);
}

#[test]
fn what_was_read_stands_beside_its_cell_and_above_a_finger() {
    let (map, theme) = (map("mem", "k"), Theme::light());
    let frame = page_frame(800.0, 600.0, 1.0);
    for (size, row, column, clear) in
        [(40.0, 5, 5, 0.0), (40.0, 0, 0, 0.0), (40.0, 13, 17, 0.0), (4.0, 60, 90, 44.0), (64.0, 3, 3, 44.0)]
    {
        let mut scene = scene(&map, &theme, frame, View { x: 0.0, y: 0.0, sx: size, sy: size });
        let at = (60.0 + (column as f64 + 0.5) * size, 42.0 + (row as f64 + 0.5) * size);
        let (cell, text) = (Cell { row, column }, "5₅ = 12".to_owned());
        scene.pointed.read = Some(Read { cell, value: Some(12), text: text.clone(), at: Some(at), clear });
        let ops = scene.ops();
        let found = texts(&ops).into_iter().find(|found| found.text == text).expect("what was read");
        let (x, y) = found.at[0];
        let apart = y < at.1 - size / 2.0 || y - 12.0 > at.1 + size / 2.0 || (x - at.0).abs() > size / 2.0 + 10.0;
        assert!(apart, "{size} {row} {column}: {x}, {y} lies over the cell at {at:?}");
        assert!((60.0..800.0).contains(&x) && (42.0..600.0).contains(&y), "{x}, {y} is in sight");
        assert!(clear == 0.0 || y < at.1 - clear, "{y} is above the finger at {}", at.1);
    }
}

#[test]
fn a_sweep_marks_the_value_that_the_game_has() {
    let theme = Theme::light();
    let frame = page_frame(800.0, 600.0, 1.0);
    let rules = |spec: &str| {
        let map = map(spec, "sweep:d:4/3-3:4");
        let scene = scene(&map, &theme, frame, View { x: 0.0, y: 0.0, sx: 20.0, sy: 20.0 });
        let found = |op: &Op| match op {
            Op::Rect(Rect { x, y }, nimscope::draw::Fill::Plain(colour))
                if *colour == theme.accent && x.end - x.start > 100 =>
            {
                Some(y.clone())
            }
            _ => None,
        };
        scene.ops().iter().filter_map(found).collect::<Vec<_>>()
    };
    // 4/3, 3/2, 5/3, 7/4, 2, …: the game is the fourth row, from 42 + 60 pixels on.
    let [above, below] = &rules("maxnim?d=7/4")[..] else { panic!("two rules") };
    assert!(above.end <= 102 && below.start >= 122, "{above:?} and {below:?} leave the row as it is");
    let [above, below] = &rules("maxnim?d=13/7")[..] else { panic!("two rules") };
    assert!(above.end <= 122 && below.start >= 122 && below.start < 126, "between 7/4 and 2: {above:?}, {below:?}");
    assert_eq!(rules("maxnim?d=5"), [], "beyond the sweep");
}

#[test]
fn every_orbit_has_a_hue_of_its_own() {
    let (map, theme) = (map("maxnim?d=7/4", "strip:32"), Theme::light());
    let mut source = Source::new(map.spec.clone(), map.axis).expect("a table");
    while source.engine.rows() < 600 {
        source.engine.advance(100_000);
    }
    let marks: Vec<Layer> = source.marks(map.axis, &["orbits"], 0..16, 0..32).into_iter().map(Layer::from).collect();
    let frame = page_frame(900.0, 600.0, 1.0);
    let mut scene = scene(&map, &theme, frame, View { x: 0.0, y: 0.0, sx: 24.0, sy: 24.0 });
    scene.marks = &marks;
    let ops = scene.ops();
    let hue = |colour| ops.iter().any(|op| matches!(op, Op::Path(_, Paint::Stroke(own, _)) if *own == colour));
    assert!(theme.marks.into_iter().all(hue), "the orbits of 0, 1, 2 and 3");
    let labels: Vec<_> = texts(&ops).into_iter().filter(|text| text.halo.is_some()).collect();
    for a in &labels {
        assert!(labels.iter().all(|b| (a.text == b.text) == (a.colour == b.colour)), "one hue a value");
    }
}

#[test]
fn labels_keep_out_of_what_lies_over_the_map() {
    let (map, theme) = (map("memplus", "k"), Theme::light());
    let mut source = Source::new(map.spec.clone(), map.axis).expect("a table");
    let marks: Vec<Layer> = source.marks(map.axis, &["fronts"], 0..120, 0..160).into_iter().map(Layer::from).collect();
    let frame = page_frame(900.0, 640.0, 1.0);
    let mut scene = scene(&map, &theme, frame, View { x: 0.0, y: 0.0, sx: 5.0, sy: 5.0 });
    scene.marks = &marks;
    let legend = Rect { x: 400..900, y: 200..640 };
    let within = |scene: &Scene<'_>| {
        let inside = |text: &&Text| text.halo.is_some() && text.at[0].0 > 392.0 && text.at[0].1 > 200.0;
        texts(&scene.ops()).into_iter().filter(inside).count()
    };
    assert!(within(&scene) > 0);
    scene.covered = vec![legend];
    assert_eq!(within(&scene), 0);
}

/// Frames and lanes lie outside the cells that they are about, however small those are.
#[test]
fn marks_leave_their_cells_as_they_are() {
    let (map, theme) = (map("mem0", "k"), Theme::light());
    let mut source = Source::new(map.spec.clone(), map.axis).expect("a table");
    while source.engine.rows() < 200 {
        source.engine.advance(1_000_000);
    }
    let marks: Vec<Layer> =
        source.marks(map.axis, &["diagonals"], 0..200, 0..200).into_iter().map(Layer::from).collect();
    for size in [2.0, 6.0, 20.0] {
        let frame = page_frame(900.0, 640.0, 1.0);
        let mut scene = scene(&map, &theme, frame, View { x: 0.0, y: 0.0, sx: size, sy: size });
        scene.marks = &marks;
        // The diagonal of the value 0 is n = k: no line with its halo comes nearer to it than the corners of its cells.
        for op in scene.ops() {
            let Op::Path(path, Paint::Stroke(_, width)) = op else { continue };
            if !(3.0..=4.0).contains(&width) {
                continue;
            }
            let [first, second, ..] = &path.0[..] else { panic!("a line") };
            let (nimscope::draw::Segment::Move(a), nimscope::draw::Segment::Line(b)) = (first, second) else {
                continue;
            };
            let away = |(x, y): (f64, f64)| ((x - 60.0) - (y - 42.0)).abs() / 2_f64.sqrt();
            assert!(away(*a).min(away(*b)) - width / 2.0 >= size / 2_f64.sqrt() - 1e-6, "{size}: {a:?} {b:?}");
        }
    }
}

#[test]
fn zooming_out_ends_where_all_of_the_table_is_seen() {
    let frame = page_frame(1_060.0, 542.0, 1.0);
    let view = View { x: 0.0, y: 0.0, sx: 8.0, sy: 8.0 };
    let table = (0.0..2_000.0, 400.0);
    let out = (0..60).fold(view, |view, _| zoomed(view, (0.7, 0.7), &frame, table.clone(), 0));
    assert!((out.sy - 0.9 * 500.0 / 2_000.0).abs() < 1e-9 && (out.sx - out.sy).abs() < 1e-9, "{out:?}");
    let across = (0..60).fold(view, |view, _| zoomed(view, (0.7, 1.0), &frame, table.clone(), 0));
    assert!((across.sx - 0.9 * 1_000.0 / 400.0).abs() < 1e-9 && (across.sy - 8.0).abs() < 1e-9, "{across:?}");
    let wide = View { sx: 0.01, sy: 0.01, ..view };
    let stays = zoomed(wide, (0.5, 0.5), &frame, table.clone(), 0);
    assert!((stays.sx - 0.01).abs() < 1e-12, "a link may show more, and stays");
    assert!(zoomed(wide, (2.0, 2.0), &frame, table, 0).sx > 0.01);
}

/// A graph of few values and many heaps fills the page, and its heaps are zoomed into when its values are as large as can be.
#[test]
fn heaps_and_values_of_a_graph_are_held_by_themselves() {
    let frame = page_frame(1_060.0, 542.0, 1.0);
    let whole = fit(&frame, [0.0, 3.0], [0.0, 9_999_999.0], 8e-7, CEILING);
    assert!((whole.sx * 1e7 - 1_000.0).abs() < 1.0 && (whole.sy - 64.0).abs() < 1e-9, "{whole:?}");
    let closer = zoomed(whole, (2.0, 2.0), &frame, (CEILING as f64 - 4.0..CEILING as f64, 1e7), CEILING);
    assert!((closer.sx / whole.sx - 2.0).abs() < 1e-9, "{closer:?}");
}
