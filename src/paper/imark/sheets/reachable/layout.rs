//! Where the heaps of the diagram stand, and how the lines run between them.
//!
//! A heap q that was divided by d stands under d·q, so that exact divisions run straight down and subtractions to the
//! right. Columns without a heap are left out. A subtraction that passes over a heap is an arc above it, and a division that
//! would run through one goes around it, between two columns.

use super::{Reachable, Spot};
use crate::sheet::{Diagram, DiagramEdge, DiagramNode};

/// The height of a box, and the space between rows and between columns.
const HEIGHT: u32 = 58;
const BETWEEN_ROWS: u32 = 62;
const BETWEEN_COLUMNS: u32 = 30;

/// The space around all of it.
const MARGIN: u32 = 12;

/// The width of the value in a box, and about that of a letter of the heap and of a smaller one under it.
const VALUE: u32 = 30;
const LETTER: u32 = 9;
const SMALL: u32 = 7;

/// The heaps by their places in a grid.
struct Layout {
    /// Row and column of each heap.
    places: Vec<(u32, u32)>,
    /// The width of a box.
    width: u32,
    /// Where the first row begins.
    top: u32,
}

/// The diagram.
pub(super) fn diagram(reachable: &Reachable) -> Diagram {
    let mut nodes: Vec<DiagramNode> = reachable.spots.iter().map(|spot| node(reachable, spot)).collect();
    let widest = nodes.iter().map(|node| {
        let small = node.lines.iter().map(|line| SMALL * letters(line)).max();
        small.max(Some(LETTER * letters(&node.heap.to_string())))
    });
    let width = VALUE + 18 + widest.max().flatten().unwrap_or(0);
    let mut layout = Layout { places: places(reachable), width, top: MARGIN };
    let moves = moves(reachable);
    let arcs = moves.iter().map(|&(from, to, _)| (layout.places[from], layout.places[to]));
    let rise = arcs.filter(|&(from, to)| from.0 == 0 && layout.is_arc(from, to)).map(|(from, to)| height(from, to) / 2);
    layout.top += rise.max().unwrap_or(0);
    let (mut right, mut bottom) = (0, 0);
    for (node, &place) in nodes.iter_mut().zip(&layout.places) {
        node.at = layout.corner(place);
        (right, bottom) = (right.max(node.at.0), bottom.max(node.at.1));
    }
    Diagram {
        label: format!(
            "{} positions reachable from a heap of {}, with {} moves between them; the table below says the same",
            nodes.len(),
            reachable.start,
            moves.len()
        ),
        heap: (reachable.start, super::LARGEST),
        size: (right + width + BETWEEN_COLUMNS, bottom + HEIGHT + MARGIN),
        node: (width, HEIGHT),
        nodes,
        edges: moves.iter().map(|&(from, to, divides)| layout.edge(from, to, divides)).collect(),
    }
}

/// A box that has no place yet. Under the heap stand how the figure names it, and how many of its moves are not drawn.
fn node(reachable: &Reachable, spot: &Spot) -> DiagramNode {
    let (heap, value) = (spot.heap, reachable.value(spot.heap));
    let mut lines = vec![reachable.symbol(spot)];
    match spot.moves_out() {
        0 => {}
        1 => lines.push("+ 1 move".to_owned()),
        more => lines.push(format!("+ {more} moves")),
    }
    let to: Vec<String> = spot.moves.iter().map(|step| step.to.to_string()).collect();
    let moves = if to.is_empty() { "no move".to_owned() } else { format!("moves to {}", to.join(", ")) };
    let spoken = format!("{heap}: value {value}, {}-position, {moves}", reachable.outcome(heap));
    DiagramNode { at: (0, 0), heap, value, lines, spoken }
}

/// The moves between heaps of the diagram, one for each two heaps, and whether they divide.
fn moves(reachable: &Reachable) -> Vec<(usize, usize, bool)> {
    let mut moves: Vec<(usize, usize, bool)> = Vec::new();
    for (from, spot) in reachable.spots.iter().enumerate() {
        for step in &spot.moves {
            let Some(to) = step.drawn else { continue };
            if !moves.iter().any(|&(other, known, _)| (other, known) == (from, to)) {
                moves.push((from, to, step.divides));
            }
        }
    }
    moves
}

fn letters(text: &str) -> u32 {
    text.chars().count() as u32
}

