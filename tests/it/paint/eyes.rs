//! How colours look: lightness and differences in CIELAB, to the common eye and to the colour-blind.

use nimscope::paint::Rgb;

/// What an eye makes of linear light, as a matrix. G. Machado, M. Oliveira, L. Fernandes, "A physiologically-based
/// model for simulation of color vision deficiency" (2009), severity 1.
pub(super) type Eye = [[f64; 3]; 3];

pub(super) const NORMAL: Eye = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
pub(super) const PROTANOPE: Eye =
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]];
pub(super) const DEUTERANOPE: Eye =
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]];
pub(super) const TRITANOPE: Eye =
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]];

/// The lightness L* of CIELAB, from 0 to 100.
pub(super) fn lightness(colour: Rgb) -> f64 {
    seen_by(colour, &NORMAL)[0]
}

/// How different two colours look: the distance in CIELAB, where 2 or 3 is just noticeable side by side.
pub(super) fn difference(one: Rgb, other: Rgb, eye: &Eye) -> f64 {
    let (one, other) = (seen_by(one, eye), seen_by(other, eye));
    one.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

pub(super) fn seen_by(colour: Rgb, eye: &Eye) -> [f64; 3] {
    let light = colour.map(|channel| {
        let channel = f64::from(channel) / 255.0;
        if channel <= 0.04045 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
    });
    let dot = |row: [f64; 3], of: [f64; 3]| row.iter().zip(of).map(|(a, b)| a * b).sum::<f64>();
    let [red, green, blue] = eye.map(|row| dot(row, light).clamp(0.0, 1.0));
    let curve = |t: f64| if t > 0.008856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    let x = curve(dot([0.4124, 0.3576, 0.1805], [red, green, blue]) / 0.95047);
    let y = curve(dot([0.2126, 0.7152, 0.0722], [red, green, blue]));
    let z = curve(dot([0.0193, 0.1192, 0.9505], [red, green, blue]) / 1.08883);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}
