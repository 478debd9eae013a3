//! MEM's rows n = m(m+2) (Memgames, section 6), and which other rows are constant: proved in docs/proofs/mem.md as Theorem 0
//! and Corollary 2.3, and checked here by a walk that knows nothing of that.

use crate::walk::Walk;

pub(crate) const CLAIM: &str =
    "below the parabola, row m(m+2) of MEM is constant m, and no later row has a value of m or less";

/// Checks all rows up to `to`, and lists the constant ones that no family explains.
pub(crate) fn check(to: u64) -> Result<(), String> {
    let mut walk = Walk::new();
    // The least m whose row m(m+2) is not behind.
    let mut m = 1;
    let mut sporadic = Vec::new();
    for n in 0..=to {
        let row = walk.step();
        let Some((&first, values)) = row.split_first().filter(|_| n > 1) else { continue };
        let least = values.iter().copied().min().map_or(u64::MAX, u64::from);
        if least < m {
            return Err(format!("row {n} has the value {least} below the parabola, after row m(m+2) of it"));
        }
        let constant = values.iter().all(|&value| value == first);
        if n == m * (m + 2) {
            if !constant || u64::from(first) != m {
                return Err(format!("row {n} = {m}·{} is not constant {m} below the parabola", m + 2));
            }
            m += 1;
        } else if let Some(value) = family(n) {
            if !constant || u64::from(first) != value {
                return Err(format!("row {n} is not constant {value} below the parabola"));
            }
        } else if constant {
            sporadic.push(format!("{n} → {first}"));
        }
    }
    println!("rows m(m+2) checked for m = 1 to {}", m - 1);
    println!("all rows m(m+3) and m(m+4), m ≥ 2, are constant m+1 and m+2");
    println!("the other constant rows are {}", sporadic.join(", "));
    Ok(())
}

/// The value of the other two families, if row n belongs to one, m ≥ 2.
fn family(n: u64) -> Option<u64> {
    (3..=4).find_map(|more| {
        let m = n.isqrt().saturating_sub(3)..=n.isqrt();
        m.into_iter().find(|m| *m >= 2 && m * (m + more) == n).map(|m| m + more - 2)
    })
}
