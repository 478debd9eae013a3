//! The figures and tables of "Memgames" as views worth opening with one click.

use crate::game::catalogue::{Preset, later};

/// Of MEM.
pub(super) const MEM: &[Preset] = &[
    Preset {
        source: "Figure 1, left",
        title: "The parabola",
        caption: later!("MEM: the smooth part is ⌊n/k⌋; a fractal hides in the narrow band on the left."),
        look: later!(
            "Right of the parabola k² = n the value is ⌊n/k⌋, so that every shade is a wedge with its tip in the corner. Left of it the wedges dissolve into triangles upon triangles."
        ),
        link: "mem?v=1&n=0-400&k=0-400",
    },
    Preset {
        source: "Figure 1",
        title: "Three maps side by side",
        caption: "MEM, MEM⁺ and MEM⁰ move together: one cell is pointed at in all three.",
        look: later!(
            "Point at a cell, and its value stands above each map. MEM and MEM⁺ share their wedges, and only MEM has the broken band at the left; MEM⁰ goes its own way."
        ),
        link: "mem?v=1&n=0-400&k=0-400;memplus;mem0",
    },
    Preset {
        source: "Figure 3, left",
        title: "Close up",
        caption: later!("The first rows of MEM, every value a shade of its own."),
        look: later!(
            "Go down a column k: the value rises by one every k rows until n passes k². Rows 8, 15, 24 and 35 keep one value from the left edge to there: 2, 3, 4 and 5."
        ),
        link: "mem?v=1&n=1-40&k=1-40&scale=linear",
    },
    Preset {
        source: "Figure 3, middle",
        title: "The parabolic region",
        caption: later!("High values gather on the left, inside k² < n."),
        look: later!(
            "The wedges of ⌊n/k⌋ fan out from the upper left corner. The highest values stand in the first columns, where k² < n, and there the rows are striped."
        ),
        link: "mem?v=1&n=1-200&k=1-200&scale=linear",
    },
    Preset {
        source: "Figure 3, right",
        title: "Inside the parabola",
        caption: later!("Triangles of constant value overlap below the parabola."),
        look: later!(
            "On the left every triangle is one value, and rows of one value part them. All of them end at the parabola, near column 20 at the top and column 25 at the bottom."
        ),
        link: "mem?v=1&n=400-640&k=1-80&aspect=3&scale=rank",
    },
    Preset {
        source: "Figure 5",
        title: "Dominated rows",
        caption: later!("Rows 63 = 7·9 and 80 = 8·10 have one value all the way to the parabola."),
        look: later!(
            "Row 63 is all sevens up to the parabola, row 80 all eights, and the row below either begins much higher. Every row m(m + 2) is like that: the paper conjectures it, and docs/proofs/mem.md proves it."
        ),
        link: "mem?v=1&n=55-85&k=1-20&scale=linear",
    },
    Preset {
        source: "Table 2",
        title: "Nim values of MEM",
        caption: later!("The table as printed."),
        look: later!(
            "Above the diagonal everything is 0, since a heap smaller than the last removal cannot be moved. On the diagonal the value is 1: the only move takes all of it."
        ),
        link: "mem?v=1&n=1-20&k=1-20&show=numbers",
    },
    Preset {
        source: "Beyond the paper",
        title: "A million rows, straightened",
        caption: later!("The columns are k/√n, so the parabola stands upright and a million rows fit."),
        look: later!(
            "The dashed line is the parabola, which stands upright here, and to its right the value is ⌊n/k⌋. To its left the rows look smooth from so far away: zoom in anywhere, and the triangles are there."
        ),
        link: "mem?v=1&n=0-1000000&k=0-1400&aspect=600&axis=sqrt&scale=rank",
    },
    Preset {
        source: "Beyond the paper",
        title: "Triangles upon triangles",
        caption: later!(
            "What is left of MEM's values above the plateau of their row: the triangles of the proof, and smaller ones inside them."
        ),
        look: later!(
            "Black means that a cell has no more than the plateau of its row. What is left are triangles with smaller triangles in them, all leaning on the left edge."
        ),
        link: "mem?v=1&n=9700-10110&k=0-40&aspect=8&axis=above-plateau&scale=linear",
    },
    Preset {
        source: "Beyond the paper",
        title: "It stands still from 10² to 10¹²",
        caption: later!(
            "The last rows of eleven half-intervals side by side: from each to the next n grows tenfold, and the triangles stay."
        ),
        look: later!(
            "Each of the eleven pictures shows the last rows of a half-interval, ten times further down than the one before. From the fourth to the last you will hardly find a difference."
        ),
        link: "mem?v=1&n=0-299&k=0-1055&axis=halves&scale=linear",
    },
];

