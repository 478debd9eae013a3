//! Numbers with a few decimals. They are written by way of whole numbers: what writes a float to any number of digits is large,
//! and would come with every first visit.

/// A number rounded to so many decimals, without zeros at its end.
pub(super) fn fixed(number: f64, decimals: u32) -> String {
    let unit = 10_u64.pow(decimals);
    let scaled = (number * unit as f64).round_ties_even();
    let sign = if scaled < 0.0 { "-" } else { "" };
    let (whole, rest) = (scaled.abs() as u64 / unit, scaled.abs() as u64 % unit);
    if rest == 0 {
        return format!("{sign}{whole}");
    }
    let text = format!("{sign}{whole}.{rest:0width$}", width = decimals as usize);
    text.trim_end_matches('0').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_what_the_standard_library_writes() {
        for number in [0.0, 0.125, 0.375, 2.0, 10.0, 99.999, -0.5, -12.34, 1234.5678, 0.004, 700.0, 1e12] {
            for decimals in 1..=6 {
                let text = format!("{number:.*}", decimals as usize);
                assert_eq!(fixed(number, decimals), text.trim_end_matches('0').trim_end_matches('.'), "{number}");
            }
        }
        assert_eq!(fixed(-0.001, 2), "0");
        assert_eq!(fixed(130.0, 0), "130");
    }
}
