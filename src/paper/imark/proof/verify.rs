//! A check of a [`Certificate`] that shares nothing with the search for it but the file's form.
//!
//! It is written to be read, not to be fast. Heaps below a bound are computed from the rules; that no gap begins beyond it is
//! seen from the equations, written down anew, with the choices of the certificate, which names the next unknown to be tried
//! wherever striking out leaves two values. A bad choice makes the check longer, never wrong; a missing one ends it.

use std::collections::{BTreeMap, BTreeSet, HashSet, VecDeque};

use super::certificate::{Certificate, OfValue, Part, Refuted};
use crate::grow::{Grow, Progress, Refusal};
use crate::paper::Spec;
use crate::paper::imark::Division;

/// A check on its way.
pub struct Verification {
    certificate: Certificate,
    divisors: [u64; 2],
    heaps: Heaps,
    /// What is said of the gaps among these heaps.
    watches: Vec<Watch>,
    /// The next part to be looked at: the value's place, the refutation's and its own.
    next: (usize, usize, usize),
    parts: u64,
    done: u64,
    refusal: Option<Refusal>,
}

impl Verification {
    /// A check before anything is looked at.
    ///
    /// # Errors
    /// If it cannot be a proof at all.
    pub fn new(certificate: Certificate) -> Result<Verification, Refusal> {
        let divisors = read(&certificate).map_err(Refusal::Input)?;
        let mut to = 0;
        for of_value in &certificate.values {
            complete(of_value, divisors, certificate.margin)
                .map_err(|why| Refusal::NotProved(format!("value {}: {why}", of_value.value)))?;
            let beyond = of_value.refuted.iter().map(|one| silent_below(one, certificate.margin) + one.length + 2);
            let occur = of_value.gaps.iter().map(|(length, from)| from + length + 1);
            to = beyond.chain(occur).fold(to, u64::max);
        }
        if to > MOST_HEAPS {
            return Err(Refusal::TooLarge(format!("{to} heaps would have to be looked at one by one")));
        }
        let parts = certificate.values.iter().flat_map(|of| &of.refuted).map(|one| one.parts.len() as u64).sum();
        let watches = certificate.values.iter().map(Watch::new).collect();
        let heaps = Heaps { divisors, values: Vec::new(), last: 0, next: 0, to };
        Ok(Verification { certificate, divisors, heaps, watches, next: (0, 0, 0), parts, done: 0, refusal: None })
    }

    /// What is proved, once it is over.
    pub fn certificate(&self) -> &Certificate {
        &self.certificate
    }

    fn look(&mut self, heaps: u64) -> Result<(), String> {
        for _ in 0..heaps.min(self.heaps.to - self.heaps.next) {
            let n = self.heaps.next;
            let value = self.heaps.value();
            for watch in self.watches.iter_mut().filter(|watch| watch.value == value) {
                watch.note(n)?;
            }
        }
        if self.heaps.next == self.heaps.to {
            self.watches.iter().try_for_each(|watch| watch.end(self.heaps.to))?;
        }
        Ok(())
    }

    fn part(&mut self) -> Result<(), String> {
        let (value, refuted, part) = self.next;
        let of_value = &self.certificate.values[value];
        let Some(one) = of_value.refuted.get(refuted) else {
            self.next = (value + 1, 0, 0);
            return Ok(());
        };
        let Some(part) = one.parts.get(part) else {
            self.next = (value, refuted + 1, 0);
            return Ok(());
        };
        self.next.2 += 1;
        self.done += 1;
        let equations = Equations::new(self.divisors, self.certificate.margin, part, one.length);
        equations.refuted(of_value.value, one, part).map_err(|why| {
            let Part { modulus, residue, .. } = part;
            format!("value {}: gaps from n ≡ {residue} (mod {modulus}) on: {why}", of_value.value)
        })
    }
}

