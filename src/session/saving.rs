//! Files that the page saves, grown in slices: pictures, which come as a whole, and numbers, which come in pieces.

use std::fmt;

use serde::{Serialize, Serializer};

use super::answer::Answer;
use super::request::Question;
use super::tables::Tables;
use crate::draw::{FigureSize, Framing};
use crate::figure::{Figure, FigureOrder, drawn_of, fragment, tikz};
use crate::grow::{Grow, Refusal};
use crate::link::{self, State};
use crate::listing::{Listing, ListingFormat, ListingLine, Terms};
use crate::table::Table;

/// How far a file is.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SavingProgress {
    /// How much is done.
    pub done: u64,
    /// How much that will be.
    pub target: u64,
}

/// What kind of file a picture becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureFormat {
    /// Pixels.
    Png,
    /// A drawing.
    Svg,
    /// What LaTeX sets.
    Tikz,
}

/// A picture on its way.
pub(super) struct FigureTask {
    figure: Option<Figure>,
    over: Over,
    format: FigureFormat,
    link: String,
}

/// What grows once a figure was handed over: nothing.
struct Over;

impl Grow for Over {
    fn advance(&mut self, _: u64) {}

    fn progress(&self) -> crate::grow::Progress<'_> {
        crate::grow::Progress::new(0, 0)
    }
}

/// A picture that is whole. The boundary makes a file of it, which crosses beside the rest.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FigureMade {
    /// How wide the figure is, in pixels; what is drawn may be a smaller picture of it.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// What the file is, as browsers call it.
    pub mime: &'static str,
    /// The link that it carries.
    pub link: String,
    /// The pixels of a millimetre, if it is to be printed.
    pub density: Option<f64>,
    /// The file.
    #[serde(serialize_with = "beside")]
    #[cfg_attr(test, ts(type = "Blob"))]
    pub file: FigureFile,
}

/// What a file is made of.
pub struct FigureFile {
    /// The picture.
    pub figure: Figure,
    /// What it becomes.
    pub format: FigureFormat,
    /// Its text, where that is all of it.
    pub text: Option<String>,
}

impl fmt::Debug for FigureMade {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "a picture of {} × {} pixels", self.width, self.height)
    }
}

/// A piece of a file of numbers; its bytes cross beside the rest.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ListingPiece {
    /// How much is done.
    pub done: u64,
    /// How much that will be.
    pub target: u64,
    /// What the file is, as browsers call it.
    pub mime: &'static str,
    /// What follows the pieces before.
    #[serde(serialize_with = "beside")]
    #[cfg_attr(test, ts(type = "Uint8Array<ArrayBuffer>"))]
    pub bytes: Vec<u8>,
}

impl fmt::Debug for ListingPiece {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} bytes", self.bytes.len())
    }
}

/// Numbers on their way.
pub(super) struct ListingTask {
    pub(super) listing: Listing,
    format: ListingFormat,
}

impl ListingTask {
    /// # Errors
    /// Why there is no such file.
    pub(super) fn open(link: &str, format: &str, along: &str, tables: &mut Tables) -> Result<ListingTask, Refusal> {
        let format = ListingFormat::named(format)?;
        let (state, along, table) = sequence(link, along, tables)?;
        Ok(ListingTask { listing: Listing::new(&state, format, along, table)?, format })
    }

    /// What was written since.
    pub(super) fn piece(&mut self) -> Answer {
        let bytes = self.listing.take();
        let progress = self.listing.progress();
        Answer::Piece(ListingPiece { done: progress.done, target: progress.target, mime: self.format.mime(), bytes })
    }
}

/// The terms that someone may look up.
pub(super) fn terms(link: &str, along: &str, tables: &mut Tables) -> Result<Terms, Refusal> {
    let (state, along, table) = sequence(link, along, tables)?;
    Terms::new(&state, along, table)
}

