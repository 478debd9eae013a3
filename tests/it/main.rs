//! The integration tests; the modules mirror src/.

mod golden;
mod oracle;
mod papers;
mod tile;
