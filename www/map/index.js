/**
 * The map: wires the view, the pictures, the pointer, the keyboard and the worker together.
 *
 * @typedef {import("../types.js").MapOptions} MapOptions
 * @typedef {import("../types.js").HeatMap} HeatMap
 */

import { game_of as gameOf, Surface } from "../../pkg/nimscope.js";
import { isFatal } from "../shared/failures.js";
import { subjectOf } from "../shared/subject.js";
import { createAsking, NOTHING } from "./asking.js";
import { createCamera } from "./camera.js";
import { createCanvas } from "./canvas.js";
import { createControls } from "./controls.js";
import { paintFiner } from "./finer.js";
import { createInspecting } from "./inspecting.js";
import { createMarking } from "./marking.js";
import { createPictures, shows } from "./pictures.js";
import { pointedFromElsewhere, tellingOthers } from "./pointing.js";
import { lookAt, onCanvas, readingOf } from "./reading.js";
import { createSurface } from "./surface.js";
import { tell } from "./telling.js";
import { watchTheme } from "./theme.js";
import { createTold } from "./told.js";

/**
 * @param {MapOptions} options
 * @returns {HeatMap}
 */
export function createMap(options) {
  const { element, name, lens, client, catalogue, onLegend, onProgress, onInspection, onError } = options;
  const canvas = createCanvas(element, name);
  const theme = watchTheme(canvas, () => {
    paint.set_theme(theme.current());
    surface.dirty();
  });
  const paint = new Surface(theme.current());
  const engine = client.open({
    onTiles(arrived, colours, lines, of) {
      const picture = pictures.latest();
      // While the map is hidden, a picture may be replaced before anything of it was asked for.
      if (!shows(picture, { spec: of.spec, text: of.axis })) {
        for (const { image } of arrived) image?.close();
        return;
      }
      for (const tile of arrived) picture.core.add(tile, colours);
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
    onError(told, asked) {
      // What went before may have filled the memory; a new worker has all of it.
      if (!again(isFatal(told.kind), asked) || told.kind !== "short") onError(told);
    },
    onLost: () => again(true, true),
  });
  const asking = createAsking(engine, () => refresh());
  const marking = createMarking(engine, catalogue, () => surface.dirty(), onError);
  /** What is wanted; it may not be in front yet. */
  const wanted = () => subjectOf(lens.get());
  const bounds = () => wanted().chart;
  const surface = createSurface(canvas, draw, () => (camera.moving() ? camera.settle() : camera.adopt()));
  const camera = createCamera({
    ...{ frame: surface.frame, bounds, read: lens.get, write: lens.set },
    onChange(led) {
      refresh();
      if (!led) options.onView?.(camera.moving() ? camera.view() : null);
    },
  });
  const pictures = createPictures(wanted(), camera.view(), onFront, () => refresh());
  const onChange = surface.dirty;
  const inspecting = createInspecting({ engine, picture: pictures.front, onInspection, onChange, onError });
  const told = createTold(onChange, camera);
  const pointing = { inspecting: tellingOthers(inspecting, options.onPoint), picture: pictures.front };
  const controls = createControls({ canvas, surface, camera, lens, bounds, ...pointing });

  function refresh() {
    const frame = surface.frame();
    const state = lens.get();
    const hidden = frame.width <= frame.left || frame.height <= frame.top;
    const picture = pictures.wish(wanted(), camera.view());
    if (picture && hidden) pictures.swap();
    if (!picture || hidden) return;
    asking.look(picture, state, frame, camera.moving());
    if (picture === pictures.front()) {
      controls.viewChanged();
      if (!camera.moving() && asking.complete()) marking.update(picture, state, frame);
    }
    surface.dirty();
  }

  /**
   * What was asked for will not come: it is asked for once more, or shown as far as it has come.
   * @param {boolean} fatal
   * @param {boolean} blameless
   */
  function again(fatal, blameless) {
    const asked = asking.retry(fatal, blameless);
    if (asked) return true;
    onProgress(NOTHING);
    arrive();
    return false;
  }

  /** All that was asked for is here, so that it may be shown. */
  async function arrive() {
    asking.arrived();
    surface.dirty();
    const picture = pictures.latest();
    if (!camera.moving()) await marking.update(picture, lens.get(), surface.frame());
    if (picture === pictures.latest()) pictures.swap();
  }

  /** @param {import("./pictures.js").Picture} before */
  function onFront(before) {
    const { spec, text, chart, legend } = pictures.front();
    const sameGame = gameOf(spec) === gameOf(before.spec);
    if (!sameGame || !((chart.own && before.chart.own) || text === before.text)) inspecting.reset();
    if (legend) onLegend(legend);
    pin();
    refresh();
    controls.viewChanged();
    if (shows(pictures.front(), wanted())) marking.update(pictures.front(), lens.get(), surface.frame());
  }

  /** @param {import("./view.js").Frame} frame */
  function look(frame) {
    const front = pictures.front();
    const computing = asking.computing() && front === pictures.latest();
    const covered = lens.get().marks.length > 0 ? onCanvas(options.covers?.() ?? [], canvas, frame) : [];
    const written = lens.get().scale.kind !== "frontier" && front.core.has_digits(front.view, frame);
    const read = readingOf(inspecting, controls.pointer(), (own) => options.isTold?.(own || written) ?? true, frame);
    return {
      ...lookAt(front, frame, inspecting),
      ...told.look(front.chart.own && shows(front, wanted())),
      moving: camera.moving(),
      computing,
      covered,
      read,
    };
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {import("./view.js").Frame} frame
   */
  function draw(context, frame) {
    const front = pictures.front();
    paint.draw(context, front.core, look(frame));
    const whole = asking.complete() && marking.settled(front);
    const ready = whole && !camera.moving() && shows(front, wanted());
    tell(canvas, front, frame, ready);
    told.drawn(front, frame);
    if (ready) told.rest(front, frame, inspecting);
  }

  lens.subscribe((state, previous) => {
    pin();
    const moved = ["spec", "axis", "n", "k", "aspect"].some(
      (name) => Reflect.get(state, name) !== Reflect.get(previous, name),
    );
    if (moved) camera.adopt();
    else refresh();
  });

  /** A pin belongs to the table that is wanted, which may not be in front yet. */
  function pin() {
    const { cell } = lens.get();
    if (!shows(pictures.front(), wanted())) return;
    inspecting.set("pin", cell && { n: cell[0], k: cell[1] });
  }

  pin();
  refresh();

  return {
    canvas,
    engine,
    fit: controls.fit,
    home: controls.home,
    zoom: controls.zoom,
    ...told.actions,
    goWith: camera.goWith,
    point: pointedFromElsewhere(inspecting, onChange),
    paintOn: (other, ratio) => paintFiner(canvas, other, ratio, surface.frame(), pictures.front(), look),
    redraw() {
      theme.refresh();
      refresh();
    },
  };
}
