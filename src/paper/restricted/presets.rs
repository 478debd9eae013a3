//! The figures and tables of "Fractal sequences and restricted Nim" as views worth opening with one click.

use crate::game::catalogue::{Preset, later};

/// Of Maximum Nim.
pub(super) const MAXIMUM: &[Preset] = &[
    Preset {
        source: "Section 2, first chart",
        title: "The square root, filled in",
        caption: later!("New values at the squares, and copies in the gaps."),
        look: later!(
            "New values stand at the squares, where ⌊√n⌋ rises. In the gaps stand copies, each of them f(n) + 1 heaps further back."
        ),
        link: "maximum?f=floor(sqrt(n))&v=1&n=0-63&k=0-63&show=tables",
    },
    Preset {
        source: "Section 2, second chart",
        title: "The greatest power of two, filled in",
        caption: later!("The rule is not regular, and f′ takes its place."),
        look: later!(
            "The rule jumps at the powers of two, and f′ rises by at most one a step instead. Filling in with f′ gives the values of f, all the way."
        ),
        link: "maximum?f=2%5Efloor(log2(n))%20-%201&v=1&n=0-63&k=0-63&show=tables",
    },
    Preset {
        source: "Theorem 2.2",
        title: "Less than half, struck out",
        caption: later!("Without the first of each value the sequence is the same again."),
        look: later!(
            "Strike out the first of each value. What is left, moved together, is the sequence itself: the row of equal signs never breaks."
        ),
        link: "maximum?f=floor((n-1)/2)&v=1&n=0-63&k=0-63&show=tables&sheet=lambda",
    },
    Preset {
        source: "Section 3",
        title: "The subadditive triangle",
        caption: later!("How many i come before the first j."),
        look: later!(
            "Row i, column j counts how often i has come before the first j. No entry exceeds the sum of two on its way: s_ik ≤ s_ij + s_jk."
        ),
        link: "maximum?f=floor((n-1)/2)&v=1&n=0-63&k=0-63&show=tables&sheet=triangle",
    },
    Preset {
        source: "Corollary 4.5",
        title: "The interspersion",
        caption: later!("The array of section 4 with its rows moved to the left."),
        look: later!(
            "Each row lists the heaps of one value, and each heap but the first ones is twice the one before. Once two rows have met, their entries take turns."
        ),
        link: "maximum?f=floor((n-1)/2)&v=1&n=0-63&k=0-63&show=tables&sheet=interspersion",
    },
    Preset {
        source: "Section 4",
        title: "The array A′",
        caption: later!("A heap is known by its values in Maximum and in Minimum Nim."),
        look: later!(
            "Rows are values in Maximum Nim, columns values in Minimum Nim. Every heap stands in exactly one place, so that the two values together name it."
        ),
        link: "maximum?f=floor((n-1)/2)&v=1&n=0-63&k=0-63&show=tables&sheet=array",
    },
    Preset {
        source: "Section 1",
        title: "Less than half",
        caption: later!("Every other term is a copy of the sequence itself."),
        look: later!(
            "Odd heaps count up, 0, 1, 2 and on, which makes every other column smooth. The even ones are the whole sequence again, so that half of those are smooth, and so on."
        ),
        link: "maximum?f=floor((n-1)/2)&v=1&n=0-63&k=0-63",
    },
    Preset {
        source: "Sequence (2)",
        title: "Less than half, in numbers",
        caption: later!("Zeros stand at the powers of two."),
        look: later!(
            "Zeros stand at the powers of two, and each value returns wherever its heap is doubled. Read the even places alone: it is the same sequence."
        ),
        link: "maximum?f=floor((n-1)/2)&v=1&n=0-0&k=0-21&show=numbers&w=22",
    },
    Preset {
        source: "Section 2",
        title: "The square root",
        caption: later!("A new value at every square; copies in between."),
        look: later!(
            "A new value appears at every square, 63 at 3969. In between the values shift a little from row to row, which draws curves into the strip."
        ),
        link: "maximum?f=floor(sqrt(n))&v=1&n=0-63&k=0-63",
    },
    Preset {
        source: "Section 2",
        title: "Less than the greatest power of two",
        caption: later!("The value is n without the ones behind its first binary digit and the zero after them."),
        look: later!(
            "Bands begin at the powers of two, rise through new values, and then repeat older ones. The last row before each power is dark: there the value comes down to 0."
        ),
        link: "maximum?f=2%5Efloor(log2(n))%20-%201&v=1&n=0-63&k=0-63",
    },
    Preset {
        source: "With a pass",
        title: "Half, with a pass",
        caption: later!(
            "From n = 2 on it turns 0, 1, 2 into 1, 2, 0 and exchanges 2m + 1 with 2m + 2, as proved here for every such rule."
        ),
        look: later!(
            "One pass in the game, and the picture seems the same. But 0, 1 and 2 have changed places: from heap 2 on the black cells are where 2 was."
        ),
        link: "maximum?f=floor(n/2)&pass=1&v=1&n=0-63&k=0-63",
    },
];

/// Of Minimum Nim.
pub(super) const MINIMUM: &[Preset] = &[
    Preset {
        source: "Section 4",
        title: "At least half",
        caption: later!("The value is the number of binary digits."),
        look: later!(
            "The value is the number of binary digits of the heap, so that it changes at the powers of two alone. Each band is twice as high as the one above it."
        ),
        link: "minimum?f=floor((n-1)/2)&v=1&n=0-63&k=0-63",
    },
    Preset {
        source: "Section 4",
        title: "At least half, in numbers",
        caption: later!("The printed sequence drops a 4: h(15) = 4."),
        look: later!(
            "The value rises at 1, 2, 4, 8 and 16: it counts binary digits. Heap 15 has the value 4, which the paper's list leaves out once."
        ),
        link: "minimum?f=floor((n-1)/2)&v=1&n=0-0&k=0-21&show=numbers&w=22",
    },
];

/// Of Serial Nim.
pub(super) const SERIAL: &[Preset] = &[Preset {
    source: "Section 5",
    title: "Two heaps before a tail",
    caption: later!("The value is the first heap or one less."),
    look: later!(
        "Down the rows the first heap grows, and from row 1 on the value is that heap or one less. A faint diagonal parts the two cases."
    ),
    link: "serial?heaps=3,5,4&v=1&n=0-30&k=0-30",
}];
