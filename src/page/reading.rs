//! The short pages about games that stand beside their maps: what is known, what is not, and how to cite it.

use serde::Serialize;

use crate::claim::Claim;
use crate::game::catalogue::{GamePage, Reference};
use crate::paper::{self, Entry};

/// What there is to read about a game.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Reading {
    /// The game, by its name in links.
    pub game: &'static str,
    /// The rule as a formula; an underscore begins a subscript.
    pub formula: &'static str,
    /// The row of a position that is worked out.
    pub row: u64,
    /// Its column.
    pub column: u64,
    /// What its paper proves.
    pub proved: Vec<Stated>,
    /// What is proved here.
    pub new: Vec<Stated>,
    /// What else was found here, each with how that is known.
    pub found: &'static [&'static str],
    /// What nobody knows.
    pub open: &'static [&'static str],
    /// How its paper is cited.
    pub citation: String,
    /// The same for BibTeX.
    pub bibtex: String,
    /// Where the paper is: what a link says, and where it leads.
    pub places: Vec<(String, String)>,
    /// What else to read.
    pub further: &'static [&'static str],
}

/// A statement that is checked elsewhere on the page.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Stated {
    /// The id of the claim.
    pub claim: &'static str,
    /// Where it stands, such as "Theorem 3.1".
    pub number: &'static str,
    /// What holds; where the printed statement fails, what holds instead.
    pub statement: &'static str,
    /// Whether the printed statement fails.
    pub corrected: bool,
    /// Where the page has our proof.
    pub proof: Option<String>,
}

/// A page for every game, in the order of the menu.
pub fn reading() -> Vec<Reading> {
    let papers = paper::entries().chunk_by(|one, next| one.paper.id == next.paper.id);
    let games = papers.zip(paper::reading()).flat_map(|(games, (reference, pages))| {
        games
            .iter()
            .filter_map(move |game| Some(page(game, reference, pages.iter().find(|page| page.game == game.name)?)))
    });
    games.collect()
}

fn page(game: &Entry, reference: &'static Reference, page: &'static GamePage) -> Reading {
    let stated = |ids: &[&str]| ids.iter().filter_map(|id| paper::claim(id)).map(stated).collect();
    Reading {
        game: page.game,
        formula: page.formula,
        row: page.at.0,
        column: page.at.1,
        proved: stated(page.proved),
        new: stated(page.new),
        found: page.found,
        open: page.open,
        citation: citation(game, reference),
        bibtex: bibtex(game, reference),
        places: places(reference),
        further: reference.further,
    }
}

fn stated(claim: &'static Claim) -> Stated {
    let corrected = claim.correction.as_ref();
    let statement = corrected.map_or(claim.statement, |correction| correction.statement);
    let proof = claim.proof().map(|proof| proof.page());
    Stated { claim: claim.id, number: claim.number, statement, corrected: corrected.is_some(), proof }
}

fn citation(game: &Entry, reference: &Reference) -> String {
    let Reference { place, volume, pages, year, doi, arxiv, .. } = reference;
    let volume = [*place, *volume].map(str::to_owned).into_iter().filter(|part| !part.is_empty());
    let place = volume.collect::<Vec<String>>().join(" ");
    let dated = match (place.is_empty(), year) {
        (_, None) => place,
        (true, Some(year)) => year.to_string(),
        (false, Some(year)) => format!("{place} ({year})"),
    };
    let numbers = [("doi:", doi), ("arXiv:", arxiv)].map(|(kind, number)| with(kind, number));
    let parts = [game.paper.authors, game.paper.title, &dated, pages].map(str::to_owned).into_iter().chain(numbers);
    let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
    format!("{}.", parts.join(", "))
}

fn bibtex(game: &Entry, reference: &Reference) -> String {
    let Reference { key, place, volume, pages, year, doi, arxiv, .. } = reference;
    let authors = game.paper.authors.replace(", ", " and ");
    let year = year.map(|year| year.to_string()).unwrap_or_default();
    let (volume, number) = volume.split_once(':').unwrap_or((volume, ""));
    let archive = if arxiv.is_empty() { "" } else { "arXiv" };
    let fields = [
        ("author", authors.as_str()),
        ("title", game.paper.title),
        ("journal", place),
        ("volume", volume),
        ("number", number),
        ("pages", &pages.replace('–', "--")),
        ("year", &year),
        ("doi", doi),
        ("eprint", arxiv),
        ("archivePrefix", archive),
    ];
    let fields = fields.iter().filter(|(_, text)| !text.is_empty());
    let fields: Vec<String> = fields.map(|(name, text)| format!("  {name} = {{{text}}}")).collect();
    format!("@{}{{{key},\n{}\n}}\n", if place.is_empty() { "misc" } else { "article" }, fields.join(",\n"))
}

fn places(Reference { doi, arxiv, .. }: &Reference) -> Vec<(String, String)> {
    let places = [("doi:", "https://doi.org/", doi), ("arXiv:", "https://arxiv.org/abs/", arxiv)];
    let places = places.into_iter().filter(|(.., number)| !number.is_empty());
    places.map(|(kind, at, number)| (with(kind, number), with(at, number))).collect()
}

fn with(before: &str, number: &str) -> String {
    if number.is_empty() { String::new() } else { format!("{before}{number}") }
}
