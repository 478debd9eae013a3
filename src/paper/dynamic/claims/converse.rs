//! What f needs for Theorem 1 to hold: Lemmas 5–7, the Main Theorem, Theorem 2 and the Fibonacci base.
//!
//! "If and only if" becomes finite this way: up to every pile, the condition on the elements so far holds exactly if
//! the theorem holds for the piles so far. The paper's proofs give just that.

use super::{INFINITE, function, generated, is_element, spec};
use crate::claim::{Book, Case, Checked, Claim, ensure};
use crate::paper::dynamic::theorems::Base;

pub(super) fn claims() -> Vec<Claim> {
    let mut claims = vec![
        Claim::new(
            "dynamic/lemma-5",
            "Lemma 5",
            "Theorem 1 is true for f exactly if g(b − x) ≤ f(x) for every element b and every 1 ≤ x < b.",
            "g(b_θ − x) ≤ f(x) 'for' 1 ≤ x < b_θ",
            || RULES.map(|rule| Case::new(&spec(rule), equivalent(rule, everywhere))).into(),
        ),
        Claim::new(
            "dynamic/lemma-6",
            "Lemma 6",
            "It is enough that g(b − x) ≤ f(x) where b − x is at most the element before b.",
            "g(b_{k+1} − x) ≤ f(x) 'for' 1 ≤ b_{k+1} − x ≤ b_k",
            || RULES.map(|rule| Case::new(&spec(rule), equivalent(rule, near))).into(),
        ),
        Claim::new(
            "dynamic/lemma-7",
            "Lemma 7",
            "With b_θ(k) = b_(k+1) − b_k, the condition of Lemma 6 says the same as g(b_k − x) ≤ f(b_θ(k) + x) for all k and x ≥ 0.",
            "g(b_k − x) ≤ f(b_{θ(k)} + x)",
            || {
                let both = |parts: &Parts, k| shifted(parts, k) == near(parts, k) && near(parts, k);
                RULES.map(|rule| Case::new(&spec(rule), equivalent(rule, both))).into()
            },
        ),
        Claim::new(
            "dynamic/main",
            "Main Theorem",
            "For an infinite base, Theorem 1 holds for f exactly if g(b_k − x) ≤ f(b_θ(k) + x) for all k and x ≥ 0.",
            "g(b_k − x) ≤ f(b_{θ(k)} + x)",
            || RULES.map(|rule| Case::new(&spec(rule), equivalent(rule, shifted))).into(),
        )
        .mark("base"),
        Claim::new(
            "dynamic/main-sufficient",
            "Remark after the Main Theorem",
            "It is sufficient, though not necessary, that f(b_θ(k) + x) ≥ b_k − x for all k and x: f(n) = 2n with f(6) = 2 does without.",
            "f(b_{θ(k)} + x) ≥ b_k − x",
            || {
                let enough = RULES.map(|rule| Case::new(&spec(rule), implies(rule)));
                enough.into_iter().chain([Case::new("dynamic?f=if(n = 6, 2, 2n)", not_necessary())]).collect()
            },
        ),
        Claim::new(
            "dynamic/main-falls",
            "Remark after the Main Theorem",
            "That condition follows from f(n + 1) − f(n) ≥ −1.",
            "f(n+1) − f(n) ≥ −1 ⇒ f(b_{θ(k)} + x) ≥ b_k − x",
            || INFINITE.map(|rule| Case::new(&spec(rule), falls(rule))).into(),
        ),
        Claim::new(
            "dynamic/thm-2",
            "Theorem 2",
            "If f does not decrease on its base, the condition needs to be looked at only for the x that are not in the base.",
            "g(b_{t+i} − x) ≤ f(x) 'for' b_t < x < b_{t+1}",
            || RULES.map(|rule| Case::new(&spec(rule), equivalent(rule, outside))).into(),
        )
        .mark("boundary"),
        Claim::new(
            "dynamic/fibonacci",
            "After Theorem 2",
            "f has the Fibonacci numbers as its base and Theorem 1 holds exactly if (a) b_(t+1) ≤ f(b_t) < b_(t+2) for every element, and (b) \
             g(b_(t+1) − x) ≤ f(x) for every x between b_t and b_(t+1).",
            "b_{t+1} ≤ f(b_t) < b_{t+2}, g(b_{t+1} − x) ≤ f(x)",
            || RULES.map(|rule| Case::new(&spec(rule), fibonacci(rule))).into(),
        )
        .mark("base"),
        Claim::new(
            "dynamic/fibonacci-once",
            "After Theorem 2",
            "With the Fibonacci base, g(b_(t+1) − x) = g(b_(t+2) − x) for x between b_t and b_(t+1), so that (b) needs to be looked at only once.",
            "g(b_{t+1} − x) = g(b_{t+2} − x)",
            || vec![Case::new("dynamic?f=2n", once())],
        ),
    ];
    for claim in &mut claims {
        (claim.games, claim.symbol, claim.to) = (&["dynamic?f=2n", "dynamic?f=if(n = 6, 1, 2n)"], "N", 120);
        claim.over = match claim.id {
            "dynamic/main-falls" => "f = n, 2n, 3n, ⌈3n/2⌉ and the appendix's",
            "dynamic/fibonacci-once" => "f = 2n",
            _ => TRIED,
        };
    }
    claims
}

