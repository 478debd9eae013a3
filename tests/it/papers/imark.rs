//! Some i-Mark games: Tables 1 and 2, and the theorem for d ≡ 1 (mod t).

use nimscope::game::Cell;
use nimscope::game::numbers::gcd;
use nimscope::paper::imark::theorems::places_of_2;

use super::grown;

fn values(spec: &str, heaps: u64) -> Vec<u32> {
    let mut engine = grown(spec, heaps);
    (0..heaps).map(|n| engine.value(Cell { row: n, column: 0 }).expect("a computed heap")).collect()
}

/// Table 1's gaps for the values 0, 1 and 2, with the places where they first occur; 3's is beyond this range.
#[test]
fn table_1() {
    let sg = values("imark?S=1&D=2,3", 1_000_000);
    let longest = |value: u32| {
        let places: Vec<usize> = (0..sg.len()).filter(|&n| sg[n] == value).collect();
        let gaps = places.windows(2).map(|pair| (pair[1] - pair[0], std::cmp::Reverse(pair[0])));
        gaps.max().map(|(gap, from)| (gap, from.0))
    };
    assert_eq!(longest(0), Some((4, 19)));
    assert_eq!(longest(1), Some((8, 6973)));
    assert_eq!(longest(2), Some((19, 13946)));
    assert!(longest(3).is_some_and(|(gap, _)| gap < 240));
}

#[test]
fn table_2() {
    let sg = values("imark?S=1&D=2,3", 100_000);
    for (n, &value) in sg.iter().enumerate() {
        assert!(value <= [3, 1, 2, 2, 2, 1][n % 6], "n = {n}");
    }
}

/// Theorem 1 for t ≥ 3: the value t exactly at α_m and β_m.
#[test]
fn theorem_1_places_the_largest_value() {
    for (t, d) in [(3, 4), (3, 7), (4, 5), (5, 6), (5, 11)] {
        let heaps = 200_000;
        let sg = values(&format!("imark?t={t}&d={d}"), heaps);
        let mut expected = Vec::new();
        let (mut power, mut sum) = (d, 0);
        while sum < heaps {
            // α_m = d + … + d^{m+1}; β_m = d + … + d^m + t·d^{m+1}.
            expected.extend([sum + power, sum + t * power].into_iter().filter(|&n| n < heaps));
            sum += power;
            power *= d;
        }
        let found: Vec<u64> = (0..heaps).filter(|&n| u64::from(sg[n as usize]) == t).collect();
        assert_eq!(found, expected, "t = {t}, d = {d}");
    }
}

/// Sopena's P-positions for d ≢ 1 (mod t).
#[test]
fn the_periodic_p_positions() {
    for (t, d) in [(2, 4), (3, 5), (4, 6), (5, 7)] {
        let sg = values(&format!("imark?t={t}&d={d}"), 5000);
        for (n, &value) in (0..).zip(&sg) {
            let printed: bool = if n < t * d { n % t == 0 } else { n % t == 1 };
            assert_eq!(value == 0, printed, "t = {t}, d = {d}, n = {n}");
        }
    }
}

/// Conjecture 4's necessary condition, for odd d.
#[test]
fn conjecture_4_for_small_odd_divisors() {
    let heaps = 20_000;
    for s in 1..=12 {
        for d in (3..=21).step_by(2).filter(|&d| gcd(s, d) == 1) {
            let sg = values(&format!("imark?S={s}&D={d}"), heaps);
            let places = places_of_2(s, d, heaps - 1);
            let stray = (0..heaps).find(|n| sg[*n as usize] >= 2 && places.binary_search(n).is_err());
            assert_eq!(stray, None, "s = {s}, d = {d}");
        }
    }
    // For even d it fails.
    assert_eq!(values("imark?S=1&D=2", 7)[6], 2);
    assert!(!places_of_2(1, 2, 6).contains(&6));
}

/// The proposition about S = {1} (docs/results.md), with its constants: any L + 1 heaps in a row contain a 0, and a chain that
/// starts with a wrong value is right again within d(L + 1) + L heaps. The true lengths are those seen in this range.
#[test]
fn a_chain_forgets_within_the_constants_of_the_proposition() {
    let cases: [(&[u64], u64, u64); 5] =
        [(&[2], 2, 6), (&[3], 3, 10), (&[2, 3], 6, 10), (&[2, 5], 10, 10), (&[2, 3, 5], 30, 12)];
    for (divisors, common, true_length) in cases {
        let list = divisors.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        let sg = values(&format!("imark?S=1&D={list}"), 40_000);
        assert!(sg.windows(common as usize + 1).all(|heaps| heaps.contains(&0)), "D = {list}");
        let mut longest = 0;
        for start in 2 * common + 2..38_000 {
            for wrong in 0..divisors.len() as u32 + 2 {
                let mut before = wrong;
                let disagrees = (start..).take_while(|&n| {
                    let right = sg[n as usize];
                    let quotients = divisors.iter().filter(|d| n.is_multiple_of(**d)).map(|d| sg[(n / d) as usize]);
                    let taken = quotients.fold(1_u32 << before, |taken, value| taken | 1 << value);
                    before = taken.trailing_ones();
                    before != right
                });
                if wrong != sg[start as usize - 1] {
                    longest = longest.max(disagrees.count() as u64 + 1);
                }
            }
        }
        assert_eq!(longest, true_length, "D = {list}");
        assert!(longest <= divisors[0] * (common + 1) + common, "D = {list}");
    }
}
