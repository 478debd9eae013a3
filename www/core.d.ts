/** The types of what the core hands over. Made from Rust's by src/page/typescript.rs; not to be edited. */

/** Whether a table grows. */
export type Activity = "idle" | "computing" | "stopped";

/** An answer; its question says which it is. */
export type Answer = Inspection | Moves | Summary | Array<Mark> | Histogram | Found | Array<Width> | PeriodReport | null | FarPlace | Numbers | string | Array<GameWords> | Array<Reading> | Array<RuleExample> | Array<Term> | BoardShown | Array<GalleryRoom> | Array<ClaimEntry> | ClaimReport | SavingProgress | ListingPiece | TermsFound | FigureMade | SheetShown;

/** How the maps of a page stand to each other. */
export type Arrangement = {
  /** Whether each map moves alone. If not, those of the same axis show the same rows and columns. */
  free: boolean,
  /** Whether all have the colours of the first, over one range of values. */
  one: boolean,
  /** How much of the first map is seen from the left, from 0 to 1, where the second lies over it; none: they stand side by
 * side. */
  wipe: number | null,
  /** The map that the panel speaks of, counted from 0. */
  chosen: number, };

/** What the rows and columns of the map stand for. */
export type Axis = { "kind": "memory" } | { "kind": "straight" } | { "kind": "strip", width: number, } | { "kind": "far", width: number, start: string, } | { "kind": "graph" } | { "kind": "sweep", parameter: string, from: string, to: string, denominator: number, } | { "kind": "array", name: string, };

/** Some values that follow each other. */
export type Bar = {
  /** The least of them. */
  from: number,
  /** The largest. */
  to: number,
  /** How many texels have one of them. */
  count: number,
  /** The CSS colour of the one in the middle. */
  colour: string, };

/** A heap on a board. */
export type BoardHeap = {
  /** The game. */
  spec: string,
  /** The game in words. */
  title: string,
  /** The position as its paper writes it; an underscore begins a subscript. */
  position: string,
  /** The position spelled out. */
  said: string,
  /** The rule, and which moves it leaves here. */
  allowed: string,
  /** Its tokens; more than one pile where its game is played on several. */
  piles: Array<Pile>,
  /** The moves that take nothing off a pile that is drawn. */
  others: Array<BoardMove>,
  /** Its value, once it is known. */
  value: string | null,
  /** How it is known. */
  how: string | null,
  /** Its binary digits. */
  bits: string,
  /** The permalink of its map, with its place on it. */
  map: string,
  /** Where its moves lead to on that map, row and column, as far as anyone can tell them apart. */
  options: Array<[number, number]>, };

/** A move on a board. */
export type BoardMove = {
  /** The heap, counted from 0. */
  heap: number,
  /** As links write it. */
  written: string,
  /** The position before. */
  from: string,
  /** The position after. */
  to: string,
  /** In a word or two, such as `take 3`. */
  how: string,
  /** Who made it. */
  mover: Mover | null,
  /** What it did to a game that was won, once that is known. */
  did: Did | null,
  /** Why it wins, if it does. */
  why: string | null, };

/** A board, the game as its link has it, and what was wrong with that. */
export type BoardShown = { played: Played | null, problems: Array<string>,
  /** Where it began; empty while a puzzle is made. */
  sum: string,
  /** The sum now. */
  now: string,
  /** Whether all is known that will be. */
  known: boolean,
  /** Whether whoever moves last loses. */
  misere: boolean,
  /** Whether a play may go on for ever. */
  mayGoOn: boolean,
  /** Why it is not known who wins. */
  refusal: string | null,
  /** The heaps. */
  heaps: Array<BoardHeap>,
  /** Who is to move. */
  toMove: Mover,
  /** Who has won, when no move is left. */
  winner: Mover | null,
  /** The moves so far. */
  made: Array<BoardMove>,
  /** The nim sum, or in misère play the outcome, when all values are known. */
  nimSum: string | null,
  /** Its binary digits, as many as the values have. */
  bits: string,
  /** The winning moves; the first so many of them. */
  winning: Array<BoardMove>,
  /** How many winning moves there are. */
  ways: number,
  /** The winning move that is told to whoever asks for one. */
  hint: BoardMove | null,
  /** What the program answers, if it is its turn. */
  answer: BoardMove | null, };

/** A cell of a table. */
export type Cell = {
  /** The row: in the table of a game, its heap. */
  row: number,
  /** The column; 0 in a table that has only one. */
  column: number, };

