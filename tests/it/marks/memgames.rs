//! Memgames: curves, rows and diagonals against the values beside them.

use nimscope::paper::memgames::theorems::mem_envelope;
use nimscope::table::{Shape, ShapeKind};

use super::{points, shapes, source, value};

/// Where a line crosses the top edge of row n, between two of its points.
fn column_at(line: &Shape, n: f64) -> f64 {
    let points = points(line);
    let pair = points.windows(2).find(|pair| pair[0][0] <= n && n <= pair[1][0]).expect("a row of the line");
    let part = if pair[1][0] > pair[0][0] { (n - pair[0][0]) / (pair[1][0] - pair[0][0]) } else { 0.0 };
    pair[0][1] + part * (pair[1][1] - pair[0][1])
}

/// A view of 256 rows has a point at every row, so that the curve is exact there: right of it ⌊n/k⌋ is proved.
#[test]
fn the_parabola_is_where_the_closed_form_begins() {
    let mut table = source("mem", "k", 600);
    let line = &shapes(&mut table, "k", "parabola", 300..556, 0..100)[0];
    for n in 300..556 {
        assert_eq!(column_at(line, n as f64).ceil() as u64, mem_envelope(n), "row {n}");
        for k in mem_envelope(n)..100 {
            assert_eq!(u64::from(value(&mut table, n, k)), n / k, "{n}_{k}");
        }
    }
    let upright = &shapes(&mut table, "sqrt", "parabola", 300..556, 0..2_000)[0];
    assert!(points(upright).iter().all(|[_, column]| (column - 1000.0).abs() < 1e-9), "it stands upright at 1000");
}

/// The rows m(m + 2) have the value m for all k ≤ m + 2, as the paper conjectures and as is true here.
#[test]
fn dominated_rows_have_one_value_below_the_parabola() {
    let mut table = source("mem", "k", 3_000);
    let rows = shapes(&mut table, "k", "rows", 15..2_601, 0..100);
    assert_eq!(rows.len() as u64, 48, "m = 3 to 50");
    for row in rows {
        let n = row.at[0] as u64;
        let m = (n + 1).isqrt() - 1;
        assert_eq!((row.kind, row.label.as_str()), (ShapeKind::Row, format!("{m}·{} → {m}", m + 2).as_str()));
        assert!((1..=m + 2).all(|k| u64::from(value(&mut table, n, k)) == m), "row {n}");
    }
    let many = shapes(&mut table, "k", "rows", 0..1_000_000, 0..100);
    assert!((50..=100).contains(&many.len()), "{} of 999 rows", many.len());
}

/// Below the m-front the value is m at least, above it is less; a cell is judged by its middle.
#[test]
fn fronts_separate_the_sectors() {
    let mut table = source("memplus", "k", 300);
    let fronts = shapes(&mut table, "k", "fronts", 20..200, 5..40);
    assert!(fronts.len() > 5);
    for front in &fronts {
        let m: u32 = front.label.parse().expect("a number");
        let line = points(front);
        let (start, end) = (line[0], line[line.len() - 1]);
        let slope = (end[0] - start[0]) / (end[1] - start[1]);
        for (n, k) in (20..200).flat_map(|n| (5..40).map(move |k| (n, k))) {
            let row = start[0] + slope * (k as f64 + 0.5 - start[1]);
            assert_eq!(value(&mut table, n, k) >= m, n as f64 + 0.5 > row, "front {m} at {n}_{k}");
        }
    }
    let seen: Vec<u32> =
        (20..200).flat_map(|n| (5..40).map(move |k| (n, k))).map(|(n, k)| value(&mut table, n, k)).collect();
    let (least, most) = (seen.iter().min().expect("cells"), seen.iter().max().expect("cells"));
    let drawn = |m: &u32| fronts.iter().any(|front| front.label == m.to_string());
    assert!((least + 1..=*most).all(|m| drawn(&m)), "a front between each two values in view");
}

#[test]
fn beyond_the_frontier_a_row_has_one_value() {
    let mut table = source("mem0", "k", 300);
    let line = &shapes(&mut table, "k", "frontier", 0..256, 0..256)[0];
    for n in 0..256 {
        let first = column_at(line, n as f64) as u64;
        let frontier = table.engine.frontier(n).expect("a frontier");
        assert!((first..first + 300).all(|k| value(&mut table, n, k) == frontier), "row {n}");
    }
}

/// Theorem 5.7: a value of the frontier at row t does not return there after row 2t, where n = t + k meets n = 2k.
#[test]
fn the_double_line_meets_a_diagonal_in_row_2t() {
    let mut table = source("mem0", "k", 1_000);
    let line = &shapes(&mut table, "k", "double", 0..1_024, 0..600)[0];
    for t in 0..400_u64 {
        let k = column_at(line, 2.0 * t as f64);
        assert_eq!(k.to_bits(), (t as f64).to_bits(), "the diagonal of row {t}");
        let frontier = table.engine.frontier(t);
        assert!((2 * t + 1..1_000).all(|n| table.engine.frontier(n) != frontier), "row {t}");
    }
}

