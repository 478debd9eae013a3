/** The shapes that the parts of the page hand to each other. The core owns the first group; see src/web/ and src/link.rs. */

/** Ranges are inclusive: n = [0, 400] shows from the top edge of row 0 to the bottom edge of row 400. */
export type Range = [number, number];

export interface Scale {
  kind: string;
  /** Only for kinds that need one, such as modulo m. */
  number: number | null;
}

/** What a permalink holds. */
export interface State {
  spec: string;
  show: "map" | "numbers" | "tables";
  /** Which of the game's tables of text is shown; null where it has none. */
  sheet: string | null;
  n: Range;
  k: Range;
  /** The width of a cell over its height. */
  aspect: number;
  /**
   * What the map's rows and columns show. "k": n and k. "sqrt": a column is x thousandths of √n. "rows:3000000": n and k
   * in a table that begins at that row. "strip:64": one sequence, wrapped at 64. "far:64:1000000": the same from that heap
   * on. "graph": its heaps across and their values down. "sweep:d:4/3-3:12": a row for every d.
   * `n` and `k` are ranges of the map's rows and columns.
   */
  axis: string;
  palette: string;
  scale: Scale;
  /** null: automatic, from what is visible. */
  range: Range | null;
  reduce: string;
  /** The names of what is drawn over the map. */
  marks: string[];
  /** The claim that is looked at, by its id. */
  claim: string | null;
  /** The pinned position [n, k], whatever the axis; in a sweep, the row and the column of the map. */
  cell: [number, number] | null;
}

/** What of the state is a map's own. */
export type MapState = Omit<State, "show" | "sheet">;

/** What a game's map looks like under an axis. */
export interface Shape {
  /** The first row: 0, unless the table begins far out. */
  first: number;
  /** How many rows there are, counted from 0. */
  rows: number;
  columns: number;
  rowLabel: string;
  columnLabel: string;
  /** Whether rows have names, which `row_names` gives, instead of numbers. */
  named: boolean;
  /** Whether the map becomes known column by column, as a graph does. Either is called a line. */
  across: boolean;
  /** Whether a cell has one value, which can be written into it. */
  digits: boolean;
  /** Whether it shows the game's own table, so that a pinned cell means the same in all such maps. */
  own: boolean;
  /** The axis of the game's own table that it is a far part of; its own if it is none. */
  home: string;
  /** The axis by which its numbers are listed. */
  printed: string;
  /** Maps of the same source are cut from the same table. */
  source: string;
}

/** A way to look at a game. */
export interface ViewEntry {
  name: string;
  title: string;
  hint: string;
  axis: string;
  chosen: boolean;
}

export interface MarkEntry {
  name: string;
  title: string;
  hint: string;
  usual: boolean;
}

/** What is drawn over the map. `at` is flat: row, column, row, column, with fractions. */
export interface MarkShape {
  kind: "line" | "row" | "cell" | "span" | "arc";
  label: string;
  at: number[];
}

export interface Mark {
  name: string;
  title: string;
  shapes: MarkShape[];
}

/** A table of text that the core makes for a game. `done` equals `target` when it is complete. */
export interface Sheet {
  title: string;
  caption: string;
  parts: SheetPart[];
  done: number;
  target: number;
  diagram: Diagram | null;
}

/** Boxes and lines in units of a pixel. */
export interface Diagram {
  label: string;
  /** The heap that it begins at, and the largest that it can begin at. */
  heap: [number, number];
  size: [number, number];
  /** The width and height of a box. */
  node: [number, number];
  nodes: { at: [number, number]; heap: number; value: number; lines: string[]; spoken: string }[];
  /** Paths of SVG. */
  edges: { path: string; head: string; divides: boolean }[];
}

/** What was found of the periods of a sequence; before `progress` is whole, only that is of use. */
export interface Periods {
  progress: [number, number];
  values: { words: string; width: number | null };
  outcomes: { words: string; width: number | null };
}

