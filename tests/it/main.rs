//! The integration tests; the modules mirror src/.

mod golden;
mod inspect;
mod oracle;
mod papers;
mod tile;
