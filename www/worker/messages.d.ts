/** What the page and its worker say to each other. Every request has an id, and its replies carry the same. */

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
  Progress,
  Range,
  Sheet,
} from "../types.js";

export type Question =
  | { kind: "inspect"; spec: string; axis: string; n: number; k: number }
  | { kind: "marks"; spec: string; axis: string; names: string[]; n: Range; k: Range }
  | { kind: "widths"; spec: string; axis: string }
  | { kind: "place"; spec: string; width: number; heap: string }
  | { kind: "sheet"; spec: string; sheet: string }
  | { kind: "claims" }
  | { kind: "claim"; id: string; to: number }
  | { kind: "sheetText"; spec: string; sheet: string; format: "csv" | "latex" }
  | { kind: "numbers"; spec: string; axis: string; n: Range; k: Range }
  | { kind: "export"; spec: string; format: "csv" | "latex"; axis: string; n: Range; k: Range };

export type Answer =
  | Inspection
  | FarPlace
  | Mark[]
  | { width: number; score: number }[]
  | Numbers
  | Sheet
  | Claim[]
  | ClaimReport
  | string;

export type ToWorker =
  /** The first message: the core, compiled. */
  | { type: "core"; core: WebAssembly.Module }
  | { type: "look"; id: number; request: LookRequest }
  | { type: "stop" }
  | { type: "resume" }
  | { type: "ask"; id: number; question: Question }
  | { type: "forget"; id: number };

export type FromWorker =
  | {
      type: "tiles";
      id: number;
      spec: string;
      axis: string;
      tiles: PaintedTile[];
      colours: string;
      lines: number;
      legend: Legend | undefined;
    }
  | { type: "done"; id: number }
  | { type: "progress"; id: number; progress: Progress }
  /** An answer as far as it has come. */
  | { type: "part"; id: number; answer: Sheet | ClaimReport }
  | { type: "answer"; id: number; answer: Answer }
  | { type: "refusal"; id: number; message: string }
  /** `fatal`: the core broke off in the middle, and its memory cannot be trusted any more. */
  | { type: "failure"; id: number; message: string; fatal: boolean };
