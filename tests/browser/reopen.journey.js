/** A saved picture, dropped on the page or chosen, opens its view; what is no picture of ours is refused kindly. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { fragment, restingFragment, visit } from "./map.js";
import { whole } from "./panel.js";
import { choose, commandLine, drop, openSaving, save } from "./saved.js";

const LINK = "mem0?v=1&n=0-40&k=0-60&scale=linear&cell=22,2";

journey("a picture that was saved opens its view when it is dropped, and back goes back", async ({ open }) => {
  const page = await open(LINK);
  await openSaving(page);
  const [name, png] = await save(page);
  await choose(page, "format", "svg");
  const [drawing, svg] = await save(page);
  const seen = await restingFragment(page);
  await page.keyboard.press("Escape");
  for (const [called, file] of [
    [name, png],
    [drawing, svg],
  ]) {
    await visit(page, "maxnim?d=3&v=1&n=0-20&k=0-63");
    const before = await restingFragment(page);
    await drop(page, called, file);
    await fragment(page, (link) => link === seen);
    await page.goBack();
    await fragment(page, (link) => link === before);
  }
});

journey("a picture that is dropped on the front page opens its view", async ({ open }) => {
  const page = await open("");
  await page.locator("#front .preset, #front canvas").first().waitFor();
  await page.locator("#tools:not([hidden])").waitFor({ state: "attached" });
  await drop(page, "a.svg", commandLine("render", LINK, "a.svg", "--width", "300"));
  await fragment(page, (link) => link.startsWith("mem0?"));
  await page.locator("#map").waitFor();
});

journey("a file of the command line is chosen by a button; its host is of no concern", async ({ open }) => {
  const page = await open("maxnim?d=3&v=1&n=0-20&k=0-63");
  await whole(page);
  const address = "https://example.org/elsewhere/#mem0?v=1&n=0-31&k=0-31&palette=viridis";
  const file = commandLine("render", address, "a.png", "--width", "300");
  await page.locator("#save-button").click();
  const chooser = page.waitForEvent("filechooser");
  await page.locator("#reopen").click();
  await (await chooser).setFiles({ name: "a.png", mimeType: "image/png", buffer: file });
  const link = await fragment(page, (text) => text.startsWith("mem0?"));
  assert.match(link, /palette=viridis/);
  assert.equal(new URL(page.url()).origin, new URL(process.env.NIMSCOPE_URL).origin);
  await page.locator("#save").waitFor({ state: "hidden" });
});

journey("what carries no link, is broken or is huge is refused in words", async ({ open }) => {
  const page = await open(LINK);
  await whole(page);
  const before = await restingFragment(page);
  const notice = page.locator("#notice");
  const broken = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.from("ffffffff49484452", "hex")]);
  for (const [name, bytes, words] of [
    ["holiday.jpg", Buffer.from("a photograph"), /holiday\.jpg cannot be opened.*carries no link/s],
    ["broken.png", broken, /broken\.png cannot be opened.*broken off, or is no PNG file/s],
    ["empty.svg", Buffer.alloc(0), /carries no link/],
  ]) {
    await drop(page, name, bytes);
    await notice.getByText(words).first().waitFor();
    await page.locator("#dismiss").click();
  }
  const huge = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(2 ** 26 + 1)], "huge.png"));
    return data;
  });
  await page.dispatchEvent("body", "drop", { dataTransfer: huge });
  await notice.getByText("larger than any picture").waitFor();
  assert.equal(await restingFragment(page), before, "the view is as it was");
});
