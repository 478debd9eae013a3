//! Every fast engine against the plain way, and how its time grows: `cargo xtask bench`.
//!
//! Machines are shared and noisy, so every number is a ratio of two times taken in the same run, one after the other
//! and the best of several. "Naive" is the mex over the moves with all earlier values at hand in a dense table, which is
//! far faster than the oracle of the tests: what is measured is the algorithm, not the memory behind it.
//! A run fails if a ratio falls below its floor.

mod alone;
mod dense;
mod far;
mod growth;
mod ratio;
mod second;

use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let [alone, case, size, ..] = &words[..]
        && alone == "alone"
    {
        alone::run(case, size.parse().expect("a size"));
        return ExitCode::SUCCESS;
    }
    show_seconds();
    show_growth();
    let failures = show_alone() + show_ratios();
    if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn show_seconds() {
    println!("| engine | rows | naive, from the first row | engine | times faster |\n|---|---|---|---|---|");
    for row in second::measure() {
        let (plain, fast) = (row.plain.as_secs_f64(), row.fast.as_secs_f64());
        println!("| {} | {} | {plain:.2} s | {:.3} ms | {:.0} |", row.spec, row.size, 1e3 * fast, plain / fast);
    }
}

fn show_growth() {
    println!("\n| engine | sizes | growth exponent over a factor of 16 |\n|---|---|---|");
    for row in growth::measure() {
        println!("| {} | {} | {:.2} |", row.spec, row.sizes, row.exponent);
    }
}

/// Returns how many take too long for twice the rows.
fn show_alone() -> usize {
    println!("\n| table | rows | time | peak memory | times as long as for half the rows |\n|---|---|---|---|---|");
    let mut failures = 0;
    for row in alone::measure() {
        let peak = row.peak.map_or_else(String::new, |peak| format!("{peak} MB"));
        let doubling = row.doubling.map_or_else(String::new, |(times, most)| format!("{times:.2}, at most {most}"));
        println!("| {} | {} | {:.2} s | {peak} | {doubling} |", row.case, row.rows, row.seconds);
        if let Some((times, most)) = row.doubling.filter(|(times, most)| times > most) {
            eprintln!(
                "{} takes {times:.2} times as long for {} rows as for half; {most} is the most",
                row.case, row.rows
            );
            failures += 1;
        }
    }
    failures
}

/// Returns how many ratios are below their floors.
fn show_ratios() -> usize {
    let mut ratios = ratio::measure();
    ratios.extend(far::measure());
    println!("\n| engine | at | against | times faster | floor |\n|---|---|---|---|---|");
    for row in &ratios {
        println!("| {} | {} | {} | {:.0} | {} |", row.spec, row.size, row.against, row.ratio, row.floor);
    }
    let slow: Vec<&ratio::Row> = ratios.iter().filter(|row| row.ratio < row.floor).collect();
    for row in &slow {
        eprintln!("{} is only {:.1} times as fast as {}; the floor is {}", row.spec, row.ratio, row.against, row.floor);
    }
    slow.len()
}
