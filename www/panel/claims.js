/**
 * The claims of the papers about the game on screen: what each says, how far it was checked here, and where it fails.
 * Verdicts are what the checks find; nothing is known before one has run.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").ClaimEntry} ClaimEntry
 * @typedef {import("../types.js").HeatMap} HeatMap
 * @typedef {import("../types.js").State} State
 * @typedef {import("../state.js").Store} Store
 */

import { print_link as printLink } from "../../pkg/nimscope.js";
import { el, fill } from "../shared/dom.js";
import { wordsOf } from "../shared/failures.js";
import { homeState } from "../shared/subject.js";
import { createClaim } from "./claim.js";
import { createCrew } from "./crew.js";
import { gameOf } from "./games.js";

/**
 * @param {HTMLElement} root
 * @param {Catalogue} catalogue
 * @param {Store} store
 * @param {import("../types.js").Client} client
 * @param {HeatMap} map
 * @param {import("./tabs.js").Tabs} tabs
 */
export function createClaims(root, catalogue, store, client, map, tabs) {
  /** @type {Map<string, ReturnType<typeof createClaim>>} a claim keeps what was found of it, whatever game is shown */
  const made = new Map();
  const crew = createCrew(client);
  /** @type {ClaimEntry[]} */
  let listed = [];
  let built = "";
  /** @type {string | null} */
  let chosenBefore = null;
  /** The round of checks under way, a new object each time. @type {object | null} */
  let round = null;
  const all = el("button", { type: "button", id: "check-all", onclick: () => (round ? stop() : checkAll()) });
  const bar = el("progress", { "aria-label": "Claims checked" });
  const summary = el("p", { class: "hint", role: "status" });
  const stray = el("p", { class: "notice-line", role: "status" });
  const wait = el("p", { class: "hint", role: "status" });
  let loading = false;
  tabs.onChosen("claims", load);

  /** The claims come in a module of their own; where that failed, opening them tries again. */
  async function load() {
    if (catalogue.claims || loading) return;
    loading = true;
    wait.textContent = "What the papers state is on its way…";
    try {
      catalogue.claims = await client.claims();
      show(store.get());
      map.redraw();
    } catch (error) {
      wait.textContent = `What the papers state could not be loaded: ${wordsOf(error)}`;
    }
    loading = false;
  }

  /** @param {ClaimEntry} claim */
  function control(claim) {
    const known = made.get(claim.id);
    if (known) return known;
    const fresh = createClaim(claim, {
      check: (to, onReport) => crew.check(claim.id, to, onReport),
      stop,
      onChoose: (open) => store.set({ claim: open ? claim.id : null }),
      onReport() {
        tell();
        if (store.get().claim === claim.id) lightUp();
      },
    });
    made.set(claim.id, fresh);
    return fresh;
  }

  function stop() {
    round = null;
    crew.drop();
    tell();
  }

  /** In their order, each as soon as there is a hand for it. */
  async function checkAll() {
    const mine = {};
    round = mine;
    bar.max = listed.length;
    bar.value = 0;
    tell();
    const waiting = listed.values();
    const work = async () => {
      for (const claim of waiting) {
        await control(claim).run();
        if (round !== mine) return;
        bar.value += 1;
      }
    };
    await Promise.all(Array.from({ length: crew.size }, work));
    if (round !== mine) return;
    round = null;
    tell();
  }

  function tell() {
    all.textContent = round ? "Stop" : "Check all";
    bar.hidden = !round;
    const verdicts = listed.map((claim) => control(claim).verdict()).filter(Boolean);
    const count = (/** @type {string} */ verdict, /** @type {string} */ words) => {
      const many = verdicts.filter((one) => one === verdict).length;
      return many ? `${many} ${words}` : "";
    };
    const parts = [
      count("holds", "hold"),
      count("fails", "fail as printed"),
      count("proved", "proved here"),
      count("open", "open"),
    ].filter(Boolean);
    summary.textContent = verdicts.length
      ? `${verdicts.length} of ${listed.length} checked: ${parts.join(", ")}.`
      : `${listed.length} statements, none checked yet.`;
  }

  /** The cells that contradict the chosen claim light up, where they belong to the game on screen. */
  function lightUp() {
    const { spec, claim: chosen } = store.get();
    const control = chosen ? made.get(chosen) : undefined;
    const here = (control?.failures() ?? []).filter(([game]) => game === spec);
    control?.light(here.length);
    map.contradict(here.map(([, n, k]) => ({ n, k })));
  }

  /**
   * A link may name a claim of another game, such as one that a counterexample comes from, or one that there is not.
   * @param {string | null} chosen
   * @param {string} title  of the game
   */
  function tellStray(chosen, title) {
    const known = catalogue.claims?.find(({ id }) => id === chosen);
    const elsewhere = known?.games[0];
    stray.hidden = chosen === null || (known !== undefined && isAbout(known, built));
    if (stray.hidden) return;
    if (known && elsewhere) {
      const there = printLink({ ...homeState(elsewhere), claim: known.id });
      const link = el("a", { href: `#${there}` }, gameOf(catalogue, elsewhere).title);
      fill(stray, `${known.number} (${known.id}) is not about ${title}, but about `, link, ".");
    } else fill(stray, `The link asks for the claim “${chosen}”, but there is none of this name.`);
  }

  /**
   * @param {string} name
   * @param {string} title
   * @param {ClaimEntry[]} claims
   */
  function build(name, title, claims) {
    built = name;
    listed = claims;
    fill(
      root,
      el("h2", { class: "unseen" }, `Claims about ${title}`),
      stray,
      listed.length === 0
        ? el("p", { class: "hint" }, "The papers make no numbered statement about this game.")
        : el("div", { class: "check-all" }, all, summary, bar),
      el("ol", { class: "claims" }, ...listed.map((claim) => control(claim).element)),
    );
    tell();
  }

  /** @param {State} state */
  function show({ spec, claim: chosen }) {
    const { name, title } = gameOf(catalogue, spec);
    if (!catalogue.claims) {
      if (chosen) tabs.show("claims");
      fill(root, wait);
      return;
    }
    const claims = catalogue.claims.filter((claim) => isAbout(claim, name) || claim.id === chosen);
    // The check of a claim that stays open goes on, wherever its reader went.
    if (name !== built && (round || !chosen || chosen !== chosenBefore)) stop();
    if (name !== built || String(claims.map(({ id }) => id)) !== String(listed.map(({ id }) => id)))
      build(name, title, claims);
    if (chosen && chosen !== chosenBefore) tabs.show("claims");
    chosenBefore = chosen;
    tellStray(chosen, title);
    for (const claim of listed) control(claim).open(claim.id === chosen, round === null);
    lightUp();
  }

  return { show, load };
}

/**
 * @param {ClaimEntry} claim
 * @param {string} name  of a game
 */
function isAbout({ about }, name) {
  return about.includes(name);
}
