//! Values computed by brute force from the definitions, kept under `golden/`.

use nimscope::game::Cell;
use nimscope::paper::restricted::Serial;
use nimscope::paper::{Spec, open};
use serde_json::Value;

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("golden files are JSON")
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

/// A set as a spec writes it.
fn set(value: &Value) -> String {
    list(value).iter().map(Value::to_string).collect::<Vec<_>>().join(",")
}

/// The digits of a string, one a heap.
fn digits(value: &Value) -> Vec<Value> {
    value.as_str().expect("digits").bytes().map(|digit| Value::from(digit - b'0')).collect()
}

/// Golden values of one heap in the given column, from heap `first` on.
fn check_sequence(spec: &str, k: u64, first: usize, values: &[Value]) {
    let mut engine = open(&Spec::parse(spec).expect("a spec"));
    while engine.rows() < values.len() as u64 {
        engine.advance(1000);
    }
    for (n, value) in values.iter().enumerate().skip(first) {
        let at = Cell { row: n as u64, column: k };
        assert_eq!(engine.value(at).map(u64::from), value.as_u64(), "{spec} at {at:?}");
    }
}

/// A golden table: `values[n][k]` from n = 0, k = 0.
fn check_table(name: &str, golden: &str) {
    let golden: Value = serde_json::from_str(golden).expect("golden files are JSON");
    let mut engine = open(&Spec::parse(name).expect("a game of the catalogue"));
    let rows = golden["values"].as_array().expect("rows");
    while engine.rows() < rows.len() as u64 {
        engine.advance(1000);
    }
    for (n, row) in rows.iter().enumerate() {
        for (k, value) in row.as_array().expect("a row").iter().enumerate() {
            let at = Cell { row: n as u64, column: k as u64 };
            assert_eq!(engine.value(at).map(u64::from), value.as_u64(), "{name} at {at:?}");
        }
    }
}

#[test]
fn mem() {
    check_table("mem", include_str!("golden/mem.json"));
}

#[test]
fn mem_plus() {
    check_table("memplus", include_str!("golden/mem_plus.json"));
}

#[test]
fn mem_zero() {
    check_table("mem0", include_str!("golden/mem_zero.json"));
}

#[test]
fn mem_zero_frontier() {
    let golden: Value = serde_json::from_str(include_str!("golden/mem_zero_frontier.json")).expect("JSON");
    let mut engine = open(&Spec::parse("mem0").expect("a game of the catalogue"));
    let values = golden["values"].as_array().expect("values");
    while engine.rows() < values.len() as u64 {
        engine.advance(1000);
    }
    for (n, value) in values.iter().enumerate() {
        assert_eq!(engine.frontier(n as u64).map(u64::from), value.as_u64(), "row {n}");
    }
}

#[test]
fn mnem() {
    let golden = json(include_str!("golden/mnem.json"));
    let rows = list(&golden["values"]);
    let mut engine = open(&Spec::parse("mnem").expect("a spec"));
    while engine.rows() < rows.len() as u64 {
        engine.advance(1000);
    }
    for (n, row) in rows.iter().enumerate() {
        for (column, value) in list(row).iter().enumerate() {
            let at = Cell { row: n as u64, column: column as u64 + 1 };
            assert_eq!(engine.value(at).map(u64::from), value.as_u64(), "{at:?}");
        }
        let (untouched, first) = (Cell { row: n as u64, column: 0 }, Cell { row: n as u64, column: 1 });
        assert_eq!(engine.value(untouched), engine.value(first), "n_0 means n_1");
    }
}

#[test]
fn dudeney() {
    let golden = json(include_str!("golden/dudeney_P0.json"));
    for (most, heaps) in golden["P0"].as_object().expect("an object") {
        let mut engine = open(&Spec::parse(&format!("dudeney?Y={most}")).expect("a spec"));
        while engine.rows() <= 400 {
            engine.advance(1000);
        }
        let zero = |n: &u64| engine.value(Cell { row: *n, column: 0 }) == Some(0);
        let found: Vec<Value> = (0..=400).filter(zero).take(60).map(Value::from).collect();
        assert_eq!(&found, list(heaps), "Y = {most}");
    }
}

#[test]
fn fibonacci_nim() {
    let golden = json(include_str!("golden/fibonacci_nim.json"));
    let mut engine = open(&Spec::parse("takeaway?f=2k").expect("a spec"));
    while engine.rows() <= 400 {
        engine.advance(1000);
    }
    for (n, row) in list(&golden["memgame"]).iter().enumerate() {
        for (column, value) in list(row).iter().enumerate() {
            let at = Cell { row: n as u64, column: column as u64 + 1 };
            assert_eq!(engine.value(at).map(u64::from), value.as_u64(), "{at:?}");
        }
    }
    for (n, value) in list(&golden["start"]).iter().enumerate() {
        assert_eq!(engine.value(Cell { row: n as u64, column: 0 }).map(u64::from), value.as_u64(), "start {n}");
    }
    let lost: Vec<Value> =
        (2..=400).filter(|&n| engine.value(Cell { row: n, column: 0 }) == Some(0)).map(Value::from).collect();
    assert_eq!(&lost, list(&golden["P_starts"]));
}

