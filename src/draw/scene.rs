//! Everything that a picture shows, and the order in which it is drawn, back to front.

use super::cells::{Shown, StandIn};
use super::colour::Colour;
use super::layout::{Frame, Framing};
use super::map::Map;
use super::marks::Layer;
use super::op::{Fill, Op, Rect, nearest};
use super::pointed::Pointed;
use super::side::Side;
use super::theme::Theme;
use super::{axes, cells, digits, ground, marks, pointed, present, tags};
use crate::paint::Legend;

/// What all layers of a picture read.
pub struct Scene<'a> {
    /// The table.
    pub map: &'a Map,
    /// The colours.
    pub theme: &'a Theme,
    /// The picture.
    pub frame: Frame,
    /// The columns in view.
    pub columns: Side,
    /// The rows in view.
    pub rows: Side,
    /// The tiles that cover the plot.
    pub tiles: Vec<Shown<'a>>,
    /// What other zooms left behind, in the order in which it is laid where a tile is missing.
    pub stand_ins: Vec<StandIn>,
    /// What theory puts over the map.
    pub marks: &'a [Layer],
    /// What lies over the picture, such as a legend; labels keep out of it.
    pub covered: Vec<Rect>,
    /// What is said about the picture in a few words, such as which rule it still shows; empty if nothing.
    pub caption: String,
    /// How many lines the tiles show, when not all.
    pub lines: Option<u64>,
    /// Whether that number is growing.
    pub computing: bool,
    /// Whether the view moves, so that nobody sees a pixel.
    pub moving: bool,
    /// The cells that someone points at.
    pub pointed: Pointed,
    /// What stands around the plot.
    pub framing: Framing,
    /// By how much the title stands higher than its rule needs, as that of a map beside it does.
    pub lifted: f64,
    /// Which colour is which value, if the framing has room for it.
    pub legend: Option<&'a Legend>,
}

impl<'a> Scene<'a> {
    /// A view of a map without anything on it yet.
    pub fn new(map: &'a Map, theme: &'a Theme, frame: Frame, columns: Side, rows: Side) -> Scene<'a> {
        Scene {
            map,
            theme,
            frame,
            columns,
            rows,
            tiles: Vec::new(),
            stand_ins: Vec::new(),
            marks: &[],
            covered: Vec::new(),
            caption: String::new(),
            lines: None,
            computing: false,
            moving: false,
            pointed: Pointed::default(),
            framing: Framing::Page,
            lifted: 0.0,
            legend: None,
        }
    }

    /// The picture.
    pub fn ops(&self) -> Vec<Op> {
        let mut ops = Vec::new();
        let whole = Rect { x: 0..self.frame.width as i64, y: 0..self.frame.height as i64 };
        ops.push(Op::Rect(whole, Fill::Plain(self.theme.paper)));
        if self.theme.paper != self.theme.ground {
            ops.push(Op::Rect(self.plot(), Fill::Plain(self.theme.ground)));
        }
        ops.push(Op::Clip(vec![self.plot()]));
        ground::hatch(&mut ops, self);
        cells::draw(&mut ops, self);
        ground::grid(&mut ops, self);
        digits::draw(&mut ops, self);
        ground::unit_line(&mut ops, self);
        ground::edge(&mut ops, self);
        present::draw(&mut ops, self);
        marks::draw(&mut ops, self);
        pointed::draw(&mut ops, self);
        ops.push(Op::Clip(Vec::new()));
        if self.framing == Framing::Bare {
            return ops;
        }
        let tags = tags::place(self);
        axes::draw(&mut ops, self, &tags);
        tags::draw(&mut ops, self, &tags);
        // No map of the page is a figure.
        #[cfg(feature = "papers")]
        if self.framing == Framing::Figure {
            super::figure::draw(&mut ops, self);
        }
        ops
    }

    /// The part of the picture that shows cells.
    pub(super) fn plot(&self) -> Rect {
        Rect { x: self.columns.start..self.columns.end, y: self.rows.start..self.rows.end }
    }

    /// The part of it that the table covers.
    pub(super) fn table(&self) -> Rect {
        Rect { x: self.columns.table(), y: self.rows.table() }
    }

    /// A length that is the same part of the picture, whatever its size.
    pub(super) fn length(&self, size: f64) -> i64 {
        nearest(size * self.frame.ratio)
    }

    /// The thickness of a line, which can be seen.
    pub(super) fn thick(&self, size: f64) -> i64 {
        self.length(size).max(1)
    }

    /// The thinnest line.
    pub(super) fn hair(&self) -> i64 {
        self.thick(1.0)
    }

    /// The size of the axes' letters.
    pub(super) fn letters(&self) -> f64 {
        self.frame.ratio * if self.framing == Framing::Page { 11.0 } else { LETTERS }
    }
}

/// The size of the axes' letters in a figure.
pub(super) const LETTERS: f64 = 13.0;

/// Adds a rectangle, if it has pixels.
pub(super) fn fill(ops: &mut Vec<Op>, rect: Rect, colour: Colour) {
    if !rect.is_empty() {
        ops.push(Op::Rect(rect, Fill::Plain(colour)));
    }
}
