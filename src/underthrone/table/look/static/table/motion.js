// Motion: pieces are known by data-key; one that is elsewhere after an update travels there, a new one comes from its
// data-from.

import { $, $$, pieces, place } from "./dom.js";

const TIME = 380;

/** @typedef {Map<string, DOMRect>} Places where each key was on the screen */

/**
 * Where everything is now.
 * @returns {Places}
 */
export function places() {
  const found = new Map();
  for (const piece of $$("#table [data-key]")) {
    const box = place(piece);
    const key = piece.dataset.key;
    if (box && !found.has(key)) found.set(key, box);
  }
  return found;
}

/**
 * Lets a piece come from where it was.
 * @param {HTMLElement} piece
 * @param {Places} was
 */
export function travel(piece, was) {
  const to = place(piece);
  if (!to) return;
  const from = was.get(piece.dataset.key ?? "");
  if (from) {
    glide(piece, from, to, false);
    return;
  }
  for (const key of (piece.dataset.from ?? "").split(" ").filter(Boolean)) {
    const there = pieces(key)[0];
    const start = was.get(key) ?? (there && place(there));
    if (start) {
      glide(piece, start, to, true);
      return;
    }
  }
}

/**
 * @param {HTMLElement} piece
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {boolean} fresh
 */
function glide(piece, from, to, fresh) {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.abs(x) + Math.abs(y) < 3) return;
  const start = `translate(${x}px, ${y}px)${fresh ? " scale(.6)" : ""}`;
  piece.animate(
    [
      { transform: start, opacity: fresh ? 0.2 : 1, zIndex: 5 },
      { transform: "none", opacity: 1, zIndex: 5 },
    ],
    { duration: TIME, easing: "cubic-bezier(.2,.8,.2,1)" },
  );
}

/** A row of cards that scrolls sideways begins, at each new question, with what can be chosen. */
export function rewind() {
  for (const strip of $$("#table .fan, #table .stage")) {
    const lit = $(".lit", strip)?.getBoundingClientRect();
    strip.scrollLeft = 0;
    const frame = strip.getBoundingClientRect();
    if (lit && lit.right > frame.right) strip.scrollLeft = lit.left - frame.left - 12;
  }
}
