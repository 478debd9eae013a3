//! The figures and tables of "Some formulas for Max Nim" as views worth opening with one click.

use crate::game::catalogue::Preset;

/// Of Max Nim.
pub(super) const MAXNIM: &[Preset] = &[
    Preset {
        source: "Table 1",
        title: "d = 7/4, side by side",
        caption: "Both rows of the table, and why each value is what it is.",
        link: "maxnim?d=7/4&pass=0&v=1&n=0-63&k=0-63&show=tables",
    },
    Preset {
        source: "Table 2",
        title: "d ≥ 3",
        caption: "The pass turns v into v xor 1; the table forgets the heaps of 0 and 1.",
        link: "maxnim?d=3&pass=0&v=1&n=0-63&k=0-63&show=tables",
    },
    Preset {
        source: "Table 3",
        title: "3 > d ≥ 2",
        caption: "0 → 1 → 2 → 0, and the others in pairs.",
        link: "maxnim?d=2&pass=0&v=1&n=0-63&k=0-63&show=tables",
    },
    Preset {
        source: "Table 4",
        title: "2 > d > 1 and a odd",
        caption: "d = 4/3, a = 3: 0 → 3 → 4 → 0, and the others in pairs; the theorem is silent about some.",
        link: "maxnim?d=4/3&pass=0&v=1&n=0-63&k=0-63&show=tables",
    },
    Preset {
        source: "Table 5",
        title: "2 > d > 1 and a even",
        caption: "d = 3/2, a = 2: above a the pairs begin with even values; the table begins too late.",
        link: "maxnim?d=3/2&pass=0&v=1&n=0-63&k=0-63&show=tables",
    },
    Preset {
        source: "Table 6",
        title: "2 > d > 1 and a even, small values",
        caption: "d = 5/4, a = 4: up to a the pairs begin with odd values; the table goes on too long.",
        link: "maxnim?d=5/4&pass=0&v=1&n=0-63&k=0-63&show=tables",
    },
    Preset {
        source: "Table 1",
        title: "d = 7/4 with a pass",
        caption: "The second row of the table; without the pass it is the first.",
        link: "maxnim?d=7/4&pass=1&v=1&n=0-0&k=0-20&show=numbers&w=21",
    },
    Preset {
        source: "Table 1",
        title: "d = 7/4 without a pass",
        caption: "The first row of the table.",
        link: "maxnim?d=7/4&pass=0&v=1&n=0-0&k=0-20&show=numbers&w=21",
    },
    Preset {
        source: "Section 2",
        title: "d = 7/4",
        caption: "Every value returns at n + 1 + ⌈(n + 1)/(d − 1)⌉.",
        link: "maxnim?d=7/4&pass=0&v=1&n=0-63&k=0-63",
    },
];
