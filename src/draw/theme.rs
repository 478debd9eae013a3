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

    /// The page's light colours on white paper.
    pub fn light() -> Theme {
        let hex = |colour| Colour::parse(colour).expect("a colour that is written here");
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
            font: "Roboto, system-ui, sans-serif".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The style sheet writes `--map-ink: light-dark(#181b22, #e7e9ee);`.
    #[test]
    fn the_light_colours_are_the_pages() {
        let sheet = include_str!("../../www/style.css");
        let light = |name: &str| {
            let (_, rest) = sheet.split_once(&format!("--map-{name}: light-dark("))?;
            Some(rest.split_once(',')?.0.to_owned())
        };
        let own = Theme::light();
        let page = Theme::read(light, own.font.clone()).expect("the page's colours");
        assert_eq!(Theme { paper: own.paper, ..page }, own);
        let without = Theme::read(|_| None, String::new());
        assert_eq!(without, Err("ground is no colour: “”".to_owned()));
    }
}
