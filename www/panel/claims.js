/**
 * The claims of the papers about the game on screen: what each says, how far it was checked here, and where it fails.
 * Verdicts are what the checks find; nothing is known before one has run.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").Claim} Claim
 * @typedef {import("../types.js").HeatMap} HeatMap
 * @typedef {import("../types.js").State} State
 * @typedef {import("../state.js").Store} Store
 */

import { createClaim } from "./claim.js";
import { byId, el, fill } from "./dom.js";
import { gameOf } from "./games.js";

/**
 * @param {Catalogue} catalogue
 * @param {Store} store
 * @param {HeatMap} map
 * @returns {(state: State) => void}
 */
export function createClaims(catalogue, store, map) {
  const root = byId("claims");
  /** @type {Map<string, ReturnType<typeof createClaim>>} a claim keeps what was found of it, whatever game is shown */
  const made = new Map();
  /** @type {Claim[]} */
  let listed = [];
  let built = "";
  let running = false;
  const all = el(
    "button",
    { type: "button", id: "check-all", onclick: () => (running ? stop() : checkAll()) },
    "Check all",
  );
  const summary = el("p", { class: "hint", role: "status" });

  /** @param {Claim} claim */
  function control(claim) {
    const known = made.get(claim.id);
    if (known) return known;
    const fresh = createClaim(claim, {
      check: (to, onReport) => map.engine.claim(claim.id, to, onReport),
      onChoose: (open) => store.set({ claim: open ? claim.id : null }),
      onReport() {
        tell();
        lightUp();
      },
    });
    made.set(claim.id, fresh);
    return fresh;
  }

  function stop() {
    running = false;
    map.engine.dropClaim();
  }

  /** One after the other: the worker has one processor, and the first answers come soonest. */
  async function checkAll() {
    running = true;
    all.textContent = "Stop";
    for (const claim of listed) {
      if (!running) break;
      await control(claim).run();
    }
    running = false;
    all.textContent = "Check all";
  }

  function tell() {
    const verdicts = listed.map((claim) => control(claim).verdict());
    const count = (/** @type {string} */ word) => verdicts.filter((verdict) => verdict === word).length;
    const checked = verdicts.filter(Boolean).length;
    const parts = [`${count("holds")} hold`, `${count("fails")} fail as printed`, `${count("open")} open`];
    summary.textContent = checked ? `${checked} of ${listed.length} checked: ${parts.join(", ")}.` : "";
  }

  /** The cells that contradict the chosen claim light up, where they belong to the game on screen. */
  function lightUp() {
    const { spec, claim: chosen } = store.get();
    const failures = (chosen && made.get(chosen)?.failures()) || [];
    map.contradict(failures.filter(([game]) => game === spec).map(([, n, k]) => ({ n, k })));
  }

  return ({ spec, claim: chosen }) => {
    const { name, title } = gameOf(catalogue, spec);
    if (name !== built) {
      built = name;
      stop();
      listed = catalogue.claims.filter(({ games }) => games.some((game) => game.split("?")[0] === name));
      fill(
        root,
        el("h2", { class: "unseen" }, `Claims about ${title}`),
        listed.length === 0
          ? el("p", { class: "hint" }, "The papers make no numbered statement about this game.")
          : el("div", { class: "row" }, all, summary),
        el("ol", { class: "claims" }, ...listed.map((claim) => control(claim).element)),
      );
      tell();
    }
    for (const claim of listed) control(claim).open(claim.id === chosen);
    lightUp();
  };
}