/// Of MEM⁺.
pub(super) const MEMPLUS: &[Preset] = &[
    Preset {
        source: "Figure 1, centre",
        title: "Smooth sectors",
        caption: later!("MEM⁺: the structure of MEM without its fractal."),
        look: later!(
            "Straight fronts n = mk + m(m + 1)/2 part the values, and nothing else happens. Compare the left edge with that of MEM, where the fractal is."
        ),
        link: "memplus?v=1&n=0-400&k=0-400",
    },
    Preset {
        source: "Figure 2",
        title: "Sectors and fronts",
        caption: later!("Between the m-front and the next one every value is m."),
        look: later!(
            "Every staircase is a front, and between two of them the value is constant. Zeros are where n ≤ k; below them each front is one step steeper than the last."
        ),
        link: "memplus?v=1&n=1-60&k=1-60&scale=linear",
    },
    Preset {
        source: "Table 1",
        title: "Nim values of MEM⁺",
        caption: later!("The table as printed."),
        look: later!(
            "Check it against Theorem 2.1: the value is the largest m with mk + m(m + 1)/2 ≤ n. Here the diagonal is 0, since nobody may take all of a heap that is no larger than the last removal."
        ),
        link: "memplus?v=1&n=1-20&k=1-20&show=numbers",
    },
];

/// Of MEM⁰.
pub(super) const MEM0: &[Preset] = &[
    Preset {
        source: "Figure 1, right",
        title: "Stripes and diagonals",
        caption: later!("MEM⁰: every row has a frontier value; the diagonals of 0 and 12 cut through."),
        look: later!(
            "As k grows each row settles on one value, its frontier. Two dark diagonals cut through: zeros on n = k, and the value 12 on n = k + 22."
        ),
        link: "mem0?v=1&n=0-400&k=0-400",
    },
    Preset {
        source: "Figure 4, left",
        title: "The diagonal of zeros",
        caption: later!("The P-positions lie on the main diagonal, at n_n with v₂(n) even."),
        look: later!(
            "The black cells lie on n = k, and not on all of it: 2 must divide n an even number of times. So 1, 3, 4, 5 and 7 are there, and 2, 6, 8 and 10 are not."
        ),
        link: "mem0?v=1&n=1-60&k=1-60&scale=linear",
    },
    Preset {
        source: "Figure 4, right",
        title: "The diagonal of 12",
        caption: later!("A second diagonal emerges, shifted left: value 12 at (22+k)_k."),
        look: later!(
            "Below the diagonal of zeros a second one emerges, the value 12 on n = k + 22. The scattered cells to its left are exceptions as well, all below the frontier value of their row."
        ),
        link: "mem0?v=1&n=1-200&k=1-200&scale=linear",
    },
    Preset {
        source: "Table 3",
        title: "Nim values of MEM⁰",
        caption: later!("The table as printed."),
        look: later!(
            "From k = n + 1 on a row is one number, its frontier value. The zeros of the diagonal skip 2, 6, 8, 10, 14 and 18, which 2 divides an odd number of times."
        ),
        link: "mem0?v=1&n=1-20&k=1-20&show=numbers",
    },
    Preset {
        source: "Section 5",
        title: "Only the value 12",
        caption: later!("The immortal value 12 singled out: it follows the 2-adic valuation of k."),
        look: later!(
            "Gold is the value 12: the whole row 22, and from its left end a diagonal that never ends. Whether it has a gap at k depends on how often 2 divides k, with few exceptions."
        ),
        link: "mem0?v=1&n=0-800&k=0-800&scale=value:12",
    },
    Preset {
        source: "Beyond the paper",
        title: "A million rows",
        caption: later!("All of 10⁶ × 10⁶ cells; every exceptional cell leaves its mark."),
        look: later!(
            "Every bright cell lies below the frontier of its row, and dark is the frontier itself. The diagonals of 0, 12 and 1270 lie too close together to be told apart; the second long line, from row 230,784 on, is that of 105161."
        ),
        link: "mem0?v=1&n=0-1000000&k=0-1000000&scale=frontier",
    },
    Preset {
        source: "Section 5, examples",
        title: "Immortal values",
        caption: later!("0, 12, 1270 and 105161 never die; the table grows to ten million rows."),
        look: later!(
            "Four values are known that never die: 0, 12, 1270 and 105161. A value is immortal if it is the frontier of one row alone, and then it runs down a diagonal for ever."
        ),
        link: "mem0?v=1&n=0-400&k=0-400&show=tables",
    },
];

