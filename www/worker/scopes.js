/** The tables that were opened last. Going back to a game finds its rows as they were left. */

import { Scope } from "../../pkg/nimscope.js";

const KEPT = 3;

export function createScopes() {
  /** @type {Map<string, Scope>} */
  const scopes = new Map();

  return {
    /**
     * @param {string} spec
     * @returns {Scope}
     */
    open(spec) {
      const scope = scopes.get(spec) ?? new Scope(spec);
      scopes.delete(spec);
      scopes.set(spec, scope);
      const [oldest] = scopes;
      if (scopes.size > KEPT) {
        scopes.delete(oldest[0]);
        oldest[1].free();
      }
      return scope;
    },
  };
}
