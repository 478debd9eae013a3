//! The commands, their arguments and their help.

mod cluster;
mod exceptions;
mod find;
mod formats;
mod numbers;
mod play;
mod render;

use std::num::NonZero;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
pub(crate) use cluster::{ImmortalsSweep, Verify};
pub(crate) use exceptions::{Exceptions, ExceptionsFormat};
pub(crate) use find::{Find, FindFormat};
pub(crate) use formats::{
    ClaimsFormat, FindingsFormat, ListFormat, PeriodFormat, SequenceFormat, SheetFormat, TableFormat, ValueFormat,
};
use nimscope::game::Heap;
pub(crate) use numbers::NumbersFile;
pub(crate) use play::{Moves, Play};
pub(crate) use render::{Link, PictureKind, Render};

use crate::column::Column;
use crate::heap::{Heaps, small};
use crate::parts::Part;
use crate::range::Range;
use crate::threads::all_cores;

/// The nim values of heap games, exactly.
#[derive(Debug, Parser)]
#[command(version, after_help = SPECS)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

const SPECS: &str = "\
A game is named by a spec such as mem0 or 'imark?S=1-4&D=2,3', the same text as in the page's links; `nimscope games`
lists them. A spec has characters that shells interpret, so put it in quotes.

Examples:
  nimscope value mem0 22 2
  nimscope table mem --n 1-20 --k 1-20
  nimscope sequence 'maximum?f=floor(n/2)' --n 0-50
  nimscope render 'mem?v=1&n=0-400&k=0-400' -o mem.png
  nimscope claims --paper imark

Exit codes: 0 if all went well, 1 if a value is not proved or not found, 2 if something is wrong, 3 if it is out
of reach, 130 if it was interrupted.";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games, their rules and their parameters
    #[command(after_help = GAMES)]
    Games(Games),
    /// Check what the papers state
    #[command(after_help = CLAIMS)]
    Claims(Claims),
    /// Print the nim value of one position
    #[command(after_help = VALUE)]
    Value(Value),
    /// Tell who wins a pile of Dynamic Nim of any size, and by which move
    #[command(after_help = OUTCOME)]
    Outcome(Outcome),
    /// Tell what a sum of heaps is worth, and every move that wins it
    #[command(after_help = play::MOVES)]
    Moves(Moves),
    /// Play a sum of heaps in the terminal
    #[command(after_help = play::PLAY)]
    Play(Play),
    /// Print a table of nim values, rows by heap and columns by memory
    #[command(after_help = TABLE)]
    Table(Table),
    /// Print the nim values of one heap, or of one column of a table
    #[command(after_help = SEQUENCE)]
    Sequence(Sequence),
    /// Find the next cell that has a value
    #[command(after_help = find::HELP)]
    Find(Find),
    /// Say where the values of a game on one heap begin to repeat, and the outcomes
    #[command(after_help = PERIOD)]
    Period(Period),
    /// Print one of a game's tables of text, such as those of its paper
    #[command(after_help = SHEET)]
    Sheet(Sheet),
    /// Search a range of heaps for the longest gaps between equal values
    #[command(after_help = GAPS)]
    Gaps(Gaps),
    /// Draw what a permalink shows into a PNG, SVG or TikZ file, with axes and legend
    #[command(after_help = render::HELP)]
    Render(Render),
    /// Write the numbers that a permalink shows, as CSV, JSON, LaTeX, b-file or NumPy array
    #[command(after_help = numbers::HELP)]
    Numbers(NumbersFile),
    /// Print the link that a saved picture carries
    #[command(after_help = render::LINK)]
    Link(Link),
    /// Search the frontier of MEM⁰, of MEM⁰ perturbed or of mimic for immortal values and for records
    #[command(after_help = IMMORTALS)]
    Immortals(Immortals),
    /// Search MEM⁰ with one free heap after the other for immortal values
    #[command(after_help = cluster::IMMORTALS_SWEEP)]
    ImmortalsSweep(ImmortalsSweep),
    /// Compute the cells of some heaps once more from the rules
    #[command(after_help = cluster::VERIFY)]
    Verify(Verify),
    /// List where rows of MEM⁰ differ from their frontier values
    #[command(after_help = exceptions::HELP)]
    Exceptions(Exceptions),
}