/// Of MEM⁰ perturbed.
pub(super) const PERTURBED: &[Preset] = &[
    Preset {
        source: "Section 6, perturbed variants",
        title: "What is special about 12?",
        caption: later!(
            "Let the heap 5 repeat the last removal, and 12 dies: the next immortal value is 28, of row 54."
        ),
        look: later!(
            "Where MEM⁰ has its diagonal of 12 there is none any more. The next value after 0 to get one is 28, gold here, from row 54 on."
        ),
        link: "perturbed?free=5&v=1&n=0-250&k=0-250&scale=value:28&marks=diagonals",
    },
    Preset {
        source: "Beyond the paper",
        title: "Nine parallel diagonals",
        caption: later!(
            "With the heaps 1 to 8 free, the values 0 to 8 are all immortal, and where they stand has a closed form."
        ),
        look: later!(
            "Nine diagonals run down side by side as one band, for the values 0 to 8. It is dashed as the diagonal of zeros in MEM⁰ is, and where it pauses is known for good."
        ),
        link: "perturbed?free=1-8&v=1&n=0-120&k=0-120&scale=frontier",
    },
    Preset {
        source: "Beyond the paper",
        title: "Four immortal values soon",
        caption: later!(
            "The heap 20 free: 0, 11, 12 and 32 are immortal by row 62. MEM⁰ has two by then, and most of these games one or two."
        ),
        look: later!(
            "Count the framed diagonals: 0, 11 and 12 near the corner, and 32 below them. MEM⁰ itself has its third only from row 2782 on."
        ),
        link: "perturbed?free=20&v=1&n=0-250&k=0-250&scale=frontier&marks=diagonals",
    },
];

