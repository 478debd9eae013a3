/** Walks and picks the cells of a table: a click or Enter picks, arrows walk, and selecting text with the mouse still works. */

/**
 * @param {HTMLElement} frame  holds one table, which may be replaced
 * @param {(row: number, column: number) => void} onPick  counted from the first cell of the body
 */
export function createGrid(frame, onPick) {
  frame.addEventListener("click", (event) => {
    const cell = cellOf(event.target);
    if (cell && getSelection()?.isCollapsed !== false) pick(cell);
  });

  frame.addEventListener("keydown", (event) => {
    const cell = cellOf(event.target);
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = event.key === "Enter" || event.key === " " ? cell : neighbour(cell, event.key);
    if (!next) return;
    event.preventDefault();
    if (next === cell) pick(cell);
    else focus(next);
  });

  /** @param {HTMLTableCellElement} cell */
  function pick(cell) {
    const { row, column } = place(cell);
    onPick(row, column);
    focus(cell);
  }

  /** One cell of the table can be reached by the Tab key: the one that had the focus last. @param {HTMLElement} cell */
  function focus(cell) {
    for (const old of frame.querySelectorAll("td[tabindex]")) old.removeAttribute("tabindex");
    cell.tabIndex = 0;
    cell.focus();
  }
}

/**
 * @param {EventTarget | null} target
 * @returns {HTMLTableCellElement | null}
 */
function cellOf(target) {
  return target instanceof Element ? target.closest("td") : null;
}

/** @param {HTMLTableCellElement} cell */
function place(cell) {
  const line = /** @type {HTMLTableRowElement} */ (cell.parentElement);
  return { row: line.sectionRowIndex, column: cell.cellIndex - 1 };
}

/**
 * @param {HTMLTableCellElement} cell
 * @param {string} key
 * @returns {HTMLTableCellElement | null}
 */
function neighbour(cell, key) {
  /** @type {Record<string, [number, number]>} */
  const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
  const step = steps[key];
  const body = cell.closest("tbody");
  if (!step || !body) return null;
  const { row, column } = place(cell);
  const [down, right] = step;
  return body.rows[row + down]?.querySelectorAll("td")[column + right] ?? null;
}
