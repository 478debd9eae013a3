//! `nimscope render` and `nimscope link`: pictures, and the links in them.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use nimscope::draw::Framing;

pub(super) const HELP: &str = "\
The picture shows exactly the ranges of the link, in the page's tiles and colours; the page's “Save picture” makes the same. What is
wrong with a link is a warning, and the nearest that makes sense is drawn. Without --height, a picture is as high as its map needs.

The ending of FILE says what it is: .png, .svg, or .tex and .tikz for a TikZ picture that LaTeX sets, 120 mm wide unless --mm says
otherwise. Several maps of a link stand side by side in one picture. Every file carries its link, which `nimscope link FILE` prints.

Examples:
  nimscope render 'mem?v=1&n=0-400&k=0-400' -o mem.png
  nimscope render 'mem?v=1&n=0-1000000&k=0-1400&aspect=600&axis=sqrt&scale=rank' -o straight.png
  nimscope render 'mem?v=1&n=0-40&k=0-40' -o mem.svg --mm 84
  nimscope render 'mem?v=1&n=0-40&k=0-40' -o mem.tex --layout axes
  nimscope render 'mem0?v=1&n=0-255&k=0-255' -o cells.png --cell 4 --layout bare --dark
  nimscope render 'mem?v=1&n=55-85&k=1-20&scale=linear' -o figure-5.png --width 2400 --height 1800";

#[derive(Args, Debug)]
pub(crate) struct Render {
    /// The whole address of a view, or what stands after its #, in quotes
    pub(crate) permalink: String,
    /// The file to write, .png, .svg, .tex or .tikz, or - for a PNG on the standard output
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: PathBuf,
    /// What stands around the map
    #[arg(long, value_enum, default_value_t)]
    pub(crate) layout: PictureLayout,
    /// Light on dark
    #[arg(long)]
    pub(crate) dark: bool,
    /// Leave out all letters and digits, as for a figure that is lettered elsewhere
    #[arg(long)]
    pub(crate) no_letters: bool,
    /// The width of the picture in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 1200, value_parser = clap::value_parser!(u32).range(SIDES))]
    pub(crate) width: u32,
    /// The height of the picture in pixels; the map lies in its middle
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(SIDES))]
    pub(crate) height: Option<u32>,
    /// So many pixels for the shorter side of a cell, and whole cells, instead of a width
    #[arg(long, value_name = "PIXELS", conflicts_with_all = ["width", "height", "mm"])]
    pub(crate) cell: Option<u32>,
    /// The width in print, in millimetres, instead of pixels; letters have 8 points
    #[arg(long, value_name = "MM", conflicts_with_all = ["width", "height"])]
    pub(crate) mm: Option<f64>,
    /// Pixels an inch in print
    #[arg(long, value_name = "DPI", default_value_t = 300.0)]
    pub(crate) dpi: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PictureKind {
    Png,
    Svg,
    Tikz,
}

impl Render {
    /// What the file's name says.
    pub(crate) fn kind(&self) -> PictureKind {
        let is = |ending: &str| self.output.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending));
        if is("svg") {
            PictureKind::Svg
        } else if is("tex") || is("tikz") {
            PictureKind::Tikz
        } else {
            PictureKind::Png
        }
    }
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum PictureLayout {
    /// A frame, axes, a title with the rule, and a legend; exactly the ranges of the link
    #[default]
    Figure,
    /// A frame and axes
    Axes,
    /// The cells alone
    Bare,
    /// The ranges and what else fits, as the page's map of this size shows it
    Page,
}

impl From<PictureLayout> for Framing {
    fn from(layout: PictureLayout) -> Framing {
        match layout {
            PictureLayout::Figure => Framing::Figure,
            PictureLayout::Axes => Framing::Axes,
            PictureLayout::Bare => Framing::Bare,
            PictureLayout::Page => Framing::Page,
        }
    }
}

/// A smaller picture has no room for its letters, and a larger one needs a gigabyte.
const SIDES: std::ops::RangeInclusive<i64> = 240..=8192;

pub(super) const LINK: &str = "\
Examples:
  nimscope link mem.png
  nimscope render \"$(nimscope link mem.png)\" -o mem.svg";

#[derive(Args, Debug)]
pub(crate) struct Link {
    /// A PNG, SVG or TikZ file that nimscope saved, the page or the command line
    pub(crate) file: PathBuf,
}
