/** Colours: every palette with every scale on known values, the legend, and the range. */

import assert from "node:assert/strict";
import { checkCells, valuesInView } from "./cells.js";
import { journey } from "./harness.js";
import { golden } from "./known.js";
import { checkLegend, legend } from "./legend.js";
import { eventually, fragment, geometry, go, picture, settled, visit } from "./map.js";

/** A small window, because many pictures of it are taken. */
const SMALL = { viewport: { width: 960, height: 700 } };
const PALETTES = ["paper", "viridis", "cividis", "magma", "turbo", "cyclic", "categorical"];
const SCALES = ["linear", "sqrt", "log", "rank", "modulo:7", "value:12", "frontier", "p"];
const VIEW = "mem0?v=1&n=0-30&k=0-60";

const values = golden("mem_zero");
const frontier = golden("mem_zero_frontier");
const value = (n, k) => values[n][k];
const depth = (n, k) => frontier[n] - values[n][k];

journey("every palette paints every scale, and the legend agrees", async ({ open }) => {
  const page = await open(VIEW, SMALL);
  await page.locator("#tab-colour").click();
  assert.deepEqual(
    await page.locator('[name="palette"]').evaluateAll((all) => all.map((input) => input.value)),
    PALETTES,
  );
  const kinds = await page.locator("#scale option").evaluateAll((all) => all.map((option) => option.value));
  assert.deepEqual(
    kinds,
    SCALES.map((scale) => scale.split(":")[0]),
  );
  for (const scale of SCALES) {
    const different = new Set();
    for (const palette of PALETTES) {
      await go(page, `${VIEW}&palette=${palette}&scale=${scale}`);
      const shown = await picture(page);
      const shownOf = scale === "frontier" ? depth : value;
      const colours = await painted(page, palette, scale, valuesInView(shown, shownOf));
      assert.ok(checkCells(shown, shownOf, (number) => colours[number]) > 1000);
      checkLegend(await legend(page), colours, `${palette} ${scale}`);
      different.add(JSON.stringify(colours));
    }
    assert.equal(different.size, PALETTES.length, `${scale} looks the same in two palettes`);
  }
});

journey("the paper's colours: 0 is black, 1 dark blue, larger values lighter", async ({ open }) => {
  const page = await open(`${VIEW}&scale=linear`);
  const shown = await picture(page);
  const at = (n, k) => shown.at(shown.edgeX(k + 1) - 2, shown.edgeY(n + 1) - 2);
  assert.equal(at(3, 3), "#000000");
  const [red, green, blue] = channels(at(1, 5));
  assert.ok(red < 40 && green < 60 && blue > 70 && blue > 2 * green, `${at(1, 5)} is not dark blue`);
  const lights = [1, 3, 4, 7, 8, 10, 15, 20].map((n) => channels(at(n, 40)).reduce((sum, channel) => sum + channel));
  // The frontier of these rows grows.
  assert.deepEqual(
    lights,
    [...lights].sort((a, b) => a - b),
  );
  assert.equal(new Set(lights).size, lights.length);
});

