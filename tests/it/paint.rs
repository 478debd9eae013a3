//! Colours: the claims about palettes, the order that every scale keeps, and a legend that tells the truth.

mod eyes;
mod legend;

use nimscope::paint::{Painter, Palette, Rgb, Scale, UNKNOWN};
use nimscope::table;
use proptest::prelude::*;

use eyes::{DEUTERANOPE, NORMAL, PROTANOPE, TRITANOPE, difference, lightness, seen_by};

/// The scales that spread values over a palette without folding them.
const STRETCHES: [Scale; 4] = [Scale::Linear, Scale::Sqrt, Scale::Log, Scale::Rank];

#[test]
fn unknown_means_the_same_to_tables_and_painters() {
    assert_eq!(UNKNOWN, table::UNKNOWN);
}

#[test]
fn names_are_unique_and_lead_back() {
    for palette in Palette::ALL {
        assert_eq!(Palette::named(palette.name()), Some(palette));
    }
    for scale in Scale::ALL {
        assert_eq!(Scale::named(scale.name()), Some(scale));
        assert_eq!(Scale::new(scale.name(), scale.number().map(f64::from)), Ok(scale));
    }
    assert_eq!(Palette::named("Paper"), None);
    assert!(Scale::new("cubic", None).unwrap_err().contains("linear, sqrt, log, rank, modulo, value, frontier, p"));
}

#[test]
fn numbers_of_scales_are_brought_within_bounds() {
    let number = |kind, number| Scale::new(kind, number).expect("a known scale").number();
    assert_eq!(number("modulo", Some(0.0)), Some(2), "nothing is modulo 0");
    assert_eq!(number("modulo", Some(1e30)), Some(4096));
    assert_eq!(number("modulo", Some(6.7)), Some(7));
    assert_eq!(number("modulo", None), Some(2));
    assert_eq!(number("value", Some(-5.0)), Some(0));
    assert_eq!(number("value", Some(f64::NAN)), Some(12));
    assert_eq!(number("value", Some(f64::from(UNKNOWN))), Some(UNKNOWN - 1), "the unknown is no value");
    assert_eq!(number("linear", Some(7.0)), None);
}

#[test]
fn paper_begins_with_black_and_dark_blue() {
    for scale in STRETCHES {
        for (least, largest) in [(0, 1), (0, 2), (0, 27), (0, 450_000), (1, 9)] {
            let painter = painter_of(Palette::Paper, scale, &[least, largest, 1]);
            assert_eq!(painter.colour(0), [0, 0, 0], "{scale} over {least}-{largest}");
            let [red, green, blue] = painter.colour(1);
            assert!(blue > 3 * red && blue > 3 * green, "1 is blue by {scale} over {least}-{largest}");
            let light = lightness([red, green, blue]);
            assert!((15.0..22.0).contains(&light), "1 is dark but not black by {scale}: {light}");
        }
    }
}

#[test]
fn paper_keeps_zero_black_where_a_range_starts_above_it() {
    let painter = Painter::new(Palette::Paper, Scale::Linear, Some((50, 60)));
    assert_eq!(painter.colour(0), [0, 0, 0]);
    assert_eq!(painter.colour(1), painter.colour(50), "dark blue is where the range starts");
    assert!(lightness(painter.colour(60)) > 95.0);
    assert_eq!(painter.colour(61), painter.colour(60));
}

#[test]
fn small_values_differ_clearly_on_paper() {
    // The first figure shows values up to 27.
    let painter = painter_of(Palette::Paper, Scale::Sqrt, &[0, 27]);
    for value in 0..6 {
        let apart = difference(painter.colour(value), painter.colour(value + 1), &NORMAL);
        assert!(apart > 4.0, "{value} and {} differ by {apart}", value + 1);
    }
}

#[test]
fn perceptual_palettes_grow_lighter_in_even_steps() {
    for palette in [Palette::Paper, Palette::Viridis, Palette::Cividis, Palette::Magma] {
        let lights: Vec<f64> = (0..=32).map(|step| lightness(palette.at(f64::from(step) / 32.0))).collect();
        let mean = (lights[32] - lights[0]) / 32.0;
        for (step, pair) in lights.windows(2).enumerate() {
            let rise = pair[1] - pair[0];
            assert!(rise > 0.3 * mean, "{} stalls at step {step}: {rise} of {mean}", palette.name());
            assert!(rise < 2.0 * mean, "{} jumps at step {step}: {rise} of {mean}", palette.name());
        }
        assert!(lights[32] - lights[0] > 70.0, "{} has room", palette.name());
    }
    let paper: Vec<f64> = (0..=200).map(|step| lightness(Palette::Paper.at(f64::from(step) / 200.0))).collect();
    assert!(paper.windows(2).all(|pair| pair[0] < pair[1]), "paper tells 200 values apart by lightness alone");
}