const GAMES: &str = "\
Examples:
  nimscope games
  nimscope games --format json";

#[derive(Args, Debug)]
pub(crate) struct Games {
    /// How to write the list
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: ListFormat,
}

const CLAIMS: &str = "\
Every verdict is computed: a statement holds or is open as far as it was checked, or it fails at its least counterexample.
Where the printed statement fails, the corrected one is checked too. The exit code is 0 whatever the verdicts are.

Examples:
  nimscope claims
  nimscope claims --paper imark
  nimscope claims --claim memgames/thm-3.1 --to 300
  nimscope claims --format json";

#[derive(Args, Debug)]
pub(crate) struct Claims {
    /// Only the claims of a paper: memgames, imark, dynamic, restricted or max-nim
    #[arg(long, value_name = "PAPER")]
    pub(crate) paper: Option<String>,
    /// Only this claim, such as memgames/thm-3.1
    #[arg(long, value_name = "ID")]
    pub(crate) claim: Option<String>,
    /// How far to check, instead of each claim's own range
    #[arg(long, value_name = "N", value_parser = small)]
    pub(crate) to: Option<u64>,
    /// How many cores to use
    #[arg(long, value_name = "N", default_value_t = all_cores(), hide_default_value = true)]
    pub(crate) threads: NonZero<usize>,
    /// How to write the verdicts
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: ClaimsFormat,
}

const VALUE: &str = "\
Prints the number alone, and on the standard error the theorem that proves it, or that it is certified. A value that is
not proved, as may be in MNEM, is not printed, and the exit code is 1.

N and K may have 200 digits. Where a theorem gives the value, it is used: in MEM where K*K is at least N, in MEM+
everywhere, in Max Nim and Serial Nim, in Maximum and Minimum Nim with a rule whose form proves that a theorem is about
it (that it rises by 0 or 1 a heap, say), and in
i-Mark with S = {s} and a single d coprime to s, or S = [1, t-1] and d = 1 (mod t), d = 2 or d = t; for other d its
P-positions are known. Other heaps within the game's table are computed one after the other. Beyond it, i-Mark and Mark are
certified: the program starts a little before N and before its quotients from every past that is possible, and answers
where all of them lead to the same values; a game that is not seen to forget its past is refused. Rows of MEM
beyond its table, up to 2^29, are certified by a walk that starts 3*N^(3/4) rows before N, from bounds that hold
whatever came before: half a second at 10^7.

K is the memory of a memgame (0: an untouched heap), or the bound x of dynamic, which must be given. Max Nim has no columns:
once the pass is used up, it is pass=0. Serial Nim has its heaps in the spec and needs no N; given N, it replaces the
first heap, and given K as well, that replaces the second.

Examples:
  nimscope value mem0 22 2
  nimscope value mem0 1000 inf
  nimscope value 'maxnim?d=7/4&pass=1' 20
  nimscope value 'serial?heaps=3,5,4'
  nimscope value 'imark?S=1&D=2,3' 10^30
  nimscope value mem 3000000 7
  nimscope value 'dynamic?f=2n' 13 5";

#[derive(Args, Debug)]
pub(crate) struct Value {
    /// The game, in quotes
    pub(crate) spec: String,
    /// The heap, such as 1000 or 10^30+7
    pub(crate) n: Option<Heap>,
    /// The column, such as 3 or 10^6, by default 0, or the second heap of serial; inf is every memory that is large enough
    pub(crate) k: Option<Column>,
    /// How to write it
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: ValueFormat,
}

const OUTCOME: &str = "\
Of N tokens at most X may be taken. Prints who wins, the least winning move L(N), N as a sum of elements of the g-base, and
a winning move; without X, from which bound on the player to move wins. In misère play whoever moves last loses.

N and X may have 200 digits where a theorem holds for the rule f: Theorems 1 and 1′ if the form of f proves that it never
falls by more than 1, the Main Theorem if its condition can be checked for all elements of the base. Sums, multiples,
roundings, minima and maxima are such forms, and choices such as if(n <= 7, 8 - n, n). For other rules piles below 5000 are
computed.

Examples:
  nimscope outcome 'dynamic?f=2n' 10^30 1000
  nimscope outcome 'dynamic?f=ceil(3n/2)&misere=1' 10^100
  nimscope outcome 'dynamic?f=if(n = 10, 1, n)' 16 10";

