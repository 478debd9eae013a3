/** The map in motion and in new colours: something to see at all times, the middle first, and nothing done twice. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { geometry, move, settled, visit } from "./map.js";

journey(
  "while the map moves there is always something to see, and the middle becomes sharp first",
  async ({ open }) => {
    const page = await open("mem?n=0-2000&k=0-2000&scale=p", { init: recordTiles });
    await settled(page);
    await page.locator("#map").hover();
    await page.evaluate(() => {
      const map = document.getElementById("map");
      const copy = new OffscreenCanvas(map.width, map.height).getContext("2d", { willReadFrequently: true });
      const at = (x, y) => copy.getImageData(x, y, 1, 1).data.join();
      Object.assign(window, { empty: 0, frames: 0 });
      const look = () => {
        window.frames++;
        copy.drawImage(map, 0, 0);
        const ground = at(1, 1);
        // The middle of the plot lies well inside the table all the way.
        for (let x = 200; x < 500; x += 37) for (let y = 200; y < 500; y += 37) if (at(x, y) === ground) window.empty++;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    for (const delta of [-300, -300, -300, 300, 300, 300, 300]) await move(page, () => page.mouse.wheel(0, delta));
    const { empty, frames } = await page.evaluate(() => ({ empty: window.empty, frames: window.frames }));
    assert.ok(frames > 20);
    assert.equal(empty, 0, "the map was empty for a moment");

    await page.evaluate(() => {
      window.tiles = [];
    });
    await visit(page, "mem0?n=0-1500&k=0-1500");
    const { width, height, originX, originY, scaleX, scaleY, left, top } = await geometry(page);
    const [first] = await page.evaluate(() => window.tiles.filter(({ spec }) => spec === "mem0"));
    const middle = {
      row: ((top + height) / 2 - originY) / scaleY / 2 ** first.levelN / 256,
      column: ((left + width) / 2 - originX) / scaleX / 2 ** first.levelK / 256,
    };
    assert.deepEqual([first.row, first.column], [Math.floor(middle.row), Math.floor(middle.column)]);
  },
);

journey("another scale colours the tiles anew and cuts none", async ({ open }) => {
  const page = await open("mem?n=0-2000&k=0-2000&scale=linear", { init: recordTiles });
  const cuts = async () => {
    await settled(page);
    return new Set(await page.evaluate(() => window.tiles.splice(0).map(({ version }) => version.split(" ")[0])));
  };
  const first = await cuts();
  await visit(page, "mem?n=0-2000&k=0-2000&scale=rank");
  const second = await cuts();
  assert.ok(second.size > 0, "nothing was painted");
  assert.deepEqual(
    [...second].filter((stamp) => !first.has(stamp)),
    [],
  );
});

/** Keeps the tiles that arrive for the map, in their order, each with its game; small pictures are other maps. */
function recordTiles() {
  window.tiles = [];
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        if (data.type === "tiles" && data.map === 0)
          window.tiles.push(...data.tiles.map((tile) => ({ ...tile, image: null, spec: data.spec })));
      });
    }
  };
}
