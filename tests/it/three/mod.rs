//! A game whose position has three numbers, made of public names alone: nothing outside this folder knows of it.

mod entry;
mod rules;

use nimscope::engine::naive::Naive;
use nimscope::engine::{Engine, Quantity, Reduce};
use nimscope::game::{Cell, Position};
use nimscope::paper::{Spec, open};
use nimscope::table::{Axis, Cut, SIDE, Source, TileRequest, inspect, numbers};

/// The game with these parameters.
fn spec(most: u64, times: u64) -> Spec {
    let mut pairs = [("most", most), ("times", times)].map(|(name, value)| (name.to_owned(), value.to_string())).into();
    let (spec, problems) = Spec::of(&entry::ENTRY, &mut pairs);
    assert_eq!((problems, pairs), (vec![], vec![]));
    spec
}

fn grown(spec: &Spec, rows: u64) -> Box<dyn Engine> {
    let mut engine = open(spec);
    while engine.rows() < rows {
        engine.advance(1);
    }
    engine
}

const ROWS: u64 = 20;

fn cells() -> impl Iterator<Item = Cell> {
    (0..ROWS).flat_map(|row| (0..ROWS + 3).map(move |column| Cell { row, column }))
}

#[test]
fn every_slice_is_what_the_rules_say() {
    for (most, times) in [(0, 0), (1, 0), (1, 1), (3, 0), (3, 2), (3, 3)] {
        let spec = spec(most, times);
        let (mut fast, mut slow) = (grown(&spec, ROWS), Naive::of(spec.clone(), ROWS));
        for at in cells() {
            assert_eq!(fast.value(at), Some(slow.cell(at)), "{spec} at {at:?}");
            for count in 0..=most {
                let at = Position::of(&[at.row, at.column, count]);
                assert_eq!(spec.game().beside(&at), Some(slow.solve(&at).into()), "{spec} beside its table at {at:?}");
            }
        }
    }
}

/// Where nothing may be repeated, the game is MEM⁰.
#[test]
fn without_repetition_it_is_a_game_that_is_known() {
    let (mut own, mut known) = (grown(&spec(0, 0), ROWS), grown(&Spec::parse("mem0").expect("a game"), ROWS));
    for at in cells() {
        assert_eq!(own.value(at), known.value(at), "{at:?}");
    }
}

/// The inspector lists moves that leave the slice, with the values that they lead to.
#[test]
fn moves_beside_the_table_are_explained() {
    let spec = spec(3, 2);
    let mut engine = grown(&spec, ROWS);
    let mut oracle = Naive::of(spec.clone(), ROWS);
    let at = Cell { row: 19, column: 3 };
    let inspection = inspect(&spec, &mut *engine, at);
    let value = oracle.cell(at);
    assert_eq!((inspection.name.as_str(), inspection.small()), ("19_3,2", Some(value)));
    assert_eq!(inspection.spoken, format!("heap 19, memory 3, 2: nim value {value}, N-position"));
    let shown: Vec<u32> = inspection.options.sample.iter().map(|option| option.value).collect();
    assert_eq!(shown, (0..value).collect::<Vec<u32>>(), "each value below its own has an option");
    assert_eq!(inspection.options.count, 19);
    assert!(inspection.options.sample.iter().all(|option| option.cell.is_none()), "each move changes the count");
}

/// The third number is a parameter like any other, so that it is in the spec's text and has a slider.
#[test]
fn the_number_that_stands_is_a_parameter() {
    let spec = spec(3, 1);
    assert_eq!(spec.to_string(), "repeat?most=3&times=1");
    let next = spec.with("times", "2").expect("another slice");
    assert_eq!(next.slice().position(Cell { row: 9, column: 4 }), Position::of(&[9, 4, 2]));
    assert_eq!(spec.with("times", "ten"), None);
}

/// Tiles and numbers are cut from it as from any other table.
#[test]
fn its_map_is_cut_like_any_other() {
    let mut source = Source::new(spec(2, 1), Axis::Memory).expect("a table");
    while source.engine.rows() < ROWS {
        source.engine.advance(1);
    }
    let printed = numbers(&mut *source.engine, Axis::Memory, 0..=ROWS - 1, 0..=ROWS - 1).expect("a few numbers");
    assert_eq!((printed.rows.len() as u64, printed.columns.len() as u64), (ROWS, ROWS));
    let mut cut = Cut::new(TileRequest {
        level_n: 0,
        level_k: 0,
        row: 0,
        column: 0,
        axis: Axis::Memory,
        columns: ROWS,
        reduce: Reduce::Sample,
        quantity: Quantity::Value,
    });
    while !cut.step(&mut *source.engine, 1_000) {}
    let texels = cut.into_texels();
    for at in cells().filter(|at| at.column < ROWS) {
        let texel = texels[at.row as usize * SIDE + at.column as usize];
        assert_eq!(Some(texel), source.engine.value(at), "{at:?}");
    }
}
