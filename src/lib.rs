//! nimscope: the nim values of heap games, computed exactly and drawn as zoomable heat maps.
//!
//! A tour of the rooms, from the rules outwards:
//!
//! - [`game`] says what a move is. It knows none of the other rooms.
//! - [`paper`] has a folder for each paper with all that is its own, and the registry of its games.
//! - [`engine`] computes values, fast; its `naive` twin computes them slowly and obviously.
//! - [`claim`] checks what the papers state against what the engines compute.
//! - [`sheet`] is what a table of text is.
//! - [`table`] cuts tiles, numbers and explanations out of what an engine has computed.
//! - [`grow`] is how all of them work: in slices, with progress, stop and refusal.
//! - [`paint`] turns values into colours, and knows no game.
//! - [`draw`] makes a picture of a view: a short list of operations, and what draws them as SVG.
//! - `figure` draws what a link shows at any size, for a file, and reads the link of a file.
//! - `listing` writes the numbers that a link shows as a file of any length.
//! - [`session`] says which table, which tile and which first, and keeps what may be wanted again.
//! - [`play`] is sums of heaps: moves, values, and which of them win.
//! - [`page`] is what menus and fields are made of.
//! - [`latex`] writes tables that LaTeX sets as they are.
//! - [`link`] is the permalink: one line of text that holds everything a person was looking at.
//! - `web` is the only file that sees JavaScript; it exists on wasm32 alone.

// What the papers need lies beside what a first picture needs.
#![cfg_attr(not(feature = "papers"), allow(dead_code, unused_imports))]

#[cfg(feature = "papers")]
pub mod claim;
pub mod draw;
pub mod engine;
#[cfg(feature = "papers")]
pub mod figure;
pub mod game;
pub mod grow;
pub mod latex;
pub mod link;
#[cfg(feature = "papers")]
pub mod listing;
pub mod page;
pub mod paint;
pub mod paper;
#[cfg(feature = "papers")]
pub mod play;
pub mod session;
#[cfg(feature = "papers")]
pub mod sheet;
pub mod table;
#[cfg(target_arch = "wasm32")]
pub mod web;
