//! Links: every valid state survives being written and read, nothing crashes the reader, every flaw has its sentence,
//! and links that were once given out open forever.

mod beside;
mod flaws;
mod plain;
mod play;

use nimscope::link::{self, Arrangement, Parsed, Show, State};
use nimscope::paint::{Palette, Scale, UNKNOWN};
use nimscope::paper;
use nimscope::paper::{Entry, Spec};
use nimscope::table::{Axis, Reduction};
use proptest::prelude::*;

const FOREVER: &str = include_str!("links-forever.txt");

#[test]
fn links_open_forever() {
    let lines: Vec<&str> = FOREVER.lines().filter(|line| !line.is_empty() && !line.starts_with("//")).collect();
    assert!(lines.len() >= 25, "links are added, never taken away");
    for line in lines {
        let ways: Vec<&str> = line.split(" => ").collect();
        let canonical = ways.last().filter(|_| ways.len() > 1).expect("link => canonical link");
        for link in &ways {
            let Parsed { state, problems } = link::parse(link);
            assert_eq!(link::print(&state), **canonical, "{link}");
            assert!(problems.is_empty(), "{link}: {problems:?}");
        }
    }
}

#[test]
fn links_kept_forever_use_every_word() {
    let has = |word: String| assert!(FOREVER.contains(&word), "no link kept forever has {word}");
    for entry in paper::entries() {
        has(format!("\n{}?", entry.name));
    }
    for palette in Palette::ALL {
        has(format!("palette={}", palette.name()));
    }
    for scale in Scale::ALL {
        has(format!("scale={}", scale.name()));
    }
    for reduction in Reduction::ALL {
        has(format!("reduce={}", reduction.name()));
    }
    for show in Show::OF_A_GAME {
        has(format!("show={}", show.name()));
    }
    for word in [
        "v=1",
        "n=",
        "k=",
        "heaps=",
        "w=",
        "axis=k",
        "axis=sqrt",
        "axis=graph",
        "axis=sweep:",
        "marks=",
        "sheet=",
        "aspect=",
        "range=",
        "cell=",
        "pan=free",
        "colours=one",
        "wipe=",
        "chosen=",
        "less=",
    ] {
        has(word.to_owned());
    }
}

#[test]
fn presets_and_homes_are_canonical() {
    for entry in paper::entries() {
        let home = link::print(&State::home(&Spec::parse(entry.name).expect("a game of the catalogue")));
        check(entry.name, &home, &[]);
        for preset in entry.presets {
            check(preset.link, preset.link, &[]);
        }
    }
}

#[test]
fn nothing_is_the_front_page() {
    for nothing in ["", "#", "?", "  ", "#?"] {
        check(nothing, "", &[]);
        assert_eq!(link::parse(nothing).state, State::front());
    }
    // A part of another page shows a game, and so does whoever asks for the front page of one.
    check("?embed=1", "mem?v=1&n=0-400&k=0-400&embed=1", &["The link names no game; MEM is shown instead."]);
    let known = "“show=front” is not known; show is one of map, numbers. map is used.";
    check("mem?show=front", "mem?v=1&n=0-400&k=0-400", &[known]);
}

/// What the page begins with is written as the codec writes it, and its example is a position to look at.
#[test]
fn the_front_page_shows_what_there_is() {
    let front = paper::front();
    for map in front.maps {
        check(map.link, map.link, &[]);
    }
    check(front.example.link, front.example.link, &[]);
    assert_eq!(front.maps.len(), 3, "Figure 1 has three maps");
}

#[test]
fn spellings_that_mean_the_same() {
    let canonical = "mem0?v=1&n=0-400&k=0-400&scale=modulo:7&cell=22,2";
    for link in [
        canonical,
        "#mem0?v=1&n=0-400&k=0-400&scale=modulo:7&cell=22,2",
        "mem0?cell=22,2&scale=modulo:7",
        "mem0?cell=22%2C2&scale=modulo%3a7",
        "mem0%3Fcell%3D22%2C2%26scale%3Dmodulo%3A7",
        "me%6D0?cel%6C=22,2&scale=modulo:7&",
        "mem0?&&cell=0022,02&scale=modulo:007&palette=paper&axis=k&aspect=1.0&show=map&reduce=keep",
        " mem0?cell=22,2&scale=modulo:7\n",
    ] {
        check(link, canonical, &[]);
    }
}