/// [`RULES`] in words.
const TRIED: &str = "f = n, 2n, 3n, ⌈3n/2⌉, 2n with f(6) = 1, with f(4) = 1, with f(7) = f(10) = 2, n with f(10) = 1, 3n with f(10) = 2";

/// Rules with infinite bases on which they do not decrease; some satisfy the condition and some do not.
const RULES: [&str; 9] = [
    "n",
    "2n",
    "3n",
    "ceil(3n/2)",
    "if(n = 6, 1, 2n)",
    "if(n = 4, 1, 2n)",
    "if(n = 7 or n = 10, 2, 2n)",
    "if(n = 10, 1, n)",
    "if(n = 10, 2, 3n)",
];

/// f and its base.
struct Parts {
    f: Box<dyn Fn(u64) -> u64>,
    base: Base,
}

impl Parts {
    fn new(rule: &str) -> Parts {
        Parts { f: Box::new(function(rule)), base: generated(rule) }
    }

    fn fits(&self, left: u64, x: u64) -> bool {
        self.base.smallest_summand(&left) <= (self.f)(x)
    }
}

/// Lemma 4 for the element b_{k+1}.
fn everywhere(parts: &Parts, k: usize) -> bool {
    let b = parts.base.elements[k + 1];
    (1..b).all(|x| parts.fits(b - x, x))
}

/// The condition of Lemma 6 for b_{k+1}.
fn near(parts: &Parts, k: usize) -> bool {
    let [before, b] = [parts.base.elements[k], parts.base.elements[k + 1]];
    (b - before..b).all(|x| parts.fits(b - x, x))
}

/// The condition of the Main Theorem for b_k.
fn shifted(parts: &Parts, k: usize) -> bool {
    let [b, next] = [parts.base.elements[k], parts.base.elements[k + 1]];
    (0..b).all(|x| parts.fits(b - x, next - b + x))
}

/// The condition of Theorem 2 for b_{k+1}: only x outside the base.
fn outside(parts: &Parts, k: usize) -> bool {
    let [before, b] = [parts.base.elements[k], parts.base.elements[k + 1]];
    (b - before..b).filter(|x| parts.base.elements.binary_search(x).is_err()).all(|x| parts.fits(b - x, x))
}

/// Whether Theorem 1 holds for the pile n: the first x at which it does not.
fn wrong_at(n: u64, base: &Base, book: &mut Book) -> Option<u64> {
    let least = base.smallest_summand(&n);
    (1..=n).find(|&x| (book.value(n, x) > 0) != (x >= least))
}

/// Up to every pile the condition and the theorem hold or fail together.
fn equivalent<C: Fn(&Parts, usize) -> bool + 'static>(
    rule: &str,
    condition: C,
) -> impl FnMut(u64, &mut Book) -> Checked + use<C> {
    let parts = Parts::new(rule);
    let (mut next, mut fits, mut holds) = (1, true, true);
    move |n, book| {
        if parts.base.elements.get(next) == Some(&n) {
            fits &= condition(&parts, next - 1);
            next += 1;
        }
        let wrong = if holds { wrong_at(n, &parts.base, book) } else { None };
        holds &= wrong.is_none();
        let words = |holds: bool| if holds { "Theorem 1 holds so far" } else { "Theorem 1 fails" };
        ensure(fits == holds, (n, wrong.unwrap_or(1)), words(holds), words(fits))
    }
}

