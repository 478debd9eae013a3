/** The claims of the papers: checked over a range that one dials, all at once, drawn on the map, and shared by a link. */

import assert from "node:assert/strict";
import { keepsNobodyOutByDayAndNight } from "./axe.js";
import { journey, reload } from "./harness.js";
import { golden } from "./known.js";
import { eventually, fragment, go, picture, samePixels, settled, visit } from "./map.js";
import { focused, ready, whole } from "./panel.js";

const LAPTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Failures of Theorem 4 (iii.2) as printed for d = 7/4: the empty heap, and the values 4, which become 5, not 3. */
const CONTRADICTING = divided("7/4").g.flatMap((value, n) => (n === 0 || value === 4 ? [n] : []));

journey("Theorem 3.1 holds up to its own range and up to one that is dialled", async ({ open }) => {
  const page = await open("mem?n=0-100&k=0-100&scale=linear&range=0-20");
  await listed(page);
  await page.locator("#tab-claims").click();
  assert.equal(await badge(page, "Theorem 3.1").textContent(), "proved in the paper");
  await head(page, "Theorem 3.1").click();
  await says(page, "Theorem 3.1", "holds up to n = 200");
  assert.match(await fragment(page, (link) => link.includes("claim=")), /claim=memgames\/thm-3\.1/);
  assert.equal(await head(page, "Theorem 3.1").getAttribute("aria-expanded"), "true");

  // The dial: by button, by key, and typed; what is wrong is said.
  const field = page.getByRole("textbox", { name: "Check up to n =" });
  await page.getByRole("button", { name: "More Check up to n =" }).click();
  assert.equal(await field.inputValue(), "500");
  await field.focus();
  await page.keyboard.press("ArrowDown");
  assert.equal(await field.inputValue(), "200");
  await page.keyboard.press("ArrowDown");
  assert.equal(await field.inputValue(), "100");
  await page.keyboard.press("Enter");
  await says(page, "Theorem 3.1", "holds up to n = 100");
  await field.fill("123");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await says(page, "Theorem 3.1", "holds up to n = 123");
  await field.fill("many");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByText("“many” is not a whole number.").waitFor();
  await says(page, "Theorem 3.1", "holds up to n = 123");
});

journey("a claim with a drawing is drawn while it is looked at, with its formula", async ({ open }) => {
  const page = await open("mem?n=0-100&k=0-100&scale=linear&range=0-20");
  await listed(page);
  await page.locator("#tab-claims").click();
  const bare = await picture(page);
  await head(page, "Theorem 3.1").click();
  await says(page, "Theorem 3.1", "holds up to n = 200");
  const drawn = await picture(page);
  const differs = (n, k) => {
    const [x, y] = [Math.round(drawn.originX + k * drawn.scaleX), Math.round(drawn.originY + n * drawn.scaleY)];
    return bare.at(x, y) !== drawn.at(x, y);
  };
  for (const k of [2, 5, 8]) {
    assert.ok(differs(k * k, k), `the parabola is missing at ${k}`);
    assert.ok(!differs(k * k, k + 4), `something is drawn beside the parabola at ${k}`);
  }
  const math = page.locator("#claims math").filter({ visible: true });
  const boxes = await math.evaluateAll((all) => all.map((one) => [one.clientWidth, one.namespaceURI]));
  assert.ok(boxes.length > 0);
  for (const box of boxes) assert.ok(box[0] > 10 && box[1].endsWith("MathML"), String(box));
  assert.ok(
    (await page
      .locator("#claims msub")
      .first()
      .evaluate((low) => low.getBoundingClientRect().height)) > 0,
  );

  await head(page, "Theorem 3.1").click();
  await fragment(page, (link) => !link.includes("claim="));
  assert.ok(samePixels(await picture(page), bare), "closing the claim leaves something on the map");
});

