/** The page by keys alone: whatever can be used is reached, is seen to have the focus, and holds nobody. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { eventually, fragment, settled } from "./map.js";
import { grown, whole } from "./panel.js";

const DESK = { viewport: { width: 1440, height: 900 } };
const LINKS = [
  "maxnim?d=7/4",
  "imark?S=1,3&D=2,3",
  "dynamic?f=2n",
  "serial?heaps=3,5,4",
  "maxnim?d=7/4&show=tables",
  "mem?n=0-6&k=0-6&show=numbers",
];

for (const link of LINKS) {
  journey(`Tab comes by every control and goes on: ${link}`, async ({ open }) => {
    const page = await open(link, DESK);
    await whole(page);
    if (link.includes("tables")) await grown(page);
    if (link.includes("numbers")) await page.locator("#numbers td").first().waitFor();
    for (const tab of link.includes("show=") ? ["about"] : ["view", "colour", "claims", "about"]) {
      await page.locator(`#tab-${tab}`).click();
      await lookAround(page);
    }
  });
}

journey("Tab comes by every control of the front page, and its links open by Enter", async ({ open }) => {
  const page = await open("", DESK);
  await page.locator(".moves button").first().waitFor();
  await page.locator(".exhibit").last().waitFor({ state: "attached" });
  await lookAround(page);
  await tabTo(page, ".gallery nav li:nth-child(3) button");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const hall = await page.evaluate(() => document.activeElement.closest(".hall").querySelector("h2").textContent);
  assert.equal(hall, await page.locator(".gallery nav button").nth(2).textContent(), "a sign leads to its hall");
  await tabTo(page, ".exhibit");
  const link = await page.evaluate(() => document.activeElement.hash.slice(1));
  await page.keyboard.press("Enter");
  await fragment(page, (text) => text.split("&")[0] === link.split("&")[0]);
});

journey("Tab comes by every control of several maps, the wipe among them", async ({ open }) => {
  const page = await open("mem?v=1&n=0-60&k=0-60&wipe=0.5;mnem;mem0", DESK);
  await whole(page);
  await page.locator(".wipe").waitFor();
  for (const tab of ["view", "presets"]) {
    await page.locator(`#tab-${tab}`).click();
    // The panel speaks of the map that has had the focus, so that it comes after all of them.
    await page.locator(".wordmark a").focus();
    await lookAround(page);
  }
});

journey("Tab comes by every control of the dialogs, which hold the focus while they are open", async ({ open }) => {
  const page = await open("mem0?n=0-40&k=0-40", DESK);
  await whole(page);
  await page.keyboard.press("b");
  await page.keyboard.press("Enter");
  for (const [dialog, opener] of [
    ["#bookmarks", "#bookmarks-button"],
    ["#save", "#save-button"],
    ["#help", "#help-button"],
  ]) {
    if (!(await page.locator(dialog).isVisible())) {
      await tabTo(page, opener);
      await page.keyboard.press("Enter");
    }
    await page.locator(`${dialog}[open]`).waitFor();
    await lookAround(page, dialog);
    await page.keyboard.press("Escape");
    await page.locator(dialog).waitFor({ state: "hidden" });
  }
});

journey("the main things by keys alone", async ({ open }) => {
  const page = await open("mem0?n=0-40&k=0-40", DESK);
  await whole(page);
  const press = (...keys) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  // Another game: the last one of the menu.
  await tabTo(page, "#game-button");
  await press("Enter");
  await page.locator('#game-button-menu [aria-checked="true"]:focus').waitFor();
  await press("End", "Enter");
  await fragment(page, (text) => text.startsWith("maxnim?"));
  // Its parameter, by the slider and by typing.
  await tabTo(page, "#rule-d-slider");
  await press("ArrowRight");
  await fragment(page, (text) => !text.includes("d=7/4"));
  await tabTo(page, "#rule-d");
  await press("Control+a");
  await page.keyboard.type("5/2");
  await press("Enter");
  await fragment(page, (text) => decodeURIComponent(text).includes("d=5/2"));
  // A cell: go there, and read it.
  await tabTo(page, '#tabs [tabindex="0"]');
  await press("End", "ArrowLeft");
  await tabTo(page, "#goto-n");
  await page.keyboard.type("20");
  await press("Enter");
  await fragment(page, (text) => text.includes("cell=20"));
  await eventually(
    () => page.locator("#inspector .spelled").textContent(),
    (text) => text === "heap 20",
    "the cell",
  );
  // The other views, and back.
  await tabTo(page, "#show input:checked");
  await press("ArrowRight");
  await page.locator("#numbers td").first().waitFor();
  await press("ArrowRight");
  await grown(page);
  await tabTo(page, "#copy-table-latex");
  await tabTo(page, "#show input:checked");
  await press("ArrowLeft", "ArrowLeft");
  await settled(page);
  // The help, which lets go again.
  await tabTo(page, "#help-button");
  await press("Enter");
  await page.locator("#help[open]").waitFor();
  await press("Escape");
  await page.locator("#help-button:focus").waitFor();
});

/** Presses Tab until an element has the focus. */
async function tabTo(page, selector) {
  for (let i = 0; i < 150; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab does not come to ${selector}`);
}

/** Walks once around the page by Tab, and compares what it came by with what is there, in all of it or a part. */
async function lookAround(page, part = "body") {
  await page.evaluate(() => {
    document.activeElement?.blur();
    for (const one of document.querySelectorAll("[data-reached]")) one.removeAttribute("data-reached");
  });
  let unseen = [];
  for (let i = 0; ; i++) {
    assert.ok(i < 300, "Tab never comes around");
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      // Behind the last control the browser has its own turn, and then it begins anew.
      if (!element || element === document.body) return "";
      if (element.hasAttribute("data-reached")) return null;
      element.setAttribute("data-reached", "");
      const rings = [element, element.nextElementSibling, element.closest("label, .box")].filter(Boolean);
      const ring = (one, pseudo) => getComputedStyle(one, pseudo).outlineStyle !== "none";
      // The browser draws the thumb of a slider itself, with the outline that style.css gives it.
      const seen = element.matches("input[type=range]:focus-visible") || rings.some((one) => ring(one));
      return seen ? "" : element.outerHTML.slice(0, 120);
    });
    if (found === null) break;
    unseen = found ? [...unseen, found] : unseen;
  }
  assert.deepEqual(unseen, [], "the focus is not seen");
  const missed = await page.evaluate((selector) => {
    const all = [
      ...document
        .querySelector(selector)
        .querySelectorAll("button, input, select, textarea, a[href], [tabindex]:not(h2)"),
    ];
    const reached = (one) => one.hasAttribute("data-reached");
    const isUsable = (one) =>
      one.checkVisibility() &&
      !one.disabled &&
      !one.closest("[inert], [hidden], dialog:not([open]), [popover]:not(:popover-open)");
    // Arrow keys go on among radio buttons, tabs, menus and cells; Page Up and Page Down among the marks of a slider.
    const byArrows = (one) =>
      (one.type === "radio" && all.some((other) => other.name === one.name && reached(other))) ||
      (one.role === "tab" && all.some((other) => other.role === "tab" && reached(other))) ||
      one.closest(".marks") !== null;
    return all
      .filter((one) => isUsable(one) && !reached(one) && !byArrows(one))
      .map((one) => one.outerHTML.slice(0, 120));
  }, part);
  assert.deepEqual(missed, [], "Tab does not come by");
}
