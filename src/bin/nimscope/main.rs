//! `nimscope` on the command line: the same core as the page, for scripts and for figures.
//!
//! Each command is a file. What a command prints goes to the standard output and nowhere else; bars, warnings and errors
//! go to the standard error. The program is native only: for wasm32 this crate is empty.

#![cfg_attr(target_arch = "wasm32", no_main)]
#![cfg(not(target_arch = "wasm32"))]

mod arguments;
mod carried;
mod claims;
mod column;
mod failure;
mod find;
mod games;
mod heap;
mod moves;
mod numbers;
mod output;
mod paper;
mod parts;
mod period;
mod play;
mod range;
mod reading;
mod render;
mod sequence;
mod sheet;
mod table;
mod target;
mod threads;
mod value;
mod verify;
mod work;

use std::process::ExitCode;

use arguments::{Arguments, Command};
use clap::Parser;
use failure::Failure;
use paper::{exceptions, gaps, immortals, immortals_sweep, outcome};
use work::Work;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(arguments.command, &Work::new()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(command: Command, work: &Work) -> Result<(), Failure> {
    match command {
        Command::Games(arguments) => games::run(&arguments),
        Command::Claims(arguments) => claims::run(&arguments, work),
        Command::Value(arguments) => value::run(&arguments, work),
        Command::Outcome(arguments) => outcome::run(&arguments, work),
        Command::Moves(arguments) => moves::run(&arguments, work),
        Command::Play(arguments) => play::run(&arguments, work),
        Command::Table(arguments) => table::run(&arguments, work),
        Command::Sequence(arguments) => sequence::run(&arguments, work),
        Command::Find(arguments) => find::run(&arguments, work),
        Command::Period(arguments) => period::run(&arguments, work),
        Command::Sheet(arguments) => sheet::run(&arguments, work),
        Command::Gaps(arguments) => gaps::run(&arguments, work),
        Command::Render(arguments) => render::run(&arguments, work),
        Command::Numbers(arguments) => numbers::run(&arguments, work),
        Command::Link(arguments) => carried::run(&arguments),
        Command::Immortals(arguments) => immortals::run(&arguments, work),
        Command::ImmortalsSweep(arguments) => immortals_sweep::run(&arguments, work),
        Command::Verify(arguments) => verify::run(&arguments, work),
        Command::Exceptions(arguments) => exceptions::run(&arguments, work),
    }
}
