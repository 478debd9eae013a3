//! Every fast engine against the plain way, and how its time grows: `cargo xtask bench`.
//!
//! Machines are shared and noisy, so every number is a ratio of two times taken in the same run, one after the other
//! and the best of several. "Naive" is the mex over the moves with all earlier values at hand in a dense table, which is
//! far faster than the oracle of the tests: what is measured is the algorithm, not the memory behind it.
//! A run fails if a ratio falls below its floor, or a time or a memory rises above its ceiling.

mod alone;
mod browser;
mod clock;
mod dense;
mod far;
mod growth;
mod page;
mod ratio;
mod second;
#[path = "../../tests/it/mem/walk.rs"]
mod walk;
mod work;

use std::process::ExitCode;

use crate::alone::Doubling;

use crate::browser::SLOWEST;

/// A part and its name. It prints a table and says how many rows of it are beyond their bounds.
type Part = (&'static str, fn() -> usize);

/// Each of them can be run alone.
const PARTS: [Part; 5] = [
    ("seconds", show_seconds),
    ("growth", show_growth),
    ("memory", show_alone),
    ("ratios", show_ratios),
    ("browser", show_browser),
];

fn main() -> ExitCode {
    // Cargo adds a word of its own for harnesses that this is not.
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let failures = match words[..] {
        ["alone", case, size] => {
            alone::run(case, size.parse().expect("a size"));
            0
        }
        [] => PARTS.iter().map(|(_, show)| show()).sum(),
        ["--only", name] if let Some((_, show)) = PARTS.iter().find(|part| part.0 == name) => show(),
        _ => {
            let names = PARTS.map(|(name, _)| name).join(", ");
            eprintln!("bench takes `--only PART`, a part being one of {names}; not `{}`", words.join(" "));
            1
        }
    };
    if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn show_seconds() -> usize {
    println!("| engine | rows | naive, from the first row | engine | times faster |\n|---|---|---|---|---|");
    for row in second::measure() {
        let (plain, fast) = (row.plain.as_secs_f64(), row.fast.as_secs_f64());
        println!("| {} | {} | {plain:.2} s | {:.3} ms | {:.0} |", row.spec, row.size, 1e3 * fast, plain / fast);
    }
    0
}

fn show_growth() -> usize {
    println!("\n| engine | timed | n | growth exponent over a factor of 16 |\n|---|---|---|---|");
    for row in growth::measure() {
        println!("| {} | {} | {} | {:.2} |", row.spec, row.work, row.sizes, row.exponent);
    }
    0
}

/// Returns how many take too long for twice the rows.
fn show_alone() -> usize {
    println!("\n| table | rows | time | peak memory | times as long as for half the rows |\n|---|---|---|---|---|");
    let mut failures = 0;
    for row in alone::measure() {
        let peak = row.peak.map_or_else(String::new, |peak| format!("{peak} MB"));
        let doubling = row.doubling.as_ref().map_or_else(String::new, written);
        println!("| {} | {} | {:.2} s | {peak} | {doubling} |", row.case, row.rows, row.seconds);
        if row.doubling.as_ref().is_some_and(|doubling| doubling.decisive() > Doubling::MOST) {
            eprintln!("{} takes too much for {} rows: {doubling} times what half of them take", row.case, row.rows);
            failures += 1;
        }
    }
    failures
}

/// How much twice the rows take.
fn written(doubling: &Doubling) -> String {
    let instructions = doubling.instructions.map(|times| format!(", instructions {times:.2}"));
    format!("{:.2}{}, at most {}", doubling.time, instructions.unwrap_or_default(), Doubling::MOST)
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

/// Returns how many are too slow or too large in the browser.
fn show_browser() -> usize {
    println!("\n| engine | what | reached | native | Chromium | times as long, at most {SLOWEST} | peak memory |");
    println!("|---|---|---|---|---|---|---|");
    let mut failures = 0;
    for row in browser::measure() {
        let most = row.most.map_or_else(String::new, |most| format!(", at most {most}"));
        let [native, there] = [row.native, row.browser].map(|seconds| 1e3 * seconds);
        println!(
            "| {} | {} | {} | {native:.1} ms | {there:.1} ms | {:.2} | {:.1} MB{most} |",
            row.spec,
            row.what,
            row.reached,
            row.ratio(),
            row.peak
        );
        let objections = row.objections();
        failures += objections.len();
        objections.iter().for_each(|objection| eprintln!("{objection}"));
    }
    failures
}
