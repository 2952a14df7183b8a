// A ring of bone around the pieces that somebody speaks of.

import { $$ } from "./dom.js";

/**
 * Rings what a selector finds on the table, and nothing else.
 * @param {string} what
 */
export function point(what) {
  for (const piece of $$("#table .pointed")) piece.classList.remove("pointed");
  if (what) for (const piece of $$(`#table :is(${what})`)) piece.classList.add("pointed");
}
