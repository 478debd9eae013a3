//! A sum: components, each a game with its parameters and a position of it.

use std::ops::ControlFlow;

use crate::game::{Move, Position, Rules};
use crate::grow::Refusal;
use crate::paper::Spec;

/// One heap of a sum, with the game that is played on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Component {
    /// The game.
    pub spec: Spec,
    /// Where it stands.
    pub at: Position,
}

/// Heaps that are played together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// Its components, in the order in which they were written.
    pub components: Vec<Component>,
}

/// The most components of a sum: what a board has room for, and a person can keep in mind.
pub(super) const MOST_COMPONENTS: usize = 16;

/// The most moves of one heap that are looked at.
pub(super) const MOST_MOVES: usize = 1 << 20;

impl Component {
    /// Its legal moves, the largest removal first.
    ///
    /// # Errors
    /// If a rule that someone typed has no answer here, or if there are more than a million moves.
    pub fn moves(&self) -> Result<Vec<Move>, Refusal> {
        let (mut moves, mut all) = (Vec::new(), true);
        let visited = self.spec.moves(&self.at, &mut |option| {
            if moves.len() == MOST_MOVES {
                all = false;
                return ControlFlow::Break(());
            }
            moves.push(option);
            ControlFlow::Continue(())
        });
        visited.map_err(Refusal::Rule)?;
        match all {
            true => Ok(moves),
            false => Err(Refusal::TooLarge(format!("{self} has more than {MOST_MOVES} moves, too many to look at"))),
        }
    }

    /// Whether no move is left in it.
    pub fn is_over(&self) -> bool {
        let mut over = true;
        // A rule without an answer leaves no move that could be made.
        let _ = self.spec.moves(&self.at, &mut |_| {
            over = false;
            ControlFlow::Break(())
        });
        over
    }
}

impl Sum {
    /// The sum after a move in one of its components.
    ///
    /// # Panics
    /// If there is no such component.
    #[must_use]
    pub fn after(&self, component: usize, to: &Position) -> Sum {
        let mut next = self.clone();
        next.components[component].at = to.clone();
        next
    }

    /// Whether no move is left.
    pub fn is_over(&self) -> bool {
        self.components.iter().all(Component::is_over)
    }

    /// Whether whoever moves last loses, which can be said of a single heap alone.
    pub fn misere(&self) -> bool {
        self.components.iter().any(|component| component.spec.misere())
    }

    /// Whether a play may go on for ever.
    pub fn may_go_on(&self) -> bool {
        self.components.iter().any(|component| component.spec.game().may_go_on())
    }
}