/// The condition of the remark for b_k.
fn sufficient(parts: &Parts, k: usize) -> bool {
    let [b, next] = [parts.base.elements[k], parts.base.elements[k + 1]];
    (0..b).all(|x| (parts.f)(next - b + x) >= b - x)
}

/// As long as the condition of the remark holds, Theorem 1 does.
fn implies(rule: &str) -> impl FnMut(u64, &mut Book) -> Checked + use<> {
    let parts = Parts::new(rule);
    let (mut next, mut fits) = (1, true);
    move |n, book| {
        if parts.base.elements.get(next) == Some(&n) {
            fits &= sufficient(&parts, next - 1);
            next += 1;
        }
        match wrong_at(n, &parts.base, book) {
            Some(x) if fits => ensure(false, (n, x), "Theorem 1 fails", "it holds so far"),
            _ => Ok(()),
        }
    }
}

/// Theorem 1 goes on, though the condition of the remark fails at 13 = 8 + 5, where f(6) < 8 − 1.
fn not_necessary() -> impl FnMut(u64, &mut Book) -> Checked {
    let parts = Parts::new("if(n = 6, 2, 2n)");
    move |n, book| {
        let wrong = wrong_at(n, &parts.base, book);
        ensure(wrong.is_none(), (n, wrong.unwrap_or(1)), "Theorem 1 fails", "it holds without the condition")?;
        let place = parts.base.elements.iter().position(|&element| element == n);
        ensure(n != 13 || place.is_some_and(|k| !sufficient(&parts, k - 1)), (n, 6), "the condition holds", "it fails")
    }
}

/// The condition of the remark for the elements that the game shows.
fn falls(rule: &str) -> impl FnMut(u64, &mut Book) -> Checked + use<> {
    let f = function(rule);
    let mut before = 0;
    move |n, book| {
        if n == 0 || !is_element(n, book) {
            return Ok(());
        }
        let b = std::mem::replace(&mut before, n);
        let short = (0..b).find(|x| f(n - b + x) < b - x);
        short.map_or(Ok(()), |x| {
            let at = n - b + x;
            ensure(false, (n, at), format_args!("f({at}) = {}", f(at)), format_args!("at least {}", b - x))
        })
    }
}

/// At every element b_(t+2) that the game shows: g(b_(t+1) − x) and g(b_(t+2) − x) between the two before it.
fn once() -> impl FnMut(u64, &mut Book) -> Checked {
    let mut base = Base { elements: Vec::new(), finite: false };
    move |n, book| {
        if n == 0 || !is_element(n, book) {
            return Ok(());
        }
        base.elements.push(n);
        let [.., first, second, third] = base.elements[..] else { return Ok(()) };
        (first + 1..second).try_for_each(|x| {
            let (near, far) = (base.smallest_summand(&(second - x)), base.smallest_summand(&(third - x)));
            ensure(near == far, (third, x), far, near)
        })
    }
}

/// At every Fibonacci number: (a) and (b) so far, against the base and Theorem 1 so far.
fn fibonacci(rule: &str) -> impl FnMut(u64, &mut Book) -> Checked + use<> {
    let parts = Parts::new(rule);
    let (mut numbers, mut fits, mut holds) = (vec![1, 2], true, true);
    move |n, book| {
        holds = holds && wrong_at(n, &parts.base, book).is_none();
        let [.., earlier, before] = numbers[..] else { return Ok(()) };
        if n != earlier + before {
            return Ok(());
        }
        let third = numbers.len().checked_sub(3).map(|place| numbers[place]);
        let f = &parts.f;
        fits &= f(earlier) >= before && third.is_none_or(|third| f(third) < before);
        numbers.push(n);
        let fibonacci = Base { elements: numbers.clone(), finite: false };
        fits &= (before + 1..n).all(|x| fibonacci.smallest_summand(&(n - x)) <= f(x));
        let same = parts.base.elements.starts_with(&numbers);
        let words = |both: bool| if both { "the Fibonacci base and Theorem 1" } else { "another base or no Theorem 1" };
        ensure(fits == (same && holds), (n, 1), words(same && holds), words(fits))
    }
}