/** The size of a map, its words, and how it grows. */
export type Chart = {
  /** The first row: 0, but for a graph, whose rows are counted from above. */
  first: number,
  /** The number of rows, counted from 0. */
  rows: number,
  /** The number of columns. */
  columns: number,
  /** What row the number 0 lies above, where numbers go upwards, as in a graph; 0 where they go down with the rows. */
  ceiling: number,
  /** What a row is. */
  rowLabel: string,
  /** What a column is. */
  columnLabel: string,
  /** How many heaps a row of a strip has; 0 where the map is no strip. */
  width: number,
  /** Whether rows have names that are not numbers of heaps. */
  named: boolean,
  /** Whether it becomes known column by column. */
  across: boolean,
  /** Whether a cell has one value, which can be written into it. */
  digits: boolean,
  /** Whether it shows the game's own table. */
  own: boolean,
  /** Whether it shows a far part of that table. */
  far: boolean,
  /** The axis of the game's own table that it is a far part of; its own if it is none. */
  home: Axis,
  /** The axis by which its numbers are printed. */
  printed: Axis,
  /** Whether a position is one heap, and not a heap with a memory. */
  heaps: boolean,
  /** Whether its numbers are differences. */
  apart: boolean,
  /** The game in words, with its parameters. */
  title: string,
  /** The table that it is cut from. */
  source: string, };

/** A word to choose. */
export type Choice = {
  /** The word in specs and links. */
  name: string,
  /** The words in the page. */
  title: string, };

/** What a list shows of a claim. */
export type ClaimEntry = {
  /** The claim's id. */
  id: string,
  /** Where it stands in its paper. */
  number: string,
  /** What the paper states, in our words. */
  statement: string,
  /** The same as MathML. */
  formula: string,
  /** Specs of games that it is about. */
  games: Array<string>,
  /** The names of these games. */
  about: Array<string>,
  /** The parameters that it is tried with. */
  over: string,
  /** The drawings on the map that show it. */
  marks: Array<string>,
  /** What the range counts. */
  symbol: string,
  /** How far it is checked unless someone asks for another range. */
  to: number,
  /** The range beyond which there is nothing more to check, or beyond which nobody should wait. */
  most: number,
  /** What is known of it. */
  state: ClaimState,
  /** The last size of a statement about finitely many. */
  whole: number | null,
  /** What is known of the statement that holds instead. */
  instead: ClaimState | null,
  /** Where the page has our proof, of the statement that holds. */
  proof: string | null,
  /** What there is to add. */
  note: string | null, };

/** What was found, and how far both checks together have come. */
export type ClaimReport = { done: boolean, reached: number, target: number, failures: Array<[string, number, number]>,
  /** The claim's id. */
  id: string,
  /** The paper's id. */
  paper: string,
  /** Where it stands in the paper. */
  number: string,
  /** What the paper states, in our words. */
  statement: string,
  /** The same as MathML. */
  formula: string,
  /** The games it is about. */
  games: Array<string>,
  /** The parameters it was tried with. */
  over: string,
  /** What the range counts. */
  symbol: string,
  /** The drawings on the map that show it. */
  marks: Array<string>,
  /** What is known of it, whatever the check finds. */
  state: ClaimState,
  /** What was found of the printed statement. */
  printed: Verdict,
  /** The file with our proof of it, if there is one, and the statement in it. */
  proof: string | null,
  /** How far it was checked; where it failed, that was the last size looked at. */
  checked: number,
  /** The least counterexample. */
  counterexample: Counterexample | null,
  /** What holds instead. */
  corrected: Corrected | null,
  /** What there is to add. */
  note: string | null,
  /** Whether the note puts something right. */
  wording: boolean, };

/** What is known of a statement, in a few words. */
export type ClaimState = "proved in the paper" | "proved here" | "computed" | "observed" | "open" | "refuted";

/** The statement that holds instead, with what its check found. */
export type Corrected = {
  /** The statement in words. */
  statement: string,
  /** The same as MathML. */
  formula: string,
  /** What was found. */
  verdict: Verdict,
  /** The file with our proof, if there is one, and the statement in it. */
  proof: string | null,
  /** How far it was checked. */
  checked: number,
  /** The least counterexample. */
  counterexample: Counterexample | null, };

/** Where a statement fails. */
export type Counterexample = {
  /** The game with its parameters. */
  spec: string,
  /** The heap. */
  n: number,
  /** The memory or the bound; 0 where there is none. */
  k: number,
  /** What the rules give there. */
  found: string,
  /** What the statement says. */
  claimed: string,
  /** The permalink of a view with this cell pinned, without `#`. */
  link: string, };

/** A diagram, in units of a pixel. */
export type Diagram = {
  /** What it shows, for those who do not see it. */
  label: string,
  /** The heap that it begins at, and the largest that it can begin at. */
  heap: [number, number],
  /** Its width and height. */
  size: [number, number],
  /** The width and height of a box. */
  node: [number, number],
  /** The boxes. */
  nodes: Array<DiagramNode>,
  /** The lines. */
  edges: Array<DiagramEdge>, };

