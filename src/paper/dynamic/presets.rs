//! The figures and tables of "Dynamic one-pile Nim" as views worth opening with one click.

use crate::game::catalogue::Preset;

/// Of Dynamic Nim.
pub(super) const DYNAMIC: &[Preset] = &[
    Preset {
        source: "Generating g-bases",
        title: "The base of Fibonacci Nim",
        caption: "The Fibonacci numbers, and the first piles as sums of them.",
        link: "dynamic?f=2n&misere=0&v=1&n=0-120&k=0-120&show=tables",
    },
    Preset {
        source: "Theorem 1′",
        title: "A finite base, 1, 2, 3",
        caption: "The largest element repeats.",
        link: "dynamic?f=if(n%20%3C%3D%203,%202,%20n)&misere=0&v=1&n=0-120&k=0-120&show=tables",
    },
    Preset {
        source: "Appendix",
        title: "The base of a falling rule",
        caption: "It counts to 8 and then doubles.",
        link: "dynamic?f=if(n%20%3C%3D%207,%208%20-%20n,%20n)&misere=0&v=1&n=0-120&k=0-120&show=tables",
    },
    Preset {
        source: "Appendix",
        title: "The base of a rule with a hole",
        caption: "The pile of 16 is won by 10, against the base.",
        link: "dynamic?f=if(n%20%3D%2010,%201,%20n)&misere=0&v=1&n=0-120&k=0-120&show=tables",
    },
    Preset {
        source: "Section 1",
        title: "Fibonacci Nim",
        caption: "Black: the mover loses, exactly where x is below the least summand of N.",
        link: "dynamic?f=2n&misere=0&v=1&n=0-120&k=0-120",
    },
    Preset {
        source: "Appendix",
        title: "A falling rule",
        caption: "f falls to 1 at 7 and rises after; the base counts to 8 and then doubles.",
        link: "dynamic?f=if(n%20%3C%3D%207,%208%20-%20n,%20n)&misere=0&v=1&n=0-120&k=0-120",
    },
    Preset {
        source: "Appendix",
        title: "A rule with a hole",
        caption: "f(10) = 1 falls too fast for the theorem: 10 of 16 win, though 16 is in the base.",
        link: "dynamic?f=if(n%20%3D%2010,%201,%20n)&misere=0&v=1&n=0-40&k=0-40",
    },
    Preset {
        source: "Theorem 1′",
        title: "A finite base",
        caption: "The base is 1, 2, 3 and ends: who wins returns with every third pile.",
        link: "dynamic?f=if(n%20%3C%3D%203,%202,%20n)&misere=0&v=1&n=0-60&k=0-20",
    },
];
