//! Where an axis puts its ticks: at multiples of 1, 2 or 5 times a power of ten.

/// The least round step of at least this length.
pub(super) fn nice_step(length: f64) -> f64 {
    let power = 10_f64.powf(length.log10().floor());
    let lead = [1.0, 2.0, 5.0].into_iter().find(|lead| lead * power >= length * (1.0 - NEARLY));
    lead.unwrap_or(10.0) * power
}

/// Into how many parts smaller ticks divide a round step.
pub(super) fn parts(step: f64) -> f64 {
    let lead = (step / 10_f64.powf((step.log10() + NEARLY).floor())).round();
    if (1.5..2.5).contains(&lead) { 4.0 } else { 5.0 }
}

/// The multiples of a step from `low` to `high`, each computed on its own, so that errors do not add up.
pub(super) fn multiples(step: f64, low: f64, high: f64) -> impl Iterator<Item = f64> {
    let first = (low / step - NEARLY).ceil() as i64;
    let last = (high / step + NEARLY).floor() as i64;
    (first..=last).map(move |multiple| multiple as f64 * step)
}

/// What floats may be off by.
const NEARLY: f64 = 1e-9;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        let rows = [(0.9, 1.0), (1.0, 1.0), (1.1, 2.0), (3.0, 5.0), (7.0, 10.0), (10.0, 10.0), (0.03, 0.05)];
        for (length, step) in rows {
            assert!((nice_step(length) - step).abs() < 1e-9, "{length}: {}", nice_step(length));
        }
    }

    #[test]
    fn smaller_ticks_are_round_too() {
        for (step, count) in [(1.0, 5.0), (20.0, 4.0), (0.2, 4.0), (500.0, 5.0), (0.001, 5.0)] {
            assert!((parts(step) - count).abs() < 1e-9, "{step}: {}", parts(step));
        }
    }

    #[test]
    fn multiples_lie_within_their_ends() {
        let round = |step, low, high| -> Vec<i64> {
            multiples(step, low, high).map(|number| (number * 10.0).round() as i64).collect()
        };
        assert_eq!(round(5.0, 0.0, 11.0), [0, 50, 100]);
        assert_eq!(round(0.1, 0.1, 0.3), [1, 2, 3], "0.1 · 3 is not quite 0.3 in floats");
        assert_eq!(round(5.0, 6.0, 9.0), [] as [i64; 0]);
    }
}
