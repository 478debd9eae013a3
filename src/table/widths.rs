//! Widths at which a sequence lines up when it is wrapped: what to try before turning the width by hand.
//!
//! A width is scored by how often a heap's value is that of the heap below it, or nearer to it than to the heap beside
//! it. All counts are over the same heaps, so that they can be compared as whole numbers; a score is a count in
//! thousandths, and only those in the upper half between the average and the best are told. What repeats with a period lines up at the period and at its multiples, of which only those are told
//! that line up clearly better than every divisor.

use std::cmp::Reverse;

use serde::Serialize;

use crate::engine::Engine;
use crate::game::Cell;

/// A width, and how well a sequence lines up at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Width {
    /// The width.
    pub width: u64,
    /// How many of a thousand heaps agree with the one below.
    pub score: u64,
}

/// The widest strip that is tried.
const WIDEST: usize = 1_024;

/// How many heaps are looked at, at most; the time that it takes is this times the widest strip.
const HEAPS: u64 = 16_384;

/// By how many thousandths a width must be better than its divisors to be told beside them.
const CLEARLY: u64 = 20;

/// The best widths, at most `most` of them, by what is known of the first `heaps` heaps; the best first.
pub fn widths(engine: &mut dyn Engine, heaps: u64, most: usize) -> Vec<Width> {
    let values: Vec<u32> =
        (0..heaps.min(engine.rows()).min(HEAPS)).map_while(|n| engine.value(Cell { row: n, column: 0 })).collect();
    let widest = WIDEST.min(values.len() / 4);
    if widest < 2 {
        return Vec::new();
    }
    let counted = values.len() - widest - 1;
    let scores: Vec<u64> =
        (0..=widest + 1).map(|width| 1_000 * agreements(&values, width, counted) / counted as u64).collect();
    let average = scores[1..=widest].iter().sum::<u64>() / widest as u64;
    let best = scores[2..=widest].iter().max().map_or(0, |best| *best);
    let mut found: Vec<Width> = (2..=widest)
        .filter(|&width| 2 * scores[width] > average + best && is_peak(&scores, width) && is_own(&scores, width))
        .map(|width| Width { width: width as u64, score: scores[width] })
        .collect();
    let mut told = Vec::new();
    let rank = |found: &Width| (found.score, Reverse(found.width));
    while told.len() < most
        && let Some(best) = (0..found.len()).max_by_key(|&at| rank(&found[at]))
    {
        told.push(found.swap_remove(best));
    }
    told
}

/// How many of the first heaps have the value of the heap below them, or are nearer to it than to the heap beside them.
fn agreements(values: &[u32], width: usize, counted: usize) -> u64 {
    let agrees = |n: &usize| {
        let (own, below, beside) = (values[*n], values[n + width], values[n + 1]);
        own == below || own.abs_diff(below) < own.abs_diff(beside)
    };
    (0..counted).filter(agrees).count() as u64
}

/// Whether a width is better than the one before it and no worse than the one after.
fn is_peak(scores: &[u64], width: usize) -> bool {
    scores[width] > scores[width - 1] && scores[width] >= scores[width + 1]
}

/// Whether a width is clearly better than every smaller one that divides it.
fn is_own(scores: &[u64], width: usize) -> bool {
    let mut divisors = (2..=width / 2).filter(|divisor| width.is_multiple_of(*divisor));
    divisors.all(|divisor| scores[width] > scores[divisor] + CLEARLY)
}
