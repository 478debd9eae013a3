//! Section 1.4: what Sopena proved of these games, as the paper quotes it.

use super::outcome;
use crate::claim::{Case, Claim, ensure};
use crate::paper::imark::theorems::is_p_position;

pub(super) fn claims() -> Vec<Claim> {
    vec![
        Claim::new(
            "imark/sec-1.4-aperiodic",
            "Section 1.4",
            "The values of i-Mark(S, D) are aperiodic for every S and D: n and dn never have the same value, as they would if n were a \
             large multiple of a period.",
            "n > 0, d ∈ D ⇒ G(dn) ≠ G(n)",
            || GAMES.map(|(s, divisors)| never_the_same(s, divisors)).into(),
        )
        .about(&["imark?S=1&D=2,3", "imark?S=1-4&D=6", "imark?S=3,7&D=4,6"])
        .over("(S, D) = ({1}, {2}), ({1}, {2, 3}), ([1, 4], {6}), ({2}, {3}), ({2}, {2}), ({3, 7}, {4, 6})")
        .to(50_000),
        Claim::new(
            "imark/sopena",
            "Section 1.4",
            "For d ≢ 1 (mod t) the outcomes of i-Mark([1, t − 1], {d}) are periodic: the P-positions are the qt with q < d and the qt + 1 \
             with q ≥ d.",
            "P = \\{qt : 0 ≤ q < d\\} ∪ \\{qt+1 : q ≥ d\\}",
            || {
                let games = [(2, 2), (2, 4), (3, 2), (3, 3), (3, 5), (4, 2), (4, 3), (4, 6), (5, 7)];
                games.map(|(t, d)| p_positions(t, d)).into()
            },
        )
        .about(&["imark?t=3&d=5"])
        .over("(t, d) = (2, 2), (2, 4), (3, 2), (3, 3), (3, 5), (4, 2), (4, 3), (4, 6), (5, 7)")
        .to(50_000),
        Claim::new(
            "imark/sec-1.4-almost-periodic",
            "Section 1.4",
            "For d = 2 and for d = t the values of i-Mark([1, t − 1], {d}) are 1-almost periodic: from n = td on, and for t = 3 and d = 2 \
             from n = 18 on, they repeat with the period t, but for one remainder: the multiples of t have the value t − 1 or t.",
            "t ∤ n ⇒ G(n+t) = G(n), t ∣ n ⇒ G(n) ∈ \\{t−1, t\\}",
            || (2..=9).flat_map(|t| [(t, 2), (t, t)]).map(|(t, d)| almost_periodic(t, d)).collect(),
        )
        .about(&["imark?t=5&d=2", "imark?t=5&d=5"])
        .over("t = 2, …, 9 with d = 2 and with d = t")
        .to(20_000)
        .note(
            "The paper does not say what 1-almost periodic means; this is what holds. The proof has the values themselves.",
        )
        .proved_here("almost-periodic.md#theorem-1"),
        Claim::new(
            "imark/sec-1.4-a-2a",
            "Section 1.4",
            "In the games i-Mark({a, 2a}, {2}), which Sopena studied, the P-positions repeat with the period 3a from n = 300 on, and the \
             multiples of 3a have the value 2 or 3 there.",
            "n ≥ 300 : G(n+3a) = 0 ⇔ G(n) = 0, 3a ∣ n ⇒ G(n) ∈ \\{2, 3\\}",
            || (1..=12).map(twice).collect(),
        )
        .about(&["imark?S=1,2&D=2", "imark?S=5,10&D=2"])
        .over("a = 1, …, 12")
        .observed()
        .to(20_000)
        .note("The paper only says that Sopena studied these games. What stands here was observed."),
    ]
}

/// Sets S and D to try.
const GAMES: [(&str, &[u64]); 6] =
    [("1", &[2]), ("1", &[2, 3]), ("1-4", &[6]), ("2", &[3]), ("2", &[2]), ("3,7", &[4, 6])];

fn never_the_same(s: &str, divisors: &'static [u64]) -> Case {
    let list: Vec<String> = divisors.iter().map(u64::to_string).collect();
    Case::new(&format!("imark?S={s}&D={}", list.join(",")), move |n, book| {
        let mut dividing = divisors.iter().filter(|&&d| n > 0 && n.is_multiple_of(d));
        dividing.try_for_each(|d| {
            let (found, quotient) = (book.value(n, 0), book.value(n / d, 0));
            ensure(found != quotient, (n, 0), found, format_args!("another value than that of {}", n / d))
        })
    })
}

fn p_positions(t: u64, d: u64) -> Case {
    Case::new(&format!("imark?t={t}&d={d}"), move |n, book| outcome(n, book, is_p_position(t, d, n)))
}

fn almost_periodic(t: u64, d: u64) -> Case {
    let settled = if (t, d) == (3, 2) { 18 } else { t * d };
    Case::new(&format!("imark?t={t}&d={d}"), move |n, book| {
        let found = book.value(n, 0);
        match n % t {
            0 => ensure(n < settled || found == t - 1 || found == t, (n, 0), found, format_args!("{} or {t}", t - 1)),
            _ if n < settled + t => Ok(()),
            _ => book.equal(n - t, 0, found),
        }
    })
}

fn twice(a: u64) -> Case {
    const SETTLED: u64 = 300;
    Case::new(&format!("imark?S={a},{}&D=2", 2 * a), move |n, book| {
        let found = book.value(n, 0);
        if n < SETTLED + 3 * a {
            return Ok(());
        }
        let allowed = n % (3 * a) > 0 || found == 2 || found == 3;
        ensure(allowed, (n, 0), found, "2 or 3")?;
        let lost = book.value(n - 3 * a, 0) == 0;
        outcome(n, book, lost)
    })
}
