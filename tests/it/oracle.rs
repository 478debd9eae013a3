//! Every fast engine against the slow one, cell by cell and texel by texel.

use nimscope::engine::naive::{self, Naive};
use nimscope::engine::{Band, Columns, Engine, Quantity, Reduce, Texels, visit};
use nimscope::game::{Cell, Position};
use nimscope::paper::{Spec, open};
use proptest::prelude::*;

/// The rows that the oracle is asked for; its cost grows like the cube.
const ROWS: u64 = 160;

/// The same for one game: where two removals are remembered, its cost grows like the fourth power.
fn rows_of(text: &str) -> u64 {
    if text.starts_with("recent") { 64 } else { ROWS }
}

/// What the texels of a band show, by an engine that looks at them for this much work at a time.
pub(super) fn shown_by(engine: &mut dyn Engine, band: Band, work: u64) -> Vec<u32> {
    let mut texels = Texels::new(band);
    while !texels.is_done() {
        engine.look(&mut texels, work);
    }
    texels.shown().collect()
}

/// The engine under test, grown to `rows` in chunks of an odd size, and its oracle.
fn twins(text: &str, rows: u64) -> (Box<dyn Engine>, Naive<Spec>) {
    let spec = Spec::parse(text).expect("a spec");
    let mut fast = open(&spec);
    while fast.rows() < rows {
        fast.advance(777);
        assert_eq!(fast.refusal(), None, "{text}");
    }
    (fast, Naive::of(spec, rows))
}

/// Compares every cell of the first rows.
fn check_cells(text: &str, rows: u64, columns: u64) {
    let (mut fast, mut slow) = twins(text, rows);
    for n in 0..rows {
        for k in 0..columns {
            let at = Cell { row: n, column: k };
            assert_eq!(fast.value(at), Some(slow.cell(at)), "{text} at {at:?}");
        }
        let slow: &mut dyn Engine = &mut slow;
        assert_eq!(fast.frontier(n), slow.frontier(n), "{text}, frontier of row {n}");
    }
}

fn reduces() -> impl Strategy<Value = Reduce> {
    prop_oneof![
        Just(Reduce::Sample),
        Just(Reduce::Smallest),
        Just(Reduce::Largest),
        Just(Reduce::Keep),
        (0u32..40).prop_map(Reduce::Contains),
    ]
}

/// Bands of every shape: rows that need not be aligned, columns of equal width or listed with overlaps.
fn bands(frontier: bool, most: u64) -> impl Strategy<Value = Band> {
    let rows = (0..most - 1, 1u64..40).prop_map(move |(start, length)| start..(start + length).min(most));
    let uniform = (0..most + 40, 1u64..20, 1u64..2 * most - 20).prop_map(|(start, width, all)| Columns::Uniform {
        start,
        width,
        end: start + all.min(24 * width),
    });
    let listed = prop::collection::vec((0u64..4, 1u64..6), 1..24).prop_map(|steps| {
        let mut start = 0;
        let mut end = 0;
        let interval = |(step, width): (u64, u64)| {
            start += step;
            end = end.max(start + width);
            start..end
        };
        Columns::Listed(steps.into_iter().map(interval).collect())
    });
    let below = prop::bool::ANY.prop_map(move |below| match below && frontier {
        true => Quantity::BelowFrontier,
        false => Quantity::Value,
    });
    (rows, prop_oneof![uniform, listed], reduces(), below).prop_map(|(rows, columns, reduce, quantity)| Band {
        rows,
        columns,
        reduce,
        quantity,
    })
}

/// The same three properties for every engine of the catalogue.
macro_rules! agrees_with_naive {
    ($($module:ident: $name:literal),*) => {
        /// The specs that are compared.
        const COMPARED: &[&str] = &[$($name),*];

        $(
        mod $module {
            use super::*;

            #[test]
            fn in_every_cell_of_the_first_rows() {
                check_cells($name, rows_of($name), rows_of($name) + 40);
            }

            #[test]
            fn in_random_bands() {
                let frontier = Spec::parse($name).expect("a spec").entry().frontier;
                let (mut fast, mut slow) = twins($name, rows_of($name));
                let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig::with_cases(600));
                let fast = std::cell::RefCell::new(&mut fast);
                let slow = std::cell::RefCell::new(&mut slow);
                runner
                    .run(&(bands(frontier, rows_of($name)), 0u64..3_000), |(band, work)| {
                        let want = slow.borrow_mut().shown(&band);
                        prop_assert_eq!(shown_by(&mut ***fast.borrow_mut(), band, work), want);
                        Ok(())
                    })
                    .unwrap_or_else(|failure| panic!("{failure}"));
            }

            #[test]
            fn and_does_not_answer_beyond_what_it_knows() {
                let (mut fast, _) = twins($name, 10);
                let rows = fast.rows();
                assert_eq!(fast.value(Cell { row: rows, column: 1 }), None);
                assert_eq!(fast.value(Cell { row: fast.limit(), column: 1 }), None);
            }

            #[test]
            fn and_grows_by_little_when_asked_for_little() {
                let mut fast = open(&Spec::parse($name).expect("a spec"));
                let before = fast.rows();
                fast.advance(1);
                assert!(fast.rows() <= before + 64, "{} rows for one step of work", fast.rows() - before);
            }
        }
        )*
    };
}

