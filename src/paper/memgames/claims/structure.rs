//! MEM below the parabola, as docs/proofs/mem.md proves it. The engine of MEM uses these theorems, so they are checked on the
//! same game as a typed rule, `memgame?F=j >= k`, whose values come from the rules alone.

use crate::claim::{Book, Case, Checked, Claim, ensure};
use crate::paper::memgames::half::{Half, outer_value};

/// MEM as a rule that someone typed.
const RULES: &str = "memgame?F=j >= k";

pub(super) fn claims() -> Vec<Claim> {
    vec![
        here(
            ["memgames/here-1", "mem.md#theorem-1"],
            "Theorem 1",
            "In MEM the value of n_k is ⌊n/k⌋ from the stair on: for every k ≥ a(n), the least k with k(s + 1 − k) > n.",
            "G(n_k) = ⌊n/k⌋ 'for' k ≥ a(n)",
            || vec![Case::new(RULES, stair)],
        )
        .mark("stair"),
        here(
            ["memgames/here-2", "mem.md#theorem-2"],
            "Theorem 2",
            "From row 36 of MEM on, the value is φ(n) = ⌊n/a(n)⌋ in the columns Θ(n) < k ≤ a(n), and larger for k ≤ Θ(n).",
            "G(n_k) = φ(n) 'for' Θ(n) < k ≤ a(n)",
            || vec![Case::new(RULES, plateau)],
        )
        .mark("inner"),
        here(
            ["memgames/here-2.1", "mem.md#corollary-2.1"],
            "Corollary 2.1",
            "In MEM the value of n_k is ⌊n/max(k, a(n))⌋ for every k > 2·n^(1/4) + 3.",
            "G(n_k) = ⌊n/'max'(k, a(n))⌋ 'for' (k−3)^4 > 16n",
            || vec![Case::new(RULES, formula)],
        )
        .mark("stair"),
        here(
            ["memgames/here-2.2", "mem.md#corollary-2.2"],
            "Corollary 2.2",
            "The value v of MEM fills triangles: row (v − j)(v + 2) + ρ, 0 ≤ ρ ≤ j, has it, of the columns up to v + 1 − j, exactly in those with k > ρ, \
             where the block of these rows is whole.",
            "G(((v−j)(v+2)+ρ)_k) = v 'for' ρ < k ≤ v+1−j",
            || vec![Case::new(RULES, triangle)],
        )
        .mark("blocks"),
        here(
            ["memgames/here-2.3", "mem.md#corollary-2.3"],
            "Corollary 2.3",
            "The rows n ≥ 2 of MEM that are constant below the parabola are m(m + 2), m(m + 3), m(m + 4), m ≥ 2, and 2, 3, 4, 7, 9, 25, 36.",
            "G(n_k) = G(n_1) 'for' k^2 < n",
            || vec![Case::new(RULES, constant)],
        )
        .mark("rows"),
        here(
            ["memgames/here-3", "mem.md#theorem-3"],
            "Theorem 3",
            "The first rows of every half-interval of MEM repeat its own: row F(s) + r has φ(F(s)) + G(r_k), but for columns k ≤ 3 of some.",
            "G((F(s)+r)_k) = φ(F(s)) + G(r_k)",
            || vec![Case::new(RULES, copy)],
        )
        .mark("copies"),
        here(
            ["memgames/here-4", "mem.md#theorem-4"],
            "Theorem 4",
            "From row 961 on the inner columns of MEM follow from their own block of rows and the one before it.",
            "G(n_k) = 'mex'([0,v_t] ∪ C ∪ P ∪ O_k)",
            || vec![Case::on(&[RULES, "mem"], inner)],
        )
        .mark("inner")
        .whole(1_000),
        here(
            ["memgames/here-5", "mem.md#proposition-5"],
            "Proposition 5",
            "What the first row of a half-interval of MEM has above its plateau in the columns 1, 2 and 3 depends on the length of the half-interval \
             before it alone, in one of six ways.",
            "G(F(s)_k) − φ(F(s)) = c_k",
            || vec![Case::new(RULES, seed)],
        )
        .mark("copies"),
        here(
            ["memgames/here-6", "mem.md#theorem-6"],
            "Theorem 6",
            "Below the parabola the values of row n of MEM lie between ⌈√(n + 1)⌉ − 1 and √n + 2·n^(1/4) + 7.",
            "⌈√{n+1}⌉ − 1 ≤ G(n_k) ≤ √n + 2 n^{1/4} + 7",
            || vec![Case::new(RULES, envelope)],
        )
        .mark("parabola")
        .to(300),
    ]
}

