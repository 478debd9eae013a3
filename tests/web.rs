//! The boundary to JavaScript, called in a real browser as the page calls it.
#![cfg(target_arch = "wasm32")]

use js_sys::{Array, JSON, Reflect};
use nimscope::web::{
    Painter, Scope, catalogue, fraction_beside, fraction_place, fractions, parameters_of, parse_link, place_of,
    position_at, print_link, read_spec, row_names, rows_around, shape,
};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// The texels of one side of a tile.
const SIDE: usize = 256;

#[wasm_bindgen_test]
fn every_game_of_the_catalogue_opens_at_home() {
    let games: Array = get(&catalogue().unwrap(), "games").unchecked_into();
    assert_eq!(games.length(), 14);
    for game in games {
        let parsed = parse_link(&text(&get(&game, "home"))).unwrap();
        assert_eq!(json(&get(&parsed, "problems")), "[]");
        let state = get(&parsed, "state");
        let spec = text(&get(&state, "spec"));
        assert_eq!(spec.split('?').next(), get(&game, "name").as_string().as_deref());
        assert!(Scope::new(&spec, "k").is_ok());
    }
}

#[wasm_bindgen_test]
fn a_link_goes_through_javascript_and_back() {
    let link = "mem0?v=1&n=0.5-40&k=-3-40&aspect=4&scale=modulo:7&range=0-50&reduce=smallest&cell=22,2";
    let parsed = parse_link(&format!("#{link}")).unwrap();
    assert_eq!(json(&get(&parsed, "problems")), "[]");
    let state = get(&parsed, "state");
    assert_eq!(json(&get(&state, "cell")), "[22,2]");
    assert_eq!(json(&get(&state, "scale")), r#"{"kind":"modulo","number":7}"#);
    assert_eq!(print_link(state).unwrap(), link);
}

#[wasm_bindgen_test]
fn what_a_link_leaves_out_is_null_and_not_undefined() {
    let state = get(&parse_link("mem").unwrap(), "state");
    for field in ["range", "cell"] {
        assert!(get(&state, field).is_null(), "{field}");
    }
}

#[wasm_bindgen_test]
fn a_bad_link_opens_something_and_says_what_was_wrong() {
    let parsed = parse_link("nonsense?n=9-1").unwrap();
    let problems: Array = get(&parsed, "problems").unchecked_into();
    assert!(problems.length() >= 1);
    assert!(print_link(get(&parsed, "state")).is_ok());
    assert!(Scope::new("nonsense", "k").is_err_and(|error| error.is_string()));
    assert!(print_link(JsValue::NULL).is_err());
}

#[wasm_bindgen_test]
fn a_cell_is_explained() {
    let mut scope = grown("mem0", 30);
    let cell = scope.inspect(22.0, 2.0).unwrap();
    // The paper's first exception: the frontier of row 22 is 12, and the cell 22₂ falls short of it.
    assert_eq!(get(&cell, "value").as_f64(), Some(11.0));
    assert_eq!(text(&get(&cell, "outcome")), "N");
    let beyond = scope.inspect(999_999.0, 1.0).unwrap();
    assert!(get(&beyond, "value").is_null());
}

#[wasm_bindgen_test]
fn a_tile_has_the_values_of_its_cells() {
    let mut scope = grown("mem", 300);
    let texels = tile(&mut scope, "k");
    assert_eq!(texels.len(), SIDE * SIDE);
    for (n, k) in [(0, 0), (1, 1), (20, 3), (100, 7), (255, 255)] {
        let cell = scope.inspect(f64::from(n), f64::from(k)).unwrap();
        assert_eq!(texels[n as usize * SIDE + k as usize].to_string(), json(&get(&cell, "value")), "{n}, {k}");
    }
}

#[wasm_bindgen_test]
fn pixels_own_their_memory_and_agree_with_the_legend() {
    let texels = tile(&mut grown("memplus", 300), "k");
    let scale = JSON::parse(r#"{"kind": "linear", "number": null}"#).unwrap();
    let mut painter = Painter::new("paper", scale, JsValue::NULL).unwrap();
    painter.observe(&texels, 0, 0, SIDE, SIDE);
    assert!(!painter.settle().is_empty());

    let pixels = painter.paint(&texels);
    assert_eq!(pixels.length() as usize, 4 * SIDE * SIDE);
    // The memory of the module cannot be transferred to another thread.
    let memory: js_sys::WebAssembly::Memory = wasm_bindgen::memory().unchecked_into();
    assert!(!js_sys::Object::is(&pixels.buffer(), &memory.buffer()));

    let at = (100 * SIDE + 5) as u32;
    let rgb: String = (0..3).map(|channel| format!("{:02x}", pixels.get_index(4 * at + channel))).collect();
    assert_eq!(painter.colour(texels[at as usize]), format!("#{rgb}"));
    assert!(get(&painter.legend().unwrap(), "entries").is_object());
}

#[wasm_bindgen_test]
fn numbers_can_be_copied() {
    let mut scope = grown("mem", 10);
    let csv = scope.export_text("csv", "k", 1.0, 3.0, 1.0, 2.0).unwrap();
    assert_eq!(csv.lines().count(), 4, "a head and three rows: {csv}");
    assert!(scope.export_text("pdf", "k", 1.0, 3.0, 1.0, 2.0).is_err());
    assert!(scope.export_text("csv", "j", 1.0, 3.0, 1.0, 2.0).is_err());
    assert!(scope.numbers("k", 0.0, 1e6, 0.0, 1e6).is_err(), "too large to be read");
}

#[wasm_bindgen_test]
fn a_position_is_found_where_it_lies() {
    for (axis, place, position) in [
        ("k", [7.0, 3.0], "[7,3]"),
        ("sqrt", [400.0, 1000.0], "[400,20]"),
        ("sqrt", [400.0, 500.0], "[400,10]"),
        ("strip:64", [2.0, 5.0], "[133,0]"),
    ] {
        let at = position_at(axis, place[0], place[1]).unwrap();
        assert_eq!(json(&at), position, "{axis}");
        let at: Array = at.unchecked_into();
        let number = |i| at.get(i).as_f64().unwrap();
        let back: Array = place_of(axis, number(0), number(1)).unwrap().unchecked_into();
        let starts = Array::of2(&back.get(0), &back.get(2));
        assert_eq!(json(&starts), json(&Array::of2(&place[0].into(), &place[1].into())), "{axis}");
    }
    assert!(position_at("strip:64", 2.0, 64.0).unwrap().is_null(), "beyond the strip");
    assert!(position_at("strip:0", 0.0, 0.0).is_err());
    assert!(place_of("n", 0.0, 0.0).is_err());
}

#[wasm_bindgen_test]
fn a_map_has_a_shape() {
    let plane = json(&shape("serial?heaps=3,5,4", "k").unwrap());
    assert!(plane.contains("\"rows\":4096,\"columns\":4096,"), "{plane}");
    let strip = json(&shape("maxnim?d=7/4", "strip:100").unwrap());
    assert!(strip.contains("\"rows\":20000,\"columns\":100,"), "{strip}");
    let sweep = json(&shape("maxnim?d=7/4", "sweep:d:3/2-2:4").unwrap());
    assert!(sweep.contains("\"rows\":4") && sweep.contains("\"named\":true"), "{sweep}");
    assert_eq!(row_names("sweep:d:3/2-2:4", &[0.0, 2.0]).unwrap(), ["3/2", "7/4"]);
    let graph = json(&shape("imark?S=1&D=2,3", "graph").unwrap());
    assert!(graph.contains("\"across\":true") && graph.contains("\"rows\":4"), "{graph}");
    assert!(shape("nonsense", "k").is_err());
}

#[wasm_bindgen_test]
fn a_table_that_begins_far_out_tells_of_its_run_up() {
    let axis = rows_around("mem", 40_900.0).unwrap();
    assert_eq!(axis, "rows:40000");
    let far = json(&shape("mem", &axis).unwrap());
    assert!(far.contains("\"first\":40000,\"rows\":44096,") && far.contains("\"home\":\"k\""), "{far}");
    let mut scope = Scope::new("mem", &axis).unwrap();
    assert_eq!(
        json(&scope.run_up().unwrap()),
        r#"{"first":40000,"counts":"rows","from":31500,"next":31500,"to":40000,"certifying":true}"#
    );
    while scope.lines(&axis).unwrap() < 40_010.0 {
        scope.advance(1e6);
    }
    assert_eq!(
        json(&scope.run_up().unwrap()),
        r#"{"first":40000,"counts":"rows","from":31500,"next":40000,"to":40000,"certifying":true}"#
    );
    assert!(Scope::new("mem", "k").unwrap().run_up().unwrap().is_null());
    let refused = |spec: &str, n: f64| {
        let refusal = rows_around(spec, n).unwrap_err();
        (text(&get(&refusal, "reason")), text(&get(&refusal, "message")))
    };
    assert_eq!(refused("mem0", 40_900.0), ("missing".to_owned(), "the rows of mem0 begin at 0".to_owned()));
    assert_eq!(refused("mem", 1e9).0, "tooFar");
}

#[wasm_bindgen_test]
fn parameters_are_read_and_their_problems_are_named() {
    let read = |name: &str, pairs: &str| read_spec(name, JSON::parse(pairs).unwrap());
    let good = read("maxnim", r#"[["d", "1.75"], ["pass", "1"]]"#).unwrap();
    assert_eq!(text(&get(&good, "spec")), "maxnim?d=7/4&pass=1");
    assert_eq!(json(&get(&good, "values")), r#"[["d","7/4"],["pass","1"]]"#);
    assert_eq!(json(&get(&good, "problems")), "[]");

    let bad = read("maxnim", r#"[["d", "1"], ["pass", "2"]]"#).unwrap();
    let problems: Array = get(&bad, "problems").unchecked_into();
    assert_eq!(problems.length(), 2);
    let larger = r#"{"parameter":"d","message":"d must be larger than 1","at":null,"length":0}"#;
    assert_eq!(json(&problems.get(0)), larger);

    let rule = read("takeaway", r#"[["f", "2k + m"]]"#).unwrap();
    let problems: Array = get(&rule, "problems").unchecked_into();
    assert!(text(&get(&problems.get(0), "message")).contains("character 6"));
    assert_eq!(json(&get(&problems.get(0), "at")), "5");
    assert_eq!(json(&get(&problems.get(0), "length")), "1");

    assert_eq!(get(&read("imark", r#"[["t", "5"]]"#).unwrap(), "form").as_f64(), Some(1.0));
    assert!(read("nonsense", "[]").is_err());
}

#[wasm_bindgen_test]
fn parameters_are_taken_from_a_spec() {
    assert_eq!(json(&parameters_of("imark?t=3&d=4").unwrap()), r#"[1,[["t","3"],["d","4"]]]"#);
    assert_eq!(json(&parameters_of("imark?S=1&D=2,3").unwrap()), r#"[0,[["S","1"],["D","2,3"]]]"#);
    assert_eq!(json(&parameters_of("mem").unwrap()), "[0,[]]");
    assert!(parameters_of("maxnim?d=1").is_err());
}

#[wasm_bindgen_test]
fn a_slider_walks_through_fractions() {
    assert_eq!(fractions(1, 2, 3), ["4/3", "3/2", "5/3", "2"]);
    assert_eq!(fraction_place("1.6", 1, 2, 3).unwrap(), 2);
    assert_eq!(fraction_beside("1.6", true, 1, 2, 3).unwrap().as_deref(), Some("5/3"));
    assert_eq!(fraction_beside("1.6", false, 1, 2, 3).unwrap().as_deref(), Some("3/2"));
    assert_eq!(fraction_beside("2", true, 1, 2, 3).unwrap(), None);
    assert!(fraction_place("two", 1, 2, 3).is_err());
}

#[wasm_bindgen_test]
fn a_strip_is_cut_row_by_row() {
    let mut scope = grown("maxnim?d=7/4", 32 * 40);
    let texels = tile(&mut scope, "strip:32");
    for heap in [0, 1, 31, 32, 33, 1000, 1279] {
        let cell = scope.inspect(f64::from(heap), 0.0).unwrap();
        assert_eq!(text(&get(&cell, "name")), heap.to_string());
        let (row, column) = (heap as usize / 32, heap as usize % 32);
        assert_eq!(texels[row * SIDE + column].to_string(), json(&get(&cell, "value")), "{heap}");
    }
    assert_eq!(texels[32], u32::MAX, "there is nothing beside a strip");
    let numbers = scope.numbers("strip:32", 1.0, 2.0, 0.0, 3.0).unwrap();
    let rows: Array = get(&numbers, "rows").unchecked_into();
    assert_eq!(text(&get(&rows.get(1), "label")), "64");
}

#[wasm_bindgen_test]
fn a_rule_that_fails_says_so() {
    let mut scope = Scope::new("maximum?f=100-n", "strip:10").unwrap();
    assert!(scope.fault().is_none());
    for _ in 0..100 {
        scope.advance(1e5);
    }
    let fault = scope.fault().unwrap();
    assert!(fault.contains("101"), "{fault}");
    assert!((scope.lines("strip:10").unwrap() - scope.limit("strip:10").unwrap()).abs() < f64::EPSILON);
    let beyond = scope.inspect(500.0, 0.0).unwrap();
    assert_eq!(text(&get(&get(&beyond, "options"), "summary")), fault);
}

/// A table with at least this many heaps.
fn grown(spec: &str, heaps: u32) -> Scope {
    let mut scope = Scope::new(spec, "k").unwrap();
    while scope.lines("k").unwrap() < f64::from(heaps) {
        scope.advance(1e5);
    }
    scope
}

/// The first tile, a cell a texel.
fn tile(scope: &mut Scope, axis: &str) -> Vec<u32> {
    let scale = JSON::parse(r#"{"kind": "linear", "number": null}"#).unwrap();
    scope.begin_tile(0, 0, 0.0, 0.0, axis, "keep", scale).unwrap();
    while !scope.step_tile(1e5) {}
    scope.take_tile()
}

fn get(object: &JsValue, field: &str) -> JsValue {
    Reflect::get(object, &field.into()).unwrap()
}

fn text(value: &JsValue) -> String {
    value.as_string().unwrap()
}

fn json(value: &JsValue) -> String {
    JSON::stringify(value).unwrap().into()
}