journey("all claims of Max Nim are checked, and Theorem 4 fails where the golden values say", async ({ open }) => {
  const init = () => Object.defineProperty(navigator, "hardwareConcurrency", { get: () => 3 });
  const page = await open("maxnim?d=7/4&pass=1&v=1&n=0-15&k=0-70", { ...LAPTOP, init });
  await listed(page);
  await page.locator("#tab-claims").click();
  const count = await page.locator(".claim").count();
  const workers = { most: 0, now: page.workers().length };
  assert.equal(workers.now, 1);
  const hired = (by) => {
    workers.now += by;
    workers.most = Math.max(workers.most, workers.now);
  };
  page.on("worker", (worker) => {
    hired(1);
    worker.on("close", () => hired(-1));
  });
  await page.locator("#check-all").click();
  const summary = page.locator(".check-all [role=status]");
  await eventually(
    () => summary.textContent(),
    (text) => text === `${count} of ${count} checked: 8 hold, 9 fail as printed.`,
    "the summary",
    90_000,
  );
  await page.locator("#check-all").getByText("Check all").waitFor();
  await eventually(
    () => workers,
    ({ now, most }) => now === 1 && most === 3,
    "how many workers there are, and were at most: one for each core, while there is something to do",
  );
  for (const text of await page.locator(".claim .badge").allTextContents())
    assert.match(text, /^(holds up to|fails at)/);
  assert.equal(await badge(page, "Theorem 4 (iii.2)").textContent(), "fails at n = 0");

  const bare = await picture(page);
  await head(page, "Theorem 4 (iii.2)").click();
  await page.getByText("framed in red on this map").waitFor();
  const lit = await picture(page);
  const shown = CONTRADICTING.filter((n) => Math.floor(n / 64) < lit.rows.to - 1);
  assert.ok(shown.length > 4);
  for (let n = 0; n < 640; n++) {
    const [row, column] = [Math.floor(n / 64), n % 64];
    const [x, y] = [lit.edgeX(column + 1), Math.floor(lit.originY + (row + 0.5) * lit.scaleY)];
    if (row >= lit.rows.to - 1 || lit.hidden(x, y)) continue;
    const changed = bare.at(x, y) !== lit.at(x, y);
    const framed = shown.includes(n) || (shown.includes(n + 1) && column < 63);
    if (shown.includes(n)) assert.ok(changed, `heap ${n} does not light up`);
    else if (!framed) assert.ok(!changed, `heap ${n} lights up`);
  }

  // The smallest counterexample is a permalink: the rules as a golden file knows them are against the statement.
  const { g, gp } = divided("7/4");
  const first = page.getByRole("link", { name: "n = 0 for d = 7/4, pass = 1" });
  assert.deepEqual([g[0], gp[0]], [0, 0]);
  assert.match(
    await page.locator(".counterexample").filter({ visible: true }).textContent(),
    /the rules give 0, the statement says 3\.$/,
  );
  await first.click();
  const link = await fragment(page, (text) => text.includes("cell=0,0"));
  assert.match(link, /claim=max-nim\/thm-4-iii-2/);
  await settled(page);
  await page.locator("#inspector .state").getByText("Pinned").waitFor();
  await eventually(
    () => page.locator("#inspector .value").textContent(),
    (text) => text === "Nim value 0",
    "the value",
  );
  assert.equal(await head(page, "Theorem 4 (iii.2)").getAttribute("aria-expanded"), "true");
  await page.goBack();
  await fragment(page, (text) => !text.includes("cell="));
  assert.equal(await head(page, "Theorem 4 (iii.2)").getAttribute("aria-expanded"), "true");
});

journey("Theorem 1 of i-Mark fails at 12 for t = 2 and d = 3, and its link opens it anew", async ({ open }) => {
  const page = await open("imark?t=2&d=3&claim=imark/thm-1", LAPTOP);
  await says(page, "Theorem 1", "fails at n = 12");
  assert.ok(await page.locator("#claims").isVisible(), "the link does not open the tab");
  await page.getByRole("link", { name: "n = 12 for t = 2, d = 3" }).click();
  const link = await fragment(page, (text) => text.includes("cell=12,0"));
  await page.getByRole("heading", { name: "What holds instead" }).waitFor();
  await page.locator(".instead .badge").getByText("proved here, holds up to n = 50\u202f000").waitFor();

  const text = async (one) =>
    (await one.locator(".claim-body").filter({ visible: true }).innerText()).replace(/\s+/g, " ");
  const fresh = await open(link, LAPTOP);
  await says(fresh, "Theorem 1", "fails at n = 12");
  await fresh.locator(".instead .badge").getByText("proved here, holds").waitFor();
  const known = await text(page);
  await eventually(
    () => text(fresh),
    (shown) => shown === known,
    "what the link opens",
  );
  await whole(fresh);
  await reload(fresh);
  await says(fresh, "Theorem 1", "fails at n = 12");
  const inSight = () => head(fresh, "Theorem 1").evaluate((one) => one.getBoundingClientRect().top < innerHeight);
  await eventually(inSight, Boolean, "whether the claim is in sight");
  assert.equal(await fragment(fresh), link);
});

journey("checking all is stopped in the middle, and a single check too", async ({ open }) => {
  const page = await open("mem0?n=0-40&k=0-40");
  await listed(page);
  await page.locator("#tab-claims").click();
  const all = page.locator("#check-all");
  const bar = page.getByRole("progressbar", { name: "Claims checked" });
  await all.click();
  const second = await pressed(page, ".claim .badge.holds", 2, "#check-all");
  assert.deepEqual(second, { said: "Stop", progress: true });
  await all.getByText("Check all").waitFor();
  assert.ok(await bar.isHidden());
  const verdicts = await page.locator(".claim .badge").allTextContents();
  assert.ok(verdicts.includes("proved in the paper"), "everything was checked at once");
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  assert.deepEqual(await page.locator(".claim .badge").allTextContents(), verdicts, "it goes on");

  // One that takes longer: what was seen of it stays written down, and the map is still drawn. It may have been the one that
  // was under way, and then waits for its button.
  await go(page, "mem0?n=0-40&k=0-40&claim=memgames/immortal");
  const open1 = page.locator("li", { has: page.locator('.claim[aria-expanded="true"]') });
  const check = open1.locator(".dial > button");
  if ((await check.textContent()) === "Check") await check.click();
  const opened = 'li:has(.claim[aria-expanded="true"])';
  const single = await pressed(page, `${opened} .badge`, 1, `${opened} .dial > button`);
  assert.equal(single.said, "Stop");
  await open1.getByRole("button", { name: "Check", exact: true }).waitFor();
  assert.match(
    await open1.locator(".badge").first().textContent(),
    /^(stopped at n = [\d\u202f]+|computed to n = [\d\u202f]+)$/,
  );
  await visit(page, "mem0?n=100-140&k=0-40&claim=memgames/immortal");
});

