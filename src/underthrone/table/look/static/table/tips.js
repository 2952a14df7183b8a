// Tips: what is pointed at or focused shows its card, its sentence, or why it can't be chosen, beside it.

import { about } from "./catalogue.js";
import { $, $$, paragraph, place, the } from "./dom.js";
import { thingAt } from "./things.js";

const NAMED = "[role=img][aria-label], .count:has([aria-label])"; // an icon that stands for a word says it
const GAP = 12;
const EDGE = 8;
const AFTER = { mouse: 420, focus: 500 };

const tip = document.createElement("div");
tip.className = "look";
tip.popover = "manual";
tip.setAttribute("aria-live", "polite");
document.body.append(tip);

/** @type {HTMLElement | null} */
let pointed = null;
let by = "";
let waiting = 0;
let mouse = [0, 0];
let resting = false;

/** Takes the tip away. */
export function hide() {
  clearTimeout(waiting);
  pointed = null;
  if (tip.matches(":popover-open")) tip.hidePopover();
}

/** A page that changes under a resting mouse doesn't open anything. */
export function rest() {
  resting = true;
  hide();
}

/**
 * Something is pointed at, by "mouse", "focus" or "touch".
 * @param {Event} e
 * @param {number} after milliseconds
 * @param {string} how
 */
export function point(e, after, how) {
  const target = e.target instanceof Element ? e.target : null;
  const piece = /** @type {HTMLElement | null} */ (
    target?.closest("[data-card], [data-why], [data-tip]") ?? thingAt(target)?.piece ?? target?.closest(NAMED) ?? null
  );
  // a mouse that lies somewhere doesn't close what focus opened
  if (piece === pointed || (!piece && how !== by)) return;
  hide();
  pointed = piece;
  by = how;
  if (piece && !$("dialog[open]")) waiting = setTimeout(() => show(piece), after);
}

/** @param {Event} e */
export const touch = (e) => point(e, 0, by);

/** @param {HTMLElement} piece */
function named(piece) {
  if (!piece.matches(`${NAMED}, [data-tip=""]`)) return null;
  return (piece.matches("[aria-label]") ? piece : $("[aria-label]", piece))?.getAttribute("aria-label");
}

/** What the guide says of a thing, after its own label. @param {HTMLElement} piece */
function known(piece) {
  const thing = thingAt(piece);
  if (!thing) return null;
  const label = named(piece);
  return label && label !== thing.name ? `${label}. ${thing.says}` : `${thing.name}. ${thing.says}`;
}

/** @param {HTMLElement} piece */
async function show(piece) {
  const card = piece.dataset.card ? await about(piece.dataset.card) : null;
  if (piece !== pointed || !piece.isConnected) return;
  const said = piece.dataset.why || piece.dataset.tip || (card ? null : known(piece)) || named(piece);
  tip.replaceChildren(...(card ? [card] : []));
  if (said && card) the(".facts", card).prepend(paragraph(said, "notice"));
  else if (said) tip.append(paragraph(said, "tip"));
  if (!tip.childNodes.length) return;
  tip.style.left = tip.style.top = "0"; // it is as wide as it likes while it is measured
  tip.showPopover();
  const [x, y] = beside(piece.getBoundingClientRect(), tip.offsetWidth, tip.offsetHeight);
  tip.style.left = `${x}px`;
  tip.style.top = `${y}px`;
}

/**
 * Right, left, below or above, or else in a corner: the first place on the screen that covers neither the piece nor
 * what is asked and can be chosen, or the one that covers least.
 * @param {DOMRect} box
 * @param {number} w
 * @param {number} h
 */
function beside(box, w, h) {
  const x = box.left + box.width / 2 - w / 2;
  const y = box.top + box.height / 2 - h / 2;
  const asked = $$("#table :is(.lit, .picked), .prompt > :not(.purse)").flatMap((e) => place(e) ?? []);
  let best = [x, y];
  let least = Number.POSITIVE_INFINITY;
  for (const [left, top] of [
    [box.right + GAP, y],
    [box.left - w - GAP, y],
    [x, box.bottom + GAP],
    [x, box.top - h - GAP],
    [innerWidth, 0],
    [innerWidth, innerHeight],
    [0, 0],
    [0, innerHeight],
  ]) {
    const at = new DOMRect(within(left, innerWidth - w), within(top, innerHeight - h), w, h);
    const covers = 9 * overlap(at, box) + asked.reduce((sum, other) => sum + overlap(at, other), 0);
    if (covers < least) {
      best = [at.x, at.y];
      least = covers;
    }
  }
  return best;
}

/** @param {number} n @param {number} most */
const within = (n, most) => Math.max(EDGE, Math.min(n, most - EDGE));

/** @param {DOMRect} a @param {DOMRect} b */
function overlap(a, b) {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

document.addEventListener("pointerover", (e) => {
  if (e.pointerType === "mouse" && !resting) point(e, AFTER.mouse, "mouse");
});
document.addEventListener("pointermove", (e) => {
  const moved = e.clientX !== mouse[0] || e.clientY !== mouse[1];
  mouse = [e.clientX, e.clientY];
  if (!resting || !moved) return;
  resting = false;
  if (e.pointerType === "mouse") point(e, AFTER.mouse, "mouse");
});
document.addEventListener("focusin", (e) => {
  if (e.target instanceof Element && e.target.matches(":focus-visible")) point(e, AFTER.focus, "focus");
  else hide();
});
document.addEventListener("focusout", hide);
document.addEventListener("scroll", hide, true);
