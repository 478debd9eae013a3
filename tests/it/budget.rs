//! No step of a tile is long: in every game and view, at every zoom level that the page and links allow, whatever a texel
//! shows.

use nimscope::engine::{Aside, Engine, Quantity, Reduce, Texels, Wide, Written, visit};
use nimscope::game::Cell;
use nimscope::grow::{Grow, Progress};
use nimscope::paper;
use nimscope::paper::Spec;
use nimscope::table::{Along, Axis, Cut, Find, Sought, Source, TileRequest, UNKNOWN};

/// An engine under watch: what it says that looking took, and how many cells it was asked for.
struct Watched {
    engine: Box<dyn Engine>,
    /// Whether blocks are reduced cell by cell, so that every look at one is seen, or as the engine does it.
    by_cells: bool,
    /// How long it is worked towards a value that is not at hand; without an end, it comes.
    patience: u64,
    spent: u64,
    cells: u64,
}

impl Watched {
    fn new(source: Source, by_cells: bool) -> Watched {
        Watched { engine: source.engine, by_cells, patience: 0, spent: 0, cells: 0 }
    }

    /// What was done since the last call: at least so many steps.
    fn done(&mut self) -> u64 {
        std::mem::take(&mut self.spent).max(4 * std::mem::take(&mut self.cells))
    }
}

impl Grow for Watched {
    fn advance(&mut self, work: u64) {
        self.engine.advance(work);
    }

    fn progress(&self) -> Progress<'_> {
        self.engine.progress()
    }
}

impl Wide for Watched {
    fn written(&mut self, at: Cell) -> Option<Written> {
        self.engine.written(at)
    }

    fn shade(&mut self, at: Cell) -> Option<u32> {
        self.cells += 1;
        self.engine.shade(at)
    }
}

impl Engine for Watched {
    fn value(&mut self, at: Cell) -> Option<u32> {
        self.cells += 1;
        // Where values are worked out as they are wanted, that is asked for in slices.
        match self.engine.approach(at, self.patience) {
            Some(_) => None,
            None => self.engine.value(at),
        }
    }

    fn aside(&mut self) -> Aside<'_> {
        match self.engine.aside() {
            Aside::Wide(_) => Aside::Wide(self),
            _ => Aside::Nothing,
        }
    }

    fn look(&mut self, texels: &mut Texels, work: u64) -> u64 {
        let spent = match self.by_cells {
            true => visit::look(self, texels, work, |n, k| Some(Cell { row: n, column: k })),
            false => self.engine.look(texels, work),
        };
        self.spent += spent;
        spent
    }
}

/// Every game of the catalogue and the ways to look at it, and some more: any width, and tables that begin far out.
fn maps() -> Vec<(Spec, Axis)> {
    let more = [
        ("takeaway?f=2^k", "k"),
        ("mem?less=mnem", "k"),
        ("mem0?less=mem", "k"),
        ("mem?less=memplus", "sqrt"),
        ("maxnim?d=2&less=maxnim&less.d=21/10", "strip:64"),
        ("takeaway?f=if(k mod 2 = 0, 9000 - k, 2k)", "k"),
        ("maximum?f=n", "strip:64"),
        ("maximum?f=n", "graph"),
        ("minimum?f=1", "strip:65536"),
        ("imark?S=1&D=2,3", "strip:1"),
        ("imark?S=1&D=2,3", "far:1000:1000000000000000000"),
        ("maxnim?d=7/4&pass=0", "far:64:1000000000000000000000000000000"),
    ];
    let more = more.map(|(spec, axis)| (Spec::parse(spec).expect("a spec"), Axis::parse(axis).expect("an axis")));
    let of_entry = |entry: &'static paper::Entry| {
        let spec = Spec::parse(entry.name).expect("a game of the catalogue");
        let axes = entry.views.iter().filter_map(|view| Axis::parse(view.axis));
        axes.filter(|axis| axis.suits(&spec)).map(|axis| (spec.clone(), axis)).collect::<Vec<_>>()
    };
    paper::entries().iter().flat_map(of_entry).chain(more).collect()
}

/// A table that is some way along: far enough that it fills many texels, and soon there.
fn grown(spec: &Spec, axis: Axis) -> Source {
    let mut source = Source::new(spec.clone(), axis).expect("a table");
    for _ in 0..60 {
        source.engine.advance(1_000_000);
    }
    source
}

