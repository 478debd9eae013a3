//! The cells: texels laid on the plot between rounded edges, the grid between them, and digits where they fit.

use nimscope::paint::Rgb;
use nimscope::table::has_digits;

use super::canvas::{Align, Canvas, GRID, GRID_STRENGTH};
use super::scene::Scene;
use super::tiles::{Texel, Tiles};

/// Draws the cells with their grid and their digits.
pub(super) fn draw(canvas: &mut Canvas, scene: &Scene<'_>, tiles: &Tiles) {
    for Texel { value, x, y } in tiles.texels(scene) {
        canvas.fill(x, y, tiles.painter.colour(value));
    }
    draw_grid(canvas, scene);
    let cells_are_texels = tiles.level_n == 0 && tiles.level_k == 0 && has_digits(&scene.state.spec, scene.state.axis);
    if cells_are_texels && digit_size(scene, 1) >= SMALLEST {
        draw_digits(canvas, scene, tiles);
    }
}

/// Grid lines, which grow stronger with the cells, as on the page.
fn draw_grid(canvas: &mut Canvas, scene: &Scene<'_>) {
    let size = scene.columns.scale.min(scene.rows.scale) / scene.ratio;
    if size < GRID_FROM {
        return;
    }
    let strength = GRID_STRENGTH * (((size - GRID_FROM) / (GRID_FULL - GRID_FROM)) as f32 + 0.1).min(1.0);
    let (x, y) = (scene.columns.table(), scene.rows.table());
    let thick = scene.length(0.5).max(1);
    for column in scene.columns.blocks(0) {
        let edge = scene.columns.edge(column as f64);
        canvas.blend_all(scene.columns.within(edge..edge + thick), y.clone(), GRID, strength);
    }
    for row in scene.rows.blocks(0) {
        let edge = scene.rows.edge(row as f64);
        canvas.blend_all(x.clone(), scene.rows.within(edge..edge + thick), GRID, strength);
    }
}

/// Values in the cells, in black or white, whichever reads better.
fn draw_digits(canvas: &mut Canvas, scene: &Scene<'_>, tiles: &Tiles) {
    let largest = tiles.texels(scene).map(|texel| texel.value).max().unwrap_or(0);
    let size = digit_size(scene, largest.to_string().len());
    if size < SMALLEST {
        return;
    }
    for Texel { value, x, y } in tiles.texels(scene) {
        // A cell that the edge of the plot cuts has no middle to write in.
        let is_whole =
            (x.end - x.start) as f64 > scene.columns.scale - 1.0 && (y.end - y.start) as f64 > scene.rows.scale - 1.0;
        if is_whole {
            let middle = ((x.start + x.end) as f64 / 2.0, (y.start + y.end) as f64 / 2.0);
            let line = middle.1 + 0.36 * size * scene.ratio;
            let ink = if is_light(tiles.painter.colour(value)) { DARK } else { LIGHT };
            canvas.text(&value.to_string(), (middle.0, line), size, Align::Centre, ink);
        }
    }
}

/// The size in which this many digits fit into a cell.
fn digit_size(scene: &Scene<'_>, digits: usize) -> f64 {
    let (wide, tall) = (scene.columns.scale / scene.ratio, scene.rows.scale / scene.ratio);
    (0.5 * tall).min(wide / (DIGIT * digits as f64 + 0.5)).min(LARGEST)
}

/// Whether black reads better on a colour than white: by its luminance, roughly after the sRGB curve.
fn is_light(colour: Rgb) -> bool {
    let [red, green, blue] = colour.map(|channel| (f64::from(channel) / 255.0).powf(2.2));
    0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18
}

/// Grid lines fade in while cells grow from the first size to the second.
const GRID_FROM: f64 = 9.0;
const GRID_FULL: f64 = 20.0;

/// The sizes of digits in cells, and the width of one in parts of its size.
const SMALLEST: f64 = 8.5;
const LARGEST: f64 = 17.0;
const DIGIT: f64 = 0.57;

const DARK: Rgb = [0x20, 0x20, 0x20];
const LIGHT: Rgb = [0xf4, 0xf4, 0xf4];
