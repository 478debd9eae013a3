//! i-Mark({1}, {p, q}): the longest gaps for all n, proved and verified pair by pair.

use nimscope::grow;
use nimscope::paper::Spec;
use nimscope::paper::imark::Division;
use nimscope::paper::imark::proof::{GapProof, Verification};

pub(crate) const CLAIM: &str =
    "the table of docs/results.md: the longest gaps of i-Mark({1}, {p, q}), p < q ≤ 10, as far as N heaps settle them";

/// The longest gaps of the values 0 to 3; 0 where it is open.
#[rustfmt::skip]
const KNOWN: &[(u64, u64, [u64; 4])] = &[
    (2, 3, [4, 8, 19, 240]), (2, 4, [3, 5, 14, 24]), (2, 5, [4, 9, 18, 160]), (2, 6, [3, 8, 16, 0]),
    (2, 7, [4, 9, 18, 140]), (2, 8, [3, 7, 14, 24]), (2, 9, [4, 8, 16, 216]), (2, 10, [3, 6, 12, 0]),
    (3, 4, [4, 7, 35, 264]), (3, 5, [4, 5, 0, 0]), (3, 6, [3, 4, 24, 306]), (3, 7, [4, 5, 0, 0]),
    (3, 8, [4, 5, 56, 456]), (3, 9, [3, 4, 21, 81]), (3, 10, [4, 5, 70, 390]), (4, 5, [4, 7, 28, 560]),
    (4, 6, [3, 6, 24, 288]), (4, 7, [4, 7, 28, 1512]), (4, 8, [3, 4, 16, 96]), (4, 9, [4, 7, 28, 720]),
    (4, 10, [3, 7, 24, 800]), (5, 6, [4, 6, 36, 630]), (5, 7, [4, 6, 0, 0]), (5, 8, [4, 5, 48, 600]),
    (5, 9, [4, 5, 0, 0]), (5, 10, [3, 4, 40, 1150]), (6, 7, [4, 6, 36, 1428]), (6, 8, [3, 6, 36, 0]),
    (6, 9, [3, 4, 24, 1458]), (6, 10, [3, 0, 0, 0]), (7, 8, [4, 6, 48, 1512]), (7, 9, [4, 6, 0, 0]),
    (7, 10, [4, 5, 60, 1050]), (8, 9, [4, 6, 48, 0]), (8, 10, [3, 6, 48, 0]), (9, 10, [4, 6, 60, 2970]),
];

pub(crate) fn check(to: u64) -> Result<(), String> {
    let mut open = Vec::new();
    for &(p, q, known) in KNOWN {
        let spec = Spec::parse(&format!("imark?S=1&D={p},{q}"))?;
        let game = spec.rules::<Division>().ok_or("i-Mark divides")?;
        let mut proof = GapProof::new(game, to, false).map_err(|why| why.to_string())?;
        grow::finish(&mut proof, 100_000_000).map_err(|why| why.to_string())?;
        let certificate = proof.certificate(&spec.to_string());
        for of_value in &certificate.values {
            let (found, known) =
                (of_value.longest().map_or(0, |(length, _)| length), known[usize::from(of_value.value)]);
            if found != known {
                return Err(format!("{spec}: the longest gap of {} is {found}, and not {known}", of_value.value));
            }
        }
        let mut verification = Verification::new(certificate).map_err(|why| format!("{spec}: {why}"))?;
        grow::finish(&mut verification, 100_000_000).map_err(|why| format!("{spec}: {why}"))?;
        let settled = |value: u8| proof.open().iter().all(|open| open.value != value);
        let missing = (0..4).filter(|&value| known[usize::from(value)] > 0 && !settled(value));
        open.extend(missing.map(|value| format!("{value} of {p}, {q}")));
        println!("{p}, {q}: {} values settled", 4 - proof.open().len());
    }
    if !open.is_empty() {
        println!("settled by more heaps alone: {}", open.join("; "));
    }
    Ok(())
}
