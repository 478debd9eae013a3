//! The figures and tables of "Some formulas for Max Nim" as views worth opening with one click.

use crate::game::catalogue::{Preset, later};

/// Of Max Nim.
pub(super) const MAXNIM: &[Preset] = &[
    Preset {
        source: "Table 1",
        title: "d = 7/4, side by side",
        caption: later!("Both rows of the table, and why each value is what it is."),
        look: later!(
            "The last line of the second table is what the paper prints, and a cell is marked where it differs from what is true. Its first is the empty heap, from which nobody can pass."
        ),
        link: "maxnim?d=7/4&pass=0&v=1&n=0-63&k=0-63&show=tables",
    },
    Preset {
        source: "Table 2",
        title: "d ≥ 3",
        caption: later!("The pass turns v into v xor 1; the table forgets the heaps of 0 and 1."),
        look: later!(
            "The pass turns every value v into v xor 1: 2 into 3, 3 into 2. The printed rule forgets the heaps 0 and 1, which are marked."
        ),
        link: "maxnim?d=3&pass=0&v=1&n=0-63&k=0-63&show=tables",
    },
    Preset {
        source: "Table 3",
        title: "3 > d ≥ 2",
        caption: later!("0 → 1 → 2 → 0, and the others in pairs."),
        look: later!(
            "The pass moves 0 to 1, 1 to 2 and 2 to 0, and swaps the others in pairs, 3 with 4, 5 with 6. All that the paper misses is the empty heap."
        ),
        link: "maxnim?d=2&pass=0&v=1&n=0-63&k=0-63&show=tables",
    },
    Preset {
        source: "Table 4",
        title: "2 > d > 1 and a odd",
        caption: later!("d = 4/3, a = 3: 0 → 3 → 4 → 0, and the others in pairs; the theorem is silent about some."),
        look: later!(
            "Here a = 3, and 0, 3, 4 go round in a ring while the others swap in pairs. Where the printed theorem says nothing there is a dash."
        ),
        link: "maxnim?d=4/3&pass=0&v=1&n=0-63&k=0-63&show=tables",
    },
    Preset {
        source: "Table 5",
        title: "2 > d > 1 and a even",
        caption: later!("d = 3/2, a = 2: above a the pairs begin with even values; the table begins too late."),
        look: later!(
            "Here a = 2, and the pass swaps 0 with 3, 1 with 2, then 4 with 5, 6 with 7. The printed table goes wrong at 4 and then is silent for a while."
        ),
        link: "maxnim?d=3/2&pass=0&v=1&n=0-63&k=0-63&show=tables",
    },
    Preset {
        source: "Table 6",
        title: "2 > d > 1 and a even, small values",
        caption: later!("d = 5/4, a = 4: up to a the pairs begin with odd values; the table goes on too long."),
        look: later!(
            "Here a = 4: 1 and 2 swap, 3 and 4, 0 and 5, and from 6 on the even values with their next. The printed table goes on with odd pairs too long."
        ),
        link: "maxnim?d=5/4&pass=0&v=1&n=0-63&k=0-63&show=tables",
    },
    Preset {
        source: "Table 1",
        title: "d = 7/4 with a pass",
        caption: later!("The second row of the table; without the pass it is the first."),
        look: later!(
            "The second row of the paper's Table 1, number by number. Heap 0 has the value 0: who has no move has no pass either."
        ),
        link: "maxnim?d=7/4&pass=1&v=1&n=0-0&k=0-20&show=numbers&w=21",
    },
    Preset {
        source: "Table 1",
        title: "d = 7/4 without a pass",
        caption: later!("The first row of the table."),
        look: later!(
            "The first row of the paper's Table 1: 0, 1, 2, 0, 3, 1, 4, 2. New values come in order, and between them old ones return in order too."
        ),
        link: "maxnim?d=7/4&pass=0&v=1&n=0-0&k=0-20&show=numbers&w=21",
    },
    Preset {
        source: "Section 2",
        title: "d = 7/4",
        caption: later!("Every value returns at n + 1 + ⌈(n + 1)/(d − 1)⌉."),
        look: later!(
            "Diagonal chains of dark cells are heaps of equal value, each n + 1 + ⌈(n + 1)/(d − 1)⌉ after n. Follow the zeros: 0, 3, 10, 26."
        ),
        link: "maxnim?d=7/4&pass=0&v=1&n=0-63&k=0-63",
    },
    Preset {
        source: "Theorem 4, difference",
        title: "G_{d,p} − G_d",
        caption: "d = 7/4: the pass changes every value by 1 or by 3, but that of the empty heap.",
        look: later!(
            "Amber where the pass makes a value larger, blue where it makes it smaller. The changes by 3 are the heaps whose value was 0, and those that have it now."
        ),
        link: "maxnim?d=7/4&pass=1&less=maxnim&less.d=7/4&less.pass=0&v=1&n=0-63&k=0-63",
    },
    Preset {
        source: "Beyond the paper",
        title: "d = 2 less d = 2.1",
        caption: "Equal up to a heap of 20; a heap of 21 differs by 10.",
        look: later!(
            "Dark is equal, as the first 21 heaps are. From there on the two sequences part and meet again, and neither is the larger for long."
        ),
        link: "maxnim?d=2&pass=0&less=maxnim&less.d=21/10&less.pass=0&v=1&n=0-63&k=0-63",
    },
];
