//! Tables of rows that begin far out: their axis, what is cut from them, drawn over them and said of their cells.

use nimscope::engine::{Engine, UNKNOWN};
use nimscope::game::Cell;
use nimscope::grow::Refusal;
use nimscope::paper::Spec;
use nimscope::table::{
    Axis, Cut, FAR_TABLE, Inspection, Numbers, Outcome, SIDE, ShapeKind, Source, TileRequest, chart, numbers,
    rows_around, source_name,
};
use nimscope::{link, paper};
use proptest::prelude::*;

fn mem() -> Spec {
    Spec::parse("mem").expect("a spec")
}

/// MEM as an axis shows it, known before row `end`.
fn opened(axis: Axis, end: u64) -> Source {
    let mut source = Source::new(mem(), axis).expect("a table");
    while source.engine.rows() < end {
        source.engine.advance(1_000_000);
    }
    source
}

#[test]
fn an_axis_of_rows_prints_as_it_is_parsed_and_suits_few() {
    assert_eq!(Axis::parse("rows:3000000"), Some(Axis::Rows(3_000_000)));
    assert_eq!(Axis::Rows(3_000_000).to_string(), "rows:3000000");
    for wrong in ["rows", "rows:", "rows:x", "rows:-1", "rows:1.5", "rows:1:2"] {
        assert_eq!(Axis::parse(wrong), None, "{wrong}");
    }
    for entry in paper::entries() {
        let spec = Spec::parse(entry.name).expect("a spec");
        assert_eq!(Axis::Rows(5_000).suits(&spec), entry.far_rows > 0, "{}", entry.name);
        assert_eq!(Source::new(spec, Axis::Rows(5_000)).is_ok(), entry.far_rows > 0, "{}", entry.name);
    }
    assert!(Axis::Rows(100_000_000).suits(&mem()) && !Axis::Rows(100_000_001).suits(&mem()));
}

#[test]
fn a_row_is_shown_with_some_above_it_in_a_table_that_begins_at_a_round_one() {
    for n in [1_000_000, 1_000_007, 1_000_008, 3_141_592, 99_999_999, 100_000_000] {
        let axis = rows_around(&mem(), n).expect("an axis");
        let shape = chart(&mem(), axis);
        assert!(shape.first.is_multiple_of(1_000) && shape.first + 8 <= n && n < shape.rows, "{n}: {axis}");
        assert_eq!((shape.first, shape.home, shape.far, shape.own), (axis.first(), Axis::Memory, true, false));
        assert_eq!(shape.rows, (shape.first + FAR_TABLE).min(100_000_001));
        assert_eq!(shape.source, source_name(&mem(), axis));
        assert_ne!(shape.source, source_name(&mem(), Axis::Memory));
    }
    let told = |spec: &str| rows_around(&Spec::parse(spec).expect("a spec"), 100_000_001).expect_err("too far");
    let far = "the rows of mem are shown up to n = 100000000, so not n = 100000001";
    assert_eq!(told("mem"), Refusal::TooFar(far.to_owned()));
    assert_eq!(told("mem0"), Refusal::Missing("the rows of mem0 begin at 0".to_owned()));
}

#[test]
fn labels_say_how_the_rows_are_known() {
    assert_eq!(Axis::Rows(40_000).labels(&mem()).1, "last removal k, certified rows");
    assert_eq!(Axis::Rows(100).labels(&mem()).1, "last removal k, computed rows");
    assert_eq!(Axis::Rows(40_000).row_names([40_000, 40_007]), ["40000", "40007"]);
    let mut source = opened(Axis::Rows(40_000), 40_002);
    let Numbers { corner, columns, rows, .. } =
        numbers(&mut *source.engine, Axis::Rows(40_000), 39_999..=40_001, 3..=4).expect("few cells");
    assert_eq!((corner, columns), (["n", "k"], vec!["3".to_owned(), "4".to_owned()]));
    assert_eq!(rows.iter().map(|row| row.label.as_str()).collect::<Vec<_>>(), ["39999", "40000", "40001"]);
    assert!(rows[0].values.iter().all(Option::is_none) && rows[1].values.iter().all(Option::is_some));
}

/// A tile of one cell a texel, from the row and the column of the tile.
fn tile(engine: &mut dyn Engine, axis: Axis, level: u32, row: u64) -> Vec<u32> {
    let (reduce, quantity) = (nimscope::engine::Reduce::Largest, nimscope::engine::Quantity::Value);
    let request =
        TileRequest { level_n: level, level_k: level, row, column: 0, axis, columns: 1 << 30, reduce, quantity };
    let mut cut = Cut::new(request);
    while !cut.step(engine, 10_000) {}
    cut.into_texels()
}

#[test]
fn tiles_are_those_of_the_whole_table_from_the_first_row_on() {
    let (first, end) = (20_000, 22_000);
    let mut far = opened(Axis::Rows(first), end);
    let mut whole = opened(Axis::Memory, end);
    for level in 0..4 {
        let side = (SIDE as u64) << level;
        for row in first / side..end / side {
            let shown = tile(&mut *far.engine, Axis::Rows(first), level, row);
            let expected = tile(&mut *whole.engine, Axis::Memory, level, row);
            for (y, (shown, expected)) in shown.chunks(SIDE).zip(expected.chunks(SIDE)).enumerate() {
                let n = (row * SIDE as u64 + y as u64) << level;
                match n + (1 << level) {
                    after if after <= first => assert!(shown.iter().all(|&texel| texel == UNKNOWN), "row {n}"),
                    // A block that begins before the table shows the rows that the table has.
                    _ if n < first => assert!(shown.iter().all(|&texel| texel != UNKNOWN), "row {n}"),
                    _ => assert_eq!(shown, expected, "row {n}, level {level}"),
                }
            }
        }
    }
}

