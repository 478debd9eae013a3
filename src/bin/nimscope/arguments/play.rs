//! The arguments of the commands that play: `moves` and `play`.

use clap::Args;

use super::ValueFormat;

pub(crate) const MOVES: &str = "\
A sum is heaps with plus signs between them: a game as in links, and a position as its paper writes it, such as 22_2 for a
heap of 22 from which 2 were taken last, (13, 4) for a pile with a bound, or a heap alone. A play ends when nobody can
move, and whoever moved last has won. The player to move wins exactly if the xor of all values, the nim sum, is not 0.

Where a sum is lost, the move that loses slowest is shown, as far as a search sees. A pass of Max Nim belongs to its
component: one player uses it there, once.

Examples:
  nimscope moves 'mem0 22_2'
  nimscope moves 'mem0 22_2 + imark?S=1&D=2,3 17 + maxnim?d=7/4&pass=1 9'
  nimscope moves 'serial?heaps=3,5,4 + mem 7_2' --format json";

#[derive(Args, Debug)]
pub(crate) struct Moves {
    /// The heaps, such as 'mem0 22_2 + imark?S=1&D=2,3 17'
    pub(crate) sum: String,
    /// How to write it
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: ValueFormat,
}

pub(crate) const PLAY: &str = "\
You and the program move in turn; whoever cannot move loses. A move is the number of a heap and what it becomes, as in
2 18_4, or how many tokens go, as in 2 -4; with one heap its number can be left out. Other words: hint, undo, moves, quit.

Examples:
  nimscope play 'mem0 12 + mem0 9'
  nimscope play 'imark?S=1&D=2,3 30' --errs 20 --second
  nimscope play 'mem 20 + mem 14' --friend";

#[derive(Args, Debug)]
pub(crate) struct Play {
    /// The heaps, such as 'mem0 12 + mem0 9'
    pub(crate) sum: String,
    /// Let the program move first
    #[arg(long, conflicts_with = "friend")]
    pub(crate) second: bool,
    /// Two people play, and the program only keeps the score
    #[arg(long)]
    pub(crate) friend: bool,
    /// In how many of a hundred moves the program errs
    #[arg(long, value_name = "PERCENT", default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=100))]
    pub(crate) errs: u64,
    /// The same seed errs in the same way
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
}
