//! What "Memgames" does not print and is worth a visit.

use crate::game::catalogue::Wonder;

/// Each with what to look for.
pub(in crate::paper) const WONDERS: &[Wonder] = &[
    Wonder {
        title: "A trillion rows down",
        look: "Around row 10¹² the same triangles hang from the left edge, with values near a million. Every cell is exact, though hardly any of the rows above was ever worked out.",
        link: "mem?v=1&n=999999999000-999999999200&k=0-200&scale=rank",
    },
    Wonder {
        title: "MEM inside MEM",
        look: "Each frame holds the first rows of MEM once more, raised by the number beside it. Zoom into one and compare it with the upper left corner of the whole map.",
        link: "mem?v=1&n=9900-10300&k=0-110&aspect=3&scale=rank&marks=copies",
    },
    Wonder {
        title: "The third diagonal",
        look: "Gold is the value 1270: it fills row 2782 and then runs down a diagonal for ever. The faint dark line above it is that of 0 and 12, which do the same.",
        link: "mem0?v=1&n=0-8000&k=0-8000&scale=value:1270",
    },
    Wonder {
        title: "Streaks below the frontier",
        look: "Dark cells have the frontier value of their row, and all that is bright is an exception. Beside the diagonals that last, streaks gather along steeper lines and end.",
        link: "mem0?v=1&n=0-4000&k=0-4000&scale=frontier",
    },
    Wonder {
        title: "Beads on a diagonal",
        look: "Forbid the last removal and all within 3 of it, and the zeros of MEM⁰ gather into beads: rows 16 to 28, 60 to 116, and from 236 on. Each begins about four times as far out as the one before.",
        link: "memgame?F=abs(j%20-%20k)%20%3E%203&v=1&n=0-400&k=0-400",
    },
    Wonder {
        title: "Even and odd",
        look: "Dark values are even, blue ones odd, in a game where tokens may be added. Rays of ⌊n/k⌋ leave the corner, and left of the parabola they give way to stripes.",
        link: "mnem?v=1&n=0-4000&k=0-200&aspect=20&scale=modulo:2",
    },
];
