//! Recent: the frontier.

use crate::table::{Section, Shape, ShapeKind};

/// The shapes of a mark.
pub(super) fn shapes(name: &str, view: &Section) -> Vec<Shape> {
    if name != "frontier" || !view.axis.is_plane() {
        return Vec::new();
    }
    let ends = [view.rows.start, view.rows.end].map(|n| view.point(n as f64, n as f64 + 1.0));
    vec![Shape::new(ShapeKind::Line, "k = n + 1", ends)]
}
