/** Permalinks: the same pixels again, back and forward, what a bad link says, and the links that open forever. */

import assert from "node:assert/strict";
import { journey, reload } from "./harness.js";
import { foreverLinks } from "./known.js";
import { eventually, fragment, go, move, picture, restingFragment, samePixels, settled } from "./map.js";
import { chooseGame, copy, whole } from "./panel.js";

journey("what was seen after pan, zoom and recolouring is seen again by whoever opens the link", async ({ open }) => {
  const page = await open("mem0?n=0-100&k=0-100&cell=22,2");
  await settled(page);
  const box = await page.locator("#map").boundingBox();
  await page.mouse.move(box.x + 320, box.y + 210);
  await move(page, () => page.mouse.wheel(0, -180));
  await page.keyboard.down("Shift");
  await move(page, () => page.mouse.wheel(0, -130));
  await page.keyboard.up("Shift");
  await page.mouse.down();
  await page.mouse.move(box.x + 301, box.y + 187, { steps: 3 });
  await page.mouse.up();
  await page.locator("#tab-colour").click();
  await page.getByRole("radio", { name: "Viridis" }).check();
  await page.locator("#scale").selectOption("rank");
  const link = await restingFragment(page);
  const seen = await picture(page);

  await whole(page);
  await reload(page);
  assert.ok(samePixels(seen, await picture(page)), "after a reload");
  assert.equal(await restingFragment(page), link, "the link stays as it was");

  const elsewhere = await open(link);
  assert.ok(samePixels(seen, await picture(elsewhere)), "in a new window");
  assert.equal(await restingFragment(elsewhere), link);
});

journey("the address follows the view without a trail, and Copy link copies it at once", async ({ open }) => {
  const page = await open("mem", { permissions: ["clipboard-read", "clipboard-write"] });
  await settled(page);
  const length = await page.evaluate(() => history.length);
  await page.locator("#map").hover();
  await move(page, () => page.mouse.wheel(0, -150));
  await fragment(page, (link) => link !== "mem");
  await page.locator("#tab-colour").click();
  await page.getByRole("radio", { name: "Magma" }).check();
  const width = () => page.locator("#copy-link").evaluate((button) => button.getBoundingClientRect().width);
  const before = await width();
  await copy(page, "#copy-link");
  assert.ok(Math.abs((await width()) - before) < 0.5, "the button keeps its width");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await fragment(page, (link) => link.includes("palette=magma"));
  assert.equal(copied, page.url());
  assert.equal(await page.evaluate(() => history.length), length, "no entry for a mere move");
  await eventually(
    () => page.locator("#copy-link").textContent(),
    (text) => text === "Copy link",
    "the button",
  );
});

