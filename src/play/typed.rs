//! A move as people type it: `18_4`, `2 18_4`, `-4`, `22_2 → 18_4`, or in words, `divide by 2`; and what they are told where
//! there is no such move.

use super::playing::Made;
use super::sum::{Component, Sum};
use crate::game::Move;
use crate::grow::Refusal;

/// Reads a move.
///
/// # Errors
/// A sentence that says why it cannot be made, and which moves can.
pub fn typed(sum: &Sum, text: &str) -> Result<Made, Refusal> {
    let text = text.trim();
    let made = |component: usize, by: Move| Made { component, to: by.to };
    if let Some((from, to)) = ["→", "->", "=>"].iter().find_map(|arrow| text.split_once(arrow)) {
        let component = standing(sum, from.trim())?;
        return find(&sum.components[component], to.trim()).map(|by| made(component, by));
    }
    let (number, rest) = match text.split_once(char::is_whitespace) {
        Some((number, rest)) if number.bytes().all(|digit| digit.is_ascii_digit()) => (Some(number), rest.trim()),
        _ => (None, text),
    };
    let component = match number {
        Some(number) => numbered(sum, number)?,
        None => only(sum, rest)?,
    };
    find(&sum.components[component], rest).map(|by| made(component, by))
}

/// The heap with a number.
fn numbered(sum: &Sum, number: &str) -> Result<usize, Refusal> {
    let place = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let last = sum.components.len();
    place
        .filter(|&place| place < last)
        .ok_or_else(|| Refusal::Input(format!("there is no heap {number}; they are 1 to {last}")))
}

/// The heap that stands at a position, which may have its number or its game before it.
fn standing(sum: &Sum, from: &str) -> Result<usize, Refusal> {
    let digits = |text: &str| text.bytes().all(|digit| digit.is_ascii_digit());
    if let Some((number, rest)) = from.split_once(char::is_whitespace).filter(|(number, _)| digits(number)) {
        let component = numbered(sum, number)?;
        let stands = sum.components[component].read(rest).is_ok_and(|at| at == sum.components[component].at);
        let is =
            || Refusal::Input(format!("heap {number} is {}, and not {rest}", sum.components[component].position()));
        return if stands { Ok(component) } else { Err(is()) };
    }
    let stands = |component: &&Component| {
        component.to_string() == from || component.read(from).is_ok_and(|at| at == component.at)
    };
    let found: Vec<usize> =
        (0..).zip(&sum.components).filter(|(_, component)| stands(component)).map(|(at, _)| at).collect();
    match found.as_slice() {
        [] => Err(Refusal::Input(format!("no heap is {from}; the sum is {sum}"))),
        // Heaps that are the same in everything are as good as each other.
        [one, others @ ..] if others.iter().all(|&other| sum.components[other] == sum.components[*one]) => Ok(*one),
        _ => Err(Refusal::Input(format!("more than one heap is {from}; say which, as in “2 {from} → …”"))),
    }
}

/// The only heap that a move without a number can be meant for.
fn only(sum: &Sum, text: &str) -> Result<usize, Refusal> {
    if sum.components.len() == 1 {
        return Ok(0);
    }
    let has = |component: &Component| find(component, text).is_ok();
    let found: Vec<usize> =
        (0..).zip(&sum.components).filter(|(_, component)| has(component)).map(|(at, _)| at).collect();
    match found.as_slice() {
        [one] => Ok(*one),
        _ => Err(Refusal::Input(
            "a move is the number of a heap and what it becomes, as in “1 18_4”, or what is taken, as in “1 -4”"
                .to_owned(),
        )),
    }
}

/// The move that someone means in a heap.
fn find(component: &Component, text: &str) -> Result<Move, Refusal> {
    let moves = component.moves()?;
    let game = component.spec.game();
    let word = text.to_lowercase();
    let in_words = |by: &&Move| game.how(&component.at, by) == word;
    let taken = text.strip_prefix(['-', '−']).and_then(|take| take.trim().parse::<u64>().ok());
    let found = match taken {
        Some(take) => moves.iter().find(|by| by.take == take && lowers(component, by)),
        None => moves.iter().find(in_words).or_else(|| {
            let to = component.read(text).ok()?;
            moves.iter().find(|by| by.to == to).or_else(|| bare(component, text, &moves))
        }),
    };
    found.cloned().ok_or_else(|| illegal(component, text, &moves))
}

/// The only move to a heap, for whoever leaves out what it remembers.
fn bare<'a>(component: &Component, text: &str, moves: &'a [Move]) -> Option<&'a Move> {
    let heap: u64 = text.parse().ok()?;
    let mut fitting = moves.iter().filter(|by| by.to.heap == heap && heap != component.at.heap);
    let first = fitting.next()?;
    fitting.all(|other| other.to == first.to).then_some(first)
}

/// Whether a move takes something away.
fn lowers(component: &Component, by: &Move) -> bool {
    by.take > 0 && by.to.heap <= component.at.heap
}

fn illegal(component: &Component, text: &str, moves: &[Move]) -> Refusal {
    let what = match text.strip_prefix(['-', '−']) {
        Some(take) => format!("from {} one cannot take {}", component.position(), take.trim()),
        None => match component.read(text) {
            Ok(to) => format!("{} cannot become {}", component.position(), component.written(&to)),
            Err(_) => format!("“{text}” is no move of {}", component.position()),
        },
    };
    let rule = component.spec.entry().rule;
    Refusal::Input(format!("{what}. {rule} {}", in_words(component, moves)))
}

/// The rule of a heap and the moves that it leaves there, in a sentence each.
///
/// # Errors
/// As [`Component::moves`].
pub fn allowed(component: &Component) -> Result<String, Refusal> {
    Ok(format!("{} {}", component.spec.entry().rule, in_words(component, &component.moves()?)))
}

/// `From 22_2: take 1, 3–22; divide by 2.`
fn in_words(component: &Component, moves: &[Move]) -> String {
    let from = component.position();
    if moves.is_empty() {
        return format!("From {from} there is no move.");
    }
    let mut kinds: Vec<(String, Vec<u64>)> = Vec::new();
    for by in moves {
        let how = component.spec.game().how(&component.at, by);
        let (kind, number) = match how.rsplit_once(' ').map(|(kind, number)| (kind, number.parse::<u64>())) {
            Some((kind, Ok(number))) => (kind.to_owned(), Some(number)),
            _ => (how, None),
        };
        match kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, numbers)) => numbers.extend(number),
            None => kinds.push((kind, number.into_iter().collect())),
        }
    }
    let kinds = kinds.into_iter().map(|(kind, numbers)| match numbers.is_empty() {
        true => kind,
        false => format!("{kind} {}", ranges(numbers)),
    });
    format!("From {from}: {}.", kinds.collect::<Vec<_>>().join("; "))
}

/// Numbers in rising order, those that follow each other as a range; not more than anyone reads.
fn ranges(mut numbers: Vec<u64>) -> String {
    const MOST: usize = 12;
    numbers.sort_unstable();
    numbers.dedup();
    let mut runs: Vec<(u64, u64)> = Vec::new();
    for number in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let more = if runs.len() > MOST { ", …" } else { "" };
    let run = |&(first, last): &(u64, u64)| match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first}–{last}"),
    };
    format!("{}{more}", runs.iter().take(MOST).map(run).collect::<Vec<_>>().join(", "))
}