#[test]
fn perceptual_palettes_keep_their_order_for_the_colour_blind() {
    for palette in [Palette::Paper, Palette::Viridis, Palette::Cividis, Palette::Magma] {
        for eye in [NORMAL, PROTANOPE, DEUTERANOPE, TRITANOPE] {
            let lights: Vec<f64> = (0..=16).map(|step| seen_by(palette.at(f64::from(step) / 16.0), &eye)[0]).collect();
            assert!(lights.windows(2).all(|pair| pair[0] < pair[1]), "{}: {lights:?}", palette.name());
        }
    }
}

#[test]
fn categories_keep_neighbours_apart_for_the_colour_blind() {
    let painter = Painter::new(Palette::Categorical, Scale::Linear, None);
    for eye in [NORMAL, PROTANOPE, DEUTERANOPE, TRITANOPE] {
        for value in 0..24 {
            let apart = difference(painter.colour(value), painter.colour(value + 1), &eye);
            assert!(apart > 20.0, "{value} and {}: {apart}", value + 1);
        }
    }
}

#[test]
fn categories_ignore_stretching_and_repeat() {
    let linear = Painter::new(Palette::Categorical, Scale::Linear, None);
    for scale in [Scale::Sqrt, Scale::Log] {
        let painter = painter_of(Palette::Categorical, scale, &[3, 1000]);
        assert!((0..2000).all(|value| painter.colour(value) == linear.colour(value)));
    }
    assert_eq!(linear.colour(5), linear.colour(17));
    // By rank, neighbours in view differ even where all values are multiples of twelve.
    let ranked = painter_of(Palette::Categorical, Scale::Rank, &[0, 12, 24, 36]);
    assert_ne!(ranked.colour(12), ranked.colour(24));
}

#[test]
fn a_wheel_closes_for_remainders_only() {
    let hours = Painter::new(Palette::Cyclic, Scale::Modulo(12), None);
    let steps: Vec<f64> = (0..12).map(|v| difference(hours.colour(v), hours.colour(v + 1), &NORMAL)).collect();
    assert!(steps[11] > 10.0, "11 and 0 are neighbours, not the same");
    let linear = painter_of(Palette::Cyclic, Scale::Linear, &[0, 100]);
    assert!(difference(linear.colour(0), linear.colour(100), &NORMAL) > 40.0, "the ends are not the same");
}

#[test]
fn stretches_never_go_down() {
    for scale in STRETCHES {
        for view in [vec![0, 5], vec![3, 70, 71, 9000], vec![7, 7], vec![0, 1, 2, 4_000_000_000]] {
            let painter = painter_of(Palette::Paper, scale, &view);
            let lights =
                (0..10_000).chain([1 << 20, 1 << 24, 4_000_000_000]).map(|value| lightness(painter.colour(value)));
            let lights: Vec<f64> = lights.collect();
            // Rounding to eight bits may cost a channel one step while another has not gained its own yet.
            assert!(lights.windows(2).all(|pair| pair[1] > pair[0] - 0.3), "{scale} over {view:?}");
        }
    }
}

#[test]
fn stretches_reach_both_ends_of_the_palette() {
    for scale in STRETCHES {
        let painter = painter_of(Palette::Viridis, scale, &[4, 9, 44]);
        assert_eq!(painter.colour(4), Palette::Viridis.at(0.0), "{scale}");
        assert_eq!(painter.colour(44), Palette::Viridis.at(1.0), "{scale}");
        assert_eq!(painter.colour(1000), painter.colour(44), "{scale}");
    }
}

#[test]
fn stretches_are_what_they_say() {
    let middle = |scale, view: &[u32], value| painter_of(Palette::Viridis, scale, view).colour(value);
    let half = Palette::Viridis.at(0.5);
    let cases = [
        (Scale::Linear, vec![0, 100], 50),
        (Scale::Sqrt, vec![0, 100], 25),
        (Scale::Log, vec![1, 100], 10),
        (Scale::Log, vec![0, 99], 9), // ln 0 is nowhere, so that a range from 0 counts from 1
        (Scale::Rank, vec![3, 50, 1000], 50),
    ];
    for (scale, view, value) in cases {
        let apart = difference(middle(scale, &view, value), half, &NORMAL);
        assert!(apart < 1.0, "{value} is halfway by {scale} in {view:?}");
    }
}

