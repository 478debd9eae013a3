//! The pixels of a picture. Rectangles and texels are filled between whole pixels; tiny-skia softens the edges of lines and
//! letters.

use nimscope::draw::{Align, Colour, Fill, Mosaic, Op, Paint, Path, Points, Rect, Segment, Text, letters, texels};
use tiny_skia::{FillRule, LineJoin, Mask, PathBuilder, Pixmap, PremultipliedColorU8, Stroke, Transform};

use super::lettering::Lettering;

/// A picture that operations are drawn into.
pub(super) struct Raster {
    pixmap: Pixmap,
    lettering: Lettering,
    /// What is drawn shows in these rectangles alone.
    clip: Vec<Rect>,
    /// The same for lines and letters; none while they may go everywhere.
    mask: Option<Mask>,
}

impl Raster {
    /// A picture without colours.
    pub(super) fn new(width: u32, height: u32) -> Raster {
        let pixmap = Pixmap::new(width, height).expect("the size of a picture is checked before");
        let whole = Rect { x: 0..i64::from(width), y: 0..i64::from(height) };
        Raster { pixmap, lettering: Lettering::new(), clip: vec![whole], mask: None }
    }

    /// Draws operations one over the other; `images` hold four bytes a texel.
    pub(super) fn draw(&mut self, ops: &[Op], images: &[&[u8]]) {
        for op in ops {
            match op {
                Op::Rect(rect, fill) => self.rect(rect, *fill),
                Op::Path(path, paint) => self.path(path, *paint),
                Op::Text(line) => self.text(line),
                Op::Image(mosaic) => self.image(mosaic, images),
                Op::Clip(rects) => self.clip(rects),
            }
        }
    }

