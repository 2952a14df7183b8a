// The map enlarged: with the names of its cities, moved by finger, wheel or hand.

import { $, around, the } from "../../table/dom.js";
import { city, home, standing } from "./plan.js";
import { show } from "./route.js";

const EDGE = 56;

/** @type {HTMLElement | null} the map that a hand has hold of */
let held = null;

/** Enlarged, the map goes along with the route. */
export function follow() {
  const pan = $("[data-large-map] .pan");
  if (!home() || !pan) return;
  const frame = pan.getBoundingClientRect();
  const at = city(standing().city).getBoundingClientRect();
  pan.scrollBy(over(at.left, at.right, frame.left, frame.right), over(at.top, at.bottom, frame.top, frame.bottom));
}

/**
 * How far something reaches over the edges of a frame.
 * @param {number} low
 * @param {number} high
 * @param {number} from
 * @param {number} to
 */
const over = (low, high, from, to) => Math.min(0, low - EDGE - from) + Math.max(0, high + EDGE - to);

/**
 * @param {boolean} on
 * @param {HTMLElement} button
 */
function enlarge(on, button) {
  document.body.toggleAttribute("data-large-map", on);
  button.setAttribute("aria-pressed", String(on));
  if (on) begin(the(".pan"));
  show();
}

/**
 * Where I am is in the middle; for a spectator the middle of the map.
 * @param {HTMLElement} pan
 */
function begin(pan) {
  const mine = $("#lands")?.dataset.from;
  const frame = pan.getBoundingClientRect();
  const at = mine && $(`[data-key="city-${mine}"]`)?.getBoundingClientRect();
  if (at) pan.scrollBy(at.left - frame.left - frame.width / 2, at.top - frame.top - frame.height / 2);
  else pan.scrollBy((pan.scrollWidth - frame.width) / 2, 0);
}

document.addEventListener("click", (e) => {
  const button = around(e, "[data-zoom]");
  if (button) enlarge(!document.body.hasAttribute("data-large-map"), button);
});
document.addEventListener("pointerdown", (e) => {
  if (e.pointerType === "mouse" && !around(e, "a, button, .pawn")) held = around(e, "[data-large-map] .pan");
});
document.addEventListener("pointermove", (e) => held?.scrollBy(-e.movementX, -e.movementY));
document.addEventListener("pointerup", () => {
  held = null;
});
