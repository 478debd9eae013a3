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
//! - [`figure`] draws what a link shows at a size that someone chose, for a file, and reads the link of a file.
//! - [`listing`] writes the numbers that a link shows as a file of any length.
//! - [`session`] says which table, which tile and which first, and keeps what may be wanted again.
//! - [`play`] is sums of heaps: moves, values, and which of them win.
//! - [`page`] is what menus and fields are made of.
//! - [`latex`] writes tables that LaTeX sets as they are.
//! - [`link`] is the permalink: one line of text that holds everything a person was looking at.
//! - `web` is the only room that sees JavaScript; it exists on wasm32 alone.
//!
//! Open a game by its spec, let its table grow, and read values; all that grows does so in slices:
//!
//! ```
//! use nimscope::{game::Cell, grow, paper};
//!
//! let spec = paper::Spec::parse("mem0")?;
//! let mut engine = paper::open(&spec);
//! grow::reach(&mut *engine, 23, 1_000_000);
//! // Of 22 tokens, when 2 were taken last: the first exception of the paper.
//! assert_eq!(engine.value(Cell { row: 22, column: 2 }), Some(11));
//! # Ok::<(), String>(())
//! ```
//!
//! Cut a tile, 256 texels a side, of which one is 2³ rows and 2³ columns here:
//!
//! ```
//! use nimscope::engine::{Quantity, Reduce};
//! use nimscope::table::{Axis, Cut, SIDE, TileRequest, UNKNOWN};
//! use nimscope::{grow, paper};
//!
//! let mut engine = paper::open(&paper::Spec::parse("mem")?);
//! grow::reach(&mut *engine, 2048, 1_000_000);
//! let (axis, reduce, quantity) = (Axis::Memory, Reduce::Largest, Quantity::Value);
//! let tile = TileRequest { level_n: 3, level_k: 3, row: 0, column: 0, axis, columns: 2048, reduce, quantity };
//! let mut cut = Cut::new(tile);
//! while !cut.step(&mut *engine, 100_000) {}
//! let texels = cut.into_texels();
//! assert!(texels.len() == SIDE * SIDE && !texels.contains(&UNKNOWN));
//! # Ok::<(), String>(())
//! ```
//!
//! Find the next cell that has a value:
//!
//! ```
//! use nimscope::table::{Along, Axis, Find, Sought};
//! use nimscope::{game::Cell, grow, paper};
//!
//! let spec = paper::Spec::parse("mem0")?;
//! let from = Cell { row: 22, column: 2 };
//! let sought = Sought { value: 11, from, inclusive: false, along: Along::Diagonal, back: false, last: None };
//! let mut find = Find::new(&spec, Axis::Memory, sought).map_err(|refusal| refusal.to_string())?;
//! grow::finish(&mut find.on(&mut *paper::open(&spec)), 100_000).map_err(|refusal| refusal.to_string())?;
//! assert_eq!(find.cell(), Some(Cell { row: 42, column: 22 }));
//! # Ok::<(), String>(())
//! ```
//!
//! Draw what a link shows as SVG; whoever writes the file says how the cells become an image:
//!
//! ```
//! # #[cfg(feature = "papers")] {
//! use nimscope::draw::{FigureSize, Framing, svg};
//! use nimscope::figure::{Figure, FigureOrder};
//! use nimscope::{grow, link};
//!
//! let size = FigureSize::Pixels(600, None);
//! let order = FigureOrder { framing: Framing::Figure, dark: false, size, fit: None, most: 1 << 24 };
//! let link = "mem0?n=0-40&k=0-40";
//! let mut figure = Figure::open(order, &link::parse(link).state).expect("a figure of that size");
//! grow::finish(&mut figure, 1_000_000).expect("it grows to its end");
//! let drawn = figure.drawn();
//! let size = (drawn.frame.width, drawn.frame.height);
//! let picture = svg::write(size, None, drawn.font, link, &drawn.ops, |_, _| "cells.png".to_owned());
//! assert!(picture.starts_with("<svg") && picture.contains("MEM⁰"));
//! # }
//! ```

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
