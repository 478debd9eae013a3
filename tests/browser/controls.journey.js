/** The sliders of the rules, by mouse and keyboard, and all of their controls for everyone. */

import assert from "node:assert/strict";
import { keepsNobodyOut } from "./axe.js";
import { journey } from "./harness.js";
import { visit } from "./map.js";
import { focused, is, ready } from "./panel.js";

/** How often a time is measured that was too long. */
const TRIES = 8;

journey("d walks through the fractions by keyboard", async ({ open }) => {
  const page = await open("maxnim?d=3/2&pass=0");
  await ready(page);
  const slider = page.getByRole("slider", { name: "d", exact: true });
  assert.equal(await slider.getAttribute("aria-valuetext"), "3/2");
  await slider.focus();
  const walked = [];
  while (walked.at(-1) !== "7/4") {
    await page.keyboard.press("ArrowRight");
    walked.push(await slider.getAttribute("aria-valuetext"));
    assert.ok(walked.length < 20);
  }
  // All fractions between 3/2 and 7/4 with denominators up to 12.
  assert.equal(walked.join(" "), "17/11 14/9 11/7 19/12 8/5 13/8 18/11 5/3 17/10 12/7 19/11 7/4");
  await is(page, "maxnim?d=7/4&pass=0");
  assert.equal(await page.locator("#rule-d").inputValue(), "7/4");
  await page.keyboard.press("ArrowLeft");
  await is(page, "maxnim?d=19/11&pass=0");
  assert.ok(await focused(page, "#rule-d-slider"), "the slider keeps the focus");
  await page.keyboard.press("PageUp");
  await is(page, "maxnim?d=2&pass=0");
  await page.keyboard.press("PageUp");
  await is(page, "maxnim?d=3&pass=0");
  await page.keyboard.press("End");
  await is(page, "maxnim?d=4&pass=0");
  await page.keyboard.press("PageDown");
  await is(page, "maxnim?d=3&pass=0");
  await page.goBack();
  await is(page, "maxnim?d=3/2&pass=0", "all these steps are one entry of the history");
});

journey("d follows the mouse, and each drag can be taken back", async ({ open }) => {
  const page = await open("maxnim?d=7/4&pass=0");
  await ready(page);
  const seen = await page.evaluateHandle(() => {
    const specs = [];
    const input = document.getElementById("rule-d");
    document.getElementById("rule-d-slider").addEventListener("input", () => specs.push(input.value));
    return specs;
  });
  const place = await spots(page);
  await drag(page, await place("7/4"), await place("3"));
  await is(page, "maxnim?d=3&pass=0");
  assert.ok((await seen.jsonValue()).length > 5, "the fractions on the way were entered too");
  await drag(page, await place("3"), await place("7/4"));
  await is(page, "maxnim?d=7/4&pass=0");
  await page.goBack();
  await is(page, "maxnim?d=3&pass=0");
  await page.goBack();
  await is(page, "maxnim?d=7/4&pass=0");
  assert.equal(await page.locator("#rule-d-slider").getAttribute("aria-valuetext"), "7/4");
});

journey("d is typed, stepped, and put on the marks of the track", async ({ open }) => {
  const page = await open("maxnim?d=2");
  await ready(page);
  const field = page.locator("#rule-d");
  const slider = page.locator("#rule-d-slider");
  for (const text of ["1.75", "7/4", "14/8"]) {
    await field.fill(text);
    await page.keyboard.press("Enter");
    await is(page, "maxnim?d=7/4&pass=0");
    assert.equal(await field.inputValue(), "7/4");
  }
  await page.getByRole("button", { name: "Next fraction for d" }).click();
  await is(page, "maxnim?d=16/9&pass=0");
  await page.goBack();
  await is(page, "maxnim?d=7/4&pass=0");
  await page.goForward();
  await is(page, "maxnim?d=16/9&pass=0");
  await page.getByRole("button", { name: "Previous fraction for d" }).click();
  await page.getByRole("button", { name: "Previous fraction for d" }).click();
  await is(page, "maxnim?d=19/11&pass=0");
  await field.focus();
  await page.keyboard.press("ArrowUp");
  await is(page, "maxnim?d=7/4&pass=0");
  for (const mark of ["5/4", "4/3", "3/2", "2", "3"]) {
    await page.getByRole("button", { name: `Set d to ${mark}`, exact: true }).click();
    await is(page, `maxnim?d=${mark}&pass=0`);
    assert.equal(await page.locator(".marks [aria-pressed=true]").count(), 1);
    assert.ok((await offset(page, mark)) < 1, `the thumb is at the mark ${mark}`);
  }
  // What the track does not have is kept, and steps lead back to it.
  await field.fill("1.7001");
  await is(page, "maxnim?d=17001/10000&pass=0");
  assert.equal(await slider.getAttribute("aria-valuetext"), "17001/10000");
  await page.getByRole("button", { name: "Previous fraction for d" }).click();
  await is(page, "maxnim?d=17/10&pass=0");
  await field.fill("50");
  await is(page, "maxnim?d=50&pass=0");
  assert.equal(await slider.inputValue(), await slider.getAttribute("max"));
  await page.getByRole("button", { name: "Next fraction for d" }).click();
  await is(page, "maxnim?d=601/12&pass=0");
});

