//! The figures and tables of "Memgames" as views worth opening with one click.

use crate::game::catalogue::Preset;

/// Of MEM.
pub(super) const MEM: &[Preset] = &[
    Preset {
        source: "Figure 1, left",
        title: "The parabola",
        caption: "MEM: the smooth part is ⌊n/k⌋; a fractal hides in the narrow band on the left.",
        link: "mem?v=1&n=0-400&k=0-400",
    },
    Preset {
        source: "Figure 3, left",
        title: "Close up",
        caption: "The first rows of MEM, every value a shade of its own.",
        link: "mem?v=1&n=1-40&k=1-40&scale=linear",
    },
    Preset {
        source: "Figure 3, middle",
        title: "The parabolic region",
        caption: "High values gather on the left, inside k² < n.",
        link: "mem?v=1&n=1-200&k=1-200&scale=linear",
    },
    Preset {
        source: "Figure 3, right",
        title: "Inside the parabola",
        caption: "Triangles of constant value overlap below the parabola.",
        link: "mem?v=1&n=400-640&k=1-80&aspect=3&scale=rank",
    },
    Preset {
        source: "Figure 5",
        title: "Dominated rows",
        caption: "Rows 63 = 7·9 and 80 = 8·10 have one value all the way to the parabola.",
        link: "mem?v=1&n=55-85&k=1-20&scale=linear",
    },
    Preset {
        source: "Table 2",
        title: "Nim values of MEM",
        caption: "The table as printed.",
        link: "mem?v=1&n=1-20&k=1-20&show=numbers",
    },
    Preset {
        source: "Beyond the paper",
        title: "A million rows, straightened",
        caption: "The columns are k/√n, so the parabola stands upright and a million rows fit.",
        link: "mem?v=1&n=0-1000000&k=0-1400&aspect=600&axis=sqrt&scale=rank",
    },
    Preset {
        source: "Beyond the paper",
        title: "Triangles upon triangles",
        caption: "What is left of MEM's values above the plateau of their row: the triangles of the proof, and smaller ones inside them.",
        link: "mem?v=1&n=9700-10110&k=0-40&aspect=8&axis=above-plateau&scale=linear",
    },
    Preset {
        source: "Beyond the paper",
        title: "It stands still from 10² to 10¹²",
        caption: "The last rows of eleven half-intervals side by side: from each to the next n grows tenfold, and the triangles stay.",
        link: "mem?v=1&n=0-299&k=0-1055&axis=halves&scale=linear",
    },
];

/// Of MEM⁺.
pub(super) const MEMPLUS: &[Preset] = &[
    Preset {
        source: "Figure 1, centre",
        title: "Smooth sectors",
        caption: "MEM⁺: the structure of MEM without its fractal.",
        link: "memplus?v=1&n=0-400&k=0-400",
    },
    Preset {
        source: "Figure 2",
        title: "Sectors and fronts",
        caption: "Between the m-front and the next one every value is m.",
        link: "memplus?v=1&n=1-60&k=1-60&scale=linear",
    },
    Preset {
        source: "Table 1",
        title: "Nim values of MEM⁺",
        caption: "The table as printed.",
        link: "memplus?v=1&n=1-20&k=1-20&show=numbers",
    },
];

/// Of MEM⁰.
pub(super) const MEM0: &[Preset] = &[
    Preset {
        source: "Figure 1, right",
        title: "Stripes and diagonals",
        caption: "MEM⁰: every row has a frontier value; the diagonals of 0 and 12 cut through.",
        link: "mem0?v=1&n=0-400&k=0-400",
    },
    Preset {
        source: "Figure 4, left",
        title: "The diagonal of zeros",
        caption: "The P-positions lie on the main diagonal, at n_n with v₂(n) even.",
        link: "mem0?v=1&n=1-60&k=1-60&scale=linear",
    },
    Preset {
        source: "Figure 4, right",
        title: "The diagonal of 12",
        caption: "A second diagonal emerges, shifted left: value 12 at (22+k)_k.",
        link: "mem0?v=1&n=1-200&k=1-200&scale=linear",
    },
    Preset {
        source: "Table 3",
        title: "Nim values of MEM⁰",
        caption: "The table as printed.",
        link: "mem0?v=1&n=1-20&k=1-20&show=numbers",
    },
    Preset {
        source: "Section 5",
        title: "Only the value 12",
        caption: "The immortal value 12 singled out: it follows the 2-adic valuation of k.",
        link: "mem0?v=1&n=0-800&k=0-800&scale=value:12",
    },
    Preset {
        source: "Beyond the paper",
        title: "A million rows",
        caption: "All of 10⁶ × 10⁶ cells; every exceptional cell leaves its mark.",
        link: "mem0?v=1&n=0-1000000&k=0-1000000&scale=frontier",
    },
    Preset {
        source: "Section 5, examples",
        title: "Immortal values",
        caption: "0, 12, 1270 and 105161 never die; the table grows to ten million rows.",
        link: "mem0?v=1&n=0-400&k=0-400&show=tables",
    },
];

