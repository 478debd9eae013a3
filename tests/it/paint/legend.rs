//! A legend tells the truth: its labels, its colours and its places agree with the painter.

use nimscope::game::big::{self, logarithm};
use nimscope::link::{self, State};
use nimscope::paint::{Legend, LegendEntry, Painter, Palette, Rgb, Scale, Unit, css};
use nimscope::paper::Spec;
use nimscope::table::{Axis, unit};

use super::eyes::{NORMAL, difference};
use super::painter_of;

#[test]
fn legends_read_well() {
    let labels = |palette, scale, view: &[u32]| {
        let legend = painter_of(palette, scale, view).legend();
        legend.entries.into_iter().map(|entry| entry.label).collect::<Vec<_>>().join(" | ")
    };
    let cases = [
        (Palette::Paper, Scale::Sqrt, vec![0, 5], "0 | 1 | 2 | 3 | 4 | 5"),
        (Palette::Viridis, Scale::Linear, vec![7, 9], "7 | 8 | 9"),
        (Palette::Paper, Scale::Linear, vec![0, 27], "0 | 1 | 5 | 10 | 15 | 20 | 27"),
        (Palette::Paper, Scale::Sqrt, vec![0, 27], "0 | 1 | 4 | 8 | 12 | 20 | 27"),
        (Palette::Viridis, Scale::Sqrt, vec![0, 181], "0 | 10 | 30 | 60 | 120 | 181"),
        (Palette::Viridis, Scale::Log, vec![1, 10_000], "1 | 10 | 50 | 200 | 2000 | 10000"),
        (Palette::Viridis, Scale::Linear, vec![0, 450_123], "0 | 100000 | 200000 | 300000 | 450123"),
        (Palette::Paper, Scale::Frontier, vec![0, 27], "0 | 1 | 2 | 4 | 8 | 15 | 27"),
        (Palette::Paper, Scale::Rank, vec![0, 3, 9, 500], "0 | 3 | 9 | 500"),
        (Palette::Viridis, Scale::Modulo(100), vec![0, 900], "0 | 20 | 40 | 60 | 80 | 99"),
        (Palette::Turbo, Scale::Modulo(5), vec![0, 900], "0 | 1 | 2 | 3 | 4"),
        (Palette::Paper, Scale::Modulo(3), vec![], "0 | 1 | 2"),
        (Palette::Paper, Scale::Value(12), vec![0, 900], "12 | others"),
        (Palette::Paper, Scale::POnly, vec![], "0: P | others: N"),
        (Palette::Paper, Scale::Sqrt, vec![], ""),
        (Palette::Categorical, Scale::Linear, vec![3, 5], "3 | 4 | 5"),
    ];
    for (palette, scale, view, expected) in cases {
        assert_eq!(labels(palette, scale, &view), expected, "{} {scale} {view:?}", palette.name());
    }
    let many = labels(Palette::Categorical, Scale::Sqrt, &[0, 900]);
    assert!(many.starts_with("0, 12, … | 1, 13, … |"), "{many}");
}

#[test]
fn a_fixed_range_says_that_its_ends_stand_for_more() {
    let mut painter = Painter::new(Palette::Viridis, Scale::Linear, Some((10, 14)));
    painter.observe(&[2, 99], 2, 0, 0, 2, 1);
    painter.settle();
    let labels: Vec<String> = painter.legend().entries.into_iter().map(|entry| entry.label).collect();
    assert_eq!(labels, ["≤ 10", "11", "12", "13", "≥ 14"]);
}

#[test]
fn counts_of_heaps_stand_out_from_a_dark_ground_and_are_called_so() {
    for palette in Palette::ALL {
        for scale in Scale::ALL {
            let mut painter = Painter::new(palette, scale, None).of(Unit::Heaps);
            painter.observe(&[0, 1, 2, 40], 4, 0, 0, 4, 1);
            painter.settle();
            let legend = painter.legend();
            check(&painter, &legend);
            assert!(legend.caption.starts_with("Heaps in a pixel"), "{}", legend.caption);
            let contrast = difference(painter.colour(0), painter.colour(1), &NORMAL);
            assert!(contrast > 20.0, "{} {scale}: one heap is only {contrast} from none", palette.name());
        }
    }
}

#[test]
fn a_legend_names_what_is_no_value() {
    for (scale, caption) in [
        (Scale::Linear, "Heap"),
        (Scale::Sqrt, "Heap (√ scale)"),
        (Scale::Modulo(3), "Heap modulo 3"),
        (Scale::Value(7), "Heap 7 singled out"),
    ] {
        let painter = Painter::new(Palette::Paper, scale, Some((0, 9))).of(Unit::Heap);
        assert_eq!(painter.legend().caption, caption);
    }
}

#[test]
fn ranks_mark_only_values_in_view() {
    let view: Vec<u32> = (0..500).map(|step| step * step).collect();
    for palette in [Palette::Paper, Palette::Viridis] {
        for entry in painter_of(palette, Scale::Rank, &view[20..]).legend().entries {
            let value: u32 = entry.label.parse().expect("a value");
            assert!(view[20..].contains(&value), "{value}");
        }
    }
}

