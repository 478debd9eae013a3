/** What journeys do with the dialog that saves: open it, choose, save, and read the file. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { whole } from "./panel.js";

/** The program, which xtask builds. */
const NIMSCOPE = process.env.NIMSCOPE;

/** Opens the dialog, and waits until it shows what will be saved. */
export async function openSaving(page) {
  await whole(page);
  await page.locator("#save-button").click();
  await page.locator("#save .preview[src]").waitFor();
}

/** Chooses one of the values of a group, such as `format` or `layout`. */
export async function choose(page, group, value) {
  await page.locator(`#save input[name="save-${group}"][value="${value}"]`).check();
}

/** Types into a field, such as `pixels`, and confirms. */
export async function type(page, field, text) {
  await page.locator(`#save-${field}`).fill(String(text));
  await page.locator(`#save-${field}`).press("Enter");
}

/** Saves, and gives the file's name and bytes. */
export async function save(page, button = "#save-file") {
  const coming = page.waitForEvent("download");
  await page.locator(button).click();
  const file = await coming;
  return [file.suggestedFilename(), await readFile(await file.path())];
}

/** What the command line makes of a link: a command, the file's name and further words. */
export function commandLine(command, link, name, ...words) {
  const folder = mkdtempSync(join(tmpdir(), "nimscope-"));
  try {
    const file = join(folder, name);
    execFileSync(NIMSCOPE, [command, link, "-o", file, ...words], { stdio: ["ignore", "pipe", "ignore"] });
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The text of the link in a PNG file. */
export function sourceIn(png) {
  const at = png.indexOf("tEXtSource\0");
  const length = png.readUInt32BE(at - 4);
  return png.toString("latin1", at + 11, at + 4 + length);
}

/** Drops a file on the page, as a hand does. */
export async function drop(page, name, bytes) {
  const transfer = await page.evaluateHandle(
    ([called, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], called));
      return data;
    },
    [name, Buffer.from(bytes).toString("base64")],
  );
  await page.dispatchEvent("body", "dragover", { dataTransfer: transfer });
  await page.locator("body[data-drop]").waitFor();
  await page.dispatchEvent("body", "drop", { dataTransfer: transfer });
}
