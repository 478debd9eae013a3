/**
 * The page's canvas and `nimscope render` draw the same picture of the same link, for every preset that is a map. Letters
 * are left out on both sides, since each has typefaces of its own.
 */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compare, MARKED, SHARP, STRETCHED } from "./alike.js";
import { journey } from "./harness.js";
import { geometry, go, settled } from "./map.js";
import { decode } from "./png.js";

/** The program, which xtask builds. */
const NIMSCOPE = process.env.NIMSCOPE;

journey("every preset is drawn alike by the page and by the command line", async ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), "nimscope-"));
  try {
    const page = await open("mem", {
      viewport: { width: 1280, height: 800 },
      colorScheme: "light",
      init: withoutLetters,
    });
    const links = await presets(page);
    assert.ok(links.length > 30, `only ${links.length} presets are maps`);
    // No preset is a graph or a sweep.
    links.push("maxnim?d=7/4&axis=graph&v=1&n=0-99&k=0-199", "maxnim?d=7/4&axis=graph", "maxnim?axis=sweep:d:4/3-3:8");
    for (const link of links) {
      await go(page, link, "replace");
      await settled(page);
      const shown = decode(Buffer.from(await page.evaluate(picture), "base64"));
      const file = join(folder, "picture.png");
      const size = ["--width", shown.width, "--height", shown.height].map(String);
      execFileSync(NIMSCOPE, ["render", link, "-o", file, "--layout", "page", "--no-letters", ...size]);
      const { scaleX, scaleY } = await geometry(page);
      compare(shown, decode(readFileSync(file)), link, allowed(link, scaleX, scaleY));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** The links of all presets that show a map, and no other beside it. */
async function presets(page) {
  const links = await page.evaluate(async () => {
    const core = await import(new URL("pkg/nimscope.js", location.href).href);
    await core.default();
    const all = core.catalogue().games.flatMap(({ presets }) => presets.map(({ link }) => link));
    const isMap = ({ show, beside }) => show === "map" && beside.length === 0;
    return all.filter((link) => isMap(core.parse_link(link).state));
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

/** How far the two may differ. */
function allowed(link, scaleX, scaleY) {
  if (texel(scaleX) < 2 && texel(scaleY) < 2) return STRETCHED;
  return link.includes("marks=") ? MARKED : SHARP;
}

/** How many pixels a texel has across or down, where a cell has so many. */
function texel(scale) {
  return scale * 2 ** Math.max(Math.ceil(-Math.log2(scale)), 0);
}
