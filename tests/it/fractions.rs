//! The walk through the simple fractions, against all fractions written down and sorted.

use nimscope::game::fractions::Walk;
use nimscope::game::numbers::Ratio;
use proptest::prelude::*;

/// The slow twin: every numerator over every denominator, sorted, each number once.
fn sorted(Walk { above, to, denominator }: Walk) -> Vec<Ratio> {
    let over =
        |below: u64| (above * below + 1..=to * below).map(move |over| Ratio::new(over, below).expect("positive"));
    let mut all: Vec<Ratio> = (1..=denominator).flat_map(over).collect();
    all.sort();
    all.dedup();
    all
}

/// How far apart two fractions are, times both denominators.
fn determinant(left: Ratio, right: Ratio) -> u64 {
    right.numerator() * left.denominator() - left.numerator() * right.denominator()
}

#[test]
fn ratios_are_ordered_by_size() {
    let texts = ["1/1000000000", "1/3", "333333334/1000000000", "1", "1000000000/999999999", "7/4", "1000000000"];
    let ratios = texts.map(|text| Ratio::parse(text).expect(text));
    assert!(ratios.is_sorted());
    assert_eq!(Ratio::parse("14/8"), Ok(ratios[5]));
}

#[test]
fn the_places_that_matter_are_on_the_walk() {
    let walk = Walk { above: 1, to: 4, denominator: 4 };
    for mark in ["5/4", "4/3", "3/2", "2", "3"] {
        let mark = Ratio::parse(mark).expect("a ratio");
        assert_eq!(walk.fractions()[walk.place(mark)], mark);
    }
}

#[test]
fn a_ratio_beyond_an_end_is_at_that_end() {
    let walk = Walk { above: 1, to: 4, denominator: 3 };
    let ratio = |text: &str| Ratio::parse(text).expect(text);
    let rows = [
        ("1/2", 0, None, Some("4/3")),
        ("1", 0, None, Some("4/3")),
        ("1.0001", 0, None, Some("4/3")),
        ("4/3", 0, None, Some("3/2")),
        ("4", 11, Some("11/3"), None),
        ("100", 11, Some("4"), None),
        // Exactly between 4/3 and 3/2, and a little off.
        ("17/12", 0, Some("4/3"), Some("3/2")),
        ("1.41666667", 1, Some("4/3"), Some("3/2")),
    ];
    for (text, place, before, after) in rows {
        assert_eq!(walk.place(ratio(text)), place, "{text}");
        assert_eq!(walk.before(ratio(text)), before.map(ratio), "{text}");
        assert_eq!(walk.after(ratio(text)), after.map(ratio), "{text}");
    }
}

proptest! {
    #[test]
    fn the_walk_is_sorted_complete_and_made_of_neighbours(above in 0..5_u64, wide in 1..5_u64, denominator in 1..40_u64) {
        let walk = Walk { above, to: above + wide, denominator };
        let fractions = walk.fractions();
        prop_assert_eq!(&fractions, &sorted(walk));
        for pair in fractions.windows(2) {
            prop_assert_eq!(determinant(pair[0], pair[1]), 1);
            prop_assert_eq!(walk.after(pair[0]), Some(pair[1]));
            prop_assert_eq!(walk.before(pair[1]), Some(pair[0]));
        }
    }

    #[test]
    fn any_ratio_has_its_neighbours_and_its_nearest_place(
        over in 1..=1_000_000_000_u64,
        below in 1..=1_000_000_000_u64,
        above in 0..3_u64,
        denominator in 1..30_u64,
    ) {
        let walk = Walk { above, to: above + 3, denominator };
        // Most ratios are spread over the walk, and some lie beyond its ends.
        let ratio = Ratio::new(over, below.min(over).max(over / 8 + 1)).expect("positive");
        let fractions = sorted(walk);
        prop_assert_eq!(walk.before(ratio), fractions.iter().copied().rfind(|fraction| *fraction < ratio));
        prop_assert_eq!(walk.after(ratio), fractions.iter().copied().find(|fraction| *fraction > ratio));
        // The distance of a fraction, as a fraction itself but for the ratio's denominator.
        let distance = |fraction: &Ratio| {
            let there = u128::from(fraction.numerator()) * u128::from(ratio.denominator());
            let here = u128::from(ratio.numerator()) * u128::from(fraction.denominator());
            (there.abs_diff(here), u128::from(fraction.denominator()))
        };
        let place = walk.place(ratio);
        let (far, times) = distance(&fractions[place]);
        for other in &fractions {
            let (other_far, other_times) = distance(other);
            prop_assert!(far * other_times <= other_far * times);
        }
    }
}