#[derive(Args, Debug)]
pub(crate) struct Outcome {
    /// The game, in quotes
    pub(crate) spec: String,
    /// The pile, such as 1000 or 10^30+7
    pub(crate) n: Heap,
    /// How many may be taken at most
    pub(crate) x: Option<Heap>,
    /// How to write the answer; JSON has spec, n, x, outcome, least, stable, winning, how and by
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: ListFormat,
}

const TABLE: &str = "\
Ranges include both ends, such as 0-20 or 0-10^3. The rows of dynamic are N and its columns x; those of serial are the
first two heaps. What is not known is ? in text, null in JSON and empty elsewhere.

Examples:
  nimscope table mem --n 1-20 --k 1-20
  nimscope table 'takeaway?f=2k' --n 0-12 --k 0-12 --format csv
  nimscope table 'memgame?F=j != k and j != 2k' --format json";

#[derive(Args, Debug)]
pub(crate) struct Table {
    /// The game, in quotes
    pub(crate) spec: String,
    /// The rows, by heap
    #[arg(long, value_name = "RANGE", default_value = "0-20")]
    pub(crate) n: Range,
    /// The columns, by memory
    #[arg(long, value_name = "RANGE", default_value = "0-20")]
    pub(crate) k: Range,
    /// How to write the table
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: TableFormat,
}

const SEQUENCE: &str = "\
Ranges include both ends, which may have 200 digits; how far heaps are known, `nimscope value --help` says. What is not
known is ? in text, null in JSON and empty elsewhere; bfile, the `n a(n)` lines of the OEIS, has no room for it. Heaps of
more than 64 bits are strings in JSON. The frontier of mem0, its column inf, goes on beyond the table, to n = 4294967294, and
takes about 13 bytes a heap.

Examples:
  nimscope sequence 'maximum?f=floor(n/2)' --n 0-50
  nimscope sequence mem0 --k inf --n 0-53 --format bfile
  nimscope sequence 'imark?S=1&D=2,3' --n 0-100 --format json
  nimscope sequence 'imark?S=1&D=2,3' --n 10^30-10^30+50";

#[derive(Args, Debug)]
pub(crate) struct Sequence {
    /// The game, in quotes
    pub(crate) spec: String,
    /// The heaps
    #[arg(long, value_name = "RANGE", default_value = "0-100")]
    pub(crate) n: Heaps,
    /// The column, where the game has columns [default: 0, or the second heap of serial]; inf is every memory that is large enough
    #[arg(long)]
    pub(crate) k: Option<Column>,
    /// How to write the sequence
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: SequenceFormat,
}

const PERIOD: &str = "\
Looks at a range of heaps, both ends included, for the heap from which on the values repeat, or grow by the same amount
every period (the saltus), and for that of the outcomes, P or N. A period is told if it holds at least twice and through
the last nine tenths of the range. It is proved where a theorem says so, or where a value depends on a few before it and
all of these recur; elsewhere it is only seen. How far heaps are known, `nimscope value --help` says.

Examples:
  nimscope period 'maximum?f=n mod 7'
  nimscope period 'imark?t=5&d=7' --n 0-1000000
  nimscope period 'minimum?f=2' --format json";

#[derive(Args, Debug)]
pub(crate) struct Period {
    /// The game, in quotes
    pub(crate) spec: String,
    /// The heaps
    #[arg(long, value_name = "RANGE", default_value = "0-100000")]
    pub(crate) n: Heaps,
    /// How to write what was found
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: PeriodFormat,
}

const SHEET: &str = "\
`nimscope games` lists the sheets of each game. In text, a character behind a cell is its mark, and the last line says
what the marks mean.

Examples:
  nimscope sheet 'maximum?f=floor(sqrt(n))' fill
  nimscope sheet 'imark?S=1&D=2,3' reachable --heap 36 --format svg
  nimscope sheet 'maximum?f=floor(n/2)' fill --format latex";

#[derive(Args, Debug)]
pub(crate) struct Sheet {
    /// The game, in quotes
    pub(crate) spec: String,
    /// The sheet
    pub(crate) name: String,
    /// The heap, of a sheet that is about one
    #[arg(long, value_name = "N")]
    pub(crate) heap: Option<u64>,
    /// How to write the sheet
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: SheetFormat,
}

