/** What journeys do with the controls around the map. */

import assert from "node:assert/strict";
import { fragment, settled } from "./map.js";

/** Chooses a game by its title. */
export async function chooseGame(page, title) {
  await page.locator("#game-button").click();
  await page
    .getByRole("menuitemradio")
    .filter({ has: page.locator("b", { hasText: new RegExp(`^${title}$`) }) })
    .click();
}

/** Waits until the page is there and its map at rest. */
export async function ready(page) {
  await page.locator('body[data-ready="yes"]').waitFor();
  await settled(page);
}

/** Waits until the address holds this game. */
export async function is(page, spec, what = "") {
  const plain = (text) => decodeURIComponent(text.split(/[&?]v=/)[0]);
  assert.equal(plain(await fragment(page, (text) => plain(text) === spec)), spec, what);
}

/** Whether an element has the focus. */
export async function focused(page, selector) {
  return await page.locator(selector).evaluate((element) => element === document.activeElement);
}
