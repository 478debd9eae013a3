//! The figures and tables of "Dynamic one-pile Nim" as views worth opening with one click.

use crate::game::catalogue::{Preset, later};

/// Of Dynamic Nim.
pub(super) const DYNAMIC: &[Preset] = &[
    Preset {
        source: "Generating g-bases",
        title: "The base of Fibonacci Nim",
        caption: later!("The Fibonacci numbers, and the first piles as sums of them."),
        look: later!(
            "The base is 1, 2, 3, 5, 8, 13: the Fibonacci numbers. Below it each pile is a sum of them, and the mover wins if allowed to take the least summand."
        ),
        link: "dynamic?f=2n&misere=0&v=1&n=0-120&k=0-120&show=tables",
    },
    Preset {
        source: "Theorem 1′",
        title: "A finite base, 1, 2, 3",
        caption: later!("The largest element repeats."),
        look: later!(
            "The base ends at 3, since nothing in it lets anyone take more. So the largest element repeats, 12 being 4 · 3, and the least summand goes 1, 2, 3 for ever."
        ),
        link: "dynamic?f=if(n%20%3C%3D%203,%202,%20n)&misere=0&v=1&n=0-120&k=0-120&show=tables",
    },
    Preset {
        source: "Appendix",
        title: "The base of a falling rule",
        caption: later!("It counts to 8 and then doubles."),
        look: later!(
            "Up to 8 every number is in the base; from there on it doubles. That is the work of a rule that falls by one a step, just slowly enough for the theorem."
        ),
        link: "dynamic?f=if(n%20%3C%3D%207,%208%20-%20n,%20n)&misere=0&v=1&n=0-120&k=0-120&show=tables",
    },
    Preset {
        source: "Appendix",
        title: "The base of a rule with a hole",
        caption: later!("The pile of 16 is won by 10, against the base."),
        look: later!(
            "The base doubles, 1, 2, 4, 8, 16, as it does for f(n) = n. But the pile of 16 can be won by taking 10, since f(10) = 1 leaves hardly a move."
        ),
        link: "dynamic?f=if(n%20%3D%2010,%201,%20n)&misere=0&v=1&n=0-120&k=0-120&show=tables",
    },
    Preset {
        source: "Section 1",
        title: "Fibonacci Nim",
        caption: later!("Black: the mover loses, exactly where x is below the least summand of N."),
        look: later!(
            "Green lines are the piles in the base, the Fibonacci numbers, and the orange stairs the fewest tokens that win. Below each line the stairs begin anew, as if that much of the pile were not there."
        ),
        link: "dynamic?f=2n&misere=0&v=1&n=0-120&k=0-120",
    },
    Preset {
        source: "Appendix",
        title: "A falling rule",
        caption: later!("f falls to 1 at 7 and rises after; the base counts to 8 and then doubles."),
        look: later!(
            "Down to pile 8 every row is in the base, and then they double: 16, 32, 64. Left of the orange stairs the mover loses."
        ),
        link: "dynamic?f=if(n%20%3C%3D%207,%208%20-%20n,%20n)&misere=0&v=1&n=0-120&k=0-120",
    },
    Preset {
        source: "Appendix",
        title: "A rule with a hole",
        caption: later!("f(10) = 1 falls too fast for the theorem: 10 of 16 win, though 16 is in the base."),
        look: later!(
            "Left of the orange stairs the mover should lose. At pile 16 the theorem is wrong: 10 tokens win there already, where the stairs ask for 16, and so they do at pile 32."
        ),
        link: "dynamic?f=if(n%20%3D%2010,%201,%20n)&misere=0&v=1&n=0-40&k=0-40",
    },
    Preset {
        source: "Theorem 1′",
        title: "A finite base",
        caption: later!("The base is 1, 2, 3 and ends: who wins returns with every third pile."),
        look: later!(
            "The orange stairs repeat every three piles, 1, 2, 3. Only who wins repeats: the blue values beyond them go on growing."
        ),
        link: "dynamic?f=if(n%20%3C%3D%203,%202,%20n)&misere=0&v=1&n=0-60&k=0-20",
    },
];
