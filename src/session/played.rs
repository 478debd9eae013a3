//! A game as its link has it, made one that can be played. Whatever the text, some game opens: heaps that make no sense are
//! left out, and moves from the first one on that cannot be made; each is said in a sentence.

use crate::grow::Refusal;
use crate::link::Played;
use crate::paper::{self, Spec};
use crate::play::{Made, Opponent, Playing, Puzzle, Sum, Tired};

/// The nearest game that can be played, and what was wrong with the text.
pub(super) fn read(played: &Played) -> (Playing, Vec<String>) {
    let mut problems = Vec::new();
    let puzzle = played.puzzle.and_then(|numbers| puzzle(numbers, &mut problems));
    let start = match (played.sum.is_empty(), puzzle) {
        (true, Some(_)) => Sum { components: Vec::new() },
        _ => sum(&played.sum, &mut problems),
    };
    let seed = played.seed as u64;
    let mut playing = Playing { puzzle, second: played.second, seed, ..Playing::new(start) };
    moves(&mut playing, &played.moves, &mut problems);
    playing.opponent = played.opponent.parse().unwrap_or_else(|_| {
        let given = quote(&format!("opponent={}", played.opponent));
        problems.push(format!("{given} is not perfect, friend or errs:25, a chance from 0 to 100; perfect is used."));
        Opponent::Errs(0)
    });
    (playing.kept(), problems)
}

/// The same game as its link has it; `start` is what a puzzle began with, if it was made meanwhile.
pub(super) fn written(playing: &Playing, start: &Sum) -> Played {
    let Playing { made, opponent, second, seed, puzzle, .. } = playing;
    Played {
        sum: start.to_string(),
        moves: made.iter().map(Made::to_string).collect(),
        opponent: opponent.to_string(),
        second: *second,
        seed: *seed as f64,
        puzzle: puzzle.map(|Puzzle { level, number }| [level as f64, number as f64]),
    }
}

fn puzzle([level, number]: [f64; 2], problems: &mut Vec<String>) -> Option<Puzzle> {
    let puzzle = Puzzle { level: level as u64, number: number as u64 }.fitting();
    if puzzle.is_none() {
        let last = Puzzle::LEVELS;
        problems.push(format!("“puzzle={level}:{number}” has no size from 1 to {last}; a game is shown instead."));
    }
    puzzle
}

/// The heaps that can be played.
fn sum(text: &str, problems: &mut Vec<String>) -> Sum {
    let (sum, left_out) = if text.is_empty() { (usual(), Vec::new()) } else { Sum::nearest(text) };
    for (part, why) in left_out {
        problems.push(format!(
            "{} cannot be played: {}; it is left out.",
            quote(&part),
            shortened(&why.to_string(), WHY)
        ));
    }
    if sum.components.is_empty() {
        problems.push(format!("No heap is left, so {} is played instead.", usual()));
        return usual();
    }
    sum
}

/// What is played where nothing else is left.
fn usual() -> Sum {
    let first = Spec::parse(paper::entries()[0].name).expect("every game has defaults");
    Played::usual(&first).sum.parse().expect("a sum that is usual")
}

/// The moves as far as they can be made.
fn moves(playing: &mut Playing, texts: &[String], problems: &mut Vec<String>) {
    let (mut sum, mut left) = (playing.start.clone(), Playing::PATIENCE);
    for (place, text) in texts.iter().enumerate() {
        let why = match text.parse::<Made>().map(|made| (sum.legal(&made, &mut left), made)) {
            Ok((Ok(Some(_)), made)) => {
                sum = sum.after(made.component, &made.to);
                playing.made.push(made);
                continue;
            }
            Ok((Ok(None), _)) => format!("cannot be made in {}", shortened(&sum.to_string(), SUM)),
            Ok((Err(Tired), _)) => "is one of more moves than are looked at".to_owned(),
            Err(_) => "is no move such as 1:18_4".to_owned(),
        };
        let text = quote(text);
        problems.push(format!("Move {}, {text}, {why}; the game is shown as it was before it.", place + 1));
        break;
    }
}

/// The first thing that is wrong with a game, as a refusal.
///
/// # Errors
/// If there is one.
pub(super) fn check(problems: Vec<String>) -> Result<(), Refusal> {
    problems.into_iter().next().map_or(Ok(()), |problem| Err(Refusal::Input(problem)))
}

/// How much of a reason, of a sum and of what someone typed is quoted, in characters.
const WHY: usize = 240;
const SUM: usize = 80;
const QUOTED: usize = 48;

fn quote(text: &str) -> String {
    format!("“{}”", shortened(text, QUOTED))
}

fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
