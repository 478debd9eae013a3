//! The texels of a mosaic as rectangles, for back ends that have no images.

use std::collections::BTreeMap;

use super::op::{Mosaic, Piece, Rect};
use crate::table::SIDE;

/// Calls back for every texel of a mosaic that has a colour; `images` hold four bytes a texel.
pub fn texels(mosaic: &Mosaic, images: &[&[u8]], mut each: impl FnMut(&Rect, [u8; 3])) {
    let side = SIDE as u64;
    for Piece { image, tile: (row, column), x, y } in &mosaic.pieces {
        for texel_y in y.clone() {
            let down = row * side + texel_y as u64;
            let tall = mosaic.rows.at(down)..mosaic.rows.at(down + 1);
            for texel_x in x.clone() {
                let place = 4 * (texel_y * SIDE + texel_x);
                let &[red, green, blue, cover] = &images[*image][place..place + 4] else { continue };
                if cover > 0 {
                    let across = column * side + texel_x as u64;
                    let wide = mosaic.columns.at(across)..mosaic.columns.at(across + 1);
                    each(&Rect { x: wide, y: tall.clone() }, [red, green, blue]);
                }
            }
        }
    }
}

/// The texels within a rectangle by their colours, where equal ones side by side, and equal rows of these, are one
/// rectangle.
pub fn runs(mosaic: &Mosaic, images: &[&[u8]], within: &Rect) -> BTreeMap<[u8; 3], Vec<Rect>> {
    let mut found: BTreeMap<[u8; 3], Vec<Rect>> = BTreeMap::new();
    let mut open: Option<([u8; 3], Rect)> = None;
    // What ends at a row of pixels, by where it begins and ends across.
    let mut ends: BTreeMap<([u8; 3], i64, i64, i64), usize> = BTreeMap::new();
    let mut close = |(colour, rect): ([u8; 3], Rect)| {
        let all = found.entry(colour).or_default();
        let key = |y: i64| (colour, y, rect.x.start, rect.x.end);
        let place = match ends.remove(&key(rect.y.start)) {
            Some(above) => {
                all[above].y.end = rect.y.end;
                above
            }
            None => {
                all.push(rect.clone());
                all.len() - 1
            }
        };
        ends.insert(key(rect.y.end), place);
    };
    texels(mosaic, images, |rect, colour| {
        let rect = rect.and(within);
        if rect.is_empty() {
            return;
        }
        match &mut open {
            Some((other, run)) if *other == colour && run.y == rect.y && run.x.end == rect.x.start => {
                run.x.end = rect.x.end;
            }
            _ => {
                if let Some(run) = open.replace((colour, rect)) {
                    close(run);
                }
            }
        }
    });
    if let Some(run) = open {
        close(run);
    }
    found
}
