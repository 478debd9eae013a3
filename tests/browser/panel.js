/** What journeys do with the controls around the map. */

import assert from "node:assert/strict";
import { eventually, fragment, settled } from "./map.js";

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

/** Waits until the page has all of itself: what comes behind the first picture, too. */
export async function whole(page) {
  await ready(page);
  await page.locator("#claims .claims").first().waitFor({ state: "attached" });
  await page.locator('link[href$="front.css"]').waitFor({ state: "attached" });
}

/** Waits until the address holds this game. */
export async function is(page, spec, what = "") {
  const plain = (text) => decodeURIComponent(text.split(/[&?]v=/)[0]);
  assert.equal(plain(await fragment(page, (text) => plain(text) === spec)), spec, what);
}

/** Waits until a sheet is there as a whole. */
export async function grown(page) {
  await page.locator("#tables:not([aria-busy])").waitFor();
  await eventually(
    () => page.locator("#tables .growing").textContent(),
    (text) => text === "",
    "the progress",
  );
}

/** Presses a button that copies, and waits until it says that it did. It says so only for a while. */
export async function copy(page, button) {
  const said = page.locator(button).getByText("Copied", { exact: true }).waitFor();
  await Promise.all([said, page.locator(button).click()]);
}

/** Waits until nothing is on its way to another colour or place. A motion that was called off is over, too. */
export async function still(page) {
  await page.evaluate(async () => {
    const running = () => document.getAnimations().filter(({ playState }) => playState === "running");
    while (running().length > 0) await Promise.allSettled(running().map(({ finished }) => finished));
  });
}

/** Whether an element has the focus. */
export async function focused(page, selector) {
  return await page.locator(selector).evaluate((element) => element === document.activeElement);
}
