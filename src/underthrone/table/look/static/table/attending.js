// What can be chosen is kept on the screen: after each answer, and again when it was told.

import { table } from "./dom.js";

/**
 * Calls a board whenever there may be something else to choose from.
 * @param {() => void} attend
 */
export function attending(attend) {
  let answered = table().dataset.ply;
  document.addEventListener("htmx:after:swap", () => {
    const { ply } = table().dataset;
    if (ply === answered) return;
    answered = ply;
    attend();
  });
  document.addEventListener("herald-rests", attend);
}
