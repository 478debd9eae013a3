/**
 * The map: wires the view, the pictures, the pointer, the keyboard and the worker together.
 *
 * @typedef {import("../types.js").MapOptions} MapOptions
 * @typedef {import("../types.js").HeatMap} HeatMap
 */

import { createEngine, isFatal } from "../worker/client.js";
import { createAsking, NOTHING } from "./asking.js";
import { createBounds } from "./bounds.js";
import { createCamera } from "./camera.js";
import { createControls } from "./controls.js";
import { createInspecting } from "./inspecting.js";
import { createMarking } from "./marking.js";
import { createPictures, shows } from "./pictures.js";
import { createPicture } from "./scene.js";
import { createSurface } from "./surface.js";
import { watchTheme } from "./theme.js";
import { originOf } from "./view.js";

/**
 * @param {MapOptions} options
 * @returns {HeatMap}
 */
export function createMap({ canvas, store, catalogue, onLegend, onProgress, onInspection, onError }) {
  const paint = createPicture();
  const theme = watchTheme(canvas, () => surface.dirty());
  const engine = createEngine({
    onTiles(arrived, colours, lines, of) {
      const picture = pictures.latest();
      // While the map is hidden, a picture may be replaced before anything of it was asked for.
      if (!shows(picture, of)) {
        for (const { bitmap } of arrived) bitmap?.close();
        return;
      }
      picture.bitmaps.add(arrived, colours);
      picture.lines = lines;
      surface.dirty();
    },
    onDone: arrive,
    onProgress(progress) {
      if (asking.progressed(progress)) surface.dirty();
      if (!progress.certifying) inspecting.grown(progress.lines * pictures.latest().lattice.width);
      onProgress(progress);
    },
    onLegend(legend) {
      pictures.latest().legend = legend;
      if (pictures.latest() === pictures.front()) onLegend(legend);
    },
    onError(message, kind, asked) {
      if (!asking.retry(isFatal(kind), asked)) {
        onProgress(NOTHING);
        arrive();
      } else if (kind === "short") {
        // What went before may have filled the memory; a new worker has all of it.
        return;
      }
      onError(message, kind);
    },
  });
  const asking = createAsking(engine, () => refresh());
  const marking = createMarking(engine, catalogue, () => surface.dirty(), onError);
  const bounds = createBounds(store);
  const surface = createSurface(canvas, draw, () => (camera.moving() ? camera.settle() : camera.adopt()));
  const camera = createCamera({
    frame: surface.frame,
    bounds,
    read: store.get,
    write: store.set,
    onChange: () => refresh(),
  });
  const pictures = createPictures(store.get(), camera.view(), onFront, () => refresh());
  const inspecting = createInspecting({ engine, picture: pictures.front, onInspection, onError });
  const controls = createControls({ canvas, surface, camera, inspecting, store, bounds, picture: pictures.front });

  /** @type {import("./scene.js").Cell[]} the cells that contradict a claim */
  let wrong = [];

  function refresh() {
    const frame = surface.frame();
    const state = store.get();
    const hidden = frame.width <= frame.left || frame.height <= frame.top;
    const picture = pictures.wish(state, camera.view());
    if (picture && hidden) pictures.swap();
    if (!picture || hidden) return;
    asking.look(picture, state, frame, camera.moving());
    if (picture === pictures.front()) {
      controls.viewChanged();
      if (!camera.moving() && asking.complete()) marking.update(picture, state, frame);
    }
    surface.dirty();
  }

  /** All that was asked for is here, so that it may be shown. */
  async function arrive() {
    asking.arrived();
    surface.dirty();
    const picture = pictures.latest();
    if (!camera.moving()) await marking.update(picture, store.get(), surface.frame());
    if (picture === pictures.latest()) pictures.swap();
  }

  /** @param {import("./pictures.js").Picture} before */
  function onFront(before) {
    const { spec, axis, shape, legend } = pictures.front();
    const sameGame = gameIn(spec) === gameIn(before.spec);
    if (!sameGame || !((shape.own && before.shape.own) || axis === before.axis)) inspecting.reset();
    if (legend) onLegend(legend);
    pin();
    refresh();
    controls.viewChanged();
    if (shows(pictures.front(), store.get())) marking.update(pictures.front(), store.get(), surface.frame());
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {import("./view.js").Frame} frame
   */
  function draw(context, frame) {
    const [hover, cursor, pinned] = [inspecting.get("hover"), inspecting.get("cursor"), inspecting.get("pin")];
    const front = pictures.front();
    const computing = asking.computing() && front === pictures.latest();
    const markOrder =
      catalogue.games.find(({ name }) => name === gameIn(front.spec))?.marks.map(({ name }) => name) ?? [];
    const shown = { ...front, markOrder, frame, computing, moving: camera.moving(), theme: theme.current() };
    paint(context, {
      ...shown,
      hover,
      cursor,
      pinned,
      wrong: front.shape.own && shows(front, store.get()) ? wrong : [],
    });
    tell(front, frame);
  }

  /**
   * What the canvas shows, where cell (0, 0) begins and how large a cell is, in device pixels, for whoever must find a
   * cell on the screen.
   * @param {import("./pictures.js").Picture} picture
   * @param {import("./view.js").Frame} frame
   */
  function tell(picture, frame) {
    const { spec, axis, view } = picture;
    const origin = originOf(view, frame);
    const whole = asking.complete() && marking.settled(picture);
    const ready = whole && !camera.moving() && shows(picture, store.get());
    const facts = {
      state: ready ? "ready" : "busy",
      spec,
      axis,
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
    pin();
    const moved = ["spec", "axis", "n", "k", "aspect"].some(
      (name) => Reflect.get(state, name) !== Reflect.get(previous, name),
    );
    if (moved) camera.adopt();
    else refresh();
  });

  /** A pin belongs to the table that is wanted, which may not be in front yet. */
  function pin() {
    const state = store.get();
    if (!shows(pictures.front(), state)) return;
    inspecting.set("pin", state.cell && { n: state.cell[0], k: state.cell[1] });
  }

  pin();
  refresh();

  return {
    engine,
    fit: controls.fit,
    home: controls.home,
    zoom: controls.zoom,
    contradict(cells) {
      if (cells.length === 0 && wrong.length === 0) return;
      wrong = cells;
      surface.dirty();
    },
    redraw() {
      theme.refresh();
      refresh();
    },
  };
}

/** @param {string} spec */
function gameIn(spec) {
  return spec.split("?")[0];
}