    /// The pixels, with what shows through.
    pub(super) fn into_rgba(self) -> Vec<u8> {
        let pixels = self.pixmap.pixels().iter().map(|pixel| pixel.demultiply());
        pixels.flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]).collect()
    }

    /// The pixels of a picture that covers its ground.
    pub(super) fn into_rgb(self) -> Vec<u8> {
        self.pixmap.pixels().iter().flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect()
    }

    fn clip(&mut self, rects: &[Rect]) {
        let (width, height) = (self.pixmap.width(), self.pixmap.height());
        let whole = Rect { x: 0..i64::from(width), y: 0..i64::from(height) };
        self.mask = None;
        self.clip = rects.iter().map(|rect| rect.and(&whole)).filter(|rect| !rect.is_empty()).collect();
        if rects.is_empty() {
            self.clip.push(whole);
        } else {
            let mut mask = Mask::new(width, height).expect("the size of a picture is checked before");
            for Rect { x, y } in &self.clip {
                for row in y.clone() {
                    let start = row as usize * width as usize;
                    mask.data_mut()[start + x.start as usize..start + x.end as usize].fill(255);
                }
            }
            self.mask = Some(mask);
        }
    }

    fn rect(&mut self, rect: &Rect, fill: Fill) {
        for part in self.clip.clone() {
            let Rect { x, y } = part.and(rect);
            match fill {
                Fill::Plain(colour) => y.for_each(|y| x.clone().for_each(|x| self.blend(x, y, colour))),
                Fill::Hatch { colour, step, thick } => {
                    let on_line = |x: &i64, y: i64| (x + y).rem_euclid(step) < thick;
                    y.for_each(|y| x.clone().filter(|x| on_line(x, y)).for_each(|x| self.blend(x, y, colour)));
                }
            }
        }
    }

    /// Lays a colour over a pixel inside the picture.
    fn blend(&mut self, x: i64, y: i64, Colour { rgb, alpha }: Colour) {
        let place = y as usize * self.pixmap.width() as usize + x as usize;
        let pixel = &mut self.pixmap.pixels_mut()[place];
        let mix = |below: u8, above: u8| {
            (f32::from(below) * (1.0 - alpha) + f32::from(above) * alpha).round().clamp(0.0, 255.0) as u8
        };
        let [red, green, blue] = rgb;
        let mixed = [mix(pixel.red(), red), mix(pixel.green(), green), mix(pixel.blue(), blue)];
        let cover = mix(pixel.alpha(), 255);
        let [red, green, blue] = mixed.map(|channel| channel.min(cover));
        *pixel = PremultipliedColorU8::from_rgba(red, green, blue, cover).expect("no channel exceeds its cover");
    }

    fn image(&mut self, mosaic: &Mosaic, images: &[&[u8]]) {
        match &mosaic.points {
            Some(points) => self.points(mosaic, points, images),
            None => texels(mosaic, images, |rect, rgb| self.rect(rect, Fill::Plain(Colour::solid(rgb)))),
        }
    }

    /// Points grow across, then down, and then the ring around them is what grows once more.
    fn points(&mut self, mosaic: &Mosaic, points: &Points, images: &[&[u8]]) {
        let (wide, tall) = (points.area.x.end.max(0) as usize, points.area.y.end.max(0) as usize);
        let mut dots = vec![None; wide * tall];
        let whole = Rect { x: 0..wide as i64, y: 0..tall as i64 };
        texels(mosaic, images, |rect, rgb| {
            let Rect { x, y } = rect.and(&whole);
            y.for_each(|y| x.clone().for_each(|x| dots[y as usize * wide + x as usize] = Some(rgb)));
        });
        let dots = spread(&spread(&dots, wide, points.across, 0), wide, 0, points.down);
        let around = spread(&spread(&dots, wide, points.ring, 0), wide, 0, points.ring);
        for Rect { x, y } in self.clip.iter().map(|part| part.and(&whole)).collect::<Vec<_>>() {
            for (x, y) in y.flat_map(|y| x.clone().map(move |x| (x, y))) {
                let place = y as usize * wide + x as usize;
                let halo = around[place].map(|_| points.halo);
                if let Some(colour) = dots[place].map(Colour::solid).or(halo) {
                    self.blend(x, y, colour);
                }
            }
        }
    }

    fn path(&mut self, Path(segments): &Path, paint: Paint) {
        let mut builder = PathBuilder::new();
        for segment in segments {
            match *segment {
                Segment::Move((x, y)) => builder.move_to(x as f32, y as f32),
                Segment::Line((x, y)) => builder.line_to(x as f32, y as f32),
                Segment::Curve((bx, by), (x, y)) => builder.quad_to(bx as f32, by as f32, x as f32, y as f32),
                Segment::Close => builder.close(),
            }
        }
        if let Some(path) = builder.finish() {
            self.soft(&path, paint, Transform::identity());
        }
    }

    fn soft(&mut self, path: &tiny_skia::Path, paint: Paint, place: Transform) {
        let ink = |Colour { rgb: [red, green, blue], alpha }: Colour| {
            let mut ink = tiny_skia::Paint::default();
            ink.set_color_rgba8(red, green, blue, (alpha * 255.0).round() as u8);
            ink
        };
        let mask = self.mask.as_ref();
        match paint {
            Paint::Fill(colour) => {
                self.pixmap.fill_path(path, &ink(colour), FillRule::Winding, place, mask);
            }
            Paint::Stroke(colour, width) => {
                let stroke = Stroke { width: width as f32, line_join: LineJoin::Round, ..Stroke::default() };
                self.pixmap.stroke_path(path, &ink(colour), &stroke, place, mask);
            }
        }
    }

    fn text(&mut self, line: &Text) {
        let width = letters::width(&line.text, line.size);
        let narrowed = line.room.map_or(1.0, |room| (room / width).min(1.0));
        let before = match line.align {
            Align::Left => 0.0,
            Align::Centre => narrowed * width / 2.0,
            Align::Right => narrowed * width,
        };
        let Some(outline) = self.lettering.outline(&line.text, line.size) else { return };
        for (x, y) in &line.at {
            // A line on a whole pixel keeps the feet of the letters sharp.
            let place = Transform::from_row(narrowed as f32, 0.0, 0.0, 1.0, (x - before) as f32, y.round() as f32);
            if let Some((colour, width)) = line.halo {
                self.soft(&outline, Paint::Stroke(colour, width), place);
            }
            self.soft(&outline, Paint::Fill(line.colour), place);
        }
    }
}

/// A picture so many pixels wide, laid over itself step by step.
fn spread(pixels: &[Option<[u8; 3]>], wide: usize, across: i64, down: i64) -> Vec<Option<[u8; 3]>> {
    let mut grown = vec![None; pixels.len()];
    let steps = if across > 0 { Points::steps(across) } else { Points::steps(down) };
    for step in steps {
        for (place, pixel) in pixels.iter().enumerate().filter(|(_, pixel)| pixel.is_some()) {
            let (x, y) = ((place % wide) as i64, (place / wide) as i64);
            let (x, y) = if across > 0 { (x + step, y) } else { (x, y + step) };
            let to = y * wide as i64 + x;
            if (0..wide as i64).contains(&x) && (0..grown.len() as i64).contains(&to) {
                grown[to as usize] = *pixel;
            }
        }
    }
    grown
}