#[test]
fn ranges_may_have_fractions_signs_and_less_than_a_cell() {
    check("mem?v=1&n=-3.5-400&k=-10--2", "mem?v=1&n=-3.5-400&k=-10--2", &[]);
    check("mem?v=1&n=-0-00.50&k=1.25-1.25", "mem?v=1&n=0-0.5&k=1.25-1.25", &[]);
    // Both ends belong to the range: this is the last quarter of row 5.
    check("mem?v=1&n=5.75-5&k=0-9", "mem?v=1&n=5.75-5&k=0-9", &[]);
    check("mem?n=-1099511627776-1099511627776", "mem?v=1&n=-1099511627776-1099511627776&k=0-400", &[]);
}

#[test]
fn a_straightened_axis_opens_on_the_parabola() {
    check("mem?axis=sqrt", "mem?v=1&n=0-400&k=0-1400&axis=sqrt", &[]);
}

#[test]
fn graphs_and_sweeps_open_whole() {
    check("maxnim?axis=graph", "maxnim?d=7/4&pass=0&v=1&n=0-999&k=0-1999&axis=graph", &[]);
    check("imark?axis=graph", "imark?S=1&D=2,3&v=1&n=0-3&k=0-1999&axis=graph", &[]);
    // Fractions between 3/2 and 2 with denominators up to 4: 3/2, 5/3, 7/4, 2.
    check("maxnim?axis=sweep:d:3/2-2:4", "maxnim?d=7/4&pass=0&v=1&n=0-3&k=0-7&axis=sweep:d:3/2-2:4", &[]);
    check("imark?t=3&d=4&axis=sweep:d:2-9", "imark?t=3&d=4&v=1&n=0-7&k=0-15&axis=sweep:d:2-9", &[]);
}

#[test]
fn a_strip_may_begin_far_away() {
    let far = "imark?S=1&D=2,3&v=1&n=0-63&k=0-63&axis=far:64:1000000000000000000000000000000";
    check("imark?axis=far:64:10^30", far, &[]);
    check(&format!("{far}&cell=7,0"), &format!("{far}&cell=7,0"), &[]);
    check(&format!("{far}&cell=80000,0"), &format!("{far}&cell=80000,0"), &[]);
    let told = "“axis=far:64:9” does not fit mem; axis is one of k, sqrt, above-envelope, above-plateau, above-formula, quarter, halves, copies. k is used.";
    check("mem?axis=far:64:9", "mem?v=1&n=0-400&k=0-400", &[told]);
    for wrong in ["far:0:9", "far:64", "far:64:-1", &format!("far:64:{}", "9".repeat(201))] {
        assert_eq!(Axis::parse(wrong), None, "{wrong}");
    }
    let longest = format!("far:64:{}", "9".repeat(200));
    assert_eq!(Axis::parse(&longest).map(|axis| axis.to_string()), Some(longest));
}

