//! Restricted Nim: Λ, the associated array, the triangle and back, the pairs.

use nimscope::engine::naive::Naive;
use nimscope::game::Cell;
use nimscope::game::big::Big;
use nimscope::paper;
use nimscope::paper::Spec;
use nimscope::paper::restricted::theorems::{
    array, first_places, fractal, lambda, less_than_half, less_than_power, not_subadditive, pairs, successor, triangle,
    triangle_from_sums,
};

use proptest::prelude::*;

use super::column;

const HALF: &str = "max(0, floor((n-1)/2))";

fn rules() -> [&'static str; 5] {
    [HALF, "floor(n/2)", "floor(n/3)", "floor(sqrt(n))", "ceil(2n/5)"]
}

#[test]
fn a_fractal_sequence_contains_itself_and_comes_back_from_its_triangle() {
    for rule in rules() {
        let g = column(&format!("maximum?f={rule}"), 0, 400);
        let inner = lambda(&g);
        assert!(inner.len() > 50 && g.starts_with(&inner), "{rule}");
        let columns = triangle(&g);
        assert_eq!(not_subadditive(&columns), None, "{rule}");
        let sums: Vec<u64> = columns.iter().map(|column| column.iter().sum()).collect();
        let places: Vec<u64> = (0..).zip(&sums).map(|(j, sum)| if j == 0 { 0 } else { sum + 1 }).collect();
        assert_eq!(places, first_places(&g), "{rule}");
        assert_eq!(triangle_from_sums(&sums).as_ref(), Some(&columns), "{rule}");
        assert_eq!(fractal(&places, g.len()), Some(g), "{rule}");
    }
    assert_eq!(not_subadditive(&[vec![], vec![2], vec![5, 1]]), Some((0, 1, 2)));
    assert_eq!(fractal(&[0, 1, 1], 5), None);
}

#[test]
fn the_printed_array_and_triangle() {
    let g = column(&format!("maximum?f={HALF}"), 0, 64);
    let h = column(&format!("minimum?f={HALF}"), 0, 64);
    assert_eq!(array(&g)[1], [3, 6, 12, 24, 48]);
    assert_eq!(triangle(&g)[10], [5, 3, 3, 2, 2, 1, 1, 1, 1, 1]);
    let pairs = pairs(&g, &h);
    assert_eq!(pairs[3], [None, None, None, Some(7), Some(14), Some(28), Some(56)]);
    let f: Vec<u64> = (0..64_u64).map(|n| n.saturating_sub(1) / 2).collect();
    assert_eq!((0..6).map(|k| successor(&f, k)).collect::<Vec<_>>(), [1, 2, 4, 6, 8, 10].map(Some));
    assert_eq!(successor(&f, 60), None);
}

#[test]
fn closed_forms() {
    let half = column(&format!("maximum?f={HALF}"), 0, 600);
    let power = column("maximum?f=if(n = 0, 0, 2^floor(log2(n)) - 1)", 0, 600);
    for n in 1..600 {
        assert_eq!(less_than_half(n as u64), half[n], "n = {n}");
        assert_eq!(less_than_power(&Big::from(n)), Big::from(power[n]), "n = {n}");
    }
}

