//! MEM⁰ in general: P-positions, the frontier, mortality and the diagonals (sections 4 and 5, and the appendix).

use super::super::{Book, Case, Claim, Outcome, ensure};

pub(super) fn claims() -> Vec<Claim> {
    let mut claims = vec![
        Claim::new(
            "memgames/thm-4.2",
            "Theorem 4.2",
            "The P-positions of MEM⁰ are the n_n for which 2 divides n an even number of times.",
            "G(n_k) = 0 ⇔ k = n, v_2(n) ≡ 0 (mod 2)",
            || vec![Case::new("mem0", |n, book| (0..=n + 1).try_for_each(|k| p_position(n, k, book)))],
        )
        .about(&["mem0"])
        .mark("diagonals")
        .to(400)
        .note("An empty heap has no move, whatever it remembers, so that every 0_k is a P-position too.")
        .corrected(
            "The P-positions of MEM⁰ are all 0_k, and those n_n, n ≥ 1, for which 2 divides n an even number of times.",
            "G(n_k) = 0 ⇔ n = 0 'or' k = n, v_2(n) ≡ 0 (mod 2)",
            || {
                vec![Case::new("mem0", |n, book| match n {
                    0 => (0..4).try_for_each(|k| book.equal(0, k, 0)),
                    _ => (0..=n + 1).try_for_each(|k| p_position(n, k, book)),
                })]
            },
        ),
        Claim::new(
            "memgames/thm-5.1",
            "Theorem 5.1",
            "The frontier values of MEM⁰ are unbounded: up to row n some value is at least ⌊log₂(n + 1)⌋.",
            "2^{M(n) + 1} > n + 1, M(n) = 'max' \\{G(i_∞) : i ≤ n\\}",
            || {
                let mut most = 0;
                vec![Case::new("mem0", move |n, book| {
                    most = book.frontier(n).max(most);
                    ensure(most >= u64::from((n + 1).ilog2()), (n, n + 1), most, format_args!("at least {}", (n + 1).ilog2()))
                })]
            },
        ),
        Claim::new(
            "memgames/thm-5.2",
            "Theorem 5.2",
            "Every number is a frontier value of MEM⁰: none below the largest so far is missing.",
            "'a new frontier value is at most one more than all before it'",
            || {
                let mut next = 0;
                vec![Case::new("mem0", move |n, book| {
                    let found = book.frontier(n);
                    let outcome = ensure(found <= next, (n, n + 1), found, format_args!("at most {next}"));
                    next = next.max(found + 1);
                    outcome
                })]
            },
        ),
        Claim::new(
            "memgames/thm-5.3",
            "Theorem 5.3",
            "Smaller numbers appear earlier on the frontier of MEM⁰: a value that is new there exceeds all before it.",
            "m < m′ ⇒ f(m) < f(m′)",
            || {
                let mut seen: Vec<Vec<u64>> = Vec::new();
                vec![Case::new("mem0", move |n, book| {
                    let found = note(&mut seen, n, book);
                    let new = seen[found as usize].len() == 1;
                    ensure(!new || seen.len() as u64 == found + 1, (n, n + 1), found, "a value seen before, or a larger one")
                })]
            },
        ),
        Claim::new(
            "memgames/lemma-5.4",
            "Lemma 5.4",
            "For k ≤ n the value of n_k in MEM⁰ is the frontier value of n, or that of (n − k)_k.",
            "G(n_k) ∈ \\{G(n_∞), G((n−k)_k)\\}",
            || {
                let case = Case::new("mem0", |n, book| {
                    let frontier = book.value(n, n + 1);
                    (1..=n).try_for_each(|k| {
                        let (found, left) = (book.value(n, k), book.value(n - k, k));
                        ensure(found == frontier || found == left, (n, k), found, format_args!("{frontier} or {left}"))
                    })
                });
                vec![case.by_rules()]
            },
        ),
        Claim::new(
            "memgames/prop-5.6",
            "Proposition 5.6",
            "The first row of MEM⁰ in which a value occurs has it as its frontier value.",
            "n = 'min' \\{i : G(i_k) = m\\} ⇒ G(n_∞) = m",
            || {
                let mut seen = Vec::new();
                let case = Case::new("mem0", move |n, book| {
                    let frontier = book.value(n, n + 1);
                    (1..=n + 1).rev().try_for_each(|k| {
                        let found = book.value(n, k);
                        let new = !seen.contains(&found);
                        seen.extend(new.then_some(found));
                        ensure(!new || found == frontier, (n, k), found, frontier)
                    })
                });
                vec![case.by_rules()]
            },
        ),
        Claim::new(
            "memgames/thm-5.7",
            "Theorem 5.7",
            "A frontier value of row n does not return on the frontier after row 2n.",
            "a > 2n ⇒ G(a_∞) ≠ G(n_∞)",
            || {
                let mut seen = Vec::new();
                vec![Case::new("mem0", move |n, book| {
                    let found = note(&mut seen, n, book);
                    ensure(n <= 2 * seen[found as usize][0], (n, n + 1), found, format_args!("not {found}"))
                })]
            },
        ),
        Claim::new(
            "memgames/thm-5.8",
            "Theorem 5.8",
            "A value that stands on the frontier of rows n < n′ does not occur at all after row 2n′.",
            "G(n_∞) = G(n′_∞) = m, a > 2n′ ⇒ G(a_k) ≠ m",
            || {
                let mut seen = Vec::new();
                vec![Case::new("mem0", move |n, book| {
                    note(&mut seen, n, book);
                    (1..=n + 1).try_for_each(|k| {
                        let found = book.value(n, k);
                        let second = seen.get(found as usize).and_then(|rows| rows.get(1));
                        ensure(second.is_none_or(|row| n <= 2 * row), (n, k), found, format_args!("not {found}"))
                    })
                })]
            },
        )
        .mark("double")
        .wording(
            "The paper calls a value mortal if it occurs at finitely many n_k. On the frontier it occurs at infinitely many k, so \
             that finitely many heaps n have to be meant.",
        ),
        Claim::new(
            "memgames/thm-5.9-diagonal",
            "Theorem 5.9",
            "A value that stands on the frontier of one row t only occurs after row 2t on the diagonal (t + k)_k alone.",
            "n > 2t, G(n_k) = m ⇒ n = t + k",
            || {
                let mut seen = Vec::new();
                vec![Case::new("mem0", move |n, book| {
                    note(&mut seen, n, book);
                    (1..=n + 1).try_for_each(|k| {
                        let found = book.value(n, k);
                        let only = seen.get(found as usize).filter(|rows| rows.len() == 1).map(|rows| rows[0]);
                        ensure(only.is_none_or(|t| n <= 2 * t || n == t + k), (n, k), found, format_args!("not {found}"))
                    })
                })]
            },
        )
        .mark("diagonals"),
        Claim::new(
            "memgames/thm-5.9-dyadic",
            "Theorem 5.9",
            "On such a diagonal, for k > 3t, the value stands at (t + k)_k exactly if k is odd, or if k is even and it does not stand at \
             (t + k/2)_{k/2}.",
            "G((t+k)_k) = m ⇔ k 'odd, or' G((t+k/2)_{k/2}) ≠ m",
            || vec![Case::new("mem0", dyadic())],
        )
        .mark("diagonals"),
    ];
    for claim in &mut claims[1..] {
        (claim.games, claim.to) =
            (&["mem0"], if claim.id.contains("5.4") || claim.id.contains("5.6") { 100 } else { 1000 });
    }
    claims.push(appendix());
    claims
}

