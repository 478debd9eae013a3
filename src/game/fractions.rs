//! A walk through the simple fractions: all of them with denominators up to a largest one, in order.
//!
//! These are the Farey sequences, laid end to end over the whole numbers: neighbours p/q < r/s have rq − ps = 1. From
//! two of them the next one follows in O(1). A number that is not on the walk has its neighbours found by looking at
//! every denominator once.

use super::numbers::Ratio;

/// The fractions larger than `above` and at most `to` whose denominators are at most `denominator`.
///
/// A walk is for hands and eyes: its bounds and denominators are small enough that their product is a [`Ratio`]'s.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    /// The walk begins behind this whole number.
    pub above: u64,
    /// The walk ends at this whole number, which is larger.
    pub to: u64,
    /// The largest denominator, at least 1.
    pub denominator: u64,
}

impl Walk {
    /// All fractions, in increasing order.
    ///
    /// ```
    /// use nimscope::game::fractions::Walk;
    /// let walk = Walk { above: 1, to: 2, denominator: 4 };
    /// let texts: Vec<String> = walk.fractions().iter().map(ToString::to_string).collect();
    /// assert_eq!(texts, ["5/4", "4/3", "3/2", "5/3", "7/4", "2"]);
    /// ```
    pub fn fractions(self) -> Vec<Ratio> {
        let most = self.denominator;
        let (mut before, mut at) = ((self.above, 1), (self.above * most + 1, most));
        let mut found = Vec::new();
        while at.0 <= self.to * at.1 {
            found.push(ratio(at.0, at.1));
            let times = (most + before.1) / at.1;
            (before, at) = (at, (times * at.0 - before.0, times * at.1 - before.1));
        }
        found
    }

    /// The place of the fraction nearest to a ratio, counted from 0; of two that are equally near, the smaller one's.
    pub fn place(self, at: Ratio) -> usize {
        let fractions = self.fractions();
        let behind = fractions.partition_point(|fraction| *fraction <= at);
        match (behind.checked_sub(1), fractions.get(behind)) {
            (Some(before), Some(&after)) if is_nearer(at, after, fractions[before]) => behind,
            (before, _) => before.unwrap_or(0),
        }
    }

    /// The last fraction that is smaller than a ratio.
    pub fn before(self, at: Ratio) -> Option<Ratio> {
        let end = ratio(self.to, 1);
        if at > end {
            return Some(end);
        }
        let below = |denominator: u64| (at.numerator() * denominator - 1) / at.denominator();
        let fractions = (1..=self.denominator).map(|denominator| (below(denominator), denominator));
        let on_the_way = fractions.filter(|(numerator, denominator)| *numerator > self.above * denominator);
        on_the_way.map(|(numerator, denominator)| ratio(numerator, denominator)).max()
    }

    /// The first fraction that is larger than a ratio.
    pub fn after(self, at: Ratio) -> Option<Ratio> {
        let above =
            |denominator: u64| (at.numerator() * denominator / at.denominator()).max(self.above * denominator) + 1;
        let fractions = (1..=self.denominator).map(|denominator| (above(denominator), denominator));
        let on_the_way = fractions.filter(|(numerator, denominator)| *numerator <= self.to * denominator);
        on_the_way.map(|(numerator, denominator)| ratio(numerator, denominator)).min()
    }
}

fn ratio(numerator: u64, denominator: u64) -> Ratio {
    Ratio::new(numerator, denominator).expect("a walk stays among small positive numbers")
}

/// Whether a ratio is nearer to a larger one than to a smaller one: whether its double exceeds their sum.
fn is_nearer(at: Ratio, larger: Ratio, smaller: Ratio) -> bool {
    let [(a, b), (c, d), (e, f)] =
        [at, larger, smaller].map(|ratio| (u128::from(ratio.numerator()), u128::from(ratio.denominator())));
    2 * a * d * f > b * (c * f + e * d)
}
