//! Every fast engine against the plain way, and how its time grows: `cargo xtask bench`.
//!
//! Machines are shared and noisy, so every number is a ratio of two times taken in the same run, one after the other
//! and the best of several. "Naive" is the mex over the moves with all earlier values at hand in a dense table, which is
//! far faster than the oracle of the tests: what is measured is the algorithm, not the memory behind it.
//! A run fails if a ratio falls below its floor.

mod dense;
mod far;
mod growth;
mod ratio;
mod second;

use std::process::ExitCode;

fn main() -> ExitCode {
    show_seconds();
    show_growth();
    show_ratios()
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

/// Fails if a ratio is below its floor.
fn show_ratios() -> ExitCode {
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
    if slow.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