/** A move. */
export type DiagramEdge = {
  /** The line, as SVG writes paths. */
  path: string,
  /** Its arrowhead. */
  head: string,
  /** Whether it divides, and does not subtract. */
  divides: boolean, };

/** A position. */
export type DiagramNode = {
  /** The left edge and the upper edge of its box. */
  at: [number, number],
  /** The heap. */
  heap: number,
  /** Its value. */
  value: number,
  /** What stands under the heap, line by line. */
  lines: Array<string>,
  /** All about it in a sentence. */
  spoken: string, };

/** What a move did to a game. */
export type Did = "kept" | "threw" | "lost";

/** What one value is more than another. */
export type Difference = string;

/** Everything the outside needs to know about one game. */
export type Entry = {
  /** The name in specs and links. */
  name: string,
  /** The name as people write it. */
  title: string,
  /** The paper it comes from. */
  paper: Paper,
  /** The rule in one sentence. */
  rule: string,
  /** The ways to give its parameters; the first is the usual one. */
  forms: Array<Form>,
  /** How positions lie on the map. */
  layout: Layout,
  /** What can be drawn over its map. */
  marks: Array<MarkEntry>,
  /** What a row of the map is. */
  rowLabel: string,
  /** What a column of the map is. */
  columnLabel: string,
  /** How many rows the table can reach. */
  limit: number,
  /** How many columns can be shown. */
  columnLimit: number,
  /** Whether a strip can begin at any heap, however large. */
  far: boolean,
  /** Whether rows have a frontier value that most of their cells share. */
  frontier: boolean,
  /** How the values are known. */
  certainty: string,
  /** The tables of text that are made for it. */
  sheets: Array<SheetEntry>,
  /** The figures and tables of the paper. */
  presets: Array<Preset>, };

/** A rule to start from. */
export type Example = {
  /** The rule as it is typed. */
  text: string,
  /** What it is known for. */
  title: string, };

/** A picture on the wall. */
export type Exhibit = {
  /** The game that it shows. */
  game: string,
  /** Where it stands in the paper; empty if it does not. */
  source: string,
  /** A few words that name it. */
  title: string,
  /** Two sentences that say what to look for. */
  look: string,
  /** The permalink, without `#`. */
  link: string, };

/** A remark about a position. */
export type Fact = {
  /** What it is about. */
  label: string,
  /** What there is to say. */
  text: string, };

/** Where a heap far away is shown. */
export type FarPlace = {
  /** The axis that shows it. */
  axis: Axis,
  /** The position under that axis. */
  cell: [number, number], };

/** A picture that is whole. The boundary makes a file of it, which crosses beside the rest. */
export type FigureMade = {
  /** How wide the figure is, in pixels; what is drawn may be a smaller picture of it. */
  width: number,
  /** How high it is. */
  height: number,
  /** What the file is, as browsers call it. */
  mime: string,
  /** The link that it carries. */
  link: string,
  /** The pixels of a millimetre, if it is to be printed. */
  density: number | null,
  /** The file. */
  file: Blob, };

/** What was found of one of the two sequences. */
export type Finding = {
  /** How it is known. */
  how: How,
  /** The period, if there is one as far as that is known. */
  period: Period | null,
  /** The width at which a strip shows what repeats, also where it does so only for a while. */
  width: number | null,
  /** The same in words. */
  words: string, };

/** One way to give a game's parameters. A form is in use if one of its own parameters is given. */
export type Form = {
  /** A few words that name it, where there are several. */
  title: string,
  /** The parameters in the order in which they are written. */
  parameters: Array<Parameter>, };

/** What has come of a search. */
export type Found = {
  /** The row and the column of the cell, as an inspection names it; none while nothing is found. */
  cell: [number, number] | null,
  /** How many rows or cells were looked at, and how many there are to look at. */
  progress: [number, number],
  /** The same in a sentence. */
  words: string, };

/** A picture in pixels, and the plot in it. */
export type Frame = {
  /** The width of the picture. */
  width: number,
  /** Its height. */
  height: number,
  /** Where the plot begins across. */
  left: number,
  /** Where it begins down. */
  top: number,
  /** Letters and lines grow by this, so that a larger picture is the same, sharper. */
  ratio: number, };

/** A position by its row and its column. */
export type FrontExample = {
  /** The game, as a permalink without `#`. */
  link: string,
  /** How it is played, said of one heap, to whoever sees such a game for the first time. */
  rule: string,
  /** The row: how many tokens the heap has. */
  row: number,
  /** The column. */
  column: number, };

/** A map of the first figure. */
export type FrontMap = {
  /** What it shows, as a permalink without `#`. */
  link: string,
  /** One sentence that says how the game is played and what is to be seen. */
  sentence: string, };

