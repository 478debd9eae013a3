//! Sums of heaps: what can be moved, what every heap is worth, and which moves win; and games of them that are played.
//!
//! A sum is played by moving in one of its components; whoever cannot move loses. The player to move wins exactly if the nim
//! sum of the components' values is not 0, and a move wins exactly if it makes that sum 0. Moves come from the rules, values
//! from theorems and tables: nothing here knows a game by name.

mod board;
mod chance;
mod contest;
mod opponent;
mod playing;
mod puzzle;
mod slowest;
mod study;
mod sum;
mod text;
mod typed;
mod worth;

pub use board::{Board, BoardHeap, BoardMove, Did, Mover, Pile, PileMove};
pub use chance::Chance;
pub use contest::Contest;
pub use opponent::{answer, steady};
pub use playing::{Made, Opponent, Playing, Puzzle, Tired, Unreadable};
pub use puzzle::PuzzleSearch;
pub use slowest::{Slowest, slowest};
pub use study::{Study, Winning};
pub use sum::{Component, Sum};
pub use typed::{allowed, typed};
pub use worth::{Appraiser, Warrant, Worth};
