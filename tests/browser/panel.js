/** What journeys do with the controls around the map. */

/** Chooses a game by its title. */
export async function chooseGame(page, title) {
  await page.locator("#game-button").click();
  await page
    .getByRole("menuitemradio")
    .filter({ has: page.locator("b", { hasText: new RegExp(`^${title}$`) }) })
    .click();
}
