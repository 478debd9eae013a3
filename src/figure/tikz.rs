//! A figure as a TikZ picture, which LaTeX sets in the letters of the paper around it. It needs the package tikz and nothing
//! else.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::FigureDrawn;
use super::carried::COMMENT;
use crate::draw::{Align, Colour, Fill, Mosaic, Op, Paint, Path, Point, Points, Rect, Segment, Text, letters, runs};
use crate::game::numbers::grouped;
use crate::grow::Refusal;
use crate::latex;

/// Writes a figure that is to be printed, with its link.
///
/// # Errors
/// If there are more rectangles than LaTeX can take.
pub fn tikz(drawn: &FigureDrawn<'_>, link: &str) -> Result<String, Refusal> {
    let density = drawn.density.unwrap_or(SCREEN);
    let whole = Rect { x: 0..drawn.frame.width as i64, y: 0..drawn.frame.height as i64 };
    let (body, colours, clip) = (String::new(), BTreeMap::new(), whole.clone());
    let mut writer = TikzWriter { body, colours, areas: 0, clip, clipped: false, whole, drawn };
    writer.text("\\useasboundingbox ");
    writer.rectangle(&writer.whole.clone());
    writer.text(";\n");
    for op in &drawn.ops {
        writer.op(op)?;
    }
    writer.unclip();
    let unit = 1.0 / density;
    let mut out = format!(
        "% A TikZ picture: \\usepackage{{tikz}}, and \\input this file where it should stand.\n{COMMENT}{link}\n"
    );
    // The end of a line would be a space beside the picture.
    out.push_str("\\begingroup%\n");
    for ([red, green, blue], name) in &writer.colours {
        let _ = writeln!(out, "\\definecolor{{{name}}}{{RGB}}{{{red},{green},{blue}}}%");
    }
    let _ = write!(out, "\\begin{{tikzpicture}}[x={unit:.5}mm, y=-{unit:.5}mm, line join=round]\n{}", writer.body);
    out.push_str("\\end{tikzpicture}%\n\\endgroup\n");
    Ok(out)
}

struct TikzWriter<'a> {
    body: String,
    /// The names of the colours so far.
    colours: BTreeMap<[u8; 3], String>,
    /// How many areas of one colour there are so far.
    areas: usize,
    clip: Rect,
    clipped: bool,
    whole: Rect,
    drawn: &'a FigureDrawn<'a>,
}

