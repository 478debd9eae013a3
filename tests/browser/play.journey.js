/** The board: whole games by mouse, touch and keyboard, puzzles, the review of mistakes, and the way there and back. */

import assert from "node:assert/strict";
import { keepsNobodyOut, keepsNobodyOutByDayAndNight } from "./axe.js";
import { journey, reload } from "./harness.js";
import { eventually, fragment, settled } from "./map.js";

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Nim: any number may be taken. */
const NIM = "play?sum=maximum?f=n 3 %2B maximum?f=n 5";

/** The heaps as they are written. */
const heaps = (page) => page.locator(".heap-card .name").allTextContents();
const turn = (page) => page.locator(".turn").textContent();
const spoken = (page) => page.locator("#play [role=status]").textContent();

/** Waits until someone at the screen is to move, or nobody any more. */
async function yours(page) {
  return await eventually(
    () => turn(page),
    (words) => /^(Your move|You have|The program has|The first|The second|Solved|Not that)/.test(words),
    "whose turn it is",
  );
}

/** Waits until so many moves were made. */
async function made(page, count) {
  await eventually(
    () => page.locator(".made li:not(.hint)").count(),
    (now) => now >= count,
    "the number of moves",
  );
}

/** In Nim with two heaps whoever makes them equal wins: which heap, and how many. */
async function equalizing(page) {
  const [one, other] = (await heaps(page)).map(Number);
  return one > other ? { heap: 0, take: one - other, of: one } : { heap: 1, take: other - one, of: other };
}

/** Plays a game of Nim to its end, each move made by a hand of some kind. */
async function wins(page, hand) {
  for (let moves = 1; ; moves++) {
    if (/^You have won/.test(await yours(page))) return moves;
    const before = await heaps(page);
    await hand(await equalizing(page));
    await eventually(
      () => heaps(page),
      (now) => String(now) !== String(before),
      "the heaps",
    );
    await eventually(
      () => turn(page),
      (words) => !/thinking/.test(words),
      "the program",
    );
  }
}

