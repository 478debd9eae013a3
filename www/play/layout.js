/** Where the tokens of a pile lie: in rows, with a gap after every five, the smaller the more there are. */

/** The room of a token, and what a gap adds, in units of the drawing. */
const STEP = 10;
const GAP = 4;

/** Up to so many tokens: how many lie in a row, and how many pixels each may have. */
const SIZES = [
  { most: 5, across: 5, pixels: 38 },
  { most: 20, across: 10, pixels: 32 },
  { most: 60, across: 10, pixels: 26 },
  { most: 200, across: 20, pixels: 17 },
  { most: 500, across: 25, pixels: 13 },
  { most: Number.POSITIVE_INFINITY, across: 40, pixels: 9 },
];

/**
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {number} pixels  how wide it should be at most
 * @property {(index: number) => [number, number]} at  the middle of a token
 * @property {(x: number, y: number) => number} near  the token that is nearest
 */

/**
 * @param {number} count
 * @returns {Layout}
 */
export function layoutOf(count) {
  const { across, pixels } = /** @type {typeof SIZES[0]} */ (SIZES.find(({ most }) => count <= most));
  const rows = Math.max(Math.ceil(count / across), 1);
  const place = (/** @type {number} */ index) => index * STEP + Math.floor(index / 5) * GAP;
  // Blocks of five rows can be told apart as well.
  const tall = (/** @type {number} */ row) => row * STEP + (count > 60 ? Math.floor(row / 5) * GAP : 0);
  const width = place(across - 1) + STEP;
  const half = STEP / 2;
  return {
    width,
    height: tall(rows - 1) + STEP,
    pixels: (width / STEP) * pixels,
    at: (index) => [place(index % across) + half, tall(Math.floor(index / across)) + half],
    near(x, y) {
      const column = nearest(across, (at) => Math.abs(place(at) + half - x));
      const row = nearest(rows, (at) => Math.abs(tall(at) + half - y));
      return Math.max(0, Math.min(row * across + column, count - 1));
    },
  };
}

/**
 * @param {number} count
 * @param {(at: number) => number} distance
 */
function nearest(count, distance) {
  let best = 0;
  for (let at = 1; at < count; at++) if (distance(at) < distance(best)) best = at;
  return best;
}