impl TikzWriter<'_> {
    fn op(&mut self, op: &Op) -> Result<(), Refusal> {
        match op {
            Op::Rect(rect, Fill::Plain(colour)) => {
                let area = rect.and(&self.clip);
                if !area.is_empty() {
                    self.fill(*colour, &[area], 0.0);
                }
            }
            Op::Rect(rect, Fill::Hatch { colour, step, thick }) => self.hatch(rect, *colour, *step, *thick),
            Op::Path(path, paint) => self.path(path, *paint),
            Op::Text(line) => self.line(line),
            Op::Image(mosaic) => self.cells(mosaic)?,
            Op::Clip(rects) => self.clip(rects),
        }
        Ok(())
    }

    fn text(&mut self, text: &str) {
        self.body.push_str(text);
    }

    fn rectangle(&mut self, Rect { x, y }: &Rect) {
        let _ = write!(self.body, "({},{})rectangle({},{})", x.start, y.start, x.end, y.end);
    }

    /// The name of a colour, and how much it covers, as options of a path.
    fn ink(&mut self, what: &str, colour: Colour) -> String {
        let count = self.colours.len();
        let name = self.colours.entry(colour.rgb).or_insert_with(|| format!("nimscope{count}")).clone();
        let cover = if colour.alpha < 1.0 { format!(", {what} opacity={:.3}", colour.alpha) } else { String::new() };
        format!("{what}={name}{cover}")
    }

    /// Fills rectangles, each a little larger: where two touch, programs that show a page let what lies below shine through.
    fn fill(&mut self, colour: Colour, areas: &[Rect], more: f64) {
        let ink = self.ink("fill", colour);
        for some in areas.chunks(AT_ONCE) {
            let _ = write!(self.body, "\\path[{ink}]");
            for Rect { x, y } in some {
                let (right, bottom) = (x.end as f64 + more, y.end as f64 + more);
                let _ = write!(self.body, "({},{})rectangle({},{})", x.start, y.start, short(right), short(bottom));
            }
            self.text(";\n");
        }
    }

    /// Lines from the lower left to the upper right, as the pixels of a hatch have them.
    fn hatch(&mut self, rect: &Rect, colour: Colour, step: i64, thick: i64) {
        let Rect { x, y } = rect.and(&self.clip);
        let (ink, width) = (self.ink("draw", colour), self.length(0.7 * thick as f64));
        let first = (x.start + y.start).div_euclid(step) * step;
        self.text("\\begin{scope}\n\\clip");
        self.rectangle(&Rect { x: x.clone(), y: y.clone() });
        let (last, next) = (x.end + y.end, first + step);
        let _ = writeln!(self.body, ";\n\\foreach \\s in {{{first},{next},...,{last}}}");
        let (top, bottom) = (y.start, y.end);
        let _ = writeln!(
            self.body,
            "\\draw[{ink}, line width={width}] ({{\\s-{top}}},{top})--({{\\s-{bottom}}},{bottom});\n\\end{{scope}}"
        );
    }

    fn path(&mut self, Path(segments): &Path, paint: Paint) {
        let options = match paint {
            Paint::Fill(colour) => self.ink("fill", colour),
            Paint::Stroke(colour, width) => {
                let ink = self.ink("draw", colour);
                format!("{ink}, line width={}", self.length(width))
            }
        };
        let _ = write!(self.body, "\\path[{options}]");
        let point = |(x, y): Point| format!("({},{})", short(x), short(y));
        let mut before = (0.0, 0.0);
        for segment in segments {
            let (text, at) = match *segment {
                Segment::Move(to) => (point(to), to),
                Segment::Line(to) => (format!("--{}", point(to)), to),
                // TikZ has curves of the third degree alone.
                Segment::Curve(bend, to) => {
                    let third = |a: Point| (a.0 + (bend.0 - a.0) * 2.0 / 3.0, a.1 + (bend.1 - a.1) * 2.0 / 3.0);
                    let (first, second) = (point(third(before)), point(third(to)));
                    (format!("..controls{first}and{second}..{}", point(to)), to)
                }
                Segment::Close => ("--cycle".to_owned(), before),
            };
            self.text(&text);
            before = at;
        }
        self.text(";\n");
    }

    fn line(&mut self, line: &Text) {
        if line.text.is_empty() {
            return;
        }
        let colour = self.ink("text", Colour::solid(line.colour.rgb));
        let anchor = match line.align {
            Align::Left => "base west",
            Align::Centre => "base",
            Align::Right => "base east",
        };
        let size = line.size / self.drawn.density.unwrap_or(SCREEN) * POINT;
        let bold = if line.weight >= 600 { "\\bfseries" } else { "" };
        let mut options = format!("anchor={anchor}, inner sep=0pt, {colour}, font={}{bold}", font(size));
        let width = letters::width(&line.text, line.size);
        if let Some(room) = line.room.filter(|&room| room < width) {
            let _ = write!(options, ", xscale={:.3}", room / width);
        }
        if let Some((halo, _)) = line.halo {
            let ink = self.ink("fill", halo.faded(0.8));
            let _ = write!(options, ", {ink}");
        }
        let text = latex::words(&line.text);
        match &line.at[..] {
            &[(x, y)] => {
                let _ = writeln!(self.body, "\\node[{options}] at ({},{}) {{{text}}};", short(x), short(y));
            }
            many => {
                for places in many.chunks(AT_ONCE) {
                    let places: Vec<String> =
                        places.iter().map(|&(x, y)| format!("{}/{}", short(x), short(y))).collect();
                    let _ = writeln!(self.body, "\\foreach \\x/\\y in {{{}}}", places.join(","));
                    let _ = writeln!(self.body, "\\node[{options}] at (\\x,\\y) {{{text}}};");
                }
            }
        }
    }

    fn cells(&mut self, mosaic: &Mosaic) -> Result<(), Refusal> {
        let found = runs(mosaic, &self.drawn.images, &self.clip);
        self.areas += found.values().map(Vec::len).sum::<usize>();
        if self.areas > MOST {
            return Err(Refusal::TooLarge(format!(
                "the map has {} areas of one colour, and LaTeX takes at most {} at once; show fewer cells, or save a PNG or \
                 SVG file, which \\includegraphics shows",
                grouped(&self.areas.to_string()),
                grouped(&MOST.to_string())
            )));
        }
        if let Some(points) = &mosaic.points {
            let all: Vec<Rect> = found.values().flatten().map(|area| grown(area, points, points.ring)).collect();
            let all: Vec<Rect> = all.iter().map(|area| area.and(&points.area)).collect();
            self.fill(points.halo, &all, 0.0);
        }
        let more = OVERLAP.min(PART * mosaic.columns.size.min(mosaic.rows.size));
        for (rgb, areas) in found {
            let areas: Vec<Rect> = match &mosaic.points {
                Some(points) => areas.iter().map(|area| grown(area, points, 0).and(&points.area)).collect(),
                None => areas,
            };
            self.fill(Colour::solid(rgb), &areas, if mosaic.points.is_some() { 0.0 } else { more });
        }
        Ok(())
    }

    fn clip(&mut self, rects: &[Rect]) {
        self.unclip();
        let [only] = rects else { return };
        self.text("\\begin{scope}\n\\clip");
        self.rectangle(only);
        self.text(";\n");
        self.clip = only.and(&self.whole);
        self.clipped = true;
    }

    fn unclip(&mut self) {
        if std::mem::take(&mut self.clipped) {
            self.text("\\end{scope}\n");
        }
        self.clip = self.whole.clone();
    }

    /// A length in pixels.
    fn length(&self, pixels: f64) -> String {
        format!("{:.3}mm", pixels / self.drawn.density.unwrap_or(SCREEN))
    }
}

/// A point of a graph as large as it is drawn, and a ring around it.
fn grown(Rect { x, y }: &Rect, points: &Points, ring: i64) -> Rect {
    let (across, down) = (points.across + ring, points.down + ring);
    Rect { x: x.start - across..x.end + across, y: y.start - down..y.end + down }
}

fn font(points: f64) -> String {
    format!("\\fontsize{{{:.1}}}{{{:.1}}}\\selectfont", points, 1.2 * points)
}

/// A number to a hundredth of a pixel.
fn short(number: f64) -> String {
    let text = format!("{number:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Pixels a millimetre where nobody says, and points a millimetre.
const SCREEN: f64 = 96.0 / 25.4;
const POINT: f64 = 72.27 / 25.4;

/// How many rectangles LaTeX takes, and how many of them in one path.
const MOST: usize = 40_000;
const AT_ONCE: usize = 200;

/// By how much the rectangles of cells overlap, in pixels, and in parts of a cell.
const OVERLAP: f64 = 0.6;
const PART: f64 = 0.15;