#[test]
fn ranks_are_equal_steps() {
    let values = [2, 3, 5, 80, 1_000_000, 4_000_000_000];
    let painter = painter_of(Palette::Viridis, Scale::Rank, &values);
    for (rank, &value) in values.iter().enumerate() {
        let apart = difference(painter.colour(value), Palette::Viridis.at(rank as f64 / 5.0), &NORMAL);
        assert!(apart < 1.0, "{value} has rank {rank}");
    }
    // On paper 0 stands apart, so that the others share the blues.
    let paper = painter_of(Palette::Paper, Scale::Rank, &[0, 2, 3, 5]);
    let blues = [2, 3, 5].map(|value| lightness(paper.colour(value)));
    assert!((blues[1] - (blues[0] + blues[2]) / 2.0).abs() < 1.5, "{blues:?}");
}

#[test]
fn ranks_count_only_what_lies_in_a_fixed_range() {
    let mut painter = Painter::new(Palette::Viridis, Scale::Rank, Some((10, 70)));
    painter.observe(&[0, 5, 10, 63, 64, 70, 71, 500], 8, 0, 0, 8, 1);
    painter.settle();
    for (rank, value) in [10, 63, 64, 70].into_iter().enumerate() {
        assert!(difference(painter.colour(value), Palette::Viridis.at(rank as f64 / 3.0), &NORMAL) < 1.0, "{value}");
    }
}

#[test]
fn remainders_wrap() {
    for palette in Palette::ALL {
        for m in [2, 3, 7, 12, 100] {
            let painter = Painter::new(palette, Scale::Modulo(m), None);
            for value in 0..300 {
                assert_eq!(painter.colour(value), painter.colour(value + m), "{} modulo {m}", palette.name());
            }
            assert_ne!(painter.colour(m - 1), painter.colour(m), "{} modulo {m}", palette.name());
        }
    }
}

#[test]
fn one_value_stands_out_from_everything_dim() {
    for palette in Palette::ALL {
        let mut painter = Painter::new(palette, Scale::Value(12), None);
        painter.observe(&(0..200).collect::<Vec<u32>>(), 200, 0, 0, 200, 1);
        painter.settle();
        let accent = painter.colour(12);
        for value in (0..200).filter(|&value| value != 12) {
            let apart = lightness(accent) - lightness(painter.colour(value));
            assert!(apart > 25.0, "{} {value}: {apart}", palette.name());
        }
        assert_ne!(painter.colour(1), painter.colour(199), "{}: context remains", palette.name());
    }
}

#[test]
fn p_positions_are_black_on_pale() {
    for palette in Palette::ALL {
        let painter = painter_of(palette, Scale::POnly, &[0, 9]);
        assert_eq!(painter.colour(0), [0, 0, 0]);
        assert!(lightness(painter.colour(1)) > 75.0, "{}", palette.name());
        assert_eq!(painter.colour(1), painter.colour(1_000_000));
    }
}

#[test]
fn one_step_below_the_frontier_is_seen() {
    for palette in Palette::ALL {
        let painter = painter_of(palette, Scale::Frontier, &[0, 1, 400_000]);
        assert!(lightness(painter.colour(0)) < 10.0, "on the frontier all is quiet");
        let rise = lightness(painter.colour(1)) - lightness(painter.colour(0));
        assert!(rise > 20.0, "{}: {rise}", palette.name());
    }
}

#[test]
fn unknown_is_transparent_and_unseen() {
    let values = [UNKNOWN, 3, UNKNOWN, 5_000, 9_999, UNKNOWN, 9_999];
    let painter = painter_of(Palette::Turbo, Scale::Linear, &values);
    let alphas: Vec<u8> = painter.paint(&values).chunks(4).map(|pixel| pixel[3]).collect();
    assert_eq!(alphas, [0, 255, 0, 255, 255, 0, 255]);
    assert_eq!(painter.colour(9_999), Palette::Turbo.at(1.0), "the unknown is not the largest value");
    let nothing = painter_of(Palette::Turbo, Scale::Rank, &[UNKNOWN; 4]);
    assert_eq!(nothing.paint(&[UNKNOWN]), [0; 4]);
}

