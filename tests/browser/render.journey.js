/**
 * The page's canvas and `nimscope render` draw the same picture of the same link, for every preset that is a map. Letters
 * are left out on both sides, since each has typefaces of its own.
 */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { journey } from "./harness.js";
import { geometry, go, settled } from "./map.js";
import { decode } from "./png.js";

/** The program, which xtask builds. */
const NIMSCOPE = process.env.NIMSCOPE;

/** Two programs that blend and round need not agree on the last steps of a channel; where edges are soft, on a few more. */
const STEP = 3;
const SOFT = 48;

/** So much of a picture may lie a pixel aside, and so many pixels may be lost: where edges are soft, and ... */
const SHARP = { aside: 0.02, lost: 0 };
/** ... where the browser stretches texels of less than two pixels, and may lose one that stands alone. */
const STRETCHED = { aside: 0.25, lost: 20 };

journey("every preset is drawn alike by the page and by the command line", async ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), "nimscope-"));
  try {
    const page = await open("", { viewport: { width: 1280, height: 800 }, colorScheme: "light", init: withoutLetters });
    const links = await presets(page);
    assert.ok(links.length > 30, `only ${links.length} presets are maps`);
    for (const link of links) {
      await go(page, link, "replace");
      await settled(page);
      const shown = decode(Buffer.from(await page.evaluate(picture), "base64"));
      const file = join(folder, "picture.png");
      const size = ["--width", shown.width, "--height", shown.height].map(String);
      execFileSync(NIMSCOPE, ["render", link, "-o", file, "--layout", "page", "--no-letters", ...size]);
      const { scaleX, scaleY } = await geometry(page);
      compare(shown, decode(readFileSync(file)), link, texel(scaleX) < 2 && texel(scaleY) < 2 ? STRETCHED : SHARP);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** The links of all presets that show a map. */
async function presets(page) {
  const links = await page.evaluate(async () => {
    const core = await import(new URL("pkg/nimscope.js", location.href).href);
    await core.default();
    const all = core.catalogue().games.flatMap(({ presets }) => presets.map(({ link }) => link));
    return all.filter((link) => core.parse_link(link).state.show === "map");
  });
  return links;
}

/** Runs in the page: what its canvas shows. */
function picture() {
  return document.getElementById("map").toDataURL("image/png").split(",")[1];
}

/** Runs in the page before its own code. */
function withoutLetters() {
  CanvasRenderingContext2D.prototype.fillText = () => {};
  CanvasRenderingContext2D.prototype.strokeText = () => {};
}

/** How many pixels a texel has across or down, where a cell has so many. */
function texel(scale) {
  return scale * 2 ** Math.max(Math.ceil(-Math.log2(scale)), 0);
}

/** Holds every pixel to the other picture's at its place; where it differs, to what lies around that place. */
function compare(a, b, link, allowed) {
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