/// Far out: the closed forms against what they say of smaller heaps, which the rules are compared with elsewhere.
#[test]
fn closed_forms_far_out() {
    let ten = Big::from(10_u32).pow(150);
    let value = |text: &str, n: &Big| {
        let spec = Spec::parse(text).expect("a spec");
        spec.game().known(n, &Big::ZERO).unwrap_or_else(|| panic!("{text}: no theorem")).value
    };
    // Constant rules: n mod (c + 1), and one move more for every c + 1 tokens.
    assert_eq!(value("maximum?f=6", &ten), &ten % 7_u32);
    assert_eq!(value("minimum?f=6", &ten), &ten / 7_u32);
    // Formula (3): what stands before the last binary one.
    let odd = &ten * 2_u32 + 1_u32;
    assert_eq!(value("maximum?f=floor((n-1)/2)", &odd), ten);
    assert_eq!(value("maximum?f=floor((n-1)/2)", &(odd << 90_u32)), ten);
    // The number of binary digits.
    assert_eq!(value("minimum?f=floor((n-1)/2)", &ten), Big::from(ten.bits()));
    // 1 1…1 0 b ↦ 1 b.
    let one = Big::from(1_u32);
    let (low, all) = ((&one << 400_u32) + 12_345_u32, (&one << 600_u32) - 1_u32);
    assert_eq!(
        value("maximum?f=2^floor(log2(n)) - 1", &(&all - (&one << 500_u32))),
        all % (&one << 500_u32) + (&one << 500_u32)
    );
    assert_eq!(value("maximum?f=2^floor(log2(n)) - 1", &((&one << 401_u32) + 12_345_u32)), low);
    // A rule that is constant from some heap on has a period from there on.
    for rule in ["min(12, floor(n/3))", "floor(sqrt(min(n, 150)))"] {
        let text = format!("maximum?f={rule}");
        let near = column(&text, 0, 400);
        for far in [10_u64.pow(18), 10_u64.pow(19) + 77] {
            assert_eq!(
                value(&text, &Big::from(far)),
                Big::from(near[(200 + (far - 200) % 13) as usize]),
                "{text} at {far}"
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Any rule of these shapes: whatever a theorem says of a heap, the engine finds.
    #[test]
    fn what_is_known_is_what_the_rules_give(a in 0_u64..7, b in 1_u64..9, c in 0_u64..5, shape in 0..5, minimum in any::<bool>()) {
        let rule = match shape {
            0 => format!("floor({a}*n/{b}) + {c}"),
            1 => format!("{a}*floor(n/{b}) + {c}"),
            2 => format!("max({c}, ceil(({a}n - 3)/{b}))"),
            3 => format!("min({a} + {b}*floor(n/9), n)"),
            _ => format!("floor(sqrt({a}n)) + {b}*floor((n + {c})/(4*{b}))"),
        };
        let text = format!("{}?f={rule}", if minimum { "minimum" } else { "maximum" });
        let spec = Spec::parse(&text).expect("a spec");
        let mut engine = paper::open(&spec);
        engine.advance(1_000_000);
        for n in 0..engine.rows().min(400) {
            if let Some(proved) = spec.game().known(&Big::from(n), &Big::ZERO) {
                let computed = engine.value(Cell { row: n, column: 0 }).expect("a computed heap");
                prop_assert_eq!(proved.value, Big::from(computed), "{} at {} by {}", text, n, proved.by);
            }
        }
    }
}

/// Rules whose form proves that they rise by 0 or 1 from heap to heap, with every kind of beginning.
fn slow_rules() -> impl Strategy<Value = String> {
    prop_oneof![
        (1_u64..9, 0_u64..6, 0_u64..4).prop_map(|(d, b, c)| format!("floor((n + {b})/{d}) + {c}")),
        (1_u64..9, 2_u64..9, 1_u64..9).prop_map(|(p, more, c)| format!("min(ceil({p}*n/{}), {c})", p + more)),
        (1_u64..7, 2_u64..9).prop_map(|(p, more)| format!("ceil({p}*n/{})", p + more)),
        (1_u64..12, 1_u64..12).prop_map(|(a, d)| format!("{a} + floor(n/{d}) - floor({a}/{d})")),
        (0_u64..9).prop_map(|c| format!("floor(sqrt(n)) + {c}")),
        (0_u64..20).prop_map(|c| c.to_string()),
        (2_u64..30, 2_u64..30).prop_map(|(a, d)| format!("max(min(n, {a}), floor(n/{d}))")),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Theorem B: the closed form with a pass is what the rules give, and far out it is another value than without the pass.
    #[test]
    fn a_pass_permutes_the_values(f in slow_rules(), far in 1_u64..1_000_000) {
        let spec = Spec::parse(&format!("maximum?f={f}&pass=1")).expect("a spec");
        let Ok(form) = spec.game().closed_form() else { return Err(TestCaseError::fail(format!("{f} is slow"))) };
        prop_assert_eq!(form.by(), "Theorem B of docs/proofs/max-nim-pass.md");
        let mut slow = Naive::of(spec.clone(), 90);
        for n in 0..90 {
            let found = form.value(&Big::from(n));
            prop_assert_eq!(found, Ok(Big::from(slow.cell(Cell { row: n, column: 0 }))), "f = {}, n = {}", f, n);
        }
        let heap = Big::from(10_u32).pow(9) + far;
        let without = Spec::parse(&format!("maximum?f={f}")).expect("a spec").game().closed_form().expect("a slow rule");
        if let (Ok(with), Ok(without)) = (form.value(&heap), without.value(&heap)) {
            prop_assert!(with != without || f == "0", "f = {}, n = {}: the pass leads there", f, heap);
        }
    }
}

/// With a pass Max Nim is Maximum Nim with ⌈n/d⌉, far out too: Theorem A is a case of Theorem B.
#[test]
fn the_pass_of_max_nim_is_that_of_maximum_nim() {
    for (p, q) in [(7, 4), (4, 3), (5, 4), (2, 1), (5, 2), (3, 1), (10, 3), (11, 10), (101, 100)] {
        let form = |text: String| Spec::parse(&text).expect("a spec").game().closed_form().expect("a theorem");
        let own = form(format!("maxnim?d={p}/{q}&pass=1"));
        let general = form(format!("maximum?f=ceil({q}*n/{p})&pass=1"));
        let far = (0..40).map(|k| Big::from(10_u32).pow(199) + 977_u32 * k);
        for n in (0..400_u32).map(Big::from).chain(far) {
            assert_eq!(own.value(&n), general.value(&n), "d = {p}/{q}, n = {n}");
        }
    }
}