journey("the range follows what is in view, or is fixed", async ({ open }) => {
  const page = await open("mem0?n=0-30&k=0-60&scale=linear");
  await settled(page);
  await page.locator("#tab-colour").click();
  const ends = async (low, high) => {
    const read = async () => (await legend(page)).entries.map(({ label }) => label);
    await eventually(read, (labels) => labels[0] === low && labels.at(-1) === high, "the ends of the legend");
  };
  for (const link of ["n=0-30&k=0-60", "n=0-30&k=300-360", "n=100-130&k=300-360", "n=100-130&k=100-160"]) {
    await visit(page, `mem0?${link}&scale=linear`);
    const { rows, columns } = await geometry(page);
    // To the right of the diagonal there is the frontier alone; the diagonal itself has zeros.
    const inView = frontier.slice(rows.from, rows.to);
    const least = columns.from < rows.to ? 0 : Math.min(...inView);
    await ends(String(least), String(Math.max(...inView)));
  }

  await page.getByRole("radio", { name: "Fixed" }).check();
  await page.locator("#range-low").fill("5");
  await page.locator("#range-high").fill("20");
  await page.locator("#range-high").press("Enter");
  await fragment(page, (link) => link.endsWith("&range=5-20"));
  await ends("0", "≥ 20");
  await page.locator("#range-high").fill("4");
  await page.locator("#range-high").press("Enter");
  assert.equal(await page.locator("#range-high-error").textContent(), "Must be at least 5.");
  await page.locator("#range-high").fill("5");
  await page.locator("#range-high").press("Enter");
  await fragment(page, (link) => link.endsWith("&range=5-5"));

  await visit(page, "mem0?n=0-30&k=0-60&scale=linear&range=5-20");
  const shown = await picture(page);
  const colours = await painted(page, "paper", "linear", valuesInView(shown, value), [5, 20]);
  checkCells(shown, value, (number) => colours[number]);
  assert.deepEqual(colours[3], colours[5]);
});

journey("a scale with a number asks for it", async ({ open }) => {
  const page = await open("mem0?n=0-60&k=0-60");
  await settled(page);
  await page.locator("#tab-colour").click();
  await page.locator("#scale").selectOption("value");
  await fragment(page, (link) => link.endsWith("&scale=value:12"));
  const number = page.locator("#scale-number");
  await number.fill("11");
  await number.press("Enter");
  await fragment(page, (link) => link.endsWith("&scale=value:11"));
  await page.locator("#scale").selectOption("modulo");
  await number.fill("1");
  await number.press("Enter");
  assert.equal(await page.locator("#scale-number-error").textContent(), "1 is too small: the least is 2.");
  await number.fill("5");
  await number.press("Enter");
  await fragment(page, (link) => link.endsWith("&scale=modulo:5"));
  await eventually(
    () => legend(page),
    ({ caption }) => caption === "Nim value modulo 5",
    "the legend",
  );

  // MEM has no frontier, so that its scale is not offered there.
  await visit(page, "mem");
  assert.equal(await page.locator('#scale option[value="frontier"]').isEnabled(), false);
});

/**
 * The colours of the values by the core's own painter, which is told the golden values in view and not what the page
 * computed: whatever the page shows, it must show these values in these colours. The painter itself is held to its
 * promises by the native tests.
 */
async function painted(page, palette, scale, seen, range = null) {
  const [kind, number] = scale.split(":");
  const found = await page.evaluate(
    async ({ palette, scale, range, seen }) => {
      const { Painter } = await import(new URL("pkg/nimscope.js", document.baseURI).href);
      const painter = new Painter(palette, scale, range);
      painter.observe(
        Uint32Array.from({ length: 256 * 256 }, (_, i) => seen[i % seen.length]),
        0,
        0,
        256,
        256,
      );
      painter.settle();
      const colours = seen.map((value) => [value, painter.colour(value)]);
      painter.free();
      return colours;
    },
    { palette, scale: { kind, number: number ? Number(number) : null }, range, seen: [...seen] },
  );
  return Object.fromEntries(found.map(([value, colour]) => [value, channels(colour)]));
}

function channels(colour) {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

journey("the legend keeps its numbers while something else is shown", async ({ open }) => {
  for (const show of ["tables", "numbers"]) {
    const page = await open(`maxnim?d=7/4&pass=1&n=0-40&w=64&scale=linear&range=0-40&show=${show}`);
    await page.getByRole("radio", { name: "Map" }).check();
    await settled(page);
    const { entries } = await legend(page);
    const places = entries.map(({ x }) => x);
    assert.ok(entries.length > 2, `only ${entries.map(({ label }) => label)} is left`);
    assert.ok(
      places.every((x, i) => i === 0 || x > places[i - 1] + 8),
      `they stand at ${places}`,
    );
  }
});
