//! What the page begins with: Figure 1, and a position of MEM⁰.

use crate::game::catalogue::{FrontExample, FrontMap, FrontPage};

/// The three heat maps of Figure 1, as the presets have them.
pub(in crate::paper) static FRONT: FrontPage = FrontPage {
    maps: &[
        FrontMap {
            link: "mem?v=1&n=0-400&k=0-400",
            sentence: "Take at least as many as last time: values fall off like n/k, and left of the parabola k² = n they turn into a fractal.",
        },
        FrontMap {
            link: "memplus?v=1&n=0-400&k=0-400",
            sentence: "Take more than last time: every value fills a sector between two straight fronts, and there is no fractal at all.",
        },
        FrontMap {
            link: "mem0?v=1&n=0-400&k=0-400",
            sentence: "Take any number but the last one: each row settles on one value, and diagonals of 0 and 12 cut through for ever.",
        },
    ],
    example: FrontExample {
        link: "mem0?v=1&n=0-400&k=0-400",
        rule: "Take any number of tokens, but not the number taken last. Whoever takes the last token wins.",
        row: 5,
        column: 2,
    },
};