/// Rows by divisor; columns by how far the heap times its divisor lies below the first heap.
fn places(reachable: &Reachable) -> Vec<(u32, u32)> {
    let below = |spot: &Spot| reachable.start.saturating_sub(spot.divisor * spot.heap);
    let mut columns: Vec<u64> = reachable.spots.iter().map(below).collect();
    columns.sort_unstable();
    columns.dedup();
    let column = |spot: &Spot| columns.partition_point(|&column| column < below(spot)) as u32;
    reachable.spots.iter().map(|spot| (spot.row, column(spot))).collect()
}

impl Layout {
    /// The upper left corner of the box at a place.
    fn corner(&self, (row, column): (u32, u32)) -> (u32, u32) {
        let (x, y) = (self.width + BETWEEN_COLUMNS, HEIGHT + BETWEEN_ROWS);
        (MARGIN + column * x, self.top + row * y)
    }

    fn edge(&self, from: usize, to: usize, divides: bool) -> DiagramEdge {
        let (path, head) = self.line(self.places[from], self.places[to]);
        DiagramEdge { path, head, divides }
    }

    /// Whether a line along a row would run through a box.
    fn is_arc(&self, (row, from): (u32, u32), (_, to): (u32, u32)) -> bool {
        self.places.iter().any(|&(other, column)| other == row && from < column && column < to)
    }

    /// Whether a line down a column would run through a box.
    fn is_blocked(&self, (from, column): (u32, u32), (to, _): (u32, u32)) -> bool {
        self.places.iter().any(|&(row, other)| other == column && from < row && row < to)
    }

    /// The line from one box to another, and its arrowhead.
    fn line(&self, from: (u32, u32), to: (u32, u32)) -> (String, String) {
        let ((x, y), (to_x, to_y)) = (self.corner(from), self.corner(to));
        let (middle, to_middle) = (x + self.width / 2, to_x + self.width / 2);
        let (below, end) = (y + HEIGHT, to_y.saturating_sub(2));
        if from.0 == to.0 && self.is_arc(from, to) {
            // Lines leave on the right of the middle and arrive on its left.
            let (start, stop) = (middle + 12, to_middle - 12);
            let top = y - height(from, to).min(y);
            return (format!("M{start} {y}Q{} {top} {stop} {end}", u32::midpoint(start, stop)), head(stop, end, DOWN));
        }
        if from.0 == to.0 {
            let (across, stop) = (y + HEIGHT / 2, to_x - 2);
            return (format!("M{} {across}H{stop}", x + self.width), head(stop, across, RIGHT));
        }
        if from.0 > to.0 {
            let end = to_y + HEIGHT + 2;
            let bend = u32::midpoint(y, end);
            let path = format!("M{middle} {y}C{middle} {bend} {to_middle} {bend} {to_middle} {end}");
            return (path, head(to_middle, end, UP));
        }
        if from.1 == to.1 && self.is_blocked(from, to) {
            let (side, gap) = (middle + 16, x + self.width + BETWEEN_COLUMNS / 2);
            let (upper, lower) = (below + BETWEEN_ROWS - 8, to_y - BETWEEN_ROWS + 8);
            let [first, second, third, fourth] = [below + 34, below + 20, lower + 34, end - 34];
            let down = format!("M{side} {below}C{side} {first} {gap} {second} {gap} {upper}V{lower}");
            return (format!("{down}C{gap} {third} {side} {fourth} {side} {end}"), head(side, end, DOWN));
        }
        let bend = u32::midpoint(below, end);
        let path = match middle == to_middle {
            true => format!("M{middle} {below}V{end}"),
            false => format!("M{middle} {below}C{middle} {bend} {to_middle} {bend} {to_middle} {end}"),
        };
        (path, head(to_middle, end, DOWN))
    }
}

/// An arrowhead with its tip at a place.
fn head(x: u32, y: u32, shape: &str) -> String {
    format!("M{x} {y}{shape}")
}

/// How high the control point of an arc lies, which is twice as high as the arc.
fn height((row, from): (u32, u32), (_, to): (u32, u32)) -> u32 {
    let tall = 24 + 24 * (to - from);
    // Between rows there is not more room.
    if row == 0 { tall } else { tall.min(2 * BETWEEN_ROWS - 24) }
}

/// Arrowheads, from the tip.
const RIGHT: &str = "m-6 -4l6 4l-6 4";
const DOWN: &str = "m-4 -6l4 6l4 -6";
const UP: &str = "m-4 6l4 -6l4 6";
