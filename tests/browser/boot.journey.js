import assert from "node:assert/strict";
import { journey } from "./harness.js";

journey("the page opens and nothing goes wrong", async ({ open }) => {
  const page = await open();
  await page.locator('body[data-ready="yes"]').waitFor();
  assert.equal(await page.title().then((title) => title.includes("nimscope")), true);
  assert.ok(await page.locator("#map").isVisible());
});