agrees_with_naive!(
    mem: "mem", mem_plus: "memplus", mem_zero: "mem0", perturbed: "perturbed?free=1,5,20-26",
    mimic: "mimic?r=2&c=2", mimic_before: "mimic?r=2&c=1", mimic_between: "mimic?r=3&c=2", recent: "recent?r=2&b=34", dudeney: "dudeney?Y=7", take_away: "takeaway?f=2k",
    typed: "memgame?F=j != k and j != 2k", typed_pairs: "memgame?F=(j < k - 1 or j > k + 1 or n mod 7 = 0) and j != 5", typed_window: "memgame?F=floor(k/2) <= j <= 2k + 1", typed_dense: "memgame?F=gcd(j, k + n) = 1", imark: "imark?S=1&D=2,3", mark: "mark?S=1,3&D=2&round=floor&end=0",
    dynamic: "dynamic?f=ceil(3n/2)&misere=0", misere: "dynamic?f=(5n+2) mod 8&misere=1", misere_halves: "dynamic?f=floor(n/2)&misere=1", maximum: "maximum?f=floor(sqrt(n))", passing: "maximum?f=floor(n/2)&pass=1", minimum: "minimum?f=floor(n/3)",
    serial: "serial?heaps=3,5,4,1,6", max_nim: "maxnim?d=7/4&pass=0", max_nim_with_a_pass: "maxnim?d=7/4&pass=1"
);

/// Rules of every shape: rising, falling, jumping, constant.
fn number_rules(variable: &'static str) -> impl Strategy<Value = String> {
    prop_oneof![
        (0u64..6, 0u64..9).prop_map(move |(a, b)| format!("{a}*{variable} + {b}")),
        (1u64..6, 1u64..6).prop_map(move |(a, b)| format!("floor({a}*{variable}/{b})")),
        (2u64..9, 0u64..9).prop_map(move |(m, b)| format!("({variable} * 5 + {b}) mod {m}")),
        (1u64..20).prop_map(move |c| format!("if({variable} <= {c}, {} - {variable}, {variable})", c + 1)),
        (1u64..4).prop_map(move |a| format!("ceil({a}*sqrt({variable}))")),
        (0u64..9).prop_map(move |c| c.to_string()),
    ]
}

fn set_rules() -> impl Strategy<Value = String> {
    prop_oneof![
        (1u64..5, 0u64..4).prop_map(|(a, b)| format!("j >= {a}*k - {b}")),
        (2u64..7, 0u64..6).prop_map(|(m, r)| format!("(j + k) mod {m} != {r}")),
        (0u64..5, 0u64..5).prop_map(|(a, b)| format!("{{1, k + {a}, {a}..{b}*k}}")),
        (1u64..4).prop_map(|a| format!("gcd(j, k + {a}) = 1")),
        (1u64..4, 0u64..4, 2u64..9).prop_map(|(a, b, c)| format!("j != {a}k + {b} and (j != k or n < {c})")),
        (1u64..4, 0u64..3).prop_map(|(a, b)| format!("j < {a}k - {b} or j > {a}k + {b} or n mod 5 = {b}")),
        (1u64..4, 1u64..4).prop_map(|(a, b)| format!("floor(k/{a}) <= j <= {b}k + 1")),
        (1u64..5).prop_map(|a| format!("n + j != {a}k")),
    ]
}

fn sets(least: u64) -> impl Strategy<Value = String> {
    prop::collection::btree_set(least..9, 1..4)
        .prop_map(|set| set.iter().map(u64::to_string).collect::<Vec<_>>().join(","))
}

