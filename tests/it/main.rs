//! The integration tests; the modules mirror src/.
