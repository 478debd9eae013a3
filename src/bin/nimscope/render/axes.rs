//! The axes, as the papers draw them: n down the left side, k across the top. The page's axes.js is its twin.

use nimscope::table::Axis;

use super::canvas::{ACCENT, Align, Canvas, INK, MUTED};
use super::pixels::Pixels;
use super::scene::Scene;
use super::ticks::{multiples, nice_step, parts};

/// Draws both axes, their labels and the title.
pub(super) fn draw(canvas: &mut Canvas, scene: &Scene<'_>) {
    let hair = scene.hair();
    let (left, top) = (scene.columns.start, scene.rows.start);
    let (right, bottom) = (scene.columns.end, scene.rows.end);
    for y in [top - hair, bottom] {
        canvas.fill(left - hair..right + hair, y..y + hair, MUTED);
    }
    for x in [left - hair, right] {
        canvas.fill(x..x + hair, top - hair..bottom + hair, MUTED);
    }
    draw_rows(canvas, scene);
    draw_columns(canvas, scene);
    draw_labels(canvas, scene);
}

/// An axis with its unit: cells, or on a straightened map thousands of columns.
struct Ruler<'a> {
    pixels: &'a Pixels,
    /// Pixels a unit.
    scale: f64,
    /// The largest number that there is.
    last: f64,
    /// Half a cell where a number belongs to a whole cell, 0 where it belongs to a place.
    nudge: f64,
    /// The smallest step that makes sense.
    finest: f64,
}

impl Ruler<'_> {
    fn cells(pixels: &Pixels) -> Ruler<'_> {
        let last = pixels.limit.saturating_sub(1) as f64;
        Ruler { pixels, scale: pixels.scale, last, nudge: 0.5, finest: 1.0 }
    }

    fn thousands(pixels: &Pixels) -> Ruler<'_> {
        Ruler { pixels, scale: 1000.0 * pixels.scale, last: pixels.limit as f64 / 1000.0, nudge: 0.0, finest: 0.001 }
    }

    /// The least round step that leaves this many pixels between two numbers.
    fn step(&self, room: f64) -> f64 {
        nice_step(room / self.scale).max(self.finest)
    }

    /// The numbers within the plot.
    fn numbers(&self, step: f64) -> impl Iterator<Item = f64> + use<> {
        let at = |pixel: i64| (pixel as f64 - self.pixels.origin) / self.scale - self.nudge;
        // A number whose middle lies on the last edge of the plot belongs to what follows.
        let within = self.pixels.end as f64 - 0.5;
        let last = (within - self.pixels.origin) / self.scale - self.nudge;
        multiples(step, at(self.pixels.start).max(self.pixels.first as f64), last.min(self.last))
    }

    /// Smaller ticks between the numbers, unless they would stand too close.
    fn minor(&self, step: f64, room: f64) -> Vec<f64> {
        let small = step / parts(step);
        if small < self.finest || small * self.scale < room { Vec::new() } else { self.numbers(small).collect() }
    }

    fn place(&self, number: f64) -> i64 {
        (self.pixels.origin + (number + self.nudge) * self.scale).floor() as i64
    }

    fn write(number: f64, step: f64) -> String {
        if step >= 1.0 {
            return format!("{number:.0}");
        }
        let decimals = (-step.log10() - 1e-9).ceil().clamp(0.0, 6.0) as usize;
        format!("{number:.decimals$}").trim_end_matches('0').trim_end_matches('.').to_owned()
    }
}

fn draw_rows(canvas: &mut Canvas, scene: &Scene<'_>) {
    let ruler = Ruler::cells(&scene.rows);
    let line = 1.6 * TYPE * scene.ratio;
    let step = ruler.step(if ruler.scale >= line { line } else { 44.0 * scene.ratio });
    let edge = scene.columns.start - scene.hair();
    for number in ruler.minor(step, 6.0 * scene.ratio) {
        let y = ruler.place(number);
        canvas.fill(edge - scene.length(TICK / 2.0)..edge, y..y + scene.hair(), MUTED);
    }
    let names = scene.state.axis.row_names(ruler.numbers(step).map(|number| number as u64));
    for (number, text) in ruler.numbers(step).zip(names) {
        let y = ruler.place(number);
        canvas.fill(edge - scene.length(TICK)..edge, y..y + scene.hair(), MUTED);
        let baseline = y as f64 + 0.36 * TYPE * scene.ratio + 0.5;
        let x = (edge - scene.length(TICK + GAP)) as f64;
        canvas.text(&text, (x, baseline), TYPE, Align::Right, INK);
    }
}

fn draw_columns(canvas: &mut Canvas, scene: &Scene<'_>) {
    let straight = scene.state.axis == Axis::Straight;
    let ruler = if straight { Ruler::thousands(&scene.columns) } else { Ruler::cells(&scene.columns) };
    let rough = ruler.step(48.0 * scene.ratio);
    let widest = ruler.numbers(rough).map(|number| canvas.text_width(&Ruler::write(number, rough), TYPE));
    let widest = widest.fold(0.0, f64::max);
    let single = widest + 6.0 * scene.ratio;
    let every = !straight && ruler.scale >= single;
    let step = ruler.step(if every { single } else { (52.0 * scene.ratio).max(widest + 22.0 * scene.ratio) });
    let edge = scene.rows.start - scene.hair();
    for number in ruler.minor(step, 6.0 * scene.ratio) {
        let x = ruler.place(number);
        canvas.fill(x..x + scene.hair(), edge - scene.length(TICK / 2.0)..edge, MUTED);
    }
    for number in ruler.numbers(step) {
        let x = ruler.place(number);
        canvas.fill(x..x + scene.hair(), edge - scene.length(TICK)..edge, MUTED);
        let baseline = (edge - scene.length(TICK + GAP)) as f64;
        let is_parabola = straight && (number - 1.0).abs() < 1e-9;
        let colour = if is_parabola { ACCENT } else { INK };
        canvas.text(&Ruler::write(number, step), (x as f64 + 0.5, baseline), TYPE, Align::Centre, colour);
    }
}

fn draw_labels(canvas: &mut Canvas, scene: &Scene<'_>) {
    let (left, top) = (scene.columns.start as f64, scene.rows.start as f64);
    let above = |lines: f64| top - lines * scene.ratio;
    let room = f64::from(canvas.width) - left - 8.0 * scene.ratio;
    let title = canvas.fitting(&scene.title(), TITLE, room);
    canvas.text(&title, (left, above(54.0)), TITLE, Align::Left, INK);
    let (row_label, column_label) = scene.labels();
    canvas.text(&column_label, (left, above(30.0)), TYPE, Align::Left, MUTED);
    let beside = left - (TICK + GAP) * scene.ratio;
    canvas.text(&row_label, (beside, above(10.0)), TYPE, Align::Right, MUTED);
}

/// Sizes of letters, ticks and the gap between them.
const TYPE: f64 = 13.0;
const TITLE: f64 = 18.0;
const TICK: f64 = 5.0;
const GAP: f64 = 4.0;
