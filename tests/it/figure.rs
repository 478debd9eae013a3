//! Figures: what a link shows at any size, grown in slices of any size, and what a TikZ picture says.

use std::collections::BTreeSet;

use nimscope::draw::{FigureSize, Frame, Framing, Op, Rect, runs};
use nimscope::figure::{Figure, FigureDrawn, FigureOrder, link_in, tikz};
use nimscope::grow::{self, Grow, Refusal};
use nimscope::link;

const ORDER: FigureOrder = FigureOrder {
    framing: Framing::Figure,
    dark: false,
    size: FigureSize::Pixels(600, None),
    fit: None,
    most: 1 << 24,
};

fn figure(link: &str, order: FigureOrder) -> Result<Figure, Refusal> {
    let mut figure = Figure::open(order, &link::parse(link).state)?;
    grow::finish(&mut figure, 1_000_000)?;
    Ok(figure)
}

/// What is drawn does not depend on the slices, and the progress never goes back.
#[test]
fn a_figure_grows_in_slices_of_any_size() {
    for link in ["mem0?n=0-700&k=0-900", "mnem?n=0-60&k=0-60", "maxnim?axis=sweep:d:4/3-3:6&n=0-20&k=0-30"] {
        let whole = figure(link, ORDER).expect("a figure");
        let mut slow = Figure::open(ORDER, &link::parse(link).state).expect("a figure");
        let mut before = 0;
        while !slow.progress().is_over() {
            slow.advance(3_000);
            assert!(slow.progress().done >= before && slow.progress().target == 3000);
            before = slow.progress().done;
        }
        let (whole, slow) = (whole.drawn(), slow.drawn());
        assert!(whole.ops == slow.ops, "{link}");
        assert!(colours(&whole) == colours(&slow), "{link}");
    }
}

/// Figure 1, as an author wants it: three maps in one picture.
const FIGURE_1: &str = "mem?n=0-120&k=0-120;memplus;mem0";

#[test]
fn several_maps_of_a_link_stand_side_by_side_in_one_figure() {
    let size = FigureSize::Pixels(1600, None);
    for (link, count, places) in [
        (FIGURE_1, 3, [(0, 0), (1, 0), (2, 0), (0, 0)]),
        ("mem?n=0-60&k=0-60;mnem", 2, [(0, 0), (1, 0), (0, 0), (0, 0)]),
        ("mem?n=0-60&k=0-60;mnem;memplus;mnem?less=mem", 4, [(0, 0), (1, 0), (0, 1), (1, 1)]),
    ] {
        let whole = figure(link, FigureOrder { size, ..ORDER }).expect("a figure");
        let drawn = whole.drawn();
        assert_eq!((drawn.frame.width, whole.size()), (1600.0, (drawn.frame.width, drawn.frame.height)), "{link}");
        let plots: Vec<&Rect> =
            drawn.ops.iter().filter_map(|op| if let Op::Clip(rects) = op { rects.first() } else { None }).collect();
        assert_eq!(plots.len(), count, "{link}");
        let starts = |of: fn(&Rect) -> i64| -> BTreeSet<i64> { plots.iter().map(|plot| of(plot)).collect() };
        let sides = [starts(|plot| plot.x.start), starts(|plot| plot.y.start)].map(Vec::from_iter);
        for (plot, (across, down)) in plots.iter().zip(places) {
            assert_eq!((plot.x.start, plot.y.start), (sides[0][across], sides[1][down]), "{link}");
            assert_eq!(plot.x.end - plot.x.start, plots[0].x.end - plots[0].x.start, "{link}: they are equally wide");
            assert!(plot.x.end <= 1600 && plot.y.end < drawn.frame.height as i64);
        }
        let pieces =
            drawn.ops.iter().filter_map(|op| if let Op::Image(mosaic) = op { Some(&mosaic.pieces) } else { None });
        let mut images: Vec<usize> = pieces.flatten().map(|piece| piece.image).collect();
        images.sort_unstable();
        assert!(images.iter().copied().eq(0..drawn.images.len()), "{link}: every image is laid once");
        let height = |title: &str| {
            let is_it =
                |op: &Op| if let Op::Text(line) = op { (line.text == title).then(|| line.at[0].1) } else { None };
            drawn.ops.iter().find_map(is_it).unwrap_or_else(|| panic!("{link} has no title {title}"))
        };
        let heights: Vec<f64> = link::parse(link).state.maps().map(|map| height(&map.spec.title())).collect();
        let row = if count == 4 { 2 } else { count };
        for titles in heights.chunks(row) {
            assert!(titles.iter().all(|height| (height - titles[0]).abs() < 0.5), "{link}: titles of a row are level");
        }
    }
}

