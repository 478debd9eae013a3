/** The pages of proofs: from a claim to its proof and back, for everyone, on every screen, and without a network. */

import assert from "node:assert/strict";
import { keepsNobodyOutByDayAndNight } from "./axe.js";
import { journey } from "./harness.js";
import { startHost } from "./host.js";
import { eventually, fragment } from "./map.js";
import { whole } from "./panel.js";

const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

journey("a claim leads to its proof, and the proof back to its check", async ({ open }) => {
  const page = await open("mem?claim=memgames/here-1", SCREENS.desk);
  // Whoever leaves sooner calls off what is on its way.
  await whole(page);
  await page.locator("#claims .hint", { hasText: "Proved here. Read the proof" }).filter({ visible: true }).waitFor();
  await page.locator("#claims").getByRole("link", { name: "Read the proof" }).click();
  await page.waitForURL(/proofs\/mem\.html#theorem-1$/);
  const statement = page.locator("#theorem-1");
  await eventually(() => inSight(statement), Boolean, "whether the statement is in sight");
  assert.match(await statement.innerText(), /^Theorem 1 \(staircase\)\./);
  const formulas = await statement
    .locator("math")
    .evaluateAll((all) => all.map((one) => [one.clientWidth, one.namespaceURI]));
  assert.ok(formulas.length >= 3);
  for (const [width, namespace] of formulas) assert.ok(width > 5 && namespace.endsWith("MathML"), String(width));

  await statement.getByRole("link", { name: "memgames/here-1" }).click();
  const head = page.locator('.claim[aria-expanded="true"]');
  await head.getByText("Theorem 1", { exact: true }).waitFor();
  assert.ok(await page.locator("#claims").isVisible());
  assert.match(await fragment(page), /^mem\?.*claim=memgames\/here-1/);
  await eventually(
    () => head.locator(".badge").textContent(),
    (text) => text === "proved here, holds up to n = 200",
    "the verdict",
  );
});

journey("what is refuted says what holds instead and leads to its proof", async ({ open }) => {
  const page = await open("maxnim?d=7/4&pass=1&claim=max-nim/thm-4-iii-2", SCREENS.desk);
  await page
    .locator("#claims")
    .getByText("Refuted; what holds instead is proved here.")
    .filter({ visible: true })
    .waitFor();
  const proof = page.locator("#claims").getByRole("link", { name: "Read the proof" });
  assert.equal(await proof.getAttribute("href"), "proofs/max-nim-pass.html#theorem-a");
  await page.locator("#tab-about").click();
  const known = page.locator("#about").getByRole("link", { name: /^Proof of / });
  assert.match(await known.first().getAttribute("href"), /^proofs\/[a-z-]+\.html#theorem-/);
});

for (const [screen, options] of Object.entries(SCREENS)) {
  journey(`every page of proofs fits and keeps nobody out: ${screen}`, async ({ open }) => {
    const page = await open("", { ...options, at: "proofs/index.html" });
    const links = await page.locator("main a").evaluateAll((all) => all.map((one) => one.href.split("#")[0]));
    const pages = [...new Set([page.url(), ...links])].filter((link) => new URL(link).pathname.includes("/proofs/"));
    assert.ok(pages.length >= 10, String(pages));
    for (const address of pages) {
      await page.goto(address);
      assert.equal(await page.locator("h1").count(), 1);
      const out = await page.evaluate(() => {
        const inside = (one) => one.closest(".table, .code, .contents") === null;
        const parts = [...document.querySelectorAll("body *")].filter(inside);
        return parts
          .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
          .map(({ textContent }) => textContent.slice(0, 60));
      });
      assert.deepEqual(out, [], `${address} sticks out`);
      await keepsNobodyOutByDayAndNight(page, "body", address);
    }
  });
}

journey("on paper there is the text alone", async ({ open }) => {
  const page = await open("", { at: "proofs/mem.html" });
  await page.emulateMedia({ media: "print" });
  for (const part of [".bar", ".contents"]) assert.ok(await page.locator(part).isHidden(), part);
  assert.ok(await page.locator("#theorem-1").isVisible());
});

journey("the proofs follow the choice of light or dark, and need no network on another visit", async ({ open }) => {
  const host = await startHost();
  const page = await open("mem", { serviceWorkers: "allow", site: host.site, colorScheme: "light" });
  await whole(page);
  await page.locator("#theme").click();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active.state !== "activated") await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await page.context().setOffline(true);
  await host.stop();
  await page.goto(new URL("proofs/variants.html#theorem-3", host.site).href);
  await eventually(() => inSight(page.locator("#theorem-3")), Boolean, "whether the statement is in sight");
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(20, 22, 27)");
});

/** Whether an element is on the screen. */
function inSight(locator) {
  return locator.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}
