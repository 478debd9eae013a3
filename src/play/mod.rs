//! Sums of heaps: what can be moved, what every heap is worth, and which moves win.
//!
//! A sum is played by moving in one of its components; whoever cannot move loses. The player to move wins exactly if the nim
//! sum of the components' values is not 0, and a move wins exactly if it makes that sum 0. Moves come from the rules, values
//! from theorems and tables: nothing here knows a game by name.

mod chance;
mod opponent;
mod slowest;
mod study;
mod sum;
mod text;
mod worth;

pub use chance::Chance;
pub use opponent::answer;
pub use slowest::{Slowest, slowest};
pub use study::{Study, Winning};
pub use sum::{Component, Sum};
pub use worth::{Warrant, Worth};
