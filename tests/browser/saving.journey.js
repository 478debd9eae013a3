/** "Save picture" beside the map: PNG, SVG and TikZ as the command line makes them, the clipboard, and what cannot be had. */

import assert from "node:assert/strict";
import { keepsNobodyOutByDayAndNight } from "./axe.js";
import { journey } from "./harness.js";
import { eventually, fragment, go, restingFragment, visit } from "./map.js";
import { copy } from "./panel.js";
import { decode } from "./png.js";
import { choose, commandLine, drop, openSaving, save, sourceIn, type } from "./saved.js";

const LINK = "mem0?v=1&n=0-40&k=0-60&scale=linear&cell=22,2";

/** What the dialog says under the preview. */
const words = (page) => page.locator("#save [role=status]");

journey("a picture of any size is saved as it was shown, and carries its link", async ({ open }) => {
  const page = await open(LINK, { colorScheme: "light" });
  const shown = await page.evaluate(() => document.getElementById("map").width);
  await openSaving(page);
  await words(page).getByText(`${shown} × `).waitFor();
  const [name, png] = await save(page);
  assert.match(name, /^nimscope-mem0-.*\.png$/);
  assert.equal(decode(png).width, shown);
  assert.match(sourceIn(png), /^http:.*#mem0\?v=1&n=0-/);
  await words(page).getByText(`Saved ${name}`).waitFor();

  await choose(page, "size", "pixels");
  await type(page, "pixels", 640);
  await choose(page, "colours", "dark");
  await words(page).getByText("640 × ").waitFor();
  const [, dark] = await save(page);
  const image = decode(dark);
  assert.deepEqual([image.width, image.at(2, 2)], [640, "#14161b"]);

  await choose(page, "layout", "axes");
  await choose(page, "size", "mm");
  await type(page, "mm", 84);
  await words(page)
    .getByText(/^84 × \d+ mm, 992 × /)
    .waitFor();
  const [, printed] = await save(page);
  assert.equal(decode(printed).width, 992);
  const density = printed.indexOf("pHYs") + 4;
  assert.deepEqual([...printed.subarray(density, density + 9)], [0, 0, 0x2e, 0x23, 0, 0, 0x2e, 0x23, 1], "300 an inch");
});

journey("the page and the command line make the same files of presets", async ({ open }) => {
  const links = [
    "mem0?v=1&n=0-120&k=0-120",
    "maximum?f=floor(n/2)&v=1&n=0-91&k=0-91&w=92",
    "maxnim?d=50&v=1&n=0-45&k=0-91&axis=sweep:d:4/3-3:12",
    "maxnim?d=2&v=1&n=0-60&k=0-121&axis=graph&aspect=1",
    "mem?v=1&n=0-90&k=0-90;memplus;mem0",
    "mem?v=1&n=0-90&k=0-60&colours=one;mnem?less=mem;mem0;memplus",
  ];
  for (const link of links) {
    const page = await open(link, { viewport: { width: 1100, height: 800 }, colorScheme: "light" });
    await openSaving(page);
    await choose(page, "layout", "bare");
    await choose(page, "size", "cell");
    await type(page, "cell", 3);
    const [, png] = await save(page);
    // What is saved is what is in view, which is more than the link asks for.
    const source = sourceIn(png);
    const same = commandLine("render", source, "a.png", "--layout", "bare", "--cell", "3");
    const [mine, theirs] = [decode(png), decode(same)];
    assert.deepEqual([mine.width, mine.height], [theirs.width, theirs.height], link);
    for (let y = 0; y < mine.height; y++) {
      for (let x = 0; x < mine.width; x++) {
        if (mine.at(x, y) !== theirs.at(x, y))
          assert.fail(`${link}: (${x}, ${y}) is ${mine.at(x, y)}, not ${theirs.at(x, y)}`);
      }
    }
    await choose(page, "format", "svg");
    const [, svg] = await save(page);
    const inside = (text) =>
      [...text.toString().matchAll(/base64,([^"]+)"/g)].map(([, data]) => decode(Buffer.from(data, "base64")).bytes);
    const drawing = commandLine("render", source, "a.svg", "--layout", "bare", "--cell", "3");
    const [own, others] = [inside(svg), inside(drawing)];
    assert.equal(own.length, link.split(";").length, `${link}: an image for each map`);
    assert.ok(
      own.every((bytes, at) => bytes.equals(others[at])),
      `${link}: the cells of the drawings`,
    );
    await page.context().close();
  }
});

journey("a drawing and a TikZ picture have title, rule, axes and legend as text", async ({ open }) => {
  const page = await open(LINK);
  await openSaving(page);
  await choose(page, "format", "svg");
  const [name, svg] = await save(page);
  assert.match(name, /\.svg$/);
  const drawing = svg.toString();
  assert.match(drawing, /<metadata>http[^<]*#mem0\?/);
  for (const text of ["MEM⁰", "Remove any number of tokens", "last removal k", "Nim value"]) {
    assert.ok(drawing.includes(text), text);
  }
  await choose(page, "format", "tikz");
  await words(page).getByText("120 × ").waitFor();
  const [texName, tex] = await save(page);
  assert.match(texName, /\.tex$/);
  const [, source] = tex.toString().match(/^% Source: (.*)$/m);
  const lines = (text) =>
    text
      .toString()
      .split("\n")
      .filter((line) => !line.startsWith("% Source"));
  assert.deepEqual(lines(tex), lines(commandLine("render", source, "a.tex")), "as the command line writes it");
});

journey("Figure 1 is one file with its three maps, and opens as such", async ({ open }) => {
  const page = await open("mem?v=1&n=0-400&k=0-400&chosen=2;memplus;mem0", { viewport: { width: 1440, height: 900 } });
  await openSaving(page);
  const wide = await page.locator("#stage").evaluate(({ clientWidth }) => clientWidth);
  await words(page).getByText(`${wide} × `).waitFor();
  await choose(page, "format", "svg");
  const [name, svg] = await save(page);
  assert.match(name, /^nimscope-mem-memplus-mem0_n0-.*\.svg$/);
  const drawing = svg.toString();
  const title = (text) => drawing.indexOf(`>${text}</text>`);
  assert.ok(0 < title("MEM") && title("MEM") < title("MEM⁺") && title("MEM⁺") < title("MEM⁰"), "three titles");
  assert.equal(drawing.match(/>Nim value/g).length, 3, "each has a legend of its own");
  await choose(page, "format", "png");
  const [, png] = await save(page);
  assert.equal(decode(png).width, wide);
  await page.locator('#save input[name="save-kind"][value="numbers"]').check();
  await page.locator("#save").getByText("numbers of MEM⁺: heap n").waitFor();
  await page.keyboard.press("Escape");
  const seen = await restingFragment(page);
  await visit(page, "maxnim?d=3&v=1&n=0-20&k=0-63");
  await drop(page, name, svg);
  await fragment(page, (link) => link === seen);
});

journey("a picture is copied, and a drawing as text", async ({ open }) => {
  const page = await open(LINK, { permissions: ["clipboard-read", "clipboard-write"] });
  await openSaving(page);
  await copy(page, "#save-copy");
  const size = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const bitmap = await createImageBitmap(await item.getType("image/png"));
    return [bitmap.width, document.getElementById("map").width];
  });
  assert.equal(size[0], size[1]);
  await choose(page, "format", "tikz");
  await words(page).getByText("120 × ").waitFor();
  await page.locator("#save-copy").getByText("Copy", { exact: true }).waitFor();
  await copy(page, "#save-copy");
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /\\begin\{tikzpicture\}/);
});

journey("what is too large is told with what is allowed, and nothing is saved", async ({ open }) => {
  const page = await open("mem0?v=1&n=0-900&k=0-900");
  await openSaving(page);
  await choose(page, "size", "cell");
  await type(page, "cell", 64);
  await words(page)
    .getByText(/is too large: a side has at most 8192/)
    .waitFor();
  await type(page, "cell", 65);
  await page.locator("#save-cell-error").getByText("the most is 64").waitFor();
  await choose(page, "size", "mm");
  await choose(page, "layout", "bare");
  await choose(page, "format", "tikz");
  await page.locator("#save-file").click();
  await words(page)
    .getByText(/^(Not saved: the map has .* LaTeX takes at most|Saved )/)
    .waitFor();
});

journey("a picture that takes long can be stopped, and the map goes on", async ({ open }) => {
  const page = await open("mem0?v=1&n=0-40&k=0-40");
  await openSaving(page);
  await page.keyboard.press("Escape");
  await go(page, "mem0?v=1&n=999000-999400&k=0-400");
  await page.locator("#save-button").click();
  await page.locator("#save-file").click();
  await page.locator("#save-file").getByText("Stop").click();
  await words(page).getByText("Stopped; nothing was saved.").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#map").focus();
});

for (const [screen, viewport] of Object.entries({
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  journey(`the dialog is for everyone, by keyboard too: ${screen}`, async ({ open }) => {
    const page = await open(LINK, { viewport });
    await openSaving(page);
    await keepsNobodyOutByDayAndNight(page, "#save", `the dialog on a ${screen}`);
    const wide = await page.locator("#save").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    assert.equal(wide, 0, "nothing is cut");
    await page.keyboard.press("Escape");
    await eventually(
      () => page.evaluate(() => document.activeElement.id),
      (id) => id === "save-button",
      "the focus",
    );
    await page.keyboard.press("Enter");
    await page.locator("#save[open]").waitFor();
  });
}
