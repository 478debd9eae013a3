//! MEM(F) where F(k) leaves out few removals: where the zeros are, and skew diagonals. Section 6 asks for such variants; the
//! theorems are ours, in docs/proofs/variants.md.

use crate::claim::{Book, Case, Checked, Claim, ensure};

pub(super) fn claims() -> Vec<Claim> {
    vec![
        Claim::new(
            "memgames/left-out-multiple",
            "On section 6",
            "If only the removal of c times the last one is left out, then for n ≥ 1 the lost positions are the n_k with n = ck for which c + 1 divides k an even number of \
             times.",
            "G(n_k) = 0 ⇔ n = ck 'and' v_{c+1}(k) ≡ 0 (mod 2)",
            || [1, 2, 3, 4, 5].map(|c| zeros(&format!("j != {c}k"), move |n, k| n == c * k && valuation(k, c + 1).is_multiple_of(2))).into(),
        )
        .about(&["memgame?F=j != 2k"])
        .over("c = 1, 2, 3, 4, 5")
        .proved_here("variants.md#theorem-10")
        .to(150),
        Claim::new(
            "memgames/left-out-shift",
            "On section 6",
            "If only the removal of s more than the last one is left out, then for k ≥ 1 the lost positions with n ≥ 1 are the n_k with n = k + s for which 2 divides k an even \
             number of times.",
            "G(n_k) = 0 ⇔ n = k + s 'and' v_2(k) ≡ 0 (mod 2)",
            || [1, 2, 3, 7].map(|s| zeros(&format!("j != k + {s}"), move |n, k| n == k + s && valuation(k, 2).is_multiple_of(2))).into(),
        )
        .about(&["memgame?F=j != k + 1"])
        .over("s = 1, 2, 3, 7")
        .proved_here("variants.md#theorem-10")
        .to(150),
        Claim::new(
            "memgames/left-out-half",
            "On section 6",
            "If only the removal of half the last one is left out, rounded down, then for n ≥ 1 the lost positions are the n_k with n = ⌊k/2⌋ for which n in base three has an even \
             number of digits behind its last 2, or behind its first digit if it has no 2.",
            "G(n_k) = 0 ⇔ n = ⌊k/2⌋ 'and' e(n) ≡ 0 (mod 2)",
            || vec![zeros("j != floor(k/2)", |n, k| n == k / 2 && behind_last_two(n).is_multiple_of(2))],
        )
        .about(&["memgame?F=j != floor(k/2)"])
        .proved_here("variants.md#theorem-10")
        .to(200),
        Claim::new(
            "memgames/left-out-all",
            "On section 6",
            "If only the removal of k² is left out after k, or only that of ⌊φk⌋ with the golden ratio φ, then for n, k ≥ 1 the lost positions are all n_k with n = k², or n = ⌊φk⌋.",
            "G(n_k) = 0 ⇔ n ∉ F(k)",
            || {
                let golden = |k: u64| (k + (5 * k * k).isqrt()) / 2;
                vec![
                    zeros("j != k^2", |n, k| n == k * k),
                    zeros("j != floor(k*(1 + sqrt(5))/2)", move |n, k| n == golden(k)),
                ]
            },
        )
        .about(&["memgame?F=j != k^2"])
        .over("k² and ⌊φk⌋")
        .proved_here("variants.md#theorem-10")
        .to(200),
        Claim::new(
            "memgames/left-out-two",
            "On section 6",
            "If the last removal and the one larger by 1 are left out, then for n ≥ 4 the lost positions are n_n and n_{n−1} for 3·4^i < n ≤ 6·4^i: intervals, each four times as long as \
             the one before.",
            "G(n_n) = G(n_{n−1}) = 0 ⇔ 3·4^i < n ≤ 6·4^i",
            || vec![zeros("j != k and j != k + 1", |n, k| match n {
                0..4 => (1..=2).contains(&n) && k == 1,
                _ => (k == n || k + 1 == n) && powers_of_four().any(|four| 3 * four < n && n <= 6 * four),
            })],
        )
        .about(&["memgame?F=j != k and j != k + 1"])
        .proved_here("variants.md#theorem-10")
        .to(200),
        Claim::new(
            "memgames/left-out-three",
            "On section 6",
            "If the last removal and its two neighbours are left out, then for n ≥ 5 the lost positions are n_{n−1}, n_n and n_{n+1} for the heaps n = 6, 8 to 10, 14, 22 to 26, 30 to 42, 54 to 58, \
             …: those from (16q + 2)/3 to (20q − 2)/3, from (22q + 2)/3 to (32q − 2)/3 and from (40q + 2)/3 to (44q − 2)/3, for every power q of 4.",
            "16q+2 ≤ 3n ≤ 20q−2, 22q+2 ≤ 3n ≤ 32q−2, 40q+2 ≤ 3n ≤ 44q−2, q = 4^i",
            || vec![Case::new("memgame?F=j < k - 1 or j > k + 1", |n, book| {
                if n < 5 {
                    return Ok(());
                }
                (1..n + 4).try_for_each(|k| zero(book, n, k, k.abs_diff(n) <= 1 && powers_of_four().any(|q| dashed(n, q))))
            })],
        )
        .about(&["memgame?F=j < k - 1 or j > k + 1"])
        .proved_here("variants.md#theorem-10")
        .to(200),
        Claim::new(
            "memgames/left-out-mortal",
            "On section 6",
            "If only the removal of c times the last one is left out, and the value of row n in all columns far enough out is m, then no row beyond (1 + 1/c)n has m there.",
            "F(n) = m, a > (1 + 1/c)n ⇒ F(a) ≠ m",
            || [1, 2, 3, 4].map(|c| Case::new(&format!("memgame?F=j != {c}k"), move |n, book| mortal(c, n, book))).into(),
        )
        .about(&["memgame?F=j != 2k"])
        .over("c = 1, 2, 3, 4")
        .proved_here("variants.md#theorem-11")
        .to(150),
        Claim::new(
            "memgames/left-out-diagonal",
            "On section 6",
            "If only the removal of c times the last one is left out, and of all rows t alone has the value m far enough out, then the rows beyond 2(1 + 1/c)t have m only on the line n = t + ck, and there exactly if c + 1 \
             does not divide k, or if (t + ck′)_{k′} does not have it, where k′ = ck/(c + 1).",
            "G((t+ck)_k) = m ⇔ (c+1) ∤ k 'or' G((t+ck′)_{k′}) ≠ m",
            || SKEW.map(|(c, t)| Case::new(&format!("memgame?F=j != {c}k"), move |n, book| skew(c, t, n, book))).into(),
        )
        .about(&["memgame?F=j != 2k", "memgame?F=j != 3k"])
        .over("c = 2 and t = 1, 6, 7, 12, 13; c = 3 and t = 1, 2, 12, 13, 24")
        .proved_here("variants.md#theorem-11")
        .to(200),
    ]
}

