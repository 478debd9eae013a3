//! The boundary to JavaScript, called in a real browser as the page calls it.
#![cfg(target_arch = "wasm32")]

use js_sys::{Array, JSON, Reflect};
use nimscope::web::{Painter, Scope, catalogue, column_of, parse_link, print_link};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// The texels of one side of a tile.
const SIDE: usize = 256;

#[wasm_bindgen_test]
fn every_game_of_the_catalogue_opens_at_home() {
    let games: Array = get(&catalogue().unwrap(), "games").unchecked_into();
    assert!(games.length() >= 3);
    for game in games {
        let parsed = parse_link(&text(&get(&game, "home"))).unwrap();
        assert_eq!(json(&get(&parsed, "problems")), "[]");
        let state = get(&parsed, "state");
        assert_eq!(text(&get(&state, "spec")), text(&get(&game, "name")));
        assert!(Scope::new(&text(&get(&state, "spec"))).is_ok());
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
    assert!(Scope::new("nonsense").is_err_and(|error| error.is_string()));
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
    let texels = tile(&mut scope);
    assert_eq!(texels.len(), SIDE * SIDE);
    for (n, k) in [(0, 0), (1, 1), (20, 3), (100, 7), (255, 255)] {
        let cell = scope.inspect(f64::from(n), f64::from(k)).unwrap();
        assert_eq!(texels[n as usize * SIDE + k as usize].to_string(), json(&get(&cell, "value")), "{n}, {k}");
    }
}

#[wasm_bindgen_test]
fn pixels_own_their_memory_and_agree_with_the_legend() {
    let texels = tile(&mut grown("memplus", 300));
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
    let csv = scope.export_text("csv", 1.0, 3.0, 1.0, 2.0).unwrap();
    assert_eq!(csv.lines().count(), 4, "a head and three rows: {csv}");
    assert!(scope.export_text("pdf", 1.0, 3.0, 1.0, 2.0).is_err());
    assert!(scope.numbers(0.0, 1e6, 0.0, 1e6).is_err(), "too large to be read");
}

#[wasm_bindgen_test]
fn a_straightened_column_is_exact() {
    assert!((column_of(1000.0, 400.0) - 20.0).abs() < f64::EPSILON);
    assert!((column_of(500.0, 400.0) - 10.0).abs() < f64::EPSILON);
}

/// A table with at least this many rows.
fn grown(spec: &str, rows: u32) -> Scope {
    let mut scope = Scope::new(spec).unwrap();
    while scope.rows() < f64::from(rows) {
        scope.advance(1e5);
    }
    scope
}

/// The first tile, a cell a texel.
fn tile(scope: &mut Scope) -> Vec<u32> {
    let scale = JSON::parse(r#"{"kind": "linear", "number": null}"#).unwrap();
    scope.begin_tile(0, 0, 0.0, 0.0, "k", "keep", scale).unwrap();
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