/** What a visitor without a link is shown first. */
export type FrontPage = {
  /** The figure, from left to right. */
  maps: Array<FrontMap>,
  /** A small position from which it can be seen what a nim value is. */
  example: FrontExample, };

/** The figures and tables of a paper, and its wonders. */
export type GalleryRoom = {
  /** The paper. */
  paper: Paper,
  /** What it prints, game by game. */
  figures: Array<Exhibit>,
  /** What it does not. */
  wonders: Array<Exhibit>, };

/** What the catalogue says of a game beyond names, each list in its order. */
export type GameWords = {
  /** How the values are known. */
  certainty: string,
  /** What its presets are. */
  presets: Array<string>,
  /** What its marks show. */
  marks: Array<string>,
  /** What its sheets show. */
  sheets: Array<string>, };

/** The values in view. */
export type Histogram = {
  /** From low to high, without gaps between them. */
  bars: Array<Bar>,
  /** How many texels were counted. */
  counted: number,
  /** How many of those in view are not known. */
  unknown: number,
  /** Whether every texel is one cell. */
  single: boolean, };

/** How something is known. */
export type How = "proved" | "seen";

/** What is known about one cell. */
export type Inspection = {
  /** The cell. */
  cell: Cell,
  /** The position as its paper writes it; an underscore begins a subscript. */
  name: string,
  /** The nim value; `None` while the row is not computed, and where it cannot be had. */
  value: Written | null,
  /** The position spelled out, such as `heap 202, last removal 14`. */
  said: string,
  /** What the value is: `Nim value`, or in misère play `Outcome`. */
  word: string,
  /** `P` if the player who just moved wins, `N` if the next one does. */
  outcome: Outcome | null,
  /** What else there is to say. */
  facts: Array<Fact>,
  /** The options behind the value. */
  options: Options,
  /** A move to value 0, if there is one. */
  winning: OptionShown | null,
  /** All of it in one line, to be read aloud. */
  spoken: string, };

/** What a parameter may be. */
export type Kind = { "type": "integer",
  /** The least. */
  min: number,
  /** The most. */
  max: number,
  /** The step of a slider. */
  step: number,
  /** The right end of a slider, which need not reach `max`. */
  slider: number, } | { "type": "ratio",
  /** It must be larger than this. */
  above: number,
  /** The most. */
  max: number,
  /** The right end of a slider, which need not reach `max`. */
  slider: number,
  /** The largest denominator that a slider walks through. */
  denominator: number,
  /** Others to choose from. */
  denominators: Array<number>,
  /** The places where something changes. */
  marks: Array<string>, } | { "type": "set",
  /** The least member. */
  min: number,
  /** The largest member. */
  max: number, } | { "type": "heaps",
  /** The largest heap. */
  max: number,
  /** The most heaps. */
  count: number,
  /** How many of the first ones the map varies; those behind them have sliders. */
  varied: number,
  /** The right end of a slider, which need not reach `max`. */
  slider: number, } | { "type": "rule",
  /** The variables that it may use. */
  variables: Array<string>,
  /** Rules to start from. */
  examples: Array<Example>, } | { "type": "choice",
  /** The words. */
  choices: Array<Choice>, };

/** How positions lie on the map. */
export type Layout = "plane" | "strip";

/** What a reader needs to tell values from colours. */
export type Legend = {
  /** Whether the entries are swatches; otherwise they are ticks on a bar. */
  discrete: boolean,
  /** At most 24 swatches or ticks, from low to high. */
  entries: Array<LegendEntry>,
  /** The bar from low to high in CSS colours, evenly spaced; empty for swatches. */
  gradient: Array<string>,
  /** What the numbers are. */
  caption: string, };

/** A swatch or a tick. */
export type LegendEntry = {
  /** The value or values, as text. */
  label: string,
  /** The CSS colour of the value. */
  colour: string,
  /** Where it stands along the bar, from 0 to 1. */
  at: number, };

/** A piece of a file of numbers; its bytes cross beside the rest. */
export type ListingPiece = {
  /** How much is done. */
  done: number,
  /** How much that will be. */
  target: number,
  /** What the file is, as browsers call it. */
  mime: string,
  /** What follows the pieces before. */
  bytes: Uint8Array<ArrayBuffer>, };

/** What is on the screen of a map now. */
export type LookRequest = {
  /** The game. */
  spec: string,
  /** What its rows and columns stand for. */
  axis: Axis,
  /** Which cell of a block is shown, by its name in links. */
  reduce: string,
  /** The colours. */
  palette: Palette,
  /** How values are spread over them. */
  scale: Scale,
  /** The values that they span; none: what is visible decides. */
  range: [number, number] | null,
  /** In the order in which they should arrive. */
  tiles: Array<TileWish>,
  /** How many lines must be known to fill the screen. */
  target: number,
  /** Whether values are written into the cells. */
  digits: boolean,
  /** Whether it waits until nobody else wants anything, as small pictures beside the maps do. */
  idle: boolean,
  /** Whether what is visible of the other maps that say so decides along, if they have the same colours. */
  together: boolean,
  /** Whether a gesture runs: colours then stay as they are, and only settle with the view. */
  moving: boolean, };

