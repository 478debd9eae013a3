//! The values in view are counted as they are painted, in slices.

use nimscope::game::Cell;
use nimscope::paper::{Spec, open};
use nimscope::session::Histogram;

use super::*;

fn histogram(page: &mut Page) -> Histogram {
    let Ok(Answer::Histogram(read)) = page.answer(Question::Histogram) else { panic!("a histogram") };
    read
}

#[test]
fn every_cell_in_view_is_counted_once() {
    let mut page = Page::new();
    let request = look("mem0", "k", 0, (0, 0), (1, 1));
    let visible = request.tiles[0].visible;
    page.look(request);
    page.settle();
    page.pace = (4.0, 1_000);
    let read = histogram(&mut page);
    let mut engine = open(&Spec::parse("mem0").expect("a game"));
    while engine.rows() < 256 {
        engine.advance(100_000);
    }
    let [x0, y0, x1, y1] = visible.map(|end| end as u64);
    let cells = (y0..y1).flat_map(|row| (x0..x1).map(move |column| Cell { row, column }));
    let values: Vec<u32> = cells.map(|at| engine.value(at).expect("a value")).collect();
    assert_eq!((read.counted, read.unknown, read.single), (values.len() as u64, 0, true));
    for bar in &read.bars {
        let count = values.iter().filter(|&&value| (bar.from..=bar.to).contains(&value)).count() as u64;
        assert_eq!(bar.count, count, "{bar:?}");
        assert!(bar.colour.starts_with('#') || bar.colour.starts_with("rgb"), "{bar:?}");
    }
    let ends = (read.bars.first().map(|bar| bar.from), read.bars.last().map(|bar| bar.to));
    assert_eq!(ends, (values.iter().min().copied(), values.iter().max().copied()));
    assert!(read.bars.windows(2).all(|pair| pair[0].to + 1 == pair[1].from), "there are no gaps");
    assert!(read.bars.len() <= 64);
}

#[test]
fn few_values_have_a_bar_each_and_a_texel_of_many_cells_counts_once() {
    let mut page = Page::new();
    page.look(look("imark?S=1&D=2,3", "strip:256", 0, (0, 0), (1, 1)));
    page.settle();
    let read = histogram(&mut page);
    assert!(read.bars.iter().all(|bar| bar.from == bar.to), "{read:?}");
    page.look(look("mem", "k", 3, (0, 0), (1, 1)));
    page.settle();
    let coarse = histogram(&mut page);
    assert!(!coarse.single);
    assert_eq!(coarse.counted + coarse.unknown, 256 * 256);
}

#[test]
fn what_is_not_known_and_a_map_that_shows_nothing() {
    let mut page = Page::new();
    assert_eq!(histogram(&mut page), Histogram::default());
    page.look(look("mem0", "k", 0, (0, 0), (1, 1)));
    page.session.stop(0);
    page.settle();
    let read = histogram(&mut page);
    assert_eq!((read.counted, read.unknown, read.bars.len()), (0, 256 * 256, 0));
}
