/**
 * The panel's tabs. On a phone they open and close a sheet, and the cell is one of them; elsewhere the cell is always in sight.
 *
 * @typedef {ReturnType<typeof createTabs>} Tabs
 */

import { within } from "../shared/dom.js";

const PHONE = matchMedia("(max-width: 600px)");

/**
 * @param {HTMLElement} panel
 * @param {HTMLElement} list  of the tabs, each of which names the pane that it shows
 */
export function createTabs(panel, list) {
  const tabs = [...list.querySelectorAll("button")];
  const cell = tabOf("inspector");
  const onMapOnly = [tabOf("colour"), tabOf("view")];
  let chosen = "presets";
  let open = !PHONE.matches;

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
    const phone = PHONE.matches;
    cell.hidden = !phone;
    const available = tabs.filter((tab) => !tab.hidden);
    if (!available.some((tab) => name(tab) === chosen)) chosen = "presets";
    for (const tab of tabs) {
      const shown = name(tab) === chosen && (open || !phone);
      tab.setAttribute("aria-selected", String(shown));
      tab.tabIndex = name(tab) === chosen ? 0 : -1;
      paneOf(tab).hidden = !(shown || (tab === cell && !phone));
    }
    const inspector = paneOf(cell);
    if (phone) inspector.setAttribute("role", "tabpanel");
    else inspector.removeAttribute("role");
    panel.classList.toggle("closed", phone && !open);
  }

  list.addEventListener("click", (event) => {
    const tab = within(event, "button");
    if (!tab) return;
    open = !(PHONE.matches && open && name(tab) === chosen);
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
    if (!PHONE.matches || !open) return;
    open = false;
    refresh();
    tabOf(chosen).focus();
  }

  PHONE.addEventListener("change", () => {
    open = !PHONE.matches;
    refresh();
  });
  refresh();

  return {
    /** @param {string} which */
    show(which) {
      chosen = which;
      open = true;
      refresh();
    },
    /**
     * Whoever reaches for a tab may want what takes time to load.
     * @param {string} which
     * @param {() => void} action
     */
    onChosen(which, action) {
      for (const event of ["click", "focus"]) tabOf(which).addEventListener(event, action);
    },
    /** Lets a phone show what the sheet covers. */
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
