//! `nimscope outcome`: who wins a pile of Dynamic Nim, of any size, and by which move.

use std::io::{self, Write};

use crate::arguments::{ListFormat, Outcome};
use crate::failure::Failure;
use crate::heap::Number;
use crate::output::print;
use crate::reading::{Reading, within_table};
use crate::value::How;
use crate::work::Work;
use nimscope::game::big::Big;
use nimscope::game::{Cell, Heap};
use nimscope::paper::Spec;
use nimscope::paper::dynamic::Dynamic;
use nimscope::paper::dynamic::theorems::{Strategy, strategy, written};
use serde::Serialize;

/// Prints who wins.
pub(crate) fn run(arguments: &Outcome, work: &Work) -> Result<(), Failure> {
    let spec = Spec::parse_game(&arguments.spec)?;
    let Some(game) = spec.rules::<Dynamic>() else {
        let instead = format!("nimscope value '{spec}'");
        return Err(Failure::Wrong(format!("outcome is about dynamic; {instead} is 0 where the player to move loses")));
    };
    let answer = answer(&spec, game, arguments.n, arguments.x.map(Heap::big).as_ref(), work)?;
    print(|out| match arguments.format {
        ListFormat::Text => text(out, game, &answer),
        ListFormat::Json => {
            serde_json::to_writer(&mut *out, &answer)?;
            writeln!(out)
        }
    })
}

/// What is known of a pile, and of a position if the bound is given.
#[derive(Serialize)]
struct Answer {
    spec: String,
    n: Number,
    x: Option<Number>,
    /// P or N, if the bound is given.
    outcome: Option<char>,
    /// L(N); none if no move wins.
    least: Option<Number>,
    /// The summands, each with how often it occurs; none if the theorem does not tell.
    stable: Option<Vec<(Number, Number)>>,
    winning: Option<Winning>,
    #[serde(flatten)]
    how: How,
}

#[derive(Serialize)]
struct Winning {
    take: Number,
    leaves: (Number, Number),
}

fn answer(spec: &Spec, game: &Dynamic, heap: Heap, x: Option<&Big>, work: &Work) -> Result<Answer, Failure> {
    let n = &heap.big();
    let (least, stable, how) = match strategy(game, n) {
        Ok(Strategy { least, stable, by }) => (Some(least), Some(stable), How::Proved(by)),
        Err(why) => {
            let near = within_table(spec, heap).ok_or_else(|| Failure::Wrong(format!("{spec}: {why}")))?;
            (computed(spec, near, work)?, None, How::Computed)
        }
    };
    // Whoever finds no move has lost, and in misère play has won.
    let stuck = x.is_some_and(|x| *x == Big::ZERO) || *n == Big::ZERO;
    let wins = |x: &Big| if stuck { game.misere } else { least.as_ref().is_some_and(|least| x >= least) };
    let taken = least.as_ref().filter(|_| !stuck && x.is_some_and(wins));
    let winning = taken.map(|take| {
        let bound = game.rule.eval_big(take)?;
        Ok::<Winning, String>(Winning { take: Number(take.clone()), leaves: (Number(n - take), Number(bound)) })
    });
    Ok(Answer {
        spec: spec.to_string(),
        n: Number(n.clone()),
        x: x.cloned().map(Number),
        outcome: x.map(|x| if wins(x) { 'N' } else { 'P' }),
        winning: winning.transpose()?,
        least: least.map(Number),
        stable: stable
            .map(|stable| stable.into_iter().map(|(element, times)| (Number(element), Number(times))).collect()),
        how,
    })
}

/// L(N) from the table of the game.
fn computed(spec: &Spec, n: u64, work: &Work) -> Result<Option<Big>, Failure> {
    let mut reading = Reading::new(spec, n, work)?;
    for x in 1..=n {
        if reading.value(Cell { row: n, column: x })?.is_some_and(|value| value > 0) {
            return Ok(Some(Big::from(x)));
        }
    }
    Ok(None)
}

fn text(out: &mut impl Write, game: &Dynamic, answer: &Answer) -> io::Result<()> {
    let Answer { n: Number(n), outcome, least, stable, winning, how, .. } = answer;
    match (outcome, least) {
        (Some('N'), _) => writeln!(out, "outcome: N, the player to move wins")?,
        (Some(_), _) => writeln!(out, "outcome: P, the player to move loses")?,
        (None, Some(Number(least))) => writeln!(out, "outcome: the player to move wins exactly if x ≥ {least}")?,
        (None, None) => writeln!(out, "outcome: no move wins")?,
    }
    if let Some(Number(least)) = least {
        writeln!(out, "least winning move: L({n}) = {least}")?;
    }
    if let Some(stable) = stable {
        let (label, pile) = match game.misere {
            true => ("stable representation of N − 1", n - 1_u32),
            false => ("stable representation", n.clone()),
        };
        let summands: Vec<(Big, Big)> =
            stable.iter().map(|(Number(e), Number(times))| (e.clone(), times.clone())).collect();
        writeln!(out, "{label}: {pile} = {}", written(&summands))?;
    }
    if let Some(Winning { take: Number(take), leaves: (Number(left), Number(bound)) }) = winning {
        writeln!(out, "winning move: take {take}, leaving ({left}, {bound})")?;
    }
    match how {
        How::Proved(by) => writeln!(out, "proved: {by}"),
        How::Certified | How::Computed => writeln!(out, "computed from the rules"),
    }
}