impl Grow for Verification {
    fn advance(&mut self, work: u64) {
        let mut left = work.max(1);
        while left > 0 && !self.progress().is_over() {
            let looked = match self.heaps.next < self.heaps.to {
                true => {
                    let heaps = (left / HEAP).max(1);
                    left = left.saturating_sub(heaps * HEAP);
                    self.look(heaps)
                }
                false => {
                    left = left.saturating_sub(PART);
                    self.part()
                }
            };
            self.refusal = looked.err().map(Refusal::NotProved);
        }
    }

    fn progress(&self) -> Progress<'_> {
        let part = self.heaps.to / self.parts.max(1) / 4 + 1;
        Progress::new(self.heaps.next + self.done * part, self.heaps.to + self.parts * part)
            .unless(self.refusal.as_ref())
    }
}

/// The divisors, if the file is one of ours and of this version.
fn read(certificate: &Certificate) -> Result<[u64; 2], String> {
    let Certificate { format, version, spec, margin, values } = certificate;
    if format != Certificate::FORMAT || *version != Certificate::VERSION {
        let (known, own) = (Certificate::FORMAT, Certificate::VERSION);
        return Err(format!("this is “{format}”, version {version}, and not “{known}”, version {own}"));
    }
    let game = Spec::parse(spec)?;
    let game = game.rules::<Division>().ok_or_else(|| format!("{spec} is not i-Mark"))?;
    let divisors = super::divisors(game)?;
    let in_range = |of: &OfValue| of.value < 4 && of.refuted.iter().all(|one| one.length < 1 << 20);
    let parts = values.iter().flat_map(|of| &of.refuted).flat_map(|one| &one.parts);
    let is_class = |part: &Part| part.residue < part.modulus && part.modulus < 1 << 32;
    match *margin < 1_000 && values.iter().all(in_range) && parts.into_iter().all(is_class) {
        true => Ok(divisors),
        false => Err("it has numbers that no proof has".to_owned()),
    }
}

/// Whether what is refuted leaves nothing open, if its parts are right.
fn complete(of_value: &OfValue, divisors: [u64; 2], margin: u64) -> Result<(), String> {
    let Some((longest, _)) = of_value.longest() else { return Err("no gap is named".to_owned()) };
    if !of_value.is_gone() && !of_value.refuted.iter().any(|one| one.longer && one.length == longest) {
        return Err(format!("nothing says that no gap is longer than {longest}"));
    }
    for one in &of_value.refuted {
        let modulus = one.modulus();
        let classes: HashSet<(u64, u64)> = one.parts.iter().map(|part| (part.modulus, part.residue)).collect();
        let moduli: BTreeSet<u64> = one.parts.iter().map(|part| part.modulus).collect();
        if let Some(odd) = moduli.iter().find(|&&other| other == 0 || !modulus.is_multiple_of(other)) {
            return Err(format!("{odd} does not divide {modulus}"));
        }
        // Three different options take a subtraction and both divisions.
        let possible =
            |n: u64| of_value.value < 3 || divisors.iter().all(|p| !modulus.is_multiple_of(*p) || n.is_multiple_of(*p));
        let is_covered = |n: u64| moduli.iter().any(|other| classes.contains(&(*other, n % other)));
        if let Some(n) = (0..modulus).find(|&n| possible(n) && !is_covered(n)) {
            return Err(format!(
                "nothing is said of gaps that begin at n ≡ {n} (mod {modulus}), n ≥ {}",
                silent_below(one, margin)
            ));
        }
    }
    Ok(())
}

/// Only for heaps from here on the equations hold: (margin + 1) times the modulus.
fn silent_below(refuted: &Refuted, margin: u64) -> u64 {
    (margin + 1) * refuted.modulus()
}

/// The values of the first heaps, one after the other, from the rules.
struct Heaps {
    divisors: [u64; 2],
    /// Those that a later heap may be divided down to.
    values: Vec<u8>,
    last: u8,
    next: u64,
    to: u64,
}

impl Heaps {
    fn value(&mut self) -> u8 {
        let n = self.next;
        let mut options = Vec::with_capacity(3);
        if n > 0 {
            options.push(self.last);
            options
                .extend(self.divisors.iter().filter(|p| n.is_multiple_of(**p)).map(|p| self.values[(n / p) as usize]));
        }
        self.last = (0..).find(|value| !options.contains(value)).expect("three options leave one of four values");
        if n <= self.to / self.divisors[0] {
            self.values.push(self.last);
        }
        self.next += 1;
        self.last
    }
}

