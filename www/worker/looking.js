/**
 * Serves the one request that says what is on screen: cut what is known, paint it, grow the table, and again,
 * until the screen is full or the reader says stop.
 */

import { cut_kind as cutKind } from "../../pkg/nimscope.js";
import { TEXELS } from "./colouring.js";
import { createPacer } from "./slices.js";

/**
 * @typedef {import("../types.js").LookRequest} LookRequest
 * @typedef {import("../types.js").TileWish} TileWish
 * @typedef {import("../types.js").PaintedTile} PaintedTile
 * @typedef {import("../types.js").Legend} Legend
 * @typedef {import("./slices.js").Task} Task
 * @typedef {import("../../pkg/nimscope.js").Scope} Scope
 *
 * @typedef {object} CutTile
 * @property {Uint32Array} values
 * @property {number} lines  how many lines were known when it was cut
 * @property {boolean} complete  whether growth can add nothing to it
 * @property {number} stamp  unlike that of every other cut
 *
 * @typedef {{ scope: Scope, axis: string, across: boolean }} Growing
 *
 * @typedef {object} Look
 * @property {number} id
 * @property {LookRequest} request
 * @property {Scope} scope
 * @property {string} source  names it
 * @property {boolean} across  whether a line is a column
 * @property {Map<string, string | null>} sent  which version of each tile the page has, or will have
 *
 * @typedef {object} Studio  what of a map outlives a request
 * @property {ReturnType<typeof import("../recent.js").createRecent<CutTile>>} tiles
 * @property {ReturnType<typeof import("./colouring.js").createColouring>} colouring
 * @property {(table: Growing, target: number, until: number) => Task} grow
 * @property {(table: Growing, target: number) => boolean} grown
 * @property {(look: Look, tiles: PaintedTile[], legend: Legend | undefined) => void} send
 */

/** Ends the version of a tile that carries its values. Such a tile also serves where no digits are asked for. */
const WITH_DIGITS = " digits";

/** While tiles are still being cut, those that are ready appear this often. */
const SHOW_EVERY = 120;

/** While the table grows, tiles are cut again this often, or so that about a quarter of the time goes into cutting. */
const REFRESH = { least: 200, most: 1200 };

const cutting = createPacer(2e5);
let stamps = 0;

/**
 * @param {Studio} studio
 * @param {Look} look
 * @returns {Task}
 */
export function* serve(studio, look) {
  const { scope, request, across } = look;
  const table = { scope, axis: request.axis, across };
  studio.tiles.makeRoom(2 * request.tiles.length);
  for (;;) {
    const start = performance.now();
    let shown = start;
    for (const tile of request.tiles) {
      if (!outdated(studio, look, tile)) continue;
      yield* cut(studio, look, tile);
      // What the page shows already waits for the others, so that all of it ends at the same line.
      if (look.sent.get(tile.key) === null && performance.now() - shown > SHOW_EVERY) {
        yield* paint(studio, look, true);
        shown = performance.now();
      }
    }
    yield* paint(studio, look, false);
    if (studio.grown(table, request.target)) return;
    const now = performance.now();
    yield* studio.grow(table, request.target, now + Math.min(Math.max(3 * (now - start), REFRESH.least), REFRESH.most));
  }
}

/**
 * @param {Studio} studio
 * @param {Look} look
 * @param {TileWish} tile
 */
function outdated(studio, { scope, request, across }, tile) {
  const lines = scope.lines(request.axis);
  if (firstLine(tile, across) >= lines) return false;
  const held = studio.tiles.use(valuesKey(request, tile));
  return !held || (!held.complete && held.lines < lines);
}

/**
 * @param {Studio} studio
 * @param {Look} look
 * @param {TileWish} tile
 * @returns {Task}
 */
function* cut(studio, { scope, request, across }, tile) {
  const { axis, reduce, scale } = request;
  const lines = scope.lines(axis);
  scope.begin_tile(tile.levelN, tile.levelK, tile.row, tile.column, axis, reduce, scale);
  while (!cutting.run((work) => scope.step_tile(work))) yield;
  const end = firstLine({ ...tile, row: tile.row + 1, column: tile.column + 1 }, across);
  const complete = lines >= Math.min(end, scope.limit(axis));
  studio.tiles.put(valuesKey(request, tile), { values: scope.take_tile(), lines, complete, stamp: ++stamps });
  yield;
}

/**
 * Paints what the page does not have yet. New colours arrive all at once, so that no screen shows two sets of them.
 * @param {Studio} studio
 * @param {Look} look
 * @param {boolean} partial  whether tiles are still to be cut
 * @returns {Task}
 */
function* paint(studio, look, partial) {
  const { request, scope, across, sent } = look;
  const { colouring } = studio;
  const shown = request.tiles.flatMap((tile) => {
    const held = studio.tiles.use(valuesKey(request, tile));
    return held ? [{ tile, cut: held }] : [];
  });
  const recoloured = yield* colouring.settle(request, shown, partial);
  /** @type {PaintedTile[]} */
  let batch = [];
  const colours = colouring.signature();
  for (const { tile, cut: held } of shown) {
    const digits = request.digits && single(tile);
    const version = `${held.stamp} ${colours}`;
    const had = sent.get(tile.key);
    if (had === version + WITH_DIGITS || (had === version && !digits)) continue;
    const bitmap = yield createImageBitmap(colouring.paint(held));
    const carried = digits ? { values: held.values.slice(), inks: colouring.inks(held) } : { values: null, inks: null };
    const tagged = digits ? version + WITH_DIGITS : version;
    sent.set(tile.key, tagged);
    batch.push({ ...place(tile), version: tagged, bitmap, ...carried });
    if (!recoloured && batch.length === 4) {
      studio.send(look, batch, undefined);
      batch = [];
    }
  }
  for (const tile of request.tiles) {
    if (sent.get(tile.key) === null && firstLine(tile, across) >= scope.lines(request.axis)) {
      sent.set(tile.key, "blank");
      batch.push({ ...place(tile), version: "blank", bitmap: null, values: null, inks: null });
    }
  }
  studio.send(look, batch, colouring.legend());
}

/** @param {TileWish} tile */
function place({ key, levelN, levelK, row, column }) {
  return { key, levelN, levelK, row, column };
}

/**
 * Whether a texel is one cell.
 * @param {TileWish} tile
 */
function single({ levelN, levelK }) {
  return levelN === 0 && levelK === 0;
}

/**
 * @param {import("../types.js").TilePlace} tile
 * @param {boolean} across
 */
function firstLine({ levelN, levelK, row, column }, across) {
  return TEXELS * (across ? column * 2 ** levelK : row * 2 ** levelN);
}

/**
 * What the values of a tile depend on. Where a texel is one cell there is nothing to reduce, so any sample is all of it.
 * @param {LookRequest} request
 * @param {TileWish} tile
 */
function valuesKey({ spec, axis, reduce, scale }, tile) {
  return `${spec} ${axis} ${cutKind(single(tile) ? "sample" : reduce, scale)} ${tile.key}`;
}
