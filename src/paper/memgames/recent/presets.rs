//! Recent as views worth opening with one click.

use crate::game::catalogue::{Preset, later};

/// Of recent.
pub(super) const RECENT: &[Preset] = &[
    Preset {
        source: "Beyond the paper",
        title: "Fibonacci backwards",
        caption: later!(
            "Heaps whose last removal but one was as large as they are: lost positions in wedges between the lines k = n/2, 3n/5, 2n/3 and n."
        ),
        look: later!(
            "Left of k = n/2 the lost positions stand in columns, right of k = n in rows, and between them is a weave that changes at 3n/5 and 2n/3. Each is decided by Fibonacci’s recursion backwards from n and k, in at most five steps."
        ),
        link: "recent?r=2&b=0&v=1&n=0-160&k=0-200&axis=before-last&scale=p",
    },
    Preset {
        source: "Section 6, previous moves",
        title: "Two removals remembered",
        caption: later!("No removal of the last two may be repeated; here the first of them was none."),
        look: later!(
            "Two dashed diagonals run down side by side, as those of 0 and 12 do in MEM⁰: here they are those of 0 and 3. Below them the first columns shine ever brighter, far below the frontier."
        ),
        link: "recent?r=2&b=0&v=1&n=0-200&k=0-200&scale=frontier",
    },
    Preset {
        source: "Beyond the paper",
        title: "After a removal of 55",
        caption: later!("The last removal but one was 55, which row 55 feels."),
        look: later!(
            "Lost positions stand on n = k as always, and in row 55 besides, where nobody may take all of the heap. From k = 56 on that row has no other kind: it is a row of the first picture."
        ),
        link: "recent?r=2&b=55&v=1&n=35-75&k=0-80&scale=p",
    },
];