fn here(
    [id, proof]: [&'static str; 2],
    number: &'static str,
    statement: &'static str,
    formula: &'static str,
    check: crate::claim::Check,
) -> Claim {
    // The typed game has 2,048 rows.
    Claim {
        most: 2_000,
        ..Claim::new(id, number, statement, formula, check).about(&["mem"]).proved_here(proof).to(200)
    }
}

/// ⌊n/k⌋ from the stair on.
fn stair(n: u64, book: &mut Book) -> Checked {
    (Half::of(n).place(n).stair..=n + 1).try_for_each(|k| book.equal(n, k, n / k))
}

/// φ from Θ to the stair, and more before it.
fn plateau(n: u64, book: &mut Book) -> Checked {
    let (half, at) = (Half::of(n), Half::of(n).place(n));
    if half.number < 12 {
        return Ok(());
    }
    let inner = half.inner(&at);
    (1..=inner).try_for_each(|k| {
        let found = book.value(n, k);
        ensure(found > at.plateau, (n, k), found, format_args!("more than {}", at.plateau))
    })?;
    (inner + 1..=at.stair).try_for_each(|k| book.equal(n, k, at.plateau))
}

/// The formula wherever k > 2·n^(1/4) + 3.
fn formula(n: u64, book: &mut Book) -> Checked {
    (4..=n + 1).filter(|k| (k - 3).pow(4) > 16 * n).try_for_each(|k| book.equal(n, k, outer_value(n, k)))
}

/// Every row that lies in a triangle's block.
fn triangle(n: u64, book: &mut Book) -> Checked {
    let half = Half::of(n);
    let at = half.place(n);
    if half.number < 12 || at.block == half.top {
        return Ok(());
    }
    let (v, j) = (at.plateau, half.length(at.block) - 1);
    ensure(n == (v - j) * (v + 2) + at.above && at.stair == v + 1 - j, (n, 1), n, (v - j) * (v + 2) + at.above)?;
    (1..=at.stair).try_for_each(|k| {
        let found = book.value(n, k);
        ensure((found == v) == (k > at.above), (n, k), found, v)
    })
}

/// Constant rows, and no others.
fn constant(n: u64, book: &mut Book) -> Checked {
    if n < 2 {
        return Ok(());
    }
    let family = |more: u64| (2..=n.isqrt()).any(|m| m * (m + more) == n);
    let listed = [2, 3, 4, 7, 9, 25, 36].contains(&n) || (2..=4).any(family);
    let first = book.value(n, 1);
    let other = (2..=n).take_while(|k| k * k < n).find(|&k| book.value(n, k) != first);
    ensure(
        other.is_none() == listed,
        (n, other.unwrap_or(1)),
        first,
        if listed { "a constant row" } else { "another value" },
    )
}

/// MEM's first rows, where they come back.
fn copy(n: u64, book: &mut Book) -> Checked {
    let half = Half::of(n);
    let at = half.place(n);
    if half.number < 12 || at.block < half.top {
        return Ok(());
    }
    let disturbed = half.seed().iter().filter(|&&above| above > 0).count() as u64;
    (disturbed + 1..=at.stair).try_for_each(|k| {
        let claimed = at.plateau + book.value(at.above, k);
        book.equal(n, k, claimed)
    })
}

/// The recursion, which the engine of the second game follows, against the rules of the first.
fn inner(n: u64, book: &mut Book) -> Checked {
    let half = Half::of(n);
    if half.number < Half::REGULAR {
        return Ok(());
    }
    (1..=half.inner(&half.place(n))).try_for_each(|k| {
        let claimed = book.of(1, n, k);
        book.equal(n, k, claimed)
    })
}

/// The first row of a half-interval.
fn seed(n: u64, book: &mut Book) -> Checked {
    let half = Half::of(n);
    if half.number < 12 || half.first != n {
        return Ok(());
    }
    let plateau = half.place(n).plateau;
    (1..).zip(half.seed()).try_for_each(|(k, above)| book.equal(n, k, plateau + u64::from(above)))
}

/// From ⌈√(n + 1)⌉ − 1 = ⌊√n⌋ to √n + 2·n^(1/4) + 7.
fn envelope(n: u64, book: &mut Book) -> Checked {
    (1..=n).take_while(|k| k * k < n).try_for_each(|k| {
        let found = book.value(n, k);
        ensure(found >= n.isqrt(), (n, k), found, format_args!("{} at least", n.isqrt()))?;
        ensure(is_below(found, n), (n, k), found, "less")
    })
}

/// Whether v ≤ √n + 2·n^(1/4) + 7. With w = v − 7 that is w + 1 ≤ (n^(1/4) + 1)², so w + 2 ≤ √n + 2√(w + 1), which is squared twice.
fn is_below(v: u64, n: u64) -> bool {
    let Some(w) = v.checked_sub(7) else { return true };
    let left = (w + 2) * (w + 2);
    let right = n + 4 * (w + 1);
    left <= right || (left - right).pow(2) <= 16 * n * (w + 1)
}