export interface SheetPart {
  title: string;
  note: string;
  corner: string;
  columns: string[];
  rows: { label: string; cells: { text: string; mark: SheetMark; hint: string }[] }[];
}

export type SheetMark = "" | "differs" | "agrees" | "struck" | "new" | "base";

export interface Legend {
  discrete: boolean;
  entries: { label: string; colour: string; at: number }[];
  gradient: string[];
  caption: string;
}

/** `name` is the position as its paper writes it; an underscore begins a subscript. */
export interface OptionShown {
  /** The move in a word or two, such as "take 3". */
  how: string;
  /** Where the table has it, if it does. */
  cell: { row: number; column: number } | null;
  name: string;
  value: number;
}

/** A value, as digits where it is larger than a texel can hold. */
export type Written = number | string;

export interface Inspection {
  cell: { row: number; column: number };
  name: string;
  /** null: `options.summary` says why. */
  value: Written | null;
  /** What the value is: "Value" or "Outcome". */
  word: string;
  outcome: "P" | "N" | null;
  facts: { label: string; text: string }[];
  options: { count: number; sample: OptionShown[]; summary: string };
  winning: OptionShown | null;
  spoken: string;
}

/** Where a heap far away is shown. */
export interface FarPlace {
  axis: string;
  cell: [number, number];
}

export interface Numbers {
  /** What names the rows and what names the columns. */
  corner: [string, string];
  /** The heap to which rows and columns are added, of a strip that begins far away. */
  from: string | null;
  columns: string[];
  rows: { label: string; values: (Written | null)[] }[];
}

export interface Preset {
  title: string;
  caption: string;
  source: string;
  link: string;
}

/** What a parameter may be, with more for some types. */
export interface Kind {
  type: "integer" | "ratio" | "set" | "heaps" | "rule" | "choice";
  min?: number;
  max?: number;
  step?: number;
  /** The right end of a slider, which need not reach `max`. */
  slider?: number;
  /** Of a ratio: what it exceeds, the largest denominators that a slider can walk through, and the places that matter. */
  above?: number;
  denominator?: number;
  denominators?: number[];
  marks?: string[];
  /** Of heaps: how many there may be, and how many of the first ones the map varies. */
  count?: number;
  varied?: number;
  examples?: { text: string; title: string }[];
  choices?: { name: string; title: string }[];
}

/** What is wrong with a parameter, and where, if one place of its text is: the first character, and how many. */
export interface Problem {
  parameter: string;
  message: string;
  at: number | null;
  length: number;
}

export interface Parameter {
  name: string;
  label: string;
  hint: string;
  default: string;
  kind: Kind;
}

/** One way to give a game's parameters. */
export interface Form {
  title: string;
  parameters: Parameter[];
}

export interface Game {
  name: string;
  title: string;
  paper: { id: string; title: string; authors: string };
  rule: string;
  rowLabel: string;
  columnLabel: string;
  forms: Form[];
  layout: "plane" | "strip";
  limit: number;
  columnLimit: number;
  /** Whether a strip can begin at any heap, however large. */
  far: boolean;
  /** How many rows are reached by tables that begin far out; 0 where there are none. */
  farRows: number;
  frontier: boolean;
  marks: MarkEntry[];
  sheets: { name: string; title: string; hint: string }[];
  certainty: string;
  home: string;
  presets: Preset[];
}

export interface Catalogue {
  games: Game[];
  palettes: { name: string; title: string }[];
  scales: {
    name: string;
    title: string;
    hint: string;
    number: { label: string; default: number; min: number; max: number } | null;
    needsFrontier: boolean;
  }[];
  reductions: { name: string; title: string; hint: string }[];
  /** What the papers state; null until that is loaded. */
  claims: Claim[] | null;
}