/// What a link shows, which sequence of it is meant, and the table that prints it.
fn sequence(link: &str, along: &str, tables: &mut Tables) -> Result<(State, ListingLine, Table), Refusal> {
    let state = link::parse(fragment(link)).state.chosen().clone();
    let unknown = || Refusal::Input(format!("no sequence is called “{along}”"));
    let along =
        if along.is_empty() { ListingLine::of(state.axis) } else { ListingLine::named(along).ok_or_else(unknown)? };
    let subject = tables.subject(&state.spec.to_string(), state.axis.printed())?;
    Ok((state, along, tables.open(&subject)?))
}

impl FigureTask {
    /// # Errors
    /// Why there is no such picture.
    pub(super) fn open(question: &Question, tables: &mut Tables) -> Result<FigureTask, Refusal> {
        let Question::Figure { link, format, .. } = question else { return Err(Refusal::Elsewhere) };
        let unknown = || Refusal::Input(format!("no format is called “{format}”; formats: png, svg, tikz"));
        let format = match format.as_str() {
            "png" => FigureFormat::Png,
            "svg" => FigureFormat::Svg,
            "tikz" => FigureFormat::Tikz,
            _ => return Err(unknown()),
        };
        let state = link::parse(fragment(link)).state;
        let mut table = |map: State| {
            let subject = tables.subject(&map.spec.to_string(), map.axis)?;
            tables.open(&subject)
        };
        let maps: Result<Vec<Table>, Refusal> = drawn_of(&state).into_iter().map(&mut table).collect();
        let figure = Figure::new(order(question)?, &state, maps?)?;
        Ok(FigureTask { figure: Some(figure), over: Over, format, link: link.clone() })
    }

    pub(super) fn growing(&mut self) -> &mut dyn Grow {
        match &mut self.figure {
            Some(figure) => figure,
            None => &mut self.over,
        }
    }

    pub(super) fn part(&self) -> Option<Answer> {
        let progress = self.figure.as_ref()?.progress();
        Some(Answer::Saving(SavingProgress { done: progress.done, target: progress.target }))
    }

    /// The picture, when nothing is left to do.
    ///
    /// # Errors
    /// If its format has no room for so much.
    pub(super) fn made(&mut self) -> Result<FigureMade, Refusal> {
        let figure = self.figure.take().ok_or(Refusal::Stopped)?;
        let text = match self.format {
            FigureFormat::Tikz => Some(tikz(&figure.drawn(), &self.link)?),
            _ => None,
        };
        let (width, height) = figure.size();
        let mime = match self.format {
            FigureFormat::Png => "image/png",
            FigureFormat::Svg => "image/svg+xml",
            FigureFormat::Tikz => "application/x-tex",
        };
        let (link, density) = (self.link.clone(), figure.density());
        Ok(FigureMade { width, height, mime, link, density, file: FigureFile { figure, format: self.format, text } })
    }
}

fn order(question: &Question) -> Result<FigureOrder, Refusal> {
    let Question::Figure { layout, dark, unit, amount, dpi, fit, .. } = question else {
        return Err(Refusal::Elsewhere);
    };
    let unknown = |what: &str, words: &str, names: &str| {
        Err(Refusal::Input(format!("no {what} is called “{words}”; there are {names}")))
    };
    let framing = match layout.as_str() {
        "figure" => Framing::Figure,
        "axes" => Framing::Axes,
        "bare" => Framing::Bare,
        other => return unknown("layout", other, "figure, axes and bare"),
    };
    let size = match unit.as_str() {
        "pixels" => FigureSize::Pixels(*amount as u32, None),
        "cell" => FigureSize::Cells(*amount as u32),
        "mm" => FigureSize::Print(*amount, *dpi),
        other => return unknown("unit", other, "pixels, cell and mm"),
    };
    Ok(FigureOrder { framing, dark: *dark, size, fit: *fit, most: MOST })
}

/// What crosses beside an object leaves its place in it empty.
fn beside<T, S: Serializer>(_: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_none()
}

/// The most pixels that every browser has room for in one picture.
const MOST: u64 = 1 << 24;
