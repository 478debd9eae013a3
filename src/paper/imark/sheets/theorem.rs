//! What the theorems say about i-Mark with one divisor, stretch by stretch, against what is computed.
//!
//! Source: O. Friman and G. Nivasch, "Some i-Mark games", Theorems 1 to 3 and Conjecture 4, and É. Sopena's P-positions as
//! they quote them (section 1.4). Theorem 1 fails for t = 2 and Theorem 3 has a slip, so that what is printed and what
//! holds stand one under the other there. Other games have no theorem that gives their values.

use crate::engine::Sequence;
use crate::game::numbers::gcd;
use crate::grow::Refusal;
use crate::paper::imark::engine::Divisions;
use crate::paper::imark::theorems::Stretch;
use crate::paper::imark::{Division, theorems};
use crate::sheet::{Part, Row, Sheet, SheetCell, SheetMark, names};

/// The heaps that are computed.
const HEAPS: u64 = 200_000;

/// The P-positions that are listed.
const LISTED: usize = 60;

/// The sheet of a game.
///
/// # Errors
/// A sentence, if no theorem is about the game.
pub(super) fn sheet(game: &Division) -> Result<Sheet, Refusal> {
    let name = format!("i-Mark({{{}}}, {{{}}})", game.subtract, game.divide);
    let nothing = || Refusal::NotProved(format!("no theorem of the paper gives the values of {name}"));
    let &[d] = game.divide.members() else { return Err(nothing()) };
    let mut values = Divisions::new(game.clone());
    values.grow(u64::MAX, HEAPS).expect("nothing of it is typed");
    let value = |n: u64| values.value(n);
    let subtract = game.subtract.members();
    let mut parts = match (subtract, d % 4) {
        (&[2], 3) => vec![stretches("Theorem 2, k ≡ 3 (mod 4)", "Proved.", &theorems::theorem_2(d, HEAPS), &value)],
        (&[2], 1) => theorem_3(d, &value),
        _ if subtract.iter().copied().eq(1..=subtract.len() as u64) => first_t(subtract.len() as u64 + 1, d, &value),
        _ => Vec::new(),
    };
    if let &[s] = subtract
        && gcd(s, d) == 1
    {
        parts.push(conjecture(s, d, &value));
    }
    if parts.is_empty() {
        return Err(nothing());
    }
    Ok(Sheet {
        title: "What the theorems say".into(),
        caption: format!("{name}: what the paper says about its values, compared with all heaps below {HEAPS}."),
        parts,
        done: HEAPS,
        target: HEAPS,
    })
}

/// S = [1, t − 1].
fn first_t(t: u64, d: u64, value: &dyn Fn(u64) -> u32) -> Vec<Part> {
    if d % t != 1 {
        return vec![p_positions(t, d, value)];
    }
    let printed = theorems::theorem_1_printed(t, d, HEAPS);
    match t {
        2 => vec![
            stretches(
                "What holds for t = 2 and odd d",
                "Proved here (docs/proofs/imark-two.md).",
                &theorems::theorem_1(t, d, HEAPS),
                value,
            ),
            stretches(
                "Theorem 1 as printed, d ≡ 1 (mod t)",
                "Printed with a proof, which needs t ≥ 3.",
                &printed,
                value,
            ),
        ],
        _ => vec![stretches("Theorem 1, d ≡ 1 (mod t)", "Proved.", &printed, value)],
    }
}

fn theorem_3(k: u64, value: &dyn Fn(u64) -> u32) -> Vec<Part> {
    let holds = theorems::theorem_3(k, HEAPS);
    let printed: Vec<Stretch> =
        theorems::theorem_3_printed(k, HEAPS).into_iter().filter(|one| !holds.contains(one)).collect();
    vec![
        stretches("Theorem 3, k ≡ 1 (mod 4)", "Proved, but for a slip in Y, which is corrected here.", &holds, value),
        stretches("What is printed otherwise", "Printed: Y ends with a 0 for which it has no room.", &printed, value),
    ]
}

/// The stretches of a theorem, each compared with the computed heaps.
fn stretches(title: &str, known: &str, stretches: &[Stretch], value: &dyn Fn(u64) -> u32) -> Part {
    let row = |stretch: &Stretch| {
        let length = stretch.last + 1 - stretch.first;
        let cells = [
            SheetCell::new(stretch.first),
            SheetCell::new(stretch.last),
            SheetCell::new(length),
            SheetCell::new(pattern(stretch)),
        ];
        Row::new(stretch.name(), cells.into_iter().chain([verdict(stretch, value)]))
    };
    Part {
        title: title.into(),
        note: format!("{known} The last column is computed for n < {HEAPS}."),
        corner: "stretch".into(),
        columns: names(["first n", "last n", "heaps", "values", "computed"]),
        rows: stretches.iter().map(row).collect(),
        ..Part::default()
    }
    .keyed(&[(SheetMark::Agrees, "as the theorem says"), (SheetMark::Differs, "not what the theorem says")])
}

