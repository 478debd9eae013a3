//! Checks that take minutes or hours, each run by name: `cargo xtask soak STEP …`.
//!
//! They are no tests, because nobody would wait for them; what they have shown is in docs/results.md.

mod conjecture_4;
mod gaps;
mod mem_rows;
mod mem_structure;
mod mnem;
mod play;
#[path = "../../tests/it/mem/walk.rs"]
mod walk;

use std::process::ExitCode;
use std::time::Instant;

/// A check: its name, its option with a default, what it checks, and how.
struct Step {
    name: &'static str,
    option: (&'static str, u64),
    claim: &'static str,
    check: fn(u64) -> Result<(), String>,
}

const STEPS: &[Step] = &[
    Step { name: "gaps", option: ("--to", 1 << 28), claim: gaps::CLAIM, check: gaps::check },
    Step { name: "conjecture-4", option: ("--to", 1_000_000), claim: conjecture_4::CLAIM, check: conjecture_4::check },
    Step { name: "mem-rows", option: ("--to", 10_000_000), claim: mem_rows::CLAIM, check: mem_rows::check },
    Step {
        name: "mem-structure",
        option: ("--to", 1_000_000),
        claim: mem_structure::CLAIM,
        check: mem_structure::check,
    },
    Step { name: "mnem", option: ("--to", 4_000_000), claim: mnem::CLAIM, check: mnem::check },
    Step { name: "play", option: ("--games", 10_000), claim: play::CLAIM, check: play::check },
];

fn main() -> ExitCode {
    // Cargo adds a word of its own for harnesses that this is not.
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    match run(&words.iter().map(String::as_str).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[&str]) -> Result<(), String> {
    let Some((name, options)) = words.split_first() else {
        for Step { name, option: (option, default), claim, .. } in STEPS {
            println!("{name} [{option} N]  {claim}; by default N = {default}");
        }
        return Ok(());
    };
    let step = STEPS.iter().find(|step| step.name == *name).ok_or_else(|| format!("there is no step `{name}`"))?;
    let number = match options {
        [] => step.option.1,
        [option, number] if *option == step.option.0 => {
            number.parse().map_err(|_| format!("{option} takes a whole number, not `{number}`"))?
        }
        _ => return Err(format!("{name} takes {} N, not `{}`", step.option.0, options.join(" "))),
    };
    println!("{name} {} {number}: {}", step.option.0, step.claim);
    let start = Instant::now();
    (step.check)(number)?;
    println!("It holds; it took {:.1} s.", start.elapsed().as_secs_f64());
    Ok(())
}