journey("where the browser refuses to copy, the link is offered to be copied by hand", async ({ open }) => {
  const page = await open("mem0?n=0-99&k=0-99");
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await page.locator("#copy-link").click();
  await page.locator("#share").waitFor();
  assert.equal(await page.locator("#share-text").inputValue(), page.url().replace(/#.*/, "#mem0?v=1&n=0-99&k=0-99"));
  assert.equal(await page.evaluate(() => getSelection()?.toString()), await page.locator("#share-text").inputValue());
});

journey("back and forward lead through games and presets", async ({ open }) => {
  const page = await open("mem?n=0-99&k=0-99");
  await settled(page);
  await chooseGame(page, "MEM⁺");
  await page.locator('[data-game="mem0"] .preset', { hasText: "Figure 4, left" }).click();
  await page.locator("#map").hover();
  await move(page, () => page.mouse.wheel(0, -150));
  const moved = await restingFragment(page);
  await chooseGame(page, "MEM");
  const trail = [
    "mem?n=0-99&k=0-99",
    "memplus?v=1&n=0-400&k=0-400",
    moved,
    await fragment(page, (link) => link.startsWith("mem?")),
  ];
  assert.notEqual(moved, "mem0?v=1&n=1-60&k=1-60&scale=linear");
  const titles = ["MEM · nimscope", "MEM⁺ · nimscope", "MEM⁰ · nimscope", "MEM · nimscope"];
  for (const at of [2, 1, 0]) {
    await page.goBack();
    await fragment(page, (link) => link === trail[at]);
    await eventually(
      () => page.title(),
      (title) => title === titles[at],
      "the title",
    );
  }
  const first = await picture(page);
  for (const at of [1, 2, 3]) {
    await page.goForward();
    await fragment(page, (link) => link === trail[at]);
    await eventually(
      () => page.title(),
      (title) => title === titles[at],
      "the title",
    );
  }
  const fresh = await open("mem?n=0-99&k=0-99");
  assert.ok(samePixels(first, await picture(fresh)), "going back shows what was there");
});

journey("a bad link opens the nearest view and says precisely what was wrong", async ({ open }) => {
  const bad = "mem0?v=9&n=400-0&k=0-99&palette=mauve&scale=modulo:1&cell=1000000,2&the_colour=red";
  const page = await open(bad);
  await settled(page);
  const problems = page.locator("#notice li");
  assert.deepEqual(await problems.allTextContents(), [
    "“v=9” says that a newer version of nimscope made this link; version 1 is understood here, and what can be read that way is shown.",
    "“n=400-0” runs backwards; the rows 0-400 are shown.",
    "“palette=mauve” is not known; palette is one of paper, viridis, cividis, magma, turbo, cyclic, categorical. paper is used.",
    "“scale=modulo:1” needs a whole number from 2 to 4096, as in modulo:2; modulo:2 is used.",
    "“cell=1000000,2” lies outside the table of MEM⁰, which has rows 0-999999 and columns 0-999999999; no cell is pinned.",
    "“the_colour=red” is not understood; links know v, n, k, heaps, show, sheet, aspect, axis, w, palette, scale, range, reduce, marks, claim, cell, embed, pan, colours, wipe, chosen. It is ignored.",
  ]);
  assert.equal(await page.locator("#notice").getAttribute("role"), "alert");
  assert.equal(await restingFragment(page), bad, "the link stays in the address bar, to be mended");

  await page.locator("#dismiss").click();
  assert.equal(await problems.count(), 0);
  const mended = await open("mem0?v=1&n=0-400&k=0-99&scale=modulo:2");
  assert.ok(samePixels(await picture(page), await picture(mended)), "what could be read is shown");

  await go(page, "nim?n=0-9");
  await eventually(
    () => problems.count(),
    (count) => count === 1,
    "the problems",
  );
  assert.match(await problems.textContent(), /nim.*MEM is shown instead\.$/);
  await page.goBack();
  await eventually(
    () => problems.count(),
    (count) => count === 6,
    "the problems of the link before",
  );
});

journey("links that were given out once open forever", async ({ open }) => {
  const page = await open("mem");
  await settled(page);
  const games = await page.evaluate(async () => {
    const core = await import(new URL("pkg/nimscope.js", location.href).href);
    return core.catalogue().games;
  });
  for (const [written, printed] of foreverLinks()) {
    await go(page, written, "replace");
    const maps = printed.split(";");
    const chosen = Number(/chosen=(\d)/.exec(maps[0])?.[1] ?? 1);
    const name = maps[chosen - 1].split("?")[0];
    const game = name === "play" ? { title: "Play" } : games.find((one) => one.name === name);
    const state = () => page.locator("body").evaluate((body) => [body.dataset.show, document.title]);
    const show = /show=(\w+)/.exec(printed)?.[1] ?? (name === "play" ? "play" : "map");
    await eventually(
      state,
      ([now, title]) => now === show && title.replace(/ − .*? ·/, " ·") === `${game.title} · nimscope`,
      written,
    );
    assert.equal(await page.locator("#notice .notice").count(), 0, written);
    // Nothing else writes the whole state down but copying it.
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => {
        document.body.dataset.copied = text;
      };
    });
    await page.locator("#copy-link").dispatchEvent("click");
    await eventually(
      () => page.evaluate(() => document.body.dataset.copied?.split("#")[1]),
      (link) => link === printed,
      `what ${written} is written as`,
    );
  }
});