/// Every swatch and tick has the colour of the value it names, in order, and stands where the bar has that colour.
pub(super) fn check(painter: &Painter, legend: &Legend) {
    assert!(legend.entries.len() <= 24 && !legend.caption.is_empty());
    assert_eq!(legend.discrete, legend.gradient.is_empty());
    assert!(legend.discrete || legend.gradient.len() >= 32);
    for entry in &legend.entries {
        let first = entry.label.split(',').next().unwrap_or_default();
        let digits: String = first.chars().filter(char::is_ascii_digit).collect();
        if let Ok(value) = digits.parse() {
            assert_eq!(entry.colour, css(painter.colour(value)), "{}", entry.label);
        }
        assert!((0.0..=1.0).contains(&entry.at));
        if !legend.discrete {
            let place = entry.at * (legend.gradient.len() - 1) as f64;
            let around = [place.floor(), place.ceil()].map(|place| parse_css(&legend.gradient[place as usize]));
            let apart = around.map(|colour| difference(colour, parse_css(&entry.colour), &NORMAL));
            assert!(apart[0].min(apart[1]) < 12.0, "{} at {}", entry.label, entry.at);
        }
    }
    assert!(legend.entries.windows(2).all(|pair| pair[0].at < pair[1].at), "{:?}", legend.entries);
}

fn parse_css(colour: &str) -> Rgb {
    [1, 3, 5].map(|start| u8::from_str_radix(&colour[start..start + 2], 16).expect("#rrggbb"))
}

/// The logarithms of large values are labelled by the values.
#[test]
fn logarithms_are_labelled_by_their_values() {
    let place = |text: &str| logarithm(&big::parse(text).expect("a number"));
    let labels = |scale, view: &[&str], range| {
        let mut painter = Painter::new(Palette::Viridis, scale, range).of(Unit::Logarithm);
        let view: Vec<u32> = view.iter().map(|text| place(text)).collect();
        painter.observe(&view, view.len(), 0, 0, view.len(), 1);
        painter.settle();
        let legend = painter.legend();
        for LegendEntry { label, colour, .. } in legend.entries.iter().filter(|entry| entry.label == "10¹⁰") {
            assert_eq!(*colour, css(painter.colour(place("10^10"))), "{label}");
        }
        let labels: Vec<String> = legend.entries.into_iter().map(|entry| entry.label).collect();
        (labels.join(" | "), legend.caption)
    };
    let by_logarithm = "Nim value (logarithmic scale)".to_owned();
    let deep = ["0", "7", "5*10^17+1", "999*10^15"];
    assert_eq!(labels(Scale::Sqrt, &deep, None), ("0 | 10⁵ | 10¹⁰ | 10¹⁵ | 10¹⁸".to_owned(), by_logarithm.clone()));
    assert_eq!(labels(Scale::Modulo(2), &["12", "4321"], None).1, by_logarithm, "remainders are lost");
    assert_eq!(labels(Scale::Linear, &["12", "23*10^5"], Some((3, 1_000))).0, "3 | 10 | 100 | ≥ 1000");
    assert_eq!(labels(Scale::Rank, &["5", "23*10^5", "10^150"], None).0, "5 | 2.3·10⁶ | 10¹⁵⁰");
    assert_eq!(labels(Scale::POnly, &["0", "10^20"], None).1, "P-positions: nim value 0");
    let mut categories = Painter::new(Palette::Categorical, Scale::Linear, None).of(Unit::Logarithm);
    categories.observe(&[place("10^18"), place("10^19")], 2, 0, 0, 2, 1);
    categories.settle();
    assert_ne!(categories.colour(place("10^18")), categories.colour(place("10^19")), "the two values in view differ");
}

/// In misère play colours stand for who wins, whatever the scale.
#[test]
fn outcomes_are_told_as_such() {
    let legend = |scale| {
        let mut painter = Painter::new(Palette::Paper, scale, None).of(Unit::Outcome);
        painter.observe(&[0, 1], 2, 0, 0, 2, 1);
        painter.settle();
        let legend = painter.legend();
        (legend.caption, legend.entries.into_iter().map(|entry| entry.label).collect::<Vec<_>>())
    };
    let labels = ["0: loses", "1: wins"].map(str::to_owned).to_vec();
    assert_eq!(legend(Scale::Linear), ("Outcome for the player to move".to_owned(), labels.clone()));
    for scale in [Scale::Sqrt, Scale::Log, Scale::Rank] {
        assert_eq!(legend(scale), ("Outcome for the player to move".to_owned(), labels.clone()), "{scale:?}");
    }
    assert_eq!(legend(Scale::POnly).0, "P-positions: outcome 0");
    let unit_of = |text: &str| unit(&Spec::parse(text).expect("a spec"), Axis::Memory);
    assert_eq!([unit_of("dynamic?f=2n"), unit_of("dynamic?f=2n&misere=1")], [Unit::Value, Unit::Outcome]);
}

#[test]
fn heaps_and_counts_are_called_so() {
    for (unit, word) in [
        (Unit::Heap, "Heap"),
        (Unit::Count, "Count of heaps"),
        (Unit::Rest, "Nim value left over"),
        (Unit::Value, "Nim value"),
    ] {
        let mut painter = Painter::new(Palette::Paper, Scale::Linear, None).of(unit);
        painter.observe(&[0, 40], 2, 0, 0, 2, 1);
        painter.settle();
        assert_eq!(painter.legend().caption, word);
    }
    for view in ["above-envelope", "above-plateau", "above-formula", "quarter", "halves", "copies"] {
        let State { spec, axis, .. } = link::parse(&format!("mem?axis={view}")).state;
        assert_eq!(unit(&spec, axis), Unit::Rest, "{view}");
    }
}
