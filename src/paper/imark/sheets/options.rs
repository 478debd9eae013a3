//! The options of i-Mark by the heap's remainder, and how large a value can be there.
//!
//! Source: O. Friman and G. Nivasch, "Some i-Mark games", Table 2, for every S and D. Which divisions are possible depends
//! on n modulo the least common multiple of D, and a value is at most the number of options. The paper's table has the
//! bound alone; here the largest value that is computed stands beside it.

use crate::engine::Sequence;
use crate::paper::imark::Division;
use crate::paper::imark::engine::Divisions;
use crate::sheet::{Part, Row, Sheet, SheetCell, SheetMark, names};

/// The remainders shown; the least common multiple may be huge.
const REMAINDERS: u64 = 60;

/// The heaps that are looked at for the largest value.
const HEAPS: u64 = 100_000;

/// The sheet of a game.
pub(super) fn sheet(game: &Division) -> Sheet {
    let (subtract, divide) = (game.subtract.members(), game.divide.members());
    // A multiple beyond 64 bits is as good as the largest number: heaps do not get there.
    let modulus = game.divide.common_multiple().unwrap_or(u64::MAX);
    let name = game.divide.common_multiple().map_or_else(|| "lcm(D)".to_owned(), |modulus| modulus.to_string());
    let shown = modulus.min(REMAINDERS);
    let largest = largest(game, modulus, shown);
    let subtractions = match subtract {
        [_, _, _, _, _, ..] => vec![format!("n − s for s in {}", game.subtract)],
        few => few.iter().map(|s| format!("n − {s}")).collect(),
    };
    let row = |remainder: u64| {
        let divisors = divide.iter().filter(|&&d| remainder.is_multiple_of(d));
        let quotients: Vec<String> = divisors.map(|d| format!("n/{d}")).collect();
        let most = subtract.len() + quotients.len();
        let options: Vec<String> = subtractions.iter().chain(&quotients).cloned().collect();
        let seen = largest[remainder as usize];
        let seen = seen.map_or_else(SheetCell::empty, |value| {
            let mark = if value as usize == most { SheetMark::Agrees } else { SheetMark::None };
            SheetCell::new(value).marked(mark)
        });
        Row::new(remainder.to_string(), [SheetCell::new(options.join(", ")), SheetCell::new(most), seen])
    };
    let rest = match modulus - shown {
        0 => String::new(),
        _ => format!(" The first {shown} remainders are shown."),
    };
    Sheet {
        title: "Options by remainder".into(),
        caption: format!("Which options a heap has depends on n modulo {name}, once n is at least as large as S."),
        parts: vec![Part {
            title: format!("i-Mark({{{}}}, {{{}}})", game.subtract, game.divide),
            note: format!(
                "Proved: a value is at most the number of options, and options may share a value. Computed: the largest \
                 value for n < {HEAPS}.{rest}"
            ),
            corner: format!("n mod {name}"),
            columns: names(["options", "at most", "largest seen"]),
            rows: (0..shown).map(row).collect(),
            ..Part::default()
        }
        .keyed(&[(SheetMark::Agrees, "the largest that so many options allow")])],
        done: HEAPS,
        target: HEAPS,
    }
}

/// The largest value by remainder.
fn largest(game: &Division, modulus: u64, shown: u64) -> Vec<Option<u32>> {
    let mut values = Divisions::new(game.clone());
    values.grow(u64::MAX, HEAPS).expect("nothing of it is typed");
    let mut largest = vec![None; shown as usize];
    for n in 0..HEAPS {
        if let Some(largest) = largest.get_mut((n % modulus) as usize) {
            *largest = (*largest).max(Some(values.value(n)));
        }
    }
    largest
}
