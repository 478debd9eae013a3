/** Bookmarks: added, opened, renamed, deleted and brought back, kept, shared by two pages, and saved as a file. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { journey, reload } from "./harness.js";
import { eventually, fragment, visit } from "./map.js";
import { focused, whole } from "./panel.js";

const names = (page) => page.locator(".bookmarks .open").allTextContents();
const status = (page) => page.locator("#bookmarks [role=status]");

async function add(page, name) {
  await page.locator("#bookmarks-button").click();
  await page.locator("#bookmark-name").fill(name);
  await page.locator("#bookmark-add").click();
}

journey("a view is kept under a name, opened, renamed, deleted and brought back", async ({ open }) => {
  const page = await open("mem0?v=1&n=0-40&k=0-40&cell=22,2");
  await whole(page);
  await page.keyboard.press("b");
  assert.ok(await focused(page, "#bookmark-name"));
  assert.match(await page.locator("#bookmark-name").inputValue(), /^MEM⁰, rows 0–\d+, columns 0–\d+$/);
  await page.locator("#bookmark-name").fill("The first exception");
  await page.keyboard.press("Enter");
  assert.deepEqual(await names(page), ["The first exception"]);
  await page.keyboard.press("Escape");
  await visit(page, "imark?S=1&D=2,3");
  await add(page, "i-Mark");
  assert.deepEqual(await names(page), ["i-Mark", "The first exception"]);

  await page.getByRole("button", { name: "Rename The first exception" }).click();
  await page.keyboard.type("22, and 2 taken");
  await page.keyboard.press("Enter");
  assert.deepEqual(await names(page), ["i-Mark", "22, and 2 taken"]);
  await page.getByRole("button", { name: "Delete 22, and 2 taken" }).click();
  assert.deepEqual(await names(page), ["i-Mark"]);
  await page.locator("#bookmark-undo").click();
  assert.deepEqual(await names(page), ["i-Mark", "22, and 2 taken"]);

  await page.locator(".bookmarks .open").nth(1).click();
  await fragment(page, (link) => link.startsWith("mem0?") && link.includes("cell=22,2"));
  await reload(page);
  await whole(page);
  await page.locator("#bookmarks-button").click();
  assert.deepEqual(await names(page), ["i-Mark", "22, and 2 taken"], "they are kept");
});

journey("two pages have the same bookmarks", async ({ open }) => {
  const page = await open("mem?v=1&n=0-40&k=0-40");
  await whole(page);
  const other = await page.context().newPage();
  await other.goto(page.url().replace("#mem?", "#memplus?"));
  await whole(other);
  await other.locator("#bookmarks-button").click();
  await add(page, "one");
  await eventually(
    () => names(other),
    (all) => all.length === 1,
    "the other page's list",
  );
  await other.locator("#bookmark-name").fill("two");
  await other.locator("#bookmark-add").click();
  await eventually(
    () => names(page),
    (all) => all.join() === "two,one",
    "the list",
  );
});

journey("a file holds them, and what is no such file is refused in words", async ({ open }) => {
  const page = await open("mem?v=1&n=0-40&k=0-40");
  await whole(page);
  await add(page, "<b>MEM</b>");
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#bookmark-export").click()]);
  const saved = await readFile(await download.path(), "utf8");
  assert.equal(JSON.parse(saved).bookmarks[0].name, "<b>MEM</b>");

  const take = async (text) => {
    const before = await status(page).textContent();
    const buffer = Buffer.from(text);
    await page.locator("#bookmark-file").setInputFiles({ name: "b.json", mimeType: "application/json", buffer });
    const said = () => status(page).textContent();
    return await eventually(said, (words) => words !== before, "what is said");
  };
  const file = (bookmarks, version = 1) => JSON.stringify({ nimscope: "bookmarks", version, bookmarks });
  assert.match(await take("{"), /not JSON/);
  assert.match(await take("[1, 2]"), /no bookmarks of this page/);
  assert.match(await take(file([], 7)), /version 7/);
  assert.match(await take(file([{ name: 1, link: "mem" }])), /bookmark 1 has no name and link/);
  assert.match(
    await take(
      file([
        { name: "x", link: "mem" },
        { name: "y", link: "javascript:alert(1)" },
      ]),
    ),
    /the link of “y” is not one of this page/,
  );
  assert.deepEqual(await names(page), ["<b>MEM</b>"], "nothing of a bad file is taken");
  assert.match(
    await take(
      file([
        { name: "again", link: JSON.parse(saved).bookmarks[0].link },
        { name: "new", link: "mem0?v=1" },
      ]),
    ),
    /One bookmark was added; the others are here already/,
  );
  assert.deepEqual(await names(page), ["<b>MEM</b>", "new"]);
  const twice = [
    { name: "one", link: "memplus" },
    { name: "the same", link: "#memplus?v=1" },
    { name: "two", link: "dudeney" },
  ];
  assert.match(await take(file(twice)), /2 bookmarks were added; the others are here already/);
  assert.deepEqual(await names(page), ["<b>MEM</b>", "new", "one", "two"], "a link stands once");
  const many = Array.from({ length: 1000 }, (_, row) => ({ name: String(row), link: `mem?v=1&n=${row}-2000&k=0-9` }));
  assert.match(await take(file(many)), /^996 bookmarks were added; more than 1000 are not kept\.$/);
});

journey("where nothing can be kept they last for the visit, and the page says so", async ({ open }) => {
  const init = () =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  const page = await open("mem?v=1&n=0-40&k=0-40", { init });
  await whole(page);
  await add(page, "for now");
  assert.deepEqual(await names(page), ["for now"]);
  assert.match(await status(page).textContent(), /keeps nothing for this page/);
});
