/**
 * The colours and the typeface of the map, from the style sheet, and word when they change.
 *
 * @typedef {Record<keyof typeof FALLBACK, string> & { font: string }} Theme
 */

/** For a page whose style sheet says nothing. */
const FALLBACK = {
  wrong: "#e02424",
  ground: "#ffffff",
  ink: "#1b1f24",
  muted: "#5b6470",
  grid: "rgb(127 127 127 / 0.35)",
  accent: "#d9480f",
  hatch: "rgb(127 127 127 / 0.3)",
  "mark-0": "#d9480f",
  "mark-1": "#0b7a55",
  "mark-2": "#a3189c",
  "mark-3": "#1a56c4",
};

/**
 * @param {HTMLCanvasElement} canvas
 * @param {() => void} onChange
 */
export function watchTheme(canvas, onChange) {
  /** @type {Theme} */
  let theme = readTheme(canvas);
  const refresh = () => {
    theme = readTheme(canvas);
    onChange();
  };
  for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
    matchMedia(query).addEventListener("change", refresh);
  }
  new MutationObserver(refresh).observe(document.documentElement, {
    attributeFilter: ["class", "data-theme", "style"],
  });
  document.fonts.addEventListener("loadingdone", refresh);
  return { current: () => theme, refresh };
}

/**
 * A probe inside the canvas lets the browser resolve whatever the style sheet wrote, such as light-dark() or a variable.
 * @param {HTMLCanvasElement} canvas
 * @returns {Theme}
 */
export function readTheme(canvas) {
  const probe = canvas.appendChild(document.createElement("i"));
  // Where colours are forced, the style sheet chooses among them, one for each purpose.
  probe.style.setProperty("forced-color-adjust", "none");
  /** @param {keyof typeof FALLBACK} name */
  const colour = (name) => {
    probe.style.color = `var(--map-${name}, ${FALLBACK[name]})`;
    return getComputedStyle(probe).color;
  };
  const names = /** @type {(keyof typeof FALLBACK)[]} */ (Object.keys(FALLBACK));
  const theme = /** @type {Theme} */ ({
    ...Object.fromEntries(names.map((name) => [name, colour(name)])),
    font: getComputedStyle(canvas).fontFamily || "system-ui, sans-serif",
  });
  probe.remove();
  return theme;
}
