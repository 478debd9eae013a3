//! What "Dynamic one-pile Nim" does not print and is worth a visit.

use crate::game::catalogue::Wonder;

/// Each with what to look for.
pub(in crate::paper) const WONDERS: &[Wonder] = &[Wonder {
    title: "Three times as many",
    look: "With f(n) = 3n the base grows by a third or so a step: 21, 29, 40, 55, 76, 105. Below each green line the orange stairs begin anew, since only what a pile exceeds the line by counts.",
    link: "dynamic?f=3n&misere=0&v=1&n=0-400&k=0-400",
}];
