//! A sheet's diagram as an SVG file that stands alone, in the page's light colours.

use std::io::{self, Write};

use nimscope::sheet::{Diagram, DiagramNode};

/// Colours and letters; an N-position has a pale value and a P-position a dark one.
const STYLE: &str = "\
svg { background: #fff; font: 11px system-ui, sans-serif; }
path { fill: none; stroke: #5a6170; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.divides path { stroke: #2447b8; stroke-dasharray: 5 4; }
.divides .head { stroke-dasharray: none; }
rect { fill: #fff; stroke: #868d9b; }
.value { fill: #eaeffc; stroke: none; }
.lost .value { fill: #2447b8; }
.number { fill: #2447b8; font-size: 17px; font-weight: 600; text-anchor: middle; }
.lost .number { fill: #fff; }
.heap { fill: #181b22; font-size: 14px; font-weight: 600; }
.small { fill: #5a6170; }
";

/// Writes a diagram. No text of it has a character that XML would take for markup.
pub(super) fn write(out: &mut impl Write, diagram: &Diagram) -> io::Result<()> {
    let (width, height) = diagram.size;
    writeln!(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\">")?;
    writeln!(out, "<title>{}</title>\n<style>\n{STYLE}</style>", diagram.label)?;
    for edge in &diagram.edges {
        let class = if edge.divides { "divides" } else { "takes" };
        writeln!(
            out,
            "<g class=\"{class}\"><path d=\"{}\"/><path class=\"head\" d=\"{}\"/></g>",
            edge.path, edge.head
        )?;
    }
    for node in &diagram.nodes {
        self::node(out, node, diagram.node)?;
    }
    writeln!(out, "</svg>")
}

fn node(out: &mut impl Write, node: &DiagramNode, (width, height): (u32, u32)) -> io::Result<()> {
    let class = if node.value == 0 { "lost" } else { "won" };
    writeln!(out, "<g class=\"{class}\" transform=\"translate({} {})\">", node.at.0, node.at.1)?;
    writeln!(out, "<title>{}</title><rect width=\"{width}\" height=\"{height}\" rx=\"8\"/>", node.spoken)?;
    writeln!(out, "<path class=\"value\" d=\"M30 1H8a7 7 0 0 0 -7 7V{}a7 7 0 0 0 7 7H30z\"/>", height - 8)?;
    writeln!(out, "<text class=\"number\" x=\"15\" y=\"{}\">{}</text>", height / 2 + 6, node.value)?;
    // The same places as on the page, where lines are 15 apart.
    let first = f64::from(height) / 2.0 - 7.5 * node.lines.len() as f64 + 5.0;
    writeln!(out, "<text class=\"heap\" x=\"38\" y=\"{first}\">{}</text>", node.heap)?;
    for (line, below) in node.lines.iter().zip(1_u32..) {
        writeln!(out, "<text class=\"small\" x=\"38\" y=\"{}\">{line}</text>", first + f64::from(15 * below))?;
    }
    writeln!(out, "</g>")
}
