//! The arguments of `nimscope render`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use nimscope::draw::Framing;

pub(super) const HELP: &str = "\
The picture shows exactly the ranges of the link, in the page's tiles and colours. What is wrong with a link is a
warning, and the nearest that makes sense is drawn.

Examples:
  nimscope render 'mem?v=1&n=0-400&k=0-400' -o mem.png
  nimscope render 'mem?v=1&n=0-1000000&k=0-1400&aspect=600&axis=sqrt&scale=rank' -o straight.png
  nimscope render 'mem?v=1&n=0-40&k=0-40' -o mem.svg
  nimscope render 'mem?v=1&n=55-85&k=1-20&scale=linear' -o figure-5.png --width 2400 --height 1800";

#[derive(Args, Debug)]
pub(crate) struct Render {
    /// The whole address of a view, or what stands after its #, in quotes
    pub(crate) permalink: String,
    /// The file to write, .png or .svg, or - for a PNG on the standard output
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: PathBuf,
    /// What stands around the map
    #[arg(long, value_enum, default_value_t)]
    pub(crate) layout: PictureLayout,
    /// Leave out all letters and digits, as for a figure that is lettered elsewhere
    #[arg(long)]
    pub(crate) no_letters: bool,
    /// The width of the picture in pixels
    #[arg(long, default_value_t = 1200, value_parser = clap::value_parser!(u32).range(SIDES))]
    pub(crate) width: u32,
    /// The height of the picture in pixels
    #[arg(long, default_value_t = 900, value_parser = clap::value_parser!(u32).range(SIDES))]
    pub(crate) height: u32,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum PictureLayout {
    /// A frame, a title and a legend; exactly the ranges of the link
    #[default]
    Figure,
    /// The axes alone; the ranges and what else fits, as the page's map of this size shows it
    Page,
}

impl From<PictureLayout> for Framing {
    fn from(layout: PictureLayout) -> Framing {
        match layout {
            PictureLayout::Figure => Framing::Figure,
            PictureLayout::Page => Framing::Page,
        }
    }
}

/// A smaller picture has no room for its letters, and a larger one needs a gigabyte.
const SIDES: std::ops::RangeInclusive<i64> = 240..=8192;
