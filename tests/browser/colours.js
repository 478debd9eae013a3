/**
 * The paper's palette once more, from its description alone: 0 is black, 1 dark blue, larger values lighter, along a
 * straight line of OKLCh lightness. It shares no code with the page, so that both must be right to agree.
 */

const BLACK = [0, 0, 0];
/** Nearly black: where a row lies on its frontier, and what the others sink into when one value is singled out. */
export const GROUND = [0x12, 0x14, 0x1a];
export const ACCENT = [0xff, 0xb0, 0x00];
const DIMNESS = 0.68;

/**
 * A function from value to [red, green, blue].
 * @param {string} scale  as links write it, such as "rank" or "value:12"
 * @param {Iterable<number>} seen  the values in view
 */
export function paperColours(scale, seen) {
  const [kind, number] = scale.split(":");
  const sorted = [...new Set(seen)].sort((a, b) => a - b);
  const high = sorted.at(-1);
  const low = Math.max(sorted[0], 1);
  const ranks = new Map(sorted.filter((value) => value > 0).map((value, rank) => [value, rank]));
  const heights = {
    linear: (value) => value,
    sqrt: Math.sqrt,
    value: Math.sqrt,
    frontier: Math.log,
    log: Math.log,
    rank: (value) => ranks.get(value),
  };
  const height = heights[kind];
  const place = (value) => (high > low ? (height(value) - height(low)) / (height(high) - height(low)) : 0);
  return (value) => {
    if (kind === "value") {
      if (value === Number(number)) return ACCENT;
      return mix(value === 0 ? BLACK : blue(place(value)), GROUND, DIMNESS);
    }
    if (kind === "frontier") return value === 0 ? GROUND : blue(0.3 + 0.7 * place(value));
    return value === 0 ? BLACK : blue(place(value));
  };
}

/**
 * Whether a pixel, "#rrggbb", has a colour. Eight bits a channel and a palette in fine steps may differ by one.
 * @param {string} pixel
 * @param {number[]} colour
 */
export function isColour(pixel, colour) {
  return colour.every(
    (channel, i) => Math.abs(Math.round(channel) - Number.parseInt(pixel.slice(2 * i + 1, 2 * i + 3), 16)) <= 1,
  );
}

/** How light a pixel is, from 0 to 255. */
export function lightness(pixel) {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(pixel.slice(at, at + 2), 16));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(a, b, share) {
  return a.map((channel, i) => channel + (b[i] - channel) * share);
}

/** From the dark blue of value 1 at 0 to nearly white at 1 (OKLCh after B. Ottosson, 2020). */
function blue(t) {
  const lightness = 0.3 + 0.675 * t;
  const chroma = 0.012 + 0.155 * (1 - t ** 2.6);
  const hue = ((266 - 28 * t) * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const light = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return light.map((channel) => {
    const held = Math.min(Math.max(channel, 0), 1);
    return 255 * (held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055);
  });
}
