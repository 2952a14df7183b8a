// The way of a cube through the tower, as points on the screen.

import { the } from "../../table/dom.js";
import { FIELD, pile } from "./piles.js";

/**
 * @typedef {object} Way
 * @property {string} colour nothing while nobody knows it
 * @property {number} from a level; 0: the mouth of the tower
 * @property {number} to a level, the field or the crypt
 *
 * @typedef {[number, number]} Point
 */

/** @param {number} n */
const swing = (n) => (n % 2 ? 0.78 : 0.22); // where the baffle of a level ends, and cubes roll off

/**
 * @param {HTMLElement} tower
 * @param {Way} way
 * @param {number} nth how many have started from there before
 * @param {HTMLElement | null} landing the cube on the page that it will be
 * @returns {Point[]}
 */
export function way(tower, { colour, from, to }, nth, landing) {
  const shaft = the(".levels", tower).getBoundingClientRect();
  /** @param {number} n */
  const level = (n) => the(`[data-level="${n}"]`, tower).getBoundingClientRect();
  /** @type {Point} */
  const mouth = [shaft.left + shaft.width * (0.25 + 0.5 * Math.random()), shaft.top - 26 - 5 * (nth % 3)];
  const points = [from ? at(level(from), from % 2 ? 0.14 + 0.13 * nth : 0.86 - 0.13 * nth, 18) : mouth];
  for (let n = Math.max(1, from); n < Math.min(to, FIELD); n++) {
    points.push(at(level(n), swing(n) + (Math.random() - 0.5) * 0.14, 14));
  }
  if (to < FIELD) return [...points, middle(landing) ?? at(level(to), 0.5, 16)];
  const goal = middle(pile(colour, to));
  const aside = /** @type {Point} */ ([shaft.right + 44, shaft.bottom + 30]);
  return [...points, [shaft.right - 12, shaft.bottom + 6], goal && inSight(goal) ? goal : aside];
}

/**
 * A point on a level.
 * @param {DOMRect} box
 * @param {number} share
 * @param {number} up
 * @returns {Point}
 */
const at = (box, share, up) => [box.left + box.width * share, box.bottom - up];

/**
 * @param {Element | null} e
 * @returns {Point | null}
 */
function middle(e) {
  const box = e?.getBoundingClientRect();
  return box?.width ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}

/** @param {Point} point */
function inSight([, y]) {
  const frame = the("#board").getBoundingClientRect();
  return y > frame.top && y < frame.bottom;
}
