//! Closed forms of Maximum and Minimum Nim, for rules whose form proves that a theorem is about them.
//!
//! Lemma 2.1 is about rules that rise by 0 or 1 from heap to heap, and Proposition 2.3 puts such a rule in the place of any
//! that never falls.

use super::pass::{Beginning, WithPass};
use super::{less_than_power, maximum_value, minimum_value};
use crate::engine::ClosedForm;
use crate::game::big::{Big, MOST_DIGITS};
use crate::grow::Refusal;
use crate::paper::restricted::{Restricted, Side};

/// The closed form of Maximum or Minimum Nim with a rule.
///
/// # Errors
/// Why there is none.
pub(in super::super) fn closed_form(game: &Restricted) -> Result<Box<dyn ClosedForm>, Refusal> {
    if game.pass {
        return with_pass(game);
    }
    let (form, is_maximum) = (game.rule.form(), game.side == Side::Maximum);
    if let Some(constant) = form.constant {
        return Ok(Box::new(Constant { constant, side: game.side }));
    }
    if form.is_power_less_one && is_maximum {
        return Ok(Box::new(Power));
    }
    let window = match form.window {
        _ if rises_slowly(game).map_err(Refusal::Rule)? => Some(0),
        Some(window @ 0..=MOST_WINDOW) if is_maximum && never_falls(game).map_err(Refusal::Rule)? => Some(window),
        _ => None,
    };
    window.map(|window| Box::new(Slow { game: game.clone(), window }) as Box<dyn ClosedForm>).ok_or_else(|| {
        Refusal::NotProved(format!(
            "farther heaps need a rule that rises by 0 or 1 from heap to heap{}, which the form of {} does not prove",
            if is_maximum { ", or one that never falls and stays near a line below n" } else { "" },
            game.rule
        ))
    })
}

/// The closed form with a pass, for rules that rise by 0 or 1 from heap to heap.
fn with_pass(game: &Restricted) -> Result<Box<dyn ClosedForm>, Refusal> {
    if game.rule.form().constant.is_none() && !rises_slowly(game).map_err(Refusal::Rule)? {
        let (rule, with) = (&game.rule, "with a pass farther heaps need a rule that rises by 0 or 1 from heap to heap");
        return Err(Refusal::NotProved(format!("{with}, which the form of {rule} does not prove")));
    }
    let bound = |n: &Big| match u64::try_from(n) {
        Ok(n) => game.bound(n).map(Big::from),
        Err(_) => Ok::<Big, String>(game.rule.eval_big(n)?.min(n.clone())),
    };
    let beginning = Beginning::of(bound, &Big::from(10_u32).pow(MOST_DIGITS + 1));
    Ok(Box::new(WithPass { without: closed_form(&game.without_pass())?, beginning }))
}

/// Whether min(n, f(n)) rises by 0 or 1 from heap to heap: by the form of f from some heap on, and before it as it turns out.
///
/// # Errors
/// What the rule says, if it is negative, or has no value, for one of the first heaps.
fn rises_slowly(game: &Restricted) -> Result<bool, String> {
    let Some(slope) = game.rule.slope().filter(|slope| slope.never_falls && slope.from <= MOST_FROM) else {
        return Ok(false);
    };
    // A rule that never falls and has no fault at the first of its heaps is nowhere negative behind it.
    let from = slope.from.max(1);
    let bounds = (0..=from).map(|n| game.bound(n)).collect::<Result<Vec<u64>, String>>()?;
    // Where f(n) ≥ n and f climbs by 1 at least, the smaller of the two is n for good.
    let slow = slope.slow || slope.climbs && bounds[from as usize] == from;
    Ok(slow && bounds.windows(2).all(|pair| pair[1] == pair[0] || pair[1] == pair[0] + 1))
}

/// Whether the form of f proves that it never falls from 1 on.
///
/// # Errors
/// What the rule says, if it is negative at 1.
fn never_falls(game: &Restricted) -> Result<bool, String> {
    let never_falls = game.rule.slope().is_some_and(|slope| slope.never_falls && slope.from <= 1);
    Ok(never_falls && game.bound(1).map(|_| true)?)
}

/// Lemma 2.1 and its counterpart for Minimum Nim, with f′(n) = min{f(n − i) + i : i ≤ `window`} in the place of f, as
/// Proposition 2.3 says: farther back f(n − i) + i is larger than f(n).
struct Slow {
    game: Restricted,
    window: u64,
}

impl Slow {
    fn bound(&self, n: u64) -> Result<u64, String> {
        (1..=self.window.min(n)).try_fold(self.game.bound(n)?, |least, i| Ok(least.min(self.game.bound(n - i)? + i)))
    }

