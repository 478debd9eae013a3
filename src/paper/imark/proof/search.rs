//! Whether a system of equations has a solution: propagation, and an exhaustive search where that is not enough.
//!
//! Every unknown has a domain. A value that no equation supports is struck out, until nothing changes; where no domain is
//! empty then, one unknown that is not settled is chosen and each of its values is tried, the least first. If all of that
//! ends with empty domains, there is no solution, and the chosen unknowns in the order in which they were chosen are what
//! somebody else needs to see it again. Which unknown is chosen makes a difference to the time alone: one whose equations
//! have often failed, with few values left.

use super::system::{Equation, Name, System};

/// What a search has found.
#[derive(Debug)]
pub(super) enum Found {
    /// There is no solution, and these unknowns were chosen to see it.
    Refuted(Vec<Name>),
    /// There is one.
    Solved,
    /// Not all was tried yet.
    Paused,
}

/// What remains of domains under an equation, once it was needed: for each number of named options and of others.
pub(super) struct Supports {
    tables: Vec<Vec<u16>>,
}

impl Supports {
    pub(super) fn new() -> Supports {
        Supports { tables: vec![Vec::new(); 12] }
    }

    /// The domains that remain of these, four bits each.
    #[inline]
    fn remaining(&mut self, Equation { count, others, .. }: Equation, domains: u16) -> u16 {
        let table = &mut self.tables[usize::from((count - 1) * 3 + others)];
        if table.is_empty() {
            table.resize(1 << 16, UNKNOWN);
        }
        let known = &mut table[usize::from(domains)];
        if *known == UNKNOWN {
            *known = supported(usize::from(count), u32::from(others), domains);
        }
        *known
    }
}

/// No remainder looks like this: where the mex has no value left, nothing else has.
const UNKNOWN: u16 = 1 << 4;

/// Tries all values of the unknowns: the first is the mex of the rest and of up to `others` more.
fn supported(count: usize, others: u32, domains: u16) -> u16 {
    let mut supported = 0;
    for values in 0..1_u32 << (2 * count) {
        let value = |place: usize| values >> (2 * place) & 3;
        if (0..count).any(|place| domains >> (4 * place) & 1 << value(place) == 0) {
            continue;
        }
        let options = (1..count).fold(0_u32, |set, place| set | 1 << value(place));
        let missing = !options & ((1 << value(0)) - 1);
        if options & 1 << value(0) == 0 && missing.count_ones() <= others {
            (0..count).for_each(|place| supported |= 1 << (4 * place + value(place) as usize));
        }
    }
    supported
}

/// A search on its way.
pub(super) struct Search {
    system: System,
    /// How often each equation has failed.
    failures: Vec<u32>,
    /// The domains that were changed, with what they were.
    trail: Vec<(u32, u8)>,
    stack: Vec<Choice>,
    chosen: Vec<u32>,
    /// The equations that have to be looked at.
    queue: Vec<u32>,
    queued: Vec<bool>,
}

struct Choice {
    unknown: u32,
    /// The values that are not tried yet.
    left: u8,
    /// How long the trail was.
    trail: usize,
}

impl Search {
    pub(super) fn new(system: System) -> Search {
        let equations = system.equations.len();
        Search {
            failures: vec![1; equations],
            trail: Vec::new(),
            stack: Vec::new(),
            chosen: Vec::new(),
            queue: (0..equations as u32).collect(),
            queued: vec![true; equations],
            system,
        }
    }

    /// How many unknowns were chosen so far.
    pub(super) fn choices(&self) -> usize {
        self.chosen.len()
    }

    /// Goes on until something is found, for at most so many more choices.
    pub(super) fn run(&mut self, supports: &mut Supports, choices: usize) -> Found {
        let most = self.chosen.len() + choices;
        let mut holds = Some(self.propagate(supports));
        loop {
            match holds {
                None => {
                    let names = self.chosen.iter().map(|&unknown| self.system.names[unknown as usize]);
                    return Found::Refuted(names.collect());
                }
                Some(true) => {
                    let Some(unknown) = self.choice() else { return Found::Solved };
                    if self.chosen.len() >= most {
                        return Found::Paused;
                    }
                    self.chosen.push(unknown);
                    let left = self.system.domains[unknown as usize];
                    self.stack.push(Choice { unknown, left, trail: self.trail.len() });
                }
                Some(false) => {}
            }
            holds = self.next_value(supports);
        }
    }

    /// Tries the next value of the last choice that has one: whether it may hold. None if there is no such choice.
    fn next_value(&mut self, supports: &mut Supports) -> Option<bool> {
        loop {
            let choice = self.stack.last_mut()?;
            for (unknown, domain) in self.trail.drain(choice.trail..).rev() {
                self.system.domains[unknown as usize] = domain;
            }
            if choice.left == 0 {
                self.stack.pop();
                continue;
            }
            let (unknown, value) = (choice.unknown, choice.left & choice.left.wrapping_neg());
            choice.left &= !value;
            self.narrow(unknown, value);
            return Some(self.propagate(supports));
        }
    }

    fn narrow(&mut self, unknown: u32, domain: u8) {
        let place = unknown as usize;
        self.trail.push((unknown, self.system.domains[place]));
        self.system.domains[place] = domain;
        for &equation in &self.system.mentions[place] {
            if !std::mem::replace(&mut self.queued[equation as usize], true) {
                self.queue.push(equation);
            }
        }
    }

    /// Strikes out what no equation supports; whether every unknown has a value left.
    fn propagate(&mut self, supports: &mut Supports) -> bool {
        while let Some(index) = self.queue.pop() {
            self.queued[index as usize] = false;
            let equation = self.system.equations[index as usize];
            let unknowns = &equation.unknowns[..usize::from(equation.count)];
            let domains =
                unknowns.iter().rev().fold(0, |set, &u| set << 4 | u16::from(self.system.domains[u as usize]));
            let remaining = supports.remaining(equation, domains);
            if remaining == domains {
                continue;
            }
            if remaining == 0 {
                self.failures[index as usize] += 1;
                self.queue.drain(..).for_each(|equation| self.queued[equation as usize] = false);
                return false;
            }
            for (place, &unknown) in equation.unknowns[..usize::from(equation.count)].iter().enumerate() {
                let domain = (remaining >> (4 * place) & 15) as u8;
                if domain != self.system.domains[unknown as usize] {
                    self.narrow(unknown, domain);
                }
            }
        }
        true
    }

    /// The unknown to try next, if any has two values left.
    fn choice(&self) -> Option<u32> {
        let weight = |unknown: usize| -> u64 {
            self.system.mentions[unknown].iter().map(|&equation| u64::from(self.failures[equation as usize])).sum()
        };
        let open = (0..self.system.domains.len()).filter(|&u| !self.system.domains[u].is_power_of_two());
        // The least number of values for a failure, compared without fractions.
        let better = |one: &(u64, u64), other: &(u64, u64)| one.0 * other.1 < other.0 * one.1;
        let mut best: Option<((u64, u64), usize)> = None;
        for unknown in open {
            let score = (u64::from(self.system.domains[unknown].count_ones()), weight(unknown));
            if best.as_ref().is_none_or(|(least, _)| better(&score, least)) {
                best = Some((score, unknown));
            }
        }
        best.map(|(_, unknown)| unknown as u32)
    }
}
