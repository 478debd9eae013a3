//! Streams run side by side, in slices.

use super::Far;
use super::stream::Later;
use crate::paper::imark::Rounding;

/// The streams on their way to certain places.
pub(super) struct Run {
    /// Where each stream has to come.
    ends: Vec<u64>,
    /// How many streams are not there yet: a stream reads from later ones only, so that the last goes first.
    left: usize,
    /// The streams whose pasts have not become one, and how many pasts those are.
    undecided: Vec<(usize, usize)>,
}

impl Run {
    /// Runs the first stream up to a place, and the others as far as that needs.
    pub(super) fn new(far: &Far, to: u64) -> Run {
        let mut ends: Vec<u64> = far.streams.iter().map(|stream| stream.wanted).collect();
        ends[0] = ends[0].max(to);
        for (index, stream) in far.streams.iter().enumerate() {
            let Some(last) = ends[index].checked_sub(1) else { continue };
            for (link, &d) in stream.links.iter().zip(far.game.divide.members()) {
                let quotient = link.below(last, d) + u64::from(far.game.rounding == Rounding::Up);
                ends[link.stream] = ends[link.stream].max(quotient + 1);
            }
        }
        Run { left: ends.len(), ends, undecided: Vec::new() }
    }

    /// Goes on for about `work` elementary steps; whether all streams are there.
    pub(super) fn advance(&mut self, far: &mut Far, work: u64) -> bool {
        let mut spent = 0;
        while self.left > 0 && spent < work {
            let index = self.left - 1;
            let (before, after) = far.streams.split_at_mut(self.left);
            let stream = &mut before[index];
            let later = Later { before: self.left, streams: after };
            // A heap costs a few steps for each past.
            let (end, each) = (stream.end, HEAP * stream.pasts() as u64);
            let to = self.ends[index].min(end.saturating_add(1 + (work - spent) / each));
            let pasts = stream.run(to, &later, &far.game, &far.frame);
            spent += STREAM + (to - end) * each;
            if pasts > 1 {
                self.undecided.push((index, pasts));
            }
            if stream.end >= self.ends[index] {
                self.left = index;
            }
        }
        self.left == 0
    }

    /// How many streams are there.
    pub(super) fn done(&self) -> usize {
        self.ends.len() - self.left
    }

    /// The streams whose pasts have not become one, and how many pasts those are: nothing that has read them is certain.
    pub(super) fn into_undecided(self) -> Vec<(usize, usize)> {
        self.undecided
    }
}

/// About how many elementary steps a heap costs for each past, and a stream besides.
const HEAP: u64 = 10;
const STREAM: u64 = 100;
