//! What there is to see of MEM(F): the paper's question about other rules, and rules that leave out little.

use crate::game::catalogue::{Preset, later};

/// Of MEM(F).
pub(super) const MEMGAME: &[Preset] = &[
    Preset {
        source: "Section 1",
        title: "Coprime removals",
        caption: later!(
            "Remove a number coprime to the last one: two columns are the same if the same primes divide them."
        ),
        look: later!(
            "Columns 2, 4 and 8 are the same, and so are 6 and 12: all that counts is which primes divide k. The values stay small, and no cell of this view is above 4."
        ),
        link: "memgame?F=gcd(j,%20k)%20%3D%201&v=1&n=0-400&k=0-400",
    },
    Preset {
        source: "Section 6",
        title: "A leaning diagonal",
        caption: later!(
            "Leave out twice the last removal instead of the last one: the zeros lie on n = 2k where 3 divides k an even number of times."
        ),
        look: later!(
            "The zeros have left the line n = k of MEM⁰ for n = 2k, and count by threes where those count by twos: columns 3, 6, 12 and 15 have none, column 9 has one. That is proved here."
        ),
        link: "memgame?F=j%20!%3D%202k&v=1&n=0-400&k=0-400",
    },
    Preset {
        source: "Beyond the paper",
        title: "Base four",
        caption: later!(
            "Leave out three times the last removal: zeros on n = 3k where 4 divides k an even number of times, and steep lines of values that never die."
        ),
        look: later!(
            "The black line is that of the zeros, with a gap at every fourth column but the sixteenth. The dashed lines beside it come from rows such as 12, 24 and 36, whose values are on the frontier once and never again."
        ),
        link: "memgame?F=j%20!%3D%203k&v=1&n=0-400&k=0-140&aspect=3",
    },
    Preset {
        source: "Beyond the paper",
        title: "Doubling intervals",
        caption: later!("Leave out k and k + 1: the heaps with a zero are 4 to 6, 13 to 24, 49 to 96, 193 to 384."),
        look: later!(
            "Black dashes two cells wide lie along n = k, each four times as long as the one before, and each gap is twice as long as the dash before it. That they go on like this is proved here."
        ),
        link: "memgame?F=j%20!%3D%20k%20and%20j%20!%3D%20k%20%2B%201&v=1&n=0-400&k=0-400",
    },
    Preset {
        source: "Beyond the paper",
        title: "Thick dashes",
        caption: later!(
            "Leave out the last removal and its neighbours: dashes three cells thick, three of them for each power of 4."
        ),
        look: later!(
            "Along n = k the zeros stand three abreast, from heap 22 to 26, 30 to 42 and 54 to 58, and again four times as far out. Further thick lines run beside it, below the rows from which they come."
        ),
        link: "memgame?F=j%20%3C%20k%20-%201%20or%20j%20%3E%20k%20%2B%201&v=1&n=0-400&k=0-400",
    },
    Preset {
        source: "Beyond the paper",
        title: "Cantor’s dashes",
        caption: later!(
            "Leave out half the last removal, rounded down: the zeros on n = ⌊k/2⌋ are told by the digits of n in base three."
        ),
        look: later!(
            "The zeros of each heap are two cells side by side. Read n in base three: it has them if an even number of digits stands behind its last 2, so that the dashes come back threefold, as in Cantor’s set."
        ),
        link: "memgame?F=j%20!%3D%20floor(k/2)&v=1&n=0-90&k=0-180&aspect=0.5&scale=p",
    },
    Preset {
        source: "Beyond the paper",
        title: "Order for 292 rows",
        caption: later!(
            "The same rule: far to the right the rows go 0, 1, 2, 1, then 2, 3, 4, 3, then 4, 5, 6, 5, up to row 292, and then never again."
        ),
        look: later!(
            "The columns here are so far out that every row has one value. The dark row is 293: above it four values after the other rise in step, and below it they never do so again, though no rule has changed."
        ),
        link: "memgame?F=j%20!%3D%20floor(k/2)&v=1&n=240-345&k=800-900",
    },
    Preset {
        source: "Beyond the paper",
        title: "A hundred thousand rows",
        caption: later!(
            "Leave out the last removal and twice it: all of 10⁵ × 10⁵ cells, of which only the exceptions are stored."
        ),
        look: later!(
            "Two black lines, n = k and n = 2k, hold all zeros but those of the empty heap, and nearly every other cell has the value of its row. Zoom in anywhere: each cell of these ten thousand million is exact."
        ),
        link: "memgame?F=j%20!%3D%20k%20and%20j%20!%3D%202k&v=1&n=0-100000&k=0-100000&scale=rank",
    },
    Preset {
        source: "Beyond the paper",
        title: "Small heaps are free",
        caption: later!("F may speak of the heap: MEM⁰ in which heaps below 5 may repeat the last removal."),
        look: later!(
            "The rows 0 to 4 are those of Nim, each of one value. Below them five diagonals begin, for 0 to 4, since what is on the frontier of a free row first never dies."
        ),
        link: "memgame?F=j%20!%3D%20k%20or%20n%20%3C%205&v=1&n=0-120&k=0-120",
    },
    Preset {
        source: "Beyond the paper",
        title: "Terraces",
        caption: later!(
            "No more than last time, or more than twice as much: zeros fill k < n ≤ 2k in terraces that begin after each power of three."
        ),
        look: later!(
            "Black terraces fill the wedge between n = k and n = 2k: one begins at row 82, the next at row 244, right after the powers of three. Right of the wedge the rows are striped as those of MEM⁰."
        ),
        link: "memgame?F=j%20%3C%3D%20k%20or%20j%20%3E%202k&v=1&n=0-400&k=0-400",
    },
];