/// For some c rows t that alone have their value far enough out.
const SKEW: [(u64, u64); 10] = [(2, 1), (2, 6), (2, 7), (2, 12), (2, 13), (3, 1), (3, 2), (3, 12), (3, 13), (3, 24)];

/// Compares the zeros of a rule in the columns k ≥ 1 with what is claimed.
fn zeros(rule: &str, is_lost: impl Fn(u64, u64) -> bool + 'static) -> Case {
    Case::new(&format!("memgame?F={rule}"), move |n, book| {
        // Where half of the last removal is left out, that can be all of the heap as far out as this.
        (1..2 * n + 4).try_for_each(|k| zero(book, n, k, n == 0 || is_lost(n, k)))
    })
}

fn zero(book: &mut Book, n: u64, k: u64, is_lost: bool) -> Checked {
    let found = book.value(n, k);
    ensure((found == 0) == is_lost, (n, k), found, if is_lost { "0" } else { "not 0" })
}

/// How often `divisor` divides a number that is not 0.
fn valuation(number: u64, divisor: u64) -> u32 {
    (1..).take_while(|&times| number.is_multiple_of(divisor.pow(times))).count() as u32
}

/// The digits of n ≥ 1 in base three behind its last 2, or behind its first digit if it has no 2.
fn behind_last_two(n: u64) -> usize {
    let digits: Vec<u64> =
        std::iter::successors(Some(n), |&rest| (rest >= 3).then_some(rest / 3)).map(|rest| rest % 3).collect();
    digits.iter().position(|&digit| digit == 2).unwrap_or(digits.len() - 1)
}

fn powers_of_four() -> impl Iterator<Item = u64> {
    (0..24).map(|i| 1 << (2 * i))
}

/// Whether heap n is in one of the three intervals of lost heaps that belong to q.
fn dashed(n: u64, q: u64) -> bool {
    [(16 * q + 2, 20 * q), (22 * q + 2, 32 * q), (40 * q + 2, 44 * q)]
        .iter()
        .any(|&(first, end)| first <= 3 * n && 3 * n + 2 <= end)
}

/// The value of row n in the columns in which no removal is left out.
fn far_out(book: &mut Book, n: u64) -> u64 {
    book.value(n, n + 1)
}

fn mortal(c: u64, a: u64, book: &mut Book) -> Checked {
    let found = far_out(book, a);
    (0..a).take_while(|n| a * c > (c + 1) * n).try_for_each(|n| {
        let m = far_out(book, n);
        ensure(found != m, (a, a + 1), found, format_args!("not {m}"))
    })
}

fn skew(c: u64, t: u64, n: u64, book: &mut Book) -> Checked {
    if n <= t {
        return Ok(());
    }
    let m = far_out(book, t);
    let found = far_out(book, n);
    ensure(found != m, (n, n + 1), found, format_args!("not {m}"))?;
    if c * n <= 2 * (c + 1) * t {
        return Ok(());
    }
    (1..=n).try_for_each(|k| {
        let is_on_the_line = n == t + c * k;
        let stands = is_on_the_line && {
            let before = c * k / (c + 1);
            !k.is_multiple_of(c + 1) || book.value(t + c * before, before) != m
        };
        let found = book.value(n, k);
        ensure((found == m) == stands, (n, k), found, if stands { m.to_string() } else { format!("not {m}") })
    })
}
