//! States as plain data: the shape that the page knows, and what becomes of data that is no state.

use nimscope::link::{self, State};

#[test]
fn plain_data_has_the_shape_that_the_page_knows() {
    let state = link::parse("mem0?n=-1.5-400&k=0-9&aspect=4&palette=turbo&scale=modulo:7&range=0-50&cell=22,2").state;
    let plain = serde_json::to_value(&state).expect("plain data");
    let expected = serde_json::json!({
        "spec": "mem0", "show": "map", "sheet": "immortals", "n": [-1.5, 400.0], "k": [0.0, 9.0], "aspect": 4.0,
        "axis": { "kind": "memory" },
        "palette": "turbo", "scale": { "kind": "modulo", "number": 7.0 }, "range": [0.0, 50.0], "reduce": "keep",
        "marks": [], "claim": null, "cell": [22.0, 2.0], "embed": false, "beside": [],
        "arrangement": { "free": false, "one": false, "wipe": null, "chosen": 0 }, "play": null,
    });
    assert_eq!(plain, expected);
    let home = serde_json::to_value(link::parse("mem").state).expect("plain data");
    assert_eq!(home["scale"], serde_json::json!({ "kind": "sqrt", "number": null }));
    assert!(home["range"].is_null() && home["cell"].is_null());
}

/// The page may leave what it looked at in the other fields; the front page is one state all the same.
#[test]
fn the_front_page_is_one_state() {
    let front = link::parse("").state;
    assert_eq!(serde_json::to_value(&front).expect("plain data")["show"], "front");
    let left = patched(r#"{"spec": "mem0", "show": "front", "n": [3, 90], "cell": [22, 2]}"#);
    assert_eq!(left, Ok(front));
}

#[test]
fn plain_data_that_goes_too_far_becomes_the_nearest_state() {
    let cases = [
        (r#"{"n": [9, 1]}"#, "mem?v=1&n=1-9&k=0-400"),
        (r#"{"n": [-1e30, 1e30]}"#, "mem?v=1&n=-1099511627776-1099511627776&k=0-400"),
        (r#"{"aspect": 1e12}"#, "mem?v=1&n=0-400&k=0-400&aspect=274877906944"),
        (r#"{"scale": {"kind": "modulo", "number": 0}}"#, "mem?v=1&n=0-400&k=0-400&scale=modulo:2"),
        (r#"{"scale": {"kind": "modulo"}}"#, "mem?v=1&n=0-400&k=0-400&scale=modulo:2"),
        (r#"{"scale": {"kind": "log", "number": 7}}"#, "mem?v=1&n=0-400&k=0-400&scale=log"),
        // A page that switches from MEM⁰ to MEM, or back, keeps its choices until it looks at the new state.
        (r#"{"scale": {"kind": "frontier", "number": null}}"#, "mem?v=1&n=0-400&k=0-400"),
        (r#"{"spec": "mem0", "axis": {"kind": "straight"}}"#, "mem0?v=1&n=0-400&k=0-400"),
        (r#"{"range": [5.4, 1e12]}"#, "mem?v=1&n=0-400&k=0-400&range=5-4294967294"),
        (r#"{"range": [9, 3]}"#, "mem?v=1&n=0-400&k=0-400&range=3-9"),
        (r#"{"cell": [1e13, 0]}"#, "mem?v=1&n=0-400&k=0-400"),
    ];
    for (patch, expected) in cases {
        assert_eq!(patched(patch).map(|state| link::print(&state)), Ok(expected.to_owned()), "{patch}");
    }
}

#[test]
fn plain_data_that_makes_no_sense_is_refused() {
    let cases = [
        (
            r#"{"spec": "chess"}"#,
            "no game is called “chess”; known games: mem, memplus, mem0, perturbed, mnem, dudeney, takeaway, memgame, global, mimic, recent, imark, mark, dynamic, maximum, minimum, serial, maxnim",
        ),
        (r#"{"show": "table"}"#, "show: “table” is not one of map, numbers, tables, front"),
        (r#"{"axis": {"kind": "log"}}"#, "there is no such axis"),
        (r#"{"axis": {"kind": "strip", "width": 0}}"#, "there is no such axis"),
        (r#"{"axis": "sqrt"}"#, "invalid type: string"),
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

/// The first game's home with some fields replaced, as the page would hand it over.
fn patched(patch: &str) -> Result<State, String> {
    let mut plain = serde_json::to_value(link::parse("mem").state).expect("plain data");
    let patch: serde_json::Map<String, serde_json::Value> = serde_json::from_str(patch).expect("an object");
    for (key, value) in patch {
        plain[key] = value;
    }
    serde_json::from_value(plain).map_err(|error| error.to_string())
}
