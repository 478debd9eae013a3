/** Which build a file belongs to: while a host takes in a new version, a first visit may get files of two. */

// The build writes its mark here, into every bundle: see xtask/src/stamp.rs.
export const BUILD = "";

/**
 * Fails where a part of the page, given by its mark, or the core has another mark: what two builds say to each other may mean
 * different things.
 * @param {...(string | undefined | WebAssembly.Module)} parts
 */
export function beOfThisBuild(...parts) {
  const isOther = (/** @type {typeof parts[0]} */ part) =>
    (part instanceof WebAssembly.Module ? markOf(part) : (part ?? "")) !== BUILD;
  if (parts.some(isOther)) throw new Error("a new version has just come out, and this browser has parts of both");
}

/**
 * The mark of a module of the core, which stands at its end.
 * @param {WebAssembly.Module} core
 */
function markOf(core) {
  const [mark] = WebAssembly.Module.customSections(core, "build");
  return new TextDecoder().decode(mark);
}
