//! `nimscope play`: a sum played in the terminal, against the program or a friend.

use std::io::{self, BufRead, Write};

use nimscope::play::{Chance, Sum, answer, steady, typed};

use crate::arguments::Play;
use crate::failure::Failure;
use crate::moves::{verdict, worked_out};
use crate::work::Work;

/// Plays until nobody can move, or until the input ends.
pub(crate) fn run(arguments: &Play, work: &Work) -> Result<(), Failure> {
    let mut table = Table { past: vec![arguments.sum.parse()?], chance: Chance::new(arguments.seed), arguments, work };
    // What cannot be played to its end is refused before anyone moves.
    worked_out(table.now().clone(), work)?;
    let mut lines = io::stdin().lock().lines();
    let mut mine = arguments.second;
    loop {
        let out = &mut io::stdout().lock();
        if table.now().is_over() {
            // Whoever is to move now cannot; in misère play that one has won.
            let moved_last_wins = !table.now().misere();
            let winner = match (arguments.friend, mine == moved_last_wins) {
                (true, _) if moved_last_wins => "No move is left: whoever moved last has won.",
                (true, _) => "No move is left: whoever moved last has lost.",
                (false, true) => "No move is left: you have won.",
                (false, false) => "No move is left: the program has won.",
            };
            writeln!(out, "{winner}")?;
            return Ok(());
        }
        if mine {
            table.answer(out)?;
        } else {
            table.show(out)?;
            out.flush()?;
            let Some(line) = lines.next().transpose()? else { return Ok(()) };
            match table.hear(line.trim(), out)? {
                Heard::Moved => {}
                Heard::Stays => continue,
                Heard::Quit => return Ok(()),
            }
        }
        mine = !mine && !arguments.friend;
    }
}

struct Table<'a> {
    /// The sum before every move, and as it is now.
    past: Vec<Sum>,
    chance: Chance,
    arguments: &'a Play,
    work: &'a Work,
}

enum Heard {
    Moved,
    Stays,
    Quit,
}

impl Table<'_> {
    fn now(&self) -> &Sum {
        self.past.last().expect("a play begins with a sum")
    }

    fn show(&self, out: &mut impl Write) -> io::Result<()> {
        for (place, component) in self.now().components.iter().enumerate() {
            writeln!(out, "  {}: {component}", place + 1)?;
        }
        write!(out, "your move: ")
    }

    /// The program's move.
    fn answer(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let mut study = worked_out(self.now().clone(), self.work)?;
        if let Some(chosen) = answer(&mut study, self.arguments.errs, &mut self.chance) {
            let component = &self.now().components[chosen.component];
            let how = component.spec.game().how(&component.at, &chosen.by);
            writeln!(out, "the program: {component} → {}, {how}", component.written(&chosen.by.to))?;
            self.past.push(self.now().after(chosen.component, &chosen.by.to));
        }
        Ok(())
    }

    /// Does what a line says.
    fn hear(&mut self, line: &str, out: &mut impl Write) -> Result<Heard, Failure> {
        match line {
            "" => {}
            "quit" => return Ok(Heard::Quit),
            "hint" => self.hint(out)?,
            "moves" => writeln!(out, "{}", verdict(&worked_out(self.now().clone(), self.work)?))?,
            "undo" => {
                // The answer goes with the move that it was the answer to.
                let back = if self.arguments.friend { 1 } else { 2 };
                let first = usize::from(self.arguments.second) + 1;
                match self.past.len().checked_sub(back).filter(|&left| left >= first) {
                    Some(left) => self.past.truncate(left),
                    None => writeln!(out, "There is nothing to undo.")?,
                }
            }
            _ => match typed(self.now(), line) {
                Ok(made) => {
                    self.past.push(self.now().after(made.component, &made.to));
                    return Ok(Heard::Moved);
                }
                Err(why) => {
                    let why = why.to_string();
                    writeln!(out, "{why}{}", if why.ends_with('.') { "" } else { "." })?;
                }
            },
        }
        Ok(Heard::Stays)
    }

    fn hint(&self, out: &mut impl Write) -> Result<(), Failure> {
        let study = worked_out(self.now().clone(), self.work)?;
        match steady(&study) {
            Some(winning) => {
                let component = &self.now().components[winning.component];
                writeln!(out, "{} {} wins.", winning.component + 1, component.written(&winning.by.to))?;
            }
            None => writeln!(out, "No move wins: {}.", verdict(&study))?,
        }
        Ok(())
    }
}