journey("a claim that is not there, or of another game, is said in a sentence", async ({ open }) => {
  const page = await open("mem?claim=memgames/thm-99");
  await page.getByText("The link asks for the claim “memgames/thm-99”, but there is none of this name.").waitFor();
  assert.ok(await page.locator("#claims").isVisible());
  await go(page, "mem?claim=max-nim/thm-4-i");
  await page.getByText("Theorem 4 (i) (max-nim/thm-4-i) is not about MEM, but about Max Nim.").waitFor();
  await page.locator(".notice-line").getByRole("link", { name: "Max Nim" }).click();
  await fragment(page, (link) => link.startsWith("maxnim?d=3&pass=1"));
  await says(page, "Theorem 4 (i)", "fails at n = 0");
  assert.ok(await page.locator(".notice-line").isHidden());
  await go(page, "mark");
  await page.getByText("The papers make no numbered statement about this game.").waitFor();
});

journey("claims are walked by keyboard alone", async ({ open }) => {
  const page = await open("mem");
  await listed(page);
  await page.locator("#tab-presets").focus();
  await page.keyboard.press("ArrowRight");
  assert.ok(await focused(page, "#tab-claims"));
  await page.keyboard.press("Tab");
  assert.ok(await focused(page, "#check-all"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const first = page.locator(".claim").first();
  assert.equal(await first.getAttribute("aria-expanded"), "true");
  await eventually(
    () => first.locator(".badge").textContent(),
    (text) => text.startsWith("holds"),
    "the verdict",
  );
  await page.keyboard.press("Enter");
  assert.equal(await first.getAttribute("aria-expanded"), "false");
});

for (const [screen, options] of Object.entries({ desk: LAPTOP, phone: PHONE })) {
  journey(`claims keep nobody out and fit: ${screen}`, async ({ open }) => {
    const page = await open("maxnim?d=7/4&pass=1&claim=max-nim/thm-4-iii-2", options);
    await says(page, "Theorem 4 (iii.2)", "fails at n = 0");
    await page.locator(".instead .badge").getByText("proved here, holds up to").waitFor();
    await keepsNobodyOutByDayAndNight(page, "#claims", "the claims");
    const cut = await page.evaluate(() => {
      const tabs = [...document.querySelectorAll("#tabs button, #claims *:not(.unseen, .preview *)")];
      return tabs
        .filter((one) => one.checkVisibility() && one.namespaceURI.endsWith("xhtml") && !one.matches(".preview"))
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
        .concat(tabs.filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5))
        .map(({ outerHTML }) => outerHTML.slice(0, 100));
    });
    assert.deepEqual(cut, [], "something is cut off");
    assert.equal(await page.getByRole("tab").count(), screen === "phone" ? 6 : 5);
  });
}

function divided(d) {
  return golden("max_nim", "games").find((game) => game.d.join("/") === d);
}

/** The line of a claim by its number in the paper. */
function head(page, number) {
  return page.locator(".claim", { has: page.locator("b").getByText(number, { exact: true }) }).first();
}

function badge(page, number) {
  return head(page, number).locator(".badge");
}

async function says(page, number, verdict) {
  await eventually(
    () => badge(page, number).textContent(),
    (text) => text === verdict,
    number,
  );
}

/** Waits until the map is at rest and the claims are there, which come behind its first picture. */
async function listed(page) {
  await ready(page);
  await page.locator("#claims .claims").waitFor({ state: "attached" });
}

/**
 * Presses a button as soon as so many elements are there, from within the page: what is left to do may take less time than
 * a click from outside. Tells what the button said then, and whether a bar of progress was in sight.
 */
async function pressed(page, elements, count, button) {
  return await page.evaluate(
    ([elements, count, button]) =>
      new Promise((done) => {
        const look = () => {
          if (document.querySelectorAll(elements).length < count) return;
          watch.disconnect();
          const progress = [...document.querySelectorAll("#claims progress")].some((bar) => bar.checkVisibility());
          const pressed = document.querySelector(button);
          const said = pressed.textContent;
          pressed.click();
          done({ said, progress });
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        look();
      }),
    [elements, count, button],
  );
}