/// Notes the frontier value of row n among the rows that have it, and returns it.
fn note(seen: &mut Vec<Vec<u64>>, n: u64, book: &mut Book) -> u64 {
    let value = book.frontier(n);
    seen.resize_with(seen.len().max(value as usize + 1), Vec::new);
    seen[value as usize].push(n);
    value
}

/// Whether n_k is a P-position exactly if it stands on the main diagonal and 2 divides n an even number of times.
fn p_position(n: u64, k: u64, book: &mut Book) -> Outcome {
    let (found, lost) = (book.value(n, k), k == n && (n == 0 || n.trailing_zeros().is_multiple_of(2)));
    ensure((found == 0) == lost, (n, k), found, if lost { "0" } else { "not 0" })
}

/// Keeps the values that stayed alone on the frontier until row 2t, and looks at the diagonals of these.
fn dyadic() -> impl FnMut(u64, &mut Book) -> Outcome {
    let mut seen = Vec::new();
    let mut immortal = Vec::new();
    move |n, book| {
        note(&mut seen, n, book);
        let t = n / 2;
        let alone = seen.iter().position(|rows| rows[..] == [t]).filter(|_| n == 2 * t + 1);
        immortal.extend(alone.map(|value| (t, value as u64)));
        immortal.iter().filter(|&&(t, _)| n > 4 * t).try_for_each(|&(t, value)| {
            let k = n - t;
            let stands = k % 2 == 1 || book.value(t + k / 2, k / 2) != value;
            let found = book.value(n, k);
            let claimed = format!("{}{value}", if stands { "" } else { "not " });
            ensure((found == value) == stands, (n, k), found, claimed)
        })
    }
}

fn appendix() -> Claim {
    Claim::new(
        "memgames/appendix",
        "Appendix",
        "Counting the values of (n − k)_k for 1 ≤ k < n gives the frontier value of row n, and its exceptions.",
        "G(n_∞) = 'mex' \\{G((n−k)_k) : 1 ≤ k < n\\}",
        || vec![Case::new("mem0", counted(0))],
    )
    .about(&["mem0"])
    .to(200)
    .note("Without k = n the move to the empty heap is left out, and the frontier comes out as 0, 0, 1, 1, 2, …")
    .corrected(
        "Counting the values of (n − k)_k for 1 ≤ k ≤ n gives the frontier value of row n, and its exceptions.",
        "G(n_∞) = 'mex' \\{G((n−k)_k) : 1 ≤ k ≤ n\\}",
        || vec![Case::new("mem0", counted(1))],
    )
}

/// The appendix's algorithm on its own rows, which hold G(n_k) for k = 0, …, n + 1; k runs to n − 1 + `more`.
fn counted(more: u64) -> impl FnMut(u64, &mut Book) -> Outcome {
    let mut rows: Vec<Vec<u64>> = Vec::new();
    move |n, book| {
        let left = |k: u64| rows[(n - k) as usize][k.min(n - k + 1) as usize];
        let removals = 1..n + more;
        let mut counts = vec![0; n as usize + 2];
        removals.clone().for_each(|k| counts[left(k) as usize] += 1);
        let frontier = (0..).zip(&counts).find(|&(_, &count)| count == 0).map_or(0, |(value, _)| value);
        let mut row = vec![frontier; n as usize + 2];
        for k in removals.clone().filter(|&k| left(k) < frontier && counts[left(k) as usize] == 1) {
            row[k as usize] = left(k);
        }
        let outcome = (1..=n + 1).rev().try_for_each(|k| {
            let found = book.value(n, k);
            ensure(found == row[k as usize], (n, k), found, row[k as usize])
        });
        rows.push(row);
        outcome
    }
}