#[test]
fn a_sweep_that_a_game_cannot_have_says_so() {
    let strip = "maxnim?d=7/4&pass=0&v=1&n=0-63&k=0-63";
    let names = "strip:64, graph, sweep:d:13/12-4:12";
    for (axis, problem) in [
        ("sweep:t:2-9", "does not fit maxnim?d=7/4&pass=0"),
        ("sweep:d:1-9", "does not fit maxnim?d=7/4&pass=0"),
        ("sweep:d:9-2", "is not known"),
        ("sweep:z:2-9", "is not known"),
        ("sweep:d:2-3:999", "is not known"),
        ("sweep:d:99999999-99999999:120", "is not known"),
        ("sweep:d:99999999-99999999", "does not fit maxnim?d=7/4&pass=0"),
        ("k", "does not fit maxnim?d=7/4&pass=0"),
    ] {
        let told = format!("“axis={axis}” {problem}; axis is one of {names}. strip:64 is used.");
        check(&format!("maxnim?axis={axis}"), strip, &[&told]);
    }
    let told = "“axis=sweep:d:2-9” does not fit imark?S=1&D=2,3; axis is one of strip:64, graph. strip:64 is used.";
    check("imark?axis=sweep:d:2-9", "imark?S=1&D=2,3&v=1&n=0-63&k=0-63", &[told]);
    let told = "“axis=sweep:t:2-6:2” does not fit imark?t=4&d=2; axis is one of strip:64, graph, sweep:d:2-120, \
                sweep:t:2-60. strip:64 is used.";
    check("imark?t=4&d=2&axis=sweep:t:2-6:2", "imark?t=4&d=2&v=1&n=0-63&k=0-63", &[told]);
}

proptest! {
    #[test]
    fn every_state_survives_its_link(state in any_state()) {
        let link = link::print(&state);
        let Parsed { state: read, problems } = link::parse(&link);
        prop_assert_eq!(&problems, &Vec::<String>::new());
        prop_assert_eq!(&read, &state);
        prop_assert_eq!(link::print(&read), link);
    }

    /// What is printed is short; people may type more.
    #[test]
    fn a_number_is_read_as_the_nearest_float(text in "[0-9]{1,12}(\\.([0-9]{1,20}|0{0,34}[0-9]{1,3}|[0-9]{30,50}))?") {
        let read = link::parse(&format!("mem?n=0-{text}")).state.n[1];
        prop_assert_eq!(read.to_bits(), text.parse::<f64>().unwrap().to_bits());
    }

    #[test]
    fn every_state_survives_being_plain_data(state in any_state()) {
        let plain = serde_json::to_value(&state).expect("plain data");
        prop_assert_eq!(serde_json::from_value::<State>(plain).expect("a state"), state);
    }

    #[test]
    fn any_text_opens_something(text in ".*") {
        opens(&text)?;
    }

    #[test]
    fn any_text_like_a_link_opens_something(
        text in "#?(mem0|memplus|mem|x|%6d)(\\?|%3F|)((v|n|k|show|aspect|axis|palette|scale|range|reduce|cell|z)(=|%3d|)(-?[0-9.]{0,30}[-,:]?[0-9]{0,12}|modulo:[0-9]{0,20}|sqrt|frontier|paper|%[0-9a-f]{0,2})&?){0,9}",
    ) {
        opens(&text)?;
    }
}

/// A link, the one way to write what it opens as, and what is said about it.
fn check(link: &str, canonical: &str, expected: &[&str]) {
    let Parsed { state, problems } = link::parse(link);
    assert_eq!(problems, expected, "{link}");
    assert_eq!(link::print(&state), canonical, "{link}");
    assert_eq!(link::parse(canonical), Parsed { state, problems: Vec::new() }, "{link}");
}

/// Whatever opens is valid: it is written and read again without complaint.
fn opens(text: &str) -> Result<(), TestCaseError> {
    let state = link::parse(text).state;
    let again = link::parse(&link::print(&state));
    prop_assert_eq!(again, Parsed { state, problems: Vec::new() });
    Ok(())
}

fn any_window() -> impl Strategy<Value = [f64; 2]> {
    const FARTHEST: f64 = 1_099_511_627_776.0;
    let end = || prop_oneof![(-50_i32..2000).prop_map(f64::from), -1e3..1e6, -FARTHEST..FARTHEST];
    // A range may end up to three quarters of a cell before it begins.
    (end(), end()).prop_map(|(a, b)| if b + 1.0 - a >= 0.25 { [a + 0.0, b + 0.0] } else { [b + 0.0, a + 0.0] })
}

