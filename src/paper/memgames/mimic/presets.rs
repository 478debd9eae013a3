//! Mimic as views worth opening with one click.

use crate::game::catalogue::{Preset, later};

/// Of mimic.
pub(super) const MIMIC: &[Preset] = &[
    Preset {
        source: "Section 6, mimics",
        title: "Solid diagonals",
        caption: later!(
            "One repetition is allowed, not two: after it, every immortal value stands on a diagonal without gaps."
        ),
        look: later!(
            "Each line that reaches the edge is one value, on the frontier once and then here for ever. Those of MEM⁰ are dashed, since powers of 2 matter there; these have no gaps in the end, and there are dozens of them."
        ),
        link: "mimic?r=2&c=2&v=1&n=0-400&k=0-400&scale=frontier",
    },
    Preset {
        source: "Section 6, mimics",
        title: "Before the repetition",
        caption: later!("The same game where the last removal was made once: only crumbs are left of the diagonals."),
        look: later!(
            "A repetition is still allowed here, so hardly a cell misses an option. What is bright has k ≤ n/2, left of the line of the light cone."
        ),
        link: "mimic?r=2&c=1&v=1&n=0-400&k=0-400&scale=frontier&marks=cone",
    },
    Preset {
        source: "Beyond the paper",
        title: "Three times in a row",
        caption: later!(
            "With r = 3 there are more immortal values: about x^(2/3) up to row x, where r = 2 has about √x."
        ),
        look: later!(
            "Count the lines that reach the lower edge and compare with r = 2. Move the slider r on, and they close up to a fabric."
        ),
        link: "mimic?r=3&c=3&v=1&n=0-400&k=0-400&scale=frontier",
    },
    Preset {
        source: "Beyond the paper",
        title: "The lost positions",
        caption: later!("For r ≥ 2 the P-positions are exactly n_n after r removals of n: the whole diagonal."),
        look: later!(
            "Zeros stand on n = k and nowhere else but in the empty heap. In MEM⁰, which is r = 1, every heap that 2 divides an odd number of times is missing."
        ),
        link: "mimic?r=2&c=2&v=1&n=0-40&k=0-40&scale=p",
    },
    Preset {
        source: "Beyond the paper",
        title: "Five thousand rows",
        caption: later!("The layer c = 2 from further away: some hundred diagonals, and the dust of those that end."),
        look: later!(
            "Diagonals that last begin ever more rarely further down, so that their number grows like the square root of the row. The dust between them ends on steeper lines."
        ),
        link: "mimic?r=2&c=2&v=1&n=0-5000&k=0-5000&scale=frontier",
    },
];