/** A numbered statement of a paper, before anything is checked. */
export interface Claim {
  id: string;
  number: string;
  statement: string;
  /** MathML. */
  formula: string;
  /** Specs of games that it is about. */
  games: string[];
  over: string;
  /** What draws it on the map. */
  marks: string[];
  /** What the range counts. */
  symbol: string;
  to: number;
  most: number;
  conjecture: boolean;
  note: string | null;
}

export type Verdict = "holds" | "fails" | "proved" | "open";

export interface Counterexample {
  spec: string;
  n: number;
  k: number;
  found: string;
  claimed: string;
  link: string;
}

/** What the checks of a claim have found so far. */
export interface ClaimReport {
  printed: Verdict;
  checked: number;
  counterexample: Counterexample | null;
  corrected: { statement: string; formula: string; verdict: Verdict; checked: number } | null;
  done: boolean;
  reached: number;
  target: number;
  /** The games and positions at which the printed statement fails. */
  failures: [string, number, number][];
}

/** A tile is 256 × 256 texels; a texel is 2^levelN rows × 2^levelK columns. */
export interface TilePlace {
  levelN: number;
  levelK: number;
  row: number;
  column: number;
}

export interface TileWish extends TilePlace {
  key: string;
  /** The texels on screen, half-open: [x0, y0, x1, y1]. */
  visible: [number, number, number, number];
  /** The version of this tile that the page already holds, if any. */
  have: string | null;
}

/** What is on screen now. It replaces the previous request. */
export interface LookRequest {
  spec: string;
  axis: string;
  reduce: string;
  palette: string;
  scale: Scale;
  range: Range | null;
  /** In the order in which they should arrive. */
  tiles: TileWish[];
  /** How many lines must be known to fill the screen: rows, or columns where the map grows across. */
  target: number;
  /** Whether values are written into the cells. */
  digits: boolean;
  /** True while a gesture runs: colours then stay as they are, and only settle with the view. */
  moving: boolean;
}

export interface PaintedTile extends TilePlace {
  key: string;
  version: string;
  /** null: nothing of this tile is known yet. */
  bitmap: ImageBitmap | null;
  /** Only if asked for, and where a texel is a cell: what to write into the cells, and 1 where a dark ink reads better. */
  values: Uint32Array | null;
  inks: Uint8Array | null;
}

export interface Progress {
  /** From where to where it runs, and how far it is. */
  from: number;
  lines: number;
  target: number;
  /** What is counted while the next line is being certified, such as rows of bounds before it; none of them is a line. */
  certifying: "" | "rows" | "windows";
  linesPerSecond: number;
  /** Whether a line is a column, and not a row. */
  across: boolean;
  state: "idle" | "computing" | "stopped";
  /** Why there are no further lines, if the next one cannot be had, as by a typed rule. */
  fault: string | undefined;
}

/** What a table that begins far out goes through before its next row, and its first row. */
export interface RunUp {
  first: number;
  counts: "rows" | "windows";
  from: number;
  next: number;
  to: number;
  certifying: boolean;
}

/**
 * Why something does not come: the core says no, in a sentence; the page's own code failed; the core broke off in the
 * middle, or for want of memory. After the last two it cannot be trusted any more, and another worker takes its place.
 */
export type FailureKind = "refused" | "failed" | "broken" | "short";

/** Why the core refuses, as `Refusal` in src/grow names it. */
export type Reason =
  | "input"
  | "rule"
  | "missing"
  | "beyond"
  | "notProved"
  | "unforgetting"
  | "tooFar"
  | "tooSlow"
  | "tooLarge"
  | "stopped"
  | "elsewhere";

/** What is told of something that does not come; the reason, if the core refuses it. */
export interface Told {
  message: string;
  kind: FailureKind;
  reason?: Reason;
}

