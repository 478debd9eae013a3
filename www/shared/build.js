/** Which build a file belongs to: while a host takes in a new version, a first visit may get files of two. */

// The build writes its mark here, into every bundle: see xtask/src/stamp.rs.
export const BUILD = "";

/**
 * Fails where another part of the page has another mark: what two builds say to each other may mean different things.
 * @param {string} [mark]
 */
export function beOfThisBuild(mark = "") {
  if (mark !== BUILD) throw new Error("a new version has just come out, and this browser has parts of both");
}

/**
 * The mark of a module of the core, which stands at its end.
 * @param {WebAssembly.Module} core
 */
export function markOf(core) {
  const [mark] = WebAssembly.Module.customSections(core, "build");
  return new TextDecoder().decode(mark);
}
