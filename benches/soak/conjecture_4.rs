//! i-Mark({s}, {d}) for coprime s and odd d: where the value 2 can be.

use nimscope::engine::Sequence;
use nimscope::game::numbers::{IntegerSet, gcd};
use nimscope::paper::imark::engine::Divisions;
use nimscope::paper::imark::theorems::places_of_2;
use nimscope::paper::imark::{Division, Rounding};

pub(crate) const CLAIM: &str = "Conjecture 4 for odd d: i-Mark({s}, {d}) has the value 2 below N only where it says, for coprime s ≤ 50 and d ≤ 101";

const LARGEST_S: u64 = 50;
const LARGEST_D: u64 = 101;

pub(crate) fn check(to: u64) -> Result<(), String> {
    let pairs = (1..=LARGEST_S).flat_map(|s| (3..=LARGEST_D).step_by(2).map(move |d| (s, d)));
    let mut games = 0;
    for (s, d) in pairs.filter(|&(s, d)| gcd(s, d) == 1) {
        let (subtract, divide) = (IntegerSet::range(s, s), IntegerSet::range(d, d));
        let mut values = Divisions::new(Division { subtract, divide, rounding: Rounding::Exact, end: 0 });
        while values.heaps() < to {
            values.grow(10_000_000, to).map_err(|why| why.to_string())?;
        }
        let places = places_of_2(s, d, to);
        let stray = (0..to).find(|&n| values.value(n) >= 2 && places.binary_search(&n).is_err());
        if let Some(n) = stray {
            return Err(format!("i-Mark({{{s}}}, {{{d}}}) has the value 2 at n = {n}"));
        }
        games += 1;
    }
    println!("{games} games, each to n = {}", to - 1);
    Ok(())
}