#[test]
fn a_smaller_picture_of_several_maps_knows_how_large_they_are() {
    let large = FigureOrder { size: FigureSize::Print(180.0, 600.0), ..ORDER };
    let small = FigureOrder { fit: Some(400.0), ..large.clone() };
    let [whole, small] = [large, small].map(|order| figure(FIGURE_1, order).expect("a figure"));
    assert_eq!(whole.size(), small.size());
    let Frame { width, height, .. } = small.drawn().frame;
    assert!((width.max(height) - 400.0).abs() < 16.0, "{width} × {height}");
}

/// Of maps that move together one may be so much larger that nothing of the other can be seen.
#[test]
fn a_map_too_small_to_be_seen_is_empty_beside_others() {
    let whole = figure("mem?n=0-1000000000000&k=0-1000000000000;mem0", ORDER).expect("a figure");
    let is_image = |op: &&Op| matches!(op, Op::Image(_));
    assert_eq!(whole.drawn().ops.iter().filter(is_image).count(), 1);
}

#[test]
fn the_map_that_is_refused_is_named() {
    let mut slow = Figure::open(ORDER, &link::parse("mem0?n=0-20&k=0-20;maximum?f=1/0").state).expect("a figure");
    let refusal = grow::finish(&mut slow, 1_000_000).expect_err("a division by zero");
    assert!(refusal.to_string().contains("division by zero"), "{refusal}");
    assert_eq!(slow.spec().name(), "maximum");
}

/// Maps that share their colours have one legend, and paint equal values equally.
#[test]
fn maps_of_one_range_have_one_legend() {
    let told = |link: &str| {
        let whole = figure(link, ORDER).expect("a figure");
        let drawn = whole.drawn();
        let legends = drawn.ops.iter().filter(|op| matches!(op, Op::Text(line) if line.text.starts_with("Nim value")));
        let brightest = |bytes: &&[u8]| bytes.chunks(4).map(|pixel| u32::from(pixel[0]) + u32::from(pixel[1])).max();
        (legends.count(), drawn.images.iter().map(brightest).collect::<Vec<_>>())
    };
    let (own, bright) = told("memplus?n=0-90&k=0-90;mem0");
    assert!(own == 2 && bright[0] == bright[1], "the largest value of each is the brightest: {bright:?}");
    let (one, dim) = told("memplus?n=0-90&k=0-90&colours=one;mem0");
    assert!(one == 1 && dim[0] < dim[1] && dim[1] == bright[1], "MEM⁺ has no value as large as MEM⁰: {dim:?}");
}

/// The areas of one colour in the plot.
fn colours(drawn: &FigureDrawn<'_>) -> Vec<([u8; 3], Vec<Rect>)> {
    let (mut plot, mut found) = (None, Vec::new());
    for op in &drawn.ops {
        match op {
            Op::Clip(rects) => plot = rects.first(),
            Op::Image(mosaic) => found.extend(runs(mosaic, &drawn.images, plot.expect("a plot"))),
            _ => {}
        }
    }
    found
}

#[test]
fn a_legend_of_many_swatches_has_the_room_that_it_needs() {
    let link = "mem0?n=0-40&k=0-40&scale=modulo:24&palette=categorical";
    let narrow = FigureOrder { size: FigureSize::Print(60.0, 300.0), ..ORDER };
    let figure = figure(link, narrow).expect("a figure");
    let drawn = figure.drawn();
    let lowest = |op: &Op| match op {
        Op::Rect(rect, _) => rect.y.end as f64,
        Op::Text(text) => text.at[0].1,
        _ => 0.0,
    };
    let lowest = drawn.ops.iter().skip(1).map(lowest).fold(0.0, f64::max);
    assert!(lowest < drawn.frame.height && lowest > drawn.frame.height - 60.0, "{lowest} of {}", drawn.frame.height);
    let texts: Vec<&str> = drawn
        .ops
        .iter()
        .filter_map(|op| if let Op::Text(text) = op { Some(text.text.as_str()) } else { None })
        .collect();
    assert!(texts.contains(&"11, 23, …"), "{texts:?}");
}

