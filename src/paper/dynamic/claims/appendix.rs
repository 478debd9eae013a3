//! Misère play, and the appendix: least winning moves, and where the theorem of Epp and Ferguson needs its hypothesis.

use super::{INFINITE, function, least_winning, spec};
use crate::claim::{Book, Case, Checked, Claim, ensure};

pub(super) fn claims() -> Vec<Claim> {
    let claims = vec![
        Claim::new(
            "dynamic/misere",
            "The misère version",
            "Where taking the last token loses, (N, x) is won exactly if (N − 1, x) is won in normal play.",
            "(N,x) 'is won in misère play' ⇔ (N−1,x) 'is won'",
            || ["n", "2n", "3n", "ceil(3n/2)"].map(|rule| Case::new(&spec(rule), misere(rule))).into(),
        )
        .note("It needs f ≥ 1, as in the paper: with f(n) = n − 1, (2, 1) is lost in misère play, though (1, 1) is won in normal play.")
        .about(&["dynamic?f=2n&misere=1", "dynamic?f=2n"])
        .over("f = n, 2n, 3n, ⌈3n/2⌉")
        .to(80),
        Claim::new(
            "dynamic/appendix-moves",
            "Appendix",
            "Taking k from a pile of n wins exactly if f(k) is less than the least winning move from n − k, which is infinite for an empty pile.",
            "f(k) < L(n−k), L(0) = ∞",
            || ["n", "2n", "3n", "ceil(3n/2)", "if(n = 10, 1, n)"].map(|rule| Case::new(&spec(rule), winning(rule))).into(),
        )
        .about(&["dynamic?f=2n"])
        .over("f = n, 2n, 3n, ⌈3n/2⌉ and n with f(10) = 1")
        .to(100),
        Claim::new(
            "dynamic/appendix-2.1",
            "Appendix, Theorem 2.1",
            "If f does not decrease, a winning move k from n is the least one exactly if k is the least winning move from k.",
            "f(k) < L(n−k) ⇒ (k = L(n) ⇔ L(k) = k)",
            || ["n", "2n", "3n", "ceil(3n/2)", "5"].map(|rule| Case::new(&spec(rule), least(rule))).into(),
        )
        .about(&["dynamic?f=2n"])
        .over("f = n, 2n, 3n, ⌈3n/2⌉, 5")
        .to(150),
        Claim::new(
            "dynamic/appendix-l",
            "Appendix",
            "If f satisfies the condition of the Main Theorem, the least winning move is its own least winning move.",
            "L(L(n)) = L(n)",
            || {
                INFINITE
                    .map(|rule| {
                        Case::new(&spec(rule), |n, book| {
                            let Some(first) = (n > 0).then(|| least_winning(n, book)) else { return Ok(()) };
                            let again = least_winning(first, book);
                            ensure(again == first, (n, first), format_args!("L({first}) = {again}"), first)
                        })
                    })
                    .into()
            },
        )
        .about(&["dynamic?f=2n"])
        .over("f = n, 2n, 3n, ⌈3n/2⌉ and the appendix's")
        .to(150),
        Claim::new(
            "dynamic/appendix-9",
            "Appendix, example",
            "With f(n) = 8 − n up to 7 and n beyond, L(9) = 1, and taking 2, 3, …, 7 from (9, 8) wins too, though L(k) = k for each of these.",
            "L(9) = 1, L(k) = k 'for' 2 ≤ k ≤ 7",
            || vec![Case::new("dynamic?f=if(n <= 7, 8 - n, n)", nine)],
        )
        .about(&["dynamic?f=if(n <= 7, 8 - n, n)"])
        .whole(9),
        Claim::new(
            "dynamic/appendix-16",
            "Appendix, example",
            "With f(n) = n but f(10) = 1, L(16) = 10 and L(10) ≠ 10.",
            "L(16) = 10, L(10) ≠ 10",
            || vec![Case::new("dynamic?f=if(n = 10, 1, n)", sixteen)],
        )
        .about(&["dynamic?f=if(n = 10, 1, n)"])
        .whole(16),
    ];
    claims.into_iter().map(|claim| claim.symbol("N")).collect()
}

/// Who wins in misère play, straight from the moves, against normal play with one token less.
fn misere(rule: &str) -> impl FnMut(u64, &mut Book) -> Checked + use<> {
    let f = function(rule);
    // wins[n][x] for x ≤ n: whoever finds no token has won. Larger bounds are as good as n.
    let mut wins: Vec<Vec<bool>> = Vec::new();
    move |n, book| {
        let lost = |k: u64| !wins[(n - k) as usize][f(k).min(n - k) as usize];
        let first = (1..=n).find(|&k| lost(k));
        wins.push((0..=n).map(|x| n == 0 || first.is_some_and(|k| k <= x)).collect());
        (1..=n).try_for_each(|x| {
            let (normal, won) = (book.value(n - 1, x), wins[n as usize][x as usize]);
            let words = if won { "won in misère play, so not 0" } else { "lost in misère play, so 0" };
            ensure((normal > 0) == won, (n - 1, x), normal, words)
        })
    }
}

/// Which moves win, by the value that they leave and by L.
fn winning(rule: &str) -> impl FnMut(u64, &mut Book) -> Checked + use<> {
    let f = function(rule);
    let mut least = vec![u64::MAX];
    move |n, book| {
        if n == 0 {
            return Ok(());
        }
        least.push(least_winning(n, book));
        (1..=n).try_for_each(|k| {
            let (left, told) = (book.value(n - k, f(k)), f(k) < least[(n - k) as usize]);
            ensure((left == 0) == told, (n - k, f(k)), left, if told { "0" } else { "not 0" })
        })
    }
}

fn least(rule: &str) -> impl FnMut(u64, &mut Book) -> Checked + use<> {
    let f = function(rule);
    let mut least = vec![u64::MAX];
    move |n, book| {
        if n == 0 {
            return Ok(());
        }
        least.push(least_winning(n, book));
        (1..=n).filter(|&k| f(k) < least[(n - k) as usize]).try_for_each(|k| {
            let (own, first) = (least[k as usize], least[n as usize]);
            ensure(
                (k == first) == (own == k),
                (n, k),
                format_args!("L({n}) = {first}, L({k}) = {own}"),
                "both or neither equal k",
            )
        })
    }
}

fn nine(n: u64, book: &mut Book) -> Checked {
    if n != 9 {
        return Ok(());
    }
    let least = least_winning(9, book);
    ensure(least == 1, (9, 1), format_args!("L(9) = {least}"), "L(9) = 1")?;
    (2..=7).try_for_each(|k| {
        let (left, own) = (book.value(9 - k, 8 - k), least_winning(k, book));
        ensure(left == 0, (9 - k, 8 - k), left, 0)?;
        ensure(own == k, (k, own), format_args!("L({k}) = {own}"), k)
    })
}

fn sixteen(n: u64, book: &mut Book) -> Checked {
    if n != 16 {
        return Ok(());
    }
    let (sixteen, ten) = (least_winning(16, book), least_winning(10, book));
    ensure(sixteen == 10, (16, sixteen), format_args!("L(16) = {sixteen}"), "L(16) = 10")?;
    ensure(ten != 10, (10, ten), format_args!("L(10) = {ten}"), "L(10) ≠ 10")
}