/** Where a token lies on the screen. */
async function token(page, heap, index) {
  const circle = page.locator(".heap-card").nth(heap).locator("circle").nth(index);
  const box = await circle.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

journey("a game is won by mouse: tokens are counted with a click, and dragged off", async ({ open }) => {
  const page = await open(NIM, DESK);
  assert.match(await yours(page), /^Your move\. Whoever cannot move loses/);
  assert.equal(await page.title(), "Play · nimscope");
  let drags = false;
  await wins(page, async ({ heap, take, of }) => {
    const [x, y] = await token(page, heap, of - take);
    await page.mouse.move(x, y);
    if (drags) {
      await page.mouse.down();
      await page.mouse.move(x + 20, y + 60, { steps: 4 });
      await page.mouse.move(x + 40, y + 120, { steps: 4 });
      await page.mouse.up();
    } else {
      await page.mouse.click(x, y);
      await page
        .locator(".heap-card")
        .nth(heap)
        .getByRole("button", { name: `Take ${take} →` })
        .click();
    }
    drags = !drags;
  });
  assert.equal(String(await heaps(page)), "0,0");
  // The link is the game, and opens it as it stands.
  assert.match(await fragment(page), /^play\?v=1&sum=maximum.*&moves=2:3,.*:0$/);
  await reload(page);
  assert.match(await yours(page), /^You have won/);
});

journey("a game is won by keyboard alone, and all of it is spoken", async ({ open }) => {
  const page = await open(NIM, DESK);
  await yours(page);
  assert.match(await eventually(() => spoken(page), Boolean, "what is spoken"), /Your move/);
  await wins(page, async ({ heap, take }) => {
    const slider = page.getByRole("slider", { name: `heap ${heap + 1}` });
    await slider.focus();
    await page.keyboard.press("Home");
    if (take > 1) await page.keyboard.type(String(take));
    else await page.keyboard.press("ArrowUp");
    assert.equal(await slider.getAttribute("aria-valuenow"), String(take));
    assert.match(await slider.getAttribute("aria-valuetext"), new RegExp(`^take ${take}, leaving \\d+, of`));
    await page.keyboard.press("Enter");
    await eventually(
      () => spoken(page),
      (words) => /heap \d, \d+ becomes \d+, take \d+\./.test(words),
      "what is spoken of a move",
    );
  });
  assert.match(await spoken(page), /You have won\./);
});

journey("a game is won by moves in the paper's notation", async ({ open }) => {
  const page = await open(NIM, DESK);
  const field = page.getByRole("textbox", { name: "Type a move" });
  await wins(page, async ({ heap, take, of }) => {
    await field.fill(take > 1 ? `${heap + 1} ${of} → ${of - take}` : `${heap + 1} -1`);
    await field.press("Enter");
  });
  await page.getByRole("button", { name: "Undo" }).click();
  await yours(page);
  await field.fill("1 77");
  await field.press("Enter");
  const error = page.locator("#typed-move-error");
  await eventually(
    () => error.textContent(),
    (words) => /cannot become 77\. Remove at most f\(n\) tokens.* From \d/.test(words),
    "why it cannot be made",
  );
  assert.match(await spoken(page), /cannot become 77/);
});

journey("a game is won by touch on a phone", async ({ open }) => {
  const page = await open(NIM, PHONE);
  await wins(page, async ({ heap, take, of }) => {
    await page.locator(".heap-card").nth(heap).scrollIntoViewIfNeeded();
    const [x, y] = await token(page, heap, of - take);
    await page.touchscreen.tap(x, y);
    await page
      .locator(".heap-card")
      .nth(heap)
      .getByRole("button", { name: `Take ${take} →` })
      .tap();
  });
  const wide = await page.evaluate(() => {
    const play = document.getElementById("play");
    return [play.scrollWidth - play.clientWidth, document.documentElement.scrollWidth - innerWidth];
  });
  assert.deepEqual(wide, [0, 0]);
});

journey("what is not allowed cannot be done, and the reason stands there", async ({ open }) => {
  const page = await open("play?sum=mem0 22_2", DESK);
  await yours(page);
  const slider = page.getByRole("slider");
  await slider.focus();
  await page.keyboard.type("2");
  const card = page.locator(".heap-card");
  assert.match(
    await card.locator(".reason").textContent(),
    /^2 cannot be taken\. Remove any number.* From 222: take 1, 3–22\.$/,
  );
  assert.match(await spoken(page), /2 cannot be taken/);
  await page.keyboard.press("Enter");
  const take = card.locator(".take");
  assert.equal(await take.getAttribute("aria-disabled"), "true");
  await take.click({ force: true });
  assert.deepEqual(await heaps(page), ["222"], "22 with the subscript 2, still");
  await page.keyboard.press("Escape");
  await slider.focus();
  await page.keyboard.press("Escape");
  assert.equal(await card.locator(".reason").isVisible(), false);
});

journey("two friends play at one screen, take moves back and make them again", async ({ open }) => {
  const page = await open(`${NIM}&opponent=friend`, DESK);
  assert.match(await yours(page), /^The first player moves/);
  const field = page.getByRole("textbox", { name: "Type a move" });
  for (const [at, move] of ["2 4", "2 3", "1 1"].entries()) {
    await field.fill(move);
    await field.press("Enter");
    await made(page, at + 1);
  }
  await page.getByRole("checkbox", { name: "Judge the moves" }).check();
  await eventually(
    () => page.locator(".made .did").allTextContents(),
    (did) => String(did) === "✗ threw the game away,✓ wins,· was lost anyway",
    "what the moves did",
  );
  const [undo, redo] = ["Undo", "Redo"].map((name) => page.getByRole("button", { name, exact: true }));
  await undo.click();
  await eventually(
    () => heaps(page),
    (now) => String(now) === "3,3",
    "the heaps",
  );
  await redo.click();
  await eventually(
    () => heaps(page),
    (now) => String(now) === "1,3",
    "the heaps",
  );
  // The list leads back to before a mistake.
  await page.getByRole("button", { name: "Back to before it" }).click();
  await eventually(
    () => heaps(page),
    (now) => String(now) === "3,5",
    "the heaps",
  );
  assert.equal(await redo.isEnabled(), true);
});

journey("why a move wins is told in binary, and on the maps", async ({ open }) => {
  const page = await open("play?sum=mem0 22_2 %2B mem 7 %2B imark?S=1%26D=2,3 18", { ...DESK, small: true });
  await yours(page);
  await page.getByText("Why?").click();
  const table = page.locator(".binary");
  await table.waitFor();
  const rows = await table
    .locator("tbody tr")
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll("td:not(.how)")].map((cell) => cell.textContent)));
  assert.equal(rows.length, 3);
  for (const [value, ...bits] of rows) assert.equal(Number.parseInt(bits.join(""), 2), Number(value));
  const [sum, ...bits] = await table.locator("tfoot td").allTextContents();
  const nimSum = rows.reduce((total, [value]) => total ^ Number(value), 0);
  assert.deepEqual([Number(sum), Number.parseInt(bits.join(""), 2)], [nimSum, nimSum]);
  await page.getByText("Show the winning moves").click();
  const ways = page.locator(".ways li");
  await ways.first().waitFor();
  assert.match(await ways.first().textContent(), /the nim sum of the others, and all together have 0/);
  await page.locator('#place-map[data-state="ready"]').waitFor();
  await ways.first().getByRole("button", { name: "Play it" }).click();
  await made(page, 2);
  await page.locator("#place-heap").selectOption("0");
  await page.getByRole("link", { name: "Open this map" }).click();
  await settled(page);
  assert.match(await fragment(page), /^mem0\?v=1&n=0-\d+&k=0-\d+.*cell=/);
});

