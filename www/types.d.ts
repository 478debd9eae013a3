/** The shapes that the parts of the page hand to each other. What comes from the core is made from Rust: see core.d.ts. */

import type {
  Axis,
  BoardShown,
  ClaimEntry,
  ClaimReport,
  FarPlace,
  FigureMade,
  Found,
  GalleryRoom,
  GameWords,
  Inspection,
  Kind,
  Legend,
  ListingPiece,
  LookRequest,
  Mark,
  Menus,
  Moves,
  Numbers,
  Painted,
  Parameter,
  PeriodReport,
  Question,
  Reading,
  Reason,
  RuleExample,
  SavingProgress,
  SheetShown,
  State,
  TableProgress,
  Term,
  TermsFound,
  Width,
} from "./core.js";

export type * from "./core.js";

/** Ranges are inclusive: n = [0, 400] shows from the top edge of row 0 to the bottom edge of row 400. */
export type Range = [number, number];

/** What of the state is a map's own, and whether its colours span what the other maps of the page show as well. */
export type MapState = Omit<State, "show" | "sheet" | "embed" | "beside" | "arrangement" | "play"> & {
  together?: boolean;
};

/** A parameter whose kind is known. */
export type ParameterOf<T extends Kind["type"]> = Parameter & { kind: Extract<Kind, { type: T }> };

/** What the core's menus are made of, and what the papers state; null until that is loaded. */
export interface Catalogue extends Menus {
  claims: ClaimEntry[] | null;
}

/**
 * Why something does not come: the core says no, in a sentence; the page's own code failed; the core broke off in the
 * middle, or for want of memory. After the last two it cannot be trusted any more, and another worker takes its place.
 */
export type FailureKind = "refused" | "failed" | "broken" | "short";

/** What is told of something that does not come; the reason, if the core refuses it. */
export interface Told {
  message: string;
  kind: FailureKind;
  reason?: Reason;
}

export interface EngineEvents {
  /** Tiles painted with other `colours` do not match these. They show the first `lines` lines. */
  onTiles(tiles: Painted<ImageBitmap>[], colours: string, lines: number, of: { spec: string; axis: string }): void;
  /** Everything that the latest request asked for has arrived, or the reader stopped the computation. */
  onDone(): void;
  onProgress(progress: TableProgress): void;
  onLegend(legend: Legend): void;
  /** `asked`: a question failed, and not what is on screen. */
  onError(told: Told, asked: boolean): void;
  /** Something else broke the worker; another has taken its place, which knows nothing of what was asked for. */
  onLost(): void;
}

/** One map's line to the worker. */
export interface Engine {
  look(request: LookRequest): void;
  stop(): void;
  resume(): void;
  /** The latest wins; a superseded call resolves to null. */
  inspect(spec: string, axis: Axis, n: number, k: number): Promise<Inspection | null>;
  /** A position with all its moves; its row is computed first. A superseded call resolves to null. */
  moves(spec: string, axis: Axis, n: number, k: number): Promise<Moves | null>;
  /** Computes the lines that it needs first, unless stopped. Superseded and dropped calls reject with an AbortError. */
  numbers(spec: string, axis: Axis, n: Range, k: Range): Promise<Numbers>;
  /** The marks of these names in these rows and columns; the latest wins, and a superseded call resolves to null. */
  marks(spec: string, axis: Axis, names: string[], n: Range, k: Range): Promise<Mark[] | null>;
  /** The strip of this width that shows a heap far away; rejects with a sentence where its value cannot be had. */
  place(spec: string, width: number, heap: string): Promise<FarPlace>;
  /** What a theorem tells of a position beyond all tables, both numbers in digits; rejects with why none does. */
  told(spec: string, n: string, k: string): Promise<string>;
  /** What some rows and columns of a map show, half-open, in numbers; a superseded call resolves to null. */
  summary(spec: string, axis: Axis, n: Range, k: Range): Promise<import("./core.js").Summary | null>;
  /** A sheet as far as it is known at first. */
  sheet(spec: string, sheet: string, heap: number | null): Promise<SheetShown>;
  /** Widths at which a strip lines up, the best first. */
  widths(spec: string, axis: Axis): Promise<Width[]>;
  /** The periods of a strip, told again and again while they are searched for; it resolves when all is found. */
  periods(spec: string, axis: Axis, onRead: (read: PeriodReport) => void): Promise<void>;
  /** The next cell with a value, told again and again while it is searched for. */
  find(
    spec: string,
    axis: Axis,
    sought: Omit<Extract<Question, { kind: "find" }>, "kind" | "spec" | "axis">,
    onPart: (found: Found) => void,
  ): Promise<Found>;
  /** How often each value is in view; a superseded call resolves to null. */
  histogram(): Promise<import("./core.js").Histogram | null>;
  /** Nobody waits for it any more. */
  dropFind(): void;
  /** Nobody waits for numbers any more. */
  dropNumbers(): void;
}

/** What a picture should be. */
export type FigureOrder = Omit<Extract<Question, { kind: "figure" }>, "kind">;

/** Which numbers a file should have, and how they are written. */
export type ListingOrder = Omit<Extract<Question, { kind: "listing" }>, "kind">;

