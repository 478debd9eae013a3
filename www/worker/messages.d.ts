/**
 * What the page and its worker say to each other. Every request has an id, and its replies carry the same. Several maps
 * have one worker; what concerns one of them carries its number.
 */

import type {
  Claim,
  ClaimReport,
  FarPlace,
  Inspection,
  Legend,
  LookRequest,
  Mark,
  Numbers,
  PaintedTile,
  Periods,
  Progress,
  Range,
  Sheet,
  Told,
} from "../types.js";

export type Question =
  | { kind: "inspect"; spec: string; axis: string; n: number; k: number }
  | { kind: "marks"; spec: string; axis: string; names: string[]; n: Range; k: Range }
  | { kind: "widths"; spec: string; axis: string }
  | { kind: "periods"; spec: string; axis: string }
  | { kind: "place"; spec: string; width: number; heap: string }
  | { kind: "sheet"; spec: string; sheet: string; heap: number | null }
  | { kind: "claims" }
  | { kind: "claim"; id: string; to: number }
  | { kind: "sheetText"; spec: string; sheet: string; heap: number | null; format: "csv" | "latex" }
  | { kind: "numbers"; spec: string; axis: string; n: Range; k: Range }
  | { kind: "export"; spec: string; format: "csv" | "latex"; axis: string; n: Range; k: Range };

/** What is told on the way to an answer. */
export type Part = Sheet | ClaimReport | Periods;

export type Answer =
  | Part
  | Claim[]
  | Inspection
  | FarPlace
  | Mark[]
  | { width: number; score: number }[]
  | Numbers
  | string;

export type ToWorker =
  /** The first message: the core, compiled. */
  | { type: "core"; core: WebAssembly.Module }
  | { type: "look"; id: number; map: number; request: LookRequest }
  | { type: "stop"; map: number }
  | { type: "resume"; map: number }
  /** `map`: which asks; null where a question is not about a map. */
  | { type: "ask"; id: number; map: number | null; question: Question }
  | { type: "forget"; id: number };

export type FromWorker =
  | {
      type: "tiles";
      id: number;
      map: number;
      spec: string;
      axis: string;
      tiles: PaintedTile[];
      colours: string;
      lines: number;
      legend: Legend | undefined;
    }
  | { type: "done"; id: number; map: number }
  | { type: "progress"; id: number; map: number; progress: Progress }
  /** An answer as far as it has come. */
  | { type: "part"; id: number; answer: Part }
  | { type: "answer"; id: number; answer: Answer }
  | ({ type: "refusal"; id: number } & Told)
  /** `map`: whose picture it is; null where it concerns them all. `asked`: a question broke the core, and not what is on screen. */
  | ({ type: "failure"; id: number; map: number | null; asked: boolean } & Told);
