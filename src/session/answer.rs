//! What a question is answered with.

use serde::Serialize;

#[cfg(feature = "papers")]
use super::board::BoardShown;
use super::histogram::Histogram;
#[cfg(feature = "papers")]
use super::papers::{ClaimReport, SheetShown};
#[cfg(feature = "papers")]
use super::saving::{FigureMade, ListingPiece, SavingProgress};
#[cfg(feature = "papers")]
use crate::claim::ClaimEntry;
#[cfg(feature = "papers")]
use crate::listing::TermsFound;
#[cfg(feature = "papers")]
use crate::page::{GalleryRoom, GameWords, Reading, RuleExample, Term};
#[cfg(feature = "papers")]
use crate::table::{FarPlace, Found, Moves, PeriodReport};
use crate::table::{Inspection, Mark, Numbers, Summary, Width};

/// An answer; its question says which it is.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Answer {
    /// A cell explained.
    Inspection(Box<Inspection>),
    /// A position with all its moves.
    #[cfg(feature = "papers")]
    Moves(Moves),
    /// What a view shows, in numbers.
    Summary(Summary),
    /// What is drawn over a map.
    Marks(Vec<Mark>),
    /// The values in view.
    Histogram(Histogram),
    /// Where a value is found, or how far the search is.
    #[cfg(feature = "papers")]
    Found(Found),
    /// The widths at which a strip lines up, the best first.
    Widths(Vec<Width>),
    /// What was found of periods, or how far the search is; none if the map shows no sequence.
    #[cfg(feature = "papers")]
    Periods(Option<Box<PeriodReport>>),
    /// Where a heap is shown.
    #[cfg(feature = "papers")]
    Place(FarPlace),
    /// A rectangle of values.
    Numbers(Numbers),
    /// A file, or what a theorem tells.
    Text(String),
    /// What the catalogue says of games beyond names.
    #[cfg(feature = "papers")]
    Words(Vec<GameWords>),
    /// What there is to read about games.
    #[cfg(feature = "papers")]
    Reading(Vec<Reading>),
    /// What a rule may be.
    #[cfg(feature = "papers")]
    RuleExamples(Vec<RuleExample>),
    /// The words that are explained where they are met.
    #[cfg(feature = "papers")]
    Glossary(&'static [Term]),
    /// A game that is played.
    #[cfg(feature = "papers")]
    Board(Box<BoardShown>),
    /// What the papers print, and what else is worth a visit.
    #[cfg(feature = "papers")]
    Gallery(Vec<GalleryRoom>),
    /// What the papers state.
    #[cfg(feature = "papers")]
    Claims(Vec<ClaimEntry>),
    /// What the checks of a claim have found.
    #[cfg(feature = "papers")]
    Claim(Box<ClaimReport>),
    /// How far a file is.
    #[cfg(feature = "papers")]
    Saving(SavingProgress),
    /// A piece of a file.
    #[cfg(feature = "papers")]
    Piece(ListingPiece),
    /// Terms that are looked up.
    #[cfg(feature = "papers")]
    Terms(TermsFound),
    /// A picture that is whole.
    #[cfg(feature = "papers")]
    Figure(Box<FigureMade>),
    /// A sheet as far as it has come.
    #[cfg(feature = "papers")]
    Sheet(Box<SheetShown>),
}
