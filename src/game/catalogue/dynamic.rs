//! The game of "Dynamic one-pile Nim".

use super::parameter::NO_YES;
use super::view::PLANE;
use super::{Entry, Example, Form, Home, Kind, Layout, MarkEntry, Paper, Parameter, Preset, SheetEntry};

static PAPER: Paper = Paper {
    id: "dynamic",
    title: "Dynamic one-pile Nim",
    authors: "Arthur Holshouser, Harold Reiter, James Rudzinski",
};

/// The games in the order of the menu.
pub(super) fn entries() -> Vec<Entry> {
    vec![Entry {
        name: "dynamic",
        title: "Dynamic Nim",
        paper: &PAPER,
        rule: "Of N tokens at most x may be taken; whoever takes k lets the other take at most f(k).",
        forms: &[Form {
            title: "",
            parameters: &[
                Parameter {
                    name: "f",
                    label: "f(n)",
                    hint: "The most tokens after n were taken.",
                    default: "2n",
                    kind: Kind::Rule {
                        variables: &["n"],
                        examples: &[
                            Example { text: "2n", title: "Fibonacci Nim" },
                            Example { text: "n", title: "powers of two" },
                            Example { text: "3n", title: "three times" },
                            Example { text: "ceil(3n/2)", title: "half as much again" },
                            Example { text: "if(n <= 7, 8 - n, n)", title: "the appendix" },
                        ],
                    },
                },
                Parameter {
                    name: "misere",
                    label: "misère",
                    hint: "Whether whoever moves last loses. The map then shows outcomes: 1 where the player to move wins, 0 where not.",
                    default: "0",
                    kind: NO_YES,
                },
            ],
        }],
        layout: Layout::Plane,
        views: &[PLANE],
        marks: &[
            MarkEntry {
                name: "boundary",
                title: "x = g(N)",
                hint: "Where f satisfies the Main Theorem's condition, the mover loses exactly to the left of this line.",
                usual: true,
            },
            MarkEntry { name: "base", title: "g-base", hint: "The rows of the elements of the g-base.", usual: true },
        ],
        row_label: "pile N",
        column_label: "bound x",
        limit: 5_000,
        column_limit: 5_001,
        far: false,
        far_rows: 0,
        frontier: false,
        certainty: "Computed exactly from the rules.",
        home: Home { n: (0.0, 120.0), k: (0.0, 120.0) },
        sheets: &[SheetEntry {
            name: "base",
            title: "The g-base",
            hint: "The elements of the base, and the first piles as sums of them.",
        }],
        presets: &[
            Preset {
                source: "Generating g-bases",
                title: "The base of Fibonacci Nim",
                caption: "The Fibonacci numbers, and the first piles as sums of them.",
                link: "dynamic?f=2n&misere=0&v=1&n=0-120&k=0-120&show=tables",
            },
            Preset {
                source: "Theorem 1′",
                title: "A finite base, 1, 2, 3",
                caption: "The largest element repeats.",
                link: "dynamic?f=if(n%20%3C%3D%203,%202,%20n)&misere=0&v=1&n=0-120&k=0-120&show=tables",
            },
            Preset {
                source: "Appendix",
                title: "The base of a falling rule",
                caption: "It counts to 8 and then doubles.",
                link: "dynamic?f=if(n%20%3C%3D%207,%208%20-%20n,%20n)&misere=0&v=1&n=0-120&k=0-120&show=tables",
            },
            Preset {
                source: "Appendix",
                title: "The base of a rule with a hole",
                caption: "The pile of 16 is won by 10, against the base.",
                link: "dynamic?f=if(n%20%3D%2010,%201,%20n)&misere=0&v=1&n=0-120&k=0-120&show=tables",
            },
            Preset {
                source: "Section 1",
                title: "Fibonacci Nim",
                caption: "Black: the mover loses, exactly where x is below the least summand of N.",
                link: "dynamic?f=2n&misere=0&v=1&n=0-120&k=0-120",
            },
            Preset {
                source: "Appendix",
                title: "A falling rule",
                caption: "f falls to 1 at 7 and rises after; the base counts to 8 and then doubles.",
                link: "dynamic?f=if(n%20%3C%3D%207,%208%20-%20n,%20n)&misere=0&v=1&n=0-120&k=0-120",
            },
            Preset {
                source: "Appendix",
                title: "A rule with a hole",
                caption: "f(10) = 1 falls too fast for the theorem: 10 of 16 win, though 16 is in the base.",
                link: "dynamic?f=if(n%20%3D%2010,%201,%20n)&misere=0&v=1&n=0-40&k=0-40",
            },
            Preset {
                source: "Theorem 1′",
                title: "A finite base",
                caption: "The base is 1, 2, 3 and ends: who wins returns with every third pile.",
                link: "dynamic?f=if(n%20%3C%3D%203,%202,%20n)&misere=0&v=1&n=0-60&k=0-20",
            },
        ],
    }]
}
