//! Section 3, second half: subadditive triangles.

use super::{HALF, REGULAR, REGULAR_NAMES, maximum, read};
use crate::claim::{Book, Case, Checked, Claim, ensure};
use crate::paper::restricted::theorems::{fractal, not_subadditive, triangle, triangle_from_sums};

pub(super) fn claims() -> Vec<Claim> {
    let mut claims = vec![
        Claim::new(
            "restricted/eq-8",
            "Inequality (8)",
            "The triangle of a fractal sequence, s_ij terms i before the first j, satisfies s_ij + s_jk − 1 ≤ s_ik ≤ s_ij + s_jk.",
            "s_{ij} + s_{jk} − 1 ≤ s_{ik} ≤ s_{ij} + s_{jk}",
            || columns(|columns| not_subadditive(columns).map(|(i, j, k)| format!("(8) fails for {i}, {j}, {k}"))),
        ),
        Claim::new(
            "restricted/lemma-3.5",
            "Lemma 3.5",
            "A subadditive triangle is determined by its column sums, entry by entry as in formula (11).",
            "s_{ij} = {1}//{j} [c_j − c_i + Σ − ε]",
            || columns(|columns| (triangle_from_sums(&sums(columns)).as_deref() != Some(columns)).then(|| "another triangle".to_owned())),
        ),
        Claim::new(
            "restricted/thm-3.6",
            "Theorem 3.6",
            "Fractal sequences and subadditive triangles correspond one to one.",
            "g ↦ S(g)",
            || {
                let mut cases = columns(back);
                cases.push(Case::new(&maximum(HALF), |n, _| if n == 0 { small_triangles() } else { Ok(()) }));
                cases
            },
        )
        .wording(
            "Besides (8), s_ij ≥ 1 for 1 ≤ i < j and unbounded rows are meant, which the triangle of a fractal sequence has. The triangle of zeros \
             satisfies (8), but no sequence has it: 1 and 2 would both have to come first at place 1.",
        ),
        Claim::new(
            "restricted/eq-8-sides",
            "Inequality (8), both sides",
            "s_ik is s_ij + s_jk − 1 if j is the last of i and j before the first k, and s_ij + s_jk if i is.",
            "…, i, j, k, i, j, k, … ⇒ s_{ik} = s_{ij} + s_{jk} − 1, …, j, i, k, j, i, k, … ⇒ s_{ik} = s_{ij} + s_{jk}",
            || REGULAR.iter().map(|rule| Case::new(&maximum(rule), sides())).collect(),
        ),
    ];
    for claim in &mut claims {
        (claim.games, claim.over, claim.to) =
            (&["maximum?f=floor(n/2)", "maximum?f=floor(sqrt(n))"], REGULAR_NAMES, 150);
    }
    let printed = Claim::new(
        "restricted/triangle",
        "Section 3, triangle",
        "The triangle of f(n) = ⌊(n − 1)/2⌋ is as printed, up to its column 10.",
        "S(g), f(n) = ⌊{n−1}//{2}⌋",
        || {
            let mut g = Vec::new();
            vec![Case::new(&maximum(HALF), move |n, book| {
                read(n, &mut g, book);
                let columns = triangle(&g);
                let wrong =
                    (1..columns.len().min(11)).find(|&j| (0..j).any(|i| columns[j][i] != PRINTED[i][j - i - 1]));
                ensure(wrong.is_none(), (n, 0), format_args!("{columns:?}"), "the columns as printed")
            })]
        },
    )
    .about(&["maximum?f=floor((n-1)/2)"])
    .whole(21);
    claims.insert(1, printed);
    claims
}

/// Row i lists s_ij for j = i + 1, …, 10.
const PRINTED: [&[u64]; 10] = [
    &[2, 3, 3, 4, 4, 4, 4, 5, 5, 5],
    &[1, 2, 2, 2, 3, 3, 3, 3, 3],
    &[1, 1, 2, 2, 2, 2, 2, 3],
    &[1, 1, 1, 2, 2, 2, 2],
    &[1, 1, 1, 1, 2, 2],
    &[1, 1, 1, 1, 1],
    &[1, 1, 1, 1],
    &[1, 1, 1],
    &[1, 1],
    &[1],
];

/// A case for every rule, which looks at the triangle whenever it has a new column.
fn columns(wrong: fn(&[Vec<u64>]) -> Option<String>) -> Vec<Case> {
    let step = move || {
        let (mut g, mut known) = (Vec::new(), 0);
        move |n: u64, book: &mut Book| -> Checked {
            let value = read(n, &mut g, book);
            if value < known {
                return Ok(());
            }
            known = value + 1;
            wrong(&triangle(&g)).map_or(Ok(()), |words| ensure(false, (n, 0), words, "as stated"))
        }
    };
    REGULAR.iter().map(|rule| Case::new(&maximum(rule), step())).collect()
}

/// Which side of (8) is an equality tells which of i and j comes last before the first k.
fn sides() -> impl FnMut(u64, &mut Book) -> Checked {
    let (mut g, mut last): (Vec<u64>, Vec<u64>) = (Vec::new(), Vec::new());
    move |n, book| {
        let value = read(n, &mut g, book);
        let k = value as usize;
        if k < last.len() {
            last[k] = n;
            return Ok(());
        }
        last.resize(k + 1, n);
        let columns = triangle(&g);
        let Some(column) = columns.get(k) else {
            return ensure(false, (n, 0), value, "a value seen before, or the next one");
        };
        (0..k).flat_map(|j| (0..j).map(move |i| (i, j))).try_for_each(|(i, j)| {
            let claimed = columns[j][i] + column[j] - u64::from(last[i] < last[j]);
            let place = format!("s_{i},{k}");
            ensure(
                column[i] == claimed,
                (n, 0),
                format_args!("{place} = {}", column[i]),
                format_args!("{place} = {claimed}"),
            )
        })
    }
}

fn sums(columns: &[Vec<u64>]) -> Vec<u64> {
    columns.iter().map(|column| column.iter().sum()).collect()
}

/// The sequence whose values first stand one place after the column sums, up to the last of them.
fn from_triangle(columns: &[Vec<u64>]) -> Option<Vec<u64>> {
    let places: Vec<u64> = sums(columns).iter().enumerate().map(|(j, sum)| if j == 0 { 0 } else { sum + 1 }).collect();
    fractal(&places, *places.last()? as usize + 1)
}

/// From the triangle to its sequence and back.
fn back(columns: &[Vec<u64>]) -> Option<String> {
    let same = from_triangle(columns).is_some_and(|g| triangle(&g) == columns);
    (!same).then(|| "the sequence of the triangle has another triangle".to_owned())
}

/// All subadditive triangles with four columns, small entries and s_ij ≥ 1 for 1 ≤ i < j.
fn small_triangles() -> Checked {
    let digits = |code: u64, place: u32| code / 4_u64.pow(place) % 4;
    (0..4_u64.pow(6)).try_for_each(|code| {
        let [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5].map(|place| digits(code, place));
        let columns = [vec![], vec![a], vec![b, c], vec![d, e, f]];
        let fits = [c, e, f].iter().all(|&entry| entry > 0) && not_subadditive(&columns).is_none();
        let words = format!("no sequence for {columns:?}");
        ensure(!fits || back(&columns).is_none(), (0, 0), words, "a sequence for every such triangle")
    })
}
