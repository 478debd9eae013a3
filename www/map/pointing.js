/** One cell pointed at in all maps of a page: others are told of it, and tell of theirs. */

/**
 * The same for whoever points by hand or by key.
 * @template {ReturnType<typeof import("./inspecting.js").createInspecting>} T
 * @param {T} inspecting
 * @param {import("../types.js").MapOptions["onPoint"]} onPoint
 * @returns {T}
 */
export function tellingOthers(inspecting, onPoint = () => {}) {
  return {
    ...inspecting,
    /** @type {T["set"]} */
    set(source, cell) {
      inspecting.set(source, cell);
      onPoint(inspecting.get("hover") ?? inspecting.get("cursor"));
    },
  };
}

/**
 * What another map points at is pointed at here.
 * @param {ReturnType<typeof import("./inspecting.js").createInspecting>} inspecting
 * @param {() => void} onChange
 * @returns {import("../types.js").HeatMap["point"]}
 */
export function pointedFromElsewhere(inspecting, onChange) {
  return (cell) => {
    inspecting.set("hover", cell);
    onChange();
  };
}