fn any_state() -> impl Strategy<Value = State> {
    let choices = (
        prop::sample::select(paper::entries().iter().collect::<Vec<_>>()),
        prop::sample::select(Show::OF_A_GAME.to_vec()),
        prop::sample::select(Palette::ALL.to_vec()),
        prop::sample::select(Reduction::ALL.to_vec()),
        prop::sample::select(Scale::ALL.to_vec()),
        0..UNKNOWN,
        any::<prop::sample::Index>(),
        any::<u8>(),
    );
    let numbers = (
        any_window(),
        any_window(),
        prop_oneof![Just(1.0), (-18..=18).prop_map(|power| 2_f64.powi(power)), 0.001_f64..1000.0],
        prop::option::of((0..UNKNOWN, 0..UNKNOWN)),
        prop::option::of((any::<prop::sample::Index>(), any::<prop::sample::Index>())),
    );
    (choices, numbers).prop_map(
        |((entry, show, palette, reduce, scale, number, view, drawn), (n, k, aspect, range, cell))| {
            let possible = entry.frontier || !scale.entry().needs_frontier;
            let spec = Spec::parse(entry.name).expect("a game of the catalogue");
            let views: Vec<Axis> = entry.views.iter().filter_map(|view| Axis::parse(view.axis)).collect();
            let views: Vec<Axis> = views.into_iter().filter(|axis| axis.suits(&spec)).collect();
            let axis = match views[view.index(views.len())] {
                Axis::Strip(_) => Axis::Strip(u64::from(number % 65_536) + 1),
                axis => axis,
            };
            let (rows, columns) = axis.extent(&spec);
            let table = if axis.is_own_table() { (entry.limit, entry.column_limit) } else { (rows, columns) };
            // What lies wholly beyond the table is not shown; a straightened map has no last column.
            let within = |[first, last]: [f64; 2], extent: u64| {
                if first >= extent as f64 { [0.0, last - first] } else { [first, last] }
            };
            State {
                play: None,
                spec,
                show: if show == Show::Tables && entry.sheets.is_empty() { Show::Map } else { show },
                sheet: entry.sheets.get(usize::from(drawn) % entry.sheets.len().max(1)).map(|sheet| sheet.name),
                n: within(n, rows),
                k: if axis == Axis::Straight { k } else { within(k, columns) },
                aspect,
                axis,
                palette,
                scale: if possible { scale.with_number(number) } else { Scale::default() },
                range: range.map(|(a, b)| [a.min(b), a.max(b)]),
                reduce,
                marks: drawn_marks(entry, drawn),
                claim: (drawn > 200).then(|| "memgames/thm-3.1".to_owned()),
                cell: cell.map(|(n, k)| [n.index(table.0 as usize) as u64, k.index(table.1 as usize) as u64]),
                embed: drawn % 3 == 0,
                beside: Vec::new(),
                arrangement: Arrangement::default(),
            }
        },
    )
}

/// The marks of a game whose bits are set.
fn drawn_marks(entry: &Entry, bits: u8) -> Vec<&'static str> {
    entry.marks.iter().zip(0..8).filter(|(_, bit)| bits >> bit & 1 == 1).map(|(mark, _)| mark.name).collect()
}

/// Both ranges that someone types are seen, and hardly anything else: on a page of any shape neither is a sliver.
#[test]
fn typed_ranges_are_what_is_seen() {
    for (link, n, k) in [("mem?n=0-10000&k=0-100", 10_001.0, 101.0), ("mem0?n=5-54&k=0-4999", 50.0, 5_000.0)] {
        let State { aspect, n: rows, k: columns, .. } = link::parse(link).state;
        let frame = nimscope::draw::page_frame(1_060.0, 842.0, 1.0);
        let view = nimscope::draw::fit(&frame, rows, columns, aspect, 0);
        let (across, down) = (1_000.0 / view.sx, 800.0 / view.sy);
        assert!((k..1.3 * k).contains(&across) && (n * 0.999..1.3 * n).contains(&down), "{link}: {across} × {down}");
    }
}