#[test]
fn a_smaller_picture_knows_how_large_the_figure_is() {
    let large = FigureOrder { size: FigureSize::Cells(20), ..ORDER };
    let (whole, small) = (figure("mem?n=0-99&k=0-99", large.clone()), FigureOrder { fit: Some(300.0), ..large });
    let (whole, small) = (whole.expect("a figure"), figure("mem?n=0-99&k=0-99", small).expect("a figure"));
    assert!((small.drawn().frame.width.max(small.drawn().frame.height) - 300.0).abs() < 12.0);
    assert_eq!(whole.size(), small.size());
    assert_eq!(whole.size(), (whole.drawn().frame.width, whole.drawn().frame.height));
}

#[test]
fn what_is_too_large_or_makes_no_sense_is_refused_with_what_is_allowed() {
    let rows = [
        (
            FigureSize::Cells(64),
            "a picture of 25\u{202f}664 × 25\u{202f}664 pixels is too large: a side has at most 8192",
        ),
        (FigureSize::Pixels(8192, None), "is too large"),
        (FigureSize::Pixels(9, None), "the width in pixels is a number from 240 to 8192"),
        (FigureSize::Cells(0), "the number of pixels a cell is a number from 1 to 64"),
        (FigureSize::Print(4.0, 300.0), "the width in millimetres is a number from 40 to 1000"),
        (FigureSize::Print(f64::NAN, 300.0), "the width in millimetres is a number from 40 to 1000"),
        (FigureSize::Print(84.0, 3.0), "the number of pixels an inch is a number from 72 to 1200"),
    ];
    for (size, words) in rows {
        let order = FigureOrder { size, framing: Framing::Bare, ..ORDER };
        let refusal = figure("mem?n=0-400&k=0-400", order).err().expect("a refusal").to_string();
        assert!(refusal.contains(words), "{size:?}: {refusal}");
    }
}

/// Braces and environments match, signs are commands, and the link comes back.
#[test]
fn a_tikz_picture_is_well_formed() {
    let links = [
        "memplus?n=0-30&k=0-30&cell=22,2",
        "memplus?n=0-30&k=0-30;mem0",
        "maxnim?d=7/4&axis=graph&n=0-40&k=0-80",
        "imark?S=1&D=2,3&n=0-30&k=0-63&marks=intervals",
        "maxnim?axis=sweep:d:4/3-3:6&n=0-20&k=0-30",
        "mem?n=0-2000&k=0-1400&axis=sqrt&aspect=0.5&scale=p",
        "takeaway?f=floor(9/(k-30)%2B9)&n=0-20&k=20-40",
    ];
    for link in links {
        for framing in [Framing::Figure, Framing::Axes, Framing::Bare] {
            let order = FigureOrder { framing, size: FigureSize::Print(84.0, 100.0), ..ORDER };
            let figure = figure(link, order).expect("a figure");
            let text = tikz(&figure.drawn(), link).unwrap_or_else(|refusal| panic!("{link}: {refusal}"));
            let count = |letter: char| text.matches(letter).count();
            assert_eq!((count('{'), count('(')), (count('}'), count(')')), "{link}");
            assert_eq!(text.matches("\\begin{").count(), text.matches("\\end{").count(), "{link}");
            let foreign = text.chars().find(|letter| !letter.is_ascii() && !"“”’é".contains(*letter));
            assert_eq!(foreign, None, "{link}");
            assert_eq!(link_in(text.as_bytes()).as_deref(), Ok(link));
        }
    }
    let order = FigureOrder { size: FigureSize::Print(120.0, 300.0), framing: Framing::Bare, ..ORDER };
    let many = figure("imark?S=1&D=2,3&w=300&n=0-299&k=0-299", order).expect("a figure");
    let refusal = tikz(&many.drawn(), "").map(|text| text.len()).expect_err("too many cells").to_string();
    assert!(refusal.contains("LaTeX takes at most 40\u{202f}000"), "{refusal}");
}