/// Of MEM⁰ perturbed.
pub(super) const PERTURBED: &[Preset] = &[
    Preset {
        source: "Section 6, perturbed variants",
        title: "What is special about 12?",
        caption: "Let the heap 5 repeat the last removal, and 12 dies: the next immortal value is 28, of row 54.",
        link: "perturbed?free=5&v=1&n=0-250&k=0-250&scale=value:28&marks=diagonals",
    },
    Preset {
        source: "Beyond the paper",
        title: "Nine parallel diagonals",
        caption: "With the heaps 1 to 8 free, the values 0 to 8 are all immortal, and where they stand has a closed form.",
        link: "perturbed?free=1-8&v=1&n=0-120&k=0-120&scale=frontier",
    },
    Preset {
        source: "Beyond the paper",
        title: "Four immortal values soon",
        caption: "The heap 20 free: 0, 11, 12 and 32 are immortal by row 62. MEM⁰ has two by then, and most of these games one or two.",
        link: "perturbed?free=20&v=1&n=0-250&k=0-250&scale=frontier&marks=diagonals",
    },
];

/// Of MNEM.
pub(super) const MNEM: &[Preset] = &[
    Preset {
        source: "Section 6",
        title: "Conway’s game",
        caption: "MNEM: the sectors and the parabola of MEM, in a game whose heaps may grow.",
        link: "mnem?v=1&n=0-400&k=0-400",
    },
    Preset {
        source: "Section 6, envelope",
        title: "Where MNEM leaves MEM",
        caption: "Even columns depart from ⌊n/k⌋ as they meet the parabola: column 8 has the value 8, and not 7, from n = 56 to 62.",
        link: "mnem?v=1&n=46-106&k=1-16&aspect=4&scale=linear&marks=parabola",
    },
    Preset {
        source: "Beyond the paper",
        title: "MNEM, straightened",
        caption: "A thousand rows with the columns k/√n: rows of one value reach from the left to the parabola, which stands upright.",
        link: "mnem?v=1&n=0-1000&k=0-1400&axis=sqrt&scale=rank",
    },
    Preset {
        source: "Section 6, growing",
        title: "Where one must grow",
        caption: "From a framed cell some smaller value is reached by adding tokens alone; 2_2 is the paper’s. Even columns have a dash of them at the parabola.",
        link: "mnem?v=1&n=0-80&k=0-12&aspect=4&marks=parabola,grow&cell=2,2",
    },
    Preset {
        source: "Beyond the paper",
        title: "Big triangles",
        caption: "Between two rows M² − 1, M even, triangles of one value hang from the left: larger ones than MEM has, of height √n.",
        link: "mnem?v=1&n=898-1090&k=0-40&aspect=4&scale=rank&marks=parabola",
    },
];

/// Of D.U.D.E.N.E.Y..
pub(super) const DUDENEY: &[Preset] = &[
    Preset {
        source: "Section 1",
        title: "Five at most",
        caption: "A black row is lost whatever was removed last: for Y = 5 these are the heaps 0 and 7 modulo 13.",
        link: "dudeney?Y=5&v=1&n=0-52&k=0-9&aspect=6&scale=p",
    },
    Preset {
        source: "Beyond the paper",
        title: "Sixty at most",
        caption: "For even Y the lost heaps are the multiples of Y + 1; after each of them a broken diagonal of zeros begins, like that of MEM⁰.",
        link: "dudeney?Y=60&v=1&n=0-610&k=0-61&aspect=10&scale=p",
    },
];

/// Of Take-away.
pub(super) const TAKEAWAY: &[Preset] = &[Preset {
    source: "Section 1",
    title: "Fibonacci Nim",
    caption: "Up to twice the last removal; from an untouched heap the Fibonacci numbers are lost.",
    link: "takeaway?f=2k&v=1&n=0-200&k=0-200",
}];

/// Of MEM(F).
pub(super) const MEMGAME: &[Preset] = &[
    Preset {
        source: "Section 1",
        title: "Coprime removals",
        caption: "Remove a number coprime to the last one: two columns are the same if the same primes divide them.",
        link: "memgame?F=gcd(j,%20k)%20%3D%201&v=1&n=0-400&k=0-400",
    },
    Preset {
        source: "Section 6",
        title: "A leaning diagonal",
        caption: "Forbid twice the last removal instead of the last one, and the zeros of MEM⁰ lean over to the line n = 2k.",
        link: "memgame?F=j%20!%3D%202k&v=1&n=0-400&k=0-400",
    },
    Preset {
        source: "Beyond the paper",
        title: "Terraces",
        caption: "No more than last time, or more than twice as much: zeros fill k < n ≤ 2k in terraces that begin after each power of three.",
        link: "memgame?F=j%20%3C%3D%20k%20or%20j%20%3E%202k&v=1&n=0-400&k=0-400",
    },
];
