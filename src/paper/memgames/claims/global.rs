//! Global MEM⁰: two heaps with one memory. Who wins is told in docs/proofs/variants.md.

use crate::claim::{Case, Claim, ensure};

pub(super) fn claims() -> Vec<Claim> {
    vec![
        Claim::new(
            "memgames/global-lost",
            "On section 6",
            "In MEM⁰ with two heaps and one memory, a position with a, b ≥ 1 is lost exactly if 1 was last removed, unless a = b ≥ 3 and 2 divides a an even number of times: whoever can takes one.",
            "G(a,b;k) = 0 ⇔ k = 1 'and not' (a = b ≥ 3, v_2(a) ≡ 0 (mod 2))",
            || (0..8).map(|k| {
                Case::new(&format!("global?F=j != k&last={k}"), move |a, book| {
                    (1..=a).try_for_each(|b| {
                        let is_saved = a == b && a >= 3 && a.trailing_zeros().is_multiple_of(2);
                        let is_lost = k == 1 && !is_saved;
                        let found = book.value(a, b);
                        ensure((found == 0) == is_lost, (a, b), found, if is_lost { "0" } else { "not 0" })
                    })
                })
            }).collect(),
        )
        .about(&["global?F=j != k&last=1"])
        .over("k = 0, …, 7")
        .symbol("a")
        .proved_here("variants.md#theorem-12")
        .to(100),
        Claim::new(
            "memgames/global-one",
            "On section 6",
            "In MEM⁰ with two heaps and one memory, of which one is empty, a position with a ≥ 1 is lost exactly if a was last removed and 2 divides a an even number of times: it is MEM⁰ itself.",
            "G(a,0;k) = 0 ⇔ a = k 'and' v_2(a) ≡ 0 (mod 2)",
            || [1, 2, 3, 4, 6, 12, 16].map(|k| {
                Case::new(&format!("global?F=j != k&last={k}"), move |a, book| {
                    let is_lost = a == 0 || a == k && k.trailing_zeros().is_multiple_of(2);
                    let found = book.value(a, 0);
                    ensure((found == 0) == is_lost, (a, 0), found, if is_lost { "0" } else { "not 0" })
                })
            }).into(),
        )
        .about(&["global?F=j != k&last=4"])
        .over("k = 1, 2, 3, 4, 6, 12, 16")
        .symbol("a")
        .proved_here("variants.md#theorem-12")
        .to(100),
    ]
}
