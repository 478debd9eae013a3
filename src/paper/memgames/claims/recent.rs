//! Recent: none of the last two removals may be repeated, proved in docs/proofs/variants.md.

use crate::claim::{Book, Case, Checked, Claim, ensure};
use crate::paper::memgames::recent::is_lost;

pub(super) fn claims() -> Vec<Claim> {
    vec![
        Claim::new(
            "memgames/recent-lost",
            "On section 6",
            "If neither of the last two removals may be repeated, every P-position (n; k, l), n ≥ 1, has n = k or n = l. (n; n, l) is one exactly if 2 divides n an even number of times or 2l = n.",
            "G(n; n, l) = 0 ⇔ v_2(n) ≡ 0 (mod 2) 'or' 2l = n",
            || BEFORE.map(|l| Case::new(&format!("recent?r=2&b={l}"), move |n, book| lost(l, n, book))).into(),
        )
        .about(&["recent?r=2&b=0"])
        .over("l = 0, …, 8, 13, 21, 34, 55, 64, 96, 100, 144")
        .proved_here("variants.md#theorem-9")
        .to(300),
        Claim::new(
            "memgames/recent-chain",
            "On section 6",
            "Let Q(n, k) say that (n; k, n), k ≠ n, is a P-position of the same game. If n is even, 2k ≠ n, and 4k = n or 2 divides n an odd number of times, Q(n, k) is false. Otherwise, if k < n and 2k ≠ n, Q(n, k) is the negation of Q(k, n − k). Otherwise it is true.",
            "Q(n, k) = ¬Q(k, n − k)",
            || (1..=HEAPS).map(|l| Case::new(&format!("recent?r=2&b={l}"), move |n, book| chain(l, n, book))).collect(),
        )
        .about(&["recent?r=2&b=55"])
        .proved_here("variants.md#theorem-9")
        .whole(HEAPS)
        .note("The chain (n, k), (k, n − k), … has at most five steps: of six such numbers in a row 2 divides one an odd number of times."),
    ]
}

/// How many heaps the second statement is tried on.
const HEAPS: u64 = 80;

/// The numbers l that the first one is tried on.
const BEFORE: [u64; 17] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 13, 21, 34, 55, 64, 96, 100, 144];

fn lost(l: u64, n: u64, book: &mut Book) -> Checked {
    (0..=n + 1).filter(|k| *k == n || n != l).try_for_each(|k| says(n, k, l, book))
}

fn chain(l: u64, n: u64, book: &mut Book) -> Checked {
    (0..=2 * n).filter(|k| n == l && *k != n).try_for_each(|k| says(n, k, l, book))
}

/// Whether `(n; k, l)` is a P-position exactly if the theorem says so.
fn says(n: u64, k: u64, l: u64, book: &mut Book) -> Checked {
    let found = book.value(n, k);
    let lost = is_lost(n, k, l);
    ensure((found == 0) == lost, (n, k), found, if lost { "0" } else { "not 0" })
}