/// Of MNEM.
pub(super) const MNEM: &[Preset] = &[
    Preset {
        source: "Section 6",
        title: "Conway’s game",
        caption: later!("MNEM: the sectors and the parabola of MEM, in a game whose heaps may grow."),
        look: later!(
            "From afar it is MEM, with the same wedges, though here tokens may be added. The first difference is 2_2, whose value is 2 and not 1."
        ),
        link: "mnem?v=1&n=0-400&k=0-400",
    },
    Preset {
        source: "Section 6, envelope",
        title: "Where MNEM leaves MEM",
        caption: later!(
            "Even columns depart from ⌊n/k⌋ as they meet the parabola: column 8 has the value 8, and not 7, from n = 56 to 62."
        ),
        look: later!(
            "The line is the parabola. Where even columns meet it they are one too high: column 8 from n = 56 to 62, and column 10 from n = 90 to 98."
        ),
        link: "mnem?v=1&n=46-106&k=1-16&aspect=4&scale=linear&marks=parabola",
    },
    Preset {
        source: "Beyond the paper",
        title: "MNEM, straightened",
        caption: later!(
            "A thousand rows with the columns k/√n: rows of one value reach from the left to the parabola, which stands upright."
        ),
        look: later!(
            "The dashed line is the parabola, which stands upright here. Rows of one value run into it from the left like the teeth of a comb."
        ),
        link: "mnem?v=1&n=0-1000&k=0-1400&axis=sqrt&scale=rank",
    },
    Preset {
        source: "Section 6, difference",
        title: "MNEM − MEM",
        caption: "Amber where MNEM is larger than MEM, blue where it is smaller, dark where both are equal.",
        look: later!(
            "Right of the parabola both are nearly always equal, and left of it they hardly agree. A heap that may grow is worth more here and less there."
        ),
        link: "mnem?less=mem&v=1&n=0-240&k=0-24&aspect=8",
    },
    Preset {
        source: "Section 6, growing",
        title: "Where one must grow",
        caption: later!(
            "From a framed cell some smaller value is reached by adding tokens alone; 2_2 is the paper’s. Even columns have a dash of them at the parabola."
        ),
        look: later!(
            "A framed cell needs its added tokens: without them some smaller value could not be reached. Find 2_2, the first of them, and the dashes where columns 4, 6 and 8 meet the parabola."
        ),
        link: "mnem?v=1&n=0-80&k=0-12&aspect=4&marks=parabola,grow&cell=2,2",
    },
    Preset {
        source: "Beyond the paper",
        title: "Big triangles",
        caption: later!(
            "Between two rows M² − 1, M even, triangles of one value hang from the left: larger ones than MEM has, of height √n."
        ),
        look: later!(
            "Triangles of one value reach from the left edge almost to the parabola, where those of MEM are small. They hang between rows such as 899 = 30² − 1 and 1023 = 32² − 1, which are one less than even squares."
        ),
        link: "mnem?v=1&n=898-1090&k=0-40&aspect=4&scale=rank&marks=parabola",
    },
];

/// Of D.U.D.E.N.E.Y..
pub(super) const DUDENEY: &[Preset] = &[
    Preset {
        source: "Section 1",
        title: "Five at most",
        caption: later!(
            "A black row is lost whatever was removed last: for Y = 5 these are the heaps 0 and 7 modulo 13."
        ),
        look: later!(
            "A black row is lost whatever was taken last: here these are the heaps 0 and 7 modulo 13. Between them a black dash says which last removal loses."
        ),
        link: "dudeney?Y=5&v=1&n=0-52&k=0-9&aspect=6&scale=p",
    },
    Preset {
        source: "Beyond the paper",
        title: "Sixty at most",
        caption: later!(
            "For even Y the lost heaps are the multiples of Y + 1; after each of them a broken diagonal of zeros begins, like that of MEM⁰."
        ),
        look: later!(
            "Black rows stand at the multiples of 61. Below each of them a broken line of zeros runs down to the right, as the diagonal of MEM⁰ does."
        ),
        link: "dudeney?Y=60&v=1&n=0-610&k=0-61&aspect=10&scale=p",
    },
];

/// Of Take-away.
pub(super) const TAKEAWAY: &[Preset] = &[Preset {
    source: "Section 1",
    title: "Fibonacci Nim",
    caption: later!("Up to twice the last removal; from an untouched heap the Fibonacci numbers are lost."),
    look: later!(
        "Column 0 is the untouched heap, which is lost at 0 and at the Fibonacci numbers alone. The dark bars that begin at 55, 89 and 144 reach further to the right each time."
    ),
    link: "takeaway?f=2k&v=1&n=0-200&k=0-200",
}];
