/**
 * Values that are known without the page: the golden files, the papers' printed tables, and for cells beyond those a
 * table computed here straight from the rules. The first journey of presets.journey.js holds the last to the first two.
 */

import { readFileSync } from "node:fs";

const FOLDER = new URL("../it/", import.meta.url);

/** The values of a golden file, `values[n][k]`; for the frontier, `values[n]`; where it holds several games, its games. */
export function golden(name, part = "values") {
  return JSON.parse(readFileSync(new URL(`golden/${name}.json`, FOLDER), "utf8"))[part];
}

/** A printed table: the names of its columns, and its rows with their names, all as numbers. */
export function printed(name) {
  const lines = readFileSync(new URL(`../../src/paper/memgames/${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  const [head, ...rows] = lines.map((line) => line.split(" "));
  return {
    columns: head.slice(1).map(Number),
    rows: rows.map(([label, ...values]) => ({ label: Number(label), values: values.map(Number) })),
  };
}

/** The links that must open forever: what was written, and the one way to write what it opens as. */
export function foreverLinks() {
  const lines = readFileSync(new URL("links-forever.txt", FOLDER), "utf8").split("\n");
  // What was printed once may be written in another way by now, which then stands last.
  const ends = (line) => [line.split(" => ")[0], line.split(" => ").at(-1)];
  return lines.filter((line) => line.includes(" => ")).map(ends);
}

const tables = new Map();

/** A function from (n, k) to the value in a game, known for the first so many rows. */
export function table(game, rows) {
  const known = tables.get(game) ?? [];
  tables.set(game, known);
  // Beyond its own heap size a memory no longer matters, so that each row ends with the value of all further columns.
  const value = (n, k) => known[n][Math.min(k, n + 1)];
  for (let n = known.length; n < rows; n++) {
    known.push(
      RULES[game](
        n,
        Array.from({ length: n + 1 }, (_, j) => (j === 0 ? -1 : value(n - j, j))),
      ),
    );
  }
  return value;
}

/** Each takes a heap and the values of its options by removal, and gives the values of all its memories. */
const RULES = {
  /** At least as many as last time: with each smaller memory one more option counts. */
  mem(n, options) {
    const row = [];
    const mex = growingMex();
    for (let k = n + 1; k >= 1; k--) row[k] = mex(options[k]);
    row[0] = row[1];
    return row;
  },
  /** More than last time. */
  memplus(n, options) {
    const row = [];
    const mex = growingMex();
    for (let k = n + 1; k >= 0; k--) row[k] = mex(options[k + 1]);
    return row;
  },
  /** Anything but last time's number: one option less, which matters only if it alone has its value. */
  mem0(_n, options) {
    const counts = new Map();
    for (const value of options.slice(1)) counts.set(value, (counts.get(value) ?? 0) + 1);
    let frontier = 0;
    while (counts.has(frontier)) frontier++;
    const without = (value) => (value < frontier && counts.get(value) === 1 ? value : frontier);
    return [frontier, ...options.slice(1).map(without), frontier];
  },
};

/** The least number missing so far; each call may add one. */
function growingMex() {
  const seen = new Set();
  let least = 0;
  return (value) => {
    if (value !== undefined) seen.add(value);
    while (seen.has(least)) least++;
    return least;
  };
}

/**
 * A function from (n, k) to the value in MEM in the rows from `first` to before `end`, computed from row 0 on. A row begins
 * at k² ≥ n with the quotient (Theorem 3.1), and each column to its left adds one option: its own value k rows ago.
 */
export function memRows(first, end) {
  const rows = new Map();
  const seen = new Uint32Array(4 * Math.ceil(Math.sqrt(end)) + 4);
  /** By column, its last k values, row r at r mod k. */
  const last = [new Uint16Array(0)];
  for (let n = 1; n < end; n++) {
    const edge = Math.ceil(Math.sqrt(n));
    for (let k = last.length; k < edge; k++) {
      last.push(new Uint16Array(k));
      for (let row = k * k - k + 1; row <= k * k; row++) last[k][row % k] = Math.floor(row / k);
    }
    let mex = Math.floor(n / edge);
    for (let k = edge - 1; k >= 1; k--) {
      const ring = last[k];
      seen[ring[n % k]] = n;
      while (seen[mex] === n) mex++;
      ring[n % k] = mex;
    }
    if (n >= first)
      rows.set(
        n,
        Uint16Array.from({ length: edge }, (_, k) => last[k][n % k]),
      );
  }
  return (n, k) => rows.get(n)[Math.max(k, 1)] ?? Math.floor(n / Math.max(k, 1));
}

/** The first values of Max Nim, straight from its rule: from n, remove at least one and at most ⌈n·q/p⌉ tokens. */
export function maxNim(p, q, heaps) {
  const values = [];
  /** The last heap of each value so far: a value is an option if that heap can be reached. */
  const lasts = [];
  for (let n = 0; n < heaps; n++) {
    const lowest = n - Math.ceil((n * q) / p);
    let least = 0;
    while (n > 0 && lasts[least] >= lowest) least++;
    lasts[least] = n;
    values.push(least);
  }
  return values;
}

/** The fractions p/q from one to another with denominators up to `most`, each once, in increasing order. */
export function fractionsBetween([p0, q0], [p1, q1], most) {
  const found = new Map();
  for (let q = 1; q <= most; q++) {
    for (let p = Math.ceil((p0 * q) / q0); p * q1 <= p1 * q; p++) if (!found.has(p / q)) found.set(p / q, [p, q]);
  }
  return [...found].sort(([a], [b]) => a - b).map(([, fraction]) => fraction);
}
