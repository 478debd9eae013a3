//! Max Nim: what the pass makes of a value, as it is and as it is printed; and Theorem B for every regular rule.

use nimscope::game::big::Big;
use nimscope::game::numbers::Ratio;
use nimscope::paper::max_nim::theorems::{far_passed, is_permuted, pass_index, passed, passed_printed, permuted};
use proptest::prelude::*;

use super::column;

fn ratio(text: &str) -> Ratio {
    Ratio::parse(text).expect("a ratio")
}

#[test]
fn the_pass_does_what_the_corrected_theorem_says() {
    for d in ["7", "10/3", "3", "5/2", "2", "7/4", "3/2", "7/5", "4/3", "9/7", "5/4", "11/10"] {
        let [without, with] = [0, 1].map(|pass| column(&format!("maxnim?d={d}&pass={pass}"), 0, 300));
        for n in 0..300 {
            assert_eq!(passed(ratio(d), n as u64, without[n]), with[n], "d = {d}, n = {n}");
        }
    }
}

/// Where the theorem as printed has nothing to say, or says something else: its own ranges, read as they stand.
#[test]
fn as_printed_it_is_silent_or_differs() {
    assert_eq!(["2", "7/4", "3/2", "4/3", "5/4"].map(|d| pass_index(ratio(d))), [1, 2, 2, 3, 4]);
    let printed: Vec<Option<u64>> = (0..10).map(|v| passed_printed(ratio("7/4"), v)).collect();
    assert_eq!(printed, [Some(3), Some(2), Some(1), Some(0), Some(3), None, None, None, Some(9), Some(8)]);
    let right: Vec<u64> = (0..10).map(|v| permuted(ratio("7/4"), v)).collect();
    assert_eq!(right, [3, 2, 1, 0, 5, 4, 7, 6, 9, 8]);
    for d in ["2", "5/2", "4/3", "6/5"] {
        for v in 0..60 {
            assert!(passed_printed(ratio(d), v).is_none_or(|w| w == permuted(ratio(d), v)), "d = {d}, v = {v}");
        }
    }
    // For odd a the line leaves out m = a and m = a + 1.
    let silent: Vec<u64> = (0..60).filter(|&v| passed_printed(ratio("4/3"), v).is_none()).collect();
    assert_eq!(silent, [7, 8, 9, 10]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Large values move as small ones of the same parity do, and heaps of any size are like those of some size.
    #[test]
    fn large_values_move_by_one(p in 2_u64..200, q in 1_u64..100, n in 2_u64..1000, v in 0_u64..1000, digits in 20_u32..190) {
        prop_assume!(p > q && p <= 100 * q);
        let d = Ratio::new(p, q).expect("a ratio");
        // Heaps of 0 and 1 have no other values than these, and stand apart.
        for n in [0, 1] {
            prop_assert_eq!(far_passed(d, &Big::from(n), &Big::from(n)), Big::from(passed(d, n, n)));
        }
        prop_assert_eq!(far_passed(d, &Big::from(n), &Big::from(v)), Big::from(passed(d, n, v)));
        let (heap, value) = (Big::from(10_u32).pow(digits) + n, Big::from(10_u32).pow(digits / 2) + v);
        prop_assert_eq!(far_passed(d, &heap, &Big::from(v)), Big::from(permuted(d, v)));
        // A hundred and more is beyond a + 1, since a is at most q; and powers of ten are even.
        let alike = 1000 + v;
        prop_assert_eq!(far_passed(d, &heap, &value) + alike, &value + permuted(d, alike));
        prop_assert!(is_permuted(d, 2) && !is_permuted(d, 0));
    }
}

/// Theorem B of docs/proofs/max-nim-pass.md: for every rule that begins with 0, 1 and rises by 0 or 1 from heap to heap,
/// the pass permutes the values as a and j say. All such rules on the first heaps are tried.
#[test]
fn theorem_b() {
    const HEAPS: usize = 15;
    for steps in 0..1_u32 << (HEAPS - 2) {
        let mut f = vec![0, 1];
        for n in 2..HEAPS {
            f.push(f[n - 1] + (steps >> (n - 2) & 1) as usize);
        }
        let (without, with) = values(&f);
        let a = (1..HEAPS).rev().find(|&n| f[n] == n).expect("f(1) = 1");
        // A plateau that is not over yet may be of any length that does not contradict what is seen.
        let seen = (a + 1..HEAPS).take_while(|&n| f[n] == a).count();
        let is_over = a + seen + 1 < HEAPS;
        let lengths = if is_over { seen..=seen } else { seen.max(1)..=HEAPS };
        for j in lengths {
            for n in 0..HEAPS {
                if let Some(expected) = theorem(a, j, n, without[n]) {
                    assert_eq!(with[n], expected, "f = {f:?}, n = {n}, a = {a}, j = {j}");
                }
            }
        }
    }
}

/// The values without and with a pass, from the definition.
fn values(f: &[usize]) -> (Vec<usize>, Vec<usize>) {
    let mex = |taken: &[usize]| (0..).find(|value| !taken.contains(value)).expect("some value is free");
    let (mut without, mut with) = (vec![0], vec![0]);
    for n in 1..f.len() {
        let options = n - f[n]..n;
        without.push(mex(&without[options.clone()]));
        with.push(mex(&[&with[options], &without[n..=n]].concat()));
    }
    (without, with)
}

/// What Theorem B says of heap n with the value g; `None` where it does not speak.
fn theorem(a: usize, j: usize, n: usize, g: usize) -> Option<usize> {
    let pi = |r: usize| if r % 2 == 1 { r + 1 } else { r - 1 };
    let even = usize::from(a.is_multiple_of(2));
    // From `least` on, a value has the next one or the one before as its partner.
    let pair = |least: usize| if (g - least).is_multiple_of(2) { g + 1 } else { g - 1 };
    if (1..=a).contains(&n) {
        return Some(pi(n));
    }
    if j <= a + even {
        return (n >= j).then(|| match g {
            0 => a + even,
            _ if g < j => g - 1,
            _ if g <= a => pi(g),
            _ if g == a + 1 => j - j % 2,
            _ => pair(a + 2),
        });
    }
    (n > a + even).then(|| match g {
        0 => a,
        _ if g <= a => g - 1,
        _ => pair(a + 1),
    })
}