/** The page's end of the worker. */
export interface Client {
  /** A line for one more map. */
  open(events: EngineEvents): Engine;
  /** A sheet, for a heap if it is about one, read again and again while it grows; it resolves when it is complete. */
  sheet(spec: string, sheet: string, heap: number | null, onRead: (sheet: SheetShown) => void): Promise<void>;
  sheetText(spec: string, sheet: string, heap: number | null, format: "csv" | "latex"): Promise<string>;
  /** What the catalogue says of games beyond names, and what there is to read about them. */
  words(): Promise<GameWords[]>;
  reading(): Promise<Reading[]>;
  /** What a rule with these variables may be. */
  ruleExamples(variables: string[]): Promise<RuleExample[]>;
  /** The words that are explained where they are met. */
  glossary(): Promise<Term[]>;
  /** Whether the worker has not broken again and again: what is only for show asks no more then. */
  isSound(): boolean;
  /** What the papers print, and what else is worth a visit; the module that knows it may have to be loaded first. */
  gallery(): Promise<GalleryRoom[]>;
  /** What a link shows as a file, told while it grows; the latest wins. */
  figure(order: FigureOrder, onProgress: (progress: SavingProgress) => void): Promise<FigureMade>;
  /** Nobody waits for a picture any more. */
  dropFigure(): void;
  /** The numbers that a link shows as a file, told piece by piece; it resolves to the last piece. The latest wins. */
  listing(order: ListingOrder, onPiece: (piece: ListingPiece) => void): Promise<ListingPiece>;
  /** Nobody waits for a file of numbers any more. */
  dropListing(): void;
  /** The first terms of a sequence that a link shows; rejects with a sentence where they are too few. */
  terms(link: string, along: string): Promise<TermsFound>;
  /** The link that a saved picture carries; rejects with a sentence where there is none. */
  carried(file: Uint8Array): Promise<string>;
  /** The board of a game that is played, told while more of it becomes known; the latest wins. */
  board(link: string, onBoard: (board: BoardShown) => void): Promise<void>;
  /** A move in it that someone typed, as links write it; rejects with a sentence where there is none. */
  typed(link: string, text: string): Promise<string>;
  /** What the papers state; the module that knows it may have to be loaded first. */
  claims(): Promise<ClaimEntry[]>;
  /** The checks of a claim up to a size, told again and again while they run; it resolves when they are done. */
  claim(id: string, to: number, onReport: (report: ClaimReport) => void): Promise<void>;
  /** Nobody waits for a claim any more. */
  dropClaim(): void;
  /** Nobody waits for a sheet any more. */
  dropSheet(): void;
  /** One with a worker of its own, which whoever asks for it ends. */
  another(): Client;
  /** Ends the worker with all that it holds. */
  end(): void;
}

/** Pictures of what links show, in small. */
export interface Thumbnails {
  /** Drawn when it comes into sight. */
  of(link: string): HTMLElement;
}

/** What comes behind the first picture and others wait for. */
export interface Later {
  thumbnails: Thumbnails;
  /** Puts a heap to touch at the end of an element. */
  touch: typeof import("./panel/touch.js").createTouch;
  /** Hangs the gallery at the end of an element. */
  hang(root: HTMLElement): void;
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
  onProgress(progress: TableProgress): void;
  /** null: nothing is under the pointer and nothing is pinned. */
  onInspection(inspection: Inspection | null, source: InspectionSource): void;
  onError(told: Told): void;
  /** A hand or a key moves it to a view; null: it has come to rest. */
  onView?(view: import("./map/view.js").View | null): void;
  /** A hand or a key points at a cell, or at none any more. */
  onPoint?(cell: import("./map/lattice.js").Cell | null): void;
  /**
   * Whether something on the page tells what is read of a cell; if not, the map does, beside the pointer. `here`: the cell has its
   * value written in it, or no hand points at it.
   */
  isTold?(here: boolean): boolean;
  /** What lies over the map. */
  covers?(): DOMRect[];
}

/** What is told of a picture that is whole and at rest, and how to look elsewhere. */
export type OnRest = (rest: {
  picture: import("./map/pictures.js").Picture;
  frame: import("./map/view.js").Frame;
  /** The cell at the keyboard's cursor in words; "" without one. */
  cursor: string;
  goTo: (view: import("./map/view.js").View) => void;
}) => void;

export interface HeatMap {
  canvas: HTMLCanvasElement;
  engine: Engine;
  /** Shows the whole table. */
  fit(): void;
  /** Shows what a link without ranges shows. */
  home(): void;
  zoom(factor: number, axis?: "both" | "n" | "k"): void;
  /** Shows what another map shows that moves; null: that has come to rest. */
  goWith(view: import("./map/view.js").View | null): void;
  /** Points at a cell that another map points at. */
  point(cell: import("./map/lattice.js").Cell | null): void;
  /** Lights up the cells that contradict what is claimed. */
  contradict(cells: { n: number; k: number }[]): void;
  /** Says something about the picture beside it; nothing if there are no words. */
  caption(words: string): void;
  /** Who hears of every picture that has come to rest. */
  whenAtRest(listener: OnRest): void;
  /** Who hears of every frame: the picture in front and the canvas. */
  whenDrawn(
    listener: (picture: import("./map/pictures.js").Picture, frame: import("./map/view.js").Frame) => void,
  ): void;
  /** Shows a view now, as a hand moves it elsewhere than on the map. */
  follow(view: import("./map/view.js").View): void;
  /** Draws the same on another canvas, with so many device pixels a CSS pixel, in the colours that the style has now. */
  paintOn(other: HTMLCanvasElement, ratio: number): void;
  redraw(): void;
}

/** What a service worker is to itself, as far as service.js needs it: the types of pages have no such thing. */
export interface ServiceScope {
  registration: { scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate" | "message", listener: (event: ServiceEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: AskedEvent) => void): void;
}

interface ServiceEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface AskedEvent extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