#[test]
fn only_what_is_in_view_decides() {
    // Two rows of four; the middle two columns of the second row are in view.
    let tile = [900, 901, 902, 903, 904, 10, 20, 905];
    let mut painter = Painter::new(Palette::Viridis, Scale::Linear, None);
    painter.observe(&tile, 4, 1, 1, 3, 2);
    painter.settle();
    assert_eq!(painter.colour(10), Palette::Viridis.at(0.0));
    assert_eq!(painter.colour(20), Palette::Viridis.at(1.0));
}

#[test]
fn a_view_outside_the_tile_is_ignored() {
    let mut painter = Painter::new(Palette::Viridis, Scale::Linear, None);
    for (stride, x0, y0, x1, y1) in
        [(4, 4, 0, 9, 9), (4, 3, 0, 1, 2), (4, 0, 5, 4, 9), (0, 0, 0, 1, 1), (9, 0, 0, 9, 9)]
    {
        painter.observe(&[1, 2, 3, 4, 5, 6, 7, 8], stride, x0, y0, x1, y1);
    }
    assert!(painter.legend().entries.is_empty());
}

#[test]
fn equal_signatures_paint_equally() {
    let signature = |palette, scale, view: &[u32]| painter_of(palette, scale, view).settle();
    assert_eq!(signature(Palette::Paper, Scale::Sqrt, &[0, 9, 27]), signature(Palette::Paper, Scale::Sqrt, &[0, 27]));
    assert_ne!(signature(Palette::Paper, Scale::Sqrt, &[0, 27]), signature(Palette::Paper, Scale::Sqrt, &[0, 28]));
    assert_ne!(signature(Palette::Paper, Scale::Sqrt, &[0, 27]), signature(Palette::Magma, Scale::Sqrt, &[0, 27]));
    assert_ne!(
        signature(Palette::Paper, Scale::Rank, &[0, 9, 27]),
        signature(Palette::Paper, Scale::Rank, &[0, 8, 27])
    );
    assert_ne!(signature(Palette::Paper, Scale::Modulo(3), &[1]), signature(Palette::Paper, Scale::Modulo(4), &[1]));
    // What is in view decides nothing here, so that panning repaints nothing.
    assert_eq!(signature(Palette::Paper, Scale::Modulo(3), &[1]), signature(Palette::Paper, Scale::Modulo(3), &[5]));
    assert_eq!(signature(Palette::Paper, Scale::POnly, &[1]), signature(Palette::Paper, Scale::POnly, &[5]));
    assert_eq!(signature(Palette::Categorical, Scale::Sqrt, &[1]), signature(Palette::Categorical, Scale::Sqrt, &[5]));
}

proptest! {
    #[test]
    fn painting_agrees_with_single_colours(
        palette in prop::sample::select(Palette::ALL.to_vec()),
        scale in any_scale(),
        range in prop::option::of((any_value(), any_value())),
        values in prop::collection::vec(any_value(), 1..200),
    ) {
        let mut painter = Painter::new(palette, scale, range);
        painter.observe(&values, values.len(), 0, 0, values.len(), 1);
        painter.settle();
        for (pixel, &value) in painter.paint(&values).chunks(4).zip(&values) {
            let expected = if value == UNKNOWN { [0; 4] } else { opaque(painter.colour(value)) };
            prop_assert_eq!(pixel, expected);
        }
        legend::check(&painter, &painter.legend());
    }

    #[test]
    fn equal_signatures_paint_equally_in_general(
        scale in any_scale(),
        one in prop::collection::vec(0_u32..6, 1..6),
        other in prop::collection::vec(0_u32..6, 1..6),
    ) {
        for palette in Palette::ALL {
            let (mut a, mut b) = (painter_of(palette, scale, &one), painter_of(palette, scale, &other));
            if a.settle() == b.settle() {
                prop_assert!((0..300).all(|value| a.colour(value) == b.colour(value)));
            }
        }
    }
}

/// A painter that has seen these values.
fn painter_of(palette: Palette, scale: Scale, view: &[u32]) -> Painter {
    let mut painter = Painter::new(palette, scale, None);
    painter.observe(view, view.len(), 0, 0, view.len(), 1);
    painter.settle();
    painter
}

fn any_value() -> impl Strategy<Value = u32> {
    prop_oneof![0_u32..30, 0_u32..5000, any::<u32>(), Just(UNKNOWN)]
}

fn any_scale() -> impl Strategy<Value = Scale> {
    (prop::sample::select(Scale::ALL.to_vec()), any_value()).prop_map(|(scale, number)| scale.with_number(number))
}

fn opaque([red, green, blue]: Rgb) -> [u8; 4] {
    [red, green, blue, 255]
}
