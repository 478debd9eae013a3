//! A search for long gaps that can be stopped and resumed, in any range of heaps and in constant memory.
//!
//! Ranges are independent thanks to random access, so that many machines can share a search: [`Gaps::merge`] joins what
//! they find. Cost for ({1}, {2, 3}): about three times that of the wide words a heap, and a look for gaps at every word;
//! other games take the plain streams of [`Far`].

mod gaps;
mod streams;

pub use self::gaps::{Gaps, Places};

use self::streams::Streams;
use super::Far;
use super::wide::HEAPS;
use crate::game::big::Big;
use crate::grow::{Grow, Progress, Refusal};
use crate::paper::imark::Division;

/// A search for long gaps.
pub struct GapScan {
    gaps: Gaps,
    to: u64,
    source: Source,
}

enum Source {
    /// Packed values from heap `next` on.
    Wide {
        streams: Box<Streams>,
        next: u64,
    },
    Plain {
        game: Division,
        far: Far,
    },
}

impl GapScan {
    /// A search among the heaps from `from` to before `to`.
    ///
    /// # Errors
    /// If the game is not seen to forget, or if the range is not one.
    ///
    /// ```
    /// use nimscope::grow;
    /// use nimscope::paper::imark::engine::GapScan;
    /// use nimscope::paper::Spec;
    /// let spec = Spec::parse("imark?S=1&D=2,3").unwrap();
    /// let game = spec.rules().expect("i-Mark divides");
    /// let mut scan = GapScan::new(game, 0, 100_000).unwrap();
    /// grow::finish(&mut scan, 10_000).unwrap();
    /// let longest: Vec<_> = scan.gaps().values.iter().map(|places| places.longest()).collect();
    /// assert_eq!(longest[..3], [Some((19, 23)), Some((6973, 6981)), Some((13946, 13965))]);
    /// ```
    pub fn new(game: &Division, from: u64, to: u64) -> Result<GapScan, Refusal> {
        if from > to || to > FARTHEST {
            let why = format!("a range must not run backwards, and ends at {FARTHEST} at the latest");
            return Err(Refusal::Input(why));
        }
        let largest = game.most_options() as u32;
        let source = match Streams::new(game, from, to)? {
            Some((streams, next)) => Source::Wide { streams: Box::new(streams), next },
            None => Source::Plain { game: game.clone(), far: Far::new(game, &Big::from(from))? },
        };
        Ok(GapScan { gaps: Gaps::new(from, largest), to, source })
    }

    /// Whether the values come in streams of whole words, a nanosecond or two a heap.
    pub fn is_streamed(&self) -> bool {
        matches!(self.source, Source::Wide { .. })
    }

    /// The next heap.
    pub fn reached(&self) -> u64 {
        self.gaps.to
    }

    /// The gaps so far.
    pub fn gaps(&self) -> &Gaps {
        &self.gaps
    }
}

impl Grow for GapScan {
    fn advance(&mut self, work: u64) {
        let range = self.gaps.from..self.to;
        let left = self.to - self.reached();
        if left == 0 {
            return;
        }
        match &mut self.source {
            Source::Wide { streams, next } => {
                let groups = work.div_ceil(WIDE).min(left.div_ceil(HEAPS) + 1);
                let bytes = streams.next(groups);
                for word in bytes.chunks_exact(8) {
                    let word = u64::from_le_bytes(word.try_into().expect("eight bytes"));
                    if *next == self.gaps.to && *next + 32 <= self.to {
                        self.gaps.push_word(word);
                    } else {
                        // At the ends of the range a word may hold heaps of it and others.
                        for heap in (*next..*next + 32).filter(|heap| range.contains(heap)) {
                            self.gaps.push((word >> (2 * (heap - *next)) & 3) as u32);
                        }
                    }
                    *next += 32;
                }
            }
            Source::Plain { game, far } => {
                let count = work.div_ceil(far.cost()).min(left);
                far.next(count).into_iter().for_each(|value| self.gaps.push(u32::from(value)));
                // A stream from an empty heap on keeps all of its values, so that it must end.
                if far.keeps_all()
                    && self.gaps.to > START_AGAIN
                    && let Ok(next) = Far::new(game, &Big::from(self.gaps.to))
                {
                    *far = next;
                }
            }
        }
    }

    fn progress(&self) -> Progress<'_> {
        Progress { from: self.gaps.from, ..Progress::new(self.reached(), self.to) }
    }
}

/// Heaps and their products fit into a word with ease.
const FARTHEST: u64 = 1 << 60;

/// About how many elementary steps a group of 96 heaps costs.
const WIDE: u64 = 100;

/// The heap from which on a plain search does not remember all heaps.
const START_AGAIN: u64 = 1 << 20;
