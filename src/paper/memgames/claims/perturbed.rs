//! MEM⁰ perturbed: some heaps may repeat the last removal. What section 6 asks for, answered in docs/proofs/variants.md.

use crate::claim::{Book, Case, Checked, Claim, ensure};

pub(super) fn claims() -> Vec<Claim> {
    vec![
        Claim::new(
            "memgames/perturbed-first",
            "On section 6",
            "If MEM⁰ is perturbed by freeing one heap p, and p is the first row of its frontier value m, then m is immortal: it is never on the frontier \
             again, and for k ≥ p it stands at (p + k)_k exactly if k is odd or it does not stand at (p + k/2)_{k/2}.",
            "G((p+k)_k) = m ⇔ 2 ∤ k 'or' G((p + k/2)_{k/2}) ≠ m",
            || FIRST_ROWS.map(|p| Case::new(&format!("perturbed?free={p}"), move |n, book| first(p, n, book))).into(),
        )
        .about(&["perturbed?free=20"])
        .over("p = 1, 3, 4, 7, 8, 10, 11, 15, 16, 19, 20, 22")
        .mark("diagonals")
        .proved_here("variants.md#theorem-1")
        .at_least(50)
        .to(400),
        Claim::new(
            "memgames/perturbed-prefix",
            "On section 6",
            "If the heaps 1 to p of MEM⁰ are free, the values 0 to p are immortal, and for k > r the value p − r stands at (p − r + k)_k exactly if e − e_0 is even, \
             where 2^e is the largest power of 2 that divides k and e_0 the least exponent with k/2^{e − e_0} > r.",
            "G((p − r + k)_k) = p − r ⇔ e ≡ e_0 (mod 2)",
            || PREFIXES.map(|p| Case::new(&format!("perturbed?free=1-{p}"), move |n, book| prefix(p, n, book))).into(),
        )
        .about(&["perturbed?free=1-8"])
        .over("p = 1, 2, 3, 5, 8, 12")
        .mark("diagonals")
        .proved_here("variants.md#theorem-2")
        .at_least(50)
        .to(300),
        Claim::new(
            "memgames/perturbed-often",
            "On section 6",
            "If the heaps 1 to p of MEM⁰ are free, the frontier rows of the value p + 1 among the rows up to 2p + 2 are p + 1, p + 2, p + 5, p + 10, p + 21, …: a value is on the \
             frontier as often as one likes, if p is large enough.",
            "G((p + a)_∞) = p + 1 ⇔ a = ⌊2^j / 3⌋",
            || OFTEN.map(|p| Case::new(&format!("perturbed?free=1-{p}"), move |n, book| often(p, n, book))).into(),
        )
        .about(&["perturbed?free=1-100"])
        .over("p = 10, 50, 100, 200")
        .mark("frontier")
        .proved_here("variants.md#theorem-3")
        .whole(402)
        .note("Memgames conjectures that values are on the frontier of MEM⁰ itself arbitrarily often; that remains open."),
    ]
}

/// The first rows of the frontier values of MEM⁰: those that exceed all before.
const FIRST_ROWS: [u64; 12] = [1, 3, 4, 7, 8, 10, 11, 15, 16, 19, 20, 22];

const PREFIXES: [u64; 6] = [1, 2, 3, 5, 8, 12];

const OFTEN: [u64; 4] = [10, 50, 100, 200];

fn first(p: u64, n: u64, book: &mut Book) -> Checked {
    if n <= p {
        return Ok(());
    }
    let m = book.frontier(p);
    let found = book.frontier(n);
    ensure(found != m, (n, n + 1), found, format_args!("not {m}"))?;
    let k = n - p;
    if k < p {
        return Ok(());
    }
    let stands = !k.is_multiple_of(2) || book.value(p + k / 2, k / 2) != m;
    let found = book.value(n, k);
    ensure((found == m) == stands, (n, k), found, if stands { m.to_string() } else { format!("not {m}") })
}

fn prefix(p: u64, n: u64, book: &mut Book) -> Checked {
    if n <= p {
        let found = book.frontier(n);
        return ensure(found == n, (n, n + 1), found, n);
    }
    // Beyond p every row has one cell for each of these values.
    (0..=p).try_for_each(|r| {
        let (k, m) = (n + r - p, p - r);
        let halvings = (0..=k.trailing_zeros()).take_while(|halvings| k >> halvings > r).count() - 1;
        let found = book.value(n, k);
        let stands = halvings.is_multiple_of(2);
        ensure((found == m) == stands, (n, k), found, if stands { m.to_string() } else { format!("not {m}") })
    })
}

fn often(p: u64, n: u64, book: &mut Book) -> Checked {
    if n <= p || n > 2 * p + 2 {
        return Ok(());
    }
    let listed = (2..64).any(|j| (1_u64 << j) / 3 == n - p);
    let found = book.frontier(n);
    ensure(
        (found == p + 1) == listed,
        (n, n + 1),
        found,
        if listed { (p + 1).to_string() } else { format!("not {}", p + 1) },
    )
}
