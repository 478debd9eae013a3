//! The wasm build in a real browser.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn the_core_has_the_same_word_size_everywhere() {
    assert_eq!(usize::BITS, 32);
}
