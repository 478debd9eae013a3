/** Reading beside the map: a page for each game, with a position worked out, what is known, and how to cite it. */

import assert from "node:assert/strict";
import { keepsNobodyOutByDayAndNight } from "./axe.js";
import { journey } from "./harness.js";
import { eventually, fragment, settled, visit } from "./map.js";
import { copy } from "./panel.js";

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"], viewport: { width: 1280, height: 900 } };

journey("every game has a page with its rule, a position worked out, what is known and its paper", async ({ open }) => {
  const page = await open("mem0", CLIPBOARD);
  await settled(page);
  const games = await page.evaluate(async () => {
    const core = await import(new URL("pkg/nimscope.js", location.href).href);
    return core.catalogue().games.map(({ name, title }) => [name, title]);
  });
  await page.locator("#tab-about").click();
  const about = page.locator("#about");
  for (const [name, title] of games) {
    await visit(page, name);
    await eventually(
      () => about.locator("h2").textContent(),
      (text) => text === title,
      "the page",
    );
    await about.getByText("The least value that is missing").waitFor();
    assert.match(await about.locator(".formula").textContent(), /→/, name);
    assert.ok((await about.locator(".witnesses li").count()) > 1, name);
    assert.match(await about.textContent(), /Paper.*Copy citation.*Copy BibTeX/s, name);
  }
});

journey("a statement leads to its check, and the paper and the page can be cited", async ({ open }) => {
  const page = await open("mem0?n=0-40&k=0-40", CLIPBOARD);
  await settled(page);
  await page.locator("#tab-about").click();
  const about = page.locator("#about");
  await about.locator(".witnesses b").first().waitFor();
  // Table 3: 5_2 leads to 4_1, 2_3, 1_4 and 0_5.
  assert.deepEqual(await about.locator(".witnesses b").allTextContents(), ["2", "1", "1", "0"]);
  await about.getByText("The least value that is missing is 3").waitFor();
  const link = about.getByRole("link", { name: "arXiv:1912.10517" });
  assert.equal(await link.getAttribute("href"), "https://arxiv.org/abs/1912.10517");
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await copy(page, "#copy-bibtex");
  assert.match(await clipboard(), /^@misc\{memgames,/);
  await copy(page, "#copy-page");
  assert.match(await clipboard(), /^nimscope, nim values of MEM⁰, http.*#mem0\?v=1&n=0-40&k=0-40$/);
  await keepsNobodyOutByDayAndNight(page, "#about", "the page about a game");
  await about.getByRole("button", { name: "Theorem 4.2" }).click();
  await fragment(page, (text) => text.includes("claim=memgames/thm-4.2"));
  await page.locator("#claims .claim[aria-expanded=true]").waitFor();
});
