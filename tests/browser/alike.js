/** Whether two programs have drawn the same picture, as far as two that blend and round can. */

import assert from "node:assert/strict";

/** Two programs that blend and round need not agree on the last steps of a channel; where edges are soft, on a few more. */
const STEP = 3;
const SOFT = 48;

/** So much of a picture may lie a pixel aside, and so many pixels may be lost: where edges are soft, and ... */
export const SHARP = { aside: 0.02, lost: 0 };
/** ... where many lines lie over the map, all of whose edges are soft, and ... */
export const MARKED = { aside: 0.04, lost: 0 };
/** ... where the browser stretches texels of less than two pixels, and may lose one that stands alone. */
export const STRETCHED = { aside: 0.25, lost: 20 };

/** Holds every pixel to the other picture's at its place; where it differs, to what lies around that place. */
export function compare(a, b, link, allowed) {
  assert.deepEqual([a.width, a.height], [b.width, b.height], link);
  const [left, right] = [channels(a), channels(b)];
  let aside = 0;
  const wrong = [];
  for (let y = 0; y < a.height; y++) {
    for (let x = 0; x < a.width; x++) {
      if (near(left(x, y), right(x, y))) continue;
      aside++;
      if (!among(left(x, y), right, x, y, a) || !among(right(x, y), left, x, y, a)) wrong.push([x, y]);
    }
  }
  const [x, y] = wrong[0] ?? [0, 0];
  const place = `${wrong.length} pixels differ, such as (${x}, ${y}): ${left(x, y)} on the page, ${right(x, y)} in the file`;
  assert.ok(wrong.length <= allowed.lost, `${link}: ${place}`);
  const part = aside / (a.width * a.height);
  assert.ok(part < allowed.aside, `${link}: ${(100 * part).toFixed(1)} % of the pixels lie aside`);
}

/** Reads red, green and blue of a pixel. */
function channels({ width, height, bytes }) {
  const size = bytes.length / (width * height);
  return (x, y) => [0, 1, 2].map((channel) => bytes[(y * width + x) * size + channel]);
}

function near(a, b) {
  return a.every((channel, i) => Math.abs(channel - b[i]) <= STEP);
}

/** Whether a colour is one of those around a place, or lies between them. */
function among(colour, at, x, y, { width, height }) {
  const around = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if (x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height) around.push(at(x + dx, y + dy));
    }
  }
  return colour.every((channel, i) => {
    const others = around.map((other) => other[i]);
    return channel >= Math.min(...others) - SOFT && channel <= Math.max(...others) + SOFT;
  });
}