#[test]
fn imark() {
    let golden = json(include_str!("golden/imark_sg.json"));
    for game in list(&golden["games"]) {
        let spec = format!("imark?S={}&D={}", set(&game["S"]), set(&game["D"]));
        check_sequence(&spec, 0, 0, &digits(&game["sg"]));
    }
}

#[test]
fn subtraction_division() {
    let golden = json(include_str!("golden/sd_sg.json"));
    for game in list(&golden["games"]) {
        let (round, end) = (game["div"].as_str().expect("a word"), &game["end"]);
        let spec = format!("mark?S={}&D={}&round={round}&end={end}", set(&game["S"]), set(&game["D"]));
        check_sequence(&spec, 0, end.as_u64().expect("a heap") as usize, &digits(&game["sg"]));
    }
}

#[test]
fn dynamic() {
    let golden = json(include_str!("golden/dynamic_nim.json"));
    for game in list(&golden["games"]) {
        let rule = match game["f"].as_str().expect("a rule") {
            appendix if appendix.starts_with("appendix") => "if(n <= 7, 8 - n, n)",
            rule => rule,
        };
        let mut engine = open(&Spec::parse(&format!("dynamic?f={rule}")).expect("a spec"));
        while engine.rows() <= 120 {
            engine.advance(1000);
        }
        for (n, row) in list(&game["grundy"]).iter().enumerate() {
            for (column, value) in list(row).iter().enumerate() {
                let at = Cell { row: n as u64, column: column as u64 + 1 };
                assert_eq!(engine.value(at).map(u64::from), value.as_u64(), "{rule} at {at:?}");
            }
        }
    }
}

#[test]
fn restricted() {
    let golden = json(include_str!("golden/maxmin_nim.json"));
    for game in list(&golden["rules"]) {
        let rule = match game["rule"].as_str().expect("a rule") {
            rule if rule.starts_with("floor((n-1)/2)") => "max(0, floor((n-1)/2))",
            rule if rule.starts_with("floor(sqrt") => "floor(sqrt(n))",
            _ => "if(n = 0, 0, 2^floor(log2(n)) - 1)",
        };
        check_sequence(&format!("maximum?f={rule}"), 0, 0, list(&game["max_nim"]));
        check_sequence(&format!("minimum?f={rule}"), 0, 0, list(&game["min_nim"]));
    }
}

#[test]
fn max_nim() {
    let golden = json(include_str!("golden/max_nim.json"));
    for game in list(&golden["games"]) {
        let d = format!("{}/{}", game["d"][0], game["d"][1]);
        check_sequence(&format!("maxnim?d={d}"), 0, 0, list(&game["g"]));
        check_sequence(&format!("maxnim?d={d}&pass=1"), 0, 0, list(&game["gp"]));
    }
}

#[test]
fn serial() {
    let golden = json(include_str!("golden/serial_nim.json"));
    for (length, values) in golden["values"].as_object().expect("an object") {
        let length: u32 = length.parse().expect("a length");
        for (index, value) in list(values).iter().enumerate() {
            let heaps: Vec<String> =
                (0..length).rev().map(|place| (index / 7_usize.pow(place) % 7).to_string()).collect();
            let spec = Spec::parse(&format!("serial?heaps={}", heaps.join(","))).expect("a spec");
            let Some(game) = spec.rules::<Serial>() else { panic!("not Serial Nim") };
            let at = spec.slice().cell(game.start()).expect("a game starts in its table");
            assert_eq!(open(&spec).value(at).map(u64::from), value.as_u64(), "{spec}");
        }
    }
}

/// The signatures of the immortal values: on the diagonal (t + k)_k the value is m exactly if v₂(k) is even, but for the
/// odd parts in X, where that is inverted, and for the early k, where it is inverted once more.
#[test]
fn mem_zero_immortal() {
    const FAR: u64 = 20_000;
    let golden = json(include_str!("golden/mem_zero_immortal.json"));
    let mut engine = open(&Spec::parse("mem0").expect("a game of the catalogue"));
    for immortal in list(&golden["immortals"]) {
        let number = |key: &str| immortal[key].as_u64().expect("a number");
        let (m, t) = (number("m"), number("t"));
        while engine.rows() <= t + FAR {
            engine.advance(1_000_000);
        }
        let has = |key: &str, k: u64| list(&immortal[key]).contains(&Value::from(k));
        for k in 1..=FAR {
            let even = k.trailing_zeros() % 2 == 0;
            let expected = even ^ has("X", k >> k.trailing_zeros()) ^ has("early", k);
            let found = engine.value(Cell { row: t + k, column: k }).map(u64::from) == Some(m);
            assert_eq!(found, expected, "m = {m}, k = {k}");
        }
    }
}
