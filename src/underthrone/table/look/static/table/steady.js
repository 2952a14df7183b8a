// A steady hand: what appears under a pointer that lies there, or is clicking, isn't clicked with it. Who clicks on in
// a hurry must rest for a moment, or move, before another thing is chosen; the same thing can be clicked as fast as one
// likes.

import { table } from "./dom.js";

const REST = 350; // milliseconds
const MOVED = 8; // pixels

/** @typedef {[number, number]} Point */

/** @type {Point} */
let pointer = [-1, -1];
/** @type {Point | null} where something else appeared a moment ago */
let guarded = null;
let ends = 0;

/** What would be clicked at the pointer, by what it does. */
function there() {
  const found = document.elementFromPoint(...pointer)?.closest("button, a, input, select, summary, label");
  if (!found || !found.closest("#table") || found.closest("[inert]")) return "";
  const { id, dataset } = /** @type {HTMLElement} */ (found);
  const value = found instanceof HTMLButtonElement && found.name === "move" ? `move ${found.value}` : "";
  return `${table().dataset.question ?? ""} ${value || id || dataset.key || found.textContent}`;
}

/** Watches a while longer. */
function guard() {
  guarded = pointer;
  clearTimeout(ends);
  ends = setTimeout(() => {
    guarded = null;
  }, REST);
}

let before = "";

/** The page is about to change. */
export function look() {
  before = there();
}

/** It has changed: is something else under the pointer? */
export function compare() {
  const now = there();
  if (now && now !== before) guard();
}

/** Changes the page. @param {() => void} change */
export function steady(change) {
  look();
  change();
  compare();
}

/** @param {PointerEvent | MouseEvent} e */
const near = (e) => guarded && Math.abs(e.clientX - guarded[0]) + Math.abs(e.clientY - guarded[1]) < MOVED;

for (const kind of ["pointerdown", "pointermove", "pointerup"]) {
  const follow = (/** @type {Event} */ e) => {
    if (e instanceof PointerEvent) pointer = [e.clientX, e.clientY];
  };
  document.addEventListener(kind, follow, { capture: true, passive: true });
}
document.addEventListener(
  "click",
  (e) => {
    if (!(e instanceof PointerEvent) || !e.pointerType || !near(e)) return;
    e.preventDefault();
    e.stopImmediatePropagation();
    guard(); // still in a hurry
  },
  true,
);