/** One thing that is drawn over the map. */
export type Mark = {
  /** Its name in the catalogue. */
  name: string,
  /** Its name in menus. */
  title: string,
  /** What it consists of. */
  shapes: Array<Shape>, };

/** Something that can be drawn over a game's map. */
export type MarkEntry = {
  /** The name in links. */
  name: string,
  /** The name in menus. */
  title: string,
  /** One line that says what it shows. */
  hint: string,
  /** Whether it is drawn before anyone chooses. */
  usual: boolean, };

/** Everything that the page's menus and controls are made of. The name of a game is its link at home. */
export type Menus = {
  /** What the page begins with. */
  front: FrontPage,
  /** The games, in the order of the menu. */
  games: Array<Entry>,
  /** The colours to choose from. */
  palettes: Array<PaletteEntry>,
  /** The ways to spread values over them. */
  scales: Array<ScaleEntry>,
  /** The ways to show many cells as one. */
  reductions: Array<ReductionEntry>, };

/** Who moves. */
export type Mover = "you" | "opponent" | "first" | "second";

/** A position and its moves. */
export type Moves = {
  /** The position as its paper writes it; an underscore begins a subscript. */
  name: string,
  /** The position spelled out, such as `heap 5, last removal 2`. */
  said: string,
  /** How many tokens the heap has. */
  heap: number,
  /** Its value; `None` where that cannot be had. */
  value: number | null,
  /** The moves, the smallest removal first; no more than are worth listing. */
  moves: Array<OptionShown>, };

/** A rectangle of values. */
export type Numbers = {
  /** What names the rows and what names the columns. */
  corner: [string, string],
  /** The heap to which rows and columns are added, of a strip that begins far away. */
  from: string | null,
  /** Whether the numbers are values of positions, of which a 0 is a P-position. */
  outcomes: boolean,
  /** The names of the columns. */
  columns: Array<string>,
  /** The rows from the top. */
  rows: Array<NumbersRow>, };

/** One row of a [`Numbers`] table. */
export type NumbersRow = {
  /** The row's name. */
  label: string,
  /** The values by column; `None` where the row is not computed. */
  values: Array<Written | null>, };

/** A move, and the value it leads to. */
export type OptionShown = {
  /** The move in a word or two, such as `take 3`. */
  how: string,
  /** The cell of the position left, if the table has it. */
  cell: Cell | null,
  /** The position left, as its paper writes it. */
  name: string,
  /** The value left. */
  value: number, };

/** The options of a cell, condensed. */
export type Options = {
  /** How many were looked at. */
  count: number,
  /** One option for every value below the cell's own, the least values first. */
  sample: Array<OptionShown>,
  /** The values of all options in one sentence. */
  summary: string, };

/** Who wins, by the names that positions have. */
export type Outcome = "P" | "N";

/** A painted tile: the session says it with its pixels, and the page keeps it with an image of them. Typed arrays and images
 * cross beside the rest, and not by serde. */
export type Painted<I> = {
  /** What tells this painting from others of the tile. */
  version: string,
  /** None where nothing of the tile is known yet. */
  image: I | null,
  /** The values of its texels, and for each 1 where dark letters read better on it, if they are to be written. */
  digits: [Uint32Array<ArrayBuffer>, Uint8Array<ArrayBuffer>] | null,
  /** The power of two of rows in a texel. */
  levelN: number,
  /** The power of two of columns in a texel. */
  levelK: number,
  /** The tile's row among the tiles of its levels. */
  row: number,
  /** Its column. */
  column: number, };

/** A named set of colours. */
export type Palette = "paper" | "viridis" | "cividis" | "magma" | "turbo" | "cyclic" | "categorical";

/** What a menu shows of a palette. */
export type PaletteEntry = {
  /** The name in links. */
  name: Palette,
  /** The name in menus. */
  title: string, };

/** A paper that games come from. */
export type Paper = {
  /** A short name for links and tests. */
  id: string,
  /** The title as printed. */
  title: string,
  /** The authors as printed. */
  authors: string, };

/** A parameter of a game. */
export type Parameter = {
  /** The key in specs and links. */
  name: string,
  /** The name in the page. */
  label: string,
  /** One line that says what it does. */
  hint: string,
  /** What it is before anyone chooses, as it is written in a spec. */
  default: string,
  /** What it may be. */
  kind: Kind, };

