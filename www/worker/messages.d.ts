/** What the page and its worker say to each other. Every request has an id, and its replies carry the same. */

import type {
  ClaimReport,
  FailureKind,
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
} from "../types.js";

export type Question =
  | { kind: "inspect"; spec: string; axis: string; n: number; k: number }
  | { kind: "marks"; spec: string; axis: string; names: string[]; n: Range; k: Range }
  | { kind: "widths"; spec: string; axis: string }
  | { kind: "periods"; spec: string; axis: string }
  | { kind: "place"; spec: string; width: number; heap: string }
  | { kind: "sheet"; spec: string; sheet: string; heap: number | null }
  | { kind: "claim"; id: string; to: number }
  | { kind: "sheetText"; spec: string; sheet: string; heap: number | null; format: "csv" | "latex" }
  | { kind: "numbers"; spec: string; axis: string; n: Range; k: Range }
  | { kind: "export"; spec: string; format: "csv" | "latex"; axis: string; n: Range; k: Range };

/** What is told on the way to an answer. */
export type Part = Sheet | ClaimReport | Periods;

export type Answer = Part | Inspection | FarPlace | Mark[] | { width: number; score: number }[] | Numbers | string;

export type ToWorker =
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
  | { type: "part"; id: number; answer: Part }
  | { type: "answer"; id: number; answer: Answer }
  | { type: "refusal"; id: number; message: string; kind: FailureKind }
  /** `asked`: a question broke the core, and not what is on screen. */
  | { type: "failure"; id: number; message: string; kind: FailureKind; asked: boolean };
