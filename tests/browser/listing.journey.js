/** "Save numbers": every format as the command line writes it, large files that can be stopped, and terms for the OEIS. */

import assert from "node:assert/strict";
import { keepsNobodyOutByDayAndNight } from "./axe.js";
import { journey } from "./harness.js";
import { eventually, restingFragment } from "./map.js";
import { copy, whole } from "./panel.js";
import { commandLine, save } from "./saved.js";

/** Opens the dialog at its numbers. */
async function openNumbers(page) {
  await whole(page);
  await page.locator("#save-button").click();
  await page.locator('#save input[name="save-kind"][value="numbers"]').check();
  await page.locator("#list-file").waitFor();
}

const choose = (page, group, value) => page.locator(`#save input[name="list-${group}"][value="${value}"]`).check();
const words = (page) => page.locator("#save footer:not([hidden]) [role=status]");

journey("the numbers in view are saved as the command line writes them", async ({ open }) => {
  for (const link of [
    "mem0?v=1&n=0-40&k=0-30&cell=22,2",
    "imark?S=1&D=2,3&v=1&n=0-12&k=0-63",
    "maxnim?axis=sweep:d:4/3-3:6&v=1&n=0-20&k=0-30",
  ]) {
    const page = await open(link);
    await openNumbers(page);
    const shown = await restingFragment(page);
    for (const [format, name] of Object.entries({
      csv: "a.csv",
      json: "a.json",
      latex: "a.tex",
      bfile: "a.txt",
      npy: "a.npy",
    })) {
      await choose(page, "format", format);
      const [saved, bytes] = await save(page, "#list-file");
      assert.match(saved, new RegExp(`^nimscope-.*\\.${name.split(".")[1]}$`));
      assert.ok(bytes.equals(commandLine("numbers", shown, name)), `${link} as ${format}`);
      await words(page).getByText(`Saved ${saved}.`).waitFor();
    }
    await page.context().close();
  }
});

journey("a row or an antidiagonal is a b-file, and copied", async ({ open }) => {
  const page = await open("mem0?v=1&n=0-40&k=0-30&cell=22,2", { permissions: ["clipboard-read", "clipboard-write"] });
  await openNumbers(page);
  await choose(page, "format", "bfile");
  for (const along of ["row", "antidiagonal"]) {
    await choose(page, "along", along);
    const [, bytes] = await save(page, "#list-file");
    assert.ok(bytes.equals(commandLine("numbers", await restingFragment(page), "a.txt", "--along", along)), along);
  }
  await copy(page, "#list-copy");
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^0 \d+\n1 \d+\n/);
});

journey("a large file comes in pieces, says how far it is, and can be stopped", async ({ open }) => {
  const large = await open("mem0?v=1&n=0-3500&k=0-3500");
  await openNumbers(large);
  await choose(large, "format", "json");
  await large.locator("#save").getByText(" numbers").first().waitFor();
  await large.locator("#list-file").click();
  await large.locator("#save .numbers-form progress").waitFor();
  await large.locator("#list-file").getByText("Stop").click();
  await words(large).getByText("Stopped; nothing was saved.").waitFor();
  await large.context().close();

  const page = await open("mem0?v=1&n=0-1500&k=0-1500");
  await openNumbers(page);
  await choose(page, "format", "json");
  const [, bytes] = await save(page, "#list-file");
  const { values } = JSON.parse(bytes.toString());
  assert.ok(values.length > 1500 && values[0].length > 1500, `${values.length} × ${values[0].length}`);
  await choose(page, "format", "latex");
  await page.locator("#list-file").click();
  await words(page)
    .getByText(/^Not saved: .* numbers are too many for this file, which has at most/)
    .waitFor();
});

journey("terms in view are a link to the OEIS, which loads nothing by itself", async ({ open }) => {
  const page = await open("maximum?f=floor(n/2)&v=1&n=0-20&k=0-63");
  await openNumbers(page);
  const link = page.getByRole("link", { name: "Look these terms up in the OEIS" });
  const href = "https://oeis.org/search?q=0,0,1,0,2,1,3,0,4,2,5,1,6,3,7,0,8,4,9,2";
  assert.equal(await link.getAttribute("href"), href);
  assert.deepEqual(
    [await link.getAttribute("target"), await link.getAttribute("rel")],
    ["_blank", "noopener noreferrer"],
  );
  assert.equal(
    await page.locator('#save input[name="list-along"]').first().isVisible(),
    false,
    "heaps are one sequence",
  );

  await page.keyboard.press("Escape");
  await page.goto(`${page.url().split("#")[0]}#mem0?v=1&n=0-40&k=0-30&cell=22,2`);
  await openNumbers(page);
  const told = page.locator("#save .terms");
  await told.getByText("column k = 2, n from 0 on").waitFor();
  await choose(page, "along", "row");
  await told.getByText("row n = 22, k from 0 on").waitFor();
  await choose(page, "along", "antidiagonal");
  await told.getByText("antidiagonal n + k = 24").waitFor();
});

journey("numbers are saved from the numbers view, by keyboard, on a phone, by everyone", async ({ open }) => {
  const page = await open("mem0?v=1&n=0-40&k=0-30&show=numbers", { viewport: { width: 390, height: 844 } });
  await page.locator("#save-numbers").focus();
  await page.keyboard.press("Enter");
  await page.locator("#oeis").waitFor();
  await keepsNobodyOutByDayAndNight(page, "#save", "the numbers of the dialog");
  const wide = await page.locator("#save").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  assert.equal(wide, 0, "nothing is cut");
  await page.keyboard.press("Escape");
  await eventually(
    () => page.evaluate(() => document.activeElement.id),
    (id) => id === "save-numbers",
    "the focus",
  );
});