journey("the largest denominator is a choice", async ({ open }) => {
  const page = await open("maxnim?d=3/2&pass=0");
  await ready(page);
  const slider = page.locator("#rule-d-slider");
  for (const [most, count, next] of [
    [4, 18, "5/3"],
    [8, 66, "11/7"],
    [12, 138, "17/11"],
    [24, 540, "35/23"],
    [60, 3306, "89/59"],
  ]) {
    await page.getByLabel("denominators to").selectOption(String(most));
    assert.equal(Number(await slider.getAttribute("max")), count - 1);
    assert.equal(await page.locator("#rule-d").inputValue(), "3/2", "d stays");
    assert.ok((await offset(page, "3/2")) < 1);
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await is(page, `maxnim?d=${next}&pass=0`);
    await page.keyboard.press("ArrowLeft");
    await is(page, "maxnim?d=3/2&pass=0");
  }
});

journey("a slider costs little while it moves", async ({ open }) => {
  const page = await open("maxnim?d=3/2&pass=0");
  await ready(page);
  await page.getByLabel("denominators to").selectOption("60");
  const middle = () =>
    page.evaluate(() => {
      const slider = document.getElementById("rule-d-slider");
      const times = Array.from({ length: 60 }, (_, i) => {
        slider.value = String(500 + 7 * i);
        const start = performance.now();
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        return performance.now() - start;
      });
      return times.sort((a, b) => a - b)[30];
    });
  // On a busy machine an event also waits for the processor; the page itself costs no less than its best run.
  const runs = [await middle()];
  while (runs.at(-1) >= 8 && runs.length < TRIES) runs.push(await middle());
  assert.ok(runs.at(-1) < 8, `${runs.map((time) => time.toFixed(1))} ms an event`);
});

journey("t and d of i-Mark have sliders", async ({ open }) => {
  const page = await open("imark?t=3&d=4");
  await ready(page);
  const [t, d] = ["t", "d"].map((name) => page.getByRole("slider", { name, exact: true }));
  await t.focus();
  await page.keyboard.press("ArrowRight");
  await is(page, "imark?t=4&d=4");
  await page.keyboard.press("End");
  await is(page, "imark?t=20&d=4");
  await page.keyboard.press("Home");
  await is(page, "imark?t=2&d=4");
  const box = await d.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await is(page, "imark?t=2&d=31");
  assert.equal(await page.locator("#rule-d").inputValue(), "31");
  await page.locator("#rule-t").fill("100");
  await is(page, "imark?t=100&d=31");
  assert.deepEqual([await t.inputValue(), await t.getAttribute("aria-valuetext")], ["20", "100"], "beyond the slider");
});

journey("the heaps behind the first two have sliders", async ({ open }) => {
  const page = await open("serial?heaps=3,5,4");
  await ready(page);
  const sliders = page.locator(".heaps input");
  assert.deepEqual(await sliders.evaluateAll((all) => all.map((each) => each.ariaLabel)), ["Heap 3"]);
  await sliders.first().focus();
  await page.keyboard.press("ArrowRight");
  await is(page, "serial?heaps=3,5,5");
  assert.ok(await page.getByRole("slider", { name: "Heap 3" }).evaluate((each) => each === document.activeElement));
  await page.getByRole("button", { name: "Add a heap" }).click();
  await is(page, "serial?heaps=3,5,5,1");
  const box = await sliders.nth(1).boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await is(page, "serial?heaps=3,5,5,16");
  await page.getByRole("button", { name: "Remove heap 3" }).click();
  await is(page, "serial?heaps=3,5,16");
  await page.getByRole("button", { name: "Remove heap 3" }).press("Enter");
  await is(page, "serial?heaps=3,5");
  assert.equal(await sliders.count(), 0);
  assert.ok(await page.getByRole("button", { name: "Add a heap" }).evaluate((each) => each === document.activeElement));
  await page.locator("#rule-heaps").fill("7");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Add a heap" }).click();
  await is(page, "serial?heaps=7,0,1");
  await page.locator("#rule-heaps").fill("1,2,3,400");
  await is(page, "serial?heaps=1,2,3,400");
  assert.deepEqual(await sliders.evaluateAll((all) => all.map((each) => each.getAttribute("aria-valuetext"))), [
    "3",
    "400",
  ]);
});

