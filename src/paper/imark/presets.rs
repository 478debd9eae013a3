//! The figures and tables of "Some i-Mark games" as views worth opening with one click.

use crate::game::catalogue::{Preset, later};

/// Of i-Mark.
pub(super) const IMARK: &[Preset] = &[
    Preset {
        source: "Table 1",
        title: "The largest gaps",
        caption: later!("How long each value stays away; the scan grows while you look."),
        look: later!(
            "How long can a value stay away? Up to 2³¹ the values 0, 1 and 2 are back within 4, 8 and 19 heaps, but 3 once keeps away for 240."
        ),
        link: "imark?S=1&D=2,3&v=1&n=0-63&k=0-63&show=tables",
    },
    Preset {
        source: "Table 2",
        title: "Options by remainder",
        caption: later!("Which options a heap has, and how large its value can be."),
        look: later!(
            "Which moves a heap has depends on its remainder modulo 6 alone. Only multiples of 6 have three moves, so that only they can have the value 3."
        ),
        link: "imark?S=1&D=2,3&v=1&n=0-63&k=0-63&show=tables&sheet=options",
    },
    Preset {
        source: "Theorem 1",
        title: "t = 5, d = 6, stretch by stretch",
        caption: later!("The sequences α and β, and what lies between them."),
        look: later!(
            "The value 5 stands alone at α and at β, and either sequence grows about sixfold from term to term. Between them the values repeat with period 5, in one of two orders."
        ),
        link: "imark?t=5&d=6&v=1&n=0-63&k=0-63&show=tables&sheet=theorem",
    },
    Preset {
        source: "Theorem 1",
        title: "t = 2, where it fails",
        caption: later!("The value 2 stays away from all but the first α."),
        look: later!(
            "For t = 2 the theorem expects the value 2 at every α, and here it stands at α_0 = 3 alone. The β remain, about three times as far out each time, with 0, 1, 0, 1 between them."
        ),
        link: "imark?t=2&d=3&v=1&n=0-63&k=0-63&show=tables&sheet=theorem",
    },
    Preset {
        source: "Theorem 2",
        title: "({2}, {7}), stretch by stretch",
        caption: later!("The sequence c, and what lies between."),
        look: later!(
            "The value 2 stands at 14 and at 28, 210, 1484, 10402: each about seven times as far out as the last. Between them four values repeat, 0, 0, 1, 1, from one start or another."
        ),
        link: "imark?S=2&D=7&v=1&n=0-63&k=0-63&show=tables&sheet=theorem",
    },
    Preset {
        source: "Theorem 3",
        title: "({2}, {5}), stretch by stretch",
        caption: later!("The sequences a and c; the interval Y is printed with a 0 too many."),
        look: later!(
            "The value 2 stands at 10 and along two sequences, from 5 and from 20 on. Look at the interval Y, 1, 0, 0, 1: the paper prints one more 0."
        ),
        link: "imark?S=2&D=5&v=1&n=0-63&k=0-63&show=tables&sheet=theorem",
    },
    Preset {
        source: "Section 4",
        title: "The erratic game",
        caption: later!("Subtract 1, or divide by 2 or 3: no pattern is known."),
        look: later!(
            "Look for a pattern: none is known. All that is easy to say is that heaps with remainder 1 or 5 modulo 6 have the value 0 or 1, and that only multiples of 6 can have 3."
        ),
        link: "imark?S=1&D=2,3&v=1&n=0-63&k=0-63",
    },
    Preset {
        source: "Figure 1 (i)",
        title: "t = 5, d = 6",
        caption: later!("The value 5 appears at two geometric sequences; between them the values repeat."),
        look: later!(
            "Long stretches repeat with period 5, so that the strip has upright bars. A few white cells, the value 5, are where the bars change their order."
        ),
        link: "imark?t=5&d=6&v=1&n=0-59&k=0-59&w=60",
    },
    Preset {
        source: "Figure 1 (ii)",
        title: "({2}, {7}), k ≡ 3 (mod 4)",
        caption: later!("The value 2 appears at 14 and along one geometric sequence from 28 on."),
        look: later!(
            "The strip is 28 heaps wide, and the bars of 0 and 1 stand upright. They shift at the white cells, 14, 28, 210 and 1484, which have the value 2."
        ),
        link: "imark?S=2&D=7&v=1&n=0-55&k=0-27&w=28",
    },
    Preset {
        source: "Figure 1 (iii)",
        title: "({2}, {5}), k ≡ 1 (mod 4)",
        caption: later!("The value 2 appears at 10 and along two geometric sequences from 5 and 20 on."),
        look: later!(
            "Bars of 0 and 1 again, in a strip 20 heaps wide. White cells have the value 2, and at some of them the bars shift."
        ),
        link: "imark?S=2&D=5&v=1&n=0-55&k=0-19&w=20",
    },
    Preset {
        source: "Figure 2",
        title: "Positions reachable from n − r",
        caption: later!("From a multiple of 6, as n − r is for n ≡ r (mod 6): divisions lead down, subtractions on."),
        look: later!(
            "Begin at the top with 36, a multiple of 6, and follow the arrows: subtractions go on along the row, divisions lead down. A heap is lost, value 0, where no arrow leads to another 0."
        ),
        link: "imark?S=1&D=2,3&v=1&n=0-63&k=0-63&show=tables&sheet=reachable&cell=36,0",
    },
    Preset {
        source: "Theorem 1, difference",
        title: "Printed and computed",
        caption: "t = 2, d = 3: what is left when the theorem as it is printed is taken away.",
        look: later!(
            "Nearly all is dark, which is equal. A blue heap is one of the α_m, 12 and 39 first, where the paper says 2 and the value is 1."
        ),
        link: "imark?t=2&d=3&less=printed&v=1&n=0-63&k=0-63",
    },
];

/// Of Mark.
pub(super) const MARK: &[Preset] = &[
    Preset {
        source: "Section 1.1",
        title: "Mark",
        caption: later!("Subtract 1, or halve and round down."),
        look: later!(
            "Only 0, 1 and 2 occur, since a heap has at most two moves. Follow a column down and try to guess the next square: it depends on a heap half as large, far above."
        ),
        link: "mark?S=1&D=2&round=floor&end=0&v=1&n=0-63&k=0-63",
    },
    Preset {
        source: "Section 1.1",
        title: "UpMark",
        caption: later!("Subtract 1, or halve and round up."),
        look: later!(
            "Rounded up instead of down, and the checks fall elsewhere. Compare the first rows with those of Mark, square by square."
        ),
        link: "mark?S=1&D=2&round=ceil&end=0&v=1&n=0-63&k=0-63",
    },
    Preset {
        source: "Section 1.1",
        title: "Mark-3",
        caption: later!("Subtract 1 or 2, or divide by 3 and round down."),
        look: later!(
            "Subtracting 1 or 2 and dividing by 3 weaves diagonals into the strip. At most three moves are there, and so no value above 3."
        ),
        link: "mark?S=1,2&D=3&round=floor&end=0&v=1&n=0-63&k=0-63",
    },
    Preset {
        source: "Section 1.1",
        title: "Kupin’s",
        caption: later!("Rounded up, and the game ends at a heap of 1."),
        look: later!(
            "A heap of n has here the value that n − 1 has in Mark. To round up and end at 1 is to round down and end at 0, one token further on."
        ),
        link: "mark?S=1&D=2&round=ceil&end=1&v=1&n=0-63&k=0-63",
    },
];
