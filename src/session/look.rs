//! Serves the one request that says what is on the screen of a map: cut what is known, paint it, grow the table, and again,
//! until the screen is full or the reader says stop.

use super::Time;
use super::colours::{Colours, observe};
use super::plan::Plan;
use super::said::{Pixels, Said, Sheaf};
use super::tiles::{Held, Key, Tiles};
use crate::draw::Painted;
use crate::paint::Painter;
use crate::table::Cut;

/// A look on its way.
pub(super) struct Look {
    pub(super) id: u32,
    pub(super) plan: Plan,
    /// Which version of each tile the page has, or will have.
    sent: Vec<Option<String>>,
    /// The tile that is being cut, and how many lines were known when that began.
    cut: Option<(Key, u64, Cut)>,
    round: Round,
    phase: Phase,
    /// Whether it was not worked on yet.
    is_fresh: bool,
}

/// From one growth to the next.
#[derive(Default)]
struct Round {
    began: Time,
    /// When tiles were shown last.
    shown: Time,
    /// How many lines were known when it began.
    lines: u64,
    /// How many tiles are cut, or need not be.
    cut: usize,
}

enum Phase {
    /// A round begins.
    Ready,
    Cutting,
    /// A painter is yet to see the tiles from this one on.
    Settling(Box<Painter>, usize),
    Painting(Batch),
    /// The table grows up to a time.
    Growing(Time),
    Over,
}

/// Tiles that were painted, and the next that may have to be.
struct Batch {
    painted: Vec<Painted<Pixels>>,
    next: usize,
    /// Whether all are held back until the last one is painted.
    whole: bool,
}

/// What a look works with, beside its table.
pub(super) struct Studio<'a> {
    pub(super) map: u32,
    pub(super) tiles: &'a mut Tiles,
    pub(super) colours: &'a mut Colours,
    pub(super) stopped: bool,
    /// What other maps show, each tile with what is visible of it, where that decides the colours along.
    pub(super) others: &'a [(Key, [usize; 4])],
    pub(super) said: &'a mut Vec<Said>,
}

impl Look {
    /// A look; it goes on with the tile that an older one was cutting, if it is still wanted.
    pub(super) fn new(id: u32, plan: Plan, older: Option<Look>) -> Look {
        let wanted = |(key, ..): &(Key, u64, Cut)| plan.tiles.iter().any(|wish| plan.key(wish) == *key);
        let cut = older.and_then(|older| older.cut).filter(wanted);
        let sent = plan.tiles.iter().map(|wish| wish.have.clone()).collect();
        Look { id, plan, sent, cut, round: Round::default(), phase: Phase::Ready, is_fresh: true }
    }

