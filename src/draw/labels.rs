//! Labels over the map, each where there is still room for it.

use super::colour::Colour;
use super::letters;
use super::op::{Align, Op, Point, Rect, Text, nearest};
use super::scene::Scene;

/// The labels that have found a place.
pub(super) struct Labels<'a> {
    scene: &'a Scene<'a>,
    /// The boxes of the picture, row by row, and whether each belongs to a label.
    taken: Vec<bool>,
    /// The boxes in a row.
    across: usize,
    placed: Vec<Text>,
}

impl<'a> Labels<'a> {
    pub(super) fn new(scene: &'a Scene<'a>) -> Labels<'a> {
        let boxes = |pixels: f64| (pixels / (BOX * scene.frame.ratio)) as usize + 1;
        let (across, down) = (boxes(scene.frame.width), boxes(scene.frame.height));
        let mut taken = vec![false; across * down];
        let boxed = |pixels: &std::ops::Range<i64>| {
            let at = |pixel: i64| (pixel.max(0) as f64 / (BOX * scene.frame.ratio)) as usize;
            at(pixels.start)..at(pixels.end) + 1
        };
        for Rect { x, y } in &scene.covered {
            for row in boxed(y).take_while(|row| *row < down) {
                boxed(x).take_while(|column| *column < across).for_each(|column| taken[row * across + column] = true);
            }
        }
        Labels { scene, taken, across, placed: Vec::new() }
    }

    /// Puts a label at the first of its places where it stands within the plot and clear of the others.
    pub(super) fn add(&mut self, label: &str, places: &[Point], colour: Colour) {
        if label.is_empty() || self.placed.len() >= MOST {
            return;
        }
        let ratio = self.scene.frame.ratio;
        let (size, width) = (TYPE * ratio, letters::width(label, TYPE * ratio));
        for &(x, y) in places {
            let at = (nearest(x + GAP * ratio) as f64, nearest(y - GAP * ratio) as f64);
            let Some(boxes) = self.boxes(at, width) else { continue };
            if boxes.clone().any(|place| self.taken[place]) {
                continue;
            }
            boxes.for_each(|place| self.taken[place] = true);
            let (text, align, weight) = (label.to_owned(), Align::Left, 600);
            let halo = Some((self.scene.theme.ground, 3.5 * ratio));
            self.placed.push(Text { text, at: vec![at], size, weight, align, colour, halo, room: None });
            return;
        }
    }

    pub(super) fn draw(self, ops: &mut Vec<Op>) {
        ops.extend(self.placed.into_iter().map(Op::Text));
    }

    /// The boxes under a text whose lower left corner is at a place; none if it leaves the plot.
    fn boxes(&self, (x, y): Point, width: f64) -> Option<impl Iterator<Item = usize> + Clone + use<>> {
        let plot = self.scene.plot();
        let height = TYPE * self.scene.frame.ratio;
        let inside =
            |from: f64, to: f64, pixels: &std::ops::Range<i64>| from >= pixels.start as f64 && to <= pixels.end as f64;
        if !inside(x, x + width, &plot.x) || !inside(y - height, y, &plot.y) {
            return None;
        }
        let cell = |pixel: f64| (pixel / (BOX * self.scene.frame.ratio)) as usize;
        let (across, columns) = (self.across, cell(x)..=cell(x + width));
        let rows = cell(y - height)..=cell(y);
        Some(rows.flat_map(move |row| columns.clone().map(move |column| row * across + column)))
    }
}

/// The size of labels, and their distance from what they name.
const TYPE: f64 = 11.0;
const GAP: f64 = 3.0;

/// The plot in boxes of this size, each of which belongs to one label at most.
const BOX: f64 = 8.0;

/// More would be a carpet.
const MOST: usize = 300;
