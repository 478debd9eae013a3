/** The page for everyone: what axe-core finds, names and roles, all kinds of colours, and screens of four sizes. */

import assert from "node:assert/strict";
import { keepsNobodyOut } from "./axe.js";
import { lightness } from "./colours.js";
import { journey, pixels, reload } from "./harness.js";
import { eventually, settled, visit } from "./map.js";
import { grown, whole } from "./panel.js";

const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  "phone on its side": { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
};

const COLOURS = { light: {}, dark: { colorScheme: "dark" }, forced: { forcedColors: "active" } };

/** A tablet shows the colours of a desk, and a phone on its side those of a phone: there only the places are others. */
const ONLY_LIGHT = ["tablet", "phone on its side"];

for (const [screen, options] of Object.entries(SCREENS)) {
  for (const [colours, scheme] of Object.entries(COLOURS)) {
    if (ONLY_LIGHT.includes(screen) && colours !== "light") continue;
    journey(`nothing keeps anyone out, and nothing sticks out: ${screen}, ${colours}`, async ({ open }) => {
      // Small pictures have the same places in all colours.
      const small = colours === "light";
      const page = await open("mem0?n=0-40&k=0-40&cell=22,2", { colorScheme: "light", small, ...options, ...scheme });
      await whole(page);
      // A tablet has the markup of a desk, and so has a page in other colours but for these. Where a part of the page is
      // another one than before, nothing else is looked at again.
      const check = async (what, part = "html") => {
        await checkFit(page, what);
        if (screen !== "tablet") await keepsNobodyOut(page, part, what, { colours: colours !== "light" });
      };
      await check("the map");
      for (const tab of ["colour", "view", "about", "claims", "presets"]) {
        await page.locator(`#tab-${tab}`).click();
        await check(tab, "#panel");
      }
      if (await page.locator("#tab-inspector").isVisible()) {
        await page.locator("#tab-inspector").click();
        await check("the cell", "#panel");
        await page.locator("#tab-inspector").click();
      }
      await page.locator("#game-button").click();
      await check("the menu of games", "#games");
      await page.keyboard.press("Escape");
      // The table of gaps, which takes seconds, is looked at in tables.journey.js.
      for (const link of ["imark?S=1,3&D=2,3&show=tables&sheet=options", "maxnim?d=7/4&show=tables"]) {
        await visit(page, link);
        await grown(page);
        await check(link);
      }
      await visit(page, "mem?n=1-20&k=1-20&show=numbers&palette=mauve&cell=5,2");
      await page.locator("#numbers td[aria-current]").waitFor();
      await check("the numbers, with a notice");
      await page.locator("#dismiss").click();
      await visit(page, "mem?v=1&n=0-40&k=0-40;mem0;mem?less=mem0");
      await page.locator(".one:not([hidden]) .plate").nth(2).waitFor();
      await check("three maps, one of them a difference");
      await visit(page, "mem?v=1&n=0-40&k=0-40&wipe=0.5;mem0");
      await page.locator(".wipe").waitFor();
      await check("a wipe");
      await page.locator("#bookmarks-button").click();
      await page.locator("#bookmark-add").click();
      await check("the bookmarks", "#bookmarks");
      await page.keyboard.press("Escape");
      await page.locator("#help-button").click();
      await check("the help", "#help");
      await page.keyboard.press("Escape");
      await page.evaluate(() => document.querySelector("#share").showModal());
      await check("a link to copy by hand", "#share");
    });
  }
}

journey("the map has a name and a role, and what it says is spoken", async ({ open }) => {
  const page = await open("mem");
  await settled(page);
  const map = page.getByRole("application", { name: "Map of nim values" });
  assert.equal(await map.count(), 1);
  assert.equal(await map.getAttribute("aria-roledescription"), "heat map");
  const ids = (await map.getAttribute("aria-describedby")).split(" ");
  const keys = await page.locator(`#${ids.at(-1)}`).textContent();
  for (const word of ["Arrow keys", "plus and minus", "0 goes home", "f fits"]) assert.ok(keys.includes(word), word);
  assert.equal(await page.locator("#readout").getAttribute("aria-live"), "polite");
  assert.equal(await page.locator("#notice").getAttribute("role"), "alert");
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
});

journey("light or dark is a choice that is remembered", async ({ open }) => {
  const page = await open("mem", { colorScheme: "light" });
  await settled(page);
  const ground = async () => (lightness((await pixels(page.locator("#map"))).at(1, 1)) > 128 ? "light" : "dark");
  assert.equal(await ground(), "light");
  await page.locator("#theme").click();
  await eventually(ground, (map) => map === "dark", "the map");
  await whole(page);
  await reload(page);
  await settled(page);
  assert.equal(await ground(), "dark");
  await page.locator("#tab-about").click();
  await page.getByRole("radio", { name: "As the system" }).check();
  await eventually(ground, (map) => map === "light", "the map");
  await page.emulateMedia({ colorScheme: "dark" });
  await eventually(ground, (map) => map === "dark", "the map");
});

async function checkFit(page, what) {
  const { wide, out } = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const inside = (element) => element.closest(".unseen, .frame, .scroll, .preview, .sprite, #tabs") === null;
    const out = [...document.querySelectorAll("body *")].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 0 && (right > width + 0.5 || left < -0.5) && inside(element) && element.checkVisibility();
    });
    return {
      wide: document.documentElement.scrollWidth - width,
      out: out.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  });
  assert.deepEqual(out, [], `${what} sticks out`);
  assert.equal(wide, 0, `${what} is too wide`);
}