const GAPS: &str = "\
Looks at the heaps from A to before B of i-Mark or Mark, in constant memory and without the heaps before A, and names for
each value the longest distance between two heaps that have it and none between them that does. Every value is exact or
certified. Ranges are independent: many machines can search one each with --format json, and --merge joins their files,
with the gaps across the borders; the result can be merged again. With --part 3/8 a job searches its part of a range that is the same for
all; --merge then also sees whether every part is there, and takes one that was searched twice once.

With --prove it looks at the heaps of i-Mark({1}, {p, q}) below B, 2^28 by default, and then proves for each value that no
gap anywhere is longer than the longest one seen, or says why it cannot; --spectrum also settles which shorter gaps occur. The
JSON is a certificate; `nimscope gaps --verify FILE` checks one with other, simpler code.

Examples:
  nimscope gaps 'imark?S=1&D=2,3' --to 10^6
  nimscope gaps 'imark?S=1&D=2,3' --from 10^12 --to 10^12+10^6 --format json
  nimscope gaps 'imark?S=1&D=2,3' --prove
  nimscope gaps 'imark?S=1&D=2,3' --prove --format json";

#[derive(Args, Debug)]
pub(crate) struct Gaps {
    /// The game, in quotes
    #[arg(required_unless_present_any = ["merge", "verify"])]
    pub(crate) spec: Option<String>,
    /// The first heap
    #[arg(long, value_name = "A", default_value = "0")]
    pub(crate) from: Heap,
    /// The heap behind the last one
    #[arg(long, value_name = "B", required_unless_present_any = ["merge", "prove", "verify"])]
    pub(crate) to: Option<Heap>,
    /// Merge the results in these files instead
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["spec", "to"])]
    pub(crate) merge: Vec<PathBuf>,
    /// Prove that no gap is longer, wherever one looks
    #[arg(long, conflicts_with_all = ["merge", "from"])]
    pub(crate) prove: bool,
    /// Settle for every shorter gap as well whether it occurs
    #[arg(long, requires = "prove")]
    pub(crate) spectrum: bool,
    /// Check the certificate in this file instead
    #[arg(long, value_name = "FILE", conflicts_with_all = ["spec", "to", "merge", "prove"])]
    pub(crate) verify: Option<PathBuf>,
    /// Search one part of the range, such as 3/8; --merge joins the files of all parts
    #[arg(long, value_name = "I/N", conflicts_with_all = ["merge", "prove", "verify"])]
    pub(crate) part: Option<Part>,
    /// How many cores a search may use
    #[arg(long, value_name = "N", default_value_t = all_cores(), hide_default_value = true)]
    pub(crate) threads: NonZero<usize>,
    /// The file to write, which appears when it is whole, or - for the standard output
    #[arg(short, long, value_name = "FILE", default_value = "-")]
    pub(crate) output: PathBuf,
    /// How to write what was found
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: ListFormat,
}

const IMMORTALS: &str = "\
A value m is immortal if it is on the frontier once, at n = t, and not again up to 2t; it then occurs for ever on the
diagonal (t+k)_k, where v2(k) is even but for the asymptotic exceptions, odd parts of k that invert the rule, and the early
ones. These are known from n = 4t on, where heaps are free to repeat from beyond the last of them on. A record is the first value so many times on the frontier.

A search needs about 13 bytes a heap, and a checkpoint 9. It goes on from where the checkpoint has come.

Examples:
  nimscope immortals --to 20000
  nimscope immortals 'perturbed?free=5' --to 20000
  nimscope immortals --to 20000 --format json";

#[derive(Args, Debug)]
pub(crate) struct Immortals {
    /// The game: `mem0`, `perturbed` with the heaps that are free, or `mimic`
    #[arg(default_value = "mem0")]
    pub(crate) spec: String,
    /// The last heap
    #[arg(long, value_name = "N", value_parser = small)]
    pub(crate) to: u64,
    /// A file that remembers how far the search has come, read if it is there and written now and then
    #[arg(long, value_name = "FILE")]
    pub(crate) checkpoint: Option<PathBuf>,
    /// How to write what is found
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: FindingsFormat,
}
