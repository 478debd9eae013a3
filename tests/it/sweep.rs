//! A sweep: every row is its own game, whatever the parameter and the budget, and a cell is explained by that game.

use nimscope::engine::{Engine, SweepValues};
use nimscope::game::Cell;
use nimscope::game::numbers::Ratio;
use nimscope::grow;
use nimscope::paper::{Spec, open};
use nimscope::table::{Axis, SWEEP_COLUMNS, Source};
use proptest::prelude::*;

/// The first heaps of a game, by its own engine.
fn own_values(spec: &Spec, heaps: u64) -> Vec<u32> {
    let mut engine = open(spec);
    while engine.rows() < heaps.min(engine.limit()) {
        engine.advance(10_000);
    }
    (0..heaps).map_while(|n| engine.value(Cell { row: n, column: 0 })).collect()
}

fn row(engine: &mut dyn Engine, row: u64, heaps: u64) -> Vec<u32> {
    (0..heaps).map_while(|k| engine.value(Cell { row, column: k })).collect()
}

/// Grows a sweep by this budget at a time, and compares every row with its game.
fn check(spec: &str, axis: &str, work: u64) {
    let spec = Spec::parse(spec).expect("a game of the catalogue");
    let Some(Axis::Sweep(sweep)) = Axis::parse(axis) else { panic!("{axis} is not a sweep") };
    assert!(Axis::Sweep(sweep).suits(&spec), "{axis} suits {spec}");
    let specs = sweep.specs(&spec);
    assert_eq!(specs.len(), sweep.values().len(), "{axis}: a game a row");
    let games = specs.clone();
    let mut swept = SweepValues::new(games.len() as u64, 200, move |game| open(&games[game as usize]));
    assert_eq!(swept.limit(), specs.len() as u64);
    grow::finish(&mut swept, work).expect("every rule has its values");
    for (place, (game, value)) in (0..).zip(specs.iter().zip(sweep.values())) {
        let (_, given) = game.parameters().iter().find(|(key, _)| *key == sweep.parameter()).expect("the parameter");
        assert_eq!(given, &value.to_string(), "{axis}, row {place}");
        assert_eq!(row(&mut swept, place, 300), own_values(game, 200), "{game}");
    }
    assert_eq!(swept.value(Cell { row: swept.rows(), column: 0 }), None, "beyond the last game");
}

#[test]
fn every_row_is_its_game() {
    check("maxnim?d=7/4", "sweep:d:13/12-4:5", 1);
    check("maxnim?d=7/4&pass=1", "sweep:d:3/2-3:6", 100_000);
    check("imark?t=3&d=4", "sweep:d:2-20", 7_000);
    check("imark?t=3&d=4", "sweep:t:2-12", 1_000_000);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn every_row_is_its_game_for_any_bounds(p in 2u64..40, q in 1u64..12, more in 0u64..3, denominator in 1u64..9) {
        let from = Ratio::new(p + q, q).expect("a ratio above 1");
        let to = Ratio::new(p + q + more * q, q).expect("a ratio");
        // Without a value between the bounds there is no sweep.
        let text = format!("sweep:d:{from}-{to}:{denominator}");
        if Axis::parse(&text).is_some_and(|axis| axis.extent(&Spec::parse("maxnim").expect("a game")).0 > 0) {
            check("maxnim?d=2", &text, 5_000);
        }
    }

    #[test]
    fn every_row_is_its_game_for_any_integers(t in 2u64..30, from in 2u64..200, more in 0u64..8) {
        check(&format!("imark?t={t}&d=4"), &format!("sweep:d:{from}-{}", from + more), 5_000);
    }
}

/// A cell is explained as a heap of its row's game, and says which game that is.
#[test]
fn a_cell_is_explained_by_the_game_of_its_row() {
    let spec = Spec::parse("maxnim?d=7/4").expect("a game");
    let axis = Axis::parse("sweep:d:2-3:2").expect("a sweep: 2, 5/2, 3");
    let mut source = Source::new(spec, axis).expect("a table");
    while source.engine.rows() < 3 {
        source.engine.advance(100_000);
    }
    let cell = source.inspect(Cell { row: 1, column: 9 });
    let game = Spec::parse("maxnim?d=5/2").expect("the game of row 1");
    assert_eq!(cell.small(), own_values(&game, 10).last().copied());
    assert_eq!(cell.small(), source.engine.value(Cell { row: 1, column: 9 }));
    assert_eq!((cell.cell, cell.name.as_str()), (Cell { row: 1, column: 9 }, "9 at d = 5/2"));
    assert!(cell.spoken.starts_with("d = 5/2, heap 9: nim value "), "{}", cell.spoken);
    assert!(cell.facts.iter().any(|fact| fact.text == "⌈n/d⌉ = 4"), "the bound of d = 5/2");
    assert_eq!(axis.extent(source.spec()), (3, SWEEP_COLUMNS));
}