/// What is said of the gaps of one value, while the heaps go by.
struct Watch {
    value: u8,
    last: Option<u64>,
    longest: u64,
    is_gone: bool,
    never: BTreeSet<u64>,
    /// The gaps that have to occur, by where they begin.
    due: BTreeMap<u64, u64>,
}

impl Watch {
    fn new(of_value: &OfValue) -> Watch {
        Watch {
            value: of_value.value,
            last: None,
            longest: of_value.longest().map_or(0, |(longest, _)| longest),
            is_gone: of_value.is_gone(),
            never: of_value.refuted.iter().filter(|one| !one.longer).map(|one| one.length).collect(),
            due: of_value.gaps.iter().map(|&(length, from)| (from, length)).collect(),
        }
    }

    fn note(&mut self, n: u64) -> Result<(), String> {
        let Some(last) = self.last.replace(n) else { return Ok(()) };
        let (length, value) = (n - last, self.value);
        if length > self.longest || self.never.contains(&length) {
            return Err(format!("value {value}: there is a gap of {length} from {last} on"));
        }
        if self.due.get(&last) == Some(&length) {
            self.due.remove(&last);
        }
        Ok(())
    }

    fn end(&self, to: u64) -> Result<(), String> {
        let value = self.value;
        if let Some((from, length)) = self.due.first_key_value() {
            return Err(format!("value {value}: there is no gap of {length} from {from} on"));
        }
        match self.last {
            Some(last) if to - 1 - last > self.longest && !self.is_gone => {
                Err(format!("value {value}: there is a longer gap from {last} on"))
            }
            _ => Ok(()),
        }
    }
}

/// The equations for heaps around n ≡ r (mod M), n/p, n/q, and so on. Heap (d, x) is (M/d)·t + x, where n = M·t + r.
struct Equations {
    names: BTreeMap<(u64, i64), usize>,
    all: Vec<Equation>,
    /// The equations that speak of a heap.
    about: Vec<Vec<usize>>,
    residue: i64,
}

/// A heap, those of its options that have names, and how many more there may be.
struct Equation {
    heap: usize,
    options: Vec<usize>,
    others: usize,
}

/// For each heap whether it may have the values 0, 1, 2, 3.
type Domains = Vec<[bool; 4]>;

impl Equations {
    fn new(divisors: [u64; 2], margin: u64, part: &Part, length: u64) -> Equations {
        let (modulus, residue) = (part.modulus, part.residue);
        let is_level = |d: &u64| modulus.is_multiple_of(*d);
        let mut levels = BTreeSet::from([1]);
        while let Some(d) =
            levels.iter().flat_map(|d| divisors.map(|p| d * p)).find(|d| is_level(d) && !levels.contains(d))
        {
            levels.insert(d);
        }
        let range = |d: u64| (residue / d) as i64 - margin as i64..=((residue + length) / d) as i64;
        let mut names = BTreeMap::new();
        for &d in &levels {
            // One more, to which the first of them can be reduced.
            for x in range(d).start() - 1..=*range(d).end() {
                let number = names.len();
                names.insert((d, x), number);
            }
        }
        let mut all = Vec::new();
        for &d in &levels {
            for x in range(d) {
                let mut equation = Equation { heap: names[&(d, x)], options: vec![names[&(d, x - 1)]], others: 0 };
                for p in divisors {
                    match names.get(&(d * p, x.div_euclid(p as i64))) {
                        Some(&quotient) if x.rem_euclid(p as i64) == 0 => equation.options.push(quotient),
                        Some(_) => {}
                        None if may_divide(p, modulus / d, x) => equation.others += 1,
                        None => {}
                    }
                }
                all.push(equation);
            }
        }
        let mut about = vec![Vec::new(); names.len()];
        for (index, equation) in all.iter().enumerate() {
            equation.options.iter().chain([&equation.heap]).for_each(|&heap| about[heap].push(index));
        }
        Equations { names, all, about, residue: residue as i64 }
    }

