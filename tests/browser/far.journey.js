/** The map from afar: what a pixel shows of many cells, diagonals that stay whole, and the straightened parabola. */

import assert from "node:assert/strict";
import { checkCells } from "./cells.js";
import { isColour, paperColours } from "./colours.js";
import { journey } from "./harness.js";
import { table } from "./known.js";
import { fragment, geometry, go, picture, settled, visit } from "./map.js";

/** How many cells share a pixel's side here. */
const SIDE = 2;

/** What each reduction makes of a block of known cells; `exceptional` is told apart by the row's frontier. */
const REDUCTIONS = {
  sample: (cells) => cells[0],
  smallest: (cells) => cells.reduce((a, b) => (b.value < a.value ? b : a)),
  largest: (cells) => cells.reduce((a, b) => (b.value > a.value ? b : a)),
  keep(cells, game) {
    const telling = cells.filter(
      game === "mem0" ? ({ value, frontier }) => value !== frontier : ({ value }) => value === 0,
    );
    return telling.length > 0 ? REDUCTIONS.smallest(telling) : cells[0];
  },
};

journey(
  "a pixel shows of its cells what was chosen: a sample, the least, the largest, or what matters",
  async ({ open }) => {
    const page = await open("mem");
    await settled(page);
    await page.locator("#tab-colour").click();
    const offered = await page.locator("#reduce option").evaluateAll((all) => all.map((option) => option.value));
    assert.deepEqual(offered.sort(), Object.keys(REDUCTIONS).sort());
    for (const game of ["mem", "memplus", "mem0"]) {
      for (const [name, reduction] of Object.entries(REDUCTIONS)) {
        await go(page, `${await pixelSized(page, game, SIDE)}&scale=linear&range=0-999&reduce=${name}`);
        const shown = await picture(page);
        assert.equal(shown.scaleY, 1 / SIDE);
        const value = table(game, shown.rows.to);
        const block = (y, x) => {
          const rows = [SIDE * y, SIDE * y + 1];
          const columns = [SIDE * x, SIDE * x + 1];
          const cells = rows.flatMap((n) => columns.map((k) => ({ value: value(n, k), frontier: value(n, n + 1) })));
          return reduction(cells, game).value;
        };
        const blocks = asPixels(shown, SIDE);
        assert.ok(checkCells(blocks, block, paperColours("linear", [0, 999]), 3) > 10_000, `${name} of ${game}`);
      }
    }
  },
);

journey("from afar the diagonal of MEM⁰ is whole", async ({ open }) => {
  const page = await open("mem0");
  await settled(page);
  const broken = async () => {
    const shown = await picture(page);
    let gaps = 0;
    for (let y = shown.top; y < shown.height; y++) {
      const x = Math.floor(shown.left + (y - shown.top));
      if (x < shown.width && !shown.hidden(x, y) && shown.at(x, y) !== "#000000") gaps++;
    }
    return gaps;
  };
  // A pixel covers 64 cells of the diagonal, about two thirds of them zeros.
  await visit(page, `${await pixelSized(page, "mem0", 64)}&scale=p`);
  assert.equal(await broken(), 0);
  await visit(page, `${await pixelSized(page, "mem0", 64)}`);
  assert.equal(await broken(), 0, "with any scale");
  // The same test sees the gaps of a mere sample: 64·m has v₂ even no more often than two times in three.
  await visit(page, `${await pixelSized(page, "mem0", 64)}&scale=p&reduce=sample`);
  assert.ok((await broken()) > 100);

  // The value 12 has a diagonal of its own, at n = k + 22.
  await visit(page, `${await pixelSized(page, "mem0", 64)}&scale=value:12`);
  const shown = await picture(page);
  for (let y = shown.top + 1; y < shown.height; y++) {
    const x = shown.left + (y - shown.top);
    if (x >= shown.width || shown.hidden(x, y)) continue;
    const near = [shown.at(x, y), shown.at(x - 1, y)];
    assert.ok(
      near.some((pixel) => isColour(pixel, [0xff, 0xb0, 0])),
      `the diagonal of 12 has a gap at (${x}, ${y})`,
    );
  }
});

journey("straightened, the parabola of MEM stands upright", async ({ open }) => {
  const page = await open("mem?n=0-500&k=0-500&scale=linear&range=0-60");
  await settled(page);
  await page.locator("#tab-view").click();
  await page.getByRole("radio", { name: "Straightened" }).check();
  const link = await fragment(page, (now) => now.includes("axis=sqrt"));
  assert.match(link, /^mem\?v=1&n=0-500&k=0-1400&/);
  await page.getByRole("radio", { name: "Table" }).check();
  await fragment(page, (now) => now === "mem?v=1&n=0-500&k=0-500&scale=linear&range=0-60");

  // One pixel a row and one a thousandth of √n, around the parabola.
  const { width, height, left, top } = await geometry(page);
  const to = 699 + width - left;
  await visit(page, `mem?v=1&n=100-${99 + height - top}&k=700-${to}&axis=sqrt&scale=linear&range=0-60`);
  const shown = await picture(page);
  assert.deepEqual([shown.scaleX, shown.scaleY], [1, 1]);
  const value = table("mem", shown.rows.to);
  const straight = (n, x) => value(n, Math.floor(Math.sqrt(Math.floor((x * x * n) / 1e6))));
  // A dashed line marks k² = n.
  const marked = shown.edgeX(1000);
  const beside = { ...shown, hidden: (x, y) => x === marked || shown.hidden(x, y) };
  assert.ok(checkCells(beside, straight, paperColours("linear", [0, 60])) > 300_000);
  const line = new Set();
  for (let y = top; y < height; y++) line.add(shown.at(marked, y) !== shown.at(marked + 1, y));
  assert.ok(line.has(true), "the line at k² = n");
});

/** A link that shows a game from its origin with so many cells to a pixel, exactly. */
async function pixelSized(page, game, cells) {
  const { height, top } = await geometry(page);
  return `${game}?v=1&n=0-${cells * (height - top) - 1}&k=0-9`;
}

/** The picture as if each block of cells were a cell. */
function asPixels(shown, cells) {
  const smaller = ({ from, to }) => ({ from: Math.floor(from / cells), to: Math.floor(to / cells) });
  return {
    ...shown,
    scaleX: shown.scaleX * cells,
    scaleY: shown.scaleY * cells,
    rows: smaller(shown.rows),
    columns: smaller(shown.columns),
    edgeX: (k) => shown.edgeX(k * cells),
    edgeY: (n) => shown.edgeY(n * cells),
  };
}
