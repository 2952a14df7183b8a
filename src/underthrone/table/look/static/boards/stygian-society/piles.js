// A pile keeps its old look until the herald has told everything of it: what lands lies there meanwhile, and what the
// cubes are for shows that they lie there.

import { $, $$, the } from "../../table/dom.js";

export const FIELD = 6; // where a way ends beyond the levels: 6 the field, 7 the crypt

/**
 * Where cubes of a colour lie.
 * @param {string} colour
 * @param {number} to field or crypt
 */
export const pile = (colour, to) => $(`[data-key="${to === FIELD ? "field" : "crypt"}-${colour}"]`);

/**
 * A cube has landed on its pile.
 * @param {string} colour
 * @param {number} to
 */
export function land(colour, to) {
  const home = pile(colour, to);
  if (home) {
    $(".spot", home)?.remove();
    const cube = document.createElement("i");
    cube.className = `cube landed ${colour}`;
    home.append(cube);
  }
  muster(colour);
}

/**
 * Takes away what has landed: the pile itself shows it.
 * @param {import("../../table/dom.js").Place} where
 */
export function clear(where) {
  for (const cube of $$(".landed", where)) cube.remove();
}

/** @param {string} colour */
function muster(colour) {
  const threat = $(`[data-key="threat-${colour}"]`);
  if (!threat) return;
  /** @param {string} where */
  const lying = (where) => $$(`[data-key="${where}-${colour}"] .cube:not(.spot)`).length;
  const there = lying("field") + Number(the(".crypt").dataset.worth) * lying("crypt");
  for (const act of $$("p:has(.pips)", threat)) {
    const pips = $$(".pips i", act);
    pips.forEach((pip, n) => {
      pip.classList.toggle("full", n < there);
    });
    if (there < pips.length || act.matches(".ready")) continue;
    act.classList.add("ready");
    const lack = the(".lack", act);
    lack.textContent = lack.dataset.ready ?? "";
  }
}
