//! nimscope: the nim values of heap games, computed exactly and drawn as zoomable heat maps.
//!
//! A tour of the rooms, from the rules outwards:
//!
//! - [`game`] says what a move is, and lists every game in a catalogue. It knows none of the other rooms.
//! - [`theorem`] holds the closed forms that papers prove.
//! - [`engine`] computes values, fast; its `naive` twin computes them slowly and obviously.
//! - [`claim`] checks what the papers state against what the engines compute.
//! - [`table`] cuts tiles, numbers and explanations out of what an engine has computed.
//! - [`paint`] turns values into colours, and knows no game.
//! - [`draw`] makes a picture of a view: a short list of operations, and what draws them as SVG.
//! - [`link`] is the permalink: one line of text that holds everything a person was looking at.
//! - `web` is the only file that sees JavaScript; it exists on wasm32 alone.

pub mod claim;
pub mod draw;
pub mod engine;
pub mod game;
pub mod link;
pub mod paint;
pub mod table;
pub mod theorem;
#[cfg(target_arch = "wasm32")]
pub mod web;
