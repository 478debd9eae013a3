/**
 * The panel's tabs. Where a screen is small they open and close a sheet, or a drawer, and the cell is one of them; elsewhere the
 * cell is always in sight.
 *
 * @typedef {ReturnType<typeof createTabs>} Tabs
 */

import { within } from "../shared/dom.js";

/** Phones, phones that lie on their side, and pages that are zoomed; style.css says the same. */
const SMALL = matchMedia("(max-width: 600px), (max-height: 560px), (max-width: 900px) and (max-height: 800px)");

/**
 * @param {HTMLElement} panel
 * @param {HTMLElement} list  of the tabs, each of which names the pane that it shows
 */
export function createTabs(panel, list) {
  const tabs = [...list.querySelectorAll("button")];
  const cell = tabOf("inspector");
  const onMapOnly = [tabOf("colour"), tabOf("view")];
  let chosen = "presets";
  let open = !SMALL.matches;

  /**
   * @param {string} which
   * @returns {HTMLElement}
   */
  function tabOf(which) {
    return /** @type {HTMLElement} */ (tabs.find((tab) => name(tab) === which));
  }

  /**
   * @param {HTMLElement} tab
   * @returns {HTMLElement}
   */
  function paneOf(tab) {
    return /** @type {HTMLElement} */ (panel.querySelector(`#${name(tab)}`));
  }

  function refresh() {
    const small = SMALL.matches;
    cell.hidden = !small;
    const available = tabs.filter((tab) => !tab.hidden);
    if (!available.some((tab) => name(tab) === chosen)) chosen = "presets";
    for (const tab of tabs) {
      const shown = name(tab) === chosen && (open || !small);
      tab.setAttribute("aria-selected", String(shown));
      tab.tabIndex = name(tab) === chosen ? 0 : -1;
      paneOf(tab).hidden = !(shown || (tab === cell && !small));
    }
    const inspector = paneOf(cell);
    if (small) inspector.setAttribute("role", "tabpanel");
    else inspector.removeAttribute("role");
    panel.classList.toggle("closed", small && !open);
  }

  list.addEventListener("click", (event) => {
    const tab = within(event, "button");
    if (!tab) return;
    open = !(SMALL.matches && open && name(tab) === chosen);
    chosen = name(tab);
    refresh();
  });

  list.addEventListener("keydown", (event) => {
    const available = tabs.filter((tab) => !tab.hidden);
    const at = available.findIndex((tab) => tab.matches(":focus"));
    /** @type {Record<string, number>} */
    const steps = { ArrowRight: at + 1, ArrowLeft: at - 1 + available.length, Home: 0, End: available.length - 1 };
    const to = steps[event.key];
    const tab = to === undefined || at < 0 ? undefined : available[to % available.length];
    if (!tab) return;
    event.preventDefault();
    chosen = name(tab);
    open = true;
    refresh();
    tab.focus();
  });

  panel.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
  });

  function close() {
    if (!SMALL.matches || !open) return;
    open = false;
    refresh();
    tabOf(chosen).focus();
  }

  SMALL.addEventListener("change", () => {
    open = !SMALL.matches;
    refresh();
  });
  refresh();

  /** @param {string} which */
  function show(which) {
    chosen = which;
    open = true;
    refresh();
  }

  return {
    show,
    /** Shows a pane to whoever asked for it elsewhere, and takes the keyboard there. @param {string} which */
    go(which) {
      show(which);
      tabOf(which).focus();
    },
    /**
     * Whoever reaches for a tab may want what takes time to load.
     * @param {string} which
     * @param {() => void} action
     */
    onChosen(which, action) {
      for (const event of ["click", "focus"]) tabOf(which).addEventListener(event, action);
    },
    /** Lets a small screen show what the sheet covers. */
    close,
    /** Colours and views mean nothing to a table of numbers. @param {boolean} onMap */
    setOnMap(onMap) {
      for (const tab of onMapOnly) tab.hidden = !onMap;
      refresh();
    },
  };
}

/** @param {HTMLElement} tab */
function name(tab) {
  return tab.getAttribute("aria-controls") ?? "";
}