/// The values of a stretch as the paper writes them: `(0, 1, 2)^5, 0`.
fn pattern(stretch: &Stretch) -> String {
    let list = |values: &[u32]| values.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
    let repeated = match (stretch.times, stretch.pattern.as_slice()) {
        (0, _) => String::new(),
        (1, pattern) => list(pattern),
        (times, pattern) => format!("({})^{times}", list(pattern)),
    };
    let parts = [repeated, list(&stretch.tail)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

fn verdict(stretch: &Stretch, value: &dyn Fn(u64) -> u32) -> SheetCell {
    let last = stretch.last.min(HEAPS - 1);
    let length = stretch.last + 1 - stretch.first;
    let fails = (stretch.first..=last).find(|&n| stretch.value(n) != Some(value(n)));
    match fails {
        _ if stretch.first > last => SheetCell::new("beyond"),
        Some(n) => {
            let text = stretch.value(n).map_or_else(|| "nothing".into(), |expected| expected.to_string());
            SheetCell::new(format!("SG({n}) = {}, not {text}", value(n))).marked(SheetMark::Differs)
        }
        None if stretch.terms() != length => {
            SheetCell::new(format!("{} values for {length} heaps", stretch.terms())).marked(SheetMark::Differs)
        }
        None if last < stretch.last => SheetCell::new(format!("holds to {last}")).marked(SheetMark::Agrees),
        None => SheetCell::new("holds").marked(SheetMark::Agrees),
    }
}

/// Sopena's P-positions for d ≢ 1 (mod t).
fn p_positions(t: u64, d: u64, value: &dyn Fn(u64) -> u32) -> Part {
    let wrong = (0..HEAPS).find(|&n| theorems::is_p_position(t, d, n) != (value(n) == 0));
    let listed: Vec<u64> = (0..HEAPS).filter(|&n| theorems::is_p_position(t, d, n)).take(LISTED).collect();
    let row = |&n: &u64| {
        let (quotient, rest) = (n / t, n % t);
        let form = if rest == 0 { format!("{quotient}t") } else { format!("{quotient}t + 1") };
        Row::new(n.to_string(), [SheetCell::new(form), SheetCell::new(value(n)).marked(SheetMark::of(value(n) == 0))])
    };
    let verdict = match wrong {
        None => format!("Computed: exactly these heaps below {HEAPS} have the value 0."),
        Some(n) => format!("Computed: SG({n}) = {}, against it.", value(n)),
    };
    Part {
        title: format!("P-positions for d ≢ 1 (mod t), t = {t}, d = {d}"),
        note: format!(
            "Proved by Sopena (section 1.4): qt for q < d, and qt + 1 for q ≥ d. {verdict} The first {} are listed.",
            listed.len()
        ),
        corner: "n".into(),
        columns: names(["form", "SG(n)"]),
        rows: listed.iter().map(row).collect(),
        ..Part::default()
    }
    .keyed(&[(SheetMark::Agrees, "a P-position, as the theorem says"), (SheetMark::Differs, "not a P-position")])
}

/// Where the value 2 can occur if s and d are coprime.
fn conjecture(s: u64, d: u64, value: &dyn Fn(u64) -> u32) -> Part {
    let places = theorems::places_of_2(s, d, HEAPS - 1);
    let other = (0..HEAPS).find(|n| value(*n) == 2 && !places.contains(n));
    let proved = if d % 2 == 1 { "Proved for odd d" } else { "False for every even d, since SG(3sd) = 2" };
    let computed = match other {
        None => format!("every heap below {HEAPS} with the value 2 is one of these"),
        Some(n) => format!("SG({n}) = 2, though it is none of these"),
    };
    let cell =
        |n: &u64| SheetCell::new(value(*n)).marked(if value(*n) == 2 { SheetMark::Agrees } else { SheetMark::None });
    Part {
        title: "Conjecture 4: the only heaps that can have the value 2".into(),
        note: format!("{proved} (docs/proofs/conjecture-4.md). Computed: {computed}."),
        corner: "n".into(),
        columns: names(&places),
        rows: vec![Row::new("SG(n)", places.iter().map(cell))],
        ..Part::default()
    }
    .keyed(&[(SheetMark::Agrees, "a heap that has the value 2")])
}
