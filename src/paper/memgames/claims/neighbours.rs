//! Section 1: the games that memgames contain.

use crate::claim::{Case, Checked, Claim, ensure};

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
            || vec![same_as_fibonacci()],
        )
        .about(&["takeaway?f=2k", "memgame?F={1..2k}"])
        .to(150)
        .wording(
            "The formula gives F(0) = ∅, so that an untouched heap would have no move at all, already at n = 1. For every memory \
             k ≥ 1 the two games are the same, and F(0) is meant to be given separately.",
        ),
        Claim::new(
            "memgames/sec-1-dudeney",
            "Section 1",
            "For even Y an untouched heap of D.U.D.E.N.E.Y. is lost exactly if it is a multiple of Y + 1: the usual strategy works.",
            "G(n_0) = 0 ⇔ (Y+1) | n",
            || [2, 4, 6, 8].map(|most| dudeney(most, most + 1, &[0])).into(),
        )
        .about(&["dudeney?Y=4"])
        .over("Y = 2, 4, 6, 8"),
        Claim::new(
            "memgames/sec-1-schuh",
            "Section 1",
            "Schuh describes winning strategies of D.U.D.E.N.E.Y. for Y = 3, 5, 7, 9: an untouched heap is lost exactly if its remainder \
             is 0 modulo 4; 0 or 7 modulo 13; 0, 9 or 17 modulo 25; 0, 11 or 22 modulo 32.",
            "G(n_0) = 0 ⇔ n ≡ 0 (mod 4), n ≡ 0,7 (mod 13), n ≡ 0,9,17 (mod 25), n ≡ 0,11,22 (mod 32)",
            || {
                let strategies: [(u64, u64, &[u64]); 4] =
                    [(3, 4, &[0]), (5, 13, &[0, 7]), (7, 25, &[0, 9, 17]), (9, 32, &[0, 11, 22])];
                strategies.map(|(most, period, lost)| dudeney(most, period, lost)).into()
            },
        )
        .about(&["dudeney?Y=3", "dudeney?Y=5", "dudeney?Y=7", "dudeney?Y=9"])
        .over("Y = 3, 5, 7, 9")
        .note(
            "The paper names these strategies and does not print them; the remainders are computed here. A row follows from the Y rows \
             before it, and these soon repeat, so that what holds for the first hundred heaps holds for all.",
        ),
    ]
}

/// MEM(F) against Fibonacci Nim, once something was removed.
fn same_as_fibonacci() -> Case {
    Case::on(&["memgame?F={1..2k}", "takeaway?f=2k"], |n, book| {
        (1..=n).try_for_each(|k| {
            let claimed = book.of(1, n, k);
            book.equal(n, k, claimed)
        })
    })
}

/// The remainders of the untouched heaps that are lost.
fn dudeney(most: u64, period: u64, lost: &'static [u64]) -> Case {
    Case::new(&format!("dudeney?Y={most}"), move |n, book| -> Checked {
        let (found, lost) = (book.value(n, 0), lost.contains(&(n % period)));
        ensure((found == 0) == lost, (n, 0), found, if lost { "0" } else { "not 0" })
    })
}