journey("a finger moves a slider", async ({ open }) => {
  const page = await open("imark?t=3&d=4", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await ready(page);
  const box = await page.locator("#rule-d-slider").boundingBox();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await is(page, "imark?t=3&d=31");
});

for (const colorScheme of ["light", "dark"]) {
  journey(`the controls keep nobody out: ${colorScheme}`, async ({ open }) => {
    const screens = [
      { viewport: { width: 1440, height: 900 } },
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    ];
    for (const screen of screens) {
      const page = await open("maxnim", { ...screen, colorScheme });
      await ready(page);
      for (const link of ["maxnim?d=7/4", "imark?t=3&d=4", "imark?S=1-4,7&D=2", "serial?heaps=3,5,4", "maximum?f=n"]) {
        await visit(page, link);
        if (link.includes("f=")) await page.locator("#rule-f").fill("n + m");
        if (link.includes("S=")) await page.locator("#rule-S").fill("x,");
        await keepsNobodyOut(page, "#rules", link, { colours: colorScheme === "dark" });
        if (!screen.hasTouch) continue;
        const small = await page.evaluate(() =>
          [...document.querySelectorAll("#rules :is(button, input, select)")]
            .filter((each) => each.checkVisibility() && getComputedStyle(each).pointerEvents !== "none")
            .map((each) => ({
              html: each.outerHTML,
              box: (each.closest(".segments label") ?? each).getBoundingClientRect(),
            }))
            .filter(({ box }) => box.width < 40 || box.height < 40)
            .map(({ html }) => html),
        );
        assert.deepEqual(small, [], `a finger misses these in ${link}`);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, link);
      }
    }
  });
}

/** A function that gives the point of the slider's track at which a fraction lies. */
async function spots(page) {
  const slider = page.locator("#rule-d-slider");
  const { x, y, width, height } = await slider.boundingBox();
  const places = await page.evaluate(async () => {
    const core = await import(new URL("pkg/nimscope.js", location.href).href);
    return core.fractions(1, 4, Number(document.getElementById("rule-d-denominator").value));
  });
  const thumb = 16;
  return (text) => [x + thumb / 2 + (places.indexOf(text) / (places.length - 1)) * (width - thumb), y + height / 2];
}

/** How far the thumb is from a mark, in pixels. */
async function offset(page, mark) {
  const [x] = (await spots(page))(mark);
  // The label may stand beside its mark, with a line that leads there.
  const [from, to] = await page.getByRole("button", { name: `Set d to ${mark}`, exact: true }).evaluate((button) => {
    const line = button.parentElement.querySelectorAll("line")[[...button.parentElement.children].indexOf(button) - 1];
    const { left, width } = line.ownerSVGElement.getBoundingClientRect();
    const label = button.getBoundingClientRect();
    const end = left + (width * Number.parseFloat(line.getAttribute("x2"))) / 100;
    return [
      left + (width * Number.parseFloat(line.getAttribute("x1"))) / 100,
      Math.abs(label.x + label.width / 2 - end),
    ];
  });
  const thumb = await page.locator("#rule-d-slider").evaluate(({ value, max }) => Number(value) / Number(max));
  const box = await page.locator("#rule-d-slider").boundingBox();
  return Math.max(to, Math.abs(from - x), Math.abs(box.x + 8 + thumb * (box.width - 16) - x));
}

async function drag(page, [x0, y0], [x1, y1]) {
  await page.mouse.move(x0, y0);
  await page.mouse.down();
  await page.mouse.move(x1, y1, { steps: 12 });
  await page.mouse.up();
}
