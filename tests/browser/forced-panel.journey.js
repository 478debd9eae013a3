/** Forced colours: where the system alone says which colours there are, all that tells by colour elsewhere tells by something. */

import assert from "node:assert/strict";
import { journey, pixels } from "./harness.js";
import { settled, visit } from "./map.js";
import { grown, still, whole } from "./panel.js";

for (const colorScheme of ["light", "dark"]) {
  const options = { viewport: { width: 1440, height: 900 }, forcedColors: "active", colorScheme };

  journey(`what is chosen looks unlike what is not, in forced colours: ${colorScheme}`, async ({ open }) => {
    const page = await open("maxnim?d=7/4&show=tables", options);
    await whole(page);
    await still(page);
    await differ(page, "#show :checked + span", "#show :not(:checked) + span", "views");
    await differ(page, "#tab-presets", "#tab-about", "tabs");
    await differ(page, ".preset[aria-current]", ".preset:not([aria-current])", "presets");
    await visit(page, "imark?S=1,3&D=2,3");
    await settled(page);
    await differ(page, "#rules .segments :checked + span", "#rules .segments :not(:checked) + span", "forms");
    await page.locator("#tab-colour").click();
    await still(page);
    await differ(page, ".palette:has(:checked)", ".palette:not(:has(:checked))", "palettes");
    await page.locator("#game-button").click();
    await still(page);
    const items = "#game-button-menu [role=menuitemradio]";
    await differ(page, `${items}[aria-checked=true]`, `${items}[aria-checked=false]`, "games");
    await page.keyboard.press("Escape");
    await visit(page, "mem?n=0-9&k=0-9&show=numbers&cell=5,2");
    await page.locator("#numbers td[aria-current]").waitFor();
    await differ(page, "td[aria-current]", "td:not([aria-current], .lost)", "the pinned number");
    await differ(page, "td.lost", "td:not([aria-current], .lost)", "P-positions");
  });

  journey(`sliders, chips, swatches and focus are seen in forced colours: ${colorScheme}`, async ({ open }) => {
    const page = await open("maxnim?d=7/4", options);
    await whole(page);
    const slider = page.locator("#rules input[type=range]");
    const drawn = await pixels(slider);
    const ground = drawn.at(1, 1);
    // The track runs along the middle, and the thumb stands out from it.
    const row = (y) => Array.from({ length: drawn.width }, (_, x) => drawn.at(x, y)).filter((one) => one !== ground);
    const middle = Math.floor(drawn.height / 2);
    const [track, thumb] = [row(middle).length, row(middle - 5).length];
    assert.ok(track > 0.9 * drawn.width, `${track} of ${drawn.width} pixels of the track`);
    assert.ok(thumb >= 8 && thumb < 40, `${thumb} pixels of the thumb`);
    await visit(page, "imark?S=1,7&D=2,3");
    await settled(page);
    const line = await pixels(page.locator(".members .line").first());
    const seen = Array.from({ length: line.width }, (_, x) => line.at(x, Math.floor(line.height / 2)));
    const track2 = seen.filter((one) => one !== line.at(Math.floor(line.width / 2), 2)).length;
    assert.ok(track2 > 0.9 * line.width, `${track2} of ${line.width} pixels of the track of a set`);
    assert.ok(new Set(seen).size > 2, "thumbs differ from their track");
    const style = (selector, what) =>
      page
        .locator(selector)
        .first()
        .evaluate((el, key) => getComputedStyle(el)[key], what);
    assert.equal(await style(".box li", "borderTopStyle"), "solid", "chips have an edge");
    assert.equal(await style("#legend", "borderTopStyle"), "solid", "the legend has an edge");
    const swatches = await page
      .locator(".swatch")
      .evaluateAll((all) => all.map((el) => getComputedStyle(el).backgroundColor));
    assert.ok(swatches.length > 3 && new Set(swatches).size === swatches.length, `swatches are ${swatches}`);
    await page.locator("#tab-colour").click();
    const ramps = page.locator(".ramp");
    for (let i = 0; i < (await ramps.count()); i++) {
      const ramp = await pixels(ramps.nth(i));
      const colours = new Set(Array.from({ length: ramp.width - 4 }, (_, x) => ramp.at(x + 2, 6)));
      assert.ok(colours.size > 5, "a palette shows its colours");
    }
    await page.keyboard.press("Tab");
    await page.locator("#copy-link").focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    const ring = await page.locator("#copy-link:focus-visible").evaluate((el) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(el);
      return { outlineStyle, outlineWidth, isGround: outlineColor === getComputedStyle(document.body).backgroundColor };
    });
    assert.deepEqual(ring, { outlineStyle: "solid", outlineWidth: "2px", isGround: false });
  });

  journey(`the front page and several maps tell without colours what is meant: ${colorScheme}`, async ({ open }) => {
    const page = await open("", options);
    await page.locator(".moves button").first().waitFor();
    await differ(page, ".values .missing", ".values .reached", "the least number that is missing");
    await differ(page, ".moves .wins b", ".moves li:not(:has(.wins)) b", "a move that wins");
    await visit(page, "mem?v=1&n=0-40&k=0-40&wipe=0.5;mem0;memplus");
    await page.locator(".wipe").waitFor();
    await differ(page, ".one[data-chosen]", ".one:not([data-chosen])", "the chosen map");
    const edge = await pixels(page.locator(".wipe"));
    const [x, y] = [edge.width >> 1, edge.height >> 1];
    const across = new Set(Array.from({ length: edge.width }, (_, at) => edge.at(at, y + 16)));
    assert.ok(across.size > 1, "the handle of the wipe is seen");
    assert.notEqual(edge.at(x, y - 100), edge.at(2, y - 100), "and so is its edge");
    const line = new Set([-2, -1, 0, 1].map((beside) => edge.at(x + beside, y - 100)));
    assert.ok(line.size > 1, "which has two colours, so that it stands out from any map");
  });

  journey(`the marks of tables are told apart in forced colours: ${colorScheme}`, async ({ open }) => {
    const page = await open("maxnim?d=7/4&show=tables", options);
    await grown(page);
    await differ(page, "td.differs", "td:not([class])", "what differs");
    await differ(page, "td.agrees", "td:not([class])", "what agrees");
    await differ(page, "td.new", "td:not([class])", "what is new");
    await differ(page, "td.differs", "td.agrees", "what differs and what agrees");
    await differ(page, "td.new", "td.agrees", "what is new and what agrees");
  });
}

/** Two elements of a kind look unlike in what forced colours leave: ground, ink, border, outline, weight or decoration. */
async function differ(page, one, other, what) {
  const look = (selector) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const style = getComputedStyle(element);
        const drawn = (kind) => (style[`${kind}Style`] === "none" ? "" : style[`${kind}Color`] + style[`${kind}Style`]);
        const ground = style.backgroundColor.replace(
          "rgba(0, 0, 0, 0)",
          getComputedStyle(document.body).backgroundColor,
        );
        assertReadable(ground, style.color);
        return [ground, drawn("outline"), style.fontWeight, style.textDecorationLine].join(" ");
        function assertReadable(...colours) {
          if (colours[0] === colours[1]) throw new Error(`ink and ground of ${element.outerHTML} are ${colours}`);
        }
      });
  assert.notEqual(await look(one), await look(other), what);
}
