/**
 * A set of numbers as chips, one a number or a range, a field to add more, and a track with a thumb for each. What is in the
 * field belongs to the set as soon as a comma, Enter or leaving the field ends it; until then it is only text. How a set is
 * cut into ranges is the core's business.
 */

import { members_of as membersOf } from "../../pkg/nimscope.js";
import { el, fill, icon } from "../shared/dom.js";
import { textField } from "./field.js";
import { createMembers } from "./members.js";

/**
 * @param {import("../types.js").ParameterOf<"set">} parameter
 * @param {import("./parameter.js").OnEdit} onEdit
 * @returns {import("./parameter.js").Control}
 */
export function createChips({ name, label, hint, kind }, onEdit) {
  /** @type {string[]} */
  let chips = [];
  const list = el("ul", { "aria-label": `Members of ${label}` });
  const track = createMembers({
    ...{ label, min: kind.min, max: kind.max },
    onChange(members) {
      draw(members.map(String));
      onEdit(true);
    },
  });
  const { element, input, complain } = textField({ id: `rule-${name}`, label, hint });
  // Above the chips, whose lines come and go under a hand that drags.
  input.parentElement?.before(track.element);
  input.dataset.kind = kind.type;
  input.placeholder = "add";
  input.before(list);

  const typed = () =>
    input.value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean);

  input.addEventListener("input", () => {
    if (input.value.includes(",")) onEdit(true);
    else complain("");
  });
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Enter" && typed().length > 0) onEdit(true);
    if (event.key === "Backspace" && input.value === "" && chips.length > 0) {
      event.preventDefault();
      input.value = chips.at(-1) ?? "";
      draw(chips.slice(0, -1));
    }
  });
  input.addEventListener("blur", () => {
    if (typed().length > 0) onEdit(true);
  });

  /** @param {string} chip */
  function remove(chip) {
    draw(chips.filter((other) => other !== chip));
    onEdit(true);
  }

  /** Draws the chips; whoever is on one of them stays at its place. @param {string[]} next */
  function draw(next) {
    if (String(next) === String(chips) && list.children.length === next.length) return;
    const at = buttons().findIndex((button) => button.matches(":focus"));
    chips = next;
    fill(list, ...chips.map((chip) => drawn(chip)));
    list.hidden = chips.length === 0;
    if (at >= 0) (buttons()[Math.min(at, chips.length - 1)] ?? input).focus();
  }

  /** @param {string} chip */
  function drawn(chip) {
    const words = `Remove ${chip} from ${label}`;
    return el(
      "li",
      {},
      chip,
      el("button", { type: "button", class: "quiet", "aria-label": words, onclick: () => remove(chip) }, icon("close")),
    );
  }

  function buttons() {
    return [...list.querySelectorAll("button")];
  }

  return {
    name,
    element,
    read: () => [...chips, ...typed()].join(","),
    show(text, typing) {
      draw(text.split(","));
      track.show([...membersOf(text)]);
      if (input !== typing) input.value = "";
    },
    complain: (problem) => complain(problem?.message ?? ""),
  };
}
