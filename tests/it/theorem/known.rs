//! What theory knows of single positions, against the rules; and that it knows what it should.

use nimscope::engine::naive::Naive;
use nimscope::game::big::Big;
use nimscope::game::catalogue::Layout;
use nimscope::game::{Position, Spec};
use nimscope::theorem::known::{Proved, known};

/// Compares whatever is known of the first heaps and columns, and says how many positions that were.
fn agrees(text: &str, heaps: u64) -> usize {
    let spec = Spec::parse(text).expect("a spec");
    let columns = match spec.entry().layout {
        Layout::Plane => heaps + 2,
        Layout::Strip if text.contains("pass=1") => 2,
        Layout::Strip => 1,
    };
    let mut oracle = Naive::new(spec.clone(), false, heaps);
    let cells = (0..heaps).flat_map(|n| (0..columns).map(move |k| (n, k)));
    let known = cells.filter_map(|(n, k)| {
        let Proved { value, by } = known(&spec, &Big::from(n), &Big::from(k))?;
        assert_eq!(value, Big::from(oracle.solve(Position { n, k })), "{text} at {n}, {k} by {by}");
        Some(())
    });
    known.count()
}

/// One row a theorem: the game, the heaps looked at, and at how many of their positions the theorem speaks.
#[test]
fn theorems_agree_with_the_rules() {
    let rows = [
        ("memplus", 60, 60 * 62),
        // Theorem 3.1 leaves out what lies below the parabola.
        ("mem", 60, 60 * 62 - (1..60).map(|n: u64| (n - 1).isqrt() as usize + usize::from(n > 1)).sum::<usize>()),
        ("mem0", 60, 0),
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

/// Far out, the fronts of Theorem 2.1 and the parabola of Theorem 3.1 say what is right.
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
            let m = known(&mem_plus, &n, &k).expect("Theorem 2.1").value;
            let front = |m: &Big| m * &k + m * (m + 1_u32) / 2_u32;
            assert!(front(&m) <= n && n < front(&(&m + 1_u32)), "{n}, {k}");
        }
        let root = ten.sqrt();
        let foot = if &root * &root == ten { root } else { root + 1_u32 };
        assert_eq!(known(&mem, &ten, &foot).map(|proved| proved.value), Some(&ten / &foot));
        assert_eq!(known(&mem, &ten, &(foot - 1_u32)), None, "below the parabola");
    }
}