/// Every game with random parameters.
fn specs() -> impl Strategy<Value = String> {
    prop_oneof![
        (1u64..20).prop_map(|most| format!("dudeney?Y={most}")),
        prop::collection::btree_set(1u64..40, 1..7).prop_map(|free| {
            format!("perturbed?free={}", free.iter().map(u64::to_string).collect::<Vec<_>>().join(","))
        }),
        (1u64..6, 0u64..6).prop_map(|(r, c)| format!("mimic?r={r}&c={}", c % r + 1)),
        (1u64..3, 0u64..40).prop_map(|(r, b)| format!("recent?r={r}&b={}", if r == 1 { 0 } else { b })),
        number_rules("k").prop_map(|f| format!("takeaway?f={f}")),
        set_rules().prop_map(|f| format!("memgame?F={f}")),
        (sets(1), sets(2)).prop_map(|(s, d)| format!("imark?S={s}&D={d}")),
        (2u64..7, 2u64..14).prop_map(|(t, d)| format!("imark?t={t}&d={d}")),
        (sets(1), sets(2), "floor|ceil", 0..2).prop_map(|(s, d, r, e)| format!("mark?S={s}&D={d}&round={r}&end={e}")),
        (number_rules("n"), 0..2).prop_map(|(f, misere)| format!("dynamic?f={f}&misere={misere}")),
        (number_rules("n"), 0..2).prop_map(|(f, pass)| format!("maximum?f={f}&pass={pass}")),
        number_rules("n").prop_map(|f| format!("minimum?f={f}")),
        (21u64..90, 1u64..20, 0..2).prop_map(|(p, q, pass)| format!("maxnim?d={p}/{q}&pass={pass}")),
        prop::collection::vec(0u64..9, 1..6).prop_map(|heaps| format!(
            "serial?heaps={}",
            heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(",")
        )),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn every_game_with_random_parameters(text in specs()) {
        let one_heap = Spec::parse(&text).expect("a spec").entry().layout == nimscope::game::catalogue::Layout::Strip;
        if one_heap { check_cells(&text, 150, 2) } else { check_cells(&text, 32, 40) }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    /// Whether f rises, falls or jumps: a block is reduced by its bounds as it is by its cells.
    #[test]
    fn bounds_show_what_cells_show(f in number_rules("k"), band in bands(false, ROWS), work in 0u64..3_000) {
        let (mut fast, _) = twins(&format!("takeaway?f={f}"), ROWS);
        let mut visited = Texels::new(band.clone());
        while !visited.is_done() {
            visit::look(&mut *fast, &mut visited, work, |n, k| Some(Cell { row: n, column: k }));
        }
        prop_assert_eq!(shown_by(&mut *fast, band, work), visited.shown().collect::<Vec<u32>>());
    }
}

#[test]
fn mnem_agrees_with_its_slow_twin() {
    let rows = 40;
    let spec = Spec::parse("mnem").expect("a spec");
    let slow = naive::label(&spec, rows);
    let mut fast = open(&spec);
    while fast.rows() < rows {
        fast.advance(1000);
    }
    for n in 1..rows {
        for k in 1..=n + 3 {
            let at = Cell { row: n, column: k };
            let want = if k > n { Some(0) } else { slow.get(&Position::with(n, k)).copied() };
            assert_eq!(fast.value(at), want, "{at:?}");
        }
    }
    assert!(slow.len() as u64 == rows * (rows - 1) / 2, "every position is labelled");
}

#[test]
fn every_game_of_the_catalogue_is_compared() {
    let compared = |name: &str| COMPARED.iter().any(|spec| spec.split('?').next() == Some(name));
    for entry in nimscope::paper::entries() {
        // MNEM is loopy, so it has a twin of its own; two heaps with one memory are compared where they are small.
        assert!(compared(entry.name) || ["mnem", "global"].contains(&entry.name), "{} has no oracle", entry.name);
    }
}

/// MEM far enough to fill several pages, from a plain walk over all columns of every row.
#[test]
fn mem_agrees_with_a_plain_walk_over_pages() {
    let rows = 700;
    let mut plain = vec![vec![0_u32; rows + 2]; rows];
    for n in 1..rows {
        let mut taken = vec![false; n + 2];
        for k in (1..=n).rev() {
            taken[plain[n - k][k] as usize] = true;
            plain[n][k] = taken.iter().take_while(|&&taken| taken).count() as u32;
        }
        plain[n][0] = plain[n][1];
    }
    let (mut fast, _) = twins("mem", rows as u64);
    for (n, row) in plain.iter().enumerate() {
        for (k, &value) in row.iter().enumerate() {
            assert_eq!(fast.value(Cell { row: n as u64, column: k as u64 }), Some(value), "{n}_{k}");
        }
    }
    for (start, end) in [(0, 512), (256, 512), (240, 272), (16, 700), (255, 257), (512, 640)] {
        for (reduce, pick) in [(Reduce::Smallest, false), (Reduce::Largest, true)] {
            let columns = Columns::Uniform { start: 0, width: 3, end: 300 };
            let band = Band { rows: start..end, columns, reduce, quantity: Quantity::Value };
            for (i, texel) in shown_by(&mut *fast, band, 1_000).into_iter().enumerate() {
                let cells = (start..end).flat_map(|n| plain[n as usize][3 * i..3 * i + 3].iter().copied());
                let want = if pick { cells.max() } else { cells.min() };
                assert_eq!(Some(texel), want, "rows {start}..{end}, texel {i}");
            }
        }
    }
}
