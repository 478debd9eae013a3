/**
 * What was used last, under keys; the rest is let go. The page and its worker both keep things this way.
 *
 * @template T
 * @param {number} least  how many are kept at any rate
 * @param {(item: T) => void} letGo
 */
export function createRecent(least, letGo = () => {}) {
  /** @type {Map<string, T>} least recently used first */
  const items = new Map();
  let room = least;

  /** @param {string} key */
  function drop(key) {
    const item = items.get(key);
    if (items.delete(key) && item !== undefined) letGo(item);
  }

  return {
    drop,
    /** @param {string} key */
    peek: (key) => items.get(key),
    all: () => [...items],
    /**
     * @param {string} key
     * @returns {T | undefined}
     */
    use(key) {
      const item = items.get(key);
      if (item !== undefined) {
        items.delete(key);
        items.set(key, item);
      }
      return item;
    },
    /**
     * @param {string} key
     * @param {T} item
     */
    put(key, item) {
      drop(key);
      items.set(key, item);
      for (const oldest of [...items.keys()].slice(0, Math.max(items.size - room, 0))) drop(oldest);
    },
    /**
     * So many are needed at once, and must not push each other out.
     * @param {number} needed
     */
    makeRoom(needed) {
      room = Math.max(least, needed);
    },
  };
}
