/**
 * The store: the one plain object that a permalink holds, and the only code that touches the URL.
 * The address bar follows small changes quietly; a change worth going back from gets its own history entry.
 *
 * @typedef {import("./types.js").State} State
 * @typedef {"replace" | "push"} HistoryKind
 * @typedef {(state: State, previous: State) => void} Listener
 * @typedef {object} Store
 * @property {() => State} get
 * @property {(patch: Partial<State>, options?: { history?: HistoryKind }) => void} set
 * @property {(listener: Listener) => () => void} subscribe
 * @property {(patch?: Partial<State>) => string} url  the full address of exactly this state, or of one that differs so much
 * @property {() => void} flush  the address holds this state now, not soon
 */

const FOLLOW_DELAY = 200;

/**
 * @param {State} initial
 * @param {(state: State) => string} print
 * @param {(fragment: string) => { state: State, problems: string[] }} parse
 * @param {(problems: string[]) => void} [onProblems]  called after every link that was opened, with what was wrong in it
 * @returns {Store}
 */
export function createStore(initial, print, parse, onProblems = () => {}) {
  let state = initial;
  // A bad link stays in the address bar until the view changes, so that it can be mended by hand.
  let written = location.hash;
  let timer = 0;
  /** @type {Set<Listener>} */
  const listeners = new Set();

  /** @param {State} next */
  function change(next) {
    const previous = state;
    state = next;
    for (const listener of [...listeners]) listener(state, previous);
  }

  /** @param {HistoryKind} kind */
  function write(kind) {
    clearTimeout(timer);
    timer = 0;
    const hash = `#${print(state)}`;
    // An empty fragment has no sign in `location.hash`.
    if (hash === (written || "#")) return;
    if (kind === "push") history.pushState(null, "", hash);
    else history.replaceState(null, "", hash);
    written = location.hash;
  }

  function flush() {
    if (timer) write("replace");
  }

  function follow() {
    if (location.hash === written) return;
    clearTimeout(timer);
    timer = 0;
    written = location.hash;
    const { state: next, problems } = parse(written);
    change(next);
    onProblems(problems);
  }

  addEventListener("popstate", follow);
  addEventListener("hashchange", follow);
  addEventListener("pagehide", flush);

  return {
    get: () => state,
    set(patch, { history: kind = "replace" } = {}) {
      const next = { ...state, ...patch };
      if (same(next, state)) return;
      if (kind === "push") flush();
      change(next);
      if (kind === "push") {
        write("push");
      } else {
        clearTimeout(timer);
        timer = setTimeout(() => write("replace"), FOLLOW_DELAY);
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    url: (patch) => `${location.href.split("#")[0]}#${print({ ...state, ...patch })}`,
    flush,
  };
}

/**
 * States are small plain data built in one key order per field, so their text compares them.
 * @param {State} a
 * @param {State} b
 */
function same(a, b) {
  const keys = /** @type {(keyof State)[]} */ (Object.keys(a));
  return keys.every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]));
}
