// Everything on the board can be asked: the guide knows its things by selectors, the innermost one counts.

import { $$, place } from "./dom.js";
import { guidebook } from "./guidebook.js";

const ICON = /icon:([a-z0-9-]+)/g;
const AROUND =
  "svg, .count, .gauge, .token, .element, .mark, .disc, .judge, .stake, .badge, .pole, .troop, .barracks p > span";
const PARTS = "#board, .mine, .purse, #others";
const PIECES = "[data-tip], [data-why], svg.icon, .count, .gauge, .cube, .coin, .token, .element, .disc, .shields";

/** @type {import("./guidebook.js").Thing[]} */
let things = [];

/** When the guide is there. */
export const ready = guidebook().then((book) => {
  things = book.things.map((thing) => ({ ...thing, on: selector(thing.on) }));
});

/** "icon:two-coins" is the icon, or the counter that it stands in. @param {string} on */
const selector = (on) => on.replace(ICON, (_, name) => `:is(${AROUND}):has(use[href$="#${name}"])`);

/**
 * What the guide knows of an element or of what is around it.
 * @param {Element | null} target
 * @returns {{piece: HTMLElement, name: string, says: string} | null}
 */
export function thingAt(target) {
  if (!target?.closest(PARTS)) return null;
  return things.reduce(
    (best, { on, name, says }) => {
      const piece = /** @type {HTMLElement | null} */ (target.closest(on));
      return piece && piece !== best?.piece && (!best || best.piece.contains(piece)) ? { piece, name, says } : best;
    },
    /** @type {{piece: HTMLElement, name: string, says: string} | null} */ (null),
  );
}

/** The focus goes to the next thing that can be asked, and its tip opens. */
export function askNext() {
  const all = $$(
    PARTS.split(", ")
      .map((part) => `${part} :is(${PIECES})`)
      .join(", "),
  ).filter((e) => place(e) && (e.matches("[data-tip], [data-why]") || thingAt(e)?.piece === e));
  if (!all.length) return;
  const next = all[(all.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + 1) % all.length];
  if (!next.hasAttribute("tabindex") && !next.matches("a, button")) next.setAttribute("tabindex", "-1");
  next.focus();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
}
