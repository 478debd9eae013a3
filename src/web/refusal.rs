//! A refusal as JavaScript sees it: an error with its sentence, and its reason in a word.

use js_sys::{Error, Reflect};
use wasm_bindgen::JsValue;

use super::to_js;
use crate::game::big::Misread;
use crate::grow::Refusal;

impl From<Refusal> for JsValue {
    fn from(refusal: Refusal) -> JsValue {
        let error = JsValue::from(Error::new(&refusal.to_string()));
        // Nothing keeps a new object from having one more property.
        let _ = Reflect::set(&error, &"reason".into(), &to_js(&refusal.reason()).unwrap_or_default());
        error
    }
}

impl From<Misread> for JsValue {
    fn from(misread: Misread) -> JsValue {
        Refusal::from(misread).into()
    }
}
