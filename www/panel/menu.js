/**
 * A menu of one choice among groups, opened by a button: arrows, Home, End and letters move, Enter chooses, Escape closes.
 *
 * @typedef {{ value: string, checked: boolean, content: (Node | string)[] }} MenuItem
 * @typedef {{ title: string, items: MenuItem[] }} MenuGroup
 */

import { el, fill, within } from "../shared/dom.js";

/**
 * @param {HTMLButtonElement} button
 * @param {string} label
 * @param {(value: string) => void} onChoose
 */
export function createMenu(button, label, onChoose) {
  const element = el("div", {
    class: "menu",
    role: "menu",
    id: `${button.id}-menu`,
    "aria-label": label,
    popover: "auto",
  });
  button.setAttribute("popovertarget", element.id);
  button.setAttribute("aria-haspopup", "menu");

  const items = () => [...element.querySelectorAll("button")];

  element.addEventListener("toggle", () => {
    const open = element.matches(":popover-open");
    button.setAttribute("aria-expanded", String(open));
    if (open) (items().find((item) => item.ariaChecked === "true") ?? items()[0])?.focus();
  });
  button.setAttribute("aria-expanded", "false");

  element.addEventListener("click", (event) => {
    const item = within(event, "button");
    if (item) choose(item);
  });

  element.addEventListener("keydown", (event) => {
    const all = items();
    const at = all.findIndex((item) => item.matches(":focus"));
    const target = all[destination(event.key, at, all)];
    if (!target) return;
    event.preventDefault();
    target.focus();
  });

  /** @param {HTMLElement} item */
  function choose(item) {
    element.hidePopover();
    button.focus();
    onChoose(item.dataset.value ?? "");
  }

  return {
    element,
    /** @param {MenuGroup[]} groups */
    show(groups) {
      fill(
        element,
        ...groups.map((group) =>
          el(
            "div",
            { role: "group", "aria-label": group.title },
            el("p", { class: "menu-title", "aria-hidden": "true" }, group.title),
            ...group.items.map((item) =>
              el(
                "button",
                {
                  type: "button",
                  role: "menuitemradio",
                  tabindex: -1,
                  "aria-checked": item.checked ? "true" : "false",
                  "data-value": item.value,
                },
                ...item.content,
              ),
            ),
          ),
        ),
      );
    },
  };
}

/**
 * Where a key leads from the item at `at`; -1 if the key does not move.
 * @param {string} key
 * @param {number} at
 * @param {HTMLElement[]} all
 */
function destination(key, at, all) {
  if (key === "ArrowDown") return (at + 1) % all.length;
  if (key === "ArrowUp") return (at - 1 + all.length) % all.length;
  if (key === "Home") return 0;
  if (key === "End") return all.length - 1;
  if (key.length !== 1 || key === " ") return -1;
  const order = all.map((_, i) => (at + 1 + i) % all.length);
  return order.find((i) => all[i]?.textContent?.trim().toLowerCase().startsWith(key.toLowerCase())) ?? -1;
}
