//! Commands whose work can be shared by many machines.

use std::num::NonZero;
use std::path::PathBuf;

use clap::Args;

use super::ListFormat;
use crate::heap::small;
use crate::parts::Part;
use crate::range::Range;
use crate::threads::all_cores;

pub(super) const VERIFY: &str = "\
Computes every cell of the heaps A to B once more from the rules, as the least value that none of its options has, where the options'
values are those of the table, and names the cells that come out otherwise; the exit code is 2 if there is one. The engine that
made the table is not asked how. If all heaps from 0 on agree, the whole table is right, by induction, in every game whose plays
end; MNEM's need not.

Without --k a heap is looked at up to the column behind it, n + 1. A cell takes as many steps as it has options.

Examples:
  nimscope verify mem0 --n 0-300
  nimscope verify 'maxnim?d=7/4&pass=1' --n 0-5000
  nimscope verify mem --n 100000-100010 --k 1-40
  nimscope verify mem0 --n 0-1000 --part 3/8 --format json -o 3.json
  nimscope verify --merge 1.json 2.json 3.json";

#[derive(Args, Debug)]
pub(crate) struct Verify {
    /// The game, in quotes
    #[arg(required_unless_present = "merge")]
    pub(crate) spec: Option<String>,
    /// The heaps
    #[arg(long, value_name = "RANGE", required_unless_present = "merge")]
    pub(crate) n: Option<Range>,
    /// The columns, instead of all up to n + 1
    #[arg(long, value_name = "RANGE")]
    pub(crate) k: Option<Range>,
    /// Look at one part of the heaps, such as 3/8; --merge joins the files of all parts
    #[arg(long, value_name = "I/N", conflicts_with = "merge")]
    pub(crate) part: Option<Part>,
    /// Merge the parts in these files instead
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["spec", "n", "k"])]
    pub(crate) merge: Vec<PathBuf>,
    /// How many cores to use
    #[arg(long, value_name = "N", default_value_t = all_cores(), hide_default_value = true)]
    pub(crate) threads: NonZero<usize>,
    /// The file to write, which appears when it is whole, or - for the standard output
    #[arg(short, long, value_name = "FILE", default_value = "-")]
    pub(crate) output: PathBuf,
    /// How to write what was found
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: ListFormat,
}

pub(super) const IMMORTALS_SWEEP: &str = "\
For each heap p of a range, scans the frontier of MEM⁰ in which p alone may repeat the last removal, `perturbed?free=p`, and names
its immortal values: those that are on the frontier once, in row t, and not again up to row 2t.

Examples:
  nimscope immortals-sweep --free 1-20 --to 20000
  nimscope immortals-sweep --free 1-2000 --to 100000 --part 3/8 --format json -o 3.json
  nimscope immortals-sweep --merge 1.json 2.json 3.json";

#[derive(Args, Debug)]
pub(crate) struct ImmortalsSweep {
    /// The heaps that are free, one at a time
    #[arg(long, value_name = "RANGE", required_unless_present = "merge")]
    pub(crate) free: Option<Range>,
    /// The last heap of every frontier
    #[arg(long, value_name = "N", value_parser = small, required_unless_present = "merge")]
    pub(crate) to: Option<u64>,
    /// Scan one part of the range, such as 3/8; --merge joins the files of all parts
    #[arg(long, value_name = "I/N", conflicts_with = "merge")]
    pub(crate) part: Option<Part>,
    /// Merge the parts in these files instead
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["free", "to"])]
    pub(crate) merge: Vec<PathBuf>,
    /// How many cores to use
    #[arg(long, value_name = "N", default_value_t = all_cores(), hide_default_value = true)]
    pub(crate) threads: NonZero<usize>,
    /// The file to write, which appears when it is whole, or - for the standard output
    #[arg(short, long, value_name = "FILE", default_value = "-")]
    pub(crate) output: PathBuf,
    /// How to write what was found
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: ListFormat,
}