#[test]
fn the_parabola_and_the_dominated_rows_lie_where_the_whole_table_has_them() {
    let names = ["parabola", "rows"];
    let axis = Axis::Rows(30_000);
    let far = opened(axis, 30_000).marks(axis, &names, 29_000..31_000, 0..400);
    let whole = opened(Axis::Memory, 1).marks(Axis::Memory, &names, 30_000..31_000, 0..400);
    assert_eq!(far, whole);
    assert_eq!(far[0].shapes[0].at[..2], [30_000.0, 30_000.0_f64.sqrt()]);
    assert!(far[1].shapes.iter().any(|shape| shape.kind == ShapeKind::Row && shape.at[0] as u64 == 30_275), "173·175");
}

fn known(inspection: &Inspection) -> &str {
    &inspection.facts.iter().find(|fact| fact.label == "How it is known").expect("a fact").text
}

#[test]
fn a_cell_says_how_it_is_known_and_what_is_not() {
    let mut source = opened(Axis::Rows(40_000), 40_600);
    let near = source.inspect(Cell { row: 40_002, column: 5 });
    assert_eq!(near.name, "40002_5");
    assert!(near.spoken.starts_with("heap 40002, last removal 5: nim value "), "{}", near.spoken);
    assert!(known(&near).starts_with("Certified: whatever the rows before 31\u{202f}500 are, this is the value."));
    assert!(
        near.options
            .summary
            .contains("of its options lie in rows before 40\u{202f}000, which this table does not hold"),
        "{}",
        near.options.summary
    );
    let proved = source.inspect(Cell { row: 40_002, column: 300 });
    assert_eq!(known(&proved), "Proved: Theorem 3.1 of Memgames.");
    assert_eq!(proved.facts.iter().filter(|fact| fact.label == "How it is known").count(), 1);
    let lost = source.inspect(Cell { row: 40_002, column: 40_003 });
    assert_eq!((lost.small(), lost.outcome), (Some(0), Some(Outcome::P)));
    assert_eq!(lost.options.summary, "No move: the next player loses.");
    assert_eq!(source.inspect(Cell { row: 39_999, column: 5 }).options.summary, "this table begins at row 40000");
    assert_eq!(source.inspect(Cell { row: 44_000, column: 5 }).options.summary, "not certified yet");
    let mut computed = opened(Axis::Rows(50), 60);
    assert_eq!(known(&computed.inspect(Cell { row: 55, column: 2 })), "Computed: every row before is.");
}

#[test]
fn links_hold_true_rows() {
    let parsed = link::parse("mem?axis=rows:3000000");
    assert_eq!(parsed.problems, [] as [&str; 0]);
    let printed = "mem?v=1&n=3000000-3000400&k=0-400&axis=rows:3000000";
    assert_eq!(link::print(&parsed.state), printed);
    assert_eq!(link::parse(printed).state, parsed.state);
    let problem = |link: &str| link::parse(link).problems.join(" ");
    assert!(problem("mem?axis=rows:100000001").contains("begins beyond the last row of MEM, 100000000"));
    assert!(problem("mem0?axis=rows:5").contains("does not fit mem0"));
    let before = "lies before the beginning of the table; the rows 3000000-3000400 are shown.";
    assert!(problem("mem?axis=rows:3000000&n=0-400").contains(before), "{}", problem("mem?axis=rows:3000000&n=0-400"));
    let cell = "lies outside the table of MEM, which has rows 3000000-3004095 and columns 0-999999999";
    assert!(problem("mem?axis=rows:3000000&cell=7,3").contains(cell));
    assert_eq!(link::parse("mem?axis=rows:3000000&cell=3000001,3").state.cell, Some([3_000_001, 3]));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    /// What is said of a cell is what the whole table says, whose options are looked at one by one.
    #[test]
    fn explanations_are_those_of_the_whole_table(
        first in 0u64..30_000,
        cells in prop::collection::vec((0u64..900, prop_oneof![0u64..200, 0u64..40_000]), 12)
    ) {
        let mut far = opened(Axis::Rows(first), first + 900);
        let mut whole = opened(Axis::Memory, first + 900);
        for (row, k) in cells {
            let at = Cell { row: first + row, column: k };
            let (shown, expected) = (far.inspect(at), whole.inspect(at));
            prop_assert_eq!(shown.value, expected.value, "{:?}", at);
            prop_assert_eq!(&shown.name, &expected.name);
            prop_assert_eq!(&shown.spoken, &expected.spoken);
            if shown.options.count == expected.options.count {
                prop_assert_eq!(&shown.options.sample, &expected.options.sample, "{:?}", at);
                prop_assert_eq!(&shown.options.summary, &expected.options.summary, "{:?}", at);
            } else {
                prop_assert!(row < (first + row).isqrt(), "only rows near the first lack options: {:?}", at);
            }
            prop_assert_eq!(shown.winning, expected.winning, "{:?}", at);
        }
    }
}
