//! Games of random sums of all games whose plays end, and of MNEM: the program, which never errs, against chance.

use nimscope::game::{Cell, Rules};
use nimscope::grow;
use nimscope::paper::{self, Spec};
use nimscope::play::{Appraiser, Chance, Component, Study, Sum, answer};

pub(crate) const CLAIM: &str =
    "the program never loses a sum of up to four heaps that it has won, in N games against chance";

/// The largest heap, the most heaps, and how many moves a game may take.
const HEAP: u64 = 200;
const HEAPS: u64 = 4;
const MOVES: u64 = 20_000;

pub(crate) fn check(games: u64) -> Result<(), String> {
    let specs: Vec<Spec> = paper::entries().iter().filter_map(|entry| Spec::parse(entry.name).ok()).collect();
    let specs: Vec<Spec> = specs.into_iter().filter(|spec| !spec.misere()).collect();
    let (tables, mut chance) = (Appraiser::default(), Chance::new(16));
    for game in 0..games {
        let start = draw(&specs, &mut chance);
        play(start.clone(), &tables, &mut chance).map_err(|why| format!("game {game}, {start}: {why}"))?;
    }
    println!("{games} games");
    Ok(())
}

fn draw(specs: &[Spec], chance: &mut Chance) -> Sum {
    let components = (0..=chance.below(HEAPS)).map(|_| {
        let spec = specs[chance.below(specs.len() as u64) as usize].clone();
        let (row, column) = (1 + chance.below(HEAP), chance.below(HEAP / 4));
        let at = spec.game().start().cloned().unwrap_or_else(|| spec.slice().position(Cell { row, column }));
        Component { spec, at }
    });
    Sum { components: components.collect() }
}

/// Plays until nobody can move: the side that has won at first is the program's.
fn play(start: Sum, tables: &Appraiser, chance: &mut Chance) -> Result<(), String> {
    let mut sum = start;
    let mut program = None;
    for _ in 0..MOVES {
        let mut study = Study::sharing(tables, sum.clone()).map_err(|refusal| refusal.to_string())?;
        grow::finish(&mut study, 1_000_000).map_err(|refusal| refusal.to_string())?;
        let moves = *program.get_or_insert(study.nim_sum() != Some(0));
        let made = answer(&mut study, if moves { 0 } else { 100 }, chance);
        let Some(made) = made else {
            return if moves { Err("the program cannot move".to_owned()) } else { Ok(()) };
        };
        sum = sum.after(made.component, &made.by.to);
        program = Some(!moves);
    }
    Err(format!("no end after {MOVES} moves"))
}