/** The parameters of a game. */
export type Parameters = {
  /** Which of the game's forms they are written in. */
  form: number,
  /** Each with its value, as a spec has it. */
  values: Array<[string, string]>,
  /** What no field shows and is read along with them: what is taken away from the values. */
  kept: Array<[string, string]>, };

/** What was read from a link. */
export type Parsed = {
  /** The nearest valid state. */
  state: State,
  /** What was wrong with the link, a sentence or two each. */
  problems: Array<string>, };

/** One table. */
export type Part = {
  /** A few words that name it. */
  title: string,
  /** How what it says is known: proved, computed or only observed. */
  note: string,
  /** What the labels of the rows and the names of the columns are. */
  corner: string,
  /** The names of the columns. */
  columns: Array<string>,
  /** The rows from the top. */
  rows: Array<Row>,
  /** What its marks and letters mean. */
  key: Array<SheetKey>, };

/** A period. */
export type Period = {
  /** The first heap from which on it holds: the pre-period. */
  from: number | string,
  /** After how many heaps the sequence repeats. */
  period: number,
  /** By how much it grows in that. */
  saltus: number, };

/** What was found. */
export type PeriodReport = {
  /** How many steps are done, and of how many. */
  progress: [number, number],
  /** Of the values. */
  values: Finding,
  /** Of the outcomes. */
  outcomes: Finding, };

/** Tokens that lie together. */
export type Pile = {
  /** How many, in digits. */
  tokens: string,
  /** The same, if they are few enough to be drawn one by one. */
  drawn: number | null,
  /** What can be taken off it if it is drawn, the least first. */
  moves: Array<PileMove>, };

/** A number of tokens that can be taken. */
export type PileMove = {
  /** How many. */
  take: number,
  /** The move. */
  by: BoardMove, };

/** Red, green, blue and alpha of the texels of a tile. */
export type Pixels = Uint8ClampedArray<ArrayBuffer>;

/** A game that is played, as a link has it. */
export type Played = {
  /** Where it began; empty if that is a puzzle which is still to be made. */
  sum: string,
  /** The moves so far. */
  moves: Array<string>,
  /** Who answers: `perfect`, `errs:25`, or `friend`. */
  opponent: string,
  /** Whether the other side begins. */
  second: boolean,
  /** What is left to chance comes of it. */
  seed: number,
  /** The size of a puzzle and its number, if it is one. */
  puzzle: [number, number] | null, };

/** A view worth opening with one click: a figure or a table of the paper. */
export type Preset = {
  /** Where it stands in the paper, such as "Figure 1, left". */
  source: string,
  /** A few words that name it. */
  title: string,
  /** One sentence that says what it is. */
  caption: string,
  /** The permalink, without `#`. */
  link: string, };

/** What was wrong with a parameter; its default is used instead. */
export type Problem = {
  /** The parameter's name. */
  parameter: string,
  /** What was given for it. */
  given: string,
  /** A sentence without a full stop. */
  message: string,
  /** Where it is wrong, if one place is: the first character of what was given, and how many. */
  at: [number, number] | null, };

/** A question, which has one answer. */
export type Question = { "kind": "inspect", spec: string, axis: Axis, n: number, k: number, } | { "kind": "moves", spec: string, axis: Axis, n: number, k: number, } | { "kind": "marks", spec: string, axis: Axis, names: Array<string>, n: [number, number], k: [number, number], } | { "kind": "summary", spec: string, axis: Axis, n: [number, number], k: [number, number], } | { "kind": "histogram" } | { "kind": "find", spec: string, axis: Axis, value: number, n: number, k: number, inclusive: boolean, along: string, back: boolean, } | { "kind": "widths", spec: string, axis: Axis, } | { "kind": "periods", spec: string, axis: Axis, } | { "kind": "place", spec: string, width: number, heap: string, } | { "kind": "told", spec: string, n: string, k: string, } | { "kind": "numbers", spec: string, axis: Axis, n: [number, number], k: [number, number], } | { "kind": "sheet", spec: string, sheet: string, heap: number | null, } | { "kind": "sheetText", spec: string, sheet: string, heap: number | null, format: string, } | { "kind": "words" } | { "kind": "reading" } | { "kind": "ruleExamples", variables: Array<string>, } | { "kind": "glossary" } | { "kind": "gallery" } | { "kind": "figure", link: string, format: string, layout: string, dark: boolean, unit: string, amount: number, dpi: number, fit: number | null, } | { "kind": "listing", link: string, format: string, along: string, } | { "kind": "terms", link: string, along: string, } | { "kind": "carried", file: Uint8Array, } | { "kind": "board", link: string, } | { "kind": "typed", link: string, text: string, } | { "kind": "claims" } | { "kind": "claim", id: string, to: number, };

