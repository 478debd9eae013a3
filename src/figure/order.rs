//! What someone wants a figure to be.

use crate::draw::{FigureSize, Framing};
use crate::grow::Refusal;
use crate::link::State;

/// A figure as it is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct FigureOrder {
    /// What stands around the map.
    pub framing: Framing,
    /// Whether it is light on dark.
    pub dark: bool,
    /// How large it is.
    pub size: FigureSize,
    /// The longest side of a smaller picture of the same figure, such as to look at before it is made.
    pub fit: Option<f64>,
    /// How many pixels there may be.
    pub most: u64,
}

impl FigureOrder {
    /// Whether the numbers are such that someone can want them.
    ///
    /// # Errors
    /// A sentence that says what is allowed.
    pub fn check(&self) -> Result<(), Refusal> {
        let refuse = |what: &str, least: f64, largest: f64| {
            Err(Refusal::Input(format!("{what} is a number from {least} to {largest}")))
        };
        let within = |number: f64, least: f64, largest: f64| number >= least && number <= largest;
        match self.size {
            FigureSize::Pixels(width, _) if !within(width.into(), SMALLEST_SIDE, LARGEST_SIDE) => {
                refuse("the width in pixels", SMALLEST_SIDE, LARGEST_SIDE)
            }
            FigureSize::Pixels(_, Some(height)) if !within(height.into(), SMALLEST_SIDE, LARGEST_SIDE) => {
                refuse("the height in pixels", SMALLEST_SIDE, LARGEST_SIDE)
            }
            FigureSize::Cells(cell) if !within(cell.into(), 1.0, 64.0) => {
                refuse("the number of pixels a cell", 1.0, 64.0)
            }
            FigureSize::Print(width, _) if !within(width, 40.0, 1000.0) => {
                refuse("the width in millimetres", 40.0, 1000.0)
            }
            FigureSize::Print(_, dpi) if !within(dpi, 72.0, 1200.0) => {
                refuse("the number of pixels an inch", 72.0, 1200.0)
            }
            _ => Ok(()),
        }
    }
}

/// What of a permalink is read: of a whole address what stands after its `#`, whatever its host is; anything else is the link
/// itself.
pub fn fragment(permalink: &str) -> &str {
    match permalink.split_once('#') {
        Some((_, fragment)) => fragment,
        None if permalink.contains("://") => "",
        None => permalink,
    }
}

/// The maps of a state that are drawn, the one that the panel speaks of with the claim that is looked at.
pub fn drawn_of(state: &State) -> Vec<State> {
    let claim = |at: usize| state.claim.clone().filter(|_| at == state.arrangement.chosen);
    let alone = |(at, map): (usize, &State)| State { claim: claim(at), beside: Vec::new(), ..map.clone() };
    state.maps().enumerate().map(alone).collect()
}

/// The sides of a picture: a smaller one has no room for its letters, and a larger one needs a gigabyte.
const SMALLEST_SIDE: f64 = 240.0;
pub(super) const LARGEST_SIDE: f64 = 8192.0;
