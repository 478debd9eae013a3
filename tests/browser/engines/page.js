/**
 * The page in an engine other than Chromium, with as much of Playwright's surface as the helpers of map.js use.
 *
 * @typedef {object} Driver  what an engine's own protocol can do
 * @property {string} name
 * @property {string[]} problems  what its console told of, where the protocol says that
 * @property {(width: number, height: number) => Promise<unknown>} resize
 * @property {(url: string) => Promise<unknown>} navigate
 * @property {(source: string) => Promise<any>} run  evaluates an expression, and waits for a promise
 * @property {(actions: object[]) => Promise<unknown>} act  what WebDriver calls actions, the same in both protocols
 * @property {() => Promise<string>} screenshot  in base64
 * @property {() => Promise<void>} close
 */

import { decode } from "../png.js";

/** The keys that have no letter, as WebDriver writes them. */
const KEYS = { ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015", Enter: "\uE007" };

/** @param {Driver} driver */
export function createPage(driver) {
  /** Numbers are all that goes in; what comes out is what JSON keeps. */
  const evaluate = async (body, ...given) =>
    JSON.parse(
      (await driver.run(
        `Promise.resolve((${body})(...${JSON.stringify(given)})).then((value) => JSON.stringify(value ?? null))`,
      )) ?? "null",
    );

  const pointer = (pointerType, actions) =>
    driver.act([{ type: "pointer", id: pointerType, parameters: { pointerType }, actions }]);
  const to = (x, y, duration = 0) => ({
    type: "pointerMove",
    x: Math.round(x),
    y: Math.round(y),
    duration,
    origin: "viewport",
  });
  const down = { type: "pointerDown", button: 0 };
  const up = { type: "pointerUp", button: 0 };

  const page = {
    name: driver.name,
    problems: driver.problems,
    evaluate,
    resize: driver.resize,
    navigate: driver.navigate,
    close: driver.close,
    /** What a person sees of it, with `at(x, y)` the colour of a pixel. */
    screenshot: async () => decode(Buffer.from(await driver.screenshot(), "base64")),
    hover: (x, y) => pointer("mouse", [to(x, y)]),
    drag: ([x0, y0], [x1, y1]) =>
      pointer("mouse", [to(x0, y0), down, to((x0 + x1) / 2, (y0 + y1) / 2, 50), to(x1, y1, 50), up]),
    click: (x, y) => pointer("mouse", [to(x, y), down, up]),
    press: (key) => {
      const value = KEYS[key] ?? key;
      return driver.act([
        {
          type: "key",
          id: "keyboard",
          actions: [
            { type: "keyDown", value },
            { type: "keyUp", value },
          ],
        },
      ]);
    },
    locator: (selector) => ({
      evaluate: (body) => evaluate(`() => (${body})(document.querySelector(${JSON.stringify(selector)}))`),
      async waitFor() {
        const there = `() => new Promise((resolve) => {
          const look = () => (document.querySelector(${JSON.stringify(selector)}) ? resolve() : setTimeout(look, 30));
          look();
        })`;
        await evaluate(there);
      },
      textContent: () => evaluate(`() => document.querySelector(${JSON.stringify(selector)}).textContent`),
      /** Its middle is clicked, once it is in sight. */
      async click() {
        const [x, y] = await evaluate(`() => {
          const element = document.querySelector(${JSON.stringify(selector)});
          element.scrollIntoView({ block: "nearest" });
          const { left, top, width, height } = element.getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        }`);
        await page.click(x, y);
      },
    }),
  };
  return page;
}