    pub(super) fn is_growing(&self) -> bool {
        matches!(self.phase, Phase::Growing(_))
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over)
    }

    /// Begins anew, since the table may grow again.
    pub(super) fn resume(&mut self) {
        self.phase = Phase::Ready;
    }

    /// Works on for about `work` elementary steps, and returns how many of them are left, if it is over or turns from
    /// growing to cutting, or back: steps of both do not cost the same.
    pub(super) fn step(&mut self, studio: &mut Studio<'_>, now: Time, work: u64) -> u64 {
        let mut left = work;
        let grew = self.is_growing();
        while left > 0 && self.is_growing() == grew {
            self.phase = match std::mem::replace(&mut self.phase, Phase::Over) {
                Phase::Ready => {
                    let lines = self.plan.subject.lines(&self.plan.table);
                    // A table that is soon there is drawn once, and not empty first.
                    if std::mem::take(&mut self.is_fresh) && lines == 0 && !studio.stopped {
                        self.phase = Phase::Growing(now + FIRST);
                        continue;
                    }
                    self.round = Round { began: now, shown: now, lines, cut: 0 };
                    Phase::Cutting
                }
                Phase::Cutting => self.cut(studio, now, &mut left),
                Phase::Settling(painter, next) => self.settle(studio, painter, next, &mut left),
                Phase::Painting(batch) => self.paint(studio, batch, now, &mut left),
                Phase::Growing(until) => self.grow(studio, until, now, &mut left),
                Phase::Over => return left,
            }
        }
        left
    }

    fn cut(&mut self, studio: &mut Studio<'_>, now: Time, left: &mut u64) -> Phase {
        let Some(wish) = self.plan.tiles.get(self.round.cut) else { return self.colour(studio) };
        *left = left.saturating_sub(ASKING);
        let key = self.plan.key(wish);
        let is_known = self.plan.first_line(wish) < self.round.lines;
        if !is_known || studio.tiles.get(&key).is_some_and(|held| !held.is_outdated(self.round.lines)) {
            self.round.cut += 1;
            return Phase::Cutting;
        }
        let (_, lines, mut cut) = self.cut.take_if(|(other, ..)| *other == key).unwrap_or_else(|| {
            (key.clone(), self.plan.subject.lines(&self.plan.table), Cut::new(self.plan.tile(&key)))
        });
        if !cut.spend(&mut *self.plan.table.borrow_mut().engine, left) {
            self.cut = Some((key, lines, cut));
            return Phase::Cutting;
        }
        let lines = Some(lines).filter(|&lines| lines < self.plan.end_line(wish));
        studio.tiles.put(key, Held { values: cut.into_texels(), lines });
        // What the page shows already waits for the others, so that all of it ends at the same line.
        let is_new = self.sent[self.round.cut].is_none();
        self.round.cut += 1;
        if is_new && self.is_partial() && now - self.round.shown > SHOW_EVERY {
            self.round.shown = now;
            return self.colour(studio);
        }
        Phase::Cutting
    }

    /// Whether tiles are still to be cut.
    fn is_partial(&self) -> bool {
        self.round.cut < self.plan.tiles.len()
    }

    /// Colours stay during a gesture, and for a part of the picture: what is on screen would have to go before all of the new
    /// is here.
    fn colour(&self, studio: &Studio<'_>) -> Phase {
        match (self.plan.moving || self.is_partial()) && studio.colours.suit(&self.plan.taste) {
            true => Phase::Painting(Batch { painted: Vec::new(), next: 0, whole: false }),
            false => Phase::Settling(self.plan.taste.painter(), 0),
        }
    }

    fn settle(&self, studio: &mut Studio<'_>, mut painter: Box<Painter>, next: usize, left: &mut u64) -> Phase {
        let own = self.plan.tiles.get(next).map(|wish| (self.plan.key(wish), wish.visible));
        let Some((key, visible)) = own.or_else(|| studio.others.get(next - self.plan.tiles.len()).cloned()) else {
            let whole = studio.colours.settle(self.plan.taste.clone(), painter);
            return Phase::Painting(Batch { painted: Vec::new(), next: 0, whole });
        };
        if let Some(held) = studio.tiles.get(&key) {
            observe(&mut painter, &held.values, visible);
            *left = left.saturating_sub(SEEING);
        }
        Phase::Settling(painter, next + 1)
    }

    /// Paints what the page does not have yet. New colours arrive all at once, so that no screen shows two sets of them; what
    /// else a step has painted is said when it ends.
    fn paint(&mut self, studio: &mut Studio<'_>, mut batch: Batch, now: Time, left: &mut u64) -> Phase {
        let Some(wish) = self.plan.tiles.get(batch.next) else { return self.show(studio, batch, now) };
        *left = left.saturating_sub(ASKING);
        let key = self.plan.key(wish);
        let sent = &mut self.sent[batch.next];
        batch.next += 1;
        if let (Some(held), Some(painter)) = (studio.tiles.get(&key), studio.colours.painter()) {
            let version = held.version(&key, &studio.colours.signature);
            let with_digits = format!("{version}{WITH_DIGITS}");
            let digits = self.plan.has_digits(wish);
            let has_it = sent.as_ref().is_some_and(|sent| *sent == with_digits || (*sent == version && !digits));
            if !has_it {
                let version = if digits { with_digits } else { version };
                *sent = Some(version.clone());
                let image = Some(Pixels(painter.paint(&held.values)));
                let digits = digits.then(|| (held.values.clone(), painter.inks(&held.values)));
                batch.painted.push(Painted { place: key.place, version, image, digits });
                *left = left.saturating_sub(PAINTING);
            }
        }
        if *left == 0 && !batch.whole && !batch.painted.is_empty() {
            let sheaf = self.sheaf(studio, std::mem::take(&mut batch.painted));
            studio.said.push(Said::Tiles(sheaf));
        }
        Phase::Painting(batch)
    }

    /// Says the rest of what was painted, and what is next.
    fn show(&mut self, studio: &mut Studio<'_>, Batch { mut painted, .. }: Batch, now: Time) -> Phase {
        for (wish, sent) in self.plan.tiles.iter().zip(&mut self.sent) {
            if sent.is_none() && self.plan.first_line(wish) >= self.round.lines {
                *sent = Some(BLANK.to_owned());
                painted.push(Painted { place: wish.place(), version: BLANK.to_owned(), image: None, digits: None });
            }
        }
        let sheaf = Sheaf { legend: studio.colours.legend(), ..self.sheaf(studio, painted) };
        studio.said.push(Said::Tiles(sheaf));
        if self.is_partial() {
            Phase::Cutting
        } else if studio.stopped || self.plan.is_grown(self.round.lines) {
            Phase::Over
        } else {
            let took = now - self.round.began;
            Phase::Growing(now + (GROWTH * took).clamp(REFRESH.0, REFRESH.1))
        }
    }

    fn grow(&self, studio: &Studio<'_>, until: Time, now: Time, left: &mut u64) -> Phase {
        let Plan { subject, table, .. } = &self.plan;
        if studio.stopped || now >= until || self.plan.is_grown(subject.lines(table)) {
            return Phase::Ready;
        }
        table.borrow_mut().engine.advance(*left);
        *left = 0;
        Phase::Growing(until)
    }

    fn sheaf(&self, studio: &Studio<'_>, tiles: Vec<Painted<Pixels>>) -> Sheaf<Pixels> {
        let (spec, axis) = (self.plan.subject.named.clone(), self.plan.subject.axis.to_string());
        let colours = studio.colours.signature.clone();
        Sheaf { map: studio.map, id: self.id, spec, axis, tiles, colours, lines: self.round.lines, legend: None }
    }
}

/// Ends the version of a tile that carries its values. Such a tile also serves where no digits are asked for.
const WITH_DIGITS: &str = " digits";

/// The version of a tile of which nothing is known yet.
const BLANK: &str = "blank";

/// While tiles are still being cut, those that are ready appear this often, in milliseconds.
const SHOW_EVERY: Time = 120.0;

/// A table of which nothing is known grows for so long before it is shown.
const FIRST: Time = 40.0;

/// The table grows for so many times as long as it took to cut tiles, and for so long at least and at most.
const GROWTH: Time = 3.0;
const REFRESH: (Time, Time) = (200.0, 1200.0);

/// About how many elementary steps it takes to ask for a tile, to see its values, and to paint it.
const ASKING: u64 = 500;
const SEEING: u64 = 60_000;
const PAINTING: u64 = 200_000;
