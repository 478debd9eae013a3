//! A picture that the program drew, read back: its pixels, and where its plot lies.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

/// The colour of the frame around the plot.
const FRAME: [u8; 3] = [0x5a, 0x61, 0x70];

pub(super) struct Picture {
    pub(super) width: usize,
    pub(super) height: usize,
    /// What the file says of itself, key and text.
    pub(super) texts: Vec<(String, String)>,
    pixels: Vec<[u8; 3]>,
}

/// The pixels of the plot, inside its frame.
#[derive(Debug)]
pub(super) struct Plot {
    pub(super) left: usize,
    pub(super) top: usize,
    pub(super) right: usize,
    pub(super) bottom: usize,
}

impl Picture {
    pub(super) fn open(path: &Path) -> Picture {
        let file = BufReader::new(File::open(path).expect("a picture"));
        let mut reader = png::Decoder::new(file).read_info().expect("a PNG file");
        let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
        let info = reader.next_frame(&mut bytes).expect("pixels");
        assert_eq!((info.color_type, info.bit_depth), (png::ColorType::Rgb, png::BitDepth::Eight));
        let texts = reader.info().uncompressed_latin1_text.iter();
        Picture {
            width: info.width as usize,
            height: info.height as usize,
            texts: texts.map(|chunk| (chunk.keyword.clone(), chunk.text.clone())).collect(),
            pixels: bytes.as_chunks::<3>().0.to_vec(),
        }
    }

    pub(super) fn at(&self, x: usize, y: usize) -> [u8; 3] {
        self.pixels[y * self.width + x]
    }

    /// Whether any pixel of some columns and rows has this colour.
    pub(super) fn has(&self, x: std::ops::Range<usize>, y: std::ops::Range<usize>, colour: [u8; 3]) -> bool {
        y.clone().any(|y| x.clone().any(|x| self.at(x, y) == colour))
    }

    /// The same for a colour that soft edges mix with what lies around it.
    pub(super) fn has_nearly(&self, x: std::ops::Range<usize>, y: std::ops::Range<usize>, colour: [u8; 3]) -> bool {
        let near = |found: [u8; 3]| found.iter().zip(colour).all(|(&a, b)| a.abs_diff(b) <= 64);
        y.clone().any(|y| x.clone().any(|x| near(self.at(x, y))))
    }

    /// The plot lies between the first and the last long line in the frame's colour; lines are one pixel wide.
    pub(super) fn plot(&self) -> Plot {
        let long = |y: &usize| (0..self.width).filter(|&x| self.at(x, *y) == FRAME).count() > 100;
        let top = (0..self.height).find(long).expect("a frame");
        let bottom = (0..self.height).rev().find(long).expect("a frame");
        let left = (0..self.width).find(|&x| self.at(x, bottom) == FRAME).expect("a frame");
        let right = (0..self.width).rev().find(|&x| self.at(x, bottom) == FRAME).expect("a frame");
        Plot { left: left + 1, top: top + 1, right, bottom }
    }
}

impl Plot {
    pub(super) fn width(&self) -> usize {
        self.right - self.left
    }

    pub(super) fn height(&self) -> usize {
        self.bottom - self.top
    }
}