/** What there is to read about a game. */
export type Reading = {
  /** The game, by its name in links. */
  game: string,
  /** The rule as a formula; an underscore begins a subscript. */
  formula: string,
  /** The row of a position that is worked out. */
  row: number,
  /** Its column. */
  column: number,
  /** What its paper proves. */
  proved: Array<Stated>,
  /** What is proved here. */
  new: Array<Stated>,
  /** What else was found here, each with how that is known. */
  found: Array<string>,
  /** What nobody knows. */
  open: Array<string>,
  /** How its paper is cited. */
  citation: string,
  /** The same for BibTeX. */
  bibtex: string,
  /** Where the paper is: what a link says, and where it leads. */
  places: Array<[string, string]>,
  /** What else to read. */
  further: Array<string>, };

/** A reason in a word, as the page knows it and acts on it. */
export type Reason = "input" | "rule" | "missing" | "beyond" | "notProved" | "unforgetting" | "tooFar" | "tooSlow" | "tooLarge" | "stopped" | "elsewhere";

export type Reduction = "keep" | "sample" | "smallest" | "largest";

/** What a menu shows of a reduction. */
export type ReductionEntry = {
  /** The name in links. */
  name: Reduction,
  /** The name in menus. */
  title: string,
  /** One line that says what it is good for. */
  hint: string, };

/** Why something cannot be had. Each reason has its sentence, which begins with a small letter and ends without a full stop
 * where others go on with it. */
export type Refusal = { reason: Reason, message: string, };

/** One row of a table. */
export type Row = {
  /** Its name. */
  label: string,
  /** Its cells by column. */
  cells: Array<SheetCell>, };

/** Something that can be written in a rule. */
export type RuleExample = {
  /** How it is written. */
  write: string,
  /** What it means. */
  means: string,
  /** A rule that has it. */
  example: string,
  /** What the example gives, in a line. */
  gives: string, };

/** One thing that is said. A look's carry its map and its id, an answer its question's id. */
export type Said = { "type": "tiles" } & Sheaf<Pixels> | { "type": "done", map: number, id: number, } | { "type": "progress", map: number, id: number, progress: TableProgress, } | { "type": "part", id: number, answer: Answer, } | { "type": "answer", id: number, answer: Answer, } | { "type": "refusal", id: number, refusal: Refusal, };

/** How far a file is. */
export type SavingProgress = {
  /** How much is done. */
  done: number,
  /** How much that will be. */
  target: number, };

/** How values are spread over a palette. */
export type Scale = { kind: ScaleKind, number: number | null, };

/** What a menu shows of a scale. */
export type ScaleEntry = {
  /** The name in links. */
  name: ScaleKind,
  /** The name in menus. */
  title: string,
  /** One line that says what it is good for. */
  hint: string,
  /** The number it needs. */
  number: ScaleNumber | null,
  /** Whether only games with a frontier have it. */
  needsFrontier: boolean, };

export type ScaleKind = "linear" | "sqrt" | "log" | "rank" | "modulo" | "value" | "frontier" | "p";

/** The number that belongs to a scale. */
export type ScaleNumber = {
  /** What it is called. */
  label: string,
  /** What it is before anyone chooses. */
  default: number,
  /** The least it may be. */
  min: number,
  /** The most it may be. */
  max: number, };

/** A part of a mark. */
export type Shape = {
  /** What it looks like. */
  kind: ShapeKind,
  /** A few letters beside it; empty where there is nothing to say. */
  label: string,
  /** Rows and columns in turn. */
  at: Array<number>, };

/** What a shape looks like. */
export type ShapeKind = "line" | "row" | "cell" | "span" | "arc" | "lane";

/** Tiles that arrive together. */
export type Sheaf<I> = {
  /** Whose they are. */
  map: number,
  /** The look that asked for them. */
  id: number,
  /** The game, as the look names it. */
  spec: string,
  /** The axis, as links write it. */
  axis: string,
  /** The tiles. */
  tiles: Array<Painted<I>>,
  /** Tiles painted with others do not match these. */
  colours: string,
  /** They show the first so many lines. */
  lines: number,
  /** Which colour is which value, with the last tiles of a picture. */
  legend: Legend | null, };

/** One cell of a table. */
export type SheetCell = {
  /** What it says; empty where there is nothing to say. */
  text: string,
  /** What is special about it. */
  mark: SheetMark,
  /** A sentence for whoever asks. */
  hint: string, };

/** A sheet of a game. */
export type SheetEntry = {
  /** The name in links. */
  name: string,
  /** A few words that name it. */
  title: string,
  /** What it shows, in a sentence. */
  hint: string,
  /** The parameters that change nothing in it, which are not offered beside it. */
  ignores: Array<string>, };

/** What a mark or a letter of a table means. */
export type SheetKey = {
  /** A cell as it looks in the table. */
  cell: SheetCell,
  /** What that says. */
  words: string, };

