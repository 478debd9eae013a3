//! What "Some i-Mark games" does not print and is worth a visit.

use crate::game::catalogue::Wonder;

/// Each with what to look for.
pub(in crate::paper) const WONDERS: &[Wonder] = &[
    Wonder {
        title: "Beyond counting",
        look: "The first heap here is 10³⁰, a number of thirty-one digits. No table goes so far: every value is certified, since all pasts that are possible lead to it.",
        link: "imark?S=1&D=2,3&v=1&n=0-63&k=0-63&axis=far:64:1000000000000000000000000000000",
    },
    Wonder {
        title: "One divisor a row",
        look: "Row d is the game with t = 5 and that divisor: nothing is divided before heap d, so that all rows begin alike. White cells have the value 5, which takes five moves, and so a division.",
        link: "imark?t=5&d=6&v=1&n=0-58&k=0-117&axis=sweep:d:2-60",
    },
];
