//! What "Fractal sequences and restricted Nim" does not print and is worth a visit.

use crate::game::catalogue::Wonder;

/// Each with what to look for.
pub(in crate::paper) const WONDERS: &[Wonder] = &[
    Wonder {
        title: "Rays",
        look: "Every heap is a point at the height of its value. The copies of the sequence in itself make straight rays, each two thirds as steep as the one above it.",
        link: "maximum?f=floor(n/3)&v=1&n=0-999&k=0-1999&axis=graph",
    },
    Wonder {
        title: "Waves in a square root",
        look: "At most ⌊√n⌋ tokens, in a strip 100 heaps wide. Curves appear that nobody drew: the distance between equal values grows slowly past the width of the strip.",
        link: "maximum?f=floor(sqrt(n))&v=1&n=0-99&k=0-99&w=100",
    },
];
