//! Mimic: up to r − 1 repetitions in a row, proved in docs/proofs/variants.md.

use crate::claim::{Book, Case, Checked, Claim, ensure};

pub(super) fn claims() -> Vec<Claim> {
    vec![
        Claim::new(
            "memgames/mimic-lost",
            "On section 6",
            "If the same number may be removed r ≥ 2 times in a row, and not more often, the P-positions are exactly the n_n after r removals of n, and the empty heaps.",
            "G(n_{k,c}) = 0 ⇔ n = 0 'or' k = n, c = r",
            || LAYERS.map(|(r, c)| Case::new(&game(r, c), move |n, book| lost(r == c, n, book))).into(),
        )
        .about(&["mimic?r=2&c=2"])
        .over("r = 2, 3, 4 and all c")
        .proved_here("variants.md#theorem-6")
        .to(250),
        Claim::new(
            "memgames/mimic-cone",
            "On section 6",
            "In mimic a cell with n < (r − c + 1)k has the frontier value of its row.",
            "n < (r − c + 1)·k ⇒ G(n_{k,c}) = G(n_∞)",
            || LAYERS.map(|(r, c)| Case::new(&game(r, c), move |n, book| cone(r - c + 1, n, book))).into(),
        )
        .about(&["mimic?r=2&c=1"])
        .over("r = 2, 3, 4 and all c")
        .mark("cone")
        .proved_here("variants.md#theorem-7")
        .to(250),
        Claim::new(
            "memgames/mimic-mortal",
            "On section 6",
            "A frontier value of row n of mimic does not return on the frontier after row (1 + 1/r)n, and one of rows n < n′ does not occur after row (1 + 1/r)n′.",
            "a > (1 + 1/r)·n ⇒ G(a_∞) ≠ G(n_∞)",
            || LAYERS.map(|(r, c)| Case::new(&game(r, c), mortal(r))).into(),
        )
        .about(&["mimic?r=2&c=2"])
        .over("r = 2, 3, 4 and all c")
        .proved_here("variants.md#theorem-7")
        .at_least(20)
        .to(400),
        Claim::new(
            "memgames/mimic-solid",
            "On section 6",
            "Let r ≥ 2, and m be on the frontier of mimic in row t alone, and each smaller value in some row up to T ≥ t. After row 2t it occurs only where c = r and n = t + k, and for k > 3T it stands at every (t + k)_k there.",
            "k > 3T ⇒ G((t+k)_{k,r}) = m",
            || LAYERS.map(|(r, c)| Case::new(&game(r, c), solid(r, c))).into(),
        )
        .about(&["mimic?r=2&c=2"])
        .over("r = 2, 3, 4 and all c")
        .mark("diagonals")
        .proved_here("variants.md#theorem-8")
        .at_least(60)
        .to(400)
        .note("How many immortal values there are is not proved. Up to row x some x^(1 − 1/r) are seen."),
    ]
}

/// The numbers r and c that are tried.
const LAYERS: [(u64, u64); 9] = [(2, 1), (2, 2), (3, 1), (3, 2), (3, 3), (4, 1), (4, 2), (4, 3), (4, 4)];

fn game(r: u64, c: u64) -> String {
    format!("mimic?r={r}&c={c}")
}

fn lost(is_last: bool, n: u64, book: &mut Book) -> Checked {
    (0..=n + 1).try_for_each(|k| {
        let found = book.value(n, k);
        let lost = n == 0 || is_last && k == n;
        ensure((found == 0) == lost, (n, k), found, if lost { "0" } else { "not 0" })
    })
}

fn cone(layers: u64, n: u64, book: &mut Book) -> Checked {
    let frontier = book.value(n, n + 1);
    (n / layers + 1..=n).try_for_each(|k| book.equal(n, k, frontier))
}

/// The rows that have each value on the frontier.
#[derive(Default)]
struct Seen(Vec<Vec<u64>>);

impl Seen {
    /// Notes the frontier value of row n and returns it.
    fn note(&mut self, n: u64, book: &mut Book) -> u64 {
        let value = book.value(n, n + 1);
        self.0.resize_with(self.0.len().max(value as usize + 1), Vec::new);
        self.0[value as usize].push(n);
        value
    }

    fn rows(&self, value: u64) -> &[u64] {
        self.0.get(value as usize).map_or(&[], Vec::as_slice)
    }
}

fn mortal(r: u64) -> impl FnMut(u64, &mut Book) -> Checked {
    let mut seen = Seen::default();
    move |n, book| {
        let found = seen.note(n, book);
        ensure(r * n <= (r + 1) * seen.rows(found)[0], (n, n + 1), found, format_args!("not {found}"))?;
        (1..=n).try_for_each(|k| {
            let found = book.value(n, k);
            let second = seen.rows(found).get(1);
            ensure(second.is_none_or(|row| r * n <= (r + 1) * row), (n, k), found, format_args!("not {found}"))
        })
    }
}

fn solid(r: u64, c: u64) -> impl FnMut(u64, &mut Book) -> Checked {
    let mut seen = Seen::default();
    move |n, book| {
        seen.note(n, book);
        for k in 1..=n {
            let found = book.value(n, k);
            if let &[t] = seen.rows(found) {
                let fits = n <= 2 * t || c == r && n == t + k;
                ensure(fits, (n, k), found, format_args!("not {found}"))?;
            }
        }
        if c < r {
            return Ok(());
        }
        // The last row in which a value up to here was first seen; no theorem says that none is left out.
        let mut last = 0;
        for (m, rows) in (0..).zip(&seen.0) {
            let Some(&first) = rows.first() else { break };
            last = last.max(first);
            // A value of one row that is not over yet may still come back.
            if rows.len() == 1 && r * n > (r + 1) * first && n - first > 3 * last {
                book.equal(n, n - first, m)?;
            }
        }
        Ok(())
    }
}