journey("a puzzle has one solution, and a wrong one can be taken back", async ({ open }) => {
  const page = await open("play?puzzle=1:7", DESK);
  await eventually(
    () => turn(page),
    (words) => /Exactly one move wins/.test(words),
    "the puzzle",
  );
  // Made from its number, it stands in the link.
  assert.match(await fragment(page, (link) => /sum=/.test(link)), /^play\?v=1&puzzle=1:7&sum=/);
  await page.getByText("Why?").click();
  await page.getByText("Show the winning moves").click();
  const ways = page.locator(".ways li");
  await ways.first().waitFor();
  assert.equal(await ways.count(), 1);
  const solution = await ways.locator(".arrow").textContent();
  const wrong = await page.evaluate(async () => {
    const slider = [...document.querySelectorAll("#play [role=slider]")].find(
      (one) => one.getAttribute("aria-valuemax") !== "0",
    );
    slider.focus();
    return slider.getAttribute("aria-label");
  });
  assert.match(wrong, /heap/);
  // All tokens at once, or one of them, whichever is no solution.
  for (const key of ["End", "+"]) {
    await page.keyboard.press("Home");
    await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    await made(page, 1);
    if (
      /^Not that one/.test(
        await eventually(
          () => turn(page),
          (words) => /^(Solved|Not)/.test(words),
          "the verdict",
        ),
      )
    )
      break;
    await page.getByRole("button", { name: "Undo" }).click();
    await eventually(
      () => page.locator(".made li:not(.hint)").count(),
      (count) => count === 0,
      "the moves",
    );
  }
  await page.getByRole("button", { name: "Undo" }).click();
  await eventually(
    () => turn(page),
    (words) => /Exactly one move wins/.test(words),
    "the puzzle again",
  );
  await page.locator(".winning-moves").evaluate((details) => {
    details.open = true;
  });
  assert.equal(await ways.locator(".arrow").textContent(), solution);
  await ways.getByRole("button", { name: "Play it" }).click();
  await eventually(
    () => turn(page),
    (words) => /^Solved/.test(words),
    "the verdict",
  );
  // Another one, and that of the day.
  await page.getByRole("button", { name: "Today’s" }).click();
  const day = await fragment(page, (link) => /puzzle=2:20\d{6}/.test(link));
  await page.getByRole("button", { name: "New puzzle" }).click();
  await fragment(page, (link) => /puzzle=2:\d+/.test(link) && link !== day && !/puzzle=2:20\d{6}&/.test(link));
});

