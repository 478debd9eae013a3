//! The figures and tables of "Some i-Mark games" as views worth opening with one click.

use crate::game::catalogue::Preset;

/// Of i-Mark.
pub(super) const IMARK: &[Preset] = &[
    Preset {
        source: "Table 1",
        title: "The largest gaps",
        caption: "How long each value stays away; the scan grows while you look.",
        link: "imark?S=1&D=2,3&v=1&n=0-63&k=0-63&show=tables",
    },
    Preset {
        source: "Table 2",
        title: "Options by remainder",
        caption: "Which options a heap has, and how large its value can be.",
        link: "imark?S=1&D=2,3&v=1&n=0-63&k=0-63&show=tables&sheet=options",
    },
    Preset {
        source: "Theorem 1",
        title: "t = 5, d = 6, stretch by stretch",
        caption: "The sequences α and β, and what lies between them.",
        link: "imark?t=5&d=6&v=1&n=0-63&k=0-63&show=tables&sheet=theorem",
    },
    Preset {
        source: "Theorem 1",
        title: "t = 2, where it fails",
        caption: "The value 2 stays away from all but the first α.",
        link: "imark?t=2&d=3&v=1&n=0-63&k=0-63&show=tables&sheet=theorem",
    },
    Preset {
        source: "Theorem 2",
        title: "({2}, {7}), stretch by stretch",
        caption: "The sequence c, and what lies between.",
        link: "imark?S=2&D=7&v=1&n=0-63&k=0-63&show=tables&sheet=theorem",
    },
    Preset {
        source: "Theorem 3",
        title: "({2}, {5}), stretch by stretch",
        caption: "The sequences a and c; the interval Y is printed with a 0 too many.",
        link: "imark?S=2&D=5&v=1&n=0-63&k=0-63&show=tables&sheet=theorem",
    },
    Preset {
        source: "Section 4",
        title: "The erratic game",
        caption: "Subtract 1, or divide by 2 or 3: no pattern is known.",
        link: "imark?S=1&D=2,3&v=1&n=0-63&k=0-63",
    },
    Preset {
        source: "Figure 1 (i)",
        title: "t = 5, d = 6",
        caption: "The value 5 appears at two geometric sequences; between them the values repeat.",
        link: "imark?t=5&d=6&v=1&n=0-59&k=0-59&w=60",
    },
    Preset {
        source: "Figure 1 (ii)",
        title: "({2}, {7}), k ≡ 3 (mod 4)",
        caption: "The value 2 appears at 14 and along one geometric sequence from 28 on.",
        link: "imark?S=2&D=7&v=1&n=0-55&k=0-27&w=28",
    },
    Preset {
        source: "Figure 1 (iii)",
        title: "({2}, {5}), k ≡ 1 (mod 4)",
        caption: "The value 2 appears at 10 and along two geometric sequences from 5 and 20 on.",
        link: "imark?S=2&D=5&v=1&n=0-55&k=0-19&w=20",
    },
    Preset {
        source: "Figure 2",
        title: "Positions reachable from n − r",
        caption: "From a multiple of 6, as n − r is for n ≡ r (mod 6): divisions lead down, subtractions on.",
        link: "imark?S=1&D=2,3&v=1&n=0-63&k=0-63&show=tables&sheet=reachable&cell=36,0",
    },
];

/// Of Mark.
pub(super) const MARK: &[Preset] = &[
    Preset {
        source: "Section 1.1",
        title: "Mark",
        caption: "Subtract 1, or halve and round down.",
        link: "mark?S=1&D=2&round=floor&end=0&v=1&n=0-63&k=0-63",
    },
    Preset {
        source: "Section 1.1",
        title: "UpMark",
        caption: "Subtract 1, or halve and round up.",
        link: "mark?S=1&D=2&round=ceil&end=0&v=1&n=0-63&k=0-63",
    },
    Preset {
        source: "Section 1.1",
        title: "Mark-3",
        caption: "Subtract 1 or 2, or divide by 3 and round down.",
        link: "mark?S=1,2&D=3&round=floor&end=0&v=1&n=0-63&k=0-63",
    },
    Preset {
        source: "Section 1.1",
        title: "Kupin’s",
        caption: "Rounded up, and the game ends at a heap of 1.",
        link: "mark?S=1&D=2&round=ceil&end=1&v=1&n=0-63&k=0-63",
    },
];
