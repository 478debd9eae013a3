/** Reads the one kind of PNG that screenshots are: 8 bits a channel, RGB or RGBA, not interlaced. */

import assert from "node:assert/strict";
import { inflateSync } from "node:zlib";

const HEADER = 8;

/** The picture as { width, height, bytes, at }, where `at(x, y)` is the colour of a pixel as "#rrggbb". */
export function decode(png) {
  const width = png.readUInt32BE(HEADER + 8);
  const height = png.readUInt32BE(HEADER + 12);
  const [depth, kind, , , interlace] = png.subarray(HEADER + 16);
  assert.ok(depth === 8 && (kind === 2 || kind === 6) && interlace === 0, "not a screenshot");
  const channels = kind === 6 ? 4 : 3;
  const data = unfilter(inflateSync(Buffer.concat([...dataChunks(png)])), width * channels, channels);
  return {
    width,
    height,
    bytes: data,
    at(x, y) {
      assert.ok(x >= 0 && x < width && y >= 0 && y < height, `(${x}, ${y}) lies outside ${width}×${height}`);
      const start = (y * width + x) * channels;
      return `#${data.toString("hex", start, start + 3)}`;
    },
  };
}

function* dataChunks(png) {
  for (let at = HEADER; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") yield png.subarray(at + 8, at + 8 + length);
    at += length + 12;
  }
}

/** Each row begins with the number of the guess that was subtracted from its bytes; adding the guesses gives them back. */
function unfilter(filtered, stride, channels) {
  const rows = filtered.length / (stride + 1);
  const data = Buffer.alloc(rows * stride);
  for (let row = 0; row < rows; row++) {
    const source = row * (stride + 1) + 1;
    const target = row * stride;
    const guess = GUESSES[filtered[source - 1]];
    for (let i = 0; i < stride; i++) {
      const left = i < channels ? 0 : data[target + i - channels];
      const above = row === 0 ? 0 : data[target + i - stride];
      const corner = i < channels || row === 0 ? 0 : data[target + i - stride - channels];
      data[target + i] = filtered[source + i] + guess(left, above, corner);
    }
  }
  return data;
}

const GUESSES = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  function paeth(left, above, corner) {
    const toLeft = Math.abs(above - corner);
    const toAbove = Math.abs(left - corner);
    const toCorner = Math.abs(left + above - 2 * corner);
    if (toLeft <= toAbove && toLeft <= toCorner) return left;
    return toAbove <= toCorner ? above : corner;
  },
];
