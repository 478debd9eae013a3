/** What the tour of the map stops at. */

/**
 * @param {object} parts
 * @param {HTMLElement} parts.canvas
 * @param {HTMLElement} parts.inspector
 * @param {HTMLElement} parts.peek  the cell in short, where the inspector is out of sight
 * @param {HTMLElement} parts.rules
 * @param {HTMLElement} parts.tabs
 * @param {HTMLElement} parts.copyLink
 * @returns {import("./tour.js").Stop[]}
 */
export function stopsAt({ canvas, inspector, peek, rules, tabs, copyLink }) {
  return [
    {
      part: () => canvas,
      title: "A map of positions",
      words:
        "Each cell is a position, coloured by its nim value. Drag to move, turn the wheel or pinch to zoom: the values go on, exact, as far as you like.",
    },
    {
      part: () => [inspector, peek].find((one) => one.checkVisibility()) ?? null,
      title: "Why a cell has its value",
      words: "Point at a cell, or tap it, to read its value, who wins, and why. A click keeps it.",
    },
    {
      part: () => rules,
      title: "The rules",
      words:
        "What may be taken is said here. Where a game has numbers or a rule of your own to choose, move its slider or type: the map follows.",
    },
    {
      part: () => tabs,
      title: "Figures, claims, colours",
      words:
        "Presets open the figures and tables of the paper. Claims are what it states, checked while you watch. Colours and other views are here, too.",
    },
    {
      part: () => copyLink,
      title: "A link for everything",
      words: "The address always holds exactly what you see. Copy it, and whoever opens it sees the same.",
    },
  ];
}