/// On a diagonal the value stands where k is divisible by 2 an even number of times, but for the framed cells; and
/// below row 2t it stands nowhere else.
#[test]
fn diagonals_hold_their_values_but_for_the_frames() {
    let mut table = source("mem0", "k", 700);
    let drawn = shapes(&mut table, "k", "diagonals", 0..600, 0..600);
    let labels: Vec<&str> =
        drawn.iter().filter(|shape| shape.kind == ShapeKind::Lane).map(|shape| &*shape.label).collect();
    assert_eq!(labels, ["0", "12"], "those whose first row is in view");
    let frames: Vec<[f64; 2]> = drawn.iter().filter(|shape| shape.kind == ShapeKind::Cell).flat_map(points).collect();
    for line in drawn.iter().filter(|shape| shape.kind == ShapeKind::Lane) {
        let immortal: u32 = line.label.parse().expect("a value");
        let t = (points(line)[0][0] - points(line)[0][1]) as u64;
        for k in 1..600 - t {
            let framed = frames.contains(&[(t + k) as f64, k as f64]);
            let even = k.trailing_zeros() % 2 == 0;
            assert_eq!(value(&mut table, t + k, k) == immortal, even != framed, "{}_{k}", t + k);
        }
        for (n, k) in (2 * t + 1..600).flat_map(|n| (1..600).map(move |k| (n, k))) {
            assert!(value(&mut table, n, k) != immortal || n == t + k, "{n}_{k}");
        }
    }
}

/// Stairs, inner columns, triangles and copies of MEM lie where its values say.
#[test]
fn the_structure_of_mem_is_drawn_where_it_is() {
    let mut table = source("mem", "k", 3_000);
    let rows = 900..1_100;
    let [stair, inner] = ["stair", "inner"].map(|name| shapes(&mut table, "k", name, rows.clone(), 0..60).remove(0));
    let step_at = |line: &Shape, n: u64| {
        let points = points(line);
        let pair = points.chunks(2).find(|pair| pair[0][0] <= n as f64 && (n as f64) < pair[1][0]).expect("a step");
        pair[0][1] as u64
    };
    for n in rows.clone() {
        let (a, theta) = (step_at(&stair, n), step_at(&inner, n));
        let mut at = |k: u64| u64::from(value(&mut table, n, k));
        assert!(at(a) == n / a && at(a - 1) != n / (a - 1), "the stair of row {n}");
        assert!(at(theta) == n / a && (theta == 1 || at(theta - 1) != n / a), "the inner columns of row {n}");
    }
    for triangle in shapes(&mut table, "k", "blocks", rows.clone(), 0..60) {
        let corners = points(&triangle);
        let (start, end, right) = (corners[0][0] as u64, corners[2][0] as u64, corners[1][1] as u64);
        for n in (start.max(900)..end.min(1_100)).filter(|n| *n >= start + 4) {
            let has = |k: &u64| value(&mut table, n, *k).to_string() == triangle.label;
            assert_eq!((1..right).filter(has).min(), Some(n - start + 1), "row {n}");
        }
    }
    let copies = shapes(&mut table, "k", "copies", rows, 0..60);
    assert!(copies.len() >= 5);
    for copy in copies {
        let corners = points(&copy);
        let (start, length) = (corners[0][0] as u64, (corners[2][0] - corners[0][0]) as u64);
        let raised: u32 = copy.label.split(" + ").nth(1).and_then(|text| text.parse().ok()).expect("a number");
        for (r, k) in (0..length).flat_map(|r| (4..=length).map(move |k| (r, k))) {
            assert_eq!(value(&mut table, start + r, k), raised + value(&mut table, r, k), "row {start} + {r}, {k}");
        }
    }
    assert!(shapes(&mut table, "k", "blocks", 0..1_000_000_000_000, 0..60).len() > 100, "from afar some are drawn");
}

/// In MNEM the framed cells are those whose value is not the mex of what removals lead to, and the dashes at the parabola are
/// where those cells stand in any even column.
#[test]
fn cells_that_must_grow_are_framed() {
    let mut table = source("mnem", "k", 700);
    let frames = shapes(&mut table, "k", "grow", 0..500, 0..40);
    let framed: Vec<(u64, u64)> = points(&frames[0]).iter().map(|[n, k]| (*n as u64, *k as u64)).collect();
    assert!(framed.contains(&(2, 2)), "the paper’s own");
    for n in 0..500 {
        let mut seen = Vec::new();
        for k in (1..=n).rev() {
            seen.push(value(&mut table, n - k, k));
            let mex = (0..).find(|value| !seen.contains(value)).expect("a value");
            assert_eq!(value(&mut table, n, k) != mex, framed.contains(&(n, k)), "{n}_{k}");
        }
    }
    let dashes = shapes(&mut table, "k", "grow", 0..650, 0..40);
    assert!(dashes.iter().all(|dash| dash.kind == ShapeKind::Line));
    let eight = dashes.iter().find(|dash| dash.at[1].total_cmp(&8.5).is_eq()).expect("column 8");
    assert_eq!(eight.at, [56.0, 8.5, 63.0, 8.5], "rows 56 to 62");
    assert!(framed.contains(&(56, 8)) && framed.contains(&(62, 8)) && !framed.contains(&(63, 8)));
    assert!(shapes(&mut table, "k", "grow", 0..1_000_000, 0..40).len() <= 200);
}
