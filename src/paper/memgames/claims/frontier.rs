//! MEM⁰ in general: P-positions, the frontier, mortality and the diagonals (sections 4 and 5, and the appendix).

use crate::claim::{Book, Case, Checked, Claim, ensure};

pub(super) fn claims() -> Vec<Claim> {
    let mut claims = vec![
        Claim::new(
            "memgames/thm-4.2",
            "Theorem 4.2",
            "The P-positions of MEM⁰, empty heaps apart, are the n_n for which 2 divides n an even number of times.",
            "G(n_k) = 0 ⇔ k = n, v_2(n) ≡ 0 (mod 2)",
            || {
                vec![Case::new("mem0", |n, book| match n {
                    0 => (0..4).try_for_each(|k| book.equal(0, k, 0)),
                    _ => (0..=n + 1).try_for_each(|k| p_position(n, k, book)),
                })]
            },
        )
        .about(&["mem0"])
        .mark("diagonals")
        .to(400)
        .wording(
            "Of the empty heaps the theorem lists 0_0. An empty heap has no move, whatever it remembers, so that every 0_k is a P-position too.",
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
             that finitely many heaps n have to be meant. In the proof, k cannot be both a − n and a − n′; printed are n and n′.",
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
            || vec![Case::new("mem0", diagonals(4, dyadic))],
        )
        .mark("diagonals"),
        Claim::new(
            "memgames/eq-5-1",
            "Equation (5-1)",
            "On such a diagonal, if the odd part b of k exceeds 3t, the value stands at (t + k)_k exactly if 2 divides k an even number of times.",
            "k = b·2^e, b > 3t ⇒ (G((t+k)_k) = m ⇔ v_2(k) ≡ 0 (mod 2))",
            || vec![Case::new("mem0", diagonals(1, odd_part_beyond))],
        )
        .mark("diagonals"),
        Claim::new(
            "memgames/eq-5-1-converse",
            "After equation (5-1)",
            "If b ≤ 3t, let e be the number with 3t/2 < b·2^e ≤ 3t: if (5-1) holds for b·2^e, it holds for all further doublings, and if it fails \
             there, its converse holds for all of them.",
            "b ≤ 3t ⇒ '(5-1) for all' b·2^{e′}, e′ ≥ e, 'or its converse for all'",
            || vec![Case::new("mem0", diagonals(1, odd_part_within))],
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

/// Whether n_k, n ≥ 1, is a P-position exactly if it stands on the main diagonal and 2 divides n an even number of times.
fn p_position(n: u64, k: u64, book: &mut Book) -> Checked {
    let (found, lost) = (book.value(n, k), k == n && n.trailing_zeros().is_multiple_of(2));
    ensure((found == 0) == lost, (n, k), found, if lost { "0" } else { "not 0" })
}

/// A place (t + k)_k on the diagonal of a value m that stands on the frontier of row t alone.
#[derive(Clone, Copy)]
struct Place {
    t: u64,
    m: u64,
    k: u64,
}

impl Place {
    /// Whether m stands at (t + k)_k.
    fn stands(self, k: u64, book: &mut Book) -> bool {
        book.value(self.t + k, k) == self.m
    }

    /// Fails unless m stands here, or stands not, as is claimed.
    fn ensure(self, claimed: bool, book: &mut Book) -> Checked {
        let Place { t, m, k } = self;
        let found = book.value(t + k, k);
        ensure((found == m) == claimed, (t + k, k), found, format_args!("{}{m}", if claimed { "" } else { "not " }))
    }
}

/// Keeps the values that stayed alone on the frontier until row 2t, and looks at the diagonals of these beyond row `times`·t.
fn diagonals(times: u64, look: impl Fn(Place, &mut Book) -> Checked) -> impl FnMut(u64, &mut Book) -> Checked {
    let mut seen = Vec::new();
    let mut immortal = Vec::new();
    move |n, book| {
        note(&mut seen, n, book);
        let t = n / 2;
        let alone = seen.iter().position(|rows| rows[..] == [t]).filter(|_| n == 2 * t + 1);
        immortal.extend(alone.map(|value| (t, value as u64)));
        let mut beyond = immortal.iter().filter(|&&(t, _)| n > times * t);
        beyond.try_for_each(|&(t, m)| look(Place { t, m, k: n - t }, book))
    }
}

/// What Theorem 5.9 says of k > 3t.
fn dyadic(place: Place, book: &mut Book) -> Checked {
    let k = place.k;
    let claimed = k % 2 == 1 || !place.stands(k / 2, book);
    place.ensure(claimed, book)
}

/// (5-1), where the odd part of k exceeds 3t.
fn odd_part_beyond(place: Place, book: &mut Book) -> Checked {
    let halvings = place.k.trailing_zeros();
    if place.k >> halvings <= 3 * place.t {
        return Ok(());
    }
    place.ensure(halvings.is_multiple_of(2), book)
}

/// (5-1) or its converse as at b·2^e, where the odd part b of k is at most 3t.
fn odd_part_within(place: Place, book: &mut Book) -> Checked {
    let odd = place.k >> place.k.trailing_zeros();
    let Some(doublings) = (3 * place.t / odd).checked_ilog2() else { return Ok(()) };
    let first = odd << doublings;
    if place.k < first {
        return Ok(());
    }
    let keeps = place.stands(first, book) == doublings.is_multiple_of(2);
    place.ensure(place.k.trailing_zeros().is_multiple_of(2) == keeps, book)
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
fn counted(more: u64) -> impl FnMut(u64, &mut Book) -> Checked {
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
