//! The sequences by another method: straight from the rules of the games, in a few loops that share nothing with the core.
//!
//! The tests of the command line compare the program with these as well.

/// The frontier of MEM⁰, G(n_∞) for n below a limit: the options of n_k are all (n − j)_j but for j = k.
pub(crate) fn frontier(limit: usize) -> Vec<u64> {
    // Row n has the values of its columns 1 to n; beyond, all columns have the frontier value.
    let mut rows: Vec<Vec<u32>> = Vec::new();
    let mut frontier: Vec<u32> = Vec::new();
    for n in 0..limit {
        let value =
            |row: usize, column: usize| -> u32 { if column <= row { rows[row][column - 1] } else { frontier[row] } };
        let options: Vec<u32> = (1..=n).map(|j| value(n - j, j)).collect();
        let mut count = vec![0_u32; n + 2];
        for &option in &options {
            count[option as usize] += 1;
        }
        let mex = (0..).find(|&m| count[m as usize] == 0).expect("there are fewer options than counters");
        // Without one option its value is missing if no other has it.
        rows.push(
            options.iter().map(|&option| if count[option as usize] == 1 { option.min(mex) } else { mex }).collect(),
        );
        frontier.push(mex);
    }
    frontier.into_iter().map(u64::from).collect()
}

/// i-Mark({1}, {2, 3}): subtract 1, or divide by 2 or 3 exactly.
pub(crate) fn imark(limit: usize) -> Vec<u64> {
    one_heap(limit, |n| {
        let quotients = [2, 3].into_iter().filter(|d| n % d == 0).map(|d| n / d);
        quotients.chain([n - 1]).collect()
    })
}

/// UpMark: subtract 1, or halve and round up, which a heap of 1 does not allow.
pub(crate) fn upmark(limit: usize) -> Vec<u64> {
    one_heap(limit, |n| if n > 1 { vec![n - 1, n.div_ceil(2)] } else { vec![n - 1] })
}

/// The values of a game on one heap, by the options of each heap but the empty one.
fn one_heap(limit: usize, options: impl Fn(usize) -> Vec<usize>) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for n in 0..limit {
        let reached: Vec<u64> = if n == 0 { Vec::new() } else { options(n).into_iter().map(|to| values[to]).collect() };
        values.push(mex(&reached));
    }
    values
}

fn mex(values: &[u64]) -> u64 {
    (0..).find(|value| !values.contains(value)).expect("some number is missing")
}

/// Column 1 of MNEM, as far as labels are found among the heaps below a limit: removals are j ≥ k, additions j < k. A position is labelled m if
/// m is the mex of its options' labels so far and every option without a label has an option labelled m.
pub(crate) fn mnem_column(limit: usize) -> Vec<u64> {
    let mut labels: Vec<Vec<Option<u64>>> = vec![vec![None; limit + 1]; limit];
    let options = |n: usize, k: usize| {
        let removals = (k..=n).map(move |j| (n - j, j));
        removals.chain((1..k).map(move |j| (n + j, j)))
    };
    loop {
        let mut changed = false;
        for n in 0..limit {
            for k in 1..=limit {
                if labels[n][k].is_some() {
                    continue;
                }
                let label = |(n, k): (usize, usize)| labels.get(n).and_then(|row| row[k]);
                let known: Vec<u64> = options(n, k).filter_map(label).collect();
                let m = mex(&known);
                let answered = |(n, k)| options(n, k).any(|to| label(to) == Some(m));
                if options(n, k).filter(|&to| label(to).is_none()).all(answered) {
                    labels[n][k] = Some(m);
                    changed = true;
                }
            }
        }
        if !changed {
            return labels.iter().map_while(|row| row[1]).collect();
        }
    }
}

/// The rows of MEM, from 2 on and below a limit, whose values at n_k, k ≥ 1, k² < n, are all the same: the options of n_k are (n − j)_j, j ≥ k.
pub(crate) fn constant_rows(limit: usize) -> Vec<u64> {
    let mut rows: Vec<Vec<u64>> = Vec::new();
    let mut constant = Vec::new();
    for n in 0..limit {
        let mut row = vec![0; n + 1];
        let mut met = vec![false; n + 2];
        let mut value = 0;
        for k in (1..=n).rev() {
            // Columns beyond the heap have the value 0.
            let option: u64 = *rows[n - k].get(k).unwrap_or(&0);
            met[option as usize] = true;
            while met[value] {
                value += 1;
            }
            row[k] = value as u64;
        }
        let mut below = (1..=n).take_while(|k| k * k < n).map(|k| row[k]);
        let first = below.next();
        if n >= 2 && below.all(|value| Some(value) == first) {
            constant.push(n as u64);
        }
        rows.push(row);
    }
    constant
}

/// The places at which a sequence exceeds all that was before.
pub(crate) fn records(values: &[u64]) -> Vec<u64> {
    let (mut largest, mut places) = (None, Vec::new());
    for (place, &value) in (0..).zip(values) {
        if largest < Some(value) {
            largest = Some(value);
            places.push(place);
        }
    }
    places
}

/// The distances of neighbouring places of a value.
pub(crate) fn gaps(values: &[u64], of: u64) -> Vec<u64> {
    let places: Vec<u64> = (0_u64..).zip(values).filter(|(_, value)| **value == of).map(|(place, _)| place).collect();
    places.windows(2).map(|pair| pair[1] - pair[0]).collect()
}

/// The first so many constant rows of MEM by Corollary 2.3 of docs/proofs/mem.md.
pub(crate) fn constant_rows_by_formula(count: usize) -> Vec<u64> {
    let families = [(2, 1), (3, 1), (4, 2)]
        .into_iter()
        .flat_map(|(more, from)| (from..=count as u64).map(move |m| m * (m + more)));
    let mut rows: Vec<u64> = families.chain([2, 7, 9, 25, 36]).collect();
    rows.sort_unstable();
    rows.dedup();
    // The families are complete as far as the slowest of them.
    rows.truncate(count);
    rows
}
