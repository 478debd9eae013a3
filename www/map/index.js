/**
 * The map: wires the view, the tiles, the pointer, the keyboard and the worker together.
 *
 * @typedef {import("../types.js").MapOptions} MapOptions
 * @typedef {import("../types.js").HeatMap} HeatMap
 */

import { extent } from "../../pkg/nimscope.js";
import { createEngine } from "../worker/client.js";
import { createAsking } from "./asking.js";
import { createBitmaps } from "./bitmaps.js";
import { createCamera } from "./camera.js";
import { createControls } from "./controls.js";
import { createInspecting } from "./inspecting.js";
import { latticeOf } from "./lattice.js";
import { createPicture } from "./scene.js";
import { createSurface } from "./surface.js";
import { watchTheme } from "./theme.js";
import { originOf } from "./view.js";

/**
 * @param {MapOptions} options
 * @returns {HeatMap}
 */
export function createMap({ canvas, store, catalogue, onLegend, onProgress, onInspection, onError }) {
  const bitmaps = createBitmaps();
  const picture = createPicture();
  const theme = watchTheme(canvas, () => surface.dirty());
  const engine = createEngine({
    onTiles(arrived, colours, shown) {
      bitmaps.add(arrived, colours);
      rows = shown;
      surface.dirty();
    },
    onDone() {
      asking.arrived();
      surface.dirty();
    },
    onProgress(progress) {
      if (asking.progressed(progress)) surface.dirty();
      inspecting.grown(progress.rows * lattice().width);
      onProgress(progress);
    },
    onLegend,
    onError(message) {
      asking.arrived();
      surface.dirty();
      onError(message);
    },
  });
  const asking = createAsking(engine, bitmaps, () => refresh());
  const inspecting = createInspecting({ engine, spec: () => store.get().spec, onInspection, onError });

  /** How many rows the tiles show, when not all; until the first arrive, no edge is drawn. */
  let rows = Number.POSITIVE_INFINITY;
  /** @type {import("./tiles.js").ScreenTile[]} */
  let tiles = [];

  const game = () => {
    const name = store.get().spec.split("?")[0];
    return catalogue.games.find((entry) => entry.name === name) ?? catalogue.games[0];
  };
  const shape = createShape(store);
  const bounds = () => shape().bounds;
  const lattice = () => shape().lattice;
  const surface = createSurface(canvas, draw, () => camera.adopt());
  const camera = createCamera({
    frame: surface.frame,
    bounds,
    read: store.get,
    write: store.set,
    onChange: refresh,
  });
  const controls = createControls({ canvas, surface, camera, inspecting, store, bounds, lattice });

  function refresh() {
    const frame = surface.frame();
    if (frame.width <= frame.left || frame.height <= frame.top) return;
    tiles = asking.look(store.get(), camera.view(), frame, bounds(), camera.moving());
    controls.viewChanged();
    surface.dirty();
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {import("./view.js").Frame} frame
   */
  function draw(context, frame) {
    const { rowLabel, columnLabel } = game();
    const view = camera.view();
    const [hover, cursor, pinned] = [inspecting.get("hover"), inspecting.get("cursor"), inspecting.get("pin")];
    const marks = { hover, cursor, pinned };
    const labels = { rowLabel, columnLabel };
    const computing = asking.computing();
    const moving = camera.moving();
    picture(context, {
      view,
      frame,
      tiles,
      bitmaps,
      rows,
      computing,
      moving,
      bounds: bounds(),
      lattice: lattice(),
      theme: theme.current(),
      ...labels,
      ...marks,
    });
    tell(view, frame);
  }

  /**
   * Where cell (0, 0) begins and how large a cell is, in device pixels, for whoever must find a cell on the screen.
   * @param {import("./view.js").View} view
   * @param {import("./view.js").Frame} frame
   */
  function tell(view, frame) {
    const origin = originOf(view, frame);
    const ready = asking.complete() && !camera.moving();
    const facts = {
      state: ready ? "ready" : "busy",
      originX: origin.x,
      originY: origin.y,
      scaleX: view.sx,
      scaleY: view.sy,
    };
    for (const [name, fact] of Object.entries(facts)) {
      if (canvas.dataset[name] !== String(fact)) canvas.dataset[name] = String(fact);
    }
  }

  store.subscribe((state, previous) => {
    if (state.spec !== previous.spec || state.axis !== previous.axis) {
      bitmaps.clear();
      inspecting.reset();
    }
    if (state.spec !== previous.spec) rows = Number.POSITIVE_INFINITY;
    pin(state.cell);
    const moved = ["spec", "axis", "n", "k", "aspect"].some(
      (name) => Reflect.get(state, name) !== Reflect.get(previous, name),
    );
    if (moved) camera.adopt();
    else refresh();
  });

  /** @param {[number, number] | null} cell */
  function pin(cell) {
    inspecting.set("pin", cell && { n: cell[0], k: cell[1] });
  }

  pin(store.get().cell);
  refresh();

  return {
    engine,
    fit: controls.fit,
    home: controls.home,
    zoom: controls.zoom,
    redraw() {
      theme.refresh();
      refresh();
    },
  };
}

/**
 * The size of the map and what lies where, kept until the game or its axis changes.
 * @param {import("../state.js").Store} store
 */
function createShape(store) {
  /** @param {import("../types.js").State} state */
  const make = ({ spec, axis }) => {
    const [rows, columns] = extent(spec, axis);
    return { spec, axis, bounds: { rows, columns }, lattice: latticeOf(axis) };
  };
  let shape = make(store.get());
  return () => {
    const { spec, axis } = store.get();
    if (shape.spec !== spec || shape.axis !== axis) shape = make(store.get());
    return shape;
  };
}
