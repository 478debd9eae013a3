//! What there is to see of two heaps with one memory.

use crate::game::catalogue::{Preset, later};

/// Of two heaps with one memory.
pub(super) const GLOBAL: &[Preset] = &[
    Preset {
        source: "Section 6, global variants",
        title: "After one was taken",
        caption: later!(
            "Global MEM⁰: after a removal of 1 two heaps are lost, unless they are equal and at least 3, and 2 divides them an even number of times."
        ),
        look: later!(
            "Nearly all of the map is lost for whoever is to move. The gaps on the diagonal are the equal heaps from which someone may take all of one: 3, 4, 5, 7, 9, 11, 12 and so on."
        ),
        link: "global?F=j%20!%3D%20k&last=1&v=1&n=0-40&k=0-40&scale=p",
    },
    Preset {
        source: "Section 6, global variants",
        title: "A quilt",
        caption: later!(
            "The values of Global MEM⁰ before anything was removed: who wins is simple, and how much it is worth is not."
        ),
        look: later!(
            "Small values gather around the diagonal, but in patches and not in lines. All of these positions but the empty one are won, since one may be taken; the values tell how they add up with other games."
        ),
        link: "global?F=j%20!%3D%20k&last=0&v=1&n=0-63&k=0-63",
    },
    Preset {
        source: "Section 6, global variants",
        title: "Rays",
        caption: later!(
            "Global MEM, in which nobody may take less than was last taken: equal heaps are lost, and rays run out from the corner."
        ),
        look: later!(
            "The diagonal is black, since whatever is taken from one of two equal heaps can be taken from the other. Dark rays fan out beside it, the clearest where one heap is twice the other."
        ),
        link: "global?F=j%20%3E%3D%20k&last=1&v=1&n=0-100&k=0-100",
    },
    Preset {
        source: "Section 6, global variants",
        title: "A Fibonacci weave",
        caption: later!("Global Fibonacci Nim after a removal of 1: the lost positions are woven of diagonals."),
        look: later!(
            "Black is lost. The diagonal of equal heaps is one of many, and between full diagonals there are strips that fill and empty again as one goes down."
        ),
        link: "global?F=j%20%3C%3D%202k%20or%20k%20%3D%200&last=1&v=1&n=0-100&k=0-100&scale=p",
    },
];
