/** Counts tokens by keyboard: arrows by one, pages by ten, digits as a number; Enter takes what is counted. */

/** Digits that follow each other within so many milliseconds are one number. */
const TOGETHER = 900;

/**
 * @param {SVGSVGElement} element
 * @param {object} hand
 * @param {() => number} hand.get
 * @param {() => number} hand.most
 * @param {(count: number) => void} hand.set
 * @param {() => void} hand.go
 * @param {() => { take: number }[]} hand.allowed  what can be taken, the least first
 */
export function createCounting(element, { get, most, set, go, allowed }) {
  let typed = "";
  let last = 0;

  /** @param {string} digit */
  function type(digit) {
    const now = performance.now();
    typed = now - last < TOGETHER ? typed + digit : digit;
    last = now;
    set(Number(typed));
  }

  /** @param {number} by */
  function next(by) {
    const takes = allowed().map(({ take }) => take);
    const found = by > 0 ? takes.find((take) => take > get()) : takes.findLast((take) => take < get());
    set(found ?? (by > 0 ? get() : 0));
  }

  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowRight: () => set(get() + 1),
    ArrowUp: () => set(get() + 1),
    ArrowLeft: () => set(get() - 1),
    ArrowDown: () => set(get() - 1),
    PageUp: () => set(get() + 10),
    PageDown: () => set(get() - 10),
    "+": () => next(1),
    "-": () => next(-1),
    Home: () => set(0),
    End: () => set(most()),
    Escape: () => set(0),
    Enter: go,
    " ": go,
  };

  element.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = /^\d$/.test(event.key) ? () => type(event.key) : keys[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  });
}
