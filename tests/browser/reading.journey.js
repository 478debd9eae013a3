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

journey("what a rule may be is one click from its field, with examples that the core evaluates", async ({ open }) => {
  for (const [link, field, example, gives] of [
    ["maximum", "rule-f", "ceil(3n/2)", "2, 3, 5, 6, 8, 9, 11, 12, 14, 15"],
    ["takeaway", "rule-f", "k(k + 1)/2", "1, 3, 6, 10, 15, 21, 28, 36, 45, 55"],
    ["memgame", "rule-F", "j <= k or j > 2k", "1, 2, 3, 4, 9, 10"],
  ]) {
    const page = await open(link, CLIPBOARD);
    await settled(page);
    await page.locator(`.field:has(#${field}) .reference`).click();
    const guide = page.locator("#guide");
    await guide.getByRole("button", { name: `Use ${example}` }).waitFor();
    assert.ok((await guide.textContent()).includes(gives), link);
    await keepsNobodyOutByDayAndNight(page, "#guide", link);
    await guide.getByRole("button", { name: `Use ${example}` }).click();
    assert.equal(await page.locator(`#${field}`).inputValue(), example);
    await settled(page);
    await fragment(page, (text) => decodeURIComponent(text).includes(example));
    assert.equal(await page.locator(`#${field}`).getAttribute("aria-invalid"), "false");
  }
});

journey("the words of the trade are explained where they are met", async ({ open }) => {
  const page = await open("mem0?n=0-40&k=0-40&cell=22,2", CLIPBOARD);
  await settled(page);
  const meaning = page.locator(".meaning");
  const word = page.locator("#inspector .term", { hasText: "N-position" });
  await word.click();
  await meaning.getByText("A position that the next player wins").waitFor();
  await page.keyboard.press("Escape");
  await eventually(
    () => meaning.isVisible(),
    (seen) => !seen,
    "the meaning",
  );
  await page.locator("#tab-about").click();
  const frontier = page.locator("#about .term", { hasText: "frontier" });
  await frontier.focus();
  await page.keyboard.press("Enter");
  await meaning.getByText("The value that a row settles on").waitFor();
  await keepsNobodyOutByDayAndNight(page, "html", "a word explained");
  const explained = await page.locator("#about .term").allTextContents();
  assert.equal(new Set(explained).size, explained.length, "each once on a page");
});
