//! Conjecture 4: where i-Mark({s}, {d}) can have the value 2, and what its other values look like.

use crate::claim::{Book, Case, Checked, Claim, ensure};
use crate::game::numbers::gcd;
use crate::paper::imark::theorems::places_of_2;

pub(super) fn claims() -> Vec<Claim> {
    vec![
        Claim::new(
            "imark/conj-4",
            "Conjecture 4",
            "For coprime s and d, i-Mark({s}, {d}) has the value 2 only at sd and in the sequences from 2ds and from d, 2d, …, (s − 1)d, each of \
             which goes on with d(x + s).",
            "G(n) = 2 ⇒ n = sd 'or' n ∈ (a_i), a_{i+1} = d(a_i + s), a_0 ∈ \\{2ds, d, …, (s−1)d\\}",
            || games(|s, d| Case::new(&spec(s, d), necessary(s, d))),
        )
        .about(&["imark?S=1&D=2", "imark?S=3&D=5"])
        .over("coprime s ≤ 6 and d ≤ 12")
        .conjecture()
        .to(20_000)
        .corrected(
            "The condition is necessary if d is odd. It fails for every even d: 3sd has the value 2 and is none of these heaps.",
            "2 ∤ d; 2 ∣ d ⇒ G(3sd) = 2",
            || {
                games(|s, d| match d % 2 {
                    0 => Case::new(&spec(s, d), move |n, book| if n == 3 * s * d { book.equal(n, 0, 2) } else { Ok(()) }),
                    _ => Case::new(&spec(s, d), necessary(s, d)),
                })
            },
        )
        .proved_here("conjecture-4.md#theorem-1"),
        Claim::new(
            "imark/conj-4-tuples",
            "Conjecture 4",
            "For coprime s and d the values of i-Mark({s}, {d}) other than 2 come in s-tuples of zeros and ones, cut off only by a 2.",
            "0^s, 1^s, 0^s, 1^s, …",
            || games(|s, d| Case::new(&spec(s, d), tuples(s))),
        )
        .about(&["imark?S=3&D=5", "imark?S=3&D=7"])
        .over("coprime s ≤ 6 and d ≤ 12")
        .conjecture()
        .to(20_000)
        .corrected(
            "They do if s ≤ 2 or d ≡ −1 (mod 2s), and in no other case.",
            "s ≤ 2 'or' d ≡ −1 (mod 2s)",
            || {
                games(|s, d| match s <= 2 || (d + 1) % (2 * s) == 0 {
                    true => Case::new(&spec(s, d), tuples(s)),
                    false => Case::new(&spec(s, d), fails(tuples(s))),
                })
            },
        )
        .proved_here("conjecture-4.md#theorem-3"),
    ]
}

/// A case for each coprime pair.
fn games(case: fn(u64, u64) -> Case) -> Vec<Case> {
    let pairs = (1..=6).flat_map(|s| (2..=12).map(move |d| (s, d)));
    pairs.filter(|&(s, d)| gcd(s, d) == 1).map(|(s, d)| case(s, d)).collect()
}

fn spec(s: u64, d: u64) -> String {
    format!("imark?S={s}&D={d}")
}

/// Something fails by heap 100.
fn fails(mut step: impl FnMut(u64, &mut Book) -> Checked) -> impl FnMut(u64, &mut Book) -> Checked {
    let mut failed = false;
    move |n, book| {
        failed = failed || step(n, book).is_err();
        ensure(failed || n < 100, (n, 0), "no exception so far", "an exception")
    }
}

fn necessary(s: u64, d: u64) -> impl FnMut(u64, &mut Book) -> Checked {
    let places = places_of_2(s, d, 1 << 30);
    move |n, book| {
        let found = book.value(n, 0);
        ensure(found != 2 || places.binary_search(&n).is_ok(), (n, 0), found, "not 2")
    }
}

/// Follows the runs of equal values: all but those after a 2 and before a 2 have s terms, and none has more.
fn tuples(s: u64) -> impl FnMut(u64, &mut Book) -> Checked {
    // Before heap 0 there is no value that could cut off anything.
    let (mut value, mut length, mut whole) = (u64::MAX, 0, false);
    move |n, book| {
        let found = book.value(n, 0);
        let before = std::mem::replace(&mut value, found);
        let run = length;
        length = if found == before { run + 1 } else { 1 };
        match found {
            2 => {
                whole = false;
                Ok(())
            }
            _ if found == before => ensure(length <= s, (n, 0), found, 1 - found.min(1)),
            _ => {
                let broken = std::mem::replace(&mut whole, before != 2) && run < s;
                ensure(found < 2 && !broken, (n, 0), found, before)
            }
        }
    }
}
