/** What journeys do with the controls around the map. */

/** Chooses a game by its title, wherever it is offered: few games stand side by side, many in a menu. */
export async function chooseGame(page, title) {
  const radio = page.locator("#game-segments").getByRole("radio", { name: title, exact: true });
  if (await radio.isVisible()) {
    await radio.check();
  } else {
    await page.locator("#game-button").click();
    await page
      .getByRole("menuitemradio")
      .filter({ has: page.locator("b", { hasText: new RegExp(`^${title}$`) }) })
      .click();
  }
}
