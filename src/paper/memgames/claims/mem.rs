//! MEM⁺ and MEM (sections 2 and 3), and what section 6 observes of MEM.

use crate::claim::{Book, Case, Checked, Claim, ensure};
use crate::paper::memgames::theorems::{mem_envelope, mem_plus_value};

pub(super) fn claims() -> Vec<Claim> {
    vec![
        Claim::new(
            "memgames/thm-2.1",
            "Theorem 2.1",
            "In MEM⁺ the value of n_k is the largest m with mk + m(m + 1)/2 ≤ n.",
            "G(n_k) = 'max' \\{m : mk + {m(m+1)}//{2} ≤ n\\}",
            || {
                let case = Case::new("memplus", |n, book| {
                    (0..=n + 1).try_for_each(|k| book.equal(n, k, mem_plus_value(n, k)))
                });
                vec![case.by_rules()]
            },
        )
        .about(&["memplus"])
        .mark("fronts")
        .to(200),
        Claim::new(
            "memgames/sec-2-sectors",
            "Section 2",
            "In column k of MEM⁺ the value m stands in k + m + 1 consecutive rows.",
            "|Δ_m(k)| = k + m + 1",
            || vec![Case::new("memplus", sectors()).by_rules()],
        )
        .about(&["memplus"])
        .mark("fronts")
        .over("k ≤ 12")
        .to(200),
        Claim::new(
            "memgames/thm-3.1",
            "Theorem 3.1",
            "In MEM the value of n_k is ⌊n/k⌋ wherever k² ≥ n.",
            "G(n_k) = ⌊n/k⌋ 'if' k^2 ≥ n",
            || vec![Case::new("mem", envelope).by_rules()],
        )
        .about(&["mem"])
        .mark("parabola")
        .to(200),
    ]
}

/// Section 6.
pub(super) fn conjectures() -> Vec<Claim> {
    vec![
        Claim::new(
            "memgames/sec-6-rows",
            "Section 6",
            "Row m(m + 2) of MEM has the value m in every column k ≤ m + 2.",
            "G(m(m+2)_k) = m 'for' 1 ≤ k ≤ m+2",
            || {
                vec![Case::new("memgame?F=j >= k", |n, book| {
                    let m = (n + 1).isqrt() - 1;
                    let chosen = n > 0 && (m + 1) * (m + 1) == n + 1;
                    (1..=m + 2).take_while(|_| chosen).try_for_each(|k| book.equal(n, k, m))
                })]
            },
        )
        .mark("rows")
        .about(&["mem"])
        .proved_here("mem.md#theorem-0")
        .to(400),
        Claim::new(
            "memgames/sec-6-last",
            "Section 6",
            "Below the parabola the value m of MEM appears in no row after m(m + 2).",
            "G(n_k) = m 'and' k^2 < n ⇒ n ≤ m(m+2)",
            || {
                vec![Case::new("memgame?F=j >= k", |n, book| {
                    (1..mem_envelope(n)).try_for_each(|k| {
                        let m = book.value(n, k);
                        ensure(n <= m * (m + 2), (n, k), m, format_args!("a larger value than {m}"))
                    })
                })]
            },
        )
        .about(&["mem"])
        .mark("parabola")
        .proved_here("mem.md#theorem-0")
        .to(400),
    ]
}

/// ⌊n/k⌋ from the parabola on.
fn envelope(n: u64, book: &mut Book) -> Checked {
    (mem_envelope(n)..=n + 1).try_for_each(|k| book.equal(n, k, n / k))
}

/// The value of each column and how many rows it has lasted; a value that ends must have lasted k + m + 1 rows.
fn sectors() -> impl FnMut(u64, &mut Book) -> Checked {
    let mut runs = [(0, 0); 13];
    move |n, book| {
        (1..13).try_for_each(|k| {
            let found = book.value(n, k);
            let (value, length) = &mut runs[k as usize];
            if found == *value {
                *length += 1;
                return ensure(*length <= k + *value + 1, (n, k), found, *value + 1);
            }
            let whole = *length == k + *value + 1 && found == *value + 1;
            let claimed = if *length < k + *value + 1 { *value } else { *value + 1 };
            (*value, *length) = (found, 1);
            ensure(whole, (n, k), found, claimed)
        })
    }
}
