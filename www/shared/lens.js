/**
 * A part of the store that looks like a store of its own, so that whoever has it knows nothing of the rest.
 *
 * @template T
 * @typedef {object} Lens
 * @property {() => T} get
 * @property {(patch: Partial<T>, options?: { history?: import("../state.js").HistoryKind }) => void} set
 * @property {(listener: (part: T, previous: T) => void) => () => void} subscribe  it hears of changes in this part alone
 */

/**
 * @template {object} Whole
 * @template {object} T
 * @param {Lens<Whole>} store
 * @param {(whole: Whole) => T} read
 * @param {(patch: Partial<T>, whole: Whole) => Partial<Whole>} write  the change of the whole that a change of the part is
 * @returns {Lens<T>}
 */
export function createLens(store, read, write) {
  let whole = store.get();
  let part = read(whole);

  /** @param {Whole} now */
  function partOf(now) {
    if (now === whole) return part;
    const next = read(now);
    whole = now;
    // Equal parts are the same one.
    if (!equal(next, part)) part = next;
    return part;
  }

  return {
    get: () => partOf(store.get()),
    set: (patch, options) => store.set(write(patch, store.get()), options),
    subscribe(listener) {
      let before = partOf(store.get());
      return store.subscribe((now) => {
        const previous = before;
        before = partOf(now);
        if (before !== previous) listener(before, previous);
      });
    },
  };
}

/**
 * @param {object} a
 * @param {object} b
 */
function equal(a, b) {
  const keys = Object.keys(a);
  return keys.every((key) => Reflect.get(a, key) === Reflect.get(b, key));
}
