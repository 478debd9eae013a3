//! The figures and tables of "Fractal sequences and restricted Nim" as views worth opening with one click.

use crate::game::catalogue::Preset;

/// Of Maximum Nim.
pub(super) const MAXIMUM: &[Preset] = &[
    Preset {
        source: "Section 2, first chart",
        title: "The square root, filled in",
        caption: "New values at the squares, and copies in the gaps.",
        link: "maximum?f=floor(sqrt(n))&v=1&n=0-63&k=0-63&show=tables",
    },
    Preset {
        source: "Section 2, second chart",
        title: "The greatest power of two, filled in",
        caption: "The rule is not regular, and f′ takes its place.",
        link: "maximum?f=2%5Efloor(log2(n))%20-%201&v=1&n=0-63&k=0-63&show=tables",
    },
    Preset {
        source: "Theorem 2.2",
        title: "Less than half, struck out",
        caption: "Without the first of each value the sequence is the same again.",
        link: "maximum?f=floor((n-1)/2)&v=1&n=0-63&k=0-63&show=tables&sheet=lambda",
    },
    Preset {
        source: "Section 3",
        title: "The subadditive triangle",
        caption: "How many i come before the first j.",
        link: "maximum?f=floor((n-1)/2)&v=1&n=0-63&k=0-63&show=tables&sheet=triangle",
    },
    Preset {
        source: "Corollary 4.5",
        title: "The interspersion",
        caption: "The array of section 4 with its rows moved to the left.",
        link: "maximum?f=floor((n-1)/2)&v=1&n=0-63&k=0-63&show=tables&sheet=interspersion",
    },
    Preset {
        source: "Section 4",
        title: "The array A′",
        caption: "A heap is known by its values in Maximum and in Minimum Nim.",
        link: "maximum?f=floor((n-1)/2)&v=1&n=0-63&k=0-63&show=tables&sheet=array",
    },
    Preset {
        source: "Section 1",
        title: "Less than half",
        caption: "Every other term is a copy of the sequence itself.",
        link: "maximum?f=floor((n-1)/2)&v=1&n=0-63&k=0-63",
    },
    Preset {
        source: "Sequence (2)",
        title: "Less than half, in numbers",
        caption: "Zeros stand at the powers of two.",
        link: "maximum?f=floor((n-1)/2)&v=1&n=0-0&k=0-21&show=numbers&w=22",
    },
    Preset {
        source: "Section 2",
        title: "The square root",
        caption: "A new value at every square; copies in between.",
        link: "maximum?f=floor(sqrt(n))&v=1&n=0-63&k=0-63",
    },
    Preset {
        source: "Section 2",
        title: "Less than the greatest power of two",
        caption: "The value is n without the ones behind its first binary digit and the zero after them.",
        link: "maximum?f=2%5Efloor(log2(n))%20-%201&v=1&n=0-63&k=0-63",
    },
    Preset {
        source: "With a pass",
        title: "Half, with a pass",
        caption: "From n = 2 on it turns 0, 1, 2 into 1, 2, 0 and exchanges 2m + 1 with 2m + 2, as proved here for every such rule.",
        link: "maximum?f=floor(n/2)&pass=1&v=1&n=0-63&k=0-63",
    },
];

/// Of Minimum Nim.
pub(super) const MINIMUM: &[Preset] = &[
    Preset {
        source: "Section 4",
        title: "At least half",
        caption: "The value is the number of binary digits.",
        link: "minimum?f=floor((n-1)/2)&v=1&n=0-63&k=0-63",
    },
    Preset {
        source: "Section 4",
        title: "At least half, in numbers",
        caption: "The printed sequence drops a 4: h(15) = 4.",
        link: "minimum?f=floor((n-1)/2)&v=1&n=0-0&k=0-21&show=numbers&w=22",
    },
];

/// Of Serial Nim.
pub(super) const SERIAL: &[Preset] = &[Preset {
    source: "Section 5",
    title: "Two heaps before a tail",
    caption: "The value is the first heap or one less.",
    link: "serial?heaps=3,5,4&v=1&n=0-30&k=0-30",
}];
