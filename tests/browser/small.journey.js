/** Screens that are small or zoomed: the map keeps most of them, and what stands beside it gives way. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { eventually, go, settled, visit } from "./map.js";
import { ready, whole } from "./panel.js";

const SCREENS = {
  "a phone on its side": { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  "a page at 200 %": { viewport: { width: 720, height: 450 } },
  "a small window": { viewport: { width: 800, height: 600 } },
};
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const DESK = { viewport: { width: 1440, height: 900 } };

for (const [screen, options] of Object.entries(SCREENS)) {
  journey(`the map keeps most of the screen: ${screen}`, async ({ open }) => {
    const page = await open("mem0?n=0-40&k=0-40&cell=22,2", options);
    await ready(page);
    for (const spec of [...(await games(page)), "imark?t=3&d=4", "serial?heaps=3,5,4,6,7"]) {
      await visit(page, spec);
      const share = await page.locator("#stage").evaluate((stage) => {
        const { width, height } = stage.getBoundingClientRect();
        return (width * height) / (innerWidth * innerHeight);
      });
      assert.ok(share > 0.6, `${spec}: ${Math.round(100 * share)} % of the screen`);
    }
  });

  journey(`tabs open a drawer over the map, and close it: ${screen}`, async ({ open }) => {
    const page = await open("mem0?n=0-40&k=0-40&cell=22,2", options);
    await whole(page);
    const stage = await page.locator("#stage").boundingBox();
    for (const tab of ["inspector", "presets", "claims", "colour", "view", "about"]) {
      await page.locator(`#tab-${tab}`).click();
      await page.locator(`#${tab}`).waitFor();
      const { x, y, width, height } = await page.locator("#sheet").boundingBox();
      assert.ok(x > 0 && y >= 0 && y + height <= options.viewport.height + 1, `${tab} is on the screen`);
      assert.ok(width < 0.62 * options.viewport.width, `${tab} leaves the map in sight`);
      assert.deepEqual(await page.locator("#stage").boundingBox(), stage, "the map stays as it is");
    }
    await page.locator("#tab-about").click();
    assert.equal(await page.locator("#sheet").isVisible(), false);
    await page.locator("#peek").click();
    assert.equal(await page.locator("#inspector .spelled").textContent(), "heap 22, last removal 2");
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("#sheet").isVisible(), false);
  });
}

journey("the three views have names on a phone", async ({ open }) => {
  const page = await open("maxnim?d=7/4", PHONE);
  await ready(page);
  for (const name of ["Map", "Numbers", "Tables"]) {
    const { width, height } = await page.locator("#show b", { hasText: name }).boundingBox();
    assert.ok(width > 15 && height > 8, `${name} is ${width} × ${height}`);
  }
  const boxes = await page
    .locator("#show label:not(#show-play) b")
    .evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().right]));
  for (const [i, [left]] of boxes.entries()) {
    assert.ok(i === 0 || left >= boxes[i - 1][1] + 2, "the names do not touch");
  }
});

journey("go to, zoom and embed are at hand on a desk, whatever the game", async ({ open }) => {
  const page = await open("mem", DESK);
  await whole(page);
  await page.locator("#tab-view").click();
  for (const spec of await games(page)) {
    await visit(page, spec);
    await settled(page);
    for (const control of ["#goto-go", "[aria-label='Zoom in: Columns']", "#view-fit", "#embed-button"]) {
      const inside = await page.locator(control).evaluate((element) => {
        const [own, pane] = [element, element.closest(".pane")].map((one) => one.getBoundingClientRect());
        return own.top >= pane.top && own.bottom <= pane.bottom && own.left >= pane.left && own.right <= pane.right;
      });
      assert.ok(inside, `${spec}: ${control} is out of sight`);
    }
    assert.equal(await page.locator("#view").evaluate((pane) => pane.scrollWidth - pane.clientWidth), 0, spec);
  }
});

journey("where no cell is read, its box is one line, and nothing says the rule twice", async ({ open }) => {
  const page = await open("mem0?n=0-40&k=0-40", DESK);
  await whole(page);
  await page.mouse.move(2, 2);
  const { height } = await page.locator("#inspector").boundingBox();
  assert.ok(height < 80, `${height} pixels`);
  await page.locator("#tab-about").click();
  const rule = await page.locator("#rules .rule").textContent();
  const said = (await page.locator("body").innerText()).split(rule).length - 1;
  assert.equal(said, 1, "the rule is there once");
  await visit(page, "mem0?n=0-40&k=0-40&cell=22,2");
  await page.locator("#inspector .value").waitFor();
  assert.ok((await page.locator("#inspector").boundingBox()).height > 200, "a cell has room");
});

journey("on a tablet that box is a line as well, and a tap gives it half of the panel", async ({ open }) => {
  const page = await open("mem0?n=0-40&k=0-40", { ...TABLET, isMobile: true });
  await whole(page);
  const [panel, line, tabs] = await Promise.all(
    ["#panel", "#inspector", "#tabs"].map((one) => page.locator(one).boundingBox()),
  );
  assert.ok(line.height < 60 && line.y + line.height <= panel.y + panel.height + 1, `${line.height} pixels`);
  assert.deepEqual([line.width, tabs.width], [panel.width, panel.width], "the presets have all of the panel");
  await page.locator("#map").tap({ position: { x: 300, y: 300 } });
  await page.locator("#inspector .value").waitFor();
  const cell = await page.locator("#inspector").boundingBox();
  assert.ok(cell.height > 300 && Math.abs(cell.width - panel.width / 2) < 2, `${cell.width} × ${cell.height}`);
});

for (const [screen, options] of Object.entries({ desk: DESK, phone: PHONE })) {
  journey(`marks of a slider are large enough, and their labels do not touch: ${screen}`, async ({ open }) => {
    const page = await open("maxnim?d=7/4", options);
    await ready(page);
    for (const denominator of ["4", "12", "60"]) {
      await page.locator("#rule-d-denominator").selectOption(denominator);
      const boxes = await page
        .locator(".marks button")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      assert.equal(boxes.length, 5);
      for (const [i, { left, width, height }] of boxes.entries()) {
        assert.ok(width >= 24 && height >= 24, `a mark is ${width} × ${height}`);
        assert.ok(i === 0 || left >= boxes[i - 1].right, "two marks lie over each other");
      }
    }
  });
}

journey("tables show that there is more beside them, and cut no number", async ({ open }) => {
  const page = await open("maxnim?d=7/4&show=tables", DESK);
  await page.locator(".scroll table").first().waitFor();
  const shades = await page
    .locator(".scroll")
    .first()
    .evaluate((box) => getComputedStyle(box).backgroundAttachment);
  assert.equal(shades, "local, local, scroll, scroll");
  for (const link of [
    "maxnim?d=7/4&show=numbers&axis=sweep:d:13/12-4:12",
    "memplus?n=999900-999910&k=999990-999999&show=numbers",
    "mem0?n=0-40&k=0-40&show=numbers",
  ]) {
    await visit(page, link);
    await page.locator("#numbers .frame:not([aria-busy]) td").first().waitFor();
    const cut = await page
      .locator("#numbers :is(th, td)")
      .evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent));
    assert.deepEqual(cut, [], link);
  }
});

const SIDE = SCREENS["a phone on its side"];
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true };
const NARROW = { ...PHONE, viewport: { width: 360, height: 740 } };

for (const [screen, options] of Object.entries({ NARROW, TABLET })) {
  journey(`the name of every game is read as a whole: ${screen.toLowerCase()}`, async ({ open }) => {
    const page = await open("mem", options);
    await whole(page);
    for (const spec of [...(await games(page)), "mem?less=mnem"]) {
      await go(page, spec);
      await eventually(
        () => page.locator("#map").getAttribute("data-spec"),
        (now) => now.split("?")[0] === spec.split("?")[0],
        spec,
      );
      const room = await page.locator("#game-button b").evaluate((name) => {
        const bar = name.closest(".bar");
        const text = document.createRange();
        text.selectNodeContents(name);
        const [own, all] = [name, text].map((one) => one.getBoundingClientRect());
        return {
          lines: name.offsetHeight,
          cut: Math.max(all.right - own.right, all.bottom - own.bottom, name.scrollWidth - name.clientWidth),
          over: bar.scrollWidth - bar.clientWidth,
        };
      });
      assert.ok(room.cut < 1 && room.over === 0 && room.lines < 40, `${spec}: ${JSON.stringify(room)}`);
    }
  });
}

for (const [screen, options] of Object.entries({ DESK, PHONE, SIDE })) {
  journey(`what lies over wiped maps is seen whole: ${screen.toLowerCase()}`, async ({ open }) => {
    const page = await open("mem?v=1&n=0-100&k=0-100&wipe=0.5;mnem", options);
    await whole(page);
    await page.locator('.one:nth-child(2) canvas[data-state="ready"]').waitFor();
    const over = await page
      .locator(".one .corner > *")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0));
    assert.ok(over.length > 1, "tools and a legend are there");
    const { right, bottom } = await page.locator("#stage").evaluate((stage) => stage.getBoundingClientRect());
    for (const [i, box] of over.entries()) {
      assert.ok(box.left >= 0 && box.right <= right && box.bottom <= bottom, `${box.left} to ${box.right}`);
      const apart = (other) =>
        other.right <= box.left || other.left >= box.right || other.bottom <= box.top || other.top >= box.bottom;
      assert.ok(over.slice(0, i).every(apart), "two of them lie over each other");
    }
  });
}

journey("several maps stand in one row on a phone on its side, and have room", async ({ open }) => {
  const page = await open("mem?v=1&n=0-100&k=0-100;memplus;mem0", SIDE);
  await whole(page);
  await page.locator(".one:nth-child(3)").waitFor();
  const boxes = await page
    .locator(".one:not([hidden]) canvas.map")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  assert.equal(boxes.length, 3);
  for (const { y, width, height } of boxes) {
    assert.equal(y, boxes[0].y);
    assert.ok(width > 200 && height > 220, `a map of ${width} × ${height}`);
  }
  // The legend of a difference that nobody has chosen would fill its map.
  await go(page, "mem?v=1&n=0-100&k=0-100&colours=one;mem0;mem?less=mem0");
  await page.locator('.one:nth-child(3) canvas[data-state="ready"][data-spec*="less"]').waitFor();
  const legends = page.locator(".one:not([hidden]) .legend");
  assert.deepEqual(await legends.evaluateAll((all) => all.map((one) => one.checkVisibility())), [true, false, false]);
  await page.locator(".one:nth-child(3) canvas").tap();
  await eventually(
    () => legends.evaluateAll((all) => all.map((one) => one.checkVisibility())),
    (now) => String(now) === "true,false,true",
    "the legend of the map that was tapped",
  );
});

journey("in the dialogs no words run into others, and what saves is in sight", async ({ open }) => {
  for (const options of [DESK, PHONE, SIDE]) {
    const page = await open("mem0?n=0-40&k=0-40", options);
    await whole(page);
    await page.locator("#help-button").click();
    const over = await page
      .locator("#help dt")
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    assert.deepEqual(over, []);
    await page.keyboard.press("Escape");
    await page.locator("#save-button").click();
    await page.locator(".preview[src]").waitFor();
    const { y, height } = await page.locator("#save-file").boundingBox();
    assert.ok(y + height <= options.viewport.height, "Save is in sight");
  }
  const page = await open("mem?n=1-20&k=1-20&show=numbers", NARROW);
  await whole(page);
  const tops = await page.locator(".ranges input").evaluateAll((all) => all.map((one) => one.offsetTop));
  assert.equal(new Set(tops).size, 1, `the fields stand in one line: ${tops}`);
});

/** The games of the catalogue, by name. */
async function games(page) {
  return await page.evaluate(async () => {
    const core = await import(new URL("pkg/nimscope.js", location.href).href);
    return core.catalogue().games.map(({ name }) => name);
  });
}
