//! What theory knows of single positions, against the rules; and that it knows what it should.

use nimscope::engine::naive::{self, Naive};
use nimscope::game::big::Big;
use nimscope::game::catalogue::Layout;
use nimscope::game::{Cell, Position};
use nimscope::paper::{Proved, Spec};
use proptest::prelude::*;

/// Compares whatever is known of the first heaps and columns, and says how many positions that were.
fn agrees(text: &str, heaps: u64) -> usize {
    let spec = Spec::parse(text).expect("a spec");
    let columns = match spec.entry().layout {
        Layout::Plane => heaps + 2,
        Layout::Strip if text.contains("pass=1") => 2,
        Layout::Strip => 1,
    };
    let mut oracle = Naive::of(spec.clone(), heaps);
    let cells = (0..heaps).flat_map(|n| (0..columns).map(move |k| (n, k)));
    let known = cells.filter_map(|(n, k)| {
        let Proved { value, by } = spec.game().known(&Big::from(n), &Big::from(k))?;
        assert_eq!(value, Big::from(oracle.cell(Cell { row: n, column: k })), "{text} at {n}, {k} by {by}");
        Some(())
    });
    known.count()
}

/// One row a theorem: the game, the heaps looked at, and at how many of their positions the theorem speaks.
#[test]
fn theorems_agree_with_the_rules() {
    let rows = [
        ("memplus", 60, 60 * 62),
        // The main diagonal where 2 divides k an even number of times, and that of 12 at k = 67, 69, …, 97.
        ("mem0", 120, (1..120_u32).filter(|k| k.trailing_zeros().is_multiple_of(2)).count() + 16),
        ("maxnim?d=7/4", 300, 300),
        ("maxnim?d=10/3", 300, 300),
        // With the pass, and with the pass used up.
        ("maxnim?d=7/4&pass=1", 300, 600),
        ("maxnim?d=4/3&pass=1", 300, 600),
        ("maxnim?d=2&pass=1", 300, 600),
        ("maxnim?d=10/3&pass=1", 300, 600),
        ("maximum?f=floor(n/3)", 300, 300),
        ("minimum?f=floor(n/3)", 300, 300),
        ("maximum?f=floor((n-1)/2)", 300, 300),
        ("maximum?f=2^floor(log2(n)) - 1", 700, 700),
        ("maximum?f=if(n = 0, 0, 2^floor(log2(n)) - 1)", 300, 300),
        ("minimum?f=2^floor(log2(n)) - 1", 300, 0),
        ("maximum?f=4", 300, 300),
        ("minimum?f=4", 300, 300),
        ("maximum?f=2n", 300, 300),
        ("minimum?f=2n", 300, 300),
        ("maximum?f=2*floor(n/4)", 300, 300),
        ("maximum?f=3*floor(n/7)", 300, 300),
        ("maximum?f=min(7, floor(n/3))", 300, 300),
        ("maximum?f=floor(log2(n))", 300, 300),
        ("maximum?f=n mod 7", 300, 0),
        // Where the first two heaps vary, there is one column more than the tail would need.
        ("serial?heaps=3,5,4", 30, 30 * 32),
    ];
    for (text, heaps, positions) in rows {
        assert_eq!(agrees(text, heaps), positions, "{text}");
    }
}

/// Of MEM all is known on the parabola and beyond it, and below it all but the inner columns.
#[test]
fn what_is_known_of_mem_agrees_with_the_rules() {
    let rows: u64 = 260;
    let below: u64 = (1..rows).map(|n| (n - 1).isqrt() + u64::from(n > 1)).sum();
    assert!(agrees("mem", rows) as u64 > rows * (rows + 2) - below, "more than Theorem 3.1 says");
    let spec = Spec::parse("mem").expect("a spec");
    let outer = (36..rows).flat_map(|n| (0..=rows).map(move |k| (n, k)));
    for (n, k) in outer.filter(|&(n, k)| k > 3 && (k - 3).pow(4) > 16 * n) {
        assert!(spec.game().known(&Big::from(n), &Big::from(k)).is_some(), "{n}_{k}");
    }
}

