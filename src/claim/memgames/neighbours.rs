//! Section 1: the games that memgames contain.

use crate::claim::{Case, Claim, Outcome, ensure};

pub(super) fn claims() -> Vec<Claim> {
    vec![
        Claim::new(
            "memgames/sec-1-constant",
            "Section 1",
            "In MEM⁰ all memories larger than the heap have the same value, the frontier value of the heap.",
            "G(n_k) = G(n_{n+1}) 'for' k > n",
            || {
                let case = Case::new("mem0", |n, book| {
                    let frontier = book.value(n, n + 1);
                    (n + 2..n + 6).try_for_each(|k| book.equal(n, k, frontier))
                });
                vec![case.by_rules()]
            },
        )
        .about(&["mem0"])
        .mark("frontier")
        .to(120),
        Claim::new(
            "memgames/sec-1-fibonacci",
            "Section 1",
            "With F(k) = {1, …, 2k} a memgame is Fibonacci Nim, except that there the first move may not take everything.",
            "F(k) = \\{1, 2, …, 2k\\}",
            || vec![same_as_fibonacci(0)],
        )
        .about(&["takeaway?f=2k", "memgame?F={1..2k}"])
        .to(150)
        .note("The formula gives F(0) = ∅, so that an untouched heap would have no move at all. F(0) has to be given separately.")
        .corrected(
            "For every memory k ≥ 1 the two games have the same values; F(0) has to be given separately.",
            "G(n_k) 'agrees for' k ≥ 1",
            || vec![same_as_fibonacci(1)],
        ),
        Claim::new(
            "memgames/sec-1-dudeney",
            "Section 1",
            "For even Y an untouched heap of D.U.D.E.N.E.Y. is lost exactly if it is a multiple of Y + 1: the usual strategy works.",
            "G(n_0) = 0 ⇔ (Y+1) | n",
            || [2, 4, 6, 8].map(dudeney).into(),
        )
        .about(&["dudeney?Y=4"])
        .over("Y = 2, 4, 6, 8"),
    ]
}

/// MEM(F) against Fibonacci Nim, from memory `first` on.
fn same_as_fibonacci(first: u64) -> Case {
    Case::on(&["memgame?F={1..2k}", "takeaway?f=2k"], move |n, book| {
        (first..=n).try_for_each(|k| {
            let claimed = book.of(1, n, k);
            book.equal(n, k, claimed)
        })
    })
}

fn dudeney(most: u64) -> Case {
    Case::new(&format!("dudeney?Y={most}"), move |n, book| -> Outcome {
        let (found, lost) = (book.value(n, 0), n % (most + 1) == 0);
        ensure((found == 0) == lost, (n, 0), found, if lost { "0" } else { "not 0" })
    })
}
