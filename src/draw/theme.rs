//! The colours of a picture, which come in as data.

use super::colour::Colour;

/// The colours of a map and of what stands around and over it.
#[derive(Clone, Debug, PartialEq)]
pub struct Theme {
    /// What lies around the plot.
    pub paper: Colour,
    /// What the plot lies on, and the halo of what lies over it.
    pub ground: Colour,
    /// Letters.
    pub ink: Colour,
    /// Lines and words of less weight.
    pub muted: Colour,
    /// The lines between cells.
    pub grid: Colour,
    /// What is pinned, and where the computation has come.
    pub accent: Colour,
    /// What is not known yet.
    pub hatch: Colour,
    /// Cells that contradict a claim.
    pub wrong: Colour,
    /// What theory puts over the map, each unlike the others.
    pub marks: [Colour; 4],
    /// The typefaces to try, as CSS writes them.
    pub font: String,
}

impl Theme {
    /// A theme as a style sheet writes it: its colours by their names there, and its typefaces.
    ///
    /// # Errors
    /// A sentence that says which colour cannot be read.
    pub fn read(written: impl Fn(&str) -> Option<String>, font: String) -> Result<Theme, String> {
        let colour = |name: &str| {
            let css = written(name).unwrap_or_default();
            Colour::parse(&css).ok_or_else(|| format!("{name} is no colour: “{css}”"))
        };
        Ok(Theme {
            paper: colour("ground")?,
            ground: colour("ground")?,
            ink: colour("ink")?,
            muted: colour("muted")?,
            grid: colour("grid")?,
            accent: colour("accent")?,
            hatch: colour("hatch")?,
            wrong: colour("wrong")?,
            marks: [colour("mark-0")?, colour("mark-1")?, colour("mark-2")?, colour("mark-3")?],
            font,
        })
    }

    /// The page's dark colours, on what lies around its map.
    pub fn dark() -> Theme {
        Theme {
            paper: hex("#14161b"),
            ground: hex("#1c2027"),
            ink: hex("#e7e9ee"),
            muted: hex("#a0a8b6"),
            grid: hex("#ffffff33"),
            accent: hex("#ff9a4d"),
            hatch: hex("#343a45"),
            wrong: hex("#ff5c4d"),
            marks: ["#ff9a4d", "#5fe0a8", "#ff93f0", "#7db4ff"].map(hex),
            font: FONT.to_owned(),
        }
    }

    /// The page's light colours on white paper.
    pub fn light() -> Theme {
        Theme {
            paper: hex("#ffffff"),
            ground: hex("#f4f5f7"),
            ink: hex("#181b22"),
            muted: hex("#5a6170"),
            grid: hex("#0b102633"),
            accent: hex("#d9480f"),
            hatch: hex("#d5d8df"),
            wrong: hex("#e02424"),
            marks: ["#d9480f", "#0b7a55", "#a3189c", "#1a56c4"].map(hex),
            font: FONT.to_owned(),
        }
    }
}

fn hex(colour: &str) -> Colour {
    Colour::parse(colour).expect("a colour that is written here")
}

/// The typefaces of a figure.
const FONT: &str = "Roboto, system-ui, sans-serif";

#[cfg(test)]
mod tests {
    use super::*;

    /// The style sheet writes `--map-ink: light-dark(#181b22, #e7e9ee);`.
    #[test]
    fn the_colours_are_the_pages() {
        let sheet = include_str!("../../www/style.css");
        let written = |name: &str| {
            let (_, rest) = sheet.split_once(&format!("--map-{name}: light-dark("))?;
            rest.split_once(')')?.0.split_once(", ")
        };
        let light = |name: &str| Some(written(name)?.0.to_owned());
        let dark = |name: &str| Some(written(name)?.1.to_owned());
        let pages = [Theme::read(light, FONT.to_owned()), Theme::read(dark, FONT.to_owned())];
        for (page, own) in pages.into_iter().zip([Theme::light(), Theme::dark()]) {
            assert_eq!(Theme { paper: own.paper, ..page.expect("the page's colours") }, own);
        }
        let without = Theme::read(|_| None, String::new());
        assert_eq!(without, Err("ground is no colour: “”".to_owned()));
    }
}
