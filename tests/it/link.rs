//! Links: every valid state survives being written and read, nothing crashes the reader, every flaw has its sentence,
//! and links that were once given out open forever.

use nimscope::game::{Spec, catalogue};
use nimscope::link::{self, Parsed, Show, State};
use nimscope::paint::{Palette, Scale, UNKNOWN};
use nimscope::table::{Axis, Reduction};
use proptest::prelude::*;

const FOREVER: &str = include_str!("links-forever.txt");

#[test]
fn links_open_forever() {
    let lines: Vec<&str> = FOREVER.lines().filter(|line| !line.is_empty() && !line.starts_with("//")).collect();
    assert!(lines.len() >= 25, "links are added, never taken away");
    for line in lines {
        let (link, canonical) = line.split_once(" => ").expect("link => canonical link");
        let Parsed { state, problems } = link::parse(link);
        assert_eq!(link::print(&state), canonical, "{link}");
        assert!(problems.is_empty(), "{link}: {problems:?}");
    }
}

#[test]
fn links_kept_forever_use_every_word() {
    let has = |word: String| assert!(FOREVER.contains(&word), "no link kept forever has {word}");
    for entry in catalogue::entries() {
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
    for show in Show::ALL {
        has(format!("show={}", show.name()));
    }
    for word in ["v=1", "n=", "k=", "axis=k", "axis=sqrt", "aspect=", "range=", "cell="] {
        has(word.to_owned());
    }
}

#[test]
fn presets_and_homes_are_canonical() {
    for entry in catalogue::entries() {
        let home = link::print(&State::home(&Spec::parse(entry.name).expect("a game of the catalogue")));
        check(entry.name, &home, &[]);
        for preset in entry.presets {
            check(preset.link, preset.link, &[]);
        }
    }
}

#[test]
fn nothing_is_the_first_game_at_home() {
    for nothing in ["", "#", "?", "  ", "#?"] {
        check(nothing, "mem?v=1&n=0-400&k=0-400", &[]);
    }
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
    check("mem?n=-3.5-400&k=-10--2", "mem?v=1&n=-3.5-400&k=-10--2", &[]);
    check("mem?n=-0-00.50&k=1.25-1.25", "mem?v=1&n=0-0.5&k=1.25-1.25", &[]);
    // Both ends belong to the range: this is the last quarter of row 5.
    check("mem?n=5.75-5&k=0-9", "mem?v=1&n=5.75-5&k=0-9", &[]);
    check("mem?n=-1099511627776-1099511627776", "mem?v=1&n=-1099511627776-1099511627776&k=0-400", &[]);
}

#[test]
fn a_straightened_axis_opens_on_the_parabola() {
    check("mem?axis=sqrt", "mem?v=1&n=0-400&k=0-1400&axis=sqrt", &[]);
}

#[test]
fn flaws_of_the_game() {
    let home = "mem?v=1&n=0-400&k=0-400";
    let known = "known games: mem, memplus, mem0";
    check("chess", home, &[&format!("No game is called “chess”; {known}. MEM is shown instead.")]);
    check("MEM", home, &[&format!("No game is called “MEM”; {known}. MEM is shown instead.")]);
    check("?n=0-9", "mem?v=1&n=0-9&k=0-400", &["The link names no game; MEM is shown instead."]);
    check(
        "m%e?n=0-9",
        "mem?v=1&n=0-9&k=0-400",
        &["The name of the game, “m%e”, has a broken percent-encoding; MEM is shown instead."],
    );
    check(
        "chess?n=0-9&k=2-30&palette=magma&scale=rank&cell=8,3",
        "mem?v=1&n=0-9&k=2-30&palette=magma&scale=rank&cell=8,3",
        &[&format!("No game is called “chess”; {known}. MEM is shown instead.")],
    );
    let long = "x".repeat(60);
    let short = "x".repeat(48);
    check(&long, home, &[&format!("No game is called “{short}…”; {known}. MEM is shown instead.")]);
}

#[test]
fn flaws_of_the_text() {
    let home = "mem0?v=1&n=0-400&k=0-400";
    let keys = "v, n, k, show, aspect, axis, palette, scale, range, reduce, cell";
    check("mem0?N=1-2", home, &[&format!("“N=1-2” is not understood; links know {keys}. It is ignored.")]);
    check("mem0?n", home, &["“n” has no value; it is ignored."]);
    check("mem0?n=", home, &["“n=” has no value; it is ignored."]);
    check("mem0?=5", home, &["“=5” names no key; it is ignored."]);
    check("mem0?n=%zz", home, &["“n=%zz” has a broken percent-encoding; it is ignored."]);
    check("mem0?n=0-4%", home, &["“n=0-4%” has a broken percent-encoding; it is ignored."]);
    check("mem0?palette=%ff", home, &["“palette=%ff” has a broken percent-encoding; it is ignored."]);
    check(
        "mem0?n=1-2&n=3-4&n=5-6",
        "mem0?v=1&n=1-2&k=0-400",
        &[
            "“n=3-4” comes after “n=1-2”; only the first is used.",
            "“n=5-6” comes after “n=1-2”; only the first is used.",
        ],
    );
    let Parsed { problems, .. } = link::parse(&format!("mem0?{}", "é".repeat(5000)));
    assert!(problems[0].starts_with("The link is 10005 bytes long, and at most 8192 are read;"), "{}", problems[0]);
}

#[test]
fn flaws_of_the_version() {
    let home = "mem0?v=1&n=0-400&k=0-400";
    let newer = "says that a newer version of nimscope made this link; version 1 is understood here, and what can be read that way is shown.";
    check("mem0?v=2", home, &[&format!("“v=2” {newer}")]);
    check("mem0?v=99999999999999999999999", home, &[&format!("“v=99999999999999999999999” {newer}")]);
    for version in ["0", "one", "1.0", "-1"] {
        check(
            &format!("mem0?v={version}"),
            home,
            &[&format!("“v={version}” is not a version such as 1; version 1 is assumed.")],
        );
    }
}

#[test]
fn flaws_of_the_ranges_of_rows_and_columns() {
    for text in
        ["abc", "5", "5-", "-5", "1e3-2e3", "NaN-NaN", "inf-inf", "0-400-", "1-2-3", "0–400", "+1-2", ".5-2", "1.-2"]
    {
        check(
            &format!("mem0?n={text}"),
            "mem0?v=1&n=0-400&k=0-400",
            &[&format!("“n={text}” is not a range of rows such as 0-400 or -2.5-9; the rows 0-400 are shown.")],
        );
    }
    check(
        "mem0?k=x",
        "mem0?v=1&n=0-400&k=0-400",
        &["“k=x” is not a range of columns such as 0-400 or -2.5-9; the columns 0-400 are shown."],
    );
    check("mem0?n=400-0", "mem0?v=1&n=0-400&k=0-400", &["“n=400-0” runs backwards; the rows 0-400 are shown."]);
    check(
        "mem0?k=6-5.24",
        "mem0?v=1&n=0-400&k=5.24-6",
        &["“k=6-5.24” runs backwards; the columns 5.24-6 are shown."], // less than a quarter of a column
    );
    check(
        "mem0?n=0-1099511627777",
        "mem0?v=1&n=0-1099511627776&k=0-400",
        &["“n=0-1099511627777” reaches beyond ±1099511627776; the rows 0-1099511627776 are shown."],
    );
    let endless = "9".repeat(400);
    let quoted = "9".repeat(46);
    check(
        &format!("mem0?n={endless}-0"),
        "mem0?v=1&n=0-1099511627776&k=0-400",
        &[&format!(
            "“n={quoted}…” reaches beyond ±1099511627776 and runs backwards; the rows 0-1099511627776 are shown."
        )],
    );
}

#[test]
fn flaws_of_names() {
    let home = "mem?v=1&n=0-400&k=0-400";
    check("mem?show=table", home, &["“show=table” is not known; show is one of map, numbers. map is used."]);
    check(
        "mem?palette=neon",
        home,
        &[
            "“palette=neon” is not known; palette is one of paper, viridis, cividis, magma, turbo, cyclic, categorical. paper is used.",
        ],
    );
    check(
        "mem?reduce=mean",
        home,
        &["“reduce=mean” is not known; reduce is one of keep, sample, smallest, largest. keep is used."],
    );
    check("mem?axis=log", home, &["“axis=log” is not known; axis is one of k, sqrt. k is used."]);
    check(
        "mem0?axis=sqrt&k=0-9",
        "mem0?v=1&n=0-400&k=0-9",
        &["“axis=sqrt” straightens nothing in MEM⁰; axis is one of k. k is used."],
    );
    check("mem0?axis=log", "mem0?v=1&n=0-400&k=0-400", &["“axis=log” is not known; axis is one of k. k is used."]);
}

#[test]
fn flaws_of_the_aspect() {
    for text in ["0", "-1", "wide", "NaN", "1e3", "0.0"] {
        check(
            &format!("mem?aspect={text}"),
            "mem?v=1&n=0-400&k=0-400",
            &[&format!("“aspect={text}” is not a positive number such as 4 or 0.25; 1 is used.")],
        );
    }
    check(
        "mem?aspect=262145",
        "mem?v=1&n=0-400&k=0-400&aspect=262144",
        &["“aspect=262145” lies outside 0.000003814697265625 to 262144; 262144 is used."],
    );
}

#[test]
fn flaws_of_the_scale() {
    let home = "mem?v=1&n=0-400&k=0-400";
    let possible = "scale is one of linear, sqrt, log, rank, modulo:2, value:12, p. sqrt is used.";
    check("mem?scale=cubic", home, &[&format!("“scale=cubic” is not known; {possible}")]);
    check("mem?scale=frontier", home, &[&format!("“scale=frontier” needs a frontier, and MEM has none; {possible}")]);
    check(
        "mem0?scale=x",
        "mem0?v=1&n=0-400&k=0-400",
        &[
            "“scale=x” is not known; scale is one of linear, sqrt, log, rank, modulo:2, value:12, frontier, p. sqrt is used.",
        ],
    );
    check(
        "mem?scale=log:5",
        "mem?v=1&n=0-400&k=0-400&scale=log",
        &["“scale=log:5” has a number, but the scale log takes none; log is used."],
    );
    for (text, nearest) in
        [("modulo", 2), ("modulo:", 2), ("modulo:x", 2), ("modulo:0", 2), ("modulo:2.5", 2), ("modulo:5000", 4096)]
    {
        check(
            &format!("mem?scale={text}"),
            &format!("mem?v=1&n=0-400&k=0-400&scale=modulo:{nearest}"),
            &[&format!(
                "“scale={text}” needs a whole number from 2 to 4096, as in modulo:2; modulo:{nearest} is used."
            )],
        );
    }
    check(
        "mem?scale=value:4294967295",
        "mem?v=1&n=0-400&k=0-400&scale=value:4294967294",
        &[
            "“scale=value:4294967295” needs a whole number from 0 to 4294967294, as in value:12; value:4294967294 is used.",
        ],
    );
}

#[test]
fn flaws_of_the_range_of_values() {
    for text in ["auto", "5", "-5-9", "0-1.5", "0-"] {
        check(
            &format!("mem?range={text}"),
            "mem?v=1&n=0-400&k=0-400",
            &[&format!("“range={text}” is not a range of values such as 0-50; the range is automatic.")],
        );
    }
    check(
        "mem?range=50-0",
        "mem?v=1&n=0-400&k=0-400&range=0-50",
        &["“range=50-0” runs backwards; the range 0-50 is used."],
    );
    check(
        "mem?range=99999999999999999999-1",
        "mem?v=1&n=0-400&k=0-400&range=1-4294967294",
        &[
            "“range=99999999999999999999-1” reaches beyond the largest value 4294967294 and runs backwards; the range 1-4294967294 is used.",
        ],
    );
    check("mem?range=7-7", "mem?v=1&n=0-400&k=0-400&range=7-7", &[]);
}

#[test]
fn flaws_of_the_cell() {
    let home = "mem?v=1&n=0-400&k=0-400";
    for text in ["22", "22,", "22,2,2", "-1,2", "1.5,2", "22_2"] {
        check(
            &format!("mem?cell={text}"),
            home,
            &[&format!("“cell={text}” is not a cell n,k such as 22,2; no cell is pinned.")],
        );
    }
    let table = "lies outside the table of MEM, which has rows 0-999999 and columns 0-999999999; no cell is pinned.";
    for text in ["1000000,0", "0,1000000000", "99999999999999999999,0"] {
        check(&format!("mem?cell={text}"), home, &[&format!("“cell={text}” {table}")]);
    }
    let last = "mem?v=1&n=0-400&k=0-400&cell=999999,999999999";
    check(last, last, &[]);
}

#[test]
fn all_flaws_of_a_link_are_named() {
    let Parsed { problems, .. } =
        link::parse("x?v=9&n=b&k=c&show=d&aspect=e&axis=f&palette=g&scale=h&range=i&reduce=j&cell=l&m=m&%");
    assert_eq!(problems.len(), 14, "{problems:#?}");
}

#[test]
fn plain_data_has_the_shape_that_the_page_knows() {
    let state = link::parse("mem0?n=-1.5-400&k=0-9&aspect=4&palette=turbo&scale=modulo:7&range=0-50&cell=22,2").state;
    let plain = serde_json::to_value(&state).expect("plain data");
    let expected = serde_json::json!({
        "spec": "mem0", "show": "map", "n": [-1.5, 400.0], "k": [0.0, 9.0], "aspect": 4.0, "axis": "k",
        "palette": "turbo", "scale": { "kind": "modulo", "number": 7.0 }, "range": [0.0, 50.0], "reduce": "keep",
        "cell": [22.0, 2.0],
    });
    assert_eq!(plain, expected);
    let home = serde_json::to_value(link::parse("").state).expect("plain data");
    assert_eq!(home["scale"], serde_json::json!({ "kind": "sqrt", "number": null }));
    assert!(home["range"].is_null() && home["cell"].is_null());
}

#[test]
fn plain_data_that_goes_too_far_becomes_the_nearest_state() {
    let cases = [
        (r#"{"n": [9, 1]}"#, "mem?v=1&n=1-9&k=0-400"),
        (r#"{"n": [-1e30, 1e30]}"#, "mem?v=1&n=-1099511627776-1099511627776&k=0-400"),
        (r#"{"aspect": 1e9}"#, "mem?v=1&n=0-400&k=0-400&aspect=262144"),
        (r#"{"scale": {"kind": "modulo", "number": 0}}"#, "mem?v=1&n=0-400&k=0-400&scale=modulo:2"),
        (r#"{"scale": {"kind": "modulo"}}"#, "mem?v=1&n=0-400&k=0-400&scale=modulo:2"),
        (r#"{"scale": {"kind": "log", "number": 7}}"#, "mem?v=1&n=0-400&k=0-400&scale=log"),
        // A page that switches from MEM⁰ to MEM, or back, keeps its choices until it looks at the new state.
        (r#"{"scale": {"kind": "frontier", "number": null}}"#, "mem?v=1&n=0-400&k=0-400"),
        (r#"{"spec": "mem0", "axis": "sqrt"}"#, "mem0?v=1&n=0-400&k=0-400"),
        (r#"{"range": [5.4, 1e12]}"#, "mem?v=1&n=0-400&k=0-400&range=5-4294967294"),
        (r#"{"range": [9, 3]}"#, "mem?v=1&n=0-400&k=0-400&range=3-9"),
        (r#"{"cell": [1e9, 0]}"#, "mem?v=1&n=0-400&k=0-400"),
    ];
    for (patch, expected) in cases {
        assert_eq!(patched(patch).map(|state| link::print(&state)), Ok(expected.to_owned()), "{patch}");
    }
}

#[test]
fn plain_data_that_makes_no_sense_is_refused() {
    let cases = [
        (r#"{"spec": "chess"}"#, "no game is called “chess”; known games: mem, memplus, mem0"),
        (r#"{"show": "table"}"#, "show: “table” is not one of map, numbers"),
        (r#"{"axis": "log"}"#, "axis: “log” is not one of k, sqrt"),
        (r#"{"palette": "neon"}"#, "unknown variant `neon`, expected one of `paper`, `viridis`"),
        (r#"{"scale": {"kind": "cubic"}}"#, "no scale is called “cubic”; scales: linear"),
        (r#"{"reduce": "mean"}"#, "reduce: “mean” is not one of keep, sample, smallest, largest"),
        (r#"{"aspect": 0}"#, "aspect: not a positive number"),
        (r#"{"cell": [1.5, 0]}"#, "cell: not two whole numbers from 0"),
        (r#"{"n": null}"#, "invalid type: null"),
    ];
    for (patch, expected) in cases {
        let problem = patched(patch).expect_err(patch);
        assert!(problem.contains(expected), "{patch}: {problem}");
    }
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

/// The first game's home with some fields replaced, as the page would hand it over.
fn patched(patch: &str) -> Result<State, String> {
    let mut plain = serde_json::to_value(link::parse("").state).expect("plain data");
    let patch: serde_json::Map<String, serde_json::Value> = serde_json::from_str(patch).expect("an object");
    for (key, value) in patch {
        plain[key] = value;
    }
    serde_json::from_value(plain).map_err(|error| error.to_string())
}

fn any_window() -> impl Strategy<Value = [f64; 2]> {
    const FARTHEST: f64 = 1_099_511_627_776.0;
    let end = || prop_oneof![(-50_i32..2000).prop_map(f64::from), -1e3..1e6, -FARTHEST..FARTHEST];
    // A range may end up to three quarters of a cell before it begins.
    (end(), end()).prop_map(|(a, b)| if b + 1.0 - a >= 0.25 { [a + 0.0, b + 0.0] } else { [b + 0.0, a + 0.0] })
}

fn any_state() -> impl Strategy<Value = State> {
    let choices = (
        prop::sample::select(catalogue::entries().iter().collect::<Vec<_>>()),
        prop::sample::select(Show::ALL.to_vec()),
        prop::sample::select(Palette::ALL.to_vec()),
        prop::sample::select(Reduction::ALL.to_vec()),
        prop::sample::select(Scale::ALL.to_vec()),
        0..UNKNOWN,
        any::<bool>(),
    );
    let numbers = (
        any_window(),
        any_window(),
        prop_oneof![Just(1.0), (-18..=18).prop_map(|power| 2_f64.powi(power)), 0.001_f64..1000.0],
        prop::option::of((0..UNKNOWN, 0..UNKNOWN)),
        prop::option::of((any::<prop::sample::Index>(), any::<prop::sample::Index>())),
    );
    (choices, numbers).prop_map(
        |((entry, show, palette, reduce, scale, number, straight), (n, k, aspect, range, cell))| {
            let possible = entry.frontier || !scale.entry().needs_frontier;
            State {
                spec: Spec::parse(entry.name).expect("a game of the catalogue"),
                show,
                n,
                k,
                aspect,
                axis: if straight && entry.straightens { Axis::Straight } else { Axis::Memory },
                palette,
                scale: if possible { scale.with_number(number) } else { Scale::default() },
                range: range.map(|(a, b)| [a.min(b), a.max(b)]),
                reduce,
                cell: cell
                    .map(|(n, k)| [n.index(entry.limit as usize) as u64, k.index(entry.column_limit as usize) as u64]),
            }
        },
    )
}
