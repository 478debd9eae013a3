/**
 * What others tell a map, which cells contradict a claim and what is said about the picture, and what it tells them, once a
 * picture is whole and at rest.
 *
 * @typedef {import("../types.js").OnRest} OnRest
 * @typedef {import("../types.js").HeatMap} HeatMap
 */

/** A hand that moves the view from elsewhere has come to rest after so many milliseconds. */
const REST = 160;

/**
 * @param {() => void} onChange
 * @param {ReturnType<typeof import("./camera.js").createCamera>} camera
 */
export function createTold(onChange, camera) {
  /** @type {import("./lattice.js").Cell[]} the cells that contradict a claim */
  let wrong = [];
  /** What is said about the picture in a few words. */
  let caption = "";
  /** @type {Set<OnRest>} */
  const resting = new Set();
  /** @type {Set<Parameters<HeatMap["whenDrawn"]>[0]>} */
  const drawing = new Set();
  let rested = "";

  /** @type {Pick<HeatMap, "contradict" | "caption" | "whenAtRest" | "whenDrawn" | "follow">} */
  const actions = {
    contradict(cells) {
      if (cells.length === 0 && wrong.length === 0) return;
      wrong = cells;
      onChange();
    },
    caption(words) {
      if (words === caption) return;
      caption = words;
      onChange();
    },
    whenAtRest(listener) {
      resting.add(listener);
      rested = "";
      onChange();
    },
    whenDrawn(listener) {
      drawing.add(listener);
      onChange();
    },
    follow: (view) => camera.move(view, REST),
  };

  return {
    actions,
    /** @param {boolean} current  whether the game's own table is shown, and is the one that is wanted */
    look: (current) => ({ wrong: current ? wrong : [], caption }),
    /**
     * @param {import("./pictures.js").Picture} picture
     * @param {import("./view.js").Frame} frame
     */
    drawn(picture, frame) {
      for (const listener of drawing) listener(picture, frame);
    },
    /**
     * @param {import("./pictures.js").Picture} picture
     * @param {import("./view.js").Frame} frame
     * @param {ReturnType<typeof import("./inspecting.js").createInspecting>} inspecting
     */
    rest(picture, frame, inspecting) {
      const { spec, text, view, lines, legend } = picture;
      const cursor = (inspecting.get("cursor") && inspecting.read()?.inspection.spoken) ?? "";
      const now = JSON.stringify([spec, text, view, lines, frame, cursor, legend]);
      if (now === rested) return;
      rested = now;
      for (const listener of resting) listener({ picture, frame, cursor, goTo: camera.glide });
    },
  };
}