/// MNEM is loopy, so that its labels are compared instead.
#[test]
fn what_is_known_of_mnem_agrees_with_its_labels() {
    let (spec, rows) = (Spec::parse("mnem").expect("a spec"), 25);
    let labels = naive::label(&spec, rows);
    for (n, k) in (1..rows).flat_map(|n| (1..rows).map(move |k| (n, k))) {
        let known = spec.game().known(&Big::from(n), &Big::from(k)).map(|proved| proved.value);
        let label = if k > n { 0 } else { labels[&Position::with(n, k)] };
        assert_eq!(known, (k * k >= n).then(|| Big::from(label)), "{n}_{k}");
    }
    // Far out the cells at the parabola are those of small squares.
    let far = |n: &Big, k: &Big| spec.game().known(n, k).map(|proved| proved.value);
    let k = Big::from(10_u32).pow(30);
    let square = &k * &k;
    assert_eq!(far(&square, &k), Some(&k - 1_u32));
    assert_eq!(far(&(&square - 1_u32), &k), Some(&k - 1_u32));
    assert_eq!(far(&(&square - 2_u32), &k), Some(k.clone()));
    assert_eq!(far(&(&square - &k), &k), Some(k.clone()));
    assert_eq!(far(&(&square - &k - 1_u32), &k), Some(&k - 2_u32));
    assert_eq!(far(&(&square + 1_u32), &k), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// MEM⁺ of up to 200 digits follows from the rules: with m the value of n_k, no option has the value m, and each smaller value
    /// belongs to an option. Options fall with the removal, so that those of least and of largest removal tell.
    #[test]
    fn mem_plus_of_any_size_is_a_mex(n in "[1-9][0-9]{0,199}", k in "[0-9]{1,100}", v in 0.0..1.0_f64) {
        let spec = Spec::parse("memplus").expect("a spec");
        let [n, k]: [Big; 2] = [n, k].map(|digits| digits.parse().expect("digits"));
        let value = |n: &Big, k: &Big| spec.game().known(n, k).expect("Theorem 2.1").value;
        let m = value(&n, &k);
        prop_assume!(k < n);
        let next = &k + 1_u32;
        prop_assert_eq!(value(&(&n - &next), &next) + 1_u32, m.clone(), "the least removal leaves one less");
        prop_assert_eq!(value(&Big::ZERO, &n), Big::ZERO, "the largest leaves nothing");
        // The largest removal that still leaves at least v < m leaves v itself.
        let v = &m * ((v * 1e9) as u64) / 1_000_000_000_u64;
        let (mut low, mut high) = (next, &n + 1_u32);
        while &low + 1_u32 < high {
            let middle = (&low + &high) / 2_u32;
            if value(&(&n - &middle), &middle) >= v { low = middle } else { high = middle }
        }
        prop_assert_eq!(value(&(&n - &low), &low), v);
    }

    /// MEM of any size where k² ≥ n: the same, by quotients.
    #[test]
    fn mem_beyond_the_parabola_is_a_mex(k in "[1-9][0-9]{0,99}", part in 0_u64..=1_000_000, v in 0_u64..1_000_000) {
        let spec = Spec::parse("mem").expect("a spec");
        let k: Big = k.parse().expect("digits");
        let n = &k * &k * part / 1_000_000_u64;
        let value = |n: &Big, k: &Big| spec.game().known(n, k).map(|proved| proved.value);
        let q = value(&n, &k).expect("Theorem 3.1");
        if k <= n {
            prop_assert_eq!(value(&(&n - &k), &k).map(|left| left + 1_u32), Some(q.clone()), "the least removal");
            let v = &q * v / 1_000_000_u64;
            let take = &n / (&v + 1_u32);
            prop_assert!(take >= k && take <= n);
            prop_assert_eq!(value(&(&n - &take), &take), Some(v), "the largest removal that leaves v");
        } else {
            prop_assert_eq!(q, Big::ZERO, "no move");
        }
        // One step below the parabola the formula still holds.
        let below = &k * &k + 1_u32;
        prop_assert_eq!(value(&below, &k), Some(&below / &k));
    }
}

/// Far out, the fronts of Theorem 2.1 and the formulas on both sides of MEM's parabola say what is right.
#[test]
fn large_positions_stand_on_the_right_side_of_their_front() {
    let (mem_plus, mem) = (Spec::parse("memplus").expect("a spec"), Spec::parse("mem").expect("a spec"));
    for digits in [20, 60, 150] {
        let ten = Big::from(10_u32).pow(digits);
        for (n, k) in [
            (&ten * 7_u32, Big::from(3_u32)),
            (&ten + 1_u32, Big::from(10_u32).pow(digits / 2)),
            (ten.clone(), &ten / 9_u32),
        ] {
            let m = mem_plus.game().known(&n, &k).expect("Theorem 2.1").value;
            let front = |m: &Big| m * &k + m * (m + 1_u32) / 2_u32;
            assert!(front(&m) <= n && n < front(&(&m + 1_u32)), "{n}, {k}");
        }
        let root = ten.sqrt();
        let foot = if &root * &root == ten { root } else { root + 1_u32 };
        assert_eq!(mem.game().known(&ten, &foot).map(|proved| proved.value), Some(&ten / &foot));
        let below = foot - 1_u32;
        assert_eq!(mem.game().known(&ten, &below).map(|proved| proved.value), Some(&ten / &below));
        assert_eq!(mem.game().known(&ten, &Big::from(3_u32)), None, "an inner column");
    }
}
