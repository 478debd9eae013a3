/** What axe-core finds wrong with a page for someone who does not see it, or not its colours, or has no mouse. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { still } from "./panel.js";

const AXE = readFileSync(new URL("node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** How many of its rules axe-core finds kept at least, in the whole page and elsewhere. */
const LOOKS = { html: 21 };

/**
 * Fails if anything keeps anyone out of a part of the page, given as a selector. A dark page has the same markup as the
 * light one, so that only its `colours` need to be looked at.
 */
export async function keepsNobodyOut(page, within, what, { colours = false } = {}) {
  // Transitions are over before colours are judged.
  await still(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // Of what is well it need not tell where.
  const options = { resultTypes: ["violations"], ...(colours && { runOnly: ["color-contrast"] }) };
  const { found, kept, open } = await page.evaluate(check, [within, options]);
  assert.deepEqual(found, [], what);
  // Of a colour it may say that it cannot tell, which is a look as well.
  const looks = colours ? kept + open : kept;
  assert.ok(looks >= (colours ? 1 : (LOOKS[within] ?? 6)), `axe-core looked at ${looks} things alone: ${what}`);
}

/** Runs in the page: what is wrong, how many rules are kept, and of how many it is open whether they are. */
async function check([part, options]) {
  const { violations, passes, incomplete } = await window.axe.run(part, options);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  return { found, kept: passes.length, open: incomplete.length };
}

/** The same in both themes. */
export async function keepsNobodyOutByDayAndNight(page, within, what) {
  await page.emulateMedia({ colorScheme: "light" });
  await keepsNobodyOut(page, within, what);
  await page.emulateMedia({ colorScheme: "dark" });
  await keepsNobodyOut(page, within, `${what}, dark`, { colours: true });
}