export interface EngineEvents {
  /** Tiles painted with other `colours` do not match these. They show the first `lines` lines. */
  onTiles(tiles: PaintedTile[], colours: string, lines: number, of: { spec: string; axis: string }): void;
  /** Everything that the latest request asked for has arrived, or the reader stopped the computation. */
  onDone(): void;
  onProgress(progress: Progress): void;
  onLegend(legend: Legend): void;
  /** `asked`: a question failed, and not what is on screen. */
  onError(message: string, kind: FailureKind, asked: boolean): void;
  /** Something else broke the worker; another has taken its place, which knows nothing of what was asked for. */
  onLost(): void;
}

/** One map's line to the worker. */
export interface Engine {
  look(request: LookRequest): void;
  stop(): void;
  resume(): void;
  /** The latest wins; a superseded call resolves to null. */
  inspect(spec: string, axis: string, n: number, k: number): Promise<Inspection | null>;
  /** Both compute the lines that they need first, unless stopped. Superseded and dropped calls reject with an AbortError. */
  numbers(spec: string, axis: string, n: Range, k: Range): Promise<Numbers>;
  exportText(spec: string, format: "csv" | "latex", axis: string, n: Range, k: Range): Promise<string>;
  /** The marks of these names in these rows and columns; the latest wins, and a superseded call resolves to null. */
  marks(spec: string, axis: string, names: string[], n: Range, k: Range): Promise<Mark[] | null>;
  /** The strip of this width that shows a heap far away; rejects with a sentence where its value cannot be had. */
  place(spec: string, width: number, heap: string): Promise<FarPlace>;
  /** Widths at which a strip lines up, the best first. */
  widths(spec: string, axis: string): Promise<{ width: number; score: number }[]>;
  /** The periods of a strip, told again and again while they are searched for; it resolves when all is found. */
  periods(spec: string, axis: string, onRead: (read: Periods) => void): Promise<void>;
  /** Nobody waits for numbers or their text any more. */
  dropNumbers(): void;
}

/** The page's end of the worker. */
export interface Client {
  /** A line for one more map. */
  open(events: EngineEvents): Engine;
  /** A sheet, for a heap if it is about one, read again and again while it grows; it resolves when it is complete. */
  sheet(spec: string, sheet: string, heap: number | null, onRead: (sheet: Sheet) => void): Promise<void>;
  sheetText(spec: string, sheet: string, heap: number | null, format: "csv" | "latex"): Promise<string>;
  /** What the papers state; the module that knows it may have to be loaded first. */
  claims(): Promise<Claim[]>;
  /** The checks of a claim up to a size, told again and again while they run; it resolves when they are done. */
  claim(id: string, to: number, onReport: (report: ClaimReport) => void): Promise<void>;
  /** Nobody waits for a claim any more. */
  dropClaim(): void;
  /** Nobody waits for a sheet any more. */
  dropSheet(): void;
}

/** Where an inspection comes from: the pointer, the keyboard's cell cursor, or the pinned cell. */
export type InspectionSource = "hover" | "cursor" | "pin";

export interface MapOptions {
  /** Where it puts its canvas. */
  element: HTMLElement;
  /** Unlike that of every other map of the page. */
  name: string;
  lens: import("./shared/lens.js").Lens<MapState>;
  client: Client;
  catalogue: Catalogue;
  onLegend(legend: Legend): void;
  onProgress(progress: Progress): void;
  /** null: nothing is under the pointer and nothing is pinned. */
  onInspection(inspection: Inspection | null, source: InspectionSource): void;
  onError(message: string, kind: FailureKind): void;
}

export interface HeatMap {
  canvas: HTMLCanvasElement;
  engine: Engine;
  /** Shows the whole table. */
  fit(): void;
  /** Shows what a link without ranges shows. */
  home(): void;
  zoom(factor: number, axis?: "both" | "n" | "k"): void;
  /** Lights up the cells that contradict what is claimed. */
  contradict(cells: { n: number; k: number }[]): void;
  /** What the canvas shows as an SVG file, which carries the link. */
  svg(link: string): string;
  redraw(): void;
}