    /// The same for a heap of any size, which is larger than the window.
    fn large_bound(&self, n: &Big) -> Result<Big, String> {
        let typed = |i: u64| Ok::<Big, String>(self.game.rule.eval_big(&(n - i))? + i);
        (0..=self.window).try_fold(n.clone(), |least, i| Ok(least.min(typed(i)?)))
    }
}

impl ClosedForm for Slow {
    fn by(&self) -> &'static str {
        match (self.game.side, self.window) {
            (Side::Maximum, 0) => LEMMA,
            (Side::Maximum, _) => "Lemma 2.1 and Proposition 2.3 of Fractal sequences and restricted Nim",
            (Side::Minimum, _) => COUNTERPART,
        }
    }

    fn value(&self, heap: &Big) -> Result<Big, Refusal> {
        let cost = self.window + 1;
        let tired = |steps: u64| Refusal::TooSlow(format!("the value of n = {heap} takes more than {steps} steps"));
        let mut n = heap.clone();
        for taken in 0..MOST_LARGE_STEPS / cost {
            if let Ok(n) = u64::try_from(&n) {
                let steps = MOST_STEPS / cost;
                let value = match self.game.side {
                    Side::Maximum => maximum_value(|n| self.bound(n), n, steps).map_err(Refusal::Rule)?,
                    Side::Minimum => {
                        minimum_value(|n| self.bound(n), n, steps).map_err(Refusal::Rule)?.map(|value| value + taken)
                    }
                };
                return value.map(Big::from).ok_or_else(|| tired(steps));
            }
            let bound = self.large_bound(&n).map_err(Refusal::Rule)?;
            match self.game.side {
                Side::Maximum if bound > self.large_bound(&(&n - 1_u32)).map_err(Refusal::Rule)? => return Ok(bound),
                Side::Minimum if bound == n => return Ok(Big::from(taken)),
                _ => n -= bound + 1_u32,
            }
        }
        Err(tired(MOST_LARGE_STEPS / cost))
    }

    fn largest(&self, end: &Big) -> Big {
        match self.game.side {
            // A heap has no larger value than it has options.
            Side::Maximum => self.game.rule.eval_big(end).map_or_else(|_| end.clone(), |bound| bound.min(end.clone())),
            // A value of Minimum Nim is the number of its steps.
            Side::Minimum => Big::from(MOST_STEPS + MOST_LARGE_STEPS),
        }
    }

    fn reaches(&self, start: &Big) -> Result<(), Refusal> {
        self.game.rule.eval_big(start).map(|_| ()).map_err(Refusal::Rule)
    }
}

/// f(n) = c for all n ≥ 1. Then min(n, c) rises up to c and not beyond, so that by Lemma 2.1 the value in Maximum Nim is
/// n mod (c + 1); and in Minimum Nim every c + 1 tokens are one move more.
struct Constant {
    constant: u64,
    side: Side,
}

impl ClosedForm for Constant {
    fn by(&self) -> &'static str {
        match self.side {
            Side::Maximum => LEMMA,
            Side::Minimum => COUNTERPART,
        }
    }

    fn value(&self, n: &Big) -> Result<Big, Refusal> {
        let turn = Big::from(self.constant) + 1_u32;
        Ok(match self.side {
            Side::Maximum => n % turn,
            Side::Minimum => n / turn,
        })
    }

    fn largest(&self, end: &Big) -> Big {
        match self.side {
            Side::Maximum => Big::from(self.constant),
            Side::Minimum => end / (Big::from(self.constant) + 1_u32),
        }
    }
}

/// Maximum Nim with less than the greatest power of two.
struct Power;

impl ClosedForm for Power {
    fn by(&self) -> &'static str {
        "section 2 of Fractal sequences and restricted Nim"
    }

    fn value(&self, n: &Big) -> Result<Big, Refusal> {
        Ok(less_than_power(n))
    }

    /// One of the digits of n goes at least.
    fn largest(&self, end: &Big) -> Big {
        end.clone()
    }
}

const LEMMA: &str = "Lemma 2.1 of Fractal sequences and restricted Nim";
const COUNTERPART: &str = "the counterpart of Lemma 2.1 of Fractal sequences and restricted Nim";

/// The longest window of a rule in which f′ is looked for.
const MOST_WINDOW: u64 = 1_000;

/// The most heaps that are tried before the form of a rule speaks.
const MOST_FROM: u64 = 10_000;

/// The most steps of a closed form: about a second.
const MOST_STEPS: u64 = 10_000_000;

/// The most steps with heaps of more than 64 bits: about a second, too.
const MOST_LARGE_STEPS: u64 = 100_000;
