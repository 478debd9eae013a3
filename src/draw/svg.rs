//! A picture as a drawing that keeps its lines and letters sharp at any size. The cells are one image inside it.

use std::fmt::Write;

use super::colour::Colour;
use super::fixed::fixed;
use super::letters;
use super::op::{Align, Fill, Mosaic, Op, Paint, Path, Point, Rect, Segment, Text};

/// Writes a picture. `image` gives the address of an image, such as `data:image/png;base64,…`, that shows the texels of a
/// mosaic within a rectangle, a pixel for a pixel; `source` is a link that the file carries, and `density` the pixels of a
/// millimetre, if it is to be printed.
pub fn write(
    (width, height): (f64, f64),
    density: Option<f64>,
    font: &str,
    source: &str,
    ops: &[Op],
    mut image: impl FnMut(&Mosaic, &Rect) -> String,
) -> String {
    let length = |pixels: f64| density.map_or_else(|| short(pixels), |density| short(pixels / density) + "mm");
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"{}\">\n<metadata>{}</metadata>\n",
        length(width),
        length(height),
        escaped(font),
        escaped(source)
    );
    let whole = Rect { x: 0..width as i64, y: 0..height as i64 };
    let (mut clip, mut clips, mut hatches) = (whole.clone(), 0, 0);
    for op in ops {
        match op {
            Op::Clip(rects) => {
                if clip != whole {
                    out.push_str("</g>\n");
                }
                clip = rects.iter().fold(None, |all, rect| Some(around(all, rect))).unwrap_or_else(|| whole.clone());
                if clip != whole {
                    let areas: String = rects.iter().map(area).collect();
                    let _ = write!(
                        out,
                        "<clipPath id=\"clip{clips}\"><path d=\"{areas}\"/></clipPath>\n<g clip-path=\"url(#clip{clips})\">\n"
                    );
                    clips += 1;
                }
            }
            Op::Rect(rect, Fill::Plain(colour)) => rectangle(&mut out, rect, &ink("fill", *colour)),
            Op::Rect(rect, Fill::Hatch { colour, step, thick }) => {
                let _ = writeln!(
                    out,
                    "<pattern id=\"hatch{hatches}\" width=\"{step}\" height=\"{step}\" patternUnits=\"userSpaceOnUse\">\
                     <path d=\"M-1 1L1 -1M0 {step}L{step} 0M{0} {1}L{1} {0}\" {2} stroke-width=\"{3}\"/></pattern>",
                    step - 1,
                    step + 1,
                    ink("stroke", *colour),
                    short(*thick as f64 * 0.7),
                );
                rectangle(&mut out, rect, &format!("fill=\"url(#hatch{hatches})\""));
                hatches += 1;
            }
            Op::Path(path, paint) => {
                let paint = match paint {
                    Paint::Fill(colour) => ink("fill", *colour),
                    Paint::Stroke(colour, width) => {
                        let (ink, width) = (ink("stroke", *colour), short(*width));
                        format!("fill=\"none\" {ink} stroke-width=\"{width}\" stroke-linejoin=\"round\"")
                    }
                };
                let _ = writeln!(out, "<path d=\"{}\" {paint}/>", data(path));
            }
            Op::Text(line) => text(&mut out, line),
            Op::Image(mosaic) => {
                let (x, y) = (&clip.x, &clip.y);
                let _ = writeln!(
                    out,
                    "<image x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" style=\"image-rendering:pixelated\" href=\"{}\"/>",
                    x.start,
                    y.start,
                    x.end - x.start,
                    y.end - y.start,
                    image(mosaic, &clip)
                );
            }
        }
    }
    out.push_str("</svg>\n");
    out
}

fn rectangle(out: &mut String, Rect { x, y }: &Rect, fill: &str) {
    let (width, height) = (x.end - x.start, y.end - y.start);
    let _ = writeln!(out, "<rect x=\"{}\" y=\"{}\" width=\"{width}\" height=\"{height}\" {fill}/>", x.start, y.start);
}

fn text(out: &mut String, line: &Text) {
    let mut style = format!(" font-size=\"{}\" {}", short(line.size), ink("fill", line.colour));
    match line.align {
        Align::Left => {}
        Align::Centre => style.push_str(" text-anchor=\"middle\""),
        Align::Right => style.push_str(" text-anchor=\"end\""),
    }
    if line.weight != 400 {
        let _ = write!(style, " font-weight=\"{}\"", line.weight);
    }
    if let Some(room) = line.room.filter(|&room| letters::width(&line.text, line.size) > room) {
        let _ = write!(style, " textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"", short(room));
    }
    if let Some((colour, width)) = line.halo {
        let (ink, width) = (ink("stroke", colour), short(width));
        let _ = write!(style, " {ink} stroke-width=\"{width}\" paint-order=\"stroke\"");
    }
    let text = escaped(&line.text);
    match &line.at[..] {
        &[(x, y)] => {
            let _ = writeln!(out, "<text x=\"{}\" y=\"{}\"{style}>{text}</text>", short(x), short(y));
        }
        places => {
            let _ = writeln!(out, "<g{style}>");
            for &(x, y) in places {
                let _ = writeln!(out, "<text x=\"{}\" y=\"{}\">{text}</text>", short(x), short(y));
            }
            out.push_str("</g>\n");
        }
    }
}

/// A colour and how much it covers, apart, since not every program reads them in one.
fn ink(what: &str, colour: Colour) -> String {
    let solid = Colour::solid(colour.rgb);
    if colour == solid {
        return format!("{what}=\"{solid}\"");
    }
    format!("{what}=\"{solid}\" {what}-opacity=\"{}\"", short(colour.alpha.into()))
}

/// The smallest rectangle around both.
fn around(all: Option<Rect>, rect: &Rect) -> Rect {
    let Some(all) = all else { return rect.clone() };
    let (x, y) = (&rect.x, &rect.y);
    Rect { x: all.x.start.min(x.start)..all.x.end.max(x.end), y: all.y.start.min(y.start)..all.y.end.max(y.end) }
}

fn area(Rect { x, y }: &Rect) -> String {
    format!("M{} {}H{}V{}H{}Z", x.start, y.start, x.end, y.end, x.start)
}

fn data(Path(segments): &Path) -> String {
    let point = |(x, y): Point| format!("{} {}", short(x), short(y));
    let write = |segment: &Segment| match *segment {
        Segment::Move(to) => format!("M{}", point(to)),
        Segment::Line(to) => format!("L{}", point(to)),
        Segment::Curve(bend, to) => format!("Q{} {}", point(bend), point(to)),
        Segment::Close => "Z".to_owned(),
    };
    segments.iter().map(write).collect()
}

/// A number to a hundredth of a pixel.
fn short(number: f64) -> String {
    fixed(number, 2)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