    /// Checks that no gap of the kind begins at n.
    fn refuted(&self, value: u8, one: &Refuted, part: &Part) -> Result<(), String> {
        let mut domains = vec![[true; 4]; self.names.len()];
        let own: [bool; 4] = std::array::from_fn(|other| other == usize::from(value));
        for k in 0..=one.length as i64 {
            let is_own = k == 0 || !one.longer && k == one.length as i64;
            domains[self.names[&(1, self.residue + k)]] = if is_own { own } else { own.map(|is_own| !is_own) };
        }
        let mut choices = part.choices.iter();
        self.contradictory(domains, (0..self.all.len()).collect(), &mut choices)?;
        match choices.next() {
            Some((d, x)) => Err(format!("({d}, {x}) is chosen after the end")),
            None => Ok(()),
        }
    }

    fn contradictory(
        &self,
        mut domains: Domains,
        queue: VecDeque<usize>,
        choices: &mut std::slice::Iter<'_, (u64, i64)>,
    ) -> Result<(), String> {
        if !self.strike_out(&mut domains, queue) {
            return Ok(());
        }
        let name = choices.next().ok_or("the choices end before a contradiction is reached")?;
        let chosen = self.names.get(name).filter(|&&heap| count(domains[heap]) > 1);
        let &chosen = chosen.ok_or_else(|| format!("({}, {}) leaves nothing to choose", name.0, name.1))?;
        for value in (0..4).filter(|&value| domains[chosen][value]) {
            let mut tried = domains.clone();
            tried[chosen] = std::array::from_fn(|other| other == value);
            self.contradictory(tried, self.about[chosen].iter().copied().collect(), choices)?;
        }
        Ok(())
    }

    /// Strikes out values until nothing changes; whether every heap has one left.
    fn strike_out(&self, domains: &mut Domains, mut queue: VecDeque<usize>) -> bool {
        while let Some(index) = queue.pop_front() {
            let Equation { heap, options, others } = &self.all[index];
            let heaps: Vec<usize> = [*heap].into_iter().chain(options.iter().copied()).collect();
            let mut kept = vec![[false; 4]; heaps.len()];
            let mut values = vec![0; heaps.len()];
            keep_what_fits(domains, &heaps, *others, 0, &mut values, &mut kept);
            for (place, &heap) in heaps.iter().enumerate() {
                if kept[place] != domains[heap] {
                    domains[heap] = kept[place];
                    queue.extend(self.about[heap].iter().copied().filter(|other| *other != index));
                }
                if count(kept[place]) == 0 {
                    return false;
                }
            }
        }
        true
    }
}

/// Whether p may divide step·t + x for some t.
fn may_divide(p: u64, step: u64, x: i64) -> bool {
    (0..p as i64).any(|t| ((step % p) as i64 * t + x).rem_euclid(p as i64) == 0)
}

/// Keeps the values that an equation allows together: the first is none of the rest, and few of those below it are missing.
fn keep_what_fits(
    domains: &Domains,
    heaps: &[usize],
    others: usize,
    place: usize,
    values: &mut Vec<usize>,
    kept: &mut [[bool; 4]],
) {
    if place == heaps.len() {
        let (own, options) = (values[0], &values[1..]);
        if !options.contains(&own) && (0..own).filter(|value| !options.contains(value)).count() <= others {
            values.iter().zip(kept).for_each(|(&value, kept)| kept[value] = true);
        }
        return;
    }
    for value in (0..4).filter(|&value| domains[heaps[place]][value]) {
        values[place] = value;
        keep_what_fits(domains, heaps, others, place + 1, values, kept);
    }
}

fn count(domain: [bool; 4]) -> usize {
    domain.into_iter().filter(|&may_be| may_be).count()
}

/// The most heaps that are computed; a byte is kept for each that a later one may be divided down to.
const MOST_HEAPS: u64 = 1 << 31;

/// What a heap and a part cost, in elementary steps.
const HEAP: u64 = 20;
const PART: u64 = 10_000_000;
