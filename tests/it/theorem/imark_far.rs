//! i-Mark's closed forms for heaps of any size: near 0 against the rules, and far out against their own options.

use nimscope::engine::ClosedForm;
use nimscope::game::big::Big;
use nimscope::game::numbers::gcd;
use nimscope::grow::Refusal;
use nimscope::paper::Spec;
use nimscope::paper::imark::Division;
use nimscope::paper::imark::theorems::outcome;
use proptest::prelude::*;

use super::column;

fn form(text: &str) -> Box<dyn ClosedForm> {
    let spec = Spec::parse(text).expect("a spec");
    spec.game().closed_form().unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// The first heaps, all of them.
fn agrees(text: &str, heaps: u64) {
    let form = form(text);
    for (n, value) in (0_u64..).zip(column(text, 0, heaps)) {
        assert_eq!(form.value(&Big::from(n)), Ok(Big::from(value)), "{text} at {n}, by {}", form.by());
    }
}

/// The value of a heap is the mex of what the same formula gives for its options.
fn obeys_the_rule(text: &str, subtract: &[u64], d: u64, n: &Big) {
    let form = form(text);
    let value = |n: &Big| form.value(n).expect("within reach");
    let subtracted = subtract.iter().filter(|&&s| *n >= Big::from(s)).map(|&s| value(&(n - s)));
    let divided = (n % d == Big::ZERO && *n > Big::ZERO).then(|| value(&(n / d)));
    let options: Vec<Big> = subtracted.chain(divided).collect();
    let mex = (0_u32..).map(Big::from).find(|value| !options.contains(value));
    assert_eq!(Some(value(n)), mex, "{text} at {n}, by {}", form.by());
}

/// Heaps that a formula may get wrong: near x, d(x + s), d(d(x + s) + s), … up to some 40 digits, and at some multiples.
fn special(s: u64, d: u64, x: u64) -> Vec<Big> {
    let end = Big::from(10_u32).pow(40);
    let chain = std::iter::successors(Some(Big::from(x)), |x| Some((x + s) * d));
    let places: Vec<Big> = chain.take_while(|x| *x < end).collect();
    let near = |x: &Big| [x.clone(), x + s, x + 1_u32, x + d, x * d, x * d * d, x + s * d];
    places.iter().rev().take(6).flat_map(near).collect()
}

#[test]
fn single_subtractions_agree_with_the_rules() {
    for s in 1..=12 {
        for d in (2..=21).filter(|&d| gcd(s, d) == 1) {
            agrees(&format!("imark?S={s}&D={d}"), 3000);
        }
    }
    // Heaps below s that d divides more than once, which make the set Y₁.
    for (s, d) in [(29, 3), (100, 3), (100, 9), (128, 5), (81, 2), (99, 4), (1000, 3), (997, 2), (45, 998), (90, 997)] {
        agrees(&format!("imark?S={s}&D={d}"), 60_000);
    }
}

#[test]
fn first_integers_agree_with_the_rules() {
    for t in 2..=12 {
        for d in (2..=40).filter(|d| d % t == 1) {
            agrees(&format!("imark?t={t}&d={d}"), 6000);
        }
        agrees(&format!("imark?t={t}&d=2"), 6000);
        agrees(&format!("imark?t={t}&d={t}"), 6000);
    }
    agrees("imark?t=100&d=2", 20_000);
    agrees("imark?t=100&d=100", 50_000);
    agrees("imark?t=100&d=901", 100_000);
}

#[test]
fn far_heaps_obey_the_rule() {
    for s in (1..=15).chain([64, 100, 999]) {
        for d in (2..=15).chain([64, 81, 999]).filter(|&d| gcd(s, d) == 1) {
            let text = format!("imark?S={s}&D={d}");
            let starts = (1..s.min(12)).map(|y| y * d).chain([s * d, 2 * s * d, 3 * s * d]);
            starts.flat_map(|x| special(s, d, x)).for_each(|n| obeys_the_rule(&text, &[s], d, &n));
        }
    }
    for t in 3..=9 {
        let subtract: Vec<u64> = (1..t).collect();
        for d in [2, t, t + 1, 3 * t + 1] {
            let text = format!("imark?t={t}&d={d}");
            for n in [d, t * d].into_iter().flat_map(|x| special(1, d, x)) {
                (0..=t).for_each(|i| obeys_the_rule(&text, &subtract, d, &(&n + i)));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn far_heaps_of_any_game_obey_the_rule(
        s in 1_u64..200,
        d in 2_u64..120,
        t in 3_u64..30,
        digits in 1_u32..199,
        seed in any::<u64>(),
        powers in 0_u32..12,
    ) {
        let n = Big::from(10_u32).pow(digits) + Big::from(seed);
        if gcd(s, d) == 1 {
            // Multiples of d are what matters, and multiples of its powers.
            let n = &n / d.pow(powers.min(3)) * d.pow(powers.min(3));
            (0..3_u64).for_each(|i| obeys_the_rule(&format!("imark?S={s}&D={d}"), &[s], d, &(&n + i * s)));
        }
        let subtract: Vec<u64> = (1..t).collect();
        for d in [2, t, (powers as u64 + 1) * t + 1] {
            let n = &n / (t * d) * (t * d);
            (0..3_u64).for_each(|i| obeys_the_rule(&format!("imark?t={t}&d={d}"), &subtract, d, &(&n + i)));
        }
    }
}

/// Whoever proved it is named.
#[test]
fn every_formula_has_its_theorem() {
    for (text, by) in [
        ("imark?t=5&d=6", "Theorem 1 of Some i-Mark games"),
        ("imark?S=1-4&D=6", "Theorem 1 of Some i-Mark games"),
        ("imark?t=2&d=3", "Theorem 1 of Some i-Mark games, corrected for t = 2 (docs/proofs/imark-two.md)"),
        ("imark?S=2&D=7", "Theorem 2 of Some i-Mark games"),
        ("imark?S=2&D=5", "Theorem 3 of Some i-Mark games, corrected in Y"),
        ("imark?S=3&D=5", "Theorem 1 of docs/proofs/conjecture-4.md"),
        ("imark?S=3&D=4", "Theorem 2 of docs/proofs/conjecture-4.md"),
        ("imark?t=2&d=4", "Theorem 2 of docs/proofs/conjecture-4.md"),
        ("imark?t=4&d=4", "docs/proofs/almost-periodic.md, for Sopena’s almost periodic games"),
    ] {
        assert_eq!(form(text).by(), by, "{text}");
        assert!(by.split_once("docs/").is_none_or(|(_, rest)| {
            let file = rest.split([',', ')']).next().expect("a name");
            std::path::Path::new("docs").join(file).exists()
        }));
    }
    for text in
        ["imark?S=2&D=2", "imark?S=1&D=2,3", "imark?S=1,3&D=2", "imark?t=3&d=5", "mark?S=1&D=2", "imark?S=6&D=4"]
    {
        assert!(Spec::parse(text).expect("a spec").game().closed_form().is_err(), "{text}");
    }
    let far = form("imark?t=5&d=6").value(&Big::from(10_u32).pow(202));
    assert_eq!(far, Err(Refusal::TooLarge("a heap has at most 200 digits".to_owned())));
}

/// For d ≢ 1 (mod t) the P-positions are known: these have the value 0, and of the others no more is known.
#[test]
fn outcomes_are_known_where_values_are_not() {
    for (t, d) in [(3_u64, 5_u64), (4, 6), (4, 3), (5, 7), (7, 3)] {
        let text = format!("imark?t={t}&d={d}");
        let spec = Spec::parse(&text).expect("a spec");
        for (n, value) in (0_u64..).zip(column(&text, 0, 3000)) {
            let known = spec.game().known(&Big::from(n), &Big::ZERO).map(|proved| proved.value);
            assert_eq!(known, (value == 0).then_some(Big::ZERO), "{text} at {n}");
        }
        let far = (Big::from(10_u32).pow(60) / t) * t;
        let is_known = |n: Big| spec.game().known(&n, &Big::ZERO).is_some();
        assert_eq!([is_known(far.clone()), is_known(&far + 1_u32), is_known(far + 2_u32)], [false, true, false]);
        let Some(game) = spec.rules::<Division>() else { panic!("i-Mark divides") };
        let sentence = format!("n = {n} is an N-position: ", n = t * d + t);
        assert!(outcome(game, &Big::from(t * d + t)).expect("Sopena").contains(&sentence));
        assert!(outcome(game, &Big::from(t * d + 1)).expect("Sopena").contains("is a P-position: "));
    }
    for text in ["imark?t=5&d=6", "imark?t=4&d=2", "imark?S=1,3&D=2", "mark?S=1,2&D=5"] {
        let spec = Spec::parse(text).expect("a spec");
        let Some(game) = spec.rules::<Division>() else { panic!("they divide") };
        assert_eq!(outcome(game, &Big::from(1000_u32)), None, "{text}");
    }
}
