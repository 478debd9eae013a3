/**
 * What the page and its worker say to each other. Every request has an id, and its replies carry the same. Several maps
 * have one worker; what concerns one of them carries its number. src/session/request.rs and said.rs are the core's side.
 */

import type {
  ClaimEntry,
  ClaimReport,
  FarPlace,
  Inspection,
  Legend,
  LookRequest,
  Mark,
  Numbers,
  Painted,
  PeriodReport,
  Question,
  Reason,
  SheetShown,
  TableProgress,
  Told,
  Width,
} from "../types.js";

/** What is told on the way to an answer. */
export type Part = SheetShown | ClaimReport | PeriodReport;

export type { Question };

export type Answer = Part | ClaimEntry[] | Inspection | FarPlace | Mark[] | Width[] | Numbers | string;

export type ToWorker =
  /** The first message: the core, compiled. */
  | { type: "core"; core: WebAssembly.Module }
  | { type: "look"; id: number; map: number; request: LookRequest }
  | { type: "stop"; map: number }
  | { type: "resume"; map: number }
  /** `map`: which asks; null where a question is not about a map. */
  | { type: "ask"; id: number; map: number | null; question: Question }
  | { type: "forget"; id: number };

interface Tiles<Image> {
  type: "tiles";
  id: number;
  map: number;
  spec: string;
  axis: string;
  tiles: Painted<Image>[];
  colours: string;
  lines: number;
  legend: Legend | null;
}

/** What the core says as it is. */
type Plain =
  | { type: "done"; id: number; map: number }
  /** `id`: of the look, or of the question that makes a table grow. */
  | { type: "progress"; id: number; map: number; progress: TableProgress }
  /** An answer as far as it has come. */
  | { type: "part"; id: number; answer: Part }
  | { type: "answer"; id: number; answer: Answer };

/** What the core says. */
export type Said =
  | Plain
  | Tiles<Uint8ClampedArray<ArrayBuffer>>
  | { type: "refusal"; id: number; message: string; reason: Reason };

export type FromWorker =
  | Plain
  | Tiles<ImageBitmap>
  | ({ type: "refusal"; id: number } & Told)
  /** `map`: whose picture it is; null where it concerns them all. `asked`: a question broke the core, and not what is on screen. */
  | ({ type: "failure"; map: number | null; asked: boolean } & Told);
