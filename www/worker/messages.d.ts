/**
 * What the page and its worker say to each other. Every request has an id, and its replies carry the same. Several maps
 * have one worker; what concerns one of them carries its number. What the core says comes from Rust: see core.d.ts.
 */

import type { LookRequest, Question, Said, Sheaf, Told } from "../types.js";

export type { Question, Said };

export type ToWorker =
  /** The first message: the core, compiled, and the mark of the page's build. */
  | { type: "core"; core: WebAssembly.Module; build: string }
  | { type: "look"; id: number; map: number; request: LookRequest }
  | { type: "stop"; map: number }
  | { type: "resume"; map: number }
  /** `map`: which asks; null where a question is not about a map. */
  | { type: "ask"; id: number; map: number | null; question: Question }
  | { type: "forget"; id: number };

export type FromWorker =
  /** Most of what the core says is handed on as it is. */
  | Exclude<Said, { type: "tiles" | "refusal" }>
  | ({ type: "tiles" } & Sheaf<ImageBitmap>)
  | ({ type: "refusal"; id: number } & Told)
  /** `map`: whose picture it is; null where it concerns them all. `asked`: a question broke the core, and not what is on screen. */
  | ({ type: "failure"; map: number | null; asked: boolean } & Told);
