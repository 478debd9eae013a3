//! A graph: every texel counts exactly the heaps whose value it covers.

use nimscope::engine::{Engine, OneHeap, Quantity, Reduce, Sequence};
use nimscope::grow::Refusal;
use nimscope::paper;
use nimscope::paper::{Spec, open};
use nimscope::table::{Axis, CEILING, Cut, SIDE, TileRequest, UNKNOWN, flipped};
use proptest::prelude::*;

/// A sequence that is given.
struct Given(Vec<u32>);

impl Sequence for Given {
    fn heaps(&self) -> u64 {
        self.0.len() as u64
    }

    fn grow(&mut self, _: u64, _: u64) -> Result<(), Refusal> {
        Ok(())
    }

    fn value(&self, n: u64) -> u32 {
        self.0[n as usize]
    }
}

fn cut(engine: &mut dyn Engine, levels: (u32, u32), place: (u64, u64), work: u64) -> Vec<u32> {
    let mut cut = Cut::new(TileRequest {
        level_n: levels.0,
        level_k: levels.1,
        row: place.0,
        column: place.1,
        axis: Axis::Graph,
        columns: u64::MAX,
        reduce: Reduce::Keep,
        quantity: Quantity::Value,
    });
    while !cut.step(engine, work) {}
    cut.into_texels()
}

/// The texels of a tile straight from their definition: for each block of heaps and of values, how many heaps.
fn counted(values: &[u32], levels: (u32, u32), place: (u64, u64)) -> Vec<u32> {
    let side = SIDE as u64;
    let texel = |y: u64, x: u64| {
        let (top, left) = ((place.0 * side + y) << levels.0, (place.1 * side + x) << levels.1);
        let heaps = left.min(values.len() as u64)..(left + (1 << levels.1)).min(values.len() as u64);
        if heaps.is_empty() {
            return UNKNOWN;
        }
        let covered = top..top + (1 << levels.0);
        heaps.filter(|&n| covered.contains(&flipped(u64::from(values[n as usize])))).count() as u32
    };
    (0..side).flat_map(|y| (0..side).map(move |x| (y, x))).map(|(y, x)| texel(y, x)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn a_texel_counts_exactly(
        values in prop::collection::vec(prop_oneof![0u32..40, 0u32..2_000], 0..1_500),
        levels in (0u32..5, 0u32..4),
        place in (0u64..3, 0u64..3),
        work in prop_oneof![Just(1u64), Just(5_000), Just(u64::MAX)],
    ) {
        // From the lowest values upwards.
        let place = (bottom(levels.0) - place.0, place.1);
        let expected = counted(&values, levels, place);
        let heaps = values.len() as u64;
        let mut engine = OneHeap::new(Given(values), heaps);
        prop_assert_eq!(cut(&mut engine, levels, place, work), expected);
    }
}

/// Whatever the level, all heaps are counted, each once.
#[test]
fn the_texels_of_all_tiles_count_every_heap_once() {
    let mut engine = open(&Spec::parse("maximum?f=floor(sqrt(n))").expect("a game"));
    while engine.rows() < 20_000 {
        engine.advance(100_000);
    }
    for levels in [(0, 0), (0, 5), (3, 2), (9, 11)] {
        let tiles = |most: u64, level: u32| 0..=most >> level >> SIDE.ilog2();
        let places = tiles(200, levels.0)
            .flat_map(|row| tiles(engine.rows(), levels.1).map(move |column| (bottom(levels.0) - row, column)));
        let places: Vec<(u64, u64)> = places.collect();
        let texels = places.into_iter().flat_map(|place| cut(&mut *engine, levels, place, 10_000));
        let total: u64 = texels.filter(|&count| count != UNKNOWN).map(u64::from).sum();
        assert_eq!(total, engine.rows(), "levels {levels:?}");
    }
}

/// Heaps that are not known yet are columns that are not known, and not columns of zeros.
#[test]
fn a_graph_becomes_known_across() {
    let mut engine = OneHeap::new(Given(vec![0, 1, 0, 2]), 4);
    assert!(Axis::Graph.grows_across());
    assert_eq!(Axis::Graph.known_lines(&engine), 4, "columns");
    let texels = cut(&mut engine, (0, 0), (bottom(0), 0), 1);
    let row = |value: usize| &texels[(SIDE - 1 - value) * SIDE..][..6];
    assert_eq!(row(0), [1, 0, 1, 0, UNKNOWN, UNKNOWN], "the value 0 is the last row");
    assert_eq!(row(2), [0, 0, 0, 1, UNKNOWN, UNKNOWN], "and 2 lies above it");
}

/// The tile with the lowest values.
fn bottom(level: u32) -> u64 {
    (CEILING >> level >> SIDE.ilog2()) - 1
}

/// Every value of every graph lies below the ceiling, which is the edge of a tile however far one zooms out.
#[test]
fn the_ceiling_is_high_enough() {
    for entry in paper::entries() {
        let spec = Spec::parse(entry.name).expect("a game");
        if Axis::Graph.suits(&spec) {
            assert!(Axis::Graph.extent(&spec).0 <= CEILING, "{}", entry.name);
            assert_eq!(Axis::Graph.rows(&spec).end, CEILING);
        }
    }
    assert!((0..=16).all(|level| CEILING.is_multiple_of((SIDE as u64) << level)));
}