fn request(spec: &Spec, axis: Axis, levels: (u32, u32), reduce: Reduce) -> TileRequest {
    let (_, columns) = axis.extent(spec);
    let quantity = Quantity::Value;
    TileRequest { level_n: levels.0, level_k: levels.1, row: 0, column: 0, axis, columns, reduce, quantity }
}

/// What a call into the core may be asked for, and how much more than that it may do.
const WORK: u64 = 100_000;
const MOST: u64 = 2 * WORK;

const REDUCES: [Reduce; 5] = [Reduce::Sample, Reduce::Keep, Reduce::Smallest, Reduce::Largest, Reduce::Contains(3)];

#[test]
fn every_step_ends_soon() {
    for (spec, axis) in maps() {
        for by_cells in [false, true] {
            let mut engine = Watched::new(grown(&spec, axis), by_cells);
            for (level_n, level_k) in (0..=32).step_by(8).flat_map(|n| (0..=32).step_by(8).map(move |k| (n, k))) {
                for reduce in REDUCES {
                    let mut cut = Cut::new(request(&spec, axis, (level_n, level_k), reduce));
                    // A tile that takes many steps is like that from the beginning.
                    for step in 0..8 {
                        let is_ready = cut.step(&mut engine, WORK);
                        let done = engine.done();
                        assert!(done <= MOST, "{spec} {axis} {level_n},{level_k} {reduce:?}: {done} in step {step}");
                        if is_ready {
                            break;
                        }
                    }
                }
            }
        }
    }
}

/// A search looks, or lets the table grow, for about as much as it is told.
#[test]
fn every_step_of_a_search_ends_soon() {
    let from = Cell { row: 0, column: 0 };
    for (spec, axis) in maps() {
        let mut engine = Watched::new(grown(&spec, axis), false);
        for along in Along::ALL {
            let sought = Sought { value: 123_456_789, from, inclusive: true, along, back: false, last: None };
            let Ok(mut find) = Find::new(&spec, axis, sought) else { continue };
            for step in 0..8 {
                find.on(&mut engine).advance(WORK);
                let done = engine.done();
                assert!(done <= MOST, "{spec} {axis} {along:?}: {done} in step {step}");
            }
        }
    }
}

/// From as far as one can go, one texel covers the table or much of it, and every cell is asked for at most once.
#[test]
fn a_whole_table_is_looked_at_once() {
    for (spec, axis) in maps() {
        let (_, columns) = axis.extent(&spec);
        // MEM and its like have a thousand million columns, and texels that the other test is about.
        if axis == Axis::Straight || axis != Axis::Graph && columns > 1 << 17 {
            continue;
        }
        let mut engine = Watched::new(Source::new(spec.clone(), axis).expect("a table"), true);
        engine.patience = u64::MAX;
        while axis.known_lines(&engine) < 40.min(engine.limit()) && engine.rows() < 1_000_000 {
            engine.advance(1_000);
        }
        let lines = axis.known_lines(&engine);
        let cells = if axis == Axis::Graph { engine.rows() } else { lines * columns };
        let mut cut = Cut::new(request(&spec, axis, (16, 16), Reduce::Largest));
        while !cut.step(&mut engine, WORK) {}
        assert_eq!(std::mem::take(&mut engine.cells), cells, "{spec} {axis}");
        let shown: Vec<u32> = cut.into_texels().into_iter().filter(|&texel| texel != UNKNOWN).collect();
        assert!(!shown.is_empty(), "{spec} {axis}");
        if axis != Axis::Graph && lines < 1 << 16 && columns < 1 << 16 {
            let all = (0..lines).flat_map(|n| (0..columns).map(move |k| (n, k)));
            let values = all.filter_map(|(n, k)| engine.engine.shade(axis.position(n, k)?)).max();
            assert_eq!(shown.first().copied(), values, "{spec} {axis}");
        }
    }
}

/// The bounds of a take-away game tell of a block without a look at its cells.
#[test]
fn a_block_of_bounds_costs_its_rows() {
    let spec = Spec::parse("takeaway?f=2k").expect("a game");
    let mut engine = Watched::new(grown(&spec, Axis::Memory), false);
    let rows = engine.rows();
    assert!(rows > 2_000, "{rows} rows");
    for reduce in REDUCES {
        let mut cut = Cut::new(request(&spec, Axis::Memory, (16, 16), reduce));
        while !cut.step(&mut engine, WORK) {}
        let done = engine.done();
        // The rule is evaluated for each column once, and the columns are sorted.
        assert!(done < 300 * 100_000 + 500 * rows, "{reduce:?}: {done}");
    }
}