journey("a hostile sum says what is wrong and opens what can be played", async ({ open }) => {
  const page = await open("play?sum=mem 5 %2B chess 4 %2B mem 3&moves=2:9_9", DESK);
  await yours(page);
  const notice = page.locator("#notice");
  assert.match(await notice.textContent(), /“chess 4” cannot be played: no game is called “chess”/);
  assert.match(await notice.textContent(), /Move 1, “2:9_9”, cannot be made in mem 50 \+ mem 30/);
  assert.deepEqual(await heaps(page), ["50", "30"]);
  const sum = page.getByRole("textbox", { name: "Heaps" });
  await sum.fill("mem 3 + nim 4");
  await page.getByRole("button", { name: "Start" }).click();
  const error = page.locator("#sum-error");
  await eventually(
    () => error.textContent(),
    (words) => /no game is called “nim”; known games: mem, /.test(words),
    "what is wrong with the sum",
  );
  assert.ok(await sum.evaluate((field) => field === document.activeElement), "the keyboard is where it can be mended");
  await sum.fill("mem 3 + mem 4");
  await page.getByRole("button", { name: "Start" }).click();
  await eventually(
    () => heaps(page),
    (now) => String(now) === "30,40",
    "the heaps",
  );
  // Whoever goes back finds the other game.
  await page.goBack();
  await eventually(
    () => heaps(page),
    (now) => String(now) === "50,30",
    "the heaps",
  );
});

journey("from the map and from the front page a way leads to the board, and back", async ({ open }) => {
  const page = await open("mem0?cell=22,2", DESK);
  await settled(page);
  await page.getByRole("link", { name: "Play from here" }).click();
  await yours(page);
  assert.deepEqual(await heaps(page), ["222"]);
  await page.locator('#show input[value="map"]').evaluate((input) => input.click());
  await settled(page);
  assert.equal(await page.locator("#play").isVisible(), false);
  await page.locator('#show input[value="play"]').evaluate((input) => input.click());
  await yours(page);

  const front = await open("", DESK);
  await front.getByRole("link", { name: "Play three heaps against the program" }).click();
  await yours(front);
  assert.equal((await heaps(front)).length, 3);
  await front.goBack();
  await front.locator("#front").waitFor();
});

journey("large heaps, heaps in a row, and heaps that are only a number", async ({ open }) => {
  const page = await open(
    "play?sum=mem 900 %2B serial?heaps=3,5,4 %2B imark?S=1%26D=2,3 600000000000000000 %2B maxnim?d=2%26pass=1 30",
    { ...DESK },
  );
  await yours(page);
  const cards = page.locator(".heap-card");
  assert.equal(await cards.nth(0).locator("circle").count(), 900);
  assert.equal(await cards.nth(1).getByRole("slider").count(), 3);
  assert.match(await cards.nth(2).locator(".many").textContent(), /^600.000.000.000.000.000 tokens$/);
  await cards.nth(2).getByRole("button", { name: "Divide by 3" }).click();
  await made(page, 1);
  await page.getByRole("button", { name: "Undo" }).click();
  await cards.nth(3).getByRole("button", { name: "Pass" }).click();
  await made(page, 1);
});

for (const [screen, options] of Object.entries({
  desk: DESK,
  tablet: { viewport: { width: 820, height: 1180 } },
  phone: PHONE,
})) {
  journey(`the board keeps nobody out: ${screen}`, async ({ open }) => {
    const page = await open(
      "play?sum=mem0 22_2 %2B mem 140 %2B maxnim?d=2%26pass=1 9&moves=1:18_4&begins=opponent",
      options,
    );
    await yours(page);
    await page.getByText("Why?").click();
    await page.locator(".binary").waitFor();
    await page.getByText("Show the winning moves").click();
    await page.locator(".ways :is(li, p)").first().waitFor();
    await keepsNobodyOutByDayAndNight(page, "html", screen);
    await page.emulateMedia({ forcedColors: "active" });
    await keepsNobodyOut(page, "#play", `${screen}, forced`);
  });
}
