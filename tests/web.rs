//! The boundary to JavaScript, called in a real browser as the page calls it.
#![cfg(target_arch = "wasm32")]

use js_sys::{Array, Function, JSON, Reflect, Uint8Array, Uint8ClampedArray, Uint32Array};
use nimscope::web::{
    Session, Subject, catalogue, fraction_beside, fraction_place, fractions, parse_link, print_link, read_spec,
    times_read,
};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// The texels of one side of a tile.
const SIDE: usize = 256;

#[wasm_bindgen_test]
fn every_game_of_the_catalogue_opens_at_home() {
    let games: Array = get(&catalogue().unwrap(), "games").unchecked_into();
    assert_eq!(games.length(), 18);
    for game in games {
        let name = text(&get(&game, "name"));
        let state = Subject::usual(&name).unwrap().home().unwrap();
        assert_eq!(json(&state), json(&get(&parse_link(&name).unwrap(), "state")));
        let spec = text(&get(&state, "spec"));
        assert_eq!(spec.split('?').next(), Some(&*name));
        assert!(Session::new().look(1, 0, look(&spec)).unwrap(), "{spec}");
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
    assert!(print_link(JsValue::NULL).is_err());
}

#[wasm_bindgen_test]
fn a_tile_crosses_once_as_pixels_that_own_their_memory() {
    let mut session = Session::new();
    assert!(session.look(7, 2, look("memplus")).unwrap());
    assert_eq!(session.whose().as_f64(), Some(2.0));
    let said = settle(&mut session);
    let done = last(&said, "done");
    assert_eq!(json(&done), r#"{"type":"done","map":2,"id":7}"#);
    let sheaf = last(&said, "tiles");
    assert_eq!(text(&get(&sheaf, "spec")), "memplus");
    assert!(get(&get(&sheaf, "legend"), "entries").is_object());
    let tiles: Array = get(&sheaf, "tiles").unchecked_into();
    let tile = tiles.get(0);
    assert_eq!(get(&tile, "levelN").as_f64(), Some(0.0));

    let pixels: Uint8ClampedArray = get(&tile, "image").dyn_into().unwrap();
    let digits: Array = get(&tile, "digits").dyn_into().unwrap();
    let (values, inks): (Uint32Array, Uint8Array) = (digits.get(0).unchecked_into(), digits.get(1).unchecked_into());
    assert_eq!(pixels.length() as usize, 4 * SIDE * SIDE);
    assert_eq!((values.length(), inks.length()), (pixels.length() / 4, pixels.length() / 4));
    // The memory of the module cannot be transferred to another thread.
    let memory: js_sys::WebAssembly::Memory = wasm_bindgen::memory().unchecked_into();
    for buffer in [pixels.buffer(), values.buffer(), inks.buffer()] {
        assert!(!js_sys::Object::is(&buffer, &memory.buffer()));
    }
}

#[wasm_bindgen_test]
fn questions_of_every_kind_are_read_and_answered() {
    let strip = r#""spec": "maxnim?d=7/4", "axis": {"kind": "strip", "width": 64}"#;
    let rectangle = r#""spec": "mem", "axis": {"kind": "memory"}, "n": [1, 3], "k": [1, 2]"#;
    let mut session = Session::new();
    for (question, part) in [
        (r#"{"kind": "inspect", "spec": "mem", "axis": {"kind": "memory"}, "n": 3, "k": 1}"#.to_owned(), "options"),
        (format!(r#"{{"kind": "marks", {strip}, "names": ["zeros"], "n": [0, 9.5], "k": [0, 64]}}"#), "length"),
        (format!(r#"{{"kind": "widths", {strip}}}"#), "length"),
        (format!(r#"{{"kind": "periods", {strip}}}"#), "progress"),
        (r#"{"kind": "place", "spec": "imark?S=1&D=2,3", "width": 64, "heap": "10^18"}"#.to_owned(), "axis"),
        (format!(r#"{{"kind": "numbers", {rectangle}}}"#), "rows"),
        (r#"{"kind": "gallery"}"#.to_owned(), "length"),
        (r#"{"kind": "glossary"}"#.to_owned(), "length"),
        (r#"{"kind": "sheet", "spec": "maxnim?d=7/4", "sheet": "pass", "heap": null}"#.to_owned(), "diagram"),
        (
            r#"{"kind": "sheetText", "spec": "maxnim?d=7/4", "sheet": "pass", "heap": null, "format": "latex"}"#
                .to_owned(),
            "text",
        ),
        (r#"{"kind": "claims"}"#.to_owned(), "length"),
    ] {
        assert!(ask(&mut session, 5, &question).unwrap(), "{question}");
        assert!(session.whose().is_null());
        let answer = last(&settle(&mut session), "answer");
        assert_eq!(get(&answer, "id").as_f64(), Some(5.0));
        let answer = get(&answer, "answer");
        let is_it = if part == "text" { answer.is_string() } else { !get(&answer, part).is_undefined() };
        assert!(is_it, "{question}: {}", json(&answer));
    }
    let claims: Array = {
        ask(&mut session, 6, r#"{"kind": "claims"}"#).unwrap();
        get(&last(&settle(&mut session), "answer"), "answer").unchecked_into()
    };
    let id = text(&get(&claims.get(0), "id"));
    assert!(ask(&mut session, 7, &format!(r#"{{"kind": "claim", "id": "{id}", "to": 20}}"#)).unwrap());
    assert_eq!(get(&get(&last(&settle(&mut session), "answer"), "answer"), "done").as_bool(), Some(true));
}

#[wasm_bindgen_test]
fn what_cannot_be_had_is_refused_in_a_sentence() {
    let mut session = Session::new();
    let refusal = session.look(1, 0, look("nonsense")).unwrap_err();
    assert!(text(&get(&refusal, "message")).contains("nonsense"), "{}", json(&refusal));
    assert!(session.look(1, 0, JsValue::NULL).is_err());
    for question in [
        r#"{"kind": "nothing"}"#,
        r#"{"kind": "widths", "spec": "mem", "axis": {"kind": "log"}}"#,
        r#"{"kind": "widths", "spec": "mem"}"#,
        r#"{"kind": "inspect", "spec": "mem", "axis": {"kind": "memory"}, "n": "three", "k": 1}"#,
        r#"{"kind": "numbers", "spec": "mem", "axis": {"kind": "memory"}, "n": [0], "k": [0, 1]}"#,
    ] {
        assert!(ask(&mut session, 1, question).is_err_and(|error| error.is_string()), "{question}");
    }
    let pdf = r#"{"kind": "sheetText", "spec": "maxnim?d=7/4", "sheet": "pass", "heap": null, "format": "pdf"}"#;
    assert!(ask(&mut session, 2, pdf).unwrap());
    let refusal = get(&last(&settle(&mut session), "refusal"), "refusal");
    assert_eq!(text(&get(&refusal, "reason")), "input");
    assert!(text(&get(&refusal, "message")).contains("pdf"), "{}", json(&refusal));
}

#[wasm_bindgen_test]
fn a_map_is_stopped_and_goes_on() {
    let mut session = Session::new();
    let numbers =
        r#"{"kind": "numbers", "spec": "mem0", "axis": {"kind": "memory"}, "n": [900000, 900000], "k": [1, 1]}"#;
    let clock = Function::new_no_args("return 0");
    ask(&mut session, 1, numbers).unwrap();
    session.step(&clock, Some(1e5)).unwrap();
    session.stop(0);
    let said = settle(&mut session);
    let progress = get(&last(&said, "progress"), "progress");
    assert_eq!(text(&get(&progress, "state")), "stopped");
    assert!(get(&progress, "lines").as_f64() > Some(0.0) && get(&progress, "refusal").is_null());
    session.resume(0);
    ask(&mut session, 2, numbers).unwrap();
    session.forget(2);
    assert!(settle(&mut session).is_empty());
}

#[wasm_bindgen_test]
fn a_position_is_found_where_it_lies() {
    let strip = r#"{"kind": "strip", "width": 64}"#;
    for (spec, axis, place, position) in [
        ("mem", r#"{"kind": "memory"}"#, [7.0, 3.0], "[7,3]"),
        ("mem", r#"{"kind": "straight"}"#, [400.0, 1000.0], "[400,20]"),
        ("mem", r#"{"kind": "straight"}"#, [400.0, 500.0], "[400,10]"),
        ("maxnim", strip, [2.0, 5.0], "[133,0]"),
    ] {
        let subject = under(spec, axis);
        let at = subject.position_at(place[0], place[1]).unwrap();
        assert_eq!(json(&at), position, "{axis}");
        let at: Array = at.unchecked_into();
        let number = |i| at.get(i).as_f64().unwrap();
        let back: Array = subject.place_of(number(0), number(1)).unwrap().unchecked_into();
        let starts = Array::of2(&back.get(0), &back.get(2));
        assert_eq!(json(&starts), json(&Array::of2(&place[0].into(), &place[1].into())), "{axis}");
    }
    assert!(under("maxnim", strip).position_at(2.0, 64.0).unwrap().is_null(), "beyond the strip");
    for wrong in [r#"{"kind": "strip", "width": 0}"#, r#"{"kind": "n"}"#, r#""k""#, "null"] {
        assert!(Subject::new("maxnim", JSON::parse(wrong).unwrap()).is_err(), "{wrong}");
    }
}

#[wasm_bindgen_test]
fn a_map_has_a_chart() {
    let chart = |spec: &str, axis: &str| json(&under(spec, axis).chart().unwrap());
    let plane = chart("serial?heaps=3,5,4", r#"{"kind": "memory"}"#);
    assert!(plane.contains("\"rows\":4096,\"columns\":4096,"), "{plane}");
    let strip = chart("maxnim?d=7/4", r#"{"kind": "strip", "width": 100}"#);
    assert!(strip.contains("\"rows\":20000,\"columns\":100,"), "{strip}");
    let rows = r#"{"kind": "sweep", "parameter": "d", "from": "3/2", "to": "2", "denominator": 4}"#;
    let sweep = chart("maxnim?d=7/4", rows);
    assert!(sweep.contains("\"rows\":4") && sweep.contains("\"named\":true"), "{sweep}");
    assert_eq!(under("maxnim", rows).row_names(&[0.0, 2.0]), ["3/2", "7/4"]);
    let graph = chart("imark?S=1&D=2,3", r#"{"kind": "graph"}"#);
    // Its values, 0 to 3, go upwards.
    assert!(graph.contains("\"across\":true") && graph.contains("\"first\":16777212,\"rows\":16777216,"), "{graph}");
    assert!(Subject::usual("nonsense").is_err());
}

#[wasm_bindgen_test]
fn parameters_are_read_and_their_problems_are_named() {
    let read = |name: &str, pairs: &str| read_spec(name, JSON::parse(pairs).unwrap());
    let good = read("maxnim", r#"[["d", "1.75"], ["pass", "1"]]"#).unwrap();
    assert_eq!(text(&get(&good, "spec")), "maxnim?d=7/4&pass=1");
    assert_eq!(json(&get(&good, "problems")), "[]");

    let bad = read("maxnim", r#"[["d", "1"], ["pass", "2"]]"#).unwrap();
    let problems: Array = get(&bad, "problems").unchecked_into();
    assert_eq!(problems.length(), 2);
    let larger = r#"{"parameter":"d","given":"1","message":"d must be larger than 1","at":null}"#;
    assert_eq!(json(&problems.get(0)), larger);

    let rule = read("takeaway", r#"[["f", "2k + m"]]"#).unwrap();
    let problems: Array = get(&rule, "problems").unchecked_into();
    assert!(text(&get(&problems.get(0), "message")).contains("character 6"));
    assert_eq!(json(&get(&problems.get(0), "at")), "[5,1]");
    assert!(read("nonsense", "[]").is_err());
}

#[wasm_bindgen_test]
fn parameters_are_taken_from_a_spec() {
    let parameters = |spec| json(&Subject::usual(spec).unwrap().parameters().unwrap());
    assert_eq!(parameters("imark?t=3&d=4"), r#"{"form":1,"values":[["t","3"],["d","4"]],"kept":[]}"#);
    assert_eq!(parameters("imark?S=1&D=2,3"), r#"{"form":0,"values":[["S","1"],["D","2,3"]],"kept":[]}"#);
    assert_eq!(parameters("mem"), r#"{"form":0,"values":[],"kept":[]}"#);
    assert!(Subject::usual("maxnim?d=1").is_err());
}

#[wasm_bindgen_test]
fn a_link_is_read_once_whoever_asks_about_its_game() {
    let before = times_read();
    let state = get(&parse_link("maximum?f=n%20%25%207%20%2B%201&w=7").unwrap(), "state");
    let subject = Subject::new(&text(&get(&state, "spec")), get(&state, "axis")).unwrap();
    let wider = Subject::new(&text(&get(&state, "spec")), subject.wrapped(14.0).unwrap()).unwrap();
    assert_eq!(wider.text(), "strip:14");
    assert!(print_link(wider.home().unwrap()).unwrap().contains("f=n%20%25%207%20%2B%201&"), "the rule is not lost");
    assert!(print_link(state).is_ok() && subject.views().is_ok());
    assert_eq!(times_read(), before + 1);
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

/// A game under an axis, which is given as an object.
fn under(spec: &str, axis: &str) -> Subject {
    Subject::new(spec, JSON::parse(axis).unwrap()).unwrap()
}

/// A look at the first tile of a table, a cell a texel, as the page asks for it.
fn look(spec: &str) -> JsValue {
    let tile =
        r#"{"key": "", "levelN": 0, "levelK": 0, "row": 0, "column": 0, "visible": [0, 0, 256, 256], "have": null}"#;
    let request = format!(
        r#"{{"spec": "{spec}", "axis": {{"kind": "memory"}}, "reduce": "keep", "palette": "paper", "scale": {{"kind": "linear", "number": null}},
            "range": null, "tiles": [{tile}], "target": 256, "digits": true, "moving": false}}"#
    );
    JSON::parse(&request).unwrap()
}

fn ask(session: &mut Session, id: u32, question: &str) -> Result<bool, JsValue> {
    session.ask(id, 0, JSON::parse(question).unwrap())
}

/// All that a session says until it has nothing to do, by a clock on which a millisecond passes whenever it is read.
fn settle(session: &mut Session) -> Vec<JsValue> {
    let clock = Function::new_no_args("return globalThis.ticks = (globalThis.ticks ?? 0) + 1");
    let mut said = Vec::new();
    while !session.whose().is_undefined() {
        said.extend(session.step(&clock, None).unwrap());
    }
    said
}

/// The last that is said of a type.
fn last(said: &[JsValue], of: &str) -> JsValue {
    said.iter().rfind(|said| text(&get(said, "type")) == of).unwrap().clone()
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