/** What is special about a cell. */
export type SheetMark = "" | "differs" | "agrees" | "struck" | "new" | "base";

/** A sheet and the diagram that belongs to it. */
export type SheetShown = { diagram: Diagram | null,
  /** A few words that name it. */
  title: string,
  /** What it shows, in a sentence or two. */
  caption: string,
  /** The tables from the top. */
  parts: Array<Part>,
  /** How far it has come. */
  done: number,
  /** How far it will come; equal to `done` when it is complete. */
  target: number, };

export type Show = "map" | "numbers" | "tables" | "front" | "play";

/** What was read from fields. */
export type SpecRead = {
  /** The game; a parameter that is wrong has its default. */
  spec: string,
  /** What is wrong. */
  problems: Array<Problem>, };

/** Everything that a link holds. */
export type State = { spec: string, show: Show, sheet: string | null, n: [number, number], k: [number, number], aspect: number, axis: Axis, palette: Palette, scale: Scale, range: [number, number] | null, reduce: Reduction, marks: Array<string>, claim: string | null, cell: [number, number] | null, embed: boolean, beside: Array<State>, arrangement: Arrangement, play: Played | null, };

/** A statement that is checked elsewhere on the page. */
export type Stated = {
  /** The id of the claim. */
  claim: string,
  /** Where it stands, such as "Theorem 3.1". */
  number: string,
  /** What holds; where the printed statement fails, what holds instead. */
  statement: string,
  /** Whether the printed statement fails. */
  corrected: boolean,
  /** Where the page has our proof. */
  proof: string | null, };

/** The numbers of a view. Of a large one, cells that are evenly spread are looked at. */
export type Summary = {
  /** Every so many rows and every so many columns one was looked at. */
  every: [number, number],
  /** How many cells were looked at and have a number. */
  cells: number,
  /** How many were looked at and have none yet. */
  unknown: number,
  /** How many P-positions there are among the cells; none where numbers are not values or outcomes. */
  lost: number | null,
  /** The smallest number. */
  least: number,
  /** The largest number. */
  largest: number,
  /** The first cell, row by row, that has it: the position's row and column. */
  largest_at: [number, number],
  /** The number that most cells have, the smallest of such. */
  commonest: number,
  /** How many have it. */
  times: number,
  /** In a graph without a point in view, the value nearest to the middle of the view. */
  nearest: number | null, };

/** How far a table is. */
export type TableProgress = {
  /** From where it runs. */
  from: number,
  /** How far it is. */
  lines: number,
  /** To where it runs. */
  target: number,
  /** What is counted while the next line is being certified, such as rows of bounds before it; none of them is a line. */
  certifying: string,
  /** How fast it is. */
  linesPerSecond: number,
  /** Whether a line is a column, and not a row. */
  across: boolean,
  /** Whether it goes on. */
  state: Activity,
  /** Why there are no further lines, if the next one cannot be had, as by a typed rule. */
  refusal: Refusal | null, };

/** A word of the trade. */
export type Term = {
  /** The word, and other forms of it that texts have. */
  words: Array<string>,
  /** What it means, in a sentence or two. */
  meaning: string,
  /** An example. */
  example: string, };

/** Terms that are looked up. */
export type TermsFound = {
  /** The numbers. */
  terms: Array<string>,
  /** Which they are. */
  told: string,
  /** The address of what the OEIS knows of them, which a person may follow. */
  address: string, };

/** A tile that is wanted. */
export type TileWish = {
  /** The power of two of rows in a texel. */
  levelN: number,
  /** The power of two of columns in a texel. */
  levelK: number,
  /** The tile's row among the tiles of its levels. */
  row: number,
  /** Its column. */
  column: number,
  /** The texels on screen, half-open: x0, y0, x1, y1. */
  visible: [number, number, number, number],
  /** The version of this tile that the page holds, if any. */
  have: string | null, };

/** What is known of a statement after its check. */
export type Verdict = "holds" | "fails" | "proved" | "open";

/** The cell in the plot's upper left corner, with fractions, and the size of cells in pixels. */
export type View = {
  /** The column. */
  x: number,
  /** The row. */
  y: number,
  /** The width of a cell. */
  sx: number,
  /** Its height. */
  sy: number, };

/** A way to look at a game. */
export type ViewShown = {
  /** The name in menus. */
  title: string,
  /** One line that says what it is good for. */
  hint: string,
  /** The axis that choosing it opens. */
  axis: Axis,
  /** Whether it is the one on screen. */
  chosen: boolean, };

/** A width, and how well a sequence lines up at it. */
export type Width = {
  /** The width. */
  width: number,
  /** How many of a thousand heaps agree with the one below. */
  score: number, };

/** A value that is read and not computed with. */
export type Written = number | string | Difference;
